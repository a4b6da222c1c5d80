import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { failureIn, withoutCredentials } from '../../src/git/failures.js';
import { checkOut, git, HostedRepository, removeSamples, sampleDirectory, writeFiles } from '../sample-repository.js';
import { outcome } from './comparing.js';
import { realGit, restorePath, standIn } from './stand-in.js';

const { HOME } = process.env;
afterEach(() => {
  restorePath();
  process.env.HOME = HOME;
});
afterAll(removeSamples);

const host = new HostedRepository({ 'a.txt': 'a', 'sub/b.txt': 'b' });
const { headSha } = host.pullRequest(7, { 'a.txt': 'A' });
const event = { pullRequest: 7, targetBranch: 'main', headSha };
const checkedOut = (depth = 1) => checkOut(host.url, 'refs/pull/7/merge', { depth });

/** A git of another version, which ends where it is asked for what came later. */
const versionOf = (version: string, later: string) =>
  standIn(
    `case "$*" in *${later}*) echo 'usage: git merge-tree' >&2; exit 129;; *--version*) echo 'git version ${version}'; exit 0;; esac\nexec '${realGit}' "$@"`,
  );

test.each(['2.30.2', '1.99.0'])('git %s is too old, and the message says which is needed', async (version) => {
  versionOf(version, '--path-format');
  expect(await outcome({ workingDirectory: checkedOut(), event })).toMatch(
    `git ${version} is too old: 2.31 or newer is needed`,
  );
});

test.each(['2.31.0', '3.0.1'])(
  'git %s compares a merge commit, and says ALL where it had to merge',
  async (version) => {
    versionOf(version, '--write-tree');
    expect(await outcome({ workingDirectory: checkedOut(), event })).toBe('modified a.txt');
    const moved = new HostedRepository({ 'a.txt': 'a' });
    const request = { event: { ...event, headSha: moved.pullRequest(7, { 'b.txt': 'b' }).headSha } };
    git(moved.directory, 'update-ref', '-d', 'refs/pull/7/merge');
    moved.commit({ 'c.txt': 'c' });
    const workingDirectory = checkOut(moved.url, 'refs/pull/7/head');
    expect(await outcome({ workingDirectory, ...request })).toMatch(
      /^ALL: .*too old to merge in memory \(2\.38 or newer/,
    );
  },
);

const isRoot = process.geteuid?.() === 0;
(isRoot ? test : test.skip)('the advised command helps in the repository of another user (needs root)', async () => {
  const checkout = join(sampleDirectory(), "it's a checkout");
  git(sampleDirectory(), 'clone', '--quiet', host.url, checkout);
  git(checkout, 'fetch', '--quiet', 'origin', 'refs/pull/7/merge');
  git(checkout, 'checkout', '--quiet', 'FETCH_HEAD');
  for (const name of ['', '.git']) chownSync(join(checkout, name), 65534, 65534);
  const home = sampleDirectory();
  process.env.HOME = home;
  const request = { workingDirectory: join(checkout, 'sub'), workspace: checkout, event };
  const refused = await outcome(request);
  expect(refused).toContain('belongs to another user');
  const command = /(git config .*)\. The directory/.exec(refused)?.[1] ?? '';
  execFileSync('sh', ['-c', command], { env: { PATH: process.env.PATH, HOME: home } });
  expect(await outcome(request)).toBe('modified a.txt');
});

test.each<[title: string, spoil: (checkout: string) => void, message: RegExp]>([
  ['no git', () => (process.env.PATH = sampleDirectory()), /^git was not found on this machine/],
  [
    // Git itself does not read it where it is a directory.
    'a list of shallow commits that cannot be read',
    (checkout) => mkdirSync(join(checkout, '.git', 'shallow')),
    /\.git\/shallow cannot be read \(EISDIR\), so it is not known/,
  ],
  [
    'a broken repository',
    (checkout) => writeFiles(checkout, { '.git/HEAD': 'x' }),
    /git does not read .*not a git repository.*Check that it is a whole clone$/,
  ],
  [
    'a working tree elsewhere',
    (checkout) => git(checkout, 'config', 'core.worktree', sampleDirectory()),
    /git uses the repository .*without core\.worktree/,
  ],
  [
    'an address with credentials',
    (checkout) => git(checkout, 'config', 'remote.origin.url', 'http://u:s@et@127.0.0.1:9/a/b?token=s'),
    /from origin \(http:\/\/127\.0\.0\.1:9\/a\/b\): ((?!et@|token).)*$/,
  ],
])('a checkout with %s', async (_title, spoil, message) => {
  const workingDirectory = checkedOut(message.source.includes('origin') ? 1 : 0);
  spoil(workingDirectory);
  expect(await outcome({ workingDirectory, event })).toMatch(message);
});

test('a directory that is missing, which a sparse checkout may leave out', async () => {
  const workspace = checkedOut();
  expect(await outcome({ workingDirectory: join(workspace, 'gone'), workspace, event })).toMatch(
    /gone does not exist\. .*name the directory in sparse-checkout of actions\/checkout$/,
  );
});

test.each([
  ['https://user:secret@host/a', 'https://host/a'],
  ['https://user:se/cr?et#@host/a', 'https://host/a'],
  ['https://secret@host/a.git?token=secret', 'https://host/a.git'],
  ["unable to access 'https://user:my se@cret@host/a?t=secret/': 403", "unable to access 'https://host/a': 403"],
  ["couldn't reach https://u:p@ss@host/a, nor https://host/b?s", "couldn't reach https://host/a, nor https://host/b"],
  ['git@github.com:a/b.git', 'git@github.com:a/b.git'],
  ['file:///a/b', 'file:///a/b'],
])('an address in a message has no credentials: %s', (text, shown) => {
  expect(withoutCredentials(text)).toBe(shown);
});

test('no address in a message has credentials, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('://', '@', ':', '/', '?', '#', "'", '"', ' ', '\n', 'a')), (pieces) => {
      const user = `u:${pieces.join('').replaceAll(/[\s'"]/g, '')}SECRET`;
      expect(withoutCredentials(`https://${user}@host/${pieces.join('')}`)).not.toContain('SECRET');
    }),
  );
});

const consequence = 'fatal: Could not read from remote repository.';

test.each<[stderr: string, cause: string, advice: string | undefined]>([
  [
    `@@@@@@@@@@@\n@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\n@@@@@@@@@@@\nIT IS POSSIBLE!\nHost key verification failed.\n${consequence}\n\nPlease make sure you have the correct access rights\nand the repository exists.\n`,
    'IT IS POSSIBLE! Host key verification failed',
    'ssh-known-hosts',
  ],
  [
    `git@example.com: Permission denied (publickey).\n${consequence}\n`,
    'git@example.com: Permission denied (publickey)',
    'ssh-key',
  ],
  [
    "fatal: unsafe repository ('/srv/a' is owned by someone else)\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /srv/a\n",
    "fatal: unsafe repository ('/srv/a' is owned by someone else) To add an exception for this directory, call: git config --global --add safe.directory /srv/a",
    'another user',
  ],
  [
    "remote: Write access to repository not granted.\nfatal: unable to access 'https://x-access-token:t@github.com/a/b/': The requested URL returned error: 403\n",
    "remote: Write access to repository not granted. fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 403",
    'contents: read',
  ],
  ['fatal: Could not resolve host: nowhere\n', 'fatal: Could not resolve host: nowhere', 'no_proxy'],
  ['fatal: write error: No space left on device\n', 'fatal: write error: No space left on device', undefined],
  [`${consequence}\n`, consequence.replace('.', ''), undefined],
  ['', 'it printed nothing', undefined],
])('what git printed is read: %j', (stderr, cause, advice) => {
  const failure = failureIn(Buffer.from(stderr));
  expect(failure.cause).toBe(cause);
  if (advice === undefined) expect(failure.advice).toBeUndefined();
  else expect(failure.advice).toContain(advice);
});

test.each([
  [404, 'not found', 'permissions: contents: read'],
  [500, 'error: 500', 'persist-credentials'],
])('a server that answers %i is named, with advice', async (status, told, advice) => {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const workingDirectory = checkedOut();
  const { port } = server.address() as AddressInfo;
  git(workingDirectory, 'config', 'remote.origin.url', `http://127.0.0.1:${String(port)}/a/b`);
  const message = await outcome({ workingDirectory, event });
  await new Promise((closed) => server.close(closed));
  expect(message).toContain(told);
  expect(message).toContain(advice);
});
