import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { GitHubApi, type Waiting } from '../../src/pull-request/github-api.js';
import { testClock } from '../service/requests/test-clock.js';
import { responseLimitBytes } from '../../src/service/transport/http.js';
import { respond, serve } from '../steps/servers.js';
import { serveGitHub } from './github-server.js';

type Answer = readonly [status: number, body?: string | object | Buffer, headers?: Readonly<Record<string, string>>];

let asked = 0;
let handler: (response: ServerResponse) => void;
serveGitHub((_request, response) => {
  asked += 1;
  handler(response);
});

/** From here on GitHub gives these responses in turn, and the last one to every further request. */
function responds(...answers: readonly Answer[]): void {
  asked = 0;
  handler = (to) => {
    const [status, body = '', headers = {}] = answers[Math.min(asked, answers.length) - 1] ?? [500];
    if (!Buffer.isBuffer(body)) respond(to, status, body, headers);
    else to.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
  };
}

const never = new AbortController().signal;
const api = (signal = never, waiting: Waiting = {}): GitHubApi =>
  new GitHubApi({ token: 'a-github-token', repository: { owner: 'o', name: 'n' }, signal, ...waiting });
const now = Date.parse('2026-11-21T08:00:00Z');

const dev: Answer = [200, { default_branch: 'dev' }];
const compressed = gzipSync('{"default_branch":"dev"}');
const permission: Answer = [403, { message: 'Resource not accessible by integration' }];
const secondary = { message: 'You have exceeded a secondary rate limit' };
const primary = { message: 'API rate limit exceeded' };
const resetAfter = (seconds: number) => ({
  date: new Date(now).toUTCString(),
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(now / 1000 + seconds),
});
const lines = (line: string): RegExp => new RegExp(`add the line "${line}: read" under permissions:`);
const commitSearch = { path: '/commits/a/pulls?per_page=100', what: '', isFound: () => true };
const branch = (github: GitHubApi): Promise<unknown> => github.defaultBranch();
const later = String.raw`\. GitHub limits how often it is asked: run the step again later$`;

type Row = readonly [
  what: string,
  answers: readonly Answer[],
  gives: string | RegExp,
  requests: number,
  ask?: (github: GitHubApi) => Promise<unknown>,
];
test.each<Row>([
  ['a search without permission', [permission], lines('pull-requests'), 1, (github) => github.find(commitSearch)],
  ['a timeline without permission', [permission], lines('pull-requests'), 1, (github) => github.timeline(1)],
  ['runs without it', [permission], lines('actions'), 1, (github) => github.commitsOfSuccessfulRuns('ci.yml', 'b')],
  ['a branch without permission', [permission], lines('contents'), 1, (github) => github.headOfBranch('b')],
  ['another refusal', [[403, { message: 'SAML enforcement' }]], /answered 403: SAML enforcement$/, 1],
  ['404', [[404, { message: 'Not Found' }]], /^GitHub's API \(GET \/repos\/o\/n\) answered 404: Not Found$/, 1],
  ['another form', [[200, ['x']]], /^GitHub's API \(GET \/repos\/o\/n\) answered in a form that the action/, 1],

  ['a renamed repository on the same host', [[301, '', { location: '/repositories/1' }], dev], 'dev', 2],
  [
    'redirects without end',
    [[302, '', { location: '/again' }]],
    /answered 302, a redirect to \/again, which is not/,
    4,
  ],
  ['a redirect to nowhere', [[302]], /answered 302, a redirect to nowhere, which is not followed$/, 1],

  ['a compressed body', [[200, compressed]], 'dev', 1],
  [
    'a body that is too large after decompression',
    [[200, gzipSync(Buffer.alloc(responseLimitBytes + 1, ' '))]],
    /answered 200, but its body is larger than the 67,108,864 bytes that the action reads$/,
    4,
  ],
  [
    'a body without its end',
    [[200, compressed.subarray(0, 5)]],
    /answered 200, but its body cannot be decompressed: unexpected end of file/,
    4,
  ],

  [
    'a rate limit that stays',
    [[403, secondary, { 'retry-after': '60' }]],
    new RegExp(String.raw`^GitHub's API \(GET /repos/o/n\) answered 403: ${secondary.message}${later}`),
    4,
  ],
  [
    'a rate limit that lasts longer than a step waits',
    [[403, primary, resetAfter(1800)]],
    new RegExp(String.raw`${primary.message}\. The response asks to wait 1800 s, longer than a step waits${later}`),
    1,
  ],
])('%s', async (_what, answers, gives, requests, ask = branch) => {
  responds(...answers);
  const clock = testClock(now);
  const found = ask(api(never, { clock }));
  if (typeof gives === 'string') expect(await found).toBe(gives);
  else await expect(found).rejects.toMatchObject({ name: 'GitHubError', message: expect.stringMatching(gives) });
  expect(asked).toBe(requests);
  expect(clock.now() - now).toBeLessThan(240_000);
});

test.each<readonly [how: string, body: object, headers: Record<string, string>, leastMs: number]>([
  ['with retry-after', secondary, { 'retry-after': '60' }, 60_000],
  ['without a delay', secondary, {}, 60_000],
  ['with the time of its reset, by the clock of GitHub', primary, resetAfter(30), 30_000],
])('a rate limit %s is waited for', async (_how, body, headers, leastMs) => {
  responds([403, body, headers], dev);
  // The clock of this machine may be wrong.
  const clock = testClock(now + 3_600_000);
  const told: string[] = [];
  expect(await api(never, { clock, onRetry: ({ reason }) => told.push(reason) }).defaultBranch()).toBe('dev');
  // Jobs that were refused together do not ask together again.
  expect(clock.slept[0]).toBeGreaterThan(leastMs);
  expect(clock.slept[0]).toBeLessThanOrEqual(leastMs + 10_000);
  expect(told).toEqual([expect.stringMatching(/^GitHub's API \(GET \/repos\/o\/n\) answered 403: /)]);
});

test.each([301, 302, 307, 308])('a redirect to another host is refused: %i', async (status) => {
  const elsewhere = await serve((_request, response) => {
    respond(response, ...(dev as [number, object]));
  });
  const location = `${elsewhere.origin}/repositories/1`;
  responds([status, '', { location }]);
  await expect(api().defaultBranch()).rejects.toThrow(`answered ${String(status)}, a redirect to ${location}, which`);
  expect([asked, elsewhere.received]).toEqual([1, []]);
});

test('warnings of the library stay out of the log', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  try {
    responds([200, { default_branch: 'dev' }, { deprecation: 'true', sunset: 'Sat, 21 Nov 2026 08:00:30 GMT' }]);
    expect(await api().defaultBranch()).toBe('dev');
    expect(warned).not.toHaveBeenCalled();
  } finally {
    warned.mockRestore();
  }
});

test('a cancelled step ends the delay after a rate limit, and closes the connection of a request', async () => {
  const reason = new Error('cancelled');
  const controller = new AbortController();
  responds([403, secondary, { 'retry-after': '60' }]);
  const onRetry = () => setImmediate(() => controller.abort(reason));
  await expect(api(controller.signal, { onRetry }).defaultBranch()).rejects.toBe(reason);
  expect(asked).toBe(1);

  const another = new AbortController();
  let closed: Promise<unknown> | undefined;
  handler = (response) => {
    closed = once(response, 'close');
    another.abort(reason);
  };
  await expect(api(another.signal).defaultBranch()).rejects.toBe(reason);
  await closed;
  expect(asked).toBe(2);
});
