import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
  snapshot,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { labelled } from '../steps/payloads.js';
import { runnerWaitsMs } from '../steps/runner.js';
import { type Received, type TestServer, respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { type ProcessOptions, runStep } from './step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

afterAll(removeSamples);

const token = 'a-token-for-tests';

interface Cancelled {
  readonly step: Step;
  /** From the first signal to the end of the process, in milliseconds. */
  readonly tookMs: number;
}

/** Runs a step and sends it signals, 150 ms apart, once something has happened. */
async function cancel(
  happened: Promise<void>,
  { inputs, ...options }: ProcessOptions,
  ...signals: readonly NodeJS.Signals[]
): Promise<Cancelled> {
  let sentAt = 0;
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    ...options,
    inputs: { 'api-token': token, 'poll-interval-seconds': '0.2', ...inputs },
    started: (child) => {
      void happened.then(() => {
        sentAt = Date.now();
        for (const [index, signal] of signals.entries()) setTimeout(() => child.kill(signal), index * 150);
      });
    },
  });
  return { step, tookMs: Date.now() - sentAt };
}

/** A service, and when a request arrived that the test waits for, with a moment for the step to go on. */
async function serviceUntil(
  awaited: (request: Received, count: number) => boolean,
  respond: (request: Received, response: ServerResponse) => void,
): Promise<{ server: TestServer; happened: Promise<void> }> {
  let tell: () => void = () => undefined;
  const happened = new Promise<void>((done) => (tell = done));
  const server = await serve((request, response, count) => {
    if (awaited(request, count)) setTimeout(tell, 100);
    respond(request, response);
  });
  return { server, happened };
}

const is = (name: string) => (request: Received) => request.url.endsWith(`/${name}`);

/** What every cancelled step has in common. */
function expectCancelled({ step, tookMs }: Cancelled, line: RegExp): void {
  expect({ exitCode: step.exitCode, signal: step.signal }).toEqual({ exitCode: 1, signal: null });
  expect(step.errors).toHaveLength(1);
  expect(step.errors[0]).toMatch(line);
  expect(tookMs).toBeLessThan(runnerWaitsMs);
  expect(readdirSync(step.temporary)).toEqual([]);
  expect(step.stderr).toBe('');
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s while a read hangs', async (signal) => {
  const { server, happened } = await serviceUntil(is('getQueue'), () => undefined);
  const ended = await cancel(happened, { inputs: { operation: 'get-queue', 'base-url': server.url } }, signal);
  expectCancelled(ended, new RegExp(`^get-queue: cancelled by ${signal} before anything was changed$`));
  expect(server.received).toHaveLength(1);
});

test('while a build tool sleeps: no process, no file and no change stays behind', async () => {
  const tools = temporaryFolder();
  const pids = join(tools, 'pids');
  // It does not heed the first signal, and neither does what it starts.
  const program = `#!/bin/sh\ntrap '' TERM INT\nsleep 300 &\necho $! >> ${pids}\necho $$ >> ${pids}\nwait\nsleep 300\n`;
  for (const name of ['bazel', 'bazelisk']) writeFileSync(join(tools, name), program, { mode: 0o755 });
  const repository = new HostedRepository({ 'MODULE.bazel': '', 'BUILD.bazel': '', 'a.txt': '1\n' });
  const { headSha } = repository.pullRequest(7, { 'a.txt': '2\n' });
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  const before = snapshot(workspace);
  const started = async (): Promise<void> => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (pidsIn(pids).length >= 2) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const inputs = {
    ...{ operation: 'compute-impacted-targets', 'impacted-targets-from': 'bazel', 'target-branch': 'main' },
    ...{ 'pull-request': '7', 'pull-request-sha': headSha },
  };
  const environment = { PATH: `${tools}:${process.env.PATH ?? ''}` };
  const ended = await cancel(started(), { workspace, inputs, environment }, 'SIGINT');
  expect(pidsIn(pids).length).toBeGreaterThanOrEqual(2);
  expectCancelled(ended, /^compute-impacted-targets: cancelled by SIGINT before anything was changed$/);
  expect(pidsIn(pids).filter(isRunning)).toEqual([]);
  expect(snapshot(workspace)).toEqual(before);
  const worktrees = execFileSync('git', ['worktree', 'list'], { cwd: workspace, encoding: 'utf8' });
  expect(worktrees.trim().split('\n')).toHaveLength(1);
});

function pidsIn(file: string): readonly number[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

/** False for one that has ended and that nobody has asked about yet: in a container, often nobody ever does. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self') || !readFileSync(`/proc/${String(pid)}/stat`, 'latin1').includes(') Z ');
  } catch {
    return false;
  }
}

test('a second signal ends at once a step that withdraws its pull request after the first', async () => {
  const { server, happened } = await serviceUntil(
    (request, count) => is('getSubmittedPullRequest')(request) && count > 2,
    (request, response) => {
      if (is('cancelPullRequest')(request)) return;
      const state = { state: 'testing', isCurrentlySubmittedToQueue: true };
      respond(response, 200, is('getSubmittedPullRequest')(request) ? state : '');
    },
  );
  const inputs = { operation: 'submit-pull-request', wait: 'true', 'cancel-on-abort': 'true', 'base-url': server.url };
  const { step } = await cancel(happened, { inputs }, 'SIGINT', 'SIGTERM');
  expect(server.received.filter(is('cancelPullRequest'))).toHaveLength(1);
  // A step that went on would say what became of the withdrawal.
  expect([step.exitCode, step.errors]).toEqual([1, []]);
});
