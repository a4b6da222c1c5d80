import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyze } from '../../src/analysis/analysis.js';
import { apartOf, mostApart } from '../../src/analysis/apart.js';
import { Globs } from '../../src/configuration/glob.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
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
    'a file of no target, by itself, and with another cause',
    '',
    [[a], ['run.sh'], [b], ['run.sh', 'other.sh'], [c]],
    [{ kind: 'unowned', what: 'run.sh', merges: 2, fromPrevious: 2, fromHour: 2 }],
  ],
  [
    'globs of impact-all',
    'impact-all: ["packages/b/**", "!packages/b/*.md", "packages/c/**", "never/**"]',
    [[a], [b], [a], [c]],
    [
      { what: 'impact-all: packages/b/**', merges: 1, fromPrevious: 2, fromHour: 2 },
      { what: 'impact-all: packages/c/**', merges: 1, fromPrevious: 1, fromHour: 1 },
    ],
  ],
  [
    'a glob that two files of a merge match',
    'impact-all: ["packages/c/**", "**/*.md"]',
    [[a], [c, 'packages/c/y.js'], ['y.md', 'z.md'], [b]],
    [
      { what: 'impact-all: **/*.md', merges: 1, fromPrevious: 1, fromHour: 1 },
      { what: 'impact-all: packages/c/**', merges: 1, fromPrevious: 1, fromHour: 1 },
    ],
  ],
  [
    'rules that add targets, and one that takes some away',
    'impact: [{ paths: [packages/b/**], targets: [a] }]\nrules: [{ paths: [packages/c/**], impacts: none }, { paths: [run.sh], impacts: [b] }]',
    [[a], [b], ['run.sh'], [c], [c]],
    [
      { what: 'impact: packages/b/**', merges: 1, fromPrevious: 1, fromHour: 1 },
      { what: 'rules: packages/c/** impacts nothing', merges: 2, fromPrevious: -1, fromHour: -1 },
      { what: 'rules: run.sh impacts b', merges: 1, fromPrevious: -1, fromHour: -1 },
    ],
  ],
  [
    'a dependency that a rule states',
    'depends-on: { a: [b] }',
    [[a], [b], [c], [b]],
    [{ what: 'depends-on: a: b', merges: 2, fromPrevious: 1, fromHour: 1 }],
  ],
])('what it cost: %s', async (_what, yaml, changes, expected) => {
  const past = await pastOf(changes, yaml);
  const { costs } = await analyze(past, options);
  expect(costs).toEqual(expected.map((cost) => expect.objectContaining(cost)));
});

test('the hour before: the hour itself counts, and every merge in it', () => {
  const minutes = [0, 60, 61, 150, 180];
  const targets = [new Set(['a']), new Set(['b']), new Set(['a']), new Set(['c']), 'ALL' as const];
  const merges = minutes.map((at, index) => ({ at: at * 60_000, targets: targets[index] ?? 'ALL' }));
  expect(mostApart(merges)).toEqual({ fromPrevious: 4, fromHour: 3 });
  expect(apartOf(merges)).toEqual({ fromPrevious: 3, fromHour: 2 });
  // An empty list shares no target, but ALL is never apart.
  const empty = { at: 0, targets: new Set<string>() };
  expect(apartOf([empty, empty, { at: 0, targets: 'ALL' }])).toEqual({ fromPrevious: 1, fromHour: 1 });
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
        for (const { what, fromPrevious, fromHour } of costs) {
          const without = used.filter((glob) => what !== `impact-all: ${glob}`);
          if (without.length === used.length) continue;
          const configuration = { ...past.configuration, impactAll: new Globs(without) };
          const all = await analyze({ ...past, configuration }, options);
          expect([fromPrevious, fromHour]).toEqual([
            all.today.apart.fromPrevious - today.apart.fromPrevious,
            all.today.apart.fromHour - today.apart.fromHour,
          ]);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('edges: how many targets came through each, in how many merges', async () => {
  const needs = (name: string, on: string, text = '') => ({
    [`packages/${name}/package.json`]: JSON.stringify({ name, dependencies: { [on]: 'workspace:*' } }),
    [`packages/${name}/index.js`]: text,
  });
  const first: Files = {
    ...begin,
    ...needs('b', 'a'),
    ...needs('c', 'b', "open('../../README.md');"),
    'README.md': '',
  };
  const commits = ['packages/a/x.js', 'README.md', 'packages/b/x.js', 'packages/a/x.js'].reduce(
    (all, path, index) => [...all, { ...all.at(-1), [path]: String(index) }],
    [first],
  );
  const { edges } = await analyze(await memoryPast(commits), options);
  expect(edges).toEqual([
    {
      target: 'b',
      on: 'a',
      edge: expect.stringMatching(/^declared in packages\/b\/package.json/),
      merges: 2,
      targets: 4,
    },
    {
      target: 'c',
      on: 'b',
      edge: expect.stringMatching(/^declared in packages\/c\/package.json/),
      merges: 3,
      targets: 3,
    },
    {
      target: 'c',
      on: 'README.md',
      edge: expect.stringMatching(/^named by packages\/c\/index.js:1/),
      merges: 1,
      targets: 1,
    },
  ]);
});
