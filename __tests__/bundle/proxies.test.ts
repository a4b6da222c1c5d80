import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import { labelled } from '../steps/payloads.js';
import { type RawServer, carryingProxy, freePort, respondWith, serveRaw } from '../steps/raw-servers.js';
import { runStep } from './step.js';
import type { Step } from '../steps/layout.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const token = 'proxy-secret-token';
const password = 'p@ss/w:rd%';
const running = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"state":"running"}';
/** Leads to this machine, and isn't one of the names and addresses that bypass proxies. */
const host = '0.0.0.0';
const authority = hasOpenssl() ? new Authority() : undefined;

function known(): Authority {
  if (authority === undefined) throw new Error('openssl is missing');
  return authority;
}

function https(names = [`IP:${host}`]): Promise<RawServer> {
  const tls = known().issue(names);
  return serveRaw(respondWith(running), { tls, named: host });
}

async function run(
  url: string,
  environment: Record<string, string>,
  inputs: Record<string, string> = {},
): Promise<Step> {
  const step = await runStep({
    // The packages that connect through proxies print what they do, and with which headers, where this is set.
    environment: {
      DEBUG: '*',
      ...(authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: authority.file }),
      ...environment,
    },
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'get-queue', 'base-url': url, 'api-token': token, 'max-attempts': '1', ...inputs },
  });
  expect(step.stderr).toBe('');
  const written = step.stdout.replace(/^::add-mask::.*$/m, '') + step.summary;
  for (const secret of [token, password, encodeURIComponent(password)]) expect(written).not.toContain(secret);
  return step;
}

const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(25);
  }
  throw new Error(`nothing listens on port ${String(port)}`);
}

function hasTinyproxy(): boolean {
  return spawnSync('tinyproxy', ['-v']).status === 0;
}

/** A proxy that runs in the foreground, and a function that reads what it says that it did. */
async function tinyproxy(extra = '') {
  const folder = temporaryFolder();
  const port = await freePort();
  const [file, log] = [join(folder, 'configuration'), join(folder, 'log')];
  // Started by root, it may switch to another user.
  chmodSync(folder, 0o777);
  const allowed = ['Listen 127.0.0.1', 'Allow 127.0.0.1', 'Timeout 20', 'LogLevel Info'];
  writeFileSync(file, [`Port ${String(port)}`, ...allowed, `LogFile "${log}"`, extra, ''].join('\n'));
  started.push(spawn('tinyproxy', ['-d', '-c', file], { stdio: 'ignore' }));
  await listening(port);
  return { port, log: () => readFileSync(log, 'utf8') };
}

const missing = [...(authority === undefined ? ['openssl'] : []), ...(hasTinyproxy() ? [] : ['tinyproxy'])];
const withTinyproxy = missing.length === 0 ? describe : describe.skip;

withTinyproxy(`through tinyproxy${missing.length === 0 ? '' : ` (missing: ${missing.join(', ')})`}`, () => {
  test('carries HTTPS by CONNECT', async () => {
    const [service, proxy] = [await https(), await tinyproxy()];
    for (const [variable, scheme] of [
      ['HTTPS_PROXY', 'http://'],
      ['https_proxy', ''],
    ] as const) {
      const step = await run(service.url, { [variable]: `${scheme}127.0.0.1:${String(proxy.port)}` });
      expect(step.errors).toEqual([]);
      expect(step.outputs['queue-state']).toBe('RUNNING');
    }
    expect(proxy.log().match(/CONNECT 0\.0\.0\.0:\d+ HTTP\/1\.1/g)).toHaveLength(2);
    expect(proxy.log()).not.toContain(token);
  });

  test('with a name and a password', async () => {
    const [service, proxy] = [await https(), await tinyproxy('BasicAuth someone pass-word.1')];
    const address = (user: string): string => `http://${user}127.0.0.1:${String(proxy.port)}`;
    const step = await run(service.url, { HTTPS_PROXY: address('someone:pass%2Dword.1@') });
    expect(step.errors).toEqual([]);
    for (const user of ['', `someone:${encodeURIComponent(password)}@`]) {
      const refused = await run(service.url, { HTTPS_PROXY: address(user) }, { 'max-attempts': '5' });
      expect(refused.errors).toEqual([
        expect.stringMatching(
          new RegExp(
            `^get-queue: POST /getQueue could not be sent: the proxy 127\\.0\\.0\\.1:${String(proxy.port)} answered 40[17] .* instead of connecting to the service\\. `,
          ),
        ),
      ]);
      expect(refused.exitCode).toBe(1);
    }
    expect(service.received.filter((text) => text !== '')).toHaveLength(1);
  });
});

const withOpenssl = authority === undefined ? describe.skip : describe;

withOpenssl(`a proxy that is reached by TLS${authority === undefined ? ' (openssl is missing)' : ''}`, () => {
  test('carries HTTPS, with a name and a password that only it sees', async () => {
    const service = await https();
    const proxy = await carryingProxy(service.port, known().issue(['IP:127.0.0.1']));
    const user = `someone:${encodeURIComponent(password)}@`;
    const step = await run(service.url, { HTTPS_PROXY: `https://${user}127.0.0.1:${String(proxy.port)}` });
    expect(step.errors).toEqual([]);
    expect(step.outputs['queue-state']).toBe('RUNNING');
    const credentials = Buffer.from(`someone:${password}`).toString('base64');
    expect(proxy.received[0]).toMatch(new RegExp(`^CONNECT 0\\.0\\.0\\.0:${String(service.port)} HTTP/1\\.1\r\n`));
    expect(proxy.received[0]).toContain(`Proxy-Authorization: Basic ${credentials}`);
    expect(proxy.received.join('')).not.toContain(token);
    expect(service.received.join('').toLowerCase()).not.toContain('proxy-authorization');
  });
});

test('a proxy that is silent ends with the timeout of the attempt, and the process with it', async () => {
  const proxy = await serveRaw(() => undefined);
  // A connection that kept the process alive would take longer than a test may.
  const step = await run(
    'https://service.test/v1',
    { HTTPS_PROXY: `http://127.0.0.1:${String(proxy.port)}` },
    { 'request-timeout-seconds': '1' },
  );
  expect(step.errors[0]).toContain('was not sent: there was no connection to service.test within 1 s');
});
