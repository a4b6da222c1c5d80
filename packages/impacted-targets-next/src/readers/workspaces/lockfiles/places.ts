import { createHash } from 'node:crypto';
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
 * The places in groups that use each other (Tarjan's strongly connected components), each group after those that it uses. It takes no
 * recursion, since chains of packages can be long.
 */
function circlesIn(uses: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const way: { readonly place: string; next: number }[] = [];
  const enter = (place: string) => {
    lowest.set(place, order.size);
    order.set(place, order.size);
    open.push(place);
    isOpen.add(place);
    way.push({ place, next: 0 });
  };
  const lower = (place: string, to: number) => lowest.set(place, Math.min(lowest.get(place) ?? to, to));
  const leave = (place: string) => {
    const above = way.at(-1);
    const low = lowest.get(place) ?? 0;
    if (above !== undefined) lower(above.place, low);
    if (low !== order.get(place)) return;
    const circle = open.splice(open.lastIndexOf(place));
    for (const one of circle) isOpen.delete(one);
    circles.push(circle);
  };
  for (const start of uses.keys()) {
    if (!order.has(start)) enter(start);
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const used = uses.get(top.place)?.[top.next];
      top.next += 1;
      if (used === undefined) {
        way.pop();
        leave(top.place);
      } else if (uses.has(used) && !order.has(used)) enter(used);
      else if (isOpen.has(used)) lower(top.place, order.get(used) ?? 0);
    }
  }
  return circles;
}
