import { readFileSync, readdirSync } from 'node:fs';
import { type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Failure, failures, mayHaveBeenDone, retryPolicy } from '../../src/service/requests/retry-policy.js';
import type { Effect } from '../../src/service/transport/address.js';
import { type EndpointName, type WriteName, endpointOf, endpoints } from '../../src/service/v1/endpoints.js';
import { promisedForms } from '../hostile/text.js';
import { type MockV2Options, mockServiceV2 } from '../service-descriptions/mock-service-v2.js';
import { testClock } from '../service/requests/test-clock.js';
import type { Step } from '../steps/layout.js';
import { respond, serve } from '../steps/servers.js';
import { type StepInProcessOptions, runStep } from '../steps/step.js';
import { fail } from './failing.js';
import { type Ending, endings, labelledEvent, number } from './second-generation-endings.js';

/** The token that a base address takes. */
const tokenOf = (url: string): string => `${url.endsWith('/v2') ? 'trunk_v2_' : ''}a-token/for+tests`;
/** What a service or a proxy that shows the request in its failure brings back, the token in every form and over two lines. */
const [echo, echoV2] = ['/v1', '/v2'].map((url) => {
  const token = tokenOf(url);
  return [...promisedForms(token), `${token.slice(0, 8)}\r\n  ${token.slice(8)}`].join(' ');
});
const longAgo = '2020-01-01T00:00:00Z';

/** A step, and how often its request arrived. */
interface RetriedStep {
  readonly step: Step;
  readonly sent: number;
}

/** A request of one generation, and a step that succeeds where it does. */
interface Subject {
  readonly title: string;
  readonly effect: Effect;
  /**
   * The first request meets a failure.
   * @param landed whether it is carried out all the same
   * @param often how many requests meet it
   */
  readonly meet: (failure: Failure, landed: boolean, often?: number) => Promise<RetriedStep>;
}

/** Runs a step, after which the token is in nothing that it wrote, but for the line that has it masked. */
async function run(url: string, inputs: object, more: Partial<StepInProcessOptions> = {}): Promise<Step> {
  const token = tokenOf(url);
  const step = await runStep({
    event: labelledEvent,
    environment: { RUNNER_DEBUG: '1' },
    clock: testClock(Date.now()),
    ...more,
    inputs: { 'base-url': url, 'api-token': token, 'request-timeout-seconds': '6', 'max-attempts': '3', ...inputs },
  });
  const { stdout, stderr, outputs, summary, temporary } = step;
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = [
    stdout.replace(/^::add-mask::.*$/m, ''),
    stderr,
    JSON.stringify(outputs),
    summary,
    ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  ].map((text) => text.replace(/\s+|\\[rn]/g, ''));
  expect(promisedForms(token).filter((form) => written.some((text) => text.includes(form)))).toEqual([]);
  return step;
}

/** A short timeout, where the test waits for it. */
const patience = (failure: Failure): object => (failure === 'timeout' ? { 'request-timeout-seconds': '1.5' } : {});

/** An operation that begins with a request to the endpoint of the first generation. */
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

/** What verification shows before and after each write: nothing, or a body. */
const shown: Readonly<Record<WriteName, { readonly before?: object; readonly after?: object }>> = {
  submitPullRequest: { after: { state: 'PENDING', isCurrentlySubmittedToQueue: true } },
  cancelPullRequest: {
    before: { state: 'PENDING', isCurrentlySubmittedToQueue: true },
    after: { state: 'CANCELLED', isCurrentlySubmittedToQueue: false },
  },
  restartTestsOnPullRequest: {
    before: { state: 'PENDING_FAILURE', isCurrentlySubmittedToQueue: true, stateChangedAt: longAgo },
    after: { state: 'PENDING', isCurrentlySubmittedToQueue: true },
  },
  createQueue: { after: { state: 'RUNNING', concurrency: 3 } },
  deleteQueue: { before: { state: 'RUNNING', enqueuedPullRequests: [] } },
};

const isWrite = (name: EndpointName): name is WriteName => endpointOf(name).effect === 'write';

/** Responses of a service of the first generation that carried the write out, or did not. */
function respondV1(name: EndpointName, path: string, isDone: boolean, response: ServerResponse): void {
  if (isWrite(name) && path === endpoints[endpoints[name].verification.endpoint].path) {
    const state = shown[name][isDone ? 'after' : 'before'];
    if (state === undefined) respond(response, 404, `nothing there ${echo ?? ''}`);
    else respond(response, 200, state);
  } else if (path === endpoints.getMergeQueueMetrics.path) respond(response, 200, 'mq_depth_current{repo="a/b"} 1\n');
  else if (path.startsWith('/flaky-tests/')) {
    const page = { total_rows: 0, total_pages: 1, next_page_token: '' };
    respond(response, 200, { tests: [], quarantined_tests: [], page });
  } else if (path === endpoints.getSubmittedPullRequest.path) respond(response, 200, { state: 'PENDING' });
  else if (path === endpoints.getQueue.path) respond(response, 200, { state: 'RUNNING', enqueuedPullRequests: [] });
  else respond(response, 200);
}

const pathIn = (url: string): string => new URL(url, 'http://localhost').pathname.replace(/^\/v1/, '');

const firstGeneration = (Object.keys(endpoints) as EndpointName[]).map((name): Subject => ({
  title: name,
  effect: endpoints[name].effect,
  meet: async (failure, landed, often = 1) => {
    let sent = 0;
    const { url } = await serve((request, response) => {
      const path = pathIn(request.url);
      if (path === endpoints[name].path) sent += 1;
      if (path === endpoints[name].path && sent <= often) fail(failure, response, echo);
      else respondV1(name, path, landed || sent > 1, response);
    });
    return { step: await run(url, { ...operations[name], ...patience(failure) }), sent };
  },
}));

const active = (state: string, since = longAgo): MockV2Options => ({
  entry: { state, stateChangedAt: since },
  pullRequest: { isCurrentlySubmittedToQueue: true },
});
const inactive = (entry: Readonly<Record<string, string>> | null): MockV2Options => ({
  entry,
  pullRequest: { isCurrentlySubmittedToQueue: false },
});
const stateOfQueue = (state: string, mode = 'queue'): MockV2Options => ({ queue: { state, mode } });

/** What a service of the second generation holds before and after each write. */
const held: Readonly<Record<string, readonly [before: MockV2Options, after: MockV2Options]>> = {
  'POST /merge-queues/{id}/pull-requests': [inactive(null), active('pending')],
  'POST /pull-requests/{id}/dequeue': [active('testing'), inactive({ state: 'cancelled', stateChangedAt: longAgo })],
  'POST /pull-requests/{id}/restart-tests': [active('testing'), active('pending', '2026-01-01T00:00:00Z')],
  'POST /merge-queues': [{ hasQueue: false }, { hasQueue: true }],
  'DELETE /merge-queues/{id}': [{ hasQueue: true }, { hasQueue: false }],
  'POST /merge-queues/{id}/pause': [stateOfQueue('running'), stateOfQueue('paused')],
  'POST /merge-queues/{id}/resume': [stateOfQueue('paused'), stateOfQueue('running')],
  'POST /merge-queues/{id}/drain': [stateOfQueue('running'), stateOfQueue('draining')],
  'POST /merge-queues/{id}/switch-modes': [stateOfQueue('running'), stateOfQueue('switchingModes', 'graph')],
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Runs an operation over the second generation, whose requests to an endpoint are met as said. */
async function meetV2(
  { operation, inputs, event }: Omit<Ending, 'held'>,
  endpoint: string,
  holds: readonly [before: MockV2Options, after: MockV2Options],
  first: (response: ServerResponse) => void,
  landed: boolean,
  often = 1,
): Promise<RetriedStep> {
  const [before, after] = holds;
  const options: Mutable<MockV2Options> = { ...before };
  let sent = 0;
  options.answer = (name, response) => {
    if (name !== endpoint) return false;
    sent += 1;
    if (landed || sent > 1) Object.assign(options, after);
    if (sent > often) return false;
    first(response);
    return true;
  };
  const service = await mockServiceV2(number, options);
  const step = await run(service.url, { operation, ...inputs }, { event });
  expect([endpoint, service.refused]).toEqual([endpoint, []]);
  return { step, sent };
}

const effectOf = (endpoint: string): Effect =>
  endpoint.startsWith('GET') ? 'read' : /^(?:PUT|PATCH)/.test(endpoint) ? 'replace' : 'write';

const secondGeneration = Object.entries(endings).map(([endpoint, ending]): Subject => ({
  title: endpoint,
  effect: effectOf(endpoint),
  meet: (failure, landed, often) =>
    meetV2(
      { ...ending, inputs: { ...ending.inputs, ...patience(failure) } },
      endpoint,
      held[endpoint] ?? [ending.held, {}],
      (response) => {
        fail(failure, response, echoV2);
      },
      landed,
      often,
    ),
}));

/** The failures that a server can cause. The two others meet a request before any endpoint does. */
const served = failures.filter((failure) => failure !== 'not-connected' && failure !== 'tls');

/** What came of a request that met each failure and was not carried out, beside what the table says. */
async function cellsOf({ effect, meet }: Subject, some: readonly Failure[]): Promise<[seen: object, expected: object]> {
  const seen = await Promise.all(
    some.map(async (failure) => {
      const { step, sent } = await meet(failure, false);
      return [failure, step.exitCode, sent > 1] as const;
    }),
  );
  const isGivenUp = (failure: Failure): boolean => retryPolicy[effect][failure] === 'give-up';
  return [seen, some.map((failure) => [failure, isGivenUp(failure) ? 1 : 0, !isGivenUp(failure)])];
}

/** What came of a write whose response is lost by each failure, but that was carried out. */
async function landedOf({ meet }: Subject, some: readonly Failure[]): Promise<void> {
  const seen = await Promise.all(
    some.map(async (failure) => {
      const { step, sent } = await meet(failure, true);
      expect(step.stdout).toContain('The response was lost, and the state shows that the request was done');
      return [failure, step.exitCode, sent];
    }),
  );
  expect(seen).toEqual(some.map((failure) => [failure, 0, 1]));
}

const kinds = [
  'getQueue',
  'setImpactedTargets',
  'submitPullRequest',
  'GET /merge-queues',
  'PUT /impacted-targets',
].concat('POST /merge-queues/{id}/pull-requests');
const all = [...firstGeneration, ...secondGeneration];
const isWriting = ({ effect }: Subject): boolean => effect === 'write';
const ofEachKind = all.filter(({ title }) => kinds.includes(title));
const others = all.filter((subject) => !ofEachKind.includes(subject));
const atOnce = served.filter((failure) => failure !== 'timeout');

test('every write of the second generation has its states', () => {
  expect(
    secondGeneration
      .filter(({ effect }) => effect === 'write')
      .map(({ title }) => title)
      .sort(),
  ).toEqual(Object.keys(held).sort());
});

describe('every failure, for one endpoint of each kind', () => {
  test.each(ofEachKind)('$title', async (subject) => {
    const [seen, expected] = await cellsOf(subject, atOnce);
    expect(seen).toEqual(expected);
  });

  test.each(ofEachKind.filter(isWriting))('$title, done: it is not sent again', (subject) =>
    landedOf(
      subject,
      atOnce.filter((failure) => retryPolicy.write[failure] === 'verify'),
    ),
  );

  test('none has answered when the time is up: all of them wait side by side', async () => {
    const cells = await Promise.all(ofEachKind.map((subject) => cellsOf(subject, ['timeout'])));
    for (const [seen, expected] of cells) expect(seen).toEqual(expected);
    await Promise.all(ofEachKind.filter(isWriting).map((subject) => landedOf(subject, ['timeout'])));
  });
});

describe('the failures that tell kinds apart, for every other endpoint', () => {
  test.each(others)('$title', async (subject) => {
    const [seen, expected] = await cellsOf(subject, ['502', 'broken-body', 'other-4xx']);
    expect(seen).toEqual(expected);
  });

  test.each(others.filter(isWriting))('$title, done: it is not sent again', (subject) => landedOf(subject, ['502']));
});

describe('a request that leaves the same state and fails to the end says that it may have been done', () => {
  const unclear = atOnce.filter(mayHaveBeenDone);

  test.each(all.filter(({ effect }) => effect === 'replace'))('$title', async ({ meet }) => {
    const seen = await Promise.all(
      unclear.map(async (failure) => {
        const { step, sent } = await meet(failure, true, Infinity);
        return [failure, step.exitCode, sent >= 3, step.errors[0]?.includes('. It may have been done: ')];
      }),
    );
    expect(seen).toEqual(unclear.map((failure) => [failure, 1, true, true]));
  });
});

describe('a write whose lost response has a special meaning', () => {
  const submission = 'POST /merge-queues/{id}/pull-requests';
  const submit = { operation: 'submit-pull-request', inputs: {}, event: labelledEvent } as const;

  test('a submission that is refused because the lost one was done is a success', async () => {
    let done = false;
    let sent = 0;
    const options: Mutable<MockV2Options> = { ...inactive(null) };
    options.answer = (endpoint, response) => {
      if (endpoint !== submission) return false;
      sent += 1;
      // What the first request asked for is done only after its verification.
      if (done) respond(response, 409, { error: { code: 'PR_ALREADY_ENQUEUED', message: '' } });
      else response.destroy();
      if (done) Object.assign(options, active('pending'));
      done = true;
      return true;
    };
    const service = await mockServiceV2(number, options);
    const step = await run(service.url, { operation: 'submit-pull-request' });
    expect([step.errors, step.exitCode, sent]).toEqual([[], 0, 2]);
  });

  test.each(['slow down', { error: { code: 'RATE_LIMIT_EXCEEDED', message: '' } }, ''])(
    'a 429 is a rate limit, whatever its body, so a write is sent again: %j',
    async (body) => {
      const limited = (response: ServerResponse): void => {
        respond(response, 429, body);
      };
      const { step, sent } = await meetV2(submit, submission, [inactive(null), active('pending')], limited, false);
      expect([step.errors, sent]).toEqual([[], 2]);
    },
  );

  test('deleteQueue answered 400, and the queue is there: the step fails with the refusal', async () => {
    let sent = 0;
    const { url } = await serve((request, response) => {
      if (pathIn(request.url) !== endpoints.deleteQueue.path) respond(response, 200, { state: 'running' });
      else respond(response, (sent += 1) === 1 ? 502 : 400, 'no');
    });
    const step = await run(url, operations.deleteQueue);
    expect(step.errors[0]).toContain('answered 400 Bad Request: no. A queue must be empty');
  });
});
