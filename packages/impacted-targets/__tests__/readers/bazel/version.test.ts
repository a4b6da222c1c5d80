import { afterAll, describe, expect, test } from '@jest/globals';
import { Revision } from './mentions.js';
import { saidVersion, whyUnusable } from './mentions.js';
import { MemoryTree, removeDirectories, type Files } from '../../trees.js';

afterAll(removeDirectories);

test.each([
  ['bazel 7.4.1\n', '7.4.1'],
  ['bazel 7.4.1-homebrew\n', '7.4.1'],
  ['bazel 7.4.1- (@non-git)\n', '7.4.1'],
  ['bazel 8.0.0rc3\n', '8.0.0rc3'],
  ['bazel 9.0.0-pre.20250101.1\n', '9.0.0-pre.20250101.1'],
  ['Bazelisk version: v1.25.0\nbazel 6.5.0\n', '6.5.0'],
  ['bazel no_version\n', 'no_version'],
  ['our wrapper 3.0\n', undefined],
  ['', undefined],
])('what bazel --version prints: %j', (printed, version) => {
  expect(saidVersion(printed)).toBe(version);
});

const doubt = async (said: string, files: Files, root = '') =>
  whyUnusable(await Revision.open(new MemoryTree('head', files), root), said);
const named = (version: string) => ({ '.bazelversion': version });

describe('the version of Bazel', () => {
  const modules = { 'MODULE.bazel': '', WORKSPACE: '' };

  test.each<[string, string, Files]>([
    ['the named one', '7.4.1', { ...modules, ...named('7.4.1\n') }],
    ['a later one by modules', '8.0.0', { ...modules, ...named('7.4.1') }],
    ['an earlier one where there are no modules', '6.0.0', { WORKSPACE: '', ...named('7.4.1') }],
    ['one that does not say', 'no_version', { WORKSPACE: '', ...named('4.2.3') }],
    ['any of a major version', '7.4.1', { ...modules, ...named('7.x') }],
    ['none named', '4.2.3', modules],
    ['an empty file', '4.2.3', { ...modules, ...named('\n') }],
    ['one without numbers', '4.2.3', { ...modules, ...named('latest') }],
    ['a fork', '4.2.3', { ...modules, ...named('ours/7.4.1') }],
    ['a text that is not a version', '4.2.3', { ...modules, ...named('7.4.1\u001b[31m') }],
    [
      'that of Bazelisk before the other',
      '7.1.0',
      {
        ...modules,
        ...named('6.0.0'),
        '.bazeliskrc': 'BAZELISK_BASE_URL=https://example.com\nUSE_BAZEL_VERSION=7.1.0\n',
      },
    ],
    ['a file below the root of the build', '4.2.3', { ...modules, 'a/.bazelversion': '7.4.1' }],
  ])('is in no doubt: %s', async (_, said, files) => {
    expect(await doubt(said, files)).toBeUndefined();
  });

  test.each<[string, string, Files, string]>([
    ['6.5.0', '7.4.1', modules, 'MODULE.bazel'],
    ['4.2.3', '8.x', modules, 'MODULE.bazel'],
    ['4.2.3', '# ours\n\n 7.4.*\r\n6.0.0\n', modules, 'MODULE.bazel'],
    ['no_version', '7.4.1', modules, 'MODULE.bazel'],
    ['8.0.0', '6.4.0', modules, 'WORKSPACE'],
    ['9.0.0', '7.4.1', { 'WORKSPACE.bazel': '' }, 'WORKSPACE'],
  ])('%s instead of %s loses dependencies', async (said, version, files, file) => {
    expect(await doubt(said, { ...files, ...named(version) })).toMatch(
      new RegExp(`\\.bazelversion names .* takes the names of repositories from ${file}\\. .* may not do so`),
    );
  });
});
