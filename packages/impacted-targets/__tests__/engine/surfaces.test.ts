import { describe, expect, test } from '@jest/globals';
import { targets as targetsOf, touched } from '../asking.js';
import type { Contents } from '../trees.js';

/** Packages ui ← web. */
const packages: Contents = {
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"ui","version":"1.0.0"}',
  'packages/ui/src/index.js': '',
  'packages/ui/src/a.spec.js': '',
  'packages/ui/scripts/draw.js': '',
  'packages/web/package.json': '{"name":"web","version":"1.0.0","dependencies":{"ui":"*"}}',
  'packages/web/index.js': '',
};
const script = 'packages/ui/scripts/draw.js';
const source = 'packages/ui/src/index.js';

const json = (value: unknown) => JSON.stringify(value);
const turbo = (inputs: unknown, more = {}) => json({ tasks: { build: { inputs } }, ...more });
const inputsOf = (file: string) => `surfaces: { ui: { inputs-of: '${file}#build' } }`;
/** The package's own settings. */
const own = (content: string, file = 'turbo.json') => ({ [`packages/ui/${file}`]: content });

/** Whether a change reaches `web`, which depends on `ui`. */
type Row = readonly [what: string, files: Contents, reaches: boolean, changed?: string];

const rows = (rules: string, table: readonly Row[]) => {
  test.each(table)('%s', async (_what, files, reaches, changed = script) => {
    const before = { ...packages, ...files };
    const targets = await targetsOf(before, touched(before, [changed]), { systems: ['workspaces'], rules });
    expect(targets).toEqual(reaches ? ['ui', 'web'] : ['ui']);
  });
};

describe('inputs of a task in turbo.json', () => {
  const root = (inputs: unknown) => ({ 'turbo.json': turbo(inputs) });
  const some = root(['src/**', '!**/*.spec.js']);
  const task = (name: string) => json({ tasks: { build: { inputs: ['src/**'] }, [name]: { inputs: ['scripts/**'] } } });
  rows(inputsOf('turbo.json'), [
    ['a file that is no input', some, false],
    ['an input', some, true, source],
    ['a file that is taken away', some, false, 'packages/ui/src/a.spec.js'],
    ['the manifest, which is always an input', some, true, 'packages/ui/package.json'],
    ['a task without inputs', { 'turbo.json': '{"tasks":{"build":{}}}' }, true],
    ['an empty list, which is every file', root([]), true],
    ['globs with ! alone', root(['!src/**']), true],
    ['no such file', {}, true],
    ['a file that cannot be read', { 'turbo.json': '{' }, true],
    ['every file, without some', root(['$TURBO_DEFAULT$', '!scripts/**']), false],
    ['the word for every file', root(['$TURBO_DEFAULT$']), true],
    ['a word that is not known', root(['src/**', '$TURBO_NEW$']), true],
    ['an input that is not a text', root(['src/**', {}]), true],
    ['every file taken away', root(['src/**', '!$TURBO_ROOT$/']), true],
    ['a glob with ! that is not understood', root(['**', `!scripts/${'*?'.repeat(101)}`]), true],
    ['a file of the root', root(['src/**', '$TURBO_ROOT$/packages/ui/scripts/**']), true],
    ['a file of the root that is none of the package', root(['src/**', '$TURBO_ROOT$/x.json']), false],
    ['the task of the package', { 'turbo.json': task('ui#build') }, true],
    ['the task of another package', { 'turbo.json': task('web#build') }, false],
    ['inputs of the package before those of the root', { ...some, ...own(turbo(['scripts/**'])) }, true],
    ['inputs of the root, which the package inherits', { ...some, ...own('{}') }, false],
    ['a package that inherits from another one', { ...some, ...own('{"extends":["//","web"]}') }, true],
    ['a task that inherits nothing', { ...some, ...own('{"tasks":{"build":{"extends":false}}}') }, true],
    ['a package file that cannot be read', { ...some, ...own('{', 'turbo.jsonc') }, true],
    ['an input that fits no file', root(['src/**', 'lib/**']), true],
  ]);
  rows(inputsOf('packages/ui/turbo.json'), [
    ['a file of the package', own(turbo(['src/**'], { extends: ['//'] })), false],
    ['an input by it', own(turbo(['src/**'])), true, source],
    [
      'what it adds to inputs of the root',
      { ...some, ...own(turbo(['$TURBO_EXTENDS$', 'x'])) },
      true,
      'packages/ui/a.js',
    ],
  ]);
});

describe('inputs of a task in nx.json and project.json', () => {
  const nx = (inputs: unknown, namedInputs = {}, more = {}) => ({
    'nx.json': json({ namedInputs, targetDefaults: { build: { inputs }, ...more } }),
  });
  const sources = '{projectRoot}/src/**';
  const production = nx(['production', '^production'], { production: ['default', '!{projectRoot}/scripts/**'] });
  const executor = '{"targets":{"build":{"executor":"@nx/js:tsc"}}}';
  const named = '{"name":"ui","nx":{"namedInputs":{"own":["default"]}}}';
  rows(inputsOf('nx.json'), [
    ['a named list', production, false],
    ['an input of a named list', production, true, source],
    ['lists in a circle', nx(['a'], { a: [sources, 'b'], b: ['a'] }), true],
    ['a name of no list', nx([sources, 'sources']), true],
    ['a token that is not known', nx([sources, '{libsRoot}/x']), true],
    ['a token within', nx([sources, '{workspaceRoot}/{projectName}/x']), true],
    ['inputs that are no files', nx([sources, { env: 'CI' }, { runtime: 'node -v' }]), false],
    ['inputs of dependencies', nx([sources, { input: 'default', dependencies: true }]), false],
    ['inputs of other projects', nx([sources, { input: 'x', projects: ['ui'] }]), true],
    ['an input of another kind', nx([sources, { working: 'x' }]), true],
    ['dependencies alone', nx(['^default']), true],
    [
      'inputs of the executor',
      { ...nx([sources], {}, { '@nx/js:tsc': { inputs: ['default'] } }), ...own(executor, 'project.json') },
      true,
    ],
    [
      'inputs of the project',
      { ...nx([sources]), ...own('{"targets":{"build":{"inputs":["default"]}}}', 'project.json') },
      true,
    ],
    ['named lists of the project', { ...nx(['own'], { own: [sources] }), ...own(named, 'package.json') }, true],
  ]);
  rows(inputsOf('packages/ui/project.json'), [
    ['a file of the project', own(json({ targets: { build: { inputs: [sources] } } }), 'project.json'), false],
    ['a project that inherits', { ...production, ...own('{}', 'project.json') }, false],
  ]);
});

describe('a surface whose glob fits no file of the target is every file', () => {
  test.each<[string, readonly string[], boolean]>([
    ['a glob that fits', ['packages/ui/src/**'], false],
    ['a folder that is called otherwise', ['packages/ui/src/**', 'packages/ui/source/**'], true],
    ['a file of another target', ['packages/ui/src/**', 'packages/web/**'], true],
    ['a glob with ! may fit none', ['packages/ui/src/**', '!**/*.md'], false],
  ])('%s', async (_what, globs, reaches) => {
    const rules = `surfaces: { ui: ${json(globs)} }`;
    const targets = await targetsOf(packages, touched(packages, [script]), { systems: ['workspaces'], rules });
    expect(targets).toEqual(reaches ? ['ui', 'web'] : ['ui']);
  });
});

test('inputs that change are a change of the surface, and those of one commit alone do not narrow', async () => {
  const rules = `${inputsOf('turbo.json')}\nimpact-none: [turbo.json]`;
  const before = { ...packages, 'turbo.json': turbo(['src/**']) };
  const ask = (base: Contents, after: Contents) =>
    targetsOf(base, { ...base, ...after }, { systems: ['workspaces'], rules });
  expect(await ask(before, { 'turbo.json': turbo(['src/**', '!**/*.spec.js']) })).toEqual(['ui', 'web']);
  expect(await ask(packages, { 'turbo.json': turbo(['src/**']), [script]: '1' })).toEqual(['ui', 'web']);
});

test('inputs-of below targets, also with {name}', async () => {
  const rules = `
targets:
  py:{name}: { paths: ['products/{name}/**'], surface: { inputs-of: 'products/{name}/turbo.json#build' } }
  lib: { paths: [lib/**], surface: { inputs-of: 'turbo.json#build' } }
  site: { paths: [site/**], depends-on: ['py:x', 'py:y', lib] }
`;
  const products = Object.fromEntries(
    ['x', 'y'].flatMap((name) => [
      [`products/${name}/turbo.json`, turbo([name === 'x' ? 'src/**' : 'lib/**'])],
      [`products/${name}/src/a.py`, ''],
      [`products/${name}/b.py`, ''],
    ]),
  );
  const files = { ...products, 'turbo.json': turbo(['src/**']), 'lib/src/a.py': '', 'lib/b.py': '' };
  const answer = (changed: string) => targetsOf(files, touched(files, [changed]), { systems: ['paths'], rules });
  expect(await answer('products/x/b.py')).toEqual(['py:x']);
  expect(await answer('products/x/src/a.py')).toEqual(['py:x', 'site']);
  // The inputs of y fit no file of it.
  expect(await answer('products/y/b.py')).toEqual(['py:y', 'site']);
  // Nobody knows from which folder the globs of the root's file are for a target of rules.
  expect(await answer('lib/b.py')).toEqual(['lib', 'site']);
});
