import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { isWhole, serveRaw } from '../../steps/raw-servers.js';
import { answering, respond, serve } from '../../steps/servers.js';
import { clientOf, failureOf, pullRequest, queue, send } from './clients.js';
import { testClock } from './test-clock.js';

test('the timeout of an attempt is at most the time that is left', async () => {
  const service = await serve(() => undefined);
  const client = (await clientOf(service, { clock: testClock(0) })).limited({ deadline: 600 });
  const failure = await failureOf(send(client, 'getQueue', queue));
  expect(failure).toMatchObject({ kind: 'timeout', message: expect.stringMatching(/within 0\.6 s$/) });
  expect(service.received).toHaveLength(1);
});

test('the timeout of an attempt begins anew with each attempt', async () => {
  const service = await serve((_request, response, count) => {
    if (count === 2) respond(response, 200, { state: 'RUNNING' });
  });
  const client = await clientOf(service, { maxAttempts: 2, attemptTimeoutMs: 150 });
  expect((await send(client, 'getQueue', queue)).status).toBe(200);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['that is under way', () => undefined],
  ['whose body is still coming', (response) => response.writeHead(200, { 'content-length': '100' }).write('{"state"')],
])('an abort ends a request %s at once, with its reason, and closes its connection', async (_what, begin) => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  let closed: Promise<unknown> = Promise.resolve();
  const service = await serve((_request, response) => {
    closed = once(response, 'close');
    begin(response);
    setTimeout(() => controller.abort(reason), 50);
  });
  // An attempt that the abort does not end takes longer than a test may.
  const patient = { attemptTimeoutMs: 600_000, maxAttempts: 3 };
  const client = await clientOf(service, { signal: controller.signal, ...patient });
  await expect(send(client, 'getQueue', queue)).rejects.toBe(reason);
  await closed;
  expect(service.received).toHaveLength(1);
});

test('an abort of one client leaves another with the same connections alone', async () => {
  const client = await clientOf(await answering(200, { state: 'RUNNING' }));
  const aborted = client.limited({ signal: AbortSignal.abort(new Error('cancelled')) });
  await expect(send(aborted, 'getQueue', queue)).rejects.toThrow('cancelled');
  expect((await send(client, 'getQueue', queue)).status).toBe(200);
});

test('a write whose TLS handshake never ends did not arrive', async () => {
  const silent = await serveRaw(() => undefined);
  const client = await clientOf({ url: silent.url.replace('http:', 'https:') }, { attemptTimeoutMs: 300 });
  const failure = await failureOf(send(client, 'submitPullRequest', pullRequest));
  expect(failure.kind).toBe('not-connected');
  expect(failure.message).toMatch(/^POST \/submitPullRequest was not sent: there was no connection to /);
  expect(client.lastWrite?.became).toBe('not-done');
});

test('a connection is used again for a read, and is new for a write', async () => {
  const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"state":"RUNNING"}';
  const service = await serveRaw((socket, text) => {
    if (isWhole(text)) socket.write(ok);
  });
  const client = await clientOf(service);
  for (const name of ['getQueue', 'getQueue', 'createQueue', 'updateQueue'] as const) await send(client, name, queue);
  expect(service.received.map((text) => text.split('x-api-token').length - 1)).toEqual([2, 2]);
});

test('the rest of a body is not sent when the response came before it', async () => {
  let connectionClosed: Promise<unknown> | undefined;
  const service = await serveRaw((socket) => {
    if (connectionClosed !== undefined) return;
    connectionClosed = new Promise((done) => socket.pause().once('close', done));
    socket.write('HTTP/1.1 413 Payload Too Large\r\ncontent-length: 3\r\n\r\nbig');
    setTimeout(() => socket.resume(), 100);
  });
  const client = await clientOf(service);
  const failure = await failureOf(send(client, 'setImpactedTargets', Buffer.alloc(15_000_000, 'x')));
  expect(failure).toMatchObject({ kind: 'status', status: 413, message: expect.stringMatching(/: big$/) });
  await connectionClosed;
  expect(service.received[0]?.length).toBeLessThan(15_000_000);
});
