import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { GlobError, pathMatcher } from '../../src/globs/path-matcher.js';

interface Case {
  readonly glob: string;
  readonly dot?: true;
  readonly nocase?: true;
  /** Index of the list of paths that are matched. */
  readonly paths: number;
  readonly matches: readonly string[];
}

/**
 * The rows of `test/patterns.js` of minimatch at ded1bbd01beca62a5978bc1650ed0a1ccf9039d5 (Blue Oak Model License 1.0.0), many of which are
 * bash's own tests: globs, paths, and what matches. Left out are rows with options that are not used here, and paths that Git
 * cannot track.
 */
const { paths, cases } = JSON.parse(readFileSync(new URL('library-cases.json', import.meta.url), 'utf8')) as {
  readonly paths: readonly (readonly string[])[];
  readonly cases: readonly Case[];
};

test.each(cases)(
  '$glob matches what the library says',
  ({ glob, dot = false, nocase = false, paths: list, matches }) => {
    const matcher = pathMatcher(glob, { dot, nocase });
    expect(paths[list]?.filter(matcher)).toEqual(paths[list]?.filter((path) => matches.includes(path)));
  },
);

// Eleven more rows of the library mean something else here, as the documents say.
test.each([
  ['!a*', ['!ab', '!abc'], 'a ! in front means itself: lists negate by their own rule'],
  ['!!a*', [], 'the same'],
  ['**/.x/**', ['.x', 'a/.x', '.x/b'], 'a folder is impacted with what it holds'],
])('%s matches %j: %s', (glob, matches) => {
  const all = ['d', 'e', '!ab', '!abc', 'a!b', 'ab', '.x', 'a/.x', '.x/b'];
  expect(all.filter(pathMatcher(glob, { dot: false }))).toEqual(matches);
});

test.each(['*(a/b)', '?(x-!(y)|z)', '?(x-!(y)|z)b', '+(a|!(b))', '+(.|a|!(b))'])('%s is refused', (glob) => {
  expect(() => pathMatcher(glob)).toThrow(GlobError);
});
