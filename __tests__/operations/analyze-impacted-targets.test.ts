import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Analysis } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import {
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  snapshot,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { checkSummary } from '../hostile/checks.js';
import type { Step } from '../steps/layout.js';
import { schemaOf } from '../steps/schemas.js';
import { runStep } from '../steps/step.js';

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

async function analyze(inputs: Record<string, string> = {}, workspace = directory): Promise<Step> {
  const before = snapshot(workspace);
  const step = await runStep({
    workspace,
    event: { name: 'workflow_dispatch', payload: {} },
    inputs: { operation: 'analyze-impacted-targets', ...inputs },
  });
  expect(snapshot(workspace)).toEqual(before);
  return step;
}

const matchesSchema = schemaOf('impacted-targets-analysis.schema.json');

/** What the file says, which has the form of its schema. */
function analysisOf(step: Step): Analysis {
  expect(step.errors).toEqual([]);
  const analysis = JSON.parse(readFileSync(step.outputs['analysis-file'] ?? '', 'utf8')) as Analysis;
  matchesSchema(analysis);
  expect(matchesSchema.errors).toBeNull();
  return analysis;
}

test('a file of another form does not match the schema', async () => {
  const analysis = analysisOf(await analyze());
  for (const other of [
    { ...analysis, version: 2 },
    { ...analysis, today: { ...analysis.today, everythingShare: 5 } },
    { ...analysis, rules: [{ ...analysis.rules[0], rules: [] }] },
    { ...analysis, toJudge: [{ glob: 'x' }] },
    { ...analysis, costs: [{ kind: 'rule', what: 'x', merges: 0 }] },
    { ...analysis, more: 1 },
  ]) {
    expect(matchesSchema(other)).toBe(false);
  }
});

test('says what impacted everything, what each rule would change, and how a queue would have run', async () => {
  const step = await analyze({ 'test-minutes': '30', concurrency: '2' });
  const analysis = analysisOf(step);
  expect(step.warnings).toEqual([]);
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
  // Three with a picture, the one with tsconfig.json, and the one with what the root has for every package.
  expect(analysis.today).toMatchObject({ everything: 5, everythingShare: 5 / 8, all: 4 });
  expect(
    analysis.rules.map(({ rules, merges: concerned, everythingShareBefore, everythingShareAfter }) => ({
      rules,
      concerned,
      change: [everythingShareBefore * 8, everythingShareAfter * 8],
    })),
  ).toEqual([
    { rules: [{ key: 'impact-none', glob: 'art/**' }], concerned: 3, change: [5, 2] },
    {
      rules: [{ key: 'build-systems', system: 'workspaces', option: 'root-dependencies', value: 'declared' }],
      concerned: 1,
      change: [2, 1],
    },
  ]);
  expect(analysis.suggested).toMatchObject({ everything: 1, all: 1 });
  // The first two; with the suggested rules, all but those beside tsconfig.json.
  expect(analysis.mostApart).toEqual({ fromPrevious: 7, fromHour: 6 });
  expect([analysis.today.apart, analysis.suggested.apart]).toEqual([
    { fromPrevious: 1, fromHour: 1 },
    { fromPrevious: 5, fromHour: 4 },
  ]);
  expect(analysis.costs).toEqual(
    ['art/a.png', 'tsconfig.json', 'art/b.png', 'art/c.png'].map((what) => ({
      kind: 'unowned',
      what,
      merges: 1,
      fromPrevious: ['art/a.png', 'tsconfig.json'].includes(what) ? 1 : 0,
      fromHour: what === 'art/a.png' ? 1 : 0,
    })),
  );
  expect(step.summary).toContain(
    '1 of 7 merges could have been tested apart from the one before; 5 with the suggested rules',
  );
  expect(analysis.toJudge).toEqual([{ glob: 'tsconfig.json', merges: 1 }]);
  expect(analysis.causes).toContainEqual({
    what: 'no target owns tsconfig.json',
    merges: 1,
    alone: 1,
    canBeNarrowed: false,
  });
  expect(analysis.replay.map(({ mode, batch, rules }) => [mode, batch, rules])).toEqual([
    ['single', false, 'today'],
    ['single', true, 'today'],
    ['parallel', false, 'today'],
    ['parallel', true, 'today'],
    ['parallel', false, 'suggested'],
    ['parallel', true, 'suggested'],
  ]);
  expect(analysis.replay[0]?.allPass).toMatchObject({ medianMinutes: 30, tests: 8 });
  checkSummary(step.summary);
  const charts = [...step.summary.matchAll(/title "(.*)"\n {2}x-axis \[(.*)\]\n.*\n {2}bar \[(.*)\]/g)];
  const { today, suggested } = analysis;
  expect(charts.map(([, title, labels, bars]) => [title, labels?.split(', ').length, bars])).toEqual([
    [
      'Merges by the share of all targets that they impact today',
      6,
      today.sizes.map(({ merges }) => merges).join(', '),
    ],
    ['Minutes in the queue (95 %) when some tests fail', 6, expect.any(String)],
    ['Tests when some of them fail', 6, expect.any(String)],
    [
      'Lanes with 2 in the queue',
      2,
      [today, suggested].map(({ averageLanes }) => Math.round(10 * averageLanes) / 10).join(', '),
    ],
  ]);
  const [, labels, line] =
    /title "Mean share of all targets, in %, up to each day"\n {2}x-axis \[(.*)\]\n.*100\n {2}line \[(.*)\]/.exec(
      step.summary,
    ) ?? [];
  expect(labels?.split(', ').length).toBe(today.overTime.length);
  expect(line).toBe(today.overTime.map(({ meanShare }) => Math.round(1000 * meanShare) / 10).join(', '));
  const mean = today.overTime.reduce((sum, { meanShare }) => sum + meanShare, 0) / today.overTime.length;
  expect(today.overTime).toHaveLength(8);
  expect(mean).toBeGreaterThan(today.everythingShare);
  expect(step.summary).toContain('What this does not know');
});

test('the suggested rules, copied into the repository, make what was said', async () => {
  const before = analysisOf(await analyze());
  const copy = join(sampleDirectory(), 'copy');
  git(sampleDirectory(), 'clone', '--quiet', directory, copy);
  const [, shown = ''] = /<pre>([^]*?)<\/pre>/.exec((await analyze()).summary) ?? [];
  const yaml = shown
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));
  expect(readConfiguration(yaml, 'copied').impactNone.match('art/z.png')).toBeDefined();
  writeFiles(copy, { '.github/impacted-targets.yml': yaml });
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'rules');
  const after = analysisOf(await analyze({ commits: '9' }, copy));
  // The merge that brings the rules is one more, which the rules themselves own.
  expect(after.merges).toBe(9);
  expect(after.today.everything).toBe(before.suggested.everything);
});

test('as many merges as commits asks for, up to the commit that is named', async () => {
  const analysis = analysisOf(await analyze({ commits: '2', 'head-sha': commits[2] ?? '' }));
  expect(analysis).toMatchObject({ head: commits[2], merges: 2, today: { all: 1 } });
});

test('a shallow checkout says so, and one commit is an error that helps', async () => {
  for (const depth of ['3', '1']) {
    const copy = join(sampleDirectory(), `depth-${depth}`);
    git(sampleDirectory(), 'clone', '--quiet', `--depth=${depth}`, `file://${directory}`, copy);
    const step = await analyze({}, copy);
    if (depth === '1') expect(step.errors.join()).toMatch(/holds one commit .*fetch-depth: 0/);
    else {
      expect(analysisOf(step)).toMatchObject({ merges: 2, isShallow: true });
      expect(step.warnings.join()).toContain('Only 2 of 200 merges are in the checkout');
    }
  }
});

test('what would execute code of the past is refused, and workspaces answers for Nx', async () => {
  const refused = await analyze({ 'impacted-targets-from': 'bazel' });
  expect(refused.errors.join()).toMatch(/bazel would execute code of every commit of the past/);
  const step = await analyze({ 'impacted-targets-from': 'nx' });
  expect(analysisOf(step).buildSystems).toEqual(['workspaces']);
  expect(step.warnings.join()).toContain('workspaces answers instead');
});

test('a repository of which nothing can be said is an error', async () => {
  const step = await analyze({ 'impacted-targets-from': 'cargo' });
  expect(step.exitCode).toBe(1);
  expect(step.errors.join()).toContain('cargo is not used');
});
