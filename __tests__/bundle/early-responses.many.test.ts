import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { serveRaw } from '../steps/raw-servers.js';
import { runStep } from './step.js';

const token = 'early-secret-token';
/** Far more than the buffers of both sides hold. */
const targets = Array.from({ length: 15_000 }, (_, index) => `//pkg/${String(index).padStart(990, 'x')}`).join('\n');
const why = 'no, and this is why';
const refusal = `HTTP/1.1 413 Payload Too Large\r\ncontent-type: text/plain\r\ncontent-length: ${String(why.length)}\r\nconnection: close\r\n\r\n${why}`;

test.each<[ending: string, end: (socket: Socket) => unknown]>([
  ['destroys the socket', (socket) => socket.destroySoon()],
  ['resets the connection', (socket) => setTimeout(() => socket.resetAndDestroy(), 5)],
  ['closes its side and reads no more', (socket) => socket.pause().end()],
  ['lingers and reads the rest', (socket) => socket.end()],
  ['reads no more and leaves the connection open', (socket) => socket.pause()],
])('a response to a large upload that is still being sent is shown when the server %s', async (_ending, end) => {
  const answered = new Set<number>();
  const service = await serveRaw((socket, text, connection) => {
    if (answered.has(connection) || !text.includes('\r\n\r\n')) return;
    answered.add(connection);
    socket.write(refusal, () => end(socket));
  });
  const upload = {
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      operation: 'set-impacted-targets',
      'base-url': service.url,
      'api-token': token,
      'impacted-targets-file': 'targets',
      'max-attempts': '1',
      'request-timeout-seconds': '10',
    },
    files: { targets },
  };
  // Whether the response or the end of the connection is seen first is chance: side by side, some steps see the end.
  for (const step of await Promise.all(Array.from({ length: 3 }, () => runStep(upload)))) {
    expect([step.exitCode, step.errors]).toEqual([
      1,
      [expect.stringContaining(`POST /setImpactedTargets answered 413 Payload Too Large: ${why}. `)],
    ]);
    expect(step.errors[0]).toContain('Send ALL');
    expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
  }
  // Otherwise the response would not have come early.
  expect(service.received[0]?.length).toBeLessThan(targets.length * 2);
});
