import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { proxyFor } from '../../../src/service/transport/proxy.js';
import { withoutProxies } from '../../steps/variables.js';

withoutProxies();

const service = 'https://service.example/v1';
const named = 'http://proxy.example:3128/';
const proxied = { https_proxy: 'http://proxy.example:3128' };
const others = {
  http_proxy: 'http://plain.example:1',
  HTTP_PROXY: 'http://plain.example:1',
  ALL_PROXY: 'http://all.example:1',
};

test.each<[variables: Readonly<Record<string, string>>, address: string, proxy: string | undefined]>([
  [{}, service, undefined],
  [{ https_proxy: '', HTTPS_PROXY: '', ...others }, service, undefined],
  [others, service, undefined],
  [{ ...proxied, ...others }, 'http://service.example/v1', undefined],
  [{ HTTPS_PROXY: proxied.https_proxy }, service, named],
  [{ HTTPS_PROXY: proxied.https_proxy, https_proxy: '' }, service, named],
  [{ HTTPS_PROXY: 'http://upper.example', ...proxied }, service, named],
  [{ https_proxy: 'https://proxy.example' }, service, 'https://proxy.example/'],
  [{ https_proxy: 'proxy.example:3128' }, service, named],
  [{ https_proxy: '  proxy.example:3128 ' }, service, named],
  [{ https_proxy: '  http://proxy.example:3128/ ' }, service, named],
  [proxied, 'https://localhost/v1', undefined],
  [proxied, 'https://queue.localhost/v1', undefined],
  [proxied, 'https://127.0.0.1/v1', undefined],
  ...['service.example', 'example', '*.example', '*', 'a.example, service.example'].flatMap(
    (list): [Record<string, string>, string, undefined][] => [
      [{ ...proxied, no_proxy: list }, service, undefined],
      [{ ...proxied, NO_PROXY: list }, service, undefined],
    ],
  ),
  ...['other.example', 'vice.example', 'service.example:1'].map(
    (no_proxy): [Record<string, string>, string, string] => [{ ...proxied, no_proxy }, service, named],
  ),
])('with %j, the proxy for %s is %s', (variables, address, proxy) => {
  Object.assign(process.env, variables);
  expect(proxyFor(new URL(address))?.url.href).toBe(proxy);
});

test.each([
  ['some%20one:p%40ss%C3%A9@', 'some one:p@ss\u00e9'],
  ['someone@', 'someone:'],
  [':word@', ':word'],
  ['', undefined],
])('the proxy gets name and password of http://%s…, and its address has neither', (user, credentials) => {
  process.env.https_proxy = `http://${user}proxy.example:3128`;
  const authorization = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  expect(proxyFor(new URL(service))).toEqual({ url: new URL(named), authorization });
});

const noAddress = 'is not the address of a proxy';
const onlyHttp = 'but only HTTP proxies are supported. Give an http:// address';

test.each([
  ['http://someone:p@ss/word@proxy.example', noAddress],
  ['http://proxy.example/path', noAddress],
  ['http://proxy.example?query', noAddress],
  ['http://proxy.example#part', noAddress],
  ['http://proxy.example:port', noAddress],
  ['http://so%meone@proxy.example', noAddress],
  ['http://someone:pa%ss@proxy.example', noAddress],
  ['socks5://proxy.example', `starts with socks5://, ${onlyHttp}`],
  ['ftp://proxy.example', `starts with ftp://, ${onlyHttp}`],
])('%s is refused without being shown', (address, what) => {
  for (const variable of ['HTTPS_PROXY', 'https_proxy']) {
    process.env[variable] = address;
    const refused = { message: `the variable ${variable} ${what}`, code: 'PROXY_ADDRESS', kind: 'not-connected' };
    expect(() => proxyFor(new URL(service))).toThrow(ServiceError);
    expect(() => proxyFor(new URL(service))).toThrow(expect.objectContaining(refused));
  }
});
