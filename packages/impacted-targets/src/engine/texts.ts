import { isGlob, type NamedPlace } from '../literals/resolve.js';
import { isManifest, type Naming } from '../literals/namings.js';
import { isSettings, languageOf } from '../scan/language.js';
import type { Literal } from '../scan/literal.js';
import { belowRoot } from '../tree/build-root.js';
import { inside, isWithin, pathsAbove } from '../tree/paths.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { isText } from '../readers/texts.js';
import type { DeclaredBuild } from './declared.js';
import { testsNode } from './graph.js';
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

/** Most targets in one folder whose tests are told apart. So many share a folder only where nobody tells their files apart. */
const mostOwners = 50;

/** What texts of files mean for one build in one commit. */
export class TextsOfBuild {
  /** Tests that other files of their target name. They count as the rest of the target does. */
  readonly namedTests = new Set<string>();
  /** Ids of the targets below each folder. */
  readonly #below = new Map<string, string[]>();

  constructor(readonly build: DeclaredBuild) {
    const { nodes } = build;
    for (const [place, ids] of build.at) {
      for (const id of ids) {
        getOrMake(nodes, testsOf(id), () => testsNode(id, nodes.get(id)));
        for (const above of pathsAbove(place)) append(this.#below, above, id);
      }
    }
  }

  /** True for nodes of one target. */
  isSame(one: string, other: string): boolean {
    const target = this.build.nodes.get(one)?.target;
    return one === other || (target !== undefined && target === this.build.nodes.get(other)?.target);
  }

  /** True for the target at the root, and for its tests. */
  isRoot(id: string): boolean {
    const { rootTarget } = this.build;
    return rootTarget !== undefined && this.isSame(id, rootTarget);
  }

  /** The targets in a folder. */
  inFolder(folder: string): readonly string[] {
    return this.build.at.get(folder) ?? [];
  }

  /** The nearest folder above a path, or the path itself, that holds targets. */
  home(path: string): string | undefined {
    return [path, ...pathsAbove(path)].find((above) => this.build.at.has(above));
  }

  /**
   * The nodes whose edges the texts of a file are. Settings above several targets belong to all of these, and what they name is an edge of the
   * folder's targets alone.
   * @param owners the nodes that the file belongs to
   */
  usersOf(file: string, owners: ReadonlySet<string>): readonly string[] {
    const users = [...owners].filter((id) => !this.build.closed.has(id));
    const language = languageOf(file);
    const isShared = users.length > 1 && language !== undefined && isSettings(language);
    return isShared ? users.filter((id) => this.#holds(id, file)) : users;
  }

  /** True for a file whose texts say something of this build that is not declared. */
  isOpen(path: string): boolean {
    const { reportedBy, isRead } = this.build.reading;
    return reportedBy === undefined && isRead?.(path) !== true;
  }

  /** The nodes that a file belongs to, its tests apart. Files of one folder share a set of owners, which a comparison recognizes. */
  nodesOf(path: string): ReadonlySet<string> {
    const owners = this.build.owners(path);
    if (owners.size > mostOwners || this.namedTests.has(path)) return owners;
    const isTest = (id: string) => this.#isTest(path, id);
    return [...owners].some(isTest) ? new Set([...owners].map((id) => (isTest(id) ? testsOf(id) : id))) : owners;
  }

  #isTest(path: string, id: string): boolean {
    const folder = this.build.folders.get(id);
    const { isForTests, isCompiled } = this.build.reading;
    if (folder === undefined || this.build.isWhole || isCompiled?.(path, folder) === true) return false;
    return isForTests?.(path, folder) ?? isTestOrText(belowRoot(path, folder) ?? path);
  }

  /** The node of a target's tests; another node itself. */
  testsOf(id: string): string {
    return this.build.folders.has(id) ? testsOf(id) : id;
  }

  /** Finds tests that another file of their target names, and files that these name. */
  findNamedTests(namings: ReadonlyMap<string, readonly Naming[]>): void {
    const isTestOfAny = (path: string) => [...this.build.owners(path)].some((id) => this.#isTest(path, id));
    const waiting = [...namings.keys()].filter((file) => this.isOpen(file) && !isTestOfAny(file));
    const named = new Set<string>();
    // The loop over an array also reaches elements that are added while it runs.
    for (const file of waiting) {
      for (const { literal, place } of namings.get(file) ?? []) {
        // A glob says where tests are, and uses none.
        if (place?.kind !== 'file' || isGlob(literal) || named.has(place.path) || place.path === file) continue;
        if (!isTestOfAny(place.path) || !this.#shareOwner(file, place.path)) continue;
        named.add(place.path);
        waiting.push(place.path);
      }
    }
    for (const path of named) this.namedTests.add(path);
  }

  #shareOwner(one: string, other: string): boolean {
    const owners = this.build.owners(other);
    return [...this.build.owners(one)].some((id) => owners.has(id));
  }

  /** The targets, or the place of no target, that a literal of a file means. */
  meant(file: string, { literal, place }: Naming): Meant {
    if (place === undefined) return this.#called(file, literal);
    const { path, kind } = place;
    const isManifestOnly = literal.role === 'import' && this.build.manifests.has(path);
    const isTextOfOther = isText(path) && !this.#shareOwner(file, path);
    // Who reads a text or a manifest of another target depends on that file, and not on the target's sources.
    if (kind === 'file' && (isManifestOnly || isTextOfOther)) return { ids: [], read: path };
    return { ...this.#placed(file, place), places: [path] };
  }

  /** False for what adds no edge: a file of the file's own target, or the name of nothing in this build. */
  mayMean(file: string, naming: Naming): boolean {
    const { place } = naming;
    if (place === undefined) {
      const { ids, places = [] } = this.meant(file, naming);
      return places.length > 0 || [...ids].length > 0;
    }
    const owners = this.build.owners(file);
    const isInside = (id: string) =>
      this.isOwn(id, place.path) && this.#holds(id, file) && !this.#isTest(place.path, id);
    return (
      place.kind !== 'file' ||
      owners.size !== 1 ||
      this.build.owners(place.path) !== owners ||
      ![...owners].every(isInside)
    );
  }

  /**
   * The targets of this build that a file of another one means by a path: those in the nearest folder, unless it is around the file. The
   * target at the root of the build has every place that no other target has, so that it is not meant.
   */
  meantFromOutside(file: string, path: string): readonly string[] {
    const home = this.home(path);
    return home === undefined || home === this.build.root || isWithin(file, home) ? [] : this.inFolder(home);
  }

  #placed(file: string, { path, kind }: NamedPlace): Meant {
    if (kind === 'directory') return this.#folder(file, path);
    if (kind === 'untracked') return { ids: this.#around(path, (folder) => !isWithin(file, folder)) };
    const owners = [...this.nodesOf(path)];
    // Who uses one file of the root does not use the whole root.
    // Nor does who uses a file that many targets read, such as settings above them, use all of these.
    const others = owners.filter((id) => !this.isRoot(id) && this.#holds(id, path));
    return others.length < owners.length || owners.length === 0 ? { ids: others, read: path } : { ids: owners };
  }

  /** True for a file of a target whose names nobody follows who uses the file: none of the root, no manifest and no text. */
  isOwn(id: string, path: string): boolean {
    return !this.isRoot(id) && this.#holds(id, path) && !this.build.manifests.has(path) && !isText(path);
  }

  /** True where a file is in the folder of a target, or nobody knows the folder. */
  #holds(id: string, path: string): boolean {
    const folder = this.build.folders.get(id);
    return folder === undefined || isWithin(path, folder);
  }

  /** The targets that a name means: of a module, or of a target. */
  #called(file: string, { role, text }: Literal): Meant {
    const { names, reading } = this.build;
    if (role === 'path' && reading.importsOnly?.(file) === true) return nothing;
    if (role === 'import') {
      if (text.startsWith('.')) return nothing;
      const { ids = [], paths = [], unknown } = this.build.resolve(file, text);
      if (unknown !== undefined) this.setUnknown(file, unknown);
      if (ids.length + paths.length > 0)
        return { ids: [...ids, ...paths.flatMap((path) => [...this.nodesOf(path)])], places: paths };
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
    for (const id of this.usersOf(file, this.build.owners(file))) {
      const node = this.build.nodes.get(id);
      if (node !== undefined) node.unknown ??= why;
    }
  }

  /** The node of a target's tests, where a path in the target leads to them (`@acme/kit/test/helpers`, also without its ending). */
  #testsAt(id: string, below: string): readonly string[] {
    const folder = this.build.folders.get(id);
    if (folder === undefined || below === '') return [];
    return [...this.nodesOf(`${inside(folder, below)}.js`)].filter((one) => this.isSame(one, id));
  }

  #folder(file: string, path: string): Meant {
    // A folder around the file holds everything beside it.
    if (isWithin(file, path)) return nothing;
    const at = this.build.at.get(path);
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
    const folder = this.home(path);
    return folder === undefined || !counts(folder) ? [] : this.inFolder(folder);
  }
}
