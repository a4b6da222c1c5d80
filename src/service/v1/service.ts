import type { ServiceClient } from '../requests/client.js';
import { ServiceError, isAbsence, onServiceError } from '../transport/errors.js';
import type {
  LookUp,
  MergeQueueService,
  PullRequestReference,
  QueueReference,
  Written,
} from '../merge-queue-service.js';
import type { Settings } from '../queue/queue-settings.js';
import type { ServiceResponse } from '../transport/transport.js';
import { type ContentOf, type EndpointName, requestOf } from './endpoints.js';
import { NoCounterpart } from '../no-counterpart.js';
import { uploadOf } from '../upload.js';
import { readPullRequest, readQueue } from './responses.js';
import { readTestingDetails } from './testing-details.js';
import { differentSubmission, isInQueue } from '../queue/verify-write.js';
import { fieldsOf, given, isObject } from '../../../packages/shared/src/json-values.js';

/** Field of the records in a response (service interface, sections 4.3 and 4.4). */
const lists = {
  unhealthy: { endpoint: 'listUnhealthyTests', records: 'tests' },
  quarantined: { endpoint: 'listQuarantinedTests', records: 'quarantined_tests' },
} as const;

const absentOrError = onServiceError((error) => (isAbsence(error) ? undefined : error));

const lookUpsAtOnce = 4;
/** After so many look-ups that failed one after the other, the others are not sent. */
const mostFailedInARow = 3;

const queueFields = ({ repo, targetBranch }: QueueReference) => ({ repo, targetBranch });
const pullRequestFields = ({ number, ...queue }: PullRequestReference) => ({
  ...queueFields(queue),
  pr: { number },
});

/**
 * The first generation of the interface: base addresses that end with `/v1`, and all addresses that do not belong to
 * another generation.
 */
export function firstGeneration(client: ServiceClient): MergeQueueService {
  const service: MergeQueueService = {
    get lastResponse() {
      return client.lastResponse;
    },
    uploadsOnly: client.uploadsOnly,
    limited: (limits) => firstGeneration(client.limited(limits)),

    submit: async (pullRequest, submission, extra) => {
      try {
        return await write('submitPullRequest', { ...pullRequestFields(pullRequest), ...extra, ...submission });
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 409) throw error;
        return queuedAlready(pullRequest, { ...extra, ...submission }, error);
      }
    },
    withdraw: (pullRequest, extra) => write('cancelPullRequest', { ...pullRequestFields(pullRequest), ...extra }),
    restartTests: (pullRequest, extra) =>
      write('restartTestsOnPullRequest', { ...pullRequestFields(pullRequest), ...extra }),

    pullRequest: async (pullRequest, extra = {}) => {
      const { json } = await send('getSubmittedPullRequest', { ...pullRequestFields(pullRequest), ...extra });
      return readPullRequest(json);
    },
    poll: (pullRequest) => service.pullRequest(pullRequest),
    /** This generation gives neither a reason nor a place. */
    explained: (_pullRequest, response) => Promise.resolve(response),
    /** A wrong address answers 404 to everything, so a 404 proves an absence only when the service knows the queue. */
    pullRequestIfAny: (pullRequest) =>
      service.pullRequest(pullRequest).catch(
        onServiceError(async (error) => {
          if (error.status !== 404) throw error;
          await service.queue(pullRequest);
          return undefined;
        }),
      ),
    /** One request each, a few at a time. */
    lookUp: async (queue, numbers) => {
      const found = new Map<number, LookUp>();
      const left = [...numbers];
      let failedInARow = 0;
      const work = async (): Promise<void> => {
        for (let number = left.shift(); number !== undefined; number = left.shift()) {
          const one = await service.pullRequest({ ...queue, number }).catch(absentOrError);
          found.set(number, one);
          failedInARow = one instanceof ServiceError ? failedInARow + 1 : 0;
          if (!(one instanceof ServiceError) || failedInARow < mostFailedInARow) continue;
          for (const other of left.splice(0)) found.set(other, one);
        }
      };
      await Promise.all(Array.from({ length: lookUpsAtOnce }, work));
      return found;
    },
    /** This generation shows no history, and no head of a test run. */
    histories: () => Promise.resolve(new Map()),
    headTested: () => Promise.resolve(undefined),

    /** The service may list a test run without this pull request. */
    failedTests: async (pullRequest) => {
      const { testing } = await service.testingDetails(pullRequest, {});
      return testing.tested.some(({ number }) => number === pullRequest.number) ? testing : undefined;
    },
    /** This generation shows a run by its id, and lists none. */
    testRuns: () => Promise.resolve(undefined),
    testingDetails: async ({ number, testRunId, ...queue }, extra) => {
      const { json } = await send('getMergeQueueTestingDetails', {
        ...queueFields(queue),
        ...(number === undefined ? {} : { pr: { number } }),
        ...extra,
        ...given({ testRunId }),
      });
      return { testing: readTestingDetails(json), json };
    },

    upload: (pullRequest, list, extra) => {
      const { number, sha } = pullRequest;
      const fields = { ...pullRequestFields(pullRequest), ...extra, pr: given({ number, sha }) };
      const put = async (bodyOf: (fields: object) => Buffer): Promise<void> => {
        await send('setImpactedTargets', bodyOf(fields));
      };
      return uploadOf(list, { fields, all: { impactedTargets: 'ALL' }, send: put });
    },

    queue: async (queue, extra = {}) => readQueue((await send('getQueue', { ...queueFields(queue), ...extra })).json),
    queueRows: (queue) => service.queue(queue),
    queueInPassing: (queue) => firstGeneration(client.inPassing()).queue(queue),
    queueState: async (queue) => (await service.queue(queue)).state,
    createQueue: (queue, settings, extra = {}) =>
      queueWrite('createQueue', { ...queueFields(queue), ...settings, ...extra }),
    updateQueue: (queue, settings, extra = {}) =>
      queueWrite('updateQueue', { ...queueFields(queue), ...updateFields(settings), ...extra }),
    deleteQueue: async (queue) => {
      await send('deleteQueue', queueFields(queue));
    },

    metrics: async (scope) => {
      if (scope.kind === 'queue') throw new NoCounterpart('{input:metrics-scope}: queue', 'Give repository');
      if (scope.kind === 'organization') return send('getMergeQueueMetrics', {});
      const { owner, name, host } = scope.repo;
      return send('getMergeQueueMetrics', { repo: `${owner}/${name}`, repoHost: host });
    },
    tests: async (kind, query, pageToken) => {
      const { repo, organizationSlug = '', testCollection, pageSize, status, extraFields } = query;
      if (testCollection !== undefined) throw new NoCounterpart('{input:test-collection}', 'Remove it');
      const { endpoint, records } = lists[kind];
      const { json } = await send(endpoint, {
        repo,
        org_url_slug: organizationSlug,
        page_query: { page_size: pageSize, page_token: pageToken },
        ...extraFields,
        ...given({ status }),
      });
      const { [records]: rows, page } = fieldsOf(json);
      if (isObject(page)) return { records: rows, page };
      // Section 4.4 of the service interface promises a page; section 4.3 does not.
      const cut =
        kind === 'quarantined' ? 'its last page has no `page`, which says whether more pages follow' : undefined;
      return { records: rows, page: undefined, cut };
    },
  };
  return service;

  function send<Name extends EndpointName>(name: Name, content: ContentOf<Name> | Buffer): Promise<ServiceResponse> {
    return client.send(requestOf(client, name, content));
  }

  async function write(
    name: 'submitPullRequest' | 'cancelPullRequest' | 'restartTestsOnPullRequest',
    content: ContentOf<'submitPullRequest'>,
  ): Promise<Written> {
    const { verified = false } = await send(name, content);
    return { verified };
  }

  async function queueWrite(name: 'createQueue' | 'updateQueue', content: ContentOf<'createQueue'>) {
    const { json } = await send(name, content);
    return isObject(json) ? readQueue(json) : undefined;
  }

  /**
   * The result of a submission that is refused because the pull request is in the queue already: that is what was asked for.
   * @throws the refusal, where the service does not show the pull request in this queue
   */
  async function queuedAlready(
    pullRequest: PullRequestReference,
    asked: Readonly<Record<string, unknown>>,
    refusal: ServiceError,
  ): Promise<Written> {
    // The refusal is a better error than one that only shows that its reason could not be fetched.
    const found = await service.pullRequestIfAny(pullRequest).catch(onServiceError(() => undefined));
    if (found === undefined || isInQueue(found) !== true) throw refusal;
    const remarks = differentSubmission(found, asked).map(
      (what) => `The pull request is in the queue already, and ${what}. Cancel it and submit it again to change that`,
    );
    return { verified: true, pullRequest: found, remarks };
  }
}

/**
 * The fields of an `updateQueue` request for these settings. An empty list is sent as an order that clears the list.
 */
function updateFields({ requiredStatuses, ...others }: Settings): Settings {
  const isCleared = Array.isArray(requiredStatuses) && requiredStatuses.length === 0;
  return { ...others, ...(isCleared ? { deleteRequiredStatuses: true } : given({ requiredStatuses })) };
}
