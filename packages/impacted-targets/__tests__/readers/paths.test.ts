import { describe, expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import { rulesOf } from '../asking.js';
import { paths } from '../build-systems.js';
import { compareContents, noTools, type Contents, type Files } from '../trees.js';
import { tableOf } from './table.js';

const rules = 'web: [web/**]\nui: [ui/**]\napi: [api/**]';
const files: Contents = { 'web/a.ts': "import '../ui/b';\n", 'ui/b.ts': '1', 'api/c.ts': '1' };
const importing = rules.replace('[web/**]', '{paths: [web/**], depends-on: [imports]}');
const stating = rules.replace('[web/**]', '{paths: [web/**], depends-on: [ui]}');

/** Three Python products, two packages of TypeScript with an alias, and a Go service beside a library. */
const several = `
core: {paths: [core/**]}
py:{name}: {paths: ['products/{name}/**'], depends-on: [imports]}
lib: [lib/**]
draw: [deep/**]
scripts: {paths: [scripts/**], depends-on: [imports]}
app: {paths: [front/app/**], depends-on: [imports]}
ui: [front/ui/**]
kit: [front/kit/**]
server: {paths: ['svc/*'], depends-on: [imports]}
wire: [svc/wire/**]
data: [data/**]`;
const sources: Contents = {
  'products/a/api.py': 'from core.models import Team\n',
  'products/a/test_api.py': 'from products.c.api import go\n',
  'products/b/api.py': 'import products.a.api as api\n',
  'products/c/api.py': 'from products.b.api import x\n',
  'products/c/read.py': "open('data/table.json')\n",
  'core/models/__init__.py': '',
  'lib/pyproject.toml': '',
  'lib/src/tools/render.py': '',
  'deep/python/draw/line.py': '',
  'scripts/run.py': 'import tools.render\nimport draw.line\n',
  'front/tsconfig.json': '{"compilerOptions":{"paths":{"~ui/*":["ui/*"]}}}',
  'front/ui/button.tsx': '',
  'front/app/index.ts': "import { Button } from '~ui/button';\nimport '@acme/kit/dates';\n",
  'front/kit/package.json': '{"name":"@acme/kit"}',
  'front/kit/dates.ts': '',
  'svc/go.mod': 'module example.org/svc\n',
  'svc/main.go': 'package main\n\nimport "example.org/svc/wire"\n',
  'svc/wire/wire.go': 'package wire\n',
  'svc/wire/wire_test.go': 'package wire\n',
  'data/table.json': '{}',
};
const more = (path: string, content: string) => ({ ...sources, [path]: content });
const wireImports = several.replace('wire: [svc/wire/**]', 'wire: {paths: [svc/wire/**], depends-on: [imports]}');
const libraries = (dependsOn: string) =>
  `svc/{l}: {paths: ['svc/{l}/**'], depends-on: ['${dependsOn}']}\nlib/{l}-{n}: ['lib/{l}/{n}/**']`;
const inLibraries: Contents = { 'svc/go/f': '', 'svc/js/f': '', 'lib/go/a/f': '', 'lib/js/a/f': '' };

const configured = (base: string, head = base) => {
  const [before, after] = [base, head].map((text) => `targets:\n  ${text.trim().replaceAll('\n', '\n  ')}\n`);
  return { configurations: rulesOf(before, after) };
};

/** Rules, files, the changed file, and the targets. */
const rows: readonly (readonly [string, string, Files, string, string])[] = [
  ['without imports, the stated edges alone', rules, files, 'ui/b.ts', 'ui'],
  ['what a rule states', stating, files, 'ui/b.ts', 'ui web'],
  ['tests, where a rule states the edge', stating, files, 'ui/b.test.ts', 'ui web'],
  [
    'tests of a target with imports',
    importing.replace('[api/**]', '{paths: [api/**], depends-on: [web]}'),
    files,
    'web/a.test.ts',
    'web',
  ],
  ['a file of a target with imports and of one without', `${importing}\nevery: [web/**]`, files, 'ui/b.ts', 'ui web'],
  ['a file that a glob leaves out', "web: [web/**, '!web/x/**']", { 'web/x/a': '' }, 'web/x/a', '| web/x/a'],
  ['a submodule', "mods/{name}: ['mods/{name}']", { 'mods/a': { submodule: '1' } }, 'mods/a', 'mods/a'],
  ['a name that is no part of a path', "'{name}': ['mods/{name}']", {}, 'mods/a b\u00a0%20', 'a%20b%C2%A0%2520'],
  [
    'a name that can be read in several ways',
    "svc/{a}-{b}: {paths: ['svc/{a}/{b}/**'], depends-on: ['lib/{b}']}\ntwice/{n}-{n}: {paths: ['twice/{n}/**'], depends-on: [lib/y-z]}\nlib/{l}: ['lib/{l}/**']",
    { 'svc/x/y-z/f': '', 'svc/x-y/z/f': '', 'twice/p-q/f': '', 'lib/z/f': '' },
    'lib/y-z/f',
    'lib/y-z svc/x-y-z twice/p-q-p-q',
  ],
  ['one name of a pattern', libraries('lib/go-a'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go svc/js'],
  ['any name of a pattern', libraries('lib/{x}-{y}'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go svc/js'],
  ['a pattern with the same text', libraries('lib/{l}-{any}'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go'],
  [
    'a pattern with the same text at its end',
    libraries('lib/{any}-{l}'),
    { ...inLibraries, 'lib/x/js/f': '' },
    'lib/x/js/f',
    'lib/x-js svc/js',
  ],
  [
    'a pattern with the same text in a segment of its own',
    "svc/{l}: {paths: ['svc/{l}/**'], depends-on: ['lib/{l}/{any}']}\nlib/{l}/{n}: ['lib/{l}/{n}/**']",
    inLibraries,
    'lib/go/a/f',
    'lib/go/a svc/go',
  ],
  [
    'imports of a target that another rule has, too',
    "'{n}': {paths: ['a/{n}/**'], depends-on: [imports]}\nx: [b/**]\nui: [ui/**]",
    { 'a/x/i.ts': "import '../../ui/b';", 'b/x/f': '', 'ui/b.ts': '' },
    'ui/b.ts',
    'ui x',
  ],
  ['an import', several, sources, 'products/a/api.py', 'py:a py:b py:c'],
  ['an import of a test', several, sources, 'products/c/api.py', 'py:a py:c'],
  ['a test that nobody imports', several, sources, 'products/a/test_api.py', 'py:a'],
  ['a package', several, sources, 'core/models/__init__.py', 'core py:a py:b py:c'],
  ['a module in a project', several, sources, 'lib/src/tools/render.py', 'lib scripts'],
  ['a module of which no project says where it is', several, sources, 'deep/python/draw/line.py', 'draw scripts'],
  ['an alias', several, sources, 'front/ui/button.tsx', 'app ui'],
  ['an alias of a folder', several, more('front/app/index.ts', "import '~ui/set';\n"), 'front/ui/set/x.css', 'app ui'],
  ['a package by its name', several, sources, 'front/kit/dates.ts', 'app kit'],
  [
    'a package as a whole',
    several,
    more('front/app/index.ts', "import '@acme/kit';\n"),
    'front/kit/package.json',
    'app kit',
  ],
  ['a package of Go', several, sources, 'svc/wire/wire.go', 'server wire'],
  ['a test of Go', wireImports, sources, 'svc/wire/wire_test.go', 'wire'],
  [
    'a text of Go with the path of a module',
    wireImports,
    more('svc/wire/wire.go', 'package wire\n\nconst Scope = "example.org/svc"\n'),
    'svc/main.go',
    'server',
  ],
  ['a file that is opened', several, sources, 'data/table.json', 'data py:a py:c'],
  [
    'a package that is a crate',
    importing.replace('ui/**', 'crates/ui/**'),
    { 'web/a.ts': "import '@acme/ui';\n", 'crates/ui/package.json': '{"name":"@acme/ui"}', 'crates/ui/src/lib.rs': '' },
    'crates/ui/src/lib.rs',
    'ui web',
  ],
];
for (const [what, text, ...row] of rows) tableOf(paths, { configured: configured(text) }).check([[what, ...row]]);

const differing: readonly (readonly [string, string, string, string])[] = [
  ['a new edge claims both ends', rules, stating, 'ui web'],
  [
    'another order is the same rule',
    'web: {paths: [web/**], depends-on: [ui, api]}\nui: [ui/**]\napi: [api/**]',
    'web: {paths: [web/**], depends-on: [api, ui]}\nui: [ui/**]\napi: [api/**]',
    '',
  ],
  ['a rule that differs', rules.replace('ui/**', "'ui/*'"), rules, 'ui'],
  ['a rule that takes imports up', importing, rules, 'web'],
  ['a target that has no file', rules, `${rules}\nnew: [new/**]`, 'new'],
];
for (const [what, base, head, targets] of differing)
  tableOf(paths, { configured: configured(base, head) }).check([[`rules that differ: ${what}`, files, {}, targets]]);
for (const [base, head] of [[rules, 'web: [web/**]'] as const, ['web: [web/**]', rules] as const])
  tableOf(paths, { configured: configured(base, head) }).check([
    [`a file that the rules of one commit give to nobody: ${base}`, files, 'ui/b.ts', 'api ui | ui/b.ts'],
  ]);

test.each<[string, string, Contents, string, object]>([
  [
    'the rule that states it, and the pattern of the rule',
    "svc: {paths: [svc/**], depends-on: ['lib/{name}']}\nlib/{l}: ['lib/{l}/**']",
    { 'svc/f': '', 'lib/a/f': '', 'lib/b/f': '' },
    'lib/a/f',
    { svc: { target: 'lib/a', through: ['lib/{name}'], edge: { kind: 'stated', file: 'rules.yml', text: 'svc' } } },
  ],
  [
    'its file, its line and its text',
    several,
    sources,
    'products/a/api.py',
    {
      'py:b': {
        target: 'py:a',
        edge: { kind: 'imported', file: 'products/b/api.py', line: 1, text: 'products.a.api' },
      },
    },
  ],
])('an edge names %s', async (_what, text, before, path, expected) => {
  const impact = await paths.impact(compareContents(before, { ...before, [path]: '2' }), {
    ...noTools,
    ...configured(text),
  });
  expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject(expected);
});

describe('options', () => {
  const asked = (before: Contents, path: string, options: object) =>
    answer(paths, before, { [path]: '# changed' }, { paths: options }, configured(several));

  test('a target whose modules cannot be found is in every answer, with a warning, unless an alias is given', async () => {
    const lost = { ...more('front/app/more.ts', "import '@/lost/it';\n"), 'data/it.ts': '' };
    const { targets, warnings } = await asked(lost, 'lib/x', {});
    expect(targets).toEqual(['app', 'lib', 'scripts']);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^paths: every answer has the target app, because front\/app\/more\.ts imports @\/lost\/it, and no tsconfig/,
      ),
    ]);
    const aliases = { '@/lost/*': 'data/*', other: 'core' };
    expect(await asked(lost, 'lib/x', { aliases })).toMatchObject({ targets: ['lib', 'scripts'], warnings: [] });
    expect(await asked(lost, 'data/it.ts', { aliases })).toMatchObject({
      targets: ['app', 'data', 'py:a', 'py:c'],
      warnings: [],
    });
  });

  test.each([
    ['lib/src/tools/render.py', ['lib', 'scripts']],
    ['deep/python/draw/line.py', ['draw']],
    ['products/b/api.py', ['py:b']],
  ])('roots of Python that are given are the only ones: %s', async (path, targets) => {
    expect((await asked(sources, path, { 'python-roots': ['lib/src'] })).targets).toEqual(targets);
  });
});
