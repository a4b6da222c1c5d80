import { expect, test } from '@jest/globals';
import { deadGlobs } from '../../src/configuration/problems.js';

const paths = ['packages/ui/src/button.ts', 'README.md'];

test.each<readonly [what: string, written: string, hint: string | undefined]>([
  ['one that matches', 'packages/*/src/*.ts', undefined],
  ['one that takes files away', '!Readme.md', undefined],
  ['a folder', 'packages/ui', ': it is a folder, so write packages/ui/**'],
  ['a folder in other letters', 'Packages/UI', ': it is a folder, so write packages/ui/**'],
  ['a path below a folder', 'src/*.ts', ': for packages/ui/src/button.ts, write **/src/*.ts'],
  ['other letters', 'Readme.md', ': README.md differs only in upper and lower case'],
  ['several in one', 'a, b', ': write several globs as a list'],
  // With **/ in front, these would be no globs.
  ['one of the greatest length', 'a'.repeat(4096), ''],
  ['one with the most wildcards', Array(100).fill('a?').join('/'), ''],
])('a glob that matches no file: %s', (_what, text, hint) => {
  const expected =
    hint === undefined ? [] : [{ place: ['impact-all'], message: `${text} matches no tracked file${hint}` }];
  expect(deadGlobs([{ text, place: ['impact-all'] }], paths)).toEqual(expected);
});
