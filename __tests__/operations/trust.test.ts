import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Files,
  HostedRepository,
  checkOut,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { payload, pullRequestIntoMain } from '../steps/payloads.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

afterAll(removeSamples);

const privileged = ['pull_request_target', 'workflow_run', 'issue_comment', 'check_run', 'check_suite'];

/** Events that say nothing of who wrote the pull request, and an unknown one. */
const unknown = 'repository_dispatch workflow_dispatch schedule status issues pull_request_merged'.split(' ');

/** The event of a pull request, as a workflow of each kind is told of it. */
function eventOf(name: string, number: number, headSha: string): { name: string; payload: object } {
  if (name.startsWith('pull_request')) return { name, payload: pullRequestIntoMain(number, headSha) };
  return { name, payload: unknown.includes(name) ? {} : payload(name) };
}

interface Run {
  readonly step: Step;
  readonly targets: unknown;
  /** True when a program of the pull request, or a tool in its name, was started. */
  readonly executed: boolean;
}

const tools = 'bazel bazelisk gradle pants turbo nx cargo mvn npm pnpm yarn dotnet msbuild'.split(' ');

/**
 * Computes in the checkout that an event's workflow would have, with every build tool replaced by one that leaves a trace.
 * @returns runs a step of an event with inputs; steps share the checkout, which each leaves as it was
 */
function opened(base: Files, change: Files, ref = 'refs/pull/7/merge') {
  const repository = new HostedRepository(base);
  const { headSha } = repository.pullRequest(7, change);
  const workspace = checkOut(repository.url, ref);
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  const executable = `#!/bin/sh\necho "$0 $*" >> '${trace}'\nexit 3\n`;
  writeFiles(folder, Object.fromEntries(tools.map((tool) => [tool, { executable }])));
  for (const name of ['nx', 'turbo']) {
    writeFiles(join(workspace, 'node_modules', name), {
      'package.json': JSON.stringify({ name, version: '20.0.0', bin: 'run.cjs' }),
      'run.cjs': `require('fs').writeFileSync(${JSON.stringify(trace)}, 'ran')`,
    });
  }
  return async (eventName: string, inputs: Readonly<Record<string, string>>): Promise<Run> => {
    rmSync(trace, { force: true });
    const step = await runStep({
      workspace,
      event: eventOf(eventName, 7, headSha),
      inputs: { operation: 'compute-impacted-targets', 'pull-request': '7', 'target-branch': 'main', ...inputs },
      environment: { PATH: `${folder}:${process.env.PATH ?? ''}` },
    });
    return { step, targets: targetsOf(step), executed: existsSync(trace) };
  };
}

const systems = ['bazel', 'nx', 'turborepo', 'gradle', 'pants'];
const empty = ['MODULE.bazel', 'BUILD', 'a/BUILD', 'settings.gradle', 'build.gradle'];
const files: Files = {
  ...Object.fromEntries(empty.map((path) => [path, ''])),
  'nx.json': '{}',
  'a/project.json': '{"name":"a"}',
  'turbo.json': '{}',
  'package.json': '{"name":"r","workspaces":["a"]}',
  'a/package.json': '{"name":"a"}',
  'pants.toml': '[GLOBAL]\n',
};
const changes = { BUILD: 'filegroup(name = "a")\n', 'a/x.ts': '1\n', 'build.gradle': 'println 1\n', 'a/x.py': '1\n' };

describe('build systems that execute code of the pull request', () => {
  let compute: ReturnType<typeof opened>;
  beforeAll(() => {
    compute = opened(files, changes);
  });

  // Nothing is looked for where others are named, so each is named alone, and found together with the others.
  test.each([
    ...systems.map((name) => [name, name] as const),
    ['auto', 'bazel and nx and gradle and pants'] as const,
    ['cargo\npants\nbazel', 'bazel and pants'] as const,
  ])('%j refuses in pull_request_target', async (from, who) => {
    const { step, targets, executed } = await compute('pull_request_target', { 'impacted-targets-from': from });
    expect([executed, targets, step.exitCode]).toEqual([false, undefined, 1]);
    const would = `^compute-impacted-targets: impacted-targets-from: ${who} would execute code of the pull request, `;
    const why = '.* pull_request_target has secrets\\..*set trust-pull-request to true$';
    expect(step.errors).toEqual([expect.stringMatching(new RegExp(would + why))]);
  });

  test.each(systems)('%s is started in pull_request', async (from) => {
    expect((await compute('pull_request', { 'impacted-targets-from': from })).executed).toBe(true);
  });

  test.each([...privileged, ...unknown])('%s is such an event', async (eventName) => {
    const { step, executed } = await compute(eventName, { 'impacted-targets-from': 'pants' });
    expect(executed).toBe(false);
    expect(step.errors[0]).toContain(`${eventName} has secrets`);
  });
});

describe("the pull request's own configuration", () => {
  const config = '.github/impacted-targets.yml';
  const base = { [config]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n', 'ui/a': '1\n', 'web/a': '1\n' };
  const change = { [config]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n  all-web: [web/**]\n', 'web/a': '2\n' };
  const inputs = { 'impacted-targets-from': 'paths' };

  let compute: ReturnType<typeof opened>;
  beforeAll(() => {
    compute = opened(base, change);
  });

  test.each(privileged)('is not used in %s: everything counts as impacted', async (eventName) => {
    const { step, targets } = await compute(eventName, inputs);
    expect(step.errors).toEqual([]);
    expect(targets).toBe('ALL');
    expect(step.warnings[0]).toContain(
      `the pull request changes ${config}, whose rules are not taken from a pull request in ${eventName}`,
    );
  });

  test.each([
    ['beside that of the target branch, where the author trusts it', 'pull_request_target', 'true'],
    ['in pull_request', 'pull_request', 'false'],
  ])('is used, %s', async (_when, eventName, trusting) => {
    const { targets } = await compute(eventName, { ...inputs, 'trust-pull-request': trusting });
    expect(targets).toEqual(['all-web', 'web']);
  });

  test('nothing changes where the checkout is that of the target branch', async () => {
    const target = opened(base, { 'web/a': '2\n' }, 'refs/heads/main');
    const { step, targets } = await target('pull_request_target', inputs);
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['web']);
  });
});
