import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { outputsIn } from '../../__tests__/steps/runner.js';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../packages/local-service/src/server.js';
import type { Change } from '../../packages/local-service/src/queue-rules/history.js';
import { inputVariables } from '../step.js';

export type Generation = 'v1' | 'v2';

export interface SoakOptions {
  readonly runs: number;
  /** The same faults and the same kinds of runs for the same seed; what meets what is left to the machine. */
  readonly seed: number;
  /** Which generation of the interface the steps speak. */
  readonly generation: Generation;
}

/** What a soak found. All is well where every list of `wrong` is empty. */
export interface SoakReport {
  readonly requests: number;
  /** Requests that met a fault. */
  readonly struck: number;
  /** Numbers to print, by their names. */
  readonly figures: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  /** What must not happen, in words, and each time that it did. */
  readonly wrong: Readonly<Record<string, readonly string[]>>;
}

/** How a run of the bundle ended. */
export interface EndedRun {
  readonly exitCode: number | null;
  /** The lines of its errors. */
  readonly errors: readonly string[];
  readonly outputs: ReadonlyMap<string, string>;
}

const bundle = resolve(import.meta.dirname, '../../dist/index.js');
const token = 'a-token-for-the-soak';
export const repository = 'soak/soak';
export const repo = { host: 'github.com', owner: 'soak', name: 'soak' };

/** The kinds of failure of the retry policy; each that can do both happens before or after the request took effect. */
const faults: readonly object[] = [
  { status: 425, body: 'not now' },
  { status: 429, body: 'not now', headers: { 'Retry-After': '0' } },
  ...[
    { connection: 'reset' },
    { connection: 'truncate' },
    { connection: 'silence' },
    { status: 200, body: '<html>' },
    ...[408, 500, 502, 503, 504, 507].map((status) => ({ status, body: 'not now' })),
  ].flatMap((fault) => [fault, { ...fault, afterEffect: true }]),
];

export const isFinal = (state: string | null): boolean =>
  state === null || ['MERGED', 'FAILED', 'CANCELLED'].includes(state);

/** Whether a change of state is an entry into the queue. */
export const isEntry = ({ from, to }: Change): boolean => isFinal(from) && !isFinal(to);

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

/** @returns one of a list; undefined for an empty one */
export const pick = <T>(random: () => number, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];

/** A local service, and the bundle that runs against it. */
export class SoakedService {
  readonly #service: LocalService;
  readonly #generation: Generation;
  readonly #folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-soak-'));
  #runs = 0;
  #planned = 0;

  private constructor(service: LocalService, generation: Generation) {
    this.#service = service;
    this.#generation = generation;
  }

  /** Starts a service. The steps speak the given generation with it. */
  static async start(generation: Generation, options: Omit<LocalServiceOptions, 'token'>): Promise<SoakedService> {
    return new SoakedService(await startLocalService({ ...options, token }), generation);
  }

  async close(): Promise<void> {
    await this.#service.close();
    // A run that was killed may still have a file there.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }

  /** Sends a request to what steers the service, and returns its response. @throws Error where it is refused */
  async control<T>(method: string, path: string, body?: object): Promise<T> {
    // A slow machine may use a connection just when the service ends it for being idle.
    const headers = { connection: 'close', ...(body && { 'content-type': 'application/json' }) };
    const given = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(this.#service.controlUrl + path, given);
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async changes(): Promise<readonly Change[]> {
    return (await this.control<{ changes: readonly Change[] }>('GET', '/changes')).changes;
  }

  /** Sends a request of the first generation about a queue, without our client. */
  ask(endpoint: string, targetBranch: string): Promise<Response> {
    return fetch(`${this.#service.url}/${endpoint}`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ repo, targetBranch }),
    });
  }

  /**
   * Plans what the next requests meet.
   * @param share of them that meet a fault
   * @param further faults beside the usual ones
   */
  async strike(random: () => number, requests: number, share: number, further: readonly object[] = []): Promise<void> {
    for (let request = 0; request < requests; request += 1) {
      const fault = random() < share ? pick(random, random() < 0.05 && further.length > 0 ? further : faults) : {};
      if (Object.keys(fault ?? {}).length > 0) this.#planned += 1;
      await this.control('POST', '/faults', fault);
    }
  }

  /** Ends the faults. @returns how many requests met one since they were ended last */
  async endFaults(): Promise<number> {
    const { faults: left } = await this.control<{ faults: { status?: number; connection?: string }[] }>(
      'GET',
      '/faults',
    );
    await this.control('DELETE', '/faults');
    const unmet = left.filter(({ status, connection }) => status !== undefined || connection !== undefined).length;
    const struck = this.#planned - unmet;
    this.#planned = 0;
    return struck;
  }

  /**
   * Runs the bundle to its end.
   * @param killAfterMs milliseconds after which it is killed, undefined to let it end
   */
  async run(
    inputs: Readonly<Record<string, string>>,
    environment: Readonly<Record<string, string>> = {},
    killAfterMs?: number,
  ): Promise<EndedRun> {
    this.#runs += 1;
    const outputs = join(this.#folder, `output-${String(this.#runs)}`);
    writeFileSync(outputs, '');
    const child = spawn(process.execPath, [bundle], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env.PATH,
        GITHUB_REPOSITORY: repository,
        GITHUB_OUTPUT: outputs,
        RUNNER_TEMP: this.#folder,
        GITHUB_WORKSPACE: this.#folder,
        ...environment,
        ...inputVariables({
          'base-url': this.#generation === 'v1' ? this.#service.url : this.#service.secondUrl,
          'api-token': token,
          'max-attempts': '10',
          ...inputs,
        }),
      },
    });
    if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    const exitCode = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
    const errors = [...stdout.matchAll(/^::error::(.*)$/gm)].map(([, line = '']) => line);
    return { exitCode, errors, outputs: outputsIn(exitCode === null ? '' : readFileSync(outputs, 'utf8')) };
  }
}

/** @returns how often each name is in a list */
export function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
