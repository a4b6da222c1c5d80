import type { LockedPackages } from './locked-packages.js';
import { getOrMake } from '../../../../../shared/src/append.js';

/** The locked packages that a package of the workspace uses. */
export type Uses = readonly (readonly [name: string, key: string])[];

interface Node {
  readonly content: string;
  readonly uses: (readonly [name: string, node: number])[];
}

/**
 * Finds the users whose installed packages differ between two lockfiles, however the lockfiles are arranged. Two
 * packages are the same when their content is the same and the packages that they use by each name are the same, at all
 * depths. The algorithm refines classes of packages until none splits (the partition refinement that finds bisimilar
 * nodes of a graph).
 * @param users for each user, its packages in both lockfiles
 * @returns the users for which something differs
 */
export function differingUsers(
  base: LockedPackages,
  head: LockedPackages,
  users: ReadonlyMap<string, { readonly base: Uses; readonly head: Uses }>,
): Set<string> {
  const nodes: Node[] = [];
  const absent = new Map<string, number>();
  /** Adds a lockfile's packages to the nodes. Returns a function that gives the node of a key. */
  const add = (lockfile: LockedPackages): ((key: string) => number) => {
    const numbers = new Map<string, number>();
    for (const [key, { content }] of lockfile.packages) numbers.set(key, nodes.push({ content, uses: [] }) - 1);
    const numberOf = (key: string): number =>
      numbers.get(key) ?? getOrMake(absent, key, () => nodes.push({ content: key, uses: [] }) - 1);
    for (const [key, { uses }] of lockfile.packages) {
      nodes[numberOf(key)]?.uses.push(...uses.map(([name, used]) => [name, numberOf(used)] as const));
    }
    return numberOf;
  };
  const sides = { base: add(base), head: add(head) };
  for (const uses of users.values()) {
    for (const side of ['base', 'head'] as const) for (const [, key] of uses[side]) sides[side](key);
  }
  const classes = refine(nodes);
  const classOf = (side: 'base' | 'head', uses: Uses) =>
    describe(
      uses.map(([name, key]) => [name, sides[side](key)]),
      classes,
    );
  return new Set(
    [...users].filter(([, uses]) => classOf('base', uses.base) !== classOf('head', uses.head)).map(([user]) => user),
  );
}

function describe(uses: readonly (readonly [string, number])[], classes: readonly number[]): string {
  return [...new Set(uses.map(([name, node]) => `${name}\0${classes[node] ?? node}`))].sort().join('\0\0');
}

/** The class of each node: a number that two nodes share when nothing distinguishes them. */
function refine(nodes: readonly Node[]): number[] {
  let classes: number[] = [];
  let count = 0;
  for (let first = true; ; first = false) {
    const numbers = new Map<string, number>();
    const previous = classes;
    classes = nodes.map(({ content, uses }, index) => {
      const text = first ? content : `${previous[index] ?? 0}\0\0${describe(uses, previous)}`;
      return getOrMake(numbers, text, () => numbers.size);
    });
    if (numbers.size === count) return classes;
    count = numbers.size;
  }
}
