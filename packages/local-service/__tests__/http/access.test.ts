import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { Access, isLoopback } from '../../src/http/access.js';
import type { ServiceEnvironment } from '../../src/http/environment.js';
import { main, type RunningService, runningService, token } from '../running-service.js';

type Headers = Readonly<Record<string, string>>;

/** Status of a request with headers that fetch does not let anybody set, such as Host: POST with a body, else GET. */
function statusOf(url: string, headers: Headers, body?: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const upload = { ...main, pr: { number: 7, sha: 'f00' }, impactedTargets: [] };
const run = { 'x-forked-workflow-run-id': '123456' };
/** What is asked for, with other headers than usual. */
const targets = {
  control: (service: RunningService, headers: Headers) => statusOf(`${service.controlUrl}/overview`, headers),
  page: (service: RunningService, headers: Headers) => statusOf(service.pageUrl, headers),
  upload: (service: RunningService, headers: Headers) =>
    statusOf(`${service.url}/setImpactedTargets`, { 'content-type': 'application/json', ...headers }, upload),
  submission: (service: RunningService, headers: Headers) =>
    statusOf(`${service.url}/submitPullRequest`, { 'content-type': 'application/json', ...headers }, upload),
};

test.each([
  ...['127.0.0.1', '127.1.2.3', 'localhost', 'LOCALHOST', '::1', '[::1]'].map((host) => [host, true] as const),
  ...['127.999.1.1', '127.1', 'evil.localhost', '0.0.0.0', '::'].map((host) => [host, false] as const),
  ...['192.168.0.7', '127.0.0.1.example.com', 'localhost.example.com', ''].map((host) => [host, false] as const),
])('%p is reached by this machine alone: %p', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each<[keyof typeof targets, string, Headers, number]>([
  ['control', 'this machine', { host: '127.0.0.1:4010' }, 200],
  ['control', 'its name', { host: 'localhost:4010' }, 200],
  ['control', 'its address of IPv6', { host: '[::1]:4010' }, 200],
  ['control', 'another name of this machine', { host: 'rebound.example.com:4010' }, 403],
  ['control', 'an address that looks like this machine', { host: '127.0.0.1.example.com' }, 403],
  ['control', 'a form or a script of a page', { origin: 'https://example.com' }, 403],
  ['control', 'a sandboxed frame', { origin: 'null' }, 403],
  ['control', 'an image or a link of a page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['control', 'a page of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['control', 'a page by its own name', { host: 'evil.example:4010', origin: 'http://evil.example:4010' }, 403],
  ['control', 'a page of another port', { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4011' }, 403],
  ['control', 'a page by TLS', { host: '127.0.0.1:4010', origin: 'https://127.0.0.1:4010' }, 403],
  ['control', 'an address that somebody opens', { 'sec-fetch-site': 'none' }, 403],
  ['control', 'the page of the service', { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4010' }, 200],
  ['control', 'its own site', { host: '127.0.0.1:4010', 'sec-fetch-site': 'same-origin' }, 200],
  ['page', 'this machine', { host: '127.0.0.1:4010' }, 200],
  ['page', 'an address that somebody opens', { host: 'localhost:4010', 'sec-fetch-site': 'none' }, 200],
  ['page', 'a page by its own name', { host: 'evil.example:4010' }, 403],
  ['upload', 'a run of a fork', run, 200],
  ['upload', 'a run of a fork with an empty token', { ...run, 'x-api-token': '' }, 200],
  ['upload', 'a run of a fork with a wrong token', { ...run, 'x-api-token': 'wrong' }, 401],
  ['upload', 'a run without a number', { 'x-forked-workflow-run-id': 'no number' }, 401],
  ['submission', 'a run of a fork', run, 401],
  ['upload', 'a run by another name of this machine', { ...run, host: 'rebound.example.com:4010' }, 403],
  ['upload', 'a run by an address that looks like this machine', { ...run, host: '127.0.0.1.example.com' }, 403],
  ['upload', 'a run of a page', { ...run, origin: 'https://example.com' }, 403],
  ['upload', 'a run of a page of another port', { ...run, origin: 'http://127.0.0.1:4010' }, 403],
  ['upload', 'whoever has the token', { 'x-api-token': token, host: 'queue.example.com', origin: 'null' }, 200],
])('%s for %s', async (target, _who, headers, status) => {
  const service = await runningService();
  expect(await targets[target](service, headers)).toBe(status);
  if (target === 'upload') {
    expect((await service.call('/getQueue', main)).status).toBe(status === 200 ? 200 : 404);
    const [{ token: proof }] = (await service.control('/requests')).json.requests as [{ token: string }];
    const isRun = status !== 401 && headers['x-api-token'] !== token;
    expect(proof).toBe(
      isRun ? 'forked-run' : status === 200 ? 'accepted' : headers['x-api-token'] ? 'wrong' : 'missing',
    );
  }
});

test('the page of the service runs its own script alone, by its policy', async () => {
  const service = await runningService();
  const response = await fetch(service.pageUrl);
  const page = await response.text();
  const digest = (element: string): string => {
    const [, content = ''] = new RegExp(`<${element}>([^]*)</${element}>`).exec(page) ?? [];
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
    ...["default-src 'none'", `script-src ${digest('script')}`, `style-src ${digest('style')}`, "connect-src 'self'"],
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ]);
  expect(page).not.toMatch(
    /innerHTML|insertAdjacentHTML|document\.write|eval\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)/,
  );
});

describe('control endpoints that other machines reach', () => {
  const app = new Hono<ServiceEnvironment>();
  app.use('/_control/*', new Access(token, false).guardControl());
  app.get('/_control/clock', (context) => context.text('done'));

  test.each<[Headers, number]>([
    [{}, 401],
    [{ 'x-api-token': 'wrong' }, 401],
    [{ 'x-forked-workflow-run-id': '7' }, 401],
    [{ 'x-api-token': token }, 200],
    [{ 'x-api-token': token, origin: 'https://example.com' }, 403],
  ])('answer %j with %p', async (headers, status) => {
    const response = await app.request('http://build-host:4010/_control/clock', { headers });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain(token);
  });
});

test('the token of the second generation comes with Bearer', async () => {
  const service = await runningService();
  const asked = async (headers: Headers): Promise<unknown[]> => {
    const response = await fetch(`${service.secondUrl}/merge-queues`, { headers });
    const { error } = (await response.json()) as { error?: { code: string } };
    return [response.status, error?.code];
  };
  const authorization = `Bearer ${token}`;
  expect(await asked({})).toEqual([401, 'AUTHENTICATION_REQUIRED']);
  expect(await asked({ 'x-api-token': token })).toEqual([401, 'AUTHENTICATION_REQUIRED']);
  expect(await asked({ authorization: 'Bearer another' })).toEqual([401, 'INVALID_TOKEN']);
  expect(await asked({ authorization: authorization.replace('B', 'b') })).toEqual([200, undefined]);
  expect((await service.call('/getQueue', main, { headers: { 'x-api-token': '', authorization } })).status).toBe(401);
  const { json, text } = await service.control('/requests');
  const proofs = (json.requests as { token: string }[]).map((each) => each.token);
  expect(proofs).toEqual(['missing', 'missing', 'wrong', 'accepted', 'wrong']);
  expect(text).not.toContain(token);
});

test.each(['127.999.1.1', 'xn--'])('Host %p, which names no host, is the mistake of who asks', async (host) => {
  const service = await runningService();
  const { origin } = new URL(service.url);
  for (const url of [`${origin}/health`, `${service.url}/getQueue`, `${service.controlUrl}/clock`, `${origin}/x`]) {
    expect(await statusOf(url, { host })).toBe(400);
  }
});

test('health and description take no token', async () => {
  const { origin } = new URL((await runningService()).url);
  const health = await fetch(`${origin}/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`${origin}/v1/openapi.json`)).status).toBe(200);
});
