import { headIn } from '../service/queue/readiness.js';
import type { PullRequestResponse } from '../service/queue/responses.js';
import { backoffDelays } from '../service/requests/backoff.js';
import { ServiceError } from '../service/transport/errors.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { failureOf, retryPolicy } from '../service/requests/retry-policy.js';
import { finalStates } from '../../packages/shared/src/service/states.js';
import { isInQueue } from '../service/queue/verify-write.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { aboutPullRequest } from './documents/pull-request.js';
import { testingDocument } from './documents/testing.js';
import { explainedPullRequest, pullRequestWith } from './fetch-state.js';
import { type Step, Interrupted } from './operation.js';
import { pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { TestingDetails } from '../service/queue/testing-details.js';
import type { PullRequestResult, Result } from './result.js';
import { describeTests, fetchFailedTests, stateOfQueue, timeoutAdvice, waitsFor } from './why-not-merged.js';

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

const testedStates: ReadonlySet<string> = new Set(['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED']);

/**
 * True in a state that the pull request does not leave by itself. A pull request that FAILED and is still in the queue
 * is tested again.
 */
function isOver({ state, submitted }: PullRequestResponse): boolean {
  return state !== undefined && finalStates.has(state) && !(state === 'FAILED' && submitted === true);
}

/**
 * Polls the pull request until its state is final or the time is up, with a line in the log for each change. A failed
 * poll counts as no response: the first of several in a row is logged, and polling continues. No poll lasts longer than
 * the wait.
 * @param submitted true in the step that submitted the pull request, because the service may not know it for a moment
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
  const start = clock.now();
  const deadline = start + waitTimeoutMs;
  const reserveMs = Math.min(lastPollMs, requestTimeoutMs, waitTimeoutMs / 4);
  const patient = service.limited({ deadline });
  const elapsed = (): number => clock.now() - start;
  const name = `pull request #${String(pullRequestResult(step).number)}`;
  let last: PullRequestResponse = {};
  let lastWaiting: string | undefined;
  let lastSeen: number | undefined;
  let failedPoll: ServiceError | undefined;
  // While nothing moves, the delay grows from the first to the interval that is wanted.
  const delays = (): (() => number) =>
    backoffDelays({ first: Math.min(firstDelayMs, pollIntervalMs), longest: pollIntervalMs });
  let nextDelay = delays();
  const interrupted = (): Interrupted =>
    new Interrupted(`while waiting for ${name}${stateOf(last)}`, pullRequestWith(step, last));
  log.info(
    `Waiting for ${name} to leave the merge queue of ${targetBranchOf(step)}, for up to ${duration(waitTimeoutMs)}`,
  );
  for (;;) {
    try {
      const response = await patient.poll(pullRequestReference(step));
      if (submitted !== undefined && isOfEarlier(response, submitted.at, elapsed(), last)) {
        log.debug(`${name} is still ${response.state ?? ''} of an earlier submission`);
      } else {
        for (const change of replacements(last, response)) log.warn(`${name} ${change}`);
        if (response.state !== last.state) {
          const state = response.state ?? 'in no state that the service names';
          log.info(`${name} is ${state} after ${duration(elapsed())}${wentBack(last, response)}`);
          nextDelay = delays();
        }
        const waiting = waitsFor(pullRequestWith(step, response).unmet);
        if (waiting !== undefined && waiting !== lastWaiting) log.info(`${name} is not ready: ${waiting}`);
        lastWaiting = waiting;
        last = response;
      }
      lastSeen = clock.now();
      failedPoll = undefined;
    } catch (error) {
      if (signal.aborted) throw interrupted();
      if (!(error instanceof ServiceError)) throw error;
      const unknownYet = submitted !== undefined && error.status === 404 && elapsed() < graceMs;
      const passes = unknownYet || (lastSeen !== undefined && clock.now() - lastSeen < refusalMs);
      if (retryPolicy.read[failureOf(error)] === 'give-up' && !passes) throw error;
      if (failedPoll === undefined)
        log.warn(`Polling ${name} failed; polling again until the time is up. ${error.message}`);
      failedPoll = error;
    }
    if (isOver(last) && failedPoll === undefined) break;
    const left = deadline - clock.now() - reserveMs;
    if (left <= 0) break;
    const longest = last.state === 'TESTS_PASSED' ? Math.max(firstDelayMs, pollIntervalMs * partNearTheEnd) : Infinity;
    await clock.sleep(Math.min(nextDelay(), longest, left), signal);
    if (signal.aborted) throw interrupted();
  }
  const pullRequest =
    failedPoll === undefined ? await explainedPullRequest(step, service, last) : pullRequestWith(step, last);
  const about = aboutPullRequest(pullRequest, [['Waited', duration(elapsed())]]);
  if (failedPoll === undefined && last.state === 'MERGED') {
    return { headline: `Merged ${name} into ${targetBranchOf(step)}`, ...about };
  }
  if (failedPoll === undefined && isOver(last)) {
    const hasFailed = last.state === 'FAILED';
    const outcome = hasFailed ? 'failed in the merge queue' : 'was taken out of the merge queue';
    const testing = hasFailed ? await fetchFailedTests(step, service) : undefined;
    const tests = `${reasonBeside(testing, pullRequest)}${describeTests(testing, pullRequest.number)}`;
    return {
      headline: `Waited for ${name}, which ${outcome}`,
      ...about,
      document: [...about.document, ...(testing === undefined ? [] : testingDocument(testing))],
      failure: `${name} is ${last.state ?? ''}: it ${outcome} of ${targetBranchOf(step)} after ${duration(elapsed())}.${tests} See ${pullRequest.url ?? 'its page'} for what happened`,
    };
  }
  const seen = last.state === undefined ? 'no state was seen' : `its last state was ${last.state}`;
  const trouble =
    failedPoll === undefined
      ? ''
      : lastSeen === undefined
        ? `, since no poll was answered: ${failedPoll.message}`
        : ` (seen ${duration(clock.now() - lastSeen)} ago; since then: ${failedPoll.message})`;
  const waiting = waitsFor(pullRequest.unmet);
  const queueState = failedPoll === undefined ? await stateOfQueue(step, service) : undefined;
  return {
    headline: `Waited for ${name}, which is still in the merge queue`,
    ...about,
    failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}${waiting === undefined ? '' : `: ${waiting}`}. ${timeoutAdvice(pullRequest, queueState)}`,
  };
}

/** Why it failed, as a sentence with its full stop, without the failed checks where the tests name them; empty where it is not known. */
function reasonBeside(testing: TestingDetails | undefined, { failureReason = '' }: PullRequestResult): string {
  const namesChecks = (testing?.failedChecks.length ?? 0) > 0;
  const parts = failureReason.split('; ').filter((part) => !(namesChecks && part.startsWith('failed checks ')));
  const reason = oneLine(parts.join('; '), 300);
  return reason === '' ? '' : ` ${reason}.`;
}

function stateOf({ state }: PullRequestResponse): string {
  return state === undefined ? '' : `, which was ${state} when it was last seen`;
}

/** Why a later poll shows another submission than the one that was waited for. */
function replacements(before: PullRequestResponse, after: PullRequestResponse): readonly string[] {
  const [oldHead, newHead] = [headIn(before.record), headIn(after.record)];
  const replaced = oldHead !== undefined && newHead !== undefined && oldHead !== newHead;
  const returned = before.submitted === false && after.submitted === true;
  return [
    ...(replaced
      ? [
          `has a new head commit since this step began to wait, ${newHead}: the commit that merges is not the submitted one`,
        ]
      : []),
    ...(returned ? ['was submitted again while this step waited'] : []),
  ];
}

/** A remark for a pull request whose tests start again. */
function wentBack(before: PullRequestResponse, after: PullRequestResponse): string {
  const isTested = before.state !== undefined && testedStates.has(before.state);
  const waitsForTests = after.state === 'PENDING' || after.state === 'NOT_READY';
  return isTested && waitsForTests ? ': its tests start again, or it was submitted again' : '';
}

/**
 * True for a final state that may be from before the submission: the service does not show the submission yet. A state that is dated before
 * the submission counts after a minute, one that is dated after it after some seconds, and one without this date after half a minute; the
 * latter two count at once where another state was seen before them.
 * @param elapsedMs since the submission
 */
function isOfEarlier(
  response: PullRequestResponse,
  submittedAt: number,
  elapsedMs: number,
  last: PullRequestResponse,
): boolean {
  const { state, record } = response;
  if (state === undefined || state === 'MERGED' || !finalStates.has(state) || isInQueue(response) !== false)
    return false;
  const since = Date.parse(typeof record?.stateChangedAt === 'string' ? record.stateChangedAt : '');
  if (since < submittedAt) return elapsedMs < earlierMs;
  return last.state === undefined && elapsedMs < (Number.isNaN(since) ? graceMs : propagationMs);
}
