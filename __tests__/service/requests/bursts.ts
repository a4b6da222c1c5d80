import { ServiceError } from '../../../src/service/transport/errors.js';
import { withRetries } from '../../../src/service/requests/retry.js';
import { totalTimeoutMs } from '../../../src/service/requests/timeouts.js';
import { sharedClock } from './shared-clock.js';

/** Whether a request that comes now is answered. @param now milliseconds since the epoch */
type Limiter = (now: number) => boolean;

const perSecond = 5;

/** Ways to limit requests to five a second. */
export const limiters: Readonly<Record<string, () => Limiter>> = {
  'a fixed window': () => {
    let window = -1;
    let count = 0;
    return (now) => {
      const current = Math.floor(now / 1000);
      count = current === window ? count + 1 : 1;
      window = current;
      return count <= perSecond;
    };
  },
  'a limiter that also counts what it refuses': () => {
    let recent: number[] = [];
    return (now) => {
      recent = [...recent.filter((moment) => moment > now - 1000), now];
      return recent.length <= perSecond;
    };
  },
};

/** Steps that begin together, each with its requests one after the other. */
export interface Burst {
  readonly steps: number;
  readonly lookUps: number;
  readonly limiter: Limiter;
  readonly retryAfterMs?: number | undefined;
  readonly maxAttempts?: number;
}

/** @returns how many steps passed, when the last of them did, in milliseconds, and the number of all requests */
export async function burst({ steps, lookUps, limiter, retryAfterMs, maxAttempts = 5 }: Burst) {
  const clock = sharedClock(steps);
  const limits = { attemptTimeoutMs: 30_000, maxAttempts };
  const seen = { passed: 0, lastMs: 0, requests: 0 };
  const attempt = async (): Promise<void> => {
    await Promise.resolve();
    seen.requests += 1;
    if (limiter(clock.now())) return;
    throw new ServiceError({ kind: 'status', status: 429, message: 'too many', retryAfterMs });
  };
  const step = async (): Promise<void> => {
    try {
      for (let lookUp = 1; lookUp <= lookUps; lookUp += 1) {
        const deadline = clock.now() + totalTimeoutMs(limits);
        await withRetries({ effect: 'read', attempt, ...limits, deadline, clock });
      }
      seen.passed += 1;
      seen.lastMs = clock.now();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    } finally {
      clock.leave();
    }
  };
  await Promise.all(Array.from({ length: steps }, step));
  return seen;
}

/** Random numbers from 0 to 1 that are the same in each run, so that a run in a thousand does not fail. */
export function sameNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
