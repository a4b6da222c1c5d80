import type { Configurations, DependencyRule } from '../configuration/configuration.js';
import { idsByTarget } from './compare.js';
import { graphNode, type CommitGraph, type GraphNode } from './graph.js';
import type { CauseOfAll, Edge } from '../answer/impact.js';
import { nodeOf, type Graphs } from './spread.js';
import type { TargetNames } from './target-names.js';

/** Why rules about edges say nothing: a misspelt name must not silently count as an empty rule. */
export function mistakeInEdges({ base, head, file }: Configurations, names: TargetNames): CauseOfAll | undefined {
  const patterns = [base, head].flatMap(({ dependsOn }) =>
    dependsOn.flatMap(({ target, on }) =>
      [target, ...on].some((one) => names.isElsewhere(one)) ? [] : [target, ...on],
    ),
  );
  const missing = patterns.find(
    (one) => !one.includes('{') && names.matching(one).length === 0 && names.unknown(one) === undefined,
  );
  return missing === undefined
    ? undefined
    : { what: `depends-on in ${file} names ${missing}, and no target has that name`, files: [] };
}

/**
 * The graphs with the edges that the rules of each commit state, and without the named edges that the rules of both take away. The graphs
 * themselves stay as they are, since other rules may be tried with them.
 * @throws ImpactError for a name without its build system that fits targets of several
 */
export function withStatedEdges(graphs: Graphs, configurations: Configurations, names: TargetNames): Graphs {
  const isNoEdge = noEdges(configurations, names);
  const left: Graphs =
    isNoEdge === undefined
      ? graphs
      : { base: withoutEdges(graphs.base, isNoEdge), head: withoutEdges(graphs.head, isNoEdge) };
  const { base, head, file } = configurations;
  if (base.dependsOn.length + head.dependsOn.length === 0) return left;
  const ids = idsByTarget([left.base, left.head]);
  const all = (pattern: string) => names.matching(pattern).flatMap((name) => ids.get(name) ?? []);
  const meant = {
    users: (pattern: string) => all(pattern).filter((id) => nodeOf(left, id)?.isTests !== true),
    // A person who states an edge may mean the tests, too: a program may run them.
    used: all,
  };
  const add = (graph: CommitGraph, rules: readonly DependencyRule[]) => addRules(graph, rules, file, names, meant);
  return { base: add(left.base, base.dependsOn), head: add(left.head, head.dependsOn) };
}

function addRules(
  graph: CommitGraph,
  rules: readonly DependencyRule[],
  file: string,
  names: TargetNames,
  meant: Readonly<Record<'users' | 'used', (pattern: string) => readonly string[]>>,
): CommitGraph {
  const nodes = new Map(graph.nodes);
  const copied = new Set<string>();
  for (const { target, on } of rules) {
    if ([target, ...on].some((pattern) => names.isElsewhere(pattern))) continue;
    const edge: Edge = { kind: 'stated', file, text: target };
    // A step between many targets and many others, so that the edges do not grow with the product.
    const step = graphNode('');
    for (const id of on.flatMap(meant.used)) step.dependencies.add(id, edge);
    const [users, system] = [meant.users(target), names.unknown(target)];
    if (system !== undefined && users.length === 0)
      step.concernsAll = `depends-on in ${file} names ${target}, and the targets of ${system} are not known`;
    const stepId = `depends-on ${JSON.stringify([target, [...on].sort()])}`;
    nodes.set(stepId, step);
    for (const id of users) {
      const node = nodes.get(id);
      if (node === undefined) continue;
      const own = copied.has(id)
        ? node
        : { ...node, dependencies: node.dependencies.filtered(), facts: new Map(node.facts) };
      own.dependencies.add(stepId, edge);
      own.facts.set(`what ${target} depends on in ${file}`, stepId);
      nodes.set(id, own);
      copied.add(id);
    }
  }
  return { ...graph, nodes };
}

type IsNoEdge = (target: string, on: string) => boolean;

/**
 * Finds the edges that `not-depends-on` of both commits names. A pull request alone cannot take edges away.
 * @returns a test for names of targets in the answer; undefined where no edge is named
 */
function noEdges({ base, head }: Configurations, names: TargetNames): IsNoEdge | undefined {
  if (base.notDependsOn.length === 0 || head.notDependsOn.length === 0) return undefined;
  const sides = [base, head].map(({ notDependsOn }) =>
    notDependsOn.map(({ target, on }) => [new Set(names.matching(target)), new Set(names.matching(on))] as const),
  );
  return (target, on) => sides.every((rules) => rules.some(([from, to]) => from.has(target) && to.has(on)));
}

function withoutEdges(graph: CommitGraph, isNoEdge: IsNoEdge): CommitGraph {
  const targetOf = (id: string) => graph.nodes.get(id)?.target;
  const isGone = (edge: Edge | undefined, from: string | undefined, on: string | undefined) =>
    edge?.kind === 'named' && from !== undefined && on !== undefined && isNoEdge(from, on);
  const nodes = [...graph.nodes].map(([id, node]): [string, GraphNode] => {
    const dependencies = node.dependencies.filtered((on, edge) => !isGone(edge, node.target, targetOf(on)));
    return [id, { ...node, dependencies }];
  });
  return {
    ...graph,
    nodes: new Map(nodes),
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const owners = [...graph.owners(path)].map(targetOf);
      const isOfAll = (id: string, edge: Edge | undefined) =>
        owners.length > 0 && owners.every((owner) => isGone(edge, targetOf(id), owner));
      return new Map([...graph.readers(path)].filter(([id, edge]) => !isOfAll(id, edge)));
    },
  };
}
