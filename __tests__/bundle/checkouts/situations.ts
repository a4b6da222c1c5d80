import {
  askedFrom,
  container,
  conflicting,
  filesAlone,
  fork,
  host,
  inPullRequestTarget,
  linkedWorkspace,
  linkedWorktree,
  movedSubmodule,
  mergeGroup,
  privateHost,
  readOnly,
  sha256,
  sparseWithoutBuild,
  unreadableShallow,
  withLfs,
  withoutGit,
  wrongDirectory,
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

/** One way in which a checkout was made, or a place where it lies. */
export interface Situation {
  /** Head of its row, in Markdown. */
  readonly name: string;
  readonly outcome: Outcome;
  /** Build systems that come to another outcome, by name. */
  readonly exceptions?: Readonly<Record<string, Outcome>>;
  /** Where Git is too old to merge in memory, which 2.38 was the first to do. */
  readonly withOldGit?: Outcome;
  /** Where Git is too old to look at the owner of a repository: before 2.30.3, 2.31.2, 2.32.1, 2.33.2, 2.34.2 and 2.35.2. */
  readonly withoutOwnerCheck?: Outcome;
  /** What makes it, which only the user root can do. */
  readonly needsRoot?: boolean;
  /** Runs the steps of a job that come before the action's. */
  readonly prepare: () => Promise<Job> | Job;
}

const list: Outcome = { kind: 'list' };
const all = (reason: string): Outcome => ({ kind: 'all', reason });
const error = (says: string, advice: string): Outcome => ({ kind: 'error', says, advice });
const withoutContent = error('could not be fetched from origin', 'without filter and sparse-checkout');
const tooOld = all(
  'the merge commit of pull request 8 is not available, and this git is too old to merge in memory (2.38 or newer can)',
);

const mergeRef = 'refs/pull/7/merge';
const headRef = 'refs/pull/7/head';

/**
 * Every checkout that is tested, beside every build system that only reads. `docs/services.md` shows this list; each of
 * its cells is a test.
 */
export const situations: readonly Situation[] = [
  {
    name: 'the merge commit at `fetch-depth: 1`, as without inputs',
    outcome: list,
    prepare: () => host({ ref: mergeRef }),
  },
  {
    name: 'the merge commit at `fetch-depth: 2`',
    outcome: list,
    prepare: () => host({ ref: mergeRef, fetchDepth: 2 }),
  },
  {
    name: 'the merge commit at `fetch-depth: 0`',
    outcome: list,
    prepare: () => host({ ref: mergeRef, fetchDepth: 0 }),
  },
  { name: '`ref`: the head commit, depth 1', outcome: list, prepare: () => host({ ref: headRef }) },
  { name: '`ref`: the head commit, depth 0', outcome: list, prepare: () => host({ ref: headRef, fetchDepth: 0 }) },
  {
    name: 'the target branch, as `pull_request_target` has it',
    outcome: list,
    prepare: () => host({ ref: 'refs/heads/main' }),
  },
  { name: '`ref`: a tag', outcome: list, prepare: () => host({ ref: 'refs/tags/v1' }) },
  { name: 'the branch of a merge group, depth 1', outcome: list, prepare: mergeGroup },
  {
    name: 'the head commit, while GitHub has made no merge commit of it',
    outcome: list,
    withOldGit: tooOld,
    prepare: () => host({ ref: 'refs/pull/8/head' }, 'unmerged'),
  },
  {
    name: 'the head commit, which conflicts with the target branch',
    outcome: all('pull request 10 conflicts with main in 1 file (blog/page.html)'),
    withOldGit: all(
      'the merge commit of pull request 10 is not available, and this git is too old to merge in memory (2.38 or newer can)',
    ),
    prepare: conflicting,
  },
  {
    name: 'a private repository, depth 1',
    outcome: list,
    prepare: () => privateHost({ ref: mergeRef }, { persist: true }),
  },
  {
    name: '`persist-credentials: false`, public repository, depth 1',
    outcome: list,
    prepare: () => host({ ref: mergeRef }),
  },
  {
    name: '`persist-credentials: false`, private repository, depth 1',
    outcome: error('could not be fetched from origin', 'Check out with fetch-depth: 2'),
    prepare: () => privateHost({ ref: mergeRef }, { persist: false, advised: { ref: mergeRef, fetchDepth: 2 } }),
  },
  {
    name: '`persist-credentials: false`, private repository, depth 2',
    outcome: list,
    prepare: () => privateHost({ ref: mergeRef, fetchDepth: 2 }, { persist: false }),
  },
  {
    name: '`persist-credentials: false`, private repository, the head commit',
    outcome: error('could not be fetched from origin', 'leave persist-credentials on'),
    prepare: () =>
      privateHost({ ref: headRef, fetchDepth: 0 }, { persist: false, advised: { ref: mergeRef, fetchDepth: 2 } }),
  },
  {
    name: '`persist-credentials: false`, private repository, the target branch, in `pull_request_target`',
    outcome: all('could not be fetched from origin'),
    prepare: () => inPullRequestTarget(privateHost({ ref: 'refs/heads/main' }, { persist: false })),
  },
  {
    name: '`repository`: the fork, `ref`: the head commit, in `pull_request_target`',
    outcome: list,
    prepare: () => inPullRequestTarget(fork({ ref: headRef })),
  },
  {
    name: '`sparse-checkout` of one folder',
    outcome: list,
    prepare: () => host({ ref: mergeRef, sparseCheckout: ['site'] }),
  },
  {
    name: '`sparse-checkout` without the `working-directory`',
    outcome: error('does not exist', 'name the directory in sparse-checkout of actions/checkout'),
    prepare: () => sparseWithoutBuild('cone'),
  },
  {
    name: '`sparse-checkout` without the `working-directory`, and `sparse-checkout-cone-mode: false`',
    outcome: error('does not exist', 'name the directory in sparse-checkout of actions/checkout'),
    prepare: () => sparseWithoutBuild('patterns'),
  },
  {
    name: 'a `working-directory` that the commit does not have',
    outcome: error('does not exist', 'see that the commit has this directory'),
    prepare: wrongDirectory,
  },
  {
    name: '`sparse-checkout` of one folder, private repository without credentials, depth 2',
    outcome: withoutContent,
    prepare: () =>
      privateHost(
        { ref: mergeRef, fetchDepth: 2, sparseCheckout: ['site'] },
        { persist: false, advised: { ref: mergeRef, fetchDepth: 2 } },
      ),
  },
  {
    name: '`filter: blob:none`, depth 0',
    outcome: list,
    prepare: () => host({ ref: mergeRef, fetchDepth: 0, filter: 'blob:none' }),
  },
  {
    name: '`filter: tree:0`, depth 0',
    outcome: list,
    prepare: () => host({ ref: mergeRef, fetchDepth: 0, filter: 'tree:0' }),
  },
  {
    name: '`filter: blob:none`, private repository without credentials, depth 0',
    outcome: withoutContent,
    // These read manifests and rules alone, whose content is there with what is checked out. The others read what was changed.
    exceptions: { workspaces: list, cargo: list, uv: list, maven: list, dotnet: list, paths: list },
    prepare: () =>
      privateHost(
        { ref: mergeRef, fetchDepth: 0, filter: 'blob:none' },
        { persist: false, advised: { ref: mergeRef, fetchDepth: 0 } },
      ),
  },
  { name: '`submodules: true`', outcome: list, prepare: () => host({ ref: mergeRef, submodules: true }) },
  {
    name: 'a submodule that the pull request moves to another commit',
    outcome: all('no target owns vendor/lib'),
    prepare: movedSubmodule,
  },
  { name: '`lfs: true`', outcome: list, prepare: withLfs },
  {
    name: '`path: code`, and `working-directory: code`',
    outcome: list,
    prepare: () => askedFrom({ checkouts: ['code'], workingDirectory: 'code' }),
  },
  {
    name: '`path: code`, and no `working-directory`',
    outcome: error("isn't in a Git repository", 'set working-directory to a folder in the repository'),
    prepare: () => askedFrom({ checkouts: ['code'], advised: 'code' }),
  },
  {
    name: 'two repositories beside each other, and `working-directory` of the pull request’s',
    outcome: list,
    prepare: () => askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'code' }),
  },
  {
    name: 'two repositories, and `working-directory` of the other one',
    outcome: error(
      'could not be fetched from origin',
      'Check that working-directory is a checkout of the repository that has this commit',
    ),
    prepare: () => askedFrom({ checkouts: ['code', 'other'], workingDirectory: 'other', advised: 'code' }),
  },
  {
    name: 'a second repository in a folder of the first',
    outcome: list,
    prepare: () => askedFrom({ checkouts: ['', 'tools'] }),
  },
  { name: 'a worktree (`git worktree add`)', outcome: list, prepare: linkedWorktree },
  { name: 'a repository with SHA-256', outcome: list, prepare: sha256 },
  {
    name: 'files of another user, as in a container',
    needsRoot: true,
    withoutOwnerCheck: list,
    outcome: error('The directory belongs to another user', 'git config --global --add safe.directory'),
    prepare: container,
  },
  { name: 'files that cannot be written to', outcome: list, prepare: readOnly },
  {
    name: 'a `.git/shallow` that cannot be read',
    outcome: error('.git/shallow cannot be read (EACCES)', 'Let this user read it (`chmod a+r'),
    prepare: unreadableShallow,
  },
  { name: 'a workspace that is a symbolic link', outcome: list, prepare: linkedWorkspace },
  {
    name: 'a workspace with a space in its name',
    outcome: list,
    prepare: () => host({ ref: mergeRef }, 'merged', 'a workspace'),
  },
  {
    name: 'a workspace with other letters in its name',
    outcome: list,
    prepare: () => host({ ref: mergeRef }, 'merged', 'Größe-仕事-🚀'),
  },
  {
    name: 'files without a repository: Git was not installed when `actions/checkout` ran',
    outcome: error("isn't in a Git repository", 'with git 2.31 or newer installed before it'),
    prepare: filesAlone,
  },
  {
    name: 'no Git on the machine',
    outcome: error('git was not found', 'git (2.31 or newer) before the checkout'),
    prepare: withoutGit,
  },
];
