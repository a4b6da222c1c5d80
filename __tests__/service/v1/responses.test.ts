import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type QueueResponse } from '../../../src/service/queue/responses.js';
import { readPullRequest, readQueue } from '../../../src/service/v1/responses.js';
import { pullRequestStates, queueStates } from '../../../packages/shared/src/service/states.js';

/** A queue without its settings in the form that is compared with what is asked for. */
const read = (value: unknown): Omit<QueueResponse, 'shown'> => {
  const { shown: _shown, ...queue } = readQueue(value);
  return queue;
};

describe('the state of a pull request', () => {
  test.each([
    ['at the top', { state: 'PENDING' }, 'PENDING'],
    ['in lower case', { state: 'tests_passed' }, 'TESTS_PASSED'],
    ['with a hyphen', { state: 'tests-passed' }, 'TESTS_PASSED'],
    ['below another kind of state', { state: { state: 'MERGED' } }, 'MERGED'],
    ['one level down', { pullRequest: { state: 'TESTING' } }, 'TESTING'],
    ['two levels down', { data: { pullRequest: { state: 'TESTING' } } }, 'TESTING'],
    ['that is unknown, in capitals', { state: 'asleep' }, 'ASLEEP'],
    ['that is known wins over one nearer that is not', { state: 'ok', pr: { state: 'merged' } }, 'MERGED'],
    ['that is nearer wins', { state: 'FAILED', pr: { state: 'MERGED' } }, 'FAILED'],
    ['the first of two unknown ones', { state: 'one', pr: { state: 'two' } }, 'ONE'],
  ])('%s', (_name, response, expected) => {
    expect(readPullRequest(response).state).toBe(expected);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'PENDING'],
    ['a list', [{ state: 'PENDING' }]],
    ['an empty object', {}],
    ['an object of another kind of state beside one that says nothing', { state: null, pr: {} }],
    ['a state that is not a text', { state: 1 }],
    ['a state that is empty', { state: '' }],
    ['a state that is blank', { state: ' ' }],
    ['a state below a list', { list: [{ state: 'PENDING' }] }],
    ['a state too deep', { a: { b: { c: { state: 'PENDING' } } } }],
    ['a state of another name', { status: 'PENDING' }],
  ])('is not in %s', (_name, response) => {
    expect(readPullRequest(response)).toEqual({});
  });

  test('comes with the record that holds it', () => {
    const record = { state: 'MERGED', prTitle: 'x' };
    expect(readPullRequest({ other: 1, record })).toEqual({ state: 'MERGED', record });
  });

  test('of any response is what the response says, or nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pullRequestStates), fc.jsonValue(), (state, other) => {
        expect(readPullRequest({ other: [other], state: state.toLowerCase() }).state).toBe(state);
        expect(() => readPullRequest(other)).not.toThrow();
      }),
    );
  });
});

describe('whether a pull request is submitted', () => {
  test.each([
    'isCurrentlySubmittedToQueue',
    'is_currently_submitted_to_queue',
    'isSubmitted',
    'is_submitted',
    'submitted',
    'Submitted',
    'submittedToQueue',
    'submittedToMergeQueue',
    'currentlySubmitted',
    'currently_submitted_to_merge_queue',
  ])('is said by %s', (field) => {
    expect(readPullRequest({ [field]: true }).submitted).toBe(true);
    expect(readPullRequest({ deeper: { [field]: false } }).submitted).toBe(false);
    expect(readPullRequest({ [field]: 'true' }).submitted).toBe(true);
    expect(readPullRequest({ [field]: 'false' }).submitted).toBe(false);
  });

  test.each(['submittedAt', 'unsubmitted', 'isCurrentlySubmittedToQueueBy', 'notSubmitted', 'submittedBy', 'queued'])(
    'is not said by %s',
    (field) => {
      expect(readPullRequest({ [field]: true })).toEqual({});
    },
  );

  test.each([1, 'yes', null, [true]])('is not said by the value %j; another field is looked at', (value) => {
    expect(readPullRequest({ submitted: value })).toEqual({});
    expect(readPullRequest({ submitted: value, isSubmitted: true }).submitted).toBe(true);
  });
});

describe('a queue', () => {
  test('as the hosted service answers it', () => {
    const entry = {
      state: 'testing',
      stateChangedAt: '2026-01-01T00:00:00Z',
      isCurrentlySubmittedToQueue: true,
      priorityName: 'high',
      priorityValue: 10,
      prNumber: 7,
      prTitle: 'A title',
      prAuthor: 'octocat',
      impactedTargets: ['a', 'b'],
    };
    const queue = { state: 'running', branch: 'main', mode: 'parallel', concurrency: 3, requiredStatuses: null };
    expect(read({ ...queue, batch: { size: 1 }, enqueuedPullRequests: [entry, null, 'x'] })).toEqual({
      state: 'RUNNING',
      entries: [
        {
          state: 'TESTING',
          submitted: true,
          record: entry,
          number: 7,
          title: 'A title',
          author: 'octocat',
          priority: 'high',
          since: '2026-01-01T00:00:00Z',
          impactedTargets: ['a', 'b'],
        },
      ],
      settings: { branch: 'main', mode: 'parallel', concurrency: 3, requiredStatuses: null },
    });
  });

  test.each(queueStates)('in the state %s', (state) => {
    expect(read({ queue: { state } }).state).toBe(state);
  });

  test('whose state is unknown, beside one that is known', () => {
    expect(read({ state: 'fine', queue: { state: 'paused', mode: 'single' } })).toEqual({
      state: 'PAUSED',
      settings: { mode: 'single' },
    });
  });

  test('without a state has settings still', () => {
    expect(read({ mode: 'single', list: [1] })).toEqual({ settings: { mode: 'single', list: [1] } });
  });

  test.each([undefined, null, 'text', 3, [{ state: 'RUNNING' }]])('is not in %j', (response) => {
    expect(read(response)).toEqual({ settings: {} });
  });

  test.each([
    'enqueuedPullRequests',
    'queued_pull_requests',
    'pullRequests',
    'pull_requests',
    'prs',
    'entries',
    'Entries',
    'queuedPrs',
  ])('has its entries in %s', (field) => {
    expect(read({ [field]: [{ number: 1 }] })).toEqual({
      entries: [{ number: 1, record: { number: 1 } }],
      settings: {},
    });
    expect(read({ a: { [field]: [] } }).entries).toEqual([]);
  });

  test.each(['pullRequestsCount', 'otherPrs', 'entriesBefore', 'pull-requests'])('has none in %s', (field) => {
    expect(read({ [field]: [{ number: 1 }] }).entries).toBeUndefined();
  });

  test("has none where they aren't a list; the nearer ones win", () => {
    expect(read({ entries: { a: 1 } })).toEqual({ settings: {} });
    expect(read({ entries: 3, prs: [{ number: 1 }], below: { prs: [] } }).entries).toHaveLength(1);
  });
});

describe('an entry of a queue', () => {
  const entry = (record: object): unknown => {
    const [first] = read({ prs: [record] }).entries ?? [];
    const { record: kept, ...rest } = first ?? {};
    expect(kept).toEqual(record);
    return rest;
  };

  test.each([
    [{ prNumber: 1, number: 2, pr_number: 3, pr: { number: 4 } }, { number: 1 }],
    [{ number: 2, pr_number: 3 }, { number: 2 }],
    [{ pr_number: 3, pr: { number: 4 } }, { number: 3 }],
    [{ pr: { number: 4 } }, { number: 4 }],
    [{ pr: { number: '4' } }, {}],
    [{ pr: 4 }, {}],
    [{ number: '2' }, {}],
    [{ prTitle: 'a', title: 'b' }, { title: 'a' }],
    [{ title: 'b', pr_title: 'c' }, { title: 'b' }],
    [{ pr_title: 'c' }, { title: 'c' }],
    [{ title: 5 }, {}],
    [{ prAuthor: 'a', author: 'b' }, { author: 'a' }],
    [{ author: 'b', pr_author: 'c' }, { author: 'b' }],
    [{ pr_author: 'c' }, { author: 'c' }],
    [{ author: { login: 'a' } }, {}],
    [{ priorityName: 'high', priority: 1, priorityValue: 2 }, { priority: 'high' }],
    [{ priorityName: null, priority: 0, priorityValue: 2 }, { priority: '0' }],
    [{ priorityValue: 200 }, { priority: '200' }],
    [{ priority: true }, {}],
    [{ stateChangedAt: 'a', state_changed_at: 'b' }, { since: 'a' }],
    [{ state_changed_at: 'b' }, { since: 'b' }],
    [{ stateChangedAt: 5 }, {}],
    [{ impactedTargets: 'ALL' }, { impactedTargets: 'ALL' }],
    [{ impactedTargets: [] }, { impactedTargets: [] }],
    [{ impactedTargets: ['a', 1] }, {}],
    [{ impactedTargets: 'SOME' }, {}],
    [{ impactedTargets: { a: 1 } }, {}],
    [
      { state: 'merged', submitted: false },
      { state: 'MERGED', submitted: false },
    ],
  ])('%j', (record, expected) => {
    // The record of an entry without a state is the whole.
    expect(entry(record)).toEqual(expected);
  });
});
