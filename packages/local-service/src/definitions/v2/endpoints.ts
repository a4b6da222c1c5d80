import type { z } from 'zod';
import type { ErrorCode } from './api-error.js';
import { bodies, queries } from './requests.js';
import { responses } from './responses.js';

/** Description of an endpoint, with the schemas that check its requests and responses. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path, with `{id}` for an id. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject | undefined;
  readonly body?: z.ZodType<object> | undefined;
  readonly status: 200 | 201 | 202 | 204;
  /** Null: no body. */
  readonly response: z.ZodType | 'text' | null;
  /** Error codes in addition to those of every endpoint. */
  readonly errors: readonly ErrorCode[];
}

const get = <Path extends string, Query extends z.ZodObject | undefined = undefined>(
  path: Path,
  summary: string,
  response: z.ZodType | 'text',
  errors: readonly ErrorCode[],
  query?: Query,
) => ({ method: 'GET', path, summary, status: 200, response, errors, query }) as const;

const post = <Path extends string, Body extends z.ZodType<object> | undefined = undefined>(
  path: Path,
  summary: string,
  response: z.ZodType,
  errors: readonly ErrorCode[],
  body?: Body,
) => ({ method: 'POST', path, summary, status: 200, response, errors, body }) as const;

const V = 'VALIDATION_FAILED';
const C = 'INVALID_CURSOR';
const noQueue = 'MERGE_QUEUE_NOT_FOUND';
const noPullRequest = 'PR_NOT_FOUND';
const changesEntry = [V, noPullRequest, 'PR_NOT_IN_ACTIVE_STATE', 'PR_NOT_ENQUEUEABLE'] as const;

const ofTest = [V, C, 'TEST_CASE_NOT_FOUND'] as const;
const statusHistory = [
  'Changes of a test’s status, the newest first',
  responses.statusHistory,
  ofTest,
  queries.statusHistory,
] as const;
const testRuns = [
  'Runs of a test, of which this service knows none',
  responses.testRuns,
  ofTest,
  queries.testRuns,
] as const;
const ticket = [
  'Link a test to a ticket, which this service refuses',
  responses.test,
  [V, 'TEST_CASE_NOT_FOUND', 'TICKETING_NOT_CONFIGURED'],
  bodies.ticket,
] as const;

/**
 * Every endpoint of the second generation, by the name of its operation. A more specific path stands before a path with
 * `{id}`.
 */
export const endpoints = {
  'mergeQueues.list': get('/merge-queues', 'All queues, the newest first', responses.queues, [V, C], queries.queues),
  'mergeQueues.create': {
    ...post(
      '/merge-queues',
      'Create a queue for a branch',
      responses.queue,
      [V, 'REPOSITORY_NOT_FOUND', 'QUEUE_ALREADY_EXISTS', 'MERGE_QUEUE_NOT_CREATABLE'],
      bodies.createQueue,
    ),
    status: 201,
  },
  'mergeQueues.organizationMetrics': get(
    '/merge-queues/metrics',
    'Metrics of all queues in the Prometheus text format',
    'text',
    [V, 'REPOSITORY_NOT_FOUND'],
    queries.metrics,
  ),
  'mergeQueues.metrics': get('/merge-queues/{id}/metrics', 'Metrics of a queue in the Prometheus text format', 'text', [
    noQueue,
  ]),
  'mergeQueues.get': get('/merge-queues/{id}', 'State and settings of a queue', responses.queue, [noQueue]),
  'mergeQueues.delete': {
    method: 'DELETE',
    path: '/merge-queues/{id}',
    summary: 'Delete an empty queue',
    status: 204,
    response: null,
    errors: [noQueue, 'QUEUE_HAS_ACTIVE_ENTRIES'],
  },
  'mergeQueues.order': get('/merge-queues/{id}/order', 'Where the pull requests of a queue stand', responses.order, [
    noQueue,
  ]),
  'mergeQueues.graph': get(
    '/merge-queues/{id}/graph',
    'Which pull requests of a queue wait for which',
    responses.graph,
    [V, noQueue],
    queries.graph,
  ),
  'mergeQueues.listTestingResults': get(
    '/merge-queues/{id}/testing-results',
    'Tests of pull requests that have ended, the newest first',
    responses.testingResults,
    [V, C, noQueue],
    queries.testingResults,
  ),
  'mergeQueues.submitPullRequest': {
    ...post(
      '/merge-queues/{id}/pull-requests',
      'Submit a pull request for testing and merging',
      responses.pullRequest,
      [V, noQueue, 'PR_ALREADY_ENQUEUED', 'PR_NOT_ENQUEUEABLE'],
      bodies.submit,
    ),
    status: 201,
  },
  'mergeQueues.listPullRequests': get(
    '/merge-queues/{id}/pull-requests',
    'Pull requests of a queue, the latest submission first',
    responses.pullRequests,
    [V, C, noQueue],
    queries.ofQueue,
  ),
  'mergeQueues.switchModes': post(
    '/merge-queues/{id}/switch-modes',
    'Change the mode of a queue',
    responses.stateChange,
    [V, noQueue, 'MODE_CHANGE_IN_PROGRESS'],
    bodies.switchModes,
  ),
  'mergeQueues.pause': post('/merge-queues/{id}/pause', 'Pause a queue', responses.stateChange, [noQueue]),
  'mergeQueues.resume': post('/merge-queues/{id}/resume', 'Let a queue run', responses.stateChange, [noQueue]),
  'mergeQueues.drain': post(
    '/merge-queues/{id}/drain',
    'Take no new pull requests, and finish those that are there',
    responses.stateChange,
    [noQueue],
  ),
  'mergeQueues.updateConfig': {
    method: 'PATCH',
    path: '/merge-queues/{id}/config',
    summary: 'Change the settings that are given',
    body: bodies.config,
    status: 200,
    response: responses.queue,
    errors: [V, noQueue, 'MODE_CHANGE_IN_PROGRESS'],
  },
  'mergeQueues.listVerificationRuns': get(
    '/merge-queues/{id}/verification-runs',
    'Tests of a queue, the newest first',
    responses.runs,
    [V, C, noQueue],
    queries.runsOfQueue,
  ),
  'pullRequests.resolve': get(
    '/pull-requests',
    'Pull requests by number or by branch',
    responses.pullRequests,
    [V, C],
    queries.pullRequests,
  ),
  'pullRequests.get': get('/pull-requests/{id}', 'A pull request', responses.pullRequest, [noPullRequest]),
  'pullRequests.listVerificationRuns': get(
    '/pull-requests/{id}/verification-runs',
    'Tests of a pull request, the newest first',
    responses.runs,
    [V, C, noPullRequest],
    queries.runsOfPullRequest,
  ),
  'pullRequests.history': get(
    '/pull-requests/{id}/queue-entry-history',
    'Changes of a pull request’s state',
    responses.transitions,
    [V, C, noPullRequest],
    queries.history,
  ),
  'pullRequests.histories': get(
    '/queue-entry-history',
    'Changes of the states of several pull requests',
    responses.histories,
    [V, C],
    queries.histories,
  ),
  'pullRequests.dequeue': post(
    '/pull-requests/{id}/dequeue',
    'Remove a pull request from its queue',
    responses.pullRequest,
    [noPullRequest, 'PR_NOT_IN_ACTIVE_STATE'],
  ),
  'pullRequests.restartTests': post(
    '/pull-requests/{id}/restart-tests',
    'Run the tests of a pull request again',
    responses.pullRequest,
    [noPullRequest, 'PR_NOT_IN_ACTIVE_STATE', 'PR_TESTS_NOT_RESTARTABLE'],
  ),
  'pullRequests.reprioritize': post(
    '/pull-requests/{id}/reprioritize',
    'Change the priority of a queued pull request',
    responses.pullRequest,
    changesEntry,
    bodies.reprioritize,
  ),
  'pullRequests.updateQueueEntry': {
    method: 'PATCH',
    path: '/pull-requests/{id}/queue-entry',
    summary: 'Change priority or batching of a queued pull request',
    body: bodies.queueEntry,
    status: 200,
    response: responses.pullRequest,
    errors: changesEntry,
  },
  'verificationRuns.get': get('/merge-queue-verification-runs/{id}', 'A test of a queue', responses.run, [
    'VERIFICATION_RUN_NOT_FOUND',
  ]),
  'impactedTargets.upload': {
    method: 'PUT',
    path: '/impacted-targets',
    summary: 'Set the impacted targets of a commit of a pull request',
    body: bodies.impactedTargets,
    status: 202,
    response: null,
    errors: [V, 'REPOSITORY_NOT_FOUND', noPullRequest],
  },
  'repositories.resolve': get(
    '/repositories',
    'The repository with this address',
    responses.repositories,
    [V, C, 'PROVIDER_URL_NOT_FOUND'],
    queries.repositories,
  ),
  'repositories.get': get('/repositories/{id}', 'A repository', responses.repository, ['REPOSITORY_NOT_FOUND']),
  'testCollections.list': get(
    '/test-collections',
    'Test collections: one for each repository that is known',
    responses.collections,
    [V, C],
    queries.collections,
  ),
  'testCollections.create': {
    ...post(
      '/test-collections',
      'Create a test collection, which stays empty',
      responses.collection,
      [V],
      bodies.createCollection,
    ),
    status: 201,
  },
  'testCollections.get': get('/test-collections/{id}', 'A test collection', responses.collection, [
    'TEST_COLLECTION_NOT_FOUND',
  ]),
  'tests.list': get('/tests', 'Tests, by their names', responses.tests, [V, C], queries.tests),
  'testCases.list': get('/test-cases', 'The same by its earlier name', responses.tests, [V, C], queries.tests),
  'tests.listStatusHistory': get('/tests/{id}/status-history', ...statusHistory),
  'testCases.listStatusHistory': get('/test-cases/{id}/status-history', ...statusHistory),
  'tests.listTestRuns': get('/tests/{id}/test-runs', ...testRuns),
  'testCases.listTestRuns': get('/test-cases/{id}/test-runs', ...testRuns),
  'tests.linkTicket': post('/tests/{id}/ticket', ...ticket),
  'testCases.linkTicket': post('/test-cases/{id}/ticket', ...ticket),
  'tests.get': get('/tests/{id}', 'A test', responses.test, [V, 'TEST_CASE_NOT_FOUND'], queries.test),
  'testCases.get': get(
    '/test-cases/{id}',
    'The same by its earlier name',
    responses.test,
    [V, 'TEST_CASE_NOT_FOUND'],
    queries.test,
  ),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof endpoints;

type Given<Schema> = [Extract<Schema, z.ZodType>] extends [never] ? undefined : z.output<Extract<Schema, z.ZodType>>;

/** Content of a request to an endpoint. */
export interface RequestOf<Name extends EndpointName> {
  /** The id in the path; empty for a path without an id. */
  readonly id: string;
  readonly query: Given<(typeof endpoints)[Name] extends { readonly query?: infer Query } ? Query : undefined>;
  readonly body: Given<(typeof endpoints)[Name] extends { readonly body?: infer Body } ? Body : undefined>;
  /** The present time in milliseconds since 1970. Everything that is due until then has been done. */
  readonly now: number;
}

/** Response of an endpoint: JSON, text, or nothing. */
export type Handlers<Name extends EndpointName> = {
  readonly [Each in Name]: (request: RequestOf<Each>) => object | string | undefined | Promise<string>;
};
