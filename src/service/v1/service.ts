import type { ClientLimits, LastWrite, ServiceClient } from '../requests/client.js';
import { ServiceError, isAbsence } from '../transport/errors.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import type {
  ExtraFields,
  LookUp,
  MergeQueueService,
  MetricsResponse,
  MetricsScope,
  PullRequestReference,
  QueueReference,
  Submission,
  TestListKind,
  TestListPage,
  TestListQuery,
  TestingResponse,
  Upload,
  UploadList,
  Written,
} from '../merge-queue-service.js';
import type { Settings } from '../queue/queue-settings.js';
import { bodyLimitBytes, encodeBody, encodeBodyWith } from '../transport/request-body.js';
import { type PullRequestResponse, type QueueResponse, type StateChange } from '../queue/responses.js';
import type { TestingDetails } from '../queue/testing-details.js';
import type { ServiceResponse } from '../transport/transport.js';
import type { EndpointName, PullRequestRequest, QueueRequest } from './endpoints.js';
import { NoCounterpart } from '../no-counterpart.js';
import { requestOf } from './requests.js';
import { readPullRequest, readQueue } from './responses.js';
import { readTestingDetails } from './testing-details.js';
import { differentSubmission, isInQueue } from '../queue/verify-write.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

/** Field of the records in a response (service interface, sections 4.3 and 4.4). */
const lists = {
  unhealthy: { endpoint: 'listUnhealthyTests', records: 'tests' },
  quarantined: { endpoint: 'listQuarantinedTests', records: 'quarantined_tests' },
} as const;

const lookUpsAtOnce = 4;
/** After so many look-ups that failed one after the other, the others are not sent. */
const mostFailedInARow = 3;

const queueFields = ({ repo, targetBranch }: QueueReference): QueueRequest => ({ repo, targetBranch });
const pullRequestFields = ({ number, ...queue }: PullRequestReference): PullRequestRequest => ({
  ...queueFields(queue),
  pr: { number },
});

/**
 * The first generation of the interface: base addresses that end with `/v1`, and all addresses that do not belong to
 * another generation.
 */
export class FirstGeneration implements MergeQueueService {
  readonly #client: ServiceClient;

  constructor(client: ServiceClient) {
    this.#client = client;
  }

  get lastResponse(): ServiceResponse | undefined {
    return this.#client.lastResponse;
  }

  get lastWrite(): LastWrite | undefined {
    return this.#client.lastWrite;
  }

  get uploadsOnly(): boolean {
    return this.#client.uploadsOnly;
  }

  limited(limits: ClientLimits): FirstGeneration {
    return new FirstGeneration(this.#client.limited(limits));
  }

  async submit(pullRequest: PullRequestReference, submission: Submission, extra: ExtraFields): Promise<Written> {
    try {
      return await this.#write('submitPullRequest', { ...pullRequestFields(pullRequest), ...extra, ...submission });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
      return this.#queuedAlready(pullRequest, { ...extra, ...submission }, error);
    }
  }

  /**
   * The result of a submission that is refused because the pull request is in the queue already: that is what was asked for.
   * @throws the refusal, where the service does not show the pull request in this queue
   */
  async #queuedAlready(pullRequest: PullRequestReference, asked: ExtraFields, refusal: ServiceError): Promise<Written> {
    let found: PullRequestResponse | undefined;
    try {
      found = await this.pullRequestIfAny(pullRequest);
    } catch (another) {
      // The refusal is the better error. The other error only shows that its reason could not be fetched.
      throw another instanceof ServiceError ? refusal : another;
    }
    if (found === undefined || isInQueue(found) !== true) throw refusal;
    const remarks = differentSubmission(found, asked).map(
      (what) => `The pull request is in the queue already, and ${what}. Cancel it and submit it again to change that`,
    );
    return { verified: true, pullRequest: found, remarks };
  }

  withdraw(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    return this.#write('cancelPullRequest', { ...pullRequestFields(pullRequest), ...extra });
  }

  restartTests(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    return this.#write('restartTestsOnPullRequest', { ...pullRequestFields(pullRequest), ...extra });
  }

  async pullRequest(pullRequest: PullRequestReference, extra: ExtraFields = {}): Promise<PullRequestResponse> {
    const { json } = await this.#send('getSubmittedPullRequest', { ...pullRequestFields(pullRequest), ...extra });
    return readPullRequest(json);
  }

  poll(pullRequest: PullRequestReference): Promise<PullRequestResponse> {
    return this.pullRequest(pullRequest);
  }

  /** This generation gives neither a reason nor a place. */
  explained(_pullRequest: PullRequestReference, response: PullRequestResponse): Promise<PullRequestResponse> {
    return Promise.resolve(response);
  }

  /** A wrong address answers 404 to everything, so a 404 proves an absence only when the service knows the queue. */
  async pullRequestIfAny(pullRequest: PullRequestReference): Promise<PullRequestResponse | undefined> {
    try {
      return await this.pullRequest(pullRequest);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
      await this.queue(pullRequest);
      return undefined;
    }
  }

  /** One request each, a few at a time. */
  async lookUp(queue: QueueReference, numbers: readonly number[]): Promise<ReadonlyMap<number, LookUp>> {
    const found = new Map<number, LookUp>();
    const left = [...numbers];
    let failedInARow = 0;
    const work = async (): Promise<void> => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        const one = await this.#orFailure({ ...queue, number });
        found.set(number, one);
        failedInARow = one instanceof ServiceError ? failedInARow + 1 : 0;
        if (!(one instanceof ServiceError) || failedInARow < mostFailedInARow) continue;
        for (const other of left.splice(0)) found.set(other, one);
      }
    };
    await Promise.all(Array.from({ length: lookUpsAtOnce }, work));
    return found;
  }

  async #orFailure(pullRequest: PullRequestReference): Promise<LookUp> {
    try {
      return await this.pullRequest(pullRequest);
    } catch (error) {
      if (isAbsence(error)) return undefined;
      if (error instanceof ServiceError) return error;
      throw error;
    }
  }

  /** This generation shows no history. */
  histories(): Promise<ReadonlyMap<number, readonly StateChange[]>> {
    return Promise.resolve(new Map());
  }

  headTested(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** The service may list a test run without this pull request. */
  async failedTests(pullRequest: PullRequestReference): Promise<TestingDetails | undefined> {
    const { testing } = await this.testingDetails(pullRequest, {});
    return testing.tested.some(({ number }) => number === pullRequest.number) ? testing : undefined;
  }

  /** The first generation shows a run by its id, and lists none. */
  testRuns(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Section 8 of the service interface: a list whose body would be over the limit goes as `ALL`. */
  upload<List extends UploadList>(pullRequest: PullRequestReference, list: List, extra: ExtraFields): Upload<List> {
    const { number, sha } = pullRequest;
    const request = {
      ...pullRequestFields(pullRequest),
      ...extra,
      pr: { number, ...(sha === undefined ? {} : { sha }) },
    };
    const of = (body: Buffer) => async (): Promise<void> => {
      await this.#send('setImpactedTargets', body, pullRequestFields(pullRequest));
    };
    const all = { list: { kind: 'all' }, send: of(encodeBody({ ...request, impactedTargets: 'ALL' })) } as const;
    if (list.kind === 'all') return all;
    const { bytes, body } = encodeBodyWith(request, 'impactedTargets', list.json());
    if (body !== undefined) return { list, send: of(body) };
    return {
      ...all,
      why: `ALL is sent instead of the list of ${counted(list.count, 'target')}: its request would have ${grouped(bytes)} bytes, and the service takes at most ${grouped(bodyLimitBytes)}`,
    };
  }

  async testingDetails(
    { number, testRunId, ...queue }: Parameters<MergeQueueService['testingDetails']>[0],
    extra: ExtraFields,
  ): Promise<TestingResponse> {
    const { json } = await this.#send('getMergeQueueTestingDetails', {
      ...queueFields(queue),
      ...(number === undefined ? {} : { pr: { number } }),
      ...extra,
      ...(testRunId === undefined ? {} : { testRunId }),
    });
    return { testing: readTestingDetails(json), json };
  }

  async queue(queue: QueueReference, extra: ExtraFields = {}): Promise<QueueResponse> {
    return readQueue((await this.#send('getQueue', { ...queueFields(queue), ...extra })).json);
  }

  queueRows(queue: QueueReference): Promise<QueueResponse> {
    return this.queue(queue);
  }

  queueInPassing(queue: QueueReference): Promise<QueueResponse> {
    return new FirstGeneration(this.#client.inPassing()).queue(queue);
  }

  async queueState(queue: QueueReference): Promise<string | undefined> {
    return (await this.queue(queue)).state;
  }

  createQueue(queue: QueueReference, settings: Settings, extra: ExtraFields = {}): Promise<QueueResponse | undefined> {
    return this.#queueWrite('createQueue', { ...queueFields(queue), ...settings, ...extra });
  }

  /** A response that does not hold the queue is as good as none, so the queue is fetched once. */
  async updateQueue(
    queue: QueueReference,
    settings: Settings,
    extra: ExtraFields = {},
  ): Promise<QueueResponse | undefined> {
    const updated = await this.#queueWrite('updateQueue', {
      ...queueFields(queue),
      ...updateFields(settings),
      ...extra,
    });
    if (updated !== undefined) return updated;
    try {
      return await this.limited({ maxAttempts: 1 }).queue(queue);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return undefined;
    }
  }

  async deleteQueue(queue: QueueReference): Promise<void> {
    await this.#send('deleteQueue', queueFields(queue));
  }

  async metrics(scope: MetricsScope): Promise<MetricsResponse> {
    if (scope.kind === 'queue') throw new NoCounterpart('metrics-scope: queue', 'Give repository');
    const query =
      scope.kind === 'organization'
        ? {}
        : { repo: `${scope.repo.owner}/${scope.repo.name}`, repoHost: scope.repo.host };
    return this.#send('getMergeQueueMetrics', query);
  }

  async tests(kind: TestListKind, query: TestListQuery, pageToken: string): Promise<TestListPage> {
    const { repo, organizationSlug = '', testCollection, pageSize, status, extraFields } = query;
    if (testCollection !== undefined) throw new NoCounterpart('test-collection', 'Remove it');
    const { endpoint, records } = lists[kind];
    const { json } = await this.#send(endpoint, {
      repo,
      org_url_slug: organizationSlug,
      page_query: { page_size: pageSize, page_token: pageToken },
      ...extraFields,
      ...(status === undefined ? {} : { status }),
    });
    const found = isObject(json) ? json : {};
    return { records: found[records], page: isObject(found.page) ? found.page : undefined };
  }

  #send(name: EndpointName, content: object, about?: PullRequestRequest): Promise<ServiceResponse> {
    return this.#client.send(requestOf(this.#client, name, content, about));
  }

  async #write(
    name: 'submitPullRequest' | 'cancelPullRequest' | 'restartTestsOnPullRequest',
    content: PullRequestRequest,
  ): Promise<Written> {
    const { verified = false } = await this.#send(name, content);
    return { verified };
  }

  async #queueWrite(name: 'createQueue' | 'updateQueue', content: QueueRequest): Promise<QueueResponse | undefined> {
    const { json } = await this.#send(name, content);
    return isObject(json) ? readQueue(json) : undefined;
  }
}

/**
 * The fields of an `updateQueue` request for these settings. An empty list is sent as an order that clears the list.
 */
function updateFields(settings: Settings): Settings {
  const { requiredStatuses, ...others } = settings;
  if (requiredStatuses === undefined) return others;
  return Array.isArray(requiredStatuses) && requiredStatuses.length === 0
    ? { ...others, deleteRequiredStatuses: true }
    : { ...others, requiredStatuses };
}
