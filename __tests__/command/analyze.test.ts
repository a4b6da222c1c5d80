import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Analysis } from '../../packages/impacted-targets/src/analysis/analysis.js';
import {
  git,
  gitEnvironment,
  importedRepository,
  removeSamples,
  sampleDirectory,
  snapshot,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { checkSummary } from '../hostile/checks.js';
import { schemaOf } from '../steps/schemas.js';
import { runCommand, type Ran } from './run-command.js';

afterAll(removeSamples);

const manifest = (name: string, needs: readonly string[] = []): string =>
  JSON.stringify({ name, version: '1.0.0', dependencies: Object.fromEntries(needs.map((need) => [need, '*'])) });

const files = {
  'package.json': JSON.stringify({ private: true, workspaces: ['p/*'], devDependencies: { rollup: '1.0.0' } }),
  'p/ui/package.json': manifest('ui'),
  'p/ui/index.js': '1',
  'p/web/package.json': manifest('web', ['ui']),
  'p/web/index.js': '1',
  'p/api/package.json': manifest('api'),
  'p/api/index.js': '1',
};

/** What each merge changes, oldest first; minutes since the one before it. */
const merges: readonly (readonly [Record<string, string>, number])[] = [
  [{ 'p/ui/index.js': '2' }, 0],
  [{ 'p/api/index.js': '2' }, 1],
  [{ 'art/a.png': '1' }, 1],
  [{ 'art/b.png': '1', 'p/api/index.js': '3' }, 60],
  [{ 'art/c.png': '1' }, 1],
  [{ 'tsconfig.json': '{}' }, 1],
  [{ 'package.json': files['package.json'].replace('1.0.0', '2.0.0') }, 1],
  [{ 'p/web/index.js': '2' }, 600],
];

let directory: string;
let commits: string[];

beforeAll(() => {
  directory = join(sampleDirectory(), 'repository');
  git(sampleDirectory(), 'init', '--quiet', '--initial-branch=main', directory);
  let at = Date.parse('2026-03-01T10:00:00Z') / 1000;
  const commit = (content: Record<string, string>) => {
    writeFiles(directory, content);
    git(directory, 'add', '--all', '--force');
    const env = { ...gitEnvironment, GIT_COMMITTER_DATE: `${String(at)} +0000` };
    execFileSync('git', ['commit', '--quiet', '--message', 'change'], { cwd: directory, env });
    return git(directory, 'rev-parse', 'HEAD');
  };
  commit(files);
  commits = merges.map(([content, minutes]) => {
    at += minutes * 60;
    return commit(content);
  });
});

async function analyze(args: readonly string[] = [], from = directory): Promise<Ran> {
  const before = snapshot(from);
  const ran = await runCommand(from, ['analyze', '--head', 'HEAD', ...args]);
  expect(snapshot(from)).toEqual(before);
  return ran;
}

const matchesSchema = schemaOf('impacted-targets-analysis.schema.json');

/** The JSON, which has the form of its schema. */
async function analysisOf(args: readonly string[] = [], from = directory): Promise<Analysis> {
  const { exitCode, stdout } = await analyze([...args, '--json'], from);
  expect(exitCode).toBe(0);
  const analysis = JSON.parse(stdout) as Analysis;
  matchesSchema(analysis);
  expect(matchesSchema.errors).toBeNull();
  return analysis;
}

test('says what impacted everything, what each file cost, and how a queue would have run', async () => {
  const analysis = await analysisOf(['--test-minutes', '30', '--concurrency', '2']);
  expect(analysis).toMatchObject({
    head: commits.at(-1),
    merges: 8,
    from: '2026-03-01T10:00:00.000Z',
    to: '2026-03-01T21:05:00.000Z',
    isShallow: false,
    buildSystems: ['workspaces'],
    testMinutes: 30,
    concurrency: 2,
    failures: [],
  });
  // Three with a picture, the one with tsconfig.json, and the one with what the root has for every package. The first two are apart.
  expect(analysis.today).toMatchObject({ targets: 4, everything: 5, apart: 1, medianShare: 1 });
  expect(analysis.today.causes).toContainEqual({ what: 'no target owns tsconfig.json', merges: 1, alone: 1 });
  expect(analysis.replay.map(({ mode, batch }) => [mode, batch])).toEqual([
    ['single', false],
    ['single', true],
    ['parallel', false],
    ['parallel', true],
  ]);
  expect(analysis.replay[0]?.allPass).toMatchObject({ medianMinutes: 30, tests: 8 });
});

test('Markdown and text have the same sections, and too few merges are not replayed through a queue', async () => {
  const { exitCode, stderr, stdout } = await analyze(['--format', 'markdown']);
  expect([exitCode, stderr]).toEqual([0, '']);
  checkSummary(stdout);
  expect(stdout).toContain('## 1 of 7 merges could have been tested apart from the one before');
  expect(stdout).toMatch(/^\| 1 \| 1 \| no target owns art\/a.png \|$/m);
  // Eight merges say little of edges, and are too few for a queue with failures.
  expect(stdout.match(/^### .*/gm)).toEqual([
    '### What the merges would have impacted',
    '### What made merges impact everything',
  ]);
  const changes = Array.from({ length: 20 }, (_, index) => ({ 'a.js': String(index) }));
  const many = importedRepository([files, ...changes]).directory;
  expect((await analyze(['--format', 'markdown'], many)).stdout).toContain('| parallel, batches');
  writeFiles(many, { 'rules.yml': 'impact-all: ["**"]\n' });
  const byRules = await analyze(['--config', 'rules.yml'], many);
  expect(byRules.stdout).toMatch(/^20 merges from .{10} to .{10}, \d+ targets?$/m);
  const lines = await analyze([], many);
  expect(lines.stdout).toMatch(/^Queue +Median minutes +95 % /m);
  expect(lines.stdout).toMatch(/^single +40 +80 +20 /m);
});

test('--commits and --head choose which merges are analyzed', async () => {
  const analysis = await analysisOf(['--commits', '2', '--head', commits[2] ?? '']);
  expect(analysis).toMatchObject({ head: commits[2], merges: 2, today: { everything: 1 } });
});

test('a shallow clone says so, and one commit is an error that helps', async () => {
  for (const depth of ['3', '1']) {
    const copy = join(sampleDirectory(), `depth-${depth}`);
    git(sampleDirectory(), 'clone', '--quiet', `--depth=${depth}`, `file://${directory}`, copy);
    const { stderr } = await analyze([], copy);
    if (depth === '1') expect(stderr).toMatch(/holds one commit .*git fetch --unshallow/);
    else {
      expect(stderr).toContain('warning: only 2 of 200 merges are in this clone');
      expect(await analysisOf([], copy)).toMatchObject({ merges: 2, isShallow: true });
    }
  }
});

test('bazel, which would execute code of the past, is refused; workspaces answers for Nx', async () => {
  const refused = await analyze(['--from', 'bazel']);
  expect(refused.stderr).toMatch(/bazel would execute code of the repository, and nothing of it is executed here/);
  expect((await analyze(['--from', 'nx'])).stderr).toContain('workspaces answers instead');
  expect((await analysisOf(['--from', 'nx'])).buildSystems).toEqual(['workspaces']);
});

test.each(['analyze', 'audit', 'rules'])('%s executes nothing, so that it has no --trust', async (command) => {
  const { exitCode, stderr } = await runCommand(directory, [command, '--trust']);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--trust')]);
});

test('a file of rules that is tried is shown beside the rules of today', async () => {
  const begin = {
    'package.json': '{ "private": true, "workspaces": ["p/*"] }',
    'p/ui/package.json': '{ "name": "ui" }',
    'p/web/package.json': '{ "name": "web" }',
  };
  const changed = ['p/ui/a.js', 'ci/one.sh', 'p/web/a.js', 'p/ui/a.js'];
  const { directory: tried } = importedRepository([
    begin,
    ...changed.map((path, index) => ({ [path]: String(index) })),
  ]);
  writeFiles(tried, {
    'trial.yml': 'impact: [{ paths: ["ci/**"], targets: [web] }]\ndepends-on: { web: [ui] }\n',
    'misspelt.yml': 'impacts: []\n',
  });
  const { stdout, stderr } = await analyze(['--with', 'trial.yml'], tried);
  expect(stderr).toBe('');
  expect(stdout).toContain('1 of 3 merges could have been tested apart from the one before; 0 with trial.yml\n');
  expect(stdout).toMatch(/^Apart from the merge before +1 of 3 +0 of 3$/m);
  expect(stdout).toMatch(/^ALL, or every target +25 % +0 %$/m);
  expect(stdout).toContain('With trial.yml, 2 merges would have had more targets, and 1 merge fewer\n');
  expect(stdout).toMatch(/^Merges +By itself +Cause\n1 +1 +no target owns ci\/one.sh$/m);
  expect(await analysisOf(['--with', join(tried, 'trial.yml')], tried)).toMatchObject({
    today: { everything: 1 },
    tried: { targets: 3, everything: 0, apart: 0, claimingMore: 2, claimingLess: 1 },
  });
  for (const [file, code, line] of [
    ['missing.yml', 2, '--with: missing.yml cannot be read: '],
    ['.', 2, '--with: . cannot be read: '],
    ['misspelt.yml', 1, 'misspelt.yml'],
  ] as const)
    expect(await analyze(['--with', file], tried)).toMatchObject({
      exitCode: code,
      stderr: expect.stringContaining(line),
    });
});

test.each<[options: readonly string[], exitCode: number, stderr: string]>([
  [['--commits', '5000', '--concurrency', '1000'], 0, ''],
  [['--commits', '10001'], 2, 'Give a whole number from 1 to 10000.'],
  [['--test-minutes', '1h'], 2, 'Give a whole number from 1 to 10000.'],
])('options take whole numbers in their range: %j', async (options, exitCode, stderr) => {
  expect(await analyze(options)).toMatchObject({ exitCode, stderr: expect.stringContaining(stderr) });
});
