import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../packages/local-service/src/server.js';
import { inputVariables } from '../step.js';

export type Generation = 'v1' | 'v2';

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
  /** @returns the value of an output, undefined where the step did not write it */
  readonly output: (name: string) => string | undefined;
}

const bundle = resolve(import.meta.dirname, '../../dist/index.js');
const token = 'a-token-for-the-soak';
export const repository = 'soak/soak';
export const repo = { host: 'github.com', owner: 'soak', name: 'soak' };

/** The kinds of failure of the retry policy; each that can do both happens before or after the request took effect. */
export const faults: readonly object[] = [
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

/** A local service, and the bundle that runs against it. */
export class SoakedService {
  readonly #service: LocalService;
  readonly #generation: Generation;
  readonly #folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-soak-'));
  #runs = 0;

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
    const response = await fetch(this.#service.controlUrl + path, {
      method,
      headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${String(response.status)}: ${await response.text()}`);
    return (await response.json()) as T;
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
   * Runs the bundle to its end.
   * @param killAfterMs milliseconds after which it is killed, undefined to let it end
   */
  run(
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
    return new Promise((done, fail) => {
      child.once('error', fail).once('close', (exitCode) => {
        const written = readFileSync(outputs, 'utf8');
        done({
          exitCode,
          errors: [...stdout.matchAll(/^::error::(.*)$/gm)].map(([, line = '']) => line),
          output: (name) => new RegExp(`^${name}<<(.+)\\n(.*)\\n\\1`, 'm').exec(written)?.[2],
        });
      });
    });
  }
}

/** @returns how often each name is in a list */
export function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
