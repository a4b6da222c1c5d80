import { unmetConditions } from '../service/readiness.js';
import { type PullRequestResponse, readPullRequest } from '../service/responses.js';
import type { ServiceClient } from '../service/client.js';
import { ServiceError } from '../service/errors.js';
import type { Step } from './operation.js';
import {
  barePullRequestRequest,
  bareQueueRequest,
  pullRequestOf,
  pullRequestResult,
  targetBranchOf,
} from './requests.js';
import type { PullRequestResult, Result } from './result.js';

/**
 * Fetches the pull request once.
 * @throws ServiceError
 */
export async function fetchPullRequest(step: Step, service: ServiceClient): Promise<PullRequestResponse> {
  const response = await service.send('getSubmittedPullRequest', barePullRequestRequest(step));
  return readPullRequest(response.json);
}

/** The pull request with what a response says of it, as results show it. */
export function pullRequestWith(step: Step, response: PullRequestResponse): PullRequestResult {
  const known = { sha: pullRequestOf(step).sha, targetBranch: targetBranchOf(step) };
  return { ...pullRequestResult(step), ...response, unmet: unmetConditions(response, known) };
}

/**
 * Fetches the pull request once, where a write was refused because of its state.
 * @returns undefined when it was never submitted to the queue, which is certain only where the service knows the queue: a
 * wrong address answers 404 to everything
 * @throws ServiceError
 */
export async function fetchRefused(step: Step, service: ServiceClient): Promise<PullRequestResponse | undefined> {
  try {
    return await fetchPullRequest(step, service);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    await service.send('getQueue', bareQueueRequest(step));
    return undefined;
  }
}

/** Whether a service refused a request because of the state that something is in. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && [400, 404, 409, 422].includes(error.status ?? 0);

/**
 * Fetches what fills the pull-request outputs after a write. The write is done, so a failure is a warning.
 * @param mayBeAbsent whether the write makes sense before the pull request is submitted, so that 404 says nothing but that
 */
export async function fetchAfterwards(
  step: Step,
  service: ServiceClient,
  { mayBeAbsent = false } = {},
): Promise<Pick<Result, 'pullRequest' | 'warnings'>> {
  const pullRequest = pullRequestResult(step);
  try {
    return { pullRequest: pullRequestWith(step, await fetchPullRequest(step, service)) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (mayBeAbsent && error.status === 404) {
      step.log.info(`Pull request #${String(pullRequest.number)} is not submitted yet`);
      return { pullRequest: { ...pullRequest, submitted: false } };
    }
    return { pullRequest, warnings: [`It is done, but fetching its state afterwards failed: ${error.message}`] };
  }
}
