import { ImpactError } from '../build-system.js';
import { refuseUnknownOptions } from '../../configuration/known-options.js';

/** Options of `build-systems.gradle` in the configuration file. */
export interface GradleOptions {
  /** Path or name of gradle. Without it, the wrapper's distribution where it is on this machine, else `gradle`. */
  readonly program: string | undefined;
  /** Further arguments, such as `--offline` or `-Pname=value`. */
  readonly args: readonly string[];
}

/**
 * Checks the options.
 * @throws ImpactError naming the option that is unknown or of the wrong type
 */
export function gradleOptions(options: Readonly<Record<string, unknown>>): GradleOptions {
  refuseUnknownOptions('gradle', options, ['program', 'arguments']);
  const { program, arguments: args = [] } = options;
  if (program !== undefined && (typeof program !== 'string' || program === '')) {
    throw new ImpactError('build-systems.gradle.program must be the path or the name of gradle');
  }
  if (!Array.isArray(args) || !args.every((argument) => typeof argument === 'string')) {
    throw new ImpactError('build-systems.gradle.arguments must be a list of texts');
  }
  return { program, args };
}
