import type { ServiceClient } from '../requests/client.js';
import { ServiceError } from '../transport/errors.js';
import { given } from '../../../packages/shared/src/json-values.js';
import type { MergeQueueService, QueueReference } from '../merge-queue-service.js';
import { uploadOf } from '../upload.js';
import { NoCounterpart } from '../no-counterpart.js';
import { textOf } from './fields.js';
import { Ids } from './ids.js';
import { PullRequests, find, refuseExtra } from './pull-requests.js';
import { Queues } from './queues.js';
import { readRun } from './records.js';
import { Requests, inPath } from './requests.js';
import { Tests } from './tests.js';

/** Most targets of one upload. */
const mostTargets = 100_000;

/**
 * The second generation of the interface: base addresses that end with `/v2`.
 * @param ids that were looked up already
 */
export function secondGeneration(client: ServiceClient, ids = new Ids()): MergeQueueService {
  const requests = new Requests(client);
  const pullRequests = new PullRequests(requests, ids);
  const queues = new Queues(requests, ids);
  const tests = new Tests(requests, ids);
  return {
    get lastResponse() {
      return client.lastResponse;
    },
    get lastWrite() {
      return client.lastWrite;
    },
    uploadsOnly: false,
    limited: (limits) => secondGeneration(client.limited(limits), ids),

    submit: (...given) => pullRequests.submit(...given),
    withdraw: (...given) => pullRequests.withdraw(...given),
    restartTests: (...given) => pullRequests.restartTests(...given),
    pullRequest: async (pullRequest, extra = {}) => {
      refuseExtra(extra, 'reads a pull request');
      return pullRequests.read(pullRequest);
    },
    pullRequestIfAny: async (pullRequest) => {
      try {
        return await pullRequests.read(pullRequest);
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'NEVER_SUBMITTED') return undefined;
        throw error;
      }
    },
    lookUp: (...given) => pullRequests.lookUp(...given),
    histories: (numbers) => pullRequests.histories(numbers),
    headTested: (...given) => pullRequests.headTested(...given),
    poll: (pullRequest) => pullRequests.poll(pullRequest),
    explained: (...given) => pullRequests.explained(...given),
    failedTests: (pullRequest) => pullRequests.failedTests(pullRequest),
    testRuns: (pullRequest) => pullRequests.testRuns(pullRequest),

    upload: (pullRequest, list, extra) => {
      const { number, sha, targetBranch, repo } = pullRequest;
      if (sha === undefined) {
        const what = '{input:pull-request-sha}: an upload of impacted targets for no commit';
        throw new NoCounterpart(what, 'Give the head commit of the pull request', 2);
      }
      const fieldsOf = (repositoryId: string) => ({ ...extra, repositoryId, targetBranch, sha, number });
      const put = async (bodyOf: (fields: object) => Buffer): Promise<void> => {
        // The look-up of the queue also gives the repository, and the state afterwards needs both.
        const { repositoryId } = await ids.queue(requests, { repo, targetBranch });
        await requests.write('PUT /v2/impacted-targets', {
          body: bodyOf(fieldsOf(repositoryId)),
          permission: 'Merge and cancel PRs',
          bare: true,
        });
      };
      return uploadOf(list, {
        fields: fieldsOf('00000000-0000-0000-0000-000000000000'),
        all: { impactsAllTargets: true },
        mostTargets,
        send: put,
      });
    },

    /** A test run by its id, or else the newest of the pull request, or else what the queue tests now. */
    testingDetails: async ({ number, testRunId, ...queue }, extra) => {
      refuseExtra(extra, 'reads a test run');
      const id = testRunId?.replace(/-bisection$/, '') ?? (await currentRun(queue, number));
      if (testRunId !== undefined) inPath(id, 'test-run-id');
      const json = await requests.read('GET /v2/merge-queue-verification-runs/{id}', { id });
      return { testing: readRun(json), json };
    },

    queue: async (queue, extra = {}) => {
      refuseExtra(extra, 'reads a queue');
      return queues.read(queue);
    },
    queueRows: (queue) => queues.rows(queue),
    /** The look-up of the queue, which other requests begin with, has shown it. */
    queueInPassing: (queue) => Promise.resolve(queues.known(queue)),
    queueState: (queue) => queues.state(queue),
    createQueue: (queue, settings, extra = {}) => queues.create(queue, settings, extra),
    updateQueue: (queue, settings, extra = {}) => queues.update(queue, settings, extra),
    deleteQueue: (queue) => queues.delete(queue),

    metrics: async (scope) => {
      if (scope.kind === 'queue') {
        const { id } = await ids.queue(requests, scope);
        return requests.metrics('GET /v2/merge-queues/{id}/metrics', { id });
      }
      const repositoryId = scope.kind === 'repository' ? await ids.repository(requests, scope.repo) : undefined;
      return requests.metrics('GET /v2/merge-queues/metrics', { query: given({ repositoryId }) });
    },
    tests: (...given) => tests.page(...given),
  };

  async function currentRun(reference: QueueReference, number: number | undefined): Promise<string> {
    const queue = await ids.queue(requests, reference);
    const { id } = number === undefined || client.isDry ? { id: undefined } : await find(requests, queue, number);
    const { rows } =
      id === undefined
        ? await requests.rows('GET /v2/merge-queues/{id}/verification-runs', {
            id: queue.id,
            query: { status: 'inProgress', limit: 1 },
          })
        : await requests.rows('GET /v2/pull-requests/{id}/verification-runs', { id, query: { limit: 1 } });
    const run = textOf(rows[0]?.id);
    if (run !== undefined) return run;
    throw new ServiceError({
      kind: 'status',
      status: 404,
      message: `GET ${id === undefined ? `/merge-queues/${queue.id}` : `/pull-requests/${id}`}/verification-runs lists no test run`,
      advice: 'Nothing may be in testing now. Give {input:test-run-id} to read an earlier run',
    });
  }
}
