import { afterAll, describe, expect, test } from '@jest/globals';
import { quietStep } from '../asking.js';
import type { Answer } from '../../src/answer/answer.js';
import { askBuildSystems } from '../../src/engine/ask.js';
import type { Comparison } from '../../src/tree/tree.js';
import { buildSystems } from '../../src/engine/build-systems.js';
import type { ListedBuildSystem } from '../../src/engine/listed.js';
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
