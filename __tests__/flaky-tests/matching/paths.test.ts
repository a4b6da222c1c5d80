import { describe, expect, test } from '@jest/globals';
import { normalisePath, possiblePaths } from '../../../src/flaky-tests/matching/paths.js';

const roots = ['/repo', '/home/runner/work/calc/calc/', 'D:\\a\\calc\\calc'];

describe('a path', () => {
  test.each([
    ['src/a.ts', 'relative', 'src/a.ts'],
    ['./src/a.ts', 'relative', 'src/a.ts'],
    ['src\\a.ts', 'relative', 'src/a.ts'],
    ['../src/a.ts', 'relative', '../src/a.ts'],
    [' src/a.ts ', 'relative', 'src/a.ts'],
    ['/repo/src/a.ts', 'relative', 'src/a.ts'],
    ['/repo/./x/../src/a.ts', 'relative', 'src/a.ts'],
    ['file:///repo/src/a.ts', 'relative', 'src/a.ts'],
    ['FILE:///repo/src/a.ts', 'relative', 'src/a.ts'],
    ['docs/file:///a.ts', 'relative', 'docs/file:/a.ts'],
    ['/home/runner/work/calc/calc/src/a.ts', 'relative', 'src/a.ts'],
    ['D:\\a\\calc\\calc\\src\\a.ts', 'relative', 'src/a.ts'],
    ['/repo-two/src/a.ts', 'absolute', '/repo-two/src/a.ts'],
    ['/mnt/repo/src/a.ts', 'absolute', '/mnt/repo/src/a.ts'],
    ['/repo/../src/a.ts', 'absolute', '/src/a.ts'],
    ['/Repo/src/a.ts', 'absolute', '/Repo/src/a.ts'],
    ['C:\\src\\a.ts', 'absolute', 'C:/src/a.ts'],
  ])('%j is %s: %s', (written, kind, path) => {
    expect(normalisePath(written, { roots })).toEqual({ kind, path });
  });

  test.each<[string, string, string[]]>([
    ['src/a.ts', 'packages/web', ['src/a.ts', 'packages/web/src/a.ts']],
    ['./src/a.ts', './packages/web/', ['src/a.ts', 'packages/web/src/a.ts']],
    ['../api/a.ts', 'packages/web', ['../api/a.ts', 'packages/api/a.ts']],
    ['src/a.ts', '', ['src/a.ts']],
    ['src/a.ts', '.', ['src/a.ts']],
    ['/repo/src/a.ts', 'packages/web', ['src/a.ts']],
    ['D:\\a\\calc\\calc\\src\\a.ts', 'packages/web', ['src/a.ts']],
    ['/mnt/src/a.ts', 'packages/web', ['/mnt/src/a.ts']],
    ['\\mnt\\src\\a.ts', 'packages/web', ['/mnt/src/a.ts']],
    [' /repo/src/a.ts', 'packages/web', ['src/a.ts']],
    ['file:///repo/src/a.ts', 'packages/web', ['src/a.ts']],
    ['src/a.ts', 'packages\\web', ['src/a.ts', 'packages/web/src/a.ts']],
  ])('%j in a report, with the tests in %j, may be %j', (written, workingDirectory, paths) => {
    expect(possiblePaths(written, { roots, workingDirectory }).map(({ path }) => path)).toEqual(paths);
  });

  test('is not shortened by the root of the file system', () => {
    expect(normalisePath('/src/a.ts', { roots: ['/'] })).toEqual({ kind: 'absolute', path: '/src/a.ts' });
  });
});
