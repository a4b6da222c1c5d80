import { expect, test } from '@jest/globals';
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

const under = (rules: string, head = rules) => tableOf(paths, { configured: configured(rules, head) });
const ofWeb = importing.replace('[api/**]', '{paths: [api/**], depends-on: [web]}');
const crate = { 'crates/ui/package.json': '{"name":"@acme/ui"}', 'crates/ui/src/lib.rs': '' };
const inTwo = "svc/{a}-{b}: {paths: ['svc/{a}/{b}/**'], depends-on: ['lib/{b}']}";
const twice = "twice/{n}-{n}: {paths: ['twice/{n}/**'], depends-on: [lib/y-z]}";
const ways = { 'svc/x/y-z/f': '', 'svc/x-y/z/f': '', 'twice/p-q/f': '', 'lib/z/f': '' };
const apart = "svc/{l}: {paths: ['svc/{l}/**'], depends-on: ['lib/{l}/{any}']}\nlib/{l}/{n}: ['lib/{l}/{n}/**']";
const twoRules = "'{n}': {paths: ['a/{n}/**'], depends-on: [imports]}\nx: [b/**]\nui: [ui/**]";
const ofBoth = { 'a/x/i.ts': "import '../../ui/b';", 'b/x/f': '', 'ui/b.ts': '' };

/** Rules, files, the changed file, and the targets. */
const rows: readonly (readonly [string, string, Files, string, string])[] = [
  ['without imports, the stated edges alone', rules, files, 'ui/b.ts', 'ui'],
  ['what a rule states', stating, files, 'ui/b.ts', 'ui web'],
  ['tests, where a rule states the edge', stating, files, 'ui/b.test.ts', 'ui web'],
  ['tests of a target with imports', ofWeb, files, 'web/a.test.ts', 'web'],
  ['a file of a target with imports and of one without', `${importing}\nevery: [web/**]`, files, 'ui/b.ts', 'ui web'],
  ['a file that a glob leaves out', "web: [web/**, '!web/x/**']", { 'web/x/a': '' }, 'web/x/a', '| web/x/a'],
  ['a submodule', "mods/{name}: ['mods/{name}']", { 'mods/a': { submodule: '1' } }, 'mods/a', 'mods/a'],
  ['a name that is no part of a path', "'{name}': ['mods/{name}']", {}, 'mods/a b\u00a0%20', 'a%20b%C2%A0%2520'],
  ['a name read in several ways', `${inTwo}\nlib/{l}: ['lib/{l}/**']`, ways, 'lib/y-z/f', 'lib/y-z svc/x-y-z'],
  ['a name twice', `${twice}\nlib/{l}: ['lib/{l}/**']`, ways, 'lib/y-z/f', 'lib/y-z twice/p-q-p-q'],
  ['one name of a pattern', libraries('lib/go-a'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go svc/js'],
  ['any name of a pattern', libraries('lib/{x}-{y}'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go svc/js'],
  ['a pattern with the same text', libraries('lib/{l}-{any}'), inLibraries, 'lib/go/a/f', 'lib/go-a svc/go'],
  ['at its end', libraries('lib/{any}-{l}'), { ...inLibraries, 'lib/x/js/f': '' }, 'lib/x/js/f', 'lib/x-js svc/js'],
  ['in a segment of its own', apart, inLibraries, 'lib/go/a/f', 'lib/go/a svc/go'],
  ['imports of a target that another rule has, too', twoRules, ofBoth, 'ui/b.ts', 'ui x'],
  [
    'a package that is a crate',
    importing.replace('ui/**', 'crates/ui/**'),
    { 'web/a.ts': "import '@acme/ui';\n", ...crate },
    'crates/ui/src/lib.rs',
    'ui web',
  ],
];
for (const [what, text, ...row] of rows) under(text).check([[what, ...row]]);

const [alias, whole] = ["import '~ui/set';\n", "import '@acme/kit';\n"].map((text) => more('front/app/index.ts', text));
const scope = more('svc/wire/wire.go', 'package wire\n\nconst Scope = "example.org/svc"\n');
under(several).from(sources, [
  ['an import', 'products/a/api.py', 'py:a py:b py:c'],
  ['an import of a test', 'products/c/api.py', 'py:a py:c'],
  ['a test that nobody imports', 'products/a/test_api.py', 'py:a'],
  ['a package', 'core/models/__init__.py', 'core py:a py:b py:c'],
  ['a module in a project', 'lib/src/tools/render.py', 'lib scripts'],
  ['a module of which no project says where it is', 'deep/python/draw/line.py', 'draw scripts'],
  ['an alias', 'front/ui/button.tsx', 'app ui'],
  ['a package by its name', 'front/kit/dates.ts', 'app kit'],
  ['a package of Go', 'svc/wire/wire.go', 'server wire'],
  ['a file that is opened', 'data/table.json', 'data py:a py:c'],
]);
under(several).from(alias ?? {}, [['an alias of a folder', 'front/ui/set/x.css', 'app ui']]);
under(several).from(whole ?? {}, [['a package as a whole', 'front/kit/package.json', 'app kit']]);
under(wireImports).from(sources, [['a test of Go', 'svc/wire/wire_test.go', 'wire']]);
under(wireImports).from(scope, [['a text of Go with the path of a module', 'svc/main.go', 'server']]);

const ordered = (...on: readonly string[]) => stating.replace('[ui]', `[${on.join()}]`);
const differing: readonly (readonly [string, string, string, string])[] = [
  ['a new edge claims both ends', rules, stating, 'ui web'],
  ['another order is the same rule', ordered('ui', 'api'), ordered('api', 'ui'), ''],
  ['a rule that differs', rules.replace('ui/**', "'ui/*'"), rules, 'ui'],
  ['a rule that takes imports up', importing, rules, 'web'],
  ['a target that has no file', rules, `${rules}\nnew: [new/**]`, 'new'],
];
for (const [what, base, head, targets] of differing)
  under(base, head).check([[`rules that differ: ${what}`, files, {}, targets]]);
for (const [base, head] of [[rules, 'web: [web/**]'] as const, ['web: [web/**]', rules] as const])
  under(base, head).from(files, [
    [`a file that the rules of one commit give to nobody: ${base}`, 'ui/b.ts', 'api ui | ui/b.ts'],
  ]);

test('a stated edge names the rule that states it, and the pattern of the rule', async () => {
  const stated = configured("svc: {paths: [svc/**], depends-on: ['lib/{name}']}\nlib/{l}: ['lib/{l}/**']");
  const before = { 'svc/f': '', 'lib/a/f': '', 'lib/b/f': '' };
  const impact = await paths.impact(compareContents(before, { ...before, 'lib/a/f': '2' }), { ...noTools, ...stated });
  expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
    svc: { target: 'lib/a', through: ['lib/{name}'], edge: { kind: 'stated', file: 'rules.yml', text: 'svc' } },
  });
});

/** Rows under options, where every target has its files. */
const options = (given: object) => tableOf(paths, { configured: configured(several), options: { paths: given } });
const lost = { ...more('front/app/more.ts', "import '@/lost/it';\n"), 'data/it.ts': '' };
const why = 'target app, because front/app/more.ts imports @/lost/it, and no tsconfig';
options({}).from(lost, [['a module that nobody finds', 'lib/x', 'app lib scripts', why]]);
options({ aliases: { '@/lost/*': 'data/*', other: 'core' } }).from(lost, [
  ['a module that an alias finds', 'data/it.ts', 'app data py:a py:c'],
  ['then nothing is missing', 'lib/x', 'lib scripts'],
]);
options({ 'python-roots': ['lib/src'] }).from(sources, [
  ['roots of Python that are given', 'lib/src/tools/render.py', 'lib scripts'],
  ['are the only ones', 'deep/python/draw/line.py', 'draw'],
  ['nor is the root one', 'products/b/api.py', 'py:b'],
]);
