import { foldedPath } from './folded-path.js';
import { pathsAbove } from './paths.js';
import { addTo } from '../../shared/append.js';

/** Which nodes files and directories belong to. */
export class FileOwners {
  readonly #files = new Map<string, Set<string>>();
  readonly #directories = new Map<string, Set<string>>();

  /** Records that a file, or all below a directory, belongs to a node. */
  add(path: string, id: string, kind: 'file' | 'directory'): void {
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
   * Owners of the nearest directory that has an owner. A path that is such a directory (a submodule) counts as inside
   * it.
   */
  nearest(path: string): ReadonlySet<string> {
    for (const above of [path, ...pathsAbove(path)]) {
      const owners = this.#directories.get(above);
      if (owners) return owners;
    }
    return new Set();
  }
}

/**
 * Nodes to which files and directories belong on any operating system. Paths that differ only by case or similar count
 * as one.
 */
export class FoldedOwners {
  readonly #owners = new FileOwners();
  #isEmpty = true;

  /** Records that a path belongs to a node, with everything below it if the path is a directory. */
  add(path: string, id: string): void {
    this.#isEmpty = false;
    this.#owners.add(foldedPath(path), id, 'directory');
  }

  /** Owners of the file itself and of every directory above it. */
  all(path: string): Set<string> {
    return this.#isEmpty ? new Set() : this.#owners.all(foldedPath(path));
  }
}
