import { describe, expect, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
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
  test('of a private authority are trusted by NODE_EXTRA_CA_CERTS, and not without', async () => {
    const service = await serveRaw(respondWith(running), { tls: known().issue(['DNS:localhost']), named: 'localhost' });
    const step = await run(service.url, { NODE_EXTRA_CA_CERTS: known().file });
    expect(step.errors).toEqual([]);
    expect(step.outputs['queue-state']).toBe('RUNNING');
    const untrusted = await run(service.url);
    expect(untrusted.exitCode).toBe(1);
    expect(untrusted.errors).toEqual([
      expect.stringMatching(
        /^get-queue: POST \/getQueue could not make a secure connection to localhost:\d+: its certificate comes from an authority that this runner does not trust, .* \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)\. If the service uses a private certificate authority, name its file in NODE_EXTRA_CA_CERTS$/,
      ),
    ]);
    // One connection each, and nothing sent on the second.
    expect(service.received.filter((text) => text.includes('x-api-token'))).toHaveLength(1);
  });

  test('that are not accepted: said with the host, and nothing is sent', async () => {
    for (const [certificate, line] of [
      [
        known().issue(['DNS:localhost'], -1),
        /its certificate has expired \(CERT_HAS_EXPIRED\)\. The operator of the service/,
      ],
      [known().selfSigned(['DNS:localhost']), /its certificate is self-signed \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. If/],
      [
        known().issue(['DNS:other.example']),
        /its certificate is not for this host: Host: localhost\. is not in the cert's altnames: DNS:other\.example \(ERR_TLS_CERT_ALTNAME_INVALID\)\. Give base-url/,
      ],
    ] as const) {
      const service = await serveRaw(respondWith(running), { tls: certificate, named: 'localhost' });
      const step = await run(service.url, { NODE_EXTRA_CA_CERTS: known().file });
      expect(step.exitCode).toBe(1);
      expect(step.errors).toHaveLength(1);
      expect(step.errors[0]).toContain(`could not make a secure connection to localhost:${String(service.port)}: `);
      expect(step.errors[0]).toMatch(line);
      expect(service.received.join('')).toBe('');
    }
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
