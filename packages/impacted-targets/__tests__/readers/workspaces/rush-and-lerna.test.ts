import { describe, expect, test } from '@jest/globals';
import { workspaces } from '../../build-systems.js';
import { selectBuildSystems } from '../../../src/engine/select-build-systems.js';
import { compareFiles, edited, impactOf, without, type Files } from '../../trees.js';
import { unconfigured } from '../../unconfigured.js';

const json = (value: unknown) => JSON.stringify(value);

/** A package, and one file of it. */
const pkg = (directory: string, name: string, dependencies: Readonly<Record<string, string>> = {}): Files => ({
  [`${directory}/package.json`]: json({ name, version: '1.0.0', dependencies }),
  [`${directory}/src/x.ts`]: '1',
});

/** A lockfile of pnpm in which each importer uses one package of the registry. */
const lockfile = (uses: Readonly<Record<string, readonly [name: string, version: string]>>) =>
  [
    "lockfileVersion: '9.0'",
    'settings:\n  autoInstallPeers: false',
    'importers:\n  .: {}',
    ...Object.entries(uses).map(
      ([at, [name, version]]) =>
        `  ${at}:\n    dependencies:\n      ${name}:\n        specifier: ^1.0.0\n        version: ${version}`,
    ),
    'packages:',
    ...Object.values(uses).map(
      ([name, version]) => `  ${name}@${version}:\n    resolution: {integrity: sha512-${version}}`,
    ),
    'snapshots:',
    ...Object.values(uses).map(([name, version]) => `  ${name}@${version}: {}`),
    '',
  ].join('\n');

const rushJson = (projects: readonly (readonly [name: string, folder: string])[], more: object = {}) =>
  `/** Settings. */\n${json({
    rushVersion: '5.100.0',
    ...more,
    projects: projects.map(([packageName, projectFolder]) => ({ packageName, projectFolder })),
  }).replace('{', '{ // of Rush\n')}`;

const projects = [
  ['@x/ui', 'libs/ui'],
  ['@x/web', 'apps/deep/down/web'],
  ['@x/alone', 'apps/alone'],
] as const;

const rush: Files = {
  'rush.json': rushJson(projects),
  ...pkg('libs/ui', '@x/ui'),
  ...pkg('apps/deep/down/web', '@x/web', { '@x/ui': 'workspace:*' }),
  ...pkg('apps/alone', '@x/alone', { 'left-pad': '^1.0.0' }),
  ...pkg('apps/sample', 'no-member', { '@x/ui': 'workspace:*' }),
  'common/config/rush/pnpm-lock.yaml': lockfile({ '../../apps/alone': ['left-pad', '1.3.0'] }),
  'common/config/rush/repo-state.json': '{}',
  'common/config/rush/common-versions.json': '{}',
  'common/config/rush/command-line.json': '{}',
  'common/changes/@x/ui/a.json': '{}',
};

async function targets(base: Files, changes: Files): Promise<{ targets: unknown; uncovered: readonly string[] }> {
  const answer = await impactOf(workspaces, base, { ...base, ...changes });
  return {
    targets: answer.impact.kind === 'all' ? `ALL: ${answer.impact.why}` : answer.targets,
    uncovered: answer.uncovered,
  };
}

describe('Rush', () => {
  test.each([
    ['a file of a project, and its dependents', { 'libs/ui/src/x.ts': '2' }, ['@x/ui', '@x/web']],
    [
      'a package by its own lockfile',
      { 'common/config/rush/pnpm-lock.yaml': lockfile({ '../../apps/alone': ['left-pad', '1.3.1'] }) },
      ['@x/alone'],
    ],
    [
      'a checksum, and versions to prefer',
      { 'common/config/rush/repo-state.json': '{"a":1}', 'common/config/rush/common-versions.json': '{"a":1}' },
      [],
    ],
    ['notes for the next version', { 'common/changes/@x/ui/b.json': '{}' }, []],
    ['a description', { 'rush.json': rushJson(projects, { repository: { url: 'x' } }) }, []],
    [
      'the version of Rush',
      { 'rush.json': rushJson(projects, { rushVersion: '5.101.0' }) },
      'ALL: rushVersion in rush.json changed',
    ],
    [
      'a setting',
      { 'rush.json': rushJson(projects, { pnpmVersion: '9.0.0' }) },
      'ALL: pnpmVersion in rush.json changed',
    ],
    [
      'what it says of a project',
      { 'rush.json': rushJson(projects).replace('"libs/ui"', '"libs/ui","tags":["a"]') },
      ['@x/ui', '@x/web'],
    ],
    [
      'a project more, and what it depends on',
      { 'rush.json': rushJson([...projects, ['no-member', 'apps/sample']]) },
      ['.', '@x/ui', 'no-member'],
    ],
    [
      'a lockfile of another version',
      { 'common/config/rush/pnpm-lock.yaml': 'lockfileVersion: 5.4\n' },
      'ALL: common/config/rush/pnpm-lock.yaml is of a version other than 6 and 9, and it changed',
    ],
    ['a file that cannot be read', { 'rush.json': '{' }, /^ALL: rush.json cannot be read \(in the head commit/],
    ['a file without projects', { 'rush.json': '{}' }, /^ALL: rush.json names no projects \(in the head/],
    [
      'a project that is not there',
      { 'rush.json': rushJson([['a', 'nowhere']]) },
      /^ALL: rush.json names nowhere, where no package is \(in the head/,
    ],
    [
      'a project outside of the repository',
      { 'rush.json': rushJson([['a', '../x']]) },
      /^ALL: rush.json does not say where its project "a" is \(in the head/,
    ],
    [
      'a project without a place',
      { 'rush.json': '{"projects":[1]}' },
      /^ALL: rush.json does not say where its project null is \(in the head/,
    ],
  ])('%s', async (_what, changes: Files, expected) => {
    const answer = await targets(rush, changes);
    expect(answer.targets).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
    expect(answer.uncovered).toEqual([]);
  });

  test('what else it is configured with belongs to nobody', async () => {
    const changes = { 'common/config/rush/command-line.json': '{"a":1}', 'apps/sample/src/x.ts': '2' };
    expect((await targets(rush, changes)).uncovered).toEqual(Object.keys(changes).sort());
  });

  test('without a lockfile, what is derived from one belongs to nobody', async () => {
    const bare = without(rush, 'common/config/rush/pnpm-lock.yaml');
    const changes = { 'common/config/rush/repo-state.json': '{"a":1}' };
    expect((await targets(bare, changes)).uncovered).toEqual(Object.keys(changes));
  });

  test('a subspace has a lockfile of its own, whose paths begin deeper', async () => {
    const path = 'common/config/subspaces/apps/pnpm-lock.yaml';
    const files = { ...rush, [path]: lockfile({ '../../../apps/deep/down/web': ['a', '1.0.0'] }) };
    expect(
      (await targets(files, { [path]: lockfile({ '../../../apps/deep/down/web': ['a', '1.1.0'] }) })).targets,
    ).toEqual(['@x/web']);
  });

  test('rush.json that comes or goes', async () => {
    const npm = { ...rush, 'package.json': json({ name: 'root', workspaces: ['libs/*'] }) };
    const there = await impactOf(workspaces, without(npm, 'rush.json'), npm);
    expect(there.impact.kind === 'all' ? there.impact.why : '').toMatch(/rush\.json is new|pnpm-lock\.yaml/);
    const gone = await impactOf(workspaces, npm, without(npm, 'rush.json'));
    expect(gone.impact).toMatchObject({ kind: 'all', why: 'rush.json was removed' });
  });

  test('auto takes it', async () => {
    const comparison = await compareFiles(rush, edited(rush, 'libs/ui/src/x.ts', '1', '2'));
    const selected = await selectBuildSystems(['auto'], comparison, unconfigured.configurations);
    expect(selected.kind === 'systems' && selected.systems.map(({ name }) => name)).toEqual(['workspaces']);
  });
});

describe('Lerna', () => {
  const lerna = (settings: object, more: Files = {}): Files => ({
    'lerna.json': json({ version: '1.0.0', ...settings }),
    'package.json': json({ name: 'root' }),
    ...pkg('packages/a', 'a'),
    ...pkg('packages/b', 'b', { a: '^1.0.0' }),
    ...pkg('tools/c', 'c', { a: '^1.0.0' }),
    ...more,
  });
  const workspacesOf = (...patterns: string[]) => ({ 'package.json': json({ name: 'root', workspaces: patterns }) });

  test.each([
    ['packages by custom', lerna({}), ['a', 'b']],
    ['those that it names', lerna({ packages: ['packages/*', 'tools/*'] }), ['a', 'b', 'c']],
    ['those of the package manager', lerna({}, workspacesOf('packages/*', 'tools/*')), ['a', 'b', 'c']],
    [
      'those of the package manager alone',
      lerna({ packages: ['tools/*'], useWorkspaces: true }, workspacesOf('packages/*')),
      ['a', 'b'],
    ],
    ['both', lerna({ packages: ['tools/*'] }, workspacesOf('packages/*')), ['a', 'b', 'c']],
    ['a file that is not JSON', lerna({}, { 'lerna.json': '{' }), /^ALL: lerna.json cannot be read \(in the head/],
    ['something that is not a list', lerna({ packages: 1 }), ['a', 'b']],
  ])('%s', async (_what, files, expected) => {
    const answer = await targets(files, { 'packages/a/src/x.ts': '2' });
    expect(answer.targets).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
  });

  test('other packages are a change of the graph, and any other setting makes the answer ALL', async () => {
    const answer = await targets(lerna({ packages: ['packages/*'] }), {
      'lerna.json': json({ version: '1.0.0', packages: ['packages/*', 'tools/*'] }),
    });
    expect(answer).toEqual({ targets: ['a', 'c', 'root'], uncovered: [] });
    const other = await targets(lerna({ packages: ['packages/*'] }), {
      'lerna.json': json({ version: '1.0.0', packages: ['packages/*'], npmClient: 'pnpm' }),
    });
    expect(other.targets).toMatch(/^ALL: .*lerna.json/);
  });

  test('auto takes it, and Nx where Lerna runs with it', async () => {
    const named = async (files: Files) => {
      const comparison = await compareFiles(files, edited(files, 'packages/a/src/x.ts', '1', '2'));
      const selected = await selectBuildSystems(['auto'], comparison, unconfigured.configurations);
      return selected.kind === 'systems' && selected.systems.map(({ name }) => name);
    };
    expect(await named(lerna({}))).toEqual(['workspaces']);
    expect(await named(lerna({}, { 'nx.json': '{}' }))).toEqual(['nx']);
  });
});
