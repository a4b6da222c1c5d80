import { expect, test } from '@jest/globals';
import { percentile, replay, type ClaimingMerge, type ReplaySettings } from '../../src/analysis/replay.js';

const minute = 60_000;
const start = Date.parse('2026-03-01T10:00:00Z');
const targets = (...names: string[]) => new Set(names);

/** Pull requests that come so many minutes apart. */
const arrivals = (apart: number, ...of: ClaimingMerge['targets'][]): ClaimingMerge[] =>
  of.map((each, index) => ({ at: start + index * apart * minute, targets: each }));

const settings: ReplaySettings = { mode: 'single', batch: false, concurrency: 5, testMinutes: 20, failsEvery: 0 };
const six = ['a', 'b', 'c', 'a', 'b', 'c'].map((name) => targets(name));

test.each<[string, readonly ClaimingMerge[], Partial<ReplaySettings>, object]>([
  ['where every test passes and has a slot, a pull request takes one test', arrivals(5, 'ALL', 'ALL'), {}, [20, 20, 2]],
  ['what has no slot waits for one', arrivals(0, 'ALL', 'ALL', 'ALL'), { concurrency: 1 }, [40, 60, 3]],
  ['nothing to replay', [], {}, [0, 0, 0]],
])('%s', (_title, merges, more, expected) => {
  const { medianMinutes, percentile95Minutes, tests } = replay(merges, { ...settings, ...more });
  expect([medianMinutes, percentile95Minutes, tests]).toEqual(expected);
});

test('a failure tests what is behind it again, in one lane; in parallel only what shares a target with it', () => {
  const failing = { ...settings, concurrency: 10, failsEvery: 4 };
  const single = replay(arrivals(1, ...six), failing);
  const parallel = replay(arrivals(1, ...six), { ...failing, mode: 'parallel' });
  const everything = replay(arrivals(1, ...six.map(() => 'ALL' as const)), { ...failing, mode: 'parallel' });
  // Six tests, and one more for the fourth, which fails. In parallel nothing waits behind it.
  expect(parallel.tests).toBe(7);
  expect(single.tests).toBeGreaterThan(parallel.tests);
  expect(everything).toEqual(single);
});

test('a batch needs fewer tests; one that fails is taken apart, and everything merges', () => {
  const batch = { ...settings, batch: true };
  expect(replay(arrivals(0, ...six), batch).tests).toBeLessThan(6);
  const { tests, percentile95Minutes } = replay(arrivals(0, ...six), { ...batch, failsEvery: 3 });
  expect(tests).toBeGreaterThan(2);
  expect(percentile95Minutes).toBeGreaterThan(20);
});

test('percentiles by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile([3, 1, 2], 50), percentile([1, 2, 3, 4], 50), percentile(hundred, 95)]).toEqual([2, 2, 95]);
});
