import { describe, expect, test } from '@jest/globals';
import { type TestServer, answering, respond, serve } from '../../steps/servers.js';
import { clientOf, failureOf, pullRequest, queue } from './clients.js';
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
    const request = {
      ...queue,
      pr: { number: 7, sha: 'a'.repeat(40) },
      priority: 'high',
    };
    const response = await client.send('submitPullRequest', request);
    expect(response).toMatchObject({
      status: 200,
      received: JSON.stringify(inQueue),
      text: JSON.stringify(inQueue),
      json: inQueue,
      verified: true,
    });
    expect(arrived(service)).toEqual(['submitPullRequest', 'getSubmittedPullRequest']);
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual(pullRequest);
    expect(lines).toEqual([
      expect.stringMatching(/^POST \/submitPullRequest answered 502 .* It may have been done: verifying in 0\.\d s$/),
      'The response was lost, and the state shows that the request was done: the pull request is in the queue, PENDING',
    ]);
    // The last usable response is the one to the verification, as a separate response.
    expect(client.lastResponse).toMatchObject({
      status: 200,
      received: JSON.stringify(inQueue),
      text: JSON.stringify(inQueue),
      json: inQueue,
    });
  });

  test('of a queue is verified by its branch, and compared with the settings that were asked for', async () => {
    const service = await scripted({ createQueue: [[502]], getQueue: [[200, { state: 'RUNNING', concurrency: 5 }]] });
    const failure = await failureOf((await clientOf(service, quick)).send('createQueue', { ...queue, concurrency: 3 }));
    expect(failure.message).toContain('exists with other settings: concurrency is 5, not 3');
    expect(failure.advice).toBe('update-queue changes its settings');
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual(queue);
  });

  test('is done where the service knows nothing of what was to be removed', async () => {
    const service = await scripted({ deleteQueue: [[500]], getQueue: [[404, 'no such queue']] });
    const client = await clientOf(service, quick);
    expect(await client.send('deleteQueue', queue)).toEqual({
      status: 404,
      received: '',
      text: '',
      json: undefined,
      verified: true,
    });
    expect(client.lastResponse).toBeUndefined();
    expect(client.lastWrite).toEqual({ asked: 'POST /deleteQueue', became: 'done' });
  });

  test.each(['<html><body>', '<!DOCTYPE html>', 'gone\n<HTML lang="en">'])(
    'stays unclear where a page says 404: %j',
    async (page) => {
      const service = await scripted({ deleteQueue: [[500]], getQueue: [[404, page]] });
      const client = await clientOf(service, quick);
      const failure = await failureOf(client.send('deleteQueue', queue));
      expect(failure.message).toContain(
        'It may have been done: fetching the state failed: POST /getQueue answered 404',
      );
      expect(client.lastWrite).toEqual({ asked: 'POST /deleteQueue', became: 'unclear' });
    },
  );

  test('is done where 404 comes with words that only resemble a page', async () => {
    const service = await scripted({ deleteQueue: [[500]], getQueue: [[404, 'no <htmlish> queue']] });
    expect((await (await clientOf(service, quick)).send('deleteQueue', queue)).verified).toBe(true);
  });

  test('stays unclear where the verification is refused', async () => {
    const service = await scripted({ deleteQueue: [[500]], getQueue: [[403, 'no']] });
    const failure = await failureOf((await clientOf(service, quick)).send('deleteQueue', queue));
    expect(failure).toMatchObject({ status: 500 });
    expect(failure.message).toMatch(/fetching the state failed: POST \/getQueue answered 403 Forbidden: no$/);
  });

  test('is not verified beyond the deadline', async () => {
    const service = await serve((request, response) => {
      if (request.url.endsWith('/submitPullRequest')) respond(response, 502);
    });
    const clock = testClock(0);
    const client = await clientOf(service, { ...quick, clock });
    const failure = await failureOf(client.limited({ deadline: 300 }).send('submitPullRequest', pullRequest));
    const left = Math.round((300 - (clock.slept[0] ?? 0)) / 100) / 10;
    expect(failure.message).toMatch(/It may have been done: fetching the state failed: .*no whole response/);
    expect(failure.message).toContain(`within ${String(left)} s`);
  });

  test('is verified with the time of a whole request, however slowly that is answered', async () => {
    const service = await serve((request, response) => {
      if (request.url.endsWith('/submitPullRequest')) respond(response, 502);
      else setTimeout(respond, 100, response, 200, inQueue);
    });
    const response = await (await clientOf(service, quick)).send('submitPullRequest', pullRequest);
    expect(response.verified).toBe(true);
  });
});

describe('the last write', () => {
  test('is undefined before a write is sent, and after reads', async () => {
    const client = await clientOf(await answering(200, { state: 'RUNNING' }));
    expect(client.lastWrite).toBeUndefined();
    await client.send('getQueue', queue);
    expect(client.lastWrite).toBeUndefined();
  });

  test('is unclear while it is under way', async () => {
    let underWay: unknown;
    const client = await clientOf(
      await serve((_request, response) => {
        underWay = client.lastWrite;
        respond(response, 200);
      }),
    );
    await client.send('createQueue', queue);
    expect(underWay).toEqual({ asked: 'POST /createQueue', became: 'unclear' });
    expect(client.lastWrite?.became).toBe('done');
  });

  const merged = { state: 'MERGED' };
  const failedBefore = { state: 'FAILED', stateChangedAt: '2020-01-01T00:00:00Z' };
  test.each<[string, EndpointName, Script, LastWrite['became']]>([
    ['a response to a write', 'submitPullRequest', { submitPullRequest: [[200]] }, 'done'],
    ['a response to a replacement', 'updateQueue', { updateQueue: [[200]] }, 'done'],
    ['a refusal', 'createQueue', { createQueue: [[409, 'no']] }, 'not-done'],
    ['a failure that may have come late', 'updateQueue', { updateQueue: [[502]] }, 'unclear'],
    ['a refusal after such a failure', 'updateQueue', { updateQueue: [[502], [409]] }, 'unclear'],
    [
      'a state that shows it done',
      'submitPullRequest',
      { submitPullRequest: [[502]], getSubmittedPullRequest: [[200, inQueue]] },
      'done',
    ],
    [
      'a state from before it',
      'submitPullRequest',
      { submitPullRequest: [[502]], getSubmittedPullRequest: [[200, failedBefore]] },
      'not-done',
    ],
    [
      'a state that shows nothing',
      'submitPullRequest',
      { submitPullRequest: [[502]], getSubmittedPullRequest: [[200, {}]] },
      'unclear',
    ],
    [
      'a state in which tests cannot be restarted',
      'restartTestsOnPullRequest',
      { restartTestsOnPullRequest: [[502]], getSubmittedPullRequest: [[200, merged]] },
      'not-done',
    ],
    [
      'a state in which nothing is left to cancel',
      'cancelPullRequest',
      { cancelPullRequest: [[502]], getSubmittedPullRequest: [[200, merged]] },
      'done',
    ],
  ])('after %s', async (_title, name, script, became) => {
    const client = await clientOf(await scripted(script), { ...quick, maxAttempts: 2 });
    await client.send(name, pullRequest).catch(() => undefined);
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
    await expect(client.send('createQueue', queue)).rejects.toBe(reason);
    expect(client.lastWrite).toEqual({ asked: 'POST /createQueue', became: 'unclear' });
  });
});

test('a client with other limits shares what was answered and written', async () => {
  const client = await clientOf(await answering(200, { state: 'RUNNING' }));
  const limited = client.limited({ maxAttempts: 2 });
  const response = await limited.send('createQueue', queue);
  expect(client.lastResponse).toBe(response);
  expect(limited.lastResponse).toBe(response);
  expect(client.lastWrite).toEqual({ asked: 'POST /createQueue', became: 'done' });
});
