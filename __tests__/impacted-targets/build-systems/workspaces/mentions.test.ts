import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaces } from '../../../../src/impacted-targets/build-systems/workspaces/index.js';
import { compareContents, noTools, type Contents } from '../memory-trees.js';

/** Four packages that declare nothing of each other. */
const files: Contents = {
  'package.json': JSON.stringify({ name: 'top', private: true, workspaces: ['packages/*', 'apps/*'] }),
  'packages/ui/package.json': JSON.stringify({ name: '@acme/ui', version: '1.0.0' }),
  'packages/ui/src/index.ts': 'export const ui = 1;',
  'packages/kit/package.json': JSON.stringify({ name: 'kit', version: '1.0.0', bin: { 'kit-build': './cli.js' } }),
  'packages/kit/src/index.ts': 'export const kit = 1;',
  'packages/core/package.json': JSON.stringify({ name: '@acme/core', version: '1.0.0' }),
  'packages/core/src/index.ts': 'export const core = 1;',
  'apps/web/package.json': JSON.stringify({ name: 'web', version: '1.0.0' }),
  'apps/web/src/main.ts': 'export {};',
};

/** What is impacted when these files change, in a repository with these files beside the four packages. */
async function impact(more: Contents, changed: readonly string[], options = {}): Promise<string[] | string> {
  const base = { ...files, ...more };
  const head = { ...base, ...Object.fromEntries(changed.map((path) => [path, `${base[path] ?? ''}\n`])) };
  const answer = await workspaces.impact(compareContents(base, head), { ...noTools, options });
  return answer.kind === 'all' ? `ALL: ${answer.why}` : [...answer.targets.keys()].sort();
}

const ui = ['packages/ui/src/index.ts'];
const kit = ['packages/kit/src/index.ts'];

describe('a package that is mentioned is depended on', () => {
  test.each([
    ['an import in a test', { 'apps/web/test/x.test.ts': "import { ui } from '@acme/ui';" }],
    ['a path behind the name', { 'apps/web/src/x.ts': "export * from '@acme/ui/button';" }],
    ['a comment that tools read', { 'apps/web/src/x.ts': '/// <reference types="@acme/ui" />' }],
    ['a style sheet', { 'apps/web/src/x.css': "@import '@acme/ui/theme.css';" }],
    ['a component', { 'apps/web/src/x.vue': "<script setup>import { ui } from '@acme/ui'</script>" }],
    ['a relative path', { 'apps/web/src/x.ts': "import { ui } from '../../../packages/ui/src';" }],
    ['a path that is put together', { 'apps/web/x.js': "join(__dirname, '..', '..', 'packages', 'ui', 'x.json')" }],
    [
      'a path from a directory above',
      { 'apps/web/x.js': "const up = resolve(here, '../..'); join(up, 'packages/ui')" },
    ],
    ['a path behind a variable', { 'apps/web/jest.config.js': "setup: ['<rootDir>/../../packages/ui/setup.js']" }],
    ['all packages of a directory', { 'apps/web/x.js': "glob('../../packages/*/package.json')" }],
    ['a project reference', { 'apps/web/tsconfig.json': '{ "references": [{ "path": "../../packages/ui" }], }' }],
    ['a project of a test runner', { 'apps/web/vitest.config.ts': "projects: ['.', '../../packages/ui']" }],
    ['a script', { 'apps/web/package.json': '{"name":"web","scripts":{"test":"cd ../../packages/ui && npm run x"}}' }],
    ['a filter in a script', { 'apps/web/package.json': '{"name":"web","scripts":{"b":"pnpm --filter @acme/ui b"}}' }],
    ['a script of the shell', { 'apps/web/run.sh': 'node ../../node_modules/@acme/ui/cli.js' }],
    ['a workflow language', { 'apps/web/x.yml': 'needs: [@acme/ui]' }],
  ])('%s', async (_, more) => {
    expect(await impact(more as Contents, ui)).toEqual(['@acme/ui', 'web']);
  });

  test.each([
    ['a path from the root', { 'apps/web/test/x.js': "path.join(root, 'packages/ui/data/x.json')" }],
    ['such a path in pieces', { 'apps/web/test/x.js': "path.join(root, 'packages', 'ui', 'data', 'x.json')" }],
    ['such a path behind a variable', { 'apps/web/test/x.js': 'read(`${root}/packages/ui/data/x.json`)' }],
    [
      'a mapper of modules',
      { 'apps/web/jest.config.js': "moduleNameMapper: { '^ui$': '<rootDir>/packages/ui/data' }" },
    ],
    [
      'a mapper of modules in a manifest',
      {
        'apps/web/package.json':
          '{"name":"web","jest":{"moduleNameMapper":{"^u/(.*)$":"<rootDir>/../../packages/ui/data/$1"}}}',
      },
    ],
    ['an option with a path', { 'apps/web/test/x.js': "fork('--eval-file=./../../packages/ui/data/x.json')" }],
    ['octal escapes', { 'apps/web/x.js': "require('\\56\\56/\\056\\056/packages/ui/data/x.json')" }],
    ['escapes in any form', { 'apps/web/x.js': "require('\\x2e\\u002e/\\u{2e}./packages/u\\\ni/data/x.json')" }],
    ['a file with NUL', { 'apps/web/x.js': "\0;require('../../packages/ui/data/x.json')" }],
    ['a program without an ending that has NUL', { 'apps/web/bin/x': "#!/usr/bin/env node\n'\0';import('@acme/ui')" }],
  ])('by %s', async (_, more) => {
    const data = { 'packages/ui/data/x.json': '1', ...(more as Contents) };
    expect(await impact(data, ['packages/ui/data/x.json'])).toEqual(['@acme/ui', 'web']);
  });

  describe('a mapper that gives a package its own sources', () => {
    const mapped = (mapper: object, test: string): Contents => ({
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
      'apps/web/jest.config.js': `export default { moduleNameMapper: ${JSON.stringify(mapper)} }`,
      'apps/web/test/x.test.ts': test,
    });
    const own = { '^@acme/ui$': '<rootDir>/../../packages/ui/src/index.ts' };
    const below = { '^@acme/ui/(.*)$': '<rootDir>/../../packages/ui/src/$1' };
    const fromRoot = { '@acme/ui$': '<rootDir>/packages/ui/src/index.ts' };
    const escaped = { '^@acme\\/ui$': '<rootDir>/../../packages/ui/src/index.ts' };

    test.each([own, below, fromRoot, escaped])('counts where a test uses the name: %j', async (mapper) => {
      expect(await impact(mapped(mapper, ''), ui)).toEqual(['@acme/ui']);
      expect(await impact(mapped(mapper, "import '@acme/ui/x'"), ui)).toEqual(['@acme/ui', 'web']);
    });

    test('in a manifest, and in a file of the root', async () => {
      const manifest = { 'apps/web/package.json': JSON.stringify({ name: 'web', jest: { moduleNameMapper: own } }) };
      expect(await impact({ ...mapped({}, ''), ...manifest }, ui)).toEqual(['@acme/ui']);
      const shared = (mapper: object, test: string) => ({
        ...mapped({}, test),
        'jest/shared.js': `export default { moduleNameMapper: ${JSON.stringify(mapper)} }`,
        'apps/web/jest.config.js': "export { default } from '../../jest/shared.js'",
      });
      for (const mapper of [fromRoot, own]) {
        expect(await impact(shared(mapper, ''), ui)).toEqual(['@acme/ui']);
        expect(await impact(shared(mapper, "import '@acme/ui'"), ui)).toEqual(['@acme/ui', 'web']);
      }
      const other = { '^@acme/ui$': '<rootDir>/../../packages/*/src/index.ts' };
      expect(await impact(shared(other, ''), ui)).toEqual(['@acme/ui', 'top', 'web']);
    });

    test.each([
      ['of another name', mapped({ '^ui$': own['^@acme/ui$'] }, '')],
      ['of names that begin alike', mapped({ '^@acme/ui': own['^@acme/ui$'] }, '')],
      ['into its tests', mapped({ '^@acme/ui$': '<rootDir>/../../packages/ui/test/x.ts' }, '')],
      [
        'into its tests, by a part of the name',
        mapped({ '^@acme/ui/t/(.*)$': '<rootDir>/../../packages/ui/test/$1' }, ''),
      ],
      ['beside another mention', { ...mapped(own, ''), 'apps/web/jest.setup.js': "require('../../packages/ui/src')" }],
      ['without a lockfile', { 'apps/web/jest.config.js': `moduleNameMapper: ${JSON.stringify(own)}` }],
      [
        'where a package from outside uses the name',
        {
          ...mapped(own, "import 'outer'"),
          'package-lock.json': JSON.stringify({
            lockfileVersion: 3,
            packages: {
              'node_modules/outer': { version: '1.0.0', dependencies: { '@acme/ui': '1' } },
              'node_modules/outer/node_modules/@acme/ui': { version: '1.0.0' },
            },
          }),
        },
      ],
    ])('counts as a mention %s', async (_, more) => {
      const all = { 'packages/ui/test/x.ts': '1', ...more };
      expect(await impact(all, ['packages/ui/src/index.ts', 'packages/ui/test/x.ts'])).toEqual(['@acme/ui', 'web']);
    });
  });

  test('a mapper of modules counts where it leads to what another package builds', async () => {
    const lockfile = { 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }) };
    const mapper = (name: string, place: string) => ({
      ...lockfile,
      'apps/web/jest.config.js': `export default { moduleNameMapper: { '^${name}$': '<rootDir>/../../${place}' } }`,
    });
    expect(await impact(mapper('kit', 'packages/ui/dist/index.js'), ui)).toEqual(['@acme/ui', 'web']);
    expect(await impact(mapper('kit', 'packages/kit/dist/index.js'), kit)).toEqual(['kit']);
  });

  test.each(['vue', 'tslib', '@babel/runtime', '@swc/helpers'])(
    'a mapper of modules counts for a module that compilers import: %s',
    async (name) => {
      const more = {
        'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
        'packages/ui/package.json': JSON.stringify({ name, version: '1.0.0' }),
        'apps/web/jest.config.js': `moduleNameMapper: { '^${name}/(.*)$': '<rootDir>/../../packages/ui/src/$1' }`,
      };
      expect(await impact(more, ui)).toEqual([name, 'web']);
    },
  );

  test('the list of packages of an example starts from the example', async () => {
    const list = "packages: ['../../apps/web']";
    const example = { 'packages/core/test/repo/common/temp/pnpm-workspace.yaml': list };
    expect(await impact(example, ['apps/web/src/main.ts'])).toEqual(['web']);
    const above = { 'packages/core/pnpm-workspace.yaml': list };
    expect(await impact(above, ['apps/web/src/main.ts'])).toEqual(['@acme/core', 'web']);
  });

  test('a path of its own is none from the root', async () => {
    const more = {
      'apps/web/packages/ui/x.js': '1',
      'apps/web/x.js': "require('packages/ui/x')",
      'packages/ui/x.js': '1',
    };
    expect(await impact(more, ['packages/ui/x.js'])).toEqual(['@acme/ui']);
  });

  describe('a package that lies in another', () => {
    const inner: Contents = {
      'package.json': JSON.stringify({
        name: 'top',
        private: true,
        workspaces: ['packages/*', 'apps/*', 'apps/web/**'],
      }),
      'apps/web/fixtures/app/package.json': '{"name":"inner"}',
      'apps/web/fixtures/app/x.mjs': '1',
    };
    test.each([
      ['an import', 'src/main.ts', "import '../fixtures/app/x.mjs'"],
      ['an import downward', 'x.js', "import './fixtures/app/x.mjs'"],
      ['a folder', 'test/x.js', "loadFixture({ root: './fixtures/app/' })"],
      ['an address', 'x.mjs', "new URL('./fixtures/app/x.mjs', import.meta.url)"],
      ['a folder above', 'test/x.js', "readdirSync('./fixtures')"],
      ['names', 'test/x.js', "join(here, 'fixtures', 'app', 'x.mjs')"],
      ['a script', 'package.json', '{"name":"web","scripts":{"test":"node fixtures/app/x.mjs"}}'],
      ['an entry of the manifest', 'package.json', '{"name":"web","exports":"./fixtures/app/x.mjs"}'],
    ])('counts for it where it names it: %s', async (_, file, content) => {
      const more = { ...inner, [`apps/web/${file}`]: content };
      expect(await impact(more, ['apps/web/fixtures/app/x.mjs'])).toEqual(['inner', 'web']);
    });

    test.each([
      ['a key that is read', "for (const each of Object.keys({ 'fixtures': 1 })) run(each)"],
      ['one of two texts', "export default (mode) => ({ root: mode === 'x' ? 'fixtures' : 'src' })"],
    ])('counts where its folder is a word of %s', async (_, content) => {
      expect(await impact({ ...inner, 'apps/web/x.js': content }, ['apps/web/fixtures/app/x.mjs'])).toEqual([
        'inner',
        'web',
      ]);
    });

    test.each([
      ['a comparison', 'src/x.ts', "if (mode === 'fixtures' || 'fixtures' == mode) switch (mode) { case 'fixtures': }"],
      ['a comment of a source', 'src/x.ts', '`x`;\n * run({ mode: "fixtures" })\n'],
    ])('does not count where its folder is only a word of %s', async (_, file, content) => {
      const more = { ...inner, [`apps/web/${file}`]: content };
      expect(await impact(more, ['apps/web/fixtures/app/x.mjs'])).toEqual(['inner']);
      const listed = { ...more, [`apps/web/${file}`]: `${content}\nreaddirSync(here)` };
      expect(await impact(listed, ['apps/web/fixtures/app/x.mjs'])).toEqual(['inner', 'web']);
    });

    test('is no part of it where it does not', async () => {
      const more = { ...inner, 'apps/web/x.js': "import './src/main.ts'; const fixture = 1" };
      expect(await impact(more, ['apps/web/fixtures/app/x.mjs'])).toEqual(['inner']);
    });

    test('src as a package of its own', async () => {
      const more = {
        ...inner,
        'apps/web/src/package.json': '{"name":"src"}',
        'apps/web/index.js': "export * from './src/main'",
      };
      expect(await impact(more, ['apps/web/src/main.ts'])).toEqual(['src', 'web']);
    });
  });

  test.each([
    ['three dots before a remark', 'src/x.js', 'f(.../** @type {any[]} */ (args))'],
    ['three dots in a path', 'src/x.js', 'case "/[[a]]/.../[...rest]":'],
    ['what a bundler is told of a file', 'test/x.js', 'import url from "../global.css?url"'],
  ])('%s leads to no other package', async (_, file, content) => {
    expect(await impact({ [`packages/kit/${file}`]: content }, ui)).toEqual(['@acme/ui']);
  });

  test('a file with what a bundler is told of it is that file', async () => {
    const more = { 'packages/ui/x.css': '1', 'packages/kit/src/x.js': 'import "../../ui/x.css?inline&v=1"' };
    expect(await impact(more, ['packages/ui/x.css'])).toEqual(['@acme/ui', 'kit']);
    expect(await impact({ 'packages/kit/src/x.js': 'glob("../../ui/x.ts?")' }, ui)).toEqual(['@acme/ui', 'kit']);
  });

  test('a remark alone says nothing of what is used', async () => {
    const remark = "/**\n * As '@acme/ui' and '../../../packages/ui/src' do.\n */\nexport {};";
    expect(await impact({ 'apps/web/src/x.ts': remark, 'apps/web/test/x.js': remark }, ui)).toEqual(['@acme/ui']);
    expect(await impact({ 'apps/web/src/x.css': remark }, ui)).toEqual(['@acme/ui', 'web']);
  });

  test.each([
    ['an import', { 'apps/web/src/x.ts': "import kit from 'kit';" }, ['kit', 'web']],
    [
      'a command in a script',
      { 'apps/web/package.json': '{"name":"web","scripts":{"b":"kit-build x"}}' },
      ['kit', 'web'],
    ],
    ['a command in code', { 'apps/web/x.js': "execSync('kit-build --all')" }, ['kit', 'web']],
    [
      'a command of its own that is called so',
      { 'apps/web/package.json': '{"name":"web","bin":{"kit-build":"./x.js"}}' },
      ['kit'],
    ],
    ['a word of prose', { 'apps/web/x.ts': '// the kit of the app' }, ['kit']],
    ['part of a longer name', { 'apps/web/x.ts': "import 'kitchen'; import './kit'; import 'x/kit'" }, ['kit']],
    ['a read me and a change log', { 'apps/web/README.md': "`'kit'`", 'apps/web/CHANGELOG.md': "'kit'" }, ['kit']],
    [
      'instructions for assistants',
      { 'apps/web/skills/kit/SKILL.md': "'kit'", 'apps/web/AGENTS.md': "'kit'" },
      ['kit'],
    ],
    ['another text', { 'apps/web/skills/kit/SKILLS.md': "'kit'" }, ['kit', 'web']],
    ['a package from elsewhere', { 'node_modules/x/index.js': "import 'kit'" }, ['kit']],
  ])('a name without a scope: %s', async (_, more, expected) => {
    expect(await impact(more as Contents, kit)).toEqual(expected);
  });

  test('through others, whatever declared them', async () => {
    const more = {
      'packages/kit/src/x.ts': "import '@acme/ui'",
      'apps/web/package.json': JSON.stringify({ name: 'web', dependencies: { kit: '^1.0.0' } }),
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'kit', 'web']);
  });

  test('by the mention of one commit alone', async () => {
    const before = { ...files, 'apps/web/x.ts': "import '@acme/ui'" };
    const after = { ...files, 'apps/web/x.ts': '', 'packages/ui/src/index.ts': '2' };
    for (const [base, head] of [
      [before, after],
      [after, before],
    ] as const) {
      const answer = await workspaces.impact(compareContents(base, head), noTools);
      expect(answer.kind === 'targets' && [...answer.targets.keys()].sort()).toEqual(['@acme/ui', 'web']);
    }
  });
});

describe('aliases of the compiler', () => {
  const aliased = (paths: unknown, more: object = {}) => JSON.stringify({ compilerOptions: { paths, ...more } });

  test.each<[string, object, string, object?]>([
    ['one for each package', { '~/*': ['./packages/*/src'] }, '~/ui'],
    ['a whole name', { design: ['packages/ui/src/index.ts'] }, 'design'],
    ['with a base', { 'design/*': ['ui/src/*'] }, 'design/index', { baseUrl: 'packages' }],
  ])('%s', async (_, paths, name, more: object = {}) => {
    const project = { 'tsconfig.json': aliased(paths, more), 'apps/web/x.ts': `import '${name}'` };
    expect(await impact(project, ui)).toEqual(['@acme/ui', 'web']);
    expect(await impact(project, kit)).toEqual(['kit']);
  });

  test('those of another package are not those of this one', async () => {
    const project = {
      'packages/kit/tsconfig.json': aliased({ 'design/*': ['../ui/src/*'] }),
      'apps/web/x.ts': "import 'design/index'",
    };
    expect(await impact(project, ui)).toEqual(['@acme/ui', 'kit']);
  });
});

describe('by way of files of the root', () => {
  test('what a package takes from the root, and what that takes', async () => {
    const more = {
      'apps/web/jest.config.js': "module.exports = require('../../jest.shared')",
      'jest.shared.js': "const setup = require('./scripts/setup.js')",
      'scripts/setup.js': "require('../packages/ui/src')",
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'top', 'web']);
    const changed = await workspaces.impact(
      compareContents({ ...files, ...more }, { ...files, ...more, 'scripts/setup.js': '2' }),
      noTools,
    );
    expect(changed).toMatchObject({ readPaths: new Set(['scripts/setup.js']) });
    expect(changed.kind === 'targets' && changed.coveredPaths.has('scripts/setup.js')).toBe(false);
  });

  test('what the configuration of a runner leaves alone is not what tests are built from', async () => {
    const more = {
      'vitest.config.ts':
        "coverage: { exclude: [\n// a remark\n'packages/ui/src/index.ts',\n] }, setupFiles: ['packages/kit/src/index.ts']",
      'packages/core/test/x.test.ts': '',
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui']);
    expect(await impact(more, kit)).toEqual(['@acme/core', 'kit']);
  });

  test('what is set up for every test', async () => {
    const more = {
      'vitest.config.ts': "setupFiles: [here + '/packages/ui/src/index.ts'], projects: ['packages/*']",
      'apps/web/src/x.spec.ts': '',
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'web']);
    expect(await impact(more, kit)).toEqual(['kit']);
  });

  test('a configuration that lists packages is used by none of them', async () => {
    const more = {
      'tsconfig.json': JSON.stringify({ references: [{ path: './packages/ui' }, { path: './packages/kit' }] }),
      'apps/web/tsconfig.json': '{"extends":"../../tsconfig.json"}',
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui']);
  });

  test('a list of the packages is used by none of them', async () => {
    const more = {
      'pnpm-workspace.yaml': 'packages: [packages/*, apps/*, kit]\n',
      'apps/web/package.json': '{"name":"web","wireit":{"build":{"files":["../../pnpm-workspace.yaml"]}}}',
    };
    expect(await impact(more, kit)).toEqual(['kit']);
  });

  test('what a text mentions that a package reads impacts that package alone', async () => {
    const more = {
      'docs/guide.md': "```js\nimport '@acme/ui'\n```",
      'packages/kit/copy.js': "for (const x of readdirSync('../../docs')) copy(x, './out')",
      'packages/kit/test/x.test.ts': '1',
      'apps/web/src/x.ts': "import 'kit'",
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'kit']);
    expect(await impact(more, ['docs/guide.md'])).toEqual(['kit', 'web']);
  });

  test('what only tests and checks of a package use does not reach its dependents', async () => {
    const withManifest = (manifest: object) => ({
      'packages/kit/package.json': JSON.stringify({ name: 'kit', version: '1.0.0', ...manifest }),
      'apps/web/src/x.ts': "import 'kit'",
    });
    const goes = 'cd ../ui && npm run x';
    for (const scripts of [{ test: goes }, { 'test:e2e': goes }, { lint: goes }, { check: goes, build: 'tsc' }])
      expect(await impact(withManifest({ scripts }), ui)).toEqual(['@acme/ui', 'kit']);
    expect(await impact(withManifest({ jest: { preset: '@acme/ui' } }), ui)).toEqual(['@acme/ui', 'kit']);
    for (const scripts of [{ build: goes }, { prepare: goes }, { build: 'npm run check', check: goes }])
      expect(await impact(withManifest({ scripts }), ui)).toEqual(['@acme/ui', 'kit', 'web']);
    expect(await impact(withManifest({ imports: { '#ui': '@acme/ui' } }), ui)).toEqual(['@acme/ui', 'kit', 'web']);
  });

  test('a command in a comment of a source does not reach the dependents of its package', async () => {
    const withSource = (source: string) => ({
      'packages/core/src/x.ts': source,
      'apps/web/x.ts': "import '@acme/core'",
    });
    const inText = '`first`;\n  // `kit-build types` does not write these.\n';
    expect(await impact(withSource(inText), kit)).toEqual(['@acme/core', 'kit']);
    for (const source of ["exec('kit-build types')", `${inText}exec('kit-build types')`])
      expect(await impact(withSource(source), kit)).toEqual(['@acme/core', 'kit', 'web']);
  });

  describe('a script that only people start', () => {
    /** The package `web` is built from `core`, which has a script with a mention of `kit`. */
    const steps = (more: Contents): Contents => ({
      'packages/core/steps/10-copy.sh': 'cat ../../kit/src/index.ts',
      'packages/core/Sync.cmd': 'copy ..\\kit\\src\\index.ts .',
      'apps/web/x.ts': "import '@acme/core'",
      ...more,
    });
    const building = (name: string, build: string) => JSON.stringify({ name, version: '1.0.0', scripts: { build } });

    test.each<[string, Contents]>([
      [
        'by a wildcard',
        { 'packages/core/package.json': building('@acme/core', 'for f in steps/*.sh; do sh $f; done') },
      ],
      ['by a search', { 'packages/core/package.json': building('@acme/core', "find . -name '*.sh' -exec sh {} +") }],
      ['by its directory', { 'packages/core/package.json': building('@acme/core', 'run-parts steps') }],
      ['by a computed name', { 'packages/core/go.js': 'exec(`sh ${step}.sh`)' }],
      ['by a computed name in its directory', { 'packages/core/go.js': "exec('steps/' + step)" }],
      ['by a rule for many', { 'packages/core/Makefile': 'run-%:\n\tsh steps/$*.sh\n' }],
      ['by a wildcard of the root', { Makefile: 'all:\n\tfor f in packages/*/steps/*.sh; do sh $$f; done\n' }],
      ['in another case', { 'packages/core/package.json': building('@acme/core', 'call sync.cmd') }],
      ['by a path behind the package', { 'apps/web/go.js': "exec(require.resolve('@acme/core/steps/10-copy.sh'))" }],
      ['where it is installed', { 'apps/web/package.json': building('web', 'sh node_modules/@acme/core/Sync.cmd') }],
      ['in its directory', { 'apps/web/package.json': building('web', 'cd ../../packages/core && ./Sync.cmd') }],
      ['in its package', { 'apps/web/package.json': building('web', 'yarn workspace @acme/core exec ./Sync.cmd') }],
      ['by a service, since it generates', { 'packages/core/gen-types.sh': 'cat ../kit/src/index.ts' }],
      ['by a service, in its newest form', { 'packages/core/build-latest.sh': 'cat ../kit/src/index.ts' }],
    ])('reaches the dependents of its package where it may be started %s', async (_, more) => {
      expect(await impact(steps({}), kit)).toEqual(['@acme/core', 'kit']);
      expect(await impact(steps(more), kit)).toEqual(['@acme/core', 'kit', 'web']);
    });

    const started = (more: Contents = {}): Contents => ({
      'packages/core/test-all.cmd': 'kit-build test',
      'packages/core/run.sh': 'kit-build run',
      'apps/web/x.ts': "import '@acme/core'",
      ...more,
    });
    const manifest = (scripts: object) => ({
      'packages/core/package.json': JSON.stringify({ name: '@acme/core', version: '1.0.0', scripts }),
    });

    test.each<[string, Contents]>([
      ['a manifest without it', manifest({ build: 'tsc', 'test-all-of-it': 'jest' })],
      ['a directory of its name', { 'packages/core/x.ts': "read('../../test-all/x'); read('./run.shell')" }],
      ['a text for people', { 'packages/core/README.md': 'Start run.sh or test-all.' }],
      ['a word elsewhere', { 'apps/web/y.ts': "exec('test-all')", 'rush.txt': "const tags = ['test-all']" }],
      ['a directory elsewhere', { 'apps/web/y.ts': "join(__dirname, '../..', 'test-all')" }],
    ])('does not reach the dependents of its package: %s', async (_, more) => {
      expect(await impact(started(more), kit)).toEqual(['@acme/core', 'kit']);
    });

    test.each<[string, Contents]>([
      ['a manifest', manifest({ build: 'bash run.sh' })],
      ['a manifest without the extension', manifest({ build: 'test-all && tsc' })],
      ['another file of the package', { 'packages/core/make.js': 'spawn(join(here, "run.sh"))' }],
      ['another script', { 'packages/core/bin/all.sh': '../run.sh' }],
      ['a file of the root', { Makefile: 'all:\n\tcd packages/core && ./run.sh\n' }],
      ['a path in a file of the root', { 'make.cmd': 'packages\\core\\test-all' }],
      ['a path without the extension', { 'apps/web/build.ts': "spawn('../../packages/core/test-all')" }],
      ['a path in another package', { 'apps/web/build.ts': "spawn('../../packages/core/run.sh')" }],
      ['its name', { 'packages/core/make-all.sh': 'kit-build run' }],
      ['a source that lists directories', { 'packages/core/make.js': 'for (const one of readdirSync(here)) run(one)' }],
    ])('does where others may start it: %s', async (_, more) => {
      expect(await impact(started(more), kit)).toEqual(expect.arrayContaining(['@acme/core', 'kit', 'web']));
    });
  });

  test('lists of files that tools leave out mention nothing', async () => {
    const more = { 'packages/kit/.gitignore': '../ui/', 'packages/kit/.prettierignore': '../../packages/ui/src' };
    expect(await impact(more, ui)).toEqual(['@acme/ui']);
    expect(await impact({ 'packages/kit/.gitlist': '../../packages/ui/src' }, ui)).toEqual(['@acme/ui', 'kit']);
  });

  test.each([
    ['concurrently', 'concurrently npm:gen-kit', "exec('npm run all')"],
    ['a wildcard of concurrently', 'concurrently "npm:gen-*"', "exec('npm run all')"],
    ['a regular expression of pnpm', 'pnpm run "/^gen-.+/"', "exec('pnpm all')"],
    ['a wildcard at the beginning', 'run-p "*-kit"', "exec('yarn all')"],
    ['Node.js', 'tsc', "exec('node --run gen-kit')"],
    ['Deno', 'tsc', "exec('deno task gen-kit')"],
    ['Nx', 'tsc', "exec('nx run top:gen-kit')"],
    ['a program that is computed', 'tsc', "spawn(program, ['run', 'gen-kit'])"],
    ['a name that is computed', 'tsc', 'exec(`npm run gen-${name}`)'],
    ['a script around a command', 'tsc', "exec('npm pack')"],
    ['a script before a publication', 'tsc', "exec('npm publish')"],
    ['a name beside the directory of the manifest', 'tsc', 'export const root = dirname(require.resolve(manifest))'],
  ])('a script of the root counts where it is run by %s', async (_, all, text) => {
    const command = 'node packages/ui/src/index.ts';
    const more = (program: string) => ({
      'package.json': JSON.stringify({
        name: 'top',
        private: true,
        workspaces: ['packages/*', 'apps/*'],
        scripts: { all, 'gen-kit': command, prepack: command, prepublishOnly: command },
      }),
      'apps/web/x.js': `const manifest = '../../Package.json'; ${program}`,
    });
    expect(await impact(more("exec('npm run other')"), ui)).not.toContain('web');
    expect(await impact(more(text), ui)).toContain('web');
  });

  test('of the scripts in the manifest of the root, those that a package may run', async () => {
    const root = JSON.stringify({
      name: 'top',
      private: true,
      workspaces: ['packages/*', 'apps/*'],
      scripts: {
        build: 'npm run gen:all && run-p "make:*"',
        prebuild: 'node packages/core/src/index.ts',
        'gen:all': 'node packages/kit/src/index.ts',
        'make:ui': 'node packages/ui/src/index.ts',
        release: 'node ./tools/release.js',
      },
    });
    const reader = (text: string) => ({
      'package.json': root,
      'tools/release.js': "require('../packages/ui/src')",
      'apps/web/test/x.js': `const root = resolve(__dirname, '../../..'); join(root, 'package.json'); ${text}`,
    });
    const impacted = async (text: string) =>
      (await Promise.all([ui, kit, ['packages/core/src/index.ts']].map((path) => impact(reader(text), path)))).map(
        (one) => one.includes('web'),
      );
    expect(await impacted('')).toEqual([false, false, false]);
    expect(await impacted("run('npm', ['run', 'gen:all'])")).toEqual([false, true, false]);
    expect(await impacted('run(packageManager, `gen:all`)')).toEqual([false, true, false]);
    for (const text of ["start('gen:all')", "bundle('gen:all'); read('pnpm-workspace.yaml', '.npmrc')"])
      expect(await impacted(text)).toEqual([false, false, false]);
    expect(await impacted("exec('yarn make:ui')")).toEqual([true, false, false]);
    expect(await impacted("exec('npm run build')")).toEqual([true, true, true]);
    expect(await impacted('exec(`npm run make:${name}`)')).toEqual([true, false, false]);
    expect(await impacted("exec('npm run release')")).toEqual([true, false, false]);
    expect(await impacted('for (const name of Object.keys(manifest.scripts)) run(name)')).toEqual([true, true, true]);
  });

  test('commands that go to the root run what stands there', async () => {
    const more = {
      'apps/web/package.json': '{"name":"web","scripts":{"test":"cd ../.. && node scripts/x.js"}}',
      'scripts/x.js': "import '../packages/ui/src/index.ts'",
    };
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'top', 'web']);
  });
});

describe('what the root has', () => {
  const rooted = (devDependencies: object, more: object = {}): Contents => ({
    'package.json': JSON.stringify({ name: 'top', workspaces: ['packages/*', 'apps/*'], devDependencies, ...more }),
  });
  const every = ['@acme/core', '@acme/ui', 'kit', 'top', 'web'];

  async function bumped(name: string, more: Contents = {}, options = {}) {
    const base = { ...files, ...more, ...rooted({ [name]: '1.0.0' }) };
    const answer = await workspaces.impact(compareContents(base, { ...base, ...rooted({ [name]: '2.0.0' }) }), {
      ...noTools,
      options,
    });
    return answer.kind === 'targets' && [...answer.targets.keys()].sort();
  }

  test('every package can use it', async () => {
    expect(await bumped('typescript')).toEqual(every);
    expect(await bumped('eslint')).toEqual(every);
  });

  test('formatters, hooks and release tools: the root, and packages that mention them', async () => {
    expect(await bumped('prettier')).toEqual(['top']);
    expect(await bumped('@commitlint/cli')).toEqual(['top']);
    expect(await bumped('prettier', { 'apps/web/src/x.ts': "import { format } from 'prettier'" })).toEqual([
      'top',
      'web',
    ]);
    const script = { 'apps/web/package.json': '{"name":"web","scripts":{"x":"changeset status"}}' };
    expect(await bumped('@changesets/cli', script)).toEqual(['top', 'web']);
  });

  test('the list can be made longer, and the built-in one switched off', async () => {
    expect(await bumped('@acme/release', {}, { 'root-tools': ['@acme/rel*'] })).toEqual(['top']);
    expect(await bumped('prettier', {}, { 'built-in-root-tools': false })).toEqual(every);
  });

  test('declared: only what mentions it', async () => {
    const options = { 'root-dependencies': 'declared' };
    expect(await bumped('typescript', {}, options)).toEqual(['top']);
    expect(await bumped('typescript', { 'apps/web/x.js': "require('typescript')" }, options)).toEqual(['top', 'web']);
    const more = { ...rooted({ kit: '*' }), 'x.config.js': "import 'kit'" };
    expect(await impact(more, kit)).toEqual(every);
    expect(await impact(more, kit, options)).toEqual(['kit', 'top']);
  });

  test('a script of the root that measures, or chooses a package, gives nothing to the others', async () => {
    const withScript = (script: object) => rooted({ kit: '*' }, { scripts: script });
    expect(await impact(withScript({ build: 'kit --all' }), kit)).toEqual(every);
    expect(await impact(withScript({ build: 'npm run bench', bench: 'kit --all' }), kit)).toEqual(every);
    expect(await impact(withScript({ bench: 'kit --all' }), kit)).toEqual(['kit', 'top']);
    expect(await impact(withScript({ test: 'turbo test --filter="kit"' }), kit)).toEqual(['kit', 'top']);
  });

  test('settings that only list names give nothing to the others', async () => {
    const named = (file: string) => ({ ...rooted({ kit: '*' }), [file]: "ignoreDependencies = ['kit']" });
    expect(await impact(named('tool.config.js'), kit)).toEqual(every);
    for (const file of ['knip.js', 'knip.config.ts', '.github/labeler.yml', '.changeset/config.json', 'renovate.json'])
      expect(await impact(named(file), kit)).not.toContain('web');
  });

  test.each([
    [{ 'root-dependencies': 'some' }, 'root-dependencies must be all'],
    [{ 'root-tools': 'x' }, 'root-tools must be a list'],
    [{ 'built-in-root-tools': 'no' }, 'must be true or false'],
    [{ tools: [] }, 'there is no option tools'],
  ])('a mistake: %j', async (options, expected) => {
    await expect(impact({}, ui, options)).rejects.toThrow(expected);
  });
});

test('one more file never takes a target away', async () => {
  const text = fc.array(
    fc.constantFrom(
      "'@acme/ui'",
      "'kit'",
      '../',
      '../../packages/core',
      "'",
      '"',
      '`',
      ' ',
      '\n',
      'x',
      "'..'",
      '/**',
      '\\',
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...[ui, kit]), async (pieces, changed) => {
      const without = await impact({ 'apps/web/b.ts': "import '@acme/core'" }, changed);
      const noise = { 'apps/web/a.ts': pieces.join(''), 'apps/web/b.ts': `${pieces.join('')}\nimport '@acme/ui'` };
      const found = await impact(noise, changed);
      expect(found).toEqual(expect.arrayContaining(without as string[]));
      // Whatever stands before it, an import of its own line is seen.
      if (changed === ui) expect(found).toContain('web');
    }),
    { numRuns: 300 },
  );
});

describe('a dependency by a path at which the commit has nothing', () => {
  const naming = (path: string) => ({ 'apps/web/package.json': `{"name":"web","dependencies":{"x":"${path}"}}` });

  test('is what the package builds that it lies in', async () => {
    const more = naming('file:../../packages/ui/dist');
    expect(await impact(more, ui)).toEqual(['@acme/ui', 'web']);
    expect(await impact(more, kit)).toEqual(['kit']);
  });

  test.each([['file:../gone'], ['link:./dist'], ['file:../../../around/packages/ui'], ['file:../../vendor/x.tgz']])(
    '%s: who names it counts for every change, and nobody else',
    async (path) => {
      expect(await impact(naming(path), kit)).toEqual(['kit', 'web']);
    },
  );

  test('and who depends on that', async () => {
    const more = {
      ...naming('file:../gone'),
      'packages/core/package.json': '{"name":"@acme/core","dependencies":{"web":"*"}}',
    };
    expect(await impact(more, kit)).toEqual(['@acme/core', 'kit', 'web']);
  });
});
