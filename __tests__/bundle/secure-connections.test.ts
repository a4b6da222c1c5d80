import { describe, expect, test } from '@jest/globals';
import { Authority, type Certificate, hasOpenssl } from '../steps/certificates.js';
import { labelled } from '../steps/payloads.js';
import { respondWith, serveRaw } from '../steps/raw-servers.js';
import { runStep } from './step.js';
import type { Step } from '../steps/layout.js';

const token = 'tls-secret-token';
const running = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"state":"running"}';

async function run(url: string, environment: Record<string, string> = {}): Promise<Step> {
  const step = await runStep({
    environment,
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'get-queue', 'base-url': url, 'api-token': token },
  });
  expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
  return step;
}

const authority = hasOpenssl() ? new Authority() : undefined;
function known(): Authority {
  if (authority === undefined) throw new Error('openssl is missing');
  return authority;
}
const title = `certificates${authority === undefined ? ' (openssl is missing)' : ''}`;

(authority === undefined ? describe.skip : describe)(title, () => {
  const issued = () => known().issue(['DNS:localhost']);
  test.each<[what: string, tls: () => Certificate, isTrusted: boolean, says: string]>([
    ['of a private authority that NODE_EXTRA_CA_CERTS names', issued, true, ''],
    ['of a private authority that nothing names', issued, false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['that has expired', () => known().issue(['DNS:localhost'], -1), true, 'CERT_HAS_EXPIRED'],
    ['that vouches for itself', () => known().selfSigned(['DNS:localhost']), true, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['for another host', () => known().issue(['DNS:other.example']), true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('%s', async (_what, tls, isTrusted, code) => {
    const service = await serveRaw(respondWith(running), { tls: tls(), named: 'localhost' });
    const step = await run(service.url, isTrusted ? { NODE_EXTRA_CA_CERTS: known().file } : {});
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
  expect(service.received).toHaveLength(1);
  expect(service.received.join('')).not.toContain(token);
});
