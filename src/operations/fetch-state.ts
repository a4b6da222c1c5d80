import { type PullRequestResponse, readPullRequest } from '../service/responses.js';
import type { ServiceClient } from '../service/client.js';
import { ServiceError } from '../service/errors.js';
import type { Step } from './operation.js';
import { barePullRequestRequest, pullRequestResult } from './requests.js';
import type { Result } from './result.js';

/**
 * Fetches the pull request once.
 * @throws ServiceError
 */
export async function fetchPullRequest(step: Step, service: ServiceClient): Promise<PullRequestResponse> {
  const answer = await service.send('getSubmittedPullRequest', barePullRequestRequest(step));
  return readPullRequest(answer.json);
}

/**
 * Fetches what fills the pull-request outputs after a write. The write is done, so a failure is a warning.
 */
export async function fetchAfterwards(
  step: Step,
  service: ServiceClient,
): Promise<Pick<Result, 'pullRequest' | 'warnings'>> {
  const pullRequest = pullRequestResult(step);
  try {
    return { pullRequest: { ...pullRequest, ...(await fetchPullRequest(step, service)) } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { pullRequest, warnings: [`It is done, but fetching its state afterwards failed: ${error.message}`] };
  }
}
