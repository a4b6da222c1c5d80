import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { analyze, type Analysis } from '../../src/analysis/analysis.js';
import { configurationYaml } from '../../src/impacted-targets/answer/explanation/rules-to-copy.js';
import { readConfiguration } from '../../src/impacted-targets/configuration/read-configuration.js';
import { withPastMerges } from '../../src/impacted-targets/past-merges.js';
import { git, gitEnvironment, removeSamples, sampleDirectory } from '../impacted-targets/sample-repository.js';

afterAll(removeSamples);

const crate = (name: string) => `[package]\nname = "${name}"\nversion = "1.0.0"\n`;

/** Two crates, scripts, images, and a folder with a manifest of its own. */
const files: Readonly<Record<string, string>> = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/one/Cargo.toml': crate('one'),
  'crates/one/src/lib.rs': 'const A: &str = include_str!("../../../samples/one.conf");',
  'crates/two/Cargo.toml': crate('two'),
  'crates/two/src/lib.rs': '',
  Makefile: 'test:\n\t./scripts/check.sh\n\t./scripts/old.sh\n',
  'scripts/check.sh': 'cargo test',
  'ci/more.sh': './scripts/notes.sh',
  'samples/one.conf': '1',
};

/** What each merge changes, oldest first. */
const merges: readonly Readonly<Record<string, string>>[] = [
  { 'scripts/release.sh': '1' },
  { 'scripts/old.sh': '1' },
  { Makefile: 'test:\n\t./scripts/check.sh\n' },
  { 'scripts/release.sh': '2' },
  { 'scripts/old.sh': '2' },
  { 'scripts/notes.sh': '1' },
  { 'scripts/check.sh': 'cargo test --all' },
  { 'a/Dockerfile': '1' },
  { 'b/dev.Dockerfile': '1' },
  { 'smoke/package.json': '{}', 'smoke/x.conf': '1' },
  { 'smoke/package-lock.json': '{}' },
  { 'smoke/tsconfig.json': '{}' },
  { 'samples/one.conf': '2' },
  { '.go-version': '1' },
  { 'eng/x.props': '1', 'eng/y.json': '1' },
  { 'eng/z.json': '1' },
  { '.github/actions/x/index.js': '1' },
  { '.github/actions/y/index.js': '1' },
  { 'crates/two/src/lib.rs': '1' },
];

/** Analyzes a history of these changes, oldest first. */
async function analyzed(history: readonly Readonly<Record<string, string>>[], system: string): Promise<Analysis> {
  const directory = join(sampleDirectory(), 'repository');
  git(sampleDirectory(), 'init', '--quiet', '--initial-branch=main', directory);
  const lines = history.map((changed) =>
    [
      'commit refs/heads/main\ncommitter A <a@example.com> 0 +0000\ndata 0\n',
      ...Object.entries(changed).map(
        ([path, text]) => `M 100644 inline ${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`,
      ),
    ].join(''),
  );
  execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], { input: lines.join('\n'), env: gitEnvironment });
  git(directory, 'reset', '--quiet', '--hard');
  return withPastMerges(
    { from: [system], event: {}, environment: process.env, workingDirectory: directory },
    100,
    {
      log: { info: () => undefined, warn: () => undefined, debug: () => undefined },
      signal: new AbortController().signal,
    },
    (past) => analyze(past, { testMinutes: 20, concurrency: 2 }),
  );
}

let analysis: Analysis;

beforeAll(async () => {
  analysis = await analyzed([files, ...merges], 'cargo');
});

const suggestedIn = ({ rules: found }: Analysis) =>
  found.flatMap(({ rules, assumption }) =>
    rules.map((rule) => [rule.key === 'impact-none' ? rule.glob : rule.key, assumption] as const),
  );

test('a rule is for a folder where no target owns any file there, and nothing outside reads one', () => {
  expect(new Map(suggestedIn(analysis))).toEqual(
    new Map([
      ['smoke/**', 'No build and no test reads a file in smoke.'],
      [
        '.github/actions/**',
        'No test of a target reads an action of .github/actions. A run of the workflows that use it shows whether it works.',
      ],
      ['**/{,*.}Dockerfile{,.*}', 'No test that a merge waits for builds or uses an image of these Dockerfiles.'],
      ['scripts/release.sh', 'Only people start scripts/release.sh, and no build and no test.'],
      // One file of the folder says how things are built, so that the other stands alone.
      ['eng/z.json', 'No build and no test reads eng/z.json.'],
    ]),
  );
});

test('files that say how things are built, and files that scripts read, also in earlier commits, are left as they are', () => {
  const without = analysis.causes.filter(({ canBeNarrowed }) => !canBeNarrowed).map(({ what }) => what);
  expect(without.sort()).toEqual(
    [
      '.go-version',
      'Makefile',
      'eng/x.props',
      'eng/y.json',
      'scripts/check.sh',
      'scripts/notes.sh',
      'scripts/old.sh',
    ].map((path) => `no target owns ${path}`),
  );
});

test('the rules can be copied, and leave the target that reads a file', () => {
  const yaml = configurationYaml(
    analysis.rules.flatMap(({ rules, assumption }) => rules.map((rule) => ({ rule, assumption }))),
  );
  const { impactNone } = readConfiguration(yaml, 'rules.yml', ['cargo']);
  for (const path of ['smoke/tsconfig.json', 'a/Dockerfile', 'x/dev.Dockerfile', 'Dockerfile.arm'])
    expect([path, impactNone.match(path) !== undefined]).toEqual([path, true]);
  expect(impactNone.match('scripts/check.sh')).toBeUndefined();
  // .go-version, Makefile, eng/x.props, and four of scripts: two of old.sh, one of notes.sh and one of check.sh.
  expect(analysis.suggested.everything).toBe(7);
});

test('a file that a target reads keeps that target', async () => {
  const go = { 'go.mod': 'module m\n', 'p/p_test.go': 'package p\nvar x = "../x.sample"\n', 'q/q.go': 'package q\n' };
  const found = await analyzed([{ ...go, 'x.sample': '1' }, { 'x.sample': '2' }, { 'q/q.go': 'package q\n\n' }], 'go');
  expect(found.today.everything).toBe(1);
  expect(suggestedIn(found)).toEqual([
    ['x.sample', 'Only the targets whose files name what x.sample matches read it.'],
  ]);
  expect(found.suggested).toMatchObject({ everything: 0, medianShare: 0.5 });
});
