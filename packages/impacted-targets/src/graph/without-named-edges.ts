import type { Comparison } from '../tree/tree.js';
import type { BuildGraph, GraphNode } from './graph.js';
import { Dependencies } from './edge.js';
import type { Edge } from './impact.js';

/** A graph without the named edges that rules take away. Edges of other kinds stay. */
export function withoutNamedEdges(graph: BuildGraph, isNoEdge: Comparison['isNoEdge']): BuildGraph {
  if (isNoEdge === undefined) return graph;
  const targetOf = (id: string) => graph.nodes.get(id)?.target;
  const isGone: IsGone = (edge, user, on) =>
    edge?.kind === 'named' && user !== undefined && on !== undefined && isNoEdge(user, on);
  const nodes = new Map<string, GraphNode>();
  const addNew = () => {
    if (nodes.size < graph.nodes.size)
      for (const [id, node] of graph.nodes) if (!nodes.has(id)) nodes.set(id, withoutEdges(node, isGone, targetOf));
  };
  addNew();
  return {
    ...graph,
    nodes,
    // The node of a target's tests is added when the first of its files is asked for.
    owners: (path) => {
      const owners = graph.owners(path);
      addNew();
      return owners;
    },
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const read = [...(graph.readers?.(path) ?? [])];
      addNew();
      const owners = [...graph.owners(path)].map(targetOf);
      const left = read.filter(
        ([user, edge]) => owners.length === 0 || !owners.every((owner) => isGone(edge, targetOf(user), owner)),
      );
      return new Map(left);
    },
  };
}

type IsGone = (edge: Edge | undefined, target: string | undefined, on: string | undefined) => boolean;

function withoutEdges(node: GraphNode, isGone: IsGone, targetOf: (id: string) => string | undefined): GraphNode {
  const left = new Dependencies();
  for (const on of node.dependencies) {
    const edge = node.dependencies.edge(on);
    if (!isGone(edge, node.target, targetOf(on))) left.add(on, edge);
  }
  return left.size === node.dependencies.size ? node : { ...node, dependencies: left };
}
