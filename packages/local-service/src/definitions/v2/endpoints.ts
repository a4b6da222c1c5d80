import { z } from 'zod';
import { hosted, type Operation } from '../hosted.js';
import { bodies, queries } from './requests.js';

/**
 * Every endpoint of the second generation by the name of its operation: its address, a summary, and the schema of its query (GET) or
 * body. Everything else about it is in the hosted service's description. A more specific path comes before a path with `{id}`.
 */
const table = {
  'mergeQueues.list': ['GET /merge-queues', 'All queues, the newest first', queries.queues],
  'mergeQueues.create': ['POST /merge-queues', 'Create a queue for a branch', bodies.createQueue],
  'mergeQueues.organizationMetrics': [
    'GET /merge-queues/metrics',
    'Metrics of all queues in the Prometheus text format',
    queries.metrics,
  ],
  'mergeQueues.metrics': ['GET /merge-queues/{id}/metrics', 'Metrics of a queue in the Prometheus text format'],
  'mergeQueues.get': ['GET /merge-queues/{id}', 'State and settings of a queue'],
  'mergeQueues.delete': ['DELETE /merge-queues/{id}', 'Delete an empty queue'],
  'mergeQueues.order': ['GET /merge-queues/{id}/order', 'The order of the pull requests of a queue'],
  'mergeQueues.graph': ['GET /merge-queues/{id}/graph', 'Which pull requests of a queue wait for which', queries.graph],
  'mergeQueues.listTestingResults': [
    'GET /merge-queues/{id}/testing-results',
    'Tests of pull requests that have ended, the newest first',
    queries.testingResults,
  ],
  'mergeQueues.submitPullRequest': [
    'POST /merge-queues/{id}/pull-requests',
    'Submit a pull request for testing and merging',
    bodies.submit,
  ],
  'mergeQueues.listPullRequests': [
    'GET /merge-queues/{id}/pull-requests',
    'Pull requests of a queue, the latest submission first',
    queries.ofQueue,
  ],
  'mergeQueues.switchModes': ['POST /merge-queues/{id}/switch-modes', 'Change the mode of a queue', bodies.switchModes],
  'mergeQueues.pause': ['POST /merge-queues/{id}/pause', 'Pause a queue'],
  'mergeQueues.resume': ['POST /merge-queues/{id}/resume', 'Let a queue run'],
  'mergeQueues.drain': ['POST /merge-queues/{id}/drain', 'Take no new pull requests, and finish those that are there'],
  'mergeQueues.updateConfig': ['PATCH /merge-queues/{id}/config', 'Change the settings that are given', bodies.config],
  'mergeQueues.listVerificationRuns': [
    'GET /merge-queues/{id}/verification-runs',
    'Tests of a queue, the newest first',
    queries.runsOfQueue,
  ],
  'pullRequests.resolve': ['GET /pull-requests', 'Pull requests by number or by branch', queries.pullRequests],
  'pullRequests.get': ['GET /pull-requests/{id}', 'A pull request'],
  'pullRequests.listVerificationRuns': [
    'GET /pull-requests/{id}/verification-runs',
    'Tests of a pull request, the newest first',
    queries.runsOfPullRequest,
  ],
  'pullRequests.history': [
    'GET /pull-requests/{id}/queue-entry-history',
    'Changes of a pull request’s state',
    queries.history,
  ],
  'pullRequests.histories': [
    'GET /queue-entry-history',
    'Changes of the states of several pull requests',
    queries.histories,
  ],
  'pullRequests.dequeue': ['POST /pull-requests/{id}/dequeue', 'Remove a pull request from its queue'],
  'pullRequests.restartTests': ['POST /pull-requests/{id}/restart-tests', 'Run the tests of a pull request again'],
  'pullRequests.reprioritize': [
    'POST /pull-requests/{id}/reprioritize',
    'Change the priority of a queued pull request',
    bodies.reprioritize,
  ],
  'pullRequests.updateQueueEntry': [
    'PATCH /pull-requests/{id}/queue-entry',
    'Change priority or batching of a queued pull request',
    bodies.queueEntry,
  ],
  'verificationRuns.get': ['GET /merge-queue-verification-runs/{id}', 'A test of a queue'],
  'impactedTargets.upload': [
    'PUT /impacted-targets',
    'Set the impacted targets of a commit of a pull request',
    bodies.impactedTargets,
  ],
  'repositories.resolve': ['GET /repositories', 'The repository with this address', queries.repositories],
  'repositories.get': ['GET /repositories/{id}', 'A repository'],
  'testCollections.list': [
    'GET /test-collections',
    'Test collections: one for each repository that is known',
    queries.collections,
  ],
  'testCollections.create': [
    'POST /test-collections',
    'Create a test collection, which stays empty',
    bodies.createCollection,
  ],
  'testCollections.get': ['GET /test-collections/{id}', 'A test collection'],
  'tests.list': ['GET /tests', 'Tests, by their names', queries.tests],
  'tests.listStatusHistory': [
    'GET /tests/{id}/status-history',
    'Changes of a test’s status, the newest first',
    queries.statusHistory,
  ],
  'tests.listTestRuns': [
    'GET /tests/{id}/test-runs',
    'Runs of a test, of which this service knows none',
    queries.testRuns,
  ],
  'tests.linkTicket': ['POST /tests/{id}/ticket', 'Link a test to a ticket, which this service refuses', bodies.ticket],
  'tests.get': ['GET /tests/{id}', 'A test', queries.test],
} as const satisfies Readonly<Record<string, readonly [address: string, summary: string, schema?: z.ZodType<object>]>>;

export type EndpointName = keyof typeof table;

/** An endpoint at one of its paths. */
export interface Endpoint {
  readonly name: EndpointName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path, with `{id}` for an id. */
  readonly path: string;
  readonly summary: string;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodType<object> | undefined;
  /** Of the hosted service. */
  readonly described: Operation;
}

/** The hosted service describes tests by their earlier name. */
const earlier = (path: string): string => path.replace(/^\/tests\b/, '/test-cases');

const describedAt = new Map(
  Object.entries(hosted.v2).map(([path, item]) => [path.slice('/v2'.length).replace(/\{\w+\}/, '{id}'), item]),
);

/** The endpoints, those of tests at both of their paths. */
export const endpoints: readonly Endpoint[] = Object.entries(table).flatMap(([name, [address, summary, schema]]) => {
  const [method, path] = address.split(' ') as [Endpoint['method'], string];
  const described = describedAt.get(earlier(path))?.[method.toLowerCase()];
  if (described === undefined) throw new Error(`The description has no ${address}`);
  const endpoint = {
    name: name as EndpointName,
    method,
    summary,
    query: method === 'GET' ? (schema as z.ZodObject | undefined) : undefined,
    body: method === 'GET' ? undefined : schema,
    described,
  };
  return [...new Set([path, earlier(path)])].map((each) => ({ ...endpoint, path: each }));
});

type SchemaOf<Name extends EndpointName> = (typeof table)[Name] extends readonly [string, string, infer Schema]
  ? z.output<Schema>
  : undefined;
type IsRead<Name extends EndpointName> = (typeof table)[Name][0] extends `GET ${string}` ? true : false;

export interface RequestOf<Name extends EndpointName> {
  /** The id in the path; empty for a path without an id. */
  readonly id: string;
  readonly query: IsRead<Name> extends true ? SchemaOf<Name> : undefined;
  readonly body: IsRead<Name> extends true ? undefined : SchemaOf<Name>;
  /** The present time in milliseconds since 1970. Everything that is due until then has been done. */
  readonly now: number;
}

/** Response of an endpoint: JSON, text, or nothing. */
export type Handlers = {
  readonly [Name in EndpointName]: (request: RequestOf<Name>) => object | string | undefined | Promise<string>;
};
export type SomeHandlers = Partial<Handlers>;
