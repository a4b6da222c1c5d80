import { PrivateRepository } from '../../packages/impacted-targets/src/git/private-repository.js';
import { ProgramEnvironment } from '../../packages/impacted-targets/src/programs/program-environment.js';
import { TemporaryDirectories } from '../../packages/impacted-targets/src/programs/temporary-directories.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { temporaryParent } from '../../packages/shared/src/files/temporary-parent.js';
import { repositoryOf } from './ci.js';
import type { CommandSurroundings } from './terminal.js';

/** What a checkout says about its pull request. */
export interface CheckoutFacts {
  /** With its host in front; undefined where the remote does not show them. */
  readonly repository: string | undefined;
  /**
   * The commit that is checked out.
   * @param isPerson true where no CI system checked it out, so that it may not be pushed
   * @throws ImpactError for a merge commit, which may be one of the CI system that nobody else has
   */
  head(isPerson: boolean): Promise<string | undefined>;
}

/**
 * Reads a checkout without running anything of it.
 * @param workspace its root
 * @param work gets the facts while the checkout is open
 * @throws ImpactError where it cannot be read
 */
export async function withCheckout<T>(
  workspace: string,
  { environment, stderr, signal }: CommandSurroundings,
  work: (facts: CheckoutFacts) => Promise<T>,
): Promise<T> {
  const secrets = [environment.MERGE_QUEUE_API_TOKEN, environment.GITHUB_TOKEN].filter((token) => token !== undefined);
  const programs = new ProgramEnvironment({ environment, secrets, untrustedDirectories: [workspace] });
  const temporary = new TemporaryDirectories(temporaryParent(environment));
  try {
    const request = { workingDirectory: workspace, workspace };
    const repository = await PrivateRepository.open(request, temporary, programs, signal);
    return await work({
      repository: repositoryOf(repository.remote?.url ?? ''),
      head: async (isPerson) => {
        const { head } = repository.checkout;
        const commit = head === undefined ? undefined : await repository.commit(head);
        if ((commit?.parents.length ?? 0) > 1) {
          throw new ImpactError(
            `--pull-request-sha: ${String(head)} is checked out, a merge commit, which may be one that the CI system made. The list counts only for the head commit of the pull request: give that`,
          );
        }
        const [upstream] = await repository.revisions('@{upstream}');
        const pushed = isPerson ? upstream?.id : head;
        if (pushed !== head)
          stderr.write(
            `warning: ${String(head)} is not what the upstream branch has. The list counts only once it is pushed\n`,
          );
        return head;
      },
    });
  } finally {
    await temporary.remove();
  }
}
