import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, type CommandOptions, type CommandResult } from '../programs/command.js';
import { endTree } from '../programs/process-tree.js';

/**
 * How long to wait for git's error output after git has ended, in milliseconds. A daemon that git started may hold the
 * output open.
 */
const graceMs = 1000;

/**
 * Variables for every call that only reads. In a partial clone, Git would otherwise fetch a missing object, and start
 * what the checkout names for that (`core.sshCommand`, `core.gitProxy`, `uploadpack` and `vcs` of a remote). Git before
 * 2.45 does not know the first. The second forbids every protocol, whatever the settings allow (git(1)).
 */
export const withoutFetching = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' } as const;

export interface GitOptions extends CommandOptions {
  /**
   * Takes git's output piece by piece. The output is not kept, and `stdout` of the result is empty. An error that it
   * throws ends git and is passed on.
   */
  readonly onOutput?: (piece: Buffer) => void;
}

/**
 * Runs git to its end without a shell, and does not log its output. The time is linear in git's output.
 * `@actions/exec`, which runs the build tools, would be slower: with each piece of output it copies and searches
 * everything since the last line end, and output with NULs (`-z`) has no line ends.
 * @returns the exit code, whatever it is, and the output byte for byte
 * @throws ToolMissing when git is not there; the signal's reason when it is aborted
 */
export async function runGit(args: readonly string[], options: GitOptions): Promise<CommandResult> {
  const { signal, onOutput } = options;
  signal.throwIfAborted();
  const program = options.programs.find('git', options.cwd);
  // Windows runs a script only through its shell, whose quoting @actions/exec knows.
  if (/\.(cmd|bat)$/i.test(program)) {
    const result = await runCommand('git', args, options);
    if (onOutput === undefined) return result;
    onOutput(result.stdout);
    return { ...result, stdout: Buffer.alloc(0) };
  }
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    windowsHide: true,
  });
  const letGo = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  let ending: Promise<void> | undefined;
  const end = () => {
    if (child.pid !== undefined) ending = endTree(child.pid, options.env.SystemRoot).then(letGo);
  };
  signal.addEventListener('abort', end);
  try {
    const exited = new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      // A process that a signal ended has no exit code.
      child.on('exit', (code) => {
        resolve(code ?? 1);
      });
    });
    const printed = new Promise<void>((resolve) => child.stdout.on('close', resolve));
    const complained = new Promise<void>((resolve) => child.stderr.on('close', resolve));
    const failures: unknown[] = [];
    child.stdout.on('data', (piece: Buffer) => {
      if (onOutput === undefined) stdout.push(piece);
      else if (failures.length === 0) {
        try {
          onOutput(piece);
        } catch (error) {
          failures.push(error);
          end();
        }
      }
    });
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    // A command that ends before it has read its input breaks the pipe. Its exit code tells more than this error.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input);
    const exitCode = await exited;
    await printed;
    await Promise.race([complained, sleep(graceMs, undefined, { ref: false })]);
    signal.throwIfAborted();
    if (failures.length > 0) throw failures[0];
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) };
  } finally {
    letGo();
    signal.removeEventListener('abort', end);
    await ending;
  }
}
