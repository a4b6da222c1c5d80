import type { Socket } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import { labelled } from '../steps/payloads.js';
import { type RawServer, serveRaw } from '../steps/raw-servers.js';
import { nodes, runStep } from './step.js';
import type { Step } from '../steps/layout.js';

const token = 'early-secret-token';
/** Far more than the buffers of both sides hold. */
const targets = Array.from({ length: 150_000 }, (_, index) => `//pkg/${String(index).padStart(90, 'x')}`).join('\n');

const earlyResponse = (status: string, body: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: ${String(body.length)}\r\nconnection: close\r\n\r\n${body}`;

/** How a server that does not want the rest of a body behaves after its response. */
const endings = {
  'destroys the socket': (socket) => {
    socket.destroySoon();
  },
  'resets the connection': (socket) => {
    setTimeout(() => socket.resetAndDestroy(), 5);
  },
  'closes its side and reads no more': (socket) => socket.pause().end(),
  'lingers and reads the rest': (socket) => socket.end(),
  'reads no more and leaves the connection open': (socket) => socket.pause(),
} as const satisfies Record<string, (socket: Socket) => void>;

function refusing(
  status: string,
  body: string,
  ending: keyof typeof endings,
  options: Parameters<typeof serveRaw>[1] = {},
): Promise<RawServer> {
  const answered = new Set<number>();
  return serveRaw((socket, text, connection) => {
    if (answered.has(connection) || !text.includes('\r\n\r\n')) return;
    answered.add(connection);
    socket.write(earlyResponse(status, body), () => {
      endings[ending](socket);
    });
  }, options);
}

const authority = hasOpenssl() ? new Authority() : undefined;

function upload(url: string, node: string): Promise<Step> {
  return runStep({
    node,
    environment: authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: authority.file },
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      operation: 'set-impacted-targets',
      'base-url': url,
      'api-token': token,
      'impacted-targets-file': 'targets',
      'max-attempts': '1',
      'request-timeout-seconds': '10',
    },
    files: { targets },
  });
}

async function isShown(node: string, ending: keyof typeof endings, tls?: TlsOptions): Promise<void> {
  for (const [status, advice] of [
    ['413 Payload Too Large', 'Send ALL'],
    ['401 Unauthorized', 'Check the api-token'],
  ] as const) {
    const service = await refusing(status, 'no, and this is why', ending, tls === undefined ? {} : { tls });
    for (const step of await Promise.all((tls === undefined ? [1, 2, 3] : [1]).map(() => upload(service.url, node)))) {
      expect(step.errors).toHaveLength(1);
      expect(step.errors[0]).toMatch(
        new RegExp(`^set-impacted-targets: POST /setImpactedTargets answered ${status}: no, and this is why\\. `),
      );
      expect(step.errors[0]).toContain(advice);
      expect(step.exitCode).toBe(1);
      expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
    }
    // Otherwise the response would not have come early.
    expect(service.received[0]?.length).toBeLessThan(targets.length * 2);
  }
}

const allEndings = Object.keys(endings) as (keyof typeof endings)[];

describe.each(nodes)('on %s, a response to a large upload that is still being sent', (_name, node) => {
  test.each(allEndings)('is shown when the server %s', async (ending) => {
    await isShown(node, ending);
  });

  // A connection that is reset takes what was encrypted and not read with it, on either side.
  (authority === undefined ? test.skip : test).each(allEndings.filter((ending) => ending !== 'resets the connection'))(
    'is shown over TLS when the server %s',
    async (ending) => {
      await isShown(node, ending, authority?.issue(['IP:127.0.0.1']));
    },
  );
});
