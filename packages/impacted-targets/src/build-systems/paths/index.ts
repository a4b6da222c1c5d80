import type { Comparison, Impact } from '../build-system.js';
import type { BuildSystem, Tools } from '../reader.js';
import { impactOfRules } from './impact.js';

/** Targets by globs, from the configuration file. */
export const paths: BuildSystem = {
  impact: (comparison: Comparison, { configurations }: Tools): Promise<Impact> =>
    impactOfRules(comparison, configurations),
};
