import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { packageDirectory } from '../../../../__tests__/tools/installed.js';
import { impactOf, Sample } from './compare.js';
import { removeSamples, type Files } from '../sample-repository.js';
import { turborepo } from '../build-systems.js';

afterAll(removeSamples);

const withTurbo = packageDirectory('turbo') === undefined ? test.skip : test;
const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', scripts: { build: 'true' }, ...more });
const files = (tasks: object, more: object = {}): Files => ({
  'package.json': JSON.stringify({ name: 'root', packageManager: 'npm@11.0.0', workspaces: ['packages/*'] }),
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
  'turbo.json': JSON.stringify({ tasks: { build: {}, ...tasks }, ...more }),
  'conf/x.json': '1',
  'packages/a/package.json': manifest('a'),
  'packages/b/package.json': manifest('b', { dependencies: { a: '*' } }),
  'packages/c/package.json': manifest('c'),
  'packages/d/package.json': manifest('d', { scripts: {} }),
});

/** A case: what is changed in which files, the targets, and the files that no target owns. */
type Case = readonly [written: Files, change: Files, targets: readonly string[] | 'ALL', uncovered?: readonly string[]];
const cases: Readonly<Record<string, Case>> = {
  'an input outside of its package impacts the packages that have the task': [
    files({ build: { inputs: ['$TURBO_ROOT$/conf/*.json'] } }),
    { 'conf/x.json': '2' },
    ['a', 'b', 'c'],
  ],
  'a task of another package is an edge': [
    files({ 'c#build': { dependsOn: ['a#build'] } }),
    { 'packages/a/x.js': '1' },
    ['a', 'b', 'c'],
  ],
  'a key that only turbo knows hides no edge': [
    files({ 'c#build': { dependsOn: ['a#build'] } }, { futureFlags: {} }),
    { 'packages/a/x.js': '1' },
    ['a', 'b', 'c'],
  ],
  'a new dependency claims both ends': [
    files({}),
    { 'packages/c/package.json': manifest('c', { dependencies: { a: '*' } }) },
    ['a', 'c'],
  ],
  'code at the root belongs to no package': [files({}), { 'x.js': '1' }, [], ['x.js']],
  'settings of npm concern every package': [files({}), { '.npmrc': 'a=b' }, 'ALL'],
};

for (const [what, [written, change, targets, uncovered = []]] of Object.entries(cases)) {
  withTurbo(`turbo is installed: ${what}`, async () => {
    const sample = new Sample(written);
    mkdirSync(join(sample.directory, 'node_modules'));
    symlinkSync(packageDirectory('turbo') ?? '', join(sample.directory, 'node_modules', 'turbo'), 'dir');
    const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head: sample.edit(change) });
    expect(impact.kind === 'all' ? 'ALL' : [...impact.targets.keys()].sort()).toEqual(targets);
    if (impact.kind === 'targets') {
      expect(Object.keys(change).filter((path) => !impact.coveredPaths.has(path))).toEqual(uncovered);
    }
  });
}
