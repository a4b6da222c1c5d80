import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { packageDirectory } from '../../../../__tests__/tools/installed.js';
import { root } from '../../../../scripts/bundles.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { nx, turborepo } from '../build-systems.js';
import { removeSamples, type Files } from '../sample-repository.js';
import { brief, impactOf, Sample } from './compare.js';

afterAll(removeSamples);

const json = (value: unknown) => JSON.stringify(value);
const locked = (version: string, more: object = {}) =>
  json({
    ...{ name: 'sample', lockfileVersion: 3, requires: true },
    packages: { '': { name: 'sample' }, 'node_modules/left-pad': { version, integrity: `sha512-${version}` }, ...more },
  });

/** Puts a tool into the node_modules of a repository, below the folder of the build. */
function install(tool: string, { directory }: Sample, folder = ''): void {
  const installed = join(directory, folder, 'node_modules');
  const from = packageDirectory(tool) ?? '';
  mkdirSync(installed);
  if (tool === 'turbo') {
    symlinkSync(from, join(installed, 'turbo'), 'dir');
    return;
  }
  // Nx loads itself by its name, so that its folder must be called so, with all that it needs beside it.
  cpSync(from, join(installed, 'nx'), { recursive: true });
  for (const name of readdirSync(dirname(from)))
    if (!/^(\.|nx|typescript$)/.test(name)) symlinkSync(join(dirname(from), name), join(installed, name), 'dir');
  // It reads TypeScript's syntax with the compiler of the repository.
  symlinkSync(join(root, 'node_modules/typescript'), join(installed, 'typescript'), 'dir');
}

/** What changes, and the answer in brief. */
type Row = readonly [what: string, edit: Files, targets: string];

const within = (name: string, isThere: boolean) => (isThere ? name : `${name} (skipped: it is not installed)`);

/** Compares rows with the answers of a tool that is installed in a repository with these files. */
function rows(tool: string, system: BuildSystem, files: Files, table: readonly Row[]): void {
  const isThere = packageDirectory(tool) !== undefined;
  const sample = isThere ? new Sample(files) : undefined;
  if (sample) install(tool, sample);
  (isThere ? test : test.skip).each(table)(within(`${tool}: %s`, isThere), async (_what, edit, targets) => {
    if (sample === undefined) return;
    const impact = await impactOf(system, sample.directory, { base: sample.base, head: sample.edit(edit) });
    expect(brief(impact, edit)).toBe(targets);
    expect(existsSync(join(sample.directory, '.nx'))).toBe(false);
  });
}

const odd = 'odd "name" ü.txt';

describe('Nx', () => {
  const project = (name: string, more: object = {}) => json({ name, targets: { build: { command: 'true', ...more } } });
  const settings = {
    pluginsConfig: { '@nx/js': { analyzeSourceFiles: true } },
    namedInputs: { shared: ['{workspaceRoot}/babel.config.json'] },
  };
  const paths = { '@sample/ui': ['libs/ui/src/index.ts'], '@sample/core': ['libs/core/src/index.ts'] };
  const manifest = { name: 'sample', private: true, dependencies: { 'left-pad': '^1.0.0' } };
  const catalog = (version: string) => `packages: [pnpm/*]\ncatalog: {left-pad: ${version}}\n`;
  const files: Files = {
    '.gitignore': 'node_modules\n.nx\n',
    'nx.json': json(settings),
    'package.json': json(manifest),
    'package-lock.json': locked('1.3.0'),
    'tsconfig.base.json': json({ compilerOptions: { paths } }),
    'README.md': 'read me\n',
    'babel.config.json': '{}\n',
    'libs/core/project.json': project('core'),
    'libs/core/src/index.ts': 'export const core = 1;\n',
    'libs/ui/project.json': project('ui'),
    'libs/ui/src/index.ts': "import { core } from '@sample/core';\nexport const ui = core;\n",
    [`libs/ui/${odd}`]: '1\n',
    'apps/web/project.json': project('web', { inputs: ['default', 'shared'] }),
    'apps/web/src/main.ts': "import { ui } from '@sample/ui';\nimport pad from 'left-pad';\nconsole.log(ui, pad);\n",
    'apps/alone/project.json': project('alone'),
    'apps/alone/src/main.ts': 'console.log(1);\n',
  };
  const all = 'alone core ui web';
  const importing = { 'apps/alone/src/main.ts': "import { ui } from '@sample/ui';\nconsole.log(ui);\n" };
  const deleted = { 'libs/core/project.json': null, 'libs/core/src/index.ts': null, 'libs/ui/src/index.ts': '1;\n' };
  const olderToo: readonly Row[] = [
    ['a source, and who imports its project', { 'libs/core/src/index.ts': 'export const core = 2;\n' }, 'core ui web'],
    ['a file that no project owns', { 'README.md': '2\n' }, '| README.md'],
    ['the lock file', { 'package-lock.json': locked('1.3.1') }, all],
    ['another name, and who used the old one', { 'libs/core/project.json': project('heart') }, 'core heart ui web'],
  ];
  rows('nx-20', nx, files, olderToo);
  rows('nx', nx, files, [
    ...olderToo,
    ['a name with quotes and letters beyond ASCII', { [`libs/ui/${odd}`]: '2\n' }, 'ui web'],
    ['a file at the root that a target names as input', { 'babel.config.json': '{"a":1}\n' }, 'web'],
    ['nx.json', { 'nx.json': json({ ...settings, defaultBase: 'trunk' }) }, all],
    ['a path mapping', { 'tsconfig.base.json': json({ compilerOptions: { strict: true } }) }, all],
    ['a field that Nx does not follow', { 'package.json': json({ ...manifest, packageManager: 'npm@11.0.0' }) }, 'ALL'],
    ['a project that is deleted, and what depended on it', deleted, all],
    ['a new import, which claims the project that it leads to', importing, 'alone ui'],
    ['a project that is added', { 'apps/new/project.json': project('new'), 'apps/new/main.ts': '1;\n' }, 'new'],
    ['a setting of pnpm', { 'pnpm-workspace.yaml': catalog('^1.1.0') }, 'ALL'],
  ]);

  const isThere = packageDirectory('nx') !== undefined;
  (isThere ? test : test.skip)(within('an error of Nx is shown', isThere), async () => {
    const sample = new Sample(files);
    install('nx', sample);
    const head = sample.edit({ 'apps/new/project.json': project('web') });
    await expect(impactOf(nx, sample.directory, { base: sample.base, head })).rejects.toThrow(
      /^nx show projects .* ended with exit code 1: .*web/,
    );
  });
});

describe('Turborepo', () => {
  const manifest = (name: string, more: object = {}) =>
    json({ name, version: '1.0.0', scripts: { build: 'true' }, ...more });
  const top = { name: 'sample', private: true, packageManager: 'npm@11.0.0', workspaces: ['packages/*'] };
  const lockfile = (version: string) =>
    locked(version, {
      ...{ 'node_modules/alone': { resolved: 'packages/alone', link: true } },
      ...{ 'node_modules/ui': { resolved: 'packages/ui', link: true } },
      ...{ 'node_modules/web': { resolved: 'packages/web', link: true } },
      'packages/alone': { version: '1.0.0', dependencies: { 'left-pad': '^1.0.0' } },
      'packages/ui': { version: '1.0.0' },
      'packages/web': { version: '1.0.0', dependencies: { ui: '*' } },
    });
  const build = { build: { dependsOn: ['^build'] } };
  const files = (tasks: object, more: object = {}): Files => ({
    '.gitignore': 'node_modules\n.turbo\n',
    'package.json': json(top),
    'package-lock.json': lockfile('1.3.0'),
    'turbo.json': `// settings\n${json({ tasks, ...more })}`,
    'README.md': 'read me\n',
    'global.txt': 'global\n',
    'packages/alone/package.json': manifest('alone', { dependencies: { 'left-pad': '^1.0.0' } }),
    'packages/alone/index.js': '1\n',
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/index.js': '1\n',
    [`packages/ui/${odd}`]: '1\n',
    'packages/web/package.json': manifest('web', { dependencies: { ui: '*' } }),
    'packages/web/index.js': '1\n',
    'packages/idle/package.json': manifest('idle', { scripts: {} }),
  });
  const all = 'alone idle ui web';
  const change = { 'packages/ui/index.js': '2\n' };
  const moved = { 'packages/moved/package.json': manifest('alone'), 'packages/moved/index.js': '1\n' };
  const gone = (name: string) => ({ [`packages/${name}/package.json`]: null, [`packages/${name}/index.js`]: null });
  const added = { 'packages/new/package.json': manifest('new', { dependencies: { ui: '*' } }) };
  const table: readonly Row[] = [
    ['a source, and who depends on its package', change, 'ui web'],
    ['a name with quotes and letters beyond ASCII', { [`packages/ui/${odd}`]: '2\n' }, 'ui web'],
    ['a file that is deleted', { 'packages/web/index.js': null }, 'web'],
    ['a global dependency', { 'global.txt': '2\n' }, all],
    ['a dependency in the lock file', { 'package-lock.json': lockfile('1.3.1') }, 'alone'],
    ['a file that no package owns', { 'README.md': '2\n' }, '| README.md'],
    ['a package that is deleted, and who used it', { ...gone('ui'), [`packages/ui/${odd}`]: null }, 'ui web'],
    ['another name, and who used the old one', { 'packages/ui/package.json': manifest('ux') }, 'ui ux web'],
    ['a package that is moved', { ...gone('alone'), ...moved }, 'alone'],
    ['a package that is added, and what it needs', added, 'new ui'],
    ['settings of npm', { '.npmrc': 'legacy-peer-deps=true\n' }, 'ALL'],
    ['turbo.json', { 'turbo.json': json({ tasks: { build: {} } }) }, all],
  ];
  const usual = files(build, { globalDependencies: ['global.txt'] });
  rows('turbo', turborepo, usual, table);
  const byTask = { ...build, 'alone#build': { dependsOn: ['web#build'] } };
  rows('turbo', turborepo, files(byTask), [['a task of another package', change, 'alone ui web']]);
  // A key that only turbo knows hides no edge.
  rows('turbo', turborepo, files(byTask, { futureFlags: {} }), [['beside unknown settings', change, 'alone ui web']]);
  const input = { build: { inputs: ['$TURBO_DEFAULT$', '$TURBO_ROOT$/packages/ui/*.js'] } };
  rows('turbo', turborepo, files(input), [['an input of all that have the task', change, 'alone ui web']]);
  const { 'packages/ui/package.json': ui = '', ...others } = files(build);
  const linked = { ...others, 'libraries/ui/package.json': ui, 'packages/ui': { link: '../libraries/ui' } };
  const atLink = { 'libraries/ui/package.json': manifest('ui', { version: '2.0.0' }) };
  rows('turbo', turborepo, linked, [['a package that a link leads to', atLink, 'ui web']]);
  const { 'package-lock.json': _lock, ...unlocked } = files(build);
  const catalog = (version: string) => ({
    'pnpm-workspace.yaml': `packages: [packages/*]\ncatalog: {x: ${version}}\n`,
  });
  const inPnpm = {
    ...unlocked,
    ...catalog('^1.0.0'),
    'package.json': json({ name: 'sample', private: true, packageManager: 'pnpm@9.15.0' }),
    'packages/alone/package.json': manifest('alone', { dependencies: { x: 'catalog:' } }),
  };
  rows('turbo', turborepo, inPnpm, [['a catalog of pnpm', catalog('^1.1.0'), 'alone']]);

  const isThere = packageDirectory('turbo') !== undefined;
  const withTurbo = isThere ? test : test.skip;
  withTurbo(within('without node_modules nothing of that is missing', isThere), async () => {
    const sample = new Sample(usual);
    for (const [, edit, targets] of table.filter(([, , one]) => one !== 'ALL')) {
      const impact = await impactOf(turborepo, sample.directory, { base: sample.base, head: sample.edit(edit) });
      const wanted = targets
        .replace(/ ?\|.*/, '')
        .split(' ')
        .filter((name) => name !== '');
      if (impact.kind === 'targets') expect([...impact.targets.keys()]).toEqual(expect.arrayContaining(wanted));
      else expect(targets).toBe(all);
    }
  });

  withTurbo(within('a build below the root, a base that is no ancestor, reasons, and an error', isThere), async () => {
    const below = Object.entries(files(build)).map(([path, content]) => [`js/${path}`, content]);
    const sample = new Sample({ ...(Object.fromEntries(below) as Files), 'outside.txt': '1\n' });
    install('turbo', sample, 'js');
    const ask = (base: string, edit: Files) =>
      impactOf(turborepo, sample.directory, { base, head: sample.edit(edit), root: 'js' });
    const impact = await ask(sample.base, { 'js/packages/ui/index.js': '2\n', 'outside.txt': '2\n' });
    expect(impact.kind === 'targets' && [...impact.coveredPaths]).toEqual(['js/packages/ui/index.js']);
    expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
      ui: { kind: 'file', path: 'js/packages/ui/index.js' },
      web: { kind: 'dependency', target: 'ui', edge: { kind: 'declared', file: 'js/packages/web/package.json' } },
    });
    // A change that is on the base alone is a difference as well.
    const base = sample.edit({ 'js/packages/alone/index.js': '2\n' });
    expect(brief(await ask(base, { 'js/packages/web/index.js': '2\n' }))).toBe('alone web');
    const nonsense = { 'js/turbo.json': json({ nonsense: {}, tasks: {}, pipeline: {} }) };
    await expect(ask(sample.base, nonsense)).rejects.toThrow(/^turbo .*exit code 1: .*nonsense/);
  });
});
