import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutCredentials } from '../../src/git/checkout.js';
import { openComparison } from '../../src/git/comparison.js';
import { remoteFailure } from '../../src/git/remote-failure.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { checkOut, git, HostedRepository, removeSamples, sampleDirectory, stepPrograms } from '../sample-repository.js';

const { PATH, HOME } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
  process.env.HOME = HOME;
});
afterAll(removeSamples);

const host = new HostedRepository({ 'a.txt': 'a', 'sub/b.txt': 'b' });
const { headSha } = host.pullRequest(7, { 'a.txt': 'A' });

/** The failure of a comparison in a checkout of the pull request, or the paths that differ. */
async function outcome(workingDirectory: string, workspace = workingDirectory): Promise<string> {
  const temporary = new TemporaryDirectories(sampleDirectory());
  try {
    const event = { pullRequest: 7, targetBranch: 'main', headSha };
    const signal = new AbortController().signal;
    const opened = await openComparison({ workingDirectory, event }, temporary, stepPrograms(workspace), signal);
    return opened.kind === 'all' ? `ALL: ${opened.why}` : opened.comparison.changes.map(({ path }) => path).join();
  } catch (error) {
    return (error as Error).message;
  } finally {
    await temporary.remove();
  }
}

function checkedOut(): string {
  return checkOut(host.url, 'refs/pull/7/merge');
}

/** A git of another version in front of the real one: it does not know what came later. */
function standIn(version: string, script: string): void {
  const folder = sampleDirectory();
  const real = (PATH ?? '')
    .split(delimiter)
    .map((one) => join(one, 'git'))
    .find((path) => lstatSync(path, { throwIfNoEntry: false }));
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\n${script}\ncase "$*" in *--version*) echo 'git version ${version}'; exit 0;; esac\nexec '${real ?? ''}' "$@"\n`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  process.env.PATH = [folder, PATH].join(delimiter);
}

describe('the version of git', () => {
  test.each([
    // It takes an option of rev-parse that it does not know for text to be printed.
    ['2.30.2', 'case "$*" in *--path-format*) echo --path-format=absolute; shift 3;; esac'],
    ['2.17.1', 'case "$*" in *--path-format*) echo "fatal: unknown option" >&2; exit 129;; esac'],
  ])('%s is named, with the one that is needed', async (version, script) => {
    standIn(version, script);
    expect(await outcome(checkedOut())).toBe(
      `git ${version} is too old: 2.31 or newer is needed, and 2.38 or newer to merge a pull request that has no merge commit. Install it in a step before this one, and check out with it`,
    );
  });

  test('is no mistake where nothing failed, however old it is, and is not asked for', async () => {
    const asked = join(sampleDirectory(), 'asked');
    standIn('2.20.0', `echo "$*" >> '${asked}'`);
    expect(await outcome(checkedOut())).toBe('a.txt');
    const commands = readFileSync(asked, 'utf8');
    expect(commands).toContain('rev-parse');
    expect(commands).not.toMatch(/version/);
  });

  test.each(['2.31.0', '2.34.1', '2.37.2'])(
    '%s compares a merge commit, and says ALL where it had to merge',
    async (version) => {
      const oldMergeTree = `case "$*" in *--write-tree*) echo 'usage: git merge-tree <base-tree> <branch1> <branch2>' >&2; exit 129;; esac`;
      standIn(version, oldMergeTree);
      expect(await outcome(checkedOut())).toBe('a.txt');
      const stale = new HostedRepository({ 'a.txt': 'a' });
      const one = stale.pullRequest(7, { 'b.txt': 'b' });
      git(stale.directory, 'update-ref', '-d', 'refs/pull/7/merge');
      stale.commit({ 'c.txt': 'c' });
      const checkout = checkOut(stale.url, 'refs/pull/7/head');
      const temporary = new TemporaryDirectories(sampleDirectory());
      const event = { pullRequest: 7, targetBranch: 'main', headSha: one.headSha };
      const opened = await openComparison(
        { workingDirectory: checkout, event },
        temporary,
        stepPrograms(checkout),
        new AbortController().signal,
      );
      await temporary.remove();
      expect(opened).toMatchObject({
        kind: 'all',
        why: expect.stringContaining('this git is too old to merge in memory (2.38 or newer can)') as unknown,
      });
    },
  );
});

describe('a repository of another user', () => {
  const nobody = 65534;
  const isRoot = process.geteuid?.() === 0;

  (isRoot ? test : test.skip).each([
    ['', 'a checkout whose name has a space'],
    ['sub', 'its subdirectory'],
  ])('%j: the command that is advised helps: %s (needs root)', async (directory) => {
    const checkout = join(realpathSync(sampleDirectory()), "it's a checkout");
    git(sampleDirectory(), 'clone', '--quiet', host.url, checkout);
    git(checkout, 'fetch', '--quiet', 'origin', 'refs/pull/7/merge');
    git(checkout, 'checkout', '--quiet', 'FETCH_HEAD');
    for (const name of ['', '.git']) chownSync(join(checkout, name), nobody, nobody);
    const home = sampleDirectory();
    process.env.HOME = home;
    const refused = await outcome(join(checkout, directory), checkout);
    expect(refused).toContain('belongs to another user');
    const command = /`(.*)`/.exec(refused)?.[1] ?? '';
    execFileSync('sh', ['-c', command], { env: { PATH, HOME: home } });
    expect(await outcome(join(checkout, directory), checkout)).toBe('a.txt');
  });
});

describe('a checkout', () => {
  test('that is sparse, without the working directory, is told to take it in', async () => {
    const checkout = checkedOut();
    git(checkout, 'sparse-checkout', 'set', 'other');
    expect(await outcome(join(checkout, 'sub'), checkout)).toContain(
      'sub does not exist. The checkout is sparse: name the directory in sparse-checkout of actions/checkout',
    );
    expect(await outcome(checkout)).toBe('a.txt');
  });

  test('whose list of shallow commits cannot be read says so', async () => {
    const checkout = checkOut(host.url, 'refs/pull/7/merge', { depth: 0 });
    // git itself does not read it where it is a directory.
    mkdirSync(join(checkout, '.git', 'shallow'), { recursive: true });
    expect(await outcome(checkout)).toMatch(/\.git\/shallow cannot be read \(EISDIR\), so it is not known/);
  });

  test('gives temporary trees long paths', async () => {
    const checkout = checkedOut();
    const temporary = new TemporaryDirectories(sampleDirectory());
    const event = { pullRequest: 7, targetBranch: 'main', headSha };
    const opened = await openComparison(
      { workingDirectory: checkout, event },
      temporary,
      stepPrograms(checkout),
      new AbortController().signal,
    );
    if (opened.kind === 'all') throw new Error(opened.why);
    expect(git(await opened.comparison.head.directory(), 'config', 'core.longpaths')).toBe('true');
    await temporary.remove();
  });
});

describe('an address in a message', () => {
  test.each([
    ['https://user:secret@host/a', 'https://host/a'],
    ['https://user:se@cr@et@host/a', 'https://host/a'],
    ['https://user:se/cr?et#@host/a', 'https://host/a'],
    ['https://secret@host/a.git?token=secret', 'https://host/a.git'],
    ['https://host/a#secret', 'https://host/a'],
    [
      "fatal: unable to access 'https://user:my se@cret@host/a?t=secret/': error: 403",
      "fatal: unable to access 'https://host/a': error: 403",
    ],
    [
      "couldn't reach https://u:p@ss@host/a, nor https://host/b?secret",
      "couldn't reach https://host/a, nor https://host/b",
    ],
    ['git@github.com:a/b.git', 'git@github.com:a/b.git'],
    ['file:///a/b', 'file:///a/b'],
    ['mail a@example.com', 'mail a@example.com'],
  ])('%s', (text, shown) => {
    expect(withoutCredentials(text)).toBe(shown);
  });

  test('is so wherever the remote is named', async () => {
    const checkout = checkedOut();
    git(checkout, 'config', 'remote.origin.url', 'http://user:se@cr@et@127.0.0.1:9/a/b?token=secret');
    const told = await outcome(checkout);
    expect(told).toContain('origin (http://127.0.0.1:9/a/b)');
    expect(told).not.toMatch(/se@|et@|secret|token/);
  });

  test('never holds more than the text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('://', '@', ':', '/', '?', '#', "'", '"', ' ', '\n', 'a')), (pieces) => {
        const shown = withoutCredentials(
          `https://u:${pieces.join('').replaceAll(/[\s'"]/g, '')}SECRET@host/${pieces.join('')}`,
        );
        expect(shown).not.toContain('SECRET');
      }),
    );
  });
});

describe('a fetch that fails', () => {
  test.each([
    ['git@example.com: Permission denied (publickey).', 'ssh-key'],
    ['Host key verification failed.', 'ssh-known-hosts'],
  ])('names the cause that ssh gives, and not what follows from it: %s', async (line, advice) => {
    const ssh = join(sampleDirectory(), 'ssh');
    writeFileSync(ssh, `#!/bin/sh\necho '${line}' >&2\nexit 255\n`);
    chmodSync(ssh, 0o755);
    const checkout = checkedOut();
    git(checkout, 'config', 'remote.origin.url', 'git@example.com:owner/name.git');
    git(checkout, 'config', 'core.sshCommand', ssh);
    const told = await outcome(checkout);
    expect(told).toContain(line.replace(/\.$/, ''));
    expect(told).toContain(advice);
    expect(told).not.toContain('Could not read from remote repository');
  });

  test.each([
    [403, 'permissions: contents: read'],
    [404, 'permissions: contents: read'],
    [500, 'persist-credentials'],
  ])('names the status %i of a server', async (status, advice) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const checkout = checkedOut();
    const { port } = server.address() as AddressInfo;
    git(checkout, 'config', 'remote.origin.url', `http://127.0.0.1:${String(port)}/a/b`);
    try {
      const told = await outcome(checkout);
      expect(told).toContain(status === 404 ? 'not found' : `error: ${String(status)}`);
      expect(told).toContain(advice);
    } finally {
      await new Promise((closed) => server.close(closed));
    }
  });

  test.each<[string, string, string, string | undefined]>([
    [
      'a changed host key',
      '@@@@@@@@@@@\n@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\n@@@@@@@@@@@\nIT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY!\nHost key verification failed.\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.\n',
      'IT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY! Host key verification failed.',
      'ssh-known-hosts',
    ],
    [
      'a repository on this disk that belongs to another user',
      "fatal: detected dubious ownership in repository at '/srv/a b/.git'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory '/srv/a b/.git'\nfatal: Could not read from remote repository.\n",
      "fatal: detected dubious ownership in repository at '/srv/a b/.git'",
      "git config --global --add safe.directory '/srv/a b/.git'",
    ],
    [
      'a token that may not write',
      "remote: Write access to repository not granted.\nfatal: unable to access 'https://x-access-token:t@github.com/a/b/': The requested URL returned error: 403\n",
      "remote: Write access to repository not granted. fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 403",
      'contents: read',
    ],
    ['nothing at all', '', 'it printed nothing', undefined],
    [
      'the consequence alone',
      'fatal: Could not read from remote repository.\n',
      'fatal: Could not read from remote repository.',
      undefined,
    ],
    [
      'an unknown host',
      "fatal: unable to access 'https://nowhere/': Could not resolve host: nowhere\n",
      "fatal: unable to access 'https://nowhere/': Could not resolve host: nowhere",
      'no_proxy',
    ],
  ])('reads %s', (_, stderr, cause, advice) => {
    const failure = remoteFailure(Buffer.from(stderr));
    expect(failure.cause).toBe(cause);
    if (advice === undefined) expect(failure.advice).toBeUndefined();
    else expect(failure.advice).toContain(advice);
  });
});
