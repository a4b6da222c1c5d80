import { ImpactError } from '../build-systems/build-system.js';

/**
 * Refuses options that a build system does not have, because a misspelt option would silently have no effect.
 * @param system name of the build system
 * @param options as the configuration file gives them
 * @param known names of its options
 * @throws ImpactError that names the first unknown option
 */
export function refuseUnknownOptions(
  system: string,
  options: Readonly<Record<string, unknown>>,
  known: readonly string[],
): void {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const has = known.length === 0 ? 'It has none' : `Its options are ${known.join(' and ')}`;
  throw new ImpactError(`build-systems.${system}: there is no option ${unknown}. ${has}`);
}
