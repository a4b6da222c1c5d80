import { InputError } from '../inputs/input-error.js';
import { ServiceError } from '../service/transport/errors.js';
import type { MergeQueueService, Submission } from '../service/merge-queue-service.js';
import { Interrupted, type Step, type StepWith } from './operation.js';
import { type Taken, pullRequestWrite } from './pull-request-write.js';
import { type QueueInPassing, queueInPassing } from './fetch-state.js';
import { pullRequestOf, pullRequestReference } from './requests.js';
import type { PullRequestResult, Result } from './result.js';

/** @throws InputError where an extra field repeats an input */
export function submissionOf({ inputs }: StepWith<'inputs'>): Submission {
  const { priority, noBatch, extraFields } = inputs;
  const submission = { ...(priority === undefined ? {} : { priority }), ...(noBatch ? { noBatch } : {}) };
  const twice = Object.keys(submission).find((field) => Object.hasOwn(extraFields, field));
  if (twice !== undefined) {
    throw new InputError('extra-fields', `${twice} is in it, and also has its own input. Remove one of them`);
  }
  return submission;
}

/** Submits a pull request and, with `wait`, waits until it leaves the queue. */
export const operation = pullRequestWrite({
  send: async (service, step) =>
    service.submit(pullRequestReference(step), submissionOf(step), step.inputs.extraFields),
  headline: (pullRequest, queue) => `Submitted ${pullRequest} to the ${queue}`,
  knownFields: ['priority', 'noBatch'],
  needs: { open: true, notOfQueue: true },
  alreadySo: (name, state) =>
    state === 'MERGED' ? `${name} is MERGED already, so there is nothing to submit` : undefined,
  advised,
  followed: (step, service, taken) => (step.inputs.wait ? waited(step, service, taken) : undefined),
  inQueue: true,
  remarksOfQueue: remarksOfState,
});

/** A refusal with the state of the queue as advice where the queue takes no pull requests. */
async function advised(
  refusal: ServiceError,
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
): Promise<ServiceError> {
  if (refusal.status === 404) return refusal;
  const { queueStateAdvice, stateOfQueue } = await import('./why-not-merged.js');
  const state = await stateOfQueue(step, service);
  return state === 'DRAINING' ? refusal.with({ advice: queueStateAdvice.DRAINING }) : refusal;
}

/**
 * Time limits for withdrawing, in milliseconds. After cancelling a job, the runner waits 7.5 s before it sends the
 * second signal.
 */
const withdrawal = { attemptTimeoutMs: 2500, wholeMs: 5500 };

/** A warning where a queue starts nothing while the pull request waits. */
async function remarksOfState(
  { state: queueState }: QueueInPassing,
  { state }: Partial<PullRequestResult>,
): Promise<readonly string[]> {
  if (queueState !== 'PAUSED' && queueState !== 'DRAINING') return [];
  if (!['NOT_READY', 'PENDING'].includes(state ?? '')) return [];
  const { queueStateAdvice } = await import('./why-not-merged.js');
  return [queueStateAdvice[queueState]];
}

async function waited(
  step: Step,
  service: MergeQueueService,
  { written, headline, sentAt: at }: Taken,
): Promise<Result> {
  for (const remark of written.remarks ?? []) step.log.warn(remark);
  step.log.info(headline);
  // Loaded only here: most submissions do not wait.
  const { pollUntilFinal } = await import('./poll-until-final.js');
  // Before the wait, because nothing may happen in it.
  for (const remark of await remarksOfState(await queueInPassing(step, service), { state: 'PENDING' }))
    step.log.warn(remark);
  try {
    return await pollUntilFinal(step, service, { at });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    const { became, pullRequest } = await afterwards(step, service, written.verified, error.pullRequest);
    throw new Interrupted(`${error.message}. ${became}`, pullRequest);
  }
}

/**
 * The submitted pull request when its job is cancelled.
 * @param pullRequest its last known state
 * @returns what became of it, in a sentence, and its state
 */
async function afterwards(
  step: StepWith<'inputs' | 'context' | 'clock'>,
  service: MergeQueueService,
  verified: boolean,
  pullRequest: PullRequestResult,
): Promise<{ readonly became: string; readonly pullRequest: PullRequestResult }> {
  const name = `Pull request #${String(pullRequestOf(step).number)}`;
  const stays = `${name} was submitted and stays in the queue`;
  if (!step.inputs.cancelOnAbort) return { became: stays, pullRequest };
  // The response to submitting was lost, so the pull request may have been in the queue before.
  if (verified) {
    return {
      became: `${name} is in the queue and stays there: it is not certain that this step submitted it`,
      pullRequest,
    };
  }
  try {
    const uncancelled = new AbortController().signal;
    const hasty = service.limited({
      attemptTimeoutMs: Math.min(withdrawal.attemptTimeoutMs, step.inputs.requestTimeoutMs),
      maxAttempts: 1,
      deadline: step.clock.now() + withdrawal.wholeMs,
      signal: uncancelled,
    });
    await hasty.withdraw(pullRequestReference(step), {});
    // Its state has changed and has not been fetched again.
    const { state: _state, ...withdrawn } = pullRequest;
    return {
      became: `${name}, which this step had submitted, was withdrawn from the queue`,
      pullRequest: { ...withdrawn, submitted: false },
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { became: `${stays}, because withdrawing it failed: ${error.message}`, pullRequest };
  }
}
