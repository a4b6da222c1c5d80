import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  HostedRepository,
  checkOut,
  removeSamples,
  snapshot,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { labelled } from '../steps/payloads.js';
import { runnerWaitsMs } from '../steps/runner.js';
import { type Received, type TestServer, respond, serve } from '../steps/servers.js';
import { runStep } from './step.js';
import type { Step } from '../steps/layout.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

afterAll(removeSamples);

const event = { name: 'pull_request', payload: labelled };
const token = 'a-token-for-tests';

interface Cancelled {
  readonly step: Step;
  /**
   * From the first signal to the end of the process, in milliseconds, less what a process that has nothing to end takes
   * for it at the same moment: on a busy machine, that alone can be half a second.
   */
  readonly tookMs: number;
}

interface Cancelling {
  readonly inputs: Readonly<Record<string, string>>;
  readonly workspace?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly signals?: readonly NodeJS.Signals[];
}

/** A process that ends on the first signal, and says how long that took, in milliseconds. */
function bystander(): (signal: NodeJS.Signals) => Promise<number> {
  const ends = `for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit()); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['-e', ends], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => {
    child.once('close', () => {
      done();
    });
  });
  return async (signal) => {
    const sentAt = Date.now();
    child.kill(signal);
    await ended;
    return Date.now() - sentAt;
  };
}

/** Runs a step and sends it signals once something has happened. */
async function cancel(happened: Promise<void>, options: Cancelling): Promise<Cancelled> {
  let sentAt = 0;
  const { inputs, signals = ['SIGINT'], ...rest } = options;
  const end = bystander();
  let othersTook = Promise.resolve(0);
  const step = await runStep({
    event,
    ...rest,
    inputs: { 'api-token': token, 'poll-interval-seconds': '0.2', ...inputs },
    started: (child) => {
      void happened.then(() => {
        sentAt = Date.now();
        othersTook = end('SIGTERM');
        for (const [index, signal] of signals.entries()) setTimeout(() => child.kill(signal), index * 150);
      });
    },
  });
  const tookMs = Date.now() - sentAt;
  if (sentAt === 0) await end('SIGTERM');
  return { step, tookMs: tookMs - (await othersTook) };
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
const silent = (): void => undefined;
const queued = (request: Received, response: ServerResponse): void => {
  if (is('getSubmittedPullRequest')(request)) {
    respond(response, 200, { state: 'testing', isCurrentlySubmittedToQueue: true });
  } else respond(response, 200);
};

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
  const { server, happened } = await serviceUntil(is('getQueue'), silent);
  const ended = await cancel(happened, {
    inputs: { operation: 'get-queue', 'base-url': server.url },
    signals: [signal],
  });
  expectCancelled(ended, new RegExp(`^get-queue: cancelled by ${signal} before anything was changed$`));
  expect(server.received).toHaveLength(1);
});

test('while a build tool sleeps: no process, no file and no change stays behind', async () => {
  const tools = temporaryFolder();
  const pids = join(tools, 'pids');
  const program = join(tools, 'turbo');
  // It does not heed the first signal, and neither does what it starts.
  writeFileSync(
    program,
    `#!/bin/sh\ntrap '' TERM INT\nsleep 300 &\necho $! >> ${pids}\necho $$ >> ${pids}\nwait\nsleep 300\n`,
  );
  chmodSync(program, 0o755);
  const repository = new HostedRepository({
    'MODULE.bazel': 'module(name = "sample")\n',
    'BUILD.bazel': 'filegroup(name = "all", srcs = ["a.txt"])\n',
    'a.txt': '1\n',
  });
  const { headSha } = repository.pullRequest(7, { 'a.txt': '2\n', 'BUILD.bazel': 'filegroup(name = "b")\n' });
  const workspace = checkOut(repository.url, 'refs/pull/7/merge');
  const before = snapshot(workspace);
  mkdirSync(join(tools, 'bin'));
  for (const name of ['bazel', 'bazelisk']) {
    writeFileSync(join(tools, 'bin', name), readFileSync(program));
    chmodSync(join(tools, 'bin', name), 0o755);
  }
  const started = async (): Promise<void> => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (pidsIn(pids).length >= 2) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const ended = await cancel(started(), {
    workspace,
    inputs: {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'bazel',
      'pull-request': '7',
      'pull-request-sha': headSha,
      'target-branch': 'main',
    },
    environment: { PATH: `${join(tools, 'bin')}:${process.env.PATH ?? ''}` },
  });
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

test('while waiting with cancel-on-abort: the process ends when the pull request is withdrawn', async () => {
  const { server, happened } = await serviceUntil(
    (request, count) => is('getSubmittedPullRequest')(request) && count > 2,
    queued,
  );
  const ended = await cancel(happened, {
    inputs: { operation: 'submit-pull-request', wait: 'true', 'cancel-on-abort': 'true', 'base-url': server.url },
  });
  expectCancelled(ended, /Pull request #2, which this step had submitted, was withdrawn from the queue$/);
  expect(ended.step.outputs).toMatchObject({ 'pull-request': '2', 'pull-request-submitted': 'false' });
  expect(ended.step.outputs).not.toHaveProperty('pull-request-state');
  expect(server.received.filter(is('cancelPullRequest'))).toHaveLength(1);
});

test('a second signal ends the step at once', async () => {
  const { server, happened } = await serviceUntil(
    (request, count) => is('getSubmittedPullRequest')(request) && count > 2,
    (request, response) => {
      if (!is('cancelPullRequest')(request)) queued(request, response);
    },
  );
  const { step } = await cancel(happened, {
    inputs: { operation: 'submit-pull-request', wait: 'true', 'cancel-on-abort': 'true', 'base-url': server.url },
    signals: ['SIGINT', 'SIGTERM'],
  });
  expect(step.exitCode).toBe(1);
  // A step that went on would say what became of the withdrawal.
  expect(step.errors).toEqual([]);
});

describe('a step that takes longer than any should', () => {
  /** Runs a step whose limit is up when a request of it has arrived. */
  async function withShortLimit(inputs: Readonly<Record<string, string>>) {
    let endIt = (): void => undefined;
    const { url } = await serve(() => {
      endIt();
    });
    const fixture = join(import.meta.dirname, 'short-limit.ts');
    const folder = temporaryFolder();
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), fixture], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        GITHUB_REPOSITORY: 'a/b',
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: folder,
        ...Object.fromEntries(
          Object.entries({ 'base-url': url, ...inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
      },
    });
    endIt = () => child.stdin.write('now');
    const [stdout, limit, exitCode] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done) => child.once('close', done)),
    ]);
    const errors = stdout.split('\n').filter((line) => line.startsWith('::error::'));
    return { exitCode, errors, limitMs: Number(limit), tookMs: performance.now() - started, left: readdirSync(folder) };
  }

  test.each([
    ['reading', { operation: 'get-queue' }, 'before anything was changed'],
    [
      'writing',
      { operation: 'create-queue' },
      'while POST /createQueue was under way: it may have been done. Fetch the state before running the step again',
    ],
  ])('ends by itself while %s, and says what was done', async (_what, inputs, said) => {
    const { exitCode, errors, limitMs, tookMs, left } = await withShortLimit({
      'api-token': token,
      'target-branch': 'main',
      'request-timeout-seconds': '300',
      'max-attempts': '2',
      'wait-timeout-minutes': '10',
      ...inputs,
    });
    expect(errors).toEqual([`::error::${inputs.operation}: ended by its own timeout of 0 minutes ${said}`]);
    expect(exitCode).toBe(1);
    // Long before the timeout of the attempt, and before the process is ended by force.
    expect(tookMs).toBeLessThan(60_000);
    expect(left).toEqual([]);
    // docs/services.md: three requests of two attempts each, ten minutes, an hour of computing, and four hours.
    expect(limitMs).toBe(3 * (2 * (300_000 + 10_000) + 120_000) + 600_000 + 3_600_000 + 4 * 3_600_000);
  });
});
