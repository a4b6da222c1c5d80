import { afterEach, expect, jest, test } from '@jest/globals';
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
  const delays = [0, 1].map((random) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    return rateLimitDelay(refusals, asked);
  });
  expect(delays).toEqual([least, most]);
});

test.each([
  [600_000, 500, 10_000],
  [30_000, 500, 10_000],
  [6_000, 100, 2_000],
  [60, 1, 20],
])('with a timeout of %i ms for an attempt, delays are from %i to %i ms', (attemptTimeoutMs, first, longest) => {
  expect(backoffBounds({ attemptTimeoutMs })).toEqual({ first, longest });
});

test.each([
  // Each attempt, the delays between them, and one delay that the service asks for.
  [5, 30_000, 5 * 40_000 + maxRetryAfterMs],
  [1, 6_000, 8_000 + 120_000],
  // An hour at most, or one attempt that may take longer.
  [100, 3_600_000, 3_600_000],
  [100, 30_000, 3_600_000],
  [1, 4_000_000, 4_000_000],
])('the timeout of a request with %i attempts of %i ms is %i ms', (maxAttempts, attemptTimeoutMs, expected) => {
  expect(totalTimeoutMs({ attemptTimeoutMs, maxAttempts })).toBe(expected);
});
