import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { retryPolicy } from '../../../src/service/requests/retry-policy.js';
import { withRetries } from '../../../src/service/requests/retry.js';
import { totalTimeoutMs } from '../../../src/service/requests/timeouts.js';
import { sharedClock } from './shared-clock.js';

/** The numbers of jobs that ended well and badly where all ask at once, and when the last one ended. */
async function together(
  count: number,
  perSecond: number,
  {
    retryAfterMs,
    lookUps = 1,
    maxAttempts = 5,
  }: { retryAfterMs?: number; lookUps?: number; maxAttempts?: number } = {},
) {
  const clock = sharedClock(count);
  const limits = { attemptTimeoutMs: 30_000, maxAttempts };
  let requests = 0;
  const answered: number[] = [];
  const attempt = async (): Promise<string> => {
    await Promise.resolve();
    requests += 1;
    const recent = answered.filter((moment) => moment > clock.now() - 1000);
    if (recent.length >= perSecond) {
      throw new ServiceError({ kind: 'status', status: 429, message: 'too many', retryAfterMs });
    }
    answered.push(clock.now());
    return 'done';
  };
  const job = async (): Promise<boolean> => {
    try {
      for (let lookUp = 1; lookUp <= lookUps; lookUp += 1) {
        const deadline = clock.now() + totalTimeoutMs(limits);
        await withRetries({ row: retryPolicy.read, attempt, ...limits, deadline, clock });
      }
      return true;
    } catch {
      return false;
    } finally {
      clock.leave();
    }
  };
  const ended = await Promise.all(Array.from({ length: count }, job));
  return { red: ended.filter((isDone) => !isDone).length, lastMs: Math.max(...answered), requests };
}

/** The same random numbers in each run, so that a run in a thousand does not fail. */
beforeEach(() => {
  let state = 1;
  jest.spyOn(Math, 'random').mockImplementation(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('jobs that share a limit of five requests a second and begin together', () => {
  test.each([60, 150])('%i of them all get a response within the time of a request', async (count) => {
    const { red, lastMs } = await together(count, 5);
    expect(red).toBe(0);
    expect(lastMs).toBeLessThan(320_000);
  });

  test('150 of them with two look-ups each do, too, in thirty bursts', async () => {
    const bursts = await Promise.all(Array.from({ length: 30 }, () => together(150, 5, { lookUps: 2 })));
    expect(bursts.map(({ red }) => red)).toEqual(bursts.map(() => 0));
  });

  test.each([1000, 60_000])('the delay that the service asks for is kept: %i ms', async (retryAfterMs) => {
    const { red } = await together(60, 5, { retryAfterMs });
    expect(red).toBe(0);
  });

  test('ten of them need no long delay', async () => {
    const { lastMs } = await together(10, 5);
    expect(lastMs).toBeLessThan(60_000);
  });

  test('many attempts do not become many requests at once', async () => {
    const { red, requests } = await together(60, 5, { maxAttempts: 100 });
    expect(red).toBe(0);
    expect(requests).toBeLessThan(60 * 20);
  });
});
