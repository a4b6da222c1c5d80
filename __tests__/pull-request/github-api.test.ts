import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { GitHubApi, type Waiting } from '../../src/pull-request/github-api.js';
import { testClock } from '../service/requests/test-clock.js';
import { responseLimitBytes } from '../../src/service/transport/http.js';
import { respond, serve } from '../steps/servers.js';
import { serveGitHub } from './github-server.js';

let asked = 0;
let handler: (response: ServerResponse) => void;
serveGitHub((_request, response) => {
  asked += 1;
  handler(response);
});

beforeEach(() => {
  asked = 0;
});

/** From here on GitHub gives every request this response. */
function responds(...response: [status: number, body: string | object, headers?: Record<string, string>]): void {
  handler = (to) => {
    respond(to, ...response);
  };
}

const repository = { owner: 'o', name: 'n' };
const never = new AbortController().signal;
const api = (signal = never, waiting: Waiting = {}): GitHubApi =>
  new GitHubApi({ token: 'a-github-token', repository, signal, ...waiting });

test('warnings of the library stay out of the log', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  try {
    responds(200, { default_branch: 'dev' }, { deprecation: 'true', sunset: 'Sat, 21 Nov 2026 08:00:30 GMT' });
    expect(await api().defaultBranch()).toBe('dev');
    expect(warned).not.toHaveBeenCalled();
  } finally {
    warned.mockRestore();
  }
});

describe('an error of GitHub', () => {
  const permission = { message: 'Resource not accessible by integration' };
  const commit = { kind: 'by-commit', head: { repository: {}, owner: 'o', branch: 'b', sha: 'a' } } as const;

  test.each<readonly [status: number, body: object, ask: (api: GitHubApi) => Promise<unknown>, says: RegExp]>([
    [403, permission, (api) => api.find(commit), /add the line "pull-requests: read" under permissions:/],
    [403, permission, (api) => api.timeline(1), /add the line "pull-requests: read"/],
    [403, permission, (api) => api.commitsOfSuccessfulRuns('ci.yml', 'b'), /add the line "actions: read"/],
    [403, permission, (api) => api.headOfBranch('b'), /add the line "contents: read"/],
    [403, { message: 'SAML enforcement' }, (api) => api.defaultBranch(), /answered 403: SAML enforcement$/],
    [
      404,
      { message: 'Not Found' },
      (api) => api.defaultBranch(),
      /^GitHub's API \(GET \/repos\/o\/n\) answered 404: Not F/,
    ],
  ])('%d %j', async (status, body, ask, says) => {
    responds(status, body);
    await expect(ask(api())).rejects.toMatchObject({ name: 'GitHubError', message: expect.stringMatching(says) });
    expect(asked).toBe(1);
  });
});

describe('a redirect of GitHub', () => {
  test.each([301, 302, 307, 308])('to another host is refused: %i', async (status) => {
    const elsewhere = await serve((_request, response) => {
      respond(response, 200, { default_branch: 'dev' });
    });
    const location = `${elsewhere.origin}/repositories/1`;
    responds(status, '', { location });
    await expect(api().defaultBranch()).rejects.toMatchObject({
      name: 'GitHubError',
      message: `GitHub's API (GET /repos/o/n) answered ${String(status)}, a redirect to ${location}, which is not followed`,
    });
    expect([asked, elsewhere.received]).toEqual([1, []]);
  });

  test('on its own host, for a renamed repository, is followed', async () => {
    handler = (response) => {
      if (asked === 1) respond(response, 301, '', { location: '/repositories/1' });
      else respond(response, 200, { default_branch: 'dev' });
    };
    expect(await api().defaultBranch()).toBe('dev');
  });

  test.each<[string, Record<string, string>, number]>([
    ['that never ends', { location: '/again' }, 4],
    ['to nowhere', {}, 1],
  ])('%s is refused', async (_where, headers, requests) => {
    responds(302, '', headers);
    await expect(api().defaultBranch()).rejects.toThrow(/answered 302, a redirect to .+, which is not followed$/);
    expect(asked).toBe(requests);
  });
});

describe("a body of GitHub's response", () => {
  const branch = Buffer.from('{"default_branch":"dev"}');
  const answers = (body: Buffer, coding: string): void => {
    handler = (response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': coding });
      response.end(body);
    };
  };
  const failure = (): Promise<unknown> => api(never, { clock: testClock(0) }).defaultBranch();

  test.each([['gzip', gzipSync(branch)]])('is decompressed: %s', async (coding, body) => {
    answers(body, coding);
    expect(await api().defaultBranch()).toBe('dev');
  });

  test('that is too large after decompression is refused', async () => {
    answers(gzipSync(Buffer.alloc(responseLimitBytes + 1, ' ')), 'gzip');
    await expect(failure()).rejects.toThrow(
      'answered 200, but its body is larger than the 67,108,864 bytes that the action reads',
    );
  });

  test('without its end is refused', async () => {
    answers(gzipSync(branch).subarray(0, 5), 'gzip');
    await expect(failure()).rejects.toThrow(
      'answered 200, but its body cannot be decompressed: unexpected end of file',
    );
  });
});

describe('a rate limit of GitHub', () => {
  const secondary = { message: 'You have exceeded a secondary rate limit' };
  type Headers = Readonly<Record<string, string>>;

  test.each<readonly [string, number, object, () => Headers, number]>([
    ['with 403 and retry-after', 403, secondary, () => ({ 'retry-after': '60' }), 60_000],
    ['without a delay', 403, secondary, () => ({}), 60_000],
    [
      'with the time of its reset, by the clock of GitHub',
      403,
      { message: 'API rate limit exceeded' },
      () => ({
        date: 'Sat, 21 Nov 2026 08:00:00 GMT',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.parse('2026-11-21T08:00:30Z') / 1000),
      }),
      30_000,
    ],
  ])('%s is waited for', async (_how, status, body, headers, leastMs) => {
    handler = (response) => {
      if (asked === 1) respond(response, status, body, headers());
      else respond(response, 200, { default_branch: 'dev' });
    };
    const clock = testClock(Date.now());
    const told: string[] = [];
    const onRetry: Waiting['onRetry'] = ({ reason }) => told.push(reason);
    expect(await api(never, { clock, onRetry }).defaultBranch()).toBe('dev');
    expect(asked).toBe(2);
    // Jobs that were refused together do not ask together again.
    expect(clock.slept[0]).toBeGreaterThan(leastMs);
    expect(clock.slept[0]).toBeLessThanOrEqual(leastMs + 10_000);
    expect(told[0]).toMatch(/^GitHub's API \(GET \/repos\/o\/n\) answered 4\d\d: /);
  });

  test('that stays is said after four attempts, within four minutes', async () => {
    responds(403, secondary, { 'retry-after': '60' });
    const clock = testClock(0);
    await expect(api(never, { clock }).defaultBranch()).rejects.toThrow(
      /^GitHub's API \(GET \/repos\/o\/n\) answered 403: You have exceeded a secondary rate limit\. GitHub limits how often it is asked: run the step again later$/,
    );
    expect(asked).toBe(4);
    expect(clock.now()).toBeLessThan(240_000);
  });

  test('that lasts longer than a step waits is said', async () => {
    handler = (response) => {
      const reset = String(Math.ceil(Date.now() / 1000) + 1800);
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
      respond(response, 403, { message: 'API rate limit exceeded' }, headers);
    };
    await expect(api().defaultBranch()).rejects.toThrow(
      /answered 403: API rate limit exceeded\. The response asks to wait \d+ s, longer than a step waits\. GitHub limits how often it is asked: run the step again later$/,
    );
    expect(asked).toBe(1);
  });

  test('ends at once when the step is cancelled', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    responds(403, secondary, { 'retry-after': '60' });
    const onRetry = (): void => {
      setImmediate(() => {
        controller.abort(reason);
      });
    };
    await expect(api(controller.signal, { onRetry }).defaultBranch()).rejects.toBe(reason);
    expect(asked).toBe(1);
  });
});

describe('a question that is given up', () => {
  const reason = new Error('cancelled');

  test('while it is under way closes its connection', async () => {
    const controller = new AbortController();
    let closed: Promise<unknown> | undefined;
    handler = (response) => {
      closed = once(response, 'close');
      controller.abort(reason);
    };
    await expect(api(controller.signal).defaultBranch()).rejects.toBe(reason);
    await closed;
    expect(asked).toBe(1);
  });
});
