import type { Tree } from '../build-systems/build-system.js';
import { foldedPath } from '../tree/folded-path.js';
import { nameOf, pathsAbove } from '../tree/paths.js';
import { symbolicLinks, type SymbolicLinks } from '../tree/symbolic-links.js';

/** Kind of the entry at a path of a commit. */
export type PlaceKind = 'file' | 'directory';

/**
 * The files and directories of a commit, found through links and in any spelling that some operating system accepts.
 */
export class TrackedPlaces {
  readonly #kinds = new Map<string, PlaceKind>();
  readonly #names = new Set<string>();
  readonly #links: SymbolicLinks;

  private constructor(paths: readonly string[], links: SymbolicLinks) {
    this.#links = links;
    let last = '';
    for (const path of paths) {
      const folded = foldedPath(path);
      this.#kinds.set(folded, 'file');
      this.#names.add(nameOf(folded));
      // Files of one directory follow each other.
      if (folded.lastIndexOf('/') === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf('/')));
      for (const above of pathsAbove(folded)) {
        if (this.#kinds.has(above)) break;
        this.#kinds.set(above, 'directory');
        this.#names.add(nameOf(above));
      }
    }
  }

  static readonly #known = new WeakMap<object, Promise<TrackedPlaces>>();

  /** The places of a commit. They are listed once for each commit. */
  static of(tree: Tree): Promise<TrackedPlaces> {
    const commit = tree.memory ?? tree;
    const places = TrackedPlaces.#known.get(commit) ?? TrackedPlaces.#list(tree);
    TrackedPlaces.#known.set(commit, places);
    return places;
  }

  static async #list(tree: Tree): Promise<TrackedPlaces> {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await symbolicLinks(tree));
  }

  /** The path that a path leads to when all links are followed. */
  destination(path: string): string {
    return this.#links.destination(path);
  }

  /** The entry that some operating system finds at a path; undefined where no system finds an entry. */
  find(path: string): PlaceKind | undefined {
    const kind = this.#kinds.get(foldedPath(path));
    if (kind === 'directory') return kind;
    const destination = this.destination(path);
    return destination === path ? kind : (this.#kinds.get(foldedPath(destination)) ?? kind);
  }

  /** False when no file and no directory has this name. A path that ends with it then leads to nothing. */
  mayHave(name: string): boolean {
    return this.#names.has(foldedPath(name));
  }
}
