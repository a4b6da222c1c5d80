import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { ToolMissing } from './build-system.js';
import { endTree } from './process-tree.js';
import type { ProgramEnvironment } from './program-environment.js';

/** How a command ended, with what it printed byte for byte. */
export interface CommandResult {
  /** The exit code; 1 where a signal ended the command. */
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

export interface CommandOptions {
  /** Where the program is found. */
  readonly programs: ProgramEnvironment;
  /** Directory that the command runs in. Absolute path. */
  readonly cwd: string;
  /** The whole environment of the command; nothing is added to it. */
  readonly env: Readonly<Record<string, string>>;
  /** Standard input. Without it the command finds its input at the end at once. */
  readonly input?: Buffer;
  /** Ends the command, with all that it started, when it is aborted. */
  readonly signal: AbortSignal;
}

/** Called with the process that an `exec` within this context has started. */
const started = new AsyncLocalStorage<(child: ChildProcess) => void>();
let watching = false;

/**
 * `@actions/exec` gives no hold on the process that it starts, so a cancelled job would leave it running. Node tells
 * of each new process on this channel, in the asynchronous context of whoever started it.
 */
function watchProcesses(): void {
  if (watching) return;
  watching = true;
  subscribe('child_process', (message) => {
    started.getStore()?.((message as { process: ChildProcess }).process);
  });
}

/**
 * Runs a build tool to its end without a shell, and prints nothing of it.
 * @returns the exit code, whatever it is, and the output
 * @throws ToolMissing when the program is not there; the signal's reason when it is aborted
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const { signal } = options;
  signal.throwIfAborted();
  // @actions/exec would look through the step's own search path, so it is told where the program is.
  const path = options.programs.find(program, options.cwd);
  const { exec } = await import('@actions/exec');
  watchProcesses();
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const children: ChildProcess[] = [];
  const ending: Promise<void>[] = [];
  const end = () => {
    for (const { pid } of children) if (pid !== undefined) ending.push(endTree(pid));
  };
  const observe = (child: ChildProcess) => {
    children.push(child);
    queueMicrotask(() => {
      // A command that ends before it has read its input breaks the pipe. Its exit code says more than that error.
      child.stdin?.on('error', () => undefined);
      if (signal.aborted) end();
    });
  };
  signal.addEventListener('abort', end);
  try {
    const exitCode = await started.run(observe, (): Promise<number | null> =>
      exec(`"${path.replaceAll('"', '\\"')}"`, [...args], {
        cwd: options.cwd,
        env: { ...options.env },
        silent: true,
        ignoreReturnCode: true,
        input: options.input ?? Buffer.alloc(0),
        listeners: { stdout: (chunk) => stdout.push(chunk), stderr: (chunk) => stderr.push(chunk) },
      }),
    );
    signal.throwIfAborted();
    // What a signal ended has no exit code.
    return {
      exitCode: exitCode ?? 1,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && error.message.startsWith('Unable to locate executable file')) {
      throw new ToolMissing(program);
    }
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    await Promise.all(ending);
  }
}
