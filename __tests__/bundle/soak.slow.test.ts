import { expect, test } from '@jest/globals';
import { soakPullRequests } from '../../bench/soak/pull-requests.js';
import type { SoakReport } from '../../bench/soak/soaked-service.js';
import { soakSync } from '../../bench/soak/sync-queue.js';

/** Nothing wrong was found, and enough requests met a fault. Chance strikes more or fewer than three of ten. */
function expectNothingWrong({ wrong, struck, requests }: SoakReport): void {
  expect(Object.entries(wrong).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(struck / requests).toBeGreaterThan(0.15);
}

test.each(['v1', 'v2'] as const)(
  'runs over %s against a service that fails in three of ten requests say what happened, and do it once',
  async (generation) => {
    const report = await soakPullRequests({ runs: 60, seed: 3, generation });
    expectNothingWrong(report);
    expect(report.figures.succeeded).toBeGreaterThan(30);
    // On a busy machine, most pull requests have merged before anybody asks.
    expect(Object.keys(report.figures['reported states'] ?? {}).length).toBeGreaterThan(1);
  },
  120_000,
);

test.each(['v1', 'v2'] as const)(
  'over %s, after any mixture of events, faults and killed runs, one run leaves no labelled pull request behind',
  async (generation) => {
    const report = await soakSync({ runs: 24, seed: 5, generation });
    expectNothingWrong(report);
    expect(report.figures.entries).toBeGreaterThan(8);
    expect(Object.keys(report.figures['verdicts after the runs without faults'] ?? {}).length).toBeGreaterThan(4);
  },
  240_000,
);
