import type { Suggestion } from '../build-systems/build-system.js';

/**
 * The graph of one commit, as the build systems that are read from manifests describe it: nodes, what they are built
 * from, and which files belong to which node.
 */

/** A part of a target, or something that targets are built from and that nobody builds by name (a crate of a lockfile). */
export interface GraphNode {
  /** Target that this node is a part of. A node without a target only passes its differences on. */
  readonly target?: string;
  /** Name for people, in explanations: `serde 1.0.2 in Cargo.lock`. */
  readonly label: string;
  /**
   * Ids of the nodes that it is built from. An id without a node is allowed, because the node may exist in the other
   * commit.
   */
  readonly dependencies: Set<string>;
  /** Other things that it is built from. Each has a name for people and a value. */
  readonly facts: Map<string, string>;
  /** For a node without a target: rules that would keep its differences from the nodes that are built from it. */
  readonly suggestions?: readonly Suggestion[];
}

/** The graph of one commit. Ids are the same in both commits when they mean the same thing. */
export interface BuildGraph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /**
   * Ids of the nodes that a file belongs to. The file need not exist in this commit. Files with the same owners may get
   * the same object, whose owners are then compared only once.
   */
  owners(path: string): Iterable<string>;
  /** Ids of nodes that seem to read a file which is not theirs. The file impacts them, but they do not cover it. */
  readers(path: string): Iterable<string>;
  /** True for a file whose whole meaning is in the nodes' facts and dependencies, so that it needs no owner. */
  interpreted(path: string): boolean;
  /** Directories of targets, each with the id of the target's node, where it is known. */
  readonly places?: Iterable<readonly [string, string]>;
}

/** A new node with nothing in it yet. */
export function graphNode(label: string, target?: string): GraphNode {
  return { label, dependencies: new Set(), facts: new Map(), ...(target === undefined ? {} : { target }) };
}

/** The graph of a commit in which this build system is not used. */
export const emptyGraph: BuildGraph = {
  nodes: new Map(),
  owners: () => [],
  readers: () => [],
  interpreted: () => false,
};
