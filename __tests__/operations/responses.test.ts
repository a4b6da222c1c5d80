import type { ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { answering, respond, serve } from '../steps/servers.js';
import { testClock } from '../service/requests/test-clock.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const event = { name: 'pull_request', payload: labelled };
const token = 'q7-secret/token+with=signs';

function run(url: string, inputs: Record<string, string> = {}): Promise<Step> {
  const clock = testClock(Date.now());
  return runStep({ event, clock, inputs: { operation: 'get-queue', 'base-url': url, 'api-token': token, ...inputs } });
}

describe('every status but a success gives one line with what came back and what to do', () => {
  test.each([
    [400, 'Check the inputs'],
    [401, 'Check the api-token input'],
    [403, 'api-token'],
    [404, 'queue does not exist'],
    [408, 'The service did not get the whole request in time. Run the step again'],
    [409, 'Fetch the state first'],
    [413, 'The request is too large: the limit of the service is lower than documented'],
    [422, 'Check the inputs: the service does not understand the request'],
    [425, 'The service is not ready for this request yet. Run the step again'],
    [429, ''],
    [503, ''],
  ])('%i', async (status, advice) => {
    const service = await answering(status, 'what the service\nsays');
    const step = await run(service.url, { 'max-attempts': '1' });
    expect(step.exitCode).toBe(1);
    const line = `^get-queue: POST /getQueue answered ${String(status)} [^:]+: what the service says\\. .*${advice}`;
    expect(step.errors).toEqual([expect.stringMatching(new RegExp(line))]);
    expect(step.summary).toContain('The step failed');
  });
});

describe('a response that nobody can use is one line with what to do', () => {
  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'a redirect',
      (response) => {
        respond(response, 307, '', { location: 'http://127.0.0.1:9/v2/getQueue' });
      },
      /answered 307 Temporary Redirect, a redirect to http:\/\/127\.0\.0\.1:9\/v2\/getQueue, which is not followed\. Give the address itself as base-url/,
    ],
    [
      'silence',
      () => undefined,
      /got no whole response from 127\.0\.0\.1:\d+ within 0\.5 s\. Raise request-timeout-seconds/,
    ],
  ])('%s', async (_what, behave, line) => {
    const service = await serve((_, response) => {
      behave(response);
    });
    const step = await run(service.url, { 'request-timeout-seconds': '0.5', 'max-attempts': '1' });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([expect.stringMatching(line)]);
    expect(service.received).toHaveLength(1);
  });
});

describe('writes', () => {
  test.each(['submit-pull-request', 'cancel-pull-request', 'restart-tests-on-pull-request'])(
    '%s: a fetch that fails afterwards is a warning, and the step succeeds',
    async (operation) => {
      const service = await serve((request, response) => {
        if (request.url.endsWith('getSubmittedPullRequest')) respond(response, 500, 'no state');
        else respond(response, 200);
      });
      const step = await run(service.url, { operation, 'max-attempts': '2' });
      expect(step.exitCode).toBe(0);
      expect(step.warnings[0]).toMatch(/It is done, but fetching its state afterwards failed: .*answered 500/);
      expect(step.outputs['pull-request']).toBe('2');
      expect(step.outputs['pull-request-state']).toBeUndefined();
    },
  );
});

describe('a write that the service takes, and whose state contradicts it', () => {
  /** A service that takes every write, and answers the state: each once, the last ever again. */
  const showing = async (operation: string, states: readonly object[]): Promise<{ step: Step; fetched: number }> => {
    let fetched = 0;
    const service = await serve((request, response) => {
      if (!request.url.endsWith('getSubmittedPullRequest')) {
        respond(response, 200, {});
        return;
      }
      respond(response, 200, states[Math.min(fetched, states.length - 1)] ?? {});
      fetched += 1;
    });
    const step = await run(service.url, { operation, 'max-attempts': '1' });
    return { step, fetched };
  };
  const inQueue = { state: 'pending', isCurrentlySubmittedToQueue: true };
  const cancelled = { state: 'cancelled', isCurrentlySubmittedToQueue: false };

  test.each([
    ['cancel-pull-request', inQueue, 'Pull request #2 is still in the merge queue of master: it is PENDING'],
    ['cancel-pull-request', { state: 'TESTING' }, 'still in the merge queue of master: it is TESTING'],
    ['cancel-pull-request', { submitted: true }, 'still in the merge queue of master'],
    ['submit-pull-request', cancelled, 'Pull request #2 is not in the merge queue of master: it is CANCELLED'],
    ['submit-pull-request', { state: 'CANCELLED' }, 'it is CANCELLED'],
    ['submit-pull-request', { state: 'NOT_READY', submitted: false }, 'it is NOT_READY'],
    ['restart-tests-on-pull-request', { state: 'FAILED', submitted: false }, 'it is FAILED'],
  ])('%s and %j: the step fails', async (operation, state, headline) => {
    const { step, fetched } = await showing(operation, [state]);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(/the service took the request, and pull request #2 is .*See its page/);
    expect(step.summary).toContain(headline);
    // After 7 s, and after 30 s for a withdrawal.
    expect(fetched).toBe(operation === 'cancel-pull-request' ? 6 : 4);
  });

  test.each([
    ['cancel-pull-request', [inQueue, cancelled], 'CANCELLED'],
    ['cancel-pull-request', [inQueue, inQueue, inQueue, inQueue, inQueue, cancelled], 'CANCELLED'],
    ['submit-pull-request', [cancelled, inQueue], 'PENDING'],
    ['submit-pull-request', [{ state: 'MERGED', submitted: false }], 'MERGED'],
    ['cancel-pull-request', [{ state: 'MERGED', submitted: false }], 'MERGED'],
    ['cancel-pull-request', [{ state: 'NOT_READY' }], 'NOT_READY'],
    ['submit-pull-request', [{}], undefined],
    ['cancel-pull-request', [{}], undefined],
  ])('%s and %j: the step succeeds', async (operation, states, state) => {
    const { step, fetched } = await showing(operation, states);
    expect(step.errors).toEqual([]);
    expect(step.outputs['pull-request-state']).toBe(state);
    expect(fetched).toBe(states.length);
  });

  test('a fetch that fails does not take back what was seen', async () => {
    let fetched = 0;
    const service = await serve((request, response) => {
      const isState = request.url.endsWith('getSubmittedPullRequest');
      fetched += Number(isState);
      if (isState && fetched > 1) respond(response, 400, 'no');
      else respond(response, 200, isState ? inQueue : {});
    });
    const step = await run(service.url, { operation: 'cancel-pull-request' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs['pull-request-state']).toBe('PENDING');
  });
});

describe('a service whose clock is behind', () => {
  const behindMs = 300_000;
  const dateHeader = () => ({ date: new Date(Date.now() - behindMs).toUTCString() });

  test('does not get a second submission when the response is lost and the pull request has FAILED since', async () => {
    let submissions = 0;
    const service = await serve((request, response) => {
      if (request.url.endsWith('submitPullRequest')) {
        submissions += 1;
        response.destroy();
        return;
      }
      const stateChangedAt = new Date(Date.now() - behindMs).toISOString();
      const failed = { state: 'FAILED', isCurrentlySubmittedToQueue: false, stateChangedAt };
      respond(response, 200, failed, dateHeader());
    });
    const step = await run(service.url, { operation: 'submit-pull-request' });
    expect(submissions).toBe(1);
    expect(step.errors[0]).toContain('the pull request became FAILED at about the time of the request');
  });
});

describe('a success without what was asked for fails the step', () => {
  const answered = async (operation: string, status: number, body: string | undefined): Promise<Step> => {
    const service = await answering(status, body);
    return run(service.url, { operation, 'max-attempts': '1' });
  };

  test.each([
    [200, '<html>\n<body>Hello world\nSign in 3\n</html>'],
    [204, undefined],
  ])('metrics: %i %j', async (status, body) => {
    const step = await answered('get-merge-queue-metrics', status, body);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(/its body (is empty|is not metrics in the Prometheus text format)/);
    expect(step.outputs['metrics-file']).toBeUndefined();
  });

  test.each([
    ['mq_depth_current{repo="a/b"} NaN\n', 0],
    ['', 1],
    ['# HELP mq_depth_current Pull requests\nmq_depth_current\n', 1],
  ])('metrics %j are read, with warnings: %i', async (body, warnings) => {
    const step = await answered('get-merge-queue-metrics', 200, body);
    expect(step.errors).toEqual([]);
    expect(step.warnings).toHaveLength(warnings);
  });

  test.each(
    ['get-queue', 'get-submitted-pull-request'].flatMap((operation) =>
      ['[]', 'null', '"PENDING"'].map((body) => [operation, body] as const),
    ),
  )('%s: %s', async (operation, body) => {
    const step = await answered(operation, 200, body);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toContain('its body is not a JSON object');
  });
});

test('plain HTTP to another machine is tried only where allow-insecure-http says so', async () => {
  // A name that exists nowhere (RFC 6761, section 6.4), so that nothing is sent whatever the action decides.
  const elsewhere = 'http://service.invalid/v1';
  expect((await run(elsewhere)).errors[0]).toMatch(/input base-url: .*plain HTTP.*allow-insecure-http/);
  const [line] = (await run(elsewhere, { 'allow-insecure-http': 'true', 'max-attempts': '1' })).errors;
  expect(line).toMatch(/^get-queue: POST \/getQueue (?!.*input base-url)/);
});
