import { expect, test } from '@jest/globals';
import { type EndpointName, endpointOf } from '../../../src/service/v1/endpoints.js';

const sentAt = Date.UTC(2026, 10, 21, 8, 0, 0);
/** ISO 8601, this many milliseconds after the request was sent. */
const at = (offsetMs: number): string => new Date(sentAt + offsetMs).toISOString();
const longAgo = at(-86_400_000);
/** Clocks may differ by a minute. */
const [minuteAgo, longerAgo] = [at(-60_000), at(-60_001)];

/** What a state shows of a lost write: the kind of the outcome and its words, and the advice in parentheses. */
function outcomeOf(name: EndpointName, found: unknown, asked: Readonly<Record<string, unknown>> = {}): string {
  const outcome = endpointOf(name).verification?.read(found, { asked, sentAt });
  const advice = outcome?.kind === 'refused' ? ` (${outcome.advice})` : '';
  return `${outcome?.kind ?? ''}: ${outcome?.what ?? ''}${advice}`;
}

const noState = 'unknown: the response does not say whether the pull request is in the queue';
const outside = 'not-done: the pull request is not in the queue';
const inQueue = 'done: the pull request is in the queue';
const lately = (state: string): string => `unknown: the pull request became ${state} at about the time of the request`;

test.each<[found: unknown, outcome: string]>([
  [undefined, 'not-done: the service knows no such pull request in the queue'],
  [{}, noState],
  [{ state: 'not_ready' }, noState],
  [{ state: 'testing' }, `${inQueue}, TESTING`],
  [{ state: 'NOT_READY', submitted: true }, `${inQueue}, NOT_READY`],
  [{ submitted: true }, inQueue],
  [{ state: 'TESTING', submitted: false }, outside],
  [{ state: 'MERGED' }, 'done: the pull request is MERGED'],
  [{ state: 'MERGED', stateChangedAt: longAgo }, 'done: the pull request is MERGED'],
  [{ state: 'FAILED', stateChangedAt: longAgo }, outside],
  [{ state: 'FAILED' }, outside],
  [{ state: 'FAILED', stateChangedAt: 7 }, outside],
  [{ state: 'FAILED', stateChangedAt: 'yesterday' }, outside],
  [{ state: 'FAILED', stateChangedAt: at(1000) }, lately('FAILED')],
  [{ state: 'CANCELLED', stateChangedAt: minuteAgo }, lately('CANCELLED')],
  [{ state: 'CANCELLED', stateChangedAt: longerAgo }, outside],
  [{ state: 'PENDING', submitted: false, stateChangedAt: at(0) }, outside],
  [{ submitted: false }, outside],
])('a lost submission that finds %j is %s', (found, outcome) => {
  expect(outcomeOf('submitPullRequest', found)).toBe(outcome);
});

const batched = 'but it may be tested in a batch';
const unseen = 'since before the request, and nothing shows that it is tested alone';

test.each<[asked: object, shown: object, outcome: string]>([
  [{ priority: 'High' }, { priorityName: 'high', priorityValue: 10 }, 'done'],
  [{ priority: 'high' }, { priorityName: 'LOW' }, 'not-done, but its priority is low, not high'],
  [{ priority: 10 }, { priorityName: 'low', priorityValue: 10 }, 'done'],
  [{ priority: 10 }, { priorityName: 'low', priorityValue: '200' }, 'not-done, but its priority is 200, not 10'],
  [{ priority: 10 }, { priorityName: 'low' }, 'done'],
  [{ priority: 'high' }, { priorityName: null }, 'done'],
  [{}, { priorityName: 'low', noBatch: false }, 'done'],
  [{ noBatch: true }, { noBatch: true, stateChangedAt: longAgo }, 'done'],
  [{ noBatch: true }, { noBatch: false }, `not-done, ${batched}`],
  [{ noBatch: false }, { noBatch: false }, 'done'],
  [{ noBatch: true }, { stateChangedAt: longAgo }, `not-done, ${unseen}`],
  [{ noBatch: true }, { stateChangedAt: at(0) }, 'done'],
  [{ noBatch: true }, {}, 'done'],
  [{}, { stateChangedAt: longAgo }, 'done'],
])('a lost submission with %j that finds a queued pull request with %j is %s', (asked, shown, outcome) => {
  const [kind = '', ...different] = outcome.split(', ');
  expect(outcomeOf('submitPullRequest', { state: 'PENDING', ...shown }, { ...asked })).toBe(
    [`${kind}: the pull request is in the queue, PENDING`, ...different].join(', '),
  );
});

test.each<[found: unknown, outcome: string]>([
  [undefined, 'done: the service knows no such pull request in the queue'],
  [{}, noState],
  [{ state: 'MERGED', submitted: false }, 'done: the pull request is MERGED, so it is not in the queue'],
  [{ state: 'CANCELLED' }, 'done: the pull request is not in the queue'],
  [{ state: 'FAILED' }, 'done: the pull request is not in the queue'],
  [{ state: 'PENDING' }, 'not-done: the pull request is still in the queue, PENDING'],
  [{ submitted: true }, 'not-done: the pull request is still in the queue'],
])('a lost withdrawal that finds %j is %s', (found, outcome) => {
  expect(outcomeOf('cancelPullRequest', found)).toBe(outcome);
});

const refused = (more: string): string =>
  `refused: the pull request is not in the queue${more} (Tests can be restarted only while the pull request is in the queue)`;
const eitherWay = (state: string): string => `unknown: the pull request is ${state}, with or without a restart`;
const before = (state: string): string => `not-done: the pull request has been ${state} since before the request`;

test.each<[found: unknown, outcome: string]>([
  [undefined, refused('')],
  [{ state: 'FAILED' }, refused(': it is FAILED')],
  [{ submitted: false }, refused('')],
  [{}, noState],
  [{ submitted: true }, noState],
  [{ state: 'PENDING' }, 'done: the pull request is PENDING: its tests have yet to start'],
  [{ state: 'NOT_READY' }, 'done: the pull request is NOT_READY: its tests have yet to start'],
  [{ state: 'TESTING', stateChangedAt: longAgo }, eitherWay('TESTING')],
  [{ state: 'asleep', stateChangedAt: longAgo }, eitherWay('ASLEEP')],
  [{ state: 'TESTS_PASSED', stateChangedAt: longAgo }, before('TESTS_PASSED')],
  [{ state: 'PENDING_FAILURE', stateChangedAt: longerAgo }, before('PENDING_FAILURE')],
  [{ state: 'PENDING_FAILURE', stateChangedAt: minuteAgo }, eitherWay('PENDING_FAILURE')],
  [{ state: 'TESTS_PASSED' }, eitherWay('TESTS_PASSED')],
])('a lost restart that finds %j is %s', (found, outcome) => {
  expect(outcomeOf('restartTestsOnPullRequest', found)).toBe(outcome);
});

const noQueue = 'the queue does not exist';
const several = { concurrency: 5, mode: 'single', requiredStatuses: ['a'] };

/** Settings that a queue shows and that were asked for, and how they differ. */
test.each<[shown: unknown, asked: Readonly<Record<string, unknown>>, different: string]>([
  [{ concurrency: 3 }, { concurrency: 3 }, ''],
  [{ mode: 'single' }, { mode: 'SINGLE' }, ''],
  [{ requiredStatuses: ['a', 'b'] }, { requiredStatuses: ['a', 'b'] }, ''],
  [{ state: 'RUNNING', concurrency: 5 }, { concurrency: 5, batch: true }, ''],
  [{ queue: { state: 'RUNNING', concurrency: 3 } }, { concurrency: 3 }, ''],
  [{ state: 'paused' }, { state: 'PAUSED' }, ''],
  [{ queue: { state: 'paused' } }, { state: 'RUNNING' }, 'state is "PAUSED", not "RUNNING"'],
  [{ state: 5 }, { state: 'RUNNING' }, 'state is 5, not "RUNNING"'],
  [{ extra: { size: 1 } }, { extra: { size: 1 } }, ''],
  [{ extra: { size: 1 } }, { extra: { size: 2 } }, 'extra is {"size":1}, not {"size":2}'],
  [{ ...several, state: 'RUNNING' }, { concurrency: 3, mode: 'single' }, 'concurrency is 5, not 3'],
  [several, { concurrency: 3, mode: 'parallel' }, 'concurrency is 5, not 3, mode is "single", not "parallel"'],
])('a lost creation or update that finds %j where %j was asked for: %s', (shown, asked, different) => {
  const isSame = different === '';
  expect(outcomeOf('createQueue', shown, asked)).toBe(
    isSame
      ? 'done: the queue exists with the settings that were asked for'
      : `refused: a queue of this branch exists with other settings: ${different} (update-queue changes its settings)`,
  );
  expect(outcomeOf('updateQueue', shown, asked)).toBe(
    isSame ? 'done: the queue has the settings that were asked for' : `not-done: ${different}`,
  );
});

test.each<[EndpointName, found: unknown, outcome: string]>([
  ['createQueue', undefined, `not-done: ${noQueue}`],
  ['createQueue', { state: 'RUNNING' }, 'done: the queue exists with the settings that were asked for'],
  ['createQueue', 'text', 'done: the queue exists with the settings that were asked for'],
  ['updateQueue', undefined, `not-done: ${noQueue}`],
  ['updateQueue', { state: 'RUNNING' }, 'unknown: the service does not show these settings'],
  ['deleteQueue', undefined, `done: ${noQueue}`],
  ['deleteQueue', { state: 'RUNNING' }, 'not-done: the queue is still there'],
])('a lost %s that finds %j is %s', (name, found, outcome) => {
  expect(outcomeOf(name, found, { concurrency: 3 })).toBe(outcome);
});
