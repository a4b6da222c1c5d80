import { describe, expect, test } from '@jest/globals';
import { addLines } from '../../../src/answer/explanation/lines.js';
import { workspaces } from '../../build-systems.js';
import { describeEdge } from '../../../src/answer/impact.js';
import { compareContents, noTools, type Contents } from '../../trees.js';

/** Packages that know nothing of each other, but for `site`, which declares `web`. */
const files: Contents = {
  'package.json': JSON.stringify({
    name: 'top',
    private: true,
    workspaces: ['packages/*', 'apps/*', 'apps/*/inner', 'lib'],
  }),
  'packages/ui/package.json': '{"name":"@acme/ui"}',
  'packages/ui/src/index.ts': 'export const ui = 1;',
  'packages/ui/x.css': '',
  'packages/ui/test/help.ts': '',
  'lib/package.json': '{"name":"lib"}',
  'lib/x.js': '',
  'packages/kit/package.json': '{"name":"kit"}',
  'packages/kit/src/index.ts': '',
  'apps/web/package.json': '{"name":"web"}',
  'apps/web/src/main.ts': '',
  'apps/web/inner/package.json': '{"name":"inner"}',
  'apps/web/inner/x.mjs': '',
  'apps/site/package.json': '{"name":"site","dependencies":{"web":"*"}}',
  'config/site.conf': '',
};
const ui = 'packages/ui/src/index.ts';
const css = 'packages/ui/x.css';
const conf = 'config/site.conf';
const help = 'packages/ui/test/help.ts';
const kit = 'packages/kit/src/index.ts';

/** What the change of one file impacts, each target with the edge that leads to it. */
async function impact(more: Contents, changed: string) {
  const base = { ...files, ...more };
  const comparison = compareContents(base, { ...base, [changed]: `${base[changed] ?? ''}\n` });
  const answer = await workspaces.impact(comparison, noTools);
  if (answer.kind === 'all') throw new Error(answer.why);
  await addLines(comparison, answer.targets);
  const edges = [...answer.targets].map(([name, { edge }]) => [name, edge && describeEdge(edge)] as const);
  return { targets: [...answer.targets.keys()].sort(), edges: Object.fromEntries(edges), answer };
}

const targets = async (more: Contents, changed: string) => (await impact(more, changed)).targets;

const manifest = (more: object) => JSON.stringify({ name: 'web', ...more });
const aliased = (paths: object, more: object = {}) => JSON.stringify({ compilerOptions: { paths, ...more } });

describe('a target depends on what its files import and name, and the edge says where', () => {
  type Row = readonly [what: string, file: string, content: string, edge: string, changed?: string];
  test.each<Row>([
    [
      'an import of a package that is called like its folder',
      'src/a.ts',
      "import 'lib';",
      'imported:1 lib',
      'lib/x.js',
    ],
    ['an import', 'src/a.ts', "// first\nimport { ui } from '@acme/ui';", 'imported:2 @acme/ui'],
    ['a re-export', 'src/a.ts', "export * from '@acme/ui/button';", 'imported:1 @acme/ui/button'],
    ['a dynamic import', 'src/a.ts', "\n\nawait import('@acme/ui');", 'imported:3 @acme/ui'],
    ['require', 'a.cjs', "require('@acme/ui')", 'imported:1 @acme/ui'],
    ['a resolved module', 'a.cjs', "require.resolve('@acme/ui/package.json')", 'imported:1 @acme/ui/package.json'],
    ['a mock', 'src/a.ts', "jest.mock('@acme/ui');", 'imported:1 @acme/ui'],
    ['a mock of vitest', 'src/a.ts', "vi.mock('@acme/ui');", 'imported:1 @acme/ui'],
    ['an import of types', 'src/a.ts', "import type { Ui } from '@acme/ui';", 'imported:1 @acme/ui'],
    ['a type', 'src/a.ts', "let ui: import('@acme/ui').Ui;", 'imported:1 @acme/ui'],
    ['a reference to types', 'src/a.ts', '/// <reference types="@acme/ui" />', 'imported:1 @acme/ui'],
    ['a component', 'a.vue', "<script setup>\nimport { ui } from '@acme/ui'</script>", 'imported:2 @acme/ui'],
    ['a relative import', 'src/a.ts', "import '../../../packages/ui/src';", 'imported:1 ../../../packages/ui/src'],
    [
      'an import of .js',
      'a.ts',
      "import '../../packages/ui/src/index.js'",
      'imported:1 ../../packages/ui/src/index.js',
    ],
    [
      'an import with a query',
      'a.ts',
      "import '../../packages/ui/x.css?raw'",
      'imported:1 ../../packages/ui/x.css?raw',
      css,
    ],
    ['a name with a path behind it', 'a.css', "@import '@acme/ui/theme.css';", 'named:1 @acme/ui/theme.css'],
    ['a name behind -w', 'a.js', "spawn('npm', ['test', '-w', 'kit'])", 'named:1 kit', kit],
    ['a name behind --filter', 'a.js', "exec('pnpm --filter kit build')", 'named:1 kit', kit],
    ['a word of a script', 'package.json', manifest({ scripts: { b: 'turbo build kit' } }), 'named:1 kit', kit],
    ['a folder', 'package.json', manifest({ scripts: { b: 'cd ../../packages/ui' } }), 'named:1 ../../packages/ui'],
    ['a declared dependency', 'package.json', manifest({ dependencies: { '@acme/ui': '*' } }), 'declared:1 @acme/ui'],
    ['a reference', 'tsconfig.json', '{"references":[\n{"path":"../../packages/ui"}]}', 'named:2 ../../packages/ui'],
    ['a script of the shell', 'run.sh', '# first\ncd ../../packages/ui && make', 'named:2 ../../packages/ui'],
    ['a relative path', 'a.js', "read('../../packages/ui/src/index.ts')", 'named:1 ../../packages/ui/src/index.ts'],
    ['a path from the root', 'a.js', "read('packages/ui/src/index.ts')", 'named:1 packages/ui/src/index.ts'],
    ['joined names', 'a.js', "join(here, '..', '..', 'packages', 'ui', 'src')", 'named:1 ../../packages/ui/src'],
    ['joined names from the root', 'a.js', "join(root, 'packages', 'ui')", 'named:1 packages/ui'],
    ['a path behind a variable', 'a.js', 'read(`${root}/packages/ui/src`)', 'named:1 packages/ui/src'],
    ['a path of Jest', 'a.js', "setup: ['<rootDir>/../../packages/ui/src']", 'named:1 ../../packages/ui/src'],
    ['a folder to run in', 'a.js', "exec('make', { cwd: '../../packages/ui' })", 'named:1 ../../packages/ui'],
    ['the output of a build', 'a.js', "read('../../packages/ui/dist/ui.css')", 'named:1 ../../packages/ui/dist/ui.css'],
    ['a file of the root', 'Dockerfile', '\nCOPY config/site.conf /etc/', 'named:2 config/site.conf', conf],
    ['a folder of the root', 'a.js', "read('../../config')", 'named:1 ../../config', conf],
    [
      'a glob of a bundler',
      'a.ts',
      "import.meta.glob('../../packages/ui/src/*.ts')",
      'named:1 ../../packages/ui/src/*.ts',
    ],
    [
      'a glob over several targets',
      'a.ts',
      "import.meta.glob('../../packages/*/src/*.ts')",
      'named:1 ../../packages/*/src/*.ts',
    ],
    [
      'globs of Tailwind',
      'tailwind.config.ts',
      "export default {\n  content: ['./src/**/*.tsx', '../../packages/ui/src/**/*.{ts,tsx}'] }",
      'named:2 ../../packages/ui/src/**/*.{ts,tsx}',
    ],
    [
      'a source of Tailwind',
      'src/app.css',
      '@source "../../../packages/ui/src/**/*.ts";',
      'named:1 ../../../packages/ui/src/**/*.ts',
    ],
    [
      'files of a compiler',
      'tsconfig.json',
      '{ "include": ["src", "../../packages/ui/src/**/*"] }',
      'named:1 ../../packages/ui/src/**/*',
    ],
    [
      'globs of Storybook',
      '.storybook/main.ts',
      "export default { stories: ['../../../packages/ui/src/**/*.ts'] }",
      'named:1 ../../../packages/ui/src/**/*.ts',
    ],
    [
      'globs of Vitest',
      'vitest.config.ts',
      "test: { include: ['../../packages/ui/src/**/*.ts'] }",
      'named:1 ../../packages/ui/src/**/*.ts',
    ],
    [
      'imports of the manifest, to a place',
      'package.json',
      manifest({ imports: { '#ui/*': '../../packages/ui/src/*.ts' } }),
      'named:1 ../../packages/ui/src/*.ts',
    ],
    [
      'imports of the manifest, to a package',
      'package.json',
      manifest({ imports: { '#ui/*': { default: '@acme/ui/*' } } }),
      'named:1 @acme/ui/*',
    ],
    ['a package in its folder', 'a.js', "import './inner/x.mjs'", 'imported:1 ./inner/x.mjs', 'apps/web/inner/x.mjs'],
  ])('%s', async (_, file, content, edge, changed = ui) => {
    const found = await impact({ [`apps/web/${file}`]: content }, changed);
    const [kind = '', line = '', text = ''] = edge.split(/[: ]/);
    const by = kind === 'declared' ? 'in' : 'by';
    expect(found.edges.web).toBe(`${kind} ${by} apps/web/${file}:${line}, ${JSON.stringify(text)}`);
    expect(found.edges.site).toBe('declared in apps/site/package.json:1, "web"');
    expect(found.targets).toHaveLength(changed.startsWith('config') ? 2 : 3);
  });

  /** Tables of aliases at the root, with the text by which a file of `web` imports `ui` through them. */
  const tables: readonly (readonly [what: string, file: string, content: string, name: string])[] = [
    ['the compiler, for each package', 'tsconfig.json', aliased({ '~/*': ['./packages/*/src'] }), '~/ui'],
    ['the compiler, for a whole name', 'tsconfig.json', aliased({ design: ['packages/ui/src/index.ts'] }), 'design'],
    [
      'the compiler, with a base',
      'tsconfig.json',
      aliased({ 'design/*': ['ui/src/*'] }, { baseUrl: 'packages' }),
      'design/index',
    ],
    ['Vite', 'vite.config.ts', "alias: { 'design': resolve(here, './packages/ui/src') }", 'design/index'],
    [
      'Vitest',
      'vitest.config.mts',
      "alias: [{ find: 'design',\n replacement: fileURLToPath(new URL('./packages/ui/src', import.meta.url)) }]",
      'design',
    ],
    ['webpack', 'webpack.config.js', "alias: { 'design$': join(root, 'packages', 'ui', 'src/index.ts') }", 'design'],
    ['Jest', 'jest.config.js', "moduleNameMapper: { '^~/(.*)$': '<rootDir>/packages/$1/src' }", '~/ui'],
    ['Babel', '.babelrc', '{"plugins":[["module-resolver",{"alias":{"design":"./packages/ui"}}]]}', 'design/src'],
  ];
  test.each(tables)(
    'what is imported through a table of %s is the edge of who imports',
    async (_, file, content, name) => {
      const project = { [file]: content, 'apps/web/a.ts': `import '${name}'` };
      expect((await impact(project, ui)).edges.web).toBe(`imported by apps/web/a.ts:1, ${JSON.stringify(name)}`);
      expect((await impact(project, ui)).targets).not.toContain('inner');
      expect(await targets(project, kit)).not.toContain('web');
    },
  );

  test.each(tables)(
    'a table of %s that moves while sources stay counts in each commit',
    async (_, file, content, name) => {
      const before = { ...files, [file]: content, 'apps/web/a.ts': `import '${name}'` };
      const moved = content.replaceAll('ui', 'kit').replace('*/src', 'kit/src').replace('$1', 'kit');
      const answer = await workspaces.impact(compareContents(before, { ...before, [file]: moved }), noTools);
      expect(answer.kind === 'targets' && [...answer.targets.keys()].sort()).toEqual(
        expect.arrayContaining(['kit', 'site', 'web']),
      );
    },
  );

  test.each([
    ['a name without a place', 'eslint.config.js', "// alias\nrules: { '@acme/ui': 'error' }"],
    ['a table of another folder', 'packages/kit/vite.config.ts', "alias: { '@acme/ui': './src' }"],
  ])('%s is no alias', async (_, file, content) => {
    const project = { [file]: content, 'apps/web/a.ts': "import '@acme/ui'" };
    expect((await impact(project, ui)).edges.web).toBe('imported by apps/web/a.ts:1, "@acme/ui"');
  });

  test.each([
    ['a folder that is not called like its package', 'run.sh', 'cd ui\n', ui],
    ['an included file', 'Makefile', 'include x.css\n', css],
    ['a configuration that a tool completes', '.eslintrc.json', '{ "extends": "ui" }', ui],
    ['a name with another sign', 'run.sh', 'build acme_ui\n', ui],
  ])(
    'a name without a slash that is not all of a name of a target is a word: %s',
    async (_, file, content, changed) => {
      expect(await targets({ [`apps/web/${file}`]: content }, changed)).toEqual(['@acme/ui']);
    },
  );

  test('an alias of another package is not one of this package', async () => {
    const project = {
      'packages/kit/tsconfig.json': aliased({ design: ['../ui/src'] }),
      'apps/web/a.ts': "import 'design'",
    };
    expect(await targets(project, ui)).not.toContain('web');
  });

  test('a file of the root that is named has no owner yet', async () => {
    const { answer } = await impact({ 'apps/web/Dockerfile': 'COPY config/site.conf /etc/' }, 'config/site.conf');
    expect(answer.readPaths).toEqual(new Set(['config/site.conf']));
    expect(answer.coveredPaths).toEqual(new Set());
  });

  test('what a file of the root uses counts for the target that uses the file', async () => {
    const used = {
      'jest.shared.js': "require('./scripts/setup')",
      'scripts/setup.js': "require('../packages/ui/src')",
    };
    const { targets, edges } = await impact({ ...used, 'apps/web/a.cjs': "require('../../jest.shared')" }, ui);
    expect(targets).toEqual(['@acme/ui', 'site', 'top', 'web']);
    expect(edges.web).toBe('imported by scripts/setup.js:1, "../packages/ui/src"');
  });

  test('a glob of a file of the root is no edge of who uses that file', async () => {
    const used = {
      'format.js': "format('packages/**')",
      'apps/web/package.json': manifest({ scripts: { f: 'node ../../format.js' } }),
    };
    expect(await targets(used, ui)).not.toContain('web');
  });

  test.each(['packages/ui/test/LICENSE', 'packages/ui/package.json'])(
    'who reads %s is impacted by it',
    async (path) => {
      const reading = {
        'packages/ui/test/LICENSE': '',
        'apps/web/Dockerfile': 'COPY packages/ui/test/LICENSE /licenses/',
        'apps/web/a.ts': "import '../../packages/ui/package.json'",
      };
      expect(await targets(reading, path)).toContain('web');
    },
  );

  test('the edge of one commit is enough', async () => {
    const [before, after] = [{ 'apps/web/a.ts': "import '@acme/ui'" }, { 'apps/web/a.ts': '', [ui]: '2' }];
    for (const [base, head] of [[before, after] as const, [after, before] as const]) {
      const answer = await workspaces.impact(compareContents({ ...files, ...base }, { ...files, ...head }), noTools);
      expect(answer.kind === 'targets' && [...answer.targets.keys()].sort()).toEqual(['@acme/ui', 'site', 'web']);
    }
  });
});

describe('no edge', () => {
  const other = { 'apps/src/package.json': '{"name":"core"}', 'apps/src/x.ts': '' };
  test.each([
    ['a path that a program computes', 'a.js', 'symlinkSync(`../${relative}`)', 'apps/src/x.ts'],
    ['a part of joined names', 'A.cs', 'Path.Combine(here, "..", "..", "src", "Core", "x.cs")', 'apps/src/x.ts'],
    ['a word of a source', 'a.rs', 'build_man("kit")', kit],
    ['the beginning of a path', 'a.py', 'prefix = "../src/"', 'apps/src/x.ts'],
    ['a comment', 'src/a.ts', "/**\n * As '@acme/ui' and '../../../packages/ui/src' do.\n */\nexport {};", ui],
    ['a comment of a style sheet', 'a.css', "/* @import '@acme/ui/theme.css'; */", ui],
    ['a part of a longer name', 'a.ts', "import '@acme/ui-kit'; import './kit'; import 'x/kit';", kit],
    ['prose', 'docs/guide.md', "```js\nimport '@acme/ui';\n```", ui],
    ['a snapshot', 'a.test.ts.snap', "exports[`x`] = `'@acme/ui'`", ui],
    ['a file of an installed package', 'node_modules/x/index.js', "import '@acme/ui'", ui],
    ['a folder of several packages', 'a.js', "readdirSync('../../packages')", ui],
    ['a path of its own with the same name', 'a.js', "read('src/x.css')", 'src/x.css'],
    ['a glob for files of any folder', 'a.js', "lint('**/*.ts')", ui],
    ['a glob of the root in a file of a target', 'a.js', "lint('packages/**')", ui],
    ['a glob that matches nothing', 'a.js', "read('../../packages/ui/*.txt')", ui],
    ['a licence of another target', 'Dockerfile', 'COPY packages/ui/test/LICENSE /licenses/', ui],
    ['a manifest of another target', 'a.ts', "import '../../packages/ui/package.json'", ui],
  ])('%s', async (_, file, content, changed) => {
    const more = {
      ...other,
      'packages/ui/test/LICENSE': '',
      'apps/web/src/x.css': '',
      'src/x.css': '',
      [`apps/web/${file}`]: content,
    };
    expect(await targets(more, changed)).not.toContain('web');
  });
});

describe('tests do not reach dependents', () => {
  const importing = "import '@acme/ui'";
  test.each<[string, Contents, string, readonly string[]]>([
    ['a test that imports', { 'apps/web/src/a.test.ts': importing }, ui, ['@acme/ui', 'web']],
    ['a folder of tests', { 'apps/web/test/a.ts': importing }, ui, ['@acme/ui', 'web']],
    ['a test itself', { 'apps/web/test/a.ts': '' }, 'apps/web/test/a.ts', ['web']],
    ['a text', { 'apps/web/README.md': '' }, 'apps/web/README.md', ['web']],
    [
      'a test that other files name',
      { 'apps/web/test/a.ts': importing, 'apps/web/run.ts': "import './test/a'" },
      ui,
      ['@acme/ui', 'site', 'web'],
    ],
    [
      'a test that such a test names',
      { 'apps/web/test/a.ts': "import './b'", 'apps/web/test/b.ts': importing, 'apps/web/run.ts': "import './test/a'" },
      ui,
      ['@acme/ui', 'site', 'web'],
    ],
    [
      'a test that only tests name',
      { 'apps/web/test/a.ts': importing, 'apps/web/test/b.ts': "import './a'" },
      ui,
      ['@acme/ui', 'web'],
    ],
    [
      'a test of another target that is named',
      { 'apps/web/a.ts': "import '@acme/ui/test/help'" },
      help,
      ['@acme/ui', 'site', 'web'],
    ],
    ['a test of another target that is not named', { 'apps/web/a.ts': importing }, help, ['@acme/ui']],
  ])('%s', async (_, more, changed, expected) => {
    expect(await targets(more, changed)).toEqual(expected);
  });
});
