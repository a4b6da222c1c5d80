import { expect, test } from '@jest/globals';
import { readEntry, readRun, readTestRun, readTransition } from '../../../src/service/v2/records.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { respond, serve } from '../../steps/servers.js';
import { clientOf, queue } from '../requests/clients.js';

const check = { name: 'ci', url: 'https://ci.example/1', conclusion: 'failure' };

const lint = { name: 'lint' };
const toCome = { eventualFailureReason: 'testsFailed', failureCausingChecks: [check, lint] };
const blockReasons = [{ message: 'A review is missing', code: 'X' }, { code: 'Y' }, {}];

test.each<[string, failed: object, reason: string]>([
  ['the reason itself', { reason: 'tests failed' }, 'tests failed'],
  [
    'a failure to come, with its checks',
    { state: 'pendingFailure', pendingFailure: toCome },
    'testsFailed; failed checks ci (https://ci.example/1), lint',
  ],
  ['what blocks it', { failed: { blockReasons } }, 'FAILED; A review is missing; Y'],
  ['a pull request', { failed: { conflictCulprit: { number: 3 } } }, 'FAILED; conflicts with pull request #3'],
  [
    'the base branch',
    { failed: { conflictCulprit: { kind: 'baseBranch', sha: 'abc' } } },
    'FAILED; conflicts with the base branch at abc',
  ],
  ['another commit', { failed: { conflictCulprit: { kind: 'x' } } }, 'FAILED; conflicts with another commit'],
  ['a failure of an API', { failed: { apiFailureMessage: 'no access' } }, 'FAILED; no access'],
  ['no failure', { state: 'testing', reason: 'it is tested', failed: { apiFailureMessage: 'no' } }, 'it is tested'],
])('the reason of a transition: %s', (_what, transition, reason) => {
  expect(readTransition({ state: 'failed', ...transition }).reason).toBe(reason);
});

test.each<[string, object, object[]]>([
  ['the conclusion of who ran it', { ...check, providerConclusion: 'timed_out' }, [{ conclusion: 'TIMED_OUT' }]],
  ['a timeout', { ...check, conclusion: 'timeout' }, [{ conclusion: 'TIMEOUT' }]],
  ['a cancelled check without a name', { conclusion: 'cancelled' }, [{ name: '(no name)', conclusion: 'CANCELLED' }]],
  ['a completed check', { ...check, status: 'completed' }, [{ name: 'ci', conclusion: 'FAILURE', url: check.url }]],
  ['a check that still runs', { ...check, status: 'inProgress' }, []],
  ['a success', { ...check, conclusion: 'success' }, []],
])('the failed checks of a test run: %s', (_what, given, expected) => {
  expect(readRun({ checks: [given] }).failedChecks).toMatchObject(expected);
  expect(readRun({ checks: [given] }).failedChecks).toHaveLength(expected.length);
});

test.each([
  ['succeeded', '2026-03-01T10:00:00Z', { passed: true, startedAt: Date.parse('2026-03-01T10:00:00Z') }],
  ['failed', 'yesterday', { passed: false, startedAt: undefined }],
])('a test run that %s, begun %s', (status, createdAt, expected) => {
  const pullRequests = { testedPullRequests: [{ number: 8 }, {}], dependentPullRequests: [{ number: 7 }] };
  expect(readTestRun({ status, createdAt, ...pullRequests })).toEqual({ ...expected, pullRequests: [8, 7] });
});

test.each([
  [{ priorityName: 'urgent', priorityValue: 0 }, 'urgent'],
  [{ priorityValue: 10 }, '10'],
  [{}, undefined],
])('the priority of an entry with %j', (queueEntry, priority) => {
  expect(readEntry({ number: 7, queueEntry }).priority).toBe(priority);
});

test.each([
  ['of a bisection is read by the id of its run', 'run-bisection', 'run'],
  ['is read by its id', 'a-bisection-of', 'a-bisection-of'],
])('a test run %s', async (_what, testRunId, id) => {
  const server = await serve((_request, response) => {
    respond(response, 200, { testedPullRequests: [{ number: 7 }] });
  });
  const client = await clientOf(server);
  const { testing } = await secondGeneration(client).testingDetails({ ...queue, testRunId }, {});
  expect(testing.tested).toMatchObject([{ number: 7 }]);
  expect(server.received.map(({ url }) => url)).toEqual([`/v1/merge-queue-verification-runs/${id}`]);
});
