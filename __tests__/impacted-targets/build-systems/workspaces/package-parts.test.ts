import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaces } from '../../../../src/impacted-targets/build-systems/workspaces/index.js';
import { compareContents, noTools, type Contents } from '../memory-trees.js';

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, version: '1.0.0', ...more });

/** The package `web` is built from `kit`, which has tests; `ui` stands alone. */
const files: Contents = {
  'package.json': manifest('top', { private: true, workspaces: ['packages/*'] }),
  'packages/ui/package.json': manifest('ui'),
  'packages/ui/src/index.ts': 'export const ui = 1;',
  'packages/kit/package.json': manifest('kit'),
  'packages/kit/src/index.ts': 'export const kit = 1;',
  'packages/kit/test/helper.ts': 'export const helper = 1;',
  'packages/kit/test/kit.test.ts': "import './helper'; import '../src/index';",
  'packages/web/package.json': manifest('web', { dependencies: { kit: '^1.0.0' } }),
  'packages/web/src/index.ts': "import 'kit'",
};

const ui = 'packages/ui/src/index.ts';
const helper = 'packages/kit/test/helper.ts';

/** What is impacted when a file changes, in a repository with more files than those above. */
async function impact(more: Contents, changed: string): Promise<string[] | string> {
  const base = { ...files, ...more };
  const head = { ...base, [changed]: `${base[changed] ?? ''}\n` };
  const answer = await workspaces.impact(compareContents(base, head), noTools);
  return answer.kind === 'all' ? `ALL: ${answer.why}` : [...answer.targets.keys()].sort();
}

describe('tests of a package are not built into others', () => {
  test.each([
    ['a test', 'packages/kit/test/kit.test.ts'],
    ['what lies beside tests', helper],
    ['a test beside its source', 'packages/kit/src/index.spec.ts'],
    ['settings of the test runner', 'packages/kit/vitest.config.ts'],
    ['settings of a linter', 'packages/kit/.eslintrc.cjs'],
    ['a text', 'packages/kit/README.md'],
  ])('%s', async (_, path) => {
    expect(await impact({ [path]: files[path] ?? '' }, path)).toEqual(['kit']);
  });

  test('what a test uses impacts its package alone', async () => {
    expect(await impact({ 'packages/kit/test/x.test.ts': "import 'ui'" }, ui)).toEqual(['kit', 'ui']);
    expect(await impact({ 'packages/kit/src/x.ts': "import 'ui'" }, ui)).toEqual(['kit', 'ui', 'web']);
  });

  test('every other file of a package counts for those that use it', async () => {
    for (const path of ['packages/kit/data.json', 'packages/kit/src/testing.ts', 'packages/kit/package.json']) {
      expect(await impact({}, path)).toEqual(path.endsWith('package.json') ? expect.any(Array) : ['kit', 'web']);
    }
  });
});

describe('what leads to tests uses them', () => {
  test.each<[string, Contents]>([
    ['an import', { 'packages/kit/src/x.ts': "export * from '../test/helper'" }],
    ['an import in another case', { 'packages/kit/src/x.ts': "export * from '../Test/helper'" }],
    ['a directory', { 'packages/kit/src/x.ts': "import '../test'" }],
    ['a path that is put together', { 'packages/kit/src/x.js': "join(here, 'test', name)" }],
    ['a text that ends with a variable', { 'packages/kit/src/x.js': 'import(`../test/${name}`)' }],
    ['an alias of a bundler', { 'packages/kit/src/x.ts': "import '@/test/helper'" }],
    ['a bundler that takes all files', { 'packages/kit/src/x.ts': "import.meta.glob('../**/*.ts')" }],
    ['a list of a directory', { 'packages/kit/src/x.js': 'for (const name of readdirSync(here)) require(name)' }],
    ['a style sheet', { 'packages/kit/src/x.css': '@import url(../test/x.css);', 'packages/kit/test/x.css': '' }],
    ['an entry of the manifest', { 'packages/kit/package.json': manifest('kit', { main: './test/helper.ts' }) }],
    ['an export', { 'packages/kit/package.json': manifest('kit', { exports: { './t': './test/helper.ts' } }) }],
    [
      'a script that builds',
      { 'packages/kit/package.json': manifest('kit', { scripts: { build: 'node test/helper.js' } }) },
    ],
    [
      'a script that goes there',
      { 'packages/kit/package.json': manifest('kit', { scripts: { build: 'cd test; x' } }) },
    ],
    [
      'a script that another one runs',
      {
        'packages/kit/package.json': manifest('kit', {
          scripts: { build: 'npm run test:x', 'test:x': 'node test/helper' },
        }),
      },
    ],
    ['an alias of the compiler', { 'packages/kit/tsconfig.json': '{"compilerOptions":{"paths":{"t":["./test/*"]}}}' }],
    ['a program of the shell', { 'packages/kit/build.sh': 'cp test/helper.ts dist' }],
    ['another package, by a path', { 'packages/web/src/x.ts': "import '../../kit/test/helper'" }],
    ['another package, by its tests', { 'packages/web/test/x.ts': "import '../../kit/test/helper'" }],
    ['another package, by the name', { 'packages/web/src/x.ts': "import 'kit/test/helper'" }],
    ['another package, by the directory', { 'packages/web/x.js': "cpSync('../kit', 'x')" }],
    ['another package, by a pattern', { 'packages/web/x.js': "files: ['../*/**']" }],
    ['another package, by its place', { 'packages/web/src/x.js': "require.resolve('kit/package.json')" }],
    ['what is installed', { 'packages/web/x.js': "read('../node_modules/kit/test/helper.ts')" }],
    [
      'a script that runs those of another package',
      {
        'packages/web/package.json': manifest('web', {
          dependencies: { kit: '^1.0.0' },
          scripts: { test: 'pnpm --filter kit test' },
        }),
      },
    ],
    ['code that does', { 'packages/web/test/x.js': "execa('pnpm', ['--filter', 'kit', 'test'])" }],
    ['a workflow language', { 'packages/web/tasks.yml': 'needs: kit' }],
    ['a project reference', { 'packages/web/tsconfig.json': '{"references":[{"path":"../kit/test"}]}' }],
    ['files to compile', { 'packages/web/tsconfig.json': '{"include":["../kit"],"references":[{"path":"../ui"}]}' }],
    [
      'a file of the root',
      { 'packages/web/x.js': "require('../../y')", 'y.js': "require('./packages/kit/test/helper')" },
    ],
  ])('%s', async (_, more) => {
    expect(await impact(more, helper)).toEqual(expect.arrayContaining(['kit', 'web']));
  });

  test.each<[string, Contents]>([
    ['a script that tests', { 'packages/kit/package.json': manifest('kit', { scripts: { test: 'vitest test' } }) }],
    ['what is published', { 'packages/kit/package.json': manifest('kit', { files: ['test'], license: 'MIT' }) }],
    ['what is compiled', { 'packages/kit/tsconfig.json': '{"include":["src","test"]}' }],
    ['a comparison', { 'packages/kit/src/x.ts': "if (mode === 'test' || 'test' == x) switch (x) { case 'test': }" }],
    ['a key', { 'packages/kit/src/x.ts': "export const x = { 'test': 1 }" }],
    ['what is left out', { 'packages/kit/src/x.ts': "export const files = ['!test/helper.ts']" }],
    [
      'a package that is called so',
      {
        'packages/kit/package.json': manifest('kit', { devDependencies: { '@playwright/test': '1' } }),
        'packages/kit/src/x.ts': "import '@playwright/test'",
      },
    ],
    ['settings of the test runner', { 'packages/kit/vitest.config.ts': "setupFiles: ['./test/helper.ts']" }],
    ['a project reference', { 'packages/web/tsconfig.json': '{"references":[{"path":"../kit/src"}]}' }],
    [
      'a reference to the package',
      { 'packages/web/tsconfig.json': '{ "references": [{ "path": "../kit" }, ], // x\n}' },
    ],
    [
      'a reference to its configuration',
      {
        'packages/web/tsconfig.json': '{"references":[{"path":"../kit/tsconfig.json"}]}',
        'packages/kit/tsconfig.json': '{}',
      },
    ],
    ['a word of prose', { 'packages/kit/docs/x.md': 'Run the test before.' }],
  ])('not %s', async (_, more) => {
    expect(await impact(more, helper)).toEqual(['kit']);
  });
});

describe('a test that nothing names', () => {
  const spec = 'packages/kit/test/kit.test.ts';
  const readme = 'packages/kit/README.md';
  const lists = { 'packages/kit/src/x.ts': "readdirSync(here); import '../test/helper'" };

  test('impacts its package alone, though the sources lead to what lies beside it', async () => {
    const more = { ...lists, [spec]: "import 'ui'", [readme]: '1' };
    expect(await impact(more, helper)).toEqual(['kit', 'web']);
    expect(await impact(more, spec)).toEqual(['kit']);
    expect(await impact(more, readme)).toEqual(['kit']);
    expect(await impact(more, ui)).toEqual(['kit', 'ui']);
  });

  test.each([
    ['a source', 'src/y.ts', "export * from '../test/kit.test'"],
    ['a source with a pattern', 'src/y.ts', "import.meta.glob('../test/*.test.ts')"],
    ['a helper', 'test/helper.ts', "export * from './kit.test.js'"],
    ['a script that builds', 'package.json', manifest('kit', { scripts: { build: 'node test/kit.test.ts' } })],
  ])('is used where %s names it', async (_, file, content) => {
    const more = { ...lists, [spec]: "import 'ui'", [`packages/kit/${file}`]: content };
    expect(await impact(more, spec)).toEqual(['kit', 'web']);
    expect(await impact(more, ui)).toEqual(['kit', 'ui', 'web']);
  });

  test('is used where another package may run it', async () => {
    const run = { 'packages/other/package.json': manifest('other', { scripts: { e2e: 'mocha ../kit/test' } }) };
    expect(await impact({ ...run, [spec]: "import 'ui'" }, spec)).toEqual(['kit', 'other']);
    expect(await impact({ ...run, [spec]: "import 'ui'" }, ui)).toEqual(['kit', 'other', 'ui']);
    const read = {
      'packages/other/package.json': manifest('other'),
      'packages/other/x.js': "read('../kit/README.md')",
    };
    expect(await impact({ ...read, [readme]: '1' }, readme)).toEqual(['kit', 'other']);
  });

  test('is not run by who uses what lies beside it', async () => {
    const other = {
      'packages/other/package.json': manifest('other'),
      'packages/other/test/x.test.ts': "import '../../kit/test/helper'",
    };
    expect(await impact({ [spec]: '', ...other }, spec)).toEqual(['kit']);
    expect(await impact({ [spec]: '', ...other }, helper)).toEqual(['kit', 'other']);
    const both = { 'packages/other/test/all.ts': "import '../../kit/test/kit.test'" };
    expect(await impact({ [spec]: '', ...other, ...both }, spec)).toEqual(['kit', 'other']);
  });

  test('is not run by a file that lists something else and names the package', async () => {
    const other = (text: string) => ({
      'packages/other/package.json': manifest('other'),
      'packages/other/src/x.ts': `import { x } from 'kit'; const at = require.resolve('kit'); ${text}`,
    });
    expect(await impact({ [spec]: '', ...other("glob('posts/*.md')") }, spec)).toEqual(['kit']);
    expect(await impact({ [spec]: '', ...other("glob('posts/*.md')") }, helper)).toEqual(['kit', 'other']);
    expect(await impact({ [spec]: '', ...other("glob('**/*.test.ts')") }, spec)).toEqual(['kit', 'other']);
  });

  test.each([
    "import 'kit'",
    "import {\n  x,\n} from 'kit'",
    "export * from 'kit'",
    "const kit = require('kit')",
    "const kit = await import('kit')",
  ])('nor by a file that lists something and only imports the package: %s', async (statement) => {
    const other = {
      'packages/other/package.json': manifest('other'),
      'packages/other/src/x.ts': `${statement}; glob('**/*.ts')`,
    };
    expect(await impact(other, helper)).toEqual(['kit']);
    expect(await impact(other, 'packages/kit/src/index.ts')).toEqual(['kit', 'other', 'web']);
  });

  test.each([
    "import fixturesDir from 'kit'",
    "import {\n  root,\n} from 'kit'",
    "const { root } = require('kit')",
    "const suite = require('kit')",
  ])('but by a file that lists a directory which the package may give: %s', async (statement) => {
    const other = {
      'packages/other/package.json': manifest('other'),
      'packages/other/src/x.ts': `${statement}\nglob('**/*.ts', options)`,
    };
    expect(await impact(other, helper)).toEqual(['kit', 'other']);
  });

  test('a reference to a package with others within it reaches these', async () => {
    const inner = {
      'package.json': manifest('top', { private: true, workspaces: ['packages/*', 'packages/*/*'] }),
      'packages/kit/inner/package.json': manifest('inner'),
      'packages/kit/inner/x.ts': '1',
      'packages/web/tsconfig.json': '{"references":[{"path":"../kit"}]}',
    };
    expect(await impact(inner, 'packages/kit/inner/x.ts')).toEqual(['inner', 'web']);
  });

  test('a directory around the package is no reason for more', async () => {
    const more = { 'packages/kit/y.ts': "glob('../*')", [spec]: '1' };
    expect(await impact(more, spec)).toEqual(['kit']);
    expect(await impact(more, ui)).toEqual(['kit', 'ui', 'web']);
  });

  test('settings of its runner do not name it, a text that a source perhaps uses neither', async () => {
    const more = {
      ...lists,
      [spec]: "import 'ui'",
      'packages/kit/vitest.config.ts': "export default { test: { include: ['test/**/*.test.ts'] } }",
      'packages/kit/tsconfig.json': '{"exclude":["**/*.test.ts"]}',
      'packages/kit/src/y.ts': "throw new Error('install ui, or \\'ui\\' of another version')",
    };
    expect(await impact(more, spec)).toEqual(['kit']);
    expect(await impact(more, ui)).toEqual(['kit', 'ui']);
  });
});

describe('dependencies for development', () => {
  const kit = (devDependencies: object, more: object = {}) => ({
    'packages/kit/package.json': manifest('kit', { devDependencies, ...more }),
  });
  const tested = (name: string) => ({ 'packages/kit/test/x.test.ts': `import '${name}'` });

  test('those that tests alone mention impact the tests', async () => {
    expect(await impact({ ...kit({ ui: '^1.0.0' }), ...tested('ui') }, ui)).toEqual(['kit', 'ui']);
  });

  test.each<[string, Contents]>([
    ['nothing mentions it', kit({ ui: '^1.0.0' })],
    ['a source does, too', { ...kit({ ui: '^1.0.0' }), ...tested('ui'), 'packages/kit/src/x.ts': "import 'ui'" }],
    ['it is a dependency as well', { ...kit({ ui: '^1.0.0' }, { peerDependencies: { ui: '*' } }), ...tested('ui') }],
    [
      'tools find it by a part of its name',
      {
        ...kit({ 'babel-plugin-ui': '^1.0.0' }),
        ...tested('babel-plugin-ui'),
        'packages/ui/package.json': manifest('babel-plugin-ui'),
      },
    ],
  ])('it impacts what is built from the package where %s', async (_, more) => {
    expect(await impact(more, ui)).toEqual(expect.arrayContaining(['kit', 'web']));
  });
});

describe('what a source mentions', () => {
  test.each([
    ["import x from 'ui'"],
    ["import {\n  x, // don't\n} from 'ui'"],
    ["import a from 'a'; import b from 'ui/b'"],
    ["export * from 'ui'"],
    ["import 'ui'"],
    ["const x = await import('ui')"],
    ["const x = require('ui')"],
    ["declare module 'ui' {}"],
    ["import type { X } from 'ui'"],
    ["import ui = require('ui')"],
    ["import text from 'ui/x.svg?raw'"],
    ["import { 'a b' as x } from 'ui'"],
    ["export { x } from\n  'ui'"],
    ['import(/* webpackChunkName: "x" */ \'ui\')'],
    ["createRequire(import.meta.url)('ui')"],
    ["define(['a', 'ui'], f)"],
    ["jest.mock<typeof x>('ui')"],
    ["/** @type {import('ui').X} */"],
    ["/** @import { X } from 'ui' */"],
    ['/// <reference types="ui" />'],
    ['/** @jsxImportSource ui */'],
    ["export * from '../../ui/src'"],
    ["/* one line */ read('../../ui/src/x.json')"],
  ])('%s', async (text) => {
    expect(await impact({ 'packages/kit/src/x.ts': text }, ui)).toEqual(['kit', 'ui', 'web']);
  });

  test.each([
    ["run() // as 'ui' does"],
    [" * see '../../ui/src/index.ts'"],
    ['warn(`Use \\`import { x } from "ui"\\` instead.`)'],
    ["export const kind = 'ui'"],
  ])('impacts its package alone: %s', async (text) => {
    expect(await impact({ 'packages/kit/src/x.ts': text }, ui)).toEqual(['kit', 'ui']);
    // Settings of tools, and code that lies elsewhere, name modules as plain texts.
    expect(await impact({ 'packages/kit/x.config.js': text, 'packages/kit/bin/x.js': text }, ui)).toContain('web');
  });

  test('a text for people is not what others are built from', async () => {
    expect(await impact({ 'packages/kit/docs/x.md': "```js\nimport 'ui'\n```" }, ui)).toEqual(['kit', 'ui']);
  });

  test('what it names as a text is a module where the manifest says so', async () => {
    const more = {
      'packages/kit/package.json': manifest('kit', { devDependencies: { ui: '^1.0.0' } }),
      'packages/kit/src/x.ts': "export const kind = 'ui'",
      'packages/kit/test/x.ts': "import 'ui'",
    };
    expect(await impact(more, ui)).toEqual(['kit', 'ui', 'web']);
  });
});

const names = ['a', 'b', 'c', 'd'];
const places = ['src/index.ts', 'src/more.ts', 'src/more.test.ts', 'test/helper.ts', 'test/x.test.ts'];
const everyFile = names.flatMap((name) => places.map((place) => `packages/${name}/${place}`));

test('every package whose files lead to the changed one is there', async () => {
  const imports = fc.dictionary(
    fc.constantFrom(...everyFile),
    fc.uniqueArray(fc.oneof(fc.constantFrom(...everyFile), fc.constantFrom(...names)), { maxLength: 2 }),
    { maxKeys: 8, noNullPrototype: true },
  );
  const fileOf = (target: string) => (names.includes(target) ? `packages/${target}/src/index.ts` : target);
  const relative = (from: string, to: string) => {
    const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  };
  await fc.assert(
    fc.asyncProperty(imports, fc.constantFrom(...everyFile), async (edges, changed) => {
      const contents = Object.fromEntries(
        everyFile.map((file) => [
          file,
          (edges[file] ?? []).map((to) => `import '${names.includes(to) ? to : relative(file, to)}';\n`).join(''),
        ]),
      );
      const manifests = Object.fromEntries(names.map((name) => [`packages/${name}/package.json`, manifest(name)]));
      const base: Contents = { 'package.json': files['package.json'] ?? '', ...manifests, ...contents };
      const reached = new Set([changed]);
      for (let before = 0; before !== reached.size;) {
        before = reached.size;
        for (const [file, targets] of Object.entries(edges)) {
          if (targets.some((target) => reached.has(fileOf(target)))) reached.add(file);
        }
      }
      const expected = [...new Set([...reached].map((file) => file.split('/')[1]))];
      const head = { ...base, [changed]: `${base[changed] ?? ''}//` };
      const answer = await workspaces.impact(compareContents(base, head), noTools);
      expect(answer.kind === 'targets' && [...answer.targets.keys()]).toEqual(expect.arrayContaining(expected));
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 400) },
  );
});
