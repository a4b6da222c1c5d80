import { addTo } from '../../../shared/src/append.js';
import { pathsAbove } from '../tree/paths.js';
import type { TrackedPlaces } from './places.js';
import { longestModule } from './resolve.js';

/** The folders in which Python finds modules, by the first names of the modules in them. */
export class PythonRoots {
  readonly #byTop = new Map<string, Set<string>>();
  readonly #places: TrackedPlaces;

  /**
   * @param roots from the root of the repository
   * @param paths of all files of the commit
   */
  constructor(roots: ReadonlySet<string>, paths: readonly string[], places: TrackedPlaces) {
    this.#places = places;
    for (const path of paths.filter((one) => /\.pyi?$/.test(one))) {
      for (const root of pathsAbove(path).filter((above) => roots.has(above))) {
        const [top = ''] = path.slice(root === '' ? 0 : root.length + 1).split(/\/|\.pyi?$/);
        addTo(this.#byTop, top, root);
      }
    }
  }

  /** True where one of the folders has modules whose names begin with this one. */
  has(top: string): boolean {
    return this.#byTop.has(top);
  }

  /**
   * The files that a module may be. Several folders may share a namespace: the longest known beginning of the name tells which of them is meant.
   * @param own further folders, which belong to the file that imports the module
   * @param isOwn true for a file beside that one. A module that is there is none of another project
   */
  files(names: readonly string[], own: readonly string[], isOwn?: (path: string) => boolean): readonly string[] {
    const roots = new Set([...own, ...(this.#byTop.get(names[0] ?? '') ?? [])]);
    const found = [...roots].flatMap((root) => {
      const place = longestModule(root, names, this.#places);
      if (place?.kind !== 'file') return [];
      return [{ path: place.path, depth: place.path.slice(root.length).split('/').length }];
    });
    if (isOwn && found.some(({ path }) => isOwn(path))) return [];
    const longest = Math.max(...found.map(({ depth }) => depth));
    return found.flatMap(({ path, depth }) => (depth === longest ? [path] : []));
  }
}
