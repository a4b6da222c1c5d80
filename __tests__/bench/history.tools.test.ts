import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  git,
  removeSamples,
  sampleDirectory,
  writeFiles,
  type Files,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { isThere, runProgram } from '../../packages/impacted-targets/__tests__/trees.js';

afterAll(removeSamples);

/** Where Bazel keeps what it makes. */
const userRoot = sampleDirectory();
const root = resolve(import.meta.dirname, '../..');

/** A small repository in which a test of the target `user` uses `leaf`, and `other` uses neither. */
interface Sample {
  /** What `--beside` is called. */
  readonly beside: string;
  /** What sets it apart from another sample of the same. */
  readonly where?: string;
  /** The program that it needs, with arguments that it answers; none where it reads files alone. */
  readonly needs?: readonly [string, ...string[]];
  readonly files: Files;
  /** The file of `leaf` that the second commit changes. */
  readonly changed: string;
  /** Names of the targets by the build system. */
  readonly leaf: string;
  readonly user: string;
  readonly other: string;
}

const npm = (name: string, rest = '') => `{ "name": "${name}"${rest} }\n`;
const python = (name: string) => `[project]\nname = "${name}"\nversion = "1"\n`;
const lockOf = (...members: readonly string[]) =>
  `version = 1\n[manifest]\nmembers = ${JSON.stringify(members)}\n${members.map((name) => `[[package]]\nname = "${name}"\nsource = { editable = "packages/${name}" }\n`).join('')}`;
const crate = (name: string, rest = '') => `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n${rest}`;
const filegroup = (name: string, source: string) =>
  `filegroup(name = "${name}", srcs = ["${source}"], visibility = ["//visibility:public"])\n`;

const samples: readonly Sample[] = [
  {
    beside: 'imports',
    files: {
      'package.json': npm('root', ', "workspaces": ["packages/*"]'),
      'packages/leaf/package.json': npm('leaf'),
      'packages/leaf/index.ts': '',
      'packages/user/package.json': npm('user'),
      'packages/user/user.test.ts': "import { leaf } from '../leaf/index';\n",
      'packages/other/package.json': npm('other'),
      'packages/other/index.ts': '',
    },
    changed: 'packages/leaf/index.ts',
    ...{ leaf: 'leaf', user: 'user', other: 'other' },
  },
  {
    beside: 'cargo',
    needs: ['cargo', '--version'],
    files: {
      'Cargo.toml': '[workspace]\nresolver = "2"\nmembers = ["crates/*"]\n',
      'Cargo.lock': `version = 3\n${['leaf', 'other', 'user'].map((name) => `[[package]]\nname = "${name}"\nversion = "1.0.0"\n`).join('')}`,
      'crates/leaf/Cargo.toml': crate('leaf'),
      'crates/leaf/src/lib.rs': '',
      'crates/user/Cargo.toml': crate('user', '[dev-dependencies]\nleaf = { path = "../leaf" }\n'),
      'crates/user/src/lib.rs': '',
      'crates/other/Cargo.toml': crate('other'),
      'crates/other/src/lib.rs': '',
    },
    changed: 'crates/leaf/src/lib.rs',
    ...{ leaf: 'leaf', user: 'user', other: 'other' },
  },
  {
    beside: 'go',
    needs: ['go', 'version'],
    files: {
      'go.mod': 'module example.com/m\n\ngo 1.19\n',
      'leaf/leaf.go': 'package leaf\n',
      'user/user_test.go': 'package user\n\nimport _ "example.com/m/leaf"\n',
      'other/other.go': 'package other\n',
    },
    changed: 'leaf/leaf.go',
    ...{ leaf: 'example.com/m/leaf', user: 'example.com/m/user', other: 'example.com/m/other' },
  },
  {
    beside: 'uv',
    needs: ['python3', '--version'],
    files: {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'uv.lock': lockOf('leaf', 'other', 'user'),
      'packages/leaf/pyproject.toml': python('leaf'),
      'packages/leaf/src/leaf/__init__.py': '',
      'packages/leaf/src/leaf/core.py': '',
      'packages/user/pyproject.toml': python('user'),
      'packages/user/tests/test_user.py': 'def test():\n    from leaf.core import run\n',
      'packages/other/pyproject.toml': python('other'),
      'packages/other/other.py': '',
    },
    changed: 'packages/leaf/src/leaf/core.py',
    ...{ leaf: 'leaf', user: 'user', other: 'other' },
  },
  {
    beside: 'uv',
    where: ' with tests beside the members',
    needs: ['python3', '--version'],
    files: {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'uv.lock': lockOf('leaf', 'other'),
      'packages/leaf/pyproject.toml': python('leaf'),
      'packages/leaf/src/leaf/__init__.py': '',
      'packages/leaf/src/leaf/core.py': '',
      'packages/other/pyproject.toml': python('other'),
      'tests/test_user.py': 'from leaf.core import run\n',
    },
    changed: 'packages/leaf/src/leaf/core.py',
    ...{ leaf: 'leaf', user: 'tests', other: 'other' },
  },
  {
    beside: 'bazel',
    needs: ['bazel', '--batch', 'help'],
    files: {
      WORKSPACE: '',
      'leaf/BUILD': filegroup('leaf', 'leaf.txt'),
      'leaf/leaf.txt': '',
      'user/BUILD': filegroup('user', '//leaf'),
      'other/BUILD': filegroup('other', 'other.txt'),
      'other/other.txt': '',
    },
    changed: 'leaf/leaf.txt',
    ...{ leaf: '//leaf:leaf', user: '//user:user', other: '//other:other' },
  },
];

/** Rules of `paths` that know nothing of what a target uses, so that their lists lack `user`; or that do. */
function rules({ leaf, user, other, changed }: Sample, isWhole: boolean): string {
  const quoted = (name: string) => JSON.stringify(name);
  return [
    'targets:',
    `  ${quoted(leaf)}: [${quoted(changed)}]`,
    `  ${quoted(user)}: { paths: ['nothing/**']${isWhole ? `, depends-on: [${quoted(leaf)}]` : ''} }`,
    `  ${quoted(other)}: ['nothing-else/**']`,
    `build-systems: { bazel: { startup-options: [--batch, --output_user_root=${userRoot}, --host_jvm_args=-XX:TieredStopAtLevel=1] } }`,
    '',
  ].join('\n');
}

/** What `bench:history` prints of one commit, for an answer by rules and a computation beside it. */
async function besideRules(sample: Sample, isWhole: boolean): Promise<string> {
  const clone = sampleDirectory();
  git(clone, 'init', '--quiet', '--initial-branch=main');
  writeFiles(clone, { ...sample.files, '.github/impacted-targets.yml': rules(sample, isWhole) });
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message=one');
  writeFiles(clone, { [sample.changed]: '\n' });
  git(clone, 'commit', '--quiet', '--all', '--message=two');
  const config = join(clone, '.github/impacted-targets.yml');
  const options = ['--commits', '1', '--from', 'paths', '--config', config, '--beside', sample.beside];
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, stderr, exitCode } = await runProgram(
    process.execPath,
    [tsx, join(root, 'bench/history.ts'), clone, ...options],
    {
      cwd: root,
    },
  );
  return exitCode === 0 ? stdout : `${stdout}${stderr}`;
}

const there = new Map<string, boolean>();
for (const { beside, needs } of samples) there.set(beside, needs === undefined || (await isThere(...needs)));

// A computation that found nothing would show that no list lacks a target, whatever the lists are.
for (const sample of samples) {
  const { beside, where = '', needs, user } = sample;
  (there.get(beside) ? describe : describe.skip)(
    `${beside}${where}${needs === undefined ? '' : `, which needs ${needs[0]}`}`,
    () => {
      test('names the target that a list lacks', async () => {
        const printed = await besideRules(sample, false);
        expect(printed).toContain(
          `beside ${beside}: 1 lists compared, 1 targets missing in 1 of them; 0 lists hold more`,
        );
        expect(printed).toMatch(/^ {2}[0-9a-f]{10}: .+ \(by .+\)$/m);
        expect(printed).toContain(`: ${user} (by `);
      });

      test('finds none missing where a list is whole', async () => {
        expect(await besideRules(sample, true)).toContain(
          `beside ${beside}: 1 lists compared, 0 targets missing in 0 of them; 0 lists hold more`,
        );
      });
    },
  );
}
