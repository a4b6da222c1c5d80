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

const list: Outcome = { kind: 'list' };
const all = (reason: string): Outcome => ({ kind: 'all', reason });
const error = (says: string, advice: string): Outcome => ({ kind: 'error', says, advice });

const when = (
  name: string,
  outcome: Outcome,
  prepare: Situation['prepare'],
  conditions: Conditions = {},
): Situation => ({ name, outcome, prepare, ...conditions });

const withoutContent = error('could not be fetched from origin', 'without filter and sparse-checkout');
const withoutFolder = error('does not exist', 'name the directory in sparse-checkout of actions/checkout');
const tooOld = (number: number): Outcome =>
  all(
    `the merge commit of pull request ${String(number)} is not available, and this git is too old to merge in memory (2.38 or newer can)`,
  );

const ref = 'refs/pull/7/merge';
const headRef = 'refs/pull/7/head';
const advised = { ref, fetchDepth: 2 };

/** Every checkout that is tested, with every build system of `readers`. `docs/services.md` shows this list. */
export const situations: readonly Situation[] = [
  when('the merge commit at `fetch-depth: 1`, as without inputs', list, () => host({ ref })),
  when('the merge commit at `fetch-depth: 2`', list, () => host({ ref, fetchDepth: 2 })),
  when('the merge commit at `fetch-depth: 0`', list, () => host({ ref, fetchDepth: 0 })),
  when('`ref`: the head commit, depth 1', list, () => host({ ref: headRef })),
  when('`ref`: the head commit, depth 0', list, () => host({ ref: headRef, fetchDepth: 0 })),
  when('the target branch, as `pull_request_target` has it', list, () => host({ ref: 'refs/heads/main' })),
  when('`ref`: a tag', list, () => host({ ref: 'refs/tags/v1' })),
  when('the branch of a merge group, depth 1', list, mergeGroup),
  when(
    'the head commit, while GitHub has made no merge commit of it',
    list,
    () => host({ ref: 'refs/pull/8/head' }, 'unmerged'),
    { withOldGit: tooOld(8) },
  ),
  when(
    'the head commit, which conflicts with the target branch',
    all('pull request 10 conflicts with main in 1 file (blog/page.html)'),
    () => host({ ref: 'refs/pull/10/head' }, 'conflicting'),
    { withOldGit: tooOld(10) },
  ),
  when('a private repository, depth 1', list, () => privateHost({ ref }, { persist: true })),
  when(
    '`persist-credentials: false`, private repository, depth 1',
    error('could not be fetched from origin', 'Check out with fetch-depth: 2'),
    () => privateHost({ ref }, { advised }),
  ),
  when('`persist-credentials: false`, private repository, depth 2', list, () => privateHost({ ref, fetchDepth: 2 })),
  when(
    '`persist-credentials: false`, private repository, the head commit',
    error('could not be fetched from origin', 'leave persist-credentials on'),
    () => privateHost({ ref: headRef, fetchDepth: 0 }, { advised }),
  ),
  when(
    '`persist-credentials: false`, private repository, the target branch, in `pull_request_target`',
    all('could not be fetched from origin'),
    () => inPullRequestTarget(privateHost({ ref: 'refs/heads/main' })),
  ),
  when('`repository`: the fork, `ref`: the head commit, in `pull_request_target`', list, () =>
    inPullRequestTarget(fork({ ref: headRef })),
  ),
  when('`sparse-checkout` of one folder', list, () => host({ ref, sparseCheckout: ['site'] })),
  when('`sparse-checkout` without the `working-directory`', withoutFolder, () => sparseWithoutBuild('cone')),
  when('`sparse-checkout` without the `working-directory`, and `sparse-checkout-cone-mode: false`', withoutFolder, () =>
    sparseWithoutBuild('patterns'),
  ),
  when(
    'a `working-directory` that the commit does not have',
    error('does not exist', 'see that the commit has this directory'),
    () => askedFrom({ checkouts: [''], workingDirectory: 'shopp', advised: '.' }),
  ),
  when('`sparse-checkout` of one folder, private repository without credentials, depth 2', withoutContent, () =>
    privateHost({ ref, fetchDepth: 2, sparseCheckout: ['site'] }, { advised }),
  ),
  when('`filter: blob:none`, depth 0', list, () => host({ ref, fetchDepth: 0, filter: 'blob:none' })),
  when('`filter: tree:0`, depth 0', list, () => host({ ref, fetchDepth: 0, filter: 'tree:0' })),
  when(
    '`filter: blob:none`, private repository without credentials, depth 0',
    withoutContent,
    () => privateHost({ ref, fetchDepth: 0, filter: 'blob:none' }, { advised: { ref, fetchDepth: 0 } }),
    {
      // These read rules and manifests alone, whose content is there with what is checked out. Others read what was changed.
      exceptions: { paths: list, workspaces: list },
    },
  ),
  when('`submodules: true`', list, () => host({ ref, submodules: true })),
  // Nothing that a file does not belong to is left out here, so that the submodule counts.
  when('a submodule that the pull request moves to another commit', all('no target owns vendor/lib'), () => ({
    ...host({ ref: 'refs/pull/9/merge', submodules: true }, 'movesSubmodule'),
    inputs: { 'impacted-targets-config': 'ci/strict.yml' },
  })),
  when('`lfs: true`', list, withLfs),
  when('`path: code`, and `working-directory: code`', list, () =>
    askedFrom({ checkouts: ['code'], workingDirectory: 'code' }),
  ),
  when(
    '`path: code`, and no `working-directory`',
    error("isn't in a Git repository", 'set working-directory to a folder in the repository'),
    () => askedFrom({ checkouts: ['code'], advised: 'code' }),
  ),
  when('two repositories beside each other, and `working-directory` of the pull request’s', list, () =>
    askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'code' }),
  ),
  when(
    'two repositories, and `working-directory` of the other one',
    error(
      'could not be fetched from origin',
      'Check that working-directory is a checkout of the repository that has this commit',
    ),
    () => askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'other', advised: 'code' }),
  ),
  when('a second repository in a folder of the first', list, () => askedFrom({ checkouts: ['', 'tools'] })),
  when('a worktree (`git worktree add`)', list, worktree),
  when('a repository with SHA-256', list, sha256),
  when(
    'files of another user, as in a container',
    error('The directory belongs to another user', 'git config --global --add safe.directory'),
    container,
    { needsRoot: true, withoutOwnerCheck: list },
  ),
  when('files that cannot be written to', list, readOnly),
  when(
    'a `.git/shallow` that cannot be read',
    error('.git/shallow cannot be read (EACCES)', 'Let this user read it (`chmod a+r'),
    unreadableShallow,
  ),
  when('a workspace that is a symbolic link', list, linkedWorkspace),
  when('a workspace with spaces and other letters in its name', list, () => host({ ref }, 'merged', 'Größe 仕事 🚀')),
  when(
    'files without a repository: Git was not installed when `actions/checkout` ran',
    error("isn't in a Git repository", 'with git 2.31 or newer installed before it'),
    filesAlone,
  ),
  when('no Git on the machine', error('git was not found', 'git (2.31 or newer) before the checkout'), withoutGit),
];
