import { afterAll, describe, expect, test } from '@jest/globals';
import { bazel } from '../../../src/impacted-targets/build-systems/bazel/index.js';
import { removeSamples, sampleDirectory, type Files } from '../sample-repository.js';
import { BazelOracle } from './bazel-oracle.js';
import { impactOf, isInstalled, Sample, targetsOf } from './compare.js';

const installed = isInstalled('bazel', '--version');
const withBazel = installed ? test : test.skip;
const named = (title: string) => (installed ? title : `${title} (skipped: bazel is missing)`);

const userRoot = sampleDirectory();
const startup = [`--output_user_root=${userRoot}`];
const oracle = new BazelOracle(startup);

afterAll(() => {
  oracle.stop();
  removeSamples();
});

const files: Files = {
  WORKSPACE: 'workspace(name = "sample")\n',
  '.bazelrc': '# options\nquery --noshow_progress\n',
  'lib/BUILD': `
load("//rules:defs.bzl", "bundle", "pair")
genrule(name = "gen", srcs = ["in.txt"], outs = ["out.txt"], cmd = "cp $< $@", visibility = ["//visibility:public"])
filegroup(name = "docs", srcs = glob(["docs/*.md"]), visibility = ["//visibility:public"])
alias(name = "alias", actual = ":gen", visibility = ["//visibility:public"])
config_setting(name = "opt", values = {"compilation_mode": "opt"})
genrule(name = "chosen", srcs = [], outs = ["chosen.txt"], cmd = select({":opt": "echo a > $@", "//conditions:default": "echo b > $@"}), visibility = ["//visibility:public"])
exports_files(["exported.txt"])
pair(name = "two", srcs = ["two.txt"])
`,
  'lib/in.txt': 'in\n',
  'lib/two.txt': 'two\n',
  'lib/exported.txt': 'e\n',
  'lib/unowned.txt': 'u\n',
  'lib/docs/a.md': 'a\n',
  'lib/docs/b.md': 'b\n',
  'rules/BUILD': 'exports_files(["defs.bzl"])\n',
  'rules/defs.bzl': `
load(":impl.bzl", "suffix")
def _bundle(ctx):
    out = ctx.actions.declare_file(ctx.label.name + suffix())
    ctx.actions.write(out, "bundle")
    return [DefaultInfo(files = depset([out]))]
bundle = rule(implementation = _bundle, attrs = {"srcs": attr.label_list(allow_files = True), "_tool": attr.label(default = "//tool:tool")})
def pair(name, srcs):
    native.filegroup(name = name + "_group", srcs = srcs)
    bundle(name = name, srcs = [":" + name + "_group"])
`,
  'rules/impl.bzl': 'def suffix():\n    return ".o"\n',
  'tool/BUILD': 'filegroup(name = "tool", srcs = ["tool.txt"], visibility = ["//visibility:public"])\n',
  'tool/tool.txt': 't\n',
  'app/BUILD': `
load("//rules:defs.bzl", "bundle")
bundle(name = "app", srcs = ["//lib:alias", "//lib:docs", "main.txt"])
filegroup(name = "uses_out", srcs = ["//lib:out.txt"])
filegroup(name = "uses_export", srcs = ["//lib:exported.txt"])
sh_test(name = "check", srcs = ["check.sh"], data = [":uses_out", "//lib:chosen.txt"])
test_suite(name = "suite", tests = [":check"])
test_suite(name = "all_tests")
`,
  'app/main.txt': 'm\n',
  'app/check.sh': 'true\n',
  'alone/BUILD': 'filegroup(name = "alone", srcs = glob(["*.txt"]))\n',
  'alone/a.txt': 'a\n',
};

const sample = new Sample(files);

interface Case {
  readonly what: string;
  readonly edit: Files;
  /** True where the answer may hold more than the oracle's. */
  readonly more?: boolean;
  readonly targets: readonly string[] | 'ALL';
}

const edited = (path: string, from: string, to: string): Files => {
  const text = files[path];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, to) };
};

const cases: readonly Case[] = [
  {
    what: 'a source file, through an alias, a generated file, data and test suites',
    edit: { 'lib/in.txt': 'changed\n' },
    targets: [
      '//app:all_tests',
      '//app:app',
      '//app:check',
      '//app:suite',
      '//app:uses_out',
      '//lib:alias',
      '//lib:gen',
    ],
  },
  {
    what: 'a tool that a rule depends on implicitly',
    edit: { 'tool/tool.txt': 'T\n' },
    targets: ['//app:app', '//lib:two', '//tool:tool'],
  },
  { what: 'an exported file', edit: { 'lib/exported.txt': 'E\n' }, targets: ['//app:uses_export'] },
  { what: 'a file that a glob finds', edit: { 'lib/docs/c.md': 'c\n' }, targets: ['//app:app', '//lib:docs'] },
  { what: 'a file that a glob found', edit: { 'lib/docs/b.md': null }, targets: ['//app:app', '//lib:docs'] },
  {
    what: 'a comment in a BUILD file and in a .bzl file',
    edit: {
      ...edited('lib/BUILD', 'genrule(', '# moved\n\n\ngenrule('),
      ...edited('rules/defs.bzl', 'def pair', '# pair\ndef pair'),
    },
    targets: [],
  },
  {
    what: 'an attribute',
    edit: edited('lib/BUILD', 'cp $< $@', 'cat $< > $@'),
    targets: [
      '//app:all_tests',
      '//app:app',
      '//app:check',
      '//app:suite',
      '//app:uses_out',
      '//lib:alias',
      '//lib:gen',
    ],
  },
  {
    what: 'a branch of a select',
    edit: edited('lib/BUILD', '"echo b > $@"', '"echo c > $@"'),
    targets: ['//app:all_tests', '//app:check', '//app:suite', '//lib:chosen'],
  },
  {
    what: 'a renamed target, and what depended on it before',
    edit: {
      ...edited('lib/BUILD', 'filegroup(name = "docs"', 'filegroup(name = "pages"'),
      ...edited('app/BUILD', '"//lib:docs", ', ''),
    },
    targets: ['//app:app', '//lib:docs', '//lib:pages'],
  },
  {
    what: 'a deleted package',
    edit: { 'alone/BUILD': null, 'alone/a.txt': null },
    targets: ['//alone:alone'],
  },
  {
    what: 'the implementation of a rule, in a file that its file loads',
    edit: { 'rules/impl.bzl': 'def suffix():\n    return ".obj"\n' },
    targets: ['//app:app', '//lib:two'],
  },
  {
    what: 'a macro',
    edit: edited('rules/defs.bzl', 'name + "_group", srcs = srcs', 'name + "_group", srcs = srcs, tags = ["x"]'),
    more: true,
    targets: ['//app:app', '//lib:two', '//lib:two_group'],
  },
  {
    what: 'the features of a package',
    edit: edited('alone/BUILD', 'filegroup', 'package(features = ["x"])\nfilegroup'),
    more: true,
    targets: ['//alone:alone'],
  },
  { what: 'an ignored directory', edit: { '.bazelignore': 'alone\n' }, targets: ['//alone:alone'] },
];

describe('changes of a Bazel workspace', () => {
  for (const { what, edit, targets, more } of cases) {
    withBazel(
      named(what),
      async () => {
        const head = sample.edit(edit);
        const impact = await impactOf(bazel, sample.directory, {
          base: sample.base,
          head,
          options: { 'startup-options': startup },
        });
        expect(targetsOf(impact)).toEqual(targets);
        const expected = oracle.impacted(sample.directory, sample.base, head);
        if (more) expect(targets).toEqual(expect.arrayContaining(expected));
        else expect(targets).toEqual(expected);
        if (impact.kind === 'targets') expect([...impact.accountedFor].sort()).toEqual(Object.keys(edit).sort());
      },
      120_000,
    );
  }
});
