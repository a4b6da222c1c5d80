import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GlobError, pathMatcher } from '../../src/globs/path-matcher.js';

describe('beside Git', () => {
  const repository = mkdtempSync(join(tmpdir(), 'globs-'));
  afterAll(() => {
    rmSync(repository, { recursive: true });
  });
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'ignore'] });

  const names = ['a', 'b', 'ab', '.a', 'a.b', '_a', 'ba', '-'];
  // All paths of one to three names. `d` and `e` are files, so they end a path.
  const paths = names.flatMap((one) => [
    `${one}d`,
    ...names.flatMap((two) => [`${one}/${two}e`, ...names.map((three) => `${one}/${two}/${three}`)]),
  ]);

  /**
   * Globs of what both read alike. By purpose they differ in braces, `{name}` and `@(…)`, which Git takes for text; in `a/**`, which is
   * `a` itself here; in `[ab]`, which is also its own text here; and in `a**`, which Git lets cross no slash, as is done here.
   */
  const piece = fc.constantFrom('a', 'b', '*', '?', '[ab]', '[!_]', '[^a]', '[a-b]', '[!.]', '.', '-', 'd', 'e', '\\a');
  const segment = fc.oneof(
    { weight: 4, arbitrary: fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.constant('**') },
  );
  const glob = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('/'))
    // Dots alone are not names, and Git resolves them before it matches.
    .filter((one) => !/(^|\/)\.{1,2}(\/|$)/.test(one));

  test('the same paths match', () => {
    git(['init', '--quiet']);
    const blob = git(['hash-object', '-w', '--stdin'], 'x').trim();
    git(['update-index', '--index-info'], paths.map((path) => `100644 ${blob}\t${path}\n`).join(''));
    const differences: string[] = [];
    // 100 globs and 600 paths are 60,000 pairs.
    for (const written of fc.sample(glob, { numRuns: 100, seed: 7 })) {
      const itself = /[^*](?:\/\*\*)+$/.test(written) ? [`:(glob)${written.replace(/(?:\/\*\*)+$/, '')}`] : [];
      const listed = git(['ls-files', '-z', `:(glob)${written}`, ...itself])
        .split('\0')
        .filter(Boolean);
      const found = paths.filter(pathMatcher(written));
      // A pathspec without wildcards also means what is below it.
      const expected = listed.filter((path) => pathspecMeant(written, path));
      if (JSON.stringify(found.sort()) !== JSON.stringify(expected.sort())) {
        differences.push(
          `${written}: ${[...found, ...expected].filter((path) => found.includes(path) !== expected.includes(path)).join(' ')}`,
        );
      }
    }
    expect(differences).toEqual([]);
  });

  /** False for a path that Git lists because a literal pathspec is a directory above it. */
  function pathspecMeant(written: string, path: string): boolean {
    return /[*?[\\]/.test(written) || path === written;
  }
});

test.each<[glob: string, options: { readonly dot?: boolean; readonly nocase?: boolean }, matches: readonly string[]]>([
  ['**', {}, ['ab', '!ab', '!!ab', '#ab', 'a/b', 'a/.x', '.x', '.x/b', 'A', '[ab', '[ab]c', 'bc']],
  ['**', { dot: false }, ['ab', '!ab', '!!ab', '#ab', 'a/b', 'A', '[ab', '[ab]c', 'bc']],
  // A folder is impacted with what it holds.
  ['**/.x/**', { dot: false }, ['a/.x', '.x', '.x/b']],
  ['a', { nocase: true }, ['A']],
  ['a', {}, []],
  ['', {}, []],
  // Lists negate by their own rule, and globs have no comments.
  ['!a*', {}, ['!ab']],
  ['!!a*', {}, ['!!ab']],
  ['#*', {}, ['#ab']],
  ['[[:alpha:]]*', {}, ['ab', 'A', 'bc']],
  ['[ab]c', {}, ['[ab]c', 'bc']],
  ['[ab', {}, ['[ab']],
  ['\\[ab]c', {}, ['[ab]c']],
])('%j with %j matches %j', (glob, options, matches) => {
  const all = ['', 'ab', '!ab', '!!ab', '#ab', 'a/b', 'a/.x', '.x', '.x/b', 'A', '[ab', '[ab]c', 'bc'];
  expect(all.filter(pathMatcher(glob, options))).toEqual(matches);
});

describe('hostile globs', () => {
  const path = (segment: string) => `${'a/'.repeat(40)}${segment}`;
  const names = [
    'a'.repeat(4000),
    'ab'.repeat(2000),
    `${'a'.repeat(4000)}b`,
    'a/'.repeat(2000).slice(0, -1),
    `${'a.spec.test'.repeat(300)}.tx`,
    'a-'.repeat(2000),
  ].map(path);

  test.each([
    '*a'.repeat(98) + '[cd]',
    `*${'a'.repeat(4000)}[cd]`,
    `${'**/a/'.repeat(98)}c`,
    `${'**/*a/'.repeat(48)}*c`,
    '**/+(*.spec|*.test).ts',
    '+(+(a|-)|*b)[cd]',
    '+(*a|a*|*(a|aa)*)[cd]',
    `*!(${'?'.repeat(90)})[cd]`,
    `*!(*${'a?'.repeat(40)})[cd]`,
    `${'*!(??b)'.repeat(24)}[cd]`,
    `${'*!(*?b)?'.repeat(19)}[cd]`,
    `${'!(a*)'.repeat(40)}[cd]`,
    `${'+(a|b|ab|ba)'.repeat(40)}[cd]`,
    `@(*${'a?'.repeat(48)})[cd]`,
    `${'?(a)'.repeat(98)}[cd]`,
    `{${Array.from({ length: 90 }, (_, index) => `*a${index}`).join(',')}}[cd]`,
    '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*[cd]',
  ])('number %# ends', (glob) => {
    const before = process.cpuUsage();
    const matches = pathMatcher(glob);
    for (const name of names) expect(matches(name)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    // A tenth of it is what the slowest takes; trying one way after the other takes hours.
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  test.each([
    ['*a'.repeat(101), /more than 100 wildcards: write \*\*/],
    ['{a,b}'.repeat(9), /more than 256 globs: replace one pair of braces with \*/],
    ['{1..1000000}', /more than 256 globs/],
    [`{${'a,'.repeat(3000)}b}`, /longer than the 4096 characters/],
    [`!(${'a'.repeat(300)})`, /write a separate glob that begins with !/],
    ['*!(a!(b))', /!\( within other parentheses/],
    ...['@(a/b|c)', '*(a/b)', '?(x-!(y)/z)b', '+(a/!(b))'].map((one) => [one, /write \{a\/b,c\} with braces/] as const),
    ['?(x-!(y)|z)', /!\( within other parentheses/],
    ['+(.|a|!(b))', /!\( within other parentheses/],
  ])('number %# is refused', (glob, says) => {
    expect(() => pathMatcher(glob)).toThrow(GlobError);
    expect(() => pathMatcher(glob)).toThrow(says);
  });
});
