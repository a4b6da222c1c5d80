import { describe, expect, test } from '@jest/globals';
import { MemoryTree } from '../trees.js';
import { bazel } from '../build-systems.js';
import { readTargets } from '../../src/readers/bazel/graph.js';
import { readWorkspaceFile, workspaceSettings } from '../../src/readers/bazel/workspace-files.js';
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

describe('the meaning of a file of the workspace', () => {
  test.each([
    ['MODULE.bazel', 'a(b = "#1")\n', '# a\n\na(b = "#1")  # one\n', true],
    ['MODULE.bazel', 'a(b = """1\n\n2""")', 'a(b = """1\n2""")', false],
    ['a.bzl', 'if a:\n  b()\nc()\n', 'if a:\n  b()\n  c()\n', false],
    ['a.bzl', "a = 'b'", 'a = "b"', true],
    ['a.bzl', 'a = "b"', 'a = b', false],
    ['.bazelrc', 'build --a=b#c\n', 'build --a=b#d\n', false],
    ['.bazelrc', 'build --a # b', '\nbuild --a', true],
  ])('%s: %j and %j: the same is %s', (path, one, other, expected) => {
    expect(readWorkspaceFile(path, one).meaning === readWorkspaceFile(path, other).meaning).toBe(expected);
  });
});

describe('files that impact everything', () => {
  test.each([
    ['a command of .bazelrc is no folder', { '.bazelrc': 'build --copt=-O2\ntest --config=ci\n' }, []],
    ['a folder in .bazelrc', { '.bazelrc': 'build --override_repository=x=build\n' }, ['build/x']],
    ['a script in .bazelrc', { '.bazelrc': 'build --workspace_status_command=%workspace%/build/x\n' }, ['build/x']],
    [
      'a folder that is a repository',
      { WORKSPACE: 'local_repository(name = "x", path = "ci")' },
      ['ci/x.bzl', 'ci/y.json'],
    ],
    ['the name of a repository is no folder', { 'MODULE.bazel': 'bazel_dep(name = "ci")' }, []],
    ['a lockfile beside the file that names it', { WORKSPACE: 'load("//ci:x.bzl", "x")' }, ['ci/x.bzl', 'ci/y.json']],
    ['an address is no path', { WORKSPACE: 'x("https://ci/x.bzl")' }, []],
  ])('%s: %j', async (_what, settings, files) => {
    const all = { 'build/x': '', 'ci/x.bzl': 'A = "y.json"', 'ci/y.json': '', ...settings };
    const found = await workspaceSettings(await Commit.of(new MemoryTree('head', all)), '');
    expect([...found.keys()]).toEqual([...Object.keys(settings), ...files].sort());
  });

  test.each([
    ['a file that is named no longer is no cause', 'x("//ci:y.json")', { WORKSPACE: '' }, 'WORKSPACE changed: '],
    ['a file that is named', 'x("//ci:y.json")', { 'ci/y.json': '1' }, 'ci/y.json is used by '],
    ['a submodule', '', { third: { submodule: '2' } }, 'submodule third changed, '],
  ])('Bazel is not asked: %s', async (_what, written, changes, why) => {
    const files = { WORKSPACE: written, 'ci/y.json': '', third: { submodule: '1' } };
    const { targets } = await answer(bazel, files, changes, { bazel: { program: 'no-such-bazel' } });
    expect(String(targets)).toMatch(`ALL: ${why}`);
  });
});
