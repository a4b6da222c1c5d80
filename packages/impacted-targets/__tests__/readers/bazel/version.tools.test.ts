import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { bazel } from '../../build-systems.js';
import { removeSamples, sampleDirectory, type Files } from '../../sample-repository.js';
import { isInstalled, Sample, targetsOf, withComparison } from '../compare.js';

afterAll(removeSamples);

const withBazel = isInstalled('bazel', '--version') ? test : test.skip;
const patience = 120_000;
const programs = sampleDirectory();

/** The Bazel of this machine, whatever the repository names, under another version. */
function bazelThatSays(version: string): string {
  const program = join(programs, `bazel-${version}`);
  writeFileSync(
    program,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo "bazel ${version}"; exit; fi\nUSE_BAZEL_VERSION=latest exec bazel "$@"\n`,
  );
  chmodSync(program, 0o755);
  return program;
}

/** A repository whose targets name each other by what WORKSPACE calls it. */
const files = (version: string): Files => ({
  WORKSPACE: 'workspace(name = "sample")\n',
  '.bazelversion': `${version}\n`,
  'lib/BUILD': 'filegroup(name = "lib", srcs = ["in.txt"], visibility = ["//visibility:public"])\n',
  'lib/in.txt': '1\n',
  'app/BUILD': 'filegroup(name = "app", srcs = ["@sample//lib"])\n',
});

/** What is answered and warned of when this changes. */
async function asked(written: Files, edit: Files, says: string) {
  const sample = new Sample(written);
  const options = {
    bazel: {
      program: bazelThatSays(says),
      'startup-options': [`--output_user_root=${programs}`, '--host_jvm_args=-XX:TieredStopAtLevel=1'],
    },
  };
  return withComparison(
    sample.directory,
    { base: sample.base, head: sample.edit(edit), options },
    async (comparison, tools) => {
      const [warnings, versions]: [string[], string[]] = [[], []];
      const impact = await bazel.impact(comparison, {
        ...tools,
        warn: (line) => warnings.push(line),
        noteVersion: (program, version) => versions.push(`${program} ${version}`),
      });
      return { targets: targetsOf(impact), warnings, versions: [...new Set(versions)] };
    },
  );
}

// Without the error, Bazel 4 answers `//lib:lib` alone.
withBazel(
  'one that does not take the names of repositories from MODULE.bazel is an error',
  async () => {
    const modules = { ...files('7.4.1'), WORKSPACE: '', 'MODULE.bazel': 'module(name = "sample")\n' };
    for (const says of ['6.5.0', 'no_version']) {
      await expect(asked(modules, { 'lib/in.txt': '2\n' }, says)).rejects.toThrow(
        /\.bazelversion names Bazel 7\.4\.1, which takes the names of repositories from MODULE\.bazel\. .* may not do so, so that targets could be missing\. Use bazelisk/,
      );
    }
  },
  patience,
);

withBazel(
  'a changed version impacts all, whatever it says',
  async () => {
    const edit = { '.bazelversion': '99.0.0\n', 'lib/in.txt': '2\n' };
    expect(await asked(files('6.4.0'), edit, '6.4.0')).toEqual({ targets: 'ALL', warnings: [], versions: [] });
  },
  patience,
);

withBazel(
  'one whose version cannot be told is in no doubt',
  async () => {
    const { targets, warnings } = await asked(files('6.4.0'), { 'lib/in.txt': '2\n' }, 'of-our-own');
    expect({ targets, warnings }).toEqual({ targets: ['//app:app', '//lib:lib'], warnings: [] });
  },
  patience,
);
