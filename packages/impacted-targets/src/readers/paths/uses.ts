import type { Captured } from '../../configuration/glob.js';
import { namesIn, tellableNames, valuesIn } from '../../configuration/rule-names.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import type { External, TargetUse } from '../reader.js';
import { instantiate } from './owners.js';
import type { RuleTarget } from './targets.js';

/** Most names that are compared with names in which a segment has two `{name}` parts. They take about a second. */
const mostComparisons = 1_000_000;

/**
 * What the rules state under `depends-on`. A name with `{name}` parts that the target's own name does not fill in means many targets. They are
 * behind an external, which all share who depend on them, so that the edges do not grow with the square of the targets.
 */
export class StatedUses {
  readonly externals = new Map<string, External>();
  /** Targets by a dependency's name and the texts in them that the names of both targets share. */
  readonly #indexes = new Map<string, ReadonlyMap<string, readonly string[]>>();
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

  /** The external of all targets that a name means, for a target with these texts. */
  #external(name: string, values: Captured): string {
    const label = instantiate(name, values);
    // No target's name has a space.
    const key = `all of ${label}`;
    getOrMake(this.externals, key, () => {
      const uses = this.#meant(name, label, values).map((id) => ({ id }));
      return { label, content: '', uses };
    });
    return key;
  }

  #meant(name: string, label: string, values: Captured): readonly string[] {
    const tellable = tellableNames(name);
    const shared = namesIn(name).filter((one) => values.has(one));
    const told = shared.filter((one) => tellable.has(one));
    const index = getOrMake(this.#indexes, [name, ...told].join('\0'), () => this.#indexOf(name, told));
    const found = index.get(told.map((one) => values.get(one)).join('\0')) ?? [];
    // Where one segment has two parts, only the other text around them tells the targets apart.
    if (told.length === shared.length || (this.#comparisons += found.length) > mostComparisons) return found;
    return found.filter((target) => valuesIn(label, target) !== undefined);
  }

  #indexOf(name: string, told: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const target of this.targets.keys()) {
      const values = valuesIn(name, target);
      if (values !== undefined) append(found, told.map((one) => values.get(one)).join('\0'), target);
    }
    return found;
  }
}
