import process from 'node:process';
import { Interruption } from '../reporting/cancellation.js';
import { command } from './command.js';

/**
 * Runs the command in this process. Ctrl-C ends the computation and removes its temporary files.
 * @param version of this package
 * @param args of the command
 */
export async function runCommand(version: string, args: readonly string[]): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort(new Interruption('interrupted'));
  // The local service takes these signals itself, and ends with exit code 0.
  if (args[0] !== 'serve') for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  // A reader such as `head` may close the pipe. Nobody reads the remaining lines.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
  process.exitCode = await command(args, {
    directory: process.cwd(),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    version,
    signal: ending.signal,
  });
}
