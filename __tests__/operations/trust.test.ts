import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  type Files,
  HostedRepository,
  checkOut,
  git,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { payload, pullRequestIntoMain } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

afterAll(removeSamples);

const privileged = ['pull_request_target', 'workflow_run', 'issue_comment', 'check_run', 'check_suite'] as const;

/** Events that say nothing of who wrote the pull request, and an unknown one. */
const unknown = [
  'repository_dispatch',
  'workflow_dispatch',
  'schedule',
  'status',
  'issues',
  'pull_request_merged',
] as const;

/** The event of a pull request, as a workflow of each kind is told of it. */
function eventOf(name: string, number: number, headSha: string): { name: string; payload: object } {
  if (name.startsWith('pull_request')) return { name, payload: pullRequestIntoMain(number, headSha) };
  return { name, payload: (unknown as readonly string[]).includes(name) ? {} : payload(name) };
}

interface Run {
  readonly step: Step;
  readonly targets: unknown;
  /** True when a program of the pull request, or a tool in its name, was started. */
  readonly executed: boolean;
}

/** Computes in the checkout that the event's workflow would have, with every build tool replaced by one that leaves a trace. */
async function compute(
  eventName: string,
  inputs: Record<string, string>,
  base: Files,
  change: Files,
  ref = 'refs/pull/7/merge',
): Promise<Run> {
  const repository = new HostedRepository(base);
  const { headSha } = repository.pullRequest(7, change);
  const workspace = checkOut(repository.url, ref);
  const tools = temporaryFolder();
  const trace = join(tools, 'trace');
  const leaveTrace = `#!/bin/sh\necho "$0 $*" >> '${trace}'\nexit 3\n`;
  for (const tool of ['bazel', 'bazelisk', 'gradle', 'pants', 'turbo', 'nx', 'cargo', 'mvn', 'npm', 'pnpm', 'yarn']) {
    writeFileSync(join(tools, tool), leaveTrace);
    chmodSync(join(tools, tool), 0o755);
  }
  for (const name of ['nx', 'turbo']) {
    const folder = join(workspace, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '20.0.0', bin: 'run.cjs' }));
    writeFileSync(join(folder, 'run.cjs'), `require('fs').writeFileSync(${JSON.stringify(trace)}, 'ran')`);
  }
  const step = await runStep({
    workspace,
    event: eventOf(eventName, 7, headSha),
    inputs: {
      operation: 'compute-impacted-targets',
      'pull-request': '7',
      'target-branch': 'main',
      ...inputs,
    },
    environment: { PATH: `${tools}:${process.env.PATH ?? ''}` },
  });
  const file = step.outputs['impacted-targets-file'];
  const targets: unknown = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
  return { step, targets, executed: existsSync(trace) };
}

const executing: readonly (readonly [string, Files, Files])[] = [
  ['bazel', { 'MODULE.bazel': '', BUILD: '' }, { BUILD: 'filegroup(name = "a")\n' }],
  ['nx', { 'nx.json': '{}', 'a/project.json': '{"name":"a"}' }, { 'a/x.ts': '1\n' }],
  [
    'turborepo',
    { 'turbo.json': '{}', 'package.json': '{"name":"r","workspaces":["a"]}', 'a/package.json': '{"name":"a"}' },
    { 'a/x.ts': '1\n' },
  ],
  ['gradle', { 'settings.gradle': '', 'build.gradle': '' }, { 'build.gradle': 'println 1\n' }],
  ['pants', { 'pants.toml': '[GLOBAL]\n', 'a/BUILD': '' }, { 'a/x.py': '1\n' }],
];

describe('build systems that execute code of the pull request', () => {
  const named = executing.map(([name, base, change]) => [name, name, base, change] as const);
  const found = executing.map(([name, base, change]) => ['auto', name, base, change] as const);

  test.each([...named, ...found])('%s (%s) refuses in pull_request_target', async (from, name, base, change) => {
    const { step, targets, executed } = await compute(
      'pull_request_target',
      { 'impacted-targets-from': from },
      base,
      change,
    );
    expect(executed).toBe(false);
    expect(targets).toBeUndefined();
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(
      new RegExp(
        `^compute-impacted-targets: impacted-targets-from: ${name} executes code of the pull request, .* pull_request_target .*trust-pull-request: true$`,
      ),
    );
  });

  test.each(named)('%s is started in pull_request', async (from, _name, base, change) => {
    const { executed } = await compute('pull_request', { 'impacted-targets-from': from }, base, change);
    expect(executed).toBe(true);
  });

  test.each(named)('%s is started where the author trusts pull requests', async (from, _name, base, change) => {
    const inputs = { 'impacted-targets-from': from, 'trust-pull-request': 'true' };
    const { executed } = await compute('pull_request_target', inputs, base, change);
    expect(executed).toBe(true);
  });

  test.each([...privileged, ...unknown])('%s is such an event', async (eventName) => {
    const [, base, change] = executing[4] ?? ['', {}, {}];
    const { step, executed } = await compute(eventName, { 'impacted-targets-from': 'pants' }, base, change);
    expect(executed).toBe(false);
    expect(step.errors[0]).toContain(`a workflow that ${eventName} starts holds secrets`);
  });

  test.each(['schedule', 'workflow_dispatch'])(
    '%s is not such an event where no pull request is named',
    async (eventName) => {
      const [, base, change] = executing[4] ?? ['', {}, {}];
      const repository = new HostedRepository(base);
      const { headSha } = repository.pullRequest(7, change);
      const workspace = checkOut(repository.url, 'refs/pull/7/head', { depth: 2 });
      const step = await runStep({
        workspace,
        event: { name: eventName, payload: {} },
        inputs: {
          operation: 'compute-impacted-targets',
          'impacted-targets-from': 'pants',
          'base-sha': git(workspace, 'rev-parse', 'HEAD^'),
          'head-sha': headSha,
        },
      });
      expect(step.errors[0]).not.toContain('pull request, and a workflow that');
    },
  );

  test('several are named together', async () => {
    const [, base, change] = executing[4] ?? ['', {}, {}];
    const { step } = await compute('workflow_run', { 'impacted-targets-from': 'cargo\npants\nbazel' }, base, change);
    expect(step.errors[0]).toContain('bazel and pants execute code of the pull request');
    expect(step.errors[0]).toContain('allow them with');
  });
});

const manifest = (name: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n${more}`;

describe('build systems that only read files work', () => {
  const reading: readonly (readonly [string, Files, Files, readonly string[]])[] = [
    [
      'workspaces',
      { 'package.json': '{"name":"r","workspaces":["p/*"]}', 'p/a/package.json': '{"name":"a"}' },
      { 'p/a/x.ts': '1\n' },
      ['a'],
    ],
    ['cargo', { 'Cargo.toml': manifest('only'), 'src/lib.rs': '' }, { 'src/lib.rs': 'fn f() {}\n' }, ['only']],
    [
      'go',
      { 'go.mod': 'module example.com/m\n\ngo 1.21\n', 'a/a.go': 'package a\n' },
      { 'a/a.go': 'package a // 2\n' },
      ['example.com/m/a'],
    ],
    [
      'maven',
      {
        'pom.xml':
          '<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1</version></project>',
        'src/main/java/A.java': '',
      },
      { 'src/main/java/A.java': 'class A {}\n' },
      ['g:a'],
    ],
    [
      'uv',
      {
        'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "b"]\n',
        'a/pyproject.toml': '[project]\nname = "a"\nversion = "1"\n',
        'b/pyproject.toml': '[project]\nname = "b"\nversion = "1"\n',
        'a/src/a/__init__.py': '',
      },
      { 'a/src/a/__init__.py': 'x = 1\n' },
      ['a'],
    ],
    [
      'dotnet',
      { 'a/a.csproj': '<Project/>', 'b/b.csproj': '<Project/>', 'a/a.cs': '' },
      { 'a/a.cs': '// changed\n' },
      ['a/a.csproj'],
    ],
    [
      'paths',
      { '.github/impacted-targets.yml': 'targets:\n  ui: [ui/**]\n', 'ui/a': '1\n' },
      { 'ui/a': '2\n' },
      ['ui'],
    ],
  ];
  test.each(reading.flatMap((one) => privileged.slice(0, 2).map((name) => [...one, name] as const)))(
    '%s',
    async (from, base, change, expected, eventName) => {
      const { step, targets, executed } = await compute(eventName, { 'impacted-targets-from': from }, base, change);
      expect(step.errors).toEqual([]);
      expect(targets).toEqual(expected);
      expect(executed).toBe(false);
    },
  );
});

describe("the pull request's own configuration", () => {
  const config = '.github/impacted-targets.yml';
  const base = { [config]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n', 'ui/a': '1\n', 'web/a': '1\n' };
  const change = { [config]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n  all-web: [web/**]\n', 'web/a': '2\n' };
  const inputs = { 'impacted-targets-from': 'paths' };

  test.each(privileged)('is not used in %s: everything counts as impacted', async (eventName) => {
    const { step, targets } = await compute(eventName, inputs, base, change);
    expect(step.errors).toEqual([]);
    expect(targets).toBe('ALL');
    expect(step.warnings[0]).toContain(
      `the pull request changes ${config}, whose rules are not taken from a pull request in ${eventName}`,
    );
  });

  test("with mistakes doesn't fail the step there, because it is not read", async () => {
    const { step, targets } = await compute('pull_request_target', inputs, base, { [config]: 'targets: [' });
    expect(step.errors).toEqual([]);
    expect(targets).toBe('ALL');
  });

  test('that is new is not used either', async () => {
    const { targets } = await compute(
      'workflow_run',
      { 'impacted-targets-from': 'cargo' },
      { 'Cargo.toml': manifest('only'), 'src/lib.rs': '' },
      { [config]: 'unowned: ignore\n' },
    );
    expect(targets).toBe('ALL');
  });

  test('is used, beside that of the target branch, where the author trusts it', async () => {
    const trusting = { ...inputs, 'trust-pull-request': 'true' };
    const { targets } = await compute('pull_request_target', trusting, base, change);
    expect(targets).toEqual(['all-web', 'web']);
  });

  test('is used in pull_request', async () => {
    const { targets } = await compute('pull_request', inputs, base, change);
    expect(targets).toEqual(['all-web', 'web']);
  });

  test('nothing changes where the checkout is that of the target branch', async () => {
    const { step, targets } = await compute('pull_request_target', inputs, base, { 'web/a': '2\n' }, 'refs/heads/main');
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['web']);
  });
});
