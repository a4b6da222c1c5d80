import { expect, test } from '@jest/globals';
import { Statistics } from '../../src/queue-rules/statistics.js';

const ended = (endedAt: number) =>
  ({
    id: String(endedAt),
    queueType: 'main',
    pullRequests: [1],
    ahead: [],
    startedAt: 0,
    endsAt: endedAt,
    willBe: 'passed',
    endedAt,
    result: 'passed',
  }) as const;

test('of a busy hour, the latest 40,000 observations are kept', () => {
  const statistics = new Statistics();
  for (let at = 1; at <= 100_000; at += 1) statistics.observeTest(ended(at));
  const tests = statistics.lastHour('main', 'test', 100_000);
  expect(tests).toHaveLength(40_000);
  expect(tests.at(-1)).toBe(100);
});

test('of a quiet hour, all are kept, and nothing older', () => {
  const statistics = new Statistics();
  for (let at = 1; at <= 100; at += 1) statistics.observeTest(ended(at * 60_000));
  expect(statistics.lastHour('main', 'test', 6_000_000)).toHaveLength(60);
});
