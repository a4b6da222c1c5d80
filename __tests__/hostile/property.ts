import { test } from '@jest/globals';
import fc from 'fast-check';
import { counterexamplesOf, expectHeld } from './counterexamples.js';

/** Cases a property; the deep tests ask for more, of a seed that is new each time, and plain `npm test` for a part of them. */
const cases = Number(process.env.PROPERTY_RUNS ?? 200 * Number(process.env.PROPERTY_SHARE ?? 1));
const isDeep = process.env.PROPERTY_RUNS !== undefined;
/** Two properties start programs for seconds in each case: 10,000 of them would take longer than a night. In milliseconds. */
const longest = 15 * 60_000;
export const seeded =
  process.env.PROPERTY_SEED === 'random' ? {} : { seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) };

interface PropertyOptions<T> {
  /** What an earlier run found. */
  readonly found?: readonly T[];
  /** The part of the cases that a slow property runs, but for the deep tests. */
  readonly share?: number;
  /** Long enough for a slow machine: a property that is stopped from outside says nothing about its case. In milliseconds. */
  readonly perCaseMs?: number;
}

/** How many cases a property runs that takes longer than others. */
export function caseCount({ usual, deep }: { readonly usual: number; readonly deep: number }): number {
  return isDeep ? deep : usual;
}

/** What an arbitrary gives. */
export type CaseOf<Cases> = Cases extends fc.Arbitrary<infer Case> ? Case : never;

/** A property of every case, as a test. */
export function property<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  holds: (one: T) => Promise<void>,
  { found = [], share = 1, perCaseMs = 2_000 }: PropertyOptions<T> = {},
): void {
  const numRuns = isDeep ? cases : Math.ceil(cases * share);
  test(
    name,
    async () => {
      const settings = {
        numRuns,
        plugins: [fc.interruptAfterTimeLimit(longest)],
        ...seeded,
        examples: found.map((one): [T] => [one]),
      };
      for (const run of [...counterexamplesOf(name), settings]) {
        expectHeld(name, await fc.check(fc.asyncProperty(arbitrary, holds), run as fc.Parameters<[T]>));
      }
    },
    60_000 + cases * perCaseMs,
  );
}
