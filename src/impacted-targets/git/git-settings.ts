import { join } from 'node:path';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import { sourceRemote } from './remote.js';

/** A variable of git's configuration; without a value it is true. */
export type Setting = readonly [key: string, value: string | undefined];

/**
 * Makes the remote one whose objects may be absent. Only commands that may fetch are told so: all others find an
 * absent object absent, instead of fetching one after the other.
 */
export const partialClone: readonly Setting[] = [
  [`remote.${sourceRemote}.promisor`, 'true'],
  [`remote.${sourceRemote}.partialclonefilter`, 'blob:none'],
  // The checkout's refs are not asked for: its commit is named to the server where that helps.
  ['core.alternateRefsPrefixes', 'refs/merge-queue/none/'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
];

/**
 * What holds for every call, after all other settings: git starts nothing but itself, ssh and credential helpers, and
 * takes no directory for a repository that it was not given (git-config(1)).
 */
export const closed: readonly Setting[] = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['protocol.ext.allow', 'never'],
  ['submodule.recurse', 'false'],
  ['advice.detachedHead', 'false'],
  ['checkout.workers', '0'],
];

/** Asks for whole objects, without telling the server what is here already. */
export const withoutNegotiation: readonly Setting[] = [['fetch.negotiationAlgorithm', 'noop']];

/**
 * The step's environment with git turned away from all configuration but what it is given.
 * @param emptyFile absolute path of a file that stands for the user's configuration
 */
export function gitEnvironment({ variables }: ProgramEnvironment, emptyFile: string): Record<string, string> {
  const kept = Object.entries(variables).filter(([name]) => !/^GIT_CONFIG/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: emptyFile,
    GIT_ATTR_NOSYSTEM: '1',
    XDG_CONFIG_HOME: join(emptyFile, '..', 'none'),
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
  };
}
