import { TrackedPlaces } from '../literals/places.js';
import { FileOwners } from '../tree/file-owners.js';
import { belowRoot } from '../tree/build-root.js';
import { isWithin, pathsAbove } from '../tree/paths.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import type { Commit } from '../readers/commit.js';
import type { DeclaredTarget, PlaceUse, Reading, TargetUse, Use } from '../readers/reader.js';
import type { Edge } from '../answer/impact.js';
import type { AskedBuild } from './asked-builds.js';
import { addEdge, graphNode, testsNode, type GraphNode } from './graph.js';
import { isTestOrText, testsOf } from './tests-by-name.js';

const nobody: ReadonlySet<string> = new Set();

const joined = new WeakMap<object, WeakMap<object, ReadonlySet<string>>>();

/** Joins two sets of owners. The same two sets give the same set, so that a comparison recognizes it. */
export function joinOwners(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  // Nearly all files belong to one target alone.
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const known = getOrMake(joined, one, () => new WeakMap<object, ReadonlySet<string>>());
  return getOrMake(known, other, () => new Set([...one, ...other]));
}

/** What one build declares in a commit: targets with their owners, what they are built from, and settings. */
export class DeclaredBuild {
  /** Ids of targets by their folders. */
  readonly at = new Map<string, string[]>();
  /** Folders of targets by their ids. */
  readonly folders = new Map<string, string>();
  /** Names by which files call targets and externals, each with the id of its node. */
  readonly names = new Map<string, string>();
  /** Ids of targets that have the declared edges alone. */
  readonly closed = new Set<string>();
  /** Paths of the targets' manifests. */
  readonly manifests = new Set<string>();
  /** The target at the root of the build. It also owns files of no other target that its sources name. */
  readonly rootTarget: string | undefined;
  readonly #root: DeclaredTarget | undefined;
  readonly #near = new FileOwners();
  /** What manifests name as their own, and places on which something depends. */
  readonly #named = new FileOwners();
  readonly #readers = new FileOwners();
  readonly #reported: Edge | undefined;

  /** @param nodes those of all builds, to which these are added */
  private constructor(
    readonly reading: Reading,
    readonly asked: AskedBuild,
    readonly nodes: Map<string, GraphNode>,
    readonly submodules: readonly string[],
    readonly places: TrackedPlaces,
  ) {
    const { reportedBy, targets, externals = [] } = reading;
    this.#reported = reportedBy === undefined ? undefined : { kind: 'declared', text: `as ${reportedBy} reports it` };
    for (const target of targets) this.#addTarget(target);
    for (const [key, { label, content, names }] of externals) {
      const node = graphNode(label);
      node.facts.set(label, content);
      nodes.set(this.#id(key), node);
      this.#call(names, this.#id(key));
    }
    for (const target of targets) this.#addUses(target);
    for (const [key, { uses, label }] of externals) for (const use of uses) this.#depend(this.#id(key), use, label);
    this.#root = targets.findLast(({ atRoot }) => atRoot !== undefined);
    this.rootTarget = this.#root && this.#id(this.#root.id);
  }

  static async of(commit: Commit, reading: Reading, asked: AskedBuild, nodes: Map<string, GraphNode>) {
    return new DeclaredBuild(reading, asked, nodes, commit.submodules, await TrackedPlaces.of(commit.tree));
  }

  /** Folder of the build, from the root of the repository. */
  get root(): string {
    return this.asked.readings.root;
  }

  /** True where the targets are in the configuration file. */
  get isConfigured(): boolean {
    return this.asked.readings.reader.isConfigured === true;
  }

  /** True where a tool compares the commits itself: it says what tests reach. */
  get isWhole(): boolean {
    return this.asked.readings.reader.compare !== undefined;
  }

  /** The id of the node for an id of the reading. */
  #id(id: string): string {
    return this.asked.idOf(id);
  }

  #addTarget(target: DeclaredTarget): void {
    const { name, folder, manifest, owns = [], reads = [], facts = [], names, unknown, concernsAll } = target;
    const id = this.#id(target.id);
    const named = target.isPart === true ? undefined : this.asked.named(name);
    const node = getOrMake(this.nodes, id, () => graphNode(name, named, manifest));
    if (unknown !== undefined) node.unknown = unknown;
    if (concernsAll !== undefined) node.concernsAll = concernsAll;
    for (const [fact, value] of facts) node.facts.set(fact, (node.facts.get(fact) ?? '') + value);
    append(this.at, folder, id);
    getOrMake(this.folders, id, () => folder);
    if (manifest !== undefined) this.manifests.add(manifest);
    if (target.declaresAll === true) this.closed.add(id);
    this.#call(names, id);
    this.#near.add(folder, id);
    for (const path of owns) this.#named.add(path, id);
    for (const path of reads) this.#readers.add(path, id);
  }

  /** The first that has a name is called by it: a target comes before an external. */
  #call(names: readonly string[] = [], id: string): void {
    for (const name of names) getOrMake(this.names, name, () => id);
  }

  #addUses({ id, folder, manifest, uses }: DeclaredTarget): void {
    for (const use of uses) {
      const user = use.byTests === true ? this.#tests(this.#id(id)) : this.#id(id);
      this.#depend(user, use, manifest, folder);
    }
  }

  #tests(id: string): string {
    getOrMake(this.nodes, testsOf(id), () => testsNode(id, this.nodes.get(id)));
    return testsOf(id);
  }

  /** @param says the file that declares it, for people */
  #depend(user: string, use: Use | TargetUse, says = '', folder?: string): void {
    const node = this.nodes.get(user);
    if (node === undefined) return;
    const edge: Edge | undefined = 'stated' in use ? { kind: 'stated', ...use.stated } : this.#reported;
    const ids = 'id' in use ? [this.#id(use.id)] : this.#at(use, folder);
    for (const id of ids ?? []) {
      if (id === user) continue;
      addEdge(node, id, edge);
      if ('ofTests' in use && use.ofTests) addEdge(node, testsOf(id), edge);
    }
    // Another system, or a step before the build, may make something there. It may differ each time.
    if (ids === undefined && 'written' in use) {
      node.unknown = `${says} names the path ${JSON.stringify(use.written.slice(0, 200))} for ${use.what}, where nothing is`;
    }
  }

  /**
   * The nodes of what is at a path.
   * @param folder of the target that uses it
   * @returns undefined where nothing is
   */
  #at({ path }: PlaceUse, folder?: string): readonly string[] | undefined {
    if (path === undefined) return undefined;
    const targets = this.at.get(path);
    if (targets !== undefined) return targets;
    const submodule = this.submodules.find((one) => isWithin(path, one));
    // Case counts: on Linux, a path in another case leads to nothing.
    const isThere = this.places.find(path) !== undefined && this.places.written(path) === path;
    if (submodule !== undefined || isThere) return [this.#place(submodule ?? path, submodule !== undefined)];
    // The output of a target's build is in no commit. It comes from the target.
    const builder = pathsAbove(path).find((above) => above !== '' && this.at.has(above));
    return builder === undefined || builder === folder ? undefined : this.at.get(builder);
  }

  /** The node of a file or folder on which something depends. It owns what is there, beside the target around it. */
  #place(path: string, isSubmodule: boolean): string {
    const id = this.#id(`place ${path}`);
    if (!this.nodes.has(id)) {
      this.nodes.set(id, graphNode(isSubmodule ? `submodule ${path}` : path));
      // What uses the whole repository owns no file for that.
      (path === '' ? this.#readers : this.#named).add(path, id);
    }
    return id;
  }

  /** What a file means by the name of a module, by the rules of the build system. */
  resolve(file: string, module: string): ReturnType<NonNullable<Reading['resolve']>> {
    const { ids = [], ...others } = this.reading.resolve?.(file, module) ?? {};
    return { ...others, ids: ids.map((id) => this.#id(id)) };
  }

  /** Ids of the nodes that a file belongs to. */
  owners(path: string): ReadonlySet<string> {
    if (this.reading.owners !== undefined) return new Set([...this.reading.owners(path)].map((id) => this.#id(id)));
    // Targets whose names are not known here cannot be in the answer, so the answer must be everything.
    if (this.reading.opaque?.has(path) === true) return nobody;
    return joinOwners(this.#nearest(path), this.#named.shared(path));
  }

  /** Ids of nodes that read a file which is not theirs. */
  readers(path: string): Map<string, Edge | undefined> {
    const reported = [...(this.reading.readers?.(path) ?? [])].map((id) => [this.#id(id), this.#reported] as const);
    const declared = [...this.#readers.shared(path)].map((id): readonly [string, Edge] => [
      id,
      { kind: 'declared', file: this.nodes.get(id)?.manifest ?? '', text: path },
    ]);
    return new Map([...reported, ...declared]);
  }

  /** True for a file whose owners are all that it may impact. False for code beside the root's manifest. */
  covers(path: string): boolean {
    if (this.owners(path).size === 0) return false;
    const root = this.#root;
    // Settings and scripts beside the root's manifest may build every target. The root's own tests do not.
    const isOfRoot = root?.atRoot?.isForAll === true && this.#nearest(path).has(this.#id(root.id));
    return !isOfRoot || isTestOrText(belowRoot(path, root.folder) ?? path);
  }

  #nearest(path: string): ReadonlySet<string> {
    const near = this.#near.nearest(path);
    const root = this.#root;
    if (root === undefined || !near.has(this.#id(root.id))) return near;
    return root.atRoot?.owns(belowRoot(path, root.folder) ?? path) === true ? near : nobody;
  }
}
