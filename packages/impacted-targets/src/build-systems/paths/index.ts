import type { Comparison } from '../../tree/tree.js';
import type { Impact } from '../../graph/impact.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { impactOfRules } from './impact.js';

/** Targets by globs, from the configuration file. */
export const paths: BuildSystem = {
  impact: (comparison: Comparison, tools: Tools): Promise<Impact> =>
    impactOfRules(comparison, tools.configurations, tools),
};
