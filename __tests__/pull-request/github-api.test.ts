import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { GitHubApi } from '../../src/pull-request/github-api.js';
import { respond } from '../steps/servers.js';
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

const repository = { owner: 'o', name: 'n' };
const never = new AbortController().signal;
const api = (signal = never): GitHubApi => new GitHubApi('a-github-token', repository, signal);

const found = async (body: unknown, ...search: Parameters<GitHubApi['find']>): Promise<unknown> => {
  handler = (response) => {
    respond(response, 200, body as object);
  };
  return api().find(...search);
};

describe('what GitHub finds', () => {
  const head = { repository: {}, owner: 'o', branch: 'b' };
  const byBranch = { kind: 'by-branch', head } as const;
  const byCommit = { kind: 'by-commit', head: { ...head, sha: 'a' } } as const;
  const pull = (number: number, label: string, sha: string, more: object = {}): object => ({
    number,
    head: { label, sha },
    ...more,
  });
  const listed = [null, 'x', { title: 'of no number' }, pull(3, 'o:b', 'a')];

  test('is what has a number and that head, by commit', async () => {
    const others = [pull(4, 'o:b', 'later'), pull(5, 'stranger:b', 'a'), pull(6, 'o:other', 'a'), { number: 7 }];
    expect(await found([...listed, ...others], byCommit)).toEqual([{ number: 3, headSha: 'a', head: 'o:b' }]);
  });

  test('is of a push also the pull request that it merged', async () => {
    const merged = { merged_at: '2026-01-01T00:00:00Z', merge_commit_sha: 'a', base: { ref: 'b' } };
    const body = [pull(4, 'o:topic', 'c', merged), pull(5, 'o:topic', 'c', { ...merged, merged_at: null })];
    expect(await found(body, { ...byCommit, mergedInto: 'b' })).toMatchObject([{ number: 4, merged: true }]);
    expect(await found(body, byCommit)).toEqual([]);
  });

  test('is what has a number and that head, by branch', async () => {
    expect(await found([...listed, { number: 4 }, pull(5, 'p:b', 'a')], byBranch)).toMatchObject([{ number: 3 }]);
  });

  test('is not said in words of the library in the log', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    try {
      handler = (response) => {
        respond(
          response,
          200,
          { default_branch: 'dev' },
          { deprecation: 'true', sunset: 'Sat, 21 Nov 2026 08:00:30 GMT' },
        );
      };
      expect(await api().defaultBranch()).toBe('dev');
      expect(warned).not.toHaveBeenCalled();
    } finally {
      warned.mockRestore();
    }
  });

  test.each([
    ['a branch', byBranch, 'pull-requests: read'],
    ['a commit', byCommit, 'pull-requests: read'],
  ] as const)('needs a permission, which is named: %s', async (_what, search, line) => {
    handler = (response) => {
      respond(response, 403, { message: 'Resource not accessible by integration' });
    };
    await expect(api().find(search)).rejects.toThrow(`add the line "${line}" under permissions:`);
  });

  test('of the repository needs another', async () => {
    handler = (response) => {
      respond(response, 403, { message: 'Resource not accessible by integration' });
    };
    await expect(api().defaultBranch()).rejects.toThrow('add the line "contents: read" under permissions:');
  });

  test('is not a matter of permissions where GitHub says something else', async () => {
    handler = (response) => {
      respond(response, 403, { message: 'SAML enforcement' });
    };
    await expect(api().defaultBranch()).rejects.toThrow(/answered 403: SAML enforcement$/);
  });

  test('is no error of the action itself', async () => {
    handler = (response) => {
      respond(response, 404, { message: 'Not Found' });
    };
    await expect(api().defaultBranch()).rejects.toMatchObject({
      name: 'GitHubError',
      message: "GitHub's API (GET /repos/o/n) answered 404: Not Found",
    });
    expect(asked).toBe(1);
  });
});

describe('a rate limit of GitHub', () => {
  test('that is secondary, and answers 403 with retry-after, is waited for', async () => {
    handler = (response) => {
      if (asked === 1)
        respond(response, 403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '0' });
      else respond(response, 200, { default_branch: 'dev' });
    };
    expect(await api().defaultBranch()).toBe('dev');
    expect(asked).toBe(2);
  });

  test('that lasts longer than a step waits is said', async () => {
    handler = (response) => {
      const reset = String(Math.ceil(Date.now() / 1000) + 1800);
      respond(
        response,
        403,
        { message: 'API rate limit exceeded' },
        { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
      );
    };
    await expect(api().defaultBranch()).rejects.toThrow(
      /answered 403: API rate limit exceeded\. It limits how often it is asked, so run the step again later\. The service asks to wait \d+ s/,
    );
    expect(asked).toBe(1);
  });
});

describe('a question that is given up', () => {
  const reason = new Error('cancelled');

  test('before it is asked is not asked', async () => {
    await expect(api(AbortSignal.abort(reason)).defaultBranch()).rejects.toBe(reason);
    expect(asked).toBe(0);
  });

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

  test('between two attempts ends at once', async () => {
    const controller = new AbortController();
    handler = (response) => {
      respond(response, 502, 'busy');
      // The response has been read, and the delay after it has begun, when the connection is free again.
      response.once('close', () =>
        setTimeout(() => {
          controller.abort(reason);
        }, 30),
      );
    };
    let ended: unknown;
    api(controller.signal)
      .defaultBranch()
      .catch((error: unknown) => (ended = error));
    while (!controller.signal.aborted) await new Promise((done) => setTimeout(done, 1));
    await new Promise((done) => setImmediate(done));
    expect(ended).toBe(reason);
  });
});
