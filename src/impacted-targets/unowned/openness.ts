import type { AnsweredBefore, Comparison } from '../build-systems/build-system.js';
import { unownedPolicy, type Configurations } from '../configuration/configuration.js';
import { isUnderImpactNone } from '../configuration/impact-rules.js';
import { mayImpactLess } from './judge.js';

/**
 * What the last build system's targets can still decide. `reads`: a changed file impacts nothing, unless a target reads it. `all`:
 * everything is impacted, whatever the targets are. `targets`: the targets are the answer.
 */
export type Openness = 'reads' | 'all' | 'targets';

/** @param known what all build systems cover, the last one included, as it will be known in the end */
export function opennessOf({ changes }: Comparison, configurations: Configurations, known: AnsweredBefore): Openness {
  // Targets that a rule adds may need all that depends on them.
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

/** True where both commits leave it to the built-in rules what files without an owner impact. */
export function areDocumentsIgnored({ base, head }: Configurations): boolean {
  return base.documents === 'ignore' && head.documents === 'ignore';
}
