import { join } from 'node:path';
import type { ProgramEnvironment } from '../programs/program-environment.js';

/** A variable of git's configuration; a variable without a value is true. */
export type Setting = readonly [key: string, value: string | undefined];

/** Name that the checkout's remote has in the private repository. */
export const sourceRemote = 'source';

/**
 * Makes the remote one whose objects may be absent (a partial clone). Only commands that may fetch get this setting.
 * For all others a missing object is missing; they do not fetch objects one by one.
 */
export const partialClone: readonly Setting[] = [
  [`remote.${sourceRemote}.promisor`, 'true'],
  [`remote.${sourceRemote}.partialclonefilter`, 'blob:none'],
  // The refs of the checkout are not read. Where it helps, git tells the server the checkout's commit.
  ['core.alternateRefsPrefixes', 'refs/merge-queue/none/'],
];

/**
 * Settings for every call, which override all others. Git starts only itself, ssh and credential helpers, and uses only
 * the repository that it was given (git-config(1)).
 */
export const closed: readonly Setting[] = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['protocol.ext.allow', 'never'],
  ['submodule.recurse', 'false'],
  ['advice.detachedHead', 'false'],
  ['checkout.workers', '0'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
];

/**
 * Variables for every call that only reads. In a partial clone, Git would otherwise fetch a missing object, and start
 * what the checkout names for that (`core.sshCommand`, `core.gitProxy`, `uploadpack` and `vcs` of a remote). Git before
 * 2.45 does not know the first. The second forbids every protocol, whatever the settings allow (git(1)).
 */
export const withoutFetching = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' } as const;

/**
 * The step's environment, in which git reads only the configuration that it is given.
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

/** Variables that give git these settings. */
export function variablesOf(settings: readonly Setting[]): Record<string, string> {
  const pairs = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    // A key without `=` means true. In the environment, a key must have a value.
    [`GIT_CONFIG_VALUE_${index}`, value ?? 'true'],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...(Object.fromEntries(pairs) as Record<string, string>) };
}
