import { expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { buildSystemOf } from '../../src/engine/build-system.js';
import type { DeclaredTarget } from '../../src/readers/reader.js';
import { answer } from '../answers.js';

const target = (name: string, more: Partial<DeclaredTarget> = {}): DeclaredTarget => ({
  id: name,
  name,
  folder: name,
  uses: [],
  ...more,
});
const user = target('user', { uses: [{ id: 'a' }] });
const settings = { 'shared/settings.json': '{"extends": "../b/base.json"}', 'b/base.json': '{}' };

test.each<[string, readonly DeclaredTarget[], Contents, Contents, readonly string[]]>([
  [
    'settings outside of its folder that a manifest gives to one target are this target’s',
    [target('a', { owns: ['shared/settings.json'] }), target('b')],
    settings,
    { 'b/base.json': '{"x":1}' },
    ['a', 'b'],
  ],
  [
    'what settings of several targets name is an edge of none of them',
    [target('a', { owns: ['shared/settings.json'] }), target('b'), target('c', { owns: ['shared/settings.json'] })],
    settings,
    { 'b/base.json': '{"x":1}' },
    ['b'],
  ],
  [
    'a glob that finds tests does not make these part of the sources',
    [target('a'), user],
    { 'a/vitest.config.ts': "export default { test: { include: ['./test/**'] } };\n", 'a/test/x.ts': '1' },
    { 'a/test/x.ts': '2' },
    ['a'],
  ],
  [
    'a test that a source imports is part of the sources',
    [target('a'), user],
    { 'a/main.ts': "import './test/x.js';\n", 'a/test/x.ts': '1' },
    { 'a/test/x.ts': '2' },
    ['a', 'user'],
  ],
  [
    'a test that a source of another target imports is not part of its own target’s sources',
    [target('a'), user, target('b')],
    { 'b/main.ts': "import '../a/test/x.js';\n", 'a/test/x.ts': '1' },
    { 'a/test/x.ts': '2' },
    ['a', 'b'],
  ],
])('%s', async (_what, targets, files, changes, expected) => {
  const system = buildSystemOf({ name: 'workspaces', read: () => Promise.resolve({ targets }) });
  expect((await answer(system, files, changes)).targets).toEqual(expected);
});

test('a target that uses the whole repository reads every file, and owns none for that', async () => {
  const whole = { path: '', written: '..', what: 'the sources' };
  const targets = [target('a', { uses: [whole] }), target('b')];
  const system = buildSystemOf({ name: 'cargo', read: () => Promise.resolve({ targets }) });
  const files = { 'a/x': '1', 'b/x': '1', 'other/x': '1' };
  expect(await answer(system, files, { 'other/x': '2' })).toMatchObject({ targets: ['a'], uncovered: ['other/x'] });
  expect(await answer(system, files, { 'b/x': '2' })).toMatchObject({ targets: ['a', 'b'], uncovered: [] });
});
