import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { entriesOfPaths } from '../../src/git/entries-of-paths.js';
import type { PrivateRepository } from '../../src/git/private-repository.js';
import { git, gitEnvironment, HostedRepository, removeSamples } from '../sample-repository.js';

/** The part of a repository that entries are looked up with. */
const repositoryAt = (cwd: string): PrivateRepository => {
  const output = (args: readonly string[], input?: Buffer) =>
    Promise.resolve(execFileSync('git', args, { cwd, env: gitEnvironment, ...(input && { input }) }));
  return { output } as unknown as PrivateRepository;
};

test.each(['sha1', 'sha256'])('entries are those of git ls-tree, in a repository of %s', async (format) => {
  const { directory } = new HostedRepository(
    { 'a/b/c': '1', 'a/x': { executable: '1' }, 'a/l': { link: 'x' }, f: '2', 'a b/ü': '3' },
    format,
  );
  const commit = git(directory, 'rev-parse', 'HEAD');
  const paths = ['a b/ü', 'a/b/c', 'a/l', 'a/x', 'f'];
  const found = await entriesOfPaths(repositoryAt(directory), commit, paths);
  const listed = git(directory, 'ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  expect(found.map(({ path, mode, object }) => `${mode} blob ${object}\t${path}`)).toEqual(listed);
  removeSamples();
});

test('a directory that the repository lacks is no directory without files', async () => {
  const { directory } = new HostedRepository({ f: '1' });
  const folder = `40000 lib\0${'\x11'.repeat(20)}`;
  const tree = execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], {
    cwd: directory,
    input: Buffer.from(folder, 'latin1'),
  });
  const commit = git(directory, 'commit-tree', tree.toString().trim(), '-m', 'x');
  const repository = repositoryAt(directory);
  await expect(entriesOfPaths(repository, commit, ['lib/a/f'])).rejects.toThrow('The directory "lib" of');
  await expect(entriesOfPaths(repository, commit, ['lib/f'])).rejects.toThrow('git fsck');
  await expect(entriesOfPaths(repository, '0'.repeat(40), ['f'])).rejects.toThrow('is missing');
  expect(await entriesOfPaths(repository, commit, ['other/f', 'lib'])).toEqual([]);
  removeSamples();
});
