import { ImpactError } from '../build-system.js';

export interface PantsOptions {
  /** Path or name of Pants. */
  readonly program: string;
  /** Global options, before the goal. */
  readonly globalOptions: readonly string[];
}

const keys = ['program', 'global-options'];

/**
 * Reads `build-systems.pants` of the configuration.
 * @throws ImpactError for an unknown key or a value of another type
 */
export function readOptions(options: Readonly<Record<string, unknown>>): PantsOptions {
  const unknown = Object.keys(options).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    throw new ImpactError(`build-systems.pants.${unknown} is not an option. The options are ${keys.join(', ')}`);
  }
  const program = options.program ?? 'pants';
  if (typeof program !== 'string' || program === '') {
    throw new ImpactError(`build-systems.pants.program must be the path of Pants, got ${JSON.stringify(program)}`);
  }
  const globalOptions = options['global-options'] ?? [];
  if (!Array.isArray(globalOptions) || !globalOptions.every((item): item is string => typeof item === 'string')) {
    throw new ImpactError(
      `build-systems.pants.global-options must be a list of texts, got ${JSON.stringify(globalOptions)}`,
    );
  }
  return { program, globalOptions };
}
