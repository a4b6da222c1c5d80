import { isSecondGeneration } from '../service/generation.js';
import { BadValue, mistakeIn, quoted, unreplaced } from './values.js';

/**
 * The base address without a slash at its end.
 * @param allowInsecureHttp whether plain HTTP may go to another machine, such as a service container of the job
 * @throws BadValue
 */
export function readBaseUrl(
  text: string | undefined,
  { allowInsecureHttp }: { readonly allowInsecureHttp: boolean },
): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return undefined;
  const example = 'Give the whole address, for instance https://api.example.com/v1';
  const mistake = mistakeIn(trimmed);
  if (mistake !== undefined) throw new BadValue(mistake);
  if (/[\s,<>]/.test(trimmed)) throw new BadValue(`${quoted(trimmed)} isn't one address. ${example}`);
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    throw new BadValue(`${quoted(trimmed)} isn't a whole address. ${withScheme(trimmed) ?? example}`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new BadValue(`${quoted(trimmed)} does not begin with https://. ${withScheme(trimmed) ?? example}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new BadValue('it holds a user name or password. Remove them, and give the token in api-token');
  }
  if (url.search !== '' || url.hash !== '') {
    throw new BadValue(`${quoted(trimmed)} has a query or a fragment. ${example}`);
  }
  if (url.protocol === 'http:' && !allowInsecureHttp && !isLoopback(url.hostname)) {
    throw new BadValue(
      `${quoted(trimmed)} is plain HTTP, which would show the token to the network. Use https://; http:// is for this machine only, or with allow-insecure-http: true for a service container of the job`,
    );
  }
  // RFC 2606, section 3: no service can be there.
  if (/(^|\.)example\.(com|net|org)\.?$/.test(url.hostname)) {
    throw new BadValue(
      `${quoted(trimmed)} is the placeholder from the examples. Give the address of your service (docs/services.md)`,
    );
  }
  refuseOtherPlace(url, trimmed);
  return url.href.replace(/(?<!\/)\/+$/, '');
}

/** Advice for an address without its scheme; undefined for a text that is not an address either. */
function withScheme(text: string): string | undefined {
  if (text === 'localhost') return 'Write http://localhost with its port and version, such as http://localhost:4010/v1';
  const bare = text.replace(/^[a-z]*:?\/{1,2}/i, '').replace(/^api\.trunk\.io\/?$/, `${hostedService}/v1`);
  if (!/^[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w./-]*)?$/.test(bare) || !/[.:/]/.test(bare)) return undefined;
  return `Write ${/^(?:localhost|127\.)/.test(bare) ? 'http' : 'https'}://${bare}`;
}

/** A path with an endpoint of the service behind its version. */
const endpointPath =
  /^(.*\/v[12])\/(?:(?:submit|cancel|restart|get|set|create|update|delete)[A-Z]\w*|flaky-tests(?:\/[\w-]+)?|merge-queues|pull-requests|impacted-targets|repositories|test-cases)$/;

/** @throws BadValue for the address of a page, of GitHub, or of a version that this action does not speak */
function refuseOtherPlace({ hostname, origin, pathname }: URL, written: string): void {
  if (/^(?:your|my)[-.]|^<|^host(?:name)?$/.test(hostname)) {
    throw new BadValue(`${quoted(written)} is a placeholder. Give the address of your service (docs/services.md)`);
  }
  if (/^(?:api\.)?trunk\.(?:com|co|dev|app|ai|net|org)$|^api[-_]?trunk\.io$/.test(hostname)) {
    throw new BadValue(
      `${quoted(written)} isn't the service. Write https://${hostedService}/v1, or …/v2 with a key for /v2`,
    );
  }
  if (/^(?:(?:app|www|docs|status|features)\.)?trunk\.io$/.test(hostname)) {
    throw new BadValue(
      `${quoted(written)} is a page for people. Write https://${hostedService}/v1, or …/v2 with a key for /v2`,
    );
  }
  const [, forge] = /(?:^|\.)(github\.com|gitlab\.com|bitbucket\.org)$/.exec(hostname) ?? [];
  if (forge !== undefined) {
    const name = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab' }[forge] ?? 'Bitbucket';
    throw new BadValue(
      `${quoted(written)} is ${name}, not the service of the merge queue. Give the address of your service (docs/services.md)`,
    );
  }
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const version = /^(.*\/)(v)(\d+)$/i.exec(path);
  if (hostname === hostedService && !/^\/v[12]$/.test(path)) {
    throw new BadValue(
      `${quoted(written)} must end at its version. Write https://${hostedService}/v1, or …/v2 with a key for /v2`,
    );
  }
  const [, upToVersion] = endpointPath.exec(path) ?? /^(.*\/v[12])\.0$/.exec(path) ?? [];
  if (upToVersion !== undefined)
    throw new BadValue(
      `${quoted(written)} holds more than its version. The action adds the endpoint itself. Write ${origin}${upToVersion}`,
    );
  if (version === null) return;
  const [, before = '', letter = '', number = ''] = version;
  if (!['1', '2'].includes(number)) {
    throw new BadValue(
      `${quoted(written)} ends with a version that this action does not know. Write ${origin}${before}v1, or v2`,
    );
  }
  if (letter === 'V')
    throw new BadValue(`${quoted(written)} ends with a capital V. Write ${origin}${before}v${number}`);
}

/**
 * Names and addresses of this machine (RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). Names below `localhost` do
 * not count. They should belong to this machine (RFC 6761, section 6.3), but many systems still ask a name server for
 * them.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Text at the beginning or end of a token that was pasted with something around it, and a name for the mistake. */
const tokenMistakes: readonly (readonly [RegExp, string])[] = [
  [/^(["'`]).*\1$/, 'it is in quotes, which would be sent with it. Store the bare token in the secret'],
  [
    /^(bearer|token|basic|x-api-token:|authorization:)\s/i,
    "it begins with a word that isn't part of it. Store the bare token in the secret",
  ],
  [
    /^(?:null|undefined|none|true|false|NaN)$/i,
    'it is a word in place of a token, so the expression or script that makes it had no value. Give it as an expression, `${{ secrets.NAME }}` with the name of your secret',
  ],
  [
    /^[\w-]*(?:token|key|secret)\s*[=:]/i,
    "it begins with a name that isn't part of it. Store the bare token in the secret",
  ],
  [/^\{[^{].*\}$/s, 'it is JSON. Store the bare token in the secret'],
  [
    /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:TOKEN|KEY|SECRET)$/,
    'it is the name of a secret. Give it as an expression, `${{ secrets.NAME }}` with this name',
  ],
  [
    /^(\$\w+|\$\{\w+\}|\$env:\w+|%\w+%|\$?\{\{.*\}\}|(?:process\.)?(?:secrets|env|vars|inputs|github)\.\w+)$/i,
    'it is the name of a variable, which nothing replaces in an input. Give it as an expression, `${{ secrets.NAME }}` with the name of your secret',
  ],
  // The documentation of both hosts lists the prefixes of their tokens.
  [
    /^(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{10,})$/,
    "it is a token of GitHub or GitLab, which the service has no use for. Store the service's own token in the secret",
  ],
  [
    /^(?:\*{3,}|<.*>|x{3,}|to[-_ ]?do|change[-_ ]?me|your[-_ ].*)$/i,
    "it is a placeholder. Store the service's token as a secret, and give it as an expression, `${{ secrets.NAME }}`",
  ],
];

/** @throws BadValue without any part of the token */
export function readToken(text: string | undefined): string | undefined {
  const mistake = tokenMistakes.find(([pattern]) => text !== undefined && pattern.test(text));
  if (mistake !== undefined) throw new BadValue(mistake[1]);
  if (text !== undefined && !/^[\t\x20-\x7e\x80-\xff]+$/.test(text)) {
    throw new BadValue(
      'it holds a line break or another character that an HTTP header cannot carry. Store the bare token in the secret',
    );
  }
  return text;
}

/** Host of the hosted service, whose keys show their generation. */
const hostedService = 'api.trunk.io';

/**
 * Refuses a key of one generation with an address of the other, before anything is sent.
 * @throws BadValue without any part of the key
 */
export function refuseKeyOfOtherGeneration(key: string | undefined, baseUrl: string | undefined): void {
  if (key === undefined || baseUrl === undefined) return;
  const { hostname } = new URL(baseUrl);
  const isSecondKey = key.startsWith('trunk_v2_');
  const isSecondAddress = isSecondGeneration(baseUrl);
  if (isSecondKey && /\/v1$/i.test(baseUrl)) {
    throw new BadValue(`the key is for /v2: write base-url ${baseUrl.replace(/1$/, '2')}`);
  }
  if (!isSecondKey && isSecondAddress && hostname === hostedService) {
    throw new BadValue(
      `the key is for /v1, because keys for /v2 begin with trunk_v2_: write base-url ${baseUrl.replace(/2$/, '1')}, or make a key for /v2`,
    );
  }
}

/** A repository as an input names it. */
export interface NamedRepository {
  /** Without a scheme; with its port, unless that is the one of HTTPS. Undefined where the text names none. */
  readonly host?: string;
  /** Holds slashes where it is a group in a group. */
  readonly owner: string;
  readonly name: string;
}

/** The host in front of an owner and a name. A dot or a port tells it from a group. */
export const hostInFront = /^([\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)\/(?=[^/]+\/.)/;

/**
 * `owner/name` or `host/owner/name`.
 * @throws BadValue
 */
export function readRepository(text: string | undefined): NamedRepository | undefined {
  if (text === undefined) return undefined;
  const [front = '', host] = hostInFront.exec(text) ?? [];
  // Hosts other than GitHub have groups in groups; a later step, which knows the host, checks that.
  const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(text.slice(front.length));
  if (match === null || text.endsWith('.git')) {
    const mistake = unreplaced(text);
    if (mistake !== undefined) throw new BadValue(mistake);
    const meant = repositoryIn(text);
    throw new BadValue(
      `${quoted(text)} is not of the form owner/name or host/owner/name${meant === undefined ? '' : `. Write ${meant}`}`,
    );
  }
  const [path, owner = '', name = ''] = match;
  return host === undefined ? { owner, name } : { host: checkedHost(host, path), owner, name };
}

/** The repository that a text names in another form; undefined where none can be read from it. */
function repositoryIn(text: string): string | undefined {
  const [, onGitHub] = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+)/i.exec(text) ?? [];
  const [, web, ssh, path] =
    /^["'@/]{0,2}(?:(?:https?:\/\/|ssh:\/\/git@)([\w.-]+(?::\d+)?)\/|git@([\w.-]+):)?([\w.-]+(?: ?[/\\] ?[\w.-]+)+)(?:[#@][\w./-]*|[/"'])?$/.exec(
      text,
    ) ?? [];
  const host = web ?? ssh;
  const elsewhere = host === undefined || host === 'github.com' ? path : path && `${host}/${path}`;
  return (onGitHub ?? elsewhere)?.replaceAll(/ ?[/\\] ?/g, '/').replace(/\.git$/, '');
}

/** @throws BadValue for what is not the host of repositories */
function checkedHost(host: string, path: string): string {
  if (!URL.canParse(`https://${host}`))
    throw new BadValue(`${quoted(host)} isn't a host name. Give one such as github.com`);
  if (/^(?:(?:api|www|ssh|raw)\.github\.com|raw\.githubusercontent\.com)(?::443)?$/i.test(host))
    throw new BadValue(`${quoted(host)} isn't the host of repositories. Write github.com/${path}`);
  return host.replace(/:443$/, '');
}
