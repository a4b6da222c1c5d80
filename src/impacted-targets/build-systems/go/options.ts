import { isAbsolute } from 'node:path';
import { ImpactError } from '../build-system.js';
import { refuseUnknownOptions } from '../../configuration/known-options.js';

/** Options of `build-systems.go` in the configuration file. */
export interface GoOptions {
  /** Path or name of the go command. */
  readonly program: string;
  /** Whether `go mod graph` may be run to learn which modules require each other. */
  readonly moduleGraph: boolean;
}

/**
 * Checks the options.
 * @throws ImpactError naming the option that is unknown or of the wrong type
 */
export function goOptions(options: Readonly<Record<string, unknown>>): GoOptions {
  refuseUnknownOptions('go', options, ['program', 'module-graph']);
  const { program = 'go', 'module-graph': moduleGraph = true } = options;
  if (typeof program !== 'string' || program === '') {
    throw new ImpactError('build-systems.go.program must be the path or the name of the go command');
  }
  // A relative path would be found in the files of the commit, which may be those of a pull request.
  if (/[/\\]/.test(program) && !isAbsolute(program)) {
    throw new ImpactError(
      `build-systems.go.program must be a name or an absolute path, got ${JSON.stringify(program)}. A relative path would start a file of the pull request`,
    );
  }
  if (typeof moduleGraph !== 'boolean') throw new ImpactError('build-systems.go.module-graph must be true or false');
  return { program, moduleGraph };
}
