import { createHash } from 'node:crypto';
import { append } from '../../../../../shared/src/append.js';
import type { External, Use } from '../../reader.js';
import type { Asking, Lockfile } from './lockfile.js';

/** A package at a place of installation. The same package may be at several places, and another one may come to its place. */
interface Placed {
  readonly label: string;
  readonly content: string;
  /** Names of the packages that it uses. */
  readonly uses: readonly string[];
  /** Files and folders of the repository that it is. */
  readonly paths: readonly Use[];
}

/** A lockfile that lists places of installation. */
export interface PlacesOfInstallation {
  readonly packages: ReadonlyMap<string, Placed>;
  readonly settings: string;
  /** The places at which a package that is itself at a place finds another one, nearest first. */
  readonly seenFrom: (place: string, name: string) => Iterable<string>;
  /** The place of a package of the workspace. */
  readonly placeOf: (asking: Asking) => string;
}

/**
 * Gives packages keys that do not depend on their places: two places have one key where their content is the same and the packages that they use by each
 * name have the same keys. Packages that use each other in a circle are told apart by refining their keys until none splits.
 */
export function withoutPlaces({ packages, settings, seenFrom, placeOf }: PlacesOfInstallation): Lockfile {
  const find = (from: string, name: string) => [...seenFrom(from, name)].find((place) => packages.has(place));
  const uses = new Map(
    [...packages].map(([place, { uses: names }]) => [
      place,
      names.map((name) => find(place, name) ?? `absent ${name}`),
    ]),
  );
  const keys = new Map<string, string>();
  const keyOf = (place: string) => keys.get(place) ?? place;
  const refined = (place: string): readonly [string, string] => {
    const { label, content, uses: names } = packages.get(place) ?? { label: place, content: '', uses: [] };
    const used = uses.get(place)?.map((one, index) => `${names[index] ?? ''} ${keyOf(one)}`);
    return [
      place,
      createHash('sha256')
        .update(JSON.stringify([label, content, used?.sort()]))
        .digest('base64url'),
    ];
  };
  for (const circle of circlesIn(uses)) {
    // A place that is not in a key yet must not get into one.
    for (const place of circle) keys.set(place, '');
    for (let count = 0, last = -1; count !== last;) {
      last = count;
      const next = new Map(circle.map(refined));
      for (const [place, key] of next) keys.set(place, key);
      count = new Set(next.values()).size;
    }
  }
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

/**
 * The places in groups that use each other, each group after those that it uses: the strongly connected components, by two walks (Kosaraju's
 * algorithm).
 */
function circlesIn(uses: ReadonlyMap<string, readonly string[]>): string[][] {
  const users = new Map<string, string[]>();
  for (const [place, used] of uses) for (const one of used) append(users, one, place);
  const order = walks(uses.keys(), uses).flat().reverse();
  return walks(order, users).reverse();
}

/**
 * Walks from each place that no walk has reached. It takes no recursion, since chains of packages can be long.
 * @returns for each walk the places that it reached, each after those that were reached through it
 */
function walks(starts: Iterable<string>, next: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Set<string>();
  const enter = (place: string) => {
    if (seen.has(place)) return [];
    seen.add(place);
    return [{ place, left: [...(next.get(place) ?? [])] }];
  };
  return [...starts].map((start) => {
    const reached: string[] = [];
    const way = enter(start);
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const to = top.left.pop();
      if (to !== undefined) way.push(...enter(to));
      else reached.push(...way.splice(-1).map(({ place }) => place));
    }
    return reached;
  });
}
