import type { External, Use } from '../../reader.js';
import type { Asking, Lockfile } from './lockfile.js';

/** A package at a place of installation. */
export interface Placed {
  readonly label: string;
  readonly content: string;
  /** Names of the packages that it uses. */
  readonly uses: readonly string[];
  /** Files and folders of the repository that it is. */
  readonly paths: readonly Use[];
}

/**
 * A lockfile in which a dependency means the package at the nearest place. A package that moves to another place counts as another one.
 * @param path of the lockfile
 * @param packages by their places (`node_modules/express/node_modules/debug`)
 * @param placeOf gives the place of a package of the workspace
 */
export function byPlaces(
  path: string,
  settings: string,
  packages: ReadonlyMap<string, Placed>,
  placeOf: (asking: Asking) => string,
): Lockfile {
  const find = (from: string, name: string): Use[] => {
    for (const place of seenFrom(from, name)) if (packages.has(place)) return [{ id: `${place} in ${path}` }];
    return [];
  };
  const externals = [...packages].map(([place, { label, content, uses, paths }]): [string, External] => [
    `${place} in ${path}`,
    { label, content, uses: [...paths, ...uses.flatMap((name) => find(place, name))] },
  ]);
  return {
    externals: new Map(externals),
    settings,
    installs: (asking) =>
      asking.dependencies.flatMap(({ name }) => {
        const uses = find(placeOf(asking), name);
        return uses.length === 0 ? [] : [{ name, uses, isCertain: true }];
      }),
  };
}

/** The places at which a package that is itself at a place finds another one: as Node.js looks, in the nearest `node_modules` upward. */
function* seenFrom(place: string, name: string): Generator<string> {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (!/(?:^|\/)node_modules$/.test(folder)) yield `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
  }
}
