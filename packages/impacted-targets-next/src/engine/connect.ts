import type { Tree } from '../../../impacted-targets/src/tree/tree.js';
import { isSettings, languageOf } from '../../../impacted-targets/src/scan/language.js';
import type { Literal } from '../../../impacted-targets/src/scan/literal.js';
import { isGlob, type NamedPlace } from '../../../impacted-targets/src/literals/resolve.js';
import { isManifest, readNamings, type Naming } from '../../../impacted-targets/src/literals/namings.js';
import { isWithin, pathsAbove } from '../../../impacted-targets/src/tree/paths.js';
import { addTo, append, getOrMake } from '../../../shared/src/append.js';
import type { Edge } from './impact.js';
import { graphNode, hasAny, type BuildGraph, type GraphNode } from './graph.js';
import { isText } from '../readers/texts.js';
import { isTestOrText, testsOf } from './tests-by-name.js';

/**
 * Adds the edges that a build system does not declare: targets that the files of a target import or name. Files of tests go to a node of
 * their own, so that they do not reach dependents. No text adds an edge to those that a tool reports.
 * @param graph of one commit; its nodes are added to
 * @returns the graph with these edges, whose owners tell tests apart, and whose readers are the nodes that name a file of no target
 */
export async function connect(tree: Tree, graph: BuildGraph): Promise<BuildGraph> {
  const targets = new Targets(graph);
  const entries =
    graph.reportedBy !== undefined
      ? []
      : (await tree.entries()).filter(
          ({ path, mode }) =>
            (mode.startsWith('100') || mode === '120000') &&
            !isInstalled(path) &&
            graph.isRead?.(path) !== true &&
            hasAny(graph.owners(path)),
        );
  const namings = await readNamings(tree, entries);
  const named = targets.testsNamedByOthers(namings);
  const readers = new Map<string, Map<string, Edge>>();
  /** Files and folders of no target that files of the root's target name. They belong to it, or to its tests. */
  const ofRoot = new Map<string, Set<string>>();
  // Files of one folder share their owners. What one of these files has added, another one need not add again.
  const added = new WeakMap<Iterable<string>, Set<string>>();
  for (const file of namings.keys()) {
    const users = targets.nodesOf(file, named);
    const known = getOrMake(added, users, () => new Set<string>());
    const language = languageOf(file);
    const isSetting = language !== undefined && isSettings(language);
    for (const { ids, read, edge } of usedBy(file, namings, targets, named)) {
      const key = `${isSetting}\0${read ?? ''}\0${[...ids].join('\0')}`;
      if (known.has(key)) continue;
      known.add(key);
      const of = read === undefined ? undefined : getOrMake(readers, read, () => new Map<string, Edge>());
      for (const user of users) {
        if (graph.declareAll?.has(user) === true) continue;
        // Settings above several targets belong to all of these, and what they name is an edge of the folder's target alone.
        if (isSetting && !targets.holds(user, file)) continue;
        for (const id of ids) if (!targets.isSame(user, id)) targets.nodes.get(user)?.dependencies.add(id, edge);
        if (read === undefined || of === undefined) continue;
        if (!of.has(user)) of.set(user, edge);
        targets.testsOf(user);
        if (targets.isRoot(user)) addTo(ofRoot, read, user);
      }
    }
  }
  const ownersByRoot = (path: string) => {
    // Hidden files, and files beside the manifest, concern all targets.
    const mayOwn = ofRoot.size > 0 && path.includes('/') && !path.startsWith('.');
    const place = !mayOwn ? undefined : [path, ...pathsAbove(path)].find((one) => ofRoot.has(one));
    return place === undefined ? undefined : ofRoot.get(place);
  };
  return {
    ...graph,
    nodes: targets.nodes,
    owners: (path) => {
      const owners = targets.nodesOf(path, named);
      return hasAny(owners) ? owners : (ownersByRoot(path) ?? owners);
    },
    readers: (path) => {
      const all = new Map(graph.readers?.(path));
      if (readers.size === 0) return all;
      for (const place of [path, ...pathsAbove(path)]) {
        for (const [id, edge] of readers.get(place) ?? []) {
          // A text impacts those that name it, and not their dependents.
          const user = isText(path) ? targets.testsOf(id) : id;
          if (!all.has(user)) all.set(user, edge);
        }
      }
      return all;
    },
  };
}

/** What a file uses: what it names, and what the files of the root name that it leads to, one after the other. */
function* usedBy(
  file: string,
  namings: ReadonlyMap<string, readonly Naming[]>,
  targets: Targets,
  named: ReadonlySet<string>,
): Generator<{ readonly ids: Iterable<string>; readonly read?: string; readonly edge: Edge }> {
  const waiting = [file];
  const seen = new Set(waiting);
  // The loop over an array also reaches elements that are added while it runs.
  for (const from of waiting) {
    for (const naming of namings.get(from) ?? []) {
      const meant = targets.meant(from, naming, named);
      const isGlobbed = isGlob(naming.literal);
      // What a file of the root says of many files, such as what is formatted, is no concern of who uses another part of it.
      if (isGlobbed && from !== file) continue;
      const { ids } = meant;
      // Hidden files concern all targets, whoever lists them.
      const read = isGlobbed && meant.read?.startsWith('.') === true ? undefined : meant.read;
      const { role, line, text } = naming.literal;
      yield {
        ids,
        ...(read !== undefined && { read }),
        edge: { kind: role === 'import' ? 'imported' : 'named', file: from, line, text },
      };
      if (isGlobbed || read === undefined || seen.has(read)) continue;
      seen.add(read);
      waiting.push(read);
    }
  }
}

/** True for a file of an installed package, or of an archive that yarn keeps. */
function isInstalled(path: string): boolean {
  return (path.includes('node_modules/') || path.includes('.yarn/')) && /(?:^|\/)(?:node_modules|\.yarn)\//.test(path);
}

/** What a literal of a file means. */
interface Meant {
  /** Nodes of targets. */
  readonly ids: Iterable<string>;
  /** A file or folder of no target. */
  readonly read?: string;
}

const nothing: Meant = { ids: [] };

/** The targets of one commit, found by paths and names. */
class Targets {
  readonly nodes: Map<string, GraphNode>;
  readonly #graph: BuildGraph;
  /** Ids of targets by their folders or manifests. */
  readonly #at = new Map<string, string[]>();
  readonly #folders = new Map<string, string>();
  /** How many folders of targets are in each folder and below it. */
  readonly #below = new Map<string, string[]>();

  constructor(graph: BuildGraph) {
    this.#graph = graph;
    this.nodes = new Map(graph.nodes);
    for (const [place, id] of graph.places ?? []) {
      append(this.#at, place, id);
      if (!this.#folders.has(id)) this.#folders.set(id, place);
      for (const above of pathsAbove(place)) append(this.#below, above, id);
    }
  }

  /** True for nodes of one target. */
  isSame(one: string, other: string): boolean {
    if (one === other) return true;
    const target = this.nodes.get(one)?.target;
    return target !== undefined && target === this.nodes.get(other)?.target;
  }

  /** True for the target at the root, and for its tests. */
  isRoot(id: string): boolean {
    const { rootTarget } = this.#graph;
    return rootTarget !== undefined && this.isSame(id, rootTarget);
  }

  /**
   * The nodes that a file belongs to, its tests apart.
   * @param named tests that count as the rest of their target does
   */
  nodesOf(path: string, named: ReadonlySet<string>): Iterable<string> {
    const owners = this.#graph.owners(path);
    if (named.has(path)) return owners;
    // Files of one folder share a set of owners, which a comparison recognizes.
    return this.#withTests(path, owners) ?? owners;
  }

  /** The owners with the nodes of tests in place of those for which the file is a test; undefined where it is for none. */
  #withTests(path: string, owners: Iterable<string>): Iterable<string> | undefined {
    let found: string[] | undefined;
    const seen: string[] = [];
    for (const id of owners) {
      const isTest = this.#isTest(path, id);
      if (isTest) found ??= [...seen];
      const part = isTest ? this.testsOf(id) : id;
      found?.push(part);
      seen.push(part);
      // So many targets share a folder only where nobody tells their files apart.
      if (seen.length > mostOwners) return undefined;
    }
    return found;
  }

  #isTest(path: string, id: string): boolean {
    const folder = this.#folders.get(id);
    const { isForTests, isCompiled } = this.#graph;
    if (folder === undefined || isCompiled?.(path, folder) === true) return false;
    if (isForTests !== undefined) return isForTests(path, folder);
    return isTestOrText(folder === '' || !isWithin(path, folder) ? path : path.slice(folder.length + 1));
  }

  /** The node of a target's tests. */
  testsOf(id: string): string {
    const tests = testsOf(id);
    if (!this.#folders.has(id) || this.nodes.has(tests)) return this.#folders.has(id) ? tests : id;
    const target = this.nodes.get(id)?.target;
    const node = graphNode(`the tests of ${target ?? id}`, target);
    node.dependencies.add(id);
    this.nodes.set(tests, node);
    return tests;
  }

  /** Tests that another file of their target names, and files that these name: they count as the rest of the target does. */
  testsNamedByOthers(namings: ReadonlyMap<string, readonly Naming[]>): ReadonlySet<string> {
    const named = new Set<string>();
    const waiting: string[] = [];
    const look = (file: string, found: readonly Naming[]) => {
      for (const { literal, place } of found) {
        // A glob says where tests are, and uses none.
        if (place?.kind !== 'file' || isGlob(literal) || named.has(place.path) || place.path === file) continue;
        const owners = [...this.#graph.owners(place.path)];
        if (!owners.some((id) => this.#isTest(place.path, id)) || !this.#shareOwner(file, owners)) continue;
        named.add(place.path);
        waiting.push(place.path);
      }
    };
    for (const [file, found] of namings) {
      if (![...this.#graph.owners(file)].some((id) => this.#isTest(file, id))) look(file, found);
    }
    // The loop over an array also reaches elements that are added while it runs.
    for (const file of waiting) look(file, namings.get(file) ?? []);
    return named;
  }

  #shareOwner(file: string, owners: readonly string[]): boolean {
    const targets = new Set(owners);
    for (const id of this.#graph.owners(file)) if (targets.has(id)) return true;
    return false;
  }

  /** The targets, or the place of no target, that a literal of a file means. */
  meant(file: string, { literal, place }: Naming, named: ReadonlySet<string>): Meant {
    if (place === undefined) return this.#called(file, literal, named);
    const isManifestOnly = literal.role === 'import' && this.#graph.manifests?.has(place.path) === true;
    // Who reads a text or a manifest of another target depends on that file, and not on the target's sources.
    return place.kind === 'file' && (isManifestOnly || this.#isTextOfOther(file, place.path))
      ? { ids: [], read: place.path }
      : this.#placed(file, place, named);
  }

  #isTextOfOther(file: string, path: string): boolean {
    return isText(path) && !this.#shareOwner(file, [...this.#graph.owners(path)]);
  }

  #placed(file: string, { path, kind }: NamedPlace, named: ReadonlySet<string>): Meant {
    if (kind === 'directory') return this.#folder(file, path, named);
    if (kind === 'untracked') return { ids: this.#around(path, (folder) => !isWithin(file, folder)) };
    const at = this.#at.get(path);
    if (at !== undefined) return { ids: at };
    const owners = [...this.nodesOf(path, named)];
    // Who uses one file of the root does not use the whole root.
    // Nor does who uses a file that many targets read, such as settings above them, use all of these.
    const others = owners.filter((id) => !this.isRoot(id) && this.holds(id, path));
    return others.length < owners.length || owners.length === 0 ? { ids: others, read: path } : { ids: owners };
  }

  /** True where a file is in the folder of a target, or nobody knows the folder. */
  holds(id: string, path: string): boolean {
    const folder = this.#folders.get(id);
    return folder === undefined || isWithin(path, folder);
  }

  /** The targets that a name means: of a module, or of a target. */
  #called(file: string, { role, text }: Literal, named: ReadonlySet<string>): Meant {
    const { names, resolve, importsOnly } = this.#graph;
    if (role === 'path' && importsOnly?.(file) === true) return nothing;
    if (role === 'import') {
      if (text.startsWith('.')) return nothing;
      const { ids = [], paths = [], unknown } = resolve?.(file, text) ?? {};
      if (unknown !== undefined) this.#setUnknown(file, unknown);
      const files = paths.flatMap((path) => [...this.nodesOf(path, named)]);
      if (ids.length + paths.length > 0) return { ids: [...ids, ...files] };
    }
    if (names === undefined) return nothing;
    // A name with a path behind it; a plain word with a path behind it is a folder, unless a module is imported.
    for (let end = text.length; end > 0; end = text.lastIndexOf('/', end - 1)) {
      const name = text.slice(0, end);
      const isWholeWord = role === 'word' && name === text;
      if (role !== 'import' && !isWholeWord && !name.includes('/')) return nothing;
      const id = names.get(name);
      if (id !== undefined) return { ids: [id, ...this.#testsAt(id, text.slice(end + 1), named)] };
    }
    return nothing;
  }

  #setUnknown(file: string, why: string): void {
    for (const id of this.#graph.owners(file)) {
      const node = this.nodes.get(id);
      if (node !== undefined && this.#graph.declareAll?.has(id) !== true) node.unknown ??= why;
    }
  }

  /** The node of a target's tests, where a path in the target leads to them (`@acme/kit/test/helpers`). */
  #testsAt(id: string, below: string, named: ReadonlySet<string>): readonly string[] {
    const folder = this.#folders.get(id);
    if (folder === undefined || below === '') return [];
    const path = folder === '' ? below : `${folder}/${below}`;
    return [...this.nodesOf(path, named), ...this.nodesOf(`${path}.js`, named)].filter((one) => this.isSame(one, id));
  }

  #folder(file: string, path: string, named: ReadonlySet<string>): Meant {
    // A folder around the file holds everything beside it.
    if (isWithin(file, path)) return nothing;
    const at = this.#at.get(path);
    if (at !== undefined) return { ids: at };
    const below = this.#below.get(path) ?? [];
    if (below.length > 1) return isManifest(file) ? { ids: below } : nothing;
    if (below.length === 1) return { ids: below };
    // The target of the root owns the files that its build system gives it, and not every folder.
    const around = this.#around(path, (folder) => folder !== '');
    // A file in the folder shows whether it is one of tests.
    return around.length > 0 ? { ids: [...around, ...this.nodesOf(`${path}/.`, named)] } : { ids: [], read: path };
  }

  /** The targets of the nearest folder of targets above a path, where that folder counts. */
  #around(path: string, counts: (folder: string) => boolean): readonly string[] {
    const folder = pathsAbove(path).find((above) => this.#at.has(above));
    return folder === undefined || !counts(folder) ? [] : (this.#at.get(folder) ?? []);
  }
}

/** Most targets in one folder whose tests are told apart. */
const mostOwners = 50;
