import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { addLines } from '../../../src/answer/explanation/lines.js';
import { workspaces } from '../../build-systems.js';
import { describeEdge } from '../../../src/answer/impact.js';
import { targets, touched } from '../../asking.js';
import { compareContents, noTools, type Contents } from '../../trees.js';

/** Packages that know nothing of each other, but for `site`, which declares `web`. */
const files: Contents = {
  'package.json': '{"name":"top","workspaces":["p/*","a/*","a/*/inner","lib"]}',
  'p/ui/package.json': '{"name":"@acme/ui"}',
  'p/ui/src/index.ts': '',
  'p/ui/x.css': '',
  'p/ui/test/help.ts': '',
  'p/ui/test/LICENSE': '',
  'p/kit/package.json': '{"name":"kit"}',
  'p/kit/src/index.ts': '',
  'a/web/package.json': '{"name":"web"}',
  'a/web/src/x.css': '',
  'a/web/inner/package.json': '{"name":"inner"}',
  'a/web/inner/x.mjs': '',
  'a/site/package.json': '{"name":"site","dependencies":{"web":"*"}}',
  'lib/package.json': '{"name":"lib"}',
  'lib/x.js': '',
  'etc/site.conf': '',
  'src/x.css': '',
};
const [ui, css, help] = ['p/ui/src/index.ts', 'p/ui/x.css', 'p/ui/test/help.ts'] as const;
const [kit, conf, lib, inner] = ['p/kit/src/index.ts', 'etc/site.conf', 'lib/x.js', 'a/web/inner/x.mjs'] as const;

/** Files of `web`, or of the root where their paths go up twice. */
const given = (more: Contents): Contents =>
  Object.fromEntries(Object.entries(more).map(([path, text]) => [posix.join('a/web', path), text]));

/** The answer about two commits, and for each target the edge that leads to it. */
async function impact(before: Contents, after: Contents) {
  const comparison = compareContents(before, after);
  const answer = await workspaces.impact(comparison, noTools);
  if (answer.kind === 'all') throw new Error(answer.why);
  await addLines(comparison, answer.targets);
  const edges = [...answer.targets].map(([name, { edge }]) => [name, edge && describeEdge(edge)]);
  return { answer, edges: Object.fromEntries(edges) as Readonly<Record<string, string | undefined>> };
}

const manifest = (more: object) => JSON.stringify({ name: 'web', ...more });
const mapping = (to: unknown) => manifest({ imports: { '#ui/*': to } });
const paths = (to: object, more: object = {}) => JSON.stringify({ compilerOptions: { paths: to, ...more } });

describe('a target depends on what its files import and name, and the edge says where', () => {
  test.each<[what: string, file: string, content: string, edge: string, changed?: string]>([
    ['an import', 'a.ts', "// first\nimport { ui } from '@acme/ui';", 'imported:2 @acme/ui'],
    ['of a package that is called like its folder', 'a.ts', "import 'lib';", 'imported:1 lib', lib],
    ['with a path', 'a.ts', "export * from '@acme/ui/button';", 'imported:1 @acme/ui/button'],
    ['by a path', 'a.ts', "import '../../p/ui/src';", 'imported:1 ../../p/ui/src'],
    ['by a path to what is compiled', 'a.ts', "import '../../p/ui/src/index.js'", 'imported:1 ../../p/ui/src/index.js'],
    ['with a query', 'a.ts', "import '../../p/ui/x.css?raw'", 'imported:1 ../../p/ui/x.css?raw', css],
    ['of a package in its folder', 'a.js', "import './inner/x.mjs'", 'imported:1 ./inner/x.mjs', inner],
    ['of types', 'a.ts', '/// <reference types="@acme/ui" />', 'imported:1 @acme/ui'],
    ['a name with a path behind it', 'a.css', "@import '@acme/ui/theme.css';", 'named:1 @acme/ui/theme.css'],
    ['a name behind -w', 'a.js', "spawn('npm', ['test', '-w', 'kit'])", 'named:1 kit', kit],
    ['a word of a script', 'package.json', manifest({ scripts: { b: 'turbo build kit' } }), 'named:1 kit', kit],
    ['a folder of a script', 'package.json', manifest({ scripts: { b: 'cd ../../p/ui' } }), 'named:1 ../../p/ui'],
    ['a declared dependency', 'package.json', manifest({ dependencies: { '@acme/ui': '*' } }), 'declared:1 @acme/ui'],
    ['a reference', 'tsconfig.json', '{"references":[\n{"path":"../../p/ui"}]}', 'named:2 ../../p/ui'],
    ['a script of the shell', 'run.sh', '# first\ncd ../../p/ui && make', 'named:2 ../../p/ui'],
    ['a relative path', 'a.js', "read('../../p/ui/src/index.ts')", 'named:1 ../../p/ui/src/index.ts'],
    ['a path from the root', 'a.js', "read('p/ui/src/index.ts')", 'named:1 p/ui/src/index.ts'],
    ['joined names', 'a.js', "join(here, '..', '..', 'p', 'ui', 'src')", 'named:1 ../../p/ui/src'],
    ['joined names from the root', 'a.js', "join(root, 'p', 'ui')", 'named:1 p/ui'],
    ['a path of Jest', 'a.js', "setup: ['<rootDir>/../../p/ui/src']", 'named:1 ../../p/ui/src'],
    ['the output of a build', 'a.js', "read('../../p/ui/dist/ui.css')", 'named:1 ../../p/ui/dist/ui.css'],
    ['a file of the root', 'Dockerfile', '\nCOPY etc/site.conf /etc/', 'named:2 etc/site.conf', conf],
    ['a folder of the root', 'a.js', "read('../../etc')", 'named:1 ../../etc', conf],
    ['a glob', 'a.ts', "import.meta.glob('../../p/ui/src/*.ts')", 'named:1 ../../p/ui/src/*.ts'],
    ['a glob over several targets', 'a.ts', "import.meta.glob('../../p/*/src/*.ts')", 'named:1 ../../p/*/src/*.ts'],
    ['a glob of folders', 'tsconfig.json', '{"include": ["src", "../../p/ui/**/*"]}', 'named:1 ../../p/ui/**/*'],
    ['a glob of a style', 'x/a.css', '@source "../../../p/ui/src/**/*.ts";', 'named:1 ../../../p/ui/src/**/*.ts'],
    ['a place of `imports`', 'package.json', mapping('../../p/ui/src/*'), 'named:1 ../../p/ui/src/*'],
    ['a package of `imports`', 'package.json', mapping({ a: '@acme/ui/*' }), 'named:1 @acme/ui/*'],
  ])('%s', async (_, file, content, edge, changed = ui) => {
    const before = { ...files, ...given({ [file]: content }) };
    const { edges } = await impact(before, touched(before, [changed]));
    const [kind = '', line = '', text = ''] = edge.split(/[: ]/);
    const by = kind === 'declared' ? 'in' : 'by';
    expect(edges.web).toBe(`${kind} ${by} a/web/${file}:${line}, ${JSON.stringify(text)}`);
    expect(edges.site).toBe('declared in a/site/package.json:1, "web"');
    expect(Object.keys(edges)).toHaveLength(changed === conf ? 2 : 3);
  });

  /** Tables of aliases at the root, with the text by which a file of `web` imports `ui` through them. */
  const tables: readonly (readonly [what: string, file: string, content: string, name: string])[] = [
    ['the compiler, for each package', 'tsconfig.json', paths({ '~/*': ['./p/*/src'] }), '~/ui'],
    ['the compiler, for a whole name', 'tsconfig.json', paths({ design: ['p/ui/src/index.ts'] }), 'design'],
    ['the compiler, with a base', 'tsconfig.json', paths({ 'x/*': ['ui/src/*'] }, { baseUrl: 'p' }), 'x/index'],
    ['Vite', 'vite.config.ts', "alias: { 'design': resolve(here, './p/ui/src') }", 'design/index'],
    ['Vitest', 'vitest.config.mts', "alias: [{ find: 'x',\n replacement: f(new URL('./p/ui/src', y)) }]", 'x'],
    ['webpack', 'webpack.config.js', "alias: { 'design$': join(root, 'p', 'ui', 'src/index.ts') }", 'design'],
    ['Jest', 'jest.config.js', "moduleNameMapper: { '^~/(.*)$': '<rootDir>/p/$1/src' }", '~/ui'],
    ['Babel', '.babelrc', '{"plugins":[["module-resolver",{"alias":{"design":"./p/ui"}}]]}', 'design/src'],
  ];
  test.each(tables)(
    'what is imported through a table of %s is an edge of who imports',
    async (_, file, content, name) => {
      const before = { ...files, [file]: content, 'a/web/a.ts': `import '${name}'` };
      const { edges } = await impact(before, touched(before, [ui]));
      expect(edges).toMatchObject({ web: `imported by a/web/a.ts:1, ${JSON.stringify(name)}` });
      expect(edges).not.toHaveProperty('inner');
      expect(await targets(before, touched(before, [kit]))).not.toContain('web');
      // Each commit has its own table.
      const moved = content.replaceAll('ui', 'kit').replace('*/src', 'kit/src').replace('$1', 'kit');
      expect(await targets(before, { ...before, [file]: moved }, { rules: 'unowned: ignore' })).toEqual(
        expect.arrayContaining(['kit', 'site', 'web']),
      );
    },
  );

  test.each([
    ['a name without a place', 'eslint.config.js', "// alias\nrules: { '@acme/ui': 'error' }"],
    ['a table of another folder', 'p/kit/vite.config.ts', "alias: { '@acme/ui': './src' }"],
  ])('%s is no alias', async (_, file, content) => {
    const before = { ...files, [file]: content, 'a/web/a.ts': "import '@acme/ui'" };
    expect((await impact(before, touched(before, [ui]))).edges.web).toBe('imported by a/web/a.ts:1, "@acme/ui"');
  });

  test('a file of the root that is named has no owner yet', async () => {
    const before = { ...files, 'a/web/Dockerfile': 'COPY etc/site.conf /etc/' };
    const { answer } = await impact(before, touched(before, [conf]));
    expect(answer).toMatchObject({ readPaths: new Set([conf]), coveredPaths: new Set() });
  });

  test('what a file of the root uses counts for the target that uses the file', async () => {
    const before = {
      ...files,
      ...{ 'jest.shared.js': "require('./scripts/setup')", 'scripts/setup.js': "require('../p/ui/src')" },
      'a/web/a.cjs': "require('../../jest.shared')",
    };
    const { edges } = await impact(before, touched(before, [ui]));
    expect(Object.keys(edges).sort()).toEqual(['@acme/ui', 'site', 'top', 'web']);
    expect(edges.web).toBe('imported by scripts/setup.js:1, "../p/ui/src"');
  });
});

const importing = "import '@acme/ui'";
const all = '@acme/ui site web';
const chain = { 'test/a.ts': "import './b'", 'test/b.ts': importing };
const ofKit = { '../../p/kit/tsconfig.json': paths({ design: ['../ui/src'] }) };
const running = manifest({ scripts: { f: 'node ../../format.js' } });
const formatting = { '../../format.js': "format('p/**')", 'package.json': running };

test.each<[what: string, ofWeb: Contents, changed: string, expected: string]>([
  ['a test that imports', { 'src/a.test.ts': importing }, ui, '@acme/ui web'],
  ['a folder of tests', { 'test/a.ts': importing }, ui, '@acme/ui web'],
  ['a test itself', { 'test/a.ts': '' }, 'a/web/test/a.ts', 'web'],
  ['a text', { 'README.md': '' }, 'a/web/README.md', 'web'],
  ['a test that other files name', { 'test/a.ts': importing, 'run.ts': "import './test/a'" }, ui, all],
  ['a test that such a test names', { ...chain, 'run.ts': "import './test/a'" }, ui, all],
  ['a test that only tests name', { 'test/a.ts': importing, 'test/b.ts': "import './a'" }, ui, '@acme/ui web'],
  ['a test of another target that is named', { 'a.ts': "import '@acme/ui/test/help'" }, help, all],
  ['a test of another target that is not named', { 'a.ts': importing }, help, '@acme/ui'],
  ['a licence of another target', { 'a.sh': 'cp p/ui/test/LICENSE x' }, 'p/ui/test/LICENSE', '@acme/ui web'],
  ['that says nothing of other files', { Dockerfile: 'COPY p/ui/test/LICENSE /x/' }, ui, '@acme/ui'],
  ['a manifest that is read', { 'a.ts': "import '../../p/ui/package.json'" }, 'p/ui/package.json', all],
  ['that says nothing of sources', { 'a.ts': "import '../../p/ui/package.json'" }, ui, '@acme/ui'],
  ['a part of a longer name', { 'a.ts': "import '@acme/ui-kit'; import './kit'; import 'x/kit';" }, kit, 'kit'],
  ['a folder that is not called like its package', { 'run.sh': 'cd ui\n' }, ui, '@acme/ui'],
  ['an included file without a slash', { Makefile: 'include x.css\n' }, css, '@acme/ui'],
  ['a configuration that a tool completes', { '.eslintrc.json': '{ "extends": "ui" }' }, ui, '@acme/ui'],
  ['a name with another sign', { 'run.sh': 'build acme_ui\n' }, ui, '@acme/ui'],
  ['an alias of another package', { ...ofKit, 'a.ts': "import 'design'" }, ui, '@acme/ui kit'],
  ['prose', { 'docs/guide.md': `\`\`\`js\n${importing}\n\`\`\`` }, ui, '@acme/ui'],
  ['a snapshot', { 'a.test.ts.snap': "exports[`x`] = `'@acme/ui'`" }, ui, '@acme/ui'],
  ['a file of an installed package', { 'node_modules/x/index.js': importing }, ui, '@acme/ui'],
  ['a folder of several packages', { 'a.js': "readdirSync('../../p')" }, ui, '@acme/ui'],
  ['a path of its own that the root has, too', { 'a.js': "read('src/x.css')" }, 'src/x.css', 'top'],
  ['a glob for files of any folder', { 'a.js': "lint('**/*.ts')" }, ui, '@acme/ui'],
  ['a glob of the root in a file of a target', { 'a.js': "lint('p/**')" }, ui, '@acme/ui'],
  ['a glob that matches nothing', { 'a.js': "read('../../p/ui/*.txt')" }, ui, '@acme/ui'],
  ['a glob of a file of the root that is run', formatting, ui, '@acme/ui top'],
])('tests, texts, and what is no edge: %s', async (_, ofWeb, changed, expected) => {
  const before = { ...files, ...given(ofWeb) };
  const { answer } = await impact(before, touched(before, [changed]));
  expect([...answer.targets.keys()].sort().join(' ')).toBe(expected);
});

describe('an edge of one commit', () => {
  const user = (text: string) => ({ 'p/kit/a.js': text });
  const declaring = { 'p/kit/package.json': '{"name":"kit","dependencies":{"web":"*"}}' };
  const created = (more: object = {}) => ({ 'p/new/package.json': JSON.stringify({ name: 'new', ...more }) });
  test.each<[what: string, before: Contents, after: Contents, expected: string]>([
    ['that is declared claims its end, without its dependents', {}, declaring, 'kit web'],
    ['that is imported', {}, user("import 'web'"), 'kit web'],
    ['that is named', {}, user("read('../../a/web/y.css')"), 'kit web'],
    ['of tests', {}, { 'p/kit/a.test.js': "import 'web'" }, 'kit web'],
    ['of a new target', {}, created({ dependencies: { web: '*' } }), 'new top web'],
    ['to a new target claims nobody else', {}, { ...created(), ...user("import 'new'") }, 'kit new top'],
    ['with another text claims nothing', user("import 'web'"), { 'p/kit/b.js': "import 'web'" }, 'kit'],
    ['declared, where it was imported, claims nothing', user("import 'web'"), declaring, 'kit'],
    ['that goes claims nothing', user("import 'web'"), user(''), 'kit'],
    ['that goes leads from what changes', user(importing), { ...user(''), [ui]: '2' }, '@acme/ui kit'],
    ['that is new does, too', user(''), { ...user(importing), [ui]: '2' }, '@acme/ui kit'],
  ])('%s', async (_, before, after, expected) => {
    const { answer } = await impact({ ...files, ...before }, { ...files, ...before, ...after });
    expect([...answer.targets.keys()].sort().join(' ')).toBe(expected);
  });

  test('explains a target that a new edge leads to by that edge', async () => {
    const { answer, edges } = await impact(files, { ...files, ...user("import 'web'") });
    expect(answer.targets.get('web')).toMatchObject({ what: 'kit depends on web now', files: ['p/kit/a.js'] });
    expect(edges.web).toBe('imported by p/kit/a.js:1, "web"');
  });
});
