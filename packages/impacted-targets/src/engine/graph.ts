import { addTo, append } from '../../../shared/src/append.js';
import type { Edge } from '../answer/impact.js';

/** A part of a target, or something that targets are built from and that nobody builds by name (a crate of a lockfile). */
export interface GraphNode {
  /** Target that this node is a part of. A node without a target only passes its differences on. */
  readonly target?: string;
  /** Name for people, in explanations: `serde 1.0.2 in Cargo.lock`. Empty for a step that is not shown. */
  readonly label: string;
  readonly isTests?: boolean;
  /**
   * Ids of the nodes that it is built from, each with the edge, where it is not the manifest's. An id without a node is allowed, because the
   * node may exist in the other commit.
   */
  readonly dependencies: Map<string, Edge | undefined>;
  /** The manifest that declares the dependencies, from the root of the repository, where one file does. */
  readonly manifest?: string;
  /** Why everything is impacted where it is. */
  concernsAll?: string;
  /** Why nobody knows what it is built from: a manifest that cannot be read. Then it counts as changed in every answer. */
  unknown?: string;
  /** Other things that it is built from. Each has a name for people and a value. */
  readonly facts: Map<string, string>;
}

/** The graph of one commit, with the targets of all builds. Ids are the same in both commits when they mean the same thing. */
export interface CommitGraph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /**
   * Ids of the nodes that a file belongs to. The file need not exist in this commit. Files with the same owners may get
   * the same object, whose owners are then compared only once.
   */
  owners(path: string): ReadonlySet<string>;
  /** Ids of nodes that seem to read a file which is not theirs. The file impacts them, but they do not cover it. */
  readers(path: string): ReadonlyMap<string, Edge | undefined>;
  /** True for a file whose owners are all that it may impact. False for code beside the root's manifest. */
  covers(path: string): boolean;
  describedBy(path: string): string | undefined;
}

/** The graphs of two commits. */
export interface Graphs {
  readonly base: CommitGraph;
  readonly head: CommitGraph;
}

/** A new node with nothing in it yet. */
export function graphNode(label: string, target?: string, manifest?: string): GraphNode {
  return {
    label,
    dependencies: new Map(),
    facts: new Map(),
    ...(target !== undefined && { target }),
    ...(manifest !== undefined && { manifest }),
  };
}

/** The node of a target's tests, which are built from the target. */
export function testsNode(id: string, of: GraphNode | undefined): GraphNode {
  const { label = id, target, manifest } = of ?? {};
  const node: GraphNode = { ...graphNode(`the tests of ${label}`, target, manifest), isTests: true };
  addEdge(node, id);
  return node;
}

/**
 * Adds a dependency. The first edge that is found counts, but any other before a named one, which a rule may take away.
 * @param edge without one, the manifest declares it
 */
export function addEdge({ dependencies }: GraphNode, id: string, edge?: Edge): void {
  const isBetter = dependencies.get(id)?.kind === 'named' && edge?.kind !== 'named';
  if (isBetter || !dependencies.has(id)) dependencies.set(id, edge);
}

/** The edge from a node to another: the text that was found, or the manifest that declares it. */
export function edgeTo({ dependencies, manifest }: GraphNode, id: string, graph: CommitGraph): Edge | undefined {
  const declared: Edge | undefined =
    manifest === undefined ? undefined : { kind: 'declared', file: manifest, text: graph.nodes.get(id)?.label ?? id };
  return dependencies.get(id) ?? declared;
}

/** A node in the base commit, else in the head commit. */
export function nodeOf({ base, head }: Graphs, id: string): GraphNode | undefined {
  return base.nodes.get(id) ?? head.nodes.get(id);
}

/** Ids of the nodes of each target, in these graphs. */
export function idsByTarget(graphs: readonly CommitGraph[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== undefined) append(ids, target, id);
  }
  return ids;
}

/** The targets that own or read a file in either commit. */
export function targetsAt(graphs: Graphs, path: string): ReadonlySet<string> {
  const both = [graphs.base, graphs.head];
  const ids = both.flatMap((graph) => [...graph.owners(path), ...graph.readers(path).keys()]);
  return new Set(ids.flatMap((id) => nodeOf(graphs, id)?.target ?? []));
}

/** The files that each target owns or reads in either commit. */
export function filesByTarget(paths: Iterable<string>, graphs: Graphs): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const path of paths) for (const target of targetsAt(graphs, path)) addTo(files, target, path);
  return files;
}

/** Ids of the nodes that are built from each node, in any of the graphs. */
export function dependentsIn(graphs: Iterable<Pick<CommitGraph, 'nodes'>>): ReadonlyMap<string, ReadonlySet<string>> {
  const dependents = new Map<string, Set<string>>();
  for (const { nodes } of new Set(graphs)) {
    for (const [id, node] of nodes) for (const on of node.dependencies.keys()) addTo(dependents, on, id);
  }
  return dependents;
}

/** The targets that depend on a target directly, or through what nobody builds by name, in either commit. */
export function dependentTargets(graphs: Graphs, target: string): ReadonlySet<string> {
  const dependents = dependentsIn([graphs.base, graphs.head]);
  const found = new Set<string>();
  // The loop over a Set also reaches elements that are added while it runs.
  const passed = new Set(idsByTarget([graphs.base, graphs.head]).get(target));
  for (const id of passed) {
    for (const dependent of dependents.get(id) ?? []) {
      const other = nodeOf(graphs, dependent)?.target;
      if (other === undefined || other === target) passed.add(dependent);
      else found.add(other);
    }
  }
  return found;
}
