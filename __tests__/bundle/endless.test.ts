import type { ChildProcess } from 'node:child_process';
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

/** Computes, and calls something far into the parsing of the lockfiles. */
const compute = (
  environment: Readonly<Record<string, string>>,
  parsing: (child: ChildProcess) => void,
): Promise<Step> =>
  runStep({
    workspace,
    environment,
    inputs: {
      ...{ operation: 'compute-impacted-targets', 'impacted-targets-from': 'workspaces', 'target-branch': 'main' },
      ...{ 'pull-request': '7', 'pull-request-sha': headSha },
    },
    started: (child) => {
      let timer: NodeJS.Timeout | undefined;
      child.stdout?.on('data', (piece: string) => {
        if (piece.includes('Comparing ')) timer ??= setTimeout(() => parsing(child), 1000);
      });
    },
  });

function expectFailed({ exitCode, signal, errors, stdout, summary, temporary, stderr }: Step, line: RegExp): void {
  expect({ exitCode, signal, stderr }).toEqual({ exitCode: 1, signal: null, stderr: '' });
  expect(errors).toEqual([expect.stringMatching(line)]);
  expect(summary).toContain('The step failed.');
  // The earlier lines are there, in order, and the group is closed before the error.
  expect(stdout).toMatch(/^::group::Computing[^]*\nComparing [^]*\n::endgroup::\n[^]*::error::/m);
  expect(readdirSync(temporary)).toEqual([]);
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s is heard while the step computes', async (signal) => {
  let sentAt = 0;
  const step = await compute({}, (child) => {
    sentAt = Date.now();
    child.kill(signal);
  });
  expectFailed(step, new RegExp(`^compute-impacted-targets: cancelled by ${signal} before anything was changed$`));
  // A process that heeds nothing kills itself before two seconds by its own clock, which `signal: null` says it did not need.
  expect(Date.now() - sentAt).toBeLessThan(runnerWaitsMs);
});

test('a step that is short of memory says so', async () => {
  const step = await compute({ NODE_OPTIONS: '--max-old-space-size=150' }, () => undefined);
  expectFailed(step, /^compute-impacted-targets: computing needs more than the \d+ MiB of memory of this step\. /);
});
