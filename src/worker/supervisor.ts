import { dirname, join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Cancellation, Interruption } from '../reporting/cancellation.js';
import { interruptionLine, tellFailure } from '../reporting/tell.js';
import { failureLine } from '../reporting/failure.js';
import { withLog } from '../reporting/log.js';
import type { StepProcess } from '../run.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { endAllStarted } from '../../packages/impacted-targets/src/programs/process-tree.js';
import { TemporaryDirectories } from '../../packages/impacted-targets/src/programs/temporary-directories.js';
import { inputText } from '../inputs/inputs.js';
import { operationNamed } from '../operations/operation-name.js';
import { type FromWorker, type MainThread, type ToWorker, workerArgument } from './messages.js';

/**
 * Deadlines for a step that has to end, in milliseconds from the request to end. The step is over within two seconds,
 * whatever it is doing. `terminate`: a worker that has not ended by itself is terminated. `giveUp`: the main thread
 * stops waiting for the worker. `kill`: this process kills itself. The gaps leave a busy machine time for each stage.
 */
export const endingMs = { terminate: 1_000, giveUp: 1_400, kill: 1_850 } as const;

/**
 * Runs the step in a worker, so that this thread receives signals and enforces limits whatever the step is doing. A
 * worker that ignores them is terminated. The programs that it started are then ended, its temporary folders removed,
 * and the step fails with the reason.
 * @param entry the file that the step was started with
 * @returns the exit code
 */
export async function superviseStep(
  given: Omit<StepProcess, 'clock'>,
  cancellation: Cancellation,
  entry: string,
): Promise<0 | 1> {
  const memoryMiB = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  const worker = startWorker(entry, memoryMiB);
  const folders: string[] = [];
  const programs = new Set<number>();
  let openGroups = 0;
  let exitCode: 0 | 1 | undefined;
  let failure: unknown = new Error('the worker ended before the step did');
  const mainThread: MainThread = {
    output: (text) => {
      given.write(text);
      if (text.startsWith('::group::')) openGroups += 1;
      if (text.startsWith('::endgroup::')) openGroups -= 1;
    },
    folder: (path) => folders.push(path),
    program: (pid) => programs.add(pid),
    limit: (ms) => cancellation.limit(ms),
    computing: (begins) => cancellation.computing(begins),
    wrote: (write) => cancellation.wrote(write),
    done: (code) => {
      exitCode = code;
      void worker.terminate();
    },
  };
  worker.on('message', ([name, of]: FromWorker) => (mainThread[name] as (of: unknown) => void)(of));
  worker.once('error', (error) => (failure = error));
  await endOf(worker, cancellation);
  if (exitCode !== undefined) return exitCode;
  cancellation.computing(false);
  await endAllStarted([...programs], folders, given.environment.SystemRoot);
  const why = cancellation.signal.aborted
    ? interruptionLine(reasonOf(cancellation), cancellation.lastWrite)
    : failureLine(withAdviceOnMemory(failure, memoryMiB));
  await tellEnd(given, openGroups, why);
  const left = new TemporaryDirectories();
  left.adopt(folders);
  await left.remove();
  return 1;
}

function startWorker(entry: string, memoryMiB: number): Worker {
  return new Worker(entry.endsWith('.ts') ? join(dirname(entry), 'worker/from-source.js') : entry, {
    argv: [workerArgument],
    resourceLimits: {
      // As much memory as the main thread would have had.
      maxOldGenerationSizeMb: memoryMiB,
      // Half of V8's usual size for new objects. With 300,000 files this saves a quarter of the memory, and the time is
      // the same.
      maxYoungGenerationSizeMb: 24,
    },
  });
}

/**
 * Waits until a worker has ended. After the step's end is asked for, the worker is given the time of `endingMs`; then this
 * no longer waits.
 */
async function endOf(worker: Worker, cancellation: Cancellation): Promise<void> {
  await new Promise<void>((done) => {
    worker.once('exit', () => done());
    cancellation.signal.addEventListener('abort', () => {
      const { message: why, advice } = reasonOf(cancellation);
      worker.postMessage({ why, advice } satisfies ToWorker);
      const after = (ms: number, work: () => void) => setTimeout(work, ms).unref();
      after(endingMs.terminate, () => void worker.terminate());
      after(endingMs.giveUp, done);
      // A thread in native code delays even the exit of the process, but not this signal.
      after(endingMs.kill, () => process.kill(process.pid, 'SIGKILL'));
    });
  });
}

/** Writes the failure of a step to log and summary, in place of a worker that was ended. */
async function tellEnd(given: Omit<StepProcess, 'clock'>, openGroups: number, why: string): Promise<void> {
  const { environment } = given;
  const name = operationNamed(inputText(environment, 'operation') ?? '');
  const withSummary = !/^false$/i.test(inputText(environment, 'summary') ?? '');
  await withLog(given, async (log) => {
    for (let open = openGroups; open > 0; open -= 1) log.command('endgroup', {}, '');
    await tellFailure(name, name === undefined ? why : `${name}: ${why}`, { environment, log, withSummary });
  });
}

const reasonOf = ({ signal }: Cancellation): Interruption => signal.reason as Interruption;

function withAdviceOnMemory(error: unknown, memoryMiB: number): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new UserError(
    `computing needs more than the ${String(memoryMiB)} MiB of memory of this step. Look for a file in the pull request that is unusually large or repeats itself. ` +
      'If the file is right, set the variable NODE_OPTIONS of this step to --max-old-space-size=<MiB>, or use a larger runner',
  );
}
