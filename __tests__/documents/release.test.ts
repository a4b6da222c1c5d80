import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import {
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { root } from './documents.js';
import { linksOf } from './links.js';

afterAll(removeSamples);

const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const packed = /^ +HEAD (action\.yml .*)$/m.exec(workflow)?.[1]?.split(' ') ?? [];
const isPacked = (path: string): boolean => packed.some((one) => path === one || path.startsWith(`${one}/`));

test('the command of RELEASING.md replaces every owner', () => {
  // In full, the word would be replaced here, too.
  const owner = 'owner'.toUpperCase();
  const [line = '', ...others] = /^git grep -lz .*$/m.exec(readFileSync(join(root, 'RELEASING.md'), 'utf8')) ?? [];
  expect(others).toEqual([]);
  const clone = sampleDirectory();
  const named = git(root, 'grep', '--name-only', '--word-regexp', owner, '--', '.', ':!dist').split('\n');
  expect(named).toEqual(expect.arrayContaining(['README.md', 'RELEASING.md', '__tests__/github/our-actions.ts']));
  writeFiles(clone, Object.fromEntries(named.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
  git(clone, 'init', '--quiet');
  git(clone, 'add', '--all');
  execFileSync('sh', ['-c', line], { cwd: clone, env: { ...process.env, ...gitEnvironment } });
  expect(git(clone, 'status', '--porcelain', '--untracked-files').split('\n')).toHaveLength(named.length);
  const words = (word: string): string[] => git(clone, 'grep', '-h', '--word-regexp', word).split('\n');
  expect(() => words(owner)).toThrow();
  expect(words('acme/merge-queue-action/impacted-targets@v1').length).toBeGreaterThan(0);
});

test('a release holds every file that its documents link to', () => {
  const documents = globSync('**/*.md', { cwd: root, ignore: ['**/node_modules', 'dist'] }).filter(isPacked);
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/reference.md']));
  const missing = documents.flatMap((document) =>
    linksOf(readFileSync(join(root, document), 'utf8'))
      .filter((address) => !/^(?:[a-z][a-z\d+.-]*:|#)/i.test(address))
      .map((address) => posix.normalize(posix.join(dirname(document), decodeURIComponent(address.split('#')[0] ?? ''))))
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !isPacked(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
