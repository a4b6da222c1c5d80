import { expect, test } from '@jest/globals';
import { soak } from '../../bench/soaking.js';

test.each(['v1', 'v2'] as const)(
  'runs over %s against a service that fails in three of ten requests say what happened, and do it once',
  async (generation) => {
    const report = await soak({ runs: 60, seed: 3, atOnce: 4, generation });
    const { runs, notOnce, wrongState, wrongResult, odd } = report;
    expect({ runs, notOnce, wrongState, wrongResult, odd }).toEqual({
      runs: 60,
      notOnce: [],
      wrongState: [],
      wrongResult: [],
      odd: [],
    });
    // Otherwise nothing was put to the test. Chance strikes more or fewer of the 300 requests than three of ten.
    expect(report.struck / report.requests).toBeGreaterThan(0.15);
    expect(report.succeeded).toBeGreaterThan(30);
    // On a busy machine, most pull requests have merged before anybody asks.
    expect(Object.keys(report.states).length).toBeGreaterThan(1);
  },
  120_000,
);
