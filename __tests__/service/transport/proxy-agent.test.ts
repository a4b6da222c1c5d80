import { once } from 'node:events';
import { type IncomingMessage, get as getPlainly } from 'node:http';
import { get as getSecurely } from 'node:https';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { ProxyAgent } from '../../../src/service/transport/proxy-agent.js';
import { Authority, hasOpenssl } from '../../steps/certificates.js';
import { type RawServer, carryingProxy, freePort, isWhole, respondWith, serveRaw } from '../../steps/raw-servers.js';

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

function agentTo(port: number, credentials?: string): ProxyAgent {
  const authorization = credentials === undefined ? undefined : `Basic ${inBase64(credentials)}`;
  const proxy = { url: new URL(`http://127.0.0.1:${String(port)}`), authorization };
  return new ProxyAgent(proxy, { keepAlive: false, timeout: 5_000 });
}

async function answerOf(address: string, agent: ProxyAgent, ca = ''): Promise<string> {
  const get = address.startsWith('https:') ? getSecurely : getPlainly;
  const [response] = (await once(get(address, { agent, ca }), 'response')) as [IncomingMessage];
  return `${String(response.statusCode)} ${await text(response)}`;
}

async function failureOf(agent: ProxyAgent): Promise<ServiceError> {
  const error: unknown = await answerOf(address, agent).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

const refusing = (status: string): Promise<RawServer> =>
  serveRaw(respondWith(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`));
const address = 'http://service.example:8443/v1';

const user = 'someone:a:password';
describe('a connection through a proxy', () => {
  test.each([
    ['without credentials where the proxy has none', undefined, 'CONNECT service.example:8443 HTTP/1.1\r\n'],
    ['with its credentials', user, `Proxy-Authorization: Basic ${inBase64(user)}\r\n`],
  ])('is asked for by CONNECT, %s, and the service sees none of it', async (_what, credentials, asked) => {
    const service = await serveRaw(respondWith('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'));
    const proxy = await carryingProxy(service.port);
    expect(await answerOf(address, agentTo(proxy.port, credentials))).toBe('200 hello');
    expect(proxy.received[0]).toContain(asked);
    expect(/proxy-authorization/i.test(proxy.received[0] ?? '')).toBe(credentials !== undefined);
    expect(service.received[0]).toMatch(/^GET \/v1 HTTP\/1\.1\r\n/);
    expect(service.received[0]).not.toMatch(/proxy-authorization/i);
  });

  /** What the proxy answers, the failure, and the answer as it is told. */
  test.each([
    ['407 Proxy Authentication Required', 'tls', 'PROXY_AUTHENTICATION', '407 Proxy Authentication Required'],
    ['403 Forbidden', 'tls', 'PROXY_REFUSED', '403 Forbidden'],
    ['201 Created', 'tls', 'PROXY_REFUSED', '201 Created'],
    ['500 Oops', 'not-connected', 'PROXY_REFUSED', '500 Oops'],
    ['403', 'tls', 'PROXY_REFUSED', '403'],
    [`403 ${'x'.repeat(200)}`, 'tls', 'PROXY_REFUSED', /403 x{10,60}… \(200 characters\)/],
    ['403 no a:password here', 'tls', 'PROXY_REFUSED', '403 no *** here'],
    [`403 ${user}`, 'tls', 'PROXY_REFUSED', '403 ***'],
    [`403 Basic ${inBase64(user)}`, 'tls', 'PROXY_REFUSED', '403 Basic ***'],
  ])('that is answered %s is a failure of the kind %s, %s', async (status, kind, code, told) => {
    const proxy = await refusing(status);
    const failure = await failureOf(agentTo(proxy.port, user));
    expect(failure).toMatchObject({ kind, code });
    const [before = '', said = '', after] = failure.message.split(/ answered | instead of /);
    expect(before).toBe(`could not be sent: the proxy 127.0.0.1:${String(proxy.port)}`);
    expect(said).toMatch(typeof told === 'string' ? new RegExp(`^${told.replaceAll('*', '\\*')}$`) : told);
    expect(after).toBe('connecting to the service');
  });

  test.each<[string, () => Promise<{ readonly port: number }>, string]>([
    ['is not there', async () => ({ port: await freePort() }), 'the connection was refused (ECONNREFUSED)'],
    ['does not speak HTTP', () => serveRaw(respondWith('hello\r\n\r\n')), 'it does not speak HTTP'],
    ['hangs up', () => serveRaw((socket) => socket.end()), 'Proxy connection ended before receiving CONNECT response'],
  ])('to a proxy that %s is a failure that says so', async (_what, proxyOf, said) => {
    const { port } = await proxyOf();
    const failure = await failureOf(agentTo(port));
    expect(failure).toMatchObject({ kind: 'not-connected', code: 'PROXY_UNREACHABLE' });
    expect(failure.message).toBe(`could not reach the proxy 127.0.0.1:${String(port)}: ${said}`);
  });

  test('ends with the request that it was for, though the proxy says nothing', async () => {
    const closed: Promise<unknown>[] = [];
    const proxy = await serveRaw((socket) => {
      closed.push(once(socket, 'close'));
      request.destroy(new Error('given up'));
    });
    const request = getPlainly(address, { agent: agentTo(proxy.port) });
    const failed = new Promise((_resolve, reject) => request.on('error', reject));
    await expect(failed).rejects.toThrow('The operation was aborted');
    await Promise.all(closed);
  });

  test('that is refused is closed', async () => {
    const closed: Promise<unknown>[] = [];
    const proxy = await serveRaw((socket, received) => {
      closed.push(once(socket, 'close'));
      if (isWhole(received)) socket.write('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await failureOf(agentTo(proxy.port));
    await Promise.all(closed);
  });
});

const authority = hasOpenssl() ? new Authority() : undefined;
const withOpenssl = authority === undefined ? describe.skip : describe;

withOpenssl(`certificates behind a proxy${authority === undefined ? ' (openssl is missing)' : ''}`, () => {
  const answer = respondWith('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello');
  const secure = (names: readonly string[]): Promise<RawServer> => {
    if (authority === undefined) throw new Error('openssl is missing');
    return serveRaw(answer, { tls: authority.issue(names) });
  };
  const trusted = (): string => readFileSync(authority?.file ?? '', 'utf8');

  test.each([
    ['IP:192.0.2.1', 'https://192.0.2.1/v1'],
    ['DNS:service.example', 'https://service.example/v1'],
  ])('are accepted for %s', async (name, where) => {
    const proxy = await carryingProxy((await secure([name])).port);
    expect(await answerOf(where, agentTo(proxy.port), trusted())).toBe('200 hello');
  });

  test.each([
    ['IP:192.0.2.2', 'https://192.0.2.1/v1'],
    ['DNS:localhost', 'https://192.0.2.1/v1'],
    ['DNS:other.example', 'https://service.example/v1'],
    ['DNS:localhost', 'https://service.example/v1'],
  ])('for %s are not accepted at %s', async (name, where) => {
    const proxy = await carryingProxy((await secure([name])).port);
    await expect(answerOf(where, agentTo(proxy.port), trusted())).rejects.toThrow(/altnames/);
  });
});
