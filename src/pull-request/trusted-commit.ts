import type { Inputs } from '../inputs/inputs.js';
import { InputError } from '../inputs/input-error.js';
import { candidatesOf } from './candidates.js';
import { type WorkflowEvent, part, text } from './event.js';
import { GitHubApi, GitHubError, type Waiting } from './github-api.js';
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

const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

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
  if (branch !== undefined) {
    // The base of a merge group may hold pull requests that are not merged.
    const sha = await gitHub(inputs, event, signal, waiting).headOfBranch(branch);
    return { sha: checked(sha), kind: 'base', what: `head of ${branch}` };
  }
  if (inputs.pullRequest !== undefined || isAboutPullRequest(event)) return baseCommit(inputs, event, signal, waiting);
  return { sha: testedCommit(event), kind: 'tested', what: 'tested commit' };
}

/** The branch that a merge group goes into; undefined in every other event. */
function targetOfMergeGroup(event: WorkflowEvent): string | undefined {
  const { name, payload } = event;
  if (name === 'merge_group') {
    const branch = text(part(payload, 'merge_group'), 'base_ref')?.replace(/^refs\/heads\//, '');
    return branch ?? candidatesOf(event).known[0]?.baseBranch;
  }
  const head = name === 'workflow_run' ? text(part(payload, 'workflow_run'), 'head_branch') : undefined;
  const ref = name === 'push' ? event.ref : head;
  const ofGroup = ref === undefined ? undefined : candidatesOf({ ...event, name: 'merge_group', payload: {}, ref });
  return ofGroup?.known[0]?.baseBranch;
}

/** True in an event that names a pull request, or that a pull request's run started. */
function isAboutPullRequest(event: WorkflowEvent): boolean {
  const startedBy = text(part(event.payload, 'workflow_run'), 'event') ?? '';
  return (
    candidatesOf(event).known.length > 0 ||
    event.name.startsWith('pull_request') ||
    startedBy.startsWith('pull_request')
  );
}

async function baseCommit(
  inputs: Inputs,
  event: WorkflowEvent,
  signal: AbortSignal,
  waiting: Waiting,
): Promise<TrustedCommit> {
  const { host } = new URL(event.serverUrl);
  if (event.repository === undefined) {
    throw new InputError(
      'pull-request',
      "its base commit is known only in GitHub's workflows. Write the file, as the target branch has it, to a folder outside of the checkout",
    );
  }
  const resolution = new Resolution(inputs, event, { host, ...event.repository }, signal, waiting);
  await resolution.find('required');
  const { number, baseSha } = resolution.facts ?? { number: 0 };
  const sha = baseSha ?? (await gitHub(inputs, event, signal, waiting).pullRequest(number)).baseSha ?? '';
  return { sha: checked(sha), kind: 'base', what: `base commit of pull request #${String(number)}` };
}

/** What a run tests that is about no pull request: the commit of the run that started it, where that run was the repository's own. */
function testedCommit({ name, payload, repository, sha }: WorkflowEvent): string | undefined {
  const run = name === 'workflow_run' ? part(payload, 'workflow_run') : {};
  const from = text(part(run, 'head_repository'), 'full_name') ?? '';
  const isOwn = repository !== undefined && same(from, `${repository.owner}/${repository.name}`);
  const ofRun = isOwn ? text(run, 'head_sha') : undefined;
  return ofRun ?? sha;
}

/** @throws GitHubError for a text that is no commit id, which must not reach Git or an address */
function checked(sha: string): string {
  if (commitId.test(sha)) return sha;
  throw new GitHubError('the event and GitHub name no base commit');
}

function gitHub(
  { githubToken: token }: Inputs,
  event: WorkflowEvent,
  signal: AbortSignal,
  waiting: Waiting,
): GitHubApi {
  const { repository = { owner: '', name: '' }, apiUrl } = event;
  return new GitHubApi({ token, repository, signal, apiUrl, ...waiting });
}
