import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  backoffBounds,
  maxRetryAfterMs,
  rateLimitDelay,
  totalTimeoutMs,
} from '../../../src/service/requests/timeouts.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [1, undefined, 1_500, 2_000],
  [1, 0, 500, 1_000],
  [3, 7_000, 9_000, 11_000],
  [10, undefined, 31_000, 61_000],
])('the delay after rate limit %i that asks for %p ms is from %i to %i ms', (refusals, asked, least, most) => {
  for (const [random, expected] of [
    [0, least],
    [1, most],
  ] as const) {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    expect(rateLimitDelay(refusals, asked)).toBe(expected);
  }
});

describe('own delays', () => {
  test.each([
    [30_000, { first: 500, longest: 10_000 }],
    [600_000, { first: 500, longest: 10_000 }],
    [6_000, { first: 100, longest: 2_000 }],
    [60, { first: 1, longest: 20 }],
  ])('at a limit of %i ms for an attempt', (attemptTimeoutMs, expected) => {
    expect(backoffBounds({ attemptTimeoutMs })).toEqual(expected);
  });
});

describe('the timeout of a request with its retries', () => {
  test('is room for every attempt, the delays between them and one that the service asks for', () => {
    expect(maxRetryAfterMs).toBe(120_000);
    expect(totalTimeoutMs({ attemptTimeoutMs: 30_000, maxAttempts: 5 })).toBe(5 * 40_000 + 120_000);
    expect(totalTimeoutMs({ attemptTimeoutMs: 6_000, maxAttempts: 1 })).toBe(8_000 + 120_000);
  });

  test('is an hour at most, or one attempt that may take longer', () => {
    expect(totalTimeoutMs({ attemptTimeoutMs: 3_600_000, maxAttempts: 100 })).toBe(3_600_000);
    expect(totalTimeoutMs({ attemptTimeoutMs: 30_000, maxAttempts: 100 })).toBe(3_600_000);
    expect(totalTimeoutMs({ attemptTimeoutMs: 4_000_000, maxAttempts: 1 })).toBe(4_000_000);
  });
});
