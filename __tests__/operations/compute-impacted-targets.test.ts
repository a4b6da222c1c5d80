import { afterAll, describe, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
  snapshot,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

const rules = `
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**, '!**/*.md']
    depends-on: [ui]
  services/{name}:
    paths: [services/{name}/**]
`;

/** A repository with rules for \`paths\`, and a Cargo workspace beside them. */
function hosted(): HostedRepository {
  return new HostedRepository({
    '.github/impacted-targets.yml': rules,
    'ci/rules.yml': 'unowned: ignore\ntargets:\n  all-apps: [apps/**]\n',
    'packages/ui/index.ts': 'export {};\n',
    'apps/web/index.ts': 'export {};\n',
    'services/billing/main.go': 'package main\n',
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\nresolver = "2"\n',
    'crates/core/Cargo.toml': '[package]\nname = "core-lib"\nversion = "1.0.0"\nedition = "2021"\n',
    'crates/core/src/lib.rs': '',
    'crates/app/Cargo.toml':
      '[package]\nname = "app"\nversion = "1.0.0"\nedition = "2021"\n[dependencies]\ncore-lib = { path = "../core" }\n',
    'crates/app/src/main.rs': 'fn main() {}\n',
  });
}

/** The event of the pull request whose merge commit is checked out. */
function eventOf(number: number, headSha: string): { name: string; payload: object } {
  return { name: 'pull_request', payload: pullRequestIntoMain(number, headSha) };
}

async function compute(
  files: Readonly<Record<string, string | null>>,
  inputs: Record<string, string>,
  repository = hosted(),
): Promise<Step> {
  const { headSha } = repository.pullRequest(7, files);
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  const before = snapshot(workspace);
  const step = await runStep({
    workspace,
    event: eventOf(7, headSha),
    inputs: { operation: 'compute-impacted-targets', ...inputs },
  });
  expect(snapshot(workspace)).toEqual(before);
  return step;
}

describe('compute-impacted-targets in a checkout at depth 1', () => {
  test('paths, with what depends on them, and a matrix that a job uses directly', async () => {
    const step = await compute(
      { 'packages/ui/index.ts': '2\n', 'services/billing/main.go': 'package main // 2\n' },
      { 'impacted-targets-from': 'paths', shards: '2' },
    );
    expect(step.errors).toEqual([]);
    expect(targetsOf(step)).toEqual(['services/billing', 'ui', 'web']);
    expect(step.outputs).toMatchObject({ skipped: 'false', 'impacts-all': 'false', 'impacted-targets-count': '3' });
    expect(JSON.parse(step.outputs['impacted-targets-matrix'] ?? '')).toEqual({
      include: [
        { shard: 1, total: 2, targets: 'services/billing' },
        { shard: 2, total: 2, targets: 'ui web' },
      ],
    });
    expect(step.stdout).toContain(
      'web, which depends on ui (stated in .github/impacted-targets.yml:4, "web"): packages/ui/index.ts changed',
    );
    expect(step.summary).toContain('Impacted targets: 3');
  });

  test('auto: two build systems, each with its prefix', async () => {
    const step = await compute(
      { 'crates/core/src/lib.rs': 'pub fn f() {}\n', 'apps/web/index.ts': 'export const b = 2;\n' },
      { 'impacted-targets-from': 'auto' },
    );
    expect(step.errors).toEqual([]);
    expect(targetsOf(step)).toEqual(['cargo:app', 'cargo:core-lib', 'paths:web']);
  });

  test('rules without effect: annotations where the pull request changes the rules, else one line of the summary', async () => {
    const inputs = { 'impacted-targets-from': 'paths' };
    const misspelt = `# crates/* stands here first\n${rules}  crates: [crates/core/**, Crates/*]\n`;
    const changing = await compute({ '.github/impacted-targets.yml': misspelt }, inputs);
    expect(changing.errors).toEqual([]);
    expect(changing.stdout).toContain(
      '::warning file=.github/impacted-targets.yml,line=10::Crates/* matches no tracked file',
    );
    const repository = hosted();
    repository.commit({ '.github/impacted-targets.yml': misspelt });
    const other = await compute({ 'apps/web/index.ts': '2\n' }, inputs, repository);
    expect(targetsOf(other)).toEqual(['web']);
    expect(other.stdout).not.toContain('::warning');
    expect(other.stdout).toContain('.github/impacted-targets.yml:10: Crates/* matches no tracked file');
    expect(other.summary.replaceAll('<wbr>', '')).toMatch(
      /1 rule in .github.impacted-targets.yml. merge-queue rules --check lists them/,
    );
  });

  test('set-impacted-targets sends what is computed', async () => {
    const service = await serve(pendingService);
    const step = await compute(
      { 'packages/ui/index.ts': '2\n' },
      {
        operation: 'set-impacted-targets',
        'impacted-targets-from': 'paths',
        'base-url': service.url,
        'api-token': 'a-token-for-tests',
      },
    );
    expect(step.errors).toEqual([]);
    expect(JSON.parse(service.received[0]?.body ?? '')).toMatchObject({
      pr: { number: 7 },
      targetBranch: 'main',
      impactedTargets: ['ui', 'web'],
    });
  });
});

describe('mistakes', () => {
  test.each([
    ['too many shards', { shards: '300' }, /input shards: /],
    ['a folder of a shell', { 'working-directory': '~/ui' }, /input working-directory: .*is not one path on this/],
    ['a folder in quotes', { 'working-directory': '"packages"' }, /input working-directory: .*is in quotes/],
  ])('%s is one line', async (_title, inputs, expected) => {
    const step = await compute({ 'packages/ui/index.ts': '2\n' }, { 'impacted-targets-from': 'paths', ...inputs });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(expected);
    expect(step.errors[0]).not.toContain('bug');
    expect(step.outputs['impacted-targets-file']).toBeUndefined();
  });

  test('a mistake in the configuration has line and column, and an annotation at its line', async () => {
    const step = await compute(
      { '.github/impacted-targets.yml': 'targets:\n  ui: [packages/ui/**]\nunownd: ignore\nimpact-al: []\n' },
      { 'impacted-targets-from': 'paths' },
    );
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/impacted-targets\.yml.*3:1.*unownd.*unowned/);
    expect(step.stdout).toMatch(/^::error file=\.github\/impacted-targets\.yml,line=3::.*unownd/m);
    expect(step.stdout).toMatch(/^::error file=\.github\/impacted-targets\.yml,line=4::.*impact-al/m);
  });
});
