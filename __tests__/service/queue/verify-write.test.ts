import { describe, expect, test } from '@jest/globals';
import { type EndpointName, endpointOf } from '../../../src/service/v1/endpoints.js';
import type { WriteOutcome } from '../../../src/service/queue/verify-write.js';

const sentAt = Date.UTC(2026, 10, 21, 8, 0, 0);
/** ISO 8601, this many milliseconds after the request was sent. */
const at = (offsetMs: number): string => new Date(sentAt + offsetMs).toISOString();
const longAgo = at(-86_400_000);

function outcome(name: EndpointName, found: unknown, asked: Readonly<Record<string, unknown>> = {}): WriteOutcome {
  const { verification } = endpointOf(name);
  if (verification === undefined) throw new Error(`${name} is not verified`);
  return verification.read(found, { asked, sentAt });
}

const never = 'the service knows no such pull request in the queue';
const done = (what: string): WriteOutcome => ({ kind: 'done', what });
const notDone = (what: string): WriteOutcome => ({ kind: 'not-done', what });
const unknown = (what: string): WriteOutcome => ({ kind: 'unknown', what });
const refused = (what: string, advice: string): WriteOutcome => ({ kind: 'refused', what, advice });
const noState = unknown('the response does not say whether the pull request is in the queue');
const outside = 'the pull request is not in the queue';

describe('verification after submitting', () => {
  test.each<[string, unknown, WriteOutcome]>([
    ['404', undefined, notDone(never)],
    ['a response that says nothing', {}, noState],
    ['NOT_READY alone, which queued pull requests and others are', { state: 'not_ready' }, noState],
    ['a queued state', { state: 'testing' }, done('the pull request is in the queue, TESTING')],
    [
      'NOT_READY and submitted',
      { state: 'NOT_READY', submitted: true },
      done('the pull request is in the queue, NOT_READY'),
    ],
    ['submitted, without a state', { submitted: true }, done('the pull request is in the queue')],
    ['not submitted, whatever the state', { state: 'TESTING', submitted: false }, notDone(outside)],
    ['MERGED', { state: 'MERGED' }, done('the pull request is MERGED')],
    ['MERGED long ago', { state: 'MERGED', stateChangedAt: longAgo }, done('the pull request is MERGED')],
    ['FAILED long ago', { state: 'FAILED', stateChangedAt: longAgo }, notDone(outside)],
    ['FAILED at an unknown time', { state: 'FAILED' }, notDone(outside)],
    ['FAILED at an unreadable time', { state: 'FAILED', stateChangedAt: 7 }, notDone(outside)],
    [
      'FAILED since the request',
      { state: 'FAILED', stateChangedAt: at(1000) },
      unknown('the pull request became FAILED at about the time of the request'),
    ],
    [
      'CANCELLED a minute before the request, as clocks may differ',
      { state: 'CANCELLED', stateChangedAt: at(-60_000) },
      unknown('the pull request became CANCELLED at about the time of the request'),
    ],
    [
      'CANCELLED just over a minute before the request',
      { state: 'CANCELLED', stateChangedAt: at(-60_001) },
      notDone(outside),
    ],
    [
      'a queued state of now, and not submitted',
      { state: 'PENDING', submitted: false, stateChangedAt: at(0) },
      notDone(outside),
    ],
    ['not submitted, without a state', { submitted: false }, notDone(outside)],
  ])('that finds %s', (_title, found, expected) => {
    expect(outcome('submitPullRequest', found)).toEqual(expected);
  });
});

describe('verification after cancelling', () => {
  test.each<[string, unknown, WriteOutcome]>([
    ['404', undefined, done(never)],
    ['a response that says nothing', {}, noState],
    ['MERGED', { state: 'MERGED', submitted: false }, done('the pull request is MERGED, so it is not in the queue')],
    ['CANCELLED', { state: 'CANCELLED' }, done(outside)],
    ['FAILED', { state: 'FAILED' }, done(outside)],
    ['a queued state', { state: 'PENDING' }, notDone('the pull request is still in the queue, PENDING')],
    ['submitted, without a state', { submitted: true }, notDone('the pull request is still in the queue')],
  ])('that finds %s', (_title, found, expected) => {
    expect(outcome('cancelPullRequest', found)).toEqual(expected);
  });
});

describe('verification after restarting tests', () => {
  const advice = 'Tests can be restarted only while the pull request is in the queue';
  const eitherWay = (state: string): WriteOutcome => unknown(`the pull request is ${state}, with or without a restart`);
  test.each<[string, unknown, WriteOutcome]>([
    ['404', undefined, refused(outside, advice)],
    ['a final state', { state: 'FAILED' }, refused(`${outside}: it is FAILED`, advice)],
    ['not submitted', { submitted: false }, refused(outside, advice)],
    ['a response that says nothing', {}, noState],
    ['submitted, without a state', { submitted: true }, noState],
    ['PENDING', { state: 'PENDING' }, done('the pull request is PENDING: its tests have yet to start')],
    ['NOT_READY', { state: 'NOT_READY' }, done('the pull request is NOT_READY: its tests have yet to start')],
    ['TESTING', { state: 'TESTING', stateChangedAt: longAgo }, eitherWay('TESTING')],
    ['an unknown state', { state: 'asleep', stateChangedAt: longAgo }, eitherWay('ASLEEP')],
    [
      'TESTS_PASSED since long ago',
      { state: 'TESTS_PASSED', stateChangedAt: longAgo },
      notDone('the pull request has been TESTS_PASSED since before the request'),
    ],
    [
      'PENDING_FAILURE since just over a minute before',
      { state: 'PENDING_FAILURE', stateChangedAt: at(-60_001) },
      notDone('the pull request has been PENDING_FAILURE since before the request'),
    ],
    [
      'PENDING_FAILURE since a minute before',
      { state: 'PENDING_FAILURE', stateChangedAt: at(-60_000) },
      eitherWay('PENDING_FAILURE'),
    ],
    ['TESTS_PASSED since an unknown time', { state: 'TESTS_PASSED' }, eitherWay('TESTS_PASSED')],
  ])('that finds %s', (_title, found, expected) => {
    expect(outcome('restartTestsOnPullRequest', found)).toEqual(expected);
  });
});

describe('verification after creating a queue', () => {
  const repo = { host: 'github.com', owner: 'o', name: 'n' };
  const same: WriteOutcome = done('the queue exists with the settings that were asked for');
  const different = (settings: string): WriteOutcome =>
    refused(`a queue of this branch exists with other settings: ${settings}`, 'update-queue changes its settings');
  test.each<[string, unknown, Readonly<Record<string, unknown>>, WriteOutcome]>([
    ['404', undefined, {}, notDone('the queue does not exist')],
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
    expect(outcome('createQueue', found, asked)).toEqual(expected);
  });
});

test.each<[string, unknown, WriteOutcome]>([
  ['404', undefined, done('the queue does not exist')],
  ['a queue', { state: 'RUNNING' }, notDone('the queue is still there')],
])('verification after deleting a queue that finds %s', (_title, found, expected) => {
  expect(outcome('deleteQueue', found)).toEqual(expected);
});
