import { type PullRequestAnswer, readPullRequest } from '../service/answers.js';
import type { ServiceClient } from '../service/client.js';
import { ServiceError } from '../service/errors.js';
import type { Context } from './operation.js';
import { barePullRequestRequest, pullRequestResult } from './requests.js';
import type { Result } from './result.js';

/**
 * Looks at the pull request once.
 * @throws ServiceError
 */
export async function lookAtPullRequest(context: Context, service: ServiceClient): Promise<PullRequestAnswer> {
  const answer = await service.send('getSubmittedPullRequest', barePullRequestRequest(context));
  return readPullRequest(answer.json);
}

/**
 * The look that fills the pull-request outputs after a write. The write is done, so a look that fails is a warning.
 */
export async function lookAfterwards(
  context: Context,
  service: ServiceClient,
): Promise<Pick<Result, 'pullRequest' | 'warnings'>> {
  const pullRequest = pullRequestResult(context);
  try {
    return { pullRequest: { ...pullRequest, ...(await lookAtPullRequest(context, service)) } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { pullRequest, warnings: [`It is done, but the look at its state afterwards failed: ${error.message}`] };
  }
}
