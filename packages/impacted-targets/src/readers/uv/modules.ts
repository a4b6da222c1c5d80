import { TrackedPlaces } from '../../literals/places.js';
import { PythonRoots } from '../../literals/python-roots.js';
import { longestModule, namesOfModule } from '../../literals/resolve.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import type { Commit } from '../commit.js';
import type { Project, Projects } from './projects.js';
import { tool } from './requirements.js';

/** The modules of a repository's projects, by the folders in which Python and build backends look for packages. */
export class Modules {
  readonly #projects: ReadonlyMap<string, Project>;
  /** Folders that hold modules, by the project's folder. */
  readonly #ofProject: ReadonlyMap<string, readonly string[]>;
  readonly #roots: PythonRoots;
  readonly #places: TrackedPlaces;
  readonly #folder: string;

  private constructor({ projects, root, isWorkspace }: Projects, commit: Commit, places: TrackedPlaces) {
    this.#projects = projects;
    this.#folder = root.folder;
    this.#places = places;
    const foldersOf = (project: Project) => {
      const { roots, packages, tests } = sourceFolders(project);
      return [project.folder, inside(project.folder, 'src'), ...roots, ...packages.map(directoryOf), ...tests];
    };
    this.#ofProject = new Map([...projects.values()].map((project) => [project.folder, foldersOf(project)]));
    // A workspace has one environment, which lacks the projects beside it.
    const provided = [...projects.values()].filter(({ isMember }) => isMember || !isWorkspace);
    const roots = provided.flatMap((project) =>
      (this.#ofProject.get(project.folder) ?? []).filter((place) => isWithin(place, project.folder)),
    );
    this.#roots = new PythonRoots(new Set(roots), [...commit.files.keys()], places);
  }

  static async of(projects: Projects, commit: Commit): Promise<Modules> {
    return new Modules(projects, commit, await TrackedPlaces.of(commit.tree));
  }

  /**
   * The files and folders that a module may be. A module that the file's own project or folder has is not a module of another project.
   * @param file that imports the module
   * @param tests folders of tests beside the members: modules of the root, where pytest starts
   */
  files(file: string, module: string, tests: ReadonlySet<string>): readonly string[] {
    const names = namesOfModule(module);
    const [top = ''] = names;
    if (this.#roots.has(top)) {
      const project = pathsAbove(file).find((above) => this.#projects.has(above));
      const own = [directoryOf(file), ...(this.#ofProject.get(project ?? '\0') ?? [])];
      const isOwn = (path: string) => project !== undefined && isWithin(path, project);
      const found = this.#roots.files(names, own, isOwn);
      if (found.length > 0) return found;
    }
    const isTest = tests.has(inside(this.#folder, top));
    const place = isTest ? longestModule(this.#folder, names, this.#places) : undefined;
    return place === undefined ? [] : [place.path];
  }
}

/**
 * The folders that a project's manifest names for its sources, from the root of the repository.
 * @returns `roots`, whose folders and files are modules; `packages`, which are modules themselves; `tests`, where pytest looks for modules
 */
export function sourceFolders({ folder, pyproject }: Pick<Project, 'folder' | 'pyproject'>) {
  const setuptools = tool(pyproject, 'setuptools');
  const hatch = table(tool(pyproject, 'hatch').build);
  const wheel = table(table(hatch.targets).wheel);
  const places = tables(tool(pyproject, 'poetry').packages);
  const { '': top, ...renamed } = table(setuptools['package-dir']);
  const resolved = (written: readonly (TomlTable[string] | undefined)[]) =>
    written.flatMap((path) => (typeof path === 'string' ? (resolvePath(folder, path || '.') ?? []) : []));
  return {
    roots: resolved([
      top,
      ...strings(table(table(setuptools.packages).find).where),
      tool(pyproject, 'maturin')['python-source'],
      table(tool(pyproject, 'uv')['build-backend'])['module-root'],
      table(tool(pyproject, 'pdm').build)['package-dir'],
      ...places.map(({ from }) => from),
    ]),
    packages: resolved([
      ...Object.values(renamed),
      ...[hatch, wheel].flatMap((one) => [...strings(one.packages), ...Object.keys(table(one['force-include']))]),
      ...places.flatMap(({ from, include }) => inside(text(from) ?? '', text(include) ?? '')),
    ]),
    tests: resolved(strings(table(tool(pyproject, 'pytest').ini_options).pythonpath)),
  };
}
