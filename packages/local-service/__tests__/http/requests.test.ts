import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { hosted } from '../../src/definitions/descriptions.js';
import { maximumBodyBytes } from '../../src/http/request-body.js';
import { main, type RunningService, runningService, token } from '../running-service.js';

const requestsTo = async (service: RunningService): Promise<unknown[]> =>
  (await service.control('/requests')).json.requests as unknown[];

/** Sends a body in pieces with Transfer-Encoding: chunked. Resolves to the status of the response. */
function sendChunked(url: string, pieces: Iterable<string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-token': token, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
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

test.each(Object.keys(hosted.first.paths))('%s has one method, and asks for the token', async (path) => {
  const service = await runningService();
  for (const given of [{ 'x-api-token': 'wrong' }, { 'x-api-token': '' }]) {
    const response = await service.call(path, {}, { headers: given });
    expect(response).toMatchObject({ status: 401, type: expect.stringMatching(/^text\/plain/) });
    expect(response.text).not.toContain(token);
  }
  const response = await fetch(service.url + path, { method: 'POST', body: '{}' });
  expect([response.status, await response.text()]).toEqual([
    401,
    expect.stringMatching(/x-api-token header is missing/),
  ]);
  const right = path === '/getMergeQueueMetrics' ? 'GET' : 'POST';
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((each) => each !== right)) {
    const { status, type, headers } = await service.call(path, undefined, { method });
    expect([status, type, headers.get('allow')]).toEqual([405, expect.stringMatching(/^text\/plain/), right]);
  }
});

test.each([
  ['Latin-1', Buffer.from('{"targetBranch":"\u00e9"}', 'latin1'), 'application/json', 400, 'UTF-8'],
  ['plain text', Buffer.from('{}'), 'text/plain', 400, 'application/json'],
  ['JSON with its charset', Buffer.from(JSON.stringify(main)), 'application/json; charset=utf-8', 200, ''],
])('a body of %s', async (_what, body, type, status, says) => {
  const service = await runningService();
  const asked = { method: 'POST', body, headers: { 'content-type': type } };
  expect(await service.call('/createQueue', undefined, asked)).toMatchObject({
    status,
    text: expect.stringContaining(says),
  });
});

test.each([
  [20_971_520, 200],
  [20_971_521, 413],
])('a body of %i bytes, whole or in pieces, is answered with %i', async (bytes, status) => {
  const service = await runningService();
  const body = bodyOf(bytes);
  const response = await service.call('/setImpactedTargets', body);
  expect(response).toMatchObject({
    status,
    text: expect.stringContaining(status === 200 ? '{}' : String(maximumBodyBytes)),
  });
  const pieces = [body.slice(0, 1000), body.slice(1000)];
  expect(await sendChunked(`${service.url}/setImpactedTargets`, pieces)).toBe(status);
  const logged = { bodyBytes: bytes, body: null, status };
  expect(await requestsTo(service)).toMatchObject([logged, logged]);
});

test('a body of the second generation that is too large is refused in plain text', async () => {
  const { secondUrl } = await runningService();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = { method: 'PUT', headers, body: ' '.repeat(maximumBodyBytes + 1) };
  const response = await fetch(`${secondUrl}/impacted-targets`, sent);
  expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/plain; charset=UTF-8']);
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
      ...{ method: 'POST', path: '/v1/createQueue', token: 'accepted', status: 200 },
      ...{ bodyBytes: JSON.stringify(main).length, body: main },
    },
    expect.objectContaining({ path: '/v1/getQueue', token: 'wrong', status: 401 }),
    expect.objectContaining({
      ...{ method: 'GET', path: '/v1/getMergeQueueMetrics?repo=acme%2Fshop&repoHost=github.com', bodyBytes: 0 },
    }),
  ]);
  expect(text).not.toMatch(new RegExp(`${token}|another`));
  await service.control('/requests', undefined, 'DELETE');
  expect(await requestsTo(service)).toEqual([]);
});

test('a request that breaks off harms nobody', async () => {
  const service = await runningService();
  const url = new URL(service.url);
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  const head = `POST /v1/createQueue HTTP/1.1\r\nhost: ${url.host}\r\nx-api-token: ${token}\r\ncontent-length: 100\r\n\r\n`;
  socket.write(`${head}{"repo":`);
  while ((await requestsTo(service)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  await once(socket, 'close');
  expect((await service.call('/getQueue', main)).status).toBe(404);
  expect(await requestsTo(service)).toMatchObject([
    { path: '/v1/createQueue', token: 'accepted', bodyBytes: null, status: null },
    { path: '/v1/getQueue', status: 404 },
  ]);
});

test('of a long path the beginning is remembered, and a body without the token is read to its end and forgotten', async () => {
  const service = await runningService();
  const path = `/getQueue?${'x'.repeat(12_000)}`;
  const body = JSON.stringify({ text: 'x'.repeat(100_000) });
  expect((await fetch(service.url + path, { method: 'POST', body })).status).toBe(401);
  expect(await requestsTo(service)).toMatchObject([
    { path: `/v1${path}`.slice(0, 1024), status: 401, bodyBytes: body.length, body: null },
  ]);
});
