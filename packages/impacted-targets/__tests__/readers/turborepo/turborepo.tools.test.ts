import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { turborepo } from '../../build-systems.js';
import { packageDirectory } from '../../../../../__tests__/tools/installed.js';
import { removeSamples, type Files } from '../../sample-repository.js';
import { impactOf, Sample, targetsOf } from '../compare.js';

afterAll(removeSamples);

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', scripts: { build: 'true' }, ...more });
const lock = (version: string) =>
  JSON.stringify({
    name: 'sample',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'sample', workspaces: ['packages/*'] },
      'node_modules/alone': { resolved: 'packages/alone', link: true },
      'node_modules/left-pad': { version, integrity: `sha512-${version}` },
      'node_modules/ui': { resolved: 'packages/ui', link: true },
      'node_modules/web': { resolved: 'packages/web', link: true },
      'packages/alone': { version: '1.0.0', dependencies: { 'left-pad': '^1.0.0' } },
      'packages/ui': { version: '1.0.0' },
      'packages/web': { version: '1.0.0', dependencies: { ui: '*' } },
    },
  });

function files(configuration: object) {
  return {
    '.gitignore': 'node_modules\n.turbo\n',
    'package.json': JSON.stringify({
      name: 'sample',
      private: true,
      packageManager: 'npm@11.0.0',
      workspaces: ['packages/*'],
    }),
    'package-lock.json': lock('1.3.0'),
    'turbo.json': `// settings\n${JSON.stringify(configuration)}`,
    'README.md': 'read me\n',
    'global.txt': 'global\n',
    'packages/alone/package.json': manifest('alone', { dependencies: { 'left-pad': '^1.0.0' } }),
    'packages/alone/index.js': '1\n',
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/index.js': '1\n',
    'packages/ui/odd "name" ü.txt': '1\n',
    'packages/web/package.json': manifest('web', { dependencies: { ui: '*' } }),
    'packages/web/index.js': '1\n',
  } satisfies Files;
}

/** The repository with turbo installed in it. */
function sampleWith(configuration: object): Sample {
  return sampleOf(files(configuration));
}

function sampleOf(content: Files): Sample {
  const sample = new Sample(content);
  mkdirSync(join(sample.directory, 'node_modules'));
  symlinkSync(packageDirectory('turbo') ?? '', join(sample.directory, 'node_modules', 'turbo'), 'dir');
  return sample;
}

const build = { build: { dependsOn: ['^build'] } };

const installed = packageDirectory('turbo') !== undefined;
const withTool = installed ? test : test.skip;
const named = (title: string) => (installed ? title : `${title} (skipped: turbo is missing)`);

describe('turbo', () => {
  const sample = installed ? sampleWith({ tasks: build, globalDependencies: ['global.txt'] }) : undefined;
  const all = ['alone', 'ui', 'web'];
  const cases: readonly { what: string; edit: Files; targets: string[]; uncovered?: string[] }[] = [
    {
      what: 'a source file and the packages that depend on its package',
      edit: { 'packages/ui/index.js': '2\n' },
      targets: ['ui', 'web'],
    },
    {
      what: 'a name with quotes and letters beyond ASCII',
      edit: { 'packages/ui/odd "name" ü.txt': '2\n' },
      targets: ['ui', 'web'],
    },
    { what: 'a file that is deleted', edit: { 'packages/web/index.js': null }, targets: ['web'] },
    { what: 'a global dependency', edit: { 'global.txt': '2\n' }, targets: all },
    { what: 'a dependency in the lock file', edit: { 'package-lock.json': lock('1.3.1') }, targets: ['alone'] },
    { what: 'a file that no package owns', edit: { 'README.md': '2\n' }, targets: [], uncovered: ['README.md'] },
    {
      what: 'a package that is deleted, and what depended on it before',
      edit: { 'packages/ui/package.json': null, 'packages/ui/index.js': null, 'packages/ui/odd "name" ü.txt': null },
      targets: ['ui', 'web'],
    },
    {
      what: 'a package that is renamed, and what depended on it before',
      edit: { 'packages/ui/package.json': manifest('ux') },
      targets: ['ui', 'ux', 'web'],
    },
    {
      what: 'a package that is moved',
      edit: {
        'packages/alone/package.json': null,
        'packages/alone/index.js': null,
        'packages/moved/package.json': manifest('alone'),
        'packages/moved/index.js': '1\n',
      },
      targets: ['alone'],
    },
    {
      what: 'a package that is added',
      edit: { 'packages/new/package.json': manifest('new', { dependencies: { ui: '*' } }) },
      targets: ['new', 'ui'],
    },
  ];
  withTool(named('a root file that bears on every package makes it all'), async () => {
    if (!sample) return;
    const ask = async (edit: Files) =>
      targetsOf(await impactOf(turborepo, sample.directory, { base: sample.base, head: sample.edit(edit) }));
    expect(await ask({ '.npmrc': 'legacy-peer-deps=true\n' })).toBe('ALL');
    const manifest = JSON.parse(files({})['package.json']) as object;
    const engines = JSON.stringify({ ...manifest, engines: { node: '>=24' } });
    expect(['ALL', all]).toContainEqual(await ask({ 'package.json': engines }));
  });

  for (const { what, edit, targets, uncovered = [] } of cases) {
    withTool(named(what), async () => {
      if (!sample) return;
      const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head: sample.edit(edit) });
      expect(targetsOf(impact)).toEqual(targets);
      if (impact.kind === 'all') return;
      const covered = Object.keys(edit).filter((path) => impact.coveredPaths.has(path));
      expect(Object.keys(edit).filter((path) => !covered.includes(path))).toEqual(uncovered);
    });
  }

  withTool(named('without node_modules nothing of that is missing'), async () => {
    const alone = new Sample(files({ tasks: build, globalDependencies: ['global.txt'] }));
    for (const { edit, targets } of cases) {
      const impact = await impactOf(turborepo, alone.directory, { base: alone.base, head: alone.edit(edit) });
      if (impact.kind === 'targets') expect([...impact.targets.keys()]).toEqual(expect.arrayContaining(targets));
      else expect(targets).toEqual(all);
    }
  });

  withTool(named('a file that no package owns and that one names is read'), async () => {
    if (!sample) return;
    const read = sample.edit({ 'README.md': '2\n', 'packages/ui/test.js': "open('../../README.md')\n" });
    const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head: read });
    expect(impact.kind === 'targets' && impact.readPaths).toEqual(new Set(['README.md']));
  });

  withTool(named('gives a file or a dependency as the reason'), async () => {
    if (!sample) return;
    const head = sample.edit({ 'packages/ui/index.js': '2\n' });
    const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head });
    expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
      ui: { kind: 'file', path: 'packages/ui/index.js' },
      web: { kind: 'dependency', target: 'ui', edge: { kind: 'declared', file: 'packages/web/package.json' } },
    });
  });

  withTool(named('what a change of turbo.json impacts is everything'), async () => {
    if (!sample) return;
    const head = sample.edit({ 'turbo.json': JSON.stringify({ tasks: { build: {} } }) });
    expect(targetsOf(await impactOf(turborepo, sample.directory, { base: sample.base, head }))).toEqual(all);
  });

  withTool(named('follows tasks that depend on a task of another package by name'), async () => {
    const tasks = { ...build, 'alone#build': { dependsOn: ['web#build'] } };
    const linked = sampleWith({ tasks: tasks });
    const head = linked.edit({ 'packages/ui/index.js': '2\n' });
    expect(targetsOf(await impactOf(turborepo, linked.directory, { base: linked.base, head }))).toEqual(all);
  });

  withTool(named('an error of turbo is shown'), async () => {
    if (!sample) return;
    const head = sample.edit({
      'turbo.json': '{"nonsense": {"build": {}}, "tasks": {"build": {}}, "pipeline": {"build": {}}}',
    });
    await expect(impactOf(turborepo, sample.directory, { base: sample.base, head })).rejects.toThrow(
      /^turbo .*exit code 1: .*nonsense/,
    );
  });
});

withTool(named('an input outside of its package impacts every package that has the task'), async () => {
  const sample = sampleWith({
    tasks: { build: { inputs: ['$TURBO_DEFAULT$', '$TURBO_ROOT$/packages/ui/*.js'] } },
  });
  const head = sample.edit({ 'packages/ui/index.js': '2\n' });
  expect(targetsOf(await impactOf(turborepo, sample.directory, { base: sample.base, head }))).toEqual([
    'alone',
    'ui',
    'web',
  ]);
});

withTool(named('a base that is not an ancestor of the head is compared as it is'), async () => {
  const sample = sampleWith({ tasks: build });
  // A change that is on the base alone is a difference as well.
  const base = sample.edit({ 'packages/alone/index.js': '2\n' });
  const head = sample.edit({ 'packages/web/index.js': '2\n' });
  expect(targetsOf(await impactOf(turborepo, sample.directory, { base, head }))).toEqual(['alone', 'web']);
});

withTool(named('a build below the root of the repository'), async () => {
  const inner = Object.fromEntries(
    Object.entries(files({ tasks: build })).map(([path, content]) => [`js/${path}`, content]),
  );
  const sample = new Sample({ ...inner, 'outside.txt': '1\n' });
  mkdirSync(join(sample.directory, 'js', 'node_modules'));
  symlinkSync(packageDirectory('turbo') ?? '', join(sample.directory, 'js', 'node_modules', 'turbo'), 'dir');
  const head = sample.edit({ 'js/packages/ui/index.js': '2\n', 'outside.txt': '2\n' });
  const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head, root: 'js' });
  expect(targetsOf(impact)).toEqual(['ui', 'web']);
  expect(impact.kind === 'targets' && [...impact.coveredPaths]).toEqual(['js/packages/ui/index.js']);
});

withTool(named('a package that a symbolic link leads to'), async () => {
  const { 'packages/ui/package.json': ui, ...others } = files({ tasks: build });
  const sample = sampleOf({ ...others, 'libraries/ui/package.json': ui, 'packages/ui': { link: '../libraries/ui' } });
  const head = sample.edit({ 'libraries/ui/package.json': manifest('ui', { version: '2.0.0' }) });
  expect(targetsOf(await impactOf(turborepo, sample.directory, { base: sample.base, head }))).toEqual(['ui', 'web']);
});

test('without node_modules the workspaces answer', async () => {
  const sample = new Sample(files({ tasks: build }));
  const head = sample.edit({ 'packages/ui/index.js': '2\n' });
  expect(targetsOf(await impactOf(turborepo, sample.directory, { base: sample.base, head }))).toEqual(['ui', 'web']);
});

withTool(named('a catalog of pnpm impacts the packages that use it, and a setting all'), async () => {
  const catalog = (version: string, more = '') =>
    `packages:\n  - packages/*\ncatalog:\n  left-pad: ${version}\n${more}`;
  const { 'package-lock.json': _lock, ...others } = files({ tasks: build });
  const sample = sampleOf({
    ...others,
    'package.json': JSON.stringify({ name: 'sample', private: true, packageManager: 'pnpm@9.15.0' }),
    'packages/alone/package.json': manifest('alone', { dependencies: { 'left-pad': 'catalog:' } }),
    'pnpm-workspace.yaml': catalog('^1.0.0'),
  });
  const ask = async (text: string) =>
    targetsOf(
      await impactOf(turborepo, sample.directory, {
        base: sample.base,
        head: sample.edit({ 'pnpm-workspace.yaml': text }),
      }),
    );
  expect(await ask(catalog('^1.1.0'))).toEqual(['alone']);
  expect(await ask(catalog('^1.0.0', 'nodeLinker: hoisted\n'))).toBe('ALL');
});
