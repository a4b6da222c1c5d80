import { expect, test } from '@jest/globals';
import { isWorkspaceFile, saysTheSame, WorkspaceMentions } from './mentions.js';

const files: Readonly<Record<string, string>> = {
  'MODULE.bazel': `
module(name = "main")
include("//deps:python.MODULE.bazel")
local_path_override(module_name = "zlib", path = "third_party/zlib")
maven = use_extension("//build:maven.bzl", "maven")
maven.install(lock_file = "//:maven_install.json")
`,
  'deps/python.MODULE.bazel': 'pip.parse(requirements_lock = "//python:requirements_lock.txt")\n',
  'build/maven.bzl': 'load(":versions.bzl", "VERSIONS")\nPATCH = "@//patches:guava.patch"\n',
  'build/versions.bzl': 'VERSIONS = "versions.json"\n',
  '.bazelrc':
    'import %workspace%/build/ci.bazelrc\nbuild --platforms=//platforms:linux # --platforms=//platforms:mac\n',
  'build/ci.bazelrc': 'build --workspace_status_command=build/status.sh\n',
  'build/versions.json': '{}',
  'src/BUILD.bazel': '',
};

async function collect(): Promise<WorkspaceMentions> {
  return WorkspaceMentions.collect(Object.keys(files), (paths) =>
    Promise.resolve(new Map([...paths].flatMap((path): [string, string][] => [[path, files[path] ?? '']]))),
  );
}

test('finds the files that external repositories and options are made of', async () => {
  const mentions = await collect();
  for (const path of [
    'maven_install.json',
    'python/requirements_lock.txt',
    'patches/guava.patch',
    'build/versions.json',
    'build/status.sh',
    'third_party/zlib/src/inflate.c',
  ]) {
    expect([path, mentions.mentionsFile(path)]).toEqual([path, true]);
  }
  for (const path of ['src/main.cc', 'src/BUILD.bazel', 'third_party/png/png.c', 'requirements.txt']) {
    expect([path, mentions.mentionsFile(path)]).toEqual([path, false]);
  }
});

test('finds the .bzl files that define them, and the targets that options name', async () => {
  const mentions = await collect();
  expect(['build/maven.bzl', 'build/versions.bzl', 'build/ci.bazelrc'].every((path) => mentions.isSource(path))).toBe(
    true,
  );
  expect(mentions.isSource('src/BUILD.bazel')).toBe(false);
  expect(mentions.mentionsLabel('//platforms:linux')).toBe(true);
  expect(mentions.mentionsLabel('//platforms:mac')).toBe(false);
});

test.each([
  'MODULE.bazel',
  'WORKSPACE',
  'WORKSPACE.bzlmod',
  '.bazelrc',
  'ci/remote.bazelrc',
  '.bazelversion',
  'tools/bazel',
  'tools/bazel.bat',
])('%s says which Bazel runs, how, or with what', (path) => {
  expect(isWorkspaceFile(path)).toBe(true);
});

test.each(['src/WORKSPACE', 'BUILD', 'tools/bazel/BUILD', 'docs/bazelrc.md'])('%s does not', (path) => {
  expect(isWorkspaceFile(path)).toBe(false);
});

test('a comment says nothing', () => {
  expect(saysTheSame('MODULE.bazel', 'bazel_dep(name = "a")', '# a\nbazel_dep(name = "a")\n')).toBe(true);
  // Lines that are written in another way count.
  expect(saysTheSame('MODULE.bazel', 'bazel_dep(name = "a")', 'bazel_dep(\n  name = "a")\n')).toBe(false);
  expect(saysTheSame('.bazelrc', 'build -c opt\n', '# fast\nbuild -c opt # fast\n')).toBe(true);
  expect(saysTheSame('.bazelrc', 'build -c opt\n', 'build -c dbg\n')).toBe(false);
  expect(saysTheSame('.bazelversion', '8.0.0\n', '8.1.0\n')).toBe(false);
});

test.each([
  ['MODULE.bazel', true],
  ['rust.MODULE.bazel', true],
  ['deps/python.MODULE.bazel', true],
  ['testdata/project/MODULE.bazel', false],
  ['XMODULE.bazel', false],
])('%s defines external repositories: %s', (path, expected) => {
  expect(isWorkspaceFile(path)).toBe(expected);
});
