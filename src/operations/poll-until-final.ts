import { headIn } from '../service/queue/readiness.js';
import type { PullRequestResponse } from '../service/queue/responses.js';
import { backoffDelays } from '../service/requests/backoff.js';
import { ServiceError } from '../service/transport/errors.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { failureOf, retryPolicy } from '../service/requests/retry-policy.js';
import { finalStates } from '../../packages/shared/src/service/states.js';
import { isInQueue } from '../service/queue/verify-write.js';
import { aboutPullRequest } from './documents/pull-request.js';
import { testingDocument } from './documents/testing.js';
import { explainedPullRequest, ifGiven, pullRequestWith } from './fetch-state.js';
import { type Step, Interrupted } from './operation.js';
import { pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';
import { describeFailure, stateOfQueue, timeoutAdvice, waitsFor } from './why-not-merged.js';

/** The first delay between two polls; it grows from here to `poll-interval-seconds` while nothing moves. */
const firstDelayMs = 1000;
/**
 * The longest delay after the tests have passed, as a part of the usual longest delay: the pull request then merges
 * within moments.
 */
const partNearTheEnd = 1 / 4;
/** How long a service may take to know a pull request that was submitted a moment ago. */
const graceMs = 30_000;
/** How long a service may go on showing the state from before a submission, whatever the date of that state. */
const propagationMs = 7000;
/** How long it may go on showing a state that is dated before the submission. */
const earlierMs = 60_000;
/** How long the service may refuse polls (4xx, redirect, certificate) after it has answered once. */
const refusalMs = 300_000;
const lastPollMs = 1000;

/** A duration for people: `45 s`, `1 m 05 s`, `2 h 03 m`. */
function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (seconds < 60) return `${String(seconds)} s`;
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${two(seconds % 60)} s`;
  return `${String(Math.floor(seconds / 3600))} h ${two(Math.floor((seconds % 3600) / 60))} m`;
}

/** A wait for a pull request, and what it has seen so far. */
class Wait {
  readonly #start: number;
  readonly #patient: MergeQueueService;
  readonly name: string;
  readonly deadline: number;
  /** The last response that counts. */
  last: PullRequestResponse = {};
  /** When the service answered last, in milliseconds since the epoch. */
  answeredAt: number | undefined;
  /** Why the last poll failed; undefined after one that was answered. */
  failed: ServiceError | undefined;
  /** What the pull request waits for, as it was logged last. */
  #waiting: string | undefined;

  /** @param submittedAt when this step submitted the pull request, because the service may not know it for a moment */
  constructor(
    readonly step: Step,
    readonly service: MergeQueueService,
    readonly submittedAt: number | undefined,
  ) {
    this.#start = step.clock.now();
    this.deadline = this.#start + step.inputs.waitTimeoutMs;
    this.#patient = service.limited({ deadline: this.deadline });
    this.name = `pull request #${String(pullRequestResult(step).number)}`;
  }

  get elapsedMs(): number {
    return this.step.clock.now() - this.#start;
  }

  /** The end of the wait for a job that is cancelled. */
  get interrupted(): Interrupted {
    const { state } = this.last;
    const was = state === undefined ? '' : `, which was ${state} when it was last seen`;
    return new Interrupted(`while waiting for ${this.name}${was}`, pullRequestWith(this.step, this.last));
  }

  /**
   * True in a state that the pull request does not leave by itself. A pull request that FAILED and is still in the queue
   * is tested again.
   */
  get isOver(): boolean {
    const { state = '', submitted } = this.last;
    return this.failed === undefined && finalStates.has(state) && !(state === 'FAILED' && submitted === true);
  }

  /** @throws ServiceError when the service refuses the poll; Interrupted */
  async poll(): Promise<void> {
    const { step, name } = this;
    try {
      const response = await this.#patient.poll(pullRequestReference(step));
      this.answeredAt = step.clock.now();
      this.failed = undefined;
      if (!this.#isOfEarlier(response)) this.#tell(response);
    } catch (error) {
      if (step.signal.aborted) throw this.interrupted;
      if (!(error instanceof ServiceError)) throw error;
      if (retryPolicy.read[failureOf(error)] === 'give-up' && !this.#mayPass(error)) throw error;
      if (this.failed === undefined)
        step.log.warn(`Polling ${name} failed; polling again until the time is up. ${error.message}`);
      this.failed = error;
    }
  }

  /** Logs what a response changes. */
  #tell(response: PullRequestResponse): void {
    const { step, last, name } = this;
    const { state } = response;
    const [oldHead, newHead] = [headIn(last.record), headIn(response.record)];
    if (oldHead !== undefined && newHead !== undefined && oldHead !== newHead) {
      step.log.warn(
        `${name} has a new head commit since this step began to wait, ${newHead}: the commit that merges is not the submitted one`,
      );
    }
    if (last.submitted === false && response.submitted === true)
      step.log.warn(`${name} was submitted again while this step waited`);
    if (state !== last.state) {
      const wasTested = ['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED'].includes(last.state ?? '');
      const isBack = wasTested && (state === 'PENDING' || state === 'NOT_READY');
      step.log.info(
        `${name} is ${state ?? 'in no state that the service names'} after ${duration(this.elapsedMs)}${isBack ? ': its tests start again, or it was submitted again' : ''}`,
      );
    }
    const waiting = waitsFor(pullRequestWith(step, response).unmet);
    if (waiting !== undefined && waiting !== this.#waiting) step.log.info(`${name} is not ready: ${waiting}`);
    this.#waiting = waiting;
    this.last = response;
  }

  /** True for a refusal of a service that does not know the submission yet, or that has answered before. */
  #mayPass({ status }: ServiceError): boolean {
    if (this.submittedAt !== undefined && status === 404 && this.elapsedMs < graceMs) return true;
    return this.answeredAt !== undefined && this.step.clock.now() - this.answeredAt < refusalMs;
  }

  /**
   * True for a final state that may be from before the submission: the service does not show the submission yet. A state that is dated
   * before the submission counts after a minute. One that is dated after it counts after some seconds, and one without a date after half
   * a minute; both count at once where another state was seen before.
   */
  #isOfEarlier(response: PullRequestResponse): boolean {
    const { submittedAt, elapsedMs } = this;
    const { state = '', record } = response;
    const isOut = state !== 'MERGED' && finalStates.has(state) && isInQueue(response) === false;
    if (submittedAt === undefined || !isOut) return false;
    const since = Date.parse(typeof record?.stateChangedAt === 'string' ? record.stateChangedAt : '');
    if (since < submittedAt) return elapsedMs < earlierMs;
    return this.last.state === undefined && elapsedMs < (Number.isNaN(since) ? graceMs : propagationMs);
  }
}

/**
 * Polls the pull request until its state is final or the time is up, with a line in the log for each change. A failed
 * poll counts as no response: the first of several in a row is logged, and polling continues. No poll lasts longer than
 * the wait.
 * @param submitted given by the step that submitted the pull request
 * @returns a result that fails the step unless the pull request was merged
 * @throws ServiceError when the service refuses the polls
 * @throws Interrupted when the job is cancelled
 */
export async function pollUntilFinal(
  step: Step,
  service: MergeQueueService,
  submitted?: { readonly at: number },
): Promise<Result> {
  const { log, signal, clock } = step;
  const { waitTimeoutMs, pollIntervalMs, requestTimeoutMs } = step.inputs;
  const reserveMs = Math.min(lastPollMs, requestTimeoutMs, waitTimeoutMs / 4);
  const wait = new Wait(step, service, submitted?.at);
  const limit = duration(waitTimeoutMs);
  log.info(`Waiting for ${wait.name} to leave the merge queue of ${targetBranchOf(step)}, for up to ${limit}`);
  // While nothing moves, the delay grows from the first to the interval that is wanted.
  const delays = (): (() => number) =>
    backoffDelays({ first: Math.min(firstDelayMs, pollIntervalMs), longest: pollIntervalMs });
  let nextDelay = delays();
  for (;;) {
    const { state: before } = wait.last;
    await wait.poll();
    const { state } = wait.last;
    if (state !== before) nextDelay = delays();
    const left = wait.deadline - clock.now() - reserveMs;
    if (wait.isOver) return ended(wait);
    if (left <= 0) return timedOut(wait);
    const longest = state === 'TESTS_PASSED' ? Math.max(firstDelayMs, pollIntervalMs * partNearTheEnd) : Infinity;
    await clock.sleep(Math.min(nextDelay(), longest, left), signal);
    if (signal.aborted) throw wait.interrupted;
  }
}

/** The result of a wait that saw the end. */
async function ended({ step, service, last, name, elapsedMs }: Wait): Promise<Result> {
  const pullRequest = await explainedPullRequest(step, service, last);
  const about = aboutPullRequest(pullRequest, [['Waited', duration(elapsedMs)]]);
  const branch = targetBranchOf(step);
  const { state = '' } = last;
  if (state === 'MERGED') return { headline: `Merged ${name} into ${branch}`, ...about };
  const hasFailed = state === 'FAILED';
  const outcome = hasFailed ? 'failed in the merge queue' : 'was taken out of the merge queue';
  // One request, because the pull request has failed whether or not the service gives the reason.
  const tested = hasFailed && service.limited({ maxAttempts: 1 }).failedTests(pullRequestReference(step));
  const testing = tested === false ? undefined : await ifGiven(step, 'The results of the tests are', tested);
  const tests = describeFailure(pullRequest, testing);
  return {
    headline: `Waited for ${name}, which ${outcome}`,
    ...about,
    document: [...about.document, ...(testing === undefined ? [] : testingDocument(testing))],
    failure: `${name} is ${state}: it ${outcome} of ${branch} after ${duration(elapsedMs)}.${tests} See ${pullRequest.url ?? 'its page'} for what happened`,
  };
}

/** The result of a wait that did not see the end. */
async function timedOut({ step, service, last, failed, answeredAt, name, elapsedMs }: Wait): Promise<Result> {
  const isKnown = failed === undefined;
  const pullRequest = isKnown ? await explainedPullRequest(step, service, last) : pullRequestWith(step, last);
  const queueState = isKnown ? await stateOfQueue(step, service) : undefined;
  const state = last.state === undefined ? 'no state was seen' : `its last state was ${last.state}`;
  const trouble = isKnown
    ? ''
    : answeredAt === undefined
      ? `, since no poll was answered: ${failed.message}`
      : ` (seen ${duration(step.clock.now() - answeredAt)} ago; since then: ${failed.message})`;
  const waiting = waitsFor(pullRequest.unmet);
  return {
    headline: `Waited for ${name}, which was not merged in time`,
    ...aboutPullRequest(pullRequest, [['Waited', duration(elapsedMs)]]),
    failure: `${name} was not merged within ${duration(step.inputs.waitTimeoutMs)}; ${state}${trouble}${waiting === undefined ? '' : `: ${waiting}`}. ${timeoutAdvice(pullRequest, queueState)}`,
  };
}
