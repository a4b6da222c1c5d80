import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { parentPort } from 'node:worker_threads';
import { Interruption } from '../reporting/cancellation.js';
import type { Environment } from '../inputs/inputs.js';
import { run } from '../run.js';
import { systemClock } from '../service/requests/clock.js';
import { madeTemporaryFolders } from '../../packages/shared/src/files/temporary-parent.js';
import type { FromWorker, ToWorker } from './messages.js';

/**
 * Runs the step in a worker. The main thread writes the log, is notified of every program and folder that has to be
 * cleaned up, and terminates a worker that does not end in time.
 */
export async function runInWorker(environment: Environment): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this is not a worker');
  const tell = (...message: FromWorker): void => port.postMessage(message);
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    // Node publishes this before it starts the program, so the process id is not known yet.
    queueMicrotask(() => {
      if (child.pid !== undefined) tell('program', child.pid);
    });
  });
  subscribe(madeTemporaryFolders, (path) => tell('folder', path as string));
  const controller = new AbortController();
  port.on('message', ({ why, advice }: ToWorker) => controller.abort(new Interruption(why, advice)));
  // The worker's own stream would buffer output until the main thread takes it: a terminated worker would lose its last
  // lines.
  const write = (text: string): void => tell('output', text);
  const exitCode = await run(
    { environment, write, clock: systemClock },
    {
      signal: controller.signal,
      limit: (ms) => tell('limit', ms),
      computing: (begins) => tell('computing', begins),
      wrote: (last) => tell('wrote', last),
    },
  );
  tell('done', exitCode);
}
