import type { Clock } from '../../../src/service/requests/clock.js';

/** A clock whose time passes only while somebody waits on it, and what was waited for. */
export interface TestClock extends Clock {
  /** Every delay that was waited for, in milliseconds and in order. */
  readonly slept: number[];
  /** Lets time pass, as work does that takes a while. */
  readonly pass: (ms: number) => void;
}

/** @param start milliseconds since the epoch */
export function testClock(start: number): TestClock {
  const slept: number[] = [];
  let now = start;
  return {
    slept,
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
    pass: (ms) => {
      now += ms;
    },
  };
}
