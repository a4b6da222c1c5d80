import { describe, expect, test } from '@jest/globals';
import { targetsBetween } from '../../computing.js';
import type { Files } from '../../sample-repository.js';

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const packages: Files = {
  'packages/a/package.json': json({ name: 'a', version: '1.0.0', dependencies: { left: '^1.0.0' } }),
  'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { right: '^1.0.0' } }),
  'packages/c/package.json': json({ name: 'c', version: '1.0.0', dependencies: { b: '^1.0.0' } }),
};
const root = { name: 'root', workspaces: ['packages/*'] };
const npm: Files = { ...packages, 'package.json': json(root) };

/** Replaces in the lockfile, and answers what is impacted. */
const after = (files: Files, path: string, ...edits: readonly (readonly [string, string])[]) => {
  let text = files[path] as string;
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`${from} is not in ${path}`);
    text = text.replaceAll(from, to);
  }
  return targetsBetween(files, { [path]: text });
};

describe('package-lock.json', () => {
  const entry = (version: string, more = {}) => ({
    version,
    resolved: `https://r/${version}.tgz`,
    integrity: `sha512-${version}`,
    ...more,
  });
  const locked = (more: Record<string, unknown>, rootDependencies = {}): Files => ({
    ...npm,
    'package-lock.json': json({
      name: 'root',
      lockfileVersion: 3,
      packages: {
        '': { name: 'root', workspaces: ['packages/*'], ...rootDependencies },
        'packages/a': { name: 'a', version: '1.0.0', dependencies: { left: '^1.0.0' } },
        'packages/b': { name: 'b', version: '1.0.0', dependencies: { right: '^1.0.0' } },
        'packages/c': { name: 'c', version: '1.0.0', dependencies: { b: '^1.0.0' } },
        'node_modules/a': { resolved: 'packages/a', link: true },
        'node_modules/b': { resolved: 'packages/b', link: true },
        'node_modules/c': { resolved: 'packages/c', link: true },
        ...more,
      },
    }),
  });
  const files = locked({
    'node_modules/left': entry('1.0.0', { dependencies: { deep: '*' } }),
    'node_modules/right': entry('1.0.1', { peerDependencies: { deeper: '*' } }),
    'node_modules/deep': entry('2.0.0', { dependencies: { right: '*', deep: '*' } }),
    'node_modules/deeper': entry('3.0.0', { dev: true }),
    'node_modules/nobody': entry('4.0.0'),
  });
  const edit = (...edits: (readonly [string, string])[]) => after(files, 'package-lock.json', ...edits);

  test('a change goes to the packages that use it, however deep, and to their dependents', async () => {
    expect(await edit(['sha512-1.0.0', 'sha512-x'])).toEqual(['a']);
    expect(await edit(['sha512-2.0.0', 'sha512-x'])).toEqual(['a']);
    expect(await edit(['sha512-1.0.1', 'sha512-x'])).toEqual(['a', 'b', 'c']);
    expect(await edit(['sha512-3.0.0', 'sha512-x'])).toEqual(['a', 'b', 'c']);
    expect(await edit(['sha512-4.0.0', 'sha512-x'])).toEqual([]);
    expect(await edit(['"dev": true', '"dev": false'])).toEqual([]);
  });

  test('another place with the same outcome is no change; another version nearer by is', async () => {
    const nested = locked({
      'packages/a/node_modules/left': entry('1.0.0', { dependencies: { deep: '*' } }),
      'node_modules/right': entry('1.0.1', { peerDependencies: { deeper: '*' } }),
      'node_modules/deep': entry('2.0.0', { dependencies: { right: '*', deep: '*' } }),
      'node_modules/deeper': entry('3.0.0'),
    });
    expect(await targetsBetween(files, nested)).toEqual([]);
    const nearer = locked({
      ...{ 'node_modules/left': entry('1.0.0', { dependencies: { deep: '*' } }) },
      'node_modules/left/node_modules/deep': entry('2.1.0', { dependencies: { right: '*', deep: '*' } }),
      'node_modules/right': entry('1.0.1', { peerDependencies: { deeper: '*' } }),
      'node_modules/deeper': entry('3.0.0'),
    });
    expect(await targetsBetween(files, nearer)).toEqual(['a']);
  });

  test('two versions that change places are a change for both', async () => {
    const swapped = (first: string, second: string) =>
      locked({
        'node_modules/left': entry('1.0.0', { dependencies: { deep: '*' } }),
        'node_modules/right': entry('1.0.1', { dependencies: { deep: '*' } }),
        'node_modules/left/node_modules/deep': entry(first),
        'node_modules/right/node_modules/deep': entry(second),
      });
    expect(await targetsBetween(swapped('1.0.0', '2.0.0'), swapped('2.0.0', '1.0.0'))).toEqual(['a', 'b', 'c']);
  });

  test('a package from the registry that uses one of the repository', async () => {
    const through = locked({ 'node_modules/left': entry('1.0.0', { peerDependencies: { b: '*' } }) });
    expect(await targetsBetween(through, { 'packages/b/index.js': '2' })).toEqual(['a', 'b', 'c']);
  });

  test('what the root uses impacts every package', async () => {
    const rooted = {
      ...locked({ 'node_modules/left': entry('1.0.0'), 'node_modules/deep': entry('2.0.0') }),
      'package.json': json({ name: 'root', workspaces: ['packages/*'], devDependencies: { deep: '*' } }),
    };
    expect(await after(rooted, 'package-lock.json', ['sha512-2.0.0', 'sha512-x'])).toEqual(['a', 'b', 'c', 'root']);
    expect(await after(rooted, 'package-lock.json', ['sha512-1.0.0', 'sha512-x'])).toEqual(['a']);
  });

  test('a new, a removed and a broken lockfile impact everything', async () => {
    expect(await targetsBetween(npm, { 'package-lock.json': files['package-lock.json'] ?? '' })).toBe(
      'ALL: workspaces: package-lock.json is new',
    );
    expect(await targetsBetween(files, { 'package-lock.json': null })).toBe(
      'ALL: workspaces: package-lock.json was removed',
    );
    expect(await targetsBetween(files, { 'package-lock.json': '{' })).toMatch(
      /^ALL: workspaces: package-lock.json cannot be read/,
    );
    expect(await edit(['"lockfileVersion": 3', '"lockfileVersion": 2'])).toBe(
      'ALL: workspaces: settings in package-lock.json changed',
    );
    expect(await targetsBetween(files, { 'bun.lockb': '1' })).toBe('ALL: no target owns bun.lockb');
  });

  test('overrides are seen in what is locked', async () => {
    const overridden = json({ name: 'root', workspaces: ['packages/*'], overrides: { deep: '9' } });
    expect(await targetsBetween(files, { 'package.json': overridden })).toEqual(['root']);
  });
});

describe('pnpm-lock.yaml', () => {
  const settings = { 'pnpm-workspace.yaml': 'packages: [packages/*]\n', 'package.json': json({ name: 'root' }) };
  const nine = `lockfileVersion: '9.0'
settings:
  autoInstallPeers: true
importers:
  .: {}
  packages/a:
    dependencies:
      left:
        specifier: ^1.0.0
        version: 1.0.0(peer@1.0.0)
  packages/b:
    dependencies:
      right:
        specifier: ^1.0.0
        version: real@1.0.0
  packages/c:
    dependencies:
      b:
        specifier: ^1.0.0
        version: link:../b
packages:
  left@1.0.0:
    resolution: {integrity: sha512-left}
    peerDependencies: {peer: '*'}
  peer@1.0.0:
    resolution: {integrity: sha512-peer}
  real@1.0.0:
    resolution: {integrity: sha512-real}
  deep@2.0.0:
    resolution: {integrity: sha512-deep}
snapshots:
  left@1.0.0(peer@1.0.0):
    dependencies:
      peer: 1.0.0
      deep: 2.0.0
  peer@1.0.0: {}
  real@1.0.0:
    optionalDependencies:
      deep: 2.0.0
  deep@2.0.0: {}
`;
  const six = `lockfileVersion: '6.0'
settings: {autoInstallPeers: true}
importers:
  .: {}
  packages/a:
    dependencies: {left: {specifier: ^1.0.0, version: 1.0.0(peer@1.0.0)}}
  packages/b:
    dependencies: {right: {specifier: ^1.0.0, version: /real@1.0.0}}
  packages/c:
    dependencies: {b: {specifier: ^1.0.0, version: link:../b}}
packages:
  /left@1.0.0(peer@1.0.0):
    resolution: {integrity: sha512-left}
    dependencies: {peer: 1.0.0, deep: 2.0.0}
    dev: false
  /peer@1.0.0:
    resolution: {integrity: sha512-peer}
  /real@1.0.0:
    resolution: {integrity: sha512-real}
    optionalDependencies: {deep: 2.0.0}
  /deep@2.0.0:
    resolution: {integrity: sha512-deep}
`;
  test.each([
    ['9', nine],
    ['6', six],
  ])('version %s', async (_, lockfile) => {
    const files = { ...packages, ...settings, 'pnpm-lock.yaml': lockfile };
    const edit = (from: string, to: string) => after(files, 'pnpm-lock.yaml', [from, to]);
    expect(await edit('sha512-left', 'x')).toEqual(['a']);
    expect(await edit('sha512-peer', 'x')).toEqual(['a']);
    expect(await edit('sha512-real', 'x')).toEqual(['b', 'c']);
    expect(await edit('sha512-deep', 'x')).toEqual(['a', 'b', 'c']);
    expect(await edit('autoInstallPeers: true', 'autoInstallPeers: false')).toBe(
      'ALL: workspaces: settings in pnpm-lock.yaml changed',
    );
    expect(await targetsBetween(files, { 'packages/b/x': '1' })).toEqual(['b', 'c']);
  });

  test('two documents: pnpm itself is in the first one', async () => {
    const first = `---
lockfileVersion: '9.0'
importers:
  .:
    packageManagerDependencies:
      pnpm:
        specifier: 11.0.0
        version: 11.0.0
packages:
  pnpm@11.0.0:
    resolution: {integrity: sha512-pnpm}
snapshots:
  pnpm@11.0.0: {}
---
`;
    const files = { ...packages, ...settings, 'pnpm-lock.yaml': first + nine };
    const edit = (from: string, to: string) => after(files, 'pnpm-lock.yaml', [from, to]);
    expect(await edit('sha512-left', 'x')).toEqual(['a']);
    expect(await edit('sha512-real', 'x')).toEqual(['b', 'c']);
    expect(await edit('sha512-pnpm', 'x')).toBe('ALL: workspaces: settings in pnpm-lock.yaml changed');
    expect(await edit('snapshots:', '# remark\nsnapshots:')).toEqual([]);
    const three = { 'pnpm-lock.yaml': first + first + nine };
    expect(await targetsBetween(files, three)).toMatch(/^ALL: .*settings/);
    const one = { ...files, 'pnpm-lock.yaml': nine };
    expect(await targetsBetween(one, { 'pnpm-lock.yaml': first + nine })).toMatch(/^ALL: .*settings/);
  });

  test('another version impacts everything when it changes', async () => {
    const files = { ...packages, ...settings, 'pnpm-lock.yaml': 'lockfileVersion: 5.4\n' };
    expect(await targetsBetween(files, { 'pnpm-lock.yaml': 'lockfileVersion: 5.3\n' })).toMatch(
      /^ALL: .*version other than 6 and 9, and it changed/,
    );
    expect(await targetsBetween(files, { 'packages/a/x': '1' })).toEqual(['a']);
  });
});

describe('bun.lock', () => {
  const lockfile = `{
  "lockfileVersion": 1,
  "workspaces": {
    "": { "name": "root", "devDependencies": { "tool": "^1.0.0" } },
    "packages/a": { "name": "a", "version": "1.0.0", "dependencies": { "left": "^1.0.0" } },
    "packages/b": { "name": "b", "version": "1.0.0", "dependencies": { "right": "^1.0.0" } },
    "packages/c": { "name": "c", "version": "1.0.0", "dependencies": { "b": "^1.0.0" } },
  },
  "trustedDependencies": ["left"],
  "packages": {
    "@s/deep": ["@s/deep@1.0.0", "", {}, "sha512-deep1"],
    "a": ["a@workspace:packages/a"],
    "b": ["b@workspace:packages/b"],
    "c": ["c@workspace:packages/c"],
    "left": ["left@1.0.0", "", { "dependencies": { "@s/deep": "*" } }, "sha512-left"],
    "right": ["real@1.0.0", "", { "optionalDependencies": { "@s/deep": "2" }, "os": "linux" }, "sha512-right"],
    "tool": ["tool@1.0.0", "", {}, "sha512-tool"],
    "nobody": ["nobody@1.0.0", "", {}, "sha512-nobody"],
    "right/@s/deep": ["@s/deep@2.0.0", "", {}, "sha512-deep2"],
    "b/left": ["left@2.0.0", "", {}, "sha512-left2"],
  },
}
`;
  const files = {
    ...npm,
    'package.json': json({ ...root, devDependencies: { tool: '^1.0.0' } }),
    'bun.lock': lockfile,
  };
  const edit = (...edits: (readonly [string, string])[]) => after(files, 'bun.lock', ...edits);

  test('a change goes to the packages that use it, and to their dependents', async () => {
    expect(await edit(['sha512-left"', 'x"'])).toEqual(['a']);
    expect(await edit(['sha512-deep1', 'x'])).toEqual(['a']);
    expect(await edit(['sha512-deep2', 'x'])).toEqual(['b', 'c']);
    expect(await edit(['"os": "linux"', '"os": "darwin"'])).toEqual(['b', 'c']);
    expect(await edit(['sha512-nobody', 'x'])).toEqual([]);
    expect(await edit(['"b/left"', '"b/right"'])).toEqual(['b', 'c']);
  });

  test('what the root uses impacts every package', async () => {
    expect(await edit(['sha512-tool', 'x'])).toEqual(['a', 'b', 'c', 'root']);
  });

  test('another order of the same is no change; settings and versions that are not known impact everything', async () => {
    expect(await edit(['  "trustedDependencies"', '  // remark\n  "trustedDependencies"'])).toEqual([]);
    expect(await edit(['["left"],', '["left", "right"],'])).toBe('ALL: workspaces: settings in bun.lock changed');
    expect(await edit(['"lockfileVersion": 1', '"lockfileVersion": 9'])).toMatch(
      /^ALL: .*0, 1, 2 and 3, and it changed/,
    );
    expect(await edit(['"packages": {', '"packages": [{'])).toMatch(/^ALL: .*bun.lock cannot be read, and it changed/);
    expect(await targetsBetween(files, { 'bun.lock': null })).toMatch(/^ALL: .*bun.lock was removed/);
  });
});

describe('yarn.lock', () => {
  const one = `# THIS IS AN AUTOGENERATED FILE. DO NOT EDIT THIS FILE DIRECTLY.
# yarn lockfile v1


deep@*, deep@^2.0.0:
  version "2.0.0"
  resolved "https://r/deep-2.0.0.tgz#deep"
  integrity sha512-deep

left@^1.0.0:
  version "1.0.0"
  resolved "https://r/left.tgz#left"
  integrity sha512-left
  dependencies:
    "@s/scoped" "^1.0.0"
    deep "^2.0.0"

right@^1.0.0:
  version "1.0.0"
  resolved "https://r/right.tgz#right"
  integrity sha512-right
  optionalDependencies:
    deep "*"

"@s/scoped@^1.0.0":
  version "1.0.0"
  resolved "https://r/scoped.tgz#scoped"
  integrity sha512-scoped
`;
  const berry = `# This file is generated by running "yarn install" inside your project.

__metadata:
  version: 8
  cacheKey: 10c0

"@s/scoped@npm:^1.0.0":
  version: 1.0.0
  resolution: "@s/scoped@npm:1.0.0"
  checksum: sha512-scoped
  languageName: node
  linkType: hard

"a@workspace:packages/a":
  version: 0.0.0-use.local
  resolution: "a@workspace:packages/a"
  dependencies:
    left: "npm:^1.0.0"
  languageName: unknown
  linkType: soft

"b@npm:^1.0.0, b@workspace:packages/b":
  version: 0.0.0-use.local
  resolution: "b@workspace:packages/b"
  dependencies:
    right: "npm:^1.0.0"
  languageName: unknown
  linkType: soft

"deep@npm:*, deep@npm:^2.0.0":
  version: 2.0.0
  resolution: "deep@npm:2.0.0"
  checksum: sha512-deep
  languageName: node
  linkType: hard

"left@npm:^1.0.0":
  version: 1.0.0
  resolution: "left@npm:1.0.0"
  dependencies:
    "@s/scoped": "npm:^1.0.0"
    deep: "npm:^2.0.0"
  checksum: sha512-left
  languageName: node
  linkType: hard

"right@npm:^1.0.0":
  version: 1.0.0
  resolution: "right@npm:1.0.0"
  dependencies:
    deep: "npm:*"
  checksum: sha512-right
  languageName: node
  linkType: hard
`;
  test.each([
    ['1', one],
    ['berry', berry],
  ])('of yarn %s', async (_, lockfile) => {
    const files = { ...npm, 'yarn.lock': lockfile };
    const edit = (from: string, to: string) => after(files, 'yarn.lock', [from, to]);
    expect(await edit('sha512-left', 'x')).toEqual(['a']);
    expect(await edit('sha512-scoped', 'x')).toEqual(['a']);
    expect(await edit('sha512-right', 'x')).toEqual(['b', 'c']);
    expect(await edit('sha512-deep', 'x')).toEqual(['a', 'b', 'c']);
    expect(await targetsBetween(files, { 'packages/b/x': '1' })).toEqual(['b', 'c']);
  });

  test('a range that resolutions replaced: any entry of the name may be meant', async () => {
    const files = { ...npm, 'yarn.lock': one.replace('deep@*, deep@^2.0.0', 'deep@2.0.0') };
    expect(await after(files, 'yarn.lock', ['sha512-deep', 'x'])).toEqual(['a', 'b', 'c']);
  });

  test('a patched package counts beside the plain one', async () => {
    const patched = `${berry}
"right@patch:right@npm%3A^1.0.0#./fix.patch":
  version: 1.0.0
  resolution: "right@patch:right@npm%3A1.0.0#./fix.patch::version=1.0.0&hash=abc"
  checksum: sha512-patched
  languageName: node
  linkType: hard
`;
    expect(await after({ ...npm, 'yarn.lock': patched }, 'yarn.lock', ['sha512-patched', 'x'])).toEqual(['b', 'c']);
  });

  test('the archives beside it are what it says', async () => {
    const files = { ...npm, 'yarn.lock': berry, '.yarn/cache/left.zip': '1' };
    const changed = { 'yarn.lock': berry.replace('sha512-left', 'x'), '.yarn/cache/left.zip': '2' };
    expect(await targetsBetween(files, changed)).toEqual(['a']);
    expect(await targetsBetween(files, { '.yarn/cache/left.zip': '2' })).toBe(
      'ALL: no target owns .yarn/cache/left.zip',
    );
  });

  test('one that is not understood', async () => {
    const files = { ...npm, 'yarn.lock': one };
    expect(await targetsBetween(files, { 'yarn.lock': `${one}\n      too deep "1"\n` })).toMatch(
      /^ALL: .*yarn\.lock cannot be read/,
    );
    expect(await targetsBetween(files, { 'yarn.lock': 'x: 1' })).toMatch(/^ALL: .*yarn\.lock cannot be read/);
    expect(await targetsBetween(files, { 'yarn.lock': berry })).toBe('ALL: workspaces: settings in yarn.lock changed');
  });
});
