import { withoutEndSlashes } from '../tree/paths.js';
/** Owners of directories. A path belongs to the owner of the nearest directory above it. */
export class Owners {
  readonly #byDirectory: ReadonlyMap<string, string>;

  /**
   * @param directories pairs of a directory and its owner; directories are POSIX and start where the paths start; the
   *   root is `.` or empty
   */
  constructor(directories: Iterable<readonly [directory: string, name: string]>) {
    this.#byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
  }

  of(path: string): string | undefined {
    for (let at = path.lastIndexOf('/'); at !== -1; at = path.lastIndexOf('/', at - 1)) {
      const owner = this.#byDirectory.get(path.slice(0, at));
      if (owner !== undefined) return owner;
    }
    return this.#byDirectory.get('');
  }
}

function normal(directory: string): string {
  const path = withoutEndSlashes(directory.replaceAll('\\', '/').replace(/^\.\//, ''));
  return path === '.' ? '' : path;
}
