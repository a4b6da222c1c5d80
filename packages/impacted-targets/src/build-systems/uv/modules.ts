import { PythonRoots } from '../../literals/python-roots.js';
import { namesOfModule } from '../../literals/resolve.js';
import type { TrackedPlaces } from '../../literals/places.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, resolvePath } from '../../tree/paths.js';
import { tool } from './requirements.js';
import type { Project } from './workspace.js';

/** The modules of a repository's projects, by the folders in which Python and build backends look for packages. */
export class Modules {
  /** Roots of packages by the project's folder. */
  readonly #ofProject: ReadonlyMap<string, readonly string[]>;
  readonly #roots: PythonRoots;

  /**
   * @param projects folders that have modules, each with its pyproject.toml
   * @param paths of all files of the commit
   */
  constructor(
    projects: readonly Pick<Project, 'directory' | 'pyproject'>[],
    paths: readonly string[],
    places: TrackedPlaces,
  ) {
    this.#ofProject = new Map(projects.map((one) => [one.directory, packageRoots(one.directory, one.pyproject)]));
    this.#roots = new PythonRoots(new Set([...this.#ofProject.values()].flat()), paths, places);
  }

  /**
   * The files that a module may be. A module that the file's own project or folder has is not a module of another project.
   * @param file that imports the module
   * @param project folder of the project that the file belongs to, if any
   */
  files(file: string, module: string, project: string | undefined): readonly string[] {
    const names = namesOfModule(module);
    if (!this.#roots.has(names[0] ?? '')) return [];
    const own = [directoryOf(file), ...(project === undefined ? [] : (this.#ofProject.get(project) ?? []))];
    return this.#roots.files(names, own, (path) => project !== undefined && isWithin(path, project));
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
