import { belowRoot } from '../../tree/build-root.js';
import { textsIn, table } from '../../tree/formats/toml.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { sourceFolders } from './modules.js';
import type { Project, Projects } from './projects.js';
import { tool } from './requirements.js';

/** Settings that Python's tools find when they start in their folder or below it. */
const configuration =
  /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/;

/**
 * The files and folders that belong to a target, beside what is below its folder and in no other target's folder.
 * @param paths of all files of the commit
 * @returns them by the folder of the target
 */
export function furtherFiles({ projects }: Projects, paths: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const settings = new Map<string, string[]>();
  for (const path of paths) if (configuration.test(nameOf(path))) append(settings, directoryOf(path), path);
  for (const folder of projects.keys()) {
    for (const place of [folder, ...pathsAbove(folder)])
      for (const path of settings.get(place) ?? []) append(found, folder, path);
  }
  for (const project of projects.values()) {
    const { folder, isMember } = project;
    for (const path of filesOfManifest(project, paths)) append(found, folder, path);
    // A project that is no member may be a sample of the tests around it.
    const around = isMember ? undefined : pathsAbove(folder).find((above) => projects.has(above));
    if (around !== undefined) append(found, around, folder);
  }
  return found;
}

/** Files and folders that a manifest names as its project's own, wherever other projects lie, and the module that has the project's name. */
function filesOfManifest({ folder, name, pyproject }: Project, paths: ReadonlySet<string>): string[] {
  const { readme, license, 'license-files': licenses } = table(pyproject.project);
  const written = [readme, license, licenses, tool(pyproject, 'poetry').readme].flatMap((value) => textsIn(value));
  const files = written.flatMap((path) => resolvePath(folder, path) ?? []);
  const { roots, packages } = sourceFolders({ folder, pyproject });
  const module = name.replaceAll('-', '_');
  const named = [module, `src/${module}`].map((path) => inside(folder, path));
  const modules = named.filter((path) => paths.has(`${path}/__init__.py`));
  // A folder around the project does not count: the project would own everything in it.
  return [...files, ...roots, ...packages, ...modules].filter((path) => !isWithin(folder, path));
}

const source = /\.(?:pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/;
const sourceOrSetting = /^[^.].*\.(?:pyi?|cfg|toml|ini|in|rs|c|h)$|^requirements\.txt$/;

/**
 * Whether a project at the root of the workspace or the build owns a file: sources and settings beside its manifest, and folders that hold
 * sources. The function takes a path from that root.
 */
export function ownedByRoot(paths: ReadonlySet<string>, { root, isWorkspace }: Projects): (path: string) => boolean {
  const topOf = (path: string) => path.split('/', 1)[0] ?? '';
  const sources = [...paths].flatMap((path) => belowRoot(path, root.folder) ?? []).filter((path) => source.test(path));
  const folders = new Set(sources.map(topOf));
  return (path) => {
    const top = topOf(path);
    if (top !== path) return folders.has(top) && !top.startsWith('.');
    return sourceOrSetting.test(path) || (path === 'uv.lock' && !isWorkspace);
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
  paths: ReadonlySet<string>,
  { root, isWorkspace, projects, manifests }: Projects,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (!isWorkspace || projects.has(root.folder)) return found;
  for (const path of paths) {
    const above = testModule.test(path) ? pathsAbove(path) : [];
    const nearest = above.findIndex((folder) => manifests.has(folder));
    if (above[nearest] !== root.folder) continue;
    const between = above.slice(0, nearest);
    const outermost = between.findLast((folder) => testFolder.test(nameOf(folder)));
    if (outermost !== undefined && !between.some((folder) => nameOf(folder).startsWith('.'))) found.add(outermost);
  }
  return found;
}
