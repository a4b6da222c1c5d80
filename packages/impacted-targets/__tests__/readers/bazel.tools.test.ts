import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { BazelHashes } from '../../../../bench/history/bazel-hashes.js';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import { bazel } from '../build-systems.js';
import { removeSamples, sampleDirectory, type Files } from '../sample-repository.js';
import { brief, impactOf, isInstalled, Sample } from './compare.js';

const installed = isInstalled('bazel', '--version');
const withBazel = installed ? test : test.skip;
const named = (title: string) => (installed ? title : `${title} (skipped: bazel is missing)`);
const patience = 120_000;
const beside = (title: string, run: () => Promise<void>) => {
  withBazel(named(title), run, patience);
};
afterAll(removeSamples);

const directory = sampleDirectory();
// Small repositories are read faster by a server that compiles little.
const startup = [
  `--output_user_root=${directory}`,
  '--host_jvm_args=-XX:TieredStopAtLevel=1',
  '--host_jvm_args=-XX:+UseSerialGC',
];
const configuration = join(directory, 'rules.yml');
writeFileSync(configuration, JSON.stringify({ 'build-systems': { bazel: { 'startup-options': startup } } }));

const files: Files = {
  WORKSPACE: '',
  'rules/unused.bzl': '',
  BUILD: '',
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
  'named/BUILD':
    'filegroup(name = "parts", srcs = ["whole.txt"])\nfilegroup(name = "one", srcs = ["parts/one.txt"])\nfilegroup(name = "uses_parts", srcs = [":parts"])\n',
  'named/whole.txt': 'w\n',
  'named/parts/one.txt': 'o\n',
  'alone/BUILD': 'filegroup(name = "alone", srcs = glob(["*.txt"]))\n',
  'alone/a.txt': 'a\n',
  'alone/grüße.txt': 'g\n',
  'alone/dir/x': 'x\n',
  'linked/BUILD': 'filegroup(name = "linked", srcs = ["shared/x"])\n',
  'linked/shared': { link: '../alone/dir' },
  'chains/BUILD': `
toolchain_type(name = "type")
filegroup(name = "compiler", srcs = ["compiler.txt"])
toolchain(name = "chain", toolchain_type = ":type", toolchain = ":compiler")
`,
  'chains/compiler.txt': 'c\n',
};

const sample = new Sample(files);
const edited = (path: string, from: string, to: string): Files => {
  const text = files[path];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, to) };
};

type Options = NonNullable<BuildSystemOptions['bazel']>;
const asked = (base: string, head: string, options: Options = {}, signal?: AbortSignal, repository = sample) =>
  impactOf(bazel, repository.directory, {
    base,
    head,
    options: { bazel: { 'startup-options': startup, ...options } },
    ...(signal && { signal }),
  });
const ask = (edit: Files, options?: Options) => asked(sample.base, sample.edit(edit), options);

const ofGen = '//app:all_tests //app:app //app:check //app:suite //app:uses_out //lib:alias //lib:gen';
const ofTool = '//app:app //lib:two //tool:tool';
const tags = (path: string, name: string) => edited(path, `name = "${name}"`, `name = "${name}", tags = ["x"]`);

describe(named('changes of a Bazel workspace'), () => {
  withBazel.each<[string, Files, string]>([
    ['a source file, through an alias, a generated file, data and test suites', { 'lib/in.txt': 'I' }, ofGen],
    ['a tool of a rule', { 'tool/tool.txt': 'T' }, ofTool],
    ['an exported file', { 'lib/exported.txt': 'E' }, '//app:uses_export'],
    ['a file with letters beyond ASCII', { 'alone/grüße.txt': 'G' }, '//alone:alone'],
    ['a file that a link leads to', { 'alone/dir/x': 'X' }, '//linked:linked'],
    ['a file in a folder that has the name of a target', { 'named/parts/one.txt': 'O' }, '//named:one'],
    ['a link to a folder', { 'linked/shared': { link: '../docs' }, 'docs/x': 'x' }, '//linked:linked'],
    ['a comment in a BUILD file', edited('lib/BUILD', 'genrule(', '# moved\n\ngenrule('), ''],
    ['a remark in a .bzl file of rules', edited('rules/defs.bzl', 'def pair', '# a\ndef pair'), '//app:app //lib:two'],
    ['a file that it loads', { 'rules/impl.bzl': 'def suffix():\n    return ".obj"\n' }, '//app:app //lib:two'],
    ['a .bzl file that nobody loads', { 'rules/unused.bzl': 'A = 1\n' }, ''],
    ['a macro', edited('rules/defs.bzl', 's = srcs', 's = srcs, tags = ["x"]'), '//app:app //lib:two //lib:two_group'],
    ['a file that a glob finds', { 'lib/docs/c.md': 'c' }, '//app:app //lib:docs'],
    ['a file that a glob found', { 'lib/docs/b.md': null }, '//app:app //lib:docs'],
    [
      'a branch of a select',
      edited('lib/BUILD', 'echo b', 'echo c'),
      '//app:all_tests //app:check //app:suite //lib:chosen',
    ],
    ['an attribute', tags('lib/BUILD', 'gen'), ofGen],
    ['the features of a package', edited('alone/BUILD', 'file', 'package(features = ["x"])\nfile'), '//alone:alone'],
    [
      'a renamed target, and what depended on it',
      { ...edited('lib/BUILD', 'name = "docs"', 'name = "pages"'), ...edited('app/BUILD', '"//lib:docs", ', '') },
      '//app:app //lib:docs //lib:pages',
    ],
    ['a deleted package', { 'linked/BUILD': null, 'linked/shared': null }, '//linked:linked'],
    ['an ignored folder', { '.bazelignore': 'tool\n' }, ofTool],
    [
      'a new dependency claims both ends',
      edited('named/BUILD', 'le.txt"', 'le.txt", ":one"'),
      '//named:one //named:parts //named:uses_parts',
    ],
  ])(
    '%s',
    async (_what, edit, targets) => {
      expect(brief(await ask(edit), edit)).toBe(targets);
    },
    patience,
  );
});

const all = (impact: Awaited<ReturnType<typeof ask>>) => impact.kind === 'all' && impact.why;

beside('the option `externals` follows dependencies through an external repository', async () => {
  const around = new Sample({
    WORKSPACE: 'workspace(name = "sample")\nlocal_repository(name = "ext", path = "third/ext")\n',
    'third/ext/WORKSPACE': '',
    'third/ext/BUILD': 'filegroup(name = "kit", srcs = ["@sample//lib"], visibility = ["//visibility:public"])\n',
    'lib/BUILD': 'filegroup(name = "lib", srcs = ["in.txt"], visibility = ["//visibility:public"])\n',
    'lib/in.txt': '',
    'app/BUILD': 'filegroup(name = "app", srcs = ["@ext//:kit"])\n',
  });
  const head = around.edit({ 'lib/in.txt': '2' });
  const answer = async (externals: boolean) => brief(await asked(around.base, head, { externals }, undefined, around));
  expect([await answer(false), await answer(true)]).toEqual(['//lib:lib', '//app:app //lib:lib']);
});

beside('what a toolchain is made of', async () => {
  const why = 'toolchain //chains:chain is impacted, and any target may be resolved to it';
  expect(all(await ask({ 'chains/compiler.txt': 'C' }))).toBe(why);
});

beside('gives a file, a dependency or the graph as the reason', async () => {
  const impact = await ask({ 'tool/tool.txt': 'T', ...edited('alone/BUILD', '"*.txt"', '"a.txt"') });
  expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
    '//alone:alone': { kind: 'graph', what: 'its definition differs', files: ['alone/BUILD'] },
    '//app:app': { kind: 'dependency', target: '//tool:tool' },
    '//tool:tool': { kind: 'file', path: 'tool/tool.txt' },
  });
});

beside('a universe leaves packages out, and their files to others', async () => {
  const universe = ['//...', '-//alone/...', '-//chains/...'];
  const impact = await ask({ 'tool/tool.txt': 'T', 'alone/a.txt': 'A' }, { universe });
  expect(brief(impact)).toBe(ofTool);
  expect(impact.kind === 'targets' && [...impact.coveredPaths]).toEqual(['tool/tool.txt']);
});

beside('a pull request may mend a BUILD file, and may not break one', async () => {
  const broken = sample.edit({ 'app/BUILD': 'broken(' });
  const why = /^bazel query "\/\/\.\.\.:\*" ended with exit code \d+: .*app\/BUILD.*\. Make that query work/;
  expect(all(await asked(broken, sample.base))).toMatch(why);
  await expect(asked(sample.base, broken)).rejects.toThrow(why);
});

/** A program in place of Bazel. */
function program(name: string, script: string): string {
  const path = join(directory, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

test.each([
  ['no-such-bazel', /^no-such-bazel was not found on this machine/],
  ['echo', /^bazel query did not print its graph .*Check that build-systems\.bazel\.program is Bazel$/],
  [
    program('wrapper', '[ "$1" = shutdown ] || echo "ERROR: this repository needs Bazel 6.5.0"\nexit 2'),
    /ended with exit code 2: ERROR: this repository needs Bazel 6\.5\.0\. Make/,
  ],
  [program('old', 'echo bazel 6.5.0'), /\.bazelversion names Bazel 7\.4\.1, which takes .* Use bazelisk/],
])('%s in place of Bazel', async (name, message) => {
  const modules = new Sample({ 'MODULE.bazel': '', '.bazelversion': '7.4.1\n', BUILD: '' });
  const asking = asked(modules.base, modules.edit({ BUILD: '# a\n' }), { program: name }, undefined, modules);
  await expect(asking).rejects.toThrow(message);
});

beside('one that does not say its version is in no doubt', async () => {
  const silent = program('silent', '[ "$1" = --version ] && echo ours || exec bazel "$@"');
  expect(brief(await ask({ 'tool/tool.txt': 'T' }, { program: silent }))).toBe(ofTool);
});

/** Process numbers of the servers that were started with this test's own folder of output. */
async function runningServers(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args='], { maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line.includes(directory) && line.includes('bazel(')).length;
}

beside('a cancelled step leaves no server behind', async () => {
  const [cancelled, before] = [new AbortController(), await runningServers()];
  const running = async (wanted: (count: number) => boolean) => {
    for (let wait = 0; wait < 400 && !wanted(await runningServers()); wait += 1) await sleep(50);
    return runningServers();
  };
  const answer = asked(sample.base, sample.edit({ 'lib/in.txt': '2' }), {}, cancelled.signal);
  const refused = expect(answer).rejects.toThrow('cancelled');
  expect(await running((count) => count > before)).toBeGreaterThan(before);
  cancelled.abort(new Error('cancelled'));
  await refused;
  // A server sees within seconds that its folder is gone.
  expect(await running((count) => count <= before)).toBeLessThanOrEqual(before);
});

beside('no rule is missing whose hash differs', async () => {
  const edit = {
    ...{ 'tool/tool.txt': 'T', 'lib/docs/c.md': 'c', 'rules/impl.bzl': 'def suffix():\n    return ".obj"\n' },
    ...edited('lib/BUILD', 'echo b', 'echo c'),
    ...edited('named/BUILD', '"whole.txt"', '"whole.txt", ":one"'),
  };
  // What all rules depend on is computed for the hashes. For tests, that is in other repositories.
  const app = files['app/BUILD'] as string;
  const untested = new Sample({ ...files, 'app/BUILD': app.replace(/^(?:sh_test|test_suite).*$/gm, '') });
  const step = { base: untested.base, head: untested.edit(edit) };
  const expected = new BazelHashes(untested.directory, configuration).expected(step);
  expect(expected.size).toBeGreaterThan(5);
  expect(brief(await asked(step.base, step.head, {}, undefined, untested)).split(' ')).toEqual(
    expect.arrayContaining([...expected.keys()]),
  );
});
