import type { Captured } from '../../configuration/glob.js';
import { namesIn, valuesIn } from '../../configuration/rule-names.js';
import { getOrMake } from '../../../../shared/src/append.js';
import type { External, TargetUse } from '../reader.js';
import { instantiate } from './owners.js';
import type { RuleTarget } from './targets.js';

/** Most names of targets that are compared with names of dependencies. They take about a second. */
const mostComparisons = 1_000_000;

/**
 * What the rules state under `depends-on`. A name with `{name}` parts that the target's own name does not fill in means many targets. They are
 * behind an external, which all share who depend on them, so that the edges do not grow with the square of the targets.
 * @param targets all targets of the commit
 * @param file path of the configuration file
 * @returns `usesOf`, which gives what is stated for a target, and the externals of the names that it has given
 */
export function statedUses(targets: ReadonlyMap<string, RuleTarget>, file: string) {
  const externals = new Map<string, External>();
  /** The targets that a name may mean, whatever its parts stand for. */
  const meant = new Map<string, readonly string[]>();
  let comparisons = 0;
  /**
   * Key of the external that stands for all targets that a name such as `{service}-db` may mean.
   * @param values fill in those parts of the name that the target's own name has, as long as that takes few comparisons; otherwise all parts
   *   stay open, and the name means the same targets for every dependent
   */
  const external = (name: string, values: Captured) => {
    // No target's name has a space.
    const keyOf = (label: string) => `all of ${label}`;
    const all = getOrMake(meant, name, () => matching(name, [...targets.keys()]));
    const own = instantiate(name, values);
    const label = externals.has(keyOf(own)) || (comparisons += all.length) <= mostComparisons ? own : name;
    getOrMake(externals, keyOf(label), () => {
      const uses = matching(label, all).map((id) => ({ id }));
      return { label, content: '', uses };
    });
    return keyOf(label);
  };
  const usesOf = ({ ways }: RuleTarget): TargetUse[] =>
    [...ways.values()].flatMap(({ rule, values }) =>
      rule.dependsOn.map((name) => ({
        id: namesIn(name).every((one) => values.has(one)) ? instantiate(name, values) : external(name, values),
        stated: { file, text: rule.name },
      })),
    );
  return { externals, usesOf };
}

function matching(name: string, targets: readonly string[]): string[] {
  return targets.filter((target) => valuesIn(name, target) !== undefined);
}
