import { type IncomingMessage, get as getPlainly } from 'node:http';
import { get as getSecurely } from 'node:https';
import { connect, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ConnectionFailure } from '../../../src/service/transport/network-failures.js';
import { ProxyAgent } from '../../../src/service/transport/proxy-agent.js';
import { Authority, hasOpenssl } from '../../steps/certificates.js';
import { type RawServer, freePort, isWhole, respondWith, serveRaw } from '../../steps/raw-servers.js';

const agents: ProxyAgent[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
});

function agentTo(port: number, credentials?: string): ProxyAgent {
  const authorization = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const proxy = { url: new URL(`http://127.0.0.1:${String(port)}`), authorization };
  const agent = new ProxyAgent(proxy, { keepAlive: false, timeout: 5_000 });
  agents.push(agent);
  return agent;
}

async function answerOf(address: string, agent: ProxyAgent, ca?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (response: IncomingMessage): void => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (piece: string) => (body += piece))
        .on('end', () => {
          resolve(`${String(response.statusCode)} ${body}`);
        });
    };
    const request = address.startsWith('https:')
      ? getSecurely(address, { agent, ...(ca === undefined ? {} : { ca }) }, read)
      : getPlainly(address, { agent }, read);
    request.on('error', reject);
  });
}

async function failureOf(address: string, agent: ProxyAgent, ca?: string): Promise<ConnectionFailure> {
  const error: unknown = await answerOf(address, agent, ca).then(
    () => new Error('there is an answer'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectionFailure);
  return error as ConnectionFailure;
}

const refusing = (status: string): Promise<RawServer> =>
  serveRaw(respondWith(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`));
const address = 'http://service.example:8443/v1';

/** A proxy that carries bytes to a port of this machine. */
function carrying(port: number): Promise<RawServer> {
  const carried = new Set<number>();
  return serveRaw((client, text, connection) => {
    if (carried.has(connection) || !isWhole(text)) return;
    carried.add(connection);
    const onward = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.on('data', (piece: string) => onward.write(piece, 'latin1')).on('end', () => onward.end());
      onward.pipe(client);
    });
    sockets.push(onward);
    onward.on('error', () => client.destroy());
  });
}

describe('a connection through a proxy', () => {
  test('is asked for by CONNECT, and without credentials where the proxy has none', async () => {
    const service = await serveRaw(respondWith('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'));
    const proxy = await carrying(service.port);
    expect(await answerOf(address, agentTo(proxy.port))).toBe('200 hello');
    expect(proxy.received[0]).toMatch(/^CONNECT service\.example:8443 HTTP\/1\.1\r\n/);
    expect(proxy.received[0]).not.toMatch(/proxy-authorization/i);
    expect(service.received[0]).toMatch(/^GET \/v1 HTTP\/1\.1\r\n/);
  });

  test('is asked for with them, which the service does not see', async () => {
    const service = await serveRaw(respondWith('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'));
    const proxy = await carrying(service.port);
    expect(await answerOf(address, agentTo(proxy.port, 'someone:a-password'))).toBe('200 hello');
    expect(proxy.received[0]).toContain(
      `Proxy-Authorization: Basic ${Buffer.from('someone:a-password').toString('base64')}\r\n`,
    );
    expect(service.received[0]).not.toMatch(/proxy-authorization/i);
  });

  test.each([
    ['407 Proxy Authentication Required', 'tls', 'PROXY_AUTHENTICATION'],
    ['403 Forbidden', 'tls', 'PROXY_REFUSED'],
    ['499 Odd', 'tls', 'PROXY_REFUSED'],
    ['201 Created', 'tls', 'PROXY_REFUSED'],
    ['500 Oops', 'not-connected', 'PROXY_REFUSED'],
    ['502 Bad Gateway', 'not-connected', 'PROXY_REFUSED'],
  ])('that is answered with %s is a failure of the kind %s, %s', async (status, kind, code) => {
    const proxy = await refusing(status);
    const failure = await failureOf(address, agentTo(proxy.port));
    expect(failure).toMatchObject({ kind, code });
    expect(failure.message).toBe(
      `could not be sent: the proxy 127.0.0.1:${String(proxy.port)} answered ${status} instead of connecting to the service`,
    );
  });

  test('that is answered without a reason is told by the number', async () => {
    const proxy = await refusing('403');
    expect((await failureOf(address, agentTo(proxy.port))).message).toContain('answered 403 instead of');
  });

  test('that is answered at length is told in sixty characters', async () => {
    const proxy = await refusing(`403 ${'x'.repeat(200)}`);
    const { message } = await failureOf(address, agentTo(proxy.port));
    expect(message).toMatch(/answered 403 x{10,60}… /);
  });

  test.each([
    ['its password', 'a-password'],
    ['both', 'someone:a-password'],
    ['both in base64', Buffer.from('someone:a-password').toString('base64')],
    ['the header', `Basic ${Buffer.from('someone:a-password').toString('base64')}`],
  ])('whose refusal repeats %s is told without it', async (_name, repeated) => {
    const proxy = await refusing(`407 no ${repeated} here`);
    const { message } = await failureOf(address, agentTo(proxy.port, 'someone:a-password'));
    expect(message).toMatch(/answered 407 no (Basic )?\*\*\* here instead/);
  });

  test('whose password holds a colon is told without it', async () => {
    const proxy = await refusing('407 no part:and-more here');
    const { message } = await failureOf(address, agentTo(proxy.port, 'someone:part:and-more'));
    expect(message).toContain('answered 407 no *** here');
  });

  test('to a proxy that is not there is a failure that says why', async () => {
    const free = await freePort();
    const failure = await failureOf(address, agentTo(free));
    expect(failure).toMatchObject({ kind: 'not-connected', code: 'PROXY_UNREACHABLE' });
    expect(failure.message).toBe(
      `could not reach the proxy 127.0.0.1:${String(free)}: the connection was refused (ECONNREFUSED)`,
    );
  });

  test('to a proxy that does not speak HTTP is a failure that says so', async () => {
    const proxy = await serveRaw(respondWith('hello\r\n\r\n'));
    const failure = await failureOf(address, agentTo(proxy.port));
    expect(failure).toMatchObject({ kind: 'not-connected', code: 'PROXY_UNREACHABLE' });
    expect(failure.message).toBe(`could not reach the proxy 127.0.0.1:${String(proxy.port)}: it does not speak HTTP`);
  });

  test('to a proxy that hangs up is a failure in its own words', async () => {
    const proxy = await serveRaw((socket) => {
      socket.end();
    });
    const failure = await failureOf(address, agentTo(proxy.port));
    expect(failure).toMatchObject({ kind: 'not-connected', code: 'PROXY_UNREACHABLE' });
    expect(failure.message).toMatch(
      /^could not reach the proxy 127\.0\.0\.1:\d+: Proxy connection ended before receiving CONNECT response$/,
    );
  });

  test('ends with the request that it was for, though the proxy says nothing', async () => {
    let closed = (): void => undefined;
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const proxy = await serveRaw((socket) => {
      socket.on('close', closed);
      request.destroy(new Error('given up'));
    });
    const request = getPlainly(address, { agent: agentTo(proxy.port) });
    await expect(
      new Promise((_resolve, reject) => {
        request.on('error', reject);
      }),
    ).rejects.toThrow('The operation was aborted');
    await gone;
  });

  test('that is refused is closed', async () => {
    let closed = (): void => undefined;
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const proxy = await serveRaw((socket, text) => {
      socket.on('close', closed);
      if (isWhole(text)) socket.write('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await failureOf(address, agentTo(proxy.port));
    await gone;
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
    const proxy = await carrying((await secure([name])).port);
    expect(await answerOf(where, agentTo(proxy.port), trusted())).toBe('200 hello');
  });

  test.each([
    ['IP:192.0.2.2', 'https://192.0.2.1/v1'],
    ['DNS:localhost', 'https://192.0.2.1/v1'],
    ['DNS:other.example', 'https://service.example/v1'],
    ['DNS:localhost', 'https://service.example/v1'],
  ])('for %s are not accepted at %s', async (name, where) => {
    const proxy = await carrying((await secure([name])).port);
    await expect(answerOf(where, agentTo(proxy.port), trusted())).rejects.toThrow(/altnames/);
  });
});
