import { languageOf } from '../scan/language.js';
import { isGlob } from '../literals/resolve.js';
import { readNamings, type Naming } from '../literals/namings.js';
import { pathsAbove } from '../tree/paths.js';
import type { Tree } from '../tree/tree.js';
import { addTo, getOrMake } from '../../../shared/src/append.js';
import { isText } from '../readers/texts.js';
import { hasAny, JoinedOwners, type BuildGraph, type CommitGraph } from './graph.js';
import type { Edge } from '../answer/impact.js';
import { Targets } from './targets.js';

/**
 * One graph of what all builds of a commit declare, with the edges that nobody declares: targets that files import or name, in whatever build
 * these are. Files of tests go to a node of their own, so that they do not reach dependents. Between two targets that one tool reports, no
 * text adds an edge.
 * @param declared the builds; their nodes are added to
 * @returns a graph whose owners tell tests apart, and whose readers are the nodes that name a file of no target
 */
export async function connect(tree: Tree, declared: readonly BuildGraph[]): Promise<CommitGraph> {
  const nodes = new Map(declared.flatMap((graph) => [...graph.nodes]));
  const builds = declared.map((graph) => new Texts(new Targets(graph, nodes)));
  const isSearched = (path: string) =>
    builds.some((build) => (builds.length > 1 || build.targets.isOpen(path)) && build.owns(path));
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => (mode.startsWith('100') || mode === '120000') && !isInstalled(path) && isSearched(path),
  );
  const namings = await readNamings(tree, entries, (path, why) => {
    for (const { targets } of builds) targets.setUnknown(path, `nobody knows what ${path} imports: ${why}`);
  });
  for (const { targets } of builds) targets.findNamedTests(namings);
  for (const build of builds) build.addEdges(namings, builds);
  addEdgesInFolders(builds);
  const joined = new JoinedOwners();
  return {
    nodes,
    owners: (path) => builds.reduce<Iterable<string>>((ids, build) => joined.join(ids, build.owners(path)), []),
    readers: (path) => new Map(builds.flatMap((build) => [...build.readers(path)])),
    covers: (path) => builds.some((build) => build.covers(path)),
    describedBy: (path) => declared.flatMap((graph) => graph.describedBy(path) ?? [])[0],
    places: declared.flatMap(({ places }) => places),
  };
}

/** True for a file of an installed package, or of an archive that yarn keeps. */
function isInstalled(path: string): boolean {
  return (path.includes('node_modules/') || path.includes('.yarn/')) && /(?:^|\/)(?:node_modules|\.yarn)\//.test(path);
}

/** Targets of several builds in one folder depend on each other: a tool such as maturin or napi builds them in one go. */
function addEdgesInFolders(builds: readonly Texts[]): void {
  const several = builds.flatMap(({ targets }) => (targets.graph.isConfigured ? [] : [targets]));
  // A folder with further targets below it is the root of a build, which many builds share.
  const roots = new Set(several.flatMap(({ folders }) => [...folders].flatMap((folder) => pathsAbove(folder))));
  for (const one of several) {
    for (const folder of one.folders) {
      if (roots.has(folder)) continue;
      const edge: Edge = { kind: 'declared', text: `both are in ${folder || 'the root'}` };
      const beside = several.flatMap((other) => (other === one ? [] : other.inFolder(folder)));
      for (const id of one.inFolder(folder))
        for (const on of beside) if (!one.isSame(id, on)) one.nodes.get(id)?.dependencies.add(on, edge);
    }
  }
}

/** What a text makes a file use. */
interface Used {
  readonly ids: readonly string[];
  /** A file or folder of no target of the build. */
  readonly read?: string;
  readonly edge: Edge;
}

/** What the files of one build name. */
class Texts {
  readonly #readers = new Map<string, Map<string, Edge>>();
  /** Files and folders of no target that files of the root's target name. They belong to it, or to its tests. */
  readonly #ofRoot = new Map<string, Set<string>>();

  constructor(readonly targets: Targets) {}

  owns(path: string): boolean {
    return hasAny(this.targets.graph.owners(path));
  }

  covers(path: string): boolean {
    return this.targets.graph.covers(path) || (!this.owns(path) && hasAny(this.#ownersByRoot(path)));
  }

  owners(path: string): Iterable<string> {
    const owners = this.targets.nodesOf(path);
    return hasAny(owners) ? owners : this.#ownersByRoot(path);
  }

  #ownersByRoot(path: string): Iterable<string> {
    // Hidden files, and files beside the manifest, concern all targets.
    const mayOwn = this.#ofRoot.size > 0 && path.includes('/') && !path.startsWith('.');
    const place = !mayOwn ? undefined : [path, ...pathsAbove(path)].find((one) => this.#ofRoot.has(one));
    return this.#ofRoot.get(place ?? '') ?? [];
  }

  readers(path: string): ReadonlyMap<string, Edge | undefined> {
    const all = new Map(this.targets.graph.readers(path));
    if (this.#readers.size === 0) return all;
    for (const place of [path, ...pathsAbove(path)]) {
      for (const [id, edge] of this.#readers.get(place) ?? []) {
        // A text impacts those that name it, and not their dependents.
        const user = isText(path) ? this.targets.testsOf(id) : id;
        if (!all.has(user)) all.set(user, edge);
      }
    }
    return all;
  }

  /** Adds what the files of the build name, to targets of this build and of others. */
  addEdges(namings: ReadonlyMap<string, readonly Naming[]>, builds: readonly Texts[]): void {
    const others = builds.flatMap(({ targets }) =>
      targets === this.targets || targets.graph.isConfigured ? [] : [targets],
    );
    // Files of one folder share their owners. What one of these files has added, another one need not add again.
    const added = new WeakMap<Iterable<string>, Set<string>>();
    for (const file of namings.keys()) {
      const owners = this.targets.nodesOf(file);
      if (!hasAny(owners)) continue;
      const known = getOrMake(added, owners, () => new Set<string>());
      for (const used of this.#usedBy(file, namings, this.#isNearest(file, others) ? others : [])) {
        const key = [languageOf(file), used.edge.kind, used.read, ...used.ids].join('\0');
        if (known.has(key)) continue;
        known.add(key);
        for (const user of this.targets.usersOf(file, owners)) this.#use(user, used);
      }
    }
  }

  /** True where no target of another build is nearer to a file: what it says of other builds, it says for that one. */
  #isNearest(file: string, others: readonly Targets[]): boolean {
    const home = this.targets.home(file)?.length ?? -1;
    return this.targets.graph.isConfigured || others.every((other) => (other.home(file)?.length ?? -1) <= home);
  }

  #use(user: string, { ids, read, edge }: Used): void {
    const { targets } = this;
    for (const id of ids) if (!targets.isSame(user, id)) targets.nodes.get(user)?.dependencies.add(id, edge);
    if (read === undefined) return;
    const of = getOrMake(this.#readers, read, () => new Map<string, Edge>());
    // A rule may take a named edge away, so that any other counts before it.
    if (!of.has(user) || of.get(user)?.kind === 'named') of.set(user, edge);
    if (targets.isRoot(user)) addTo(this.#ofRoot, read, user);
  }

  /** What a file uses: what it names, and what the files of the root name that it leads to, one after the other. */
  *#usedBy(file: string, namings: ReadonlyMap<string, readonly Naming[]>, others: readonly Targets[]): Generator<Used> {
    const isOpen = this.targets.isOpen(file);
    const waiting = [file];
    const seen = new Set(waiting);
    // The loop over an array also reaches elements that are added while it runs.
    for (const from of waiting) {
      for (const naming of namings.get(from) ?? []) {
        const isGlobbed = isGlob(naming.literal);
        // What a file of the root says of many files, such as what is formatted, is no concern of who uses another part of it.
        if (isGlobbed && from !== file) continue;
        const meant = this.targets.meant(from, naming);
        const outside = others.flatMap((other) =>
          (meant.places ?? []).flatMap((place) => other.meantFromOutside(file, place)),
        );
        // Hidden files concern all targets, whoever lists them.
        const read = !isOpen || (isGlobbed && meant.read?.startsWith('.') === true) ? undefined : meant.read;
        const { role, line, text } = naming.literal;
        yield {
          ids: isOpen ? [...meant.ids, ...outside] : outside,
          ...(read !== undefined && { read }),
          edge: { kind: role === 'import' ? 'imported' : 'named', file: from, line, text },
        };
        if (isGlobbed || read === undefined || seen.has(read)) continue;
        seen.add(read);
        waiting.push(read);
      }
    }
  }
}
