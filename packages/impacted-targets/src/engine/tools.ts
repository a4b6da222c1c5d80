import type { Finished, Tools } from '../readers/tools.js';
import { ImpactError } from '../tree/impact-error.js';
import { type Log } from '../tree/log.js';
import { runCommand } from '../programs/command.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';

/** Values that all build systems of one step share. */
export interface Surroundings {
  readonly temporary: TemporaryDirectories;
  readonly programs: ProgramEnvironment;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Versions of the programs that answered, by their names. */
  readonly versions?: Map<string, string>;
  /** The event's name when it is untrusted: no build tool is started then. Absent in trusted events. */
  readonly untrustedIn?: string;
}

/**
 * The tools of one build system.
 * @param asked what differs from one build system to the next
 */
export function toolsFor(surroundings: Surroundings, asked: Pick<Tools, 'options' | 'configurations'>): Tools {
  const { temporary, programs, log, signal, untrustedIn } = surroundings;
  return {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
    debug: (line) => log.debug(line),
    mayRun: untrustedIn === undefined,
    variables: programs.variables,
    async run(program, args, { cwd, env = {}, input, encoding }): Promise<Finished> {
      // Build tools are started only here, so that no build system can forget this check.
      if (untrustedIn !== undefined) {
        throw new ImpactError(
          `${program} is not started, because the pull request is not trusted in ${untrustedIn}. Compute in a pull_request workflow`,
        );
      }
      log.debug(`${program} ${args.join(' ')}`);
      const finished = await runCommand(program, args, {
        programs,
        cwd,
        env: { ...programs.variables, ...env },
        ...(input !== undefined && { input: Buffer.from(input) }),
        signal,
      });
      return {
        exitCode: finished.exitCode,
        stdout: finished.stdout.toString(encoding ?? 'utf8'),
        stderr: finished.stderr.toString('utf8'),
      };
    },
    noteVersion(program, version) {
      surroundings.versions?.set(program, version);
    },
    temporaryDirectory: () => temporary.create(),
    signal,
    ...asked,
  };
}
