import type { BuildSystemOptions } from '../../../src/configuration/configuration.js';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bazel } from '../../build-systems.js';
import { removeSamples, sampleDirectory, type Files } from '../../sample-repository.js';
import { BazelOracle } from './oracle.js';
import { impactOf, isInstalled, Sample, targetsOf, withComparison } from '../compare.js';

const installed = isInstalled('bazel', '--version');
const withBazel = installed ? test : test.skip;
const named = (title: string) => (installed ? title : `${title} (skipped: bazel is missing)`);

const userRoot = sampleDirectory();
// Small repositories are read faster by a server that compiles little.
const startup = [
  `--output_user_root=${userRoot}`,
  '--host_jvm_args=-XX:TieredStopAtLevel=1',
  '--host_jvm_args=-XX:+UseSerialGC',
];
const oracle = new BazelOracle(startup);

/** Process numbers of the servers that were started with this test's own directory of output. */
async function runningServers(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args='], { maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line.includes(userRoot) && line.includes('bazel('));
}

afterAll(() => {
  oracle.stop();
  removeSamples();
});

const files: Files = {
  WORKSPACE: 'workspace(name = "sample")\nload("//:repositories.bzl", "repositories")\nrepositories()\n',
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
  'repositories.bzl': 'def repositories():\n    LOCK = "//lib:unowned.txt"\n',
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

const usersOfGen = [
  '//app:all_tests',
  '//app:app',
  '//app:check',
  '//app:suite',
  '//app:uses_out',
  '//lib:alias',
  '//lib:gen',
];

const cases: readonly Case[] = [
  {
    what: 'a source file, through an alias, a generated file, data and test suites',
    edit: { 'lib/in.txt': 'changed\n' },
    targets: usersOfGen,
  },
  {
    what: 'a tool that a rule depends on implicitly, and an exported file',
    edit: { 'tool/tool.txt': 'T\n', 'lib/exported.txt': 'E\n' },
    targets: ['//app:app', '//app:uses_export', '//lib:two', '//tool:tool'],
  },
  {
    what: 'a file with letters beyond ASCII, and one that a symlink leads to',
    edit: { 'alone/grüße.txt': 'G\n', 'alone/dir/x': 'X\n' },
    more: true,
    targets: ['//alone:alone', '//linked:linked'],
  },
  {
    what: 'a file in a directory that has the name of a target',
    edit: { 'named/parts/one.txt': 'O\n' },
    targets: ['//named:one'],
  },
  {
    what: 'a symlink to a directory',
    edit: { 'linked/shared': { link: '../docs' }, 'docs/x': 'x\n' },
    more: true,
    targets: ['//linked:linked'],
  },
  {
    what: 'a comment in a BUILD file and in a .bzl file',
    edit: {
      ...edited('lib/BUILD', 'genrule(', '# moved\n\n\ngenrule('),
      ...edited('rules/defs.bzl', 'def pair', '# pair\ndef pair'),
    },
    // Bazel's digest of a rule has the .bzl files that define it, with their comments.
    targets: ['//app:app', '//lib:two'],
    more: true,
  },
  {
    what: 'a file that a glob finds, and a branch of a select',
    edit: { 'lib/docs/c.md': 'c\n', ...edited('lib/BUILD', '"echo b > $@"', '"echo c > $@"') },
    targets: ['//app:all_tests', '//app:app', '//app:check', '//app:suite', '//lib:chosen', '//lib:docs'],
  },
  {
    what: 'a file that a glob found, and an attribute',
    edit: { 'lib/docs/b.md': null, ...edited('lib/BUILD', 'cp $< $@', 'cat $< > $@') },
    targets: [...usersOfGen, '//lib:docs'].sort(),
  },
  {
    what: 'a renamed target, what depended on it before, and a deleted package',
    edit: {
      ...edited('lib/BUILD', 'filegroup(name = "docs"', 'filegroup(name = "pages"'),
      ...edited('app/BUILD', '"//lib:docs", ', ''),
      'linked/BUILD': null,
      'linked/shared': null,
    },
    targets: ['//app:app', '//lib:docs', '//lib:pages', '//linked:linked'],
  },
  {
    what: 'the implementation of a rule, in a file that its file loads',
    edit: { 'rules/impl.bzl': 'def suffix():\n    return ".obj"\n' },
    targets: ['//app:app', '//lib:two'],
  },
  {
    what: 'a macro, and the features of a package',
    edit: {
      ...edited('rules/defs.bzl', 'name + "_group", srcs = srcs', 'name + "_group", srcs = srcs, tags = ["x"]'),
      ...edited('alone/BUILD', 'filegroup', 'package(features = ["x"])\nfilegroup'),
    },
    more: true,
    targets: ['//alone:alone', '//app:app', '//lib:two', '//lib:two_group'],
  },
  {
    what: 'an ignored directory',
    edit: { '.bazelignore': 'tool\n' },
    targets: ['//app:app', '//lib:two', '//tool:tool'],
  },
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
          options: { bazel: { 'startup-options': startup } },
        });
        expect(targetsOf(impact)).toEqual(targets);
        const expected = oracle.impacted(sample.directory, sample.base, head);
        if (more) expect(targets).toEqual(expect.arrayContaining(expected));
        else expect(targets).toEqual(expected);
        if (impact.kind === 'all') return;
        expect(Object.keys(edit).filter((path) => !impact.coveredPaths.has(path))).toEqual([]);
      },
      120_000,
    );
  }
});

type Options = NonNullable<BuildSystemOptions['bazel']>;

const ask = (edit: Files, options: Options = { 'startup-options': startup }) =>
  impactOf(bazel, sample.directory, { base: sample.base, head: sample.edit(edit), options: { bazel: options } });

describe('changes that bear on everything', () => {
  const reasons: readonly { what: string; edit: Files; why: RegExp }[] = [
    { what: 'WORKSPACE', edit: edited('WORKSPACE', 'sample', 'other'), why: /^WORKSPACE changed/ },
    {
      what: '.bazelrc',
      edit: { '.bazelrc': 'query --noshow_progress\nbuild --copt=-O3\n' },
      why: /^\.bazelrc changed/,
    },
    { what: 'the version of Bazel', edit: { '.bazelversion': '4.2.3\n' }, why: /^\.bazelversion changed/ },
    { what: 'MODULE.bazel.lock', edit: { 'MODULE.bazel.lock': '{}\n' }, why: /^MODULE\.bazel\.lock changed/ },
    {
      what: 'a .bzl file of WORKSPACE',
      edit: { 'repositories.bzl': 'def repositories():\n    pass\n' },
      why: /^repositories\.bzl is used by the definitions of external repositories/,
    },
    {
      what: 'a file that a .bzl file of WORKSPACE names',
      edit: { 'lib/unowned.txt': 'U\n' },
      why: /^lib\/unowned\.txt is used by the definitions of external repositories/,
    },
  ];
  for (const { what, edit, why } of reasons) {
    test(what, async () => {
      const impact = await ask(edit, { program: 'not-needed' });
      expect(impact.kind === 'all' && impact.why).toMatch(why);
    });
  }

  withBazel(named('what a toolchain is made of'), async () => {
    const impact = await ask({ 'chains/compiler.txt': 'C\n' });
    expect(impact.kind === 'all' && impact.why).toBe(
      'toolchain //chains:chain is impacted, and any target may be resolved to it',
    );
  });
});

describe('through an external repository', () => {
  const around = installed
    ? new Sample({
        WORKSPACE: 'workspace(name = "sample")\nlocal_repository(name = "ext", path = "third/ext")\n',
        'third/ext/WORKSPACE': '',
        'third/ext/defs.bzl': 'NAME = "tested"\n',
        'third/ext/BUILD':
          'filegroup(name = "framework", srcs = ["@sample//lib:lib"], visibility = ["//visibility:public"])\n',
        'lib/BUILD': 'filegroup(name = "lib", srcs = ["in.txt"], visibility = ["//visibility:public"])\n',
        'lib/in.txt': '1\n',
        'lib/rules.bzl': '',
        'tests/BUILD': 'load("@ext//:defs.bzl", "NAME")\nfilegroup(name = NAME, srcs = ["@ext//:framework"])\n',
      })
    : undefined;
  const asked = async (edit: Files, options: Options) => {
    if (!around) throw new Error('bazel is missing');
    const request = {
      base: around.base,
      head: around.edit(edit),
      options: { bazel: { 'startup-options': startup, ...options } },
    };
    return withComparison(around.directory, request, async (comparison, tools) =>
      targetsOf(await bazel.impact(comparison, tools)),
    );
  };

  withBazel(named('the option follows it'), async () => {
    const options = { externals: true };
    expect(await asked({ 'lib/in.txt': '2\n' }, {})).toEqual(['//lib:lib']);
    expect(await asked({ 'lib/in.txt': '2\n' }, options)).toEqual(['//lib:lib', '//tests:tested']);
    const build = 'filegroup(name = "lib", srcs = ["in.txt"], tags = ["x"], visibility = ["//visibility:public"])\n';
    expect(await asked({ 'lib/BUILD': build }, options)).toEqual(['//lib:lib', '//tests:tested']);
    // Nothing loads it.
    expect(await asked({ 'lib/rules.bzl': 'A = 1\n' }, options)).toEqual([]);
  });
});

describe('without an answer', () => {
  withBazel(named('the last lines of Bazel are shown'), async () => {
    await expect(ask({ 'app/BUILD': 'broken(' })).rejects.toThrow(
      /^bazel query "\/\/\.\.\.:\*" ended with exit code \d+: .*app\/BUILD.*\. Make that query work/,
    );
  });

  withBazel(
    named('a cancelled step leaves no server behind'),
    async () => {
      const head = sample.edit({ 'lib/in.txt': '2\n' });
      const cancelled = new AbortController();
      const before = (await runningServers()).length;
      const running = async (wanted: (count: number) => boolean) => {
        for (let wait = 0; wait < 400 && !wanted((await runningServers()).length); wait += 1) await sleep(50);
        return (await runningServers()).length;
      };
      const answer = impactOf(bazel, sample.directory, {
        base: sample.base,
        head,
        options: { bazel: { 'startup-options': startup } },
        signal: cancelled.signal,
      });
      const refused = expect(answer).rejects.toThrow('cancelled');
      expect(await running((count) => count > before)).toBeGreaterThan(before);
      cancelled.abort(new Error('cancelled'));
      await refused;
      // A server sees within seconds that its directory is gone.
      expect(await running((count) => count <= before)).toBeLessThanOrEqual(before);
    },
    60_000,
  );

  test('a missing program is named', async () => {
    await expect(ask({ 'lib/in.txt': '2\n' }, { program: 'no-such-bazel' })).rejects.toThrow(
      /^no-such-bazel was not found on this machine/,
    );
  });

  test('a reason on standard output is shown', async () => {
    const directory = sampleDirectory();
    const program = join(directory, 'wrapper');
    writeFileSync(
      program,
      '#!/bin/sh\n[ "$1" = shutdown ] || echo "ERROR: this repository needs Bazel 6.5.0"\nexit 2\n',
      { mode: 0o755 },
    );
    await expect(ask({ 'lib/in.txt': '2\n' }, { program })).rejects.toThrow(
      /ended with exit code 2: ERROR: this repository needs Bazel 6\.5\.0\. Make/,
    );
  });

  test('a program that is something else is told', async () => {
    await expect(ask({ 'lib/in.txt': '2\n' }, { program: 'echo' })).rejects.toThrow(
      /^bazel query did not print its graph .*Check that build-systems\.bazel\.program is Bazel$/,
    );
  });
});

withBazel(named('gives a file, a dependency or the graph as the reason'), async () => {
  const impact = await ask({ 'tool/tool.txt': 'T\n', ...edited('alone/BUILD', '"*.txt"', '"a.txt"') });
  expect(impact.kind === 'targets' && Object.fromEntries(impact.targets)).toMatchObject({
    '//alone:alone': { kind: 'graph', what: 'its definition differs', files: ['alone/BUILD'] },
    '//app:app': { kind: 'dependency', target: '//tool:tool' },
    '//lib:two': { kind: 'dependency', target: '//tool:tool' },
    '//tool:tool': { kind: 'file', path: 'tool/tool.txt' },
  });
});

withBazel(named('a universe leaves packages out, and their files to others'), async () => {
  const impact = await ask(
    { 'tool/tool.txt': 'T\n', 'alone/a.txt': 'A\n' },
    { 'startup-options': startup, universe: ['//...', '-//alone/...', '-//chains/...'] },
  );
  expect(targetsOf(impact)).toEqual(['//app:app', '//lib:two', '//tool:tool']);
  expect(impact.kind === 'targets' && [...impact.coveredPaths]).toEqual(['tool/tool.txt']);
});

describe('random edits of a random workspace', () => {
  /** Packages whose rules depend on rules of packages before them. */
  const workspace = fc.array(
    fc.record({
      sources: fc.integer({ min: 1, max: 3 }),
      rules: fc.array(
        fc.record({
          kind: fc.constantFrom('filegroup', 'genrule', 'select', 'copy', 'glob'),
          source: fc.nat(2),
          dependencies: fc.array(fc.nat(30), { maxLength: 3 }),
          tag: fc.nat(2),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 4, maxLength: 6 },
  );
  type Workspace = typeof workspace extends fc.Arbitrary<infer T> ? T : never;

  function write(packages: Workspace, rule: string): Record<string, string> {
    const written: Record<string, string> = { WORKSPACE: '', 'rules/BUILD': '', 'rules/copy.bzl': rule };
    const known: string[] = [];
    packages.forEach(({ sources, rules }, index) => {
      const directory = `p${index}`;
      const lines = [
        'load("//rules:copy.bzl", "copy")',
        'config_setting(name = "opt", values = {"compilation_mode": "opt"})',
      ];
      for (let source = 0; source < sources; source += 1) written[`${directory}/s${source}.txt`] = 's\n';
      const before = [...known];
      rules.forEach(({ kind, source, dependencies, tag }, number) => {
        const labels = [...new Set(dependencies.flatMap((each) => before[each % Math.max(1, before.length)] ?? []))];
        const srcs = JSON.stringify([`s${source % sources}.txt`, ...labels]);
        const name = `r${number}`;
        const common = `name = "${name}", tags = ["t${tag}"], visibility = ["//visibility:public"]`;
        const bodies = {
          filegroup: `filegroup(${common}, srcs = ${srcs})`,
          genrule: `genrule(${common}, srcs = ${srcs}, outs = ["${name}.out"], cmd = "touch $@")`,
          select: `filegroup(${common}, srcs = select({":opt": ${srcs}, "//conditions:default": ["s0.txt"]}))`,
          copy: `copy(${common}, srcs = ${srcs})`,
          glob: `filegroup(${common}, srcs = glob(["*.txt"]))`,
        };
        lines.push(bodies[kind]);
        known.push(kind === 'genrule' ? `//${directory}:${name}.out` : `//${directory}:${name}`);
      });
      written[`${directory}/BUILD`] = `${lines.join('\n')}\n`;
    });
    return written;
  }

  const rule = (word: string) =>
    `def _copy(ctx):\n    return [DefaultInfo(files = depset(ctx.files.srcs), runfiles = ctx.runfiles())]  # ${word}\n` +
    `copy = rule(implementation = _copy, doc = "${word}", attrs = {"srcs": attr.label_list(allow_files = True)})\n`;

  withBazel(
    named('have the answer of comparing both graphs whole'),
    async () => {
      await fc.assert(
        fc.asyncProperty(
          workspace,
          workspace,
          fc.array(fc.record({ place: fc.nat(5), what: fc.constantFrom('source', 'new', 'build', 'rule') }), {
            minLength: 1,
            maxLength: 2,
          }),
          async (packages, others, edits) => {
            const before = write(packages, rule('one'));
            const random = new Sample(before);
            const changed: Record<string, string> = {};
            for (const { place, what } of edits) {
              const index = place % packages.length;
              if (what === 'source') changed[`p${index}/s0.txt`] = 'changed\n';
              else if (what === 'new') changed[`p${index}/new.txt`] = 'new\n';
              else if (what === 'rule') changed['rules/copy.bzl'] = rule('two');
              else {
                const replaced = packages.map((each, at) =>
                  at === index ? (others[at % others.length] ?? each) : each,
                );
                // A package with other rules may leave labels behind that no longer exist, as a pull request may.
                changed[`p${index}/BUILD`] = write(replaced, '')[`p${index}/BUILD`] ?? '';
              }
            }
            const head = random.edit(changed);
            const impact = await impactOf(bazel, random.directory, {
              base: random.base,
              head,
              options: { bazel: { 'startup-options': startup } },
            });
            const expected = new BazelOracle(startup);
            try {
              const targets = targetsOf(impact);
              const impacted = expected.impacted(random.directory, random.base, head);
              expect(targets).toEqual(expect.arrayContaining(impacted));
              const ends = expected.newEnds(random.directory, random.base, head);
              expect([...impacted, ...ends]).toEqual(expect.arrayContaining(targets === 'ALL' ? [targets] : targets));
            } finally {
              expected.stop();
            }
          },
        ),
        { numRuns: 3 },
      );
    },
    240_000,
  );
});
