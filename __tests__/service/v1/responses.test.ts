import { expect, test } from '@jest/globals';
import { readPullRequest, readQueue } from '../../../src/service/v1/responses.js';

test.each<[title: string, response: unknown, state: string | undefined]>([
  ['at the top', { state: 'PENDING' }, 'PENDING'],
  ['in lower case', { state: 'tests_passed' }, 'TESTS_PASSED'],
  ['with a hyphen', { state: 'tests-passed' }, 'TESTS_PASSED'],
  ['below another kind of state', { state: { state: 'MERGED' } }, 'MERGED'],
  ['two levels down', { data: { pullRequest: { state: 'TESTING' } } }, 'TESTING'],
  ['that is unknown', { state: 'asleep' }, 'ASLEEP'],
  ['that is known, below one that is not', { state: 'ok', pr: { state: 'merged' } }, 'MERGED'],
  ['that is nearer', { state: 'FAILED', pr: { state: 'MERGED' } }, 'FAILED'],
  ['that is the first of two unknown ones', { state: 'one', pr: { state: 'two' } }, 'ONE'],
  ['in a text', 'PENDING', undefined],
  ['in a list', [{ state: 'PENDING' }], undefined],
  ['in a list further down', { list: [{ state: 'PENDING' }] }, undefined],
  ['of another type', { state: 1 }, undefined],
  ['that is blank', { state: ' ' }, undefined],
  ['three levels down', { a: { b: { c: { state: 'PENDING' } } } }, undefined],
  ['of another name', { status: 'PENDING' }, undefined],
])('the state of a pull request, %s', (_title, response, state) => {
  expect(readPullRequest(response).state).toBe(state);
});

test('the record of a pull request is what holds its state, or else the response, by its number', () => {
  const record = { state: 'MERGED', prTitle: 'x' };
  expect(readPullRequest({ other: 1, record })).toEqual({ state: 'MERGED', record });
  expect(readPullRequest({ prNumber: 7 })).toEqual({ record: { prNumber: 7 } });
  expect(readPullRequest({ prNumber: '7' })).toEqual({});
});

test.each([
  'isCurrentlySubmittedToQueue',
  'is_currently_submitted_to_queue',
  'isSubmitted',
  'Submitted',
  'submittedToMergeQueue',
  'currentlySubmitted',
  'currently_submitted_to_merge_queue',
])('whether a pull request is submitted, in %s', (field) => {
  expect(readPullRequest({ [field]: true }).submitted).toBe(true);
  expect(readPullRequest({ deeper: { [field]: false } }).submitted).toBe(false);
  expect(readPullRequest({ [field]: 'true' }).submitted).toBe(true);
  expect(readPullRequest({ [field]: 'false' }).submitted).toBe(false);
  expect(readPullRequest({ submitted: 'yes', below: { [field]: true } }).submitted).toBe(true);
});

test.each([
  ...['submittedAt', 'unsubmitted', 'isCurrentlySubmittedToQueueBy', 'queued'].map((field) => ({ [field]: true })),
  ...[1, 'yes', null, [true]].map((submitted) => ({ submitted })),
])('%j does not say whether a pull request is submitted', (response) => {
  expect(readPullRequest(response)).toEqual({});
});

const noQueue = { state: undefined, entries: undefined, settings: {}, shown: {} };
const hosted = { branch: 'main', mode: 'parallel', concurrency: 3, requiredStatuses: null };
const batch = { size: 1 };

test.each<[title: string, response: unknown, queue: object]>([
  [
    'as the hosted service answers it',
    { ...hosted, state: 'running', batch, enqueuedPullRequests: [{ prNumber: 7 }, null, 'x'] },
    {
      state: 'RUNNING',
      entries: [{ number: 7, record: { prNumber: 7 } }],
      settings: hosted,
      shown: { ...hosted, state: 'RUNNING', batch, enqueuedPullRequests: [{ prNumber: 7 }, null, 'x'] },
    },
  ],
  ...['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES'].map((state): [string, object, object] => [
    `in the state ${state}, further down`,
    { queue: { state } },
    { state, settings: {}, shown: { state, queue: { state } } },
  ]),
  [
    'in a known state beside an unknown one',
    { state: 'fine', queue: { state: 'paused', mode: 'single' } },
    { state: 'PAUSED', settings: { mode: 'single' } },
  ],
  ['without a state', { list: [1] }, { ...noQueue, settings: { list: [1] }, shown: { list: [1] } }],
  ...[undefined, 'text', [{ state: 'RUNNING' }]].map((none): [string, unknown, object] => ['', none, noQueue]),
  ['whose entries are no list', { entries: { a: 1 } }, { settings: {}, entries: undefined }],
  ['with nearer entries', { entries: 3, prs: [{ number: 1 }], below: { prs: [] } }, { entries: [{ number: 1 }] }],
])('a queue, %s: %j', (_title, response, queue) => {
  expect(readQueue(response)).toMatchObject(queue);
});

test.each([
  ['enqueuedPullRequests queued_pull_requests pullRequests pull_requests prs Entries queuedPrs', [{ number: 1 }], []],
  ['pullRequestsCount otherPrs entriesBefore pull-requests', undefined, undefined],
])('entries of a queue in %s: %j', (fields, entries, below) => {
  for (const field of fields.split(' ')) {
    const found = readQueue({ [field]: [{ number: 1 }] }).entries;
    expect([field, found?.map(({ number }) => ({ number }))]).toEqual([field, entries]);
    expect(readQueue({ a: { [field]: [] } }).entries).toEqual(below);
  }
});

test.each<[record: object, entry: object]>([
  [{ prNumber: 1, number: 2, pr_number: 3, pr: { number: 4 } }, { number: 1 }],
  [{ number: 2, pr_number: 3 }, { number: 2 }],
  [{ pr_number: 3, pr: { number: 4 } }, { number: 3 }],
  [{ pr: { number: 4 } }, { number: 4 }],
  [{ pr: { number: '4' }, number: '2' }, {}],
  [{ pr: 4 }, {}],
  [{ prTitle: 'a', title: 'b' }, { title: 'a' }],
  [{ title: 'b', pr_title: 'c' }, { title: 'b' }],
  [{ pr_title: 'c' }, { title: 'c' }],
  [{ title: 5, author: { login: 'a' }, priority: true, stateChangedAt: 5, noBatch: 'true', skipTheLine: 1 }, {}],
  [{ prAuthor: 'a', author: 'b' }, { author: 'a' }],
  [{ author: 'b', pr_author: 'c' }, { author: 'b' }],
  [{ pr_author: 'c' }, { author: 'c' }],
  [{ priorityName: 'high', priority: 1, priorityValue: 2 }, { priority: 'high' }],
  [{ priorityName: null, priority: 0, priorityValue: 2 }, { priority: '0' }],
  [{ priorityValue: 200 }, { priority: '200' }],
  [{ stateChangedAt: 'a', state_changed_at: 'b' }, { since: 'a' }],
  [{ state_changed_at: 'b' }, { since: 'b' }],
  [{ noBatch: true, no_batch: false }, { noBatch: true }],
  [{ no_batch: false }, { noBatch: false }],
  [{ skipTheLine: true, skip_the_line: false }, { skipsTheLine: true }],
  [{ skip_the_line: false }, { skipsTheLine: false }],
  [{ impactedTargets: 'ALL' }, { impactedTargets: 'ALL' }],
  [{ impactedTargets: [] }, { impactedTargets: [] }],
  [{ impactedTargets: ['a', 1] }, {}],
  [{ impactedTargets: 'SOME' }, {}],
  [{ state: 'merged' }, { state: 'MERGED' }],
])('an entry of a queue, %j', (record, entry) => {
  expect(readQueue({ prs: [record] }).entries).toEqual([{ ...entry, record }]);
});
