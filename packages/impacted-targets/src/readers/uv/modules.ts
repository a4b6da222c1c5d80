import { TrackedPlaces } from '../../literals/places.js';
import { PythonRoots } from '../../literals/python-roots.js';
import { namesOfModule } from '../../literals/resolve.js';
import { strings, table, tables, text, type TomlTable } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, pathsAbove, resolvePath } from '../../tree/paths.js';
import type { Commit } from '../commit.js';
import type { Project, Projects } from './projects.js';
import { tool } from './requirements.js';

/**
 * Finds modules by the folders in which Python and build backends look for packages.
 * @param further folders that hold modules: the root, where pytest starts
 * @returns a function from a file and the module that it imports to the files that the module may be. A module that the file's own project or
 *   folder has is not a module of another project
 */
export async function moduleFinder(read: Projects, commit: Commit, further: readonly string[]) {
  const { projects, isWorkspace } = read;
  const ofProject = new Map([...projects.values()].map((project) => [project.folder, moduleFolders(project)]));
  // A workspace has one environment, which lacks the projects beside it.
  const provided = [...projects.values()]
    .filter(({ isMember }) => isMember || !isWorkspace)
    .flatMap(({ folder }) => (ofProject.get(folder) ?? []).filter((place) => isWithin(place, folder)));
  const places = await TrackedPlaces.of(commit.tree);
  const roots = new PythonRoots(new Set([...provided, ...further]), [...commit.files.keys()], places);
  return (file: string, module: string): readonly string[] => {
    const names = namesOfModule(module);
    if (!roots.has(names[0] ?? '')) return [];
    const project = pathsAbove(file).find((above) => projects.has(above));
    const own = [directoryOf(file), ...(ofProject.get(project ?? '\0') ?? [])];
    return roots.files(names, own, (path) => project !== undefined && isWithin(path, project));
  };
}

function moduleFolders(project: Project): string[] {
  const { roots, packages, tests } = sourceFolders(project);
  return [project.folder, inside(project.folder, 'src'), ...roots, ...packages.map(directoryOf), ...tests];
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
