import { expect, test } from '@jest/globals';
import { impactOf, type Contents } from '../../impacted-targets/__tests__/trees.js';
import { file } from '../../impacted-targets/__tests__/build-systems/go-files.js';
import { cargo } from '../../impacted-targets/src/build-systems/cargo/index.js';
import { go } from '../../impacted-targets/src/build-systems/go/index.js';
import { workspaces } from '../../impacted-targets/src/build-systems/workspaces/index.js';
import * as next from '../src/build-systems.js';

const json = (value: unknown) => JSON.stringify(value);
const members = { workspaces: ['packages/*'] };
const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;
const lockedBy = (isOdd: string) =>
  `lockfileVersion: '9.0'\nimporters:\n  .: {}\n  packages/a:\n    dependencies:\n      is-odd: {specifier: ^3.0.0, version: ${isOdd}}\nsnapshots:\n  is-odd@3.0.1(patch_hash=x): {}\n`;
const pnpm = {
  'package.json': '{"name":"root"}',
  'pnpm-workspace.yaml': 'packages: [packages/*]\npatchedDependencies: {is-odd@3.0.1: is-odd.patch}',
  'packages/a/package.json': json({ name: 'a', dependencies: { 'is-odd': '^3.0.0' } }),
  'packages/c/package.json': json({ name: 'c' }),
};

/** `a` imports a module from elsewhere, and `b` one that a folder replaces. */
const forked = {
  'go.mod': 'module e.x/m\n\ngo 1.21\n\nrequire y.z/lib v1.2.0\nrequire y.z/other v1.0.0\nreplace y.z/lib => ./fork\n',
  'a/a.go': file('a', 'y.z/other'),
  'b/b.go': file('b', 'y.z/lib/p'),
  'fork/go.mod': 'module y.z/lib\n\ngo 1.21\n',
  'fork/p/p.go': file('p'),
};

/** A difference of the two packages, which is the reason of the row. */
interface Difference {
  readonly system: 'cargo' | 'go' | 'workspaces';
  readonly files: Contents;
  readonly changes: Contents;
  /** Targets, and the files that nobody owns. */
  readonly was: readonly [targets: readonly string[], uncovered: readonly string[]];
  readonly is: readonly [targets: readonly string[], uncovered: readonly string[]];
}

const differences: Readonly<Record<string, Difference>> = {
  'an override to a folder is an edge from everything that installs the package': {
    system: 'workspaces',
    files: { ...pnpm, 'pnpm-lock.yaml': lockedBy('link:../c/fork'), 'packages/c/fork/x.js': '1' },
    changes: { 'packages/c/fork/x.js': '2' },
    was: [['c'], []],
    is: [['a', 'c'], []],
  },
  'a patch file belongs to those who install the patched package': {
    system: 'workspaces',
    files: { ...pnpm, 'pnpm-lock.yaml': lockedBy('3.0.1(patch_hash=x)'), 'is-odd.patch': '1' },
    changes: { 'is-odd.patch': '2' },
    was: [[], ['is-odd.patch']],
    is: [['a'], []],
  },
  'the lockfile knows that the registry has the package, whatever a member is called': {
    system: 'workspaces',
    files: {
      ...pnpm,
      'is-odd.patch': '1',
      'pnpm-lock.yaml': lockedBy('3.0.1(patch_hash=x)'),
      'packages/is-odd/package.json': json({ name: 'is-odd', version: '3.0.1' }),
    },
    changes: { 'packages/is-odd/x.js': '' },
    was: [['a', 'is-odd'], []],
    is: [['is-odd'], []],
  },
  'the lockfile of Yarn knows the workspaces of a workspace': {
    system: 'workspaces',
    files: {
      'package.json': json({ name: 'root', ...members }),
      'packages/group/package.json': '{"name":"group"}',
      'packages/group/x/package.json': '{"name":"x"}',
      'yarn.lock':
        '__metadata:\n  version: 8\n\n"x@workspace:packages/group/x":\n  resolution: "x@workspace:packages/group/x"\n',
    },
    changes: { 'packages/group/x/i.js': '' },
    was: [['group'], []],
    is: [['x'], []],
  },
  'a workspace: that meets no member makes its package uncertain': {
    system: 'workspaces',
    files: {
      'package.json': json({ name: 'root', ...members }),
      'packages/a/package.json': '{"name":"a"}',
      'packages/lost/package.json': '{"name":"lost","dependencies":{"gone":"workspace:*"}}',
    },
    changes: { 'packages/a/x.js': '' },
    was: [['a'], []],
    is: [['a', 'lost'], []],
  },
  'lerna.json is read field by field': {
    system: 'workspaces',
    files: { 'package.json': json({ name: 'root', ...members }), 'lerna.json': '{"useWorkspaces":false}' },
    changes: { 'lerna.json': '{"useWorkspaces":true}' },
    was: [[], ['lerna.json']],
    is: [[], []],
  },
  'a member of another workspace inherits from the root of that one': {
    system: 'cargo',
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["cli"]\nexclude = ["other"]\n',
      'cli/Cargo.toml': crate('cli', '[dependencies]\nnested = { path = "../other/nested" }\n'),
      'other/Cargo.toml': '[workspace]\nmembers = ["nested"]\n[workspace.dependencies]\nlog = "1"\n',
      'other/nested/Cargo.toml': crate('nested', '[dependencies]\nlog.workspace = true\n'),
    },
    changes: { 'other/Cargo.toml': '[workspace]\nmembers = ["nested"]\n[workspace.dependencies]\nlog = "2"\n' },
    was: [[], ['other/Cargo.toml']],
    is: [['cli', 'nested'], []],
  },
  'a text of Go that is no import is a path or nothing': {
    system: 'go',
    files: {
      'go.mod': 'module e.x/m\n',
      'core/core.go': file('core'),
      'user/user.go': 'package user\n\nconst ScopeName = "e.x/m/core"\n',
    },
    changes: { 'core/core.go': 'package core\n' },
    was: [['e.x/m/core', 'e.x/m/user'], []],
    is: [['e.x/m/core'], []],
  },
  'a folder that replaces a module is also what modules from elsewhere are built from': {
    system: 'go',
    files: forked,
    changes: { 'fork/p/p.go': 'package p\n' },
    was: [['e.x/m/b', 'y.z/lib/p'], []],
    is: [['e.x/m/a', 'e.x/m/b', 'y.z/lib/p'], []],
  },
  'what a folder replaces is built from its copy where that is vendored': {
    system: 'go',
    files: {
      ...forked,
      'vendor/modules.txt': '# y.z/lib v1.2.0 => ./fork\n## explicit\ny.z/lib/p\n',
      'vendor/y.z/lib/p/p.go': file('p'),
    },
    changes: { 'vendor/y.z/lib/p/p.go': 'package p\n' },
    was: [[], []],
    is: [['e.x/m/b'], []],
  },
};
const old = { cargo, go, workspaces };

test.each(Object.entries(differences))('%s', async (_reason, { system, files, changes, was, is }) => {
  const [before, after] = [old[system], next[system]].map((one) => impactOf(one, files, { ...files, ...changes }));
  expect(await before).toMatchObject({ targets: was[0], uncovered: was[1] });
  expect(await after).toMatchObject({ targets: is[0], uncovered: is[1] });
});
