import type { Inputs } from '../inputs/inputs.js';
import { InputError } from '../inputs/input-error.js';
import { candidatesOf, mergeGroupOf } from './candidates.js';
import { type WorkflowEvent, part, text } from './event.js';
import { GitHubError, type Waiting, commitId } from './github-api.js';
import { Resolution, same } from './resolution.js';

/** The commit whose rules a run follows: one that no stranger's pull request decided. */
export interface TrustedCommit {
  /** Undefined outside of a runner, where it is the commit that is checked out. */
  readonly sha: string | undefined;
  /** `base`: the run is about changes that are not merged into this commit. `tested`: the commit is what the run tests. */
  readonly kind: 'base' | 'tested';
  /** For people: `base commit of pull request #7`. */
  readonly what: string;
}

/**
 * The commit whose rules a run follows: of a run about a pull request its base commit, of a merge group the head of the target branch, and else
 * the commit that is tested. The event and GitHub say it, and nothing that is checked out.
 * @throws InputError where the pull request or its base commit is not known
 * @throws GitHubError where GitHub does not answer
 */
export async function trustedCommit(
  inputs: Inputs,
  event: WorkflowEvent,
  signal: AbortSignal,
  waiting: Waiting,
): Promise<TrustedCommit> {
  const branch = targetOfMergeGroup(event);
  if (branch === undefined && inputs.pullRequest === undefined && !isAboutPullRequest(event)) {
    return { sha: testedCommit(event), kind: 'tested', what: 'tested commit' };
  }
  if (event.repository === undefined) {
    throw new InputError(
      'pull-request',
      "its base commit is known only in GitHub's workflows. Write the file, as the target branch has it, to a folder outside of the checkout",
    );
  }
  const repository = { host: new URL(event.serverUrl).host, ...event.repository };
  const resolution = new Resolution(inputs, event, repository, signal, waiting);
  // The base of a merge group may hold pull requests that are not merged.
  if (branch !== undefined) return base(await resolution.github.headOfBranch(branch), `head of ${branch}`);
  await resolution.find('required');
  const { number, baseSha } = resolution.facts ?? { number: 0 };
  const sha = baseSha ?? (await resolution.github.pullRequest(number)).baseSha;
  return base(sha, `base commit of pull request #${String(number)}`);
}

/** @throws GitHubError for a text that is no commit id, which must not reach Git or an address */
function base(sha = '', what: string): TrustedCommit {
  if (!commitId.test(sha)) throw new GitHubError('the event and GitHub name no base commit');
  return { sha, kind: 'base', what };
}

/** The branch that a merge group goes into; undefined in every other event. */
function targetOfMergeGroup({ name, payload, ref }: WorkflowEvent): string | undefined {
  const group = part(payload, 'merge_group');
  const refs: Readonly<Record<string, string | undefined>> = {
    merge_group: text(group, 'head_ref') ?? ref,
    push: ref,
    workflow_run: text(part(payload, 'workflow_run'), 'head_branch'),
  };
  const named = name === 'merge_group' ? text(group, 'base_ref')?.replace(/^refs\/heads\//, '') : undefined;
  return named ?? mergeGroupOf((Object.hasOwn(refs, name) ? refs[name] : undefined) ?? '')?.baseBranch;
}

/** True in an event that names a pull request, or that a pull request's run started. */
function isAboutPullRequest(event: WorkflowEvent): boolean {
  const startedBy = text(part(event.payload, 'workflow_run'), 'event') ?? '';
  const names = [event.name, startedBy];
  return candidatesOf(event).known.length > 0 || names.some((name) => name.startsWith('pull_request'));
}

/** What a run tests that is about no pull request: the commit of the run that started it, where that run was the repository's own. */
function testedCommit({ name, payload, repository, sha }: WorkflowEvent): string | undefined {
  const run = name === 'workflow_run' ? part(payload, 'workflow_run') : {};
  const from = text(part(run, 'head_repository'), 'full_name') ?? '';
  const isOwn = repository !== undefined && same(from, `${repository.owner}/${repository.name}`);
  return (isOwn ? text(run, 'head_sha') : undefined) ?? sha;
}
