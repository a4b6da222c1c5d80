import type { ClientLimits, LastWrite, ServiceClient } from '../requests/client.js';
import { ServiceError } from '../transport/errors.js';
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
import { bodyLimitBytes } from '../transport/request-body.js';
import type { PullRequestResponse, QueueResponse, StateChange } from '../queue/responses.js';
import type { TestRun, TestingDetails } from '../queue/testing-details.js';
import type { ServiceResponse } from '../transport/transport.js';
import { NoCounterpart } from '../no-counterpart.js';
import { objectOf, objectsOf, textOf } from './fields.js';
import { Ids } from './ids.js';
import { PullRequests, refuseExtra } from './pull-requests.js';
import { Queues } from './queues.js';
import { readRun } from './records.js';
import { Requests, inPath } from './requests.js';
import { Tests } from './tests.js';
import { readUpload } from '../queue/verify-write.js';

/** Most targets of one upload. */
const mostTargets = 100_000;

/** The second generation of the interface: base addresses that end with `/v2`. */
export class SecondGeneration implements MergeQueueService {
  readonly #client: ServiceClient;
  readonly #ids: Ids;
  readonly #requests: Requests;
  readonly #pullRequests: PullRequests;
  readonly #queues: Queues;
  readonly #tests: Tests;

  /** @param ids that were looked up already */
  constructor(client: ServiceClient, ids = new Ids()) {
    this.#client = client;
    this.#ids = ids;
    this.#requests = new Requests(client);
    this.#pullRequests = new PullRequests(this.#requests, ids);
    this.#queues = new Queues(this.#requests, ids);
    this.#tests = new Tests(this.#requests, ids);
  }

  get lastResponse(): ServiceResponse | undefined {
    return this.#client.lastResponse;
  }

  get lastWrite(): LastWrite | undefined {
    return this.#client.lastWrite;
  }

  readonly uploadsOnly = false;

  limited(limits: ClientLimits): SecondGeneration {
    return new SecondGeneration(this.#client.limited(limits), this.#ids);
  }

  submit(pullRequest: PullRequestReference, submission: Submission, extra: ExtraFields): Promise<Written> {
    return this.#pullRequests.submit(pullRequest, submission, extra);
  }

  withdraw(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    return this.#pullRequests.withdraw(pullRequest, extra);
  }

  restartTests(pullRequest: PullRequestReference, extra: ExtraFields): Promise<Written> {
    return this.#pullRequests.restartTests(pullRequest, extra);
  }

  async pullRequest(pullRequest: PullRequestReference, extra: ExtraFields = {}): Promise<PullRequestResponse> {
    refuseExtra(extra, 'reads a pull request');
    return this.#pullRequests.read(pullRequest);
  }

  poll(pullRequest: PullRequestReference): Promise<PullRequestResponse> {
    return this.#pullRequests.poll(pullRequest);
  }

  async pullRequestIfAny(pullRequest: PullRequestReference): Promise<PullRequestResponse | undefined> {
    try {
      return await this.#pullRequests.read(pullRequest);
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NEVER_SUBMITTED') return undefined;
      throw error;
    }
  }

  lookUp(queue: QueueReference, numbers: readonly number[]): Promise<ReadonlyMap<number, LookUp>> {
    return this.#pullRequests.lookUp(queue, numbers);
  }

  histories(numbers: readonly number[]): Promise<ReadonlyMap<number, readonly StateChange[]>> {
    return this.#pullRequests.histories(numbers);
  }

  headTested(number: number, runId: string): Promise<string | undefined> {
    return this.#pullRequests.headTested(number, runId);
  }

  explained(pullRequest: PullRequestReference, response: PullRequestResponse): Promise<PullRequestResponse> {
    return this.#pullRequests.explained(pullRequest, response);
  }

  failedTests(pullRequest: PullRequestReference): Promise<TestingDetails | undefined> {
    return this.#pullRequests.failedTests(pullRequest);
  }

  testRuns(pullRequest: PullRequestReference): Promise<readonly TestRun[]> {
    return this.#pullRequests.testRuns(pullRequest);
  }

  upload<List extends UploadList>(pullRequest: PullRequestReference, list: List, extra: ExtraFields): Upload<List> {
    const { number, sha, targetBranch, repo } = pullRequest;
    if (sha === undefined) {
      const what = 'pull-request-sha: an upload of impacted targets for no commit';
      throw new NoCounterpart(what, 'Give the head commit of the pull request', 2);
    }
    const fieldsOf = (repositoryId: string) => ({ ...extra, repositoryId, targetBranch, sha, number });
    const put = async (bodyOf: (repositoryId: string) => Readonly<Record<string, unknown>> | Buffer): Promise<void> => {
      // The look-up of the queue also gives the repository, and the state afterwards needs both.
      const queue = await this.#ids.queue(this.#requests, { repo, targetBranch });
      await this.#requests.write('PUT', '/impacted-targets', {
        content: bodyOf(queue.repositoryId),
        permission: 'Merge and cancel PRs',
        bare: true,
        replaces: true,
        verify: this.#pullRequests.verifying(queue, pullRequest, readUpload),
      });
    };
    const all = {
      list: { kind: 'all' },
      send: () => put((repositoryId) => ({ ...fieldsOf(repositoryId), impactsAllTargets: true })),
    } as const;
    if (list.kind === 'all') return all;
    if (list.count > mostTargets) {
      return {
        ...all,
        why: `ALL is sent instead of the list of ${counted(list.count, 'target')}: the service takes at most ${grouped(mostTargets)} of them, in a request of at most ${grouped(bodyLimitBytes)} bytes`,
      };
    }
    const array = list.json();
    const before = (repositoryId: string): string =>
      `${JSON.stringify(fieldsOf(repositoryId)).slice(0, -1)},"impactedTargets":`;
    const bytes = Buffer.byteLength(before('00000000-0000-0000-0000-000000000000')) + array.byteLength + 1;
    if (bytes > bodyLimitBytes) {
      return {
        ...all,
        why: `ALL is sent instead of the list of ${counted(list.count, 'target')}: its request would have ${grouped(bytes)} bytes, and the action sends at most ${grouped(bodyLimitBytes)}, and at most ${grouped(mostTargets)} targets`,
      };
    }
    const send = () =>
      put((repositoryId) => Buffer.concat([Buffer.from(before(repositoryId)), array, Buffer.from('}')]));
    return { list, send };
  }

  /** A test run by its id, or else the newest of the pull request, or else what the queue tests now. */
  async testingDetails(
    { number, testRunId, ...queue }: Parameters<MergeQueueService['testingDetails']>[0],
    extra: ExtraFields,
  ): Promise<TestingResponse> {
    refuseExtra(extra, 'reads a test run');
    const id = testRunId?.replace(/-bisection$/, '') ?? (await this.#currentRun(queue, number));
    const segment = inPath(id, testRunId === undefined ? undefined : 'test-run-id');
    const { json } = await this.#requests.read(`/merge-queue-verification-runs/${segment}`);
    return { testing: readRun(json), json };
  }

  async #currentRun(queue: QueueReference, number: number | undefined): Promise<string> {
    const { id, repositoryId } = await this.#ids.queue(this.#requests, queue);
    let path = `/merge-queues/${inPath(id)}/verification-runs`;
    let query: Readonly<Record<string, unknown>> = { status: 'inProgress', limit: 1 };
    if (number !== undefined && !this.#client.isDry) {
      const { json } = await this.#requests.list('/pull-requests', { repositoryId, number });
      const found = textOf(objectsOf(objectOf(json).data).find((one) => one.number === number)?.id);
      if (found !== undefined) [path, query] = [`/pull-requests/${inPath(found)}/verification-runs`, { limit: 1 }];
    }
    const { json } = await this.#requests.read(path, query);
    const run = textOf(objectsOf(objectOf(json).data)[0]?.id);
    if (run !== undefined) return run;
    throw new ServiceError({
      kind: 'status',
      status: 404,
      message: `GET ${path} lists no test run`,
      advice: 'Nothing may be in testing now. Give test-run-id to read an earlier run',
    });
  }

  async queue(queue: QueueReference, extra: ExtraFields = {}): Promise<QueueResponse> {
    refuseExtra(extra, 'reads a queue');
    return this.#queues.read(queue);
  }

  queueRows(queue: QueueReference): Promise<QueueResponse> {
    return this.#queues.rows(queue);
  }

  /** The look-up of the queue, which other requests begin with, has shown it. */
  queueInPassing(queue: QueueReference): Promise<QueueResponse | undefined> {
    return Promise.resolve(this.#queues.known(queue));
  }

  queueState(queue: QueueReference): Promise<string | undefined> {
    return this.#queues.state(queue);
  }

  createQueue(queue: QueueReference, settings: Settings, extra: ExtraFields = {}): Promise<QueueResponse | undefined> {
    return this.#queues.create(queue, settings, extra);
  }

  updateQueue(queue: QueueReference, settings: Settings, extra: ExtraFields = {}): Promise<QueueResponse | undefined> {
    return this.#queues.update(queue, settings, extra);
  }

  deleteQueue(queue: QueueReference): Promise<void> {
    return this.#queues.delete(queue);
  }

  async metrics(scope: MetricsScope): Promise<MetricsResponse> {
    if (scope.kind === 'queue') {
      const { id } = await this.#ids.queue(this.#requests, scope);
      return this.#requests.read(`/merge-queues/${inPath(id)}/metrics`, {}, 'text');
    }
    const repositoryId =
      scope.kind === 'repository' ? await this.#ids.repository(this.#requests, scope.repo) : undefined;
    return this.#requests.read('/merge-queues/metrics', { repositoryId }, 'text');
  }

  tests(kind: TestListKind, query: TestListQuery, pageToken: string): Promise<TestListPage> {
    return this.#tests.page(kind, query, pageToken);
  }
}
