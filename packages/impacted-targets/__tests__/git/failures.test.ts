import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
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

/** A git of another version: it does not know what came later. */
const versionOf = (version: string, unknown: string) =>
  standIn(`${unknown}\ncase "$*" in *--version*) echo 'git version ${version}'; exit 0;; esac\nexec '${realGit}' "$@"`);

test.each(['2.30.2', '2.17.1', '1.99.0'])(
  'git %s is too old, and the message says which is needed',
  async (version) => {
    versionOf(version, 'case "$*" in *--path-format*) echo "fatal: unknown option" >&2; exit 129;; esac');
    expect(await outcome({ workingDirectory: checkedOut(), event })).toBe(
      `git ${version} is too old: 2.31 or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it, and check out with it`,
    );
  },
);

test.each(['2.31.0', '2.37.2', '3.0.1'])(
  'git %s compares a merge commit, and says ALL where it had to merge',
  async (version) => {
    versionOf(version, `case "$*" in *--write-tree*) echo 'usage: git merge-tree <base-tree>' >&2; exit 129;; esac`);
    expect(await outcome({ workingDirectory: checkedOut(), event })).toBe('modified a.txt');
    const stale = new HostedRepository({ 'a.txt': 'a' });
    const one = stale.pullRequest(7, { 'b.txt': 'b' });
    git(stale.directory, 'update-ref', '-d', 'refs/pull/7/merge');
    stale.commit({ 'c.txt': 'c' });
    const workingDirectory = checkOut(stale.url, 'refs/pull/7/head');
    expect(await outcome({ workingDirectory, event: { ...event, headSha: one.headSha } })).toMatch(
      /^ALL: .*this git is too old to merge in memory \(2\.38 or newer can\)/,
    );
  },
);

describe('a repository of another user', () => {
  const nobody = 65534;
  const isRoot = process.geteuid?.() === 0;

  (isRoot ? test : test.skip).each(['', 'sub'])('the advised command helps, in %j (needs root)', async (folder) => {
    const checkout = join(sampleDirectory(), "it's a checkout");
    git(sampleDirectory(), 'clone', '--quiet', host.url, checkout);
    git(checkout, 'fetch', '--quiet', 'origin', 'refs/pull/7/merge');
    git(checkout, 'checkout', '--quiet', 'FETCH_HEAD');
    for (const name of ['', '.git']) chownSync(join(checkout, name), nobody, nobody);
    const home = sampleDirectory();
    process.env.HOME = home;
    const request = { workingDirectory: join(checkout, folder), workspace: checkout, event };
    const refused = await outcome(request);
    expect(refused).toContain('belongs to another user');
    const command = /`(.*)`/.exec(refused)?.[1] ?? '';
    execFileSync('sh', ['-c', command], { env: { PATH: process.env.PATH, HOME: home } });
    expect(await outcome(request)).toBe('modified a.txt');
  });
});

/** Makes something wrong with a checkout. */
type Spoil = (checkout: string) => void;

test.each<[title: string, spoil: Spoil, message: RegExp]>([
  [
    'no git',
    () => {
      process.env.PATH = sampleDirectory();
    },
    /^git was not found on this machine/,
  ],
  [
    // git itself does not read it where it is a directory.
    'a list of shallow commits that cannot be read',
    (checkout) => {
      mkdirSync(join(checkout, '.git', 'shallow'));
    },
    /\.git\/shallow cannot be read \(EISDIR\), so it is not known/,
  ],
  [
    'a broken repository',
    (checkout) => {
      writeFiles(checkout, { '.git/HEAD': 'x' });
    },
    /git does not read .*not a git repository.*Check that actions\/checkout ran$/,
  ],
  [
    'a working tree elsewhere',
    (checkout) => {
      git(checkout, 'config', 'core.worktree', sampleDirectory());
    },
    /^working-directory: git takes .*without core\.worktree/,
  ],
])('a checkout with %s', async (_title, spoil, message) => {
  const workingDirectory = checkedOut(0);
  spoil(workingDirectory);
  expect(await outcome({ workingDirectory, event })).toMatch(message);
});

test('a directory that is missing, which a sparse checkout may leave out', async () => {
  const workspace = checkedOut();
  expect(await outcome({ workingDirectory: join(workspace, 'gone'), workspace, event })).toMatch(
    /gone does not exist\. .*name the directory in sparse-checkout of actions\/checkout$/,
  );
});

describe('an address in a message', () => {
  test.each([
    ['https://user:secret@host/a', 'https://host/a'],
    ['https://user:se@cr@et@host/a', 'https://host/a'],
    ['https://user:se/cr?et#@host/a', 'https://host/a'],
    ['https://secret@host/a.git?token=secret', 'https://host/a.git'],
    ['https://host/a#secret', 'https://host/a'],
    ["unable to access 'https://user:my se@cret@host/a?t=secret/': 403", "unable to access 'https://host/a': 403"],
    ["couldn't reach https://u:p@ss@host/a, nor https://host/b?s", "couldn't reach https://host/a, nor https://host/b"],
    ['git@github.com:a/b.git', 'git@github.com:a/b.git'],
    ['file:///a/b', 'file:///a/b'],
    ['mail a@example.com', 'mail a@example.com'],
  ])('%s', (text, shown) => {
    expect(withoutCredentials(text)).toBe(shown);
  });

  test('has no credentials wherever the remote is named', async () => {
    const workingDirectory = checkedOut();
    git(workingDirectory, 'config', 'remote.origin.url', 'http://user:se@cr@et@127.0.0.1:9/a/b?token=secret');
    const told = await outcome({ workingDirectory, event });
    expect(told).toContain('origin (http://127.0.0.1:9/a/b)');
    expect(told).not.toMatch(/se@|et@|secret|token/);
  });

  test('never holds more than the text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('://', '@', ':', '/', '?', '#', "'", '"', ' ', '\n', 'a')), (pieces) => {
        const user = `u:${pieces.join('').replaceAll(/[\s'"]/g, '')}SECRET`;
        expect(withoutCredentials(`https://${user}@host/${pieces.join('')}`)).not.toContain('SECRET');
      }),
    );
  });
});

const consequence = 'fatal: Could not read from remote repository.';

test.each<[what: string, stderr: string, cause: string, advice: string | undefined]>([
  [
    'a changed host key',
    `@@@@@@@@@@@\n@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\n@@@@@@@@@@@\nIT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY!\nHost key verification failed.\n${consequence}\n\nPlease make sure you have the correct access rights\nand the repository exists.\n`,
    'IT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY! Host key verification failed',
    'ssh-known-hosts',
  ],
  [
    'a key that is refused',
    `git@example.com: Permission denied (publickey).\n${consequence}\n`,
    'git@example.com: Permission denied (publickey)',
    'ssh-key',
  ],
  [
    'a repository on this disk that belongs to another user',
    `fatal: detected dubious ownership in repository at '/srv/a b/.git'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory '/srv/a b/.git'\n${consequence}\n`,
    "fatal: detected dubious ownership in repository at '/srv/a b/.git'",
    "git config --global --add safe.directory '/srv/a b/.git'",
  ],
  [
    'the same before 2.35.3',
    "fatal: unsafe repository ('/srv/a' is owned by someone else)\n",
    "fatal: unsafe repository ('/srv/a' is owned by someone else)",
    'safe.directory /srv/a`',
  ],
  [
    'a token that may not write',
    "remote: Write access to repository not granted.\nfatal: unable to access 'https://x-access-token:t@github.com/a/b/': The requested URL returned error: 403\n",
    "remote: Write access to repository not granted. fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 403",
    'contents: read',
  ],
  [
    'a full disk',
    'fatal: write error: No space left on device\n',
    'fatal: write error: No space left on device',
    'the disk has room',
  ],
  ['a certificate', 'fatal: SSL certificate problem: x\n', 'fatal: SSL certificate problem: x', 'http.sslCAInfo'],
  ['an unknown host', 'fatal: Could not resolve host: nowhere\n', 'fatal: Could not resolve host: nowhere', 'no_proxy'],
  ['the consequence alone', `${consequence}\n`, consequence.replace('.', ''), undefined],
  ['nothing at all', '', 'it printed nothing', undefined],
])('what git printed is read: %s', (_what, stderr, cause, advice) => {
  const failure = failureIn(Buffer.from(stderr));
  expect(failure.cause).toBe(cause);
  if (advice === undefined) expect(failure.advice).toBeUndefined();
  else expect(failure.advice).toContain(advice);
});

test.each([
  [403, 'error: 403', 'permissions: contents: read'],
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
