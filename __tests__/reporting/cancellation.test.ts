import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Cancellation } from '../../src/reporting/cancellation.js';
import { answering } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

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
async function compute(ms: number): Promise<void> {
  cancellation.computing(true);
  await jest.advanceTimersByTimeAsync(ms);
  cancellation.computing(false);
}

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

test('a step ends at its own limit, however long that is', async () => {
  cancellation.limit(Number.MAX_SAFE_INTEGER);
  await jest.advanceTimersByTimeAsync(1000);
  expect(cancellation.signal.aborted).toBe(false);
  cancellation.limit(90 * minuteMs);
  await jest.advanceTimersByTimeAsync(90 * minuteMs);
  expect(cancellation.signal.reason).toMatchObject({ message: 'ended by its own timeout of 90 minutes', advice: '' });
});

test('the limit of a step is that of docs/services.md', async () => {
  jest.useRealTimers();
  const limits: number[] = [];
  const { url } = await answering(200, { state: 'running' });
  const { exitCode } = await runStep({
    inputs: {
      ...{ operation: 'get-queue', 'base-url': url, 'api-token': 'a-token-for-tests', 'target-branch': 'main' },
      ...{ 'request-timeout-seconds': '300', 'max-attempts': '2', 'wait-timeout-minutes': '10' },
    },
    limits: { limit: (ms) => limits.push(ms) },
  });
  expect(exitCode).toBe(0);
  // Three requests of two attempts each, ten minutes, an hour of computing, and four hours.
  expect(limits).toEqual([3 * (2 * (300_000 + 10_000) + 120_000) + 600_000 + 3_600_000 + 4 * 3_600_000]);
});
