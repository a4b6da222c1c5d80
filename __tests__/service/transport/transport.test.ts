import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { apiToken } from '../../../src/service/transport/credential.js';
import type { ResponseForm } from '../../../src/service/transport/address.js';
import { type AttemptOptions, transportTo } from '../../../src/service/transport/transport.js';
import { serveRaw } from '../../steps/raw-servers.js';
import { failureOf, token } from '../requests/clients.js';

/** A response as it is sent, whose body may be shorter than it says. */
const http = (status: string, body = '', headers = '', length = body.length): Buffer =>
  Buffer.from(
    `HTTP/1.1 ${status}\r\ncontent-length: ${String(length)}\r\n${headers}${headers === '' ? '' : '\r\n'}\r\n${body}`,
    'latin1',
  );

/** Sends a request whose response has a form, to a server that sends these bytes, and closes the connection unless it stays. */
async function answered(form: ResponseForm, response: Buffer, { stays = false, ...more }: Partial<Options> = {}) {
  const service = await serveRaw((socket) => (stays ? socket.write(response) : socket.end(response)));
  const transport = await transportTo(service.url, apiToken(token));
  const address = { method: 'GET', path: '/x', effect: 'read', response: form } as const;
  return { service, response: transport({ address }, { timeoutMs: 5000, ...more }) };
}
type Options = AttemptOptions & { readonly stays: boolean };

test.each<[ResponseForm, body: string, json: unknown]>([
  ['json', '{"a":1}', { a: 1 }],
  ['list', '{"data":[]}', { data: [] }],
  ['json or nothing', '[1]', [1]],
  ['json or nothing', ' \n', undefined],
  ['text', 'depth 1\n', undefined],
  ['text', ' ', undefined],
  ['anything', '', undefined],
  ['anything', 'OK', undefined],
  ['anything', '7', 7],
  ['anything', '"<html>"', '<html>'],
])('the body of a success, %s, may be %j', async (form, body, json) => {
  const { response } = await answered(form, http('200 OK', body));
  expect(await response).toMatchObject({ status: 200, received: body, text: body, json });
});

test('a body that holds the token is read as it came, and written without it', async () => {
  const json = { echo: token, encoded: encodeURIComponent(token) };
  const body = JSON.stringify(json);
  const { response } = await answered('json', http('200 OK', body));
  expect(await response).toMatchObject({ json, received: body, text: '{"echo":"***","encoded":"***"}' });
});

test('a body that was compressed is read', async () => {
  const body = gzipSync('{"state":"PAUSED"}').toString('latin1');
  const { response } = await answered('json', http('200 OK', body, 'content-encoding: gzip'));
  expect((await response).json).toEqual({ state: 'PAUSED' });
});

test.each(['x-text/html', 'text/htmlx'])('the header %j names no page', async (type) => {
  const { response } = await answered('anything', http('200 OK', 'OK', `content-type: ${type}`));
  expect((await response).text).toBe('OK');
});

const begun = `it got ${token.slice(0, -1)}`;
const long = 'y'.repeat(200);
const sent = encodeURIComponent(token);
const unasked = 'which was not asked for';
const page = 'its body is a page, not a response of the service';

/** `~` stands for any number of the letter `y`, which is truncated. */
test.each<[ResponseForm, response: Buffer, message: string]>([
  ['json', http('200 OK', ' '), '200 OK, but its body is empty'],
  ['list', http('200 OK', ''), '200 OK, but its body is empty'],
  ['text', http('206 Part', ''), '206 Part, but its body is empty'],
  ['json', http('200 OK', 'OK\nthen'), '200 OK, but its body is not JSON: OK then'],
  ['json', http('200 OK', '[1]'), '200 OK, but its body is not a JSON object: [1]'],
  ['list', http('200 OK', 'null'), '200 OK, but its body is not a JSON object: null'],
  ['list', http('200 OK', '{"items":[]}'), '200 OK, but its body has no list "data": {"items":[]}'],
  ['list', http('200 OK', '{"data":{}}'), '200 OK, but its body has no list "data": {"data":{}}'],
  ['json or nothing', http('200 OK', 'OK'), '200 OK, but its body is not JSON: OK'],
  ['json', http('200 OK', `"${token}"`), '200 OK, but its body is not a JSON object: "***"'],
  ['text', http('200 OK', 'depth\n1'), '200 OK, but its body is not metrics in the Prometheus text format: depth 1'],
  ['anything', http('200 OK', ' \n<b>Sign in</b>'), `200 OK, but ${page}: <b>Sign in</b>`],
  ['anything', http('200 OK', 'Sign in', 'content-type: text/html'), `200 OK, but ${page}: Sign in`],
  ['anything', http('200 OK', 'Sign in', 'content-type:  TEXT/HTML; charset=utf-8'), `200 OK, but ${page}: Sign in`],
  ['json', http('200 OK', '{"state"', '', 100), '200 OK, but its body was cut off after 8 bytes: the connection broke'],
  ['json', http('200 OK', 'x', 'content-encoding: odd'), `200 OK, but its body is encoded as odd, ${unasked}`],
  ['json', http('304 Same'), '304 Same, a redirect to nowhere, which is not followed'],
  [
    'json',
    http('301 Moved', '', `location: /v1?t=${sent}`),
    '301 Moved, a redirect to /v1?t=***, which is not followed',
  ],
  ['json', http('400 Bad Request', `what\nit says ${token}`), '400 Bad Request: what it says ***'],
  ['json', http('503 Busy', ' '), '503 Busy with an empty body'],
  ['json', http('500 ', 'x'), '500: x'],
  ['json', http(`500 No\t${token} ${long}`, 'x'), '500 No *** ~… (207 characters): x'],
  ['json', http('099 Odd', 'x'), '99 Odd: x'],
  ['json', http('600 Odd', 'x'), '600 Odd: x'],
  ['json', http('503 Busy', 'not now', '', 100), '503 Busy: not now…'],
  ['json', http('503 Busy', '', '', 100), '503 Busy, and its body was cut off after 0 bytes: the connection broke'],
  ['json', http('503 Busy', begun, '', 100), '503 Busy: it got ***…'],
  // In a whole body, the beginning of the token is another word.
  ['json', http('503 Busy', begun), `503 Busy: ${begun}`],
  ['json', http('500 Oops', 'x', `content-encoding: ${token}`), `500 Oops, and its body is encoded as ***, ${unasked}`],
  [
    'json',
    http('500 Oops', 'x', `x-request-id: ${token} ${long}`),
    '500 Oops: x (X-Request-Id: *** ~… (204 characters))',
  ],
  ['json', http('200 OK', '7', 'x-request-id: 1'), '200 OK, but its body is not a JSON object: 7 (X-Request-Id: 1)'],
])('a response of the form %s that cannot be used: row %#', async (form, bytes, message) => {
  const { response, service } = await answered(form, bytes);
  const failure = await failureOf(response);
  expect(failure.message.replace(/y{40,}/, '~')).toBe(`GET /x answered ${message}`);
  const { kind, status = 0, code, retryAfterMs, advice } = failure;
  const expected =
    status >= 200 && status < 300 ? 'broken-body' : status >= 300 && status < 400 ? 'redirect' : 'status';
  const isCut = status === 200 && message.includes('cut off');
  expect([kind, status, code, retryAfterMs]).toEqual([expected, parseInt(message), undefined, undefined]);
  expect(advice).toBe(isCut ? 'Run the step again' : undefined);
  expect(service.received).toHaveLength(1);
});

test.each<[headers: string, retryAfterMs: number]>([
  ['retry-after: 7', 7000],
  ['date: Fri, 27 Nov 2020 02:00:00 GMT\r\nretry-after: Fri, 27 Nov 2020 02:00:08 GMT', 8000],
])('a delay is asked for by %j', async (headers, retryAfterMs) => {
  const { response } = await answered('json', http('503 Busy', 'x', headers));
  expect(await failureOf(response)).toMatchObject({ retryAfterMs });
});

test('a large body of an error is read and shown from its beginning', async () => {
  const lines: string[] = [];
  const bytes = http('500 Oops', `begins ${'x'.repeat(1_500_000)}`);
  const { response } = await answered('json', bytes, { onResponse: (line) => void lines.push(line) });
  expect((await failureOf(response)).message).toMatch(/^GET \/x answered 500 Oops: begins x{400}/);
  const read = Number(/, ([\d,]+) bytes$/.exec(lines[0] ?? '')?.[1]?.replaceAll(',', ''));
  expect(read).toBeGreaterThan(500_000);
  expect(read).toBeLessThanOrEqual(2 ** 20);
});

test.each([
  ['400 Bad Request', 'status', /: not now…$/],
  ['500 Oops', 'status', /: not now…$/],
  ['200 OK', 'timeout', /got no whole response from 127\.0\.0\.1:\d+ within 0\.1 s$/],
])('a body of %s that does not end in time: %s', async (status, kind, message) => {
  const { response } = await answered('json', http(status, 'not now', '', 100), { stays: true, timeoutMs: 100 });
  const failure = await failureOf(response);
  expect(failure).toMatchObject({ kind, message: expect.stringMatching(message) });
});

test('a connection that breaks is told without anything of the request', async () => {
  const { response } = await answered('json', Buffer.alloc(0));
  const failure = await failureOf(response);
  expect(failure).toMatchObject({ kind: 'connection-broke', code: 'ECONNRESET' });
  expect(failure.cause).toBeUndefined();
  expect(JSON.stringify(failure) + (failure.stack ?? '')).not.toContain(token);
});

test('no timer of an attempt is left when it ends, since the process would wait for it', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await (
    await answered('json', http('200 OK', '{}'))
  ).response;
  await failureOf((await answered('json', http('200 OK'))).response);
  expect(timers()).toBeLessThanOrEqual(before);
});
