import type { Comparison } from '../../impacted-targets/src/tree/tree.js';
import type { BuildSystem } from '../src/engine/build-system.js';
import type { Impact } from '../src/engine/impact.js';
import type { Tools } from '../src/readers/tools.js';

/** The engine follows links for every build system. */
export function impactThroughLinks(system: BuildSystem, comparison: Comparison, tools: Tools): Promise<Impact> {
  return system.impact(comparison, tools);
}
