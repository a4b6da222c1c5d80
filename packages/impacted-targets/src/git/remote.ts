import type { ProgramEnvironment } from '../programs/program-environment.js';
import { withoutEndSlashes } from '../tree/paths.js';
import type { Checkout } from './checkout.js';
import { sourceRemote, type Setting } from './settings.js';

/** Sections that say how a server is reached: credentials, proxies, certificates, rewritten addresses. */
const reach = /^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|askpass|longpaths)$/;

/**
 * Settings whose value is a program, or a command that a shell runs. Other settings that name a program are never used:
 * `core.gitProxy`, `uploadpack` and `vcs` of a remote, `core.fsmonitor`, hooks, filters, external diffs and merges.
 */
const namesProgram = /^credential\.(.*\.)?helper$|^core\.(sshcommand|askpass)$/s;

/** Settings of one remote that say how it is reached. */
const reachOfRemote = /^(url|proxy|proxyauthmethod|serveroption)$/;

/** The remote of a checkout. */
export type Remote = NonNullable<ReturnType<typeof findRemote>>;

/**
 * The remote that the checkout came from: `origin`, or the only remote. Undefined without a remote.
 * @param programs decides which programs may be a pull request's
 * @param repository owner and name of the repository that is acted on, where they are known
 */
export function findRemote(
  { configuration, directory }: Checkout,
  programs: ProgramEnvironment,
  repository: string | undefined,
) {
  const urls = new Map<string, string>();
  for (const [key, value] of configuration) {
    const name = /^remote\.(.+)\.url$/s.exec(key)?.[1];
    if (name !== undefined && value && !urls.has(name)) urls.set(name, value);
  }
  const name = urls.has('origin') || urls.size !== 1 ? 'origin' : ([...urls.keys()][0] ?? '');
  const url = urls.get(name);
  if (url === undefined) return undefined;
  const prefix = `remote.${name}.`;
  // A relative path in a command leads nowhere, because git does not run in the checkout.
  const mayBeOfPullRequest = (command = ''): boolean =>
    command.includes(directory) || programs.mentionsUntrusted(command);
  const ofRemote = configuration.flatMap(([key, value]): Setting[] =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
  );
  return {
    /** The remote's name in the checkout, for messages. */
    name,
    /** The remote's address as configured; it may hold credentials. */
    url,
    /**
     * Whether it is the repository that is acted on; undefined where the remote's address does not show it, or the
     * repository that is acted on is unknown.
     */
    isActedOn: repository === undefined ? undefined : leadsTo(url, repository),
    /**
     * Configuration that lets another repository reach the remote as the checkout does. It holds credentials: it goes
     * into the environment of git alone, never into an argument, a file or the log.
     */
    configuration: [
      ...configuration.filter(
        ([key, value]) => reach.test(key) && !(namesProgram.test(key) && mayBeOfPullRequest(value)),
      ),
      ...ofRemote
        .filter(([key]) => reachOfRemote.test(key))
        .map(([key, value]): Setting => [`remote.${sourceRemote}.${key}`, value]),
    ],
    /** False when the checkout is a partial clone without directories. Fetches cannot build on what such a checkout has. */
    hasTrees: ofRemote.every(
      ([key, value = '']) => key !== 'partialclonefilter' || /^(blob:(none|limit=\w+))?$/.test(value),
    ),
  };
}

/** A scheme and host, or a host of ssh (git-fetch(1), "Git URLs"), and the path there. */
const hosted = /^(?:(?!file:)[a-z][a-z\d+.-]*:\/\/[^/]*|[^/\\]{2,}:(?!\/\/))([^?#]*)/i;

/**
 * Whether an address of git's leads to a repository of a code host, by the end of its path. Hosts are not compared,
 * because one host may have several names.
 * @param repository owner and name
 * @returns undefined for another path on this machine and for a path of one part, which do not say which repository is
 *   there
 */
function leadsTo(url: string, repository: string): boolean | undefined {
  const path = hosted.exec(url)?.[1];
  const parts = withoutEndSlashes(withoutEndSlashes((path ?? url).toLowerCase()).replace(/\.git$/, '')).split(/[/\\]/);
  const wanted = repository.toLowerCase().split('/');
  if (parts.slice(-wanted.length).join('/') === wanted.join('/')) return true;
  return path === undefined || parts.filter((part) => part !== '').length < 2 ? undefined : false;
}
