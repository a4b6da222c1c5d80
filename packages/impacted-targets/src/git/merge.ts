import { ImpactError } from '../tree/impact-error.js';
import { lastErrorLine } from './checkout.js';
import { nulRecords } from '../tree/names.js';
import { OutOfReach } from './out-of-reach.js';
import { withoutPeriod } from './remote-failure.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { isShallow } from './repository-layout.js';
import { counted } from '../../../shared/src/numbers.js';

export type Merge =
  | { readonly kind: 'merged'; readonly commit: Commit }
  /** The two cannot be merged here, so the pull request may impact anything. */
  | { readonly kind: 'all'; readonly why: string };

/** The author of a commit that only this step sees. The fixed date makes the commit the same on every machine. */
export const nobody = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'merge queue'],
    [`GIT_${role}_EMAIL`, 'merge-queue@localhost'],
    [`GIT_${role}_DATE`, '@0 +0000'],
  ]),
) as Record<string, string>;

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
  await fetchTrees(repository, [target, headSha, ...baseIds]);
  const head = await repository.commit(headSha);
  // There is nothing to merge when the target branch has no new commits. Git would touch the times of the checkout's
  // objects that it finds.
  if (head !== undefined && baseIds.length === 1 && baseIds[0] === target) {
    return { kind: 'merged', commit: await commitOf(repository, head.tree, sides) };
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
  return { kind: 'merged', commit: await commitOf(repository, tree, sides) };
}

/** A commit that only this step sees, with the two sides as its parents. */
async function commitOf(
  repository: PrivateRepository,
  tree: string,
  { target, headSha, pullRequest }: { target: string; headSha: string; pullRequest: number },
): Promise<Commit> {
  const made = await repository.output(
    ['commit-tree', '-p', target, '-p', headSha, '-m', `Merge pull request ${pullRequest}`, tree],
    undefined,
    nobody,
  );
  const commit = await repository.commit(made.toString('utf8').trim());
  if (!commit) throw new ImpactError(`git commit-tree made no commit of ${tree}. Check that the disk has room`);
  return commit;
}

/** Fetches the directories of these commits, because a fetch of the history leaves them out. */
async function fetchTrees(repository: PrivateRepository, commits: readonly string[]): Promise<void> {
  const found = await Promise.all(commits.map((id) => repository.commit(id)));
  const trees = [...new Set(found.flatMap((commit) => (commit ? [commit.tree] : [])))];
  const present = await repository.output(['cat-file', '--batch-check'], Buffer.from(`${trees.join('\n')}\n`));
  const lines = present.toString('latin1').split('\n');
  await repository.fetchObjects(trees.filter((_, index) => lines[index]?.endsWith(' missing')));
}
