import { readFile } from 'node:fs/promises';
import { isAbsolute, posix, relative, resolve } from 'node:path';
import { ImpactError, type Comparison } from '../build-system.js';
import type { Log } from '../tools.js';
import type { Configuration } from './configuration.js';
import { ConfigurationError } from './mistakes.js';
import { emptyConfiguration, readConfiguration } from './read-configuration.js';

/** Where the configuration file is, unless `impacted-targets-config` says otherwise. */
export const defaultConfigPath = '.github/impacted-targets.yml';

/** The configuration of both commits. */
export interface Configurations {
  readonly kind: 'configurations';
  /** Its path from the root of the repository. */
  readonly file: string;
  readonly base: Configuration;
  readonly head: Configuration;
}

/**
 * Reads the configuration file of both commits: what a pull request does to it can add targets, but not take away
 * what the target branch's rules say. Where the pull request is not trusted, its rules are not even read.
 */
export async function readConfigurations(
  request: { readonly configPath?: string; readonly workingDirectory: string; readonly untrustedIn?: string },
  comparison: Comparison,
  buildSystemNames: readonly string[],
  log: Log,
): Promise<Configurations | { kind: 'all'; why: string }> {
  const given = request.configPath === '' ? defaultConfigPath : (request.configPath ?? defaultConfigPath);
  const places = configPlaces(given, comparison);
  const changed = comparison.changes.find(({ path }) => places.includes(path));
  const differs = changed !== undefined;
  if (differs && request.untrustedIn !== undefined) {
    const why = `the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`;
    log.warn(`Everything counts as impacted: ${why}`);
    return { kind: 'all', why };
  }
  const head = await comparison.head.read(places);
  const base = differs ? await comparison.base.read(places) : head;
  const file = places.find((path) => base.has(path) || head.has(path));
  if (file === undefined) {
    if (given === defaultConfigPath)
      return { kind: 'configurations', file: given, base: emptyConfiguration, head: emptyConfiguration };
    // A file that a step before this one has made. It is the same for both commits.
    const made = await readFile(resolve(request.workingDirectory, given), 'utf8').catch(() => undefined);
    if (made === undefined) {
      throw new ImpactError(
        `impacted-targets-config: there is no file ${given} in either commit or in ${request.workingDirectory}. Check the path`,
      );
    }
    const configuration = readConfiguration(made, given, buildSystemNames);
    return { kind: 'configurations', file: given, base: configuration, head: configuration };
  }
  const read = (bytes: Buffer | undefined) =>
    bytes ? readConfiguration(bytes.toString('utf8'), file, buildSystemNames) : emptyConfiguration;
  const headConfiguration = read(head.get(file));
  try {
    return {
      kind: 'configurations',
      file,
      base: differs ? read(base.get(file)) : headConfiguration,
      head: headConfiguration,
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const why = `${file} of the target branch has mistakes, which the pull request mends`;
    log.warn(`Everything counts as impacted: ${why} (${error.message})`);
    return { kind: 'all', why };
  }
}

/** Where the configuration may be in a commit: from the working directory, else from the root of the repository. */
function configPlaces(given: string, { root, checkout }: Comparison): string[] {
  if (isAbsolute(given)) {
    const path = relative(checkout, given).replaceAll('\\', '/');
    return path.startsWith('../') || isAbsolute(path) ? [] : [path];
  }
  const places = [posix.join(root, given), posix.normalize(given)];
  return [...new Set(places)].filter((path) => !path.startsWith('../'));
}

/** What a file means that nobody owns: the stricter of what both commits say. */
export function unownedPolicy({ base, head }: Configurations): { ignored: boolean; targets: readonly string[] } {
  const policies = [base.unowned, head.unowned];
  if (policies.some(({ kind }) => kind === 'all')) return { ignored: false, targets: [] };
  const targets = policies.flatMap((policy) => (policy.kind === 'target' ? [policy.target] : []));
  return { ignored: targets.length === 0, targets: [...new Set(targets)] };
}
