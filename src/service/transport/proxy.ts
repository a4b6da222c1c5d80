import { checkBypass } from '@actions/http-client/lib/proxy';
import { getProxyForUrl } from 'proxy-from-env';
import { ServiceError } from './errors.js';

/** An HTTP proxy, as the environment names it. */
export interface Proxy {
  /** Its address, without user name and password. */
  readonly url: URL;
  /** Value of `proxy-authorization`; undefined where the environment gives no user name. */
  readonly authorization: string | undefined;
}

/**
 * The proxy that the environment names for an HTTPS address: `https_proxy`, else `HTTPS_PROXY`, as the runner reads
 * them. Undefined without a proxy, for this machine itself, and for hosts that `no_proxy` or `NO_PROXY` lists. The list
 * is read as by the rest of the runner (names, and everything below them), and may hold wildcards.
 * @throws ServiceError when the variable does not hold the address of a proxy
 */
export function proxyFor(address: URL): Proxy | undefined {
  const variable = ['https_proxy', 'HTTPS_PROXY'].find((name) => (process.env[name] ?? '') !== '');
  // Plain HTTP is only for this machine and machines next to it: a proxy could read the token.
  if (variable === undefined || address.protocol !== 'https:') return undefined;
  if (checkBypass(address) || address.hostname.endsWith('.localhost') || getProxyForUrl(address.href) === '') {
    return undefined;
  }
  return readProxy(variable, process.env[variable]?.trim() ?? '');
}

/** The text is shown nowhere: it may hold a password. */
function readProxy(variable: string, text: string): Proxy {
  const wrong = (what: string): ServiceError =>
    new ServiceError({ kind: 'not-connected', code: 'PROXY_ADDRESS', message: `the variable ${variable} ${what}` });
  let url: URL;
  let user: string;
  let password: string;
  try {
    url = new URL(text.includes('://') ? text : `http://${text}`);
    user = decodeURIComponent(url.username);
    password = decodeURIComponent(url.password);
  } catch {
    throw wrong('is not the address of a proxy');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw wrong(`starts with ${url.protocol}//, but only HTTP proxies are supported. Give an http:// address`);
  }
  // A password with an unescaped `@` or `/` ends up in host or path.
  if (url.hostname === '' || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw wrong('is not the address of a proxy');
  }
  const credentials = Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
  return {
    url: new URL(`${url.protocol}//${url.host}`),
    authorization: user === '' && password === '' ? undefined : `Basic ${credentials}`,
  };
}
