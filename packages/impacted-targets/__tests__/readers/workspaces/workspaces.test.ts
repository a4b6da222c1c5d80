import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test } from '@jest/globals';
import { compute, targetsBetween, twoCommits } from '../../computing.js';
import { removeSamples, sampleDirectory, writeFiles, type Files } from '../../sample-repository.js';

afterAll(removeSamples);

type Json = Readonly<Record<string, unknown>>;

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A package in `packages/<name>`. */
function pkg(name: string, manifest: Json = {}): Files {
  const directory = `packages/${name.replace(/^@\w+\//, '')}`;
  return {
    [`${directory}/package.json`]: json({ name, version: '1.2.3', ...manifest }),
    [`${directory}/index.js`]: '1',
  };
}

const root = (more: Json = {}) => ({
  'package.json': json({ name: 'root', private: true, workspaces: ['packages/*'], ...more }),
});

const edit = (directory: string) => ({ [`packages/${directory}/index.js`]: '2' });

const workspaces = { from: ['workspaces'] };

test('a package that is new around a file without an owner does not take the file from all that may use it', async () => {
  const files = { ...root(), ...pkg('web'), 'packages/tool/run.cfg': '1' };
  const added = { 'packages/tool/package.json': json({ name: 'tool' }), 'packages/tool/run.cfg': '2' };
  expect(await targetsBetween(files, added, workspaces)).toBe('ALL: no target owns packages/tool/run.cfg');
  expect(await targetsBetween({ ...files, ...added }, { 'packages/tool/run.cfg': '3' }, workspaces)).toEqual(['tool']);
});

describe('which packages there are', () => {
  test('is what npm says', async () => {
    const patterns = ['packages/*', '!packages/b', 'packages/b', './apps/**/', '!apps/x', 'tools'];
    const directories = [
      'packages/a',
      'packages/b',
      'packages/.c',
      'packages/a/nested',
      'apps/x',
      'apps/x/y',
      'tools',
      'apps/node_modules/z',
    ];
    const files: Files = {
      'package.json': json({ name: 'root', version: '1.0.0', workspaces: patterns }),
      ...Object.fromEntries(
        directories.map((directory) => [
          `${directory}/package.json`,
          json({ name: directory.replaceAll(/[/.]/g, '-'), version: '1.0.0' }),
        ]),
      ),
    };
    const place = sampleDirectory();
    writeFiles(place, files);
    const said = execFileSync('npm', ['pkg', 'get', 'version', '--workspaces'], {
      cwd: place,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const expected = Object.keys(JSON.parse(said) as Json).sort();
    expect(expected.length).toBeGreaterThan(3);
    const all = Object.fromEntries(
      directories.map((directory) => [
        `${directory}/package.json`,
        json({ name: directory.replaceAll(/[/.]/g, '-'), version: '2.0.0' }),
      ]),
    );
    const targets = await targetsBetween(
      { ...files, '.github/impacted-targets.yml': 'unowned: ignore' },
      all,
      workspaces,
    );
    expect(targets).toEqual(expected);
  });

  test('pnpm: a ! always counts, and the root is a package', async () => {
    const files = {
      'package.json': json({ name: 'top' }),
      'pnpm-workspace.yaml': 'packages: ["!**/test/**", "packages/**"]\n',
      'packages/a/package.json': json({ name: 'a' }),
      'packages/a/test/fixture/package.json': json({ name: 'fixture' }),
    };
    expect(await targetsBetween(files, { 'packages/a/test/fixture/x': '1' })).toEqual(['a']);
    const ignored = { ...files, '.github/impacted-targets.yml': 'unowned: ignore' };
    expect(await targetsBetween(ignored, { 'scripts/x.js': '1' })).toEqual(['top']);
    expect(await targetsBetween(ignored, { x: '1' })).toEqual([]);
    expect(await targetsBetween(files, { x: '1' })).toBe('ALL: no target owns x');
  });

  test('a removed, a new, a renamed and a moved package are impacted, with their dependents of both commits', async () => {
    const files = { ...root(), ...pkg('a'), ...pkg('b', { dependencies: { a: '*' } }), ...pkg('c') };
    // What the root has must not pass by a package that is new or gone, so that the root is impacted, too.
    expect(await targetsBetween(files, { 'packages/a/package.json': null, 'packages/a/index.js': null })).toEqual([
      'a',
      'b',
      'root',
    ]);
    expect(await targetsBetween(files, { 'packages/a/package.json': json({ name: 'z', version: '1.2.3' }) })).toEqual([
      'a',
      'b',
      'root',
      'z',
    ]);
    expect(await targetsBetween(files, pkg('d', { dependencies: { c: '*' } }))).toEqual(['c', 'd', 'root']);
    expect(await targetsBetween(files, root({ workspaces: ['packages/a', 'packages/b'] }))).toEqual(['c', 'root']);
    const classed = { ...files, ...root({ workspaces: ['packages/[!_]*'] }) };
    expect(await targetsBetween(classed, { 'packages/a/x': '1' })).toEqual(
      await targetsBetween(files, { 'packages/a/x': '1' }),
    );
  });

  test('a package without a name goes by its directory, and one within another owns its own files', async () => {
    const files = {
      ...root({ workspaces: { packages: ['packages/**'] } }),
      'packages/a/package.json': '{}',
      'packages/a/b/package.json': '{"name":"b"}',
    };
    expect(await targetsBetween(files, { 'packages/a/x': '1' })).toEqual(['packages/a']);
    expect(await targetsBetween(files, { 'packages/a/b/x': '1' })).toEqual(['b']);
  });

  test('below a working directory; where there is none, the error says so', async () => {
    const nested = Object.fromEntries(
      Object.entries({ ...root(), ...pkg('a'), ...pkg('b', { dependencies: { a: '^1.0.0' } }) }).map(
        ([path, content]) => [`js/${path}`, content],
      ),
    );
    const { directory, baseSha, headSha } = twoCommits(nested, { 'js/packages/a/index.js': '2' });
    const request = { workingDirectory: `${directory}/js`, baseSha, headSha };
    await expect(targetsBetween(nested, { 'js/packages/a/index.js': '2' }, workspaces)).rejects.toThrow(
      'workspaces is not used in the root of the repository',
    );
    expect(await compute(request)).toMatchObject({ targets: ['a', 'b'] });
  });
});

describe('dependencies between packages', () => {
  const impacted = (spec: Json, more: Files = {}) =>
    targetsBetween({ ...root(), ...pkg('@x/lib'), ...pkg('app', spec), ...more }, edit('lib'), workspaces);

  test.each([
    [{ dependencies: { '@x/lib': '^1.0.0' } }, true],
    [{ devDependencies: { '@x/lib': '1.x' } }, true],
    [{ peerDependencies: { '@x/lib': '>=1' } }, true],
    [{ optionalDependencies: { '@x/lib': '*' } }, true],
    [{ dependencies: { '@x/lib': '' } }, true],
    [{ dependencies: { '@x/lib': 'latest' } }, true],
    [{ dependencies: { '@x/lib': '^2.0.0' } }, false],
    [{ dependencies: { '@x/lib': 'workspace:*' } }, true],
    [{ dependencies: { '@x/lib': 'workspace:^9' } }, true],
    [{ dependencies: { '@x/lib': 'workspace:../lib' } }, true],
    [{ dependencies: { '@x/lib': 'workspace:packages/lib' } }, true],
    [{ dependencies: { other: 'workspace:@x/lib@*' } }, true],
    [{ dependencies: { other: 'npm:@x/lib@^1.0.0' } }, true],
    [{ dependencies: { other: 'npm:@x/lib@^2.0.0' } }, false],
    [{ dependencies: { other: 'npm:@x/lib' } }, true],
    [{ dependencies: { '@x/lib': 'npm:else@^1.0.0' } }, true],
    [{ dependencies: { '@x/lib': 'npm:^1.0.0' } }, true],
    [{ dependencies: { '@x/lib': 'file:../lib' } }, true],
    [{ dependencies: { anything: 'link:../lib' } }, true],
    [{ dependencies: { anything: 'portal:../lib' } }, true],
    [{ dependencies: { '@x/lib': 'github:x/lib' } }, true],
    [{ dependencies: { '@x/lib': 'git+ssh://git@host/x/lib.git#semver:^1' } }, true],
    [{ dependencies: { '@x/lib': 'https://host/lib.tgz' } }, true],
    [{ bundledDependencies: ['@x/lib'], dependencies: { '@x/lib': '~1.2' } }, true],
  ])('%j: %s', async (manifest, depends) => {
    expect(await impacted(manifest)).toEqual(depends ? ['@x/lib', 'app'] : ['@x/lib']);
  });

  test('a version before the release meets a range, and a package without a version any', async () => {
    expect(
      await impacted({ dependencies: { '@x/lib': '^1.0.0' } }, pkg('@x/lib', { version: '1.3.0-rc.1' })),
    ).toContain('app');
    expect(await impacted({ dependencies: { '@x/lib': '^7.0.0' } }, pkg('@x/lib', { version: undefined }))).toContain(
      'app',
    );
  });

  test('an override makes any range one that may mean the package', async () => {
    for (const override of [
      { overrides: { '@x/lib': 'file:packages/lib' } },
      { resolutions: { '**/@x/lib': 'workspace:*' } },
      { pnpm: { overrides: { 'foo@1>@x/lib@2': 'workspace:*' } } },
      { overrides: { foo: { '@x/lib': '1' } } },
    ]) {
      expect(await impacted({ dependencies: { '@x/lib': '^2.0.0' } }, root(override))).toEqual(['@x/lib', 'app']);
    }
  });

  test('catalogs', async () => {
    const files = {
      'package.json': json({ name: 'root' }),
      'pnpm-workspace.yaml':
        'packages: [packages/*]\ncatalog: {"@x/lib": ^1.0.0, left: 1.0.0}\ncatalogs: {old: {"@x/lib": ^0.1.0}}\n',
      ...pkg('@x/lib'),
      ...pkg('app', { dependencies: { '@x/lib': 'catalog:' } }),
      ...pkg('old', { dependencies: { '@x/lib': 'catalog:old' } }),
      ...pkg('far', { dependencies: { left: 'catalog:default' } }),
    };
    expect(await targetsBetween(files, edit('lib'))).toEqual(['@x/lib', 'app']);
    const changed = files['pnpm-workspace.yaml'].replace('left: 1.0.0', 'left: 1.1.0');
    expect(await targetsBetween(files, { 'pnpm-workspace.yaml': changed })).toEqual(['far']);
  });

  test('catalogs of Yarn, beside its other settings', async () => {
    const files = {
      ...root(),
      '.yarnrc.yml': 'catalog: {left: 1.0.0, right: 1.0.0}\ncatalogs: {old: {left: 0.1.0}}\nnodeLinker: node-modules\n',
      ...pkg('near', { dependencies: { left: 'catalog:' } }),
      ...pkg('old', { dependencies: { left: 'catalog:old' } }),
      ...pkg('user', { dependencies: { near: 'workspace:*' } }),
    };
    const changed = (from: string, to: string) =>
      targetsBetween(files, { '.yarnrc.yml': files['.yarnrc.yml'].replace(from, to) });
    expect(await changed('left: 1.0.0', 'left: 1.1.0')).toEqual(['near', 'user']);
    expect(await changed('left: 0.1.0', 'left: 0.2.0')).toEqual(['old']);
    expect(await changed('right: 1.0.0', 'right: 1.1.0')).toEqual([]);
    expect(await changed('node-modules', 'pnp')).toBe('ALL: workspaces: nodeLinker in .yarnrc.yml changed');
    expect(await changed('left: 1.0.0', 'left: 1.1.0}\nplugins: [x]\nmore: {x: 1')).toMatch(/^ALL: /);
    const { '.yarnrc.yml': added, ...others } = files;
    expect(await targetsBetween(others, { '.yarnrc.yml': added })).toMatch(/^ALL: .*nodeLinker/);
  });

  test('files and directories outside all packages', async () => {
    const files = {
      ...root(),
      ...pkg('a', { dependencies: { v: 'file:../../vendor/v', t: 'file:../../vendor/t.tgz' } }),
      ...pkg('b', { dependencies: { a: '*' } }),
      'vendor/v/package.json': json({ name: 'v', dependencies: { w: 'file:../w' } }),
      'vendor/w/x': '1',
      'vendor/t.tgz': '1',
      'vendor/other': '1',
    };
    for (const path of ['vendor/v/package.json', 'vendor/w/x', 'vendor/t.tgz']) {
      expect(await targetsBetween(files, { [path]: '{}' })).toEqual(['a', 'b']);
    }
    expect(await targetsBetween(files, { 'vendor/other': '2' })).toBe('ALL: no target owns vendor/other');
  });

  test('a circle, and a dependency that a new version no longer meets', async () => {
    const circle = {
      ...root(),
      ...pkg('a', { dependencies: { b: '*' } }),
      ...pkg('b', { devDependencies: { a: '*' } }),
    };
    expect(await targetsBetween(circle, edit('a'))).toEqual(['a', 'b']);
    const files = {
      ...root(),
      ...pkg('a'),
      ...pkg('b', { dependencies: { a: '^1.0.0' } }),
      ...pkg('c', { dependencies: { b: '*' } }),
    };
    expect(await targetsBetween(files, { 'packages/a/package.json': json({ name: 'a', version: '2.0.0' }) })).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('what the root package depends on impacts the root', async () => {
    const files = { ...root({ devDependencies: { a: '*' } }), ...pkg('a'), ...pkg('b') };
    expect(await targetsBetween(files, edit('a'))).toEqual(['a', 'root']);
    expect(await targetsBetween(files, edit('b'))).toEqual(['b']);
  });
});

describe("the root's package.json", () => {
  const files = { ...root({ scripts: { test: 'x' } }), ...pkg('a') };
  test.each([
    [{ description: 'x', version: '2.0.0', license: 'MIT' }, ['root']],
    [{ scripts: { test: 'y' } }, "ALL: workspaces: scripts in the root's package.json changed"],
    [{ devDependencies: { typescript: '6' } }, ['a', 'root']],
    [{ devDependencies: { prettier: '6' } }, ['root']],
    [{ engines: { node: '24' } }, "ALL: workspaces: engines in the root's package.json changed"],
    [{ overrides: { x: '1' } }, "ALL: workspaces: overrides in the root's package.json changed"],
    [{ pnpm: { patchedDependencies: {} } }, "ALL: workspaces: pnpm in the root's package.json changed"],
  ])('%j', async (change, expected) => {
    expect(await targetsBetween(files, root({ scripts: { test: 'x' }, ...change }))).toEqual(expected);
  });

  test('any other file at the root belongs to nobody', async () => {
    expect(await targetsBetween(files, { 'tsconfig.json': '{}' })).toBe('ALL: no target owns tsconfig.json');
  });
});
