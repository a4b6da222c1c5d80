import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { nx } from '../../build-systems.js';
import { packageDirectory } from '../../../../../__tests__/tools/installed.js';
import { root } from '../../../../../scripts/bundles.js';
import { removeSamples, type Files } from '../../sample-repository.js';
import { impactOf, Sample, targetsOf } from '../compare.js';

afterAll(removeSamples);

const project = (name: string, more: object = {}) =>
  JSON.stringify({ name, targets: { build: { command: 'true', ...more } } });
const lock = (version: string) =>
  JSON.stringify({
    name: 'sample',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'sample', dependencies: { 'left-pad': '^1.0.0' } },
      'node_modules/left-pad': { version, integrity: `sha512-${version}` },
    },
  });

const settings = {
  pluginsConfig: { '@nx/js': { analyzeSourceFiles: true } },
  namedInputs: { shared: ['{workspaceRoot}/babel.config.json'] },
};

const files: Files = {
  '.gitignore': 'node_modules\n.nx\n',
  'nx.json': JSON.stringify(settings),
  'package.json': JSON.stringify({ name: 'sample', private: true, dependencies: { 'left-pad': '^1.0.0' } }),
  'package-lock.json': lock('1.3.0'),
  'tsconfig.base.json': JSON.stringify({
    compilerOptions: { paths: { '@sample/ui': ['libs/ui/src/index.ts'], '@sample/core': ['libs/core/src/index.ts'] } },
  }),
  'README.md': 'read me\n',
  'babel.config.json': '{}\n',
  'libs/core/project.json': project('core'),
  'libs/core/src/index.ts': 'export const core = 1;\n',
  'libs/ui/project.json': project('ui'),
  'libs/ui/src/index.ts': "import { core } from '@sample/core';\nexport const ui = core;\n",
  'libs/ui/odd "name" ü.txt': '1\n',
  'apps/web/project.json': project('web', { inputs: ['default', 'shared'] }),
  'apps/web/src/main.ts': "import { ui } from '@sample/ui';\nimport pad from 'left-pad';\nconsole.log(ui, pad);\n",
  'apps/alone/project.json': project('alone'),
  'apps/alone/src/main.ts': 'console.log(1);\n',
};

function sampleWith(tool: 'nx' | 'nx-20', more: Files = {}): Sample {
  const sample = new Sample({ ...files, ...more });
  const installed = join(sample.directory, 'node_modules');
  const tools = dirname(packageDirectory(tool) ?? '');
  mkdirSync(installed);
  // Nx loads itself by its name, so that its folder must be called so, with all that it needs beside it.
  cpSync(packageDirectory(tool) ?? '', join(installed, 'nx'), { recursive: true });
  for (const name of readdirSync(tools)) {
    if (!/^(\.|nx|typescript$)/.test(name)) symlinkSync(join(tools, name), join(installed, name), 'dir');
  }
  // It reads TypeScript's syntax with the compiler of the repository.
  symlinkSync(join(root, 'node_modules/typescript'), join(installed, 'typescript'), 'dir');
  return sample;
}

interface Case {
  readonly what: string;
  readonly edit: Files;
  readonly targets: readonly string[] | 'ALL';
  readonly uncovered?: readonly string[];
  /** Run with the older version too. */
  readonly older?: true;
}

const everything = ['alone', 'core', 'ui', 'web'];

const cases: readonly Case[] = [
  {
    older: true,
    what: 'a source file and the projects that import its project',
    edit: { 'libs/core/src/index.ts': 'export const core = 2;\n' },
    targets: ['core', 'ui', 'web'],
  },
  {
    what: 'a name with quotes and letters beyond ASCII',
    edit: { 'libs/ui/odd "name" ü.txt': '2\n' },
    targets: ['ui', 'web'],
  },
  {
    what: 'a file at the root that a target names as input',
    edit: { 'babel.config.json': '{"a":1}\n' },
    targets: ['web'],
  },
  {
    older: true,
    what: 'a file that no project owns',
    edit: { 'README.md': '2\n' },
    targets: [],
    uncovered: ['README.md'],
  },
  { what: 'nx.json', edit: { 'nx.json': JSON.stringify({ ...settings, defaultBase: 'trunk' }) }, targets: everything },
  { older: true, what: 'the lock file', edit: { 'package-lock.json': lock('1.3.1') }, targets: everything },
  {
    what: 'a path mapping',
    edit: { 'tsconfig.base.json': JSON.stringify({ compilerOptions: { strict: true } }) },
    targets: everything,
  },
  {
    what: 'a field of package.json that Nx does not follow',
    edit: {
      'package.json': JSON.stringify({
        name: 'sample',
        private: true,
        packageManager: 'npm@11.0.0',
        dependencies: { 'left-pad': '^1.0.0' },
      }),
    },
    targets: 'ALL',
  },
  {
    what: 'a project that is deleted, and what depended on it before',
    edit: {
      'libs/core/project.json': null,
      'libs/core/src/index.ts': null,
      'libs/ui/src/index.ts': 'export const ui = 1;\n',
    },
    targets: everything,
  },
  {
    older: true,
    what: 'a project that is renamed, and what depended on it before',
    edit: { 'libs/core/project.json': project('heart') },
    targets: ['core', 'heart', 'ui', 'web'],
  },
  {
    what: 'a new import, which claims the project that it leads to',
    edit: { 'apps/alone/src/main.ts': "import { ui } from '@sample/ui';\nconsole.log(ui);\n" },
    targets: ['alone', 'ui'],
  },
  {
    what: 'a project that is added',
    edit: { 'apps/new/project.json': project('new'), 'apps/new/main.ts': '1;\n' },
    targets: ['new'],
  },
];

for (const tool of ['nx', 'nx-20'] as const) {
  const installed = packageDirectory(tool) !== undefined;
  const withTool = installed ? test : test.skip;
  const named = (title: string) => (installed ? title : `${title} (skipped: ${tool} is missing)`);

  describe(tool, () => {
    const sample = installed ? sampleWith(tool) : undefined;
    for (const { what, edit, targets, uncovered = [] } of cases.filter(({ older }) => tool === 'nx' || older)) {
      withTool(named(what), async () => {
        if (!sample) return;
        const impact = await impactOf(nx, sample.directory, { base: sample.base, head: sample.edit(edit) });
        expect(targetsOf(impact)).toEqual(targets);
        if (impact.kind === 'all') return;
        expect(Object.keys(edit).filter((path) => !impact.coveredPaths.has(path))).toEqual(uncovered);
      });
    }

    withTool(named('gives a file or a dependency as the reason, and leaves nothing in the checkout'), async () => {
      if (!sample) return;
      const head = sample.edit({ 'libs/core/src/index.ts': 'export const core = 2;\n' });
      const impact = await impactOf(nx, sample.directory, { base: sample.base, head });
      expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
        core: { kind: 'file', path: 'libs/core/src/index.ts' },
        ui: { kind: 'dependency', target: 'core' },
        web: { kind: 'dependency', target: 'ui' },
      });
      expect(existsSync(join(sample.directory, '.nx'))).toBe(false);
    });

    withTool(named('an error of Nx is shown'), async () => {
      if (!sample) return;
      const head = sample.edit({ 'apps/new/project.json': project('web') });
      await expect(impactOf(nx, sample.directory, { base: sample.base, head })).rejects.toThrow(
        /^nx show projects .* ended with exit code 1: .*web/,
      );
    });
  });
}

test('without node_modules it says what to do, and why nothing else answers', async () => {
  const sample = new Sample(files);
  const head = sample.edit({ 'README.md': '2\n' });
  await expect(impactOf(nx, sample.directory, { base: sample.base, head })).rejects.toThrow(
    /^nx is not in node_modules of the repository\. Install the dependencies in a step before this one.*cannot answer instead: apps\/alone\/project\.json is a project that only Nx reads$/,
  );
});

const hasNx = packageDirectory('nx') !== undefined;
(hasNx ? test : test.skip)(
  `a change of pnpm's settings impacts everything${hasNx ? '' : ' (skipped: nx is missing)'}`,
  async () => {
    const catalog = (version: string, more = '') => `packages:\n  - pnpm/*\ncatalog:\n  left-pad: ${version}\n${more}`;
    const sample = sampleWith('nx', {
      'pnpm-workspace.yaml': catalog('^1.0.0'),
      'pnpm/one/package.json': JSON.stringify({ name: 'one', dependencies: { 'left-pad': 'catalog:' } }),
      'pnpm/two/package.json': JSON.stringify({ name: 'two' }),
    });
    const ask = async (text: string) =>
      targetsOf(
        await impactOf(nx, sample.directory, {
          base: sample.base,
          head: sample.edit({ 'pnpm-workspace.yaml': text }),
        }),
      );
    expect(await ask(catalog('^1.1.0'))).toBe('ALL');
    expect(await ask(catalog('^1.0.0', 'nodeLinker: hoisted\n'))).toBe('ALL');
  },
);
