import { longestModule } from '../../literals/resolve.js';
import type { TrackedPlaces } from '../../literals/places.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { tool } from './requirements.js';
import type { Project } from './workspace.js';

/** The modules of a repository's projects, by the folders in which Python and build backends look for packages. */
export class Modules {
  readonly #places: TrackedPlaces;
  /** Roots of packages by the project's folder. */
  readonly #roots = new Map<string, readonly string[]>();
  /** Roots of packages by the first name of the modules in them. */
  readonly #byTop = new Map<string, string[]>();

  /**
   * @param projects folders that have modules, each with its pyproject.toml
   * @param paths of all files of the commit
   */
  constructor(
    projects: readonly Pick<Project, 'directory' | 'pyproject'>[],
    paths: readonly string[],
    places: TrackedPlaces,
  ) {
    this.#places = places;
    const roots = new Set<string>();
    for (const { directory, pyproject } of projects) {
      const own = packageRoots(directory, pyproject);
      this.#roots.set(directory, own);
      for (const root of own) roots.add(root);
    }
    const seen = new Set<string>();
    for (const path of paths) {
      if (!/\.pyi?$/.test(path)) continue;
      for (const root of [directoryOf(path), ...pathsAbove(directoryOf(path))]) {
        if (!roots.has(root)) continue;
        const top = (path.slice(root === '' ? 0 : root.length + 1).split('/')[0] ?? '').replace(/\.pyi?$/, '');
        const key = `${root}\0${top}`;
        if (!seen.has(key)) append(this.#byTop, top, root);
        seen.add(key);
      }
    }
  }

  /**
   * The files that a module may be. A module that the file's own project or folder has is not a module of another project.
   * @param file that imports the module
   * @param project folder of the project that the file belongs to, if any
   */
  files(file: string, module: string, project: string | undefined): readonly string[] {
    const names = module.split('.').filter((name) => name !== '*' && name !== '');
    const [top = ''] = names;
    const candidates = this.#byTop.get(top) ?? [];
    if (candidates.length === 0) return [];
    const own = [directoryOf(file), ...(project === undefined ? [] : (this.#roots.get(project) ?? []))];
    const isOwn = (path: string) => project !== undefined && isWithin(path, project);
    // Several projects may share a namespace. The longest known name tells which of them is meant.
    let longest = 0;
    let found: string[] = [];
    for (const root of new Set([...own, ...candidates])) {
      const place = longestModule(root, names, this.#places);
      if (place?.kind !== 'file') continue;
      const length = place.path.length - root.length;
      const depth = place.path.slice(place.path.length - length).split('/').length;
      if (isOwn(place.path)) return [];
      if (depth < longest) continue;
      if (depth > longest) found = [];
      longest = depth;
      found.push(place.path);
    }
    return found;
  }
}

/**
 * The folders whose folders and files are modules: the project's folder and its `src`, and those that the settings of build backends and
 * pytest name. A folder elsewhere provides no module, whatever is in it.
 */
function packageRoots(directory: string, pyproject: TomlTable): readonly string[] {
  const setuptools = tool(pyproject, 'setuptools');
  const found = table(table(setuptools.packages).find);
  const wheel = table(table(table(table(tool(pyproject, 'hatch').build).targets).wheel));
  const written = [
    ...strings(found.where),
    text(table(setuptools['package-dir'])['']),
    text(tool(pyproject, 'maturin')['python-source']),
    text(table(tool(pyproject, 'uv')['build-backend'])['module-root']),
    ...tables(tool(pyproject, 'poetry').packages).map((one) => text(one.from)),
    ...strings(wheel.packages).map(directoryOf),
    ...strings(table(tool(pyproject, 'pytest').ini_options).pythonpath),
  ];
  const named = written.flatMap((path) => (path === undefined ? [] : (resolvePath(directory, path || '.') ?? [])));
  return [...new Set([directory, inside(directory, 'src'), ...named.filter((path) => isWithin(path, directory))])];
}
