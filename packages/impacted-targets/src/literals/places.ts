import type { Tree, TreeEntry } from '../tree/tree.js';
import { contentMemory } from '../tree/content-memory.js';
import { compareByteOrder } from '../tree/names.js';
import { isWithin, pathsAbove } from '../tree/paths.js';
import { symbolicLinks, type SymbolicLinks } from '../tree/symbolic-links.js';
import { getOrMake } from '../../../shared/src/append.js';

/** Kind of the entry at a path of a commit. */
export type PlaceKind = 'file' | 'directory';

/** The files and directories of a commit, found in any case of their letters, as on Windows and macOS, and through links. */
export class TrackedPlaces {
  /** Paths as they are tracked, by their form in small letters, directories with a slash behind them. */
  readonly #paths = new Map<string, string>();
  /** Files by the globs that match them. */
  readonly #matched = new Map<string, readonly string[]>();
  /** The same of another commit, and the files that only this commit has, and that it lacks. */
  readonly #earlier: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #added: readonly string[];
  readonly #removed: ReadonlySet<string>;

  /**
   * @param entries in byte order
   * @param earlier the places of another commit, which differs in few files
   */
  private constructor(
    readonly entries: readonly TreeEntry[],
    readonly links: SymbolicLinks,
    earlier: TrackedPlaces | undefined,
  ) {
    for (const { path } of entries) this.#paths.set(path.toLowerCase(), path);
    let last = '';
    for (const { path } of entries) {
      // Files of one directory follow each other.
      const end = path.lastIndexOf('/');
      if (end <= 0 || (end === last.length && path.startsWith(last))) continue;
      last = path.slice(0, end);
      for (const above of [last, ...pathsAbove(last)]) {
        if (above === '' || this.#paths.get(above.toLowerCase())?.endsWith('/') === true) break;
        this.#paths.set(above.toLowerCase(), `${above}/`);
      }
    }
    this.#earlier = earlier === undefined ? undefined : earlier.#matched;
    const added = earlier === undefined ? [] : entries.filter(({ path }) => !earlier.#has(path));
    const removed = earlier === undefined ? [] : earlier.entries.filter(({ path }) => !this.#has(path));
    this.#added = added.map(({ path }) => path);
    this.#removed = new Set(removed.map(({ path }) => path));
  }

  static readonly #known = new WeakMap<object, Promise<TrackedPlaces>>();

  /** The places of a commit. They are listed once for each commit. */
  static of(tree: Tree): Promise<TrackedPlaces> {
    return getOrMake(TrackedPlaces.#known, tree.memory ?? tree, () => TrackedPlaces.#list(tree));
  }

  static async #list(tree: Tree): Promise<TrackedPlaces> {
    const entries = await tree.entries();
    const memory = contentMemory<TrackedPlaces>(tree, 'places');
    const last = memory.get('last');
    // Most commits change contents alone, so that what leads where stays the same.
    if (last !== undefined && isSameList(last.entries, entries)) return last;
    const places = new TrackedPlaces(entries, await symbolicLinks(tree), last);
    memory.set('last', places);
    return places;
  }

  /** The path that a path leads to when all links are followed. */
  destination(path: string): string {
    return this.links.destination(path);
  }

  /** Every other path that leads to this one by links. */
  otherPaths(path: string): Iterable<string> {
    return this.links.otherPaths(path);
  }

  /** The path as it is tracked, whatever the case of its letters. */
  written(path: string): string {
    const known = this.#paths.get(path.toLowerCase()) ?? path;
    return known.endsWith('/') ? known.slice(0, -1) : known;
  }

  /** The entry at a path; undefined where none is. */
  find(path: string): PlaceKind | undefined {
    const known = this.#paths.get(path.toLowerCase());
    if (known?.endsWith('/') === true) return 'directory';
    const destination = this.destination(path);
    const linked = destination === path ? undefined : this.find(destination);
    return linked ?? (known === undefined ? undefined : 'file');
  }

  #has(path: string): boolean {
    return this.#paths.get(path.toLowerCase()) === path;
  }

  /**
   * The files below a folder that a glob matches. In a history, only files that a commit adds are looked at.
   * @param glob with the folder
   */
  matching(folder: string, glob: string, matches: (path: string) => boolean): readonly string[] {
    return getOrMake(this.#matched, glob, () => {
      const earlier = this.#earlier?.get(glob);
      if (earlier === undefined) return [...this.below(folder)].filter(matches);
      const left = this.#removed.size === 0 ? earlier : earlier.filter((path) => !this.#removed.has(path));
      const added = this.#added.filter((path) => isWithin(path, folder) && matches(path));
      return added.length === 0 ? left : [...left, ...added].sort(compareByteOrder);
    });
  }

  /** The files below a folder, as they are tracked. */
  *below(folder: string): Generator<string> {
    const start = folder === '' ? '' : `${folder}/`;
    const { entries } = this;
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareByteOrder(entries[middle]?.path ?? '', start) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = low; entries[at]?.path.startsWith(start) === true; at += 1) yield entries[at]?.path ?? '';
  }
}

/** True for commits with the same paths, and links to the same places. */
function isSameList(one: readonly TreeEntry[], other: readonly TreeEntry[]): boolean {
  const isSame = (entry: TreeEntry, { path, mode, object }: TreeEntry) =>
    entry.path === path && entry.mode === mode && (mode !== '120000' || entry.object === object);
  return one.length === other.length && one.every((entry, index) => isSame(entry, other[index] ?? entry));
}
