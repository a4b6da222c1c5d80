import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { computeImpactedTargets } from '../../src/compute.js';
import { checkOut, git, gitEnvironment, HostedRepository, type Files } from '../sample-repository.js';
import { serveGit, type GitServer } from './git-server.js';

/** What a repository is like whose pull request is checked out at depth 1. */
export interface LongHistory {
  /** Commits of the target branch. */
  readonly commits: number;
  /** Files of ten packages, of about 3,000 bytes each that cannot be compressed. */
  readonly files: number;
}

/** What went over the line, in bytes: what was asked and what was sent. */
export interface FetchedBytes {
  /** What the step fetches beside the merge commit that is checked out, and the targets that it finds. */
  readonly step: number;
  readonly targets: readonly string[];
  /** `git fetch --depth=2` of the same merge commit, into the same checkout. */
  readonly depth2: number;
  /** `git fetch --unshallow`, likewise. */
  readonly everything: number;
}

const authorization = 'basic c2VjcmV0';
const changedFiles = 5;
const fileName = (index: number): string => `packages/p${String(index % 10)}/src/file-${String(index)}.js`;
/** Other bytes each time, so that no delta makes them small. */
const content = (): string => randomBytes(2250).toString('base64');

/** Makes a repository with a pull request whose target branch has a long history, and measures three fetches. */
export async function measureFetches({ commits, files }: LongHistory): Promise<FetchedBytes> {
  const names = Array.from({ length: files }, (_, index) => fileName(index));
  const manifests = Array.from({ length: 10 }, (_, index) => `packages/p${String(index)}/package.json`);
  const host = new HostedRepository({
    'package.json': '{"private": true, "workspaces": ["packages/*"]}',
    ...Object.fromEntries(manifests.map((path, index) => [path, `{"name": "p${String(index)}"}`])),
    ...Object.fromEntries(names.map((name) => [name, content()])),
  });
  lengthen(host, commits, names);
  const changes: Files = Object.fromEntries(names.slice(0, changedFiles).map((name) => [name, content()]));
  const { headSha } = host.pullRequest(1, changes);
  const server = await serveGit(dirname(host.directory), authorization);
  try {
    const url = `${server.url}/Hello-World/.git`;
    const fetched = async (work: (checkout: string) => Promise<unknown>) => {
      // From the disk, since the server runs in this process, which waits for the commands of the set-up.
      const checkout = checkOut(host.url, 'refs/pull/1/merge');
      git(checkout, 'remote', 'set-url', 'origin', url);
      git(checkout, 'config', `http.${url}/.extraheader`, `AUTHORIZATION: ${authorization}`);
      return bytesOf(server, () => work(checkout));
    };
    const fetch = (checkout: string, ...options: string[]) =>
      promisify(execFile)('git', ['fetch', '--quiet', '--no-tags', ...options, 'origin', 'refs/pull/1/merge'], {
        cwd: checkout,
        env: gitEnvironment,
      });
    let targets: readonly string[] = [];
    const step = await fetched(async (workingDirectory) => {
      const computed = await computeImpactedTargets(
        {
          from: ['workspaces'],
          workingDirectory,
          environment: process.env,
          event: { pullRequest: 1, headSha, targetBranch: 'main' },
        },
        {
          log: { info: () => undefined, warn: () => undefined, debug: () => undefined },
          signal: new AbortController().signal,
        },
      );
      if (computed.kind === 'targets') targets = [...computed.targets].sort();
    });
    return {
      step,
      targets,
      depth2: await fetched((checkout) => fetch(checkout, '--depth=2')),
      everything: await fetched((checkout) => fetch(checkout, '--unshallow')),
    };
  } finally {
    await server.stop();
  }
}

/** Adds commits to the target branch, each of which changes three files. */
function lengthen(host: HostedRepository, commits: number, names: readonly string[]): void {
  const stream = Array.from({ length: commits }, (_, commit) => {
    const changed = Array.from({ length: 3 }, (_each, index) => {
      const text = content();
      return `M 100644 inline ${names[(commit * 3 + index) % names.length] ?? ''}\ndata ${String(text.length)}\n${text}\n`;
    });
    const from = commit === 0 ? 'from refs/heads/main^0\n' : '';
    return `commit refs/heads/main\ncommitter B <b@example.com> ${String(commit)} +0000\ndata 1\nx\n${from}${changed.join('')}\n`;
  });
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: host.directory, input: stream.join('') });
  git(host.directory, 'reset', '--quiet', '--hard');
}

async function bytesOf({ moved }: GitServer, work: () => Promise<unknown>): Promise<number> {
  const before = moved.asked + moved.sent;
  await work();
  return moved.asked + moved.sent - before;
}
