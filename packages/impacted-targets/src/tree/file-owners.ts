import { directoryOf, pathsAbove } from './paths.js';
import { addTo } from '../../../shared/src/append.js';

/** How many owners are kept in shared sets. Where there are more, some sets are made again. */
const mostListed = 1_000_000;

const noOwners: ReadonlySet<string> = new Set();

/** Which nodes files and directories belong to. */
export class FileOwners {
  readonly #files = new Map<string, Set<string>>();
  readonly #directories = new Map<string, Set<string>>();

  /** The nearest directories with owners, by the directories of the paths that were asked about. */
  readonly #nearest = new Map<string, string | undefined>();
  /** Sets that were given by `shared`, by their directories. */
  readonly #shared = new Map<string, ReadonlySet<string>>();
  /** How many owners these sets have. */
  #listed = 0;

  /** Records that a file, or all below a directory, belongs to a node. */
  add(path: string, id: string, kind: 'file' | 'directory'): void {
    this.#forget();
    this.#nearest.clear();
    addTo(kind === 'file' ? this.#files : this.#directories, path, id);
  }

  /** Owners of the file itself and of every directory above it. */
  all(path: string): Set<string> {
    const owners = new Set(this.#files.get(path));
    for (const above of [path, ...pathsAbove(path)]) {
      for (const id of this.#directories.get(above) ?? []) owners.add(id);
    }
    return owners;
  }

  /**
   * As `all`. Files of one directory get the same set, unless they have owners of their own, so that a caller can
   * recognize it. Otherwise, thousands of owners of one directory would be listed again for each of its files.
   */
  shared(path: string): ReadonlySet<string> {
    if (this.#files.has(path)) return this.all(path);
    const directory = this.#nearestDirectory(path);
    if (directory === undefined) return noOwners;
    const known = this.#shared.get(directory);
    if (known !== undefined) return known;
    const owners = this.all(directory);
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
    const directory = this.#nearestDirectory(path);
    return directory === undefined ? noOwners : (this.#directories.get(directory) ?? noOwners);
  }

  /** The nearest directory that has an owner: the path itself, or one above it. */
  #nearestDirectory(path: string): string | undefined {
    if (this.#directories.has(path)) return path;
    const above = directoryOf(path);
    if (!this.#nearest.has(above)) {
      const directories = [above, ...pathsAbove(above)];
      this.#nearest.set(
        above,
        directories.find((directory) => this.#directories.has(directory)),
      );
    }
    return this.#nearest.get(above);
  }
}
