import type { ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { OperationName } from '../../src/operations/table.js';
import type { Effect } from '../../src/service/transport/address.js';
import { type Failure, failures, retryPolicy } from '../../src/service/requests/retry-policy.js';
import { type MockV2Options, ids, mockServiceV2 } from '../service-descriptions/mock-service-v2.js';
import { testClock } from '../service/requests/test-clock.js';
import { respond } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { fail } from './failing.js';
import { endings, inQueue, labelledEvent, number } from './second-generation-endings.js';

const longAgo = '2020-01-01T00:00:00Z';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What the service shows before a write and after it. */
interface WriteCase {
  readonly endpoint: string;
  readonly operation: OperationName;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly before: MockV2Options;
  readonly after: MockV2Options;
}

const active = (state: string, since = longAgo): MockV2Options => ({
  entry: { state, stateChangedAt: since },
  pullRequest: { isCurrentlySubmittedToQueue: true },
});
const gone: MockV2Options = {
  entry: { state: 'cancelled', stateChangedAt: longAgo },
  pullRequest: { isCurrentlySubmittedToQueue: false },
};
const stateOfQueue = (state: string, mode = 'queue'): MockV2Options => ({ queue: { state, mode } });

const submission: WriteCase = {
  endpoint: 'POST /merge-queues/{id}/pull-requests',
  operation: 'submit-pull-request',
  before: { entry: null, pullRequest: { isCurrentlySubmittedToQueue: false } },
  after: active('pending'),
};

const writes: readonly WriteCase[] = [
  submission,
  {
    endpoint: 'POST /pull-requests/{id}/dequeue',
    operation: 'cancel-pull-request',
    before: active('testing'),
    after: gone,
  },
  {
    endpoint: 'POST /pull-requests/{id}/restart-tests',
    operation: 'restart-tests-on-pull-request',
    before: active('testing'),
    after: active('pending', '2026-01-01T00:00:00Z'),
  },
  {
    endpoint: 'POST /merge-queues',
    operation: 'create-queue',
    before: { hasQueue: false },
    after: { hasQueue: true },
  },
  {
    endpoint: 'DELETE /merge-queues/{id}',
    operation: 'delete-queue',
    before: { hasQueue: true },
    after: { hasQueue: false },
  },
  {
    endpoint: 'POST /merge-queues/{id}/pause',
    operation: 'update-queue',
    inputs: { 'queue-settings': 'state: paused' },
    before: stateOfQueue('running'),
    after: stateOfQueue('paused'),
  },
  {
    endpoint: 'POST /merge-queues/{id}/resume',
    operation: 'update-queue',
    inputs: { 'queue-settings': 'state: running' },
    before: stateOfQueue('paused'),
    after: stateOfQueue('running'),
  },
  {
    endpoint: 'POST /merge-queues/{id}/drain',
    operation: 'update-queue',
    inputs: { 'queue-settings': 'state: draining' },
    before: stateOfQueue('running'),
    after: stateOfQueue('draining'),
  },
  {
    endpoint: 'POST /merge-queues/{id}/switch-modes',
    operation: 'update-queue',
    inputs: { 'queue-settings': 'mode: parallel' },
    before: stateOfQueue('running'),
    after: stateOfQueue('switchingModes', 'graph'),
  },
];

/** The failures that a server can cause. The two others meet a request before any endpoint does. */
const served = failures.filter((failure) => failure !== 'not-connected' && failure !== 'tls');
const unclear = served.filter((failure) => retryPolicy.write[failure] === 'verify');

interface Lost {
  readonly step: Step;
  /** How often the write arrived. */
  readonly sent: number;
  readonly refused: readonly string[];
}

/** Runs a write whose first request meets a failure. @param landed whether it is carried out all the same */
async function lose(one: WriteCase, meet: (response: ServerResponse) => void, landed: boolean): Promise<Lost> {
  const options: Mutable<MockV2Options> = { ...one.before };
  let sent = 0;
  options.answer = (endpoint, response) => {
    if (endpoint !== one.endpoint) return false;
    sent += 1;
    const done = landed || sent > 1;
    if (done) Object.assign(options, one.after);
    if (sent > 1) return false;
    meet(response);
    return true;
  };
  const service = await mockServiceV2(number, options);
  const step = await runStep({
    event: labelledEvent,
    clock: testClock(Date.now()),
    inputs: {
      operation: one.operation,
      'base-url': service.url,
      'api-token': 'trunk_v2_a-key-for-tests',
      'max-attempts': '3',
      'request-timeout-seconds': '1.5',
      ...one.inputs,
    },
  });
  return { step, sent, refused: service.refused };
}

type Cell = readonly [failure: Failure, exitCode: number | null, sent: number];

/** All failures of a write at once, because some of them are waited for. */
async function cellsOf(one: WriteCase, landed: boolean): Promise<readonly Cell[]> {
  return Promise.all(
    unclear.map(async (failure): Promise<Cell> => {
      const { step, sent, refused } = await lose(
        one,
        (response) => {
          fail(failure, response);
        },
        landed,
      );
      expect([failure, refused, step.errors]).toEqual([failure, [], []]);
      if (landed) expect(step.stdout).toContain('The response was lost, and the state shows that the request was done');
      return [failure, step.exitCode, sent];
    }),
  );
}

const effectOf = (endpoint: string): Effect =>
  endpoint.startsWith('GET') ? 'read' : /^(?:PUT|PATCH)/.test(endpoint) ? 'replace' : 'write';

/** Meets the first request to an endpoint with a failure. @returns how often it was sent, and how the step ended */
async function meet(endpoint: string, failure: Failure): Promise<Cell> {
  const { operation, inputs, event, held } = endings[endpoint] ?? fallen(endpoint);
  let sent = 0;
  const service = await mockServiceV2(number, {
    ...held,
    // What was submitted is in the queue.
    ...(operation === 'submit-pull-request' ? inQueue : {}),
    answer: (name, response) => {
      if (name !== endpoint) return false;
      sent += 1;
      if (sent > 1) return false;
      fail(failure, response);
      return true;
    },
  });
  const step = await runStep({
    event,
    clock: testClock(Date.now()),
    inputs: {
      operation,
      'base-url': service.url,
      'api-token': 'trunk_v2_a-key-for-tests',
      'max-attempts': '3',
      'request-timeout-seconds': '1.5',
      ...inputs,
    },
  });
  expect([endpoint, service.refused]).toEqual([endpoint, []]);
  return [failure, step.exitCode, sent];
}

const fallen = (what: string): never => {
  throw new Error(`nothing is known of ${what}`);
};

describe('every cell of the table of retries, over the second generation', () => {
  // A write that may have been done is below, where the state afterwards shows both.
  const decided = (endpoint: string): readonly Failure[] =>
    served.filter((failure) => retryPolicy[effectOf(endpoint)][failure] !== 'verify');

  test.each(Object.keys(endings))('%s', async (endpoint) => {
    const cells = await Promise.all(decided(endpoint).map((failure) => meet(endpoint, failure)));
    expect(cells).toEqual(
      decided(endpoint).map((failure) =>
        retryPolicy[effectOf(endpoint)][failure] === 'give-up' ? [failure, 1, 1] : [failure, 0, expect.any(Number)],
      ),
    );
    for (const [failure, exitCode, sent] of cells)
      if (exitCode === 0) expect([failure, sent]).not.toEqual([failure, 1]);
  });
});

describe('a write of the second generation whose response is lost', () => {
  test.each(writes)('$endpoint, done: it is not sent again', async (one) => {
    expect(await cellsOf(one, true)).toEqual(unclear.map((failure) => [failure, 0, 1]));
  });

  test.each(writes)('$endpoint, not done: it is sent again', async (one) => {
    expect(await cellsOf(one, false)).toEqual(unclear.map((failure) => [failure, 0, 2]));
  });

  test('a submission that is refused because the lost one was done is a success', async () => {
    const options: Mutable<MockV2Options> = { entry: null, pullRequest: { isCurrentlySubmittedToQueue: false } };
    let sent = 0;
    options.answer = (endpoint, response) => {
      if (endpoint !== 'POST /merge-queues/{id}/pull-requests') return false;
      sent += 1;
      // What the first request asked for is done only after its verification.
      if (sent === 1) response.destroy();
      else {
        Object.assign(options, active('pending'));
        respond(response, 409, { error: { code: 'PR_ALREADY_ENQUEUED', message: '' } });
      }
      return true;
    };
    const service = await mockServiceV2(number, options);
    const step = await runStep({
      event: labelledEvent,
      clock: testClock(Date.now()),
      inputs: { operation: 'submit-pull-request', 'base-url': service.url, 'api-token': 'trunk_v2_a-key-for-tests' },
    });
    expect([step.errors, step.exitCode, sent]).toEqual([[], 0, 2]);
  });

  test('a 429 is a rate limit, whatever its body, so a write is sent again', async () => {
    for (const body of ['slow down', { error: { code: 'RATE_LIMIT_EXCEEDED', message: '' } }, '']) {
      const limited = (response: ServerResponse): void => {
        respond(response, 429, body);
      };
      const { step, sent } = await lose(submission, limited, false);
      expect([step.errors, sent]).toEqual([[], 2]);
    }
  });
});

describe('a queue that is left half made', () => {
  const settings = 'concurrency: 3\nbatch: true';
  const create = (options: MockV2Options) =>
    mockServiceV2(number, options).then(async (service) => ({
      service,
      step: await runStep({
        event: labelledEvent,
        clock: testClock(Date.now()),
        inputs: {
          operation: 'create-queue',
          'queue-settings': settings,
          'base-url': service.url,
          'api-token': 'trunk_v2_a-key-for-tests',
          'max-attempts': '2',
        },
      }),
    }));

  test('because the response was lost, is finished with all that was asked for', async () => {
    const options: Mutable<MockV2Options> = { hasQueue: false };
    options.answer = (endpoint, response) => {
      if (endpoint !== 'POST /merge-queues') return false;
      options.hasQueue = true;
      respond(response, 502, { error: { code: 'UPSTREAM_ERROR', message: '' } });
      return true;
    };
    const { service, step } = await create(options);
    expect([step.errors, service.refused]).toEqual([[], []]);
    expect(service.taken.filter((name) => name === 'POST /merge-queues')).toHaveLength(1);
    expect(service.bodies[service.taken.indexOf('PATCH /merge-queues/{id}/config')]).toEqual({
      concurrency: 3,
      allowBatching: true,
    });
  });

  test('because its settings were refused, is named', async () => {
    const { step } = await create({
      instead: (name) =>
        name === 'PATCH /merge-queues/{id}/config'
          ? [400, { error: { code: 'VALIDATION_FAILED', message: 'no' } }]
          : undefined,
    });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(
      /The queue was created, and not all of allowBatching was set\. apply-queue sets the rest/,
    );
  });
});

describe('ids', () => {
  const rows = (hasMore: boolean, ...queues: readonly object[]): readonly [number, object] => [
    200,
    { data: queues, hasMore, nextCursor: hasMore ? 'next' : null },
  ];
  const queue = {
    id: ids.queue,
    repositoryId: ids.repository,
    repositoryUrl: 'https://github.com/codertocat/hello-world.git/',
    targetBranch: 'main',
  };
  const status = async (options: MockV2Options) => {
    const service = await mockServiceV2(number, { ...active('merged'), ...options });
    const step = await runStep({
      event: labelledEvent,
      inputs: { operation: 'delete-queue', 'base-url': service.url, 'api-token': 'trunk_v2_a-key-for-tests' },
    });
    return { step, taken: service.taken };
  };

  test('an address that is written otherwise is the same repository', async () => {
    const { step, taken } = await status({
      instead: (name) => (name === 'GET /merge-queues' ? rows(false, queue) : undefined),
    });
    expect([step.errors, taken]).toEqual([[], ['GET /merge-queues', 'DELETE /merge-queues/{id}']]);
  });

  test('of an organization with more queues than fit on a page take three requests', async () => {
    const { step, taken } = await status({
      instead: (name, count) => (name === 'GET /merge-queues' && count === 1 ? rows(true) : undefined),
    });
    expect(step.errors).toEqual([]);
    expect(taken).toEqual(['GET /merge-queues', 'GET /repositories', 'GET /merge-queues', 'DELETE /merge-queues/{id}']);
  });

  test.each([
    ['of another branch', { ...queue, targetBranch: 'other' }],
    [
      'of another repository',
      { ...queue, repositoryId: 'another', repositoryUrl: 'https://github.com/octo/hello-world' },
    ],
    [
      'of another host',
      { ...queue, repositoryId: 'another', repositoryUrl: 'https://git.example/codertocat/hello-world' },
    ],
  ])('a queue %s is not taken', async (_which, another) => {
    const { step, taken } = await status({
      instead: (name) => (name === 'GET /merge-queues' ? rows(false, another) : undefined),
    });
    expect(step.errors[0]).toMatch(/has no merge queue of main of Codertocat\/Hello-World/);
    expect(taken).not.toContain('DELETE /merge-queues/{id}');
  });

  test('two queues that cannot be told apart are not guessed between', async () => {
    const { step } = await status({
      instead: (name) => (name === 'GET /merge-queues' ? rows(false, queue, { ...queue, id: 'another1' }) : undefined),
    });
    expect(step.errors[0]).toContain('does not tell which queue is the merge queue of main');
  });

  test('an address that knows no such path is not an absence', async () => {
    const { step } = await status({ instead: () => [404, 'not here'] });
    expect(step.errors[0]).toMatch(/answered 404.*Check base-url, which ends with \/v2/);
  });
});
