import { firstFrom } from '../../../git/names.js';
import { directoryOf, pathsAbove } from '../../../tree/paths.js';

/** Putting a path into the tables takes as long as examining this many paths in a search, by measurement. */
const worthOfTables = 10;

interface Tables {
  readonly files: ReadonlySet<string>;
  /** Files by their paths without the extension. Where several share a path, the last one. */
  readonly withoutExtension: ReadonlyMap<string, string>;
}

/**
 * The paths of one commit, for the look-up of modules. A repository has hundreds of thousands of paths, and often only
 * few are looked up. These are searched for. Tables are made only once the searches have cost as much as the tables do.
 */
export class TrackedPaths {
  #directories: ReadonlySet<string> | undefined;
  #tables: Tables | undefined;
  /** How many paths the searches have examined. */
  #looked = 0;

  /** @param files all files, in the order of their paths' bytes */
  constructor(readonly files: readonly string[]) {}

  /** All directories, including the root, which is the empty text. */
  get directories(): ReadonlySet<string> {
    if (this.#directories) return this.#directories;
    const directories = new Set<string>(['']);
    let last = '';
    for (const path of this.files) {
      // Files are in the order of their directories.
      if (path.lastIndexOf('/') === last.length && path.startsWith(last)) continue;
      last = directoryOf(path);
      for (const directory of [last, ...pathsAbove(last)]) {
        if (directories.has(directory)) break;
        directories.add(directory);
      }
    }
    this.#directories = directories;
    return directories;
  }

  /** The files below a directory. In the order of bytes, `0` comes right after `/`. */
  below(directory: string): readonly string[] {
    if (directory === '') return this.files;
    return this.files.slice(this.#firstFrom(`${directory}/`), this.#firstFrom(`${directory}0`));
  }

  isFile(path: string): boolean {
    const tables = this.#tablesForMany();
    return tables ? tables.files.has(path) : this.files[this.#firstFrom(path)] === path;
  }

  /** The file with this path and any extension. Where there are several, the last one. */
  withExtension(path: string): string | undefined {
    const tables = this.#tablesForMany();
    if (tables) return tables.withoutExtension.get(path);
    if (path === '' || path.endsWith('/')) return undefined;
    const first = this.#firstFrom(`${path}.`);
    if (this.files[first]?.startsWith(`${path}.`) !== true) return undefined;
    // In the order of bytes, `/` comes right after `.`.
    for (let index = this.#firstFrom(`${path}/`) - 1; index >= first; index -= 1) {
      this.#looked += 1;
      const file = this.files[index];
      if (file !== undefined && !/[./]/.test(file.slice(path.length + 1))) return file;
    }
    return undefined;
  }

  /** Index of the first file that does not come before a path. */
  #firstFrom(path: string): number {
    const fileAt = (index: number) => {
      this.#looked += 1;
      return this.files[index] ?? '';
    };
    return firstFrom(this.files.length, fileAt, path);
  }

  #tablesForMany(): Tables | undefined {
    if (this.#tables || this.#looked <= worthOfTables * this.files.length) return this.#tables;
    const withoutExtension = new Map<string, string>();
    for (const path of this.files) {
      const dot = path.lastIndexOf('.');
      if (dot > path.lastIndexOf('/') + 1) withoutExtension.set(path.slice(0, dot), path);
    }
    this.#tables = { files: new Set(this.files), withoutExtension };
    return this.#tables;
  }
}
