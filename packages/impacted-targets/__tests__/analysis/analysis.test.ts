import { expect, test } from '@jest/globals';
import { analyze } from '../../src/analysis/analysis.js';
import { apartOf } from '../../src/analysis/past-merges.js';
import { allBecause } from '../../src/answer/answer.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import type { Reason } from '../../src/answer/impact.js';
import { memoryPast } from '../audit/memory-past.js';
import type { Files } from '../trees.js';

const packages = ['a', 'b', 'c'];
const begin: Files = {
  'package.json': '{"private":true,"workspaces":["packages/*"]}',
  ...Object.fromEntries(packages.map((name) => [`packages/${name}/package.json`, JSON.stringify({ name })])),
};

/** Merges that each change some files, with today's rules. */
function pastOf(changes: readonly (readonly string[])[], yaml: string) {
  const commits = [begin];
  for (const [index, paths] of changes.entries())
    commits.push({ ...commits.at(-1), ...Object.fromEntries(paths.map((path) => [path, String(index)])) });
  return { ...memoryPast(commits), configuration: readConfiguration(yaml, 'rules.yml') };
}

const options = { testMinutes: 20, concurrency: 5 };

const [a, b, c] = packages.map((name) => `packages/${name}/x.js`) as [string, string, string];

test.each<[string, string, string[][], [what: string, merges: number, apart: number][]]>([
  [
    'globs of impact-all',
    'impact-all: ["packages/b/**", "!packages/b/*.md", "packages/c/**", "never/**"]',
    [[a], [b], [a], [c]],
    [
      ['impact-all: packages/b/**', 1, 2],
      ['impact-all: packages/c/**', 1, 1],
    ],
  ],
  [
    'rules that add targets, and one that takes some away',
    'impact: [{ paths: [packages/b/**], targets: [a] }]\nrules: [{ paths: [packages/c/**], impacts: none }, { paths: [run.sh], impacts: [b] }]',
    [[a], [b], ['run.sh'], [c], [c]],
    [
      ['impact: packages/b/**', 1, 1],
      ['rules: packages/c/** impacts nothing', 2, -1],
      ['rules: run.sh impacts b', 1, -1],
    ],
  ],
  ['a dependency that a rule states', 'depends-on: { a: [b] }', [[a], [b], [c], [b]], [['depends-on: a: b', 2, 1]]],
])('what it cost: %s', async (_what, yaml, changes, expected) => {
  const { costs } = await analyze(pastOf(changes, yaml), options);
  expect(costs.map(({ what, merges, apart }) => [what, merges, apart])).toEqual(expected);
});

test.each<[string, readonly (readonly string[] | 'ALL')[], number]>([
  ['lists that share no target with the one before', [['a'], ['b'], ['b', 'c'], ['a']], 2],
  ['an empty list shares none', [[], [], ['a']], 2],
  ['ALL is never apart, nor is what follows it', [['a'], 'ALL', ['b'], []], 1],
  ['the first has none before it', [['a']], 0],
])('merges that could have been tested apart: %s', (_what, lists, expected) => {
  const answers = lists.map((targets) =>
    targets === 'ALL'
      ? { ...allBecause('a cause'), buildSystems: [] }
      : { kind: 'targets' as const, targets, why: new Map<string, Reason>(), buildSystems: [] },
  );
  expect(apartOf(answers)).toBe(expected);
});

test('a list of every target counts as everything', async () => {
  const { today } = await analyze(pastOf([[a], ['run.sh']], 'everything: names'), options);
  expect(today).toMatchObject({ everything: 1, causes: [{ what: 'no target owns run.sh', merges: 1, alone: 1 }] });
});

test('the causes of ALL, and named edges with how many targets came through each', async () => {
  const needs = (name: string, on: string, text: string) => ({
    [`packages/${name}/package.json`]: JSON.stringify({ name, dependencies: { [on]: '*' } }),
    [`packages/${name}/index.js`]: text,
  });
  const first: Files = {
    ...begin,
    ...needs('b', 'x', "\nopen('../a/x.js');"),
    ...needs('c', 'b', "open('../../README.md');"),
    [a]: '',
    'README.md': '',
  };
  const commits = [[a], ['README.md'], [b], [a], ['run.sh', 'make.sh']].reduce(
    (all, paths, index) => [
      ...all,
      { ...all.at(-1), ...Object.fromEntries(paths.map((path) => [path, String(index)])) },
    ],
    [first],
  );
  const { edges, today } = await analyze(memoryPast(commits), options);
  // The edge from c to b is declared: nobody can take it away.
  expect(edges).toEqual([
    { target: 'b', on: 'a', edge: 'named by packages/b/index.js:2, "../a/x.js"', merges: 2, targets: 4 },
    { target: 'c', on: 'README.md', edge: 'named by packages/c/index.js:1, "../../README.md"', merges: 1, targets: 1 },
  ]);
  expect(today).toMatchObject({ targets: 4, everything: 1, apart: 0 });
  expect(today.causes).toEqual([
    { what: 'no target owns make.sh', merges: 1, alone: 0 },
    { what: 'no target owns run.sh', merges: 1, alone: 0 },
  ]);
});
