import { describe, expect, test } from '@jest/globals';
import { noTools } from '../trees.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { nx, turborepo } from '../build-systems.js';
import { answer } from '../answers.js';

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, scripts: { build: 'x' }, ...more });
/** A workspace of a, which b depends on, and c. */
const files = {
  'package.json': JSON.stringify({ name: 'root', workspaces: ['packages/*'] }),
  'packages/a/package.json': manifest('a'),
  'packages/b/package.json': manifest('b', { dependencies: { a: '*' } }),
  'packages/c/package.json': manifest('c'),
};

describe('turbo is not installed', () => {
  test.each([
    ['a task of one package', { 'c#build': { dependsOn: ['a#build'] } }, 'a', ['a', 'b', 'c']],
    ['a task of one package through another', { 'c#build': { dependsOn: ['b#build'] } }, 'a', ['a', 'b', 'c']],
    ['a task of every package but the root', { build: { dependsOn: ['c#gen'] } }, 'c', ['a', 'b', 'c']],
    ['a task that runs with it', { 'c#build': { with: ['b#build'] } }, 'b', ['b', 'c']],
    ['a task of a package that does not differ', { 'c#build': { dependsOn: ['a#build'] } }, 'c', ['c']],
    ['a task of the same package', { 'c#build': { dependsOn: ['build'] } }, 'a', ['a', 'b']],
  ])('%s is an edge: %j, %s', async (_what, tasks, changed, targets) => {
    const changes = { [`packages/${changed}/x.js`]: '1' };
    const all = { ...files, 'turbo.json': JSON.stringify({ tasks }) };
    expect((await answer(turborepo, all, changes)).targets).toEqual(targets);
  });
});

describe('Nx is not installed', () => {
  const settings = (inputs: readonly unknown[], namedInputs: object = {}) =>
    JSON.stringify({ namedInputs, targetDefaults: { build: { inputs } } });

  test.each([
    ['an unknown token may stand for any folder', ['{somewhere}/x'], {}, ['a', 'b', 'c']],
    ['a known token stands for the project', ['{projectRoot}/**'], {}, ['c']],
    [
      'named inputs in a circle',
      ['one'],
      { one: ['two'], two: ['one', '{workspaceRoot}/packages/c/*'] },
      ['a', 'b', 'c'],
    ],
    ['named inputs in a circle of nothing', ['one'], { one: ['one'] }, ['c']],
  ])('%s', async (_what, inputs, namedInputs, targets) => {
    const all = { ...files, 'nx.json': settings(inputs, namedInputs) };
    expect((await answer(nx, all, { 'packages/c/x.js': '1' })).targets).toEqual(targets);
  });
});

test('a list that may lack targets is made only where somebody accepts that', async () => {
  const base = { ...files, 'turbo.json': '{"other":1}' };
  await expect(answer(turborepo, base, { 'packages/a/x.js': '1' })).rejects.toThrow('turbo.json has "other"');
  const lines: string[] = [];
  const accepting: BuildSystem = {
    read: (comparison) =>
      turborepo.fromFiles(
        comparison,
        { ...noTools, warn: (line) => lines.push(line) },
        { why: 'turbo may not run', mayLack: true },
      ),
  };
  expect((await answer(accepting, base, { 'packages/a/x.js': '1' })).targets).toEqual(['a', 'b']);
  expect(lines).toEqual([expect.stringMatching(/^turbo may not run\..*may lack targets, because turbo\.json has/)]);
});
