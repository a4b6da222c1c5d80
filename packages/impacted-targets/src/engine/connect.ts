import { languageOf } from '../scan/language.js';
import { isGlob } from '../literals/resolve.js';
import { readNamings, readSomeNamings, type Naming } from '../literals/namings.js';
import { pathsAbove } from '../tree/paths.js';
import type { Comparison, Tree, TreeEntry } from '../tree/tree.js';
import { addTo, getOrMake } from '../../../shared/src/append.js';
import { isText } from '../readers/texts.js';
import type { Edge } from '../answer/impact.js';
import { joinOwners, type DeclaredBuild } from './declared.js';
import { addEdge, dependentsIn, type CommitGraph, type GraphNode, type Graphs } from './graph.js';
import { TextsOfBuild } from './texts.js';

/** What all builds of a commit declare, and the nodes of them, to which edges are added. */
export interface Declared {
  readonly declared: readonly DeclaredBuild[];
  readonly nodes: Map<string, GraphNode>;
}

/**
 * One graph of what all builds of a commit declare, with the edges that nobody declares: targets that files import or name, in whatever build
 * these are. Files of tests go to a node of their own, so that they do not reach dependents. Between two targets that one tool reports, no
 * text adds an edge.
 * @returns a graph whose owners tell tests apart, and whose readers are the nodes that name a file of no target
 */
export async function connect(tree: Tree, { declared, nodes }: Declared): Promise<CommitGraph> {
  const builds = declared.map((build) => new Connected(build));
  const namings = await readNamings(tree, await searchedIn(tree, builds), saysUnknown(builds));
  for (const one of builds) one.findNamedTests(namings);
  for (const one of builds) one.addEdges(namings, namings.keys(), builds);
  addEdgesInFolders(builds);
  return graphOf(builds, nodes);
}

/**
 * The graphs of two commits that differ in contents alone, where all builds declare the same in both. Files that did not change are looked at
 * once. The head's graph keeps the edges of the base: a target that lost an edge has a changed file, so it is impacted anyway.
 * @param isShort true where files are left out that belong to what is built from the changed files: it is in the answer already, so that
 *   further edges from it add nothing, unless the change adds one
 */
export async function connectAlike(
  { base, head, changes }: Comparison,
  { declared, nodes }: Declared,
  isShort: boolean,
): Promise<Graphs> {
  const builds = declared.map((build) => new Connected(build));
  const changed = new Set(changes.map(({ path }) => path));
  const settled = isShort ? settledBy(changed, builds, nodes) : new Set<string>();
  const isSettled = (path: string) =>
    builds.every((one) => [...one.build.owners(path)].every((id) => settled.has(id) && one.isOwn(id, path)));
  const isRead = (path: string) => changed.has(path) || settled.size === 0 || !isSettled(path);
  const isKept = (path: string, naming: Naming) => builds.some((one) => one.mayMean(path, naming));
  const read = async (tree: Tree, isWanted: (path: string) => boolean) => {
    const files = (await searchedIn(tree, builds)).filter(({ path }) => isWanted(path));
    return readSomeNamings(tree, files, isKept, saysUnknown(builds));
  };
  const before = await read(base, isRead);
  const after = await read(head, (path) => changed.has(path));
  // What a changed file named before needs no second look: the file itself is a change, and the edges of the base stay.
  const joined = new Map([...before, ...after]);
  for (const one of builds) one.findNamedTests(joined);
  for (const one of builds) one.addEdges(before, before.keys(), builds);
  addEdgesInFolders(builds);
  const nodesBefore = new Map(
    [...nodes].map(([id, node]) => [id, { ...node, dependencies: new Map(node.dependencies) }]),
  );
  for (const one of builds) one.addEdges(joined, one.isFollowed(changed) ? joined.keys() : after.keys(), builds);
  const graph = graphOf(builds, nodes);
  return { base: { ...graph, nodes: nodesBefore }, head: graph };
}

/** The files of a commit that may say something of a build. */
async function searchedIn(tree: Tree, builds: readonly Connected[]): Promise<readonly TreeEntry[]> {
  const isSearched = (path: string) =>
    builds.some((one) => (builds.length > 1 || one.isOpen(path)) && one.build.owners(path).size > 0);
  return (await tree.entries()).filter(
    ({ path, mode }) => (mode.startsWith('100') || mode === '120000') && !isInstalled(path) && isSearched(path),
  );
}

/** Makes targets unknown that have a file whose content is out of reach. */
function saysUnknown(builds: readonly Connected[]): (path: string, why: string) => void {
  return (path, why) => {
    for (const one of builds) one.setUnknown(path, `${path} cannot be read, so that its imports are not known: ${why}`);
  };
}

function graphOf(builds: readonly Connected[], nodes: ReadonlyMap<string, GraphNode>): CommitGraph {
  return {
    nodes,
    owners: (path) => builds.map((one) => one.owners(path)).reduce((ids, more) => joinOwners(ids, more), new Set()),
    readers: (path) => new Map(builds.flatMap((one) => [...one.readers(path)])),
    covers: (path) => builds.some((one) => one.covers(path)),
    describedBy: (path) => builds.flatMap(({ build }) => build.reading.describedBy?.(path) ?? [])[0],
  };
}

/** The nodes that a change of files reaches by what is declared: nothing that further edges lead to can add to them. */
function settledBy(
  changed: Iterable<string>,
  builds: readonly Connected[],
  nodes: ReadonlyMap<string, GraphNode>,
): ReadonlySet<string> {
  const dependents = dependentsIn([{ nodes }]);
  const settled = new Set([...changed].flatMap((path) => builds.flatMap((one) => [...one.nodesOf(path)])));
  // The loop over a Set also reaches elements that are added while it runs.
  for (const id of settled) for (const dependent of dependents.get(id) ?? []) settled.add(dependent);
  return settled;
}

/** True for a file of an installed package, or of an archive that yarn keeps. */
function isInstalled(path: string): boolean {
  return (path.includes('node_modules/') || path.includes('.yarn/')) && /(?:^|\/)(?:node_modules|\.yarn)\//.test(path);
}

/** Targets of several builds in one folder depend on each other: a tool such as maturin or napi builds them in one go. */
function addEdgesInFolders(builds: readonly Connected[]): void {
  const several = builds.filter(({ build }) => !build.isConfigured);
  // A folder with further targets below it is the root of a build, which many builds share.
  const roots = new Set(several.flatMap(({ build }) => [...build.at.keys()].flatMap(pathsAbove)));
  for (const one of several) {
    for (const [folder, ids] of one.build.at) {
      if (roots.has(folder)) continue;
      const edge: Edge = { kind: 'declared', text: `both are in ${folder || 'the root'}` };
      const beside = several.flatMap((other) => (other === one ? [] : other.inFolder(folder)));
      for (const id of ids) for (const on of beside) one.use(id, { ids: [on], edge });
    }
  }
}

/** What a text makes a file use. */
interface Used {
  readonly ids: readonly string[];
  /** A file or folder of no target of the build. */
  readonly read?: string | undefined;
  readonly edge: Edge;
}

/** A build with what its files name. */
class Connected extends TextsOfBuild {
  readonly #readers = new Map<string, Map<string, Edge>>();
  /** Files and folders of no target that files of the root's target name. They belong to it, or to its tests. */
  readonly #ofRoot = new Map<string, Set<string>>();

  covers(path: string): boolean {
    return this.build.covers(path) || (this.build.owners(path).size === 0 && this.owners(path).size > 0);
  }

  owners(path: string): ReadonlySet<string> {
    const owners = this.nodesOf(path);
    // Hidden files, and files beside the manifest, concern all targets.
    if (owners.size > 0 || this.#ofRoot.size === 0 || !path.includes('/') || path.startsWith('.')) return owners;
    const place = [path, ...pathsAbove(path)].find((one) => this.#ofRoot.has(one));
    return this.#ofRoot.get(place ?? '') ?? owners;
  }

  readers(path: string): ReadonlyMap<string, Edge | undefined> {
    const all = this.build.readers(path);
    for (const place of this.#readers.size === 0 ? [] : [path, ...pathsAbove(path)]) {
      for (const [id, edge] of this.#readers.get(place) ?? []) {
        // A text impacts those that name it, and not their dependents.
        const user = isText(path) ? this.testsOf(id) : id;
        if (!all.has(user)) all.set(user, edge);
      }
    }
    return all;
  }

  /**
   * True where a target reads one of these files without owning it. What such a file names is an edge of each target that reads it, so that
   * the edges of all files have to be looked for again.
   */
  isFollowed(paths: ReadonlySet<string>): boolean {
    return [...paths].some((path) => this.#readers.has(path));
  }

  /**
   * Adds what files name, to targets of this build and of others.
   * @param files those of which the edges are wanted
   */
  addEdges(
    namings: ReadonlyMap<string, readonly Naming[]>,
    files: Iterable<string>,
    builds: readonly TextsOfBuild[],
  ): void {
    const others = builds.filter((one) => one !== this && !one.build.isConfigured);
    // Files of one folder share their owners. What one of these files has added, another one need not add again.
    const added = new WeakMap<object, Set<string>>();
    for (const file of files) {
      const owners = this.nodesOf(file);
      if (owners.size === 0) continue;
      const known = getOrMake(added, owners, () => new Set<string>());
      const language = languageOf(file);
      for (const used of this.#usedBy(file, namings, this.#isNearest(file, others) ? others : [])) {
        const key = [language, used.edge.kind, used.read, ...used.ids].join('\0');
        if (known.has(key)) continue;
        known.add(key);
        for (const user of this.usersOf(file, owners)) this.use(user, used);
      }
    }
  }

  /** True where no target of another build is nearer to a file: what it says of other builds, it says for that one. */
  #isNearest(file: string, others: readonly TextsOfBuild[]): boolean {
    const home = this.home(file)?.length ?? -1;
    return this.build.isConfigured || others.every((other) => (other.home(file)?.length ?? -1) <= home);
  }

  use(user: string, { ids, read, edge }: Used): void {
    const node = this.build.nodes.get(user);
    for (const id of ids) if (node !== undefined && !this.isSame(user, id)) addEdge(node, id, edge);
    if (read === undefined) return;
    const of = getOrMake(this.#readers, read, () => new Map<string, Edge>());
    // A rule may take a named edge away, so that any other counts before it.
    if (!of.has(user) || of.get(user)?.kind === 'named') of.set(user, edge);
    if (this.isRoot(user)) addTo(this.#ofRoot, read, user);
  }

  /** What a file uses: what it names, and what the files of the root name that it leads to, one after the other. */
  *#usedBy(
    file: string,
    namings: ReadonlyMap<string, readonly Naming[]>,
    others: readonly TextsOfBuild[],
  ): Generator<Used> {
    const isOpen = this.isOpen(file);
    // The loop over a Set also reaches elements that are added while it runs.
    const waiting = new Set([file]);
    for (const from of waiting) {
      for (const naming of namings.get(from) ?? []) {
        const isGlobbed = isGlob(naming.literal);
        // What a file of the root says of many files, such as what is formatted, is no concern of who uses another part of it.
        if (isGlobbed && from !== file) continue;
        const { ids, read, places = [] } = this.meant(from, naming);
        const outside = others.flatMap((other) => places.flatMap((place) => other.meantFromOutside(file, place)));
        // Hidden files concern all targets, whoever lists them.
        const isRead = isOpen && read !== undefined && !(isGlobbed && read.startsWith('.'));
        if (isRead && !isGlobbed) waiting.add(read);
        const all = isOpen ? [...ids, ...outside] : outside;
        if (all.length === 0 && !isRead) continue;
        const { role, line, text } = naming.literal;
        const edge: Edge = { kind: role === 'import' ? 'imported' : 'named', file: from, line, text };
        yield { ids: all, read: isRead ? read : undefined, edge };
      }
    }
  }
}
