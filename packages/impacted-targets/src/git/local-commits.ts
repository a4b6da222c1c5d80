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
  { base, head, uncommitted, files }: LocalCommits,
): Promise<ChosenCommits> {
  const headId = await resolveRevision(repository, head ?? 'HEAD', 'head');
  if (files !== undefined) {
    const named = await headOf();
    const older = await olderCommits(repository, headId, base);
    const commit = await commitWithoutFiles(repository, named.commit, files, older);
    return { kind: 'commits', base: { commit, what: 'without the files' }, head: named };
  }
  const branch = base ?? (await defaultBranch(repository));
  const baseId = await resolveRevision(repository, branch, 'base');
  const { exitCode, stdout } = await repository.git(['merge-base', headId, baseId]);
  if (exitCode !== 0) {
    const shallow = await isShallow(repository.directory);
    throw new ImpactError(
      `${head ?? 'HEAD'} and ${branch} have no commit in common${shallow ? ' here, because the clone is shallow. Fetch the rest with git fetch --unshallow' : '. Give another --base'}`,
    );
  }
  const id = stdout.toString('utf8').trim();
  const what = id === baseId ? branch : `merge base with ${branch}`;
  return { kind: 'commits', base: await need(repository, id, what), head: await headOf() };

  async function headOf(): Promise<NamedCommit> {
    const commit = await repository.commit(headId);
    if (commit === undefined) throw new ImpactError(`${head ?? 'HEAD'} (${headId}) is not in this repository`);
    if (!uncommitted) return { commit, what: head ?? 'HEAD' };
    const files = await commitOfWorkingTree(repository, commit);
    return files === undefined
      ? { commit, what: 'HEAD, with no uncommitted changes' }
      : { commit: files, what: 'the working tree' };
  }
}

/** The commit that is checked out and the base, as far as they are known: files that are deleted now may be in them. */
async function olderCommits(
  repository: PrivateRepository,
  headId: string,
  base: string | undefined,
): Promise<readonly Commit[]> {
  const branch = base ?? (await defaultBranch(repository).catch(() => undefined));
  const baseId = branch === undefined ? undefined : await resolveRevision(repository, branch, 'base');
  const found: (Commit | undefined)[] = [];
  for (const id of [baseId, headId]) if (id !== undefined) found.push(await repository.commit(id));
  return found.filter((commit) => commit !== undefined);
}

/**
 * The commit that a revision of the user's repository names.
 * @returns its id
 * @throws ImpactError
 */
export async function resolveRevision(
  repository: PrivateRepository,
  revision: string,
  option: 'base' | 'head',
): Promise<string> {
  const id = revision.startsWith('-') ? undefined : await repository.refOfCheckout(`${revision}^{commit}`);
  if (id !== undefined) return id;
  if (revision === 'HEAD') throw new ImpactError('this repository has no commit yet. Make one first');
  const near = suggestion(revision, await repository.refNames());
  throw new ImpactError(
    `${JSON.stringify(revision)} is no commit, branch or tag of this repository${near}. Fetch it, or give another --${option}`,
  );
}

/**
 * The default branch of the remote, as recorded in the clone.
 * @throws ImpactError
 */
export async function defaultBranch(repository: PrivateRepository): Promise<string> {
  const remote = repository.remote?.name ?? 'origin';
  const short = [`${remote}/HEAD`, `${remote}/main`, `${remote}/master`];
  const known = [
    ...short.map((name) => [name, `refs/remotes/${name}`] as const),
    ['main', 'refs/heads/main'] as const,
    ['master', 'refs/heads/master'] as const,
  ];
  for (const [name, ref] of known) if ((await repository.refOfCheckout(ref)) !== undefined) return name;
  throw new ImpactError(
    `the default branch is not known: there is none of ${known.map(([name]) => name).join(', ')}. Give --base, or run git remote set-head ${remote} --auto`,
  );
}
