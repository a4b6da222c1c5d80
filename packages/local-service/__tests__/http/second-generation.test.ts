import { expect } from '@jest/globals';
import { asks, type Exchange, type Fields, lacks, sends, tell } from './story.js';

const repository = asks('GET /repositories?providerUrl=https%3A%2F%2Fgithub.com%2Facme%2Fshop');
const withQueue = (more: Fields = {}): readonly Exchange[] => [
  repository,
  sends(
    'POST /merge-queues',
    { repositoryId: '{repository}', targetBranch: 'main', ...more },
    { targetBranch: 'main' },
  ),
];
const submit = (...numbers: readonly number[]): readonly Exchange[] =>
  numbers.map((number) => sends('POST /merge-queues/{queue}/pull-requests', { number }, { number }));

/** Each of these bodies is refused, as mistakes are. */
const invalid = (request: string, ...bodies: readonly unknown[]) =>
  bodies.map((body) => sends(request, body, 'VALIDATION_FAILED'));
const invalidQuery = (path: string, ...queries: readonly string[]) =>
  queries.map((query) => asks(`GET ${path}?${query}`, 'VALIDATION_FAILED'));

const numbers = (...expected: readonly number[]) => ({ data: expected.map((number) => ({ number })) });
const pullRequests = '/merge-queues/{queue}/pull-requests';

const upload = (more: Fields): Fields => ({
  ...{ repositoryId: '{repository}', targetBranch: 'main', sha: 'abc123', number: 7 },
  ...more,
});

/** Settings by the names and with the words of the second generation. */
const config = {
  ...{ allowBatching: true, batchingMinSize: 7, testingTimeoutMinutes: 0, notReadyTimeoutMinutes: 120 },
  ...{ mergeMethod: 'mergeCommit', optimizationMode: 'bisectionSkipRedundantTests', areCommentsEnabled: false },
  ...{ testBranchConstructionMode: 'pushNewBranchFromTemp', isExtensionEnabled: true, enqueueingLabel: 'merge' },
  requiredStatuses: ['build', 'lint'],
  batchingRules: [{ targetPattern: '//app/*', policy: 'isolate' }],
};

const depth = 'mq_depth_current{repo="acme/shop",branch="main",queue_type="main"} 0';
const flaky = { id: 'a', name: 'adds', status: { value: 'flaky' } };

tell('a pull request is submitted, tested and merged, and both generations see it', [
  ...withQueue(),
  sends(`POST ${pullRequests}`, { number: 7, priorityName: 'high' }),
  ...[{ 7: 'pending' }, 1000],
  asks('GET /pull-requests/{7}', {
    ...{ number: 7, baseBranch: 'main', state: 'open', isCurrentlySubmittedToQueue: true },
    queueEntry: { state: 'testing', priorityName: 'high', priorityValue: 10, allowBatching: true },
  }),
  asks('GET /pull-requests?repositoryId={repository}&number=7,8', {
    ...numbers(7),
    hasMore: false,
    nextCursor: null,
  }),
  10_000,
  asks('GET /pull-requests/{7}', { state: 'merged', queueEntry: { state: 'merged' } }),
  { 7: 'merged' },
]);

tell('a pull request of the first generation is seen, changed and taken out through the second', [
  sends('/submitPullRequest', { pr: 9, noBatch: true }),
  asks('GET /merge-queues?limit=100', { data: [{ targetBranch: 'main' }] }),
  asks(`GET ${pullRequests}?state=pending,testing`, { data: [{ number: 9, queueEntry: { allowBatching: false } }] }),
  sends(
    'PATCH /pull-requests/{9}/queue-entry',
    { priorityValue: 300, allowBatching: true },
    { queueEntry: { priorityValue: 300, allowBatching: true } },
  ),
  asks('POST /pull-requests/{9}/dequeue', { queueEntry: { state: 'cancelled' } }),
  { 9: 'cancelled' },
  asks('POST /pull-requests/{9}/dequeue', [409, 'PR_NOT_IN_ACTIVE_STATE']),
  sends('PATCH /pull-requests/{9}/queue-entry', { priorityValue: 1 }, [409, 'PR_NOT_IN_ACTIVE_STATE']),
  ...submit(9),
]);

tell('tests are restarted while they run, and not before', [
  ...[...withQueue(), ...submit(7)],
  asks('POST /pull-requests/{7}/restart-tests', [422, 'PR_TESTS_NOT_RESTARTABLE']),
  1000,
  asks('POST /pull-requests/{7}/restart-tests', { queueEntry: { state: 'pending' } }),
  1000,
  asks('GET /pull-requests/{7}/verification-runs', { data: [{ status: 'inProgress' }, { status: 'cancelled' }] }),
  5000,
  ...submit(8),
  1000,
  asks('GET /pull-requests/{7}/verification-runs?status=succeeded', { data: [{ dependentPullRequests: [] }] }),
  sends('_/pull-request', { pr: 8, state: 'PENDING_FAILURE' }),
  asks('POST /pull-requests/{8}/restart-tests', { queueEntry: { state: 'pending' } }),
]);

tell('a submission that is wrong is refused', [
  ...[...withQueue(), ...submit(7)],
  sends(`POST ${pullRequests}`, { number: 7 }, [409, 'PR_ALREADY_ENQUEUED']),
  ...invalid(`POST ${pullRequests}`, {}, { number: 0 }, { number: 10_000_001 }, [], 'no JSON'),
  ...invalid(
    `POST ${pullRequests}`,
    { number: 8, priorityValue: 1, priorityName: 'low' },
    { number: 8, priorityName: 'soon' },
    { number: 8, noBatch: true },
  ),
  sends(`POST ${pullRequests}`, { number: 8, direct: true }, [422, 'PR_NOT_ENQUEUEABLE']),
  60_000,
  sends(`POST ${pullRequests}`, { number: 7 }, [422, 'PR_NOT_ENQUEUEABLE']),
  asks('POST /merge-queues/{queue}/drain', { state: 'draining' }),
  sends(`POST ${pullRequests}`, { number: 8 }, [422, 'PR_NOT_ENQUEUEABLE']),
  sends('POST /merge-queues', { repositoryId: '{repository}', targetBranch: 'next' }),
  sends('POST /merge-queues/{next}/pull-requests', { number: 11 }),
  sends(`POST ${pullRequests}`, { number: 11 }, [409, 'PR_ALREADY_ENQUEUED']),
  ...invalid('PATCH /pull-requests/{7}/queue-entry', {}),
  sends('POST /merge-queues/nothing/pull-requests', { number: 1 }, [404, 'MERGE_QUEUE_NOT_FOUND']),
]);

tell('a pull request that was never submitted is not found', [
  repository,
  ...['GET ', 'POST /dequeue', 'POST /restart-tests', 'GET /verification-runs', 'GET /queue-entry-history'].map(
    (request) => asks(request.replace(' ', ' /pull-requests/{nowhere}'), [404, 'PR_NOT_FOUND']),
  ),
  ...invalidQuery('/pull-requests', 'number=7', 'repositoryId={repository}', 'repositoryId={repository}&number=x'),
  asks('GET /pull-requests/7', 'VALIDATION_FAILED'),
  asks('GET /merge-queue-verification-runs/none', [404, 'VERIFICATION_RUN_NOT_FOUND']),
]);

tell('a pull request that failed tells its tests, its checks and its reason', { failing: [13] }, [
  ...[...withQueue(), ...submit(12, 13), 60_000],
  asks('GET /pull-requests/{13}/queue-entry-history?direction=newest', {
    data: [
      {
        ...{ state: 'failed', reason: 'TEST_RUN_REQUIRED_STATUS_FAILED' },
        failed: {
          failureCausingChecks: [{ name: 'tests', conclusion: 'FAILURE', url: expect.stringMatching(/^https/) }],
        },
      },
      { state: 'testing', reason: null },
      { state: 'pending', reason: 'MERGE_ITEM_NOW_READY' },
    ],
  }),
  asks('GET /merge-queue-verification-runs/{run}', {
    status: 'failed',
    testedPullRequests: [{ number: 12 }, { number: 13 }],
  }),
  asks('GET /merge-queues/{queue}/verification-runs?status=failed', { data: [{ status: 'failed' }] }),
  asks('GET /pull-requests/{12}/verification-runs', { data: [{ status: 'succeeded' }] }),
  asks('GET /queue-entry-history?pullRequestIds={12},{nowhere}', {
    data: [
      { transitions: ['pending', 'testing', 'testsPassed', 'merged'].map((state) => ({ state })) },
      { transitions: [] },
    ],
  }),
]);

tell('lists go on where they stopped, whatever comes or goes between two pages', [
  ...[...withQueue(), ...submit(1, 2, 3, 4, 5)],
  asks(`GET ${pullRequests}?state=pending&limit=2&includeTotal=true`, { ...numbers(5, 4), hasMore: true, total: 5 }),
  asks('POST /pull-requests/{5}/dequeue'),
  asks(`GET ${pullRequests}?state=pending&limit=2&cursor=x`, 'INVALID_CURSOR'),
  asks(`GET ${pullRequests}?limit=2&cursor={cursor}`, 'INVALID_CURSOR'),
  ...submit(6),
  asks(`GET ${pullRequests}?state=pending&limit=3&includeTotal=true&cursor={cursor}`, {
    ...numbers(3, 2, 1),
    hasMore: false,
    nextCursor: null,
  }),
  ...invalidQuery(pullRequests, 'limit=0', 'limit=101', 'limit=x', 'includeTotal=1', 'state=Pending'),
]);

tell('a pull request of a parallel queue waits for its impacted targets', [
  ...[...withQueue({ mode: 'graph' }), ...submit(7)],
  asks('GET /pull-requests/{7}', {
    queueEntry: { state: 'notReady', readiness: { requiresImpactedTargets: true, hasImpactedTargets: false } },
  }),
  asks(`GET ${pullRequests}`, ({ data }) => expect(JSON.stringify(data)).not.toContain('hasImpactedTargets')),
  sends('PUT /impacted-targets', upload({ impactedTargets: ['a', 'b'] }), [202, '']),
  asks('GET /pull-requests/{7}', {
    sha: 'abc123',
    queueEntry: { state: 'pending', readiness: { hasImpactedTargets: true } },
  }),
  1000,
  asks('GET /pull-requests/{7}/verification-runs', { data: [{ status: 'inProgress' }] }),
  asks('GET /merge-queue-verification-runs/{run}', {
    impactedTargets: { all: { impactsAllTargets: false, impactedTargets: ['a', 'b'], totalImpactedTargets: 2 } },
  }),
]);

tell('an upload of impacted targets that is wrong is refused', [
  ...withQueue(),
  sends('PUT /impacted-targets', upload({ impactedTargets: [], repositoryId: '{nowhere}' }), [
    404,
    'REPOSITORY_NOT_FOUND',
  ]),
  sends('PUT /impacted-targets', upload({ impactsAllTargets: true, number: undefined, branch: 'feature' }), [
    404,
    'PR_NOT_FOUND',
  ]),
  ...invalid(
    'PUT /impacted-targets',
    ...[{}, { impactsAllTargets: false }, { impactedTargets: ['a'], impactsAllTargets: true }].map(upload),
    ...[{ impactedTargets: [''] }, { impactsAllTargets: true, branch: 'b' }].map(upload),
    ...[
      { impactsAllTargets: true, sha: '' },
      { impactsAllTargets: true, repo: 'x' },
    ].map(upload),
    upload({ impactedTargets: Array.from({ length: 100_001 }, (_, index) => String(index)) }),
  ),
  sends(
    'PUT /impacted-targets',
    upload({ impactedTargets: Array.from({ length: 100_000 }, (_, index) => String(index)) }),
    202,
  ),
]);

tell('a queue is made, changed, read and deleted', [
  ...withQueue({ concurrency: 3, bisectionConcurrency: 0 }),
  sends('PATCH /merge-queues/{queue}/config', config, {
    config: { ...config, concurrency: 3, bisectionConcurrency: 0 },
  }),
  asks('GET /merge-queues/{queue}', { repositoryUrl: 'https://github.com/acme/shop', config }),
  asks('/getQueue', {
    ...{ batch: true, batchingMinSize: 7, commentsEnabled: false, mergeMethod: 'merge_commit' },
    requiredStatuses: ['build', 'lint'],
  }),
  asks('/getQueue', lacks('batchingRules')),
  asks('GET /merge-queues?repositoryId={repository}&targetBranch=main', { data: [{ targetBranch: 'main' }] }),
  asks('GET /merge-queues?repositoryId={repository}&targetBranch=other', { data: [] }),
  ...invalidQuery('/merge-queues', 'targetBranch=main'),
  ...invalid(
    'PATCH /merge-queues/{queue}/config',
    ...[{ concurrency: 0 }, { state: 'paused' }, { notReadyTimeoutMinutes: 90 }, { mergeMethod: 'merge_commit' }],
    { batchingRules: [{ targetPattern: '*', policy: 'isolate' }] },
  ),
  sends('POST /merge-queues', { repositoryId: '{repository}', targetBranch: 'main' }, [409, 'QUEUE_ALREADY_EXISTS']),
  sends('POST /merge-queues', { repositoryId: '{nowhere}', targetBranch: 'main' }, [404, 'REPOSITORY_NOT_FOUND']),
  ...submit(7),
  asks('DELETE /merge-queues/{queue}', [409, 'QUEUE_HAS_ACTIVE_ENTRIES']),
  asks('POST /pull-requests/{7}/dequeue'),
  asks('DELETE /merge-queues/{queue}', [204, '']),
  asks('GET /merge-queues/{queue}', [404, 'MERGE_QUEUE_NOT_FOUND']),
  asks('/getQueue', 404),
]);

tell('with testingTimeoutMinutes 0, a test may take for ever', [
  ...withQueue(),
  sends('PATCH /merge-queues/{queue}/config', { testingTimeoutMinutes: 0 }),
  sends('_/outcomes', { pullRequest: 7, outcome: 'hang' }),
  ...[...submit(7), 30 * 86_400_000, { 7: 'testing' }],
]);

tell('state and mode have separate endpoints', [
  ...withQueue(),
  asks('POST /merge-queues/{queue}/pause', { state: 'paused', mode: 'queue' }),
  asks('/getQueue', { state: 'paused' }),
  asks('POST /merge-queues/{queue}/resume', { state: 'running', mode: 'queue' }),
  asks('/getQueue', { state: 'running' }),
  sends('POST /merge-queues/{queue}/switch-modes', { mode: 'queue' }, { state: 'running', mode: 'queue' }),
  ...[...submit(3), 1000],
  sends('POST /merge-queues/{queue}/switch-modes', { mode: 'graph' }, { state: 'switchingModes', mode: 'queue' }),
  sends('POST /merge-queues/{queue}/switch-modes', { mode: 'queue' }, [409, 'MODE_CHANGE_IN_PROGRESS']),
  sends('PATCH /merge-queues/{queue}/config', { concurrency: 2 }, [409, 'MODE_CHANGE_IN_PROGRESS']),
  4000,
  asks('GET /merge-queues/{queue}', { state: 'running', mode: 'graph' }),
  sends('POST /merge-queues/{queue}/switch-modes', { mode: 'queue' }, { state: 'running', mode: 'queue' }),
  ...invalid('POST /merge-queues/{queue}/switch-modes', { mode: 'parallel' }),
]);

tell('the order tells what is tested and what waits', [
  ...[...withQueue({ concurrency: 1 }), ...submit(3, 4, 5)],
  sends(`POST ${pullRequests}`, { number: 6, priorityName: 'high' }),
  sends('_/pull-request', { pr: 4, mergeable: false }),
  1000,
  asks('GET /merge-queues/{queue}/order', {
    ...{ mode: 'queue', queueState: 'running', awaitingAdmissionTotal: 0 },
    batches: [{ state: 'testing', isBisection: false, pullRequests: [{ number: 6 }] }],
    pending: [
      { pullRequest: { number: 3 }, directlyAhead: [] },
      { pullRequest: { number: 5 }, directlyAhead: [{ number: 3 }] },
    ],
  }),
  asks(`GET ${pullRequests}?state=notReady`, {
    data: [
      {
        number: 4,
        queueEntry: { readiness: { mergeability: 'notMergeable', mergeabilityDetails: { reasons: [{}] } } },
      },
    ],
  }),
]);

const oneAtATime = { allowBatching: true, batchingMinSize: 2, bisectionConcurrency: 0, concurrency: 1 };

tell('with bisectionConcurrency 0, a bisection takes what concurrency leaves', { failing: [2] }, [
  ...withQueue(),
  sends('PATCH /merge-queues/{queue}/config', oneAtATime),
  ...submit(1, 2),
  ...[200_000, { 1: 'merged', 2: 'failed' }],
]);

tell('metrics are those of all queues, of a repository, and of a queue', [
  ...withQueue(),
  ...['', '?repositoryId={repository}'].map((query) => asks(`GET /merge-queues/metrics${query}`, [200, depth])),
  asks('GET /merge-queues/{queue}/metrics', [200, depth]),
  asks('GET /merge-queues/metrics?repositoryId={nowhere}', [404, 'REPOSITORY_NOT_FOUND']),
  asks('GET /merge-queues/none/metrics', [404, 'MERGE_QUEUE_NOT_FOUND']),
]);

const unhealthyRecords = [flaky, { ...flaky, id: 'b' }, {}];
const records = { unhealthy_tests: unhealthyRecords, quarantined_tests: [{ test_case_id: 'a', status: 7 }] };

tell('tests are one list, by collection, status and quarantine', { records }, [
  repository,
  asks('GET /test-collections', { data: [{ name: 'acme/shop', testCaseCount: 3 }] }),
  asks('GET /tests?quarantineState=quarantined', { data: [{ id: 'a', name: 'adds', status: 'flaky' }] }),
  asks('GET /test-cases?quarantineState=notQuarantined&status=flaky', { data: [{ id: 'b' }] }),
  asks('GET /tests?status=broken', { data: [] }),
  asks('GET /tests?testCollectionId=zzzzzzzz', { data: [] }),
  ...invalidQuery('/tests', 'status=FLAKY'),
]);

tell('what is nowhere, has another method, or is no address of a repository', [
  asks('GET /nothing', [404, 'NOT_FOUND']),
  asks('GET /impacted-targets', 405),
  ...['shop', 'https://github.com/acme', 'https://github.com/a/b/c', 'https:///a/b'].map((address) =>
    asks(`GET /repositories?providerUrl=${encodeURIComponent(address)}`, [404, 'PROVIDER_URL_NOT_FOUND']),
  ),
]);

tell('faults strike one endpoint, after the effect too', [
  ...withQueue(),
  sends('_/faults', { path: 'POST /merge-queues/{id}/pull-requests', status: 502, body: 'lost', afterEffect: true }),
  sends(`POST ${pullRequests}`, { number: 7 }, [502, 'lost']),
  { 7: 'pending' },
  sends(`POST ${pullRequests}`, { number: 7 }, [409, 'PR_ALREADY_ENQUEUED']),
]);
