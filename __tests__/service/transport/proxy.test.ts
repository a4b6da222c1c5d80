import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { proxyFor } from '../../../src/service/transport/proxy.js';
import { withoutProxies } from '../../steps/variables.js';

withoutProxies();

const service = new URL('https://service.example/v1');
const authorizationOf = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the proxy that the environment names', () => {
  test('is not used where no variable has a value', () => {
    expect(proxyFor(service)).toBeUndefined();
    process.env.https_proxy = '';
    process.env.HTTPS_PROXY = '';
    process.env.HTTP_PROXY = 'http://proxy.example:3128';
    expect(proxyFor(service)).toBeUndefined();
  });

  test('is that of https_proxy, and that of HTTPS_PROXY where the former has no value', () => {
    process.env.HTTPS_PROXY = 'http://upper.example:1';
    expect(proxyFor(service)?.url.href).toBe('http://upper.example:1/');
    process.env.https_proxy = '';
    expect(proxyFor(service)?.url.href).toBe('http://upper.example:1/');
    process.env.https_proxy = 'http://lower.example:2';
    expect(proxyFor(service)?.url.href).toBe('http://lower.example:2/');
  });

  test('carries HTTPS alone', () => {
    process.env.https_proxy = 'http://proxy.example:3128';
    process.env.http_proxy = 'http://plain.example:3128';
    process.env.ALL_PROXY = 'http://all.example:3128';
    expect(proxyFor(new URL('http://service.example/v1'))).toBeUndefined();
  });

  test('is not used where only the variables for other schemes have a value', () => {
    process.env.http_proxy = 'http://plain.example:3128';
    process.env.ALL_PROXY = 'http://all.example:3128';
    expect(proxyFor(service)).toBeUndefined();
  });

  test.each([
    ['this machine', 'https://localhost/v1', ''],
    ['a name of this machine', 'https://queue.localhost/v1', ''],
    ['an address of this machine', 'https://127.0.0.1/v1', ''],
    ['a name that is listed', service.href, 'service.example'],
    ['a name below one that is listed', service.href, 'example'],
    ['a name that a wildcard means', service.href, '*.example'],
    ['everything', service.href, '*'],
    ['one of several', service.href, 'a.example, service.example'],
  ])('is not used for %s', (_name, address, list) => {
    process.env.https_proxy = 'http://proxy.example:3128';
    process.env.no_proxy = list;
    expect(proxyFor(new URL(address))).toBeUndefined();
  });

  test.each(['other.example', 'vice.example', 'service.example:1'])(
    'is used beside %s, which is not to use it',
    (list) => {
      process.env.https_proxy = 'http://proxy.example:3128';
      process.env.no_proxy = list;
      expect(proxyFor(service)?.url.href).toBe('http://proxy.example:3128/');
    },
  );

  test('may be spoken to by TLS, may lack its scheme, and may have blanks around it', () => {
    process.env.https_proxy = 'https://proxy.example';
    expect(proxyFor(service)?.url.href).toBe('https://proxy.example/');
    process.env.https_proxy = 'proxy.example:3128';
    expect(proxyFor(service)?.url.href).toBe('http://proxy.example:3128/');
    process.env.https_proxy = '  proxy.example:3128 ';
    expect(proxyFor(service)?.url.href).toBe('http://proxy.example:3128/');
    process.env.https_proxy = '  http://proxy.example:3128/ ';
    expect(proxyFor(service)?.url.href).toBe('http://proxy.example:3128/');
  });

  test('gets the name and the password of its address, and its address has neither any more', () => {
    process.env.https_proxy = 'http://some%20one:p%40ss%C3%A9@proxy.example:3128';
    const proxy = proxyFor(service);
    expect(proxy?.authorization).toBe(authorizationOf('some one:p@ss\u00e9'));
    expect(proxy?.url.href).toBe('http://proxy.example:3128/');
    process.env.https_proxy = 'http://someone@proxy.example:3128';
    expect(proxyFor(service)?.authorization).toBe(authorizationOf('someone:'));
    process.env.https_proxy = 'http://:word@proxy.example:3128';
    expect(proxyFor(service)?.authorization).toBe(authorizationOf(':word'));
    process.env.https_proxy = 'http://proxy.example:3128';
    expect(proxyFor(service)?.authorization).toBeUndefined();
  });

  test.each([
    ['http://someone:p@ss/word@proxy.example', 'is not the address of a proxy'],
    ['http://proxy.example/path', 'is not the address of a proxy'],
    ['http://proxy.example?query', 'is not the address of a proxy'],
    ['http://proxy.example#part', 'is not the address of a proxy'],
    ['http://proxy.example:port', 'is not the address of a proxy'],
    ['http://so%meone@proxy.example', 'is not the address of a proxy'],
    ['http://someone:pa%ss@proxy.example', 'is not the address of a proxy'],
    ['socks5://proxy.example', 'starts with socks5://, but only HTTP proxies are supported. Give an http:// address'],
    ['ftp://proxy.example', 'starts with ftp://, but only HTTP proxies are supported. Give an http:// address'],
  ])('%s is refused without being shown', (address, what) => {
    for (const variable of ['https_proxy', 'HTTPS_PROXY'] as const) {
      process.env[variable] = address;
      let thrown: unknown;
      try {
        proxyFor(service);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(ServiceError);
      expect(thrown).toMatchObject({
        message: `the variable ${variable} ${what}`,
        code: 'PROXY_ADDRESS',
        kind: 'not-connected',
      });
      Reflect.deleteProperty(process.env, variable);
    }
  });
});
