import type { Tree } from '../tree/tree.js';
import { compareByteOrder } from '../tree/names.js';
import { pathsAbove } from '../tree/paths.js';
import { symbolicLinks, type SymbolicLinks } from '../tree/symbolic-links.js';
import { getOrMake } from '../../../shared/src/append.js';

/** Kind of the entry at a path of a commit. */
export type PlaceKind = 'file' | 'directory';

/** The files and directories of a commit, found in any case of their letters, as on Windows and macOS, and through links. */
export class TrackedPlaces {
  readonly #kinds = new Map<string, PlaceKind>();
  /** Paths that are tracked with capital letters, by their form in small ones. */
  readonly #written = new Map<string, string>();
  readonly #names = new Set<string>();
  /** In byte order. */
  readonly #paths: readonly string[];
  readonly #links: SymbolicLinks;

  private constructor(paths: readonly string[], links: SymbolicLinks) {
    this.#paths = paths;
    this.#links = links;
    let last = '';
    for (const path of paths) {
      const folded = path.toLowerCase();
      this.#kinds.set(folded, 'file');
      if (folded !== path) this.#written.set(folded, path);
      this.#names.add(stemOf(folded));
      // Files of one directory follow each other.
      if (folded.lastIndexOf('/') === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf('/')));
      for (const above of pathsAbove(folded)) {
        if (this.#kinds.has(above)) break;
        this.#kinds.set(above, 'directory');
        if (folded !== path) this.#written.set(above, path.slice(0, above.length));
        this.#names.add(stemOf(above));
      }
    }
  }

  static readonly #known = new WeakMap<object, Promise<TrackedPlaces>>();

  /** The places of a commit. They are listed once for each commit. */
  static of(tree: Tree): Promise<TrackedPlaces> {
    return getOrMake(TrackedPlaces.#known, tree.memory ?? tree, () => TrackedPlaces.#list(tree));
  }

  static async #list(tree: Tree): Promise<TrackedPlaces> {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await symbolicLinks(tree));
  }

  /** The path that a path leads to when all links are followed. */
  destination(path: string): string {
    return this.#links.destination(path);
  }

  /** Every other path that leads to this one by links. */
  otherPaths(path: string): Iterable<string> {
    return this.#links.otherPaths(path);
  }

  /** The path as it is tracked, whatever the case of its letters. */
  written(path: string): string {
    const folded = path.toLowerCase();
    return this.#written.get(folded) ?? (this.#kinds.has(folded) ? folded : path);
  }

  /** The entry at a path; undefined where none is. */
  find(path: string): PlaceKind | undefined {
    const kind = this.#kinds.get(path.toLowerCase());
    if (kind === 'directory') return kind;
    const destination = this.destination(path);
    return destination === path ? kind : (this.#kinds.get(destination.toLowerCase()) ?? kind);
  }

  /** The files below a folder, as they are tracked. */
  *below(folder: string): Generator<string> {
    const start = folder === '' ? '' : `${folder}/`;
    let [low, high] = [0, this.#paths.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareByteOrder(this.#paths[middle] ?? '', start) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#paths[at]?.startsWith(start) === true; at += 1) yield this.#paths[at] ?? '';
  }

  /** False when no file and no directory has the name at the end of a path, whatever its ending. */
  mayHave(path: string): boolean {
    return this.#names.has(stemOf(path.toLowerCase()));
  }
}

/** The last name of a path up to its first dot that is not its first character. */
function stemOf(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  const dot = path.indexOf('.', start + 1);
  return dot === -1 ? path.slice(start) : path.slice(start, dot);
}
