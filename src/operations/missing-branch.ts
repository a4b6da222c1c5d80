import { closestMatch } from 'leven';
import { InputError } from '../inputs/input-error.js';
import { quoted } from '../inputs/values.js';
import { GitHubError } from '../pull-request/github-api.js';
import type { RunningStep } from './operation.js';
import { gitHubFor, repositoryOf, targetBranchOf } from './requests.js';

/**
 * Makes sure that the branch of a queue that is to be created exists. A queue for a glob of branches, and a repository on another host,
 * are not looked up.
 * @returns a warning where GitHub does not say whether the branch exists
 * @throws InputError for a branch that GitHub does not have
 */
export async function refuseMissingBranch(step: RunningStep): Promise<string | undefined> {
  const { event, inputs } = step;
  const branch = targetBranchOf(step);
  const { host, ...repository } = repositoryOf(step);
  if (/[*?[\]{}()]/.test(branch) || host.toLowerCase() !== new URL(event.serverUrl).host.toLowerCase())
    return undefined;
  const unknown = (why: string): string =>
    `Nobody checked that the branch ${branch} exists, because ${why}. See that target-branch is written right`;
  if (inputs.githubToken === undefined) return unknown('github-token is empty');
  const github = gitHubFor(step, repository);
  try {
    if (await github.hasBranch(branch)) return undefined;
    // GitHub also answers 404 where the token may not see the repository. Then it lists no branches either.
    const branches = await github.branches();
    if (branches.length === 0) return unknown('GitHub lists no branches of the repository');
    const near = nearest(branch, branches);
    throw new InputError(
      'target-branch',
      `${repository.owner}/${repository.name} has no branch ${quoted(branch)}, so no queue is created for it. ${near === undefined ? 'Give a branch that exists' : `Did you mean ${near}?`}`,
    );
  } catch (error) {
    if (error instanceof GitHubError) return unknown(error.message);
    throw error;
  }
}

/** The branch whose name is nearest, where it is near enough for a mistake in typing. */
function nearest(branch: string, branches: readonly string[]): string | undefined {
  const names = branches.filter((one) => one.length <= 200);
  const lower = names.map((one) => one.toLowerCase());
  const near = closestMatch(branch.toLowerCase(), lower, { maxDistance: Math.max(2, Math.floor(branch.length / 4)) });
  return near === undefined ? undefined : names[lower.indexOf(near)];
}
