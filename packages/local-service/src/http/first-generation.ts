import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import { fieldsOf } from '../../../shared/src/json-values.js';
import { ApiError } from '../definitions/api-error.js';
import { settingsIn } from '../definitions/descriptions.js';
import type { FirstHandlers, FirstRequest } from '../definitions/requests.js';
import type { QueueIdentity } from '../queue-rules/identity.js';
import type { MergeQueues, RegisteredQueue } from '../queue-rules/merge-queues.js';
import { priorityOf } from '../queue-rules/priority.js';
import { Refusal } from '../queue-rules/refusal.js';
import type { RequestableQueueState } from '../queue-rules/states.js';
import type { TestRun } from '../queue-rules/test-run.js';
import { pageByNumber } from './paging.js';
import { enqueuedPullRequests, pullRequestResponse, queueResponse, testingDetailsResponse } from './responses.js';
import type { ServiceState } from './service-state.js';

/** The endpoints of the first generation that take a body. They run after all due events, and throw Refusal and ApiError. */
export function firstHandlers({ queues, clock, records }: ServiceState): FirstHandlers {
  const page = (list: string, rows: readonly object[], query: { page_size?: number; page_token?: string } = {}) =>
    pageByNumber(list, rows, query.page_size ?? 100, query.page_token ?? '');

  return {
    '/submitPullRequest': ({ pr, priority, noBatch, ...identity }) => {
      const submission = { priority: priorityOf(priority), noBatch, sha: pr.sha };
      queues.findOrCreate(clock.now(), identityOf(identity)).queue.submit(clock.now(), Number(pr.number), submission);
      return undefined;
    },
    '/cancelPullRequest': ({ pr, ...identity }) => {
      queues.find(identity).queue.cancel(clock.now(), Number(pr.number));
      return {};
    },
    '/restartTestsOnPullRequest': ({ pr, ...identity }) => {
      queues.find(identity).queue.restartTests(clock.now(), Number(pr.number));
      return {};
    },
    '/getSubmittedPullRequest': ({ pr, ...identity }) => {
      const registered = queues.find(identity);
      return pullRequestResponse(registered, registered.queue.find(Number(pr.number)));
    },
    '/setImpactedTargets': ({ pr, impactedTargets, ...identity }) => {
      const targets = impactedTargets === 'ALL' ? impactedTargets : new Set(impactedTargets);
      const { queue } = queues.findOrCreate(clock.now(), identityOf(identity));
      queue.setImpactedTargets(clock.now(), Number(pr.number), targets, pr.sha);
      return {};
    },
    '/getMergeQueueTestingDetails': ({ pr, testRunId, ...identity }) => {
      const registered = queues.find(identity);
      return testingDetailsResponse(registered, testRunOf(registered, pr && Number(pr.number), testRunId));
    },
    '/createQueue': (request) => {
      queues.create(clock.now(), identityOf(request), settingsIn(request, 'creation'));
      return undefined;
    },
    '/deleteQueue': (identity) => {
      queues.delete(clock.now(), identity);
      return {};
    },
    '/getQueue': (identity) => {
      const registered = queues.find(identity);
      return { ...queueResponse(registered), enqueuedPullRequests: enqueuedPullRequests(registered) };
    },
    '/updateQueue': (request) => {
      const settings = changedSettings(request);
      const registered = queues.find(request);
      const state = request.state?.toUpperCase() as RequestableQueueState | undefined;
      registered.queue.update(clock.now(), settings, state);
      return queueResponse(registered);
    },
    '/flaky-tests/list-unhealthy-tests': ({ repo, org_url_slug: organization, status, page_query: query }) => {
      const all = records.of(repo, organization).unhealthy_tests;
      const wanted = status === undefined ? all : all.filter((test) => statusOf(test) === status);
      const { rows: tests, page: shown } = page(`unhealthy ${JSON.stringify([repo, status])}`, wanted, query);
      return { tests, page: shown };
    },
    '/flaky-tests/list-quarantined-tests': ({ repo, org_url_slug: organization, page_query: query }) => {
      const all = records.of(repo, organization).quarantined_tests;
      const { rows, page: shown } = page(`quarantined ${JSON.stringify(repo)}`, all, query);
      return { quarantined_tests: rows, page: shown };
    },
  };
}

/** Only the fields that identify the queue, because a request holds more. */
function identityOf({ repo: { host, owner, name }, targetBranch }: QueueIdentity): QueueIdentity {
  return { repo: { host, owner, name }, targetBranch };
}

/** @throws ApiError when statuses are both set and deleted */
function changedSettings(request: FirstRequest<'/updateQueue'>): Partial<QueueSettings> {
  const settings = settingsIn(request, 'change');
  if (request.deleteRequiredStatuses !== true) return settings;
  if ((request.requiredStatuses?.length ?? 0) > 0) {
    throw new ApiError('VALIDATION_FAILED', 'deleteRequiredStatuses must be left out where requiredStatuses are given');
  }
  return { ...settings, requiredStatuses: [] };
}

/**
 * The requested test: by its id, as the latest test of a pull request, or else the first running test.
 * @throws Refusal (unknown)
 */
function testRunOf({ queue }: RegisteredQueue, number: number | undefined, id: string | undefined): TestRun {
  if (id !== undefined) return queue.findTestRun(id);
  const entry = number === undefined ? queue.enqueued.find(({ state }) => state === 'TESTING') : queue.find(number);
  if (entry?.test !== undefined) return entry.test;
  const what =
    number === undefined
      ? 'No pull request of this queue is being tested'
      : `Pull request ${number} has not been tested yet`;
  throw new Refusal('unknown', what);
}

/** Status of a record. A record that a person supplied may have any form. */
function statusOf(test: object): string | undefined {
  const { value } = fieldsOf(fieldsOf(test).status);
  return typeof value === 'string' ? value.toUpperCase() : undefined;
}

/**
 * The queues of a query for metrics: those of one repository, or all.
 * @throws ApiError where a part of the repository's name is missing
 */
export function queuesOfQuery(queues: MergeQueues, query: { repo?: string; repoHost?: string }): RegisteredQueue[] {
  const { repo, repoHost } = query;
  if (repo === undefined && repoHost === undefined) return [...queues];
  const refuse = (what: string) => new ApiError('VALIDATION_FAILED', what);
  if (!repoHost) throw refuse('repoHost is missing: it must be given together with repo');
  if (!repo) throw refuse('repo is missing: it must be given together with repoHost');
  if (!/^[^/]+(?:\/[^/]+)+$/.test(repo)) throw refuse('repo must be owner/name');
  const wanted = `${repoHost}/${repo}`.toLowerCase();
  return [...queues].filter(
    (each) => `${each.repo.host}/${each.repo.owner}/${each.repo.name}`.toLowerCase() === wanted,
  );
}
