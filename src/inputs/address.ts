import { isSecondGeneration } from '../service/generation.js';
import { BadValue, quoted, reader, refuseMistake } from './values.js';

/** Host of the hosted service, whose keys show their generation. */
const hostedService = 'api.trunk.io';

/** Places that are no service of a merge queue: pages, forges, and the names of examples (RFC 2606, section 3). */
const noService =
  /^(?:(?:api|app|www|docs|status|features)\.)?trunk\.(?:io|com|co|dev|app|ai|net|org)$|^api[-_]?trunk\.io$|(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org)$|(?:^|\.)example\.(?:com|net|org)\.?$|^your[-.]|^host(?:name)?$/;

/**
 * The base address without a slash at its end.
 * @param allowInsecureHttp whether plain HTTP may go to another machine, such as a service container of the job
 * @throws BadValue
 */
export function readBaseUrl(
  text: string | undefined,
  { allowInsecureHttp }: { readonly allowInsecureHttp: boolean },
): string | undefined {
  if (text === undefined) return undefined;
  refuseMistake(text);
  const refuse = (why: string): never => {
    throw new BadValue(`${quoted(text)} ${why}`);
  };
  const url = URL.canParse(text) && !/[\s,<>]/.test(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    return refuse(`isn't the whole address of a service, such as https://${hostedService}/v1`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new BadValue('it holds a user name or password. Remove them, and give the token in api-token');
  }
  if (url.protocol === 'http:' && !allowInsecureHttp && !isLoopback(url.hostname)) {
    refuse(
      'is plain HTTP, which would show the token to the network. Use https://. http:// works for this machine, or with {input:allow-insecure-http} for a service container of the job',
    );
  }
  if (url.hostname !== hostedService && noService.test(url.hostname)) {
    refuse(
      `isn't a service of a merge queue. Give the address of yours, such as https://${hostedService}/v1 (docs/services.md)`,
    );
  }
  const address = url.href.replace(/(?<!\/)\/+$/, '');
  const isHosted = url.hostname === hostedService;
  if (!/\/v[12]$/.test(address) && (isHosted || /\/v\d/i.test(url.pathname))) {
    refuse(`must end at its version. Write ${address.split(/\/v\d/i, 1)[0] ?? ''}/v1, or …/v2 with a key for /v2`);
  }
  return address;
}

/**
 * Names and addresses of this machine (RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). Names below `localhost` do
 * not count. They should belong to this machine (RFC 6761, section 6.3), but many systems still ask a name server for
 * them.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

const expression = 'Give it as an expression, `${{ secrets.NAME }}` with the name of your secret';

/** Texts that are no token, and what to do. No part of the text is shown: it may hold the token. */
const tokenMistakes: readonly (readonly [RegExp, string])[] = [
  [
    /^(["'`]).*\1$|^\{[^{].*\}$|^(?:bearer|token|basic|x-api-token:|authorization:)\s|^[\w-]*(?:token|key|secret)\s*[=:]/is,
    'it has something around it: quotes, a name, or a word such as Bearer. Store the bare token in the secret',
  ],
  [
    /^(?:\$\w+|\$\{\w+\}|\$env:\w+|%\w+%|\$?\{\{.*\}\}|(?:process\.)?(?:secrets|env|vars|inputs|github)\.\w+)$/i,
    `it is the name of a variable, which nothing replaces in an input. ${expression}`,
  ],
  [
    /^(?:null|undefined|none|true|false|nan|\*{3,}|<.*>|x{3,}|to[-_ ]?do|change[-_ ]?me|your[-_ ].*)$/i,
    `it is a word in place of a token. ${expression}`,
  ],
  [/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?:TOKEN|KEY|SECRET)$/, `it is the name of a secret. ${expression}`],
  // The documentation of both hosts lists the prefixes of their tokens.
  [
    /^(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{10,})$/,
    "it is a token of GitHub or GitLab, which the service has no use for. Store the service's own token in the secret",
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

/** Names of GitHub that are no host of repositories. */
const noHost = /^(?:(?:api|www|ssh|raw)\.github\.com|raw\.githubusercontent\.com)(?::443)?$/i;

/**
 * `owner/name` or `host/owner/name`. Hosts other than GitHub have groups in groups; a later step, which knows the host, checks that.
 * @throws BadValue
 */
export const readRepository = reader(
  'of the form owner/name or host/owner/name, such as acme/shop',
  (text): NamedRepository | undefined => {
    const [front = '', host] = hostInFront.exec(text) ?? [];
    const [, owner, name] = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(text.slice(front.length)) ?? [];
    if (owner === undefined || name === undefined || name.endsWith('.git')) return undefined;
    if (host === undefined) return { owner, name };
    if (!URL.canParse(`https://${host}`) || noHost.test(host)) return undefined;
    return { host: host.replace(/:443$/, ''), owner, name };
  },
);
