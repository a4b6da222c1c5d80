import { Dependencies } from './edge.js';
import type { Edge } from './impact.js';

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
  readonly dependencies: Dependencies;
  /** The manifest that declares the dependencies, from the root of the repository, where one file does. */
  readonly manifest?: string;
  /** Why nobody knows what it is built from: a manifest that cannot be read. Then it counts as changed in every answer. */
  readonly unknown?: string;
  /** Other things that it is built from. Each has a name for people and a value. */
  readonly facts: Map<string, string>;
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
  readers?(path: string): ReadonlyMap<string, Edge | undefined>;
  /** False for a file that impacts its owners and may impact any other target, too: code beside the root's manifest. */
  readonly covers?: (path: string) => boolean;
  /** True for a file whose whole meaning is in the nodes' facts and dependencies, so that it needs no owner. */
  interpreted?(path: string): boolean;
  /** Directories of targets, each with the id of the target's node, where it is known. */
  readonly places?: Iterable<readonly [string, string]>;
  /** Names by which files call targets, each with the id of the target's node: the names of packages. */
  readonly names?: ReadonlyMap<string, string>;
  /** Id of the node of a target's tests, by the id of the target's node, where the build system knows one. */
  readonly tests?: (id: string) => string | undefined;
  /**
   * True for a file that a target is compiled from, where the language finds files by no name: what a test is follows from the target then,
   * and not from the file's name.
   * @param id of the target's node
   */
  readonly compiled?: (path: string, id: string) => boolean;
  /**
   * What a file means by the name of a module, by the rules of the build system: ids of nodes, or paths of the repository.
   * @param file that imports, mocks or resolves the module
   */
  readonly imported?: (
    file: string,
    module: string,
  ) => { readonly ids?: readonly string[]; readonly paths?: readonly string[] };
  /**
   * The target at the root of the build. It owns what it is built from by the customs of its build system, and files of no other target that
   * its sources name.
   */
  readonly rootTarget?: string;
  /** The build tool that reports the edges. Then no text of a file adds one. */
  readonly reportedBy?: string;
  /** True for a file whose dependencies the graph already holds, edge by edge: a manifest, a lockfile. */
  readonly described?: (path: string) => boolean;
}

/** A new node with nothing in it yet. */
export function graphNode(label: string, target?: string, manifest?: string): GraphNode {
  return {
    label,
    dependencies: new Dependencies(),
    facts: new Map(),
    ...(target !== undefined && { target }),
    ...(manifest !== undefined && { manifest }),
  };
}

/** The graph of a commit in which this build system is not used. */
export const emptyGraph: BuildGraph = {
  nodes: new Map(),
  owners: () => [],
};

export function hasAny(ids: Iterable<string>): boolean {
  for (const _ of ids) return true;
  return false;
}
