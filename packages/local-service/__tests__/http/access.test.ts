import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { Access, isLoopback } from '../../src/http/access.js';
import type { ServiceEnvironment } from '../../src/http/environment.js';
import { main, runningService, token } from '../running-service.js';

/** Status of a request with headers that fetch does not let anybody set, such as Host: POST with a body, else GET. */
function statusOf(url: string, headers: Readonly<Record<string, string>>, body?: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['127.999.1.1', false],
  ['127.1', false],
  ['evil.localhost', false],
  ['localhost', true],
  ['LOCALHOST', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.7', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['', false],
])('%p is reached by this machine alone: %p', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

describe('control endpoints on loopback', () => {
  test.each([
    ['127.0.0.1', 200],
    ['127.0.0.1:4010', 200],
    ['localhost:4010', 200],
    ['[::1]:4010', 200],
    ['rebound.example.com', 403],
    ['rebound.example.com:4010', 403],
    ['localhost.example.com', 403],
    ['127.0.0.1.example.com', 403],
  ])('Host %p: %p', async (host, status) => {
    const service = await runningService();
    expect(await statusOf(`${service.controlUrl}/clock`, { host })).toBe(status);
  });

  test.each([
    ['a form or a script of a page', { origin: 'https://example.com' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an image or a link of a page', { 'sec-fetch-site': 'cross-site' }],
    ['a page of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another page under its name', { host: 'evil.example:4010', origin: 'http://evil.example:4010' }],
    ['a page with another port', { host: '127.0.0.1:4010', origin: 'http://127.0.0.1:4011' }],
    ['a page by TLS', { host: '127.0.0.1:4010', origin: 'https://127.0.0.1:4010' }],
    ['an address that somebody opens', { 'sec-fetch-site': 'none' }],
  ])('not for %s', async (_, headers) => {
    const service = await runningService();
    const url = `${service.controlUrl}/overview`;
    expect(await statusOf(url, headers)).toBe(403);
    expect(await statusOf(url, {})).toBe(200);
  });
});

describe('the page of the service', () => {
  test.each([
    { origin: 'http://127.0.0.1:4010', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ])('may use the control endpoints: %j', async (headers: Record<string, string>) => {
    const service = await runningService();
    expect(await statusOf(`${service.controlUrl}/overview`, { host: '127.0.0.1:4010', ...headers })).toBe(200);
  });

  test.each([
    [{ host: '127.0.0.1:4010' }, 200],
    [{ host: 'localhost:4010', 'sec-fetch-site': 'none' }, 200],
    [{ host: 'evil.example:4010' }, 403],
  ])('is served to %j: %p', async (headers, status) => {
    const service = await runningService();
    expect(await statusOf(service.pageUrl, headers)).toBe(status);
  });

  test('runs its own script alone, by its policy', async () => {
    const service = await runningService();
    const response = await fetch(service.pageUrl);
    const page = await response.text();
    const digest = (element: string): string => {
      const [, content = ''] = new RegExp(`<${element}>([^]*)</${element}>`).exec(page) ?? [];
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    };
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${digest('script')}`,
      `style-src ${digest('style')}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page).not.toMatch(
      /innerHTML|insertAdjacentHTML|document\.write|eval\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)/,
    );
  });
});

/** The guard of a service that listens on an address that other machines reach, in front of one path. */
function guarded(): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.use('/_control/*', new Access(token, false).guardControl());
  app.get('/_control/clock', (context) => context.text('done'));
  return app;
}

test.each([
  [{}, 401],
  [{ 'x-api-token': 'wrong' }, 401],
  [{ 'x-forked-workflow-run-id': '7' }, 401],
  [{ 'x-api-token': token }, 200],
  [{ 'x-api-token': token, origin: 'https://example.com' }, 403],
])('control endpoints that other machines reach, with %j: %p', async (headers: Record<string, string>, status) => {
  const response = await guarded().request('http://build-host:4010/_control/clock', { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain(token);
});

test('the id of a workflow run takes the place of the token for uploads alone', async () => {
  const service = await runningService();
  const body = { ...main, pr: { number: 7, sha: 'f00' }, impactedTargets: ['web'] };
  const ask = (path: string, headers: Record<string, string>) =>
    statusOf(service.url + path, { 'content-type': 'application/json', ...headers }, body);
  const run = { 'x-forked-workflow-run-id': '123456' };
  expect(await ask('/setImpactedTargets', run)).toBe(200);
  expect(await ask('/setImpactedTargets', { ...run, 'x-api-token': '' })).toBe(200);
  expect(await ask('/setImpactedTargets', { ...run, 'x-api-token': 'wrong' })).toBe(401);
  expect(await ask('/setImpactedTargets', { 'x-forked-workflow-run-id': 'no number' })).toBe(401);
  expect(await ask('/submitPullRequest', run)).toBe(401);
  expect((await service.control('/requests')).json.requests).toMatchObject([
    { token: 'forked-run' },
    { token: 'forked-run' },
    { token: 'wrong' },
    { token: 'missing' },
    { token: 'missing' },
  ]);
});

describe('the id of a workflow run is taken from no page in a browser', () => {
  const run = { 'x-forked-workflow-run-id': '123456' };

  test.each([
    ['another name of this machine', { ...run, host: 'rebound.example.com:4010' }, 403],
    ['an address that looks like this machine', { ...run, host: '127.0.0.1.example.com' }, 403],
    ['a page', { ...run, origin: 'https://example.com' }, 403],
    ['a page of another port of this machine', { ...run, origin: 'http://127.0.0.1:4010' }, 403],
    ['this machine', { ...run, host: 'localhost:4010' }, 200],
    ['whoever has the token', { 'x-api-token': token, host: 'queue.example.com', origin: 'null' }, 200],
  ])('%s', async (_title, headers, status) => {
    const service = await runningService();
    const upload = { ...main, pr: { number: 7, sha: 'f00' }, impactedTargets: [] };
    const all = { 'content-type': 'application/json', ...headers };
    expect(await statusOf(`${service.url}/setImpactedTargets`, all, upload)).toBe(status);
    expect((await service.call('/getQueue', main)).status).toBe(status === 200 ? 200 : 404);
  });
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
