import { describe, expect, test } from '@jest/globals';
import { Glob, Globs } from '../../src/configuration/glob.js';

describe('a glob matches whole paths from the root', () => {
  test.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/a.ts', false],
    ['**/*.ts', 'a.ts', true],
    ['**/*.ts', 'src/deep/a.ts', true],
    ['src/**', 'src/a/.hidden/b', true],
    ['src/**', 'source/a', false],
    ['src/**', 'src', true],
    ['**', '.env', true],
    ['*', '.env', true],
    ['src/**/test/*', 'src/test/a', true],
    ['src/**/test/*', 'src/x/y/test/a', true],
    ['a/**', 'a/line\nbreak', true],
    ['a/*', 'a/line\nbreak', true],
    ['a/?', 'a/b', true],
    ['a/?', 'a/bc', false],
    ['a/?', 'a//', false],
    ['{a,b/c}/d', 'b/c/d', true],
    ['[ab]/c', 'b/c', true],
    ['data/[!_]*.json', 'data/a.json', true],
    ['data/[!_]*.json', 'data/_schema.json', false],
    ['data/[^_]*.json', 'data/_schema.json', false],
    ['[[:digit:]]*', '1a', true],
    ['[]a]', ']', true],
    ['[!a]', '/', false],
    ['app/[...slug]/page', 'app/[...slug]/page', true],
    ['{a,b/**}', 'b', true],
    ['a/**/**', 'a', true],
    ['{1..3}/a', '2/a', true],
    ['app/[id]/page', 'app/[id]/page', true],
    ['app/(shop)/*', 'app/(shop)/page.tsx', true],
    ['app/(shop)/*', 'app/shop/page.tsx', false],
    ['@(a|b)/c', 'b/c', true],
    ['!(a)/c', 'b/c', true],
    ['a|b', 'a|b', true],
    ['a|b', 'a', false],
    ['"a"', '"a"', true],
    ['a+b', 'a+b', true],
    ['#a', '#a', true],
    ['a\\*b', 'a*b', true],
    ['a\\*b', 'axb', false],
    ['é/**', 'é/ü', true],
    ['a/**', 'a/\udcff', true],
  ])('%s and %j: %s', (glob, path, expected) => {
    expect(new Globs([glob]).matches(path)).toBe(expected);
  });

  test('and none of those with !', () => {
    const globs = new Globs(['src/**', '!**/*.md', 'docs/keep.md']);
    expect(['src/a', 'src/a.md', 'docs/keep.md', 'x'].map((path) => globs.matches(path))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a name in a glob', () => {
  const ways = (glob: string, path: string) => new Glob(glob).captured(path).map((way) => Object.fromEntries(way));

  test('stands for one segment, or the rest of one', () => {
    expect(ways('services/{name}/**', 'services/api/main.go')).toEqual([{ name: 'api' }]);
    expect(ways('services/{name}/**', 'services/readme')).toEqual([]);
    expect(ways('services/{name}/src/**', 'services/a/src')).toEqual([{ name: 'a' }]);
    expect(ways('services/{name}/*', 'services/readme')).toEqual([]);
    expect(ways('x-{name}.y/*', 'x-a.y/b')).toEqual([{ name: 'a' }]);
    expect(ways('x-{name}/*', 'x-/b')).toEqual([]);
    expect(ways('{a}/{b}/*', '1/2/3')).toEqual([{ a: '1', b: '2' }]);
    expect(ways('{n}/{n}.ts', 'a/a.ts')).toEqual([{ n: 'a' }]);
    expect(ways('{n}/{n}.ts', 'a/b.ts')).toEqual([]);
    expect(ways('a/{my-name}/**', 'a/é b/c')).toEqual([{ 'my-name': 'é b' }]);
  });

  test('stands for everything that it can stand for', () => {
    expect(ways('**/services/{name}/**', 'services/a/services/b/c')).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(ways('{a,b}/{name}/c', 'b/x/c')).toEqual([{ name: 'x' }]);
  });
});

describe('a backslash', () => {
  test.each([
    ['docs\\**', 'write docs/**'],
    ['docs\\*.md', 'write docs/*.md'],
    ['docs\\*', 'write docs/*'],
    ['src\\app\\main.ts', 'write src/app/main.ts'],
    ['src\\\\app', undefined],
    ['.github\\workflows\\*.yml', 'write .github/workflows/*.yml'],
    ['a\\-b', 'write a/-b if it separates folders, else leave it out'],
    ['é\\ü', 'write é/ü'],
    ['app/\\[id\\]/*', undefined],
    ['a/[\\-.]x', undefined],
    ['a\\*b', undefined],
    ['a\\ b', undefined],
  ])('%j: %s', (text, advice) => {
    if (advice === undefined) expect(() => new Glob(text)).not.toThrow();
    else expect(() => new Glob(text)).toThrow(advice);
  });
});
