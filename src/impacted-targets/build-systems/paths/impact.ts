import type { Reason, Comparison, Impact, Tree } from '../build-system.js';
import type { Configuration, Configurations, Rule } from '../../configuration/configuration.js';
import { namesIn, nameShape, RuleNames } from '../../configuration/rule-names.js';
import { instantiate, Owners } from './owners.js';
import { append } from '../../../shared/append.js';

/** One commit with the rules that it holds. */
class Revision {
  #targets: Promise<Map<Rule, Set<string>>> | undefined;

  constructor(
    readonly tree: Tree,
    readonly configuration: Configuration,
    readonly owners = new Owners(configuration.rules),
    readonly names = new RuleNames(configuration.rules),
  ) {}

  /** Another commit with the same rules. */
  withRulesOfThis(tree: Tree): Revision {
    return new Revision(tree, this.configuration, this.owners, this.names);
  }

  /** The targets of a rule that there are in this commit. */
  async targetsOf(rule: Rule): Promise<Iterable<string>> {
    if (namesIn(rule.name).length === 0) return [rule.name];
    this.#targets ??= this.#list();
    return (await this.#targets).get(rule) ?? [];
  }

  async #list(): Promise<Map<Rule, Set<string>>> {
    const targets = new Map<Rule, Set<string>>();
    for (const { path } of await this.tree.entries()) {
      for (const { target, rule } of this.owners.of(path)) {
        const known = targets.get(rule);
        if (known) known.add(target);
        else targets.set(rule, new Set([target]));
      }
    }
    return targets;
  }

  /**
   * Rules whose targets depend on a target, as the pairs that `depends-on` makes.
   * @returns the dependents that there are
   */
  async dependentsOf(target: string): Promise<string[]> {
    const dependents: string[] = [];
    for (const { rule, dependency } of this.#dependentRules(target)) {
      for (const dependent of await this.targetsOf(rule)) {
        if (dependent !== target && this.#dependsOn(rule, dependent, dependency, target)) dependents.push(dependent);
      }
    }
    return dependents;
  }

  readonly #byShape = new Map<string, { rule: Rule; dependency: string }[]>();

  #dependentRules(target: string): { rule: Rule; dependency: string }[] {
    if (this.#byShape.size === 0) {
      for (const rule of this.configuration.rules) {
        for (const dependency of rule.dependsOn) {
          const shape = nameShape(dependency);
          append(this.#byShape, shape, { rule, dependency });
        }
      }
    }
    if (this.#byShape.size === 0) return [];
    const shapes = new Set([target, ...this.names.producers(target).map(({ rule }) => nameShape(rule.name))]);
    return [...shapes].flatMap((shape) => this.#byShape.get(shape) ?? []);
  }

  /** Whether a dependency of a rule, read for one of its targets, means the other target. */
  #dependsOn(rule: Rule, dependent: string, dependency: string, target: string): boolean {
    if (namesIn(dependency).length === 0) return dependency === target;
    const own = this.names.producers(dependent).filter((producer) => producer.rule === rule);
    return own.some(
      ({ values }) => new RuleNames([{ name: instantiate(dependency, values) }]).producers(target).length > 0,
    );
  }
}

/** Files that no rule owns. */
export interface LeftForRules {
  /** Targets that such a changed file counts for (`unowned`). */
  readonly unownedTargets: readonly string[];
  /** Changed paths that need no target any more. */
  readonly coveredPaths: ReadonlySet<string>;
}

/**
 * The impacted targets of the rules of both commits. A file is judged by the rules of each commit that holds it, so
 * a pull request cannot take a file away from a target of the target branch; a rule that differs impacts its targets.
 */
export async function impactOfRules(
  comparison: Comparison,
  { file, base, head }: Pick<Configurations, 'file' | 'base' | 'head'>,
  { unownedTargets, coveredPaths: others }: LeftForRules,
): Promise<Impact> {
  const haveSameRules = base === head;
  const revision = new Revision(comparison.base, base);
  const sides = {
    base: revision,
    head: haveSameRules ? revision.withRulesOfThis(comparison.head) : new Revision(comparison.head, head),
  };
  const targets = new Map<string, Reason>();
  const coveredPaths = new Set<string>();
  const impacted: string[] = [];
  const add = (target: string, reason: Reason) => {
    if (targets.has(target)) return;
    targets.set(target, reason);
    impacted.push(target);
  };

  for (const change of comparison.changes) {
    let owned = true;
    const holding = (['base', 'head'] as const).filter((side) => change[side] !== undefined);
    for (const side of haveSameRules ? holding.slice(0, 1) : holding) {
      const owners = sides[side].owners.of(change.path);
      if (owners.length === 0) owned = false;
      for (const { target } of owners) add(target, { kind: 'file', path: change.path });
    }
    if (!owned && unownedTargets.length > 0 && !others.has(change.path)) {
      for (const target of unownedTargets) add(target, { kind: 'file', path: change.path });
      owned = true;
    }
    if (owned) coveredPaths.add(change.path);
  }

  const pairs = [
    [sides.base, sides.head],
    [sides.head, sides.base],
  ] as const;
  for (const [side, other] of haveSameRules ? [] : pairs) {
    const definitions = new Set(other.configuration.rules.map(definition));
    for (const rule of side.configuration.rules) {
      if (definitions.has(definition(rule))) continue;
      const what = `the rule ${rule.name} in ${file} ${other.names.written(rule.name).length > 0 ? 'changed' : side === sides.base ? 'was removed' : 'is new'}`;
      for (const target of await side.targetsOf(rule)) add(target, { kind: 'graph', what });
    }
  }

  for (const target of impacted) {
    for (const side of [sides.base, sides.head]) {
      for (const dependent of await side.dependentsOf(target)) add(dependent, { kind: 'dependency', target });
    }
  }
  const both = [sides.base, sides.head];
  return {
    kind: 'targets',
    targets,
    coveredPaths,
    known: {
      names: async () =>
        (
          await Promise.all(both.flatMap((side) => side.configuration.rules.map((rule) => side.targetsOf(rule))))
        ).flatMap((names) => [...names]),
      dependentsOf: async (target) =>
        (await Promise.all(both.map((side) => side.dependentsOf(target)))).flatMap((names) => [...names]),
      impactedBy: async (path) => {
        const found = new Set(both.flatMap((side) => side.owners.of(path).map(({ target }) => target)));
        // The set grows while it is gone through, and its new entries are gone through as well.
        for (const target of found) {
          for (const side of both) for (const dependent of await side.dependentsOf(target)) found.add(dependent);
        }
        return found;
      },
    },
  };
}

/** What a rule says, without the order in which it says it. */
function definition(rule: Rule): string {
  return JSON.stringify([rule.name, rule.definition, [...rule.dependsOn].sort()]);
}
