import { describe, expect, test } from '@jest/globals';
import { answering, respond, serve } from '../../steps/servers.js';
import { BodyTooLarge } from '../../../src/service/transport/errors.js';
import type { Address } from '../../../src/service/transport/address.js';
import { forkedRun } from '../../../src/service/transport/credential.js';
import { ServiceClient } from '../../../src/service/requests/client.js';
import type { ServiceRequest } from '../../../src/service/requests/service-request.js';
import { clientOf, failureOf, queue, send, token } from './clients.js';

const nowhere = { url: 'http://127.0.0.1:9/v1' };

describe('a request', () => {
  /** What is sent where the content is an object, bytes, or nothing. */
  test.each<[Address['method'], content: object | undefined, url: string, body: string]>([
    ['POST', queue, '/v1/x', JSON.stringify(queue)],
    ['POST', Buffer.from('{"é": 1}'), '/v1/x', '{"é": 1}'],
    ['POST', undefined, '/v1/x', ''],
    ['PATCH', { hold: 'true' }, '/v1/x', '{"hold":"true"}'],
    ['PUT', { hold: 'é' }, '/v1/x', '{"hold":"é"}'],
    ['GET', { repo: 'o/n', repoHost: 'github.com' }, '/v1/x?repo=o%2Fn&repoHost=github.com', ''],
    ['DELETE', { hold: 'true' }, '/v1/x?hold=true', ''],
  ])('%s with %j', async (method, content, url, body) => {
    const service = await answering(200, { state: 'RUNNING' });
    const client = await clientOf(service);
    const address: Address = { method, path: '/x', effect: 'replace', response: 'json' };
    const response = await client.send({ address, content });
    expect(service.received).toMatchObject([{ method, url, body }]);
    expect(service.received[0]?.headers).toMatchObject({
      'x-api-token': token,
      accept: 'application/json, text/plain',
      'accept-encoding': 'gzip',
      'user-agent': 'merge-queue-action',
      ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    });
    expect(service.received[0]?.headers['content-type']).toBe(body === '' ? undefined : 'application/json');
    expect(JSON.stringify(service.received).split(token)).toHaveLength(2);
    expect(client.lastResponse).toBe(response);
  });

  test('that is too large is not sent', async () => {
    const service = await answering(200);
    const work = send(await clientOf(service), 'updateQueue', { ...queue, more: 'x'.repeat(21_000_000) });
    await expect(work).rejects.toThrow(BodyTooLarge);
    expect(service.received).toEqual([]);
  });

  test('that is retried has the same body, and the retry and the responses are reported', async () => {
    const told: unknown[] = [];
    const service = await serve((_request, response, count) => {
      if (count === 1) respond(response, 503, 'not now', { 'retry-after': '0' });
      else respond(response, 200, { a: 'x'.repeat(1994) });
    });
    const tell = (what: unknown): void => void told.push(what);
    const client = await clientOf(service, { maxAttempts: 3, onRetry: tell, onResponse: tell });
    await send(client, 'getQueue', queue);
    expect(service.received).toHaveLength(2);
    expect(service.received[1]?.body).toBe(service.received[0]?.body);
    expect(told).toMatchObject([
      'POST /getQueue answered 503 Service Unavailable, 7 bytes',
      { reason: 'POST /getQueue answered 503 Service Unavailable: not now', attempt: { number: 2, of: 3 } },
      'POST /getQueue answered 200 OK, 2,002 bytes',
    ]);
  });
});

describe('a client', () => {
  test('that describes hands a request over, and gives no answer', async () => {
    const described: ServiceRequest[] = [];
    const dry = ServiceClient.describing((request) => described.push(request));
    const address: Address = { method: 'POST', path: '/x', effect: 'write', response: 'anything' };
    const request = { address, content: { a: 1 } };
    let answered = false;
    void dry.send(request).then(() => (answered = true));
    await new Promise((done) => setImmediate(done));
    expect(described).toEqual([request]);
    expect([answered, dry.lastWrite, dry.isDry, dry.uploadsOnly]).toEqual([false, undefined, true, false]);
    expect((await clientOf(nowhere)).isDry).toBe(false);
  });

  test('of the run of a fork only uploads', async () => {
    expect((await clientOf(nowhere, { credential: forkedRun('7') })).uploadsOnly).toBe(true);
    expect((await clientOf(nowhere)).uploadsOnly).toBe(false);
  });

  test('for a request in passing tries once, and its response is not the last response', async () => {
    const service = await serve((_request, response, count) => {
      respond(response, count === 1 ? 503 : 200, {});
    });
    const client = await clientOf(service, { maxAttempts: 3 });
    const passing = client.inPassing();
    expect(await failureOf(send(passing, 'getQueue', queue))).toMatchObject({ status: 503 });
    await send(passing, 'getQueue', queue);
    expect(service.received).toHaveLength(2);
    expect([passing.lastResponse?.status, client.lastResponse]).toEqual([200, undefined]);
  });

  test('with other limits shares what was answered and written', async () => {
    const client = await clientOf(await answering(200, { state: 'RUNNING' }));
    const limited = client.limited({ maxAttempts: 2 });
    const response = await send(limited, 'createQueue', queue);
    expect([client.lastResponse, limited.lastResponse]).toEqual([response, response]);
    expect(client.lastWrite).toEqual({ asked: 'POST /createQueue', became: 'done' });
  });

  test('takes the slower of two clocks once a response has shown the clock of the service', async () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const clock = { now: () => now, sleep: () => Promise.resolve() };
    for (const [date, slower] of [
      ['Sat, 21 Nov 2026 11:50:00 GMT', now - 600_000],
      ['Sat, 21 Nov 2026 12:10:00 GMT', now],
    ] as const) {
      const client = await clientOf(await answering(200, { state: 'RUNNING' }, { date }), { clock });
      expect(client.bySlowerClock(now)).toBe(now);
      await send(client, 'getQueue', queue);
      expect(client.bySlowerClock(now)).toBe(slower);
    }
  });
});
