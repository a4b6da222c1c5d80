import { describe, expect, test } from '@jest/globals';
import { backoffBounds, maxRetryAfterMs, totalTimeoutMs } from '../../../src/service/requests/timeouts.js';

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
