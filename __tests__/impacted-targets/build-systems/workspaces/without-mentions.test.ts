import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Answer } from '../../../../src/impacted-targets/answer/answer.js';
import { askBuildSystems } from '../../../../src/impacted-targets/build-systems/ask-build-systems.js';
import { buildSystems } from '../../../../src/impacted-targets/build-systems/index.js';
import type { Comparison, Tree } from '../../../../src/impacted-targets/build-systems/build-system.js';
import { readConfiguration } from '../../../../src/impacted-targets/configuration/read-configuration.js';
import { explain } from '../../../../src/impacted-targets/answer/explanation/chain.js';
import { ProgramEnvironment } from '../../../../src/impacted-targets/programs/program-environment.js';
import { TemporaryDirectories } from '../../../../src/impacted-targets/programs/temporary-directories.js';
import { compareContents, type Contents } from '../memory-trees.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);
const names = buildSystems.map(({ name }) => name);
const silent = { info: () => undefined, warn: () => undefined, debug: () => undefined };

interface Asked {
  readonly rules?: string;
  readonly systems?: readonly string[];
  /** True for the answer of a build system that reads what files mention in any case. */
  readonly reading?: boolean;
}

/** The answer, and whether files were looked into for mentions. */
async function ask(
  before: Contents,
  after: Contents,
  { rules = '', systems = ['workspaces'], reading = false }: Asked = {},
): Promise<{ readonly answer: Answer; readonly looked: boolean }> {
  let looked = false;
  const watched = (tree: Tree): Tree => ({
    ...tree,
    readEach: (...wanted) => {
      looked = true;
      return tree.readEach(...wanted);
    },
  });
  const compared = compareContents(before, after);
  const comparison: Comparison = { ...compared, base: watched(compared.base), head: watched(compared.head) };
  const configuration = readConfiguration(rules, 'rules.yml', names);
  const answer = await askBuildSystems(
    buildSystems
      .filter(({ name }) => systems.includes(name))
      .map((listed) => ({
        ...listed,
        load: async () => {
          const system = await listed.load();
          return {
            ...system,
            impact: (one: Comparison, { others, ...tools }: Parameters<typeof system.impact>[1]) =>
              system.impact(one, { ...tools, ...(!reading && others && { others }) }),
          };
        },
      })),
    comparison,
    { kind: 'configurations', file: 'rules.yml', base: configuration, head: configuration },
    {
      temporary: new TemporaryDirectories(),
      programs: new ProgramEnvironment({ environment: {}, secrets: [], untrustedDirectories: [] }),
      log: silent,
      signal: new AbortController().signal,
    },
  );
  return { answer, looked };
}

const files: Contents = {
  'package.json': '{"workspaces": ["p/*"], "devDependencies": {"jest": "1"}}',
  'p/a/package.json': '{"name": "a"}',
  'p/a/index.js': '',
  'p/b/package.json': '{"name": "b"}',
  'p/b/index.js': "import 'a'",
  'p/c/package.json': '{"name": "c"}',
  'README.md': 'a',
  Makefile: 'a',
};

const inShort = ({ answer, looked }: Awaited<ReturnType<typeof ask>>) => [
  answer.kind === 'all' ? answer.why : answer.targets,
  looked,
];

describe('no file is looked into', () => {
  test.each([
    ['a file that nobody owns', { Makefile: 'b' }, 'no target owns Makefile'],
    ['one beside files of packages', { Makefile: 'b', 'p/a/index.js': '1' }, 'no target owns Makefile'],
    [
      'settings of the root',
      { 'package.json': '{"workspaces": ["p/*"], "engines": {}, "devDependencies": {"jest": "1"}}' },
      "workspaces: engines in the root's package.json changed",
    ],
    [
      'settings of the root and a file that nobody owns',
      { 'package.json': '{"workspaces": ["p/*"], "engines": {}}', Makefile: 'b' },
      "workspaces: engines in the root's package.json changed and 1 more",
    ],
    [
      'a dependency of the root',
      { 'package.json': '{"workspaces": ["p/*"], "devDependencies": {"jest": "2"}}' },
      ['.', 'a', 'b', 'c'],
    ],
  ])('where the answer is known without: %s', async (_, changed, expected) => {
    expect(inShort(await ask(files, { ...files, ...changed }))).toEqual([expected, false]);
  });
});

describe('files are looked into', () => {
  test.each<[string, Contents, string | readonly string[], Asked?]>([
    ['to find who uses a package', { 'p/a/index.js': '1' }, ['a', 'b']],
    ['to find who reads a document', { 'README.md': 'b' }, []],
    ['a document beside a file that nobody owns', { 'README.md': 'b', Makefile: 'b' }, 'no target owns Makefile'],
    [
      'a file that impacts nothing by a rule',
      { Makefile: 'b', 'package.json': '{"workspaces": ["p/*"]}' },
      ['.', 'a', 'b', 'c'],
      { rules: 'impact-none: [Makefile]' },
    ],
    [
      'a file that impacts a target by a rule',
      { Makefile: 'b' },
      ['a', 'b'],
      { rules: 'impact: [{paths: [Makefile], targets: [a]}]' },
    ],
    [
      'a dependency of the root that is for those that name it',
      { 'package.json': '{"workspaces": ["p/*"]}' },
      ['.'],
      { rules: 'build-systems: {workspaces: {root-dependencies: declared}}' },
    ],
    [
      'where others are asked after it',
      { Makefile: 'b' },
      ['paths:make'],
      { systems: ['workspaces', 'paths'], rules: 'targets: {make: [Makefile]}' },
    ],
  ])('%s', async (...[, changed, expected, asked]) => {
    expect(inShort(await ask(files, { ...files, ...changed }, asked))).toEqual([expected, true]);
  });
});

test('what depends on a target is told by what files mention, whatever was looked into before', async () => {
  const { workspaces } = await import('../../../../src/impacted-targets/build-systems/workspaces/index.js');
  const head = { ...files, 'package.json': '{"workspaces": ["p/*"]}' };
  const { noTools } = await import('../memory-trees.js');
  const impact = await workspaces.impact(compareContents(files, head), {
    ...noTools,
    others: { coveredPaths: new Set(), isAll: false },
  });
  if (impact.kind === 'all') throw new Error(impact.why);
  expect([...((await impact.known?.dependentsOf('a')) ?? [])]).toContain('b');
});

/** A commit: some of these files, each with one of its contents. */
const commit = fc
  .record(
    Object.fromEntries(
      Object.entries({
        'package.json': [
          '{"workspaces": ["p/*"], "devDependencies": {"jest": "1"}}',
          '{"workspaces": ["p/*"], "devDependencies": {"jest": "2", "a": "*"}}',
          '{"name": "top", "workspaces": ["p/*"], "engines": {"node": "20"}}',
          '{"workspaces": ["p/a", "p/b"], "devDependencies": {"prettier": "2"}}',
        ],
        'package-lock.json': [1, 2].map((version) =>
          JSON.stringify({
            lockfileVersion: 3,
            packages: {
              '': { devDependencies: { jest: '*' } },
              'node_modules/jest': { version: String(version) },
              'node_modules/a': { resolved: 'p/a', link: true },
              'p/a': {},
            },
          }),
        ),
        'README.md': ['1', '2'],
        Makefile: ['1', '2'],
        'tools/build.js': ["require('../p/b/index.js')", "require('a')"],
        'p/a/package.json': ['{"name": "a"}', '{"name": "a", "dependencies": {"b": "*"}}', '{"name": "other"}'],
        'p/a/index.js': ['', "import 'b'", "readFileSync('../../README.md')"],
        'p/a/a.test.js': ["import 'c'", ''],
        'p/b/package.json': ['{"name": "b"}', '{"name": "b", "devDependencies": {"a": "*"}}'],
        'p/b/index.js': ["import 'a'", '', "import '../../tools/build'"],
        'p/c/package.json': ['{"name": "c"}'],
        'p/c/index.js': ['', "import 'a'", "import 'jest'"],
      }).map(([path, texts]) => [path, fc.option(fc.constantFrom(...texts), { nil: undefined, freq: 8 })]),
    ),
  )
  .map((chosen): Contents => {
    const there = Object.entries(chosen).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]));
    return { 'package.json': '{"workspaces": ["p/*"]}', ...Object.fromEntries(there) };
  });

const rules = [
  '',
  'documents: all',
  'unowned: ignore',
  'impact-none: [Makefile, "tools/**"]',
  'impact: [{paths: [Makefile], targets: [a]}]',
  'impact: [{paths: ["tools/**"], targets: [nobody]}]',
  'targets: {make: [Makefile]}',
  'unowned: make\ntargets: {make: ["docs/**"]}',
  'build-systems: {workspaces: {root-dependencies: declared}}',
  'build-systems: {workspaces: {root-tools: [jest]}}',
];

test('the answer is the same as of one who looks into all files, and each of its reasons leads to a changed file', async () => {
  const seen = { skipped: 0, looked: 0 };
  await fc.assert(
    fc.asyncProperty(
      commit,
      commit,
      // Most pull requests change little.
      fc.array(fc.nat(20), { maxLength: 3 }),
      fc.constantFrom(...rules),
      fc.constantFrom(['workspaces'], ['cargo', 'workspaces'], ['workspaces', 'paths'], ['workspaces', 'uv']),
      async (base, other, changed, text, systems) => {
        const paths = [...new Set([...Object.keys(base), ...Object.keys(other)])].sort();
        const taken = new Set(changed.map((index) => paths[index % paths.length]));
        const head = Object.fromEntries(
          paths.flatMap((path) => {
            const content = (taken.has(path) ? other : base)[path];
            return content === undefined ? [] : [[path, content]];
          }),
        );
        const all = await ask(base, head, { rules: text, systems, reading: true });
        const { answer, looked } = await ask(base, head, { rules: text, systems });
        seen[looked ? 'looked' : 'skipped'] += 1;
        if (answer.kind === 'all') expect(answer).toEqual(all.answer);
        else {
          expect(answer.targets).toEqual(all.answer.kind === 'targets' ? all.answer.targets : all.answer.why);
          expect([...answer.why.keys()].sort()).toEqual([...answer.targets].sort());
          for (const target of answer.targets) expect(explain(target, answer.why).length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns },
  );
  expect(seen.skipped).toBeGreaterThan(0);
  expect(seen.looked).toBeGreaterThan(0);
});
