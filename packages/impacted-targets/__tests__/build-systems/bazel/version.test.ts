import { afterAll, describe, expect, test } from '@jest/globals';
import { Revision } from '../../../src/build-systems/bazel/revision.js';
import { saidVersion, versionDoubt } from '../../../src/build-systems/bazel/version.js';
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
  versionDoubt(await Revision.open(new MemoryTree('head', files), root), said);
const named = (version: string) => ({ '.bazelversion': version });

describe('the version of Bazel', () => {
  const modules = { 'MODULE.bazel': '', WORKSPACE: '' };

  test.each<[string, string, Files]>([
    ['the named one', '7.4.1', { ...modules, ...named('7.4.1\n') }],
    ['a line of more', '7.4.1', { ...modules, ...named('# ours\n\n 7.4.1\r\n6.0.0\n') }],
    ['any of a major version', '7.4.1', { ...modules, ...named('7.x') }],
    ['any of a minor version', '7.4.1', { ...modules, ...named('7.4.*') }],
    ['the beginning of one', '4.2.3', { WORKSPACE: '', ...named('4') }],
    ['none named', '4.2.3', modules],
    ['an empty file', '4.2.3', { ...modules, ...named('\n') }],
    ['one without numbers', '4.2.3', { ...modules, ...named('latest') }],
    ['a fork', '4.2.3', { ...modules, ...named('ours/7.4.1') }],
    ['a text that is no version', '4.2.3', { ...modules, ...named('7.4.1\u001b[31m') }],
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

  test.each<[string, string, string, Files]>([
    ['a patch', '7.4.0', '7.4.1', modules],
    ['two digits are no beginning', '7.40.0', '7.4.x', modules],
    ['a candidate', '7.4.1rc1', '7.4.1', modules],
    ['a later major version that reads modules too', '8.0.0', '7.4.1', modules],
    ['an earlier one where there are no modules', '6.0.0', '7.4.1', { WORKSPACE: '' }],
    ['another of those by WORKSPACE', '5.0.0', '6.4.0', modules],
    ['one that does not say', 'no_version', '4.2.3', { WORKSPACE: '' }],
  ])('another one is told: %s', async (_, said, version, files) => {
    expect(await doubt(said, { ...files, ...named(version) })).toMatchObject({ unusable: false });
  });

  test('names both, and where the one is written', async () => {
    expect((await doubt('7.4.0', { ...modules, ...named('7.4.1') }))?.text).toMatch(
      /^Bazel 7\.4\.0 reads the packages, and \.bazelversion names 7\.4\.1, .* Use bazelisk/,
    );
    const settings = { '.bazeliskrc': 'USE_BAZEL_VERSION=7.1.0' };
    expect((await doubt('7.4.0', settings))?.text).toContain('.bazeliskrc names 7.1.0');
    expect((await doubt('7.4.0', { 'a/.bazelversion': '7.4.1' }, 'a'))?.text).toContain('names 7.4.1');
  });

  test.each<[string, string, Files, string]>([
    ['6.5.0', '7.4.1', modules, 'MODULE.bazel'],
    ['4.2.3', '8.x', modules, 'MODULE.bazel'],
    ['no_version', '7.4.1', modules, 'MODULE.bazel'],
    ['8.0.0', '6.4.0', modules, 'WORKSPACE'],
    ['9.0.0', '7.4.1', { 'WORKSPACE.bazel': '' }, 'WORKSPACE'],
  ])('%s instead of %s loses dependencies', async (said, version, files, file) => {
    expect(await doubt(said, { ...files, ...named(version) })).toMatchObject({
      unusable: true,
      text: expect.stringMatching(
        new RegExp(`\\.bazelversion names .* takes the names of repositories from ${file}\\. .* may not do so`),
      ) as unknown,
    });
  });
});
