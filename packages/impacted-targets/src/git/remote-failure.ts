import { shortened } from '../../../shared/src/text.js';
import { withoutCredentials } from './checkout.js';
import { ownedByAnother, safeDirectoryCommand } from './safe-directory.js';

/** Why git did not get something from a remote. */
export interface RemoteFailure {
  /** Git's message in one line, the cause first. */
  readonly cause: string;
  /** Advice; undefined where the cause is not a known one. */
  readonly advice?: string;
}

/** Lines that do not name the cause: advice for somebody at a keyboard, and consequences of the cause. */
const noise =
  /^(?:(?:hint|warning):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|To add an exception for this directory, call:$|git config --global --add safe\.directory |fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/;

/** The line under which ssh, a server on this disk and others put every cause. */
const consequence = 'fatal: Could not read from remote repository.';

/** Known causes and what helps. The first match counts. GitHub's texts are those that its servers send to git. */
const known: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /Permission denied \([^()\n]*publickey/,
    'Give actions/checkout the ssh-key, leave persist-credentials on, and see that the key may read the repository',
  ],
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key is known/i,
    "Give actions/checkout the server's key (ssh-known-hosts)",
  ],
  [
    /returned error: 403|Write access to repository not granted|Permission to \S+ denied/,
    'Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token',
  ],
  [
    /returned error: 404|Repository not found|repository '[^'\n]*' not found/i,
    'Let the token of the job read the repository (permissions: contents: read); servers say this, too, of a repository that the token may not see',
  ],
  [
    /returned error: 407|Received HTTP code 407/,
    'Give the proxy its user and password (https_proxy), or leave the host out of it (no_proxy)',
  ],
  [
    /Could not resolve host|Could not resolve hostname|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
    'See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)',
  ],
  [
    /SSL certificate problem|server certificate verification failed|unable to get local issuer/i,
    "Give git the server's certificate authority (http.sslCAInfo, or GIT_SSL_CAINFO)",
  ],
];

/** Reads what git printed when a fetch, or a listing of refs, failed. */
export function remoteFailure(stderr: Buffer): RemoteFailure {
  const lines = withoutCredentials(stderr.toString('utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !noise.test(line));
  const causes = lines.filter((line) => line !== consequence);
  const told = causes.length > 0 ? causes : lines;
  const cause = shortened(told.slice(0, 3).join(' ') || 'it printed nothing', 500);
  const text = lines.join('\n');
  const owned = ownedByAnother(text);
  if (owned !== undefined) {
    return {
      cause,
      advice: `The repository that is fetched from belongs to another user. Run \`${safeDirectoryCommand(owned)}\` in a step before this one`,
    };
  }
  const advice = known.find(([pattern]) => pattern.test(text))?.[1];
  return { cause, ...(advice !== undefined && { advice }) };
}

/** A cause as a clause of a sentence. */
export function withoutPeriod(cause: string): string {
  return cause.replace(/(?<!\.)\.+$/, '');
}
