import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { ToolMissing } from '../tree/impact-error.js';
import type { StartProgram } from './command.js';

/** Called with the process that an `exec` within this context starts. */
const onStarted = new AsyncLocalStorage<(child: ChildProcess) => void>();
let isWatching = false;

/**
 * `@actions/exec` does not return the process that it starts, so a cancelled job would leave it running. Node publishes
 * each new process on this channel, in the asynchronous context of the code that started it.
 */
function watchProcesses(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe('child_process', (message) => {
    onStarted.getStore()?.((message as { process: ChildProcess }).process);
  });
}

/**
 * Starts a build tool by `@actions/exec`, which knows how Windows wants a script and its arguments. Git is started by Node: what it prints
 * has no lines, and `@actions/exec` copies all that it has of a line with each further piece.
 */
export const startBuildTool: StartProgram = async (path, args, { cwd, env }, use) => {
  const { exec } = await import('@actions/exec');
  watchProcesses();
  return new Promise((resolve, reject) => {
    // Node publishes a process before it has its streams, and tells of its end or failure later than this.
    const started = (child: ChildProcess): void => {
      queueMicrotask(() => {
        resolve(use(child as ChildProcessWithoutNullStreams));
      });
    };
    const options = { cwd, env: { ...env }, silent: true, ignoreReturnCode: true };
    // It splits its first argument into words, so the path is quoted.
    onStarted
      .run(started, () => exec(`"${path.replaceAll('"', '\\"')}"`, [...args], options))
      .catch((error: unknown) => {
        const isMissing = error instanceof Error && error.message.startsWith('Unable to locate executable file');
        reject(isMissing ? new ToolMissing(path) : (error as Error));
      });
  });
};
