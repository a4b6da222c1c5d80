import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkOut, git, HostedRepository, removeSamples, sampleDirectory, writeFiles } from '../sample-repository.js';
import { changed, compare, outcome } from './comparing.js';
import { serveGit, type GitServer } from './git-server.js';

afterAll(removeSamples);

const secret = 'c2VjcmV0LXRva2Vu';
const authorization = `basic ${secret}`;

let server: GitServer;
let host: HostedRepository;
let url: string;

beforeEach(async () => {
  host = new HostedRepository({ 'a.txt': 'a', 'b.txt': 'b', 'deep/c.txt': 'c' });
  server = await serveGit(dirname(host.directory), authorization);
  url = `${server.url}/Hello-World/.git`;
});
afterEach(() => server.stop());

/** All files below a directory whose content holds the secret. */
function filesWithSecret(directory: string): string[] {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  return paths.filter((path) => statSync(path).isFile() && readFileSync(path).includes(secret));
}

/** Makes the checkout know the header that the server wants. */
type Configure = (checkout: string) => void;
const inConfig: Configure = (checkout) =>
  git(checkout, 'config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${authorization}`);
const included: Configure = (checkout) => {
  const credentials = join(sampleDirectory(), 'credentials.config');
  const header = `[http "${server.url}/"]\n\textraheader = AUTHORIZATION: ${authorization}\n`;
  writeFiles(dirname(credentials), { 'credentials.config': header });
  git(checkout, 'config', `includeIf.gitdir:${join(checkout, '.git')}.path`, credentials);
};

/**
 * A checkout as actions/checkout leaves it. It is made from the disk: the server runs in this process, which waits
 * for the commands of the set-up.
 */
function checkedOut(ref: string, configure: Configure, headSha: string) {
  const workingDirectory = checkOut(host.url, ref);
  git(workingDirectory, 'remote', 'set-url', 'origin', url);
  configure(workingDirectory);
  return { workingDirectory, event: { pullRequest: 1, targetBranch: 'main', headSha } };
}

describe('a private repository over HTTP', () => {
  test.each<[title: string, configure: Configure, ref: string]>([
    ['with the header in .git/config', inConfig, 'merge'],
    ['with the header in a file that .git/config includes', included, 'merge'],
    ['from a checkout of the head alone, which is merged in memory', inConfig, 'head'],
  ])('is reached %s, and the secret is written nowhere', async (_title, configure, ref) => {
    const start = git(host.directory, 'rev-parse', 'main');
    host.commit({ 'b.txt': 'B' });
    const { headSha } = host.pullRequest(1, { 'deep/d.txt': 'd' }, start);
    if (ref === 'head') git(host.directory, 'update-ref', '-d', 'refs/pull/1/merge');
    const request = checkedOut(`refs/pull/1/${ref}`, configure, headSha);
    await compare(request, async (opened, temporary) => {
      expect(changed(opened)).toEqual(['added deep/d.txt']);
      if (opened.kind === 'all') return;
      const { base, head } = opened.comparison;
      expect(String((await base.read(['b.txt'])).get('b.txt'))).toBe('B');
      expect(readFileSync(join(await head.directory(), 'deep/c.txt'), 'utf8')).toBe('c');
      expect(filesWithSecret(temporary)).toEqual([]);
    });
    expect([server.seen.right > 0, server.seen.wrong]).toEqual([true, 0]);
  });

  test('without credentials says what to do, and shows none', async () => {
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const request = checkedOut('refs/pull/1/merge', () => undefined, headSha);
    git(request.workingDirectory, 'remote', 'set-url', 'origin', url.replace('://', `://user:${secret}@`));
    const failure = await outcome(request);
    expect(failure).toMatch(
      /^Commit [0-9a-f]{40} \(head of main\) could not be fetched from origin \(http:\/\/127\.0\.0\.1:\d+\/Hello-World\/\.git\): .*Check out with fetch-depth: 2/,
    );
    expect(failure).not.toContain(secret);
  });
});

describe('a program of the settings', () => {
  test.each([
    ['outside of the checkout runs, to reach the server', (_checkout: string) => sampleDirectory(), true],
    ['in the checkout does not', (checkout: string) => checkout, false],
  ])('%s', async (_title, place, runs) => {
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const request = checkedOut('refs/pull/1/merge', () => undefined, headSha);
    const { workingDirectory } = request;
    const ssh = join(place(workingDirectory), 'ssh');
    writeFiles(dirname(ssh), {
      ssh: { executable: "#!/bin/sh\necho 'Host key verification failed.' >&2\nexit 255\n" },
    });
    git(workingDirectory, 'config', 'remote.origin.url', 'git@localhost.invalid:owner/name.git');
    git(workingDirectory, 'config', 'core.sshCommand', ssh);
    const message = await outcome(request);
    expect(message.includes('Host key verification failed. Give actions/checkout')).toBe(runs);
    expect(message).not.toContain('Could not read from remote repository');
  });
});
