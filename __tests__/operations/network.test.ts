import { networkInterfaces } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import { labelled } from '../steps/payloads.js';
import { respondWith, serveRaw } from '../steps/raw-servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const token = 'network-secret-token';

async function run(url: string, inputs: Record<string, string> = {}): Promise<Step> {
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'get-queue', 'base-url': url, 'api-token': token, 'max-attempts': '1', ...inputs },
  });
  expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
  expect(step.errors.length).toBe(step.exitCode === 0 ? 0 : 1);
  return step;
}

const queue = '{"state":"running","enqueuedPullRequests":[]}';
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const whole = `${head}content-length: ${String(queue.length)}\r\n\r\n${queue}`;

describe('responses in every form that HTTP/1.1 has', () => {
  const chunked = queue
    .split(/(?<=,)/)
    .map((piece) => `${piece.length.toString(16)};extension=1\r\n${piece}\r\n`)
    .join('');
  test.each([
    [
      'chunked, with extensions and trailers',
      `${head}transfer-encoding: chunked\r\n\r\n${chunked}0\r\nx-trailer: 1\r\n\r\n`,
    ],
    ['without a length, ended by the end of the connection', `${head}connection: close\r\n\r\n${queue}`],
    ['HTTP/1.0', whole.replace('HTTP/1.1', 'HTTP/1.0')],
    [
      'several cookies',
      `${head}set-cookie: a=1\r\nset-cookie: b=2\r\ncontent-length: ${String(queue.length)}\r\n\r\n${queue}`,
    ],
    ['after 100 Continue', `HTTP/1.1 100 Continue\r\n\r\n${whole}`],
    ['after 103 Early Hints', `HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n${whole}`],
    ['without a status text', whole.replace('200 OK', '200 ')],
    ['without a status text and the space before it', whole.replace('200 OK', '200')],
    ['with header bytes that are not ASCII', whole.replace('\r\n\r\n', '\r\nx-odd: \u00e9\u00ff\t\u0080\r\n\r\n')],
    ['15 KB of headers', whole.replace('\r\n\r\n', `\r\nx-long: ${'y'.repeat(15_000)}\r\n\r\n`)],
    ['the same length twice in one header', whole.replace(/(content-length: )(\d+)/, '$1$2')],
  ])('%s', async (_name, raw) => {
    const service = await serveRaw(respondWith(Buffer.from(raw, 'latin1')));
    const step = await run(service.url);
    expect(step.errors).toEqual([]);
    expect(step.outputs['queue-state']).toBe('RUNNING');
  });

  test.each([
    [
      'headers larger than Node takes',
      whole.replace('\r\n\r\n', `\r\nx-long: ${'y'.repeat(200_000)}\r\n\r\n`),
      /other than HTTP: .*HPE_HEADER_OVERFLOW/,
    ],
    [
      'control characters in a header',
      whole.replace('\r\n\r\n', '\r\nx-odd: a\u0000b\r\n\r\n'),
      /other than HTTP: .*HPE_INVALID_HEADER_TOKEN/,
    ],
    [
      'two lengths',
      whole.replace('\r\n\r\n', '\r\ncontent-length: 3\r\n\r\n'),
      /other than HTTP: .*HPE_UNEXPECTED_CONTENT_LENGTH/,
    ],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', /other than HTTP: .*HPE_/],
    [
      'a length that is too short',
      whole.replace(/content-length: \d+/, 'content-length: 10'),
      /answered 200 OK, but its body is not JSON: \{"state":"/,
    ],
    [
      'chunks of no length',
      `${head}transfer-encoding: chunked\r\n\r\nxyz\r\n`,
      /answered 200 OK, but its body was cut off after 0 bytes/,
    ],
    ['nothing', '', /got no whole response from 127\.0\.0\.1:\d+: socket hang up \(ECONNRESET\)/],
  ])('%s is one clear line', async (_name, raw, line) => {
    const service = await serveRaw(respondWith(Buffer.from(raw, 'latin1')));
    const step = await run(service.url);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(line);
    expect(step.errors[0]).toMatch(/^get-queue: POST \/getQueue .*[.] (Check|Run|The service)/);
  });
});

describe('connections', () => {
  const hasIpv6 = Object.values(networkInterfaces()).some(
    (all) => all?.some(({ address }) => address === '::1') === true,
  );
  (hasIpv6 ? test : test.skip)(`IPv6 loopback${hasIpv6 ? '' : ' (no ::1 on this machine)'}`, async () => {
    const service = await serveRaw(respondWith(whole), { host: '::1' });
    const step = await run(service.url);
    expect(step.errors).toEqual([]);
    expect(service.received[0]).toMatch(new RegExp(`^host: \\[::1\\]:${String(service.port)}`, 'im'));
  });
});

const authority = hasOpenssl() ? new Authority() : undefined;

(authority === undefined ? test.skip : test)(
  `HTTP to a port that speaks TLS is one clear line${authority === undefined ? ' (openssl is missing)' : ''}`,
  async () => {
    const service = await serveRaw(respondWith(whole), { tls: authority?.issue(['IP:127.0.0.1']) ?? {} });
    const step = await run(service.url.replace('https:', 'http:'));
    expect(step.errors[0]).toMatch(
      /^get-queue: POST \/getQueue (got no whole response from|was answered by) 127\.0\.0\.1:\d+/,
    );
  },
);

describe('plain HTTP to another machine', () => {
  // A name that exists nowhere (RFC 6761, section 6.4), so that nothing is sent whatever the action decides.
  const elsewhere = 'http://service.invalid/v1';

  test('is tried only where allow-insecure-http says so', async () => {
    expect((await run(elsewhere)).errors[0]).toMatch(/input base-url: .*plain HTTP.*allow-insecure-http/);
    const [line] = (await run(elsewhere, { 'allow-insecure-http': 'true' })).errors;
    expect(line).toContain('get-queue: POST /getQueue');
    expect(line).not.toContain('input base-url');
  });
});
