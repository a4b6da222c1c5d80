import type { BuildSystem, Comparison, Impact, Tools } from '../build-system.js';
import { impactOfRules } from './impact.js';

/** Targets by globs, from the configuration file. */
export const paths: BuildSystem = {
  impact: (comparison: Comparison, { configurations }: Tools): Promise<Impact> =>
    impactOfRules(comparison, configurations),
};
