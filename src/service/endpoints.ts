import type { RepositoryReference } from './records.js';

/**
 * What a request does when it arrives twice. `read` changes nothing, `set` leaves the same value behind however
 * often it arrives, `write` may do its work again.
 */
export type Effect = 'read' | 'set' | 'write';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below the base address. */
  readonly path: string;
  readonly effect: Effect;
}

/** The thirteen endpoints (service interface, section 4). */
export const endpoints = {
  submitPullRequest: { method: 'POST', path: '/submitPullRequest', effect: 'write' },
  cancelPullRequest: { method: 'POST', path: '/cancelPullRequest', effect: 'write' },
  restartTestsOnPullRequest: { method: 'POST', path: '/restartTestsOnPullRequest', effect: 'write' },
  getSubmittedPullRequest: { method: 'POST', path: '/getSubmittedPullRequest', effect: 'read' },
  setImpactedTargets: { method: 'POST', path: '/setImpactedTargets', effect: 'set' },
  getMergeQueueTestingDetails: { method: 'POST', path: '/getMergeQueueTestingDetails', effect: 'read' },
  createQueue: { method: 'POST', path: '/createQueue', effect: 'write' },
  deleteQueue: { method: 'POST', path: '/deleteQueue', effect: 'write' },
  getQueue: { method: 'POST', path: '/getQueue', effect: 'read' },
  updateQueue: { method: 'POST', path: '/updateQueue', effect: 'set' },
  getMergeQueueMetrics: { method: 'GET', path: '/getMergeQueueMetrics', effect: 'read' },
  listUnhealthyTests: { method: 'POST', path: '/flaky-tests/list-unhealthy-tests', effect: 'read' },
  listQuarantinedTests: { method: 'POST', path: '/flaky-tests/list-quarantined-tests', effect: 'read' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

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

/** What each endpoint takes: a JSON body for POST, a query for GET. */
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

/** Top-level fields that have a meaning of their own and that extra fields can't replace. */
export const reservedFields = ['repo', 'targetBranch', 'pr', 'impactedTargets', 'org_url_slug', 'page_query'] as const;
