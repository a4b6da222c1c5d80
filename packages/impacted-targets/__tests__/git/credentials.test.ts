import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openComparison } from '../../src/git/comparison.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import {
  checkOut,
  git,
  HostedRepository,
  removeSamples,
  sampleDirectory,
  snapshot,
  stepPrograms,
  writeFiles,
} from '../sample-repository.js';
import { serveGit, type GitServer } from './git-server.js';

afterAll(removeSamples);

const secret = 'c2VjcmV0LXRva2Vu';
const authorization = `basic ${secret}`;
const never = new AbortController().signal;

let server: GitServer;
let host: HostedRepository;
let url: string;

beforeEach(async () => {
  host = new HostedRepository({ 'a.txt': 'a', 'b.txt': 'b', 'deep/c.txt': 'c' });
  server = await serveGit(dirname(host.directory), authorization);
  url = `${server.url}/Hello-World/.git`;
});
afterEach(() => server.stop());

/** All files below a directory whose content holds a text. */
function filesWith(directory: string, text: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));
}

/** Compares with what a checkout left, and looks for the secret in everything that is written on the way. */
async function compare(checkout: string, headSha: string): Promise<string[]> {
  const parent = sampleDirectory();
  const temporary = new TemporaryDirectories(parent);
  const before = snapshot(checkout);
  try {
    const opened = await openComparison(
      { workingDirectory: checkout, event: { pullRequest: 1, targetBranch: 'main', headSha } },
      temporary,
      stepPrograms(checkout),
      never,
    );
    if (opened.kind === 'all') return [opened.why];
    const { base, head, changes } = opened.comparison;
    const content = (await base.read(['a.txt'])).get('a.txt')?.toString();
    expect(content).toBe('a');
    expect(readFileSync(join(await head.directory(), 'deep/c.txt'), 'utf8')).toBe('c');
    expect(filesWith(parent, secret)).toEqual([]);
    return changes.map(({ path }) => path);
  } finally {
    await temporary.remove();
    expect(snapshot(checkout)).toEqual(before);
  }
}

/**
 * A checkout as actions/checkout leaves it. It is made from the disk: the server runs in this process, which waits
 * for the commands of the set-up.
 */
function checkOutFrom(ref: string, configure: (directory: string) => void): string {
  const checkout = checkOut(host.url, ref);
  git(checkout, 'remote', 'set-url', 'origin', url);
  configure(checkout);
  return checkout;
}

const header = (directory: string) => {
  git(directory, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${authorization}`);
};

describe('a private repository over HTTP', () => {
  test('is reached with the header in .git/config', async () => {
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const checkout = checkOutFrom('refs/pull/1/merge', header);
    expect(await compare(checkout, headSha)).toEqual(['a.txt']);
    expect(server.seen.right).toBeGreaterThan(0);
    expect(server.seen.wrong).toBe(0);
  });

  test('is reached with the header in a file that .git/config includes', async () => {
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const credentials = join(sampleDirectory(), 'git-credentials.config');
    const checkout = checkOutFrom('refs/pull/1/merge', (directory) => {
      writeFiles(dirname(credentials), {
        'git-credentials.config': `[http "${server.url}/"]\n\textraheader = AUTHORIZATION: ${authorization}\n`,
      });
      git(directory, 'config', `includeIf.gitdir:${join(directory, '.git')}.path`, credentials);
    });
    expect(await compare(checkout, headSha)).toEqual(['a.txt']);
    expect(server.seen.wrong).toBe(0);
  });

  test('is merged in memory from a checkout of the head alone, as a partial clone', async () => {
    const start = git(host.directory, 'rev-parse', 'main');
    host.commit({ 'b.txt': 'B' });
    const { headSha } = host.pullRequest(1, { 'deep/d.txt': 'd' }, start);
    git(host.directory, 'update-ref', '-d', 'refs/pull/1/merge');
    const checkout = checkOutFrom('refs/pull/1/head', header);
    expect(await compare(checkout, headSha)).toEqual(['deep/d.txt']);
  });

  test('without credentials says what to do, and shows none', async () => {
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const checkout = checkOutFrom('refs/pull/1/merge', header);
    git(checkout, 'config', '--unset-all', `http.${server.url}/.extraheader`);
    git(checkout, 'remote', 'set-url', 'origin', url.replace('http://', `http://user:${secret}@`));
    const failure = await compare(checkout, headSha).catch((error: unknown) => String(error));
    expect(failure).toMatch(
      /^ImpactError: Commit [0-9a-f]{40} \(head of main\) could not be fetched from origin \(http:\/\/127\.0\.0\.1:\d+\/Hello-World\/\.git\): .*Check out with fetch-depth: 2/,
    );
    expect(failure).not.toContain(secret);
  });
});
