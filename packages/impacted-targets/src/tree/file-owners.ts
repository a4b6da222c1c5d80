import { directoryOf, pathsAbove } from './paths.js';
import { addTo, getOrMake } from '../../../shared/src/append.js';

/** How many owners are kept in shared sets. Where there are more, some sets are made again. */
const mostListed = 1_000_000;

const noOwners: ReadonlySet<string> = new Set();

/** Which nodes directories belong to, each with everything below it. */
export class FileOwners {
  readonly #owners = new Map<string, Set<string>>();
  /** The nearest directories with owners, by the directories of the paths that were asked about. */
  readonly #nearest = new Map<string, string | null>();
  /** The directory that was asked about last, and the nearest one: a commit is asked about in the order of its paths. */
  #last: readonly [directory: string, nearest: string | undefined] = ['', undefined];
  /** Sets that were given by `shared`, by their directories, and how many owners they have together. */
  readonly #shared = new Map<string, ReadonlySet<string>>();
  #listed = 0;

  /** Records that all below a directory belongs to a node. */
  add(directory: string, id: string): void {
    this.#nearest.clear();
    this.#last = ['', undefined];
    this.#forget();
    addTo(this.#owners, directory, id);
  }

  /**
   * Owners of every directory above a path, which may be a directory itself. Paths with the same nearest directory get the same set, so
   * that a caller can recognize it. Otherwise, thousands of owners of one directory would be listed again for each of its files.
   */
  shared(path: string): ReadonlySet<string> {
    const directory = this.#nearestDirectory(path);
    if (directory === undefined) return noOwners;
    const known = this.#shared.get(directory);
    if (known !== undefined) return known;
    const all = [directory, ...pathsAbove(directory)].flatMap((above) => [...(this.#owners.get(above) ?? [])]);
    const owners = new Set(all);
    this.#listed += owners.size;
    if (this.#listed > mostListed) this.#forget();
    this.#shared.set(directory, owners);
    return owners;
  }

  #forget(): void {
    this.#shared.clear();
    this.#listed = 0;
  }

  /**
   * Owners of the nearest directory that has an owner. A path that is such a directory (a submodule) counts as inside
   * it. Files of one directory get the same set.
   */
  nearest(path: string): ReadonlySet<string> {
    return this.#owners.get(this.#nearestDirectory(path) ?? '') ?? noOwners;
  }

  /** The nearest directory that has an owner: the path itself, or one above it. */
  #nearestDirectory(path: string): string | undefined {
    if (this.#owners.has(path)) return path;
    const [last, known] = this.#last;
    if (last !== '' && path.lastIndexOf('/') === last.length && path.startsWith(last)) return known;
    this.#last = [directoryOf(path), this.#nearestAbove(directoryOf(path))];
    return this.#last[1];
  }

  #nearestAbove(above: string): string | undefined {
    const find = () => [above, ...pathsAbove(above)].find((directory) => this.#owners.has(directory)) ?? null;
    return getOrMake(this.#nearest, above, find) ?? undefined;
  }
}
