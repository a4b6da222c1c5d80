import { afterAll, describe, expect, test } from '@jest/globals';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { cargo } from '../build-systems.js';
import { dotnet } from '../build-systems.js';
import { go } from '../build-systems.js';
import { maven } from '../build-systems.js';
import { uv } from '../build-systems.js';
import { workspaces } from '../build-systems.js';
import { compareFiles, impactOf, realTools, removeDirectories, type Files } from '../trees.js';

afterAll(removeDirectories);

const pom = (artifact: string, rest = '') =>
  `<project><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${rest}</project>`;

/** Two targets beside each other in `b` and `c`, which know nothing of each other. */
const samples: readonly (readonly [string, BuildSystem, Files, string, string])[] = [
  [
    'workspaces',
    workspaces,
    {
      'package.json': '{"name":"root","private":true,"workspaces":["b","c"]}',
      'b/package.json': '{"name":"b"}',
      'c/package.json': '{"name":"c"}',
    },
    'b',
    'c',
  ],
  [
    'cargo',
    cargo,
    {
      'Cargo.toml': '[workspace]\nmembers = ["b", "c"]\n',
      'b/Cargo.toml': '[package]\nname = "b"\n',
      'c/Cargo.toml': '[package]\nname = "c"\n',
    },
    'b',
    'c',
  ],
  [
    'go',
    go,
    { 'go.mod': 'module m.test\n\ngo 1.21\n', 'b/b.go': 'package b\n', 'c/c.go': 'package c\n' },
    'm.test/b',
    'm.test/c',
  ],
  [
    'maven',
    maven,
    {
      'pom.xml': pom('root', '<packaging>pom</packaging><modules><module>b</module><module>c</module></modules>'),
      'b/pom.xml': pom('b'),
      'c/pom.xml': pom('c'),
    },
    'g:b',
    'g:c',
  ],
  [
    'uv',
    uv,
    {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["b", "c"]\n',
      'b/pyproject.toml': '[project]\nname = "b"\nversion = "1"\n',
      'c/pyproject.toml': '[project]\nname = "c"\nversion = "1"\n',
    },
    'b',
    'c',
  ],
  ['dotnet', dotnet, { 'b/b.csproj': '<Project/>', 'c/c.csproj': '<Project/>' }, 'b/b.csproj', 'c/c.csproj'],
];

describe.each(samples)('%s', (_name, system, files, b, c) => {
  const base: Files = { ...files, 'c/data/s.txt': '1', 'c/data/t.txt': '1' };

  test.each([
    ['a link to a file', { 'b/shared.txt': { link: '../c/data/s.txt' } }],
    ['a link to a folder', { 'b/shared': { link: '../c/data' } }],
    [
      'a link to a link',
      { 'b/shared.txt': { link: '../other/link.txt' }, 'other/link.txt': { link: '../c/data/s.txt' } },
    ],
    ['a link through a linked folder', { 'b/shared.txt': { link: '../other/s.txt' }, other: { link: 'c/data' } }],
  ])('%s of another target is followed', async (_kind, links: Files) => {
    const linked = { ...base, ...links };
    const { targets, impact } = await impactOf(system, linked, { ...linked, 'c/data/s.txt': '2' });
    expect(targets).toEqual([b, c]);
    // A person looks for the file that changed.
    const reason = impact.kind === 'targets' ? impact.targets.get(b) : undefined;
    expect(reason).toMatchObject({ kind: 'file', path: 'c/data/s.txt' });
  });

  test('what a link leads to is covered by the link, unless only the pull request has it', async () => {
    const outside: Files = { ...base, 'common/x.txt': '1' };
    const link: Files = { 'b/x.txt': { link: '../common/x.txt' } };
    const changed = { 'common/x.txt': '2' };
    const before = await impactOf(system, { ...outside, ...link }, { ...outside, ...link, ...changed });
    expect([before.targets, before.uncovered]).toEqual([[b], []]);
    const since = await impactOf(system, outside, { ...outside, ...link, ...changed });
    expect([since.targets, since.uncovered]).toEqual([[b], ['common/x.txt']]);
  });
});

test('a module of Python behind a link to a folder is the module of the project that has the link', async () => {
  const base: Files = {
    ...samples[4]?.[2],
    'common/src/helpers/__init__.py': '1',
    'c/src': { link: '../common/src' },
    'b/main.py': 'import helpers\n',
  };
  const { targets } = await impactOf(uv, base, { ...base, 'common/src/helpers/__init__.py': '2' });
  expect(targets).toEqual(['b', 'c']);
});

test('links to each other, and to the directory that they are in, end', async () => {
  const base: Files = {
    ...samples[1]?.[2],
    'b/self': { link: '.' },
    'b/there': { link: '../c/back' },
    'c/back': { link: '../b/there' },
    'b/a.txt': '1',
  };
  expect((await impactOf(cargo, base, { ...base, 'b/a.txt': '2' })).targets).toEqual(['b']);
});

test('more links than anybody has make everything impacted', async () => {
  const numbers = [...Array(400).keys()];
  const base: Files = Object.fromEntries([
    ...Object.entries(samples[1]?.[2] ?? {}),
    ...numbers.map((number) => [`links/${number}`, { link: '../files' }] as const),
    ...numbers.map((number) => [`files/${number}`, '1'] as const),
  ]);
  const changed = Object.fromEntries(numbers.map((number) => [`files/${number}`, '2']));
  const impact = await cargo.impact(await compareFiles(base, { ...base, ...changed }), realTools());
  expect(impact).toEqual({
    kind: 'all',
    why: 'symbolic links lead to the changed files on more paths than can be looked at',
  });
});
