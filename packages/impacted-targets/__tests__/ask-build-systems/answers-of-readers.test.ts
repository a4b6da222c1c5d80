import { afterAll, describe, expect, test } from '@jest/globals';
import { quietStep } from '../asking.js';
import type { Answer } from '../../src/answer/answer.js';
import { askBuildSystems } from '../../src/ask-build-systems/ask-build-systems.js';
import type { Comparison } from '../../src/tree/tree.js';
import type { Impact, Reason } from '../../src/graph/impact.js';
import { buildSystems, type ListedBuildSystem } from '../../src/build-systems/index.js';
import { compareFiles, removeDirectories, type Files } from '../trees.js';
import { unconfigured } from '../unconfigured.js';

afterAll(removeDirectories);

function ask(systems: readonly ListedBuildSystem[], comparison: Comparison): Promise<Answer> {
  return askBuildSystems(systems, comparison, unconfigured.configurations, quietStep);
}

describe('a tracked link leads to a package that the pull request changes', () => {
  const files: Files = {
    'package.json': '{"name":"root","private":true,"workspaces":["p/*"]}',
    'p/a/package.json': '{"name":"a"}',
    'p/a/i.js': '1',
    'p/c/package.json': '{"name":"c"}',
    'p/c/tsconfig.json': '{}',
    'p/c/x.js': '1',
  };

  test.each<[string, Files, Files]>([
    ['a link to the folder', { d: { link: 'p/c' } }, { 'p/c/x.js': '2' }],
    [
      'a link to a file of it',
      { 'tsconfig.base.json': { link: 'p/c/tsconfig.json' } },
      { 'p/c/tsconfig.json': '{"a":1}' },
    ],
    ['a link among the installed packages', { 'node_modules/c': { link: '../p/c' } }, { 'p/c/x.js': '2' }],
  ])('%s does not empty the list', async (_kind, link, changed) => {
    const before = { ...files, ...link };
    const comparison = await compareFiles(before, { ...before, ...changed, 'p/a/i.js': '2' });
    const answer = await ask(
      buildSystems.filter(({ name }) => name === 'workspaces'),
      comparison,
    );
    expect(answer).toMatchObject({ kind: 'targets', targets: ['a', 'c'] });
  });
});

test.each<[string, Impact]>([
  ['no list of causes', { kind: 'all', why: '' }],
  ['an empty list of causes', { kind: 'all', why: '', causes: [] }],
  [
    'an empty list of causes, and every file covered',
    { kind: 'all', why: '', causes: [], coveredPaths: new Set(['x']) },
  ],
])('everything with %s is never an empty list', async (_kind, impact) => {
  const system = { impact: () => Promise.resolve(impact) };
  const listed = { name: 'cargo', rootFiles: [], executes: 'nothing', load: () => Promise.resolve(system) } as const;
  const answer = await ask([listed], await compareFiles({ x: '1' }, { x: '2' }));
  expect(answer.kind).toBe('all');
  expect(answer.kind === 'all' && answer.causes.length).toBeGreaterThan(0);
  expect(answer.kind === 'all' && answer.why).toMatch(/^cargo/);
});

test('a dependency that a build tool reports has an edge that says so', async () => {
  const targets = new Map<string, Reason>([
    ['a', { kind: 'file', path: 'x' }],
    ['b', { kind: 'dependency', target: 'a' }],
  ]);
  const impact: Impact = { kind: 'targets', targets, coveredPaths: new Set(['x']) };
  const load = () => Promise.resolve({ impact: () => Promise.resolve(impact) });
  const comparison = await compareFiles({ x: '1' }, { x: '2' });
  for (const [name, edge] of [
    ['bazel', { kind: 'declared', text: 'as bazel reports it' }],
    ['cargo', undefined],
  ] as const) {
    const executes = buildSystems.find((one) => one.name === name)?.executes ?? 'nothing';
    const answer = await ask([{ name, rootFiles: [], executes, load }], comparison);
    expect(answer.kind === 'targets' && answer.why.get('b')?.edge).toEqual(edge);
  }
});
