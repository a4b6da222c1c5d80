import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { maximumBodyBytes } from '../../src/http/request-body.js';
import { hostedDescription } from './description.js';
import { main, runningService, token } from '../running-service.js';

const paths = Object.keys(hostedDescription().paths);

/** Sends a body in pieces with Transfer-Encoding: chunked. Resolves to the status and the text of the response. */
function sendChunked(url: string, pieces: Iterable<string>): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-token': token, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        resolve({ status: response.statusCode, text });
      });
    });
    sent.on('error', reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}

/** A setImpactedTargets body of exactly this many bytes. */
function bodyOf(bytes: number): string {
  const rest = { ...main, pr: { number: 1, sha: 'abc' } };
  const padding = bytes - JSON.stringify({ ...rest, impactedTargets: [''] }).length;
  return JSON.stringify({ ...rest, impactedTargets: ['x'.repeat(padding)] });
}

test.each(paths)('%s asks for the token', async (path) => {
  const service = await runningService();
  for (const given of [{ 'x-api-token': 'wrong' }, { 'x-api-token': '' }]) {
    const response = await service.call(path, {}, { headers: given });
    expect(response).toMatchObject({ status: 401, type: expect.stringMatching(/^text\/plain/) });
    expect(response.text).not.toContain(token);
  }
  const response = await fetch(service.url + path, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
  expect(await response.text()).toMatch(/x-api-token header is missing/);
});

test.each(paths)('%s has one method', async (path) => {
  const service = await runningService();
  const right = path === '/getMergeQueueMetrics' ? 'GET' : 'POST';
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((each) => each !== right)) {
    const response = await service.call(path, undefined, { method });
    expect(response).toMatchObject({ status: 405, type: expect.stringMatching(/^text\/plain/) });
    expect(response.headers.get('allow')).toBe(right);
  }
});

test.each(['', '/', '/nothing', '/submitPullRequest/', '/submitpullrequest', '/flaky-tests'])(
  'there is nothing at %p',
  async (path) => {
    const service = await runningService();
    expect(await service.call(path, {})).toMatchObject({ status: 404, type: expect.stringMatching(/^text\/plain/) });
  },
);

test.each([
  ['', 'not JSON'],
  ['{"repo":', 'not JSON'],
  ['[]', 'JSON object'],
  ['null', 'JSON object'],
  ['"ALL"', 'JSON object'],
])('the body %p is refused', async (body, words) => {
  const service = await runningService();
  expect(await service.call('/getQueue', body)).toMatchObject({ status: 400, text: expect.stringContaining(words) });
});

test('a body that is not UTF-8, or says that it is something else, is refused', async () => {
  const service = await runningService();
  const latin1 = Buffer.from('{"targetBranch":"\u00e9"}', 'latin1');
  const request = { method: 'POST', body: latin1, headers: { 'content-type': 'application/json' } };
  expect(await service.call('/getQueue', undefined, request)).toMatchObject({
    status: 400,
    text: expect.stringContaining('UTF-8'),
  });
  const plain = { headers: { 'content-type': 'text/plain' } };
  expect(await service.call('/getQueue', '{}', plain)).toMatchObject({
    status: 400,
    text: expect.stringContaining('application/json'),
  });
  const withCharset = { headers: { 'content-type': 'application/json; charset=utf-8' } };
  expect(await service.call('/createQueue', main, withCharset)).toMatchObject({ status: 200 });
});

describe('the size limit', () => {
  test('20 MiB pass', async () => {
    const service = await runningService();
    const body = bodyOf(maximumBodyBytes);
    expect(Buffer.byteLength(body)).toBe(20_971_520);
    expect((await service.call('/setImpactedTargets', body)).status).toBe(200);
    expect((await sendChunked(`${service.url}/setImpactedTargets`, [body])).status).toBe(200);
  });

  test('one byte more does not', async () => {
    const service = await runningService();
    const body = bodyOf(maximumBodyBytes + 1);
    const response = await service.call('/setImpactedTargets', body);
    expect(response).toMatchObject({ status: 413, type: expect.stringMatching(/^text\/plain/) });
    expect(response.text).toContain('20971520');
    const chunked = await sendChunked(`${service.url}/setImpactedTargets`, [body.slice(0, 1000), body.slice(1000)]);
    expect(chunked).toEqual({ status: 413, text: response.text });
    const { json } = await service.control('/requests');
    expect(json.requests).toEqual([
      expect.objectContaining({ bodyBytes: 20_971_521, body: null, status: 413 }),
      expect.objectContaining({ bodyBytes: 20_971_521, body: null, status: 413 }),
    ]);
  });
});

test('requests are noted without their token', async () => {
  const service = await runningService();
  await service.call('/createQueue', main);
  await service.call('/getQueue', {}, { headers: { 'x-api-token': 'another' } });
  await service.call('/getMergeQueueMetrics?repo=acme%2Fshop&repoHost=github.com');
  const { json, text } = await service.control('/requests');
  expect(json.requests).toEqual([
    {
      receivedAt: expect.stringMatching(/Z$/),
      method: 'POST',
      path: '/v1/createQueue',
      token: 'accepted',
      bodyBytes: JSON.stringify(main).length,
      body: main,
      status: 200,
    },
    expect.objectContaining({ path: '/v1/getQueue', token: 'wrong', status: 401 }),
    expect.objectContaining({
      method: 'GET',
      path: '/v1/getMergeQueueMetrics?repo=acme%2Fshop&repoHost=github.com',
      bodyBytes: 0,
    }),
  ]);
  expect(text).not.toContain(token);
  expect(text).not.toContain('another');
  await service.control('/requests', undefined, 'DELETE');
  expect((await service.control('/requests')).json.requests).toEqual([]);
});

test('a request that breaks off harms nobody', async () => {
  const service = await runningService();
  const url = new URL(service.url);
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  const head = `POST /v1/createQueue HTTP/1.1\r\nhost: ${url.host}\r\nx-api-token: ${token}\r\ncontent-length: 100\r\n\r\n`;
  socket.write(`${head}{"repo":`);
  const requests = async (): Promise<unknown[]> => (await service.control('/requests')).json.requests as unknown[];
  while ((await requests()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  await once(socket, 'close');
  expect((await service.call('/getQueue', main)).status).toBe(404);
  expect(await requests()).toMatchObject([
    { path: '/v1/createQueue', token: 'accepted', bodyBytes: null, status: null },
    { path: '/v1/getQueue', status: 404 },
  ]);
});

test('of a long path the beginning is remembered', async () => {
  const service = await runningService();
  const path = `/getQueue?${'x'.repeat(12_000)}`;
  expect((await fetch(service.url + path)).status).toBe(401);
  const [logged] = (await service.control('/requests')).json.requests as [{ path: string }];
  expect(logged.path).toBe(`/v1${path}`.slice(0, 1024));
});

test('a body that comes without the token is read to its end, and not remembered', async () => {
  const service = await runningService();
  const body = JSON.stringify({ text: 'x'.repeat(100_000) });
  expect((await fetch(`${service.url}/getQueue`, { method: 'POST', body })).status).toBe(401);
  expect((await service.control('/requests')).json.requests).toMatchObject([
    { status: 401, bodyBytes: body.length, body: null },
  ]);
});
