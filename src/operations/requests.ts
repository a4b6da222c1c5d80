import { InputError } from '../inputs/input-error.js';
import type { PullRequestReference, QueueReference } from '../service/merge-queue-service.js';
import type { RepositoryReference } from '../../packages/shared/src/service/records.js';
import { GitHubApi, type Waiting } from '../pull-request/github-api.js';
import { type ResolvedPullRequest, repositoryUrl } from '../pull-request/context.js';
import type { QueueResponse } from '../service/queue/responses.js';
import { given } from '../../packages/shared/src/json-values.js';
import { grouped } from '../../packages/shared/src/numbers.js';
import type { StepWith } from './operation.js';
import type { PullRequestResult, QueueResult } from './result.js';

/**
 * A part of the context that the operation's `needs` require.
 * @throws Error for an operation that uses a part without requiring it
 */
function promised<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}

export const repositoryOf = (step: StepWith<'context'>): RepositoryReference =>
  promised(step.context.repository, 'repository');
export const targetBranchOf = (step: StepWith<'context'>): string =>
  promised(step.context.targetBranch, 'target branch');
export const pullRequestOf = (step: StepWith<'context'>): ResolvedPullRequest =>
  promised(step.context.pullRequest, 'pull request');

/** GitHub's API, with the token of the step. */
export function gitHubFor(
  { inputs, event, signal, clock }: StepWith<'inputs' | 'event' | 'signal' | 'clock'>,
  repository: { readonly owner: string; readonly name: string },
  onRetry?: Waiting['onRetry'],
): GitHubApi {
  const { githubToken: token } = inputs;
  return new GitHubApi({ token, repository, signal, apiUrl: event.apiUrl, clock, ...given({ onRetry }) });
}

export function queueReference(step: StepWith<'context'>): QueueReference {
  return { repo: repositoryOf(step), targetBranch: targetBranchOf(step) };
}

export function pullRequestReference(step: StepWith<'context'>): PullRequestReference {
  return { ...queueReference(step), number: pullRequestOf(step).number };
}

/** @throws InputError when extra fields are given to a request that has no place for them */
export function refuseExtraFields(step: StepWith<'inputs'>, why: string): void {
  if (Object.keys(step.inputs.extraFields).length > 0) {
    throw new InputError('extra-fields', `${why}. Remove them`);
  }
}

export function queueResult(step: StepWith<'event' | 'context'>, queue: QueueResponse): QueueResult {
  return { ...queue, targetBranch: targetBranchOf(step), repositoryUrl: repositoryUrl(repositoryOf(step), step.event) };
}

export function queueRemarks({ cut, entries = [] }: QueueResponse): readonly string[] {
  if (cut === undefined) return [];
  const shown = grouped(entries.length);
  const all = cut.total === undefined ? `more than ${shown}` : grouped(cut.total);
  return [`The queue has ${all} pull requests. The ${shown} that were submitted last are shown, and no others`];
}

export function pullRequestResult(step: StepWith<'context'>): PullRequestResult {
  const { number, title, url } = pullRequestOf(step);
  return { number, url, ...given({ title }) };
}
