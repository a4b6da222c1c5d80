import { ImpactError } from '../tree/impact-error.js';
import { need, type ChosenCommits, type NamedCommit } from './commits.js';
import { suggestion } from '../configuration/mistakes.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { commitOfWorkingTree } from './working-tree.js';

/** The commits that a person compares on their own machine, where there is no event. */
export interface LocalCommits {
  /** A revision (gitrevisions(7)); the default branch of the remote when left out. */
  readonly base?: string;
  /** A revision; the commit that is checked out when left out. */
  readonly head?: string;
  /** True when the head is the files of the working tree instead of the commit that is checked out. */
  readonly uncommitted: boolean;
}

/**
 * Finds the two commits that a person compares: the head, and its merge base with a branch. Compared with the branch
 * itself, newer commits of the branch would count as changes.
 * @throws ImpactError when a revision is not known, or the two have no common commit here
 */
export async function chooseLocalCommits(
  repository: PrivateRepository,
  { base, head = 'HEAD', uncommitted }: LocalCommits,
): Promise<ChosenCommits> {
  const committed = await resolveRevision(repository, head, 'head');
  const against: NamedCommit =
    base === undefined
      ? await defaultBranch(repository)
      : { commit: await resolveRevision(repository, base, 'base'), what: base };
  const written = uncommitted ? await commitOfWorkingTree(repository, committed) : undefined;
  const unchanged = uncommitted ? 'HEAD, with no uncommitted changes' : head;
  const compared = { commit: written ?? committed, what: written ? 'the working tree' : unchanged };
  const { exitCode, stdout } = await repository.git(['merge-base', committed.id, against.commit.id]);
  if (exitCode !== 0) {
    const isShallow = await repository.isShallow();
    throw new ImpactError(
      `${head} and ${against.what} have no commit in common${isShallow ? ' here, because the clone is shallow. Fetch the rest with git fetch --unshallow' : '. Give another --base'}`,
    );
  }
  const id = stdout.toString('latin1').trim();
  const what = id === against.commit.id ? against.what : `merge base with ${against.what}`;
  return { kind: 'commits', base: await need(repository, id, what), head: compared };
}

/** A revision, and the branches that it may mean, which come before a tag of the same name that git would take. */
function namesOf(revision: string, remote: string): readonly string[] {
  // At a remote, HEAD is the default branch. HEAD~1 is of this checkout, too.
  if (/^HEAD(?![\w./-])/.test(revision)) return [revision];
  // Git ends at a name that no branch can have, so the revision itself comes first.
  return [revision, `refs/heads/${revision}`, `refs/remotes/${remote}/${revision}`];
}

/**
 * The commit that a revision of the user's repository names.
 * @throws ImpactError
 */
export async function resolveRevision(
  repository: PrivateRepository,
  revision: string,
  option: 'base' | 'head',
): Promise<Commit> {
  const [own, ...branches] = await repository.revisions(...namesOf(revision, repository.remote?.name ?? 'origin'));
  const commit = branches.find((one) => one !== undefined) ?? own;
  if (commit !== undefined && !revision.startsWith('-')) return commit;
  if (revision === 'HEAD') throw new ImpactError('this repository has no commit yet. Make one first');
  const args = ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags'];
  const { stdout } = await repository.git(args, { gitDirectory: repository.checkout.gitDirectory });
  const near = suggestion(revision, stdout.toString('utf8').trim().split('\n'));
  throw new ImpactError(
    `${JSON.stringify(revision)} is not a commit, branch or tag of this repository${near}. Fetch it, or give another --${option}`,
  );
}

/**
 * The default branch of the remote, as recorded in the clone.
 * @throws ImpactError
 */
export async function defaultBranch(repository: PrivateRepository): Promise<NamedCommit> {
  const remote = repository.remote?.name ?? 'origin';
  const names = [
    ...['HEAD', 'main', 'master'].map((name) => `remotes/${remote}/${name}`),
    'heads/main',
    'heads/master',
  ];
  const commits = await repository.revisions(...names.map((name) => `refs/${name}`));
  const shown = names.map((name) => name.replace(/^(remotes|heads)\//, ''));
  for (const [index, what] of shown.entries()) {
    const commit = commits[index];
    if (commit !== undefined) return { commit, what };
  }
  throw new ImpactError(
    `the default branch is not known, because none of these exists: ${shown.join(', ')}. Give --base, or run git remote set-head ${remote} --auto`,
  );
}
