import type { ClientLimits } from './requests/client.js';
import type { Settings } from './queue/queue-settings.js';
import type { Page, RepositoryReference } from '../../packages/shared/src/service/records.js';
import type { PullRequestResponse, QueueResponse, StateChange } from './queue/responses.js';
import type { TestRun, TestingDetails } from './queue/testing-details.js';
import type { ServiceError } from './transport/errors.js';
import type { ServiceResponse } from './transport/transport.js';

/** Fields that the author of a workflow adds to a request. */
export type ExtraFields = Readonly<Record<string, unknown>>;

export interface QueueReference {
  readonly repo: RepositoryReference;
  readonly targetBranch: string;
}

export interface PullRequestReference extends QueueReference {
  readonly number: number;
  /** Its head commit, where an operation sends it. */
  readonly sha?: string;
}

/** How a pull request is submitted. */
export interface Submission {
  /** A name, or a number of which 0 is the most urgent. */
  readonly priority?: string | number;
  /** True to test the pull request alone. */
  readonly noBatch?: true;
}

/** Result of a write on a pull request. */
export interface Written {
  /** True when the response was lost and the state shows that the write was done. */
  readonly verified: boolean;
  /** The pull request afterwards, where the service sends it in the response to the write. */
  readonly pullRequest?: PullRequestResponse;
  /** True where nothing was sent, because the pull request already is in the wanted state. */
  readonly already?: true;
  /** Warnings about the parts of the request that the state afterwards does not show. */
  readonly remarks?: readonly string[];
}

/**
 * What a service knows of a pull request: undefined where it was certainly never submitted to the queue, the error where
 * it could not be read.
 */
export type LookUp =
  | (PullRequestResponse & {
      /** True where it is in another queue. */
      readonly isElsewhere?: true;
    })
  | undefined
  | ServiceError;

/** Which targets are uploaded, and the request for it. */
export interface Upload<List> {
  /** The list; or all, where the service does not accept a list of this size. */
  readonly list: List | { readonly kind: 'all' };
  /** Why all targets are uploaded instead of the list, in a sentence. */
  readonly why?: string;
  /** Uploads it. @throws ServiceError */
  readonly send: () => Promise<void>;
}

/** A list of impacted targets: all, or some with their number and their JSON array in UTF-8. */
export type UploadList =
  { readonly kind: 'all' } | { readonly kind: 'list'; readonly count: number; readonly json: () => Buffer };

/** A test run, and the response that describes it. */
export interface TestingResponse {
  readonly testing: TestingDetails;
  readonly json: unknown;
}

export interface MetricsResponse {
  /** As received, to be read. It may hold the token. */
  readonly received: string;
  /** The same without the token. */
  readonly text: string;
}

/** The repository or organization whose metrics are read. */
export type MetricsScope =
  | { readonly kind: 'organization' }
  | { readonly kind: 'repository'; readonly repo: RepositoryReference }
  | ({ readonly kind: 'queue' } & QueueReference);

/** A query of the lists of flaky tests. */
export interface TestListQuery {
  readonly repo: RepositoryReference;
  readonly organizationSlug: string | undefined;
  /** Id of a test collection. */
  readonly testCollection: string | undefined;
  readonly pageSize: number;
  readonly status?: 'FLAKY' | 'BROKEN';
  readonly extraFields: ExtraFields;
}

export type TestListKind = 'unhealthy' | 'quarantined';

/** A page of records as `flaky-tests/records` reads them. */
export interface TestListPage {
  readonly records: unknown;
  readonly page: Page | undefined;
  /** Why the list may go on after this page although the page names no next one, as a clause. */
  readonly cut?: string | undefined;
}

/**
 * A merge queue service, whichever generation of the interface it uses. Its methods are named after the work of
 * operations. The adapters in `v1` and `v2` know paths, headers, fields and errors. All methods that send throw
 * ServiceError, and BodyTooLarge for a body that is too large.
 */
export interface MergeQueueService {
  /** The last usable response of any request. */
  readonly lastResponse: ServiceResponse | undefined;
  /** True where the service accepts only an upload of impacted targets. */
  readonly uploadsOnly: boolean;
  /** This service with other limits. Responses and writes count for both. */
  limited(limits: ClientLimits): MergeQueueService;

  submit(pullRequest: PullRequestReference, submission: Submission, extra: ExtraFields): Promise<Written>;
  /** Removes a pull request from this queue, and from no other queue. */
  withdraw(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written>;
  restartTests(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written>;
  /** @throws ServiceError; `isAbsence` is true for it where the pull request was never submitted to this queue */
  pullRequest(pullRequest: PullRequestReference, extra?: ExtraFields): Promise<PullRequestResponse>;
  /** The pull request; undefined where it is certain that it was never submitted to this queue. */
  pullRequestIfAny(pullRequest: PullRequestReference): Promise<PullRequestResponse | undefined>;
  /**
   * What the service knows of many pull requests of a queue that exists, in as few requests as possible. It throws no
   * ServiceError for a pull request that could not be read.
   */
  lookUp(queue: QueueReference, numbers: readonly number[]): Promise<ReadonlyMap<number, LookUp>>;
  /**
   * The changes of state of pull requests that `lookUp` has found, the newest first. Empty where this generation shows no
   * history.
   */
  histories(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly StateChange[]>>;
  /** The head commit of a pull request in a test run; undefined where the service does not give it. */
  headTested(number: number, runId: string): Promise<string | undefined>;
  /** The pull request, by the cheapest request for the service, because many jobs poll. */
  poll(pullRequest: PullRequestReference): Promise<PullRequestResponse>;
  /** The response with the reason of a failure and the place in the queue, where the service gives them. */
  explained(pullRequest: PullRequestReference, response: PullRequestResponse): Promise<PullRequestResponse>;
  /** The tests that a pull request failed; undefined where the service does not list them. */
  failedTests(pullRequest: PullRequestReference): Promise<TestingDetails | undefined>;
  /** The test runs of a pull request, the newest first; undefined where the service does not list them. */
  testRuns(pullRequest: PullRequestReference): Promise<readonly TestRun[] | undefined>;
  /** Prepares an upload of impacted targets, and sends nothing. */
  upload<List extends UploadList>(pullRequest: PullRequestReference, list: List, extra: ExtraFields): Upload<List>;
  testingDetails(
    queue: QueueReference & { readonly number?: number; readonly testRunId?: string },
    extra: ExtraFields,
  ): Promise<TestingResponse>;

  queue(queue: QueueReference, extra?: ExtraFields): Promise<QueueResponse>;
  /** The state of a queue and its entries in any order, in as few requests as possible. */
  queueRows(queue: QueueReference): Promise<QueueResponse>;
  /**
   * State and mode of the queue of a request that was just sent, for a warning: as that request found it, or by one quick request at one
   * attempt, whose response is not `lastResponse`.
   * @throws ServiceError
   */
  queueInPassing(queue: QueueReference): Promise<Pick<QueueResponse, 'state' | 'shown'> | undefined>;
  /** The state of a queue, by the cheapest request for the service. */
  queueState(queue: QueueReference): Promise<string | undefined>;
  /** @returns the queue, where the service shows it */
  createQueue(queue: QueueReference, settings: Settings, extra?: ExtraFields): Promise<QueueResponse | undefined>;
  /** @returns the queue, where the service shows it */
  updateQueue(queue: QueueReference, settings: Settings, extra?: ExtraFields): Promise<QueueResponse | undefined>;
  deleteQueue(queue: QueueReference): Promise<void>;

  metrics(scope: MetricsScope): Promise<MetricsResponse>;
  /** @param pageToken empty for the first page */
  tests(kind: TestListKind, query: TestListQuery, pageToken: string): Promise<TestListPage>;
}
