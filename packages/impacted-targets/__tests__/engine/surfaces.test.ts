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
const [alone, all] = [['ui'], ['ui', 'web']];

const json = (value: unknown) => JSON.stringify(value);
const turbo = (inputs: unknown, task = 'build', more = {}) => json({ tasks: { [task]: { inputs } }, ...more });
const ofRoot = "surfaces: { ui: { inputs-of: 'turbo.json#build' } }";
const ofPackage = "surfaces: { ui: { inputs-of: 'packages/ui/turbo.json#build' } }";
const ofNx = "surfaces: { ui: { inputs-of: 'nx.json#build' } }";
const ofProject = "surfaces: { ui: { inputs-of: 'packages/ui/project.json#build' } }";

type Row = readonly [what: string, files: Contents, rules: string, changed: string, expected: readonly string[]];

const claimed = ([, files, rules, changed]: Row) => {
  const before = { ...packages, ...files };
  return targetsOf(before, touched(before, [changed]), { systems: ['workspaces'], rules });
};

describe('inputs of a task in turbo.json', () => {
  const root = { 'turbo.json': turbo(['src/**', '!**/*.spec.js']) };
  const own = { 'packages/ui/turbo.json': turbo(['src/**'], 'build', { extends: ['//'] }) };
  test.each<Row>([
    ['a file that is no input', root, ofRoot, script, alone],
    ['an input', root, ofRoot, source, all],
    ['a file that is taken away', root, ofRoot, 'packages/ui/src/a.spec.js', alone],
    ['the manifest, which is always an input', root, ofRoot, 'packages/ui/package.json', all],
    ['a task without inputs', { 'turbo.json': '{"tasks":{"build":{}}}' }, ofRoot, script, all],
    ['an empty list, which is every file', { 'turbo.json': turbo([]) }, ofRoot, script, all],
    ['globs with ! alone', { 'turbo.json': turbo(['!src/**']) }, ofRoot, script, all],
    ['no such file', {}, ofRoot, script, all],
    ['a file that cannot be read', { 'turbo.json': '{' }, ofRoot, script, all],
    ['every file, without some', { 'turbo.json': turbo(['$TURBO_DEFAULT$', '!scripts/**']) }, ofRoot, script, alone],
    ['the word for every file', { 'turbo.json': turbo(['$TURBO_DEFAULT$']) }, ofRoot, script, all],
    ['a word that is not known', { 'turbo.json': turbo(['src/**', '$TURBO_NEW$']) }, ofRoot, script, all],
    ['an input that is not a text', { 'turbo.json': turbo(['src/**', {}]) }, ofRoot, script, all],
    ['every file taken away', { 'turbo.json': turbo(['src/**', '!$TURBO_ROOT$/']) }, ofRoot, script, all],
    [
      'a glob with ! that is not understood takes nothing away',
      { 'turbo.json': turbo(['**', `!scripts/${'*?'.repeat(101)}`]) },
      ofRoot,
      script,
      all,
    ],
    [
      'a file of the root',
      { 'turbo.json': turbo(['src/**', '$TURBO_ROOT$/packages/ui/scripts/**']) },
      ofRoot,
      script,
      all,
    ],
    [
      'the task of the package in the file of the root',
      { 'turbo.json': json({ tasks: { build: { inputs: ['src/**'] }, 'ui#build': { inputs: ['scripts/**'] } } }) },
      ofRoot,
      script,
      all,
    ],
    [
      'the task of another package in the file of the root',
      { 'turbo.json': json({ tasks: { build: { inputs: ['src/**'] }, 'web#build': { inputs: ['scripts/**'] } } }) },
      ofRoot,
      script,
      alone,
    ],
    [
      'inputs of the package before those of the root',
      { ...root, 'packages/ui/turbo.json': turbo(['scripts/**']) },
      ofRoot,
      script,
      all,
    ],
    [
      'inputs of the root, which the package inherits',
      { ...root, 'packages/ui/turbo.json': '{}' },
      ofRoot,
      script,
      alone,
    ],
    [
      'a package that inherits from another one',
      { ...root, 'packages/ui/turbo.json': '{"extends":["//","web"]}' },
      ofRoot,
      script,
      all,
    ],
    [
      'a task of the package that inherits nothing',
      { ...root, 'packages/ui/turbo.json': '{"extends":["//"],"tasks":{"build":{"extends":false}}}' },
      ofRoot,
      script,
      all,
    ],
    ['a package file that cannot be read', { ...root, 'packages/ui/turbo.jsonc': '{' }, ofRoot, script, all],
    ['a file of the package', own, ofPackage, script, alone],
    ['an input by a file of the package', own, ofPackage, source, all],
    [
      'what the package adds to the inputs of the root',
      { ...root, 'packages/ui/turbo.json': turbo(['$TURBO_EXTENDS$', 'scripts/**']) },
      ofPackage,
      'packages/ui/a.js',
      all,
    ],
  ])('%s', async (...row) => {
    expect(await claimed(row)).toEqual(row[4]);
  });
});

describe('inputs of a task in nx.json and project.json', () => {
  const nx = (inputs: unknown, named = {}, more = {}) => ({
    'nx.json': json({ namedInputs: named, targetDefaults: { build: { inputs }, ...more } }),
  });
  const production = { production: ['default', '!{projectRoot}/scripts/**'] };
  test.each<Row>([
    ['a named list', nx(['production', '^production'], production), ofNx, script, alone],
    ['an input of a named list', nx(['production'], production), ofNx, source, all],
    ['lists in a circle', nx(['a'], { a: ['{projectRoot}/src/**', 'b'], b: ['a'] }), ofNx, script, all],
    ['a name of no list', nx(['{projectRoot}/src/**', 'sources']), ofNx, script, all],
    ['a token that is not known', nx(['{projectRoot}/src/**', '{libsRoot}/x']), ofNx, script, all],
    ['a token within', nx(['{projectRoot}/src/**', '{workspaceRoot}/{projectName}/x']), ofNx, script, all],
    [
      'inputs that are no files',
      nx(['{projectRoot}/src/**', { env: 'CI' }, { runtime: 'node -v' }]),
      ofNx,
      script,
      alone,
    ],
    [
      'inputs of dependencies',
      nx(['{projectRoot}/src/**', { input: 'default', dependencies: true }]),
      ofNx,
      script,
      alone,
    ],
    ['inputs of other projects', nx(['{projectRoot}/src/**', { input: 'x', projects: ['ui'] }]), ofNx, script, all],
    ['an input of another kind', nx(['{projectRoot}/src/**', { working: 'x' }]), ofNx, script, all],
    ['dependencies alone', nx(['^default']), ofNx, script, all],
    [
      'the inputs of the executor before those of the name',
      {
        ...nx(['{projectRoot}/src/**'], {}, { '@nx/js:tsc': { inputs: ['default'] } }),
        'packages/ui/project.json': '{"targets":{"build":{"executor":"@nx/js:tsc"}}}',
      },
      ofNx,
      script,
      all,
    ],
    [
      'inputs of the project before those of the workspace',
      { ...nx(['{projectRoot}/src/**']), 'packages/ui/project.json': '{"targets":{"build":{"inputs":["default"]}}}' },
      ofNx,
      script,
      all,
    ],
    [
      'named lists of the project before those of the workspace',
      {
        ...nx(['own'], { own: ['{projectRoot}/src/**'] }),
        'packages/ui/package.json': '{"name":"ui","nx":{"namedInputs":{"own":["default"]}}}',
      },
      ofNx,
      script,
      all,
    ],
    [
      'a file of the project',
      { 'packages/ui/project.json': '{"targets":{"build":{"inputs":["{projectRoot}/src/**"]}}}' },
      ofProject,
      script,
      alone,
    ],
    [
      'a project that inherits',
      { ...nx(['production'], production), 'packages/ui/project.json': '{}' },
      ofProject,
      script,
      alone,
    ],
  ])('%s', async (...row) => {
    expect(await claimed(row)).toEqual(row[4]);
  });
});

describe('a surface whose glob fits no file of the target is every file', () => {
  const globs = (...list: readonly string[]) => `surfaces: { ui: ${json(list)} }`;
  test.each<Row>([
    ['a glob that fits', {}, globs('packages/ui/src/**'), script, alone],
    ['a folder that is called otherwise', {}, globs('packages/ui/src/**', 'packages/ui/source/**'), script, all],
    ['a file of another target', {}, globs('packages/ui/src/**', 'packages/web/**'), script, all],
    ['a glob with ! may fit none', {}, globs('packages/ui/src/**', '!**/*.md'), script, alone],
    ['an input that fits none', { 'turbo.json': turbo(['src/**', 'lib/**']) }, ofRoot, script, all],
  ])('%s', async (...row) => {
    expect(await claimed(row)).toEqual(row[4]);
  });
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
