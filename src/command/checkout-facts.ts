import { PrivateRepository } from '../../packages/impacted-targets/src/git/private-repository.js';
import { ProgramEnvironment } from '../../packages/impacted-targets/src/programs/program-environment.js';
import { TemporaryDirectories } from '../../packages/impacted-targets/src/programs/temporary-directories.js';
import { temporaryParent } from '../../packages/shared/src/files/temporary-parent.js';
import { repositoryOf } from './ci.js';
import type { CommandSurroundings } from './terminal.js';

/** What a checkout says about its pull request. */
export interface CheckoutFacts {
  /** With its host in front; undefined where the remote does not show them. */
  readonly repository: string | undefined;
  /** The commit that is checked out; undefined where there is none. */
  readonly head: string | undefined;
  /** True for a merge commit, which may be one of the CI system that nobody else has. */
  readonly isMerge: boolean;
  /** The commit of the upstream branch; undefined where there is none. */
  readonly upstream: string | undefined;
}

/**
 * Reads a checkout without running anything of it.
 * @param workspace its root
 * @throws ImpactError where it cannot be read
 */
export async function readCheckout(
  workspace: string,
  { environment, signal }: CommandSurroundings,
): Promise<CheckoutFacts> {
  const secrets = [environment.MERGE_QUEUE_API_TOKEN, environment.GITHUB_TOKEN].filter((token) => token !== undefined);
  const programs = new ProgramEnvironment({ environment, secrets, untrustedDirectories: [workspace] });
  const temporary = new TemporaryDirectories(temporaryParent(environment));
  try {
    const request = { workingDirectory: workspace, workspace };
    const repository = await PrivateRepository.open(request, temporary, programs, signal);
    const [head, upstream] = await repository.revisions('HEAD', '@{upstream}');
    const isMerge = (head?.parents.length ?? 0) > 1;
    return { repository: repositoryOf(repository.remote?.url ?? ''), head: head?.id, isMerge, upstream: upstream?.id };
  } finally {
    await temporary.remove();
  }
}
