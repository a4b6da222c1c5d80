import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyze } from '../../src/analysis/analysis.js';
import { apartOf } from '../../src/analysis/past-merges.js';
import { allBecause } from '../../src/answer/answer.js';
import { Globs } from '../../src/configuration/glob.js';
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
async function pastOf(changes: readonly (readonly string[])[], yaml: string) {
  const commits = [begin];
  for (const [index, paths] of changes.entries())
    commits.push({ ...commits.at(-1), ...Object.fromEntries(paths.map((path) => [path, String(index)])) });
  return { ...(await memoryPast(commits)), configuration: readConfiguration(yaml, 'rules.yml') };
}

const options = { testMinutes: 20, concurrency: 5 };

const [a, b, c] = packages.map((name) => `packages/${name}/x.js`) as [string, string, string];

test.each<[string, string, string[][], object[]]>([
  [
    'globs of impact-all',
    'impact-all: ["packages/b/**", "!packages/b/*.md", "packages/c/**", "never/**"]',
    [[a], [b], [a], [c]],
    [
      { what: 'impact-all: packages/b/**', merges: 1, apart: 2 },
      { what: 'impact-all: packages/c/**', merges: 1, apart: 1 },
    ],
  ],
  [
    'a glob that two files of a merge match',
    'impact-all: ["packages/c/**", "**/*.md"]',
    [[a], [c, 'packages/c/y.js'], ['y.md', 'z.md'], [b]],
    [
      { what: 'impact-all: **/*.md', merges: 1, apart: 1 },
      { what: 'impact-all: packages/c/**', merges: 1, apart: 1 },
    ],
  ],
  [
    'rules that add targets, and one that takes some away',
    'impact: [{ paths: [packages/b/**], targets: [a] }]\nrules: [{ paths: [packages/c/**], impacts: none }, { paths: [run.sh], impacts: [b] }]',
    [[a], [b], ['run.sh'], [c], [c]],
    [
      { what: 'impact: packages/b/**', merges: 1, apart: 1 },
      { what: 'rules: packages/c/** impacts nothing', merges: 2, apart: -1 },
      { what: 'rules: run.sh impacts b', merges: 1, apart: -1 },
    ],
  ],
  [
    'a dependency that a rule states',
    'depends-on: { a: [b] }',
    [[a], [b], [c], [b]],
    [{ what: 'depends-on: a: b', merges: 2, apart: 1 }],
  ],
])('what it cost: %s', async (_what, yaml, changes, expected) => {
  const past = await pastOf(changes, yaml);
  const { costs } = await analyze(past, options);
  expect(costs).toEqual(expected.map((cost) => expect.objectContaining(cost)));
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

test('the cost of a glob is what all merges without it say', async () => {
  const globs = ['run.sh', 'packages/a/**', 'packages/b/x.js', '**/*.md'];
  const paths = [a, b, c, 'run.sh', 'packages/a/y.md', 'z.md'];
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...globs), { minLength: 1 }),
      fc.array(fc.uniqueArray(fc.constantFrom(...paths), { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (used, changes) => {
        const past = await pastOf(changes, `impact-all: ${JSON.stringify(used)}`);
        const { costs, today } = await analyze(past, options);
        for (const { what, apart } of costs) {
          const without = used.filter((glob) => what !== `impact-all: ${glob}`);
          if (without.length === used.length) continue;
          const configuration = { ...past.configuration, impactAll: new Globs(without) };
          const all = await analyze({ ...past, configuration }, options);
          expect(apart).toBe(all.today.apart - today.apart);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('named edges: how many targets came through each, in how many merges', async () => {
  const needs = (name: string, on: string, text: string) => ({
    [`packages/${name}/package.json`]: JSON.stringify({ name, dependencies: { [on]: '*' } }),
    [`packages/${name}/index.js`]: text,
  });
  const first: Files = {
    ...begin,
    ...needs('b', 'x', "\nopen('../a/x.js');"),
    ...needs('c', 'b', "open('../../README.md');"),
    'packages/a/x.js': '',
    'README.md': '',
  };
  const commits = ['packages/a/x.js', 'README.md', 'packages/b/x.js', 'packages/a/x.js'].reduce(
    (all, path, index) => [...all, { ...all.at(-1), [path]: String(index) }],
    [first],
  );
  const { edges } = await analyze(await memoryPast(commits), options);
  // The edge from c to b is declared: nobody can take it away.
  expect(edges).toEqual([
    { target: 'b', on: 'a', edge: 'named by packages/b/index.js:2, "../a/x.js"', merges: 2, targets: 4 },
    { target: 'c', on: 'README.md', edge: 'named by packages/c/index.js:1, "../../README.md"', merges: 1, targets: 1 },
  ]);
});
