import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runnerWaitsMs } from '../steps/runner.js';
import { runStep } from './step.js';
import type { Step } from '../steps/layout.js';

afterAll(removeSamples);

/** Seconds of work that no event of Node.js comes between: a lockfile is one text that is parsed in one go. */
function slowLockfile(mark: string): string {
  const lines = [`lockfileVersion: '9.0'`, 'importers:', '  .: {}', 'packages:', `  /${mark}@1.0.0: {}`];
  for (let number = 0; number < 400_000; number += 1) {
    lines.push(`  /p${String(number)}@1.0.0:`, `    resolution: {integrity: sha512-${String(number)}}`);
  }
  return lines.join('\n');
}

let workspace = '';
let headSha = '';

beforeAll(() => {
  const repository = new HostedRepository({
    'pnpm-workspace.yaml': 'packages: [a]\n',
    'package.json': '{}',
    'a/package.json': '{"name":"a"}',
    'pnpm-lock.yaml': slowLockfile('a'),
  });
  ({ headSha } = repository.pullRequest(7, { 'pnpm-lock.yaml': slowLockfile('b') }));
  workspace = checkOut(repository.url, 'refs/pull/7/merge');
});

interface Ended {
  readonly step: Step;
  /** From the moment that the lockfiles are compared, in milliseconds. */
  readonly tookMs: number;
}

/** Computes while the lockfiles are parsed. */
async function compute(
  inputs: Readonly<Record<string, string>>,
  { environment, signal }: { environment?: Record<string, string>; signal?: NodeJS.Signals },
): Promise<Ended> {
  let from = 0;
  const step = await runStep({
    workspace,
    ...(environment === undefined ? {} : { environment }),
    inputs: {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'workspaces',
      'pull-request': '7',
      'pull-request-sha': headSha,
      'target-branch': 'main',
      ...inputs,
    },
    started: (child) => {
      child.stdout?.on('data', (piece: string) => {
        if (from !== 0 || !piece.includes('Comparing ')) return;
        // Far into the parsing.
        setTimeout(() => {
          from = Date.now();
          if (signal !== undefined) child.kill(signal);
        }, 1000);
      });
    },
  });
  return { step, tookMs: Date.now() - from };
}

function expectFailed({ exitCode, signal, errors, stdout, summary, temporary, stderr }: Step, line: RegExp): void {
  expect({ exitCode, signal, stderr }).toEqual({ exitCode: 1, signal: null, stderr: '' });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(line);
  expect(summary).toContain('The step failed.');
  // The group is closed before the error.
  expect(stdout).toMatch(/^::group::Computing[^]*\n::endgroup::\n[^]*::error::/m);
  expect(readdirSync(temporary)).toEqual([]);
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s is heard while the step computes', async (signal) => {
  const { step, tookMs } = await compute({}, { signal });
  expectFailed(step, new RegExp(`^compute-impacted-targets: cancelled by ${signal} before anything was changed$`));
  // The earlier lines are there, in order.
  expect(step.stdout).toMatch(/^::group::Computing[^]*\nComparing [^]*::endgroup::/m);
  // A process that heeds nothing kills itself before two seconds by its own clock, which `signal: null` says it did not need.
  expect(tookMs).toBeLessThan(runnerWaitsMs);
});

test('a step that is short of memory says so', async () => {
  const { step } = await compute({}, { environment: { NODE_OPTIONS: '--max-old-space-size=150' } });
  expectFailed(step, /^compute-impacted-targets: computing needs more than the \d+ MiB of memory of this step\. /);
});
