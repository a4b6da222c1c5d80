import { append } from '../../../shared/src/append.js';
import { pathsAbove } from '../tree/paths.js';
import type { TrackedPlaces } from './places.js';
import { longestModule } from './resolve.js';

/** The modules in the folders where Python finds them, by their names. */
export class PythonRoots {
  /** Files by the path of their module from each folder that has it: an import is looked up once, however many folders share a namespace. */
  readonly #modules = new Map<string, string[]>();
  /** First names of modules. */
  readonly #tops = new Set<string>();
  readonly #places: TrackedPlaces;

  /**
   * @param roots from the root of the repository
   * @param paths of all files of the commit
   */
  constructor(roots: ReadonlySet<string>, paths: readonly string[], places: TrackedPlaces) {
    this.#places = places;
    const sources = paths.filter((path) => /\.pyi?$/.test(path));
    for (const path of sources.flatMap((source) => [source, ...places.otherPaths(source)])) {
      const module = path.replace(/(?:\/__init__)?\.pyi?$/, '');
      for (const root of pathsAbove(path).filter((above) => roots.has(above))) {
        const name = module.slice(root === '' ? 0 : root.length + 1);
        append(this.#modules, name, path);
        this.#tops.add(name.split('/', 1)[0] ?? '');
      }
    }
  }

  /** True where one of the folders has modules whose names begin with this one. */
  has(top: string): boolean {
    return this.#tops.has(top);
  }

  /**
   * The files that a module may be. Several folders may share a namespace: the longest known beginning of the name tells which of them is meant.
   * @param own further folders, which belong to the file that imports the module
   * @param isOwn true for a file beside that one. A module that is there is none of another project
   */
  files(names: readonly string[], own: readonly string[], isOwn?: (path: string) => boolean): readonly string[] {
    const found = own.flatMap((root) => {
      const place = longestModule(root, names, this.#places);
      return place?.kind === 'file' ? [{ path: place.path, length: lengthOf(place.path, root) }] : [];
    });
    // A package of its own may be a part of a namespace (pkgutil), whose other parts have the modules that it lacks.
    const isWhole = ({ path, length }: { path: string; length: number }) =>
      length === names.length || !/\/__init__\.pyi?$/.test(path);
    if (isOwn && found.some((one) => isOwn(one.path) && isWhole(one))) return [];
    const longest = Math.max(0, ...found.map(({ length }) => length));
    for (let length = names.length; length > 0; length -= 1) {
      const files = this.#modules.get(names.slice(0, length).join('/'));
      if (files === undefined && length > longest) continue;
      const beside = found.flatMap((one) => (one.length === length ? [one.path] : []));
      const all = [...new Set([...beside, ...(files ?? [])])];
      return isOwn !== undefined && all.some(isOwn) ? [] : all;
    }
    return [];
  }
}

/** How many names the module has that a file is. */
function lengthOf(path: string, root: string): number {
  const name = path.slice(root === '' ? 0 : root.length + 1).replace(/(?:\/__init__)?\.pyi?$/, '');
  return name.split('/').length;
}
