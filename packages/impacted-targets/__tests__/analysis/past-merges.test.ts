import { afterAll, expect, test } from '@jest/globals';
import { git, removeSamples } from '../sample-repository.js';
import { answers, expectNothingSharedIn, history } from './past-merges.js';

afterAll(removeSamples);

// A longer history, and sets of rules, are in past-merges.many.test.ts.
test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(6, 2);
});

test('a glob means the files of each commit', async () => {
  const directory = history([
    {
      'package.json': '{ "private": true, "workspaces": ["js/*"] }',
      'js/a/package.json': '{ "name": "a" }',
      'js/a/a.js': "import.meta.glob('../b/*.txt')",
      'js/b/package.json': '{ "name": "b" }',
      'js/b/b.js': '1',
    },
    { 'js/b/b.js': '2' },
    { 'js/b/x.txt': '1' },
    { 'js/b/b.js': '3' },
    { 'js/b/x.txt': null },
    { 'js/b/b.js': '4' },
  ]);
  const found = await answers(directory, git(directory, 'rev-parse', 'main'), 5, [0, 1, 2, 3, 4]);
  expect(found.map((answer) => (answer.kind === 'all' ? 'ALL' : answer.targets.join(' ')))).toEqual([
    'b',
    'a b',
    'a b',
    'a b',
    'b',
  ]);
});
