import { afterAll, expect, test } from '@jest/globals';
import { removeSamples, sampleDirectory, type Files } from '../sample-repository.js';
import { impactOf, isInstalled, Sample } from './compare.js';
import { bazel } from '../build-systems.js';

afterAll(removeSamples);

const withBazel = isInstalled('bazel', '--version') ? test : test.skip;
const startup = [
  `--output_user_root=${sampleDirectory()}`,
  '--host_jvm_args=-XX:TieredStopAtLevel=1',
  '--host_jvm_args=-XX:+UseSerialGC',
];
const rule = 'def _copy(ctx):\n    pass\ncopy = rule(implementation = _copy, attrs = {"srcs": attr.label_list()})\n';
const group = (name: string, srcs: readonly string[] = []) =>
  `filegroup(name = "${name}", srcs = ${JSON.stringify(srcs)}, visibility = ["//visibility:public"])\n`;
const files: Files = {
  WORKSPACE: 'workspace(name = "sample")\nlocal_repository(name = "ext", path = "third/ext")\n',
  'third/ext/WORKSPACE': '',
  'third/ext/BUILD': 'filegroup(name = "kit", srcs = ["@sample//lib:lib"], visibility = ["//visibility:public"])\n',
  'rules/BUILD': '',
  'rules/defs.bzl': rule,
  'rules/unused.bzl': '',
  'lib/BUILD': group('lib') + group('other'),
  'app/BUILD': `load("//rules:defs.bzl", "copy")\ncopy(name = "app")\n${group('kit', ['@ext//:kit'])}${group('web')}`,
  'broken/BUILD': group('ok'),
};
/** Random edits of random workspaces are compared with an oracle in `bazel/bazel.tools.test.ts`. */
const cases: Readonly<Record<string, readonly [change: Files, targets: readonly string[] | string, externals?: true]>> =
  {
    'a comment in a .bzl file, by which a rule is defined': [{ 'rules/defs.bzl': `# a\n${rule}` }, ['//app:app']],
    'a comment in a BUILD file': [{ 'lib/BUILD': `# a\n${group('lib')}${group('other')}` }, []],
    'a .bzl file that nobody loads': [{ 'rules/unused.bzl': 'A = 1\n' }, [], true],
    'a new dependency claims both ends': [
      { 'lib/BUILD': group('lib', [':other']) + group('other') },
      ['//lib:lib', '//lib:other'],
    ],
    'features of a package': [
      { 'lib/BUILD': `package(features = ["x"])\n${group('lib')}${group('other')}` },
      ['//lib:lib', '//lib:other'],
    ],
    'through an external repository': [
      { 'lib/BUILD': group('lib').replace('name', 'tags = ["x"], name') + group('other') },
      ['//app:kit', '//lib:lib'],
      true,
    ],
  };

const ask = (base: string, head: string, externals = false) =>
  impactOf(bazel, sample.directory, { base, head, options: { bazel: { 'startup-options': startup, externals } } });
const sample = new Sample(files);

for (const [what, [change, targets, externals]] of Object.entries(cases)) {
  withBazel(
    what,
    async () => {
      const impact = await ask(sample.base, sample.edit(change), externals);
      expect(impact.kind === 'all' ? impact.why : [...impact.targets.keys()].sort()).toEqual(targets);
      expect([...(impact.coveredPaths ?? [])]).toEqual(Object.keys(change));
    },
    120_000,
  );
}

withBazel(
  'a pull request may mend a BUILD file, and may not break one',
  async () => {
    const broken = sample.edit({ 'broken/BUILD': 'broken(' });
    const impact = await ask(broken, sample.base);
    expect(impact.kind === 'all' && impact.why).toMatch(/^bazel query "\/\/\.\.\.:\*" ended with exit code \d+: /);
    await expect(ask(sample.base, broken)).rejects.toThrow(/broken\/BUILD/);
  },
  120_000,
);
