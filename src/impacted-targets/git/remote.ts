import type { Checkout } from './checkout.js';

/** Name that the checkout's remote has in the private repository. */
export const sourceRemote = 'source';

/** Sections that say how a server is reached: credentials, proxies, certificates, rewritten addresses. */
const reach = /^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|gitproxy|askpass|longpaths)$/;

/** Settings of one remote that say how it is reached. */
const reachOfRemote = /^(url|proxy|proxyauthmethod|uploadpack|vcs|serveroption)$/;

export interface Remote {
  /** The remote's name in the checkout, for messages. */
  readonly name: string;
  /** The remote's address as configured; it may hold credentials. */
  readonly url: string;
  /**
   * Configuration that lets another repository reach the remote as the checkout does. It holds credentials: it goes
   * into the environment of git alone, never into an argument, a file or the log.
   */
  readonly configuration: readonly (readonly [string, string | undefined])[];
  /** False when the checkout is a partial clone that lacks directories too, so that what it has cannot be built upon. */
  readonly hasTrees: boolean;
}

/** The remote that the checkout came from: `origin`, or the only one there is. Undefined without one. */
export function findRemote(checkout: Checkout): Remote | undefined {
  const urls = new Map<string, string>();
  for (const [key, value] of checkout.configuration) {
    const name = /^remote\.(.+)\.url$/s.exec(key)?.[1];
    if (name !== undefined && value && !urls.has(name)) urls.set(name, value);
  }
  const name = urls.has('origin') ? 'origin' : urls.size === 1 ? [...urls.keys()][0] : undefined;
  const url = name === undefined ? undefined : urls.get(name);
  if (name === undefined || url === undefined) return undefined;
  const prefix = `remote.${name}.`;
  const configuration: [string, string | undefined][] = [];
  let hasTrees = true;
  for (const [key, value] of checkout.configuration) {
    if (reach.test(key)) configuration.push([key, value]);
    if (!key.startsWith(prefix)) continue;
    const setting = key.slice(prefix.length);
    if (reachOfRemote.test(setting)) configuration.push([`remote.${sourceRemote}.${setting}`, value]);
    if (setting === 'partialclonefilter' && value && !/^blob:(none|limit=\w+)$/.test(value)) hasTrees = false;
  }
  return { name, url, configuration, hasTrees };
}
