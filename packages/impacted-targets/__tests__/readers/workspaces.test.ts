import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import { selectBuildSystems } from '../../src/engine/select-build-systems.js';
import { compareContents, edited, type Contents } from '../trees.js';
import { unconfigured } from '../unconfigured.js';
import { answer } from '../answers.js';
import { workspaces } from '../build-systems.js';
import { forEach, impactedByDefinition, some, state, twoCommits, type Defined, type Definition } from './definition.js';
import { tableOf } from './table.js';

const json = (value: unknown) => JSON.stringify(value);
type Json = Readonly<Record<string, unknown>>;

/** A package in `packages/<name>`. */
const pkg = (name: string, more: Json = {}): Contents => ({
  [`packages/${name.replace(/^@\w+\//, '')}/package.json`]: json({ name, version: '1.2.3', ...more }),
});
const root = (more: Json = {}): Contents => ({
  'package.json': json({ name: 'root', workspaces: ['packages/*'], ...more }),
});

const { check, from } = tableOf(workspaces);

/** `a` installs left, `b` installs right, and `c` uses `b`. Nothing uses `d`. */
const packages: Contents = {
  ...pkg('a', { dependencies: { left: '^1.0.0' } }),
  ...pkg('b', { dependencies: { right: '^1.0.0' } }),
  ...pkg('c', { dependencies: { b: '^1.0.0' } }),
  ...pkg('d'),
  'fork/x.js': '1',
  'right.patch': '1',
};
const rooted = (lockfile: Contents, more: Json = {}): Contents => ({ ...packages, ...root(more), ...lockfile });

/** Rows in which a text of a lockfile is replaced: what is replaced by what, and the answer. */
function edits(what: string, files: Contents, path: string, rows: readonly (readonly [string, string, string])[]) {
  from(
    files,
    rows.map(([before, after, expected]) => [
      `${what}: ${before} → ${after}`,
      { [path]: edited(files, path, before, after)[path] ?? '' },
      expected,
    ]),
  );
}

const npm = (entries: Json, more: Json = {}) => ({
  'package-lock.json': json({ lockfileVersion: 3, packages: { '': {}, ...entries }, ...more }),
});
const at = (version: string, more: Json = {}) => ({ version, integrity: `sha512-${version}`, ...more });
const npmEntries = {
  'node_modules/b': { resolved: 'packages/b', link: true },
  'node_modules/left': at('1.0.0', { dependencies: { deep: '*' } }),
  'node_modules/right': at('1.0.1', { peerDependencies: { deeper: '*' } }),
  'node_modules/deep': at('2.0.0', { dependencies: { right: '*', deep: '*' } }),
  'node_modules/deeper': at('3.0.0', { dev: true }),
  'node_modules/nobody': at('4.0.0'),
};
const npmFiles = rooted(npm(npmEntries));

describe('package-lock.json', () => {
  edits('an entry', npmFiles, 'package-lock.json', [
    ['sha512-1.0.0', 'x', 'a'],
    ['sha512-2.0.0', 'x', 'a'],
    ['sha512-1.0.1', 'x', 'a b c'],
    ['sha512-3.0.0', 'x', 'a b c'],
    ['sha512-4.0.0', 'x', ''],
    ['"dev":true', '"dev":false', ''],
    ['"lockfileVersion":3', '"lockfileVersion":2', 'ALL: settings in package-lock.json changed'],
    ['"packages":{', '"x":{', 'ALL: package-lock.json is of a version that names no places'],
    [',"packages":', '', 'ALL: package-lock.json cannot be read, and it changed'],
  ]);

  const { 'node_modules/left': left, 'node_modules/deep': deep, ...others } = npmEntries;
  const needing = (name: string, version = '1.0.0') => at(version, { dependencies: { [name]: '*' } });
  const twice = (first: string, second: string) =>
    npm({
      ...{ 'node_modules/left': needing('deep'), 'node_modules/right': needing('deep', '1.0.1') },
      ...{ 'node_modules/left/node_modules/deep': at(first), 'node_modules/right/node_modules/deep': at(second) },
    });
  const apart = (deep: string) =>
    npm({
      ...{ 'node_modules/left': needing('deep'), 'node_modules/deep': at('9') },
      ...{ 'packages/a/node_modules/left': needing('deep'), 'packages/a/node_modules/deep': at(deep) },
    });
  const linked = (deep: Json) => rooted(npm({ ...npmEntries, 'node_modules/deep': deep }));
  const peer = rooted(npm({ ...npmEntries, 'node_modules/left': at('1.0.0', { peerDependencies: { b: '*' } }) }));
  const asked = pkg('b', { dependencies: { right: 'workspace:^' } });
  const moved = npm({ ...others, 'node_modules/deep': deep, 'packages/a/node_modules/left': left });
  const nearer = npm({ ...npmEntries, 'node_modules/left/node_modules/deep': at('2.1.0') });
  check([
    ['a new lockfile', rooted({}), npm(npmEntries), 'ALL: package-lock.json is new'],
    ['without a lockfile nothing shows them', rooted({}), root({ overrides: { deep: '9' } }), 'ALL: overrides in'],
    ['a lockfile that goes', npmFiles, { 'package-lock.json': null }, 'ALL: package-lock.json was removed'],
    ['overrides show in what is locked', npmFiles, root({ overrides: { deep: '9' } }), 'root'],
    ['a package that moves to another place', npmFiles, moved, 'a'],
    ['another version nearer by is a change', npmFiles, nearer, 'a'],
    ['two places', { ...rooted(apart('1')), ...pkg('d', { dependencies: { left: '*' } }) }, apart('2'), 'a'],
    ['two versions that change places', rooted(twice('1', '2')), twice('2', '1'), 'a b c'],
    ['what only the lockfile knows', { ...npmFiles, ...asked }, 'packages/d/x.js', 'd'],
    ['a package of the registry that uses a member', peer, 'packages/b/x.js', 'a b c'],
    ['a link in its place', linked({ resolved: 'fork', link: true }), 'fork/x.js', 'a'],
    ['an archive in its place', linked(at('2', { resolved: 'file:fork/x.js' })), 'fork/x.js', 'a'],
  ]);
});

const pnpmRoot = { 'package.json': json({ name: 'root' }), 'pnpm-workspace.yaml': 'packages: [packages/*]\n' };
/** @param version of the lockfile. In version 6, keys begin with a slash, and one entry has all that is known of a package */
const pnpm = (version: 6 | 9) => {
  const [start, own] = version === 6 ? ['/', 'packages'] : ['', 'snapshots'];
  const described = ['left@1.0.0', 'peer@1.0.0', 'real@1.0.0', 'deep@2.0.0'];
  return `lockfileVersion: '${version}.0'
settings: {autoInstallPeers: true}
importers:
  .: {}
  packages/a: {dependencies: {left: {specifier: ^1.0.0, version: 1.0.0(peer@1.0.0)}}}
  packages/b: {dependencies: {right: {specifier: ^1.0.0, version: ${start}real@1.0.0}}}
  packages/c: {dependencies: {b: {specifier: ^1.0.0, version: link:../b}}}
${version === 6 ? '' : `packages: {${described.map((name) => `${name}: {resolution: {integrity: sha512-${name}}}`).join(', ')}}`}
${own}:
  ${start}left@1.0.0(peer@1.0.0): {dependencies: {peer: 1.0.0, deep: 2.0.0}, ${version === 6 ? 'dev: false, id: sha512-left@1.0.0' : ''}}
  ${start}peer@1.0.0: {${version === 6 ? 'id: sha512-peer@1.0.0' : ''}}
  ${start}real@1.0.0: {optionalDependencies: {deep: 2.0.0}, ${version === 6 ? 'id: sha512-real@1.0.0' : ''}}
  ${start}deep@2.0.0: {${version === 6 ? 'id: sha512-deep@2.0.0' : ''}}
`;
};
const pnpmFirst = `---
lockfileVersion: '9.0'
importers: {.: {packageManagerDependencies: {pnpm: {specifier: 11.0.0, version: 11.0.0}}}}
packages: {pnpm@11.0.0: {resolution: {integrity: sha512-pnpm}}}
---
`;
const pnpmFiles = (lockfile: string, more: Contents = {}) => ({
  ...packages,
  ...pnpmRoot,
  'pnpm-lock.yaml': lockfile,
  ...more,
});

describe('pnpm-lock.yaml', () => {
  for (const version of [6, 9] as const)
    edits(`version ${version}`, pnpmFiles(pnpm(version)), 'pnpm-lock.yaml', [
      ['sha512-left', 'x', 'a'],
      ['sha512-peer', 'x', 'a'],
      ['sha512-real', 'x', 'b c'],
      ['sha512-deep', 'x', 'a b c'],
      ['autoInstallPeers: true', 'autoInstallPeers: false', 'ALL: settings in pnpm-lock.yaml changed'],
      ['importers:', '# a remark\nimporters:', ''],
      [`'${version}.0'`, `'5.4'`, 'ALL: pnpm-lock.yaml is of a version other than 6 and 9, and it changed'],
    ]);
  edits('pnpm itself in a document before', pnpmFiles(pnpmFirst + pnpm(9)), 'pnpm-lock.yaml', [
    ['sha512-left', 'x', 'a'],
    ['sha512-pnpm', 'x', 'ALL: settings in pnpm-lock.yaml changed'],
    [pnpmFirst, '', 'ALL: settings in pnpm-lock.yaml changed'],
  ]);

  const patched = pnpm(9).replaceAll(/real@1.0.0(?=$|\}|: \{opt)/gm, 'real@1.0.0(patch_hash=x)');
  const settings = 'packages: [packages/*]\npatchedDependencies: {real@1.0.0: right.patch}\n';
  const patching = (lockfile: string) => pnpmFiles(lockfile, { 'pnpm-workspace.yaml': settings });
  const lockedPatch = `patchedDependencies: {real@1.0.0: {hash: x, path: right.patch}}\n${patched}`;
  const linked = pnpm(9).replaceAll('deep: 2.0.0', 'deep: link:fork');
  const copied = pnpm(9).replaceAll('deep: 2.0.0', 'deep: file:fork');
  const folder = '  deep@file:fork: {resolution: {directory: fork, type: directory}}\n';
  const overriding = { 'package.json': json({ name: 'root', pnpm: { overrides: { x: '1' } } }) };
  check([
    ['a linked package', pnpmFiles(pnpm(9)), 'packages/b/x.js', 'b c'],
    ['a package with the name of a member', pnpmFiles(pnpm(9), pkg('left')), 'packages/left/x.js', 'left'],
    ['a linked folder in the place of a package', pnpmFiles(linked), 'fork/x.js', 'a b c'],
    ['a copied folder', pnpmFiles(copied + folder), 'fork/x.js', 'a b c'],
    ['a patch that settings name', patching(patched), 'right.patch', 'b c'],
    ['a patch that the lockfile names', pnpmFiles(lockedPatch), 'right.patch', 'b c'],
    ['a patch of another version', patching(pnpm(9)), 'right.patch', '| right.patch'],
    ['another version that stays', pnpmFiles('lockfileVersion: 5.4'), 'packages/a/x.js', 'a', 'it is left out'],
    ['what pnpm overrides', pnpmFiles(pnpm(9)), overriding, 'root'],
  ]);
});

const bun = {
  lockfileVersion: 3,
  workspaces: { 'packages/b': { name: 'b' } },
  trustedDependencies: ['left'],
  patchedDependencies: { 'real@1.0.0': 'right.patch' },
  packages: {
    '@s/deep': ['@s/deep@1.0.0', '', {}, 'sha512-deep1'],
    b: ['b@workspace:packages/b'],
    left: ['left@1.0.0', '', { dependencies: { '@s/deep': '*' } }, 'sha512-left'],
    right: ['real@1.0.0', '', { optionalDependencies: { '@s/deep': '2' }, os: 'linux' }, 'sha512-right'],
    nobody: ['nobody@1.0.0', '', {}, 'sha512-nobody'],
    'right/@s/deep': ['@s/deep@2.0.0', '', {}, 'sha512-deep2'],
    'b/left': ['left@2.0.0', '', {}, 'sha512-left2'],
  },
};
const bunFiles = rooted({ 'bun.lock': json(bun) });

describe('bun.lock', () => {
  edits('an entry', bunFiles, 'bun.lock', [
    ['sha512-left"', 'x"', 'a'],
    ['sha512-deep1', 'x', 'a'],
    ['sha512-deep2', 'x', 'b c'],
    ['"os":"linux"', '"os":"darwin"', 'b c'],
    ['sha512-nobody', 'x', ''],
    ['"b/left"', '"b/right"', 'b c'],
    ['"left@1.0.0"', '"left@file:fork"', 'a'],
    ['"packages":{', '/* a remark */"packages":{', ''],
    ['["left"]', '["left","right"]', 'ALL: settings in bun.lock changed'],
    ['"lockfileVersion":3', '"lockfileVersion":9', 'ALL: bun.lock is of a version other than 0, 1, 2 and 3'],
  ]);
  const folder = rooted({ 'bun.lock': json(bun).replace('left@1.0.0', 'left@file:fork') });
  check([
    ['a patch', bunFiles, 'right.patch', 'b c'],
    ['a folder in the place of a package', folder, 'fork/x.js', 'a'],
  ]);
});

/** Entries of yarn: what `left`, `deep` and `right` are called and what they resolve to. */
const classic = (deep = 'deep@*, deep@^2.0.0') =>
  `# yarn lockfile v1\n\n\n${deep}:\n  version "2.0.0"\n  resolved "https://r/deep.tgz#deep"\n\n` +
  'left@^1.0.0:\n  version "1.0.0"\n  integrity sha512-left\n  dependencies:\n    "@s/scoped" "^1.0.0"\n    deep "^2.0.0"\n\n' +
  'right@^1.0.0, "right@1 || 2":\n  version "1.0.0"\n  integrity sha512-right\n  optionalDependencies:\n    deep "*"\n\n' +
  '"@s/scoped@^1.0.0":\n  version "1.0.0"\n  integrity sha512-scoped\n';
const entry = (descriptors: string, resolution: string, more = '') =>
  `"${descriptors}":\n  version: 1.0.0\n  resolution: "${resolution}"\n  checksum: sha512-${resolution}\n${more}\n`;
const berry = (...entries: readonly string[]) =>
  [
    '__metadata:\n  version: 8\n',
    ...entries,
    entry('left@npm:^1.0.0', 'left@npm:1.0.0', needing('deep', '^2.0.0')),
  ].join('\n');
const needing = (name: string, range: string) => `  dependencies:\n    ${name}: "npm:${range}"\n`;
const berryDeep = entry('deep@npm:^2.0.0', 'deep@npm:2.0.0');
const berryRight = entry('right@npm:^1.0.0', 'right@npm:1.0.0', needing('deep', '^2.0.0'));
const berryFiles = rooted({
  'yarn.lock': berry(berryDeep, berryRight, entry('b@npm:^1.0.0, b@workspace:packages/b', 'b@workspace:packages/b')),
});

describe('yarn.lock', () => {
  edits('yarn 1', rooted({ 'yarn.lock': classic() }), 'yarn.lock', [
    ['sha512-left', 'x', 'a'],
    ['sha512-scoped', 'x', 'a'],
    ['sha512-right', 'x', 'b c'],
    ['#deep', '#x', 'a b c'],
    ['deep@*, deep@^2.0.0:', 'deep@^2.0.0, deep@*:', ''],
    ['left@^1.0.0:', '<<<<<<< HEAD\nleft@^1.0.0:', 'ALL: yarn.lock cannot be read, and it changed'],
    ['"@s/scoped@^1.0.0":', '      too deep "1"', 'ALL: yarn.lock cannot be read, and it changed'],
  ]);
  edits('yarn 4', berryFiles, 'yarn.lock', [
    ['sha512-left', 'x', 'a'],
    ['sha512-right', 'x', 'b c'],
    ['sha512-deep', 'x', 'a b c'],
    ['__metadata:', 'meta:', 'ALL: yarn.lock cannot be read, and it changed'],
  ]);

  const resolving = (resolutions: Json, ...entries: readonly string[]) =>
    rooted({ 'yarn.lock': berry(berryRight, ...entries) }, { resolutions });
  const both = (deep: string) => [entry('deep@npm:9.0.0', `deep@npm:${deep}`), berryDeep];
  const by = (key: string) => resolving({ [key]: '9.0.0' }, ...both('9.0.0'));
  const changed = { 'yarn.lock': berry(berryRight, ...both('9.0.1')) };
  const ofRoot = 'deep@portal:./fork::locator=root%40workspace%3A.';
  const portal = resolving({ deep: 'portal:./fork' }, entry(ofRoot, ofRoot));
  const ofMember = 'locator=d%40workspace%3Apackages%2Fd';
  const copy = entry(`deep@file:../../fork::${ofMember}`, `deep@file:../../fork#../../fork::hash=1&${ofMember}`);
  const copied = rooted({
    ...pkg('d', { dependencies: { deep: 'file:../../fork' } }),
    'yarn.lock': berry(berryRight, berryDeep, copy),
  });
  const patched = (from: string, to = from) =>
    resolving({}, berryDeep, entry(`right@patch:right@npm%3A^1.0.0#${from}`, `right@patch:right@npm%3A1.0.0#${to}`));
  const nested = 'x@workspace:packages/a/sub/x';
  const members = {
    ...rooted({ 'yarn.lock': berry(entry(nested, nested)) }),
    ...pkg('d', { dependencies: { x: 'workspace:^' } }),
    'packages/a/sub/x/package.json': '{"name":"x"}',
  };
  const unlisted = { 'yarn.lock': classic('deep@2.0.0').replace('#deep', '#x') };
  const locked = berry(berryDeep, berryRight);
  check([
    ['a linked package', berryFiles, 'packages/b/x.js', 'b c'],
    ['a range without an entry means any', rooted({ 'yarn.lock': classic('deep@2.0.0') }), unlisted, 'a b c'],
    ['no members in yarn 1', rooted({ ...pkg('left'), 'yarn.lock': classic() }), 'packages/left/x', 'a left'],
    ['a resolution', by('deep'), changed, 'a b c'],
    ['a resolution of one parent', by('left/deep'), changed, 'a'],
    ['a resolution of one version of a parent', by('left@npm:1.0.0/deep@npm:^2.0.0'), changed, 'a'],
    ['a resolution by a pattern', by('**/deep'), changed, 'a b c'],
    ['a resolution of another package', by('@s/deep'), changed, ''],
    ['a portal', portal, 'fork/x.js', 'a b c'],
    ['a folder, from the package that asks for it', copied, 'fork/x.js', 'd'],
    ['a patch', patched('~/right.patch', '~/right.patch::version=1.0.0&hash=a'), 'right.patch', 'b c'],
    ['a patch that yarn has is no file', patched('optional!builtin<compat/right>'), 'right.patch', '| right.patch'],
    ['workspaces that only the lockfile knows', members, 'packages/a/sub/x/x.js', 'd x'],
  ]);
  from({ ...rooted({ 'yarn.lock': locked }), '.yarn/cache/left.zip': '1' }, [
    ['archives that change with it', { 'yarn.lock': `${locked}\n`, '.yarn/cache/left.zip': '2' }, ''],
    ['an archive alone', '.yarn/cache/left.zip', '| .yarn/cache/left.zip'],
  ]);
});

describe('what a dependency means, where no lockfile says it', () => {
  const lib = (own: Json): Contents => ({
    ...root(),
    ...pkg('@x/lib'),
    ...pkg('app', own),
    'packages/lib/x.js': '1',
  });
  const specifications: readonly Json[] = [
    { dependencies: { '@x/lib': '^1.0.0' } },
    { devDependencies: { '@x/lib': '1.x' } },
    { peerDependencies: { '@x/lib': '^2.0.0' } },
    { optionalDependencies: { '@x/lib': 'latest' } },
    { dependencies: { '@x/lib': 'workspace:^9' } },
    { dependencies: { '@x/lib': 'workspace:../lib' } },
    { dependencies: { other: 'workspace:@x/lib@*' } },
    { dependencies: { other: 'npm:@x/lib@^1.0.0' } },
    { dependencies: { other: 'npm:@x/lib' } },
    { dependencies: { '@x/lib': 'npm:^1.0.0' } },
    { dependencies: { '@x/lib': 'github:x/lib' } },
    { dependencies: { any: 'file:../lib' } },
    { dependencies: { any: 'link:../lib' } },
    { dependencies: { any: 'portal:../lib' } },
  ];
  check([
    ...specifications.map((manifest) => [json(manifest), lib(manifest), 'packages/lib/x.js', '@x/lib app'] as const),
    ['another alias', lib({ dependencies: { other: 'npm:@x/lib2@*' } }), 'packages/lib/x.js', '@x/lib'],
  ]);

  const pnpmCatalog = (left: string) => ({
    'pnpm-workspace.yaml': `packages: [packages/*]\ncatalog: {left: ${left}, b: ^1.0.0}\ncatalogs: {old: {left: 0.1.0}}\n`,
  });
  const yarnCatalog = (left: string, old = '0.1.0', more = 'nodeLinker: node-modules') => ({
    '.yarnrc.yml': `catalog: {left: ${left}, right: 1.0.0}\ncatalogs: {old: {left: ${old}}}\n${more}\n`,
  });
  const users = {
    ...packages,
    ...pkg('a', { dependencies: { left: 'catalog:', b: 'catalog:default' } }),
    ...pkg('d', { dependencies: { left: 'catalog:old' } }),
  };
  const inPnpm = { ...users, ...pnpmRoot, ...pnpmCatalog('1.0.0') };
  const inYarn = { ...users, ...root(), ...yarnCatalog('1.0.0') };
  const vendored = {
    ...rooted({}),
    ...pkg('d', { dependencies: { v: 'file:../../vendor/v', t: 'file:../../vendor/t.tgz' } }),
    'vendor/v/package.json': json({ name: 'v', dependencies: { w: 'file:../w' } }),
    'vendor/w/x': '1',
    'vendor/t.tgz': '1',
  };
  const output = pkg('a', { dependencies: { d: 'file:../d/dist' } });
  from(inPnpm, [
    ['a catalog of pnpm', pnpmCatalog('2.0.0'), 'a'],
    ['a package that a catalog means', 'packages/b/x.js', 'a b c'],
  ]);
  from(inYarn, [
    ['a catalog of Yarn', yarnCatalog('2.0.0'), 'a'],
    ['a named catalog of Yarn', yarnCatalog('1.0.0', '0.2.0'), 'd'],
    ['another setting of Yarn', yarnCatalog('1.0.0', '0.1.0', 'nodeLinker: pnp'), 'ALL: nodeLinker in'],
  ]);
  from(vendored, [
    ['a folder that is no member', { 'vendor/v/package.json': '{}' }, 'd'],
    ['a folder that such a folder names', 'vendor/w/x', 'd'],
    ['an archive', 'vendor/t.tgz', 'd'],
  ]);
  check([
    ['a circle', { ...rooted({}), ...pkg('b', { devDependencies: { c: '*' } }) }, 'packages/b/x.js', 'b c'],
    ['what the root depends on', rooted({}, { devDependencies: { d: '*' } }), 'packages/d/x.js', 'd root'],
    ['the output of a package', { ...rooted({}), ...output }, 'packages/d/x.js', 'a d'],
  ]);

  for (const spec of ['file:../gone', 'link:./dist', 'file:../../../around/packages/ui', 'workspace:*']) {
    const why = spec === 'workspace:*' ? 'no package of the workspace is called so' : 'where nothing is';
    check([
      [
        `nobody knows what ${spec} is`,
        rooted(pkg('b', { dependencies: { x: spec } })),
        'packages/d/x.js',
        'b c d',
        why,
      ],
    ]);
  }
});

describe('which packages there are', () => {
  const lerna = (settings: Json, workspacesOf?: readonly string[]): Contents => ({
    'lerna.json': json({ version: '1.0.0', ...settings }),
    'package.json': json({ name: 'root', ...(workspacesOf && { workspaces: workspacesOf }) }),
    ...pkg('a'),
    'libs/c/package.json': json({ name: 'c' }),
  });
  const ofA = 'packages/a/package.json';
  const changed = { [ofA]: '{"name":"a","x":1}', 'libs/c/package.json': '{"name":"c","x":1}' };
  const renamed = { 'packages/b/package.json': json({ name: 'z', version: '1.2.3' }) };
  const unreadable = { 'packages/b/package.json': '{' };
  const broken = { ...rooted({}), 'packages/d/package.json': '{' };
  const nested = {
    'package.json': json({ name: 'root', workspaces: { packages: ['packages/**'] } }),
    'packages/a/package.json': '{}',
    'packages/a/b/package.json': '{"name":"b"}',
  };
  const again = ['packages/*', '!packages/d', 'packages/d'];
  const inBower = 'packages/d/bower_components/y';
  const bower = { [`${inBower}/package.json`]: '{"name":"y"}' };
  const pnpmFile = 'pnpm-workspace.yaml';
  const pnpmOf = (packages: string) => ({
    ...pnpmRoot,
    [pnpmFile]: packages,
    ...pkg('a'),
    'packages/a/test/x/package.json': json({ name: 'x' }),
  });
  from(rooted({}), [
    ['a new package, and what it needs', pkg('e', { dependencies: { d: '*' } }), 'd e root'],
    ['a package that goes', { 'packages/b/package.json': null }, 'b c root'],
    ['a package with another name', renamed, 'b c root z'],
    ['fewer packages', root({ workspaces: ['packages/[abc]'] }), 'd root'],
    ['a slow pattern', root({ workspaces: ['*a'.repeat(200)] }), 'ALL: the workspace has the pattern *a'],
    ['settings that cannot be read', { '.yarnrc.yml': 'a: [' }, 'ALL: .yarnrc.yml cannot be read (in the head'],
    ['a root that cannot be read', { 'package.json': '{"a":' }, 'ALL: package.json cannot be read (in the head'],
  ]);
  from(lerna({}), [
    ['lerna: by custom', changed, 'a | libs/c/package.json'],
    ['lerna: its version', { 'lerna.json': json({ version: '1.1.0' }) }, ''],
    ['lerna: another setting', { 'lerna.json': json({ npmClient: 'pnpm' }) }, 'ALL: npmClient in lerna.json changed'],
    ['lerna: settings that cannot be read', { 'lerna.json': '{' }, 'ALL: lerna.json cannot be read (in the head'],
  ]);
  check([
    ['a package without a name goes by its folder', nested, 'packages/a/x', 'packages/a'],
    ['a package in another one', nested, 'packages/a/b/x', 'b'],
    ['pnpm: a ! always counts', pnpmOf('packages: ["!**/test/**", "packages/**"]'), 'packages/a/test/x/y', 'a'],
    ['pnpm: no packages', pnpmOf('packages: ["a"]'), { [pnpmFile]: '' }, `ALL: ${pnpmFile} names no packages`],
    ['npm: the last pattern counts', { ...rooted({}, { workspaces: again }) }, 'packages/d/x', 'd'],
    ['installed packages are none', { ...rooted({}, { workspaces: ['**'] }), ...bower }, { [`${inBower}/x`]: '' }, 'd'],
    ['lerna: something that is no list', lerna({ packages: 1 }), changed, 'a | libs/c/package.json'],
    ['lerna: those that it names', lerna({ packages: ['libs/*'] }), changed, `c | ${ofA}`],
    ['lerna: those of the package manager', lerna({}, ['libs/*']), changed, `c | ${ofA}`],
    ['lerna: its own', lerna({ packages: ['packages/*'], useWorkspaces: true }, ['libs/*']), changed, `c | ${ofA}`],
    ['lerna: both', lerna({ packages: ['packages/*'] }, ['libs/*']), changed, 'a c'],
    ['a package that breaks', rooted({}), unreadable, 'b c packages/b root', 'the target packages/b, because'],
    ['a package that cannot be read', broken, 'packages/a/x', 'a packages/d', 'the target packages/d, because'],
    ['a sample that cannot be read', { ...rooted({}), 'packages/a/x/package.json': '{' }, 'packages/d/x', 'd'],
  ]);
});

const project = (packageName: string, projectFolder: string, more: Json = {}) => ({
  packageName,
  projectFolder,
  ...more,
});
const rushJson = (more: Json = {}, ...others: readonly Json[]) => ({
  'rush.json': `/** Settings. */\n${json({ rushVersion: '5.100.0', ...more, projects: [project('b', 'packages/b'), project('c', 'packages/c'), ...others] })}`,
});
const installing = (left: string, start = '../../packages/b') =>
  `lockfileVersion: '9.0'\nimporters:\n  ${start}: {dependencies: {right: {specifier: ^1.0.0, version: ${left}}}}\npackages: {right@1.0.0: {}, right@1.0.1: {}}\nsnapshots: {right@1.0.0: {}, right@1.0.1: {}}\n`;

describe('Rush', () => {
  const config = 'common/config/rush';
  const subspace = 'common/config/subspaces/apps/pnpm-lock.yaml';
  const { 'package.json': _root, ...alone } = packages;
  const files = {
    ...alone,
    ...rushJson(),
    [`${config}/pnpm-lock.yaml`]: installing('1.0.0'),
    [subspace]: installing('1.0.0', '../../../packages/c'),
    [`${config}/repo-state.json`]: '{}',
    [`${config}/command-line.json`]: '{}',
  };
  const { [`${config}/pnpm-lock.yaml`]: _lock, ...unlocked } = files;
  const tagged = rushJson({}, project('d', 'packages/d', { tags: ['a'] }));
  from(files, [
    ['a file of a project', 'packages/b/x', 'b c'],
    ['an entry of the lockfile', { [`${config}/pnpm-lock.yaml`]: installing('1.0.1') }, 'b c'],
    ['an entry of a subspace', { [subspace]: installing('1.0.1', '../../../packages/c') }, 'c'],
    ['a description', rushJson({ repository: {} }), ''],
    ['a setting', rushJson({ pnpmVersion: '9.0.0' }), 'ALL: pnpmVersion in rush.json changed'],
    ['a project more', rushJson({}, project('d', 'packages/d')), '. d'],
    ['a file that cannot be read', { 'rush.json': '{' }, 'ALL: rush.json cannot be read (in the head'],
    ['a file without projects', { 'rush.json': '{}' }, 'ALL: rush.json names no projects (in the head'],
    ['a project that is not there', rushJson({}, project('x', 'no')), 'ALL: rush.json names no, where no package is'],
    ['a project outside', rushJson({}, project('x', '../x')), 'ALL: rush.json does not say where its project "x" is'],
  ]);
  check([
    ['what it says of a project', { ...files, ...tagged }, rushJson({}, project('d', 'packages/d')), 'd'],
    ['a file that goes', { ...files, ...root() }, { 'rush.json': null }, 'ALL: rush.json was removed'],
  ]);

  const state = { [`${config}/repo-state.json`]: '{"a":1}' };
  from(files, [
    ['files whose effect the lockfile shows', state, ''],
    ['other settings', `${config}/command-line.json`, `| ${config}/command-line.json`],
  ]);
  check([['such a file without a lockfile', unlocked, state, `| ${config}/repo-state.json`]]);
});

describe("the root's package.json", () => {
  const own = (more: Json = {}) => root({ scripts: { test: 'x' }, ...more });
  from({ ...packages, ...own() }, [
    ['a description', own({ description: 'x', license: 'MIT' }), 'root'],
    ['scripts', own({ scripts: {} }), "ALL: scripts in the root's package.json changed"],
    ['settings of pnpm', own({ pnpm: { x: 1 } }), "ALL: x in pnpm of the root's package.json"],
  ]);

  type Options = BuildSystemOptions['workspaces'];
  const using = (text: string) => ({ 'packages/d/x.js': text });
  const script = pkg('d', { scripts: { x: 'changeset status' } });
  const every = 'a b c d root';
  const declared = { 'root-dependencies': 'declared' } as const;
  const tools: readonly (readonly [string, string, Contents, Options, string])[] = [
    ['every package can use it', 'typescript', {}, {}, every],
    ['a formatter is of the root', 'prettier', {}, {}, 'root'],
    ['a tool for messages is of the root', '@commitlint/cli', {}, {}, 'root'],
    ['a package that imports a formatter', 'prettier', using("import 'prettier'"), {}, 'd root'],
    ['a package that runs a tool of releases', '@changesets/cli', script, {}, 'd root'],
    ['a longer list of tools', '@acme/release', {}, { 'root-tools': ['@acme/rel*'] }, 'root'],
    ['no built-in list', 'prettier', {}, { 'built-in-root-tools': false }, every],
    ['declared', 'typescript', {}, declared, 'root'],
    ['declared, and named', 'typescript', using("require('typescript')"), declared, 'd root'],
  ];
  for (const [what, name, more, options, expected] of tools) {
    const version = (one: string) => ({ ...packages, ...more, ...root({ devDependencies: { [name]: one } }) });
    tableOf(workspaces, { options: { workspaces: options } }).check([
      [`a dependency that changes: ${what}`, version('1.0.0'), version('2.0.0'), expected],
    ]);
  }

  from(rooted({}), [
    ['sources beside it', 'src/x.js', 'root | src/x.js'],
    ['tests beside it', 'test/x.js', 'root'],
    ['settings beside it', 'tsconfig.json', '| tsconfig.json'],
  ]);
});

test.each<[string, Contents, string]>([
  ['rush.json', { ...packages, ...rushJson() }, 'workspaces'],
  ['lerna.json', { ...packages, 'lerna.json': '{}' }, 'workspaces'],
  ['lerna.json beside nx.json', { ...packages, 'lerna.json': '{}', 'nx.json': '{}' }, 'nx'],
])('auto finds %s', async (_what, files, expected) => {
  const comparison = compareContents(files, { ...files, 'packages/a/x.js': '' });
  const selected = await selectBuildSystems(['auto'], comparison, unconfigured.configurations);
  expect(selected.kind === 'systems' && selected.systems.map(({ name }) => name)).toEqual([expected]);
});

test('a build system that is named and not used is an error', async () => {
  const selected = selectBuildSystems(
    ['workspaces'],
    compareContents({ x: '' }, { x: '1' }),
    unconfigured.configurations,
  );
  await expect(selected).rejects.toThrow('workspaces is not used in the root of the repository');
});

describe('beside the definition', () => {
  const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
  const [numbers, maybe] = [forEach(fc.nat(3)), forEach(fc.option(fc.nat(5), { nil: -1 }))];
  /** Packages of the registry, by number: their versions, what they need, who uses them, and who has another version of `r0` of its own. */
  const registry = { versions: numbers, needs: forEach(some), usesRegistry: forEach(some), own: numbers };
  const commit = fc.record({ ...state, ...registry, minor: numbers, imports: maybe, testsUse: maybe });
  type State = typeof commit extends fc.Arbitrary<infer T> ? T : never;

  const needsOf = ({ needs }: State, at: number) => needs[at]?.filter((to) => to < at) ?? [];

  function manifestOf(state: State, at: number): Json {
    const packages = (state.uses[at] ?? []).filter((to) => to !== at).map((to) => [to, `w${to}`] as const);
    const asked = [...packages, ...(state.usesRegistry[at] ?? []).map((to) => [to, `r${to}`] as const)];
    const inSection = (one: number) => asked.filter(([to]) => to % 4 === one).map(([, name]) => [name, '^1.0.0']);
    const listed = sections.map((section, one) => [section, Object.fromEntries(inSection(one)) as Json] as const);
    return { name: `w${at}`, version: `1.0.${state.minor[at] ?? 0}`, ...Object.fromEntries(listed) };
  }

  const importing = (to = -1, text = 0) => (to === -1 ? `${text}` : `import 'w${to}'`);

  function filesOf(state: State): Record<string, string> {
    const files: Record<string, string> = { ...(root({ name: undefined }) as Record<string, string>) };
    const locked: Record<string, Json> = {};
    for (const [at, version] of state.versions.entries())
      locked[`node_modules/r${at}`] = {
        version: `1.0.${version}`,
        dependencies: Object.fromEntries(needsOf(state, at).map((to) => [`r${to}`, '*'])),
      };
    for (const [at, there] of state.there.entries()) {
      if (!there) continue;
      files[`packages/w${at}/package.json`] = json(manifestOf(state, at));
      files[`packages/w${at}/index.js`] = importing(state.imports[at], state.text[at]);
      files[`packages/w${at}/index.test.js`] = importing(state.testsUse[at]);
      if (state.own[at] !== 0) locked[`packages/w${at}/node_modules/r0`] = { version: `9.0.${state.own[at] ?? 0}` };
    }
    return { ...files, ...npm(locked) };
  }

  function definitionOf(state: State): Definition {
    const files = filesOf(state);
    const locked = (at: number): unknown => [at, state.versions[at], needsOf(state, at).toSorted().map(locked)];
    const installed = (at: number) => (to: number) => (to === 0 && state.own[at] !== 0 ? state.own[at] : locked(to));
    const others = (at: number, ...numbers: (number | undefined)[]) =>
      numbers.flatMap((to = -1) => (to !== at && state.there[to] === true ? [`w${to}`] : []));
    const crates = state.there.flatMap((there, at) => (there ? [at] : []));
    const packages = crates.map((at): [string, Defined] => {
      const [manifest, source, tests] = ['package.json', 'index.js', 'index.test.js'].map(
        (file) => files[`packages/w${at}/${file}`],
      );
      const content = [manifest, source, state.usesRegistry[at]?.toSorted().map(installed(at))];
      const uses = others(at, ...(state.uses[at] ?? []), state.imports[at]);
      return [`w${at}`, { content, uses, tests, testsUse: others(at, state.testsUse[at]) }];
    });
    // The root is a package that knows all others.
    return new Map([...packages, ['.', { content: crates, uses: [] }]]);
  }

  test('the packages are those that differ or depend on what differs', async () => {
    await fc.assert(
      fc.asyncProperty(twoCommits(commit), async ([before, after]) => {
        const gone = Object.fromEntries(Object.keys(filesOf(before)).map((path) => [path, null]));
        const { targets } = await answer(workspaces, filesOf(before), { ...gone, ...filesOf(after) });
        expect(targets).toEqual(impactedByDefinition(definitionOf(before), definitionOf(after)));
      }),
      { numRuns: 200 },
    );
  });
});
