import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Cancellation } from '../../src/reporting/cancellation.js';

const minuteMs = 60_000;
const signals = ['SIGINT', 'SIGTERM'] as const;
const others = new Set(signals.flatMap((name) => process.listeners(name)));
let cancellation: Cancellation;

beforeEach(() => {
  jest.useFakeTimers();
  cancellation = new Cancellation();
});

afterEach(() => {
  // With the fake timers goes the one that ends the process.
  jest.useRealTimers();
  for (const name of signals)
    for (const one of process.listeners(name)) if (!others.has(one)) process.removeListener(name, one);
});

/** Computes for a time. */
const compute = (ms: number): Promise<void> =>
  cancellation.computing(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

test('computing ends after 60 minutes of all its parts, without the time between them', async () => {
  await compute(40 * minuteMs);
  await jest.advanceTimersByTimeAsync(120 * minuteMs);
  await compute(19 * minuteMs);
  expect(cancellation.signal.aborted).toBe(false);
  await compute(1 * minuteMs);
  expect(cancellation.signal.reason).toMatchObject({
    message: 'ended after 60 minutes of computing,',
    advice: 'See in the log, with debug logging, what took so long',
  });
});

test('a failure of computing ends its time', async () => {
  await expect(cancellation.computing(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await jest.advanceTimersByTimeAsync(120 * minuteMs);
  expect(cancellation.signal.aborted).toBe(false);
});
