import { readFileSync, readdirSync } from 'node:fs';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type EndpointName, type WriteName, endpointOf, endpoints } from '../../src/service/v1/endpoints.js';
import { type Failure, failures, retryPolicy } from '../../src/service/requests/retry-policy.js';
import { promisedForms } from '../hostile/text.js';
import { labelled } from '../steps/payloads.js';
import { freePort } from '../steps/raw-servers.js';
import { respond, serve } from '../steps/servers.js';
import { fail } from './failing.js';
import type { Step } from '../steps/layout.js';
import { type StepInProcessOptions, runStep } from '../steps/step.js';
import { testClock } from '../service/requests/test-clock.js';
import { type Clock, systemClock } from '../../src/service/requests/clock.js';

const event = { name: 'pull_request', payload: labelled };
const token = 'a-token/for+tests';
/** What a service or a proxy that shows the request in its failure brings back, the token in every form and over two lines. */
const echo = [...promisedForms(token), `${token.slice(0, 8)}\r\n  ${token.slice(8)}`].join(' ');
const longAgo = '2020-01-01T00:00:00Z';

/** An operation that begins with a request to the endpoint. */
const operations: Readonly<Record<EndpointName, Readonly<Record<string, string>>>> = {
  submitPullRequest: { operation: 'submit-pull-request' },
  cancelPullRequest: { operation: 'cancel-pull-request' },
  restartTestsOnPullRequest: { operation: 'restart-tests-on-pull-request' },
  getSubmittedPullRequest: { operation: 'get-submitted-pull-request' },
  setImpactedTargets: { operation: 'set-impacted-targets', 'impacted-targets': 'a' },
  getMergeQueueTestingDetails: { operation: 'get-merge-queue-testing-details' },
  createQueue: { operation: 'create-queue', 'queue-settings': 'concurrency: 3' },
  deleteQueue: { operation: 'delete-queue' },
  getQueue: { operation: 'get-queue' },
  updateQueue: { operation: 'update-queue', 'queue-settings': 'concurrency: 3' },
  getMergeQueueMetrics: { operation: 'get-merge-queue-metrics' },
  listUnhealthyTests: { operation: 'list-unhealthy-tests', 'organization-slug': 'o', status: 'FLAKY' },
  listQuarantinedTests: { operation: 'list-quarantined-tests', 'organization-slug': 'o' },
};

const names = Object.keys(endpoints) as EndpointName[];
const isWrite = (name: EndpointName): name is WriteName => endpointOf(name).effect === 'write';

/** What verification shows before and after each write: a status, or a body. */
const shown: Readonly<Record<WriteName, { readonly before: number | object; readonly after: number | object }>> = {
  submitPullRequest: { before: 404, after: { state: 'PENDING', isCurrentlySubmittedToQueue: true } },
  cancelPullRequest: {
    before: { state: 'PENDING', isCurrentlySubmittedToQueue: true },
    after: { state: 'CANCELLED', isCurrentlySubmittedToQueue: false },
  },
  restartTestsOnPullRequest: {
    before: { state: 'PENDING_FAILURE', isCurrentlySubmittedToQueue: true, stateChangedAt: longAgo },
    after: { state: 'PENDING', isCurrentlySubmittedToQueue: true },
  },
  createQueue: { before: 404, after: { state: 'RUNNING', concurrency: 3 } },
  deleteQueue: { before: { state: 'RUNNING', enqueuedPullRequests: [] }, after: 404 },
};

const pathOf = (name: EndpointName): string => endpoints[name].path;

interface Service {
  readonly respond: (url: string, response: ServerResponse) => void;
  /** How often the endpoint was asked, and how often the one that verifies was asked before the step was done. */
  readonly arrived: () => { readonly requests: number; readonly verifications: number };
}

/**
 * A service that meets the first request to an endpoint with a failure, and does what every later one asks.
 * @param landed whether the first request is carried out all the same
 */
function service(name: EndpointName, failure: Failure | undefined, landed: boolean): Service {
  let requests = 0;
  let verifications = 0;
  let done = false;
  const verifyPath = isWrite(name) ? pathOf(endpoints[name].verification.endpoint) : undefined;
  return {
    arrived: () => ({ requests, verifications }),
    respond: (url, response) => {
      const path = new URL(url, 'http://localhost').pathname.replace(/^\/v1/, '');
      if (path === pathOf(name)) {
        requests += 1;
        const fails = requests === 1 && failure !== undefined;
        done ||= landed || !fails;
        if (fails) {
          fail(failure, response, echo);
          return;
        }
      }
      if (path === verifyPath && isWrite(name)) {
        verifications += 1;
        const state = shown[name][done ? 'after' : 'before'];
        if (typeof state === 'number') respond(response, state, `nothing there ${echo}`);
        else respond(response, 200, state);
      } else if (path === pathOf('getMergeQueueMetrics')) respond(response, 200, 'mq_depth_current{repo="a/b"} 1\n');
      else if (path.startsWith('/flaky-tests/')) {
        const page = { total_rows: 0, total_pages: 1, next_page_token: '' };
        respond(response, 200, { tests: [], quarantined_tests: [], page });
      } else if (path === pathOf('getSubmittedPullRequest')) respond(response, 200, { state: 'PENDING' });
      else if (path === pathOf('getQueue')) respond(response, 200, { state: 'RUNNING', enqueuedPullRequests: [] });
      else respond(response, 200);
    },
  };
}

async function run(
  url: string,
  name: EndpointName,
  more: Partial<StepInProcessOptions> = {},
  inputs = {},
): Promise<Step> {
  // Delays follow the timeout of an attempt: at 6 s the first is a tenth of a second.
  const given = { 'base-url': url, 'api-token': token, 'request-timeout-seconds': '6', 'max-attempts': '3' };
  const environment = { RUNNER_DEBUG: '1' };
  const clock = testClock(Date.now());
  const step = await runStep({
    event,
    environment,
    clock,
    ...more,
    inputs: { ...given, ...operations[name], ...inputs },
  });
  expectNoToken(step);
  return step;
}

/** The token is in nothing that the step wrote, but for the line that has it masked. */
function expectNoToken({ stdout, stderr, outputs, summary, temporary }: Step): void {
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = [
    stdout.replace(/^::add-mask::.*$/m, ''),
    stderr,
    JSON.stringify(outputs),
    summary,
    ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  ].map((text) => text.replace(/\s+|\\[rn]/g, ''));
  for (const form of promisedForms(token)) for (const text of written) expect(text).not.toContain(form);
}

const later: (Server | ReturnType<typeof createTcpServer>)[] = [];
afterEach(async () => {
  for (const server of later.splice(0)) await new Promise((done) => server.close(done));
});

/** Nobody listens until the step waits before its second attempt. */
async function notConnected(name: EndpointName): Promise<{ step: Step; requests: number }> {
  const port = await freePort();
  const { respond, arrived } = service(name, undefined, false);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      respond(request.url ?? '', response);
    });
  });
  later.push(server);
  const step = await run(
    `http://127.0.0.1:${String(port)}/v1`,
    name,
    {
      clock: {
        ...systemClock,
        sleep: async () => {
          if (server.listening) return;
          await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
        },
      },
    },
    { 'request-timeout-seconds': '30', 'max-attempts': '10' },
  );
  server.closeAllConnections();
  return { step, requests: arrived().requests };
}

/** A server that speaks no TLS is asked for it. */
async function noTls(name: EndpointName): Promise<{ step: Step; connections: number }> {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket
      .on('error', () => undefined)
      .resume()
      .end('HTTP/1.1 400 Bad Request\r\n\r\n');
  }).listen(0, '127.0.0.1');
  later.push(server);
  await new Promise((done) => server.once('listening', done));
  const step = await run(`https://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`, name);
  return { step, connections };
}

async function failOnce(name: EndpointName, failure: Failure, landed: boolean) {
  const { respond, arrived } = service(name, failure, landed);
  const { url } = await serve((request, response) => {
    respond(request.url, response);
  });
  const step = await run(url, name, {}, failure === 'timeout' ? { 'request-timeout-seconds': '1.5' } : {});
  return { step, ...arrived() };
}

interface Cell {
  readonly exitCode: number | null;
  /** How often the endpoint was asked; for TLS, how often a connection was made. */
  readonly arrived: number;
}

async function cell(name: EndpointName, failure: Failure): Promise<Cell> {
  if (failure === 'not-connected') {
    const { step, requests } = await notConnected(name);
    expect(step.stdout).toMatch(/the connection was refused.* Attempt 2 of 10/);
    return { exitCode: step.exitCode, arrived: requests + 1 };
  }
  if (failure === 'tls') {
    const { step, connections } = await noTls(name);
    expect(step.errors[0]).toContain('could not make a secure connection');
    return { exitCode: step.exitCode, arrived: connections };
  }
  const { step, requests } = await failOnce(name, failure, false);
  return { exitCode: step.exitCode, arrived: requests };
}

/** Runs work on each item, a few at a time. */
async function together<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: 5 }, worker));
  return results;
}

/** What a cell came to, or what was thrown while it was verified. */
type Outcome<T> = { readonly value: T } | { readonly thrown: unknown };

/**
 * Runs all cells before the first test, a few at a time across endpoints: those that wait for a timeout then
 * leave the machine to the others.
 * @returns what came of one, for its test
 */
function lookedAt<T>(
  cells: readonly (readonly [EndpointName, Failure])[],
  run: (name: EndpointName, failure: Failure) => Promise<T>,
): (name: EndpointName, failure: Failure) => T {
  const outcomes = new Map<string, Outcome<T>>();
  const key = (name: EndpointName, failure: Failure): string => `${name} ${failure}`;
  beforeAll(async () => {
    await together(cells, async ([name, failure]) => {
      const outcome = await run(name, failure).then(
        (value) => ({ value }),
        (thrown: unknown) => ({ thrown }),
      );
      outcomes.set(key(name, failure), outcome);
    });
  }, 300_000);
  return (name, failure) => {
    const outcome = outcomes.get(key(name, failure)) ?? {
      thrown: new Error(`${key(name, failure)} was not verified`),
    };
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.value;
  };
}

describe('every cell of the table, one failure and then a service that answers', () => {
  const all = names.flatMap((name) => failures.map((failure) => [name, failure] as const));
  const seen = lookedAt(all, cell);
  test.each(names)('%s', (name) => {
    const expected = failures.map((failure) => {
      const decision = retryPolicy[endpoints[name].effect][failure];
      return [failure, decision === 'give-up' ? { exitCode: 1, arrived: 1 } : { exitCode: 0, arrived: 2 }];
    });
    expect(failures.map((failure) => [failure, seen(name, failure)])).toEqual(expected);
  });
});

describe('a write whose response is lost but that was done is not sent again', () => {
  const unclear = (name: EndpointName): readonly Failure[] =>
    failures.filter((failure) => (retryPolicy[endpoints[name].effect][failure] as string) === 'verify');
  const all = names.filter(isWrite).flatMap((name) => unclear(name).map((failure) => [name, failure] as const));
  const seen = lookedAt(all, (name, failure) => failOnce(name, failure, true));
  test.each(names.filter(isWrite))('%s', (name) => {
    expect(unclear(name).length).toBeGreaterThan(5);
    const ends = unclear(name).map((failure) => {
      const { step, requests, verifications } = seen(name, failure);
      expect(step.stdout).toContain('The response was lost, and the state shows that the request was done');
      expect(verifications).toBeGreaterThan(0);
      return [failure, { exitCode: step.exitCode, requests }];
    });
    expect(ends).toEqual(unclear(name).map((failure) => [failure, { exitCode: 0, requests: 1 }]));
  });
});

/** A service whose write always fails in one way, and whose state is always shown in one way. */
async function stubborn(
  name: EndpointName,
  write: (response: ServerResponse, count: number) => void,
  sendState: (response: ServerResponse) => void,
  inputs: Record<string, string> = {},
  clock: Clock = testClock(Date.now()),
) {
  let requests = 0;
  const { url, received } = await serve((request, response) => {
    if (request.url.endsWith(pathOf(name))) write(response, (requests += 1));
    else sendState(response);
  });
  const step = await run(url, name, { clock }, { 'max-attempts': '2', ...inputs });
  return { step, requests, verifications: received.length - requests };
}

const lost = (response: ServerResponse): void => {
  respond(response, 502, 'bad gateway');
};

describe('what verification does not show is not taken for granted', () => {
  test.each(names.filter(isWrite))(
    '%s: a verification that fails gives up, and says that it may have been done',
    async (name) => {
      const { step, requests } = await stubborn(name, lost, lost);
      expect(step.exitCode).toBe(1);
      expect(requests).toBe(1);
      expect(step.errors).toHaveLength(1);
      expect(step.errors[0]).toMatch(
        /answered 502 Bad Gateway: bad gateway\. It may have been done: fetching the state failed: .* Fetch the state before/,
      );
    },
  );

  test.each(names.filter(isWrite))(
    '%s: a page in front of the service is no response, whatever its status',
    async (name) => {
      for (const status of [200, 404]) {
        const page = (response: ServerResponse): void => {
          respond(response, status, '<!DOCTYPE html><html>sign in</html>');
        };
        const { step, requests } = await stubborn(name, status === 404 ? lost : page, page);
        expect(step.exitCode).toBe(1);
        expect(requests).toBe(1);
        expect(step.errors[0]).toContain('It may have been done: fetching the state failed');
      }
    },
  );

  test.each(names.filter(isWrite))(
    '%s: attempts are used up, and verification shows that it was not done',
    async (name) => {
      const { step, requests } = await stubborn(name, lost, (response) => {
        const state = shown[name].before;
        if (typeof state === 'number') respond(response, state, `nothing there ${echo}`);
        else respond(response, 200, state);
      });
      expect(step.exitCode).toBe(1);
      expect(requests).toBe(2);
      expect(step.errors[0]).toContain('The state shows that it was not done');
    },
  );

  test.each([
    ['TESTING since before', { state: 'TESTING', isCurrentlySubmittedToQueue: true, stateChangedAt: longAgo }],
    ['TESTS_PASSED since nobody knows when', { state: 'TESTS_PASSED', isCurrentlySubmittedToQueue: true }],
    ['no state', { more: 1 }],
  ])('a restart that may have happened is not sent again: %s', async (_name, state) => {
    const { step, requests } = await stubborn('restartTestsOnPullRequest', lost, (response) => {
      respond(response, 200, state);
    });
    expect(step.exitCode).toBe(1);
    expect(requests).toBe(1);
    expect(step.errors[0]).toContain('It may have been done: the state afterwards does not show it');
  });

  test('a restart of what is not in the queue', async () => {
    const { step, requests } = await stubborn('restartTestsOnPullRequest', lost, (response) => {
      respond(response, 404);
    });
    expect(requests).toBe(1);
    expect(step.errors[0]).toContain('Tests can be restarted only while the pull request is in the queue');
  });

  test('a submission whose pull request has left the queue in the meantime is not sent again', async () => {
    const { step, requests } = await stubborn('submitPullRequest', lost, (response) => {
      const stateChangedAt = new Date().toISOString();
      respond(response, 200, { state: 'failed', isCurrentlySubmittedToQueue: false, stateChangedAt });
    });
    expect(requests).toBe(1);
    expect(step.errors[0]).toContain('the pull request became FAILED at about the time of the request');
  });

  test('a submission of a pull request that failed long ago is sent again', async () => {
    let isIn = false;
    const write = (response: ServerResponse, count: number): void => {
      isIn = count > 1;
      if (isIn) respond(response, 200);
      else lost(response);
    };
    const { step, requests } = await stubborn('submitPullRequest', write, (response) => {
      const failed = { state: 'failed', isCurrentlySubmittedToQueue: false, stateChangedAt: longAgo };
      respond(response, 200, isIn ? { state: 'pending' } : failed);
    });
    expect(step.errors).toEqual([]);
    expect(requests).toBe(2);
  });

  test('a cancellation that came too late: the pull request is merged, so it is not in the queue', async () => {
    const { step, requests } = await stubborn('cancelPullRequest', lost, (response) => {
      respond(response, 200, { state: 'merged', isCurrentlySubmittedToQueue: false });
    });
    expect(requests).toBe(1);
    expect(step.errors).toEqual([]);
    expect(step.stdout).toMatch(/Pull request #\d+ is not in the queue any more: it is MERGED/);
  });

  test('a queue that exists with other settings', async () => {
    const { step, requests } = await stubborn('createQueue', lost, (response) => {
      respond(response, 200, { state: 'running', concurrency: 7 });
    });
    expect(requests).toBe(1);
    expect(step.errors[0]).toContain(
      'a queue of this branch exists with other settings: concurrency is 7, not 3. update-queue changes its settings',
    );
  });
});

describe('a refusal after a lost response', () => {
  /** The first response is lost and the request lands only after the first verification. */
  const late = (status: number) => (response: ServerResponse, count: number) => {
    if (count === 1) lost(response);
    else respond(response, status, 'no');
  };
  const changing = (...states: readonly (number | object)[]) => {
    let count = 0;
    return (response: ServerResponse): void => {
      const state = states[Math.min(count, states.length - 1)] ?? 404;
      count += 1;
      if (typeof state === 'number') respond(response, state, `nothing there ${echo}`);
      else respond(response, 200, state);
    };
  };

  test.each([
    ['deleteQueue', 404],
    ['createQueue', 409],
    ['cancelPullRequest', 404],
    ['submitPullRequest', 409],
  ] as const)('%s answered %i, and verification shows it done', async (name, status) => {
    const { before, after } = shown[name];
    const { step, requests } = await stubborn(name, late(status), changing(before, after));
    expect(step.errors).toEqual([]);
    expect(requests).toBe(2);
  });

  test('deleteQueue answered 400, and the queue is there: the refusal stands', async () => {
    const { step } = await stubborn('deleteQueue', late(400), changing({ state: 'running' }));
    expect(step.errors[0]).toContain('answered 400 Bad Request: no. A queue must be empty');
  });

  test.each([
    ['deleteQueue', 404],
    ['createQueue', 409],
  ] as const)('%s answered %i at once: the refusal stands', async (name, status) => {
    const { step, verifications } = await stubborn(
      name,
      (response) => {
        respond(response, status, 'no');
      },
      changing({ state: 'running' }),
    );
    expect(step.exitCode).toBe(1);
    expect(verifications).toBe(0);
  });
});

describe('time', () => {
  test('Retry-After as a date is obeyed', async () => {
    const clock = testClock(Date.now());
    const { step } = await stubborn(
      'getQueue',
      (response, count) => {
        const date = new Date(Date.now() + 2000).toUTCString();
        if (count === 1) respond(response, 503, 'later', { 'retry-after': date });
        else respond(response, 200, { state: 'running' });
      },
      lost,
      {},
      clock,
    );
    expect(step.errors).toEqual([]);
    expect(clock.slept).toHaveLength(1);
    // A date has whole seconds.
    expect(clock.slept[0]).toBeGreaterThanOrEqual(900);
  });

  test('Retry-After as a date is meant by the clock of the service, which may be hours behind', async () => {
    const clock = testClock(Date.now());
    const ago = Date.now() - 5 * 3_600_000;
    const headers = { date: new Date(ago).toUTCString(), 'retry-after': new Date(ago + 8000).toUTCString() };
    const { step } = await stubborn(
      'getQueue',
      (response, count) => {
        if (count === 1) respond(response, 503, 'later', headers);
        else respond(response, 200, { state: 'running' });
      },
      lost,
      {},
      clock,
    );
    expect(step.errors).toEqual([]);
    expect(clock.slept).toEqual([8000]);
  });

  test('a delay that verification would have to wait too long for: it may have been done', async () => {
    const { step, requests, verifications } = await stubborn(
      'submitPullRequest',
      (response) => {
        respond(response, 503, 'maintenance', { 'retry-after': '7200' });
      },
      lost,
    );
    expect([requests, verifications]).toEqual([1, 0]);
    expect(step.errors[0]).toMatch(
      /asks to wait 7200 s, longer than a step waits\. It may have been done: there was no time/,
    );
  });

  test('delays that add up to more than the timeout of a request end it', async () => {
    // 1 attempt of 0.3 s and delays of at most 0.1 s each, and 120 s that the service may ask for in all.
    const { step, requests } = await stubborn(
      'getQueue',
      (response, count) => {
        respond(response, 429, 'slow down', { 'retry-after': count === 1 ? '1' : '119.9' });
      },
      lost,
      { 'request-timeout-seconds': '0.3' },
    );
    expect(step.exitCode).toBe(1);
    // The second delay would take longer than a test may.
    expect(requests).toBe(2);
  });
});
