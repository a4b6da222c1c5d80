import { getOrMake } from '../../../shared/src/append.js';
import { Dependencies } from './edge.js';
import type { Edge } from '../answer/impact.js';
import type { Reading } from '../readers/reader.js';

/** A part of a target, or something that targets are built from and that nobody builds by name (a crate of a lockfile). */
export interface GraphNode {
  /** Target that this node is a part of. A node without a target only passes its differences on. */
  readonly target?: string;
  /** Name for people, in explanations: `serde 1.0.2 in Cargo.lock`. Empty for a step that is not shown. */
  readonly label: string;
  readonly isTests?: boolean;
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

/** The graph of one commit, with the targets of all builds. Ids are the same in both commits when they mean the same thing. */
export interface CommitGraph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  /**
   * Ids of the nodes that a file belongs to. The file need not exist in this commit. Files with the same owners may get
   * the same object, whose owners are then compared only once.
   */
  owners(path: string): Iterable<string>;
  /** Ids of nodes that seem to read a file which is not theirs. The file impacts them, but they do not cover it. */
  readers(path: string): ReadonlyMap<string, Edge | undefined>;
  /** True for a file whose owners are all that it may impact. False for code beside the root's manifest. */
  covers(path: string): boolean;
  describedBy(path: string): string | undefined;
  /** Folders of targets, each with the id of the target's node. */
  readonly places: readonly (readonly [folder: string, id: string])[];
}

/** What one build declares in a commit. */
export interface BuildGraph
  extends
    CommitGraph,
    Pick<Reading, 'reportedBy' | 'resolve' | 'importsOnly' | 'isForTests' | 'isCompiled' | 'isRead'> {
  /** Folder of the build, from the root of the repository. */
  readonly root: string;
  owners(path: string): ReadonlySet<string>;
  /** Paths of the targets' manifests. */
  readonly manifests: ReadonlySet<string>;
  /** Names by which files call targets and externals, each with the id of its node. */
  readonly names: ReadonlyMap<string, string>;
  /** The target at the root of the build. It also owns files of no other target that its sources name. */
  readonly rootTarget?: string;
  /** Ids of targets that have the declared edges alone. */
  readonly closed: ReadonlySet<string>;
  /** True where a tool compares the commits itself: it says what tests reach. */
  readonly isWhole: boolean;
  /** True where the targets are in the configuration file. */
  readonly isConfigured: boolean;
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

/** The node of a target's tests, which are built from the target. */
export function testsNode(id: string, of: GraphNode | undefined): GraphNode {
  const { label = id, target, manifest } = of ?? {};
  const node: GraphNode = { ...graphNode(`the tests of ${label}`, target, manifest), isTests: true };
  node.dependencies.add(id);
  return node;
}

/** Joins sets of owners. The same two sets give the same set, so that a comparison recognizes it. */
export class JoinedOwners {
  readonly #known = new WeakMap<Iterable<string>, WeakMap<Iterable<string>, Iterable<string>>>();

  join<Ids extends Iterable<string>>(one: Ids, other: Ids): Ids | ReadonlySet<string> {
    // Nearly all files belong to one target alone.
    if (!hasAny(other)) return one;
    if (!hasAny(one)) return other;
    const known = getOrMake(this.#known, one, () => new WeakMap<Iterable<string>, Iterable<string>>());
    return getOrMake(known, other, () => new Set([...one, ...other])) as ReadonlySet<string>;
  }
}

export function hasAny(ids: Iterable<string>): boolean {
  for (const _ of ids) return true;
  return false;
}
