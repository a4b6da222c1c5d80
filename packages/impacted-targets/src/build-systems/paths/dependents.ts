import { namesIn, nameShape, type RuleNames, tellableNames, valuesIn } from '../../configuration/rule-names.js';
import type { Rule } from '../../configuration/configuration.js';
import { capturePattern } from '../../configuration/glob.js';
import { append } from '../../../../shared/src/append.js';
import { instantiate } from './owners.js';

/** Targets that depend on everything that one name or pattern means. Targets of the same meaning share a list. */
export type DependentList = readonly string[];

/** Finds the targets that depend on a target. The time does not grow with the number of targets. */
export class Dependents {
  readonly #names: RuleNames<Rule>;
  readonly #targetsOf: (rule: Rule) => Promise<Iterable<string>>;
  /** The entries of `depends-on`, by the shape of their names. */
  readonly #byShape = new Map<string, Dependency[]>();

  constructor(rules: readonly Rule[], names: RuleNames<Rule>, targetsOf: (rule: Rule) => Promise<Iterable<string>>) {
    this.#names = names;
    this.#targetsOf = targetsOf;
    for (const rule of rules) {
      for (const name of rule.dependsOn) append(this.#byShape, nameShape(name), new Dependency(rule, name));
    }
  }

  /** The existing dependents of a target. The target itself may be among them. */
  async of(target: string): Promise<DependentList[]> {
    if (this.#byShape.size === 0) return [];
    const shapes = new Set([target, ...this.#names.producers(target).map(({ rule }) => nameShape(rule.name))]);
    const dependencies = [...shapes].flatMap((shape) => this.#byShape.get(shape) ?? []);
    const lists = await Promise.all(dependencies.map((one) => one.dependentsOf(target, this.#targetsOf)));
    return lists.flat();
  }
}

/** The part of a segment that is the same in all targets that a pattern means. */
type Fixed = 'whole' | 'start' | 'end' | 'nothing';

/** A name under `depends-on` of a rule. For each target of the rule, parts of the target's own name are filled in. */
class Dependency {
  readonly #rule: Rule;
  readonly #name: string;
  readonly #fixed: readonly Fixed[];
  /** Index of the only segment that is fixed in part; -1 without one. */
  readonly #partly: number;
  #index: Promise<Index> | undefined;

  constructor(rule: Rule, name: string) {
    this.#rule = rule;
    this.#name = name;
    const shared = tellableNames(rule.name);
    const fixed = name.split('/').map((segment) => fixedIn(segment, shared));
    this.#partly = fixed.findIndex((each) => each === 'start' || each === 'end');
    this.#fixed = fixed.map((each, at) => (each === 'whole' || at === this.#partly ? each : 'nothing'));
  }

  async dependentsOf(
    target: string,
    targetsOf: (rule: Rule) => Promise<Iterable<string>>,
  ): Promise<readonly DependentList[]> {
    this.#index ??= targetsOf(this.#rule).then((targets) => this.#indexOf(targets));
    const { byKey, lengths } = await this.#index;
    const segments = target.split('/');
    if (segments.length !== this.#fixed.length) return [];
    const keys = [...lengths].map((length) => this.#keyOf(segments, length));
    const candidates = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
    return candidates.filter(({ pattern }) => means(pattern, target)).map(({ dependents }) => dependents);
  }

  #indexOf(targets: Iterable<string>): Index {
    const own = tellableNames(this.#rule.name);
    const isFilled = namesIn(this.#name).some((name) => own.has(name));
    const byPattern = new Map<string, string[]>();
    for (const dependent of targets) {
      const values = isFilled ? valuesIn(this.#rule.name, dependent) : new Map<string, string>();
      if (values !== undefined) append(byPattern, instantiate(this.#name, values), dependent);
    }
    const byKey = new Map<string, { pattern: string; dependents: DependentList }[]>();
    const lengths = new Set<number>();
    for (const [pattern, dependents] of byPattern) {
      const segments = pattern.split('/');
      const length = this.#fixedLength(segments[this.#partly] ?? '');
      lengths.add(length);
      append(byKey, this.#keyOf(segments, length), { pattern, dependents });
    }
    return { byKey, lengths };
  }

  /** How many characters are fixed in the partly fixed segment of a pattern. */
  #fixedLength(segment: string): number {
    return this.#fixed[this.#partly] === 'end' ? segment.length - segment.lastIndexOf('}') - 1 : segment.indexOf('{');
  }

  /** The key that a pattern shares with the targets that it means. */
  #keyOf(segments: readonly string[], length: number): string {
    const parts = segments.map((segment, at) => {
      const fixed = this.#fixed[at];
      if (fixed === 'whole') return segment;
      if (fixed === 'start') return segment.slice(0, length);
      return fixed === 'end' ? segment.slice(Math.max(0, segment.length - length)) : '';
    });
    return parts.join('/');
  }
}

/** Dependents by the key that their patterns share with their targets. */
interface Index {
  readonly byKey: ReadonlyMap<string, readonly { readonly pattern: string; readonly dependents: DependentList }[]>;
  /** Lengths of the fixed part in the partly fixed segment. */
  readonly lengths: ReadonlySet<number>;
}

/** @param shared names that the rule fills in */
function fixedIn(segment: string, shared: ReadonlySet<string>): Fixed {
  const isShared = [...segment.matchAll(capturePattern)].map(([, name = '']) => shared.has(name));
  if (isShared.every(Boolean)) return 'whole';
  if (isShared[0] === true) return 'start';
  return isShared.at(-1) === true ? 'end' : 'nothing';
}

function means(pattern: string, target: string): boolean {
  return namesIn(pattern).length === 0 ? pattern === target : valuesIn(pattern, target) !== undefined;
}
