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

/** Lines that do not name the cause: advice for somebody at a keyboard, and consequences of the cause. */
const noise =
  /^(?:(?:hint|warning|usage):|@+$|@ .* @$|Please make sure you have the correct access rights$|and the repository exists\.$|fatal: (?:early EOF|the remote end hung up( unexpectedly|, probably.*)?)$|remote: (?:Enumerating|Counting|Compressing|Total)\b)/;

/** The line under which ssh, a server on this disk and others put every cause. */
const consequence = 'fatal: Could not read from remote repository.';

/** Known causes whose message does not say what helps. GitHub's texts are those that its servers send to git. */
const known: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /dubious ownership|is owned by someone else/,
    'The directory belongs to another user. Run this command (git config --global --add safe.directory) first',
  ],
  [
    /not our ref|unadvertised object/,
    'Check that {input:working-directory} is a checkout of the repository that has this commit, and that it was pushed. Or check out with fetch-depth: 0, or run git fetch --unshallow',
  ],
  [
    /Permission denied \([^()\n]*publickey|Host key verification failed|host key is known/i,
    'Give actions/checkout the ssh-key and the ssh-known-hosts of the server, and leave persist-credentials on',
  ],
  [
    /returned error: 40[34]|Write access to repository not granted|Permission to \S+ denied|Repository not found|repository '[^'\n]*' not found/i,
    'Let the token of the job read the repository (permissions: contents: read), or give actions/checkout another token',
  ],
  [
    /HTTP code 407|error: 407|Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable/i,
    'See that this runner reaches the server, and by which proxy (https_proxy, no_proxy)',
  ],
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
  return { cause, advice: known.find(([pattern]) => pattern.test(lines.join('\n')))?.[1] };
}
