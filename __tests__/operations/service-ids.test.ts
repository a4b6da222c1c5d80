import { describe, expect, test } from '@jest/globals';
import { testClock } from '../service/requests/test-clock.js';
import { runStep } from '../steps/step.js';
import { answering, respond, serve } from '../steps/servers.js';

const run = (url: string, inputs: Readonly<Record<string, string>>) =>
  runStep({
    inputs: {
      'base-url': url,
      'api-token': 'a-token',
      'allow-insecure-http': 'true',
      repository: 'octo/shop',
      'target-branch': 'main',
      ...inputs,
    },
    environment: { RUNNER_DEBUG: '1' },
    clock: testClock(Date.now()),
  });

describe('an id that cannot be part of a path', () => {
  const queueWith = (id: string) =>
    serve((request, response) => {
      if (request.method !== 'GET') respond(response, 204);
      else {
        const queue = { id, repositoryId: 'r', repositoryUrl: 'https://github.com/octo/shop', targetBranch: 'main' };
        respond(response, 200, { data: [queue], hasMore: false, nextCursor: null });
      }
    });

  test.each(['.', '..', 'half \ud800'])('and that the service gives to a queue leads to no request: %j', async (id) => {
    const service = await queueWith(id);
    const step = await run(`${service.origin}/v2`, { operation: 'delete-queue' });
    expect(step.errors[0]).toContain(`The service gave the id ${JSON.stringify(id)}, which can't be part of a path`);
    expect(service.received.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each(['.', '..'])('and that test-run-id gives leads to no request, and the input is named: %s', async (id) => {
    const service = await queueWith('a');
    const inputs = { operation: 'get-merge-queue-testing-details', 'test-run-id': id };
    const step = await run(`${service.origin}/v2`, inputs);
    expect(step.errors[0]).toContain(`test-run-id gives the id "${id}", which can't be part of a path`);
    expect(service.received).toEqual([]);
  });
});

describe.each(['v1', 'v2'])("the service's id of a request, %s", (generation) => {
  const headers = { 'x-request-id': 'req-42' };

  test.each<readonly [string, number, string, Readonly<Record<string, string>>]>([
    ['a refusal', 403, 'no', {}],
    ['a failure', 500, '', {}],
    ['a redirect', 302, '', { location: 'http://elsewhere' }],
    ['a page', 200, '<html>sign in</html>', {}],
    ['a body that ends early', 200, '{"data":', {}],
    ['an empty body', 200, '', {}],
  ])('is shown with %s', async (_what, status, body, more) => {
    const { origin } = await answering(status, body, { ...headers, ...more });
    const step = await run(`${origin}/${generation}`, { operation: 'get-queue', 'max-attempts': '1' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain(' (X-Request-Id: req-42)');
  });
});
