import type { Tree } from '../build-systems/build-system.js';
import { foldedPath } from '../tree/folded-path.js';
import { nameOf, pathsAbove } from '../tree/paths.js';
import { symbolicLinks, type SymbolicLinks } from '../tree/symbolic-links.js';

/** Kind of the entry at a path of a commit. */
export type PlaceKind = 'file' | 'directory';

/** The files and directories of a commit, found in any spelling under which some system finds them, and through links. */
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
      // Files come by directories.
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

  /** The places of a commit, which are listed once. */
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

  /** Path to which links lead from a path. */
  destination(path: string): string {
    return this.#links.destination(path);
  }

  /** The entry that some operating system finds at a path; undefined where none finds any. */
  find(path: string): PlaceKind | undefined {
    const kind = this.#kinds.get(foldedPath(path));
    if (kind === 'directory') return kind;
    const destination = this.destination(path);
    return destination === path ? kind : (this.#kinds.get(foldedPath(destination)) ?? kind);
  }

  /** False where no file and no directory has this name, so that nothing is found at a path that ends with it. */
  mayHave(name: string): boolean {
    return this.#names.has(foldedPath(name));
  }
}
