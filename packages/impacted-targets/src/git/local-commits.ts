import { ImpactError } from '../tree/impact-error.js';
import { need, type ChosenCommits, type NamedCommit } from './commits.js';
import { suggestion } from '../configuration/mistakes.js';
import { commitWithoutFiles, type AskedFile } from './changed-files.js';
import type { Commit, PrivateRepository } from './private-repository.js';
import { isShallow } from './repository-layout.js';
import { commitOfWorkingTree } from './working-tree.js';

/** The commits that a person compares on their own machine, where there is no event. */
export interface LocalCommits {
  /** A revision (gitrevisions(7)); the default branch of the remote when left out. */
  readonly base?: string;
  /** A revision; the commit that is checked out when left out. */
  readonly head?: string;
  /** True when the head is the files of the working tree instead of the commit that is checked out. */
  readonly uncommitted: boolean;
  /** Files that count as changed, in place of those that differ from the base. */
  readonly files?: readonly AskedFile[];
}

/**
 * Finds the two commits that a person compares: the head, and its merge base with a branch. Compared with the branch
 * itself, newer commits of the branch would count as changes.
 * @throws ImpactError when a revision is not known, or the two have no common commit here
 */
export async function chooseLocalCommits(
  repository: PrivateRepository,
  { base, head = 'HEAD', uncommitted, files }: LocalCommits,
): Promise<ChosenCommits> {
  const bases = base === undefined ? defaultBranches(repository) : [base];
  const branches = [head, ...(base === undefined ? [] : [base])].flatMap((name) => branchesCalled(name, repository));
  const known = await repository.revisions([head, ...bases, ...branches]);
  const headCommit = await resolveRevision(repository, head, 'head', known);
  const branch = async () => (base === undefined ? defaultBranch(repository, known) : revisionOf(base));
  const headOf = async (): Promise<NamedCommit> => {
    if (!uncommitted) return { commit: headCommit, what: head };
    const commit = await commitOfWorkingTree(repository, headCommit);
    return commit === undefined
      ? { commit: headCommit, what: 'HEAD, with no uncommitted changes' }
      : { commit, what: 'the working tree' };
  };
  if (files !== undefined) {
    const named = await headOf();
    // Files that are deleted now may be in these commits, as far as they are known.
    const older = base === undefined ? await branch().catch(() => undefined) : await branch();
    const commit = await commitWithoutFiles(repository, named.commit, files, [
      ...(older === undefined ? [] : [older.commit]),
      headCommit,
    ]);
    return { kind: 'commits', base: { commit, what: 'without the files' }, head: named };
  }
  const against = await branch();
  const { exitCode, stdout } = await repository.git(['merge-base', headCommit.id, against.commit.id]);
  if (exitCode !== 0) {
    const shallow = await isShallow(repository.directory);
    throw new ImpactError(
      `${head} and ${against.what} have no commit in common${shallow ? ' here, because the clone is shallow. Fetch the rest with git fetch --unshallow' : '. Give another --base'}`,
    );
  }
  const id = stdout.toString('utf8').trim();
  const what = id === against.commit.id ? against.what : `merge base with ${against.what}`;
  return { kind: 'commits', base: await need(repository, id, what), head: await headOf() };

  async function revisionOf(name: string): Promise<NamedCommit> {
    return { commit: await resolveRevision(repository, name, 'base', known), what: name };
  }
}

/** Full names of the branches that a revision may mean. */
function branchesCalled(name: string, { remote }: PrivateRepository): readonly string[] {
  // At a remote, HEAD is the default branch. HEAD~1 is of this checkout, too.
  return /^HEAD(?![\w./-])/.test(name)
    ? []
    : [`refs/heads/${name}`, `refs/remotes/${remote?.name ?? 'origin'}/${name}`];
}

/**
 * The commit that a revision of the user's repository names. A branch comes before a tag of the same name, which git would take.
 * @param known revisions that are looked up already
 * @throws ImpactError
 */
export async function resolveRevision(
  repository: PrivateRepository,
  revision: string,
  option: 'base' | 'head',
  known?: ReadonlyMap<string, Commit>,
): Promise<Commit> {
  const branches = branchesCalled(revision, repository);
  // Git ends at a name that no branch can have.
  const found = known ?? (await repository.revisions([revision, ...branches]));
  const commit = [...branches, revision].flatMap((name) => found.get(name) ?? [])[0];
  if (commit !== undefined && !revision.startsWith('-')) return commit;
  if (revision === 'HEAD') throw new ImpactError('this repository has no commit yet. Make one first');
  const near = suggestion(revision, await repository.refNames());
  throw new ImpactError(
    `${JSON.stringify(revision)} is not a commit, branch or tag of this repository${near}. Fetch it, or give another --${option}`,
  );
}

/** Full names of the refs that may be the default branch of the remote, as recorded in the clone; the first that is there is it. */
function defaultBranches({ remote }: PrivateRepository): readonly string[] {
  const ofRemote = `refs/remotes/${remote?.name ?? 'origin'}`;
  return [`${ofRemote}/HEAD`, `${ofRemote}/main`, `${ofRemote}/master`, 'refs/heads/main', 'refs/heads/master'];
}

/**
 * The default branch of the remote, as recorded in the clone.
 * @param known revisions that are looked up already
 * @throws ImpactError
 */
export async function defaultBranch(
  repository: PrivateRepository,
  known?: ReadonlyMap<string, Commit>,
): Promise<NamedCommit> {
  const refs = defaultBranches(repository);
  const found = known ?? (await repository.revisions(refs));
  const short = (ref: string) => ref.replace('refs/remotes/', '').replace('refs/heads/', '');
  for (const ref of refs) {
    const commit = found.get(ref);
    if (commit !== undefined) return { commit, what: short(ref) };
  }
  throw new ImpactError(
    `the default branch is not known, because none of these exists: ${refs.map(short).join(', ')}. Give --base, or run git remote set-head ${repository.remote?.name ?? 'origin'} --auto`,
  );
}
