import type { Comparison } from '../build-system.js';
import type { TemporaryDirectories } from '../temporary-directories.js';
import { diffArguments, readChanges } from './changes.js';
import { openCheckout } from './checkout.js';
import { chooseCommits, type CommitsRequest } from './commits.js';
import { GitTree } from './git-tree.js';
import { PrivateRepository } from './private-repository.js';

export interface ComparisonRequest extends CommitsRequest {
  /** Absolute path of the build's root, in the checkout. */
  readonly workingDirectory: string;
}

/** A commit that was compared and what it is, in words. */
export interface ComparedCommit {
  readonly commit: string;
  readonly what: string;
}

export type OpenedComparison =
  | {
      readonly kind: 'comparison';
      readonly comparison: Comparison;
      readonly base: ComparedCommit;
      readonly head: ComparedCommit;
    }
  /** The two sides cannot be put beside each other, for instance because they conflict. */
  | { readonly kind: 'all'; readonly why: string };

/**
 * Opens the two commits that a pull request's targets are computed from. The user's checkout is only read.
 * @param temporary where fetched objects and files of the commits are put; the caller removes it
 * @throws ImpactError when there is no repository, or a commit cannot be had
 */
export async function openComparison(
  request: ComparisonRequest,
  temporary: TemporaryDirectories,
  signal: AbortSignal,
): Promise<OpenedComparison> {
  const checkout = await openCheckout(request.workingDirectory, signal);
  const repository = await PrivateRepository.create(checkout, temporary, signal);
  const chosen = await chooseCommits(repository, request);
  if (chosen.kind === 'all') return chosen;
  const { base, head } = chosen;
  const differences = await repository.output([...diffArguments, base.commit.id, head.commit.id]);
  return {
    kind: 'comparison',
    base: { commit: base.commit.id, what: base.what },
    head: { commit: head.commit.id, what: head.what },
    comparison: {
      base: new GitTree('base', base.commit.id, repository, temporary),
      head: new GitTree('head', head.commit.id, repository, temporary),
      changes: readChanges(differences),
      root: checkout.root,
      checkout: checkout.directory,
    },
  };
}
