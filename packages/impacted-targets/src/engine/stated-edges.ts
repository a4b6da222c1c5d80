import type { Configurations, DependencyRule } from '../configuration/configuration.js';
import type { CauseOfAll, Edge } from '../answer/impact.js';
import { addEdge, graphNode, idsByTarget, type CommitGraph, type GraphNode, type Graphs } from './graph.js';
import type { TargetNames } from './target-names.js';

/** Why rules about edges say nothing: a misspelt name must not silently count as an empty rule. */
export function mistakeInEdges({ base, head, file }: Configurations, names: TargetNames): CauseOfAll | undefined {
  const rules = [...base.dependsOn, ...head.dependsOn].filter((rule) => isAsked(rule, names));
  const missing = rules
    .flatMap(({ target, on }) => [target, ...on])
    .find((one) => !one.includes('{') && names.matching(one).length === 0 && names.unknown(one) === undefined);
  if (missing === undefined) return undefined;
  return { what: `depends-on in ${file} names ${missing}, and no target has that name`, files: [] };
}

/** False for a rule with a target of a build system that is not asked. */
function isAsked({ target, on }: DependencyRule, names: TargetNames): boolean {
  return ![target, ...on].some((one) => names.isElsewhere(one));
}

/**
 * The graphs with the edges that the rules of each commit state, and without the named edges that the rules of both take away. The graphs
 * themselves stay as they are, since other rules may be tried with them.
 * @throws ImpactError for a name without its build system that fits targets of several
 */
export function withStatedEdges(graphs: Graphs, configurations: Configurations, names: TargetNames): Graphs {
  const { base, head } = configurations;
  const isNoEdge = noEdges(configurations, names);
  const left = isNoEdge
    ? { base: withoutEdges(graphs.base, isNoEdge), head: withoutEdges(graphs.head, isNoEdge) }
    : graphs;
  if (base.dependsOn.length + head.dependsOn.length === 0) return left;
  const ids = idsByTarget([left.base, left.head]);
  const idsOf = (pattern: string) => names.matching(pattern).flatMap((name) => ids.get(name) ?? []);
  const { file } = configurations;
  /** @param nodes get copies of those that change */
  const addRule = (nodes: Map<string, GraphNode>, { target, on }: DependencyRule): void => {
    const edge: Edge = { kind: 'stated', file, text: target };
    // A step between many targets and many others, so that the edges do not grow with the product.
    const step = graphNode('');
    const stepId = `depends-on ${JSON.stringify([target, [...on].sort()])}`;
    // A person who states an edge may mean the tests, too: a program may run them.
    for (const id of on.flatMap(idsOf)) addEdge(step, id, edge);
    const users = idsOf(target);
    const system = names.unknown(target);
    if (system !== undefined && users.length === 0)
      step.concernsAll = `depends-on in ${file} names ${target}, and the targets of ${system} are not known`;
    nodes.set(stepId, step);
    for (const id of users) {
      const node = nodes.get(id);
      if (node === undefined || node.isTests === true) continue;
      const own = { ...node, dependencies: new Map(node.dependencies), facts: new Map(node.facts) };
      addEdge(own, stepId, edge);
      own.facts.set(`what ${target} depends on in ${file}`, stepId);
      nodes.set(id, own);
    }
  };
  const add = (graph: CommitGraph, rules: readonly DependencyRule[]) => {
    const nodes = new Map(graph.nodes);
    for (const rule of rules.filter((one) => isAsked(one, names))) addRule(nodes, rule);
    return { ...graph, nodes };
  };
  return { base: add(left.base, base.dependsOn), head: add(left.head, head.dependsOn) };
}

type IsNoEdge = (edge: Edge | undefined, target: string | undefined, on: string | undefined) => boolean;

/**
 * Finds the edges that `not-depends-on` of both commits names. A pull request alone cannot take edges away.
 * @returns a test for an edge and names of targets in the answer; undefined where no edge is named
 */
function noEdges({ base, head }: Configurations, names: TargetNames): IsNoEdge | undefined {
  if (base.notDependsOn.length === 0 || head.notDependsOn.length === 0) return undefined;
  const sides = [base, head].map(({ notDependsOn }) =>
    notDependsOn.map(({ target, on }) => [new Set(names.matching(target)), new Set(names.matching(on))] as const),
  );
  return (edge, target = '', on = '') =>
    edge?.kind === 'named' && sides.every((rules) => rules.some(([from, to]) => from.has(target) && to.has(on)));
}

function withoutEdges(graph: CommitGraph, isNoEdge: IsNoEdge): CommitGraph {
  const targetOf = (id: string) => graph.nodes.get(id)?.target;
  const nodes = [...graph.nodes].map(([id, node]): [string, GraphNode] => {
    const left = [...node.dependencies].filter(([on, edge]) => !isNoEdge(edge, node.target, targetOf(on)));
    return [id, { ...node, dependencies: new Map(left) }];
  });
  return {
    ...graph,
    nodes: new Map(nodes),
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const owners = [...graph.owners(path)].map(targetOf);
      const isOfAll = (id: string, edge: Edge | undefined) =>
        owners.length > 0 && owners.every((owner) => isNoEdge(edge, targetOf(id), owner));
      return new Map([...graph.readers(path)].filter(([id, edge]) => !isOfAll(id, edge)));
    },
  };
}
