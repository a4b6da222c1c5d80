import { afterAll, describe, expect, test } from '@jest/globals';
import { nx } from '../build-systems.js';
import { turborepo } from '../build-systems.js';
import type { Impact } from '../../src/answer/impact.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { impactOf } from '../impact-of.js';
import { unconfigured } from '../unconfigured.js';
import { type Files, compareFiles, noTools, removeDirectories, writeFiles } from '../trees.js';

afterAll(removeDirectories);

const json = (value: unknown) => JSON.stringify(value);

/** A workspace of a, which b depends on, and c. */
function workspace(more: Files = {}): Files {
  return {
    'package.json': json({ name: 'root', private: true, workspaces: ['packages/*'] }),
    'packages/a/package.json': json({ name: 'a', version: '1.0.0' }),
    'packages/a/x.js': '1',
    'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { a: '*' } }),
    'packages/b/x.js': '1',
    'packages/c/package.json': json({ name: 'c', version: '1.0.0' }),
    'packages/c/x.js': '1',
    ...more,
  };
}

/** The manifest of a package with a script that builds it. */
const building = (name: string): Files => ({
  [`packages/${name}/package.json`]: json({ name, version: '1.0.0', scripts: { build: 'x' } }),
});

async function ask(
  system: BuildSystem,
  base: Files,
  changes: Files,
  checkout = '/none',
): Promise<{ impact: Impact; warnings: readonly string[] }> {
  const warnings: string[] = [];
  const comparison = await compareFiles(base, { ...base, ...changes });
  const tools = { ...noTools, ...unconfigured, warn: (line: string) => warnings.push(line) };
  return { impact: await impactOf(system, { ...comparison, checkout }, tools), warnings };
}

/** The names of the answer, or `ALL: why`. */
async function targets(system: BuildSystem, base: Files, changes: Files): Promise<readonly string[] | string> {
  const { impact } = await ask(system, base, changes);
  return impact.kind === 'all' ? `ALL: ${impact.why}` : [...impact.targets.keys()].sort();
}

/** Stands for the answer where the changed file concerns every package. */
const everything = 'ALL';
const expectedFor = (changed: string, expected: unknown) =>
  expected === everything ? `ALL: ${changed} concerns every package` : expected;

describe('turbo is not installed', () => {
  const withTurbo = (settings: object, more: Files = {}) => workspace({ 'turbo.json': json(settings), ...more });

  test('workspaces answers, with a warning', async () => {
    const { impact, warnings } = await ask(turborepo, withTurbo({ tasks: {} }), { 'packages/a/x.js': '2' });
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['a', 'b']);
    expect(warnings).toEqual([
      expect.stringMatching(/^turbo is not in node_modules of the repository\..*workspaces answers instead/),
    ]);
  });

  test('nor is one without the command that lists packages', async () => {
    const manifest = json({ bin: 'turbo.js', version: '1.13.4' });
    const checkout = await writeFiles({ 'node_modules/turbo/package.json': manifest });
    const { warnings } = await ask(turborepo, withTurbo({ tasks: {} }), { 'packages/a/x.js': '2' }, checkout);
    expect(warnings).toEqual([
      expect.stringMatching(/^turbo 1\.13\.4 has no command ls\. Update it to 2\.1 or later\. workspaces answers/),
    ]);
  });

  test.each([
    ['turbo.json itself', { tasks: {} }, {}, 'turbo.json', everything],
    ['a global dependency', { globalDependencies: ['conf/**'] }, {}, 'conf/a/b', everything],
    ['a directory as one', { globalDependencies: ['./conf/'] }, {}, 'conf/b', everything],
    ['a file of a package as one', { globalDependencies: ['packages/c/*.js'] }, {}, 'packages/c/x.js', everything],
    ['one that is taken out again', { globalDependencies: ['!packages/c/*'] }, {}, 'packages/c/x.js', ['c']],
    ['a dotenv file', { globalDotEnv: ['packages/c/.env'] }, {}, 'packages/c/.env', everything],
    [
      'an input from the root counts for the packages that have the task',
      { tasks: { build: { inputs: ['$TURBO_ROOT$/packages/c/*.js'] } } },
      building('a'),
      'packages/c/x.js',
      ['a', 'b', 'c'],
    ],
    [
      'an input of one package',
      { tasks: { 'c#build': { inputs: ['$TURBO_ROOT$/conf/*.json'] } } },
      { ...building('a'), ...building('c') },
      'conf/x.json',
      ['c'],
    ],
    [
      'an input beside the package',
      { tasks: { build: { inputs: ['../../conf/**'] } } },
      building('c'),
      'conf/x/y.json',
      ['c'],
    ],
    [
      'an input of a task that no package has',
      { tasks: { build: { inputs: ['$TURBO_ROOT$/packages/c/*.js'] } } },
      {},
      'packages/c/x.js',
      ['c'],
    ],
    [
      'a glob that could take long counts by how it begins',
      { globalDependencies: [`conf/${'*a'.repeat(200)}`] },
      {},
      'conf/x',
      everything,
    ],
    [
      'a task of another package',
      { tasks: { 'c#build': { dependsOn: ['a#build'] } } },
      {},
      'packages/a/x.js',
      ['a', 'b', 'c'],
    ],
    [
      'a task of another package among others',
      { tasks: { 'a#gen': { dependsOn: ['c#gen'] }, 'c#build': { dependsOn: ['build', 'c#gen', 'b#build'] } } },
      {},
      'packages/a/x.js',
      ['a', 'b', 'c'],
    ],
    [
      'one of a package that is not impacted',
      { tasks: { 'c#build': { dependsOn: ['a#build'] } } },
      {},
      'packages/b/x.js',
      ['b'],
    ],
    [
      'a task of one package for all',
      { tasks: { build: { dependsOn: ['c#gen'] } } },
      {},
      'packages/c/x.js',
      ['a', 'b', 'c'],
    ],
    [
      'the configuration of another package',
      {},
      { 'packages/c/turbo.json': json({ extends: ['//', 'a'] }) },
      'packages/a/turbo.json',
      ['a', 'b', 'c'],
    ],
  ])('%s', async (_what, settings: object, more: Files, changed: string, expected) => {
    expect(await targets(turborepo, withTurbo(settings, more), { [changed]: '{}' })).toEqual(
      expectedFor(changed, expected),
    );
  });

  test.each([
    ['a key that is not known', { 'turbo.json': json({ global: { inputs: ['x'] } }) }, 'turbo.json has "global"'],
    ['settings that cannot be read', { 'turbo.json': '{' }, 'turbo.json: this is not JSON'],
    ['no workspaces', { 'turbo.json': '{}', 'package.json': '{}' }, 'there are no workspaces in both commits'],
    [
      'a package whose settings cannot be read',
      { 'turbo.json': '{}', 'packages/a/turbo.json': '[' },
      'packages/a/turbo.json: this is not JSON',
    ],
  ])('with %s it fails, and says so', async (_what, more: Files, why) => {
    await expect(ask(turborepo, workspace(more), { 'packages/a/x.js': '2' })).rejects.toThrow(
      `workspaces, which needs no installation, cannot answer instead: ${why}`,
    );
  });
});

describe('Nx is not installed', () => {
  const withNx = (settings: object, more: Files = {}) => workspace({ 'nx.json': json(settings), ...more });

  test('workspaces answers, with a warning', async () => {
    const settings = { extends: 'nx/presets/npm.json', plugins: ['@nx/js/typescript', { plugin: '@nx/vite/plugin' }] };
    const { impact, warnings } = await ask(nx, withNx(settings), { 'packages/a/x.js': '2' });
    expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['a', 'b']);
    expect(warnings).toEqual([expect.stringMatching(/^nx is not in node_modules.*workspaces answers instead/)]);
  });

  test.each([
    ['nx.json itself', {}, {}, 'nx.json', everything],
    ['.nxignore', {}, {}, '.nxignore', everything],
    [
      'an input of a task counts for the packages that have it',
      { targetDefaults: { build: { inputs: ['{workspaceRoot}/packages/c/**/*'] } } },
      building('a'),
      'packages/c/x.js',
      ['a', 'b', 'c'],
    ],
    [
      'one that a task has by a name',
      { namedInputs: { shared: ['{workspaceRoot}/conf/*'] }, targetDefaults: { build: { inputs: ['^shared'] } } },
      building('c'),
      'conf/x.json',
      ['c'],
    ],
    [
      'one that tasks without inputs have',
      { namedInputs: { default: ['{projectRoot}/**/*', 'shared'], shared: ['{workspaceRoot}/conf/x.json'] } },
      building('c'),
      'conf/x.json',
      ['c'],
    ],
    [
      'one that no task has',
      { namedInputs: { shared: ['{workspaceRoot}/packages/c/**/*'] } },
      building('a'),
      'packages/c/x.js',
      ['c'],
    ],
    [
      'one that the root alone has, and that a plugin may give to all',
      { plugins: ['@nx/vite/plugin'], targetDefaults: { build: { inputs: ['{workspaceRoot}/conf/x.json'] } } },
      {},
      'conf/x.json',
      ['a', 'b', 'c', 'root'],
    ],
    [
      'an input of a package',
      {},
      {
        'packages/b/package.json': json({
          name: 'b',
          nx: { targets: { build: { inputs: [{ fileset: '{workspaceRoot}/packages/c/x.js' }] } } },
        }),
      },
      'packages/c/x.js',
      ['b', 'c'],
    ],
    [
      'an input of a task of the root',
      {
        targetDefaults: {
          links: { inputs: ['{workspaceRoot}/docs/**/*'] },
          knip: { inputs: ['{workspaceRoot}/**/*'] },
        },
      },
      {
        'package.json': json({
          name: 'root',
          workspaces: ['packages/*'],
          scripts: { links: 'x', knip: 'y', other: 'z' },
          nx: { includedScripts: ['links', 'knip'] },
        }),
      },
      'packages/a/x.js',
      ['a', 'b', 'root'],
    ],
    ['an input of the project', { namedInputs: { default: ['{projectRoot}/**/*'] } }, {}, 'packages/c/x.js', ['c']],
    [
      'the whole root',
      { targetDefaults: { build: { inputs: ['{workspaceRoot}'] } } },
      building('a'),
      'packages/c/x.js',
      ['a', 'b', 'c'],
    ],
  ])('%s', async (_what, settings: object, more: Files, changed: string, expected) => {
    expect(await targets(nx, withNx(settings, more), { [changed]: '{ }' })).toEqual(expectedFor(changed, expected));
  });

  test.each([
    [
      'a project.json',
      {},
      { 'packages/c/project.json': '{}' },
      'packages/c/project.json is a project that only Nx reads',
    ],
    ['a plugin that is not known', { plugins: ['@nx/gradle'] }, {}, 'nx.json has the plugin "@nx/gradle"'],
    ['a plugin that is not a text', { plugins: [{ plugin: null }] }, {}, 'nx.json has the plugin null'],
    ['a preset that is not known', { extends: './base.json' }, {}, 'nx.json extends "./base.json"'],
    ['implicit dependencies', { implicitDependencies: {} }, {}, 'nx.json has implicitDependencies'],
    ['projects', { projects: {} }, {}, 'nx.json has projects'],
    [
      'projects among inputs',
      { targetDefaults: { build: { dependsOn: [{ projects: ['c'], target: 'x' }] } } },
      {},
      'nx.json has projects',
    ],
    [
      'implicit dependencies of a package',
      {},
      { 'packages/c/package.json': json({ name: 'c', nx: { implicitDependencies: ['a'] } }) },
      'packages/c/package.json has implicitDependencies',
    ],
    [
      'another name of a project',
      {},
      { 'packages/c/package.json': json({ name: 'c', nx: { name: 'x' } }) },
      'packages/c/package.json has another name',
    ],
    ['no workspaces', {}, { 'package.json': '{}' }, 'there are no workspaces in both commits'],
  ])('with %s it fails, and says so', async (_what, settings: object, more: Files, why) => {
    await expect(ask(nx, withNx(settings, more), { 'packages/a/x.js': '2' })).rejects.toThrow(
      `workspaces, which needs no installation, cannot answer instead: ${why}`,
    );
  });

  test('settings of any depth are looked through', async () => {
    const deep = `{"namedInputs":{"default":${'['.repeat(3000)}"{workspaceRoot}/packages/c/"${']'.repeat(3000)}}}`;
    const files = workspace({ 'nx.json': deep, ...building('a') });
    expect(await targets(nx, files, { 'packages/c/x.js': '2' })).toEqual(['a', 'b', 'c']);
  });
});
