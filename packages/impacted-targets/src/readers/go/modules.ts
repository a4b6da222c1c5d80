import { BrokenManifest } from '../../tree/broken-manifest.js';
import { directoryOf, inside, isWithin, nameOf, pathsAbove, resolvePath } from '../../tree/paths.js';
import { leadsNowhere } from '../../tree/unanswerable.js';
import { getOrMake } from '../../../../shared/src/append.js';
import type { Commit } from '../commit.js';
import { buildOf, type Build, type Module, type Vendor } from './build.js';
import { parseGoFile, parseGoMod, parseGoSum, parseModulesTxt } from './go-files.js';

/** The modules that Go sees at the root of the build. */
export interface Modules {
  readonly builds: readonly Build[];
  /** All modules that take part, by their folders. */
  readonly byFolder: ReadonlyMap<string, Module>;
  /** Folders of all go.mod files, samples included. No package crosses these folders. */
  readonly boundaries: ReadonlySet<string>;
  readonly vendors: readonly Vendor[];
  /** Files of which all is said. */
  readonly understood: ReadonlySet<string>;
}

/** Folders that `./...` leaves out. */
const unlisted = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;

/** True when `./...` does not match the folder. Both paths are from the root of the repository. */
export function isUnlisted(folder: string, root: string): boolean {
  return unlisted.test(folder.slice(root === '' ? 0 : root.length + 1));
}

/**
 * Finds the modules of a build: those that go.work uses, and every other module below the root, each by itself.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 * @throws Unanswerable when a use of go.work leads out of the repository
 */
export async function readModules(commit: Commit, root: string): Promise<Modules> {
  const named = (...names: string[]) => [...commit.files.keys()].filter((path) => names.includes(nameOf(path)));
  const mods = await commit.documents('go.mod', named('go.mod'), parseGoMod);
  const boundaries = new Set([...mods.paths()].map(directoryOf));
  const isOpaque = (folder: string) => commit.submodules.some((submodule) => isWithin(folder, submodule));
  const sums = await commit.documents('go.sum', named('go.sum', 'go.work.sum'), parseGoSum);
  const listings = await commit.documents('modules.txt', named('modules.txt'), parseModulesTxt);
  const files = {
    lines: (path: string) => [sums, listings].find((documents) => documents.has(path))?.get(path),
    hasModule: (folder: string) => boundaries.has(folder) || isOpaque(folder),
  };
  const workPath = [root, ...pathsAbove(root)]
    .map((above) => inside(above, 'go.work'))
    .find((path) => commit.files.has(path));
  const work = workPath === undefined ? undefined : await commit.document('go.work', workPath, parseGoFile);
  const used = (work?.uses ?? []).map((use) => folderUsed(use, workPath ?? '', files.hasModule));
  const together = new Set(used.filter((folder) => boundaries.has(folder)));
  const below = [...boundaries].filter((folder) => isWithin(folder, root) && !isUnlisted(folder, root));
  const listed = new Set([...together, ...below]);

  const byFolder = new Map<string, Module>();
  const module = (folder: string): Module => {
    const file = () => mods.get(inside(folder, 'go.mod'));
    return getOrMake(byFolder, folder, () => ({ folder, file: file(), isListed: listed.has(folder) }));
  };
  const builds = [...listed]
    .filter((folder) => !together.has(folder))
    .map((folder) => buildOf(inside(folder, 'go.mod'), undefined, [module(folder)], files));
  if (workPath !== undefined) builds.unshift(buildOf(workPath, work, [...together].map(module), files));
  for (const { folder } of builds.flatMap(({ places }) => places)) if (boundaries.has(folder)) module(folder);
  const understood = new Set(workPath === undefined ? [] : [workPath, `${workPath}.sum`]);
  for (const folder of byFolder.keys()) understood.add(inside(folder, 'go.mod')).add(inside(folder, 'go.sum'));
  const vendors = builds.flatMap((build) => build.vendors);
  for (const { folder } of vendors) understood.add(inside(folder, 'modules.txt'));
  return { builds, byFolder, boundaries, vendors, understood };
}

/** The folder of a module that a workspace uses. */
function folderUsed(use: string, path: string, hasModule: (folder: string) => boolean): string {
  const folder = resolvePath(directoryOf(path), use);
  if (folder === undefined) throw leadsNowhere(path, use, 'a use');
  if (hasModule(folder)) return folder;
  throw new BrokenManifest(path, `use names ${use}, where there is no go.mod`);
}
