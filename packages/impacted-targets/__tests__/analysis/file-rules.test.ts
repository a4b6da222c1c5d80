import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { analyze, type Analysis } from '../../src/analysis/analysis.js';
import { configurationYaml } from '../../src/answer/explanation/rules-to-copy.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { withPastMerges } from '../../src/analysis/past-merges.js';
import { git, gitEnvironment, removeSamples, sampleDirectory } from '../sample-repository.js';

afterAll(removeSamples);

const crate = (name: string) => `[package]\nname = "${name}"\nversion = "1.0.0"\n`;

/** Two crates, and a workflow that names two folders. */
const files: Readonly<Record<string, string>> = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/one/Cargo.toml': crate('one'),
  'crates/one/src/lib.rs': 'const A: &str = "../../art/one.svg";',
  'crates/two/Cargo.toml': crate('two'),
  'crates/two/src/lib.rs': '',
  '.github/workflows/ci.yml':
    'on: {pull_request: {paths-ignore: [art/**]}}\njobs: {x: {steps: [{run: cd site && make}, {run: ls, working-directory: ./shop/web}]}}\n',
};

/** What each merge changes, oldest first. */
const merges: readonly Readonly<Record<string, string>>[] = [
  { 'art/one.svg': '1' },
  { 'art/deep/two.png': '1' },
  { 'mixed/a.png': '1' },
  { 'mixed/b.png': '1', 'mixed/build.sh': '1' },
  { 'one/logo.png': '1' },
  { 'site/a.png': '1' },
  { 'site/b.png': '1' },
  { 'shop/web/a.png': '1' },
  { 'scripts/a.sh': '1' },
  { 'scripts/b.sh': '1' },
  { 'more/a.sh': '1', 'more/README.md': '1' },
  { 'more/b.sh': '1' },
  { Makefile: '1' },
  { Makefile: '2' },
  { Makefile: '3' },
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
    { commits: 100 },
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

const readByNone = (what: string) =>
  `No build and no test reads ${what}, other than those of targets whose files name it.`;

test('texts, pictures and files of robots may impact nothing, for a whole folder where all of its files are such', () => {
  expect(new Map(suggestedIn(analysis))).toEqual(
    new Map([
      ['art/**', readByNone('a file in art')],
      ['mixed/**/*.png', readByNone('a file in mixed that ends with .png')],
      ['one/logo.png', readByNone('one/logo.png')],
    ]),
  );
});

test('what may be built or tested, and what a workflow names, is left to a person', () => {
  expect(analysis.toJudge).toEqual([
    { glob: 'Makefile', merges: 3 },
    ...['more/**/*.sh', 'scripts/**', 'site/**'].map((glob) => ({ glob, merges: 2 })),
    ...['mixed/build.sh', 'shop/web/a.png'].map((glob) => ({ glob, merges: 1 })),
  ]);
});

test('the rules can be copied, and leave the target that reads a file', () => {
  const yaml = configurationYaml(
    analysis.rules.flatMap(({ rules, assumption }) => rules.map((rule) => ({ rule, assumption }))),
  );
  const { impactNone } = readConfiguration(yaml, 'rules.yml');
  expect(['art/x/y.svg', 'mixed/c.png', 'one/logo.png'].filter((path) => impactNone.match(path) === undefined)).toEqual(
    [],
  );
  expect(impactNone.match('mixed/build.sh')).toBeUndefined();
  // Of 16, the change of a crate, and four pictures; `art/one.svg` impacts the crate that includes it.
  expect([analysis.today.everything, analysis.suggested.everything]).toEqual([15, 11]);
});
