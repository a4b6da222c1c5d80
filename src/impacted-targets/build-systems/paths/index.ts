import type { BuildSystem, Comparison, Impact, Tools } from '../build-system.js';
import { unownedPolicy } from '../../configuration/configuration.js';
import { impactOfRules } from './impact.js';

/** Targets by globs, from the configuration file. */
export const paths: BuildSystem = {
  async impact(comparison: Comparison, tools: Tools): Promise<Impact> {
    const { targets: unownedTargets } = unownedPolicy(tools.configurations);
    return impactOfRules(comparison, tools.configurations, {
      unownedTargets,
      coveredPaths: unownedTargets.length === 0 ? new Set() : await tools.coveredPaths(),
    });
  },
};
