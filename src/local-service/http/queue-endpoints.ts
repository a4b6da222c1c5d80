import type { Clock } from '../clock.js';
import type { MergeQueues, RegisteredQueue } from '../queue/merge-queues.js';
import type { PullRequest } from '../queue/pull-request.js';
import { Refusal } from '../queue/refusal.js';
import { pullRequestResponse, queueResponse, testingDetailsAnswer, type StateCase } from './answers.js';
import {
  impactedTargetsField,
  optionalStringField,
  pullRequestField,
  queueIdentity,
  queueStateField,
  settingsFields,
  submissionFields,
  type Fields,
} from './fields.js';

/** An endpoint that takes a JSON object: what it answers with status 200, or undefined for an empty body. */
export type PostEndpoint = (fields: Fields) => object | undefined;

/** What the merge-queue endpoints work on. */
export interface QueueEndpointsOptions {
  readonly queues: MergeQueues;
  readonly clock: Clock;
  readonly stateCase: StateCase;
}

/** The POST endpoints of pull requests and queues by their paths. They throw Refusal and HttpError. */
export function queueEndpoints({ queues, clock, stateCase }: QueueEndpointsOptions): Record<string, PostEndpoint> {
  /** The queue of a request with everything done that is due, and the time. */
  const present = (fields: Fields): { registered: RegisteredQueue; now: number } => {
    const registered = queues.find(queueIdentity(fields));
    const now = clock.now();
    registered.queue.advance(now);
    return { registered, now };
  };

  return {
    '/submitPullRequest': (fields) => {
      const identity = queueIdentity(fields);
      const { number } = pullRequestField(fields);
      const submission = submissionFields(fields);
      const now = clock.now();
      queues.findOrCreate(now, identity).queue.submit(now, number, submission);
      return undefined;
    },
    '/cancelPullRequest': (fields) => {
      const { number } = pullRequestField(fields);
      const { registered, now } = present(fields);
      registered.queue.cancel(now, number);
      return {};
    },
    '/restartTestsOnPullRequest': (fields) => {
      const { number } = pullRequestField(fields);
      const { registered, now } = present(fields);
      registered.queue.restartTests(now, number);
      return {};
    },
    '/getSubmittedPullRequest': (fields) => {
      const { number } = pullRequestField(fields);
      const { registered } = present(fields);
      return pullRequestResponse(registered, registered.queue.find(number), stateCase);
    },
    '/setImpactedTargets': (fields) => {
      const identity = queueIdentity(fields);
      const { number, sha } = pullRequestField(fields);
      const targets = impactedTargetsField(fields);
      const now = clock.now();
      queues.findOrCreate(now, identity).queue.setImpactedTargets(now, number, targets, sha);
      return {};
    },
    '/getMergeQueueTestingDetails': (fields) => {
      const number = fields.pr === undefined ? undefined : pullRequestField(fields).number;
      const testRunId = optionalStringField(fields, 'testRunId');
      const { registered } = present(fields);
      return testingDetailsAnswer(registered, tested(registered, number, testRunId), stateCase);
    },
    '/createQueue': (fields) => {
      queues.create(clock.now(), queueIdentity(fields), settingsFields(fields));
      return undefined;
    },
    '/deleteQueue': (fields) => {
      queues.delete(clock.now(), queueIdentity(fields));
      return {};
    },
    '/getQueue': (fields) => queueResponse(present(fields).registered, stateCase),
    '/updateQueue': (fields) => {
      const settings = settingsFields(fields);
      const state = queueStateField(fields);
      const { registered, now } = present(fields);
      registered.queue.update(now, settings, state);
      return queueResponse(registered, stateCase);
    },
  };
}

/** The pull request whose test is asked for: by the run, by its number, or else the first that is being tested. */
function tested(
  { queue }: RegisteredQueue,
  number: number | undefined,
  testRunId: string | undefined,
): PullRequest | undefined {
  if (testRunId === undefined) {
    return number === undefined ? queue.enqueued.find((each) => each.state === 'TESTING') : queue.find(number);
  }
  for (const each of queue.submitted) if (each.test?.id === testRunId) return each;
  throw new Refusal('unknown', `There is no test run ${testRunId} in this queue`);
}
