import { nulRecords } from '../tree/names.js';
import { counted } from '../../../shared/src/numbers.js';
import { failureIn } from './failures.js';
import type { Commit, PrivateRepository } from './private-repository.js';

/**
 * Merges a pull request's head into the head of the target branch without a working tree (git-merge-tree(1),
 * `--write-tree`), after fetching the commits between them where they are absent.
 * @param target head of the target branch
 * @param headSha head of the pull request
 * @returns the merge commit, or why there is none, so that the pull request may impact anything
 * @throws OutOfReach when the commits cannot be fetched
 */
export async function mergeInMemory(
  repository: PrivateRepository,
  target: string,
  headSha: string,
  { targetBranch, name }: { readonly targetBranch: string; readonly name: string },
): Promise<Commit | string> {
  const heads = [target, headSha];
  const here = [await repository.commit(target), await repository.commit(headSha)];
  const lacks = here.includes(undefined) || (await repository.isShallow()) || repository.remote?.hasTrees === false;
  const what = `The commits between ${target} (head of ${targetBranch}) and ${headSha} (head of ${name})`;
  if (lacks) await repository.fetch(heads, 'history', what);
  const found = await repository.git(['merge-base', '--all', ...heads]);
  if (found.exitCode !== 0) return `${targetBranch} and ${name} have no commit in common, so they cannot be merged`;
  const bases = found.stdout.toString('latin1').trim().split('\n');
  const commits = await Promise.all([headSha, target, ...bases].map((id) => repository.commit(id)));
  const trees = commits.flatMap((commit) => commit?.tree ?? []);
  // A fetch of the history leaves the directories out.
  if (lacks) await repository.fetch([...new Set(trees)], 'objects', what);
  const merged = (made: string) => repository.makeCommit(made, heads, `Merge ${name}`);
  // There is nothing to merge when the target branch has no new commits. Git would touch the times of the checkout's
  // objects that it finds.
  if (bases.length === 1 && bases[0] === target) return merged(trees[0] ?? '');
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ...heads];
  const { exitCode, stdout, stderr } = await repository.git(args, { mayFetch: true });
  const [tree = '', ...conflicts] = nulRecords(stdout);
  if (exitCode === 0) return merged(tree);
  if (exitCode === 1 && conflicts.length > 0) {
    const sample = conflicts.slice(0, 3).join(', ') + (conflicts.length > 3 ? ', …' : '');
    return `${name} conflicts with ${targetBranch} in ${counted(conflicts.length, 'file')} (${sample})`;
  }
  return stderr.includes('usage: git merge-tree')
    ? `the merge commit of ${name} is not available, and this git is too old to merge in memory (2.38 or newer can)`
    : `${name} could not be merged with ${targetBranch} in memory: ${failureIn(stderr).cause}`;
}
