import { expect, test } from '@jest/globals';
import { unmatched } from '../../src/configuration/dead-globs.js';
import { Glob } from '../../src/configuration/glob.js';

const paths = ['packages/ui/src/button.ts', 'README.md'];
const seen = (written: string) =>
  unmatched([new Glob(written)], paths).map(({ isFolder, deeper, hint }) => [isFolder, deeper, isFolder ? '' : hint()]);

test.each<readonly [what: string, written: string, seen: ReturnType<typeof seen>]>([
  ['one that matches', 'packages/*/src/*.ts', []],
  ['a folder', 'packages/ui', [[true, undefined, '']]],
  ['a path below a folder', 'src/*.ts', [[false, 'packages/ui/src/button.ts', '']]],
  ['other letters', 'Readme.md', [[false, undefined, ': README.md is written in other letters']]],
  // With **/ in front, these would be no globs.
  ['one of the greatest length', 'a'.repeat(4096), [[false, undefined, '']]],
  ['one with the most wildcards', Array(100).fill('a?').join('/'), [[false, undefined, '']]],
])('a glob that matches no file: %s', (_what, written, expected) => {
  expect(seen(written)).toEqual(expected);
});
