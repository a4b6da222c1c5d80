import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { GitHubStandIn } from '../../bench/github.js';
import type { InputName } from '../../src/inputs/table.js';
import { type OperationName, operationNames, operations } from '../../src/operations/table.js';
import { type MockV2, type MockV2Options, ids, mockServiceV2 } from '../service-descriptions/mock-service-v2.js';
import { endpointV2, endpointsV2 } from '../service-descriptions/second-generation.js';
import { testClock } from '../service/requests/test-clock.js';
import type { Payload } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { respond } from '../steps/servers.js';
import { runStep } from '../steps/step.js';
import {
  type Ending,
  additions,
  endings,
  finished,
  inQueue,
  labelledEvent,
  number,
  otherQueue,
  sha,
  unasked,
} from './second-generation-endings.js';

/** A value of each input that an operation needs. */
const values: Readonly<Partial<Record<InputName, string>>> = {
  'impacted-targets': '//app:server\n//lib:core',
  'test-run-id': ids.run,
  'queue-settings': 'concurrency: 5',
};

const withEndpoint = operationNames.filter((name) => operations[name].endpoint !== undefined);

function neededBy(name: OperationName): Record<string, string> {
  const needed = (operations[name].needs ?? []).map(([input]) => input ?? 'operation');
  return Object.fromEntries(needed.flatMap((input) => (values[input] === undefined ? [] : [[input, values[input]]])));
}

function run(
  service: Pick<MockV2, 'url'>,
  operation: OperationName,
  inputs: Readonly<Record<string, string>> = {},
  event = labelledEvent,
): Promise<Step> {
  return runStep({
    event,
    clock: testClock(Date.now()),
    inputs: {
      operation,
      'base-url': service.url,
      'api-token': 'trunk_v2_a-key-for-tests',
      'max-attempts': '2',
      ...neededBy(operation),
      ...inputs,
    },
  });
}

/** A service whose requests to an endpoint, named by its end, get this response. */
const replying = (end: string, status: number, body: object | string): MockV2Options => ({
  instead: (name) => (name.endsWith(end) ? [status, body] : undefined),
});

/** What each operation asks, from nothing known to the end. */
const requests: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  'submit-pull-request': ['GET /merge-queues', 'POST /merge-queues/{id}/pull-requests'],
  'cancel-pull-request': ['GET /merge-queues', 'GET /pull-requests', 'POST /pull-requests/{id}/dequeue'],
  'restart-tests-on-pull-request': [
    'GET /merge-queues',
    'GET /pull-requests',
    'POST /pull-requests/{id}/restart-tests',
  ],
  'get-submitted-pull-request': ['GET /merge-queues', 'GET /pull-requests'],
  'set-impacted-targets': ['GET /merge-queues', 'PUT /impacted-targets', 'GET /pull-requests'],
  'get-merge-queue-testing-details': ['GET /merge-queue-verification-runs/{id}'],
  'create-queue': ['GET /repositories', 'POST /merge-queues'],
  'delete-queue': ['GET /merge-queues', 'DELETE /merge-queues/{id}'],
  'get-queue': ['GET /merge-queues', 'GET /merge-queues/{id}/pull-requests'],
  'update-queue': ['GET /merge-queues', 'PATCH /merge-queues/{id}/config', 'GET /merge-queues/{id}/pull-requests'],
  'get-merge-queue-metrics': ['GET /repositories', 'GET /merge-queues/metrics'],
  'list-unhealthy-tests': ['GET /repositories', 'GET /test-cases', 'GET /test-cases'],
  'list-quarantined-tests': ['GET /repositories', 'GET /test-cases'],
};

describe('every operation, against a service made from the description of the second generation', () => {
  test.each(withEndpoint)('%s: requests fit, and are as few as can be', async (operation) => {
    for (const [index, fullness] of (['full', 'least', 'any', 'any'] as const).entries()) {
      const service = await mockServiceV2(number, { ...inQueue, fullness, seed: 1 + index });
      const step = await run(service, operation);
      expect(service.refused).toEqual([]);
      expect([step.errors, step.exitCode]).toEqual([[], 0]);
      // The position is not asked for where the state is final.
      const withoutOrder = service.taken.filter((name) => !name.endsWith('/order'));
      expect(withoutOrder).toEqual(requests[operation]);
    }
  });

  test('inputs beside those that are needed fit, too', async () => {
    const all: readonly (readonly [OperationName, Record<string, string>, object])[] = [
      [
        'submit-pull-request',
        { priority: 'high', 'no-batch': 'true' },
        { priorityName: 'high', allowBatching: false, number },
      ],
      ['submit-pull-request', { priority: '0' }, { priorityValue: 0, number }],
      ['submit-pull-request', { 'extra-fields': 'priority: low' }, { priorityName: 'low', number }],
      ['submit-pull-request', { 'extra-fields': 'direct: true' }, { direct: true, number }],
      ['create-queue', { 'queue-settings': 'mode: parallel\nconcurrency: 3' }, { mode: 'graph', concurrency: 3 }],
    ];
    for (const [operation, inputs, body] of all) {
      const service = await mockServiceV2(number, inQueue);
      const step = await run(service, operation, inputs);
      expect([service.refused, step.errors]).toEqual([[], []]);
      expect(service.bodies.find((one) => one !== undefined && JSON.stringify(one) !== '{}')).toMatchObject(body);
    }
  });

  test('settings are renamed, and state and mode go to separate endpoints, in the order that loses nothing', async () => {
    const service = await mockServiceV2(number, { ...inQueue, queue: { mode: 'queue', state: 'running' } });
    const settings = [
      'state: paused',
      'mode: parallel',
      'batch: true',
      'commentsEnabled: false',
      'statusCheckEnabled: true',
      'createPrsForTestingBranches: false',
      'mergeMethod: merge_commit',
      'optimizationMode: bisection_skip_redundant_tests',
      'requiredStatuses: []',
    ].join('\n');
    const step = await run(service, 'update-queue', { 'queue-settings': settings });
    expect([service.refused, step.errors]).toEqual([[], []]);
    expect(service.taken).toEqual([
      'GET /merge-queues',
      'POST /merge-queues/{id}/pause',
      'PATCH /merge-queues/{id}/config',
      'POST /merge-queues/{id}/switch-modes',
      'GET /merge-queues/{id}',
      'GET /merge-queues/{id}/pull-requests',
    ]);
    expect(step.outputs['queue-length']).toBe('1');
    expect(service.bodies[2]).toEqual({
      allowBatching: true,
      areCommentsEnabled: false,
      isStatusCheckEnabled: true,
      createsPrsForTestingBranches: false,
      mergeMethod: 'mergeCommit',
      optimizationMode: 'bisectionSkipRedundantTests',
      requiredStatuses: [],
    });
    expect(service.bodies[3]).toEqual({ mode: 'graph' });
  });

  test.each([
    ['PATCH /merge-queues/{id}/config', 400, /Before that, the queue got state: paused\./],
    ['POST /merge-queues/{id}/switch-modes', 409, /Before that, the queue got state: paused, concurrency\./],
    ['GET /merge-queues/{id}', 404, /Before that, the queue got state: paused, concurrency, mode: graph\./],
  ])('where %s fails, the error names what was set before', async (endpoint, status, said) => {
    const service = await mockServiceV2(number, {
      queue: { mode: 'queue', state: 'running' },
      ...replying(endpoint, status, { error: { code: 'NEW_CODE', message: 'no' } }),
    });
    const settings = { 'queue-settings': 'state: paused\nconcurrency: 5\nmode: parallel' };
    expect((await run(service, 'update-queue', settings)).errors[0]).toMatch(said);
    const applied = await run(service, 'apply-queue', settings);
    expect(applied.errors[0]).toMatch(said);
  });

  describe('a submission takes at most one more request than it needs', () => {
    const submission = 'POST /merge-queues/{id}/pull-requests';
    const page = (name: string, count: number): readonly [number, object] | undefined =>
      name === 'GET /merge-queues' && count === 1 ? [200, { data: [], hasMore: true, nextCursor: 'next' }] : undefined;

    test.each<readonly [string, MockV2Options, readonly string[]]>([
      [
        'it has a position',
        { entry: { state: 'pending' } },
        ['GET /merge-queues', submission, 'GET /merge-queues/{id}/order'],
      ],
      [
        'the organization has more than a hundred queues, where it needs three',
        { entry: { state: 'pending' }, instead: page },
        ['GET /merge-queues', 'GET /repositories', 'GET /merge-queues', submission],
      ],
    ])('%s', async (_what, options, asked) => {
      const service = await mockServiceV2(number, { pullRequest: { isCurrentlySubmittedToQueue: true }, ...options });
      const step = await run(service, 'submit-pull-request');
      expect([step.errors, service.taken]).toEqual([[], asked]);
    });
  });

  test('a queue that is PAUSED, or in mode single, is a warning without a further request', async () => {
    const service = await mockServiceV2(number, {
      entry: { state: 'notReady' },
      pullRequest: { isCurrentlySubmittedToQueue: true, sha },
      queue: { mode: 'queue', state: 'paused' },
    });
    const submitted = await run(service, 'submit-pull-request');
    expect(submitted.warnings).toEqual([expect.stringContaining('The queue is PAUSED: nothing starts')]);
    const uploaded = await run(service, 'set-impacted-targets');
    expect(uploaded.warnings).toEqual([expect.stringContaining('The list has no effect')]);
    const asked = (['submit-pull-request', 'set-impacted-targets'] as const).flatMap((name) => requests[name]);
    expect([service.refused, service.taken]).toEqual([[], asked]);
  });

  test.each([
    ['repository', ['GET /repositories', 'GET /merge-queues/metrics'], { repositoryId: ids.repository }],
    ['queue', ['GET /merge-queues', 'GET /merge-queues/{id}/metrics'], {}],
  ])('metrics of the %s', async (scope, asked, query) => {
    const service = await mockServiceV2(number);
    const branch = scope === 'queue' ? { 'target-branch': 'main' } : {};
    const step = await run(service, 'get-merge-queue-metrics', { 'metrics-scope': scope, ...branch });
    expect([step.errors, service.refused, service.taken]).toEqual([[], [], asked]);
    expect(service.queries.at(-1)).toEqual(query);
  });
});

/** The permission, or whatever helps, that a person has to be told of for each status and code. */
const helpful: Readonly<Record<string, RegExp>> = {
  VALIDATION_FAILED: /Check the inputs/,
  INVALID_CURSOR: /Run the step again/,
  AUTHENTICATION_REQUIRED: /trunk_v2_.*base-url that ends with \/v1/,
  INVALID_TOKEN: /trunk_v2_.*base-url that ends with \/v1/,
  INSUFFICIENT_PERMISSIONS: /permission/,
  MERGE_QUEUE_NOT_FOUND: /The queue was deleted in the meantime|base-url/,
  PR_NOT_FOUND: /does not know the pull request/,
  REPOSITORY_NOT_FOUND: /does not know the repository/,
  PROVIDER_URL_NOT_FOUND: /does not know the repository/,
  VERIFICATION_RUN_NOT_FOUND: /Check test-run-id/,
  PR_ALREADY_ENQUEUED: /is in a queue already/,
  PR_NOT_IN_ACTIVE_STATE: /has left the queue/,
  QUEUE_ALREADY_EXISTS: /apply-queue creates or updates it/,
  QUEUE_HAS_ACTIVE_ENTRIES: /must be empty/,
  MODE_CHANGE_IN_PROGRESS: /SWITCHING_MODES/,
  PR_NOT_ENQUEUEABLE: /does not take this pull request/,
  PR_TESTS_NOT_RESTARTABLE: /TESTING or PENDING_FAILURE/,
  IMPACTED_TARGETS_UNSUPPORTED: /only for repositories of some hosts/,
  MERGE_QUEUE_NOT_CREATABLE: /can't create a queue/,
  ALLOWED_BOT_SUBMITTERS_FROZEN: /Leave out allowedBotSubmitters/,
  RATE_LIMIT_EXCEEDED: /100 requests a second/,
  INTERNAL_ERROR: /The service has a problem|It may have been done|was not done/,
  UPSTREAM_ERROR: /could not reach|It may have been done|was not done/,
};

/** The endpoint answers with an error, and all others as the description says. */
async function refused(endpoint: string, { operation, inputs, event, held }: Ending, status: number, code: string) {
  const service = await mockServiceV2(number, {
    ...held,
    // A pull request that is in this queue is where a submission would have it.
    ...(operation === 'submit-pull-request' && code === 'PR_ALREADY_ENQUEUED' ? otherQueue : {}),
    instead: (name, count) =>
      name === endpoint ? [status, { error: { code, message: 'as it is' } }] : held.instead?.(name, count),
  });
  return { service, step: await run(service, operation, inputs, event) };
}

describe('documented errors', () => {
  const described = endpointsV2.map(({ method, path }) => `${method} ${path}`);

  test('each endpoint of the description is asked by an operation, or by none', () => {
    expect([...Object.keys(endings), ...Object.keys(additions), ...unasked].sort()).toEqual([...described].sort());
  });

  const casesOf = (list: typeof endings) =>
    Object.entries(list).flatMap(([endpoint, ending]) =>
      endpointV2(endpoint).errors.map(({ status, code }) => [endpoint, status, code, ending] as const),
    );

  test.each(casesOf(endings))('%s with %d %s: the step fails, and says what to do', async (name, status, code, end) => {
    const { step } = await refused(name, end, status, code);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toContain(String(status));
    expect(step.errors[0]).toContain(code);
    expect(step.errors[0]).toMatch(helpful[code] ?? /nothing helps/);
    if (status === 403) {
      const permission = name.startsWith('GET') ? /Reading needs no permission/ : /needs the permission "[A-Z]/;
      expect(step.errors[0]).toMatch(permission);
    }
    expect(step.errors[0]).not.toContain('bug in the action');
  });

  test.each(casesOf(additions))('%s with %d %s: the step ends as without it', async (name, status, code, end) => {
    const { step, service } = await refused(name, end, status, code);
    expect(service.taken).toContain(name);
    expect([step.errors, step.exitCode]).toEqual([[], 0]);
    expect(step.outputs['pull-request-state']).toMatch(/TESTING|FAILED/);
  });

  test.each([
    [401, '', /trunk_v2_/],
    [403, 'Forbidden', /permission "Merge and cancel PRs"/],
    [413, 'too large', /limit of the service is lower/],
    [429, 'slow down', /100 requests a second/],
    [400, { error: { code: 'NEW_CODE', message: 'new' } }, /NEW_CODE/],
  ])('%d without a code that is known', async (status, body, advice) => {
    const service = await mockServiceV2(number, { ...inQueue, ...replying('PUT /impacted-targets', status, body) });
    const step = await run(service, 'set-impacted-targets');
    expect(step.errors[0]).toMatch(advice);
  });
});

/** A service whose pull request failed, for a reason that its history gives. */
const failedFor = (reason: object): Promise<MockV2> => {
  const history = { data: [{ state: 'failed', ...reason }], hasMore: true };
  return mockServiceV2(number, { ...finished('failed'), ...replying('/queue-entry-history', 200, history) });
};

describe('a pull request', () => {
  test.each([
    ['cancel-pull-request', 0, /^$/],
    ['restart-tests-on-pull-request', 1, /only while the pull request is in the queue/],
  ] as const)('that is queued in another queue: %s changes nothing there', async (operation, exitCode, said) => {
    const service = await mockServiceV2(number, otherQueue);
    const step = await run(service, operation);
    expect(service.taken).toEqual(['GET /merge-queues', 'GET /pull-requests']);
    expect([step.exitCode, step.errors.join()]).toEqual([exitCode, expect.stringMatching(said)]);
    if (exitCode === 0) expect(step.outputs['pull-request-submitted']).toBe('false');
  });

  test('that is queued in another queue is told which', async () => {
    const service = await mockServiceV2(number, {
      ...otherQueue,
      ...replying('GET /merge-queues/{id}', 200, { id: 'another1', targetBranch: 'release' }),
    });
    const step = await run(service, 'get-submitted-pull-request');
    expect(step.errors[0]).toContain('was never submitted to this queue, but to the merge queue of release');
  });

  test.each([{}, { message: 'maintenance' }, { data: null }])('that %j says nothing of may be queued', async (body) => {
    const service = await mockServiceV2(number, { ...inQueue, ...replying('GET /pull-requests', 200, body) });
    const step = await run(service, 'cancel-pull-request');
    expect([step.exitCode, step.errors[0]]).toEqual([1, expect.stringContaining('its body has no list "data"')]);
  });

  test.each(['failed', 'cancelled', 'merged'])('that is %s has left the queue already', async (state) => {
    const service = await mockServiceV2(number, finished(state));
    const step = await run(service, 'cancel-pull-request');
    expect(service.taken).toEqual(['GET /merge-queues', 'GET /pull-requests']);
    expect([step.exitCode, step.outputs['pull-request-state']]).toEqual([0, state.toUpperCase()]);
  });

  test('that is submitted again gets the priority that is asked for', async () => {
    const enqueued = { error: { code: 'PR_ALREADY_ENQUEUED', message: '' } };
    const service = await mockServiceV2(number, {
      ...inQueue,
      ...replying('POST /merge-queues/{id}/pull-requests', 409, enqueued),
    });
    const step = await run(service, 'submit-pull-request', { priority: 'urgent' });
    expect([step.errors, service.refused]).toEqual([[], []]);
    expect(service.taken.slice(2, 4)).toEqual(['GET /pull-requests', 'PATCH /pull-requests/{id}/queue-entry']);
    expect(service.bodies[3]).toEqual({ priorityName: 'urgent' });
  });

  test('its position, and its state in the words of operations', async () => {
    const at = (one: number) => ({ id: ids.pullRequest, number: one, sha, title: '' });
    const order = {
      batches: [{ pullRequests: [at(3), at(4)] }],
      pending: [{ pullRequest: at(7) }],
      awaitingAdmission: [],
    };
    const service = await mockServiceV2(number, {
      ...inQueue,
      entry: { state: 'pending' },
      ...replying('/order', 200, order),
    });
    const { outputs } = await run(service, 'get-submitted-pull-request');
    expect([outputs['pull-request-state'], outputs['queue-position'], outputs['failure-reason']]).toEqual([
      'PENDING',
      '3',
      undefined,
    ]);
  });

  test('why it failed', async () => {
    const failed = {
      failureCausingChecks: [{ name: 'unit', url: 'https://ci.example/1' }],
      conflictCulprit: { kind: 'queuePullRequest', number: 12, sha: 'f00' },
    };
    const service = await failedFor({ reason: 'TEST_RUN_REQUIRED_STATUS_FAILED', failed });
    const reason =
      'TEST_RUN_REQUIRED_STATUS_FAILED; failed checks unit (https://ci.example/1); conflicts with pull request #12 at f00';
    const step = await run(service, 'get-submitted-pull-request');
    expect(step.outputs['failure-reason']).toBe(reason);
    const waited = await run(service, 'wait-for-pull-request');
    expect(waited.exitCode).toBe(1);
    expect(waited.outputs['failure-reason']).toBe(reason);
    expect(waited.errors[0]).toContain(
      'TEST_RUN_REQUIRED_STATUS_FAILED; conflicts with pull request #12 at f00. Failed checks: unit (https://ci.example/1). See',
    );
  });

  test('what it waits for, in the words of the service', async () => {
    const readiness = {
      requiresImpactedTargets: true,
      hasImpactedTargets: false,
      doesBaseBranchMatch: true,
      mergeability: 'notMergeable',
      mergeabilityDetails: { provider: 'github', reasons: [{ code: 'reviewRequired', message: 'one more review' }] },
    };
    const service = await mockServiceV2(number, { ...inQueue, entry: { state: 'notReady', readiness } });
    const step = await run(service, 'get-submitted-pull-request');
    expect(step.outputs['pull-request-readiness']).toBe('impacted-targets\nmergeability');
    expect(step.stdout).toContain('GitHub to let it be merged (one more review)');
  });
});

describe('a queue of more pull requests than are read', () => {
  /** Pages that go on for ever. */
  const endless = (total: number | undefined): MockV2Options => ({
    ...inQueue,
    answer: (name, response, { url }) => {
      if (name !== 'GET /merge-queues/{id}/pull-requests') return false;
      const query = new URL(url, 'http://mock').searchParams;
      const first = Number(query.get('cursor') ?? '0');
      const data = Array.from({ length: Number(query.get('limit')) }, (_, index) => ({
        number: first + index + 1,
        queueEntry: { state: 'pending', mergeQueueId: ids.queue },
      }));
      const counted = query.get('includeTotal') === 'true' && total !== undefined ? { total } : {};
      respond(response, 200, { data, hasMore: true, nextCursor: String(first + data.length), ...counted });
      return true;
    },
  });

  test.each<readonly [OperationName, Record<string, string>]>([
    ['get-queue', {}],
    ['update-queue', { 'queue-settings': 'concurrency: 5' }],
    ['apply-queue', { 'queue-settings': 'concurrency: 5' }],
  ])('%s says that it shows some of them, and how many there are', async (operation, inputs) => {
    const service = await mockServiceV2(number, {
      ...endless(12_345),
      queue: { state: 'running', mode: 'queue', config: { concurrency: 5 } },
    });
    const step = await run(service, operation, inputs);
    expect([step.errors, service.refused]).toEqual([[], []]);
    expect(step.warnings.join()).toContain(
      'The queue has 12,345 pull requests. The 10,000 that were submitted last are shown, and no others',
    );
    expect(step.outputs['queue-length']).toBe('12345');
    expect(step.summary).toContain('the first of 12,345: 10,000');
  });

  test('sync-queue gives no verdicts, and is red', async () => {
    const github = new GitHubStandIn('Codertocat/Hello-World');
    await github.listen();
    github.open(20_000);
    const service = await mockServiceV2(number, endless(12_345));
    const step = await runStep({
      event: { name: 'schedule', payload: {} },
      environment: { GITHUB_API_URL: github.url },
      inputs: {
        operation: 'sync-queue',
        'base-url': service.url,
        'api-token': 'trunk_v2_a-key-for-tests',
        'github-token': 'a-github-token',
        'required-label': 'merge',
        'target-branch': 'main',
      },
    });
    await github.close();
    expect([step.exitCode, step.errors]).toEqual([
      1,
      ['sync-queue: The queue has more than the 10,000 entries that could be read'],
    ]);
    expect(service.taken).not.toContain('POST /merge-queues/{id}/pull-requests');
  });
});

describe('waiting while it is not ready', () => {
  test('looks it up once in six polls, and goes on saying what it waits for', async () => {
    const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false, doesBaseBranchMatch: true };
    const service = await mockServiceV2(number, {
      ...inQueue,
      entry: { state: 'notReady', readiness: { ...readiness, mergeability: 'mergeable' } },
      pullRequest: { isCurrentlySubmittedToQueue: true, sha },
    });
    const step = await run(service, 'wait-for-pull-request', {
      'wait-timeout-minutes': '5',
      'poll-interval-seconds': '10',
    });
    const polls = service.taken.filter((name) => name === 'GET /merge-queues/{id}/pull-requests').length;
    const lookUps = service.taken.filter((name) => name === 'GET /pull-requests').length;
    expect(polls).toBeGreaterThan(20);
    expect(lookUps).toBe(Math.ceil(polls / 6));
    // A hundred jobs that share a key stay below five look-ups a second.
    expect((100 * lookUps) / 300).toBeLessThan(5);
    expect(step.errors[0]).toContain('its impacted targets, which are not uploaded');
  });
});

describe('a list of impacted targets', () => {
  const numbered = (count: number, digits = 0): string[] =>
    Array.from({ length: count }, (_, index) => String(index).padStart(digits, '0'));
  const identity = { repositoryId: ids.repository, targetBranch: 'main', sha, number };

  /** A hundred targets whose request has this many bytes. */
  const ofBytes = (bytes: number): string[] => {
    const names = numbered(100, 3);
    const { length } = JSON.stringify({ ...identity, impactedTargets: names });
    return names.with(0, `000${'x'.repeat(bytes - length)}`);
  };

  test.each([
    ['100,000 targets', numbered(100_000), undefined],
    ['20,971,520 bytes', ofBytes(20_971_520), undefined],
    [
      'more targets',
      numbered(100_001),
      /100,001 targets: the service takes at most 100,000 of them, in a request of at most 20,971,520 bytes/,
    ],
  ])('of %s goes as a list, or as ALL with both rules', async (_what, targets, warning) => {
    const service = await mockServiceV2(number, inQueue);
    const step = await runStep({
      event: labelledEvent,
      files: { 'targets.json': JSON.stringify(targets) },
      inputs: {
        operation: 'set-impacted-targets',
        'impacted-targets-file': 'targets.json',
        'base-url': service.url,
        'api-token': 'trunk_v2_a-key-for-tests',
      },
    });
    expect([step.errors, service.refused]).toEqual([[], []]);
    const isAll = warning !== undefined;
    expect(step.outputs['impacts-all']).toBe(String(isAll));
    expect(step.outputs['impacted-targets-count']).toBe(isAll ? 'ALL' : String(targets.length));
    expect(step.warnings.join()).toMatch(warning ?? '');
    const sent = isAll ? { impactsAllTargets: true } : { impactedTargets: targets };
    expect(isDeepStrictEqual(service.bodies[1], { ...identity, ...sent })).toBe(true);
  });
});

describe('what the service says in unknown words is shown as it came', () => {
  test('a state, a mode and a setting of a queue', async () => {
    const queue = { state: 'hibernating', mode: 'spiral', config: { newSetting: 42 }, newField: {} };
    const service = await mockServiceV2(number, { ...inQueue, queue });
    const step = await run(service, 'get-queue');
    expect([step.errors, step.outputs['queue-state']]).toEqual([[], 'HIBERNATING']);
    expect(step.summary).toMatch(/newSetting.*42/);
    expect(step.summary).toMatch(/mode.*spiral/);
  });
});

describe('what has no counterpart is said by its name, before anything is sent', () => {
  test.each<readonly [string, OperationName, Record<string, string>, RegExp]>([
    [
      'fields of a withdrawal',
      'cancel-pull-request',
      { 'extra-fields': 'why: x' },
      /extra-fields: why.*no counterpart.*second generation/,
    ],
    ['fields of a read', 'get-submitted-pull-request', { 'extra-fields': 'includeTimeline: true' }, /includeTimeline/],
    ['a list in a query', 'list-quarantined-tests', { 'extra-fields': 'a: [1]' }, /extra-fields: a,/],
  ])('%s', async (_what, operation, inputs, message) => {
    const service = await mockServiceV2(number, inQueue);
    const step = await run(service, operation, inputs);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(message);
    expect(service.taken).toEqual([]);
  });

  test('an upload from a fork without a token', async () => {
    const fork = structuredClone(labelledEvent.payload) as { pull_request: { head: { repo: Payload } } };
    const url = 'https://api.github.com/repos/stranger/Hello-World';
    fork.pull_request.head.repo = { id: 4711, full_name: 'stranger/Hello-World', url };
    const service = await mockServiceV2(number, inQueue);
    const step = await runStep({
      event: { name: 'pull_request', payload: fork },
      environment: { GITHUB_RUN_ID: '1' },
      inputs: { operation: 'set-impacted-targets', 'impacted-targets': 'a', 'base-url': service.url },
    });
    expect(step.errors[0]).toContain(
      'input api-token: it is empty, because this pull request comes from a fork. With a base-url that ends with /v2, upload with the login of the service (examples/impacted-targets-login.yml)',
    );
    expect(service.taken).toEqual([]);
  });
});

describe('a dry run', () => {
  test.each(withEndpoint)('%s shows its request, and sends nothing', async (operation) => {
    const service = await mockServiceV2(number, inQueue);
    const step = await run(service, operation, { 'dry-run': 'true' });
    expect([step.errors, service.taken]).toEqual([[], []]);
    expect(step.stdout).toMatch(/The request would be (GET|POST|PUT|PATCH|DELETE) \//);
  });
});

describe('a queue that is left half made', () => {
  const settings = 'concurrency: 3\nbatch: true';
  const create = async (options: MockV2Options) => {
    const service = await mockServiceV2(number, options);
    return { service, step: await run(service, 'create-queue', { 'queue-settings': settings }) };
  };

  test('because the response was lost, is finished with all that was asked for', async () => {
    const options: { -readonly [K in keyof MockV2Options]: MockV2Options[K] } = { hasQueue: false };
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
    const service = await mockServiceV2(number, { ...finished('merged'), ...options });
    return { step: await run(service, 'delete-queue'), taken: service.taken };
  };

  test.each([
    ['of another branch', { ...queue, targetBranch: 'other' }],
    [
      'of another repository',
      { ...queue, repositoryId: 'another', repositoryUrl: 'https://github.com/octo/hello-world' },
    ],
  ])('a queue %s is not taken', async (_which, another) => {
    const { step, taken } = await status({
      ...replying('GET /merge-queues', ...rows(false, another)),
    });
    expect(step.errors[0]).toMatch(/has no merge queue for main in Codertocat\/Hello-World/);
    expect(taken).not.toContain('DELETE /merge-queues/{id}');
  });

  test('two queues that cannot be told apart are not guessed between', async () => {
    const { step } = await status({
      ...replying('GET /merge-queues', ...rows(false, queue, { ...queue, id: 'another1' })),
    });
    expect(step.errors[0]).toContain('does not tell which queue is the merge queue of main');
  });

  test('an address that knows no such path is not an absence', async () => {
    const { step } = await status({ instead: () => [404, 'not here'] });
    expect(step.errors[0]).toMatch(/answered 404.*Check base-url, which ends with \/v2/);
  });
});
