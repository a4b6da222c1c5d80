import { isGlob, type NamedPlace } from '../literals/resolve.js';
import { isManifest, type Naming } from '../literals/namings.js';
import { isSettings, languageOf } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import { isWithin, pathsAbove } from '../tree/paths.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { isText } from '../readers/texts.js';
import { testsNode, type BuildGraph, type GraphNode } from './graph.js';
import { isTestOrText, testsOf } from './tests-by-name.js';

/** What a literal of a file means. */
export interface Meant {
  /** Nodes of targets of this build. */
  readonly ids: Iterable<string>;
  /** A file or folder of no target. */
  readonly read?: string;
  /** The files and folders to which it leads, whoever they belong to. */
  readonly places?: readonly string[];
}

const nothing: Meant = { ids: [] };

/** The targets of one build in one commit, found by paths and names. */
export class Targets {
  /** Tests that other files of their target name. They count as the rest of the target does. */
  #named: ReadonlySet<string> = new Set();
  /** Ids of targets by their folders or manifests. */
  readonly #at = new Map<string, string[]>();
  readonly #folders = new Map<string, string>();
  /** How many folders of targets are in each folder and below it. */
  readonly #below = new Map<string, string[]>();

  /** @param nodes those of all builds */
  constructor(
    readonly graph: BuildGraph,
    readonly nodes: Map<string, GraphNode>,
  ) {
    for (const [place, id] of graph.places) {
      append(this.#at, place, id);
      if (!this.#folders.has(id)) this.#folders.set(id, place);
      getOrMake(nodes, testsOf(id), () => testsNode(id, nodes.get(id)));
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
    const { rootTarget } = this.graph;
    return rootTarget !== undefined && this.isSame(id, rootTarget);
  }

  /** The folders that hold targets. */
  get folders(): Iterable<string> {
    return this.#at.keys();
  }

  /** The targets in a folder. */
  inFolder(folder: string): readonly string[] {
    return this.#at.get(folder) ?? [];
  }

  /** The nearest folder above a path, or the path itself, that holds targets. */
  home(path: string): string | undefined {
    return [path, ...pathsAbove(path)].find((above) => this.#at.has(above));
  }

  /**
   * The nodes whose edges the texts of a file are. Settings above several targets belong to all of these, and what they name is an edge of the
   * folder's targets alone.
   * @param owners the nodes that the file belongs to, its tests apart
   */
  usersOf(file: string, owners: Iterable<string>): readonly string[] {
    const users = [...owners].filter((id) => !this.graph.closed.has(id));
    const language = languageOf(file);
    const isShared = users.length > 1 && language !== undefined && isSettings(language);
    return isShared ? users.filter((id) => this.#holds(id, file)) : users;
  }

  /** True for a file whose texts say something of this build that is not declared. */
  isOpen(path: string): boolean {
    const { reportedBy, isRead } = this.graph;
    return reportedBy === undefined && isRead?.(path) !== true;
  }

  /** The nodes that a file belongs to, its tests apart. */
  nodesOf(path: string): Iterable<string> {
    const owners = this.graph.owners(path);
    if (this.#named.has(path)) return owners;
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
    const { isForTests, isCompiled, isWhole } = this.graph;
    if (folder === undefined || isWhole || isCompiled?.(path, folder) === true) return false;
    if (isForTests !== undefined) return isForTests(path, folder);
    return isTestOrText(folder === '' || !isWithin(path, folder) ? path : path.slice(folder.length + 1));
  }

  /** The node of a target's tests. */
  testsOf(id: string): string {
    return this.#folders.has(id) ? testsOf(id) : id;
  }

  /** Finds tests that another file of their target names, and files that these name. */
  findNamedTests(namings: ReadonlyMap<string, readonly Naming[]>): void {
    const named = new Set<string>();
    const waiting: string[] = [];
    const look = (file: string, found: readonly Naming[]) => {
      for (const { literal, place } of found) {
        // A glob says where tests are, and uses none.
        if (place?.kind !== 'file' || isGlob(literal) || named.has(place.path) || place.path === file) continue;
        const owners = [...this.graph.owners(place.path)];
        if (!owners.some((id) => this.#isTest(place.path, id)) || !this.#shareOwner(file, owners)) continue;
        named.add(place.path);
        waiting.push(place.path);
      }
    };
    for (const [file, found] of namings) {
      if (this.isOpen(file) && ![...this.graph.owners(file)].some((id) => this.#isTest(file, id))) look(file, found);
    }
    // The loop over an array also reaches elements that are added while it runs.
    for (const file of waiting) look(file, namings.get(file) ?? []);
    this.#named = named;
  }

  #shareOwner(file: string, owners: readonly string[]): boolean {
    const targets = new Set(owners);
    for (const id of this.graph.owners(file)) if (targets.has(id)) return true;
    return false;
  }

  /** The targets, or the place of no target, that a literal of a file means. */
  meant(file: string, { literal, place }: Naming): Meant {
    if (place === undefined) return this.#called(file, literal);
    const isManifestOnly = literal.role === 'import' && this.graph.manifests.has(place.path);
    // Who reads a text or a manifest of another target depends on that file, and not on the target's sources.
    if (place.kind === 'file' && (isManifestOnly || this.#isTextOfOther(file, place.path)))
      return { ids: [], read: place.path };
    return { ...this.#placed(file, place), places: [place.path] };
  }

  /**
   * The targets of this build that a file of another one means by a path: those in the nearest folder, unless it is around the file. The
   * target at the root of the build has every place that no other target has, so that it is not meant.
   */
  meantFromOutside(file: string, path: string): readonly string[] {
    const home = this.home(path);
    return home === undefined || home === this.graph.root || isWithin(file, home) ? [] : this.inFolder(home);
  }

  #isTextOfOther(file: string, path: string): boolean {
    return isText(path) && !this.#shareOwner(file, [...this.graph.owners(path)]);
  }

  #placed(file: string, { path, kind }: NamedPlace): Meant {
    if (kind === 'directory') return this.#folder(file, path);
    if (kind === 'untracked') return { ids: this.#around(path, (folder) => !isWithin(file, folder)) };
    const at = this.#at.get(path);
    if (at !== undefined) return { ids: at };
    const owners = [...this.nodesOf(path)];
    // Who uses one file of the root does not use the whole root.
    // Nor does who uses a file that many targets read, such as settings above them, use all of these.
    const others = owners.filter((id) => !this.isRoot(id) && this.#holds(id, path));
    return others.length < owners.length || owners.length === 0 ? { ids: others, read: path } : { ids: owners };
  }

  /** True where a file is in the folder of a target, or nobody knows the folder. */
  #holds(id: string, path: string): boolean {
    const folder = this.#folders.get(id);
    return folder === undefined || isWithin(path, folder);
  }

  /** The targets that a name means: of a module, or of a target. */
  #called(file: string, { role, text }: Literal): Meant {
    const { names, resolve, importsOnly } = this.graph;
    if (role === 'path' && importsOnly?.(file) === true) return nothing;
    if (role === 'import') {
      if (text.startsWith('.')) return nothing;
      const { ids = [], paths = [], unknown } = resolve?.(file, text) ?? {};
      if (unknown !== undefined) this.setUnknown(file, unknown);
      const files = paths.flatMap((path) => [...this.nodesOf(path)]);
      if (ids.length + paths.length > 0) return { ids: [...ids, ...files], places: paths };
    }
    // A name with a path behind it; a plain word with a path behind it is a folder, unless a module is imported.
    for (let end = text.length; end > 0; end = text.lastIndexOf('/', end - 1)) {
      const name = text.slice(0, end);
      const isWholeWord = role === 'word' && name === text;
      if (role !== 'import' && !isWholeWord && !name.includes('/')) return nothing;
      const id = names.get(name);
      if (id !== undefined) return { ids: [id, ...this.#testsAt(id, text.slice(end + 1))] };
    }
    return nothing;
  }

  /** Nobody knows what the targets of a file are built from. */
  setUnknown(file: string, why: string): void {
    for (const id of this.usersOf(file, this.graph.owners(file))) {
      const node = this.nodes.get(id);
      if (node !== undefined) node.unknown ??= why;
    }
  }

  /** The node of a target's tests, where a path in the target leads to them (`@acme/kit/test/helpers`). */
  #testsAt(id: string, below: string): readonly string[] {
    const folder = this.#folders.get(id);
    if (folder === undefined || below === '') return [];
    const path = folder === '' ? below : `${folder}/${below}`;
    return [...this.nodesOf(path), ...this.nodesOf(`${path}.js`)].filter((one) => this.isSame(one, id));
  }

  #folder(file: string, path: string): Meant {
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
    return around.length > 0 ? { ids: [...around, ...this.nodesOf(`${path}/.`)] } : { ids: [], read: path };
  }

  /** The targets of the nearest folder of targets above a path, where that folder counts. */
  #around(path: string, counts: (folder: string) => boolean): readonly string[] {
    const folder = pathsAbove(path).find((above) => this.#at.has(above));
    return folder === undefined || !counts(folder) ? [] : (this.#at.get(folder) ?? []);
  }
}

/** Most targets in one folder whose tests are told apart. */
const mostOwners = 50;
