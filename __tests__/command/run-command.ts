import { command } from '../../src/command/command.js';
import { gitEnvironment } from '../../packages/impacted-targets/__tests__/sample-repository.js';

export interface CommandOptions {
  /** Whether both streams are terminals. */
  readonly terminal?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Width of the terminal. */
  readonly columns?: number;
}

/** What a command printed, and how it ended. */
export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process. */
export async function runCommand(
  directory: string,
  args: readonly string[],
  { terminal = false, environment = {}, signal = new AbortController().signal, columns = 100 }: CommandOptions = {},
): Promise<Ran> {
  const printed = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: terminal,
    columns,
    write: (text: string) => (printed[name] += text),
  });
  const exitCode = await command(args, {
    directory,
    environment: { ...gitEnvironment, ...environment },
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    version: '1.2.3',
    signal,
  });
  return { exitCode, ...printed };
}
