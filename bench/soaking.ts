import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Change } from '../packages/local-service/src/queue-rules/history.js';
import { startLocalService } from '../packages/local-service/src/server.js';
import { inputVariables } from './step.js';

export interface SoakOptions {
  readonly runs: number;
  /** The same faults and the same kinds of runs for the same seed; what meets what is left to the machine. */
  readonly seed: number;
  readonly atOnce: number;
  /** Which generation of the interface the steps speak. */
  readonly generation: Generation;
}

export type Generation = 'v1' | 'v2';

/** What a soak found. Every list but `unclear` is empty when all is well. */
export interface SoakReport {
  readonly runs: number;
  readonly succeeded: number;
  /** Runs by operation. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly struck: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly longestMs: number;
  readonly changes: number;
  /** States by how often they were reported. */
  readonly states: Readonly<Record<string, number>>;
  /** Failed, and said that the request may have been done. */
  readonly unclear: readonly string[];
  /** Reported as submitted, and not put into the queue exactly once. */
  readonly notOnce: readonly string[];
  /** Reported in a state that the service did not have for it while the step ran. */
  readonly wrongState: readonly string[];
  /** Said to be done and not done, or failed, done, and not said. */
  readonly wrongResult: readonly string[];
  /** Ended otherwise than with 0 or 1 and one line. */
  readonly odd: readonly string[];
}

const bundle = resolve(import.meta.dirname, '../dist/index.js');
const token = 'a-token-for-the-soak';
const repo = { host: 'github.com', owner: 'soak', name: 'soak' };
const branches = 20;
/** The probability of one more fault after each, which holds for every fault that is added. */
const faultShare = 0.4;
/** How often faults are added before a step, so that more than three of ten requests meet one. */
const faultsBefore: Readonly<Record<Generation, number>> = { v1: 2, v2: 3 };
/** By so much may the times of a step and of the service differ. */
const toleranceMs = 50;

/** The kinds of failure of the retry policy; each that can do both happens before or after the request took effect. */
export const faults: readonly object[] = [
  { connection: 'reset' },
  { connection: 'reset', afterEffect: true },
  { connection: 'truncate' },
  { connection: 'truncate', afterEffect: true },
  { connection: 'silence' },
  { connection: 'silence', afterEffect: true },
  ...[408, 500, 502, 503, 504, 507].flatMap((status) => [
    { status, body: 'not now' },
    { status, body: 'not now', afterEffect: true },
  ]),
  { status: 425, body: 'not now' },
  { status: 429, body: 'not now', headers: { 'Retry-After': '0' } },
  { status: 200, body: '<html>' },
  { status: 200, body: '<html>', afterEffect: true },
];
/** Those that end a step, which is then no success; rare, so that most go on. */
const refusals: readonly object[] = [
  { status: 418, body: 'not here' },
  { status: 307, headers: { Location: 'https://elsewhere.example/v1' } },
];

type Kind =
  | 'submit-pull-request'
  | 'submit and wait'
  | 'get-submitted-pull-request'
  | 'wait-for-pull-request'
  | 'cancel-pull-request'
  | 'restart-tests-on-pull-request'
  | 'create-queue';

/** Kinds of runs by their share in a hundred. All but the first two and the last are about what was submitted before. */
const shares: readonly (readonly [Kind, number])[] = [
  ['submit-pull-request', 45],
  ['submit and wait', 10],
  ['get-submitted-pull-request', 15],
  ['wait-for-pull-request', 10],
  ['cancel-pull-request', 8],
  ['restart-tests-on-pull-request', 7],
  ['create-queue', 5],
];
const fresh: ReadonlySet<Kind> = new Set(['submit-pull-request', 'submit and wait', 'create-queue']);

interface Run {
  readonly kind: Kind;
  readonly number: number;
  readonly branch: string;
  readonly exitCode: number | null;
  readonly state: string | undefined;
  readonly error: string;
  readonly errors: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** What a new queue is asked to have. In the second generation, one setting takes a separate request. */
const settingsOf = (number: number, generation: Generation): Readonly<Record<string, unknown>> => ({
  concurrency: (number % 9) + 1,
  ...(generation === 'v1' ? {} : { mergeMethod: 'squash' }),
});

/** Random numbers from 0 to 1, the same for the same seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Runs the bundle many times against a local service that fails in three of ten requests and whose queues move meanwhile, and
 * compares what every step said with what the service remembers of that pull request.
 */
export async function soak({ runs, seed, atOnce, generation }: SoakOptions): Promise<SoakReport> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-soak-'));
  const service = await startLocalService({
    token,
    durations: { notReady: 100, pending: 200, testing: 600, merging: 200, switchingModes: 100 },
    failing: Array.from({ length: runs }, (_, index) => index + 1).filter((number) => number % 7 === 3),
  });

  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(service.controlUrl + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${String(response.status)}`);
    return response.json();
  };
  const ask = (endpoint: string, targetBranch: string): Promise<Response> =>
    fetch(`${service.url}/${endpoint}`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ repo, targetBranch }),
    });
  const queueOf = async (targetBranch: string): Promise<Record<string, unknown> | undefined> => {
    const response = await ask('getQueue', targetBranch);
    return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
  };

  let added = 0;
  const addFaults = async (requests: number): Promise<void> => {
    for (let request = 0; request < requests; request += 1) {
      while (random() < faultShare) {
        const fault = pick(random() < 0.05 ? refusals : faults);
        await control('POST', '/faults', { ...fault, times: 1 });
        added += 1;
      }
    }
  };

  const step = (kind: Kind, number: number, branch: string): Promise<Run> => {
    const output = join(folder, `output-${String(random()).slice(2)}`);
    writeFileSync(output, '');
    const inputs = {
      operation: kind === 'submit and wait' ? 'submit-pull-request' : kind,
      'base-url': generation === 'v1' ? service.url : service.secondUrl,
      'api-token': token,
      'pull-request': String(number),
      'target-branch': branch,
      'request-timeout-seconds': '1.5',
      'max-attempts': '10',
      'wait-timeout-minutes': '1',
      'poll-interval-seconds': '0.3',
      wait: String(kind === 'submit and wait'),
      ...(kind === 'create-queue' ? { 'queue-settings': JSON.stringify(settingsOf(number, generation)) } : {}),
    };
    const startedAt = Date.now();
    const child = spawn(process.execPath, [bundle], {
      env: {
        PATH: process.env.PATH,
        GITHUB_REPOSITORY: 'soak/soak',
        GITHUB_OUTPUT: output,
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: folder,
        ...inputVariables(inputs),
      },
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    return new Promise((done, fail) => {
      child.once('error', fail).once('close', (exitCode) => {
        const state = /pull-request-state<<(.+)\n(.*)\n\1/.exec(readFileSync(output, 'utf8'))?.[2];
        const errors = [...stdout.matchAll(/^::error::(.*)$/gm)].map(([, line = '']) => line);
        done({
          kind,
          number,
          branch,
          exitCode,
          state,
          error: errors[0] ?? '',
          errors: errors.length,
          startedAt,
          endedAt: Date.now(),
        });
      });
    });
  };

  const started = performance.now();
  const ended: Run[] = [];
  const submitted: { readonly number: number; readonly branch: string }[] = [];
  /** One run at a time for each pull request, so that it is known which run did what. */
  const busy = new Set<number>();
  try {
    // A submission of the second generation makes no queue.
    for (let branch = 0; branch < branches; branch += 1) await ask('createQueue', `branch-${String(branch)}`);
    let next = 1;
    const work = async (): Promise<void> => {
      while (next <= runs) {
        const number = next;
        next += 1;
        let at = random() * 100;
        const wanted = shares.find(([, share]) => (at -= share) < 0)?.[0] ?? 'submit-pull-request';
        const free = submitted.slice(-12).filter((one) => !busy.has(one.number));
        const earlier = fresh.has(wanted) ? undefined : pick(free);
        const kind = earlier === undefined && !fresh.has(wanted) ? 'submit-pull-request' : wanted;
        const branch = kind === 'create-queue' ? `made-${String(number)}` : `branch-${String(number % branches)}`;
        const subject = earlier ?? { number, branch };
        busy.add(subject.number);
        await addFaults(faultsBefore[generation]);
        const run = await step(kind, subject.number, subject.branch);
        ended.push(run);
        busy.delete(subject.number);
        if (kind.startsWith('submit') && run.exitCode === 0) submitted.push(subject);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { faults: waiting } = (await control('GET', '/faults')) as { faults: unknown[] };
    await control('DELETE', '/faults');
    const seconds = (performance.now() - started) / 1000;
    const { changes } = (await control('GET', '/changes')) as { changes: Change[] };
    const queues = new Map<string, Record<string, unknown> | undefined>();
    for (const { kind, branch } of ended) if (kind === 'create-queue') queues.set(branch, await queueOf(branch));
    const times = ended.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
    return {
      runs: ended.length,
      succeeded: ended.filter(({ exitCode }) => exitCode === 0).length,
      kinds: counted(ended.map(({ kind }) => kind)),
      requests: requestsSeen(await control('GET', '/requests')),
      struck: added - waiting.length,
      seconds,
      medianMs: times[times.length >> 1] ?? 0,
      longestMs: times.at(-1) ?? 0,
      changes: changes.length,
      states: counted(ended.flatMap(({ state }) => state ?? [])),
      ...compare(ended, changes, queues, generation),
    };
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The log holds the latest requests, and each has its number from the first. */
function requestsSeen(response: unknown): number {
  return (response as { total: number }).total;
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const isFinal = (state: string | null): boolean => state === null || ['MERGED', 'FAILED', 'CANCELLED'].includes(state);

/** What the steps said, beside what happened. */
function compare(
  ended: readonly Run[],
  changes: readonly Change[],
  queues: ReadonlyMap<string, Record<string, unknown> | undefined>,
  generation: Generation,
): Pick<SoakReport, 'unclear' | 'notOnce' | 'wrongState' | 'wrongResult' | 'odd'> {
  const byNumber = new Map<number, Change[]>();
  for (const change of changes) byNumber.set(change.number, [...(byNumber.get(change.number) ?? []), change]);
  const report = {
    unclear: [] as string[],
    notOnce: [] as string[],
    wrongState: [] as string[],
    wrongResult: [] as string[],
    odd: [] as string[],
  };
  for (const run of ended) {
    const { kind, number, branch, exitCode, state, error, errors } = run;
    const said = `${kind} #${String(number)}: exit code ${String(exitCode)}, ${state ?? 'no state'}. ${error.slice(0, 300)}`;
    const history = byNumber.get(number) ?? [];
    if ((exitCode !== 0 && exitCode !== 1) || errors !== exitCode) report.odd.push(said);
    const mayBeDone = error.includes('may have been done');
    if (mayBeDone) report.unclear.push(said);
    const had = statesDuring(history, run);
    if (state !== undefined && !had.has(state)) report.wrongState.push(`${said} It was ${[...had].join(', ')}`);
    const wasQueued = had.size > 0;
    switch (kind) {
      case 'submit-pull-request':
      case 'submit and wait': {
        const entries = history.filter(({ from, to }) => isFinal(from) && !isFinal(to)).length;
        // A step also fails for what became of the pull request while it waited, or before it could ask.
        const isSubmitted = exitCode === 0 || / is (FAILED|CANCELLED)[:.] /.test(error);
        if (isSubmitted ? entries !== 1 : entries > 1)
          report.notOnce.push(`${said} It entered ${String(entries)} times`);
        if (!isSubmitted && entries > 0 && !mayBeDone && kind === 'submit-pull-request') report.wrongResult.push(said);
        if (kind === 'submit and wait' && exitCode === 0 && state !== 'MERGED') report.wrongResult.push(said);
        break;
      }
      case 'cancel-pull-request':
        if (exitCode === 0 && !isFinal(lastState(history, run.endedAt))) report.wrongResult.push(said);
        if (exitCode === 1 && !mayBeDone && history.some(({ to, at }) => to === 'CANCELLED' && within(at, run)))
          report.wrongResult.push(said);
        break;
      case 'wait-for-pull-request':
        if (exitCode === 0 && lastState(history, run.endedAt) !== 'MERGED') report.wrongResult.push(said);
        break;
      case 'create-queue': {
        const queue = queues.get(branch);
        const wanted = Object.entries(settingsOf(number, generation));
        const isWhole = wanted.every(([name, value]) => queue?.[name] === value);
        const isSaid = mayBeDone || error.includes('The queue was created, and not all of ');
        if (exitCode === 0 ? !isWhole : queue !== undefined && !isSaid) report.wrongResult.push(said);
        break;
      }
      default:
        if (exitCode === 0 && !wasQueued) report.wrongResult.push(said);
    }
  }
  return report;
}

const within = (at: string, { startedAt, endedAt }: Run): boolean =>
  Date.parse(at) >= startedAt - toleranceMs && Date.parse(at) <= endedAt + toleranceMs;

function lastState(history: readonly Change[], before: number): string | null {
  return history.findLast(({ at }) => Date.parse(at) <= before + toleranceMs)?.to ?? null;
}

/** The states that a pull request had while a step ran. */
function statesDuring(history: readonly Change[], run: Run): ReadonlySet<string> {
  const before = lastState(history, run.startedAt - 2 * toleranceMs);
  return new Set([
    ...(before === null ? [] : [before]),
    ...history.filter(({ at }) => within(at, run)).map(({ to }) => to),
  ]);
}
