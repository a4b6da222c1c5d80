import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { workspaces } from '../build-systems.js';
import { answer } from '../answers.js';

const json = (value: unknown) => JSON.stringify(value);

/** `a` installs `is-odd`; `t` installs `is-even`, which uses `is-odd`; `other` installs `left`. `c` holds a fork of `is-odd`. */
const packages: Contents = {
  'packages/a/package.json': json({ name: 'a', dependencies: { 'is-odd': '^3.0.0' } }),
  'packages/t/package.json': json({ name: 't', dependencies: { 'is-even': '1.0.0' } }),
  'packages/other/package.json': json({ name: 'other', dependencies: { left: '1.0.0' } }),
  'packages/c/package.json': json({ name: 'c' }),
  'packages/c/fork/package.json': json({ name: 'is-odd', version: '3.0.1' }),
  'packages/c/fork/index.js': '1',
  'is-odd.patch': '1',
};
const rooted = (more: object = {}): Contents => ({
  ...packages,
  'package.json': json({ name: 'root', workspaces: ['packages/*'], ...more }),
});

const npm = (isOdd: object) =>
  json({
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/is-odd': isOdd,
      'node_modules/is-even': { version: '1.0.0', dependencies: { 'is-odd': '^0.1.2' } },
      'node_modules/left': { version: '1.0.0' },
    },
  });

/** @param isOdd its resolution */
const bun = (isOdd: string, more: object = {}) =>
  json({
    lockfileVersion: 3,
    workspaces: {},
    ...more,
    packages: {
      'is-odd': [isOdd, '', {}, 'sha512-odd'],
      'is-even': ['is-even@1.0.0', '', { dependencies: { 'is-odd': '^0.1.2' } }, 'sha512-even'],
      left: ['left@1.0.0', '', {}, 'sha512-left'],
    },
  });

/** @param isOdd descriptors and fields of the entry of `is-odd` */
const classic = (isOdd: string) =>
  `# yarn lockfile v1\n\nis-even@1.0.0:\n  version "1.0.0"\n  dependencies:\n    is-odd "^0.1.2"\n\n${isOdd}\n\nleft@1.0.0:\n  version "1.0.0"\n`;

const berry = (...isOdd: readonly (readonly [descriptor: string, resolution: string])[]) =>
  [
    '__metadata:\n  version: 8',
    '"is-even@npm:1.0.0":\n  version: 1.0.0\n  resolution: "is-even@npm:1.0.0"\n  dependencies:\n    is-odd: "npm:^0.1.2"',
    ...isOdd.map(([descriptor, resolution]) => `"${descriptor}":\n  version: 3.0.1\n  resolution: "${resolution}"`),
    '"left@npm:1.0.0":\n  version: 1.0.0\n  resolution: "left@npm:1.0.0"',
  ].join('\n\n');

/** @param isOdd what it is for an importer, and for a package; with the entries that this needs */
const pnpm = ([inA, inEven]: readonly [string, string], entries = '', settings = '') =>
  `lockfileVersion: '9.0'\n${settings}importers:\n  .: {}\n  packages/a:\n    dependencies:\n      is-odd: {specifier: ^3.0.0, version: ${inA}}\n` +
  '  packages/t:\n    dependencies:\n      is-even: {specifier: 1.0.0, version: 1.0.0}\n' +
  '  packages/other:\n    dependencies:\n      left: {specifier: 1.0.0, version: 1.0.0}\n' +
  `packages:\n  left@1.0.0: {}\nsnapshots:\n  left@1.0.0: {}\n  is-even@1.0.0:\n    dependencies: {is-odd: ${inEven}}\n${entries}`;
const pnpmRoot: Contents = {
  ...packages,
  'package.json': '{"name":"root"}',
  'pnpm-workspace.yaml': 'packages: [packages/*]',
};

const fork = 'packages/c/fork';
const patch = 'is-odd.patch';

describe('what a lockfile puts in the place of a package belongs to all that install the package', () => {
  test.each<[string, Contents, string]>([
    [
      'a link of npm',
      {
        ...rooted({ overrides: { 'is-odd': 'file:packages/c/fork' } }),
        'package-lock.json': npm({ resolved: fork, link: true }),
      },
      `${fork}/index.js`,
    ],
    ['a folder of bun', { ...rooted(), 'bun.lock': bun(`is-odd@file:${fork}`) }, `${fork}/index.js`],
    [
      'a folder of yarn 1',
      {
        ...rooted({ resolutions: { 'is-odd': `file:./${fork}` } }),
        'yarn.lock': classic(`is-odd@^0.1.2, is-odd@^3.0.0, "is-odd@file:./${fork}":\n  version "3.0.1"`),
      },
      `${fork}/index.js`,
    ],
    [
      'a portal of yarn',
      {
        ...rooted({ resolutions: { 'is-odd': `portal:./${fork}` } }),
        'yarn.lock': berry([
          `is-odd@portal:./${fork}::locator=root%40workspace%3A.`,
          `is-odd@portal:./${fork}::locator=root%40workspace%3A.`,
        ]),
      },
      `${fork}/index.js`,
    ],
    ['a link of pnpm', { ...pnpmRoot, 'pnpm-lock.yaml': pnpm(['link:../c/fork', `link:${fork}`]) }, `${fork}/index.js`],
    [
      'a folder of pnpm',
      {
        ...pnpmRoot,
        'pnpm-lock.yaml': pnpm(
          [`file:${fork}`, `file:${fork}`],
          `  is-odd@file:${fork}: {resolution: {directory: ${fork}, type: directory}}\n`,
        ),
      },
      `${fork}/index.js`,
    ],
    [
      'a patch of pnpm',
      {
        ...pnpmRoot,
        'pnpm-workspace.yaml': 'packages: [packages/*]\npatchedDependencies: {is-odd@3.0.1: is-odd.patch}',
        'pnpm-lock.yaml': pnpm(['3.0.1(patch_hash=x)', '3.0.1(patch_hash=x)'], '  is-odd@3.0.1(patch_hash=x): {}\n'),
      },
      patch,
    ],
    [
      'a patch that the lockfile of pnpm names',
      {
        ...pnpmRoot,
        'pnpm-lock.yaml': pnpm(
          ['3.0.1(patch_hash=x)', '3.0.1(patch_hash=x)'],
          '  is-odd@3.0.1(patch_hash=x): {}\n',
          'patchedDependencies:\n  is-odd@3.0.1: {hash: x, path: is-odd.patch}\n',
        ),
      },
      patch,
    ],
    [
      'a patch of bun',
      { ...rooted(), 'bun.lock': bun('is-odd@3.0.1', { patchedDependencies: { 'is-odd@3.0.1': patch } }) },
      patch,
    ],
    [
      'a patch of yarn',
      {
        ...rooted(),
        'yarn.lock': berry(
          ['is-odd@npm:^3.0.0, is-odd@npm:^0.1.2', 'is-odd@npm:3.0.1'],
          [
            'is-odd@patch:is-odd@npm%3A^3.0.0#~/is-odd.patch',
            'is-odd@patch:is-odd@npm%3A3.0.1#~/is-odd.patch::version=3.0.1&hash=a',
          ],
        ),
      },
      patch,
    ],
  ])('%s', async (_what, files, path) => {
    const owners = path === patch ? ['a', 't'] : ['a', 'c', 't'];
    expect(await answer(workspaces, files, { [path]: '2' })).toEqual({ targets: owners, warnings: [], uncovered: [] });
  });
});

describe('a lockfile says what a dependency is', () => {
  const ui = { 'packages/ui/package.json': json({ name: 'left', version: '1.0.0' }), 'packages/ui/x.js': '1' };

  test.each<[string, Contents, readonly string[]]>([
    [
      'a package of the registry, where a member has its name',
      { ...pnpmRoot, ...ui, 'pnpm-lock.yaml': pnpm(['3.0.1', '3.0.1']) },
      ['left'],
    ],
    [
      'a member',
      {
        ...pnpmRoot,
        ...ui,
        'pnpm-lock.yaml': pnpm(['3.0.1', '3.0.1']).replace(
          '{specifier: 1.0.0, version: 1.0.0}\npackages',
          '{specifier: 1.0.0, version: link:../ui}\npackages',
        ),
      },
      ['left', 'other'],
    ],
    ['a member, where no lockfile says it', { ...pnpmRoot, ...ui }, ['left', 'other']],
    [
      'a member, where yarn 1 has an entry of the name',
      { ...rooted(), ...ui, 'yarn.lock': classic('is-odd@^3.0.0:\n  version "3.0.1"') },
      ['left', 'other'],
    ],
  ])('%s', async (_what, files, expected) => {
    expect((await answer(workspaces, files, { 'packages/ui/x.js': '2' })).targets).toEqual(expected);
  });

  test('a resolution of one parent is not that of others', async () => {
    const files = (version: string) => ({
      ...packages,
      'packages/a/package.json': json({ name: 'a', dependencies: { 'is-odd': '^0.1.2' } }),
      'package.json': json({ name: 'root', workspaces: ['packages/*'], resolutions: { 'is-even/is-odd': version } }),
      'yarn.lock': berry([`is-odd@npm:${version}`, `is-odd@npm:${version}`], ['is-odd@npm:^0.1.2', 'is-odd@npm:0.1.2']),
    });
    expect((await answer(workspaces, files('3.0.0'), files('3.0.1'))).targets).toEqual(['root', 't']);
  });

  test('packages that use each other in a circle count as one, wherever they are installed', async () => {
    const circle = (y: string, place = '') => ({
      ...rooted(),
      'package-lock.json': json({
        lockfileVersion: 3,
        packages: {
          'node_modules/left': { version: '1.0.0', dependencies: { x: '*' } },
          [`${place}node_modules/x`]: { version: '1.0.0', dependencies: { y: '*' } },
          [`${place}node_modules/y`]: { version: y, dependencies: { x: '*' } },
          'node_modules/is-odd': { version: '3.0.1', dependencies: { v: '*' } },
          'node_modules/v': { version: '1.0.0', dependencies: { v: '*' } },
        },
      }),
    });
    expect((await answer(workspaces, circle('1.0.0'), circle('2.0.0'))).targets).toEqual(['other']);
    expect((await answer(workspaces, circle('1.0.0'), circle('1.0.0', 'node_modules/left/'))).targets).toEqual([]);
  });
});

describe('members', () => {
  test('the lockfile of Yarn knows the workspaces of a workspace', async () => {
    const files: Contents = {
      'package.json': '{"name":"root","workspaces":["packages/*"]}',
      'packages/group/package.json': '{"name":"group","workspaces":["sub/*"]}',
      'packages/group/sub/x/package.json': '{"name":"x"}',
      'packages/group/sub/x/i.js': '1',
      'packages/app/package.json': '{"name":"app","dependencies":{"x":"workspace:^"}}',
      'yarn.lock': `__metadata:\n  version: 8\n\n"x@workspace:^, x@workspace:packages/group/sub/x":\n  version: 0.0.0-use.local\n  resolution: "x@workspace:packages/group/sub/x"\n`,
    };
    expect((await answer(workspaces, files, { 'packages/group/sub/x/i.js': '2' })).targets).toEqual(['app', 'x']);
  });

  test('a workspace: that meets no member makes its package uncertain', async () => {
    const files = {
      ...rooted(),
      'packages/lost/package.json': '{"name":"lost","dependencies":{"gone":"workspace:*"}}',
    };
    expect(await answer(workspaces, files, { 'packages/c/x.js': '' })).toEqual({
      targets: ['c', 'lost'],
      warnings: [
        'workspaces: every answer has the target lost, because packages/lost/package.json asks for gone as workspace:*, and no package of the workspace is called so',
      ],
      uncovered: [],
    });
  });

  test('lerna.json counts field by field', async () => {
    const files = (more: object) => ({ ...rooted(), 'lerna.json': json({ version: '1.0.0', ...more }) });
    expect(await answer(workspaces, files({}), files({ version: '1.1.0' }))).toMatchObject({
      targets: [],
      uncovered: [],
    });
    expect((await answer(workspaces, files({}), files({ npmClient: 'pnpm' }))).targets).toBe(
      'ALL: npmClient in lerna.json changed',
    );
  });
});
