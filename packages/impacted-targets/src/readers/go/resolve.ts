import { directoryOf, inside, pathsAbove } from '../../tree/paths.js';
import { foldedPath } from '../../tree/folded-path.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { externalId, type Build, type Modules, type Place } from './modules.js';
import type { Package } from './packages.js';

/** Id of the package in a folder, whether it exists in this commit or not. */
export function packageId(folder: string): string {
  return `package ${folder}`;
}

/** Finds what an import of a file means, in every build that its package takes part in. */
export function resolver(
  { builds, boundaries }: Modules,
  packages: ReadonlyMap<string, Package>,
): (file: string, path: string) => { readonly ids: readonly string[] } {
  const byFolded = new Map([...packages.keys()].map((folder) => [foldedPath(folder), folder]));
  // Some file systems find a folder by a path in another case.
  const packageAt = (folder: string) => (packages.has(folder) ? folder : byFolded.get(foldedPath(folder)));
  const byHome = new Map<string, ((path: string) => string[])[]>();
  for (const build of builds) {
    const resolved = new Map<string, string[]>();
    const places = new Map<string, Place[]>();
    for (const place of build.places) append(places, place.module, place);
    const find = (path: string) => getOrMake(resolved, path, () => idsOf(path, build, places, boundaries, packageAt));
    for (const home of new Set(build.places.map(({ folder }) => folder))) append(byHome, home, find);
  }
  return (file, path) => {
    const one = packages.get(directoryOf(file));
    return { ids: one === undefined ? [] : (byHome.get(one.home) ?? []).flatMap((find) => find(path)) };
  };
}

/**
 * The ids that an import path may mean in a build; none for the standard library.
 * @param places of the build, by their modules
 * @param packageAt the package in a folder
 */
function idsOf(
  path: string,
  build: Build,
  places: ReadonlyMap<string, readonly Place[]>,
  boundaries: ReadonlySet<string>,
  packageAt: (folder: string) => string | undefined,
): string[] {
  const modules = [path, ...pathsAbove(path)];
  const candidates = modules.flatMap((module) =>
    (places.get(module) ?? []).flatMap(({ folder, isSure }) => {
      const at = inside(folder, path.slice(module === '' ? 0 : module.length + 1));
      // No package of a module is in the folder of another one.
      return [at, ...pathsAbove(at)].find((above) => boundaries.has(above)) === folder ? [{ at, isSure }] : [];
    }),
  );
  const local = candidates.find(({ at }) => packageAt(at) !== undefined);
  if (local?.isSure === true) return [packageId(packageAt(local.at) ?? local.at)];
  // A package that does not exist here may exist in the other commit.
  const externals = modules.filter((module) => build.externals.has(module));
  return [
    ...candidates.map(({ at }) => packageId(packageAt(at) ?? at)),
    ...externals.map((module) => externalId(build, module)),
  ];
}
