import { createHash } from 'node:crypto';
import { Unanswerable } from '../../../tree/unanswerable.js';
import type { External, Use } from '../../reader.js';
import type { Asking, Lockfile } from './lockfile.js';

/** A package at a place of installation. The same package may be at several places, and another one may come to its place. */
export interface Placed {
  readonly label: string;
  readonly content: string;
  /** Names of the packages that it uses. */
  readonly uses: readonly string[];
  /** Files and folders of the repository that it is. */
  readonly paths: readonly Use[];
}

/** A lockfile that lists places of installation. */
export interface PlacesOfInstallation {
  /** The packages by their places (`node_modules/express/node_modules/debug`). */
  readonly packages: ReadonlyMap<string, Placed>;
  readonly settings: string;
  /** The place of a package of the workspace. */
  readonly placeOf: (asking: Asking) => string;
}

/** How many levels of dependencies tell two places of one package apart. Lockfiles of real repositories need one or two. */
const levels = 8;

/**
 * Gives packages keys that do not depend on their places: two places have one key where their content is the same, and also what is installed for
 * them, by name, down to some levels.
 * @throws Unanswerable where places differ only below these levels
 */
export function withoutPlaces({ packages, settings, placeOf }: PlacesOfInstallation): Lockfile {
  const find = (from: string, name: string) => {
    for (const place of seenFrom(from, name)) if (packages.has(place)) return place;
    return undefined;
  };
  const uses = new Map(
    [...packages].map(([place, { uses: names }]) => [
      place,
      [...names].sort().map((name) => find(place, name) ?? `absent ${name}`),
    ]),
  );
  let keys = new Map([...packages].map(([place, { label, content }]) => [place, digest([label, content])]));
  const refined = () =>
    new Map(
      [...keys].map(([place, key]) => [place, digest([key, ...(uses.get(place) ?? []).map((one) => keys.get(one))])]),
    );
  for (let level = 0; level < levels; level += 1) keys = refined();
  if (new Set(refined().values()).size > new Set(keys.values()).size) {
    throw new Unanswerable(`the lockfile has packages that differ only ${levels} dependencies further`);
  }
  const keyOf = (place: string) => keys.get(place) ?? place;
  const externals = new Map<string, External>();
  for (const [place, { label, content, paths }] of packages) {
    const used = uses.get(place)?.map((one) => ({ id: keyOf(one) })) ?? [];
    externals.set(keyOf(place), { label, content, uses: [...paths, ...used] });
  }
  return {
    externals,
    settings,
    installs: (asking) =>
      asking.dependencies.flatMap(({ name }) => {
        const place = find(placeOf(asking), name);
        return place === undefined ? [] : [{ name, uses: [{ id: keyOf(place) }], isCertain: true }];
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

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
