import type { RepositoryReference } from '../../../packages/shared/src/service/records.js';
import type { PullRequestResponse, QueueResponse } from '../queue/responses.js';
import type { Address } from '../transport/address.js';
import {
  type LostWrite,
  type WriteOutcome,
  readCancellation,
  readCreation,
  readDeletion,
  readRestart,
  readSubmission,
  readUpdate,
} from '../queue/verify-write.js';
import { readPullRequest, readQueue } from './responses.js';

/** How a write is verified: the endpoint that gives the state, and the function that reads it (`docs/services.md`). */
interface WriteVerification {
  readonly endpoint: 'getSubmittedPullRequest' | 'getQueue';
  /** @param found the response's JSON; undefined when the service answered 404 */
  readonly read: (found: unknown, lost: LostWrite) => WriteOutcome;
}

const ofPullRequest = (
  read: (found: PullRequestResponse | undefined, lost: LostWrite) => WriteOutcome,
): WriteVerification => ({
  endpoint: 'getSubmittedPullRequest',
  read: (found, lost) => read(found === undefined ? undefined : readPullRequest(found), lost),
});

const ofQueue = (read: (found: QueueResponse | undefined, lost: LostWrite) => WriteOutcome): WriteVerification => ({
  endpoint: 'getQueue',
  read: (found, lost) => read(found === undefined ? undefined : readQueue(found), lost),
});

/**
 * One endpoint. A write names the way to verify it when its response is lost, because a second request could do the
 * work twice. A replacement may have one, too, which saves the second request.
 */
export type Endpoint = Address &
  (
    | { readonly effect: 'read'; readonly verification?: undefined }
    | { readonly effect: 'replace'; readonly verification?: WriteVerification }
    | { readonly effect: 'write'; readonly verification: WriteVerification }
  );

const reads = (path: string, response: Address['response'] = 'json') =>
  ({ method: 'POST', path, effect: 'read', response }) as const;
const writes = (path: string, verification: WriteVerification) =>
  ({ method: 'POST', path, effect: 'write', response: 'anything', verification }) as const;

/**
 * Every endpoint (service interface, section 4), with everything that the action knows about it. Tests compare requests with
 * `service-descriptions/`.
 */
export const endpoints = {
  submitPullRequest: writes('/submitPullRequest', ofPullRequest(readSubmission)),
  cancelPullRequest: writes('/cancelPullRequest', ofPullRequest(readCancellation)),
  restartTestsOnPullRequest: writes('/restartTestsOnPullRequest', ofPullRequest(readRestart)),
  getSubmittedPullRequest: reads('/getSubmittedPullRequest'),
  // No look tells a list from the one before it, so an upload is sent again.
  setImpactedTargets: { method: 'POST', path: '/setImpactedTargets', effect: 'replace', response: 'anything' },
  getMergeQueueTestingDetails: reads('/getMergeQueueTestingDetails', 'json or nothing'),
  createQueue: writes('/createQueue', ofQueue(readCreation)),
  deleteQueue: writes('/deleteQueue', ofQueue(readDeletion)),
  getQueue: reads('/getQueue'),
  updateQueue: { ...writes('/updateQueue', ofQueue(readUpdate)), effect: 'replace' },
  getMergeQueueMetrics: { method: 'GET', path: '/getMergeQueueMetrics', effect: 'read', response: 'text' },
  listUnhealthyTests: reads('/flaky-tests/list-unhealthy-tests'),
  listQuarantinedTests: reads('/flaky-tests/list-quarantined-tests'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Endpoints whose requests are verified when their response is lost. */
export type WriteName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['effect'] extends 'write' ? Name : never;
}[EndpointName];

/** All that is known of an endpoint, by its name. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name];
}

/** The fields of a request about a queue. Workflows may add fields. */
export interface QueueRequest {
  readonly repo: RepositoryReference;
  readonly targetBranch: string;
  readonly [field: string]: unknown;
}

export interface PullRequestRequest extends QueueRequest {
  readonly pr: { readonly number: number; readonly sha?: string };
}
