import { TrackedPlaces } from '../literals/places.js';
import { FileOwners } from '../tree/file-owners.js';
import { isWithin, pathsAbove } from '../tree/paths.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import type { Commit } from '../readers/commit.js';
import type { DeclaredTarget, External, PlaceUse, Reader, Reading, TargetUse, Use } from '../readers/reader.js';
import type { Edge } from '../answer/impact.js';
import { graphNode, hasAny, JoinedOwners, testsNode, type BuildGraph, type GraphNode } from './graph.js';
import { isTestOrText, testsOf } from './tests-by-name.js';

/** A build among those of an answer. */
export interface Build {
  /** Folder of the build, from the root of the repository. */
  readonly root: string;
  /** The id in the graph for an id of the reading. */
  readonly idOf: (id: string) => string;
  /** A target's name in the answer: with the build system in front, where there are several. */
  readonly named: (target: string) => string;
  readonly reader: Pick<Reader, 'isConfigured' | 'compare'>;
}

/**
 * The graph of what a build declares in a commit: targets with their owners, what they are built from, and settings.
 * @param nodes those of other builds, to which these are added
 */
export async function declaredGraph(
  commit: Commit,
  reading: Reading,
  build: Build,
  nodes = new Map<string, GraphNode>(),
): Promise<BuildGraph> {
  const declared = new Declared(reading, build, nodes, commit.submodules, await TrackedPlaces.of(commit.tree));
  return declared.graph();
}

const nobody: ReadonlySet<string> = new Set();

class Declared {
  readonly #byFolder = new Map<string, string[]>();
  readonly #folders = new FileOwners();
  /** What manifests name as their own, and places on which something depends. */
  readonly #named = new FileOwners();
  readonly #readers = new FileOwners();
  /** Owners by nearness together with owners by name. */
  readonly #joined = new JoinedOwners();
  #root: DeclaredTarget | undefined;
  readonly #reported: Edge | undefined;
  readonly #isWhole: boolean;

  constructor(
    readonly reading: Reading,
    readonly build: Build,
    readonly nodes: Map<string, GraphNode>,
    readonly submodules: readonly string[],
    readonly places: TrackedPlaces,
  ) {
    const { reportedBy } = reading;
    this.#isWhole = build.reader.compare !== undefined;
    this.#reported = reportedBy === undefined ? undefined : { kind: 'declared', text: `as ${reportedBy} reports it` };
    for (const target of reading.targets) this.#addTarget(target);
    for (const [key, external] of reading.externals ?? []) this.#addExternal(key, external);
    for (const target of reading.targets) this.#addUses(target);
    for (const [key, { uses, label }] of reading.externals ?? []) {
      for (const use of uses) this.#depend(this.#id(key), use, label);
    }
  }

  /** The id of the node for an id of the reading. */
  #id(id: string): string {
    return this.build.idOf(id);
  }

  #addTarget(target: DeclaredTarget): void {
    const { name, folder, manifest, owns = [], reads = [], facts = [], unknown, isPart = false } = target;
    const id = this.#id(target.id);
    const named = isPart ? undefined : this.build.named(name);
    const node = getOrMake(this.nodes, id, () => graphNode(name, named, manifest));
    if (unknown !== undefined) node.unknown = unknown;
    if (target.concernsAll !== undefined) node.concernsAll = target.concernsAll;
    for (const [fact, value] of facts) node.facts.set(fact, (node.facts.get(fact) ?? '') + value);
    append(this.#byFolder, folder, id);
    this.#folders.add(folder, id, 'directory');
    for (const path of owns) this.#named.add(path, id, 'directory');
    for (const path of reads) this.#readers.add(path, id, 'directory');
    if (target.atRoot !== undefined) this.#root = target;
  }

  #addExternal(key: string, { label, content }: External): void {
    const node = graphNode(label);
    node.facts.set(label, content);
    this.nodes.set(this.#id(key), node);
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
      node.dependencies.add(id, edge);
      if ('ofTests' in use && use.ofTests) node.dependencies.add(testsOf(id), edge);
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
    const targets = this.#byFolder.get(path);
    if (targets !== undefined) return targets;
    const submodule = this.submodules.find((one) => isWithin(path, one));
    // Case counts: on Linux, a path in another case leads to nothing.
    const isThere = this.places.find(path) !== undefined && this.places.written(path) === path;
    if (submodule !== undefined || isThere) return [this.#place(submodule ?? path, submodule !== undefined)];
    // The output of a target's build is in no commit. It comes from the target.
    const builder = pathsAbove(path).find((above) => above !== '' && this.#byFolder.has(above));
    return builder === undefined || builder === folder ? undefined : this.#byFolder.get(builder);
  }

  /** The node of a file or folder on which something depends. It owns what is there, beside the target around it. */
  #place(path: string, isSubmodule: boolean): string {
    const id = this.#id(`place ${path}`);
    if (!this.nodes.has(id)) {
      this.nodes.set(id, graphNode(isSubmodule ? `submodule ${path}` : path));
      // What uses the whole repository owns no file for that.
      (path === '' ? this.#readers : this.#named).add(path, id, 'directory');
    }
    return id;
  }

  graph(): BuildGraph {
    const { targets, externals = [], describedBy, resolve, ...rules } = this.reading;
    const named = [...targets, ...[...externals].map(([id, { names }]) => ({ id, names }))];
    return {
      ...rules,
      root: this.build.root,
      isWhole: this.#isWhole,
      isConfigured: this.build.reader.isConfigured === true,
      nodes: this.nodes,
      owners: (path) => this.#owners(path),
      readers: (path) => this.#readersOf(path),
      covers: (path) => hasAny(this.#owners(path)) && !this.#isForAll(path),
      describedBy: (path) => describedBy?.(path),
      places: targets.map(({ folder, id }) => [folder, this.#id(id)] as const),
      manifests: new Set(targets.flatMap(({ manifest = [] }) => manifest)),
      closed: new Set(targets.flatMap(({ declaresAll = false, id }) => (declaresAll ? [this.#id(id)] : []))),
      // A target's name comes before an external's.
      names: new Map(
        named.reverse().flatMap(({ id, names = [] }) => names.map((name): [string, string] => [name, this.#id(id)])),
      ),
      ...(resolve && { resolve: (...asked) => this.#resolved(resolve(...asked)) }),
      ...(this.#root && { rootTarget: this.#id(this.#root.id) }),
    };
  }

  #resolved({ ids = [], ...others }: ReturnType<NonNullable<Reading['resolve']>>) {
    return { ...others, ids: ids.map((id) => this.#id(id)) };
  }

  #owners(path: string): ReadonlySet<string> {
    if (this.reading.owners !== undefined) return new Set([...this.reading.owners(path)].map((id) => this.#id(id)));
    // Targets whose names are not known here cannot be in the answer, so the answer must be everything.
    if (this.reading.opaque?.has(path) === true) return nobody;
    return this.#joined.join(this.#nearest(path), this.#named.shared(path));
  }

  #readersOf(path: string): ReadonlyMap<string, Edge | undefined> {
    const reported = [...(this.reading.readers?.(path) ?? [])].map((id) => [this.#id(id), this.#reported] as const);
    const declared = [...this.#readers.shared(path)].map((id): readonly [string, Edge] => [
      id,
      { kind: 'declared', file: this.nodes.get(id)?.manifest ?? '', text: path },
    ]);
    return new Map([...reported, ...declared]);
  }

  #nearest(path: string): ReadonlySet<string> {
    const near = this.#folders.nearest(path);
    const root = this.#root;
    if (root === undefined || !near.has(this.#id(root.id))) return near;
    return root.atRoot?.owns(belowFolder(path, root.folder)) === true ? near : nobody;
  }

  /** True for code beside the root's manifest: settings and scripts that may build every target. The root's own tests do not. */
  #isForAll(path: string): boolean {
    const root = this.#root;
    if (root?.atRoot?.isForAll !== true || !this.#nearest(path).has(this.#id(root.id))) return false;
    return !isTestOrText(belowFolder(path, root.folder));
  }
}

function belowFolder(path: string, folder: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}
