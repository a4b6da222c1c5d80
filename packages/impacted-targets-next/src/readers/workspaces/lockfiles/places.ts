import { createHash } from 'node:crypto';
import type { External, Use } from '../../reader.js';

/** A package at a place of installation. The same package may be at several places, and another one may come to its place. */
export interface Placed {
  readonly label: string;
  readonly content: string;
  /** Places of the packages that it uses, each with the name by which it uses them. */
  readonly uses: readonly (readonly [name: string, place: string])[];
  /** Files and folders of the repository that it is. */
  readonly paths: readonly Use[];
}

/**
 * Gives packages keys that do not depend on their places: two places have one key where their content is the same and the packages that they use by each
 * name have the same keys. Packages that use each other in a circle are told apart by refining their keys until none splits.
 * @returns the externals, and the key of each place
 */
export function withoutPlaces(packages: ReadonlyMap<string, Placed>): {
  readonly externals: ReadonlyMap<string, External>;
  readonly keyOf: (place: string) => string;
} {
  const keys = new Map<string, string>();
  const keyOf = (place: string) => keys.get(place) ?? place;
  for (const circle of circlesIn(packages)) {
    for (let count = 0, last = -1; count !== last;) {
      last = count;
      const next = circle.map((place) => [place, keyFor(packages.get(place), keyOf)] as const);
      for (const [place, key] of next) keys.set(place, key);
      count = new Set(next.map(([, key]) => key)).size;
    }
  }
  const externals = new Map<string, External>();
  for (const [place, { label, content, uses, paths }] of packages) {
    externals.set(keyOf(place), { label, content, uses: [...paths, ...uses.map(([, used]) => ({ id: keyOf(used) }))] });
  }
  return { externals, keyOf };
}

function keyFor(placed: Placed | undefined, keyOf: (place: string) => string): string {
  const uses = placed?.uses.map(([name, place]) => `${name} ${keyOf(place)}`).sort() ?? [];
  return createHash('sha256')
    .update(JSON.stringify([placed?.label, placed?.content, uses]))
    .digest('base64url');
}

/**
 * The packages in groups that use each other (Tarjan's strongly connected components), each group after those that it uses. It takes no
 * recursion, since chains of packages can be long.
 */
function circlesIn(packages: ReadonlyMap<string, Placed>): string[][] {
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
    const low = lowest.get(place) ?? 0;
    const [above] = way.slice(-1);
    if (above !== undefined) lower(above.place, low);
    if (low !== order.get(place)) return;
    const circle = open.splice(open.lastIndexOf(place));
    for (const one of circle) isOpen.delete(one);
    circles.push(circle);
  };
  for (const start of packages.keys()) {
    if (!order.has(start)) enter(start);
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const used = packages.get(top.place)?.uses[top.next]?.[1];
      top.next += 1;
      if (used === undefined) {
        way.pop();
        leave(top.place);
      } else if (packages.has(used)) {
        if (!order.has(used)) enter(used);
        else if (isOpen.has(used)) lower(top.place, order.get(used) ?? 0);
      }
    }
  }
  return circles;
}
