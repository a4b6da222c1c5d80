import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Clock, systemClock } from '../../src/service/requests/clock.js';
import { testClock } from '../service/requests/test-clock.js';
import { localService, token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const service = localService({ failing: [13] });
beforeAll(() => service.control('POST', '/clock', { running: false }));

const event = { name: 'pull_request', payload: labelled };
const quick = { 'poll-interval-seconds': '0.1', 'wait-timeout-minutes': '0.5' };

/** A step whose time passes only in the delays between polls, or by another clock. */
function run(url: string, inputs: Record<string, string> = {}, clock: Clock = testClock(Date.now())): Promise<Step> {
  return runStep({
    clock,
    event,
    inputs: { operation: 'wait-for-pull-request', 'base-url': url, 'api-token': token, ...quick, ...inputs },
  });
}

/** A service whose pull request goes through these states, one a poll; it stays in the last. A number is an error status. */
function through(...states: readonly (string | number | object)[]): Promise<TestServer> {
  let polls = 0;
  return serve((request, response) => {
    if (!request.url.endsWith('getSubmittedPullRequest')) {
      respond(response, 200);
      return;
    }
    const state = states[Math.min(polls, states.length - 1)];
    polls += 1;
    if (typeof state === 'number') respond(response, state, 'not now');
    else
      respond(response, 200, typeof state === 'string' ? { state, isCurrentlySubmittedToQueue: true } : (state ?? {}));
  });
}

describe('against the local service', () => {
  test('submit with wait, until it is merged', async () => {
    const inputs = { operation: 'submit-pull-request', wait: 'true', 'target-branch': 'merge' };
    const step = await run(service.url, inputs, service.clock);
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ 'pull-request-state': 'MERGED', 'pull-request-submitted': 'false' });
    for (const state of ['PENDING', 'TESTING', 'MERGED']) {
      expect(step.stdout).toMatch(new RegExp(`pull request #2 is ${state} after \\d+ s`));
    }
    expect(step.summary).toContain('MERGED');
  });

  test('a pull request whose tests fail fails the step', async () => {
    const inputs = { operation: 'submit-pull-request', wait: 'true', 'pull-request': '13', 'target-branch': 'failing' };
    const step = await run(service.url, inputs, service.clock);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(
      /^submit-pull-request: pull request #13 is FAILED: it failed in the merge queue of failing after \d+ s/,
    );
    expect(step.outputs['pull-request-state']).toBe('FAILED');
    expect(step.summary).toContain('The step failed');
  });
});

describe('the step fails', () => {
  const soon = { 'wait-timeout-minutes': '0.02', 'max-attempts': '1' };

  test.each<[string, (string | number | object)[], Record<string, string>, RegExp, state: string | undefined]>([
    ['CANCELLED', ['PENDING', 'CANCELLED'], {}, /is CANCELLED: it was taken out of the merge queue/, 'CANCELLED'],
    [
      'with the last state when time runs out',
      ['PENDING', 'TESTING'],
      soon,
      /was not merged within 1 s; its last state was TESTING\. Raise wait-timeout-minutes/,
      'TESTING',
    ],
    [
      'and does not pass off the last state as the present one, when time runs out while polls fail',
      ['TESTS_PASSED', 500],
      soon,
      /its last state was TESTS_PASSED \(seen \d+ s ago; since then: .*answered 500/,
      'TESTS_PASSED',
    ],
    [
      'and says what was refused until the time was up',
      ['PENDING', 401],
      soon,
      /its last state was PENDING \(seen \d+ s ago; since then: .*answered 401/,
      'PENDING',
    ],
    ['at once, where nobody submitted it', [404], {}, /answered 404 .*never submitted/, undefined],
    ['after responses without a state', [{ more: 1 }], soon, /no state was seen/, undefined],
    ['after responses with an empty state', [{ state: '', prNumber: 2 }], soon, /no state was seen/, undefined],
  ])('%s', async (_what, states, inputs, error, state) => {
    const step = await run((await through(...states)).url, inputs);
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringMatching(error)]]);
    expect(step.outputs['pull-request-state']).toBe(state);
  });
});

test('PENDING_FAILURE is not the end', async () => {
  const step = await run((await through('TESTING', 'PENDING_FAILURE', 'PENDING_FAILURE', 'TESTING', 'MERGED')).url);
  expect(step.exitCode).toBe(0);
  expect(step.stdout).toContain('is PENDING_FAILURE after');
});

test('lower case is understood, and a line is written only when the state changes', async () => {
  const step = await run((await through('pending', 'pending', 'PENDING', 'merged')).url);
  expect(step.exitCode).toBe(0);
  expect(step.stdout.match(/is PENDING after/g)).toHaveLength(1);
});

test('polling goes on after a poll that fails', async () => {
  const step = await run((await through('PENDING', 500, 503, 'TESTING', 500, 'MERGED')).url, { 'max-attempts': '1' });
  expect(step.exitCode).toBe(0);
  expect(step.warnings[0]).toMatch(/Polling pull request #2 failed; polling again.*answered 500/);
});

test.each([401, 404, 307])('a refusal (%i) of a service that answered before is survived', async (status) => {
  const step = await run((await through('PENDING', status, status, 'MERGED')).url);
  expect(step.errors).toEqual([]);
  expect(step.warnings).toHaveLength(1);
  expect(step.outputs['pull-request-state']).toBe('MERGED');
});

describe('no poll outlives the wait', () => {
  const limit = { 'wait-timeout-minutes': '0.03' };

  /** A service that responds like this to one poll after the other, and to all others as to the last: not at all, where undefined. */
  const polled = (...states: readonly (string | number | undefined)[]): Promise<TestServer> =>
    serve((_, response, count) => {
      const state = states[Math.min(count, states.length) - 1];
      if (typeof state === 'number') respond(response, state, 'not now');
      else if (state !== undefined) respond(response, 200, { state });
    });

  /** The timeout of the poll that failed, in seconds, which is the time that was left of 1.8 s. */
  function timeoutIn(line = ''): number {
    return Number(/got no whole response from [^ ]+ within ([\d.]+) s/.exec(line)?.[1]);
  }

  test('a service that hangs from the first poll on', async () => {
    const { url } = await polled(undefined);
    const step = await run(url, limit, systemClock);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/was not merged within 1 s; no state was seen, since no poll was answered: /);
    expect(timeoutIn(step.errors[0])).toBeLessThanOrEqual(1.8);
  });

  test('a service that hangs after a poll', async () => {
    const { url } = await polled('TESTING', undefined);
    const step = await run(url, limit, systemClock);
    expect(step.errors[0]).toMatch(/its last state was TESTING \(seen \d+ s ago; since then: /);
    expect(timeoutIn(step.errors[0])).toBeLessThanOrEqual(1.8);
  });

  test('a service that fails, and attempts for hours', async () => {
    const { url } = await polled(503);
    // A hundred attempts take longer than a test may.
    const step = await run(url, { ...limit, 'max-attempts': '100' }, systemClock);
    expect(step.errors[0]).toContain('no state was seen');
  });

  test('a hanging poll is given up when its own timeout is over, and the next one is answered', async () => {
    const { url } = await polled('TESTING', undefined, 'MERGED');
    const inputs = { 'request-timeout-seconds': '0.4', 'max-attempts': '1', 'wait-timeout-minutes': '0.5' };
    expect((await run(url, inputs)).errors).toEqual([]);
  });
});

test('a pull request whose tests begin anew, or that was submitted again, is said', async () => {
  const restarted = await run((await through('TESTING', 'PENDING', 'MERGED')).url);
  expect(restarted.stdout).toMatch(/is PENDING after \d+ s: its tests start again, or it was submitted again/);
  const away = { state: 'NOT_READY', isCurrentlySubmittedToQueue: false };
  const back = { state: 'PENDING', isCurrentlySubmittedToQueue: true };
  const resubmitted = await run((await through(away, back, 'MERGED')).url);
  expect(resubmitted.warnings).toEqual(['pull request #2 was submitted again while this step waited']);
});

test('the state of an earlier submission is not taken for that of this one', async () => {
  const stale = { state: 'failed', isCurrentlySubmittedToQueue: false, stateChangedAt: '2020-01-01T00:00:00Z' };
  const inputs = { operation: 'submit-pull-request', wait: 'true' };
  const step = await run((await through(stale, stale, 'PENDING', 'MERGED')).url, inputs);
  expect(step.errors).toEqual([]);
  expect(step.outputs['pull-request-state']).toBe('MERGED');
});

test('the state of an earlier submission is passed over with /v2, too', async () => {
  const mergeQueueId = '018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e';
  let polls = 0;
  const shown = (): object => {
    const state = ['failed', 'failed', 'testing', 'failed', 'merged'][polls++] ?? 'merged';
    const dated = state === 'failed' ? '2020-01-01T00:00:00Z' : new Date().toISOString();
    return {
      id: 'p',
      number: 2,
      isCurrentlySubmittedToQueue: state === 'testing',
      queueEntry: { mergeQueueId, state, stateChangedAt: dated },
    };
  };
  const { origin } = await serve(({ method, url }, response) => {
    const queue = {
      id: mergeQueueId,
      repositoryId: 'r',
      repositoryUrl: 'https://github.com/Codertocat/Hello-World',
      targetBranch: 'master',
      state: 'running',
    };
    const data = url.startsWith('/v2/merge-queues?') ? [queue] : url.startsWith('/v2/pull-requests?') ? [shown()] : [];
    respond(response, method === 'POST' ? 201 : 200, method === 'POST' ? {} : { data, hasMore: false });
  });
  const inputs = { operation: 'submit-pull-request', wait: 'true', 'api-token': 'trunk_v2_a-key-for-tests' };
  const step = await run(`${origin}/v2`, inputs);
  expect(step.errors).toEqual([]);
  expect(step.outputs['pull-request-state']).toBe('MERGED');
});

test('a service that takes a moment to know what was submitted', async () => {
  const step = await run((await through(404, 'PENDING', 'MERGED')).url, {
    operation: 'submit-pull-request',
    wait: 'true',
  });
  expect(step.errors).toEqual([]);
  expect(step.outputs['pull-request-state']).toBe('MERGED');
});

test('a new head commit while waiting is said', async () => {
  const url = (
    await through({ state: 'PENDING', prSha: 'a' }, { state: 'PENDING', prSha: 'b' }, { state: 'MERGED', prSha: 'b' })
  ).url;
  const step = await run(url);
  expect(step.warnings[0]).toContain('has a new head commit');
});
