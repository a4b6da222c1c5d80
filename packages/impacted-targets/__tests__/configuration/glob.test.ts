import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { globOf } from '../../src/configuration/glob-of-path.js';
import { Glob, Globs } from '../../src/configuration/glob.js';

describe('a glob matches whole paths from the root', () => {
  test.each([
    ['*.ts', ['a.ts'], ['src/a.ts']],
    ['**/*.ts', ['a.ts', 'src/deep/a.ts'], []],
    ['src/**', ['src', 'src/a/.hidden/b'], ['source/a']],
    ['*', ['.env'], []],
    ['src/**/test/*', ['src/test/a', 'src/x/y/test/a'], ['src/test']],
    ['a/**', ['a/line\nbreak', 'a/\udcff'], []],
    ['a/?', ['a/b'], ['a/bc', 'a//']],
    ['{a,b/c}/d', ['b/c/d'], ['b/d']],
    ['{a,b/**}', ['b'], []],
    ['{1..3}/a', ['2/a'], ['4/a']],
    ['[!_ab]*.json', ['c.json'], ['_schema.json', 'a.json', '/']],
    ['[^_]*.json', ['a.json'], ['_schema.json']],
    ['[[:digit:]]*', ['1a'], ['a1']],
    ['[]a]', [']'], ['b']],
    ['app/[id]/page', ['app/[id]/page', 'app/i/page'], ['app/x/page']],
    ['app/[...slug]/page', ['app/[...slug]/page'], []],
    ['app/(shop)/*', ['app/(shop)/page.tsx'], ['app/shop/page.tsx']],
    ['@(a|b)/c', ['b/c'], ['c/c']],
    ['!(a)/c', ['b/c'], ['a/c']],
    ['a|b', ['a|b'], ['a']],
    ['"a+b#"', ['"a+b#"'], []],
    ['a\\*b', ['a*b'], ['axb']],
    ['é/**', ['é/ü'], []],
  ])('%s', (glob, fitting, others) => {
    const globs = new Globs([glob]);
    expect(fitting.filter((path) => !globs.matches(path))).toEqual([]);
    expect(others.filter((path) => globs.matches(path))).toEqual([]);
  });

  test('and none of those with !', () => {
    const globs = new Globs(['src/**', '!**/*.md', 'docs/keep.md']);
    expect(['src/a', 'src/a.md', 'docs/keep.md', 'x'].filter((path) => globs.matches(path))).toEqual(['src/a']);
  });
});

test.each([
  ['services/{name}/**', 'services/api/main.go', [{ name: 'api' }]],
  ['services/{name}/**', 'services/readme', []],
  ['services/{name}/src/**', 'services/a/src', [{ name: 'a' }]],
  ['services/{name}/*', 'services/readme', []],
  ['x-{name}.y/*', 'x-a.y/b', [{ name: 'a' }]],
  ['x-{name}/*', 'x-/b', []],
  ['{a}/{b}/*', '1/2/3', [{ a: '1', b: '2' }]],
  ['**/a{n}a/**', 'a/aba/x', [{ n: 'b' }]],
  ['{n}/{n}.ts', 'a/a.ts', [{ n: 'a' }]],
  ['{n}/{n}.ts', 'a/b.ts', []],
  ['a/{my-name}/**', 'a/é b/c', [{ 'my-name': 'é b' }]],
  ['**/services/{name}/**', 'services/a/services/b/c', [{ name: 'a' }, { name: 'b' }]],
  ['{a,b}/{name}/c', 'b/x/c', [{ name: 'x' }]],
  ['**/**/**/**/**/{name}.c', `${'x/'.repeat(100)}a.c`, [{ name: 'a' }]],
])('a name in a glob stands for one segment, or the rest of one: %s and %s', (glob, path, expected) => {
  const ways = new Glob(glob).captured(path).map((way) => Object.fromEntries(way));
  expect(ways).toEqual(expected);
  expect(new Glob(glob).matches(path)).toBe(expected.length > 0);
});

test.each([
  ['docs\\**', 'write docs/**'],
  ['docs\\*.md', 'write docs/*.md'],
  ['src\\app\\main.ts', 'write src/app/main.ts'],
  ['a\\-b', 'write a/-b if it separates folders, else leave it out'],
  ['src\\\\app', undefined],
  ['app/\\[id\\]/*', undefined],
  ['a/[\\-.]x', undefined],
  ['a\\*b', undefined],
  ['a\\ b', undefined],
])('a backslash in %j: %s', (text, advice) => {
  if (advice === undefined) expect(() => new Glob(text)).not.toThrow();
  else expect(() => new Glob(text)).toThrow(advice);
});

const segment = fc.string({
  unit: fc.constantFrom(...Array.from('ab.!*?[]{}()+@|\\#"\': é')),
  minLength: 1,
  maxLength: 6,
});
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'))
  .filter((text) => !/(^|\/)\.{1,2}(\/|$)/.test(text));

test('the glob of a path matches that path and no other', () => {
  for (const one of ['app/[id]/page (1).tsx', '!odd', 'a{b}', 'c++/x#y']) expect(globOf(one)).toBeDefined();
  for (const one of ['a\nb', 'a\udc80b']) expect(globOf(one)).toBeUndefined();
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      const glob = globOf(one);
      if (glob === undefined) return;
      const globs = new Globs([glob]);
      expect([globs.matches(one), globs.matches(other)]).toEqual([true, false]);
    }),
  );
});
