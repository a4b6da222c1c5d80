import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll } from '@jest/globals';
import type { StepLimits } from '../../src/reporting/cancellation.js';
import { run } from '../../src/run.js';
import { type Clock, systemClock } from '../../src/service/requests/clock.js';
import { type Step, type StepOptions, layOut, readStep } from './layout.js';

/** What a step in this process is given. */
export interface StepInProcessOptions extends StepOptions {
  /** The clock of its delays; this machine's when not given. */
  readonly clock?: Clock;
  /** Nothing ends the step before its time, and nothing limits it, but for what is given. */
  readonly limits?: Partial<StepLimits>;
  /** Called with each piece of the log while the step runs. */
  readonly heard?: (piece: string) => void;
}

type Write = typeof process.stdout.write;

/** The streams of the step that is running, wherever it has got to: steps run side by side. */
const streams = new AsyncLocalStorage<Readonly<Record<'stdout' | 'stderr', (piece: string) => void>>>();

for (const name of ['stdout', 'stderr'] as const) {
  const write: Write = process[name].write.bind(process[name]);
  process[name].write = ((...args: Parameters<Write>) => {
    const stream = streams.getStore()?.[name];
    if (stream === undefined) return write(...args);
    const [piece] = args;
    stream(typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'));
    return true;
  }) as Write;
  afterAll(() => {
    process[name].write = write;
  });
}

/**
 * Runs a step in this process, from its variables to its exit code: with real files, and requests over real sockets. What only a
 * separate process shows is for the tests of the bundle: signals, the worker, and proxies and certificates that variables name.
 */
export async function runStep(options: StepInProcessOptions): Promise<Step> {
  const { clock = systemClock, limits, heard } = options;
  const place = layOut(options);
  let stdout = '';
  let stderr = '';
  const write = (piece: string): void => {
    stdout += piece;
    heard?.(piece);
  };
  const exitCode = await streams.run(
    {
      // A step writes with the function that it is given, and to no stream of the process.
      stdout: (piece) => {
        stderr += piece;
      },
      stderr: (piece) => {
        stderr += piece;
      },
    },
    () =>
      run(
        { environment: place.environment, write, clock },
        {
          signal: new AbortController().signal,
          limit: () => undefined,
          computing: () => undefined,
          wrote: () => undefined,
          ...limits,
        },
      ),
  );
  return readStep(place, { exitCode, signal: null, stdout, stderr });
}
