import { addTo } from '../../../shared/src/append.js';
import type { CommitGraph, GraphNode } from './graph.js';
import type { Edge, Reason } from '../answer/impact.js';

/** The graphs of two commits. */
export interface Graphs {
  readonly base: CommitGraph;
  readonly head: CommitGraph;
}

/** Ids of the nodes that are built from each node, in either graph. */
export function dependentsIn({ base, head }: Graphs): ReadonlyMap<string, ReadonlySet<string>> {
  const dependents = new Map<string, Set<string>>();
  for (const { nodes } of [base, head]) {
    for (const [id, node] of nodes) {
      for (const dependency of node.dependencies) addTo(dependents, dependency, id);
    }
  }
  return dependents;
}

/** How a node was reached. */
interface Reached {
  readonly reason: Reason;
  /** How many targets further it reaches. */
  readonly hops: number;
  /** True where nothing that differs on the way is a target. */
  readonly isNoTarget: boolean;
}

/**
 * Carries the differences on to the dependents, nearest first. One walk over the edges of both commits is enough: a
 * node whose edges changed differs by itself.
 * @param first the nodes that differ by themselves
 * @param hopsOf how many targets further a node of a target reaches that differs by itself
 * @returns the reason of each node that is reached. Its chain is one that these limits allow
 */
export function spread(
  graphs: Graphs,
  first: ReadonlyMap<string, Reason>,
  dependents: ReadonlyMap<string, ReadonlySet<string>>,
  hopsOf: (id: string) => number = () => Infinity,
): Map<string, Reason> {
  const isTarget = (id: string) => nodeOf(graphs, id)?.target !== undefined;
  const reached = new Map<string, Reached>();
  for (const [id, reason] of first)
    reached.set(id, { reason, hops: isTarget(id) ? hopsOf(id) : 0, isNoTarget: !isTarget(id) });
  const waiting = [...reached.keys()];
  // The loop over an array also reaches elements that are added while it runs.
  for (const id of waiting) {
    const from = reached.get(id);
    for (const dependent of dependents.get(id) ?? []) {
      const known = reached.get(dependent)?.hops ?? -1;
      if (from === undefined || known === Infinity) continue;
      const { reason, isNoTarget } = from;
      // What is no target makes the targets that use it differ by themselves.
      const hops =
        isNoTarget && isTarget(dependent) ? hopsOf(dependent) : from.hops - (isStep(graphs, id, dependent) ? 1 : 0);
      if (hops < 0 || known >= hops) continue;
      const isStill = isNoTarget && !isTarget(dependent);
      reached.set(dependent, { reason: passedOn(graphs, id, reason, dependent), hops, isNoTarget: isStill });
      waiting.push(dependent);
    }
  }
  return new Map([...reached].map(([id, { reason }]) => [id, first.get(id) ?? reason]));
}

/** True where an edge leads out of a target. */
function isStep(graphs: Graphs, id: string, dependent: string): boolean {
  const target = nodeOf(graphs, id)?.target;
  return target !== undefined && target !== nodeOf(graphs, dependent)?.target;
}

/**
 * The reason of a dependent. A node that is not a target, or another part of the same target, is a step without a name
 * of its own.
 */
function passedOn(graphs: Graphs, id: string, reason: Reason, dependent: string): Reason {
  const node = nodeOf(graphs, id);
  const edge = edgeBetween(graphs, dependent, id);
  const by = edge && { edge };
  if (node?.target !== undefined && isStep(graphs, id, dependent))
    return { kind: 'dependency', target: node.target, because: reason, ...by };
  if (node === undefined || node.target !== undefined) return reason;
  return { ...reason, ...(node.label !== '' && { through: [node.label, ...(reason.through ?? [])] }), ...by };
}

/** The edge by which a node depends on another, in the graph that has it. */
function edgeBetween({ base, head }: Graphs, from: string, to: string): Edge | undefined {
  for (const graph of [base, head]) {
    const node = graph.nodes.get(from);
    if (node?.dependencies.has(to)) return edgeTo(node, to, graph);
  }
  return undefined;
}

/** The edge from a node to another: the text that was found, or the manifest that declares it. */
export function edgeTo(node: GraphNode, id: string, graph: CommitGraph): Edge | undefined {
  const known = node.dependencies.edge(id);
  if (known !== undefined) return known;
  if (node.manifest === undefined) return undefined;
  return { kind: 'declared', file: node.manifest, text: graph.nodes.get(id)?.label ?? id };
}

/** A node in the base commit, else in the head commit. */
export function nodeOf({ base, head }: Graphs, id: string): GraphNode | undefined {
  return base.nodes.get(id) ?? head.nodes.get(id);
}
