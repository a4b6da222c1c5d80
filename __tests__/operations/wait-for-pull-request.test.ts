import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Clock, systemClock } from '../../src/service/requests/clock.js';
import { type TestClock, testClock } from '../service/requests/test-clock.js';
import { token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { type Fault, eventOf, generations, scenes } from './scenes.js';
import { type Answer, left, showing } from './states.js';

const start = Date.parse('2026-11-21T12:00:00Z');
const event = { name: 'pull_request', payload: labelled };
const submits = { operation: 'submit-pull-request', wait: 'true' };

/** A step whose time passes only in the delays between polls, or by another clock. */
function run(url: string, inputs: Record<string, string> = {}, clock: Clock = testClock(start)): Promise<Step> {
  const given = {
    operation: 'wait-for-pull-request',
    'base-url': url,
    'api-token': token,
    'wait-timeout-minutes': '60',
  };
  return runStep({ clock, event, inputs: { ...given, 'max-attempts': '1', ...inputs } });
}

const sum = (delays: readonly number[]): number => delays.reduce((all, delay) => all + delay, 0);

/** Waits through these answers. @returns the step, and what it slept in milliseconds */
async function waited(answers: readonly Answer[], inputs: Record<string, string> = {}) {
  const clock: TestClock = testClock(start);
  const step = await run((await showing(answers)).url, inputs, clock);
  return { step, slept: clock.slept };
}

/** Left the queue so many milliseconds after the step began. */
const leftAt = (ms: number, state = 'FAILED') => left(state, { stateChangedAt: new Date(start + ms).toISOString() });

const { run: runInScene } = scenes();
const wait = { operation: 'wait-for-pull-request', 'wait-timeout-minutes': '5', 'poll-interval-seconds': '10' };

describe.each(generations)('over %s', (generation) => {
  test('in a PAUSED queue, the step says that nothing starts', async () => {
    const { step } = await runInScene(generation, { queue: { state: 'paused' }, state: 'PENDING' }, wait);
    expect(step.errors).toEqual([expect.stringContaining('The queue is PAUSED: nothing starts until it runs again')]);
    expect(step.errors[0]).not.toContain('Raise wait-timeout-minutes');
  });
});

describe.each(generations)('beside a queue that moves, over %s', (generation) => {
  // Longer than the delays between polls, so that each state is seen.
  const durations = { notReady: 0, pending: 3000, testing: 6000, merging: 3000, switchingModes: 100 };
  const { run: runBeside, service } = scenes({ durations });
  beforeAll(() => service.control('POST', '/clock', { running: false }));

  test.each([
    ['pass', 'MERGED', /^$/],
    ['fail', 'FAILED', /^submit-pull-request: pull request #\d+ is FAILED: it failed in the merge queue of/],
  ])('a pull request whose tests %s is submitted, waited for and %s', async (outcome, end, error) => {
    const upload = { operation: 'set-impacted-targets', 'impacted-targets': '//app:server\n//lib:core' };
    const parallel = { queue: { mode: 'parallel' } };
    const { step: uploaded, number: pullRequest, branch } = await runBeside(generation, parallel, upload);
    expect(uploaded.errors).toEqual([]);
    await service.control('POST', '/outcomes', { pullRequest, outcome });
    const inputs = { ...wait, ...submits, priority: 'high', 'target-branch': branch, 'poll-interval-seconds': '1' };
    const options = { event: eventOf(pullRequest), clock: service.clock };
    const { step, sent } = await runBeside(generation, { queue: false }, inputs, options);
    expect(step.errors.join()).toMatch(error);
    expect(step.outputs).toMatchObject({ 'pull-request-state': end, 'pull-request-submitted': 'false' });
    for (const state of ['PENDING', 'TESTING', end])
      expect(step.stdout).toMatch(new RegExp(`pull request #\\d+ is ${state} after \\d+ s`));
    expect(sent.filter(({ status }) => status === null || status >= 400)).toEqual([]);
  });
});

test('what a pull request waits for is looked up once in six polls of the second generation, and said to the end', async () => {
  const { step, sent } = await runInScene('v2', { queue: { mode: 'parallel' }, state: 'NOT_READY' }, wait);
  const polls = sent.filter(({ endpoint }) => endpoint === 'GET /merge-queues/{id}/pull-requests').length;
  const lookUps = sent.filter(({ endpoint }) => endpoint === 'GET /pull-requests').length;
  // A hundred jobs that share a key stay below five look-ups a second.
  expect([polls > 20, lookUps]).toEqual([true, Math.ceil(polls / 6)]);
  expect(step.errors[0]).toContain('its impacted targets, which are not uploaded');
});

test('what the host of the repository requires is said in its words', async () => {
  const repositoryUrl = 'https://github.com/Codertocat/Hello-World';
  const queue = { id: 'q1', repositoryId: 'r1', repositoryUrl, targetBranch: 'main' };
  const details = { provider: 'github', reasons: [{ code: 'reviewRequired', message: 'one more review' }] };
  const readiness = { doesBaseBranchMatch: true, mergeability: 'notMergeable', mergeabilityDetails: details };
  const entry = { mergeQueueId: 'q1', state: 'notReady', readiness };
  const record = { id: 'p1', number: 7, isCurrentlySubmittedToQueue: true, queueEntry: entry };
  const answer = (path: string, row: object): Fault => {
    return { path, status: 200, body: JSON.stringify({ data: [row], hasMore: false }) };
  };
  const faults = [answer('GET /merge-queues', queue), answer('GET /pull-requests', record)];
  const inputs = { operation: 'get-submitted-pull-request', 'target-branch': 'main' };
  const { step } = await runInScene('v2', { queue: false }, inputs, { faults, event: eventOf(7) });
  expect(step.outputs['pull-request-readiness']).toBe('mergeability');
  expect(step.stdout).toContain('GitHub to let it be merged (one more review)');
});

describe('the step fails', () => {
  const soon = { 'wait-timeout-minutes': '0.02' };
  test.each<[string, Answer[], Record<string, string>, RegExp, state: string | undefined]>([
    ['at CANCELLED', ['PENDING', 'CANCELLED'], {}, /is CANCELLED: it was taken out of the merge queue/, 'CANCELLED'],
    [
      'when time runs out',
      ['PENDING', 'TESTING'],
      soon,
      /within 1 s; its last state was TESTING\. Raise wait-/,
      'TESTING',
    ],
    [
      'when time runs out while polls fail, with how old the last state is',
      ['TESTS_PASSED', 500],
      soon,
      /its last state was TESTS_PASSED \(seen \d+ s ago; since then: .*answered 500/,
      'TESTS_PASSED',
    ],
    ['at once, where nobody submitted it', [404], {}, /answered 404 .*never submitted/, undefined],
    ['at once, where the first poll is refused', [401], {}, /answered 401/, undefined],
    ['after responses without a state', [{ more: 1 }], soon, /no state was seen/, undefined],
    ['where the state is from before, but it only waits', [leftAt(-1000)], {}, /is FAILED/, 'FAILED'],
  ])('%s', async (_what, answers, inputs, error, state) => {
    const { step } = await waited(answers, inputs);
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringMatching(error)]]);
    expect(step.outputs['pull-request-state']).toBe(state);
  });
});

describe('the step succeeds, and says', () => {
  test.each<[string, Answer[], Record<string, string>, warnings: readonly RegExp[]]>([
    ['nothing of states in lower case', ['pending', 'PENDING', 'merged'], {}, []],
    [
      'which poll failed',
      ['PENDING', 500, 503, 'TESTING', 500, 'MERGED'],
      {},
      [/Polling .* failed; polling again.*answered 500/, /failed/],
    ],
    ...[401, 404, 307].map((status): [string, Answer[], Record<string, string>, RegExp[]] => [
      `that ${String(status)} came after an answer`,
      ['PENDING', status, status, 'MERGED'],
      {},
      [/Polling pull request #2 failed/],
    ]),
    [
      'a new head commit',
      [
        { state: 'PENDING', prSha: 'a' },
        { state: 'MERGED', prSha: 'b' },
      ],
      {},
      [/a new head commit/],
    ],
    ['that somebody submitted it again', [left('NOT_READY'), 'PENDING', 'MERGED'], {}, [/was submitted again while/]],
    ['nothing of a state from before the submission', [leftAt(-1000), leftAt(-1000), 'PENDING', 'MERGED'], submits, []],
    [
      'nothing of such a state after a newer one, as a service of several copies shows it',
      [leftAt(-1000), 'PENDING', leftAt(-1000), 'TESTING', 'MERGED'],
      submits,
      [],
    ],
    ['that the service learns of the submission late', [404, 'PENDING', 'MERGED'], submits, [/answered 404/]],
  ])('%s', async (_what, answers, inputs, warnings) => {
    const { step } = await waited(answers, inputs);
    expect([step.errors, step.outputs['pull-request-state']]).toEqual([[], 'MERGED']);
    expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
    expect(step.stdout.match(/is PENDING after/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('that its tests begin anew', async () => {
    const { step } = await waited(['TESTING', 'PENDING_FAILURE', 'PENDING', 'MERGED']);
    expect(step.stdout).toMatch(/is PENDING after \d+ s: its tests start again, or it was submitted again/);
  });
});

describe('delays between polls', () => {
  test('grow while nothing moves, and are short when the end is near', async () => {
    const states = [...Array<string>(8).fill('TESTING'), ...Array<string>(4).fill('TESTS_PASSED'), 'MERGED'];
    const { slept } = await waited(states, { 'poll-interval-seconds': '4' });
    expect(slept).toHaveLength(12);
    for (const delay of slept.slice(0, 8)) expect(delay).toBeLessThanOrEqual(4000);
    // Where the longest delay is reached, at most two fifths of it are drawn.
    expect(Math.max(...slept.slice(0, 8))).toBeGreaterThanOrEqual(2400);
    for (const delay of slept.slice(8)) expect(delay).toBeLessThanOrEqual(1000);
  });

  test('begin anew with each new state', async () => {
    const states = [...Array<string>(8).fill('PENDING'), ...Array<string>(2).fill('TESTING'), 'MERGED'];
    const { slept } = await waited(states, { 'poll-interval-seconds': '30' });
    expect([Math.max(...slept.slice(4, 8)) > 4000, (slept[8] ?? Infinity) <= 1000]).toEqual([true, true]);
  });

  test('fill the time that the step waits, but for a second, in which the last poll is made', async () => {
    const { step, slept } = await waited(['TESTING'], { 'wait-timeout-minutes': '10' });
    expect(step.errors[0]).toContain('was not merged within 10 m 00 s; its last state was TESTING. ');
    expect(sum(slept)).toBeCloseTo(599_000, 0);
  });

  test.each<[string, Answer[], Record<string, string>, least: number, most: number]>([
    ['refusals after the pull request was seen', ['TESTING', 401], {}, 300_000, 310_000],
    ['404 after the submission', [404], submits, 30_000, 40_000],
    ['a state dated before the submission', [leftAt(-1000)], submits, 60_000, 75_000],
    ['a state dated after it', [leftAt(1000)], submits, 7000, 20_000],
    ['a state without a date', [left('FAILED')], submits, 30_000, 45_000],
    ['a state dated after it, behind another one', ['TESTING', leftAt(1)], submits, 0, 5000],
  ])('go on for a while through %s', async (_what, answers, inputs, least, most) => {
    const { step, slept } = await waited(answers, inputs);
    expect(step.exitCode).toBe(1);
    expect(sum(slept)).toBeGreaterThanOrEqual(least);
    expect(sum(slept)).toBeLessThanOrEqual(most);
  });
});

describe('no poll outlives the wait', () => {
  const limit = { 'wait-timeout-minutes': '0.03' };

  test.each<[string, Answer[], RegExp]>([
    ['from the first poll on', [undefined], /within 1 s; no state was seen, since no poll was answered: /],
    ['after a poll', ['TESTING', undefined], /its last state was TESTING \(seen \d+ s ago; since then: /],
  ])('where the service hangs %s', async (_when, answers, line) => {
    const step = await run((await showing(answers)).url, limit, systemClock);
    expect(step.errors).toEqual([expect.stringMatching(line)]);
    // The timeout of the poll that failed is what was left of 1.8 s.
    const timeout = /got no whole response from [^ ]+ within ([\d.]+) s/.exec(step.errors[0] ?? '')?.[1];
    expect(Number(timeout)).toBeLessThanOrEqual(1.8);
  });

  test('where the service fails, and attempts would take hours', async () => {
    const step = await run((await showing([503])).url, { ...limit, 'max-attempts': '100' }, systemClock);
    expect(step.errors[0]).toContain('no state was seen');
  });

  test('and one that hangs ends with its own timeout, and the next one is answered', async () => {
    const { step } = await waited(['TESTING', undefined, 'MERGED'], { 'request-timeout-seconds': '0.4' });
    expect(step.errors).toEqual([]);
  });
});
