import { unmetConditions } from '../service/queue/readiness.js';
import type { PullRequestResponse } from '../service/queue/responses.js';
import { ServiceError, onServiceError } from '../service/transport/errors.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { StepWith } from './operation.js';
import { pullRequestOf, pullRequestReference, pullRequestResult, queueReference, targetBranchOf } from './requests.js';
import type { PullRequestResult } from './result.js';

export function pullRequestWith(step: StepWith<'context'>, response: PullRequestResponse): PullRequestResult {
  const known = { sha: pullRequestOf(step).sha, targetBranch: targetBranchOf(step) };
  return { ...pullRequestResult(step), ...response, unmet: unmetConditions(response, known) };
}

/**
 * What only adds to an answer: undefined where the service does not give it.
 * @param what the log names, in a sentence that ends with "not known"
 */
export async function ifGiven<Answer>(
  { log }: StepWith<'log'>,
  what: string,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  const unknown = ({ message }: ServiceError): undefined => {
    log.debug(`${what} not known: ${message}`);
  };
  return answer.catch(onServiceError(unknown));
}

/** The pull request with the reason of its failure and its place in the queue, as the service gives them at the first attempt. */
export async function explainedPullRequest(
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
  response: PullRequestResponse,
): Promise<PullRequestResult> {
  const explained = service.limited({ maxAttempts: 1 }).explained(pullRequestReference(step), response);
  return pullRequestWith(step, (await ifGiven(step, 'The position of the pull request is', explained)) ?? response);
}

/** State and mode of a queue, as far as they are known. */
export interface QueueInPassing {
  readonly state?: string | undefined;
  readonly mode?: unknown;
}

/**
 * State and mode of the queue of a write that is done, where the service gives them; they only make a warning possible. When the job is
 * cancelled meanwhile, whatever follows says what became of the write.
 */
export async function queueInPassing(
  step: StepWith<'context' | 'log' | 'signal'>,
  service: MergeQueueService,
): Promise<QueueInPassing> {
  try {
    const queue = await service.queueInPassing(queueReference(step));
    return { state: queue?.state, mode: queue?.shown.mode };
  } catch (error) {
    if (!(error instanceof ServiceError) && !step.signal.aborted) throw error;
    step.log.debug(`The queue is not known: ${String(error)}`);
    return {};
  }
}

/** True when a service refused a request because of the state of a pull request or queue. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && [400, 404, 409, 422].includes(error.status ?? 0);

/** A pull request after a write, with a warning where it could not be fetched. */
export interface FetchedPullRequest {
  readonly pullRequest: PullRequestResult;
  readonly warnings: readonly string[];
}

/**
 * Fetches the data for the pull-request outputs after a write. The write is done, so a failure is only a warning.
 * @param mayBeAbsent true when the write makes sense before the pull request is submitted; a 404 then only means that
 *   it was not submitted
 */
export async function fetchAfterwards(
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
  { mayBeAbsent = false } = {},
): Promise<FetchedPullRequest> {
  const pullRequest = pullRequestResult(step);
  try {
    const found = await service.pullRequest(pullRequestReference(step));
    return { pullRequest: pullRequestWith(step, found), warnings: [] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (mayBeAbsent && error.status === 404) {
      step.log.info(`Pull request #${String(pullRequest.number)} is not submitted yet`);
      return { pullRequest: { ...pullRequest, submitted: false }, warnings: [] };
    }
    return { pullRequest, warnings: [`It is done, but fetching its state afterwards failed: ${error.message}`] };
  }
}
