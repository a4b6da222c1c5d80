import type { ServiceClient } from '../requests/client.js';
import { ServiceError } from '../transport/errors.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import type { MergeQueueService, QueueReference } from '../merge-queue-service.js';
import { bodyLimitBytes } from '../transport/request-body.js';
import { NoCounterpart } from '../no-counterpart.js';
import { objectOf, objectsOf, textOf } from './fields.js';
import { Ids } from './ids.js';
import { PullRequests, refuseExtra } from './pull-requests.js';
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
        const what = 'pull-request-sha: an upload of impacted targets for no commit';
        throw new NoCounterpart(what, 'Give the head commit of the pull request', 2);
      }
      const fieldsOf = (repositoryId: string) => ({ ...extra, repositoryId, targetBranch, sha, number });
      const put = async (
        bodyOf: (repositoryId: string) => Readonly<Record<string, unknown>> | Buffer,
      ): Promise<void> => {
        // The look-up of the queue also gives the repository, and the state afterwards needs both.
        const { repositoryId } = await ids.queue(requests, { repo, targetBranch });
        await requests.write('PUT', '/impacted-targets', {
          content: bodyOf(repositoryId),
          permission: 'Merge and cancel PRs',
          bare: true,
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
    },

    /** A test run by its id, or else the newest of the pull request, or else what the queue tests now. */
    testingDetails: async ({ number, testRunId, ...queue }, extra) => {
      refuseExtra(extra, 'reads a test run');
      const id = testRunId?.replace(/-bisection$/, '') ?? (await currentRun(queue, number));
      const segment = inPath(id, testRunId === undefined ? undefined : 'test-run-id');
      const { json } = await requests.read(`/merge-queue-verification-runs/${segment}`);
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
        return requests.read(`/merge-queues/${inPath(id)}/metrics`, {}, 'text');
      }
      const repositoryId = scope.kind === 'repository' ? await ids.repository(requests, scope.repo) : undefined;
      return requests.read('/merge-queues/metrics', { repositoryId }, 'text');
    },
    tests: (...given) => tests.page(...given),
  };

  async function currentRun(queue: QueueReference, number: number | undefined): Promise<string> {
    const { id, repositoryId } = await ids.queue(requests, queue);
    let path = `/merge-queues/${inPath(id)}/verification-runs`;
    let query: Readonly<Record<string, unknown>> = { status: 'inProgress', limit: 1 };
    if (number !== undefined && !client.isDry) {
      const { json } = await requests.list('/pull-requests', { repositoryId, number });
      const found = textOf(objectsOf(objectOf(json).data).find((one) => one.number === number)?.id);
      if (found !== undefined) [path, query] = [`/pull-requests/${inPath(found)}/verification-runs`, { limit: 1 }];
    }
    const { json } = await requests.read(path, query);
    const run = textOf(objectsOf(objectOf(json).data)[0]?.id);
    if (run !== undefined) return run;
    throw new ServiceError({
      kind: 'status',
      status: 404,
      message: `GET ${path} lists no test run`,
      advice: 'Nothing may be in testing now. Give test-run-id to read an earlier run',
    });
  }
}
