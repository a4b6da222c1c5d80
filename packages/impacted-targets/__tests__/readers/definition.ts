import fc from 'fast-check';

/** A target as the definition sees it. Other targets are named by their ids, whether they are there or not. */
export interface Defined {
  /** Differs between two commits where the target itself does. */
  readonly content: unknown;
  readonly uses: readonly string[];
  /** What its tests alone are made of and use. */
  readonly tests?: unknown;
  readonly testsUse?: readonly string[];
}

/** The targets of one commit, by id. */
export type Definition = ReadonlyMap<string, Defined>;

/**
 * The definition of what is impacted, without a graph: a target that differs, whatever uses it in either commit, whatever has tests that
 * differ or use it, and both ends of an edge that is new.
 * @returns the names of the targets, sorted
 */
export function impactedByDefinition(base: Definition, head: Definition): string[] {
  const ids = [...new Set([...base.keys(), ...head.keys()])];
  const differing = (part: (one: Defined) => unknown) => {
    const written = (one: Defined | undefined) => (one === undefined ? '' : JSON.stringify(part(one)));
    return ids.filter((id) => written(base.get(id)) !== written(head.get(id)));
  };
  const impacted = new Set(differing(({ content, uses }) => [content, [...uses].sort()]));
  const users = (part: (one: Defined) => readonly string[]) =>
    [...base, ...head].filter(([, one]) => part(one).some((used) => impacted.has(used))).map(([id]) => id);
  for (let before = -1; before !== impacted.size;) {
    before = impacted.size;
    for (const id of users(({ uses }) => uses)) impacted.add(id);
  }
  const tested = [...differing(({ tests }) => [tests]), ...users(({ testsUse = [] }) => testsUse)];
  const edges = (side: Definition) =>
    [...side].flatMap(([id, { uses, testsUse = [] }]) =>
      [...uses, ...testsUse].filter((to) => side.has(to)).map((to) => `${id} → ${to}`),
    );
  const known = new Set(edges(base));
  const ends = edges(head).flatMap((edge) => (known.has(edge) ? [] : edge.split(' → ').slice(1)));
  return [...new Set([...impacted, ...tested, ...ends])].sort();
}

/** How many targets a random repository may have. They are called by their numbers. */
const targetCount = 6;

/** One value for each target. */
export const forEach = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: targetCount, maxLength: targetCount });

/** Some numbers of targets. */
export const some = fc.uniqueArray(fc.nat(targetCount - 1), { maxLength: 3 });

/** What every random repository has, by the numbers of its targets. */
export const state = {
  there: forEach(fc.integer({ min: 0, max: 5 }).map((number) => number > 0)),
  uses: forEach(some),
  text: forEach(fc.nat(3)),
};

/** Two commits that differ in two places at most, so that most targets stay as they are. */
export function twoCommits<T extends Record<string, unknown[]>>(
  commit: fc.Arbitrary<T>,
): fc.Arbitrary<readonly [T, T]> {
  const places = fc.array(fc.tuple(fc.noBias(fc.nat()), fc.noBias(fc.nat())), { maxLength: 2 });
  return fc.tuple(commit, commit, places).map(([before, other, changes]) => {
    const keys = Object.keys(before);
    const after = structuredClone(before);
    for (const [field, place] of changes) {
      const key = keys[field % keys.length] ?? '';
      const values = other[key] ?? [];
      const at = place % values.length;
      after[key]?.splice(at, 1, values[at]);
    }
    return [before, after] as const;
  });
}
