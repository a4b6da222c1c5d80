import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { burst, limiters, sameNumbers } from './bursts.js';

beforeEach(() => {
  jest.spyOn(Math, 'random').mockImplementation(sameNumbers());
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(Object.entries(limiters))(
  'steps that begin together beside %s of five requests a second',
  (_, limiter) => {
    test.each<[steps: number, lookUps: number, withinMs: number, more: object]>([
      [10, 1, 20_000, {}],
      [20, 1, 320_000, { retryAfterMs: 60_000 }],
      [60, 1, 320_000, { maxAttempts: 100 }],
      [150, 3, 320_000, {}],
    ])('%i steps with %i requests each all pass within %i ms, with %j', async (steps, lookUps, withinMs, more) => {
      const { passed, lastMs, requests } = await burst({ steps, lookUps, limiter: limiter(), ...more });
      expect(passed).toBe(steps);
      expect(lastMs).toBeLessThan(withinMs);
      expect(requests).toBeLessThan(steps * lookUps * 8);
    });
  },
);

test('a lone rate limit costs less than three seconds', async () => {
  for (const retryAfterMs of [undefined, 1000]) {
    for (let run = 0; run < 500; run += 1) {
      let requests = 0;
      const { lastMs } = await burst({ steps: 1, lookUps: 1, limiter: () => (requests += 1) > 1, retryAfterMs });
      expect(lastMs).toBeGreaterThanOrEqual(1000);
      expect(lastMs).toBeLessThan(3000);
    }
  }
});
