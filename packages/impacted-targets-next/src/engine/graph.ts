import { Dependencies } from './edge.js';
import type { Edge } from './impact.js';
import type { Reading } from '../readers/reader.js';

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
  /** Why everything is impacted where it is. */
  concernsAll?: string;
  /** Why nobody knows what it is built from: a manifest that cannot be read. Then it counts as changed in every answer. */
  unknown?: string;
  /** Other things that it is built from. Each has a name for people and a value. */
  readonly facts: Map<string, string>;
}

/** The graph of one commit. Ids are the same in both commits when they mean the same thing. */
export interface BuildGraph extends Pick<
  Reading,
  'reportedBy' | 'everything' | 'describedBy' | 'resolve' | 'importsOnly' | 'isForTests' | 'isCompiled' | 'isRead'
> {
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
  /** Folders of targets, each with the id of the target's node. */
  readonly places?: readonly (readonly [folder: string, id: string])[];
  /** Paths of the targets' manifests. */
  readonly manifests?: ReadonlySet<string>;
  /** Names by which files call targets and externals, each with the id of its node. */
  readonly names?: ReadonlyMap<string, string>;
  /** Ids of the nodes that have the declared edges alone. */
  readonly declareAll?: ReadonlySet<string>;
  /** The target at the root of the build. It also owns files of no other target that its sources name. */
  readonly rootTarget?: string;
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
