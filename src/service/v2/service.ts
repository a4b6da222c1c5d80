import type { ServiceClient } from '../requests/client.js';
import { ServiceError } from '../transport/errors.js';
import { given } from '../../../packages/shared/src/json-values.js';
import type { MergeQueueService, QueueReference } from '../merge-queue-service.js';
import { uploadOf } from '../upload.js';
import { NoCounterpart } from '../no-counterpart.js';
import { textOf } from '../fields.js';
import { queueOf, repositoryIdOf } from './ids.js';
import { find, polling, pullRequestReads, pullRequestWrites, refuseExtra } from './pull-requests.js';
import { queueMethods } from './queues.js';
import { readRun } from './records.js';
import { Requests, inPath } from './requests.js';
import { testLists } from './tests.js';

/** Most targets of one upload. */
const mostTargets = 100_000;

/** The second generation of the interface: base addresses that end with `/v2`. */
export const secondGeneration = (client: ServiceClient): MergeQueueService => serviceOver(new Requests(client));

function serviceOver(requests: Requests): MergeQueueService {
  const { client } = requests;
  return {
    get lastResponse() {
      return client.lastResponse;
    },
    uploadsOnly: false,
    limited: (limits) => serviceOver(requests.by(client.limited(limits))),
    ...pullRequestReads(requests),
    ...pullRequestWrites(requests),
    ...queueMethods(requests),
    poll: polling(requests),
    tests: testLists(requests),

    upload: (pullRequest, list, extra) => {
      const { number, sha, targetBranch, repo } = pullRequest;
      if (sha === undefined) {
        const what = 'An upload of impacted targets without {input:pull-request-sha}';
        throw new NoCounterpart(what, 'Give the head commit of the pull request', 2);
      }
      const fieldsOf = (repositoryId: string) => ({ ...extra, repositoryId, targetBranch, sha, number });
      const put = async (bodyOf: (fields: object) => Buffer): Promise<void> => {
        // The look-up of the queue also gives the repository, and the state afterwards needs both.
        const { repositoryId } = await queueOf(requests, { repo, targetBranch });
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
      const id = testRunId?.replace(/-bisection$/, '') ?? (await currentRun(requests, queue, number));
      if (testRunId !== undefined) inPath(id, 'test-run-id');
      const json = await requests.read('GET /v2/merge-queue-verification-runs/{id}', { id });
      return { testing: readRun(json), json };
    },

    metrics: async (scope) => {
      if (scope.kind === 'queue') {
        const { id } = await queueOf(requests, scope);
        return requests.metrics('GET /v2/merge-queues/{id}/metrics', { id });
      }
      const repositoryId = scope.kind === 'repository' ? await repositoryIdOf(requests, scope.repo) : undefined;
      return requests.metrics('GET /v2/merge-queues/metrics', { query: given({ repositoryId }) });
    },
  };
}

/** The id of the newest test run of a pull request, or of what the queue tests now. @throws ServiceError */
async function currentRun(requests: Requests, reference: QueueReference, number: number | undefined): Promise<string> {
  const queue = await queueOf(requests, reference);
  const found = number === undefined || requests.client.isDry ? undefined : await find(requests, queue, number);
  const id = found?.id;
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
