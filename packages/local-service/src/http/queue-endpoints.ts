import type { z } from 'zod';
import { given } from '../../../shared/src/json-values.js';
import type { ServiceClock } from '../clock.js';
import type { QueueIdentity } from '../queue-rules/identity.js';
import type { MergeQueues, RegisteredQueue } from '../queue-rules/merge-queues.js';
import type { Submission } from '../queue-rules/merge-queue-options.js';
import { Refusal } from '../queue-rules/refusal.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { TestRun } from '../queue-rules/test-run.js';
import type { PostPath, RequestSchemas } from '../definitions/request-schemas.js';
import { HttpError } from '../definitions/http-error.js';
import { enqueuedPullRequests, pullRequestResponse, queueResponse, testingDetailsResponse } from './responses.js';

/** Body of a POST endpoint's response with status 200; undefined for an empty body. */
export type PostEndpoints<Path extends PostPath> = {
  [Each in Path]: (request: z.output<RequestSchemas[Each]>) => object | undefined;
};

type UpdateRequest = z.output<RequestSchemas['/updateQueue']>;

/** The POST endpoints of pull requests and queues. They throw Refusal and HttpError. */
export function queueEndpoints(
  queues: MergeQueues,
  clock: ServiceClock,
): PostEndpoints<Exclude<PostPath, `/flaky-tests/${string}`>> {
  /** The queue of a request, after everything that is due has been done, and the time. */
  const present = (identity: QueueIdentity): { registered: RegisteredQueue; now: number } => {
    const registered = queues.find(identity);
    const now = clock.now();
    registered.queue.advance(now);
    return { registered, now };
  };

  return {
    '/submitPullRequest': (request) => {
      const now = clock.now();
      queues.findOrCreate(now, identityOf(request)).queue.submit(now, request.pr.number, submissionOf(request));
      return undefined;
    },
    '/cancelPullRequest': (request) => {
      const { registered, now } = present(request);
      registered.queue.cancel(now, request.pr.number);
      return {};
    },
    '/restartTestsOnPullRequest': (request) => {
      const { registered, now } = present(request);
      registered.queue.restartTests(now, request.pr.number);
      return {};
    },
    '/getSubmittedPullRequest': (request) => {
      const { registered } = present(request);
      return pullRequestResponse(registered, registered.queue.find(request.pr.number));
    },
    '/setImpactedTargets': (request) => {
      const { number, sha } = request.pr;
      queues.setImpactedTargets(clock.now(), identityOf(request), number, request.impactedTargets, sha);
      return {};
    },
    '/getMergeQueueTestingDetails': (request) => {
      const { registered } = present(request);
      return testingDetailsResponse(registered, testRunOf(registered, request.pr?.number, request.testRunId));
    },
    '/createQueue': (request) => {
      queues.create(clock.now(), identityOf(request), settingsOf(request));
      return undefined;
    },
    '/deleteQueue': (request) => {
      queues.delete(clock.now(), request);
      return {};
    },
    '/getQueue': (request) => {
      const { registered } = present(request);
      return {
        ...queueResponse(registered),
        enqueuedPullRequests: enqueuedPullRequests(registered),
      };
    },
    '/updateQueue': (request) => {
      const settings = settingsOf(request);
      const { registered, now } = present(request);
      registered.queue.update(now, settings, request.state);
      return queueResponse(registered);
    },
  };
}

/** Only the fields that identify the queue, because a request holds more. */
function identityOf({ repo: { host, owner, name }, targetBranch }: QueueIdentity): QueueIdentity {
  return { repo: { host, owner, name }, targetBranch };
}

function submissionOf({ priority, noBatch, pr: { sha } }: z.output<RequestSchemas['/submitPullRequest']>): Submission {
  return given({ sha, noBatch, priority });
}

/** @throws HttpError (400) when statuses are both set and deleted */
function settingsOf(request: Partial<UpdateRequest>): Partial<QueueSettings> {
  const { repo: _repo, targetBranch: _branch, state: _state, deleteRequiredStatuses, ...settings } = request;
  if (deleteRequiredStatuses !== true) return given(settings);
  if ((settings.requiredStatuses?.length ?? 0) > 0) {
    throw new HttpError(400, 'deleteRequiredStatuses must be left out where requiredStatuses are given');
  }
  return { ...given(settings), requiredStatuses: [] };
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
