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
    test.each([
      [60, 1],
      [60, 3],
      [150, 1],
      [150, 3],
    ])('%i steps with %i requests each all pass within the time of one request', async (steps, lookUps) => {
      const { passed, lastMs } = await burst({ steps, lookUps, limiter: limiter() });
      expect(passed).toBe(steps);
      expect(lastMs).toBeLessThan(320_000);
    });

    test.each([1000, 60_000])('the delay that the service asks for is kept: %i ms', async (retryAfterMs) => {
      expect((await burst({ steps: 20, lookUps: 1, limiter: limiter(), retryAfterMs })).passed).toBe(20);
    });

    test('ten steps need no long delay', async () => {
      expect((await burst({ steps: 10, lookUps: 1, limiter: limiter() })).lastMs).toBeLessThan(20_000);
    });

    test('many attempts do not become many requests', async () => {
      const { passed, requests } = await burst({ steps: 60, lookUps: 1, limiter: limiter(), maxAttempts: 100 });
      expect(passed).toBe(60);
      expect(requests).toBeLessThan(60 * 8);
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
