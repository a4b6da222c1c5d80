import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Authority, type Certificate, hasOpenssl } from '../steps/certificates.js';
import type { Step } from '../steps/layout.js';
import { labelled } from '../steps/payloads.js';
import { type RawServer, carryingProxy, freePort, respondWith, serveRaw } from '../steps/raw-servers.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep } from './step.js';

const token = 'connection-secret-token';
const password = 'p@ss/w:rd%';
const running = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"state":"running"}';
/** Leads to this machine, and isn't one of the names and addresses that bypass proxies. */
const host = '0.0.0.0';
const authority = hasOpenssl() ? new Authority() : undefined;

function known(): Authority {
  if (authority === undefined) throw new Error('openssl is missing');
  return authority;
}

/** A service that speaks TLS. */
const secure = (named = host, tls: Certificate = known().issue([`IP:${host}`])): Promise<RawServer> =>
  serveRaw(respondWith(running), { tls, named });

const trusting = (): Record<string, string> => ({ NODE_EXTRA_CA_CERTS: known().file });

/** Reads a queue in a process that may take proxies and certificates from its environment. No secret is written. */
async function run(url: string, environment: Record<string, string> = {}, timeout = '30'): Promise<Step> {
  const step = await runStep({
    // The packages that connect through proxies print what they do, and with which headers, where DEBUG is set.
    environment: { DEBUG: '*', ...environment },
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      ...{ operation: 'get-queue', 'base-url': url, 'api-token': token },
      ...{ 'max-attempts': '1', 'request-timeout-seconds': timeout },
    },
  });
  expect(step.stderr).toBe('');
  const written = step.stdout.replace(/^::add-mask::.*$/m, '') + step.summary;
  for (const secret of [token, password, encodeURIComponent(password)]) expect(written).not.toContain(secret);
  return step;
}

function expectRead(step: Step): void {
  expect([step.errors, step.outputs['queue-state']]).toEqual([[], 'RUNNING']);
}

let started: ChildProcess | undefined;
afterEach(async () => {
  if (started?.kill('SIGTERM')) await once(started, 'close');
  started = undefined;
});

/** A proxy that runs in the foreground, and a function that reads what it says that it did. */
async function tinyproxy(user: string) {
  const folder = temporaryFolder();
  const port = await freePort();
  const [file, log] = [join(folder, 'configuration'), join(folder, 'log')];
  // Started by root, it may switch to another user.
  chmodSync(folder, 0o777);
  const allowed = ['Listen 127.0.0.1', 'Allow 127.0.0.1', 'Timeout 20', 'LogLevel Info', `BasicAuth ${user}`];
  writeFileSync(file, [`Port ${String(port)}`, ...allowed, `LogFile "${log}"`, ''].join('\n'));
  started = spawn('tinyproxy', ['-d', '-c', file], { stdio: 'ignore' });
  let isOpen = false;
  while (!isOpen) {
    await delay(25);
    const socket = connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
  return { port: String(port), log: () => readFileSync(log, 'utf8') };
}

const missing = [
  ...(authority === undefined ? ['openssl'] : []),
  ...(spawnSync('tinyproxy', ['-v']).status === 0 ? [] : ['tinyproxy']),
];
const needing = (programs: readonly string[]): string =>
  programs.length === 0 ? '' : ` (missing: ${programs.join(', ')})`;

(missing.length === 0 ? test : test.skip)(`tinyproxy carries HTTPS by CONNECT${needing(missing)}`, async () => {
  const [service, { port, log }] = [await secure(), await tinyproxy('someone pass-word.1')];
  for (const [variable, scheme] of [
    ['HTTPS_PROXY', 'http://'],
    ['https_proxy', ''],
  ] as const) {
    const proxy = `${scheme}someone:pass%2Dword.1@127.0.0.1:${port}`;
    expectRead(await run(service.url, { ...trusting(), [variable]: proxy }));
  }
  expect(log().match(/CONNECT 0\.0\.0\.0:\d+ HTTP\/1\.1/g)).toHaveLength(2);
  expect(log()).not.toContain(token);
  for (const user of ['', `someone:${encodeURIComponent(password)}@`]) {
    const refused = await run(service.url, { ...trusting(), HTTPS_PROXY: `http://${user}127.0.0.1:${port}` });
    const line = `^get-queue: POST /getQueue could not be sent: the proxy 127\\.0\\.0\\.1:${port} answered 40[17] .* instead of connecting to the service\\. `;
    expect([refused.exitCode, refused.errors]).toEqual([1, [expect.stringMatching(line)]]);
  }
  expect(service.received.filter((text) => text !== '')).toHaveLength(2);
});

const openssl = needing(missing.filter((program) => program === 'openssl'));

(authority === undefined ? describe.skip : describe)(`TLS${openssl}`, () => {
  test('to a proxy: the service does not see its name and password, nor the proxy the token', async () => {
    const service = await secure();
    const proxy = await carryingProxy(service.port, known().issue(['IP:127.0.0.1']));
    const address = `https://someone:${encodeURIComponent(password)}@127.0.0.1:${String(proxy.port)}`;
    expectRead(await run(service.url, { ...trusting(), HTTPS_PROXY: address }));
    const credentials = Buffer.from(`someone:${password}`).toString('base64');
    expect(proxy.received[0]).toMatch(new RegExp(`^CONNECT 0\\.0\\.0\\.0:${String(service.port)} HTTP/1\\.1\r\n`));
    expect(proxy.received[0]).toContain(`Proxy-Authorization: Basic ${credentials}`);
    expect(proxy.received.join('')).not.toContain(token);
    expect(service.received.join('').toLowerCase()).not.toContain('proxy-authorization');
  });

  const issued = () => known().issue(['DNS:localhost']);
  test.each<[what: string, tls: () => Certificate, isTrusted: boolean, says: string]>([
    ['of a private authority that NODE_EXTRA_CA_CERTS names', issued, true, ''],
    ['of a private authority that nothing names', issued, false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['that has expired', () => known().issue(['DNS:localhost'], -1), true, 'CERT_HAS_EXPIRED'],
    ['that vouches for itself', () => known().selfSigned(['DNS:localhost']), true, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['for another host', () => known().issue(['DNS:other.example']), true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('with a certificate %s', async (_what, tls, isTrusted, code) => {
    const service = await secure('localhost', tls());
    const step = await run(service.url, isTrusted ? trusting() : {});
    const line = `could not make a secure connection to localhost:${String(service.port)}: .* \\(${code}\\)\\. `;
    expect(step.errors).toEqual(code === '' ? [] : [expect.stringMatching(line)]);
    expect(step.outputs['queue-state']).toBe(code === '' ? 'RUNNING' : undefined);
    expect(service.received.join('').includes('x-api-token')).toBe(code === '');
  });
});

test('HTTPS to a port that speaks plain HTTP: nothing of the request is sent', async () => {
  const service = await serveRaw((socket) => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'));
  const step = await run(service.url.replace('http:', 'https:'));
  expect(step.errors).toEqual([
    `get-queue: POST /getQueue could not make a secure connection to 127.0.0.1:${String(service.port)}: this port does not use TLS. Check host and port of base-url, or write http:// if the service has no TLS`,
  ]);
  expect(service.received.join('')).not.toContain(token);
});

test('a proxy that is silent ends with the timeout of the attempt, and the process with it', async () => {
  const proxy = await serveRaw(() => undefined);
  // A connection that kept the process alive would take longer than a test may.
  const step = await run('https://service.test/v1', { HTTPS_PROXY: `http://127.0.0.1:${String(proxy.port)}` }, '1');
  expect(step.errors[0]).toContain('was not sent: there was no connection to service.test within 1 s');
});
