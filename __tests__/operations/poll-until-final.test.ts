import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { Interrupted } from '../../src/operations/operation.js';
import { pollUntilFinal } from '../../src/operations/poll-until-final.js';
import type { Result } from '../../src/operations/result.js';
import { operation } from '../../src/operations/wait-for-pull-request.js';
import type { Clock } from '../../src/service/requests/clock.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import { serviceOf } from '../service/requests/clients.js';
import { type TestClock, testClock } from '../service/requests/test-clock.js';
import { stepOf } from './steps.js';

const start = Date.parse('2026-11-21T12:00:00Z');

/** A service whose pull request goes through these states, one a poll; it stays in the last. A number is an error status. */
function through(...states: readonly (string | number | object)[]): Promise<TestServer> {
  return serve((_request, response, count) => {
    const state = states[Math.min(count, states.length) - 1];
    if (typeof state === 'number') respond(response, state, 'not now');
    else respond(response, 200, typeof state === 'object' ? state : { state, isCurrentlySubmittedToQueue: true });
  });
}

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly submitted?: { readonly at: number };
}

/** Polls on a clock whose time passes only in the delays between polls. */
async function poll(
  service: TestServer,
  { inputs = {}, submitted }: Given,
): Promise<{ clock: TestClock; lines: readonly string[]; polled: Promise<Result> }> {
  const clock = testClock(start);
  const { step, lines } = await stepOf(operation, { operation: 'wait-for-pull-request', ...inputs }, { clock });
  const client = await serviceOf(service, { clock });
  return { clock, lines, polled: pollUntilFinal(step, client, submitted) };
}

const sum = (delays: readonly number[]): number => delays.reduce((all, delay) => all + delay, 0);
const testing = (polls: number): string[] => Array.from({ length: polls }, () => 'TESTING');

describe('delays between polls', () => {
  test('grow while nothing moves, and are short when the end is near', async () => {
    const service = await through(...testing(8), ...Array.from({ length: 4 }, () => 'TESTS_PASSED'), 'MERGED');
    const { clock, polled } = await poll(service, { inputs: { 'poll-interval-seconds': '4' } });
    expect((await polled).failure).toBeUndefined();
    expect(clock.slept).toHaveLength(12);
    const [before, after] = [clock.slept.slice(0, 8), clock.slept.slice(8)];
    for (const delay of before) expect(delay).toBeLessThanOrEqual(4000);
    // Where the longest delay is reached, at most two fifths of it are drawn.
    expect(Math.max(...before)).toBeGreaterThanOrEqual(2400);
    for (const delay of after) expect(delay).toBeLessThanOrEqual(1000);
  });

  test('fill the time that the step waits, but for a second, in which the last poll is made', async () => {
    const { clock, polled } = await poll(await through('TESTING'), { inputs: { 'wait-timeout-minutes': '10' } });
    const { failure } = await polled;
    expect(failure).toMatch(/^pull request #7 was not merged within 10 m 00 s; its last state was TESTING\. /);
    expect(sum(clock.slept)).toBeCloseTo(599_000, 0);
  });
});

describe('a refusal', () => {
  test('is survived for five minutes after the pull request was seen', async () => {
    const service = await through('TESTING', 401);
    const { clock, lines, polled } = await poll(service, { inputs: { 'wait-timeout-minutes': '60' } });
    await expect(polled).rejects.toMatchObject({ status: 401 });
    expect(sum(clock.slept)).toBeGreaterThanOrEqual(300_000);
    expect(sum(clock.slept)).toBeLessThanOrEqual(310_000);
    expect(lines.filter((line) => line.startsWith('Polling pull request #7 failed'))).toHaveLength(1);
  });

  test('ends the first poll', async () => {
    const { clock, polled } = await poll(await through(401), {});
    await expect(polled).rejects.toMatchObject({ status: 401 });
    expect(clock.slept).toEqual([]);
  });

  test('with 404 is survived for half a minute after the submission', async () => {
    const { clock, polled } = await poll(await through(404), { submitted: { at: start } });
    await expect(polled).rejects.toMatchObject({ status: 404 });
    expect(sum(clock.slept)).toBeGreaterThanOrEqual(30_000);
    expect(sum(clock.slept)).toBeLessThanOrEqual(40_000);
  });
});

describe('a state from before the submission', () => {
  const failedAt = (ms: number | undefined): object => ({
    state: 'FAILED',
    isCurrentlySubmittedToQueue: false,
    ...(ms !== undefined && { stateChangedAt: new Date(start + ms).toISOString() }),
  });

  test.each<[string, number | undefined, least: number, most: number]>([
    ['dated before it', -1000, 60_000, 75_000],
    ['dated after it', 1000, 7000, 20_000],
    ['without a date', undefined, 30_000, 45_000],
  ])('%s is passed over for a while', async (_what, dated, least, most) => {
    const { clock, polled } = await poll(await through(failedAt(dated)), { submitted: { at: start } });
    expect((await polled).failure).toContain('pull request #7 is FAILED');
    expect(sum(clock.slept)).toBeGreaterThanOrEqual(least);
    expect(sum(clock.slept)).toBeLessThanOrEqual(most);
  });

  test('is passed over also after a newer state, as a service of several copies shows it', async () => {
    const service = await through(failedAt(-1000), 'PENDING', failedAt(-1000), 'TESTING', 'MERGED');
    const { polled } = await poll(service, { submitted: { at: start } });
    expect((await polled).failure).toBeUndefined();
  });

  test('counts at once where it is dated after the submission and follows another state', async () => {
    const { clock, polled } = await poll(await through('TESTING', failedAt(1)), { submitted: { at: start } });
    expect((await polled).failure).toContain('is FAILED');
    expect(clock.slept).toHaveLength(1);
  });

  test('counts at once for a step that only waits', async () => {
    const { clock, polled } = await poll(await through(failedAt(-1000)), {});
    expect((await polled).failure).toContain('is FAILED');
    expect(clock.slept).toEqual([]);
  });
});

test('an abort ends a delay', async () => {
  const controller = new AbortController();
  const service = await through('TESTING');
  // Nothing but the signal ends a delay on this clock.
  const clock: Clock = {
    now: () => start,
    sleep: async (_ms, signal) => {
      setImmediate(() => {
        controller.abort(new Error('cancelled'));
      });
      await once(signal as EventTarget, 'abort');
    },
  };
  const { signal } = controller;
  const { step } = await stepOf(operation, { operation: 'wait-for-pull-request' }, { signal, clock });
  const client = await serviceOf(service, { signal, clock });
  await expect(pollUntilFinal(step, client)).rejects.toThrow(Interrupted);
  expect(service.received).toHaveLength(1);
});
