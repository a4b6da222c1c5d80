import { expect, test } from '@jest/globals';
import { soakSync } from '../../bench/sync-soaking.js';

test.each(['v1', 'v2'] as const)(
  'over %s, after any mixture of events, faults and killed runs, one run leaves no labelled pull request behind',
  async (generation) => {
    const report = await soakSync({ rounds: 24, seed: 5, generation });
    const { lost, twice, tooMany, wrongWithdrawals, odd, struck, requests, entries, verdicts } = report;
    expect({ lost, twice, tooMany, wrongWithdrawals, odd }).toEqual({
      lost: [],
      twice: [],
      tooMany: [],
      wrongWithdrawals: [],
      odd: [],
    });
    // Otherwise nothing was put to the test.
    expect(struck / requests).toBeGreaterThan(0.15);
    expect(entries).toBeGreaterThan(8);
    expect(Object.keys(verdicts).length).toBeGreaterThan(4);
  },
  240_000,
);
