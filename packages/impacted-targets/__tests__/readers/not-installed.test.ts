import { afterAll, describe, expect, test } from '@jest/globals';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { answer } from '../answers.js';
import { nx, turborepo } from '../build-systems.js';
import { impactOf } from '../impact-of.js';
import { compareContents, noTools, removeDirectories, writeFiles, type Contents } from '../trees.js';

afterAll(removeDirectories);

const json = (value: unknown) => JSON.stringify(value);
const manifest = (name: string, more: object = {}) => json({ name, version: '1.0.0', ...more });

/** A workspace of a, which b depends on, and c. Nothing is installed. */
const workspace: Contents = {
  'package.json': json({ name: 'root', private: true, workspaces: ['packages/*'] }),
  'packages/a/package.json': manifest('a'),
  'packages/a/x.js': '1',
  'packages/b/package.json': manifest('b', { dependencies: { a: '*' } }),
  'packages/c/package.json': manifest('c'),
  'packages/c/x.js': '1',
};

/** Manifests of packages with a script that builds them. */
const building = (...names: string[]): Contents =>
  Object.fromEntries(
    names.map((name) => [`packages/${name}/package.json`, manifest(name, { scripts: { build: '' } })]),
  );

/** What changes, and the targets: names with a space between them, `ALL` for a file that concerns every package, or an error. */
type Row = readonly [what: string, settings: object | string, more: Contents, changed: string, expected: string];

const rows = (system: BuildSystem, file: string, table: readonly Row[]) => {
  test.each(table)('%s', async (_what, settings, more, changed, expected) => {
    const files = { ...workspace, [file]: typeof settings === 'string' ? settings : json(settings), ...more };
    const found = answer(system, files, { [changed]: '{ }' });
    const answered = found.then(
      ({ targets }) => (typeof targets === 'string' ? targets : targets.join(' ')),
      (error: unknown) => String(error),
    );
    const why = `workspaces, which needs no installation, cannot answer instead: ${expected.slice(1)}`;
    if (expected.startsWith('!')) expect(await answered).toContain(why);
    else
      expect(await answered).toBe(
        expected === 'ALL' ? `ALL: ${changed} changed, and every package may depend on it` : expected,
      );
  });
};

const ofA = 'packages/a/x.js';
const ofC = 'packages/c/x.js';

describe('turbo', () => {
  const input = (...inputs: string[]) => ({ tasks: { build: { inputs } } });
  const edge = (from: string, to: string) => ({ tasks: { [`${from}#build`]: { dependsOn: [`${to}#build`] } } });
  const chain = { 'a#gen': { dependsOn: ['c#gen'] }, 'c#build': { dependsOn: ['build', 'c#gen', 'b#build'] } };
  const ofOne = { 'c#build': { inputs: ['$TURBO_ROOT$/conf/*.json'] } };
  const extending = { 'packages/c/turbo.json': json({ extends: ['//', 'a'] }) };
  rows(turborepo, 'turbo.json', [
    ['turbo.json itself', { tasks: {} }, {}, 'turbo.json', 'ALL'],
    ['a global dependency', { globalDependencies: ['conf/**'] }, {}, 'conf/a/b', 'ALL'],
    ['a directory as one', { globalDependencies: ['./conf/'] }, {}, 'conf/b', 'ALL'],
    ['a file of a package as one', { globalDependencies: ['packages/c/*.js'] }, {}, ofC, 'ALL'],
    ['one that is taken out again', { globalDependencies: ['!packages/c/*'] }, {}, ofC, 'c'],
    ['a dotenv file', { globalDotEnv: ['packages/c/.env'] }, {}, 'packages/c/.env', 'ALL'],
    ['a glob that could take long', { globalDependencies: [`conf/${'*a'.repeat(200)}`] }, {}, 'conf/x', 'ALL'],
    ['an input from the root', input('$TURBO_ROOT$/packages/c/*.js'), building('a'), ofC, 'a b c'],
    ['an input that no package has', input('$TURBO_ROOT$/packages/c/*.js'), {}, ofC, 'c'],
    ['an input beside the package', input('../../conf/**'), building('c'), 'conf/x/y.json', 'c'],
    ['an input of one package', { tasks: ofOne }, building('a', 'c'), 'conf/x.json', 'c'],
    ['a task of another package', edge('c', 'a'), {}, ofA, 'a b c'],
    ['through another one', edge('c', 'b'), {}, ofA, 'a b c'],
    ['of a package that is not impacted', edge('c', 'a'), {}, 'packages/b/x.js', 'b'],
    ['the other way round', edge('c', 'a'), {}, ofC, 'c'],
    ['a task among others', { tasks: chain }, {}, ofA, 'a b c'],
    ['a task of one package for all', { tasks: { build: { dependsOn: ['c#gen'] } } }, {}, ofC, 'a b c'],
    ['a task that runs with it', { tasks: { 'c#build': { with: ['b#build'] } } }, {}, 'packages/b/x.js', 'b c'],
    ['a task of the same package', { tasks: { 'c#build': { dependsOn: ['build'] } } }, {}, ofA, 'a b'],
    ['the configuration of another package', {}, extending, 'packages/a/turbo.json', 'a b c'],
    ['a key that is not known', { global: { inputs: ['x'] } }, {}, ofA, '!turbo.json has "global"'],
    ['settings that cannot be read', '{', {}, ofA, '!turbo.json: this is not JSON'],
    ['those of a package', {}, { 'packages/a/turbo.json': '[' }, ofA, '!packages/a/turbo.json: this is not JSON'],
    ['no workspaces', {}, { 'package.json': '{}' }, ofA, '!there are no workspaces in both commits'],
  ]);
});

describe('Nx', () => {
  const input = (...inputs: unknown[]) => ({ targetDefaults: { build: { inputs } } });
  const shared = (files: string, more: object) => ({ namedInputs: { shared: [files] }, ...more });
  const ofB = { nx: { targets: { build: { inputs: [{ fileset: `{workspaceRoot}/${ofC}` }] } } } };
  const tasks = {
    targetDefaults: { links: { inputs: ['{workspaceRoot}/docs/**/*'] }, knip: { inputs: ['{workspaceRoot}/**/*'] } },
  };
  const root = { scripts: { knip: 'y', other: 'z' }, nx: { includedScripts: ['links', 'knip'] } };
  const ofRoot = { 'package.json': json({ name: 'root', workspaces: ['packages/*'], ...root }) };
  const plugin = { plugins: ['@nx/vite/plugin'], ...input('{workspaceRoot}/conf/x.json') };
  const named = (more: object) => ({ 'packages/c/package.json': manifest('c', { nx: more }) });
  const deep = `{"namedInputs":{"default":${'['.repeat(3000)}"{workspaceRoot}/packages/c/"${']'.repeat(3000)}}}`;
  const circle = { namedInputs: { one: ['two'], two: ['one', '{workspaceRoot}/packages/c/*'] }, ...input('one') };
  const byDefault = { default: ['{projectRoot}/**/*', 'shared'], shared: ['{workspaceRoot}/conf/x.json'] };
  const ofProjects = { build: { dependsOn: [{ projects: ['c'], target: 'x' }] } };
  rows(nx, 'nx.json', [
    ['nx.json itself', {}, {}, 'nx.json', 'ALL'],
    ['.nxignore', {}, {}, '.nxignore', 'ALL'],
    ['an input of a task', input('{workspaceRoot}/packages/c/**/*'), building('a'), ofC, 'a b c'],
    ['by a name', shared('{workspaceRoot}/conf/*', input('^shared')), building('c'), 'conf/x.json', 'c'],
    ['that no task has', shared('{workspaceRoot}/packages/c/**/*', {}), building('a'), ofC, 'c'],
    ['that tasks without inputs have', { namedInputs: byDefault }, building('c'), 'conf/x.json', 'c'],
    ['that the root has, and a plugin may give to all', plugin, {}, 'conf/x.json', 'a b c root'],
    ['of a package', {}, { 'packages/b/package.json': manifest('b', ofB) }, ofC, 'b c'],
    ['of a task of the root', tasks, ofRoot, ofA, 'a b root'],
    ['of the project', { namedInputs: { default: ['{projectRoot}/**/*'] } }, {}, ofC, 'c'],
    ['the whole root', input('{workspaceRoot}'), building('a'), ofC, 'a b c'],
    ['a token that may stand for any folder', input('{somewhere}/x'), building('a'), ofC, 'a b c'],
    ['a known token', input('{projectRoot}/**'), building('a'), ofC, 'c'],
    ['named inputs in a circle', circle, building('a'), ofC, 'a b c'],
    ['a circle of nothing', { namedInputs: { one: ['one'] }, ...input('one') }, building('a'), ofC, 'c'],
    ['settings of any depth', deep, building('a'), ofC, 'a b c'],
    ['a project.json', {}, { 'packages/c/project.json': '{}' }, ofA, '!packages/c/project.json is a project that only'],
    ['a plugin that is not known', { plugins: ['@nx/x'] }, {}, ofA, '!nx.json has the plugin "@nx/x"'],
    ['a plugin that is no text', { plugins: [{ plugin: null }] }, {}, ofA, '!nx.json has the plugin null'],
    ['a preset that is not known', { extends: './base.json' }, {}, ofA, '!nx.json extends "./base.json"'],
    ['implicit dependencies', { implicitDependencies: {} }, {}, ofA, '!nx.json has implicitDependencies'],
    ['projects', { projects: {} }, {}, ofA, '!nx.json has projects'],
    ['projects among inputs', { targetDefaults: ofProjects }, {}, ofA, '!nx.json has projects'],
    ['those of a package', {}, named({ implicitDependencies: ['a'] }), ofA, '!packages/c/package.json has implicit'],
    ['another name', {}, named({ name: 'x' }), ofA, '!packages/c/package.json has another name'],
    ['no workspaces', {}, { 'package.json': '{}' }, ofA, '!there are no workspaces in both commits'],
  ]);
});

const old = { 'node_modules/turbo/package.json': json({ bin: 'turbo.js', version: '1.13.4' }) };
test.each<[string, BuildSystem, Contents, RegExp]>([
  ['turbo', turborepo, {}, /^turbo is not in node_modules of the repository\..*workspaces answers instead/],
  ['nx', nx, {}, /^nx is not in node_modules.*workspaces answers instead/],
  ['old turbo', turborepo, old, /^turbo 1\.13\.4 has no command ls\. Update it to 2\.1 or later\. workspaces/],
])('in place of %s, workspaces answers, with a warning', async (_what, system, installed, warning) => {
  const checkout = await writeFiles(installed);
  const known = { extends: 'nx/presets/npm.json', plugins: ['@nx/js/typescript', { plugin: '@nx/vite/plugin' }] };
  const files = { ...workspace, 'turbo.json': '{"tasks":{}}', 'nx.json': json(known) };
  const warnings: string[] = [];
  const tools = { ...noTools, warn: (line: string) => warnings.push(line) };
  const impact = await impactOf(system, { ...compareContents(files, { ...files, [ofA]: '2' }), checkout }, tools);
  expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['a', 'b']);
  expect(warnings).toEqual([expect.stringMatching(warning)]);
});

test('a list that may lack targets is made where somebody accepts that', async () => {
  const lines: string[] = [];
  const tools = { ...noTools, warn: (line: string) => lines.push(line) };
  const accepting: BuildSystem = {
    read: (comparison) => turborepo.fromFiles(comparison, tools, { why: 'turbo may not run', mayLack: true }),
  };
  const found = await answer(accepting, { ...workspace, 'turbo.json': '{"other":1}' }, { [ofA]: '2' });
  expect(found.targets).toEqual(['a', 'b']);
  expect(lines).toEqual([expect.stringMatching(/^turbo may not run\..*may lack targets, because turbo\.json has/)]);
});
