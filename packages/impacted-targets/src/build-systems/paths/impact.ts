import type { Reason, Impact } from '../../graph/impact.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import { compareGraphs } from '../../graph/compare.js';
import { connect } from '../../graph/connect.js';
import type { Tools } from '../../graph/reader.js';
import { readRulesGraph } from './graph.js';
import type { Configuration, Configurations, Rule } from '../../configuration/configuration.js';
import { namesIn, RuleNames } from '../../configuration/rule-names.js';
import { type DependentList, Dependents } from './dependents.js';
import { Owners } from './owners.js';
import { addTo } from '../../../../shared/src/append.js';

/** One commit with its rules. */
class Revision {
  readonly dependents: Dependents;
  #targets: Promise<Map<Rule, Set<string>>> | undefined;

  constructor(
    readonly tree: Tree,
    readonly configuration: Configuration,
    readonly owners = new Owners(configuration.rules),
    readonly names = new RuleNames(configuration.rules),
  ) {
    this.dependents = new Dependents(configuration.rules, names, (rule) => this.targetsOf(rule));
  }

  /** Returns another commit with the rules of this one. */
  withRulesOfThis(tree: Tree): Revision {
    return new Revision(tree, this.configuration, this.owners, this.names);
  }

  /** The targets of a rule that exist in this commit. */
  async targetsOf(rule: Rule): Promise<Iterable<string>> {
    if (namesIn(rule.name).length === 0) return [rule.name];
    this.#targets ??= this.#list();
    return (await this.#targets).get(rule) ?? [];
  }

  async #list(): Promise<Map<Rule, Set<string>>> {
    const targets = new Map<Rule, Set<string>>();
    for (const { path } of await this.tree.entries()) {
      for (const { target, rule } of this.owners.of(path)) addTo(targets, rule, target);
    }
    return targets;
  }
}

/**
 * The impacted targets of the rules of both commits. A file is judged by the rules of each commit that holds it. A pull
 * request therefore cannot take a file away from a target of the target branch. A rule that differs impacts its
 * targets.
 */
export async function impactOfRules(
  comparison: Comparison,
  configurations: Pick<Configurations, 'file' | 'base' | 'head'>,
  tools?: Pick<Tools, 'options' | 'warn'>,
): Promise<Impact> {
  const { file, base, head } = configurations;
  if (tools !== undefined && [base, head].some(({ rules }) => rules.some(({ imports }) => imports))) {
    return impactByImports(comparison, configurations, tools);
  }
  const haveSameRules = base === head;
  const revision = new Revision(comparison.base, base);
  const sides = {
    base: revision,
    head: haveSameRules ? revision.withRulesOfThis(comparison.head) : new Revision(comparison.head, head),
  };
  const targets = new Map<string, Reason>();
  const coveredPaths = new Set<string>();
  const otherwise = new Set<string>();
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
      for (const target of await side.targetsOf(rule)) {
        otherwise.add(target);
        add(target, { kind: 'graph', what });
      }
    }
  }

  const both = [sides.base, sides.head];
  const ownersOf = (path: string) => new Set(both.flatMap((side) => side.owners.of(path).map(({ target }) => target)));
  const dependentLists = async (target: string) =>
    (await Promise.all(both.map((side) => side.dependents.of(target)))).flat();
  /** Visits each list of dependents of these targets once. More targets may be added during the loop. */
  const eachDependent = async (of: Iterable<string>, use: (dependent: string, target: string) => void) => {
    // Thousands of targets may have the same list of thousands of dependents.
    const seen = new Set<DependentList>();
    for (const target of of) {
      for (const list of await dependentLists(target)) {
        if (seen.has(list)) continue;
        seen.add(list);
        for (const dependent of list) use(dependent, target);
      }
    }
  };
  await eachDependent(impacted, (dependent, target) => {
    add(dependent, { kind: 'dependency', target });
  });
  return {
    kind: 'targets',
    targets,
    otherwise,
    coveredPaths,
    known: {
      names: async () =>
        (
          await Promise.all(both.flatMap((side) => side.configuration.rules.map((rule) => side.targetsOf(rule))))
        ).flatMap((names) => [...names]),
      dependentsOf: async (target) => (await dependentLists(target)).flat().filter((dependent) => dependent !== target),
      dependentLists,
      owners: (path) => Promise.resolve(ownersOf(path)),
      impactedBy: async (path) => {
        const found = ownersOf(path);
        await eachDependent(found, (dependent) => found.add(dependent));
        return found;
      },
    },
  };
}

/** The impacted targets where rules depend on what files import. */
async function impactByImports(
  comparison: Comparison,
  { file, base, head }: Pick<Configurations, 'file' | 'base' | 'head'>,
  tools: Pick<Tools, 'options' | 'warn'>,
): Promise<Impact> {
  const graphOf = async (tree: Tree, configuration: Configuration) => {
    const { graph, warnOfUnknown } = await readRulesGraph(tree, configuration, file, definition, tools);
    const connected = await connect(tree, graph);
    if (tree === comparison.head) warnOfUnknown();
    return connected;
  };
  const graphs = [await graphOf(comparison.base, base), await graphOf(comparison.head, head)] as const;
  const impact = await compareGraphs(...graphs, comparison);
  if (impact.kind === 'all' || impact.known === undefined) return impact;
  // What other build systems have in the folder of a target is no business of the rules.
  const { places: _, ...known } = impact.known;
  return { ...impact, known };
}

/** The content of a rule, without the order of its parts. */
function definition(rule: Rule): string {
  return JSON.stringify([rule.name, rule.definition, rule.imports, [...rule.dependsOn].sort()]);
}
