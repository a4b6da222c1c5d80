import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openComparison, type ComparisonRequest, type OpenedComparison } from '../../src/git/comparison.js';
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
import { restorePath, standIn } from './stand-in.js';

afterAll(removeSamples);

const never = new AbortController().signal;

/** Opens a comparison, looks at it, and checks that nothing is left behind and nothing in the checkout has changed. */
async function compare<T>(
  request: Omit<ComparisonRequest, 'event'> & Partial<ComparisonRequest>,
  look: (opened: OpenedComparison) => Promise<T> | T,
  signal: AbortSignal = never,
): Promise<T> {
  const parent = sampleDirectory();
  const temporary = new TemporaryDirectories(parent);
  const before = snapshot(request.workingDirectory);
  try {
    return await look(await openComparison({ event: {}, ...request }, temporary, stepPrograms(), signal));
  } finally {
    await temporary.remove();
    expect(readdirSync(parent)).toEqual([]);
    expect(snapshot(request.workingDirectory)).toEqual(before);
  }
}

function changed(opened: OpenedComparison): string[] {
  if (opened.kind === 'all') throw new Error(opened.why);
  return opened.comparison.changes.map(({ status, path }) => `${status} ${path}`);
}

describe('the merge commit at depth 1, as actions/checkout leaves it', () => {
  test('is compared with the commit of the target branch that it was merged with', async () => {
    const host = new HostedRepository({ 'a.txt': 'a', 'b.txt': 'b', 'deep/c.txt': 'c' });
    const { headSha, mergeSha } = host.pullRequest(7, { 'a.txt': 'A', 'deep/c.txt': null, 'deep/d.txt': 'c' });
    const base = git(host.directory, 'rev-parse', 'main');
    const checkout = checkOut(host.url, 'refs/pull/7/merge');
    // What came to the target branch since is no part of the pull request.
    host.commit({ 'b.txt': 'B' });
    await compare(
      { workingDirectory: checkout, event: { pullRequest: 7, targetBranch: 'main', headSha } },
      async (opened) => {
        expect(changed(opened)).toEqual(['modified a.txt', 'deleted deep/c.txt', 'added deep/d.txt']);
        if (opened.kind === 'all') return;
        expect(opened.base).toEqual({ commit: base, what: 'head of main' });
        expect(opened.head).toEqual({ commit: mergeSha, what: 'merge commit of pull request 7' });
        const old = await opened.comparison.base.read(['a.txt', 'deep/c.txt', 'deep', 'absent', '-x', ':x']);
        expect(Object.fromEntries([...old].map(([path, bytes]) => [path, bytes.toString()]))).toEqual({
          'a.txt': 'a',
          'deep/c.txt': 'c',
        });
        const entries = await opened.comparison.head.entries();
        expect(entries.map(({ path }) => path)).toEqual(['a.txt', 'b.txt', 'deep/d.txt']);
      },
    );
  });

  test('lists and reads the head by what differs from the base as git does', async () => {
    const host = new HostedRepository({
      a: 'file that becomes a directory',
      'a.txt': 'same',
      'b/x': 'directory that becomes a file',
      'b.txt': 'same',
      'c/1': 'deleted',
      'c/2': 'changed',
      large: 'x'.repeat(300_000),
      empty: '',
    });
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
    const { headSha } = host.pullRequest(1, changes);
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      if (opened.kind === 'all') throw new Error(opened.why);
      const { head } = opened.comparison;
      const listed = git(host.directory, 'ls-tree', '-r', 'refs/pull/1/merge').split('\n');
      const entries = await head.entries();
      expect(entries.map(({ path, mode, object }) => `${mode} blob ${object}\t${path}`)).toEqual(listed);
      const found: string[] = [];
      await head.readEach(entries, (indexes, content) => {
        found.push(`${indexes.map((index) => entries[index]?.path).join(' ')}: ${String(content.length)}`);
      });
      expect(found.sort()).toEqual(
        ['0 empty: 0', 'a.txt b.txt z: 4', 'a/x b c/10: 3', 'c/2: 5', 'large: 300000'].sort(),
      );
      // Few are searched for among the entries, many are gone through.
      for (const paths of [['large'], ['b', 'c/1', 'c/2', 'zz', 'c/'], entries.map(({ path }) => path)]) {
        const read = await head.read(paths);
        expect([...read.keys()]).toEqual(entries.flatMap(({ path }) => (paths.includes(path) ? [path] : [])));
      }
    });
  });

  test('reads thousands of files, some of which are to be fetched, also where git cannot print them all into a file', async () => {
    const some = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`f${String(index)}`, String(index)]));
    const host = new HostedRepository({ ...some, same: '7' });
    const base = git(host.directory, 'rev-parse', 'main');
    const headSha = host.commit({ f0: 'changed' });
    const checkout = checkOut(host.url, 'refs/heads/main', { depth: 0, options: ['--filter=blob:none'] });
    // What is at hand: every third file.
    const here = git(checkout, 'ls-tree', '-r', 'HEAD')
      .split('\n')
      .filter((_, index) => index % 3 === 0);
    const objects = here.map((line) => line.slice(12, 52)).join('\n');
    const byName = ['fetch', '--quiet', '--filter=blob:none', '--stdin', 'origin'];
    execFileSync('git', byName, { cwd: checkout, input: objects });
    const readAll = () =>
      compare({ workingDirectory: checkout, baseSha: base, headSha }, async (opened) => {
        if (opened.kind === 'all') throw new Error(opened.why);
        const { head } = opened.comparison;
        const entries = await head.entries();
        const found = new Map<string, string>();
        await head.readEach(entries, (indexes, content) => {
          for (const index of indexes) found.set(entries[index]?.path ?? '', content.toString());
        });
        return Object.fromEntries(found);
      });
    const all = { ...some, f0: 'changed', same: '7' };
    const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
    for (const script of [
      `exec '${real}' "$@"`,
      `[ -f /dev/stdout ] || exec '${real}' "$@"; '${real}' "$@" | head -c 5000; exit 1`,
    ]) {
      standIn(script);
      try {
        expect(await readAll()).toEqual(all);
      } finally {
        restorePath();
      }
    }
  });

  test('knows every kind of change, and names of any bytes', async () => {
    const odd = Buffer.from([0x64, 0x2f, 0xff, 0x61]);
    const host = new HostedRepository({
      'mode.sh': 'x',
      'kind.txt': 'target',
      'renamed from': 'same content\n',
      'with\nnewline\t"quote"': '1',
      '-dash': '1',
      ':colon': '1',
      '*': '1',
      'ünï/😀': '1',
      '\uE000': '1',
    });
    // Git keeps the names as bytes; Node cannot write this one to disk as a string.
    const blob = git(host.directory, 'hash-object', '-w', 'mode.sh');
    execFileSync('git', ['update-index', '-z', '--index-info'], {
      cwd: host.directory,
      input: Buffer.concat([Buffer.from(`100644 ${blob}\t`), odd, Buffer.from([0])]),
    });
    git(host.directory, 'commit', '--quiet', '--message', 'odd');
    git(host.directory, 'reset', '--quiet', '--hard');
    const { headSha } = host.pullRequest(1, {
      'mode.sh': { executable: 'x' },
      'kind.txt': { link: '/etc/passwd' },
      'renamed from': null,
      'renamed to': 'same content\n',
      'with\nnewline\t"quote"': '2',
      '-dash': '2',
      ':colon': '2',
      '*': '2',
      'ünï/😀': '2',
      '\uE000': '2',
    });
    const submodule = '1234567890123456789012345678901234567890';
    git(host.directory, 'checkout', '--quiet', '--detach', 'refs/pull/1/merge');
    git(host.directory, 'update-index', '--add', '--cacheinfo', `160000,${submodule},module`);
    execFileSync('git', ['update-index', '-z', '--index-info'], {
      cwd: host.directory,
      input: Buffer.concat([Buffer.from(`0 ${'0'.repeat(40)}\t`), odd, Buffer.from([0])]),
    });
    const tree = git(host.directory, 'write-tree');
    const main = git(host.directory, 'rev-parse', 'main');
    const merge = git(host.directory, 'commit-tree', tree, '-p', main, '-p', headSha, '-m', 'merge');
    git(host.directory, 'update-ref', 'refs/pull/1/merge', merge);
    git(host.directory, 'checkout', '--quiet', '--force', 'main');
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      expect(changed(opened)).toEqual([
        'modified *',
        'modified -dash',
        'modified :colon',
        'deleted d/\udcffa',
        'modified kind.txt',
        'modified mode.sh',
        'added module',
        'deleted renamed from',
        'added renamed to',
        'modified with\nnewline\t"quote"',
        'modified ünï/😀',
        'modified \uE000',
      ]);
      if (opened.kind === 'all') return;
      const { base, head, changes } = opened.comparison;
      expect(changes.find(({ path }) => path === 'module')?.head).toEqual({
        path: 'module',
        mode: '160000',
        object: submodule,
      });
      expect((await base.read(['d/\udcffa'])).get('d/\udcffa')?.toString()).toBe('x');
      const contents = await head.read(['*', ':colon', '-dash', 'kind.txt', 'module', 'ünï/😀']);
      expect([...contents].map(([path, bytes]) => `${path}=${bytes.toString()}`).sort()).toEqual([
        '*=2',
        '-dash=2',
        ':colon=2',
        'ünï/😀=2',
      ]);
      const directory = await head.directory();
      expect(readlinkSync(join(directory, 'kind.txt'))).toBe('/etc/passwd');
      expect(lstatSync(join(directory, 'mode.sh')).mode & 0o111).toBe(0o111);
      expect(readdirSync(join(directory, 'module'))).toEqual([]);
    });
  });

  test('has no content of files fetched that nobody reads', async () => {
    const host = new HostedRepository({ 'big.bin': 'old and big', 'small.txt': 'old' });
    const { headSha } = host.pullRequest(1, { 'big.bin': 'new', 'small.txt': 'new' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    const parent = sampleDirectory();
    const temporary = new TemporaryDirectories(parent);
    const opened = await openComparison(
      { workingDirectory: checkout, event: { pullRequest: 1, headSha } },
      temporary,
      stepPrograms(),
      never,
    );
    if (opened.kind === 'all') throw new Error(opened.why);
    const { base, changes } = opened.comparison;
    const place = readdirSync(parent)[0] ?? '';
    const repository = join(parent, place, 'repository.git');
    const has = (path: string) => {
      const object = changes.find((change) => change.path === path)?.base?.object ?? '';
      const check = execFileSync('git', ['--git-dir', repository, 'cat-file', '--batch-check'], {
        input: `${object}\n`,
      });
      return !check.toString().includes('missing');
    };
    expect(has('small.txt')).toBe(false);
    expect((await base.read(['small.txt'])).get('small.txt')?.toString()).toBe('old');
    expect([has('small.txt'), has('big.bin')]).toEqual([true, false]);
    await temporary.remove();
  });

  test('gives each side a working tree in which git compares both, without filters and hooks of the repository', async () => {
    const host = new HostedRepository({
      '.gitattributes': '*.bin filter=lfs diff=lfs\n*.txt filter=evil\n',
      'a.txt': 'a',
      'large.bin': 'version https://git-lfs.github.com/spec/v1\n',
    });
    const { headSha } = host.pullRequest(1, { 'b.txt': 'b' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    const trace = join(sampleDirectory(), 'ran');
    git(checkout, 'config', 'filter.evil.smudge', `touch ${trace}; cat`);
    writeFiles(checkout, { '.git/hooks/post-checkout': { executable: `#!/bin/sh\ntouch ${trace}\n` } });
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      if (opened.kind === 'all') throw new Error(opened.why);
      const { base, head } = opened.comparison;
      const directory = await head.directory();
      expect(await head.directory()).toBe(directory);
      expect(git(directory, 'rev-parse', 'HEAD')).toBe(head.object);
      expect(git(directory, 'status', '--porcelain')).toBe('');
      expect(git(directory, 'diff', '--name-only', base.object, head.object)).toBe('b.txt');
      expect(readdirSync(await base.directory()).sort()).toEqual(['.git', '.gitattributes', 'a.txt', 'large.bin']);
      expect(readFileSync(join(directory, 'large.bin'), 'utf8')).toContain('git-lfs');
    });
    expect(existsSync(trace)).toBe(false);
  });

  test('a working tree of some endings has their files and all links, fetches nothing else, and is unchanged for git', async () => {
    const host = new HostedRepository({
      'big.bin': 'old',
      'p/a/package.json': '{}',
      'p/a/index.js': '1',
      'the [odd]\n"link" ü': { link: 'p/a' },
    });
    const { headSha } = host.pullRequest(1, { 'big.bin': 'new' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      if (opened.kind === 'all') throw new Error(opened.why);
      const { base, head } = opened.comparison;
      const directory = await base.directory(['.json']);
      expect(git(directory, '-c', 'core.quotePath=false', 'ls-files', '-t', '-z').split('\0').sort()).toEqual([
        '',
        'H p/a/package.json',
        'H the [odd]\n"link" ü',
        'S big.bin',
        'S p/a/index.js',
      ]);
      expect(readdirSync(directory).sort()).toEqual(['.git', 'p', 'the [odd]\n"link" ü']);
      expect(readdirSync(join(directory, 'p/a'))).toEqual(['package.json']);
      expect(git(directory, 'status', '--porcelain')).toBe('');
      expect(git(directory, 'diff', '--name-only', base.object, head.object)).toBe('big.bin');
      const { object = '' } = (await base.entries()).find(({ path }) => path === 'big.bin') ?? {};
      expect(() => git(directory, 'cat-file', '-e', object)).toThrow();
      expect(readdirSync(await head.directory())).toContain('big.bin');
    });
  });

  test('is found from a directory below the root, reached by a symlink', async () => {
    const host = new HostedRepository({ 'web/app/a.txt': 'a', link: { link: 'web/app' } });
    const { headSha } = host.pullRequest(1, { 'web/app/a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    const temporary = new TemporaryDirectories(sampleDirectory());
    const opened = await openComparison(
      { workingDirectory: join(checkout, 'link'), event: { pullRequest: 1, headSha } },
      temporary,
      stepPrograms(),
      never,
    );
    await temporary.remove();
    if (opened.kind === 'all') throw new Error(opened.why);
    expect(opened.comparison.root).toBe('web/app');
    expect(opened.comparison.checkout).toBe(checkout);
  });
});

describe('another checkout', () => {
  test('of the target branch: the merge commit comes from refs/pull', async () => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    const { headSha, mergeSha } = host.pullRequest(3, { 'a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/heads/main');
    for (const event of [
      { pullRequest: 3, targetBranch: 'main', headSha },
      { pullRequest: 3, targetBranch: 'main' },
    ]) {
      await compare({ workingDirectory: checkout, event }, (opened) => {
        expect(changed(opened)).toEqual(['modified a.txt']);
        expect(opened.kind === 'comparison' && opened.head.commit).toBe(mergeSha);
      });
    }
  });

  test('whose HEAD is some other merge commit is not taken for the pull request', async () => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    host.pullRequest(1, { 'other.txt': 'x' });
    git(host.directory, 'merge', '--quiet', '--ff-only', 'refs/pull/1/merge');
    host.pullRequest(2, { 'a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/heads/main', { depth: 0 });
    await compare({ workingDirectory: checkout, event: { pullRequest: 2, targetBranch: 'main' } }, (opened) => {
      expect(changed(opened)).toEqual(['modified a.txt']);
    });
  });

  test('where the merge commit is of an older head: both heads are merged in memory', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const text = (edit: Record<number, string>) => lines.map((line, index) => edit[index] ?? line).join('\n');
    const host = new HostedRepository({ 'a.txt': text({}), 'b.txt': 'b', 'deep/er/c.txt': 'c' });
    const start = git(host.directory, 'rev-parse', 'main');
    host.commit({ 'a.txt': text({ 2: 'target' }), 'deep/er/c.txt': 'C' });
    const main = host.commit({ 'late.txt': 'x' });
    const { headSha } = host.pullRequest(4, { 'a.txt': text({ 27: 'topic' }) }, start);
    git(host.directory, 'update-ref', 'refs/pull/4/merge', main);
    for (const depth of [1, 0]) {
      const checkout = checkOut(host.url, 'refs/pull/4/head', { depth });
      await compare(
        { workingDirectory: checkout, event: { pullRequest: 4, targetBranch: 'main', headSha } },
        async (opened) => {
          expect(changed(opened)).toEqual(['modified a.txt']);
          if (opened.kind === 'all') return;
          expect(opened.head.what).toBe('head of pull request 4 merged in memory');
          const merged = await opened.comparison.head.read(['a.txt', 'late.txt']);
          expect(merged.get('a.txt')?.toString()).toBe(text({ 2: 'target', 27: 'topic' }));
          expect(readFileSync(join(await opened.comparison.head.directory(), 'deep/er/c.txt'), 'utf8')).toBe('C');
        },
      );
    }
  });

  test('of a pull request that conflicts: everything', async () => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    const start = git(host.directory, 'rev-parse', 'main');
    host.commit({ 'a.txt': 'main' });
    const { headSha, mergeSha } = host.pullRequest(5, { 'a.txt': 'topic' }, start);
    expect(mergeSha).toBeUndefined();
    const checkout = checkOut(host.url, 'refs/pull/5/head');
    await compare(
      { workingDirectory: checkout, event: { pullRequest: 5, targetBranch: 'main', headSha } },
      (opened) => {
        expect(opened).toEqual({ kind: 'all', why: 'pull request 5 conflicts with main in 1 file (a.txt)' });
      },
    );
  });

  test('of a branch whose name a shell would change: that branch, and no other', async () => {
    const host = new HostedRepository({ 'a.txt': 'a', 'b.txt': 'b' });
    const { headSha } = host.pullRequest(5, { 'a.txt': 'A' });
    git(host.directory, 'update-ref', '-d', 'refs/pull/5/merge');
    host.commit({ 'b.txt': 'B' });
    git(host.directory, 'branch', '100%PATH%ü');
    host.commit({ 'b.txt': 'C' });
    git(host.directory, 'branch', '100');
    git(host.directory, 'branch', '100-x');
    const checkout = checkOut(host.url, 'refs/pull/5/head');
    await compare(
      { workingDirectory: checkout, event: { pullRequest: 5, targetBranch: '100%PATH%ü', headSha } },
      (opened) => {
        expect(changed(opened)).toEqual(['modified a.txt']);
        expect(opened).toMatchObject({ base: { what: 'head of 100%PATH%ü' } });
      },
    );
  });

  test('of a head on top of the target branch: no object of the checkout is touched', async () => {
    const host = new HostedRepository({ 'a.txt': 'a', 'deep/b.txt': 'b' });
    const base = git(host.directory, 'rev-parse', 'main');
    const { headSha } = host.pullRequest(5, { 'deep/b.txt': 'B' });
    git(host.directory, 'update-ref', '-d', 'refs/pull/5/merge');
    const checkout = checkOut(host.url, 'refs/pull/5/head', { depth: 0 });
    // `compare` looks at the times of all files of the checkout, its objects included.
    await compare(
      { workingDirectory: checkout, event: { pullRequest: 5, targetBranch: 'main', headSha } },
      (opened) => {
        expect(changed(opened)).toEqual(['modified deep/b.txt']);
        expect(opened).toMatchObject({
          base: { commit: base },
          head: { what: 'head of pull request 5 merged in memory' },
        });
      },
    );
  });

  test('of a pull request without a common commit: everything', async () => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    const tree = git(host.directory, 'rev-parse', 'main^{tree}');
    const orphan = git(host.directory, 'commit-tree', tree, '-m', 'orphan');
    git(host.directory, 'update-ref', 'refs/pull/6/head', orphan);
    const checkout = checkOut(host.url, 'refs/pull/6/head');
    await compare(
      { workingDirectory: checkout, event: { pullRequest: 6, targetBranch: 'main', headSha: orphan } },
      (opened) => {
        expect(opened).toMatchObject({ kind: 'all', why: expect.stringContaining('no commit in common') });
      },
    );
  });

  test.each(['blob:none', 'tree:0'])('that is a partial clone (%s)', async (filter) => {
    const host = new HostedRepository({ 'a.txt': 'a', 'deep/b.txt': 'b' });
    const base = git(host.directory, 'rev-parse', 'main');
    const { headSha } = host.pullRequest(1, { 'deep/b.txt': 'B' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge', { depth: 0, options: [`--filter=${filter}`] });
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      expect(changed(opened)).toEqual(['modified deep/b.txt']);
      if (opened.kind === 'all') return;
      expect(opened.base.commit).toBe(base);
      expect((await opened.comparison.base.read(['deep/b.txt'])).get('deep/b.txt')?.toString()).toBe('b');
      expect(readFileSync(join(await opened.comparison.base.directory(), 'a.txt'), 'utf8')).toBe('a');
    });
  });

  test('names a file whose content cannot be fetched', async () => {
    const host = new HostedRepository({ 'a.txt': '1', 'sub/b.txt': 'before' });
    const base = git(host.directory, 'rev-parse', 'HEAD');
    const head = host.commit({ 'sub/b.txt': 'after' });
    const checkout = checkOut(host.url, 'refs/heads/main', { depth: 0, options: ['--filter=blob:none'] });
    git(checkout, 'config', 'remote.origin.url', 'file:///no/such/place');
    await expect(
      compare({ workingDirectory: checkout, baseSha: base, headSha: head }, async (opened) =>
        opened.kind === 'all' ? undefined : opened.comparison.base.read(['sub/b.txt']),
      ),
    ).rejects.toThrow(/^1 file that the checkout lacks \("sub\/b\.txt", object [0-9a-f]{40}\) could not be fetched/);
  });

  test('made with sha256', async () => {
    const directory = join(sampleDirectory(), 'r');
    mkdirSync(directory);
    git(directory, 'init', '--quiet', '--object-format=sha256');
    writeFileSync(join(directory, 'a'), '1');
    git(directory, 'add', '.');
    git(directory, 'commit', '--quiet', '--message', '1');
    const baseSha = git(directory, 'rev-parse', 'HEAD');
    writeFileSync(join(directory, 'a'), '2');
    git(directory, 'commit', '--quiet', '--all', '--message', '2');
    await compare({ workingDirectory: directory, baseSha, headSha: git(directory, 'rev-parse', 'HEAD') }, (opened) => {
      expect(changed(opened)).toEqual(['modified a']);
    });
  });

  test('with local work: index, stash, untracked and ignored files stay as they are', async () => {
    const host = new HostedRepository({ 'a.txt': 'a', '.gitignore': 'ignored' });
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    writeFiles(checkout, { 'a.txt': 'stashed' });
    git(checkout, 'stash');
    writeFiles(checkout, { 'a.txt': 'edited', ignored: 'x', untracked: 'x', staged: 'x' });
    git(checkout, 'add', 'staged');
    await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
      expect(changed(opened)).toEqual(['modified a.txt']);
      if (opened.kind === 'comparison') await opened.comparison.base.directory();
    });
  });
});

describe('base-sha and head-sha', () => {
  test('are compared as they are', async () => {
    const host = new HostedRepository({ 'a.txt': '1' });
    const baseSha = git(host.directory, 'rev-parse', 'main');
    const headSha = host.commit({ 'a.txt': '2', 'b.txt': '2' });
    host.commit({ 'c.txt': '3' });
    const checkout = checkOut(host.url, 'refs/heads/main');
    await compare({ workingDirectory: checkout, baseSha, headSha: headSha.toUpperCase() }, (opened) => {
      expect(changed(opened)).toEqual(['modified a.txt', 'added b.txt']);
    });
    await compare({ workingDirectory: checkout, headSha: baseSha, event: { targetBranch: 'main' } }, (opened) => {
      expect(changed(opened)).toEqual(['modified a.txt', 'deleted b.txt', 'deleted c.txt']);
      expect(opened.kind === 'comparison' && opened.base.what).toBe('head of main');
    });
    await compare({ workingDirectory: checkout, event: { mergeGroup: { baseSha, headSha } } }, (opened) => {
      expect(changed(opened)).toEqual(['modified a.txt', 'added b.txt']);
    });
  });

  test.each(['--upload-pack=touch x', 'main', 'abc123', `${'a'.repeat(40)}\n`.repeat(2)])(
    'refuse %j',
    async (baseSha) => {
      const host = new HostedRepository({ 'a.txt': '1' });
      await expect(
        compare({ workingDirectory: host.directory, baseSha, headSha: baseSha }, () => undefined),
      ).rejects.toThrow(/^base-sha must be a full commit id/);
    },
  );

  test('that are not there say which, from where, and what depth would do', async () => {
    const host = new HostedRepository({ 'a.txt': '1' });
    const absent = 'deadbeef'.repeat(5);
    await expect(
      compare(
        { workingDirectory: checkOut(host.url, 'refs/heads/main'), baseSha: absent, headSha: absent },
        () => undefined,
      ),
    ).rejects.toThrow(
      new RegExp(
        `^Commit ${absent} \\(base-sha\\) could not be fetched from origin \\(file://.*\\): .*not our ref.*fetch-depth: 0`,
      ),
    );
    const local = join(sampleDirectory(), 'local');
    execFileSync('git', ['clone', '--quiet', host.directory, local], { stdio: 'ignore' });
    git(local, 'remote', 'remove', 'origin');
    await expect(
      compare({ workingDirectory: local, baseSha: absent, headSha: absent }, () => undefined),
    ).rejects.toThrow(
      /is not in the checkout at .*, which has no remote called origin\. Check out with fetch-depth: 0/,
    );
  });
});

describe('when it cannot be said what to compare', () => {
  test('a push says which inputs decide', async () => {
    const host = new HostedRepository({ 'a.txt': '1' });
    await expect(compare({ workingDirectory: host.directory }, () => undefined)).rejects.toThrow(
      /about no pull request\. Give the pull-request input, or both base-sha and head-sha/,
    );
  });

  test.each(['-x', 'a..b', 'a b', 'x.lock', 'a//b', '@{1}', 'a\u0001'])(
    'the branch name %j is refused',
    async (targetBranch) => {
      const host = new HostedRepository({ 'a.txt': '1' });
      await expect(
        compare({ workingDirectory: host.directory, event: { pullRequest: 1, targetBranch } }, () => undefined),
      ).rejects.toThrow(/^target-branch: .* is not a branch name/);
    },
  );

  test('an absent branch is named', async () => {
    const host = new HostedRepository({ 'a.txt': '1' });
    host.pullRequest(1, { 'b.txt': '' });
    git(host.directory, 'update-ref', '-d', 'refs/pull/1/merge');
    const checkout = checkOut(host.url, 'refs/heads/main');
    await expect(
      compare({ workingDirectory: checkout, event: { pullRequest: 1, targetBranch: 'gone' } }, () => undefined),
    ).rejects.toThrow(/origin \(file:.*\) has no branch gone\. Check target-branch/);
  });

  test('no repository, and no directory', async () => {
    const temporary = new TemporaryDirectories(sampleDirectory());
    const open = (workingDirectory: string) =>
      openComparison({ workingDirectory, event: {} }, temporary, stepPrograms(), never);
    await expect(open(sampleDirectory())).rejects.toThrow(/is in no Git repository\. Run actions\/checkout/);
    await expect(open('/does/not/exist')).rejects.toThrow(/^working-directory: \/does\/not\/exist does not exist/);
  });

  test('no git', async () => {
    const path = process.env.PATH;
    const { directory } = new HostedRepository({ 'a.txt': 'a' });
    process.env.PATH = sampleDirectory();
    try {
      await expect(
        openComparison({ workingDirectory: directory, event: {} }, new TemporaryDirectories(), stepPrograms(), never),
      ).rejects.toThrow(/^git was not found on this machine/);
    } finally {
      process.env.PATH = path;
    }
  });
});

describe('variables of the step', () => {
  test('do not turn git to another repository', async () => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    const other = new HostedRepository({ 'x.txt': 'x' });
    const saved = { ...process.env };
    Object.assign(process.env, {
      GIT_DIR: join(other.directory, '.git'),
      GIT_WORK_TREE: other.directory,
      GIT_INDEX_FILE: join(other.directory, 'index'),
      GIT_OBJECT_DIRECTORY: join(other.directory, '.git/objects'),
      GIT_EXTERNAL_DIFF: 'false',
    });
    try {
      await compare({ workingDirectory: checkout, event: { pullRequest: 1, headSha } }, async (opened) => {
        expect(changed(opened)).toEqual(['modified a.txt']);
        if (opened.kind === 'comparison')
          expect(readdirSync(await opened.comparison.head.directory())).toContain('a.txt');
      });
    } finally {
      process.env = saved;
    }
  });
});

describe('a cancelled job', () => {
  test.each([0, 20, 120])('leaves nothing behind when it ends after %d ms', async (delay) => {
    const host = new HostedRepository({ 'a.txt': 'a' });
    const { headSha } = host.pullRequest(1, { 'a.txt': 'A' });
    const checkout = checkOut(host.url, 'refs/pull/1/merge');
    const cancel = new AbortController();
    setTimeout(() => {
      cancel.abort(new Error('cancelled'));
    }, delay);
    await expect(
      compare(
        { workingDirectory: checkout, event: { pullRequest: 1, headSha } },
        async (opened) => {
          if (opened.kind === 'all') throw new Error(opened.why);
          const { head } = opened.comparison;
          const entries = await head.entries();
          // Each time by a process: what is remembered would be read for ever, and leave the timer no turn.
          for (;;) await head.readEach(entries, () => undefined);
        },
        cancel.signal,
      ),
    ).rejects.toThrow('cancelled');
  });
});
