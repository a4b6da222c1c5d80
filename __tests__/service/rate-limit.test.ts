import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Clock } from '../../src/service/clock.js';
import { ServiceError } from '../../src/service/errors.js';
import { retryPolicy } from '../../src/service/retry-policy.js';
import { withRetries } from '../../src/service/retry.js';
import { totalTimeoutMs } from '../../src/service/timeouts.js';

/** A clock for many jobs at once: the time passes when all of them wait, to the end of the shortest delay. */
function sharedClock(jobs: number): { readonly clock: Clock; readonly leave: () => void } {
  let left = jobs;
  let now = 0;
  const sleeping: { until: number; wake: () => void }[] = [];
  const passTime = (): void => {
    if (sleeping.length < left) return;
    sleeping.sort((one, other) => one.until - other.until);
    const next = sleeping.shift();
    if (next === undefined) return;
    now = Math.max(now, next.until);
    next.wake();
  };
  const clock: Clock = {
    now: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        sleeping.push({ until: now + ms, wake });
        setImmediate(passTime);
      }),
  };
  const leave = (): void => {
    left -= 1;
    setImmediate(passTime);
  };
  return { clock, leave };
}

/** The numbers of jobs that ended well and badly where all ask at once, and when the last one ended. */
async function together(count: number, perSecond: number, retryAfterMs?: number) {
  const { clock, leave } = sharedClock(count);
  const limits = { attemptTimeoutMs: 30_000, maxAttempts: 5 };
  const answered: number[] = [];
  const attempt = async (): Promise<string> => {
    await Promise.resolve();
    const recent = answered.filter((moment) => moment > clock.now() - 1000);
    if (recent.length >= perSecond) {
      throw new ServiceError({ kind: 'status', status: 429, message: 'too many', retryAfterMs });
    }
    answered.push(clock.now());
    return 'done';
  };
  const job = async (): Promise<boolean> => {
    try {
      await withRetries({
        row: retryPolicy.read,
        sharesLimit: true,
        attempt,
        ...limits,
        deadline: totalTimeoutMs(limits),
        clock,
      });
      return true;
    } catch {
      return false;
    } finally {
      leave();
    }
  };
  const ended = await Promise.all(Array.from({ length: count }, job));
  return { red: ended.filter((isDone) => !isDone).length, lastMs: Math.max(...answered) };
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

  test('the delay that the service asks for is kept', async () => {
    const { red } = await together(60, 5, 1000);
    expect(red).toBe(0);
  });
});
