import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { run } from '../../../src/run.js';

/** What a step is given. */
export interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly eventName?: string;
  /** The event file; none when undefined. */
  readonly event?: string | Buffer | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** A workspace that exists; a new one when not given. */
  readonly workspace?: string;
}

/** What a step wrote. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly output: string;
  readonly summary: string;
  /** Of the runner's temporary directory, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** A step ends within this, whatever it is given, when nothing that it waits for takes longer. */
const limitMs = 30_000;

const home = mkdtempSync(join(tmpdir(), 'hostile-'));

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

export interface Place {
  readonly folder: string;
  readonly environment: Record<string, string>;
}

/** Lays out what a runner gives a step. */
export function layOut({ inputs, eventName = 'pull_request', event, environment, files, workspace }: Given): Place {
  const folder = mkdtempSync(join(home, 'case-'));
  const write = (path: string, content: string | Buffer = ''): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return join(folder, path);
  };
  mkdirSync(join(folder, 'temp'));
  mkdirSync(join(folder, 'workspace'));
  for (const [path, content] of Object.entries(files ?? {})) write(join('workspace', path), content);
  return {
    folder,
    environment: {
      GITHUB_EVENT_NAME: eventName,
      ...(event === undefined ? {} : { GITHUB_EVENT_PATH: write('event.json', event) }),
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: workspace ?? join(folder, 'workspace'),
      GITHUB_OUTPUT: write('output'),
      GITHUB_STEP_SUMMARY: write('summary'),
      RUNNER_TEMP: join(folder, 'temp'),
      RUNNER_DEBUG: '1',
      ...Object.fromEntries(Object.entries(inputs).map(([name, given]) => [`INPUT_${name.toUpperCase()}`, given])),
      ...environment,
    },
  };
}

/** What a step left behind, which is removed. */
export function collect({ folder, environment }: Place, exitCode: number | null, stdout: string): Ended {
  const temporary = join(folder, 'temp');
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((found) => found.isFile());
  const ended = {
    exitCode,
    stdout,
    output: readFileSync(environment.GITHUB_OUTPUT ?? '', 'utf8'),
    summary: readFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'utf8'),
    files: new Map(
      files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
    ),
  };
  rmSync(folder, { recursive: true, force: true });
  return ended;
}

/** Runs a step in this process, with its standard output caught, and sees that it ends in time. */
export async function inProcess(given: Given): Promise<Ended> {
  const place = layOut(given);
  const pieces: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  const before = process.env.GITHUB_OUTPUT;
  process.stdout.write = (piece: string | Uint8Array): boolean => {
    pieces.push(typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'));
    return true;
  };
  // The toolkit finds its file by the variable of the process.
  process.env.GITHUB_OUTPUT = place.environment.GITHUB_OUTPUT;
  const started = performance.now();
  let exitCode: number;
  try {
    exitCode = await run(place.environment, {
      signal: new AbortController().signal,
      limit: () => undefined,
      computing: (_limitMs, work) => work(),
      wrote: () => undefined,
    });
  } finally {
    process.stdout.write = write;
    if (before === undefined) delete process.env.GITHUB_OUTPUT;
    else process.env.GITHUB_OUTPUT = before;
  }
  expect(performance.now() - started).toBeLessThan(limitMs);
  return collect(place, exitCode, pieces.join(''));
}
