import { getEventListeners, once } from 'node:events';
import { Agent } from 'node:http';
import { expect, test } from '@jest/globals';
import { respondWith, serveRaw } from '../bundle/raw-servers.js';
import { respond, serve } from '../bundle/servers.js';
import { type HttpRequest, sendRequest } from '../../src/service/http-request.js';
import { ProxyAgent } from '../../src/service/proxy-agent.js';
import { clientOf, failureOf, queue } from './clients.js';

function to(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const signal = new AbortController().signal;
  return { method: 'POST', url: new URL(url), headers: {}, agent: new Agent({ keepAlive: true }), signal, ...more };
}

test('a request carries its method, headers and body, and the response its own', async () => {
  const service = await serve((_request, response) => {
    respond(response, 201, 'done', { 'x-one': '1' });
  });
  const { response } = sendRequest(to(service.url, { headers: { 'x-two': '2' }, body: Buffer.from('{"a":1}') }));
  const { statusCode, headers } = await response;
  expect({ statusCode, one: headers['x-one'] }).toEqual({ statusCode: 201, one: '1' });
  expect(service.received[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(service.received[0]?.headers).toMatchObject({ 'x-two': '2', 'content-length': '7' });
});

test('a service that changes to another protocol ends the request', async () => {
  const service = await serveRaw(
    respondWith('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  );
  const failure = await failureOf((await clientOf(service)).send('getQueue', queue));
  expect(failure).toMatchObject({
    kind: 'connection-broke',
    message: expect.stringMatching(
      /^POST \/getQueue got no whole response from .*: it changed to another protocol, which was not asked for \(status 101\)$/,
    ) as unknown,
  });
});

test('a signal that was aborted before ends it with its reason', async () => {
  const service = await serve((_request, response) => {
    respond(response, 200, 'late');
  });
  const reason = new Error('cancelled');
  await expect(sendRequest(to(service.url, { signal: AbortSignal.abort(reason) })).response).rejects.toBe(reason);
});

test('a request that is destroyed without a reason ends, too', async () => {
  const service = await serve(() => undefined);
  const { request, response } = sendRequest(to(service.url));
  const ended = expect(response).rejects.toThrow(/socket hang up|was closed/);
  await once(request, 'socket');
  request.destroy();
  await ended;
});

test('after the response, a signal ends its body with its reason', async () => {
  const service = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begun');
  });
  const abort = new AbortController();
  const message = await sendRequest(to(service.url, { signal: abort.signal })).response;
  const reason = new Error('cancelled');
  const read = (async () => {
    for await (const _piece of message) abort.abort(reason);
  })();
  await expect(read).rejects.toBe(reason);
});

test.each([
  ['https', '\x16'],
  ['http', 'POST /v1 HTTP/1.1\r\n'],
])('through a proxy, %s is spoken as the address says', async (scheme, beginning) => {
  const connected = 'HTTP/1.1 200 OK\r\n\r\n';
  const proxy = await serveRaw((socket, text) => {
    if (text.endsWith('\r\n\r\n') && text.indexOf('\r\n\r\n') === text.length - 4) socket.write(connected);
    else socket.destroy();
  });
  const url = new URL(`http://127.0.0.1:${String(proxy.port)}`);
  const agent = new ProxyAgent({ url, authorization: undefined }, { keepAlive: false, timeout: 5_000 });
  await expect(sendRequest(to(`${scheme}://service.example:8443/v1`, { agent })).response).rejects.toThrow();
  const [received = ''] = proxy.received;
  expect(received).toMatch(/^CONNECT service\.example:8443 HTTP\/1\.1\r\n/);
  expect(received.slice(received.indexOf('\r\n\r\n') + 4)).toMatch(new RegExp(`^${beginning}`));
});

test('when it is over, nothing waits for its signal', async () => {
  const service = await serve((_request, response) => {
    respond(response, 200, 'done');
  });
  const { signal } = new AbortController();
  const { request, response } = sendRequest(to(service.url, { signal }));
  const over = once(request, 'close');
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  (await response).resume();
  await over;
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
