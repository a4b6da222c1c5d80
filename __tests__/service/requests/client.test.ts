import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { answering, respond, serve } from '../../steps/servers.js';
import { respondWith, serveRaw } from '../../steps/raw-servers.js';
import { BodyTooLarge } from '../../../src/service/transport/errors.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import type { Address } from '../../../src/service/transport/address.js';
import { forkedRun } from '../../../src/service/transport/credential.js';
import { ServiceClient } from '../../../src/service/requests/client.js';
import type { ServiceRequest } from '../../../src/service/requests/service-request.js';
import { EndpointClient, clientOf, failureOf, queue, queueFailure, token } from './clients.js';

describe('a request', () => {
  test('is the method, path, headers and body of its endpoint', async () => {
    const service = await answering(200, { state: 'RUNNING' });
    const client = await clientOf(service);
    const response = await client.send('getQueue', queue);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ method: 'POST', url: '/v1/getQueue', body: JSON.stringify(queue) });
    expect(service.received[0]?.headers).toMatchObject({
      'x-api-token': token,
      'content-type': 'application/json',
      accept: 'application/json, text/plain',
      'accept-encoding': 'gzip',
      'user-agent': 'merge-queue-action',
      'content-length': String(JSON.stringify(queue).length),
    });
    expect(response).toMatchObject({
      status: 200,
      received: '{"state":"RUNNING"}',
      text: '{"state":"RUNNING"}',
      json: { state: 'RUNNING' },
    });
    expect(client.lastResponse).toBe(response);
  });

  test('that is encoded already is sent as it is', async () => {
    const service = await answering(200);
    await (await clientOf(service)).send('setImpactedTargets', Buffer.from('{"é": 1}'));
    expect(service.received[0]?.body).toBe('{"é": 1}');
    expect(service.received[0]?.headers['content-type']).toBe('application/json');
  });

  test('of a GET endpoint is a query, without a body', async () => {
    const service = await answering(200, 'mq_depth_current 1\n');
    const response = await (
      await clientOf(service)
    ).send('getMergeQueueMetrics', { repo: 'o/n', repoHost: 'github.com' });
    const { url = '', body, method, headers } = service.received[0] ?? {};
    expect(method).toBe('GET');
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({ repo: 'o/n', repoHost: 'github.com' });
    expect(new URL(url, 'http://x').pathname).toBe('/v1/getMergeQueueMetrics');
    expect(body).toBe('');
    expect(headers?.['content-type']).toBeUndefined();
    // A compressed text that is cut off looks whole.
    expect(headers?.['accept-encoding']).toBe('gzip');
    expect(response).toMatchObject({
      status: 200,
      received: 'mq_depth_current 1\n',
      text: 'mq_depth_current 1\n',
      json: undefined,
    });
  });

  test.each(['DELETE', 'PATCH'] as const)('of %s has its content where it belongs', async (method) => {
    const service = await answering(204);
    const { client } = await clientOf(service);
    const address: Address = { method, path: '/queues/1', effect: 'replace', response: 'anything' };
    await client.send({ address, content: { hold: 'true' } });
    const { url, body, headers } = service.received[0] ?? {};
    expect([url, body]).toEqual(
      method === 'DELETE' ? ['/v1/queues/1?hold=true', ''] : ['/v1/queues/1', '{"hold":"true"}'],
    );
    expect(headers?.['accept-encoding']).toBe('gzip');
  });

  test('without content has no body', async () => {
    const service = await answering(204);
    const { client } = await clientOf(service);
    const address: Address = { method: 'POST', path: '/queues/1/pause', effect: 'replace', response: 'anything' };
    await client.send({ address, content: undefined });
    expect(service.received[0]).toMatchObject({ url: '/v1/queues/1/pause', body: '' });
    expect(service.received[0]?.headers['content-type']).toBeUndefined();
  });

  test('that is too large is not sent', async () => {
    const service = await answering(200);
    const work = (await clientOf(service)).send('updateQueue', { ...queue, more: 'x'.repeat(21_000_000) });
    await expect(work).rejects.toThrow(BodyTooLarge);
    expect(service.received).toEqual([]);
  });
});

describe('a response', () => {
  test('that was compressed is read', async () => {
    const service = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync('{"state":"PAUSED"}'));
    });
    expect((await (await clientOf(service)).send('getQueue', queue)).json).toEqual({ state: 'PAUSED' });
  });

  test('is told to whoever listens, without its body', async () => {
    const lines: string[] = [];
    const service = await answering(200, { a: 'x'.repeat(1994) });
    await (await clientOf(service, { onResponse: (line) => lines.push(line) })).send('createQueue', queue);
    expect(lines).toEqual([`POST /createQueue answered 200 OK, ${grouped(2002)} bytes`]);
  });

  test('that ends too early is an error', async () => {
    const raw = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"state"';
    const failure = await queueFailure(await serveRaw(respondWith(raw)));
    expect(failure).toMatchObject({
      kind: 'broken-body',
      status: 200,
      message: 'POST /getQueue answered 200 OK, but its body was cut off after 8 bytes: the connection broke',
      advice: 'Run the step again',
    });
  });

  test('that holds the token is read as it came, and written without it', async () => {
    const body = { echo: token, encoded: encodeURIComponent(token) };
    const service = await answering(200, body);
    const response = await (await clientOf(service)).send('createQueue', queue);
    expect(response.json).toEqual(body);
    expect(response.received).toBe(JSON.stringify(body));
    expect(response.text).toBe('{"echo":"***","encoded":"***"}');
  });
});

describe("a status that isn't a success", () => {
  test.each([400, 503])('%i is an error with the body on one line', async (status) => {
    const service = await answering(status, `what\nit says ${token}`);
    const client = await clientOf(service);
    const failure = await failureOf(client.send('getQueue', queue));
    expect(failure).toMatchObject({ kind: 'status', status, retryAfterMs: undefined, code: undefined });
    expect(failure.message).toMatch(
      new RegExp(`^POST /getQueue answered ${String(status)} [A-Z][^:]+: what it says \\*\\*\\*$`),
    );
    expect(client.lastResponse).toBeUndefined();
  });

  test('with an empty body is said so', async () => {
    const failure = await queueFailure(await answering(503, ' '));
    expect(failure.message).toBe('POST /getQueue answered 503 Service Unavailable with an empty body');
  });

  test('without a reason phrase has none', async () => {
    const service = await serveRaw(respondWith('HTTP/1.1 500 \r\ncontent-length: 1\r\n\r\nx'));
    const failure = await queueFailure(service);
    expect(failure.message).toBe('POST /getQueue answered 500: x');
  });

  test('with a reason phrase has it without the token, on one line and not too long', async () => {
    const service = await serveRaw(
      respondWith(`HTTP/1.1 500 No\t${token} ${'y'.repeat(200)}\r\ncontent-length: 1\r\n\r\nx`),
    );
    const failure = await queueFailure(service);
    expect(failure.message).toMatch(/^POST \/getQueue answered 500 No \*\*\* y{40,60}… \(\d+ characters\): x$/);
  });

  test.each(['099 Odd', '400 Bad Request', '600 Odd'])('%s is an error', async (line) => {
    const service = await serveRaw(respondWith(`HTTP/1.1 ${line}\r\ncontent-length: 1\r\n\r\nx`));
    const failure = await queueFailure(service);
    expect(failure).toMatchObject({ kind: 'status', status: Number(line.slice(0, 3)) });
  });

  test('whose body is large is shown from its beginning, without reading all of it', async () => {
    const lines: string[] = [];
    const service = await answering(500, `begins ${'x'.repeat(1_500_000)}`);
    const failure = await queueFailure(service, { onResponse: (line) => lines.push(line) });
    expect(failure.message).toMatch(/^POST \/getQueue answered 500 Internal Server Error: begins x{400}/);
    const read = Number(/, ([\d,]+) bytes$/.exec(lines[0] ?? '')?.[1]?.replaceAll(',', ''));
    expect(read).toBeGreaterThan(500_000);
    expect(read).toBeLessThanOrEqual(2 ** 20);
  });

  test('whose body is cut off shows what came of it, or that nothing did', async () => {
    const cut = async (body: string): Promise<string> => {
      const raw = `HTTP/1.1 503 Busy\r\ncontent-length: 100\r\n\r\n${body}`;
      return (await queueFailure(await serveRaw(respondWith(raw)))).message;
    };
    expect(await cut('not now')).toBe('POST /getQueue answered 503 Busy: not now…');
    expect(await cut('')).toBe(
      'POST /getQueue answered 503 Busy, and its body was cut off after 0 bytes: the connection broke',
    );
    const begun = `it got ${token.slice(0, -1)}`;
    expect(await cut(begun)).toBe('POST /getQueue answered 503 Busy: it got ***…');
    // In a whole body, it is another word.
    expect((await queueFailure(await answering(500, begun))).message).toMatch(
      new RegExp(`: ${begun.replace('+', '\\+')}$`),
    );
  });

  test('whose body names the token as its coding is shown without it', async () => {
    const service = await answering(500, 'x', { 'content-encoding': token });
    const failure = await queueFailure(service);
    expect(failure.message).toMatch(/, and its body is encoded as \*\*\*, which was not asked for$/);
    expect(await queueFailure(await answering(200, 'x', { 'content-encoding': 'odd' }))).toMatchObject({
      kind: 'broken-body',
      advice: undefined,
    });
  });

  test.each([400, 500])('%i counts although its body does not end in time', async (status) => {
    const service = await serve((_request, response) => {
      response.writeHead(status, { 'content-length': '100' }).write('not now');
    });
    const failure = await queueFailure(service, { attemptTimeoutMs: 100 });
    expect(failure).toMatchObject({ kind: 'status', status });
    expect(failure.message).toMatch(/: not now…$/);
  });

  test('may ask for a delay', async () => {
    const failure = await queueFailure(await answering(429, 'slow', { 'retry-after': '7' }));
    expect(failure.retryAfterMs).toBe(7000);
  });

  test.each([301, 307])('%i is a redirect, which is not followed', async (status) => {
    const other = await answering(200, { state: 'RUNNING' });
    const service = await answering(status, '', { location: `${other.origin}/?t=${encodeURIComponent(token)}` });
    const failure = await queueFailure(service);
    expect(failure).toMatchObject({ kind: 'redirect', status });
    expect(failure.message).toContain(`a redirect to ${other.origin}/?t=***, which is not followed`);
    expect(other.received).toEqual([]);
  });

  test('a redirect that leads nowhere is said so', async () => {
    const failure = await queueFailure(await answering(304));
    expect(failure.message).toContain('a redirect to nowhere');
  });
});

describe('no response', () => {
  test('whose body ends within the timeout of an attempt', async () => {
    const service = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"state"');
    });
    const failure = await queueFailure(service, { attemptTimeoutMs: 100 });
    expect(failure).toMatchObject({ kind: 'timeout', status: undefined });
  });

  test('after the connection broke', async () => {
    const service = await serve((_request, response) => response.destroy());
    const failure = await queueFailure(service);
    expect(failure).toMatchObject({ kind: 'connection-broke', code: 'ECONNRESET' });
    expect(JSON.stringify(failure) + (failure.stack ?? '')).not.toContain(token);
    expect(failure.cause).toBeUndefined();
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
    expect((await clientOf({ url: 'http://127.0.0.1:9/v1' })).client.isDry).toBe(false);
  });

  test('of the run of a fork only uploads', async () => {
    const at = { url: 'http://127.0.0.1:9/v1' };
    expect((await clientOf(at, { credential: forkedRun('7') })).client.uploadsOnly).toBe(true);
    expect((await clientOf(at)).client.uploadsOnly).toBe(false);
  });

  test('in passing tries once, and its responses do not count', async () => {
    const service = await serve((_request, response, count) => {
      if (count === 1) respond(response, 503);
      else respond(response, 200, {});
    });
    const { client } = await clientOf(service, { maxAttempts: 3 });
    const passing = new EndpointClient(client.inPassing());
    expect(await failureOf(passing.send('getQueue', queue))).toMatchObject({ status: 503 });
    await passing.send('getQueue', queue);
    expect(service.received).toHaveLength(2);
    expect([passing.lastResponse?.status, client.lastResponse]).toEqual([200, undefined]);
  });
});

describe('a retried request', () => {
  test('is the same, and the retry is told', async () => {
    const told: unknown[] = [];
    const service = await serve((_request, response, count) => {
      if (count === 1) respond(response, 503, 'not now', { 'retry-after': '0' });
      else respond(response, 200, { state: 'RUNNING' });
    });
    const client = await clientOf(service, { maxAttempts: 3, onRetry: (retry) => told.push(retry) });
    expect((await client.send('getQueue', queue)).json).toEqual({ state: 'RUNNING' });
    expect(service.received).toHaveLength(2);
    expect(service.received[1]?.body).toBe(service.received[0]?.body);
    expect(told).toMatchObject([
      { reason: 'POST /getQueue answered 503 Service Unavailable: not now', attempt: { number: 2, of: 3 } },
    ]);
  });
});
