import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { chooseCommits, type CommitsRequest } from './commits.js';
import { GitTree } from './git-tree.js';
import { differences } from './listings.js';
import { chooseLocalCommits, type LocalCommits } from './local-commits.js';
import { PrivateRepository } from './private-repository.js';

export interface ComparisonRequest extends CommitsRequest {
  /** The commits that a person compares on their own machine. They replace the commits of inputs and event. */
  readonly local?: LocalCommits;
  /** Absolute path of the build's root, in the checkout. */
  readonly workingDirectory: string;
  /** The workspace of the job, where there is one. Absolute path. */
  readonly workspace?: string;
}

/**
 * Opens the two commits that a pull request's targets are computed from. The user's checkout is only read.
 * @param programs where git is found, and the variables that it gets
 * @param temporary the directory for fetched objects and files of the commits; the caller removes it
 * @returns all where the two sides cannot be compared, for instance because they conflict
 * @throws ImpactError when there is no repository, or a commit cannot be had
 */
export async function openComparison(
  request: ComparisonRequest,
  temporary: TemporaryDirectories,
  programs: ProgramEnvironment,
  signal: AbortSignal,
) {
  const repository = await PrivateRepository.open(request, temporary, programs, signal);
  const { root, directory, linked, head: checkedOut, gitVersion } = repository.checkout;
  const chosen = await (request.local
    ? chooseLocalCommits(repository, request.local)
    : chooseCommits(repository, request));
  if (chosen.kind === 'all') return chosen;
  const [base, head] = [chosen.base.commit.id, chosen.head.commit.id];
  const changes = (await differences(repository, [{ base, head }])).get(head) ?? [];
  const moved = changes.find((change) => [change.base, change.head].some((entry) => entry?.mode === '120000'));
  if (linked && moved !== undefined) {
    const why = `working-directory leads through a symbolic link, and the pull request changes ${moved.path}, which is one`;
    return { kind: 'all' as const, why };
  }
  const shared = { repository, contents: new Map(), made: new Map() };
  const tree = new GitTree('base', base, shared);
  const isOther = checkedOut !== undefined && ![base, head].includes(checkedOut);
  return {
    kind: 'comparison' as const,
    base: { commit: base, what: chosen.base.what },
    head: { commit: head, what: chosen.head.what },
    gitVersion,
    comparison: {
      base: tree,
      head: new GitTree('head', head, shared, { tree, changes }),
      changes,
      root,
      checkout: directory,
      ...(isOther && { checkedOut: new GitTree('head', checkedOut, shared) }),
    },
  };
}
