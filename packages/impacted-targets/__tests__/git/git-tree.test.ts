import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  checkOut,
  git,
  HostedRepository,
  removeSamples,
  sampleDirectory,
  writeFiles,
  type Files,
} from '../sample-repository.js';
import { merged } from './comparing.js';

afterAll(removeSamples);

/** A checkout at depth 1 of the merge commit of a pull request with these changes. */
function pullRequest(files: Files, changes: Files) {
  const host = new HostedRepository(files);
  const { headSha } = host.pullRequest(1, changes);
  return { host, workingDirectory: checkOut(host.url, 'refs/pull/1/merge'), event: { pullRequest: 1, headSha } };
}

test('the head is listed and read by what differs from the base as git does', async () => {
  const files = {
    a: 'file that becomes a directory',
    'a.txt': 'same',
    'b/x': 'directory that becomes a file',
    'b.txt': 'same',
    'c/1': 'deleted',
    'c/2': 'changed',
    large: 'x'.repeat(300_000),
    empty: '',
  };
  const changes = {
    a: null,
    'a/x': 'new',
    'b/x': null,
    b: 'new',
    'c/1': null,
    'c/2': 'other',
    'c/10': 'new',
    '0': '',
    z: 'same',
  };
  const { host, ...request } = pullRequest(files, changes);
  await merged(request, async ({ base, head }) => {
    const listed = git(host.directory, 'ls-tree', '-r', 'refs/pull/1/merge').split('\n');
    const entries = await head.entries();
    expect(entries.map(({ path, mode, object }) => `${mode} blob ${object}\t${path}`)).toEqual(listed);
    const found: string[] = [];
    await head.readEach(entries, (indexes, content) => {
      found.push(`${indexes.map((index) => entries[index]?.path).join(' ')}: ${String(content.length)}`);
    });
    expect(found.sort()).toEqual(['0 empty: 0', 'a.txt b.txt z: 4', 'a/x b c/10: 3', 'c/2: 5', 'large: 300000'].sort());
    const old = await base.read(['a.txt', 'c/1', 'c', 'absent', '-x', ':x']);
    expect([...old].map(String)).toEqual(['a.txt,same', 'c/1,deleted']);
  });
});

test('names of any bytes, links, modes and submodules', async () => {
  const odd = Buffer.from([0x64, 0x2f, 0xff, 0x61]);
  const strange = ['with\nnewline\t"quote"', '-dash', ':colon', '*', 'ünï/😀', '\uE000'];
  const all = (content: string): Files => Object.fromEntries(strange.map((name) => [name, content]));
  const host = new HostedRepository({ 'mode.sh': 'x', 'kind.txt': 'target', from: 'same\n', ...all('1') });
  const module = '1234567890'.repeat(4);
  const { headSha } = host.pullRequest(1, {
    'mode.sh': { executable: 'x' },
    'kind.txt': { link: '/etc/passwd' },
    from: null,
    to: 'same\n',
    module: { submodule: module },
    ...all('2'),
  });
  // Git keeps the names as bytes; Node cannot write this one to disk as a string.
  const blob = git(host.directory, 'hash-object', '-w', 'mode.sh');
  const input = Buffer.concat([Buffer.from(`100644 ${blob}\t`), odd, Buffer.from([0])]);
  execFileSync('git', ['update-index', '-z', '--index-info'], { cwd: host.directory, input });
  git(host.directory, 'commit', '--quiet', '--message', 'odd');
  const baseSha = git(host.directory, 'rev-parse', 'main');
  const request = { workingDirectory: checkOut(host.url, 'refs/pull/1/head'), baseSha, headSha };
  await merged(request, async ({ base, head, changes: found }) => {
    const modified = ['*', '-dash', ':colon'].map((path) => `modified ${path}`);
    expect(found.map(({ status, path }) => `${status} ${path}`)).toEqual([
      ...modified,
      'deleted d/\udcffa',
      'deleted from',
      'modified kind.txt',
      'modified mode.sh',
      'added module',
      'added to',
      'modified with\nnewline\t"quote"',
      'modified ünï/😀',
      'modified \uE000',
    ]);
    expect(found.find(({ path }) => path === 'module')?.head).toMatchObject({ mode: '160000', object: module });
    expect(String((await base.read(['d/\udcffa'])).get('d/\udcffa'))).toBe('x');
    const contents = await head.read(['*', ':colon', '-dash', 'kind.txt', 'module', 'ünï/😀']);
    expect([...contents].map(String)).toEqual(['*,2', '-dash,2', ':colon,2', 'ünï/😀,2']);
    expect([...(await head.links())]).toEqual([['kind.txt', '/etc/passwd']]);
    const directory = await head.directory();
    expect(readlinkSync(join(directory, 'kind.txt'))).toBe('/etc/passwd');
    expect(lstatSync(join(directory, 'mode.sh')).mode & 0o111).toBe(0o111);
    expect(readdirSync(join(directory, 'module'))).toEqual([]);
  });
});

test('files of a partial clone are read, with those that are missing; a file that cannot be fetched is named', async () => {
  const some = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${String(index)}`, String(index)]));
  const host = new HostedRepository({ ...some, same: '7' });
  const baseSha = git(host.directory, 'rev-parse', 'main');
  const headSha = host.commit({ f0: 'changed' });
  const workingDirectory = checkOut(host.url, 'refs/heads/main', { depth: 0, options: ['--filter=blob:none'] });
  const request = { workingDirectory, baseSha, headSha };
  await merged(request, async ({ head, base }) => {
    const found = await base.read([...Object.keys(some), 'same']);
    expect(Object.fromEntries([...found].map(([path, content]) => [path, String(content)]))).toEqual({
      ...some,
      same: '7',
    });
    expect(readFileSync(join(await head.directory(), 'f0'), 'utf8')).toBe('changed');
  });
  git(workingDirectory, 'config', 'remote.origin.url', 'file:///no/such/place');
  await expect(merged(request, ({ base }) => base.read(['f0', 'f1']))).rejects.toThrow(
    /^1 file that the checkout lacks \("f0", object [0-9a-f]{40}\) could not be fetched.*persist-credentials/,
  );
  await expect(merged(request, ({ base }) => base.directory())).rejects.toThrow(/could not be fetched/);
});

test('nothing is fetched that nobody reads: no history, no directory that is alike, and no content of a file', async () => {
  const alike = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`p${String(index)}/a`, String(index)]));
  const host = new HostedRepository(alike);
  for (const content of ['first', 'second', 'third']) host.commit({ small: content, big: content });
  const { headSha } = host.pullRequest(1, { small: 'new', big: 'new', 'p0/a': 'new' });
  const request = { workingDirectory: checkOut(host.url, 'refs/pull/1/merge'), event: { pullRequest: 1, headSha } };
  await merged(request, async ({ base }, temporary) => {
    const repository = join(temporary, readdirSync(temporary)[0] ?? '', 'repository.git');
    const store = join(repository, 'objects/info/alternates');
    const fetched = () => {
      const borrowed = readFileSync(store, 'utf8');
      writeFileSync(store, '');
      const kinds = git(repository, 'cat-file', '--batch-all-objects', '--batch-check=%(objecttype)').split('\n');
      writeFileSync(store, borrowed);
      return ['commit', 'blob', 'tree'].map((kind) => kinds.filter((one) => one === kind).length);
    };
    expect(fetched()).toEqual([1, 0, 3]);
    expect(String((await base.read(['small'])).get('small'))).toBe('third');
    expect(fetched()).toEqual([1, 1, 3]);
  });
});

test('each side has a working tree in which git compares both, without filters and hooks of the repository', async () => {
  const link = 'the [odd]\n"link" ü';
  const { host, ...request } = pullRequest(
    {
      '.gitattributes': '*.bin filter=lfs diff=lfs\n*.js filter=evil\n',
      'p/a/package.json': '{}',
      'p/a/index.js': '1',
      'big.bin': 'old pointer',
      [link]: { link: 'p/a' },
    },
    { 'big.bin': 'new pointer' },
  );
  const trace = join(sampleDirectory(), 'ran');
  for (const directory of [request.workingDirectory, host.directory]) {
    git(directory, 'config', 'filter.evil.smudge', `touch ${trace}; cat`);
    writeFiles(directory, { '.git/hooks/post-checkout': { executable: `#!/bin/sh\ntouch ${trace}\n` } });
  }
  await merged(request, async ({ base, head, changes }) => {
    const some = await base.directory(['.json']);
    expect(readdirSync(some).sort()).toEqual(['.git', 'p', link]);
    expect(readdirSync(join(some, 'p/a'))).toEqual(['package.json']);
    expect(() => git(some, 'cat-file', '-e', changes[0]?.base?.object ?? '')).toThrow();
    const all = await head.directory();
    expect(await head.directory()).toBe(all);
    expect(git(all, 'rev-parse', 'HEAD')).toBe(head.object);
    expect(git(all, 'config', 'core.longpaths')).toBe('true');
    expect(readFileSync(join(all, 'big.bin'), 'utf8')).toBe('new pointer');
    for (const directory of [some, all]) {
      expect(git(directory, 'status', '--porcelain')).toBe('');
      expect(git(directory, 'diff', '--name-only', base.object, head.object)).toBe('big.bin');
    }
  });
  expect(existsSync(trace)).toBe(false);
});
