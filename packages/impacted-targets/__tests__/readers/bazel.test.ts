import { describe, expect, test } from '@jest/globals';
import { MemoryTree, type Files } from '../trees.js';
import { bazel } from '../build-systems.js';
import { readTargets } from '../../src/readers/bazel/graph.js';
import { saidVersion, whyUnusable } from '../../src/readers/bazel/version.js';
import { mentionsIn, workspaceSettings } from '../../src/readers/bazel/workspace-files.js';
import { Commit } from '../../src/readers/commit.js';
import { answer } from '../answers.js';

/** A field of Protocol Buffers with bytes, and a short length. */
const field = (number: number, ...parts: readonly (Buffer | string)[]) => {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.from([number * 8 + 2, bytes.length, ...bytes]);
};
const attribute = (name: string, ...labels: readonly string[]) =>
  field(4, field(1, name), Buffer.from([16, 6]), ...labels.map((label) => field(6, label)));
const rule = field(1, Buffer.from([8, 1]), field(2, field(1, '@//a:x'), field(2, 'copy'), attribute('srcs', '//a:y')));
const file = (label: string) => field(1, Buffer.from([8, 2]), field(3, field(1, label)));

describe('what bazel query printed', () => {
  test('is read as rules and files, with labels of the main repository in one form', () => {
    const targets = readTargets(Buffer.concat([rule, file('@@//a:grüße')]));
    expect(targets.map(({ label, kind, ruleClass, uses }) => [label, kind, ruleClass, ...uses])).toEqual([
      ['//a:x', 'rule', 'copy', '//a:y'],
      ['//a:grüße', 'source file', undefined],
    ]);
  });

  test('older versions write the bytes of a name as characters', () => {
    const [target] = readTargets(file(Buffer.from('//a:ä').toString('latin1')));
    expect(target?.label).toBe('//a:ä');
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('\nERROR: no such command\n')],
    ['a target that is cut off', rule.subarray(0, -1)],
    ['a number that is cut off', Buffer.concat([rule, Buffer.from([10, 200])])],
    ['a text before the targets', Buffer.concat([Buffer.from('\n'), rule])],
    ['a target without a label', field(1, field(3, field(1, 'a')))],
  ])('%s is an error', (_what, printed) => {
    expect(() => readTargets(printed)).toThrow(/^(?:it|a target) /);
  });
});

const commitOf = (files: Files) => Commit.of(new MemoryTree('head', files));

describe('files that impact everything', () => {
  test.each<[string, Files, readonly string[]]>([
    ['a command of .bazelrc is no folder', { '.bazelrc': 'build --copt=-O2\ntest --config=ci\n' }, []],
    ['a folder in .bazelrc', { '.bazelrc': 'build --override_repository=x=build\n' }, ['build/x']],
    ['a script in .bazelrc', { '.bazelrc': 'build --workspace_status_command=%workspace%/build/x\n' }, ['build/x']],
    ['a folder that is a repository', { WORKSPACE: 'local_repository(path = "ci")' }, ['ci/x.bzl', 'ci/y.json']],
    ['the name of a repository is no folder', { 'MODULE.bazel': 'bazel_dep(name = "ci")' }, []],
    ['a lockfile beside the file that names it', { WORKSPACE: 'load("//ci:x.bzl", "x")' }, ['ci/x.bzl', 'ci/y.json']],
    ['a label of another repository', { WORKSPACE: 'p = "@//ci:y.json"' }, ['ci/y.json']],
    ['a file that another module includes', { 'deps/py.MODULE.bazel': 'lock = "//ci:y.json"' }, ['ci/y.json']],
    ['an address is no path', { WORKSPACE: 'x("https://ci/x.bzl")' }, []],
    ['which Bazel runs', { 'tools/bazel': '', 'WORKSPACE.bzlmod': '', '.bazeliskrc': '', 'ci/ours.bazelrc': '' }, []],
  ])('%s: %j', async (_what, settings, files) => {
    const all = { 'build/x': '', 'ci/x.bzl': 'A = "y.json"', 'ci/y.json': '', ...settings };
    const found = await workspaceSettings(await commitOf(all), '');
    expect([...found.keys()]).toEqual([...Object.keys(settings), ...files].sort());
  });

  test.each(['src/WORKSPACE', 'BUILD', 'tools/bazel/BUILD', 'docs/bazelrc.md', 'a/MODULE.bazel', 'XMODULE.bazel'])(
    'not %s',
    async (path) => {
      expect([...(await workspaceSettings(await commitOf({ [path]: '' }), '')).keys()]).toEqual([]);
    },
  );

  test('a target that options name, and not one behind a remark', async () => {
    const options = 'import %workspace%/ci/x.bazelrc\nbuild --platforms=//p:linux # --platforms=//p:mac\n';
    const mentions = await mentionsIn(await commitOf({ '.bazelrc': options }), '');
    expect(['//p:linux', '//p:mac'].map((label) => mentions.hasLabel(label))).toEqual([true, false]);
  });

  test.each<[string, Files, string]>([
    ['a file that is named no longer is no cause', { WORKSPACE: '' }, 'WORKSPACE changed: '],
    ['a file that is named', { 'ci/y.json': '1' }, 'ci/y.json is used by '],
    ['a submodule', { third: { submodule: '2' } }, 'submodule third changed, '],
    ['the version of Bazel', { '.bazelversion': '4.2.3\n' }, '.bazelversion changed: '],
    ['a lockfile', { 'MODULE.bazel.lock': '{}' }, 'MODULE.bazel.lock changed: '],
  ])('Bazel is not asked: %s', async (_what, changes, why) => {
    const files = { WORKSPACE: 'x("//ci:y.json")', 'ci/y.json': '', third: { submodule: '1' } };
    const { targets } = await answer(bazel, files, changes, { bazel: { program: 'no-such-bazel' } });
    expect(String(targets)).toContain(`ALL: ${why}`);
  });
});

test.each([
  ['bazel 7.4.1\n', '7.4.1'],
  ['bazel 7.4.1-homebrew\n', '7.4.1'],
  ['bazel 7.4.1- (@non-git)\n', '7.4.1'],
  ['bazel 8.0.0rc3\n', '8.0.0rc3'],
  ['bazel 9.0.0-pre.20250101.1\n', '9.0.0-pre.20250101.1'],
  ['Bazelisk version: v1.25.0\nbazel 6.5.0\n', '6.5.0'],
  ['bazel no_version\n', 'no_version'],
  ['our wrapper 3.0\n', undefined],
])('what bazel --version prints: %j', (printed, version) => {
  expect(saidVersion(printed)).toBe(version);
});

describe('the version of Bazel that answers', () => {
  const [byModules, byWorkspace] = [{ 'MODULE.bazel': '', WORKSPACE: '' }, { 'WORKSPACE.bazel': '' }];
  const both = { ...byModules, '.bazeliskrc': 'A=b\nUSE_BAZEL_VERSION=7.1.0\n' };
  test.each<[string, string, string, Files, string?]>([
    ['the named one', '7.4.1', '7.4.1\n', byModules],
    ['a later one by modules', '8.0.0', '7.4.1', byModules],
    ['an earlier one where there are no modules', '6.0.0', '7.4.1', byWorkspace],
    ['one that does not say', 'no_version', '4.2.3', byWorkspace],
    ['any of a major version', '7.4.1', '7.x', byModules],
    ['an empty file', '4.2.3', '\n', byModules],
    ['one without numbers', '4.2.3', 'latest', byModules],
    ['a fork', '4.2.3', 'ours/7.4.1', byModules],
    ['that of Bazelisk first', '7.1.0', '6.0.0', both],
    ['an earlier one', '6.5.0', '7.4.1', byModules, 'MODULE.bazel'],
    ['one behind a remark', '4.2.3', '# ours\n\n 7.4.*\r\n6.0.0\n', byModules, 'MODULE.bazel'],
    ['one that does not say, by modules', 'no_version', '7.4.1', byModules, 'MODULE.bazel'],
    ['a later one by the workspace', '8.0.0', '6.4.0', byModules, 'WORKSPACE'],
    ['one that reads no workspace', '9.0.0', '7.4.1', byWorkspace, 'WORKSPACE'],
  ])('%s', async (_what, said, named, files, lost = '') => {
    const why = await whyUnusable(await commitOf({ ...files, '.bazelversion': named }), '', said);
    expect(why ?? '').toContain(lost && `takes the names of repositories from ${lost}. `);
    expect(why === undefined).toBe(lost === '');
  });
});
