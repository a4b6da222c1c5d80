import { describe, expect, test } from '@jest/globals';
import { type TestServer, respond, serve } from '../../steps/servers.js';
import { clientOf, failureOf, pullRequest, queue, send } from './clients.js';
import type { LastWrite } from '../../../src/service/requests/client.js';
import type { EndpointName } from '../../../src/service/v1/endpoints.js';
import { testClock } from './test-clock.js';

/** Responses of the service, by endpoint; the last response of an endpoint is repeated. */
type Script = Readonly<Record<string, readonly (readonly [status: number, body?: string | object])[]>>;

function scripted(script: Script): Promise<TestServer> {
  const counts = new Map<string, number>();
  return serve((request, response) => {
    const endpoint = request.url.replace('/v1/', '');
    const responses = script[endpoint] ?? [];
    const count = counts.get(endpoint) ?? 0;
    counts.set(endpoint, count + 1);
    const [status, body] = responses[Math.min(count, responses.length - 1)] ?? [599, 'not in the script'];
    respond(response, status, body);
  });
}

const arrived = (service: TestServer): string[] => service.received.map(({ url }) => url.replace('/v1/', ''));
/** Short timeouts make short delays before a verification. */
const quick = { attemptTimeoutMs: 600 };
const inQueue = { state: 'PENDING', isCurrentlySubmittedToQueue: true };

describe('a write whose response is lost', () => {
  test('is verified, with its repository, branch and number and nothing else', async () => {
    const service = await scripted({ submitPullRequest: [[502]], getSubmittedPullRequest: [[200, inQueue]] });
    const lines: string[] = [];
    const client = await clientOf(service, { ...quick, onVerify: (line) => lines.push(line) });
    const request = { ...queue, pr: { number: 7, sha: 'a'.repeat(40) }, priority: 'high' };
    const response = await send(client, 'submitPullRequest', request);
    const text = JSON.stringify(inQueue);
    const seen = { status: 200, received: text, text, json: inQueue };
    expect(response).toMatchObject({ ...seen, verified: true });
    expect(arrived(service)).toEqual(['submitPullRequest', 'getSubmittedPullRequest']);
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual(pullRequest);
    expect(lines).toEqual([
      expect.stringMatching(/^POST \/submitPullRequest answered 502 .* It may have been done: verifying in 0\.\d s$/),
      'The response was lost, and the state shows that the request was done: the pull request is in the queue, PENDING',
    ]);
    // The last usable response is the one to the verification, as a separate response.
    expect(client.lastResponse).toMatchObject(seen);
    expect(client.lastResponse?.verified).toBeUndefined();
  });

  test('of a queue is verified by its branch, and compared with the settings that were asked for', async () => {
    const service = await scripted({ createQueue: [[502]], getQueue: [[200, { state: 'RUNNING', concurrency: 5 }]] });
    const failure = await failureOf(send(await clientOf(service, quick), 'createQueue', { ...queue, concurrency: 3 }));
    expect(failure.message).toContain('exists with other settings: concurrency is 5, not 3');
    expect(failure.advice).toBe('update-queue changes its settings');
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual(queue);
  });

  /** What the state answers decides whether a deletion was done. */
  test.each<[status: number, body: string, message: RegExp | undefined]>([
    [404, 'no such queue', undefined],
    [404, 'no <htmlish> queue', undefined],
    [404, '<html><body>', /It may have been done: fetching the state failed: POST \/getQueue answered 404/],
    [404, '<!DOCTYPE html>', /It may have been done: fetching the state failed: POST \/getQueue answered 404/],
    [404, 'gone\n<HTML lang="en">', /It may have been done: fetching the state failed: POST \/getQueue answered 404/],
    [403, 'no', /fetching the state failed: POST \/getQueue answered 403 Forbidden: no$/],
  ])('is done, or stays unclear, where the state answers %d %j', async (status, body, message) => {
    const client = await clientOf(await scripted({ deleteQueue: [[500]], getQueue: [[status, body]] }), quick);
    const outcome: unknown = await send(client, 'deleteQueue', queue).catch((error: unknown) => error);
    const unclear = { status: 500, message: expect.stringMatching(message ?? '') as unknown };
    const done = { status: 404, received: '', text: '', json: undefined, verified: true };
    expect(outcome).toMatchObject(message === undefined ? done : unclear);
    expect(client.lastResponse).toBeUndefined();
    const became = message === undefined ? 'done' : 'unclear';
    expect(client.lastWrite).toEqual({ asked: 'POST /deleteQueue', became });
  });

  test('is not verified beyond the deadline', async () => {
    const service = await serve((request, response) => {
      if (request.url.endsWith('/submitPullRequest')) respond(response, 502);
    });
    const clock = testClock(0);
    const client = await clientOf(service, { ...quick, clock });
    const failure = await failureOf(send(client.limited({ deadline: 300 }), 'submitPullRequest', pullRequest));
    const left = Math.round((300 - (clock.slept[0] ?? 0)) / 100) / 10;
    expect(failure.message).toMatch(/It may have been done: fetching the state failed: .*no whole response/);
    expect(failure.message).toContain(`within ${String(left)} s`);
  });

  test('is verified with the time of a whole request, however slowly that is answered', async () => {
    const service = await serve((request, response) => {
      if (request.url.endsWith('/submitPullRequest')) respond(response, 502);
      else setTimeout(respond, 100, response, 200, inQueue);
    });
    const response = await send(await clientOf(service, quick), 'submitPullRequest', pullRequest);
    expect(response.verified).toBe(true);
  });
});

describe('the last write', () => {
  test('is undefined before a write is sent, and unclear while it is under way', async () => {
    let underWay: unknown;
    const client = await clientOf(
      await serve((_request, response) => {
        underWay = client.lastWrite;
        respond(response, 200, {});
      }),
    );
    await send(client, 'getQueue', queue);
    expect(client.lastWrite).toBeUndefined();
    await send(client, 'createQueue', queue);
    expect(underWay).toEqual({ asked: 'POST /createQueue', became: 'unclear' });
  });

  const merged = { state: 'MERGED' };
  const failedBefore = { state: 'FAILED', stateChangedAt: '2020-01-01T00:00:00Z' };
  test.each<[EndpointName, status: readonly number[], state: object | undefined, LastWrite['became']]>([
    ['submitPullRequest', [200], undefined, 'done'],
    ['updateQueue', [200], undefined, 'done'],
    ['createQueue', [409], undefined, 'not-done'],
    ['updateQueue', [502], undefined, 'unclear'],
    ['updateQueue', [502, 409], undefined, 'unclear'],
    ['submitPullRequest', [502], inQueue, 'done'],
    ['submitPullRequest', [502], failedBefore, 'not-done'],
    ['submitPullRequest', [502], {}, 'unclear'],
    ['restartTestsOnPullRequest', [502], merged, 'not-done'],
    ['cancelPullRequest', [502], merged, 'done'],
  ])('after %s is answered %j, and a state shows %j, is %s', async (name, statuses, state, became) => {
    const responses = statuses.map((status) => [status] as const);
    const service = await scripted({ [name]: responses, getSubmittedPullRequest: [[200, state ?? {}]] });
    const client = await clientOf(service, { ...quick, maxAttempts: 2 });
    await send(client, name, pullRequest).catch(() => undefined);
    expect(client.lastWrite).toEqual({ asked: `POST /${name}`, became });
  });

  test('stays unclear where it is given up for another reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const client = await clientOf(
      await serve(() => {
        controller.abort(reason);
      }),
      { signal: controller.signal },
    );
    await expect(send(client, 'createQueue', queue)).rejects.toBe(reason);
    expect(client.lastWrite).toEqual({ asked: 'POST /createQueue', became: 'unclear' });
  });
});
