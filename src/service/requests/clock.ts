import { setTimeout as timer } from 'node:timers/promises';

/** Tells the time, and waits. Tests have a clock whose time passes only while code waits. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits for a number of milliseconds, or until the signal is aborted. It never throws. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The clock of this machine. It does not follow when somebody sets the time of the machine, so that no wait ends early or late. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined),
};
