import type { RepositoryReference } from '../../../shared/src/service/records.js';

/** Identity of a queue: one for each target branch of a repository. */
export interface QueueIdentity {
  readonly repo: RepositoryReference;
  readonly targetBranch: string;
}

/**
 * A text that is the same for all identities of one queue: hosts, owners and repositories ignore case, branches do not.
 */
export function keyOf({ repo, targetBranch }: QueueIdentity): string {
  return JSON.stringify([repo.host.toLowerCase(), repo.owner.toLowerCase(), repo.name.toLowerCase(), targetBranch]);
}

/** The queue in words, for an error. */
export function describeIdentity({ repo, targetBranch }: QueueIdentity): string {
  return `branch ${targetBranch} of ${repo.owner}/${repo.name} on ${repo.host}`;
}
