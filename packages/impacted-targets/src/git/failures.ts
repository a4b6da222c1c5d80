import { shortened } from '../../../shared/src/text.js';

/** Why git did not do something. */
export interface Failure {
  /** Git's message in one line, as a clause of a sentence: the cause first, without credentials. */
  readonly cause: string;
  /** What a person can do; undefined where the cause is not a known one. */
  readonly advice?: string | undefined;
}

/** A text that may hold an address: a quoted text, or a word. */
const mayHoldAddress = /'[^'\n]*'|"[^"\n]*"|[^\s'"]+/g;

/**
 * Removes from addresses in a text what may be a secret: everything before the last `@`, because a password may hold
 * further ones, and everything behind a `?` or `#`.
 */
export function withoutCredentials(text: string): string {
  return text.replaceAll(mayHoldAddress, (part) => {
    const start = part.indexOf('://') + 3;
    if (start === 2) return part;
    const address = part.slice(Math.max(start, part.lastIndexOf('@') + 1));
    const quote = /['"]$/.exec(part)?.[0] ?? '';
    return part.slice(0, start) + address.replace(/[?#].*/s, quote);
  });
}

/** Single quotes take every character as it is, in sh and in PowerShell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Lines that do not name the cause: advice for somebody at a keyboard, and consequences of the cause. */
const noise =
  /^(?:(?:hint|warning|usage):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|To add an exception for this directory, call:$|git config --global --add safe\.directory |fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/;

/** The line under which ssh, a server on this disk and others put every cause. */
const consequence = 'fatal: Could not read from remote repository.';

/** How git names the repository of another user, since 2.35 and before. */
const ofAnotherUser =
  /^.{0,99}?(?:dubious ownership in repository at '(.+)'[ \t]*$|unsafe repository \('(.+)' is owned)/m;

/** Known causes and what helps. The first match counts. GitHub's texts are those that its servers send to git. */
const known: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /not our ref|unadvertised object/,
    'Check that {input:working-directory} is a checkout of the repository that has this commit, and that it was pushed. Or check out with fetch-depth: 0, or run git fetch --unshallow',
  ],
  [
    /Permission denied \([^()\n]*publickey/,
    'Give actions/checkout the ssh-key, leave persist-credentials on, and see that the key may read the repository',
  ],
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key is known/i,
    "Give actions/checkout the server's key (ssh-known-hosts)",
  ],
  [
    /returned error: 40[34]|Write access to repository not granted|Permission to \S+ denied|Repository not found|repository '[^'\n]*' not found/i,
    'Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token',
  ],
  [
    /HTTP code 407|error: 407|Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
    'See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)',
  ],
  [
    /SSL certificate problem|server certificate verification failed|unable to get local issuer/i,
    "Give git the server's certificate authority (http.sslCAInfo, or GIT_SSL_CAINFO)",
  ],
  [/No space left on device/, 'Check that the disk has room for one more copy of the files'],
];

/** Reads what git printed on its error output when it failed. */
export function failureIn(stderr: Buffer): Failure {
  const lines = withoutCredentials(stderr.toString('utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !noise.test(line));
  const causes = lines.filter((line) => line !== consequence);
  const told = (causes.length > 0 ? causes : lines).slice(0, 3).join(' ');
  const cause = shortened(told || 'it printed nothing', 500).replace(/(?<!\.)\.+$/, '');
  const text = lines.join('\n');
  const [, since235, before] = ofAnotherUser.exec(text) ?? [];
  const owned = since235 ?? before;
  if (owned === undefined) return { cause, advice: known.find(([pattern]) => pattern.test(text))?.[1] };
  const command = `git config --global --add safe.directory ${quoted(owned)}`;
  return { cause, advice: `The directory belongs to another user. Run \`${command}\` first` };
}
