import { describe, expect, test } from '@jest/globals';
import {
  normalisePath,
  pathsInRepository,
  placeOfFile,
  possiblePaths,
} from '../../../src/flaky-tests/matching/paths.js';

const roots = ['/repo', '/home/runner/work/calc/calc/', 'D:\\a\\calc\\calc'];

describe('a path', () => {
  test.each([
    ['src/a.ts', 'relative', 'src/a.ts'],
    ['./src/a.ts', 'relative', 'src/a.ts'],
    ['src\\a.ts', 'relative', 'src/a.ts'],
    ['../src/a.ts', 'relative', '../src/a.ts'],
    ['/repo/src/a.ts', 'relative', 'src/a.ts'],
    ['file:///repo/src/a.ts', 'relative', 'src/a.ts'],
    ['docs/file:///a.ts', 'relative', 'docs/file:/a.ts'],
    ['/home/runner/work/calc/calc/src/a.ts', 'relative', 'src/a.ts'],
    ['D:\\a\\calc\\calc\\src\\a.ts', 'relative', 'src/a.ts'],
    ['/repo-two/src/a.ts', 'absolute', '/repo-two/src/a.ts'],
    ['/mnt/repo/src/a.ts', 'absolute', '/mnt/repo/src/a.ts'],
    ['/repo/../src/a.ts', 'absolute', '/src/a.ts'],
    ['C:\\src\\a.ts', 'absolute', 'C:/src/a.ts'],
    ['D:/A/Calc/calc/src/A.ts', 'relative', 'src/A.ts'],
    ['D:\\a\\calc\\calc2\\a.ts', 'absolute', 'D:/a/calc/calc2/a.ts'],
    ['\\\\?\\D:\\a\\calc\\calc\\src\\a.ts', 'relative', 'src/a.ts'],
    ['file:///D:/a/calc/calc/src/a%20b.ts', 'relative', 'src/a b.ts'],
    ['file:///d%3A/a/calc/calc/src/a.ts', 'relative', 'src/a.ts'],
    ['file:///repo/src/100%.ts', 'relative', 'src/100%.ts'],
    ['/repo/src/a%20b.ts', 'relative', 'src/a%20b.ts'],
    ['file://server/repo/src/a.ts', 'absolute', '/server/repo/src/a.ts'],
    ['file://localhost/repo/src/a.ts', 'relative', 'src/a.ts'],
    ['file://LOCALHOST/repo/src/a.ts', 'relative', 'src/a.ts'],
    ['FILE:/repo/src/a.ts', 'relative', 'src/a.ts'],
    ['file:///D:/a/calc/calc/src/100%.ts', 'relative', 'src/100%.ts'],
    ['/x/C:/src/a.ts', 'absolute', '/x/C:/src/a.ts'],
    ['/x/?/C:/src/a.ts', 'absolute', '/x/?/C:/src/a.ts'],
  ])('%j is %s: %s', (written, kind, path) => {
    expect(normalisePath(written, { roots })).toEqual({ kind, path });
  });

  test('is not below a root that is the root of the machine', () => {
    expect(normalisePath('/x/a.ts', { roots: ['/'] })).toEqual({ kind: 'absolute', path: '/x/a.ts' });
  });

  test.each<[string, string, string[]]>([
    ['src/a.ts', 'packages/web', ['src/a.ts', 'packages/web/src/a.ts']],
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
    const rules = { roots, workingDirectory };
    expect(possiblePaths(written, rules).map(({ path }) => path)).toEqual(paths);
    expect(pathsInRepository(written, rules)).toEqual(paths.filter((path) => !path.startsWith('/')));
  });

  test.each([
    ['src/a.ts', 'inside'],
    ['/repo/src/a.ts', 'inside'],
    ['file:///repo/src/a.ts', 'inside'],
    ['../api/a.ts', 'inside'],
    ['../../a.ts', 'unknown'],
    ['/repo/../a.ts', 'outside'],
    ['C:\\src\\a.ts', 'outside'],
  ])('%j lies %s', (written, place) => {
    expect(placeOfFile(written, { roots, workingDirectory: 'web' })).toBe(place);
  });
});
