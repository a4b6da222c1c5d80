import { ImpactError } from '../tree/impact-error.js';
import { type Tree } from '../tree/tree.js';
import type { Tools } from '../graph/reader.js';

/** Only tools on this machine read the commits, so author and date do not matter. */
const identity = {
  GIT_AUTHOR_NAME: 'merge-queue-action',
  GIT_AUTHOR_EMAIL: 'merge-queue-action@localhost',
  GIT_AUTHOR_DATE: '1970-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'merge-queue-action',
  GIT_COMMITTER_EMAIL: 'merge-queue-action@localhost',
  GIT_COMMITTER_DATE: '1970-01-01T00:00:00Z',
};

/**
 * Makes a commit with the files of one side and the other side as its only parent, in the first side's temporary
 * directory. Tools compare a commit with its merge base with another commit. Here the merge base is the other commit
 * itself, whatever the history.
 * @param directory of `tree`
 * @returns the commit's name, to be used in that directory
 * @throws ImpactError when git fails
 */
export async function syntheticCommit(directory: string, tree: Tree, other: Tree, tools: Tools): Promise<string> {
  const { exitCode, stdout, stderr } = await tools.run(
    'git',
    ['--git-dir=.git', 'commit-tree', `${tree.object}^{tree}`, '-p', other.object, '-m', 'comparison'],
    { cwd: directory, env: identity },
  );
  if (exitCode === 0) return stdout.trim();
  throw new ImpactError(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}
