import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import spawn from 'cross-spawn';
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
  readonly input?: Buffer | undefined;
  /** Ends the command, with all that it started, when it is aborted. */
  readonly signal: AbortSignal;
  /** Most bytes of output that are kept; one gibibyte when left out. */
  readonly outputLimitBytes?: number;
  /**
   * Takes the output piece by piece. The output is not kept, and `stdout` of the result is empty. An error that it throws ends the command
   * and is passed on.
   */
  readonly onOutput?: ((piece: Buffer) => void) | undefined;
}

/** The largest output that is kept is a build tool's whole graph, and it is smaller. */
const usualOutputLimitBytes = 1024 * 1024 * 1024;

/** How long output is read after a command has ended, in milliseconds. A daemon that it started may hold the output open. */
const patienceMs = { output: 10_000, errors: 1000 };

/**
 * Runs a program to its end without a shell, and does not log its output. The time is linear in the output.
 * @param program as for `ProgramEnvironment.find`
 * @returns the exit code, whatever it is, and the output
 * @throws ToolMissing when the program is not there; ImpactError when it prints more than it may; the signal's reason when it is aborted
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const { cwd, env, input, signal, onOutput, outputLimitBytes = usualOutputLimitBytes } = options;
  signal.throwIfAborted();
  const path = options.programs.find(program, cwd);
  // A group of its own, so that it can be ended with all that it started. cross-spawn knows how Windows wants scripts and their arguments.
  const child = spawn(path, args, { cwd, env, windowsHide: true, detached: process.platform !== 'win32' });
  const exit = exitOf(child, program);
  // It is awaited below. Where that throws before, nobody else would take its failure.
  exit.catch(() => undefined);
  const output = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const failures: unknown[] = [];
  let left = outputLimitBytes;
  let ending: Promise<void> | undefined;
  const end = (reason: unknown): void => {
    failures.push(reason);
    if (child.pid !== undefined) ending ??= endTree(child.pid, env.SystemRoot).then(letGo);
  };
  const keepIn = (pieces: Buffer[]) => (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) throw new ImpactError(tooMuch(program, args, outputLimitBytes));
    pieces.push(piece);
  };
  const take = (use: (piece: Buffer) => void) => (piece: Buffer) => {
    try {
      if (failures.length === 0) use(piece);
    } catch (error) {
      end(error);
    }
  };
  const letGo = (): void => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  const onAbort = (): void => {
    end(signal.reason);
  };
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    child.stdout.on('data', take(onOutput ?? keepIn(output.stdout)));
    child.stderr.on('data', take(keepIn(output.stderr)));
    // A command that ends before it has read its input breaks the pipe. Its exit code tells more than this error.
    child.stdin.on('error', () => undefined).end(input);
    const exitCode = await exit;
    if (failures.length > 0) throw failures[0];
    return { exitCode, stdout: Buffer.concat(output.stdout), stderr: Buffer.concat(output.stderr) };
  } finally {
    letGo();
    signal.removeEventListener('abort', onAbort);
    await ending;
  }
}

/** Waits until a process has ended and its output is read. @returns the exit code */
async function exitOf(child: ChildProcessWithoutNullStreams, program: string): Promise<number> {
  const closed = (stream: NodeJS.ReadableStream) => new Promise<void>((resolve) => stream.on('close', resolve));
  const printed = closed(child.stdout);
  const complained = closed(child.stderr);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(['ENOENT', 'EACCES'].includes(error.code ?? '') ? new ToolMissing(program) : error);
    });
    // A process that a signal ended has no exit code.
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false });
  await Promise.race([printed, wait(patienceMs.output)]);
  await Promise.race([complained, wait(patienceMs.errors)]);
  return exitCode;
}

function tooMuch(program: string, args: readonly string[], limitBytes: number): string {
  return (
    `${program} ${args.find((one) => /^\w/.test(one)) ?? ''} printed more than ${grouped(limitBytes)} bytes, which is more than is read at once. ` +
    'Look for unusually large files in the commits, and keep them in Git LFS'
  );
}
