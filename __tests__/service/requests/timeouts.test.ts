import { describe, expect, test } from '@jest/globals';
import {
  backoffBounds,
  maxRetryAfterMs,
  rateLimitDelay,
  totalTimeoutMs,
} from '../../../src/service/requests/timeouts.js';

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

describe('the delay after a refusal because of a rate limit', () => {
  const limits = { attemptTimeoutMs: 30_000, maxAttempts: 5 };
  test.each([
    ['of a first attempt, as long as a backoff', 1, 300_000, 0, [0, 10_000]],
    ['after the delay that the service asks for', 1, 300_000, 7_000, [7_000, 17_000]],
    ['of a first attempt with little time left', 1, 4_000, 0, [0, 4_000]],
    ['with three retries left', 2, 100_000, 0, [0, 40_000]],
    ['with time kept for the delays of all retries', 2, 100_000, 20_000, [20_000, 36_000]],
    ['before the last attempt, in the second half', 4, 100_000, 7_000, [7_000 + 41_850, 7_000 + 83_700]],
    ['without time left', 4, 1_000, 7_000, [7_000, 7_000]],
  ] as const)('is in a window %s', (_window, attempt, leftMs, retryAfterMs, [from, to]) => {
    const delays = Array.from({ length: 500 }, () => rateLimitDelay(limits, { attempt, leftMs, retryAfterMs }));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...delays)).toBeLessThanOrEqual(to);
    // 500 random delays reach both ends of the window, but for a twentieth of it.
    expect(Math.min(...delays)).toBeLessThanOrEqual(from + (to - from) / 20);
    expect(Math.max(...delays)).toBeGreaterThanOrEqual(to - (to - from) / 20);
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
