import { nulRecords } from '../tree/names.js';
import { counted } from '../../../shared/src/numbers.js';
import { failureIn } from './failures.js';
import type { Commit, PrivateRepository } from './private-repository.js';

/** The two heads that are merged. */
export interface Sides {
  /** Head of the target branch. */
  readonly target: string;
  readonly targetBranch: string;
  readonly pullRequest: number;
  /** Head of the pull request. */
  readonly headSha: string;
}

/**
 * Merges a pull request's head into the head of the target branch without a working tree (git-merge-tree(1),
 * `--write-tree`), after fetching the commits between them where they are absent.
 * @returns the merge commit, or why there is none, so that the pull request may impact anything
 * @throws OutOfReach when the commits cannot be fetched
 */
export async function mergeInMemory(repository: PrivateRepository, sides: Sides): Promise<Commit | string> {
  const { target, targetBranch, pullRequest, headSha } = sides;
  const name = `pull request ${pullRequest}`;
  const heads = [target, headSha];
  const here = [await repository.commit(target), await repository.commit(headSha)];
  const lacks = here.includes(undefined) || (await repository.isShallow()) || repository.remote?.hasTrees === false;
  const what = `The commits between ${target} (head of ${targetBranch}) and ${headSha} (head of ${name})`;
  if (lacks) await repository.fetch(heads, 'history', what);
  const { exitCode, stdout } = await repository.git(['merge-base', '--all', ...heads]);
  if (exitCode !== 0) return `${targetBranch} and ${name} have no commit in common, so they cannot be merged`;
  const bases = stdout.toString('latin1').trim().split('\n');
  const commits = await Promise.all([headSha, target, ...bases].map((id) => repository.commit(id)));
  const trees = commits.flatMap((commit) => commit?.tree ?? []);
  // A fetch of the history leaves the directories out.
  if (lacks) await repository.fetch([...new Set(trees)], 'objects', what);
  // There is nothing to merge when the target branch has no new commits. Git would touch the times of the checkout's
  // objects that it finds.
  const isAhead = bases.length === 1 && bases[0] === target;
  const made = isAhead ? { tree: trees[0] ?? '' } : await mergedTree(repository, sides);
  return 'why' in made ? made.why : repository.makeCommit(made.tree, heads, `Merge ${name}`);
}

/** The tree of a merge, or why there is none. */
async function mergedTree(
  repository: PrivateRepository,
  { target, targetBranch, pullRequest, headSha }: Sides,
): Promise<{ readonly tree: string } | { readonly why: string }> {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', target, headSha];
  const { exitCode, stdout, stderr } = await repository.git(args, { mayFetch: true });
  const [tree = '', ...conflicts] = nulRecords(stdout);
  if (exitCode === 0) return { tree };
  const name = `pull request ${pullRequest}`;
  if (exitCode === 1 && conflicts.length > 0) {
    const sample = conflicts.slice(0, 3).join(', ') + (conflicts.length > 3 ? ', …' : '');
    return { why: `${name} conflicts with ${targetBranch} in ${counted(conflicts.length, 'file')} (${sample})` };
  }
  const why = stderr.includes('usage: git merge-tree')
    ? `the merge commit of ${name} is not available, and this git is too old to merge in memory (2.38 or newer can)`
    : `${name} could not be merged with ${targetBranch} in memory: ${failureIn(stderr).cause}`;
  return { why };
}
