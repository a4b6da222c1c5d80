import {
  askedFrom,
  container,
  filesAlone,
  fork,
  host,
  inPullRequestTarget,
  linkedWorkspace,
  mergeGroup,
  privateHost,
  readOnly,
  sha256,
  sparseWithoutBuild,
  unreadableShallow,
  withLfs,
  withoutGit,
  worktree,
  type Job,
} from './jobs.js';

/** What a step says about one checkout. */
export type Outcome =
  /** The right list of targets. */
  | { readonly kind: 'list' }
  /** Everything, for this reason. */
  | { readonly kind: 'all'; readonly reason: string }
  /** The step fails, says this, and has this advice; a step after whom the advice was followed answers with the list. */
  | { readonly kind: 'error'; readonly says: string; readonly advice: string };

/** What is different with some programs or users. */
interface Conditions {
  /** Build systems that come to another outcome, by name. */
  readonly exceptions?: Readonly<Record<string, Outcome>>;
  /** Where Git is too old to merge in memory, which 2.38 was the first to do. */
  readonly withOldGit?: Outcome;
  /** Where Git is too old to look at the owner of a repository: before 2.30.3, 2.31.2, 2.32.1, 2.33.2, 2.34.2 and 2.35.2. */
  readonly withoutOwnerCheck?: Outcome;
  /** What makes it, which only the user root can do. */
  readonly needsRoot?: boolean;
}

/** One way in which a checkout was made, or a place where it lies. */
export interface Situation extends Conditions {
  /** Head of its row, in Markdown. */
  readonly name: string;
  readonly outcome: Outcome;
  /** Runs the steps of a job that come before the action's. */
  readonly prepare: () => Promise<Job> | Job;
}

type Prepare = Situation['prepare'];

const rightList: Outcome = { kind: 'list' };
const everything = (reason: string): Outcome => ({ kind: 'all', reason });
const list = (name: string, prepare: Prepare, conditions: Conditions = {}): Situation => ({
  ...{ name, outcome: rightList, prepare },
  ...conditions,
});
const all = (name: string, reason: string, prepare: Prepare, conditions: Conditions = {}): Situation => ({
  ...{ name, outcome: everything(reason), prepare },
  ...conditions,
});
const error = (
  name: string,
  [says, advice]: readonly [string, string],
  prepare: Prepare,
  conditions: Conditions = {},
): Situation => ({ name, outcome: { kind: 'error', says, advice }, prepare, ...conditions });

const withoutContent = ['could not be fetched from origin', 'without filter and sparse-checkout'] as const;
const withoutFolder = ['does not exist', 'name the directory in sparse-checkout of actions/checkout'] as const;
const tooOld = (number: number): Outcome =>
  everything(
    `the merge commit of pull request ${String(number)} is not available, and this git is too old to merge in memory (2.38 or newer can)`,
  );

const ref = 'refs/pull/7/merge';
const headRef = 'refs/pull/7/head';
const advised = { ref, fetchDepth: 2 };

/**
 * Every checkout that is tested, beside every build system that only reads. `docs/services.md` shows this list; each of
 * its cells is tested.
 */
export const situations: readonly Situation[] = [
  list('the merge commit at `fetch-depth: 1`, as without inputs', () => host({ ref })),
  list('the merge commit at `fetch-depth: 2`', () => host({ ref, fetchDepth: 2 })),
  list('the merge commit at `fetch-depth: 0`', () => host({ ref, fetchDepth: 0 })),
  list('`ref`: the head commit, depth 1', () => host({ ref: headRef })),
  list('`ref`: the head commit, depth 0', () => host({ ref: headRef, fetchDepth: 0 })),
  list('the target branch, as `pull_request_target` has it', () => host({ ref: 'refs/heads/main' })),
  list('`ref`: a tag', () => host({ ref: 'refs/tags/v1' })),
  list('the branch of a merge group, depth 1', mergeGroup),
  list(
    'the head commit, while GitHub has made no merge commit of it',
    () => host({ ref: 'refs/pull/8/head' }, 'unmerged'),
    { withOldGit: tooOld(8) },
  ),
  all(
    'the head commit, which conflicts with the target branch',
    'pull request 10 conflicts with main in 1 file (blog/page.html)',
    () => host({ ref: 'refs/pull/10/head' }, 'conflicting'),
    { withOldGit: tooOld(10) },
  ),
  list('a private repository, depth 1', () => privateHost({ ref }, { persist: true })),
  error(
    '`persist-credentials: false`, private repository, depth 1',
    ['could not be fetched from origin', 'Check out with fetch-depth: 2'],
    () => privateHost({ ref }, { advised }),
  ),
  list('`persist-credentials: false`, private repository, depth 2', () => privateHost({ ref, fetchDepth: 2 })),
  error(
    '`persist-credentials: false`, private repository, the head commit',
    ['could not be fetched from origin', 'leave persist-credentials on'],
    () => privateHost({ ref: headRef, fetchDepth: 0 }, { advised }),
  ),
  all(
    '`persist-credentials: false`, private repository, the target branch, in `pull_request_target`',
    'could not be fetched from origin',
    () => inPullRequestTarget(privateHost({ ref: 'refs/heads/main' })),
  ),
  list('`repository`: the fork, `ref`: the head commit, in `pull_request_target`', () =>
    inPullRequestTarget(fork({ ref: headRef })),
  ),
  list('`sparse-checkout` of one folder', () => host({ ref, sparseCheckout: ['site'] })),
  error('`sparse-checkout` without the `working-directory`', withoutFolder, () => sparseWithoutBuild('cone')),
  error(
    '`sparse-checkout` without the `working-directory`, and `sparse-checkout-cone-mode: false`',
    withoutFolder,
    () => sparseWithoutBuild('patterns'),
  ),
  error(
    'a `working-directory` that the commit does not have',
    ['does not exist', 'see that the commit has this directory'],
    () => askedFrom({ checkouts: [''], workingDirectory: 'shopp', advised: '.' }),
  ),
  error('`sparse-checkout` of one folder, private repository without credentials, depth 2', withoutContent, () =>
    privateHost({ ref, fetchDepth: 2, sparseCheckout: ['site'] }, { advised }),
  ),
  list('`filter: blob:none`, depth 0', () => host({ ref, fetchDepth: 0, filter: 'blob:none' })),
  list('`filter: tree:0`, depth 0', () => host({ ref, fetchDepth: 0, filter: 'tree:0' })),
  error(
    '`filter: blob:none`, private repository without credentials, depth 0',
    withoutContent,
    () => privateHost({ ref, fetchDepth: 0, filter: 'blob:none' }, { advised: { ref, fetchDepth: 0 } }),
    {
      // These read manifests and rules alone, whose content is there with what is checked out. The others read what was changed.
      exceptions: Object.fromEntries(
        ['workspaces', 'cargo', 'uv', 'maven', 'dotnet', 'paths'].map((system) => [system, rightList]),
      ),
    },
  ),
  list('`submodules: true`', () => host({ ref, submodules: true })),
  // Nothing that a file does not belong to is left out here, so that the submodule counts.
  all('a submodule that the pull request moves to another commit', 'no target owns vendor/lib', () => ({
    ...host({ ref: 'refs/pull/9/merge', submodules: true }, 'movesSubmodule'),
    inputs: { 'impacted-targets-config': 'ci/strict.yml' },
  })),
  list('`lfs: true`', withLfs),
  list('`path: code`, and `working-directory: code`', () =>
    askedFrom({ checkouts: ['code'], workingDirectory: 'code' }),
  ),
  error(
    '`path: code`, and no `working-directory`',
    ["isn't in a Git repository", 'set working-directory to a folder in the repository'],
    () => askedFrom({ checkouts: ['code'], advised: 'code' }),
  ),
  list('two repositories beside each other, and `working-directory` of the pull request’s', () =>
    askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'code' }),
  ),
  error(
    'two repositories, and `working-directory` of the other one',
    [
      'could not be fetched from origin',
      'Check that working-directory is a checkout of the repository that has this commit',
    ],
    () => askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'other', advised: 'code' }),
  ),
  list('a second repository in a folder of the first', () => askedFrom({ checkouts: ['', 'tools'] })),
  list('a worktree (`git worktree add`)', worktree),
  list('a repository with SHA-256', sha256),
  error(
    'files of another user, as in a container',
    ['The directory belongs to another user', 'git config --global --add safe.directory'],
    container,
    { needsRoot: true, withoutOwnerCheck: rightList },
  ),
  list('files that cannot be written to', readOnly),
  error(
    'a `.git/shallow` that cannot be read',
    ['.git/shallow cannot be read (EACCES)', 'Let this user read it (`chmod a+r'],
    unreadableShallow,
  ),
  list('a workspace that is a symbolic link', linkedWorkspace),
  list('a workspace with spaces and other letters in its name', () => host({ ref }, 'merged', 'Größe 仕事 🚀')),
  error(
    'files without a repository: Git was not installed when `actions/checkout` ran',
    ["isn't in a Git repository", 'with git 2.31 or newer installed before it'],
    filesAlone,
  ),
  error('no Git on the machine', ['git was not found', 'git (2.31 or newer) before the checkout'], withoutGit),
];
