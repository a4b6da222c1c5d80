import { afterEach, beforeEach } from '@jest/globals';

/** All variables by which a proxy is named, or left out. */
const proxyVariables = ['https_proxy', 'http_proxy', 'no_proxy', 'all_proxy'].flatMap((name) => [
  name,
  name.toUpperCase(),
]);

/**
 * Lets no proxy of this machine into the tests of a file. Variables of proxies that a test sets in this process are gone when it
 * ends: libraries read them from the process, whatever the environment of a step is.
 */
export function withoutProxies(): void {
  const before = new Map(proxyVariables.map((name) => [name, process.env[name]]));
  beforeEach(() => {
    for (const name of proxyVariables) Reflect.deleteProperty(process.env, name);
  });
  afterEach(() => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });
}
