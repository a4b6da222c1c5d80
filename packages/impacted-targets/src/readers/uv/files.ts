import { strings, table, text } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { sourceFolders } from './modules.js';
import { manifestName, type Project, type Projects } from './projects.js';
import { tool } from './requirements.js';

/** Settings that Python's tools find when they start in their folder or below it. */
const configuration =
  /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/;

/**
 * The files and folders that belong to a target, beside what is below its folder and in no other target's folder.
 * @param paths of all files of the commit
 * @param tests folders of tests beside the members
 * @returns them by the folder of the target
 */
export function furtherFiles(
  read: Projects,
  paths: readonly string[],
  tests: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const { projects } = read;
  const found = new Map<string, string[]>();
  const settings = new Map<string, string[]>();
  const modules = new Set<string>();
  for (const path of paths) {
    const name = nameOf(path);
    if (configuration.test(name)) append(settings, directoryOf(path), path);
    if (name === '__init__.py') modules.add(directoryOf(path));
  }
  for (const folder of [...projects.keys(), ...tests]) {
    for (const place of [folder, ...pathsAbove(folder)])
      for (const path of settings.get(place) ?? []) append(found, folder, path);
  }
  for (const project of projects.values()) {
    const { folder, isMember } = project;
    for (const path of filesOfManifest(project, modules)) append(found, folder, path);
    // A project that is no member may be a sample of the tests around it.
    const around = isMember ? undefined : pathsAbove(folder).find((above) => projects.has(above) || tests.has(above));
    if (around !== undefined) append(found, around, folder);
  }
  return found;
}

/** Files and folders that a manifest names as its project's own, wherever other projects lie, and the module that has the project's name. */
function filesOfManifest({ folder, name, pyproject }: Project, modules: ReadonlySet<string>): string[] {
  const project = table(pyproject.project);
  const { readme } = tool(pyproject, 'poetry');
  const written = [
    project.readme,
    table(project.readme).file,
    table(project.license).file,
    ...strings(project['license-files']),
    readme,
    ...strings(readme),
  ];
  const files = written.flatMap((value) => resolvePath(folder, text(value) ?? '') ?? []);
  const { roots, packages } = sourceFolders({ folder, pyproject });
  const module = name.replaceAll('-', '_');
  const named = ['', 'src'].map((root) => inside(folder, inside(root, module))).filter((path) => modules.has(path));
  // A folder around the project does not count: the project would own everything in it.
  return [...files, ...roots, ...packages, ...named].filter((path) => path !== '' && !isWithin(folder, path));
}

/**
 * Whether a project at the root of the workspace or the build owns a file: sources and settings beside its manifest, and folders that hold
 * sources. The function takes a path from that root.
 */
export function ownedByRoot(
  paths: readonly string[],
  { root: { folder: root }, isWorkspace }: Projects,
): (path: string) => boolean {
  const below = (path: string) => path.slice(root === '' ? 0 : root.length + 1);
  const topOf = (path: string) => path.split('/', 1)[0] ?? '';
  const sources = paths.filter((path) => isWithin(path, root) && /\.(pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/.test(path));
  const folders = new Set(sources.map((path) => topOf(below(path))));
  return (path) => {
    const top = topOf(path);
    if (top.startsWith('.')) return false;
    if (top !== path) return folders.has(top);
    return (
      /\.(py|pyi|cfg|toml|ini|in|rs|c|h)$/.test(top) ||
      top === 'requirements.txt' ||
      (!isWorkspace && top === 'uv.lock')
    );
  };
}

const testFolder = /^(?:.*[-_])?(?:tests?|e2e)$/i;
/** Modules that pytest collects by default. */
const testModule = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;

/**
 * Folders of tests that belong to no member of a workspace whose root is not a project: `tests` beside the packages. For each module that pytest
 * collects, it is the outermost folder above with a name for tests, with no other project and no hidden folder between.
 * @param paths of all files of the commit
 */
export function rootTests(
  paths: readonly string[],
  { root: { folder: root }, isWorkspace, projects }: Projects,
): ReadonlySet<string> {
  if (!isWorkspace || projects.has(root)) return new Set();
  const manifests = new Set(paths.filter((path) => nameOf(path) === manifestName).map(directoryOf));
  const found = new Set<string>();
  for (const path of paths) {
    if (!testModule.test(path) || !isWithin(path, root)) continue;
    const above = pathsAbove(path);
    if (above.find((folder) => manifests.has(folder)) !== root) continue;
    const below = above.filter((folder) => folder !== root && isWithin(folder, root));
    const outermost = below.reverse().find((folder) => testFolder.test(nameOf(folder)));
    if (outermost !== undefined && !below.some((folder) => nameOf(folder).startsWith('.'))) found.add(outermost);
  }
  return found;
}
