import { afterAll, expect, test } from '@jest/globals';
import { removeSamples } from '../sample-repository.js';
import { measureFetches } from './long-history.js';

afterAll(removeSamples);

test('a merge at depth 1 fetches what the comparison needs, and nothing of the history', async () => {
  const { step, targets, depth2, everything } = await measureFetches({ commits: 60, files: 100 });
  expect(targets).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  // The commits, the trees that differ and the base's five files, in three requests where git makes one.
  expect(step).toBeGreaterThan(5 * 2250);
  expect(step).toBeLessThan(depth2 * 1.1);
  expect(depth2).toBeLessThan(everything / 4);
});
