import type { Finished, Tools } from './build-system.js';
import { commandEnvironment, runCommand } from './command.js';
import type { TemporaryDirectories } from './temporary-directories.js';

/** Where a line for people goes. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  debug(line: string): void;
}

/** What all build systems of one step share. */
export interface Surroundings {
  readonly temporary: TemporaryDirectories;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/**
 * The tools of one build system.
 * @param options its options from the configuration file
 */
export function toolsFor({ temporary, log, signal }: Surroundings, options: Readonly<Record<string, unknown>>): Tools {
  const environment = commandEnvironment(process.env);
  return {
    async run(program, args, { cwd, env = {}, input }): Promise<Finished> {
      log.debug(`${program} ${args.join(' ')}`);
      const finished = await runCommand(program, args, {
        cwd,
        env: { ...environment, ...env },
        ...(input !== undefined && { input: Buffer.from(input) }),
        signal,
      });
      return {
        exitCode: finished.exitCode,
        stdout: finished.stdout.toString('utf8'),
        stderr: finished.stderr.toString('utf8'),
      };
    },
    temporaryDirectory: () => temporary.create(),
    info: (line) => {
      log.info(line);
    },
    warn: (line) => {
      log.warn(line);
    },
    debug: (line) => {
      log.debug(line);
    },
    signal,
    options,
  };
}
