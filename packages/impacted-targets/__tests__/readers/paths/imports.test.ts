import { expect, test } from '@jest/globals';
import { impactOfRules } from './rules.js';
import { readConfiguration } from '../../../src/configuration/read-configuration.js';
import type { Impact } from '../../../src/answer/impact.js';
import { compareContents, type Contents } from '../../trees.js';

/** Three Python products, two packages of TypeScript with an alias, and a Go service beside a library. */
const files: Contents = {
  'products/a/backend/api.py': 'from core.models import Team\n',
  'products/a/backend/test_api.py': 'from products.c.backend.api import go\n',
  'products/b/backend/api.py': 'import products.a.backend.api as api\n',
  'products/c/backend/api.py': 'from products.b.backend.api import x\n',
  'core/__init__.py': '',
  'core/models/__init__.py': '',
  'lib/src/tools/render.py': '',
  'scripts/run.py': 'import tools.render\n',
  'front/tsconfig.json': '{"compilerOptions":{"paths":{"~ui/*":["ui/*"]}}}',
  'front/ui/button.tsx': '',
  'front/app/index.ts': "import { Button } from '~ui/button';\nimport '@acme/kit/dates';\n",
  'front/kit/package.json': '{"name":"@acme/kit"}',
  'front/kit/dates.ts': '',
  'svc/go.mod': 'module example.org/svc\n',
  'svc/main.go': 'package main\n\nimport "example.org/svc/wire"\n',
  'svc/wire/wire.go': 'package wire\n',
  'data/table.json': '{}',
  'products/c/backend/read.py': "open('data/table.json')\n",
};

const rules = `
targets:
  core: {paths: [core/**]}
  py:{name}: {paths: ['products/{name}/**'], depends-on: [imports]}
  lib: [lib/**]
  scripts: {paths: [scripts/**], depends-on: [imports]}
  app: {paths: [front/app/**], depends-on: [imports]}
  ui: [front/ui/**]
  kit: [front/kit/**]
  server: {paths: ['svc/*'], depends-on: [imports]}
  wire: [svc/wire/**]
  data: [data/**]
`;

async function impactOf(
  changed: Contents,
  { text = rules, options = {}, before = files }: { text?: string; options?: object; before?: Contents } = {},
): Promise<{ readonly impact: Extract<Impact, { kind: 'targets' }>; readonly warnings: readonly string[] }> {
  const read = readConfiguration(text, 'f.yml');
  const warnings: string[] = [];
  const impact = await impactOfRules(
    compareContents(before, { ...before, ...changed }),
    { file: 'f.yml', base: read, head: read },
    { options, warn: (line) => warnings.push(line) },
  );
  if (impact.kind === 'all') throw new Error(impact.why);
  return { impact, warnings };
}

test.each<[string, string[]]>([
  // The tests of a import c, so that a is impacted, and nothing further.
  ['products/c/backend/api.py', ['py:a', 'py:c']],
  ['products/a/backend/test_api.py', ['py:a']],
  ['products/a/backend/api.py', ['py:a', 'py:b', 'py:c']],
  ['core/models/__init__.py', ['core', 'py:a', 'py:b', 'py:c']],
  // No project says where Python finds it; the name says it.
  ['lib/src/tools/render.py', ['lib', 'scripts']],
  ['front/ui/button.tsx', ['app', 'ui']],
  ['front/kit/dates.ts', ['app', 'kit']],
  ['svc/wire/wire.go', ['server', 'wire']],
  ['data/table.json', ['data', 'py:a', 'py:c']],
])('%s impacts %j', async (path, targets) => {
  const { impact, warnings } = await impactOf({ [path]: `${files[path] ?? ''}\n` });
  expect([...impact.targets.keys()]).toEqual(targets);
  expect(warnings).toEqual([]);
});

test('an edge names its file, its line and its text', async () => {
  const { impact } = await impactOf({ 'products/a/backend/api.py': '#' });
  expect(impact.targets.get('py:b')).toMatchObject({
    kind: 'dependency',
    target: 'py:a',
    edge: { kind: 'imported', file: 'products/b/backend/api.py', line: 1, text: 'products.a.backend.api' },
  });
});

test('a text of Go with the path of a module is only a text', async () => {
  const before = { ...files, 'svc/wire/wire.go': 'package wire\n\nconst Scope = "example.org/svc"\n' };
  const text = rules.replace('wire: [svc/wire/**]', 'wire: {paths: [svc/wire/**], depends-on: [imports]}');
  const { impact } = await impactOf({ 'svc/main.go': 'package main\n' }, { before, text });
  expect([...impact.targets.keys()]).toEqual(['server']);
});

test('a new import claims both ends', async () => {
  const { impact } = await impactOf({ 'products/a/backend/more.py': 'import products.b.backend.api\n' });
  expect([...impact.targets.keys()].sort()).toEqual(['py:a', 'py:b', 'py:c']);
});

test('targets without imports have the edges that are stated alone', async () => {
  const text = rules.replace('depends-on: [imports]}\n  lib', 'depends-on: [core]}\n  lib');
  const { impact } = await impactOf({ 'products/a/backend/api.py': '#' }, { text });
  expect([...impact.targets.keys()]).toEqual(['py:a']);
  expect([...(await impactOf({ 'core/__init__.py': '#' }, { text })).impact.targets.keys()]).toEqual([
    'core',
    'py:a',
    'py:b',
    'py:c',
  ]);
});

test('a rule that differs between the commits impacts its targets', async () => {
  const [base, head] = [rules.replace('ui: [front/ui/**]', "ui: ['front/ui/*']"), rules].map((text) =>
    readConfiguration(text, 'f.yml'),
  );
  if (base === undefined || head === undefined) throw new Error();
  const impact = await impactOfRules(
    compareContents(files, files),
    { file: 'f.yml', base, head },
    { options: {}, warn: () => undefined },
  );
  expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['app', 'ui']);
});

test('a target whose modules cannot be found is impacted in every answer, with a warning', async () => {
  const before = { ...files, 'front/app/more.ts': "import '@/lost/it';\n" };
  const { impact, warnings } = await impactOf({ 'lib/x.py': '' }, { before });
  expect([...impact.targets.keys()]).toEqual(['app', 'lib', 'scripts']);
  expect(warnings).toEqual([
    'paths: every answer has the target app, because front/app/more.ts imports @/lost/it, and no tsconfig.json in a folder above it maps that name. Add the alias under build-systems.paths.aliases',
  ]);
  const options = { paths: { aliases: { '@/lost/*': 'data/*' } } };
  const given = await impactOf({ 'lib/x.py': '' }, { before: { ...before, 'data/it.ts': '' }, options });
  expect([...given.impact.targets.keys()]).toEqual(['lib', 'scripts']);
  expect(given.warnings).toEqual([]);
});

test('roots of Python that are given are the only ones', async () => {
  const options = { paths: { 'python-roots': ['lib/src'] } };
  const of = async (path: string) => [...(await impactOf({ [path]: '#' }, { options })).impact.targets.keys()];
  expect(await of('lib/src/tools/render.py')).toEqual(['lib', 'scripts']);
  expect(await of('products/b/backend/api.py')).toEqual(['py:b']);
});
