import { describe, expect, test } from '@jest/globals';
import { type Credential, apiToken } from '../../../src/service/transport/credential.js';
import type { Address } from '../../../src/service/transport/address.js';
import { Transport } from '../../../src/service/transport/transport.js';
import { answering } from '../../steps/servers.js';
import { failureOf } from '../requests/clients.js';

const token = 'a-token/for+tests';

/** A request whose response has a form, to a service that answers so. */
async function answered(
  form: Address['response'],
  status: number,
  body: string,
  headers: Record<string, string> = {},
): ReturnType<Transport['attempt']> {
  const service = await answering(status, body, headers);
  const credential: Credential = apiToken(token);
  const transport = await Transport.to(service.url, credential);
  const address: Address = { method: 'GET', path: '/x', effect: 'read', response: form };
  return transport.attempt(address, {}, undefined, { timeoutMs: 5000 });
}

describe('the body of a success', () => {
  test.each<[Address['response'], string, unknown]>([
    ['json', '{"a":1}', { a: 1 }],
    ['list', '{"data":[]}', { data: [] }],
    ['json or nothing', '{"a":1}', { a: 1 }],
    ['json or nothing', '[1]', [1]],
    ['json or nothing', ' \n', undefined],
    ['text', 'depth 1\n', undefined],
    ['text', ' ', undefined],
    ['anything', '', undefined],
    ['anything', 'OK', undefined],
    ['anything', '7', 7],
    ['anything', '"<html>"', '<html>'],
  ])('%s may be %j', async (form, body, json) => {
    expect(await answered(form, 200, body)).toMatchObject({ status: 200, received: body, text: body, json });
  });
});

describe('the body of a success that its endpoint does not send', () => {
  test.each<[Address['response'], string, string]>([
    ['json', ' ', 'its body is empty'],
    ['list', '', 'its body is empty'],
    ['json', 'OK\nthen', 'its body is not JSON: OK then'],
    ['json', '[1]', 'its body is not a JSON object: [1]'],
    ['list', '[1]', 'its body is not a JSON object: [1]'],
    ['list', 'null', 'its body is not a JSON object: null'],
    ['list', '{"items":[]}', 'its body has no list "data": {"items":[]}'],
    ['list', '{"data":{}}', 'its body has no list "data": {"data":{}}'],
    ['json or nothing', 'OK', 'its body is not JSON: OK'],
    ['json', `"${token}"`, 'its body is not a JSON object: "***"'],
    ['text', 'depth\n1', 'its body is not metrics in the Prometheus text format: depth 1'],
    ['anything', ' \n<b>Sign in</b>', 'its body is a page, not a response of the service: <b>Sign in</b>'],
  ])('%s may not be %j', async (form, body, what) => {
    expect(await failureOf(answered(form, 200, body))).toMatchObject({
      kind: 'broken-body',
      status: 200,
      message: `GET /x answered 200 OK, but ${what}`,
    });
  });

  test.each(['text/html', ' TEXT/HTML; charset=utf-8'])('a page by its header %j', async (type) => {
    const failure = await failureOf(answered('anything', 200, 'Sign in', { 'content-type': type }));
    expect(failure.message).toBe(
      'GET /x answered 200 OK, but its body is a page, not a response of the service: Sign in',
    );
    expect((await answered('json', 200, '{}', { 'content-type': type })).json).toEqual({});
  });

  test('only a status of 200 says that there are no metrics', async () => {
    expect((await failureOf(answered('text', 206, ''))).message).toMatch(/, but its body is empty$/);
  });

  test.each(['x-text/html', 'text/htmlx'])('the header %j names no page', async (type) => {
    expect((await answered('anything', 200, 'OK', { 'content-type': type })).text).toBe('OK');
  });
});

describe('a response names', () => {
  test('its request by an id, on one line and without the token', async () => {
    const headers = { 'x-request-id': `r-1 ${token} ${'y'.repeat(200)}` };
    for (const [status, body] of [
      [500, 'x'],
      [200, 'x'],
    ] as const)
      expect((await failureOf(answered('json', status, body, headers))).message).toMatch(
        / \(X-Request-Id: r-1 \*\*\* y{60,100}… \(\d+ characters\)\)$/,
      );
  });

  test('a delay until a time by the clock of its service', async () => {
    const headers = { date: 'Fri, 27 Nov 2020 02:00:00 GMT', 'retry-after': 'Fri, 27 Nov 2020 02:00:07 GMT' };
    expect(await failureOf(answered('json', 503, 'x', headers))).toMatchObject({ retryAfterMs: 7000 });
  });
});

test('no timer of an attempt is left when it ends, since the process would wait for it', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await answered('json', 200, '{}');
  await failureOf(answered('json', 200, ''));
  expect(timers()).toBe(before);
});
