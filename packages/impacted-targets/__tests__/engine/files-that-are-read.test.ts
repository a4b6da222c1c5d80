import { expect, test } from '@jest/globals';
import { askBuildSystems } from '../../src/engine/ask.js';
import { buildSystems } from '../../src/engine/build-systems.js';
import type { Tree } from '../../src/tree/tree.js';
import { quietStep, rulesOf, targetsIn } from '../asking.js';
import { compareContents, type Contents } from '../trees.js';

const named = (name: string, dependencies: object = {}) => JSON.stringify({ name, dependencies });
const files: Contents = {
  'package.json': JSON.stringify({ name: 'root', workspaces: ['packages/*'], dependencies: { '@acme/list': '*' } }),
  'scripts/list.js': `import '../packages/list/index.js';`,
  'packages/list/package.json': named('@acme/list'),
  'packages/list/index.js': '2;',
  'packages/walk/package.json': named('@acme/walk'),
  'packages/walk/index.js': `import '../../scripts/list.js';`,
  'packages/ui/package.json': named('@acme/ui'),
  'packages/ui/button.js': `import './colors.js';`,
  'packages/ui/colors.js': '1;',
  'packages/ui/colors.test.js': `import '../kit/index.js';`,
  'packages/app/package.json': named('@acme/app', { '@acme/ui': 'workspace:*' }),
  'packages/app/index.js': `import '@acme/ui';`,
  'packages/tool/package.json': named('@acme/tool'),
  'packages/tool/index.js': `import '../app/index.js';`,
  'packages/docs/package.json': named('@acme/docs'),
  'packages/docs/index.js': `import '../app/package.json';`,
  'packages/kit/package.json': named('@acme/kit'),
  'packages/kit/index.js': '',
};
const asked = buildSystems.filter(({ name }) => name === 'workspaces');

/**
 * The answer, and the sources that are read for it.
 * @param changes files with other contents in the head commit
 * @param memory of a history, in which each graph is whole
 */
async function answer(changes: Contents, memory?: Map<string, Promise<unknown>>, rules = '', before = files) {
  const { base, head, ...others } = compareContents(before, { ...before, ...changes });
  const read = new Set<string>();
  const recording = (tree: Tree): Tree => ({
    ...{ side: tree.side, object: tree.object, ...(tree.contents && { contents: tree.contents }) },
    ...(memory && { memory: tree.side === 'head' ? memory : new Map<string, Promise<unknown>>() }),
    entries: () => tree.entries(),
    read: (paths) => tree.read(paths),
    readEach: (entries, use) => {
      for (const { path } of entries) read.add(path.replace('packages/', ''));
      return tree.readEach(entries, use);
    },
    links: () => tree.links(),
    directory: (endings) => tree.directory(endings),
    asInBase: (beside, left) => tree.asInBase(beside, left),
  });
  const compared = { ...others, base: recording(base), head: recording(head) };
  const found = await askBuildSystems(asked, compared, rulesOf(rules), quietStep);
  return { found, targets: targetsIn(found), read: [...read].filter((path) => path.endsWith('.js')).sort() };
}

const everyFile = Object.keys(files)
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.replace('packages/', ''))
  .sort();
const [ui, app, tool, docs] = ['ui', 'app', 'tool', 'docs'].map((name) => `@acme/${name}`);
const others = ['docs', 'kit', 'list', 'tool', 'walk'].map((name) => `${name}/index.js`).concat('scripts/list.js');

test.each([
  [
    'a source with dependents',
    { 'packages/ui/button.js': `import './colors.js'; 2;` },
    [app, tool, ui],
    ['ui/button.js', ...others],
  ],
  [
    'a new import in its target',
    { 'packages/ui/button.js': `import './package.json';` },
    [app, tool, ui],
    ['ui/button.js', ...others],
  ],
  [
    'a new import of another target',
    { 'packages/ui/button.js': `import '../docs/index.js';` },
    [app, docs, tool, ui],
    everyFile,
  ],
  [
    'a new import of a test',
    { 'packages/ui/button.js': `import './colors.test.js';` },
    [app, tool, ui],
    ['ui/button.js', ...others],
  ],
  ['a test, whose target stays', { 'packages/ui/colors.test.js': `import '../kit/index.js'; 1;` }, [ui], everyFile],
  [
    'a target that no manifest depends on',
    { 'packages/app/index.js': `import '@acme/ui'; 1;` },
    [app, tool],
    ['app/index.js', ...others, 'ui'],
  ],
  ['a manifest', { 'packages/ui/package.json': named('@acme/ui', { left: '1' }) }, [app, tool, ui], everyFile],
])('%s: reads the files that may add a target', async (_what, changes: Contents, expected, read) => {
  const short = await answer(changes);
  const whole = await answer(changes, new Map());
  expect(short.targets).toEqual(expected);
  expect(whole.targets).toEqual(expected);
  const sources = read.flatMap((path) => (path === 'ui' ? everyFile.filter((one) => one.startsWith('ui/')) : path));
  expect(short.read).toEqual([...new Set(sources)].sort());
  expect(whole.read).toEqual(everyFile);
});

test.each<[string, Contents, Contents, string, readonly string[]]>([
  ['through a file of the root', {}, { 'packages/list/index.js': '3;' }, '', ['@acme/list', '@acme/walk', 'root']],
  [
    'that a change adds to a file of the root, which a target uses',
    { 'scripts/names.js': '1;', 'packages/walk/index.js': `import '../../scripts/names.js';` },
    { 'scripts/names.js': `import '../packages/list/index.js';` },
    'unowned: ignore',
    ['@acme/list', '@acme/walk', 'root'],
  ],
  [
    'where a rule ends a chain of manifests before it',
    {
      'packages/docs/package.json': named('@acme/docs', { '@acme/app': 'workspace:*' }),
      'packages/docs/index.js': `import '../ui/button.js';`,
    },
    { 'packages/ui/button.js': `import './colors.js'; 2;` },
    'reach: direct',
    ['@acme/app', '@acme/docs', '@acme/ui'],
  ],
])('an edge that no manifest declares counts %s', async (_what, more, changes, rules, expected) => {
  expect((await answer(changes, undefined, rules, { ...files, ...more })).targets).toEqual(expected);
});

test('an import that a changed file has had before adds no edge', async () => {
  const before = { ...files, 'packages/ui/button.js': `import '../docs/index.js';` };
  const found = await answer({ 'packages/ui/button.js': `import '../docs/index.js'; 2;` }, undefined, '', before);
  expect(found).toMatchObject({ targets: [app, tool, ui], read: ['ui/button.js', ...others].sort() });
});

test('an answer knows the edges of files that were not read for it', async () => {
  const { found, read } = await answer({ 'packages/ui/button.js': `import './colors.js'; 2;` });
  expect(read).not.toContain('ui/colors.test.js');
  const { dependentsOf, ownersOf } = found as Extract<typeof found, { kind: 'targets' }>;
  expect(await dependentsOf?.('@acme/kit')).toEqual([ui]);
  expect(await ownersOf?.('packages/ui/colors.test.js')).toEqual([ui]);
});
