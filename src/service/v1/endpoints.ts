import type { RepositoryReference } from '../../../packages/shared/src/service/records.js';
import type { PullRequestResponse, QueueResponse } from '../queue/responses.js';
import type { Address } from '../transport/address.js';
import {
  type LostWrite,
  type Verdict,
  readCancellation,
  readCreation,
  readDeletion,
  readRestart,
  readSubmission,
  readUpdate,
  readUpload,
} from '../queue/verify-write.js';
import { readPullRequest, readQueue } from './responses.js';

/** How a write is verified: the endpoint that gives the state, and the function that reads it (`docs/retries.md`). */
interface WriteVerification {
  readonly endpoint: 'getSubmittedPullRequest' | 'getQueue';
  /** @param found the response's JSON; undefined when the service answered 404 */
  readonly read: (found: unknown, lost: LostWrite) => Verdict;
}

const ofPullRequest = (
  read: (found: PullRequestResponse | undefined, lost: LostWrite) => Verdict,
): WriteVerification => ({
  endpoint: 'getSubmittedPullRequest',
  read: (found, lost) => read(found === undefined ? undefined : readPullRequest(found), lost),
});

const ofQueue = (read: (found: QueueResponse | undefined, lost: LostWrite) => Verdict): WriteVerification => ({
  endpoint: 'getQueue',
  read: (found, lost) => read(found === undefined ? undefined : readQueue(found), lost),
});

/**
 * One endpoint. A write names the way to verify it when its response is lost, because a second request could do the
 * work twice.
 */
export type Endpoint = Address &
  (
    | { readonly effect: 'read'; readonly verification?: undefined }
    | { readonly effect: 'replace' | 'write'; readonly verification: WriteVerification }
  );

/** Every endpoint (service interface, section 4), with everything that the action knows about it. */
export const endpoints = {
  submitPullRequest: {
    method: 'POST',
    path: '/submitPullRequest',
    effect: 'write',
    response: 'anything',
    verification: ofPullRequest(readSubmission),
  },
  cancelPullRequest: {
    method: 'POST',
    path: '/cancelPullRequest',
    effect: 'write',
    response: 'anything',
    verification: ofPullRequest(readCancellation),
  },
  restartTestsOnPullRequest: {
    method: 'POST',
    path: '/restartTestsOnPullRequest',
    effect: 'write',
    response: 'anything',
    verification: ofPullRequest(readRestart),
  },
  getSubmittedPullRequest: { method: 'POST', path: '/getSubmittedPullRequest', effect: 'read', response: 'json' },
  setImpactedTargets: {
    method: 'POST',
    path: '/setImpactedTargets',
    effect: 'replace',
    response: 'anything',
    verification: ofPullRequest(readUpload),
  },
  getMergeQueueTestingDetails: {
    method: 'POST',
    path: '/getMergeQueueTestingDetails',
    effect: 'read',
    response: 'json or nothing',
  },
  createQueue: {
    method: 'POST',
    path: '/createQueue',
    effect: 'write',
    response: 'anything',
    verification: ofQueue(readCreation),
  },
  deleteQueue: {
    method: 'POST',
    path: '/deleteQueue',
    effect: 'write',
    response: 'anything',
    verification: ofQueue(readDeletion),
  },
  getQueue: { method: 'POST', path: '/getQueue', effect: 'read', response: 'json' },
  updateQueue: {
    method: 'POST',
    path: '/updateQueue',
    effect: 'replace',
    response: 'anything',
    verification: ofQueue(readUpdate),
  },
  getMergeQueueMetrics: { method: 'GET', path: '/getMergeQueueMetrics', effect: 'read', response: 'text' },
  listUnhealthyTests: { method: 'POST', path: '/flaky-tests/list-unhealthy-tests', effect: 'read', response: 'json' },
  listQuarantinedTests: {
    method: 'POST',
    path: '/flaky-tests/list-quarantined-tests',
    effect: 'read',
    response: 'json',
  },
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

/** Section 2.2; `sha` as the hosted service takes it with impacted targets. */
export interface PullRequestReference {
  readonly number: number;
  readonly sha?: string;
}

/** Section 2.2. Operations may add fields that the workflow author gave. */
export interface QueueRequest {
  readonly repo: RepositoryReference;
  readonly targetBranch: string;
  readonly [field: string]: unknown;
}

export interface PullRequestRequest extends QueueRequest {
  readonly pr: PullRequestReference;
}

/** Section 2.5: the targets, or the string that stands for every target. */
export interface ImpactedTargetsRequest extends PullRequestRequest {
  readonly impactedTargets: 'ALL' | readonly string[];
}

export interface TestingDetailsRequest extends QueueRequest {
  readonly pr?: PullRequestReference;
}

/** Section 4.2: both, or neither for the whole organization. `repo` is `owner/name`. */
export interface MetricsRequest {
  readonly repo?: string;
  readonly repoHost?: string;
}

/** Sections 2.6, 4.3 and 4.4. */
export interface TestListRequest {
  readonly repo: RepositoryReference;
  readonly org_url_slug: string;
  readonly page_query: { readonly page_size: number; readonly page_token: string };
  readonly status?: 'FLAKY' | 'BROKEN';
  readonly [field: string]: unknown;
}

/** Content of each endpoint's request: a JSON body for POST, a query for GET. */
export interface Requests {
  submitPullRequest: PullRequestRequest;
  cancelPullRequest: PullRequestRequest;
  restartTestsOnPullRequest: PullRequestRequest;
  getSubmittedPullRequest: PullRequestRequest;
  setImpactedTargets: ImpactedTargetsRequest;
  getMergeQueueTestingDetails: TestingDetailsRequest;
  createQueue: QueueRequest;
  deleteQueue: QueueRequest;
  getQueue: QueueRequest;
  updateQueue: QueueRequest;
  getMergeQueueMetrics: MetricsRequest;
  listUnhealthyTests: TestListRequest;
  listQuarantinedTests: TestListRequest;
}
