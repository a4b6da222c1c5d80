import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { isWhole, serveRaw } from '../../steps/raw-servers.js';
import { answering, respond, serve } from '../../steps/servers.js';
import { withoutProxies } from '../../steps/variables.js';
import { ServiceClient } from '../../../src/service/requests/client.js';
import { apiToken } from '../../../src/service/transport/credential.js';
import { clientOf, failureOf, pullRequest, queue, token } from './clients.js';
import { testClock } from './test-clock.js';

withoutProxies();

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 19\r\n\r\n{"state":"RUNNING"}';
const requests = (text: string): number => text.split('x-api-token').length - 1;

describe('the timeout of an attempt', () => {
  test.each([
    ['is at most the time that is left', { deadline: 200 }, /within 0\.2 s$/],
    ['may be another for some requests', { attemptTimeoutMs: 100 }, /within 0\.1 s$/],
  ])('%s', async (_what, limits, message) => {
    const service = await serve(() => undefined);
    const client = await clientOf(service, { clock: testClock(0) });
    const failure = await failureOf(client.limited(limits).send('getQueue', queue));
    expect(failure).toMatchObject({ kind: 'timeout', message: expect.stringMatching(message) });
    expect(service.received).toHaveLength(1);
  });

  test('begins anew with each attempt', async () => {
    const service = await serve((_request, response, count) => {
      if (count === 2) respond(response, 200, { state: 'RUNNING' });
    });
    const client = await clientOf(service, { maxAttempts: 2, attemptTimeoutMs: 150 });
    expect((await client.send('getQueue', queue)).status).toBe(200);
  });
});

describe('an abort', () => {
  test('ends a request that is under way at once, with its reason, and closes its connection', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    let closed: Promise<unknown> = Promise.resolve();
    const service = await serve((_request, response) => {
      closed = once(response, 'close');
      controller.abort(reason);
    });
    // An attempt that the abort does not end takes longer than a test may.
    const patient = { attemptTimeoutMs: 600_000, maxAttempts: 3 };
    const client = await clientOf(service, { signal: controller.signal, ...patient });
    await expect(client.send('getQueue', queue)).rejects.toBe(reason);
    await closed;
    expect(service.received).toHaveLength(1);
  });

  test('ends a response whose body is still coming', async () => {
    const controller = new AbortController();
    const service = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"state"');
      setTimeout(() => {
        controller.abort(new Error('cancelled'));
      }, 50);
    });
    const client = await clientOf(service, { signal: controller.signal });
    await expect(client.send('getQueue', queue)).rejects.toThrow('cancelled');
  });

  test('of one client leaves another with the same connections alone', async () => {
    const client = await clientOf(await answering(200, { state: 'RUNNING' }));
    const aborted = client.limited({ signal: AbortSignal.abort(new Error('cancelled')) });
    await expect(aborted.send('getQueue', queue)).rejects.toThrow('cancelled');
    expect((await client.send('getQueue', queue)).status).toBe(200);
  });
});

test('a write whose TLS handshake never ends did not arrive', async () => {
  const silent = await serveRaw(() => undefined);
  const client = await clientOf({ url: silent.url.replace('http:', 'https:') }, { attemptTimeoutMs: 300 });
  const failure = await failureOf(client.send('submitPullRequest', pullRequest));
  expect(failure.kind).toBe('not-connected');
  expect(failure.message).toMatch(/^POST \/submitPullRequest was not sent: there was no connection to /);
  expect(client.lastWrite?.became).toBe('not-done');
});

describe('a connection', () => {
  test('is used again for a read, and is new for a write', async () => {
    const service = await serveRaw((socket, text) => {
      if (isWhole(text)) socket.write(ok);
    });
    const client = await clientOf(service);
    await client.send('getQueue', queue);
    await client.send('getQueue', queue);
    await client.send('createQueue', queue);
    await client.send('updateQueue', queue);
    expect(service.received.map(requests)).toEqual([2, 2]);
  });

  test('does not go on with a body that nobody wants any more', async () => {
    let connectionClosed: Promise<unknown> | undefined;
    const service = await serveRaw((socket) => {
      if (connectionClosed !== undefined) return;
      connectionClosed = new Promise((done) => socket.pause().once('close', done));
      socket.write('HTTP/1.1 413 Payload Too Large\r\ncontent-length: 3\r\n\r\nbig');
      setTimeout(() => socket.resume(), 100);
    });
    const client = await clientOf(service);
    const failure = await failureOf(client.send('setImpactedTargets', Buffer.alloc(15_000_000, 'x')));
    expect(failure).toMatchObject({ kind: 'status', status: 413 });
    expect(failure.message).toMatch(/: big$/);
    await connectionClosed;
    expect(service.received[0]?.length).toBeLessThan(15_000_000);
  });
});

test('an address of no proxy in the environment is an error before anything is sent', async () => {
  process.env.https_proxy = 'socks5://127.0.0.1:1';
  const created = ServiceClient.create({
    baseUrl: 'https://x.example/v1',
    credential: apiToken(token),
    attemptTimeoutMs: 1,
    maxAttempts: 1,
  });
  await expect(created).rejects.toThrow('the variable https_proxy starts with socks5://');
});
