import { afterAll, expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import { uv, workspaces } from '../build-systems.js';
import { impactOf, removeDirectories, type Files } from '../trees.js';

afterAll(removeDirectories);

/** Two packages beside each other, which know nothing of each other. */
const files: Files = {
  'package.json': '{"name":"root","private":true,"workspaces":["b","c"]}',
  'b/package.json': '{"name":"b"}',
  'c/package.json': '{"name":"c"}',
  'c/data/s.txt': '1',
  'c/data/t.txt': '1',
  'common/x.txt': '1',
};
const python: Files = {
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["b", "c"]\n',
  'b/pyproject.toml': '[project]\nname = "b"\nversion = "1"\n',
  'b/main.py': 'import helpers\n',
  'c/pyproject.toml': '[project]\nname = "c"\nversion = "1"\n',
  'common/src/helpers/__init__.py': '1',
};

test.each<[string, Files, string, readonly string[]]>([
  ['a link to a file', { 'b/s.txt': { link: '../c/data/s.txt' } }, 'c/data/s.txt', ['b', 'c']],
  ['a link to a folder', { 'b/shared': { link: '../c/data' } }, 'c/data/s.txt', ['b', 'c']],
  ['a link to a link', { 'b/s': { link: '../l' }, l: { link: 'c/data/s.txt' } }, 'c/data/s.txt', ['b', 'c']],
  ['a link through a link', { 'b/s': { link: '../l/s.txt' }, l: { link: 'c/data' } }, 'c/data/s.txt', ['b', 'c']],
  ['a link of nobody to the folder of a package', { d: { link: 'c' } }, 'c/data/s.txt', ['c']],
  ['a link among the installed packages', { 'node_modules/c': { link: '../c' } }, 'c/data/s.txt', ['c']],
  ['links in a circle', { 'b/me': { link: '.' }, 'b/l': { link: '../c/l' }, 'c/l': { link: '../b/l' } }, 'b/a', ['b']],
])('%s is followed', async (_what, links, changed, targets) => {
  const base = { ...files, 'b/a': '1', ...links };
  const found = await impactOf(workspaces, base, { ...base, [changed]: '2' });
  expect(found).toMatchObject({ targets, uncovered: [] });
  // A person looks for the file that changed.
  const reasons = found.impact.kind === 'targets' ? [...found.impact.targets.values()] : [];
  expect(reasons).toEqual(targets.map(() => ({ kind: 'file', path: changed })));
});

test('what a link leads to is covered by the link, unless only the pull request has it', async () => {
  const link: Files = { 'b/x.txt': { link: '../common/x.txt' } };
  const changed = { 'common/x.txt': '2' };
  expect(await answer(workspaces, { ...files, ...link }, changed)).toMatchObject({ targets: ['b'], uncovered: [] });
  for (const added of [link, { 'b/data': { link: '../common' } }]) {
    const since = await answer(workspaces, files, { ...added, ...changed });
    expect(since).toMatchObject({ targets: ['b'], uncovered: ['common/x.txt'] });
  }
});

test('a module of Python behind a link to a folder is the module of the project that has the link', async () => {
  const base: Files = { ...python, 'c/src': { link: '../common/src' } };
  expect((await answer(uv, base, { 'common/src/helpers/__init__.py': '2' })).targets).toEqual(['b', 'c']);
});

test('more links than anybody has make everything impacted', async () => {
  const of = (content: (number: number) => readonly [string, Files[string]]) =>
    Object.fromEntries(Array.from({ length: 400 }, (_, number) => content(number)));
  const base = { ...files, ...of((at) => [`links/${at}`, { link: '../files' }]), ...of((at) => [`files/${at}`, '1']) };
  const { targets } = await answer(
    workspaces,
    base,
    of((at) => [`files/${at}`, '2']),
  );
  expect(targets).toBe('ALL: symbolic links lead to the changed files on more paths than can be looked at');
});
