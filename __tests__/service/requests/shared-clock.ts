import type { Clock } from '../../../src/service/requests/clock.js';

/** A clock for jobs that run at once: time passes when all of them wait, to the end of the shortest delay. */
export interface SharedClock extends Clock {
  /** Called by each job when it ends. */
  readonly leave: () => void;
}

/**
 * @param jobs that run at once; each waits for one delay at a time
 * @param start milliseconds since the epoch
 * @param passed called with the milliseconds that are about to pass
 */
export function sharedClock(
  jobs: number,
  start = 0,
  passed: (ms: number) => Promise<void> = () => Promise.resolve(),
): SharedClock {
  let left = jobs;
  let now = start;
  const sleeping: { until: number; wake: () => void }[] = [];
  const passTime = async (): Promise<void> => {
    if (sleeping.length < left) return;
    sleeping.sort((one, other) => one.until - other.until);
    const next = sleeping.shift();
    if (next === undefined) return;
    const ms = Math.max(0, next.until - now);
    await passed(ms);
    now += ms;
    next.wake();
  };
  return {
    now: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        sleeping.push({ until: now + ms, wake });
        setImmediate(() => void passTime());
      }),
    leave: () => {
      left -= 1;
      setImmediate(() => void passTime());
    },
  };
}
