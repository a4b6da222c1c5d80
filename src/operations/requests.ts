import { InputError } from '../action/input-error.js';
import type { PullRequestRequest, QueueRequest } from '../service/endpoints.js';
import type { RepositoryReference } from '../service/records.js';
import type { IntendedPullRequest } from '../intent/intent.js';
import type { Context } from './operation.js';
import type { PullRequestResult } from './result.js';

/** What `needs` promises: an operation that did not ask for it may not use it. */
function promised<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}

export const repositoryOf = (context: Context): RepositoryReference =>
  promised(context.intent.repository, 'repository');
export const targetBranchOf = (context: Context): string => promised(context.intent.targetBranch, 'target branch');
export const pullRequestOf = (context: Context): IntendedPullRequest =>
  promised(context.intent.pullRequest, 'pull request');

/** Repository and target branch, without extra fields (service interface, section 2.2). */
export function bareQueueRequest(context: Context): QueueRequest {
  return { repo: repositoryOf(context), targetBranch: targetBranchOf(context) };
}

/** The same with the pull request. */
export function barePullRequestRequest(context: Context): PullRequestRequest {
  return { ...bareQueueRequest(context), pr: { number: pullRequestOf(context).number } };
}

/** The same with what the workflow author adds. */
export function pullRequestRequest(context: Context): PullRequestRequest {
  return { ...barePullRequestRequest(context), ...context.inputs.extraFields };
}

/** The settings that create and update add to a queue's identity. */
export function queueSettingsRequest(context: Context): QueueRequest {
  return { ...bareQueueRequest(context), ...context.inputs.queueSettings, ...context.inputs.extraFields };
}

/** @throws InputError when extra fields are given to a request that has no place for them */
export function refuseExtraFields(context: Context, why: string): void {
  if (Object.keys(context.inputs.extraFields).length > 0) {
    throw new InputError('extra-fields', `${why}. Remove them`);
  }
}

/** The pull request that is meant, as results show it. */
export function pullRequestResult(context: Context): PullRequestResult {
  const { number, title, url } = pullRequestOf(context);
  return { number, url, ...(title === undefined ? {} : { title }) };
}
