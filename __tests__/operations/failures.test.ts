import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Failure, failures, mayHaveBeenDone, retryPolicy } from '../../src/service/requests/retry-policy.js';
import type { Effect } from '../../src/service/transport/address.js';
import { endpoints } from '../../src/service/v1/endpoints.js';
import { promisedForms } from '../hostile/text.js';
import { endpointsV2 } from '../service-descriptions/second-generation.js';
import type { Step } from '../steps/layout.js';
import { type Fault, type Generation, type Inputs, type Scene, generations, pushed, scenes } from './scenes.js';

const token = 'a-token/for+tests';
/** What a service or a proxy that shows the request in its failure brings back: the token in every form and over two lines. */
const echo = [...promisedForms(token), `${token.slice(0, 8)}\r\n  ${token.slice(8)}`].join(' ');
const { run: runInScene } = scenes({ token });

/** A step that succeeds only where its endpoint does. */
interface Subject {
  readonly generation: Generation;
  readonly endpoint: string;
  readonly effect: Effect;
  readonly scene: Scene;
  readonly inputs: Inputs;
  readonly event?: typeof pushed;
}

const inTesting: Scene = { state: 'TESTING' };
const noQueue: Scene = { queue: false };
const settings = (text: string, operation = 'update-queue'): Inputs => ({ operation, 'queue-settings': text });
const targets: Inputs = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };
const details: Inputs = { operation: 'get-merge-queue-testing-details' };
const list = (operation: string): Inputs => ({ operation, 'organization-slug': 'octo', 'target-branch': '' });

const subjectsOf: Readonly<Record<Generation, Readonly<Record<string, readonly [Scene, Inputs, typeof pushed?]>>>> = {
  v1: {
    '/submitPullRequest': [{}, { operation: 'submit-pull-request' }],
    '/cancelPullRequest': [inTesting, { operation: 'cancel-pull-request' }],
    '/restartTestsOnPullRequest': [inTesting, { operation: 'restart-tests-on-pull-request' }],
    '/getSubmittedPullRequest': [inTesting, { operation: 'get-submitted-pull-request' }],
    '/setImpactedTargets': [{}, targets],
    '/getMergeQueueTestingDetails': [inTesting, details],
    '/createQueue': [noQueue, settings('concurrency: 3', 'create-queue')],
    '/deleteQueue': [{}, { operation: 'delete-queue' }],
    '/getQueue': [{}, { operation: 'get-queue' }],
    '/updateQueue': [{}, settings('concurrency: 3')],
    '/getMergeQueueMetrics': [{}, { operation: 'get-merge-queue-metrics' }],
    '/flaky-tests/list-unhealthy-tests': [{}, { ...list('list-unhealthy-tests'), status: 'FLAKY' }],
    '/flaky-tests/list-quarantined-tests': [{}, list('list-quarantined-tests')],
  },
  v2: {
    'GET /merge-queues': [{}, { operation: 'get-queue' }],
    'POST /merge-queues': [noQueue, settings('concurrency: 5', 'create-queue')],
    'GET /merge-queues/{id}': [{}, settings('state: paused')],
    'DELETE /merge-queues/{id}': [{}, { operation: 'delete-queue' }],
    'PATCH /merge-queues/{id}/config': [{}, settings('concurrency: 3')],
    'POST /merge-queues/{id}/pause': [{}, settings('state: paused')],
    'POST /merge-queues/{id}/resume': [{ queue: { state: 'paused' } }, settings('state: running')],
    'POST /merge-queues/{id}/drain': [{}, settings('state: draining')],
    'POST /merge-queues/{id}/switch-modes': [{}, settings('mode: parallel')],
    'POST /merge-queues/{id}/pull-requests': [{}, { operation: 'submit-pull-request' }],
    'GET /merge-queues/{id}/pull-requests': [{}, { operation: 'get-queue' }],
    'GET /merge-queues/{id}/verification-runs': [inTesting, details, pushed],
    'GET /merge-queues/{id}/metrics': [{}, { operation: 'get-merge-queue-metrics', 'metrics-scope': 'queue' }],
    'GET /merge-queues/metrics': [{}, { operation: 'get-merge-queue-metrics' }],
    'GET /pull-requests': [inTesting, { operation: 'get-submitted-pull-request' }],
    'POST /pull-requests/{id}/dequeue': [inTesting, { operation: 'cancel-pull-request' }],
    'POST /pull-requests/{id}/restart-tests': [inTesting, { operation: 'restart-tests-on-pull-request' }],
    'PATCH /pull-requests/{id}/queue-entry': [inTesting, { operation: 'submit-pull-request', priority: 'urgent' }],
    'GET /pull-requests/{id}/verification-runs': [inTesting, details],
    'GET /merge-queue-verification-runs/{id}': [inTesting, details],
    'PUT /impacted-targets': [{}, targets],
    'GET /repositories': [{}, { operation: 'get-merge-queue-metrics' }],
    'GET /tests': [{}, list('list-quarantined-tests')],
  },
};

/** Endpoints that add to an answer: where one fails, the step ends as without it. */
const additions: Readonly<Record<string, readonly [scene: Scene, state: string]>> = {
  'GET /merge-queues/{id}/order': [inTesting, 'TESTING'],
  'GET /pull-requests/{id}/queue-entry-history': [{ state: 'FAILED' }, 'FAILED'],
};

/** Endpoints that no operation of this table asks; `sync-queue` asks the second one. */
const unasked = ['GET /pull-requests/{id}', 'GET /queue-entry-history', 'GET /test-collections'];

const effects = new Map<string, Effect>(Object.values(endpoints).map(({ path, effect }) => [path, effect]));
const effectOf = (endpoint: string): Effect =>
  effects.get(endpoint) ??
  (endpoint.startsWith('GET') ? 'read' : /^(?:PUT|PATCH)/.test(endpoint) ? 'replace' : 'write');

const subjects = generations.flatMap((generation) =>
  Object.entries(subjectsOf[generation]).map(([endpoint, [scene, inputs, event]]): Subject => ({
    ...{ generation, endpoint, effect: effectOf(endpoint), scene, inputs },
    ...(event !== undefined && { event }),
  })),
);
const subjectOf = (endpoint: string): Subject => {
  const found = subjects.find((subject) => subject.endpoint === endpoint);
  if (found === undefined) throw new Error(`no operation is known for ${endpoint}`);
  return found;
};
const endpointsOfTable = (generation: Generation): string[] => Object.keys(subjectsOf[generation]);

/** The described errors of each endpoint of the second generation, whose lists of tests were renamed since. */
const described = endpointsV2.map(({ method, path, errors }) => ({
  endpoint: `${method} ${path.replace('/test-cases', '/tests')}`,
  errors,
}));

/** All that a step wrote, without white space and the line that has the token masked. */
function writtenBy({ stdout, stderr, outputs, summary, temporary }: Step): string {
  const files = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const log = stdout.replace(/^::add-mask::.*$/m, '');
  return [log, stderr, JSON.stringify(outputs), summary, ...texts].join('').replace(/\s+|\\[rn]/g, '');
}

/** Runs the step of a subject, which writes the token nowhere. @returns it, and how often its request arrived */
async function meet(
  { generation, endpoint, scene, inputs, event }: Subject,
  faults: readonly Fault[],
  more: Inputs = {},
): Promise<{ readonly step: Step; readonly times: number }> {
  const { step, sent } = await runInScene(
    generation,
    scene,
    { 'max-attempts': '3', ...inputs, ...more },
    {
      environment: { RUNNER_DEBUG: '1' },
      faults: faults.map((fault) => ({ path: endpoint, ...fault })),
      ...(event !== undefined && { event }),
    },
  );
  const written = writtenBy(step);
  expect(promisedForms(token).filter((form) => written.includes(form))).toEqual([]);
  return { step, times: sent.filter((one) => one.endpoint === endpoint).length };
}

/** The failures that a server can cause. The two others meet a request before any endpoint does. */
const served = failures.filter((failure) => failure !== 'not-connected' && failure !== 'tls');

function faultOf(failure: Failure): Fault {
  switch (failure) {
    case 'connection-broke':
      return { connection: 'reset' };
    case 'timeout':
      return { connection: 'silence' };
    case 'redirect': {
      const location = `https://elsewhere.example/v1?${encodeURIComponent(echo)}`;
      return { status: 307, body: echo, headers: { location } };
    }
    case 'broken-body':
      return { status: 200, body: `<html>a page ${echo}</html>` };
    default:
      return { status: { 'other-4xx': 418, 'other-5xx': 507 }[failure as string] ?? Number(failure), body: echo };
  }
}

/** A short timeout, where the test waits for it. */
const patience = (failure: Failure): Inputs => (failure === 'timeout' ? { 'request-timeout-seconds': '2' } : {});

const ofEachKind = [
  '/getQueue',
  '/setImpactedTargets',
  '/submitPullRequest',
  'GET /merge-queues',
  'PUT /impacted-targets',
].concat('POST /merge-queues/{id}/pull-requests');
/** Every failure for one endpoint of each kind, and for all others those that tell kinds apart. */
const failuresFor = ({ endpoint }: Subject): readonly Failure[] =>
  ofEachKind.includes(endpoint) ? served : ['502', 'broken-body', 'other-4xx'];
/** Nothing shows that the tests were not restarted, so a request whose response is lost is not sent again. */
const unclear = '/restartTestsOnPullRequest';
const writes = subjects.filter(({ effect }) => effect === 'write');

describe('a request that fails once', () => {
  const conflict: Fault = { status: 409, body: 'already enqueued' };
  const behind = new Date(Date.now() - 300_000).toUTCString();

  test('is one of every endpoint', () => {
    expect(endpointsOfTable('v1').sort()).toEqual([...effects.keys()].sort());
    const known = [...endpointsOfTable('v2'), ...Object.keys(additions), ...unasked];
    expect(known.sort()).toEqual(described.map(({ endpoint }) => endpoint).sort());
  });

  test.each(subjects)('and was not carried out is sent again or given up by the policy: $endpoint', async (subject) => {
    for (const failure of failuresFor(subject)) {
      const { step, times } = await meet(subject, [faultOf(failure)], patience(failure));
      const decision = retryPolicy[subject.effect][failure];
      const ends = decision === 'give-up' || (decision === 'verify' && subject.endpoint === unclear);
      expect([failure, step.exitCode, times > 1]).toEqual([failure, ends ? 1 : 0, !ends]);
    }
  });

  test.each(writes)('and was carried out is not sent again: $endpoint', async (subject) => {
    for (const failure of failuresFor(subject).filter((one) => retryPolicy.write[one] === 'verify')) {
      const { step, times } = await meet(subject, [{ ...faultOf(failure), afterEffect: true }], patience(failure));
      expect([failure, step.exitCode, times]).toEqual([failure, 0, 1]);
      expect(step.stdout).toContain('The response was lost, and the state shows that the request was done');
    }
  });

  const submitted = '/submitPullRequest';
  const submittedV2 = 'POST /merge-queues/{id}/pull-requests';
  const uploaded = ['/setImpactedTargets', 'PUT /impacted-targets'];
  const look = (record: object, headers = {}): Fault => {
    return { path: '/getSubmittedPullRequest', status: 200, body: JSON.stringify(record), headers };
  };
  const pages: readonly Fault[] = [
    { body: 'Sign in', headers: { 'content-type': ' Text/HTML' } },
    { body: '\n<html>Sign in</html>', headers: { 'content-type': 'application/json' } },
  ];
  const enqueued = '{"error":{"code":"PR_ALREADY_ENQUEUED","message":""}}';
  const limits = ['', 'slow down', '{"error":{"code":"RATE_LIMIT_EXCEEDED","message":""}}'];
  const isOver = /the pull request became FAILED at about the time of the request/;
  const leftThen = look(
    { state: 'FAILED', isCurrentlySubmittedToQueue: false, stateChangedAt: behind },
    { date: behind },
  );
  const batched = look({ state: 'PENDING', isCurrentlySubmittedToQueue: true, noBatch: false });
  interface More {
    readonly inputs?: Inputs;
    readonly scene?: Scene;
    readonly error?: RegExp;
  }
  test.each<readonly [what: string, endpoint: string, faults: readonly Fault[], times: number, More?]>([
    [
      'a submission that is refused because the lost one was done is a success',
      submittedV2,
      [{ connection: 'reset' }, { status: 409, body: enqueued, afterEffect: true }],
      2,
    ],
    ...limits.map((body) => {
      const what = `429 is a rate limit, whatever its body, so that a write is sent again: ${body}`;
      return [what, submittedV2, [{ status: 429, body }], 2] as const;
    }),
    [
      'a deletion that is refused after a lost one fails with the refusal',
      '/deleteQueue',
      [{ status: 502 }, { status: 400, body: 'no' }],
      2,
      { error: /answered 400 Bad Request: no\. A queue must be empty/ },
    ],
    ...['urgent', '0'].map((priority) => {
      const what = `a queued pull request is submitted again until it has priority ${priority}`;
      return [what, submitted, [{ status: 502 }], 2, { inputs: { priority }, scene: inTesting }] as const;
    }),
    [
      'a queued pull request that may be tested in a batch is submitted again with no-batch',
      submitted,
      [{ status: 502 }, batched],
      2,
      { inputs: { 'no-batch': 'true' }, scene: inTesting },
    ],
    [
      'a pull request that became FAILED since is not submitted again',
      submitted,
      [{ status: 502 }],
      1,
      { scene: { state: 'FAILED' }, error: isOver },
    ],
    [
      'the same where the clock of the service is behind',
      submitted,
      [{ connection: 'reset' }, leftThen],
      1,
      { error: isOver },
    ],
    ['409 is a success where the pull request is queued', submitted, [conflict], 1, { scene: inTesting }],
    ...[{}, { state: 'CANCELLED' }].map((scene) => {
      const what = `409 is a failure where the pull request is in no queue: ${JSON.stringify(scene)}`;
      return [what, submitted, [conflict], 1, { scene, error: /409 Conflict: already enqueued/ }] as const;
    }),
    [
      'a read that fails after a refusal does not hide the refusal',
      submitted,
      [conflict, { path: '/getSubmittedPullRequest', status: 503, times: 1000 }],
      1,
      { error: /409 Conflict: already enqueued/ },
    ],
    ...uploaded.flatMap((endpoint) =>
      pages.map((page) => {
        const what = `a page is no answer to an upload: ${page.body ?? ''}`;
        return [what, endpoint, [{ status: 200, ...page }], 2] as const;
      }),
    ),
  ])('%s (%s)', async (_what, endpoint, faults, times, { inputs = {}, scene, error = /^$/ } = {}) => {
    const subject = subjectOf(endpoint);
    const met = await meet({ ...subject, scene: scene ?? subject.scene }, faults, inputs);
    expect([met.step.errors.join(), met.times]).toEqual([expect.stringMatching(error), times]);
  });
});

describe('a request that fails to the end', () => {
  test.each(subjects.filter(({ effect }) => effect === 'replace'))(
    'may have been done, where it leaves the same state however often it arrives: $endpoint',
    async (subject) => {
      for (const failure of served.filter(
        (one) => one !== 'timeout' && retryPolicy.replace[one] === 'retry' && mayHaveBeenDone(one),
      )) {
        const { step, times } = await meet(subject, [{ ...faultOf(failure), times: 1000, afterEffect: true }]);
        expect([failure, step.exitCode, times >= 3]).toEqual([failure, 1, true]);
        expect(step.errors[0]).toContain('. It may have been done: ');
      }
    },
  );

  const page = '<!doctype html><title>Sign in</title>';
  test.each<readonly [endpoint: string, fault: Fault, says: string]>([
    ['/getQueue', { status: 400 }, '. Check the inputs'],
    ['/getQueue', { status: 401 }, '. Check the api-token input'],
    ['/getQueue', { status: 403, body: 'no\nway' }, ": no way. The token is valid but isn't allowed to do this. "],
    ['/getQueue', { status: 404 }, '. The queue does not exist'],
    ['/getQueue', { status: 408 }, '. The service did not get the whole request in time. Run the step again'],
    ['/getQueue', { status: 409 }, '. Fetch the state first'],
    ['/getQueue', { status: 413 }, '. The request is too large: the limit of the service is lower than documented'],
    ['/getQueue', { status: 422 }, '. Check the inputs: the service does not understand the request'],
    ['/getQueue', { status: 425 }, '. The service is not ready for this request yet. Run the step again'],
    ['/getQueue', { status: 500, body: '' }, 'with an empty body. The service has a problem. Run the step again later'],
    ['/getQueue', { status: 200, body: page }, `but its body is not JSON: ${page}. Check that base-url is the`],
    [
      '/getQueue',
      { status: 307, headers: { location: 'http://127.0.0.1:9/v2/getQueue' } },
      'a redirect to http://127.0.0.1:9/v2/getQueue, which is not followed. Give the address itself as base-url',
    ],
    ['/getQueue', { connection: 'silence' }, 'within 0.5 s. Raise request-timeout-seconds'],
    ['/submitPullRequest', { status: 500 }, 'The state shows that it was not done: the service knows no such'],
    [
      '/createQueue',
      { status: 200, body: page },
      `its body is a page, not a response of the service: ${page}. The state shows that it was not done`,
    ],
    [
      '/setImpactedTargets',
      { status: 500 },
      'It may have been done: what it sent may have been stored. The service has',
    ],
    ...['/setImpactedTargets', 'PUT /impacted-targets'].map(
      (endpoint) =>
        [endpoint, { status: 200, body: page }, `${page}. It may have been done: what it sent may`] as const,
    ),
    ['/getMergeQueueMetrics', { status: 200, body: page }, 'its body is not metrics in the Prometheus text format: <!'],
    ['/getMergeQueueMetrics', { status: 204 }, 'its body is empty'],
    ['/getMergeQueueTestingDetails', { status: 400, body: 'testRunId' }, 'The service may need test-run-id'],
    ...['/getQueue', '/getSubmittedPullRequest'].flatMap((endpoint) =>
      ['[]', 'null', '"PENDING"'].map(
        (body) => [endpoint, { status: 200, body }, 'its body is not a JSON object'] as const,
      ),
    ),
    ['PUT /impacted-targets', { status: 401, body: '' }, 'trunk_v2_'],
    ['PUT /impacted-targets', { status: 403, body: 'Forbidden' }, 'permission "Merge and cancel PRs"'],
    ['PUT /impacted-targets', { status: 413 }, 'limit of the service is lower'],
    ['PUT /impacted-targets', { status: 429 }, '100 requests a second'],
    ['PUT /impacted-targets', { status: 400, body: '{"error":{"code":"NEW_CODE"}}' }, 'NEW_CODE'],
    ...['{}', '{"message":"maintenance"}', '{"data":null}'].map(
      (body) => ['GET /pull-requests', { status: 200, body }, 'its body has no list "data"'] as const,
    ),
  ])('%s %j: %s', async (endpoint, fault, says) => {
    const quick = fault.connection === undefined ? undefined : { 'request-timeout-seconds': '0.5' };
    const inputs: Inputs = { 'max-attempts': '1', ...quick };
    const { step } = await meet(subjectOf(endpoint), [{ ...fault, times: 1000 }], inputs);
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringContaining(says)]]);
    expect(step.summary).toContain('The step failed');
  });

  test.each<[Generation, Inputs]>([
    ['v1', { 'x-request-id': 'req-42' }],
    ['v2', { 'x-request-id': 'req-42', location: 'http://elsewhere' }],
  ])('is named by the id that the service gave it, over %s', async (generation, headers) => {
    const subject = subjectOf(generation === 'v1' ? '/getQueue' : 'GET /merge-queues');
    for (const [status, body] of [
      [403, 'no'],
      [500, ''],
      [302, ''],
      [200, page],
      [200, '{"data":'],
      [200, ''],
    ] as const) {
      const { step } = await meet(subject, [{ status, body, headers, times: 1000 }], { 'max-attempts': '1' });
      expect([status, step.errors[0]]).toEqual([status, expect.stringContaining(' (X-Request-Id: req-42)')]);
    }
  });
});

/** The permission, or whatever helps, that a person has to be told of for each code. */
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

describe('documented errors of the second generation', () => {
  const faultWith = (status: number, code: string): Fault => {
    return { status, body: JSON.stringify({ error: { code, message: 'as it is' } }), times: 1000 };
  };
  const errorsOf = (endpoint: string) => described.find((one) => one.endpoint === endpoint)?.errors ?? [];

  test.each(endpointsOfTable('v2'))('%s: the step fails, and says what to do', async (endpoint) => {
    for (const { status, code } of errorsOf(endpoint)) {
      const { step } = await meet(subjectOf(endpoint), [faultWith(status, code)], { 'max-attempts': '2' });
      expect([step.exitCode, step.errors]).toEqual([1, [expect.stringContaining(String(status))]]);
      expect(step.errors[0]).toContain(code);
      expect(step.errors[0]).toMatch(helpful[code] ?? /nothing helps/);
      const permission = endpoint.startsWith('GET') ? /Reading needs no permission/ : /needs the permission "[A-Z]/;
      if (status === 403) expect(step.errors[0]).toMatch(permission);
      expect(step.errors[0]).not.toContain('bug in the action');
    }
  });

  test.each(Object.entries(additions))('%s: the step ends as without it', async (endpoint, [scene, state]) => {
    for (const { status, code } of errorsOf(endpoint)) {
      const subject = { ...subjectOf('GET /pull-requests'), endpoint, scene };
      const { step, times } = await meet(subject, [faultWith(status, code)]);
      expect([step.errors, step.outputs['pull-request-state'], times]).toEqual([[], state, 1]);
    }
  });
});
