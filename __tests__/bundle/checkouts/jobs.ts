import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import {
  forkOf,
  git,
  HostedRepository,
  sampleDirectory,
} from '../../../packages/impacted-targets/__tests__/sample-repository.js';
import { serveGit, type GitServer } from '../../../packages/impacted-targets/__tests__/git/git-server.js';
import { payload, pullRequestIntoMain } from '../../steps/payloads.js';
import { actionsCheckout, type ActionsCheckout } from './actions-checkout.js';
import { sampleHost, type SampleHost, type SamplePullRequest } from './sample-monorepo.js';

/** A job up to the step that computes targets. */
export interface Job {
  /** Absolute path. */
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: object };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Number of the user that the step runs as, where it is another one. */
  readonly user?: number;
  /** The job as it is once somebody did what the step's message advises. */
  readonly advised?: (message: string) => Job | Promise<Job>;
}

type Checkout = Omit<ActionsCheckout, 'url'>;
type PullRequestName = 'merged' | 'unmerged' | 'conflicting' | 'movesSubmodule';

const isRoot = process.geteuid?.() === 0;
/** Of the user `nobody`, on Linux and macOS. */
const nobody = 65534;

let shared: SampleHost | undefined;
const sample = (): SampleHost => (shared ??= sampleHost());

const mergeRef = 'refs/pull/7/merge';

function pullRequestEvent({ number, headSha }: SamplePullRequest): Job['event'] {
  return { name: 'pull_request', payload: pullRequestIntoMain(number, headSha) };
}

/** A checkout of the sample repository in a new workspace. */
export function host(checkout: Checkout, pullRequest: PullRequestName = 'merged', name = 'workspace'): Job {
  const workspace = join(sampleDirectory(), name);
  actionsCheckout(workspace, { url: sample().repository.url, ...checkout });
  return { workspace, event: pullRequestEvent(sample()[pullRequest]) };
}

/** GitHub puts the merge commit of a group onto a separate branch, and names both of its ends in the event. */
export function mergeGroup(): Job {
  const { repository } = sample();
  const head = git(repository.directory, 'rev-parse', mergeRef);
  const base = git(repository.directory, 'rev-parse', `${mergeRef}^1`);
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${base}`;
  git(repository.directory, 'update-ref', ref, head);
  const event = payload('merge_group') as { merge_group: Record<string, unknown> };
  Object.assign(event.merge_group, { head_sha: head, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' });
  return { ...host({ ref }), event: { name: 'merge_group', payload: event } };
}

let server: GitServer | undefined;

/** For `afterAll`: ends the server of private repositories. */
export async function stopServer(): Promise<void> {
  await server?.stop();
}

/** A checkout of a repository whose server asks for credentials. */
export async function privateHost(
  checkout: Checkout,
  { persist = false, advised }: { persist?: boolean; advised?: Checkout } = {},
): Promise<Job> {
  const authorization = 'basic c2VjcmV0LXRva2Vu';
  const { repository } = sample();
  server ??= await serveGit(dirname(dirname(repository.directory)), authorization);
  const url = `${server.url}/Codertocat/Hello-World/.git`;
  const made = (how: Checkout) => host({ ...how, server: { url, ...(persist && { authorization }) } });
  return { ...made(checkout), ...(advised && { advised: () => made(advised) }) };
}

/** The same job in a workflow that holds secrets whoever wrote the pull request. */
export async function inPullRequestTarget(job: Job | Promise<Job>): Promise<Job> {
  const { event, ...others } = await job;
  return { ...others, event: { name: 'pull_request_target', payload: event.payload } };
}

/** What a fork's repository gives a workflow of the one that it was forked from. */
export function fork(checkout: Checkout): Job {
  const { repository, merged } = sample();
  const workspace = join(sampleDirectory(), 'workspace');
  actionsCheckout(workspace, { url: forkOf(repository).url, ...checkout });
  const base = git(repository.directory, 'rev-parse', `${mergeRef}^1`);
  return { workspace, event: { name: 'pull_request', payload: pullRequestIntoMain(7, merged.headSha, base) } };
}

/** Git LFS puts the content instead of its pointer by a filter, which `git lfs install --local` sets. */
export function withLfs(): Job {
  const filter = join(sampleDirectory(), 'git-lfs');
  writeFileSync(filter, '#!/bin/sh\ncat >/dev/null\necho large\n', { mode: 0o755 });
  return host({
    ref: mergeRef,
    configure: (directory) => {
      git(directory, 'config', 'filter.lfs.smudge', `${filter} smudge`);
      git(directory, 'config', 'filter.lfs.clean', `${filter} clean`);
      git(directory, 'config', 'filter.lfs.required', 'true');
    },
  });
}

/** A build in a folder of the repository, which a sparse checkout leaves out. */
export function sparseWithoutBuild(mode: 'cone' | 'patterns'): Job {
  const { repository, merged } = sampleHost({ folder: 'app' });
  const made = (...folders: string[]): Job => {
    const workspace = join(sampleDirectory(), 'workspace');
    const patterns = mode === 'patterns';
    const sparseCheckout = patterns ? folders.map((folder) => `/${folder}/`) : folders;
    actionsCheckout(workspace, { url: repository.url, ref: mergeRef, sparseCheckout, patterns });
    return { workspace, event: pullRequestEvent(merged), inputs: { 'working-directory': 'app' } };
  };
  return { ...made('ci'), advised: () => made('ci', 'app') };
}

let other: HostedRepository | undefined;

/** Checkouts in folders of the workspace: the first is the pull request's repository, the second another one. */
export function askedFrom(options: { checkouts: readonly string[]; workingDirectory?: string; advised?: string }): Job {
  const workspace = join(sampleDirectory(), 'workspace');
  other ??= new HostedRepository({ 'tool.txt': '1' });
  const [first = '', second] = options.checkouts;
  actionsCheckout(join(workspace, first), { url: sample().repository.url, ref: mergeRef });
  if (second !== undefined) actionsCheckout(join(workspace, second), { url: other.url, ref: 'refs/heads/main' });
  const from = (workingDirectory?: string): Job => ({
    workspace,
    event: pullRequestEvent(sample().merged),
    ...(workingDirectory !== undefined && { inputs: { 'working-directory': workingDirectory } }),
  });
  return { ...from(options.workingDirectory), advised: () => from(options.advised) };
}

export function worktree(): Job {
  const { workspace, event } = host({ ref: mergeRef });
  git(workspace, 'worktree', 'add', '--detach', 'tools/tree', 'HEAD');
  return { workspace, event, inputs: { 'working-directory': 'tools/tree' } };
}

export function sha256(): Job {
  const { repository, merged } = sampleHost({ objectFormat: 'sha256' });
  const workspace = join(sampleDirectory(), 'workspace');
  actionsCheckout(workspace, { url: repository.url, ref: mergeRef, objectFormat: 'sha256' });
  return { workspace, event: pullRequestEvent(merged) };
}

const advisedCommand = (message: string): string =>
  /`(.*)`|(git config .*)\. The directory/.exec(message)?.slice(1).find(Boolean) ?? 'false';

/** The runner of a container job is root, and the workspace belongs to the user of the host. */
export function container(): Job {
  const job = host({ ref: mergeRef });
  execFileSync('chown', ['-R', String(nobody), job.workspace]);
  return {
    ...job,
    advised: (message) => {
      const home = sampleDirectory();
      execFileSync('sh', ['-c', advisedCommand(message)], { env: { PATH: process.env.PATH ?? '', HOME: home } });
      return { ...job, environment: { HOME: home } };
    },
  };
}

/** Root may write everywhere, so this situation doesn't apply to it. */
function asAnotherUser(workspace: string): Pick<Job, 'user' | 'environment'> {
  if (!isRoot) return {};
  // Folders for samples are their maker's alone.
  chmodSync(dirname(workspace), 0o755);
  const home = sampleDirectory();
  chmodSync(home, 0o755);
  execFileSync('git', ['config', '--global', '--add', 'safe.directory', '*'], {
    env: { PATH: process.env.PATH ?? '', HOME: home },
  });
  return { user: nobody, environment: { HOME: home } };
}

export async function readOnly(): Promise<Job> {
  const job = await privateHost({ ref: mergeRef }, { persist: true });
  execFileSync('chmod', ['-R', 'a-w,a+rX', job.workspace]);
  return { ...job, ...asAnotherUser(job.workspace) };
}

export async function unreadableShallow(): Promise<Job> {
  const made = await privateHost({ ref: mergeRef }, { persist: true });
  const job = { ...made, ...asAnotherUser(made.workspace) };
  chmodSync(join(job.workspace, '.git/shallow'), isRoot ? 0o600 : 0);
  return {
    ...job,
    advised: async (message) => {
      // In another checkout like this one, so that this one stays what it is.
      const other = await unreadableShallow();
      execFileSync('sh', ['-c', advisedCommand(message).replace(job.workspace, other.workspace)]);
      return other;
    },
  };
}

export function linkedWorkspace(): Job {
  const job = host({ ref: mergeRef });
  const link = join(sampleDirectory(), 'link');
  symlinkSync(job.workspace, link);
  return { ...job, workspace: link };
}

/** Without Git, actions/checkout gets the files as an archive. */
export function filesAlone(): Job {
  const job = host({ ref: mergeRef });
  const workspace = sampleDirectory();
  for (const name of readdirSync(job.workspace))
    cpSync(join(job.workspace, name), join(workspace, name), { recursive: true });
  rmSync(join(workspace, '.git'), { recursive: true });
  return { ...job, workspace, advised: () => job };
}

export function withoutGit(): Job {
  const job = host({ ref: mergeRef });
  const empty = join(sampleDirectory(), 'bin');
  mkdirSync(empty);
  return { ...job, environment: { PATH: empty }, advised: () => job };
}
