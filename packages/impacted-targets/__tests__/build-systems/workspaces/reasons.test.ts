import { expect, test } from '@jest/globals';
import { ask } from '../../asking.js';
import fc from 'fast-check';
import { explain } from '../../../src/answer/explanation/chain.js';
import type { Contents } from '../../trees.js';

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

test('each target has a reason that leads to a changed file, and ALL has a cause', async () => {
  const kinds = new Set<string>();
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
        const answer = await ask(base, head, { rules: text, systems });
        kinds.add(answer.kind);
        if (answer.kind === 'all') expect(answer.causes.length).toBeGreaterThan(0);
        else {
          expect([...answer.why.keys()].sort()).toEqual([...answer.targets].sort());
          for (const target of answer.targets) expect(explain(target, answer.why).length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(kinds.size).toBe(2);
});
