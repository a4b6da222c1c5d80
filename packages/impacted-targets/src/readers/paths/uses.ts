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
 */
export class StatedUses {
  readonly externals = new Map<string, External>();
  /** The targets that a name may mean, whatever its parts stand for. */
  readonly #meant = new Map<string, readonly string[]>();
  #comparisons = 0;

  /**
   * @param targets all targets of the commit
   * @param file path of the configuration file
   */
  constructor(
    readonly targets: ReadonlyMap<string, RuleTarget>,
    readonly file: string,
  ) {}

  of({ ways }: RuleTarget): TargetUse[] {
    return [...ways.values()].flatMap(({ rule, values }) =>
      rule.dependsOn.map((name) => ({
        id: namesIn(name).every((one) => values.has(one)) ? instantiate(name, values) : this.#external(name, values),
        stated: { file: this.file, text: rule.name },
      })),
    );
  }

  /**
   * Key of the external that stands for all targets that a name such as `{service}-db` may mean.
   * @param values fill in those parts of the name that the target's own name has, as long as that takes few comparisons; otherwise all parts
   *   stay open, and the name means the same targets for every dependent
   */
  #external(name: string, values: Captured): string {
    // No target's name has a space.
    const keyOf = (label: string) => `all of ${label}`;
    const all = getOrMake(this.#meant, name, () => matching(name, [...this.targets.keys()]));
    const own = instantiate(name, values);
    const isFew = this.externals.has(keyOf(own)) || (this.#comparisons += all.length) <= mostComparisons;
    const label = isFew ? own : name;
    getOrMake(this.externals, keyOf(label), () => {
      const uses = matching(label, all).map((id) => ({ id }));
      return { label, content: '', uses };
    });
    return keyOf(label);
  }
}

function matching(name: string, targets: readonly string[]): string[] {
  return targets.filter((target) => valuesIn(name, target) !== undefined);
}
