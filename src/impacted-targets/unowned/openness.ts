import type { AnsweredBefore, Comparison } from '../build-systems/build-system.js';
import { unownedPolicy, type Configurations } from '../configuration/configuration.js';
import { isUnderImpactNone } from '../configuration/impact-rules.js';
import { mayImpactLess } from './judge.js';

/**
 * The questions that the last build system's targets can still decide. `reads`: a changed file impacts nothing unless a
 * target reads it. `all`: everything is impacted, whatever the targets are. `targets`: the targets are the answer.
 */
export type Openness = 'reads' | 'all' | 'targets';

/** @param known the final coverage of all build systems, the last one included */
export function opennessOf({ changes }: Comparison, configurations: Configurations, known: AnsweredBefore): Openness {
  // Targets that a rule adds may need all of their dependents.
  const rules = [...configurations.base.impact, ...configurations.head.impact];
  if (changes.some(({ path }) => rules.some(({ paths }) => paths.match(path)))) return 'reads';
  const { ignored, targets } = unownedPolicy(configurations);
  let { isAll } = known;
  for (const change of changes) {
    const { path } = change;
    if (known.coveredPaths.has(path)) continue;
    if (isUnderImpactNone(path, configurations)) return 'reads';
    if (areDocumentsIgnored(configurations) && mayImpactLess(change)) return 'reads';
    isAll ||= !ignored && targets.length === 0;
  }
  return isAll ? 'all' : 'targets';
}

/** True where both commits use the built-in rules for files without an owner. */
export function areDocumentsIgnored({ base, head }: Configurations): boolean {
  return base.documents === 'ignore' && head.documents === 'ignore';
}
