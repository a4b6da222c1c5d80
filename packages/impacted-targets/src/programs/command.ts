import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { ImpactError, ToolMissing } from '../tree/impact-error.js';
import { grouped } from '../../../shared/src/numbers.js';
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
  /** Folders in which the program is looked for. */
  readonly programs: ProgramEnvironment;
  /** Directory that the command runs in. Absolute path. */
  readonly cwd: string;
  /** The whole environment of the command; nothing is added to it. */
  readonly env: Readonly<Record<string, string>>;
  /** Standard input. Without it the command finds its input at the end at once. */
  readonly input?: Buffer;
  /** Ends the command, with all that it started, when it is aborted. */
  readonly signal: AbortSignal;
  /** Most bytes that it may print; one gibibyte when left out. */
  readonly outputLimitBytes?: number;
}

/**
 * Most bytes that a command may print. The largest output is everything read of a commit at once, or a build tool's
 * whole graph, and it is smaller. Output is held in memory until the command ends.
 */
const usualOutputLimitBytes = 1024 * 1024 * 1024;

/** Called with each process that an `exec` within this context starts. */
const started = new AsyncLocalStorage<(child: ChildProcess) => void>();
let watching = false;

/**
 * `@actions/exec` does not return the process that it starts, so a cancelled job would leave it running. Node publishes
 * each new process on this channel, in the asynchronous context of the code that started it.
 */
function watchProcesses(): void {
  if (watching) return;
  watching = true;
  subscribe('child_process', (message) => {
    started.getStore()?.((message as { process: ChildProcess }).process);
  });
}

/**
 * Runs a build tool to its end without a shell, and does not log its output.
 * @returns the exit code, whatever it is, and the output
 * @throws ToolMissing when the program is not there; ImpactError when it prints more than it may; the signal's reason
 *   when it is aborted
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const { signal, outputLimitBytes = usualOutputLimitBytes } = options;
  signal.throwIfAborted();
  // @actions/exec would use the step's own search path, so it gets the program's full path.
  const path = options.programs.find(program, options.cwd);
  const { exec } = await import('@actions/exec');
  watchProcesses();
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const children: ChildProcess[] = [];
  const ending: Promise<void>[] = [];
  const end = () => {
    for (const { pid } of children) if (pid !== undefined) ending.push(endTree(pid, options.env.SystemRoot));
  };
  const observe = (child: ChildProcess) => {
    children.push(child);
    queueMicrotask(() => {
      // A command that ends before it has read its input breaks the pipe. Its exit code tells more than this error.
      child.stdin?.on('error', () => undefined);
      if (signal.aborted) end();
    });
  };
  let printed = 0;
  const keep = (chunks: Buffer[]) => (chunk: Buffer) => {
    const before = printed;
    printed += chunk.length;
    if (printed <= outputLimitBytes) chunks.push(chunk);
    else if (before <= outputLimitBytes) end();
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
        listeners: { stdout: keep(stdout), stderr: keep(stderr) },
      }),
    );
    signal.throwIfAborted();
    if (printed > outputLimitBytes) {
      throw new ImpactError(
        `${program} ${args.find((one) => /^\w/.test(one)) ?? ''} printed more than ${grouped(outputLimitBytes)} bytes, which is more than is read at once. ` +
          'Look for unusually large files in the commits, and keep them in Git LFS',
      );
    }
    // A process that a signal ended has no exit code.
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
