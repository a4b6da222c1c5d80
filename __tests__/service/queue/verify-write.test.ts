import { describe, expect, test } from '@jest/globals';
import { type EndpointName, endpointOf } from '../../../src/service/v1/endpoints.js';
import type { Verdict } from '../../../src/service/queue/verify-write.js';

const sentAt = Date.UTC(2026, 10, 21, 8, 0, 0);
/** ISO 8601, this many milliseconds after the request was sent. */
const at = (offsetMs: number): string => new Date(sentAt + offsetMs).toISOString();
const longAgo = at(-86_400_000);

function verdict(name: EndpointName, found: unknown, asked: Readonly<Record<string, unknown>> = {}): Verdict {
  const { verification } = endpointOf(name);
  if (verification === undefined) throw new Error(`${name} is not verified`);
  return verification.read(found, { asked, sentAt });
}

const noState: Verdict = {
  kind: 'unknown',
  what: 'the response does not say whether the pull request is in the queue',
};
const never = 'the service knows no such pull request in the queue';

test('pull requests are verified with their own endpoint, queues by theirs', () => {
  expect(endpointOf('submitPullRequest').verification?.endpoint).toBe('getSubmittedPullRequest');
  expect(endpointOf('cancelPullRequest').verification?.endpoint).toBe('getSubmittedPullRequest');
  expect(endpointOf('restartTestsOnPullRequest').verification?.endpoint).toBe('getSubmittedPullRequest');
  expect(endpointOf('createQueue').verification?.endpoint).toBe('getQueue');
  expect(endpointOf('deleteQueue').verification?.endpoint).toBe('getQueue');
  expect(endpointOf('getQueue').verification).toBeUndefined();
});

describe('verification after submitting', () => {
  test.each<[string, unknown, Verdict]>([
    ['404', undefined, { kind: 'not-done', what: never }],
    ['a response that says nothing', {}, noState],
    ['NOT_READY alone, which queued pull requests and others are', { state: 'not_ready' }, noState],
    ['a queued state', { state: 'testing' }, { kind: 'done', what: 'the pull request is in the queue, TESTING' }],
    [
      'NOT_READY and submitted',
      { state: 'NOT_READY', submitted: true },
      { kind: 'done', what: 'the pull request is in the queue, NOT_READY' },
    ],
    ['submitted, without a state', { submitted: true }, { kind: 'done', what: 'the pull request is in the queue' }],
    [
      'not submitted, whatever the state',
      { state: 'TESTING', submitted: false },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    ['MERGED', { state: 'MERGED' }, { kind: 'done', what: 'the pull request is MERGED' }],
    [
      'MERGED long ago',
      { state: 'MERGED', stateChangedAt: longAgo },
      { kind: 'done', what: 'the pull request is MERGED' },
    ],
    [
      'FAILED long ago',
      { state: 'FAILED', stateChangedAt: longAgo },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    [
      'FAILED at an unknown time',
      { state: 'FAILED' },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    [
      'FAILED at an unreadable time',
      { state: 'FAILED', stateChangedAt: 7 },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    [
      'FAILED since the request',
      { state: 'FAILED', stateChangedAt: at(1000) },
      { kind: 'unknown', what: 'the pull request became FAILED at about the time of the request' },
    ],
    [
      'CANCELLED a minute before the request, as clocks may differ',
      { state: 'CANCELLED', stateChangedAt: at(-60_000) },
      { kind: 'unknown', what: 'the pull request became CANCELLED at about the time of the request' },
    ],
    [
      'CANCELLED just over a minute before the request',
      { state: 'CANCELLED', stateChangedAt: at(-60_001) },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    [
      'a queued state of now, and not submitted',
      { state: 'PENDING', submitted: false, stateChangedAt: at(0) },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
    [
      'not submitted, without a state',
      { submitted: false },
      { kind: 'not-done', what: 'the pull request is not in the queue' },
    ],
  ])('that finds %s', (_title, found, expected) => {
    expect(verdict('submitPullRequest', found)).toEqual(expected);
  });
});

describe('verification after cancelling', () => {
  test.each<[string, unknown, Verdict]>([
    ['404', undefined, { kind: 'done', what: never }],
    ['a response that says nothing', {}, noState],
    [
      'MERGED',
      { state: 'MERGED', submitted: false },
      { kind: 'done', what: 'the pull request is MERGED, so it is not in the queue' },
    ],
    ['CANCELLED', { state: 'CANCELLED' }, { kind: 'done', what: 'the pull request is not in the queue' }],
    ['FAILED', { state: 'FAILED' }, { kind: 'done', what: 'the pull request is not in the queue' }],
    [
      'a queued state',
      { state: 'PENDING' },
      { kind: 'not-done', what: 'the pull request is still in the queue, PENDING' },
    ],
    [
      'submitted, without a state',
      { submitted: true },
      { kind: 'not-done', what: 'the pull request is still in the queue' },
    ],
  ])('that finds %s', (_title, found, expected) => {
    expect(verdict('cancelPullRequest', found)).toEqual(expected);
  });
});

describe('verification after restarting tests', () => {
  const advice = 'Tests can be restarted only while the pull request is in the queue';
  const eitherWay = (state: string): Verdict => ({
    kind: 'unknown',
    what: `the pull request is ${state}, with or without a restart`,
  });
  test.each<[string, unknown, Verdict]>([
    ['404', undefined, { kind: 'refused', what: 'the pull request is not in the queue', advice }],
    [
      'a final state',
      { state: 'FAILED' },
      { kind: 'refused', what: 'the pull request is not in the queue: it is FAILED', advice },
    ],
    ['not submitted', { submitted: false }, { kind: 'refused', what: 'the pull request is not in the queue', advice }],
    ['a response that says nothing', {}, noState],
    ['submitted, without a state', { submitted: true }, noState],
    [
      'PENDING',
      { state: 'PENDING' },
      { kind: 'done', what: 'the pull request is PENDING: its tests have yet to start' },
    ],
    [
      'NOT_READY',
      { state: 'NOT_READY' },
      { kind: 'done', what: 'the pull request is NOT_READY: its tests have yet to start' },
    ],
    ['TESTING', { state: 'TESTING', stateChangedAt: longAgo }, eitherWay('TESTING')],
    ['an unknown state', { state: 'asleep', stateChangedAt: longAgo }, eitherWay('ASLEEP')],
    [
      'TESTS_PASSED since long ago',
      { state: 'TESTS_PASSED', stateChangedAt: longAgo },
      { kind: 'not-done', what: 'the pull request has been TESTS_PASSED since before the request' },
    ],
    [
      'PENDING_FAILURE since just over a minute before',
      { state: 'PENDING_FAILURE', stateChangedAt: at(-60_001) },
      { kind: 'not-done', what: 'the pull request has been PENDING_FAILURE since before the request' },
    ],
    [
      'PENDING_FAILURE since a minute before',
      { state: 'PENDING_FAILURE', stateChangedAt: at(-60_000) },
      eitherWay('PENDING_FAILURE'),
    ],
    ['TESTS_PASSED since an unknown time', { state: 'TESTS_PASSED' }, eitherWay('TESTS_PASSED')],
  ])('that finds %s', (_title, found, expected) => {
    expect(verdict('restartTestsOnPullRequest', found)).toEqual(expected);
  });
});

describe('verification after creating a queue', () => {
  const repo = { host: 'github.com', owner: 'o', name: 'n' };
  const same: Verdict = { kind: 'done', what: 'the queue exists with the settings that were asked for' };
  const different = (settings: string): Verdict => ({
    kind: 'refused',
    what: `a queue of this branch exists with other settings: ${settings}`,
    advice: 'update-queue changes its settings',
  });
  test.each<[string, unknown, Readonly<Record<string, unknown>>, Verdict]>([
    ['404', undefined, {}, { kind: 'not-done', what: 'the queue does not exist' }],
    ['a queue, and nothing was asked of it', { state: 'RUNNING', concurrency: 5 }, {}, same],
    ['what was asked', { state: 'RUNNING', concurrency: 3 }, { concurrency: 3 }, same],
    ['another spelling of what was asked', { mode: 'single' }, { mode: 'SINGLE' }, same],
    ['equal lists', { requiredStatuses: ['a', 'b'] }, { requiredStatuses: ['a', 'b'] }, same],
    ['a queue that does not say what was asked', { state: 'RUNNING' }, { concurrency: 3 }, same],
    [
      'repository and branch in other words, which settings are not',
      { repo: 'o/n', targetBranch: 'refs/heads/main' },
      { repo, targetBranch: 'main' },
      same,
    ],
    ['settings below the top', { queue: { state: 'RUNNING', concurrency: 3 } }, { concurrency: 3 }, same],
    ['the state that was asked for', { state: 'paused' }, { state: 'PAUSED' }, same],
    [
      'another state',
      { queue: { state: 'paused' } },
      { state: 'RUNNING' },
      different('state is "PAUSED", not "RUNNING"'),
    ],
    ['a state that is not a text', { state: 5 }, { state: 'RUNNING' }, different('state is 5, not "RUNNING"')],
    ['a setting that is an object, as asked', { batch: { size: 1 } }, { batch: { size: 1 } }, same],
    [
      'a setting that is an object, otherwise than asked',
      { batch: { size: 1 } },
      { batch: { size: 2 } },
      different('batch is {"size":1}, not {"size":2}'),
    ],
    ['another setting', { concurrency: 5 }, { concurrency: 3 }, different('concurrency is 5, not 3')],
    [
      'several other settings',
      { state: 'RUNNING', concurrency: 5, mode: 'single', requiredStatuses: ['a'] },
      { concurrency: 3, mode: 'parallel', requiredStatuses: ['b'], state: 'RUNNING' },
      different('concurrency is 5, not 3, mode is "single", not "parallel", requiredStatuses is ["a"], not ["b"]'),
    ],
    ['no object', 'text', { concurrency: 3 }, same],
  ])('that finds %s', (_title, found, asked, expected) => {
    expect(verdict('createQueue', found, asked)).toEqual(expected);
  });
});

test.each<[string, unknown, Verdict]>([
  ['404', undefined, { kind: 'done', what: 'the queue does not exist' }],
  ['a queue', { state: 'RUNNING' }, { kind: 'not-done', what: 'the queue is still there' }],
])('verification after deleting a queue that finds %s', (_title, found, expected) => {
  expect(verdict('deleteQueue', found)).toEqual(expected);
});
