import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalService } from '../src/local-service/server.js';

/**
 * Runs the bundle many times against a local service that fails in three of ten requests, and counts: is every pull
 * request whose submission succeeded in the queue exactly once, and was every reported state one that the service had?
 * Usage: `npm run soak -- [runs] [seed]`. Each run has a pull request and a queue's branch of its own.
 */
const runs = Number(process.argv[2] ?? 2000);
const seed = Number(process.argv[3] ?? 1);
const atOnce = 4;
const share = 0.3;
const token = 'a-token-for-the-soak';
const bundle = resolve(import.meta.dirname, '../dist/index.js');

/** Mulberry32: the same faults for the same seed. */
let randomState = seed;
function random(): number {
  randomState = (randomState + 0x6d2b79f5) | 0;
  let mixed = Math.imul(randomState ^ (randomState >>> 15), 1 | randomState);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** The kinds of failure of the table of repeats; each may happen before or after the request took effect. */
const faults: readonly object[] = [
  { connection: 'reset' },
  { connection: 'reset', afterEffect: true },
  { connection: 'truncate', afterEffect: true },
  { connection: 'silence', afterEffect: true },
  { connection: 'silence' },
  ...[408, 425, 429, 500, 502, 503, 504].flatMap((status) => [
    { status, body: 'not now' },
    { status, body: 'not now', afterEffect: true },
  ]),
  { status: 200, body: '<html>', afterEffect: true },
];

interface LoggedRequest {
  readonly path: string;
  readonly status: number | null;
  readonly body?: { readonly pr?: { readonly number?: number }; readonly targetBranch?: string };
}

const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-soak-'));
const service = await startLocalService({
  token,
  // Nobody leaves PENDING while the soak runs, so that every submission can be counted at its end.
  durations: { notReady: 0, pending: 86_400_000, testing: 86_400_000, merging: 1000, switchingModes: 100 },
});

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(service.controlUrl + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${String(response.status)}`);
  return response.json();
}

async function ask(endpoint: string, body: object): Promise<unknown> {
  const response = await fetch(`${service.url}/${endpoint}`, {
    method: 'POST',
    headers: { 'x-api-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok ? response.json() : undefined;
}

interface Ended {
  readonly number: number;
  readonly exitCode: number | null;
  readonly state: string | undefined;
  readonly ms: number;
  readonly error: string;
}

const started = performance.now();
const repo = { host: 'github.com', owner: 'soak', name: 'soak' };

function submit(number: number): Promise<Ended> {
  const output = join(folder, `output-${String(number)}`);
  writeFileSync(output, '');
  const inputs = {
    operation: 'submit-pull-request',
    'base-url': service.url,
    'api-token': token,
    'pull-request': String(number),
    'target-branch': `branch-${String(number % 20)}`,
    'request-timeout-seconds': '2',
    'max-attempts': '8',
  };
  const began = performance.now();
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env.PATH,
      GITHUB_REPOSITORY: 'soak/soak',
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: folder,
      GITHUB_WORKSPACE: folder,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', (exitCode) => {
      const state = /pull-request-state<<(.+)\n(.*)\n\1/.exec(readFileSync(output, 'utf8'))?.[2];
      const error = /^::error::(.*)$/m.exec(stdout)?.[1] ?? '';
      done({ number, exitCode, state, ms: performance.now() - began, error });
    });
  });
}

/** Keeps so many faults waiting that about three of ten requests meet one. */
async function injectFault(): Promise<void> {
  if (random() >= share / (1 - share)) return;
  const fault = faults[Math.floor(random() * faults.length)] ?? {};
  await control('POST', '/faults', { ...fault, times: 1 });
}

const ended: Ended[] = [];
try {
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= runs) {
      const number = next;
      next += 1;
      // A run makes two requests when nothing fails.
      await injectFault();
      await injectFault();
      ended.push(await submit(number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await control('DELETE', '/faults');

  const queued = new Map<number, number>();
  const states = new Map<number, string>();
  for (let branch = 0; branch < Math.min(20, runs + 1); branch += 1) {
    const queue = (await ask('getQueue', { repo, targetBranch: `branch-${String(branch)}` })) as
      { enqueuedPullRequests?: { prNumber: number; state: string }[] } | undefined;
    for (const { prNumber, state } of queue?.enqueuedPullRequests ?? []) {
      queued.set(prNumber, (queued.get(prNumber) ?? 0) + 1);
      states.set(prNumber, state);
    }
  }
  const succeeded = ended.filter(({ exitCode }) => exitCode === 0);
  const lost = succeeded.filter(({ number }) => queued.get(number) !== 1);
  // With a day in PENDING these are all the states that a pull request has had.
  const had = ['NOT_READY', 'PENDING', 'TESTING'];
  const wrong = ended.filter(({ state }) => state !== undefined && !had.includes(state));
  const hidden = ended.filter(({ number, exitCode }) => exitCode !== 0 && queued.has(number));
  const odd = ended.filter(({ exitCode }) => exitCode !== 0 && exitCode !== 1);
  const { requests } = (await control('GET', '/requests')) as { requests: LoggedRequest[] };
  const failed = requests.filter(({ status }) => status === null || status >= 400).length;
  const times = ended.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`${String(runs)} runs in ${((performance.now() - started) / 1000).toFixed(0)} s, seed ${String(seed)}`);
  console.log(`requests (the latest 10,000): ${String(requests.length)}, met a fault: ${String(failed)}`);
  console.log(
    `succeeded: ${String(succeeded.length)}; failed with exit code 1: ${String(ended.length - succeeded.length - odd.length)}`,
  );
  console.log(`reported as submitted and not in the queue exactly once: ${String(lost.length)}`);
  console.log(`reported in a state that the service did not have: ${String(wrong.length)}`);
  console.log(`failed although submitted: ${String(hidden.length)}; ended otherwise: ${String(odd.length)}`);
  console.log(`median ${(times[times.length >> 1] ?? 0).toFixed(0)} ms, longest ${(times.at(-1) ?? 0).toFixed(0)} ms`);
  for (const { number, error } of hidden.slice(0, 5)) console.log(`  #${String(number)}: ${error.slice(0, 300)}`);
  process.exitCode = lost.length + wrong.length + odd.length + hidden.length === 0 ? 0 : 1;
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
