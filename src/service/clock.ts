import { setTimeout as timer } from 'node:timers/promises';

/** What time it is, and waiting. Tests give one of their own, whose time passes only while somebody waits. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits so many milliseconds, or until the signal is aborted; it never throws. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined),
};
