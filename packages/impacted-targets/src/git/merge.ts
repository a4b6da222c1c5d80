import { lastErrorLine } from './checkout.js';
import { nulRecords } from '../tree/names.js';
import { fetchMissing } from './objects.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { withoutPeriod } from './remote-failure.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { isShallow } from './repository-layout.js';
import { counted } from '../../../shared/src/numbers.js';

export type Merge =
  | { readonly kind: 'merged'; readonly commit: Commit }
  /** The two cannot be merged here, so the pull request may impact anything. */
  | { readonly kind: 'all'; readonly why: string };

/**
 * Merges a pull request's head into the head of the target branch without a working tree (git-merge-tree(1),
 * `--write-tree`), after fetching the commits between them where they are absent.
 * @throws OutOfReach when the commits cannot be fetched
 */
export async function mergeInMemory(
  repository: PrivateRepository,
  sides: { target: string; targetBranch: string; pullRequest: number; headSha: string },
): Promise<Merge> {
  const { target, targetBranch, pullRequest, headSha } = sides;
  const name = `pull request ${pullRequest}`;
  const here = await Promise.all([repository.commit(target), repository.commit(headSha)]);
  if (here.includes(undefined) || (await isShallow(repository.directory)) || repository.remote?.hasTrees === false) {
    const failure = await repository.fetchCommits([target, headSha], 'history');
    if (failure !== undefined) {
      // A code host delivers any commit of a pull request by its id. When it refuses, this is another repository, or
      // the commit was never pushed.
      const foreign = /not our ref|unadvertised object/.test(failure.cause);
      const advice = foreign
        ? `Check that working-directory is a checkout of the repository that ${name} belongs to, and that pull-request-sha is a commit of it`
        : 'Check out with fetch-depth: 0';
      throw new OutOfReach(
        `The commits between ${target} (head of ${targetBranch}) and ${headSha} (head of ${name}) ` +
          `could not be fetched from ${repository.remoteName()}: ${withoutPeriod(failure.cause)}. ${failure.advice ?? advice}`,
      );
    }
  }
  const bases = await repository.git(['merge-base', '--all', target, headSha]);
  if (bases.exitCode !== 0) {
    return { kind: 'all', why: `${targetBranch} and ${name} have no commit in common, so they cannot be merged` };
  }
  const baseIds = bases.stdout.toString('utf8').trim().split('\n');
  await repository.lookUp([target, headSha, ...baseIds]);
  const commits = await Promise.all([target, headSha, ...baseIds].map((id) => repository.commit(id)));
  // A fetch of the history leaves the directories out.
  await fetchMissing(repository, new Set(commits.flatMap((commit) => commit?.tree ?? [])));
  const head = await repository.commit(headSha);
  const made = (tree: string) =>
    repository.makeCommit(tree, [target, headSha], `Merge pull request ${String(pullRequest)}`);
  // There is nothing to merge when the target branch has no new commits. Git would touch the times of the checkout's
  // objects that it finds.
  if (head !== undefined && baseIds.length === 1 && baseIds[0] === target) {
    return { kind: 'merged', commit: await made(head.tree) };
  }
  const merged = await repository.gitWithRemote([
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    target,
    headSha,
  ]);
  const [tree = '', ...conflicts] = nulRecords(merged.stdout);
  if (merged.exitCode === 1 && conflicts.length > 0) {
    const sample = conflicts.slice(0, 3).join(', ') + (conflicts.length > 3 ? ', …' : '');
    return {
      kind: 'all',
      why: `${name} conflicts with ${targetBranch} in ${counted(conflicts.length, 'file')} (${sample})`,
    };
  }
  if (merged.exitCode !== 0) {
    const old = merged.stderr.toString('utf8').includes('usage: git merge-tree');
    return {
      kind: 'all',
      why: old
        ? `the merge commit of ${name} is not available, and this git is too old to merge in memory (2.38 or newer can)`
        : `${name} could not be merged with ${targetBranch} in memory: ${lastErrorLine(merged.stderr)}`,
    };
  }
  return { kind: 'merged', commit: await made(tree) };
}
