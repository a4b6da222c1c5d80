import { describe, expect, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import type { Step } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { type RawServer, freePort, isWhole, respondWith, serveRaw } from '../steps/raw-servers.js';
import { runStep } from '../steps/step.js';
import { withoutProxies } from '../steps/variables.js';

withoutProxies();

const token = 'proxy-secret-token';
const password = 'p@ss/w:rd%';
const url = 'https://service.test/v1';
/** Leads to this machine, and is none of the names and addresses that no proxy is asked for. */
const host = '0.0.0.0';
const nowhere = 'http://127.0.0.1:9';

const addressOf = ({ port }: Pick<RawServer, 'port'>, user = ''): string => `http://${user}127.0.0.1:${String(port)}`;

/** Runs a step in this process, which has these variables. */
async function run(
  baseUrl: string,
  variables: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Step> {
  Object.assign(process.env, variables);
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'get-queue', 'base-url': baseUrl, 'api-token': token, 'max-attempts': '1', ...inputs },
  });
  expect(step).toMatchObject({ exitCode: 1, stderr: '' });
  expect(step.errors).toHaveLength(1);
  const written = step.stdout.replace(/^::add-mask::.*$/m, '') + step.summary;
  for (const secret of [token, password, encodeURIComponent(password)]) expect(written).not.toContain(secret);
  return step;
}

describe('a proxy that does not do its work is one clear line', () => {
  test.each([
    [
      '407 Proxy Authentication Required',
      /answered 407 Proxy Authentication Required instead of .*\. Give the name and the password/,
    ],
    ['403 Forbidden', /answered 403 Forbidden instead of .*\. Whoever runs the proxy/],
    ['404 Not Found', /answered 404 Not Found instead of /],
    ['502 Bad Gateway', /answered 502 Bad Gateway instead of /],
  ])('%s', async (status, line) => {
    const proxy = await serveRaw(respondWith(`HTTP/1.1 ${status}\r\ncontent-length: 4\r\n\r\noops`));
    const step = await run(url, { HTTPS_PROXY: addressOf(proxy, `someone:${encodeURIComponent(password)}@`) });
    expect(step.errors[0]).toContain(
      `get-queue: POST /getQueue could not be sent: the proxy 127.0.0.1:${String(proxy.port)} `,
    );
    expect(step.errors[0]).toMatch(line);
    const credentials = Buffer.from(`someone:${password}`).toString('base64');
    expect(proxy.received).toHaveLength(1);
    expect(proxy.received[0]).toMatch(/^CONNECT service\.test:443 HTTP\/1\.1\r\n/);
    expect(proxy.received[0]).toContain(`Proxy-Authorization: Basic ${credentials}\r\n`);
    expect(proxy.received[0]).not.toContain(token);
    expect(step.stdout).not.toContain(credentials);
  });

  test('a 502 may pass, and is tried again, even for a write: nothing was sent', async () => {
    const proxy = await serveRaw((socket, text) => {
      if (isWhole(text)) socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await run(url, { HTTPS_PROXY: addressOf(proxy) }, { operation: 'create-queue', 'max-attempts': '2' });
    expect(proxy.received).toHaveLength(2);
  });

  test.each([
    ['closes the connection', '', /could not reach the proxy 127\.0\.0\.1:\d+: .*\. Check the variable HTTPS_PROXY/],
    ['speaks another protocol', 'hello\r\n\r\n', /the proxy 127\.0\.0\.1:\d+: it does not speak HTTP\. /],
  ])('one that %s', async (_name, bytes, line) => {
    const proxy = await serveRaw((socket) => socket.end(bytes));
    expect((await run(url, { HTTPS_PROXY: addressOf(proxy) })).errors[0]).toMatch(line);
  });

  test('one that is silent ends with the timeout of the attempt', async () => {
    const proxy = await serveRaw(() => undefined);
    const step = await run(url, { HTTPS_PROXY: addressOf(proxy) }, { 'request-timeout-seconds': '1' });
    expect(step.errors[0]).toContain('was not sent: there was no connection to service.test within 1 s');
  });

  test('one that is not there', async () => {
    const step = await run(url, { HTTPS_PROXY: addressOf({ port: await freePort() }, 'someone:secret@') });
    expect(step.errors[0]).toMatch(
      /^get-queue: POST \/getQueue could not reach the proxy 127\.0\.0\.1:\d+: the connection was refused \(ECONNREFUSED\)\. Check/,
    );
    expect(step.errors[0]).not.toContain('secret');
  });

  test.each([
    [`http://someone:${password}@`, 'the variable HTTPS_PROXY holds no address of a proxy'],
    ['http://so%meone:x@127.0.0.1:1', 'the variable HTTPS_PROXY holds no address of a proxy'],
    ['http://127.0.0.1:port', 'the variable HTTPS_PROXY holds no address of a proxy'],
    ['socks5://127.0.0.1:1080', 'names a proxy of the kind socks5, and the action speaks to HTTP proxies only'],
  ])('the address %s', async (address, line) => {
    const step = await run(url, { HTTPS_PROXY: address });
    expect(step.errors[0]).toContain(line);
    expect(step.errors[0]).toContain('Give it as http://host:port');
  });

  test('at which nobody speaks TLS, though its address says so', async () => {
    const plain = await serveRaw((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const step = await run(url, { HTTPS_PROXY: addressOf(plain).replace('http:', 'https:') });
    expect(step.errors[0]).toContain(`could not reach the proxy 127.0.0.1:${String(plain.port)}`);
  });
});

test.each([
  ['as it is', (user: string, secret: string) => `${user}:${secret}`],
  ['alone', (_user: string, secret: string) => secret],
  ['in base64', (user: string, secret: string) => Buffer.from(`${user}:${secret}`).toString('base64')],
  ['URL-encoded', (_user: string, secret: string) => encodeURIComponent(secret)],
])("a proxy's echo of its password, %s, is taken out", async (_name, echo) => {
  const [user, secret] = ['proxy-user', 'pass word/0123456789'];
  const proxy = await serveRaw(respondWith(`HTTP/1.1 407 wrong ${echo(user, secret)}\r\ncontent-length: 0\r\n\r\n`));
  const step = await run(url, { https_proxy: addressOf(proxy, `${user}:${encodeURIComponent(secret)}@`) });
  expect(step.errors[0]).toContain('answered 407 wrong ***');
  const written = [step.stdout, step.summary, ...Object.values(step.outputs)].join('\n').toLowerCase();
  expect(written).not.toContain('0123456789');
  expect(written).not.toContain(Buffer.from('pass word').toString('base64').slice(0, 8).toLowerCase());
});

const authority = hasOpenssl() ? new Authority() : undefined;
const withOpenssl = authority === undefined ? describe.skip : describe;
const suffix = authority === undefined ? ' (openssl is missing)' : '';

/** A service by TLS. This process does not know its authority: a step that reaches it says so, and sends nothing. */
async function https(names: readonly string[], options: { readonly named?: string } = {}): Promise<RawServer> {
  if (authority === undefined) throw new Error('openssl is missing');
  return serveRaw(() => undefined, { tls: authority.issue(names), ...options });
}

withOpenssl(`without a proxy${suffix}`, () => {
  const reached = (where: string): RegExp =>
    new RegExp(`could not make a secure connection to ${where}:\\d+: its certificate comes from an authority`);

  test.each([
    ['NO_PROXY', host],
    ['no_proxy', host],
    ['NO_PROXY', '*'],
    ['NO_PROXY', `other.example, ${host}`],
    ['NO_PROXY', `other.example ${host}`],
    ['NO_PROXY', '*.0.0'],
    ['NO_PROXY', '.0.0'],
  ])('%s=%s goes directly', async (variable, list) => {
    const service = await https([`IP:${host}`], { named: host });
    const step = await run(service.url, { HTTPS_PROXY: nowhere, [variable]: list });
    expect(step.errors[0]).toMatch(reached('0\\.0\\.0\\.0'));
  });

  test('NO_PROXY with a port is for that port alone', async () => {
    const service = await https([`IP:${host}`], { named: host });
    const port = String(service.port);
    const step = await run(service.url, { HTTPS_PROXY: nowhere, NO_PROXY: `${host}:${port}` });
    expect(step.errors[0]).toMatch(reached('0\\.0\\.0\\.0'));
    const other = await run(service.url, { HTTPS_PROXY: nowhere, NO_PROXY: `${host}:1` });
    expect(other.errors[0]).toContain('the proxy');
  });

  test('this machine is reached, by HTTP and HTTPS', async () => {
    const service = await https(['DNS:localhost'], { named: 'localhost' });
    const variables = { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere, http_proxy: nowhere, ALL_PROXY: nowhere };
    expect((await run(service.url, variables)).errors[0]).toMatch(reached('localhost'));
    const plain = await serveRaw(respondWith('HTTP/1.1 418 Odd\r\ncontent-length: 0\r\n\r\n'));
    expect((await run(plain.url, variables)).errors[0]).toContain('answered 418 Odd');
  });
});

withOpenssl(`a proxy that is reached by TLS${suffix}`, () => {
  test('whose certificate is not accepted gets nothing', async () => {
    const proxy = await https(['IP:127.0.0.1']);
    const step = await run(url, { HTTPS_PROXY: addressOf(proxy, 'someone:x@').replace('http:', 'https:') });
    expect(step.errors[0]).toMatch(/could not reach the proxy 127\.0\.0\.1:\d+: .*certificate/);
    expect(proxy.received.join('')).toBe('');
  });
});
