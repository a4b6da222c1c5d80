import { directoryOf, inside, pathsAbove } from '../../tree/paths.js';
import { foldedPath } from '../../tree/folded-path.js';
import { append, getOrMake } from '../../../../shared/src/append.js';
import { externalId, type Build, type Place } from './build.js';
import type { Modules } from './modules.js';
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
  const found = (folder: string) => (packages.has(folder) ? folder : byFolded.get(foldedPath(folder)));
  const byHome = new Map<string, ((path: string) => string[])[]>();
  for (const build of builds) {
    const resolved = new Map<string, string[]>();
    const inBuild = importsOf(build, found, boundaries);
    const find = (path: string) => getOrMake(resolved, path, () => inBuild(path));
    for (const home of new Set([...build.places, ...build.vendors].map(({ folder }) => folder)))
      append(byHome, home, find);
  }
  return (file, path) => {
    const home = packages.get(directoryOf(file))?.home;
    return { ids: home === undefined ? [] : (byHome.get(home) ?? []).flatMap((find) => find(path)) };
  };
}

/** Finds the ids that an import path may mean in a build; none for the standard library. */
function importsOf(
  build: Build,
  packageAt: (folder: string) => string | undefined,
  boundaries: ReadonlySet<string>,
): (path: string) => string[] {
  const byModule = new Map<string, Place[]>();
  for (const place of build.places) append(byModule, place.module, place);
  return (path) => {
    const modules = [path, ...pathsAbove(path)];
    const candidates = modules.flatMap((module) =>
      (byModule.get(module) ?? []).flatMap(({ folder, replace }) => {
        const at = inside(folder, path.slice(module.length + 1));
        // No package of a module is in the folder of another one.
        return [at, ...pathsAbove(at)].find((above) => boundaries.has(above)) === folder ? [{ at, replace }] : [];
      }),
    );
    const local = candidates.find(({ at }) => packageAt(at) !== undefined);
    const vendored = build.vendors.map(({ folder }) => inside(folder, path));
    const isVendored = build.isVendored && vendored.some((at) => packageAt(at) !== undefined);
    // What is replaced is built from its copy where that is vendored, and another version than the replaced one comes from elsewhere.
    const isReplaced = local?.replace !== undefined && (isVendored || local.replace.version !== undefined);
    if (local !== undefined && !isReplaced) return [packageId(packageAt(local.at) ?? local.at)];
    const externals = isVendored ? [] : modules.filter((module) => build.externals.has(module));
    // A package that does not exist here may exist in the other commit.
    return [
      ...[...candidates.map(({ at }) => at), ...vendored].map(packageId),
      ...externals.map((module) => externalId(build, module)),
    ];
  };
}
