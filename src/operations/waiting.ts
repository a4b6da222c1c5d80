import { setTimeout as pause } from 'node:timers/promises';
import type { PullRequestAnswer } from '../service/answers.js';
import type { ServiceClient } from '../service/client.js';
import { ServiceError } from '../service/errors.js';
import { finalStates } from '../service/states.js';
import { lookAtPullRequest } from './look.js';
import type { Context } from './operation.js';
import { pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';

/** The first pause between two looks; it grows from here to `poll-interval-seconds` while nothing moves. */
const shortestPauseMs = 1000;
/** How long a service may take to know a pull request that was submitted a moment ago. */
const graceMs = 30_000;

/** A duration for people: `45 s`, `1 m 05 s`, `2 h 03 m`. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (seconds < 60) return `${String(seconds)} s`;
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${two(seconds % 60)} s`;
  return `${String(Math.floor(seconds / 3600))} h ${two(Math.floor((seconds % 3600) / 60))} m`;
}

/** True when looking again cannot help: the question itself was refused. */
function isFinalFailure(error: ServiceError): boolean {
  return (
    error.kind === 'redirect' ||
    error.kind === 'tls' ||
    (error.kind === 'status' && (error.status ?? 0) < 500 && ![408, 425, 429].includes(error.status ?? 0))
  );
}

/**
 * Looks at the pull request until its state is final or the time is up, with a line in the log for each change.
 * A look that fails is no answer: it is said once, and the next one is waited for.
 * @param justSubmitted the service may not know the pull request for a moment
 * @returns a result that fails the step unless the pull request was merged
 * @throws ServiceError when the service refuses to be asked
 */
export async function waitForFinalState(
  context: Context,
  service: ServiceClient,
  { justSubmitted }: { justSubmitted: boolean },
): Promise<Result> {
  const { log, signal } = context;
  const { waitTimeoutMs, pollIntervalMs } = context.inputs;
  const start = Date.now();
  const elapsed = (): number => Date.now() - start;
  const name = `pull request #${String(pullRequestResult(context).number)}`;
  let last: PullRequestAnswer = {};
  let lastSeen = start;
  let failedLook: ServiceError | undefined;
  let pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
  log.info(
    `Waiting for ${name} to leave the merge queue of ${targetBranchOf(context)}, for up to ${duration(waitTimeoutMs)}`,
  );
  for (;;) {
    try {
      const answer = await lookAtPullRequest(context, service);
      const changed = answer.state !== last.state;
      if (changed) {
        log.info(`${name} is ${answer.state ?? 'in no state that the service names'} after ${duration(elapsed())}`);
        pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
      }
      const replaced = headOf(last) !== undefined && headOf(answer) !== undefined && headOf(last) !== headOf(answer);
      if (replaced)
        log.warn(`${name} has a new head commit since this step began to wait: what merges is not what was submitted`);
      last = answer;
      lastSeen = Date.now();
      failedLook = undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const unknownYet = justSubmitted && error.status === 404 && elapsed() < graceMs;
      if (isFinalFailure(error) && !unknownYet) throw error;
      if (failedLook === undefined)
        log.warn(`A look at ${name} failed; looking again until the time is up. ${error.message}`);
      failedLook = error;
    }
    if (last.state !== undefined && finalStates.has(last.state) && failedLook === undefined) break;
    const left = waitTimeoutMs - elapsed();
    if (left <= 0) break;
    // Many jobs that began together must not look together.
    const jittered = pauseMs * (0.8 + 0.4 * Math.random());
    await pause(Math.min(jittered, left), undefined, { signal });
    pauseMs = Math.min(pollIntervalMs, pauseMs * 1.5);
  }
  const pullRequest = { ...pullRequestResult(context), ...last };
  const facts = [['Waited', duration(elapsed())]] as const;
  if (failedLook === undefined && last.state === 'MERGED') {
    return { headline: `Merged ${name} into ${targetBranchOf(context)}`, pullRequest, facts };
  }
  if (failedLook === undefined && last.state !== undefined && finalStates.has(last.state)) {
    const outcome = last.state === 'FAILED' ? 'failed in the merge queue' : 'was taken out of the merge queue';
    return {
      headline: `Waited for ${name}, which ${outcome}`,
      pullRequest,
      facts,
      failure: `${name} is ${last.state}: it ${outcome} of ${targetBranchOf(context)} after ${duration(elapsed())}. See its page for what happened`,
    };
  }
  const seen = last.state === undefined ? 'no state was seen' : `its last state was ${last.state}`;
  const trouble =
    failedLook === undefined ? '' : ` (seen ${duration(Date.now() - lastSeen)} ago; since then: ${failedLook.message})`;
  return {
    headline: `Waited for ${name}, which is still in the merge queue`,
    pullRequest,
    facts,
    failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}. Raise wait-timeout-minutes if the queue needs longer`,
  };
}

/** The head commit in a record of the hosted service. */
function headOf(answer: PullRequestAnswer): string | undefined {
  const sha = answer.record?.prSha;
  return typeof sha === 'string' ? sha : undefined;
}
