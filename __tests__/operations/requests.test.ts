import { describe, expect, test } from '@jest/globals';
import { type OperationName, operations } from '../../src/operations/table.js';
import { endpointOperations } from '../steps/operations.js';
import { answering, respond, serve } from '../steps/servers.js';
import { type Inputs, type Scene, type Sent, generations, lineOf, pushed, scenes, sha } from './scenes.js';

const { run } = scenes();
const inTesting: Scene = { state: 'TESTING' };
const noQueue: Scene = { queue: false };
const testRun = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

/** What follows the first write may be asked at the same time, in either order. */
function linesOf(sent: readonly Sent[]): readonly string[] {
  const lines = sent.map(lineOf);
  const write = lines.findIndex((line) => /^\/(?!get)|^(?!GET)\w+ /.test(line));
  return [...lines.slice(0, write + 1), ...lines.slice(write + 1).sort()];
}

const everySetting = [
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

/** What an operation sends over each generation, in order; undefined where a row is about the other one. */
interface Requests {
  readonly v1?: string;
  readonly v2?: string;
}

test.each<readonly [OperationName, Inputs, Scene, says: string, Requests]>([
  [
    'submit-pull-request',
    {},
    {},
    'Submitted pull request #N to the merge queue of BRANCH. It is PENDING',
    {
      v1: '/submitPullRequest | /getQueue | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | POST /merge-queues/{id}/pull-requests | GET /merge-queues/{id}/order',
    },
  ],
  [
    'submit-pull-request',
    { priority: 'urgent', 'no-batch': 'true' },
    {},
    'It is PENDING',
    {
      v1: '/submitPullRequest {"priority":"urgent","noBatch":true} | /getQueue | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | POST /merge-queues/{id}/pull-requests {"priorityName":"urgent","allowBatching":false} | GET /merge-queues/{id}/order',
    },
  ],
  [
    'submit-pull-request',
    { priority: '0' },
    {},
    'It is PENDING',
    {
      v1: '/submitPullRequest {"priority":0} | /getQueue | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | POST /merge-queues/{id}/pull-requests {"priorityValue":0} | GET /merge-queues/{id}/order',
    },
  ],
  [
    'submit-pull-request',
    { 'extra-fields': 'priority: low\nnoBatch: true' },
    {},
    'It is PENDING',
    {
      v1: '/submitPullRequest {"priority":"low","noBatch":true} | /getQueue | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | POST /merge-queues/{id}/pull-requests {"priorityName":"low","allowBatching":false} | GET /merge-queues/{id}/order',
    },
  ],
  [
    'submit-pull-request',
    { priority: 'urgent' },
    inTesting,
    'It is TESTING',
    {
      v2: [
        'GET /merge-queues',
        'POST /merge-queues/{id}/pull-requests {"priorityName":"urgent"}',
        'GET /merge-queues/{id}/order',
        'GET /pull-requests',
        'PATCH /pull-requests/{id}/queue-entry {"priorityName":"urgent"}',
      ].join(' | '),
    },
  ],
  [
    'cancel-pull-request',
    {},
    inTesting,
    'Took pull request #N out of the merge queue of BRANCH. It is CANCELLED',
    {
      v1: '/cancelPullRequest | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | GET /pull-requests | POST /pull-requests/{id}/dequeue',
    },
  ],
  [
    'cancel-pull-request',
    { 'extra-fields': 'note: x', priority: 'urgent', 'no-batch': 'true' },
    inTesting,
    'It is CANCELLED',
    { v1: '/cancelPullRequest {"note":"x"} | /getSubmittedPullRequest' },
  ],
  [
    'restart-tests-on-pull-request',
    {},
    inTesting,
    'Restarted the tests of pull request #N in the merge queue of BRANCH. It is PENDING',
    {
      v1: '/restartTestsOnPullRequest | /getSubmittedPullRequest',
      v2: 'GET /merge-queues | GET /pull-requests | POST /pull-requests/{id}/restart-tests | GET /merge-queues/{id}/order',
    },
  ],
  [
    'get-submitted-pull-request',
    {},
    inTesting,
    'Fetched pull request #N in the merge queue of BRANCH. It is TESTING',
    { v1: '/getSubmittedPullRequest', v2: 'GET /merge-queues | GET /merge-queues/{id}/order | GET /pull-requests' },
  ],
  [
    'wait-for-pull-request',
    {},
    { state: 'MERGED' },
    'Merged pull request #N into BRANCH. It is MERGED',
    {
      v1: '/getSubmittedPullRequest',
      v2: 'GET /merge-queues | GET /merge-queues/{id}/pull-requests | GET /pull-requests',
    },
  ],
  [
    'set-impacted-targets',
    { 'impacted-targets': '//a:b\n# not a comment\n//a:b\n//c d:e' },
    { queue: { mode: 'parallel' } },
    'Set the impacted targets of pull request #N: 3 targets',
    {
      v1: `/setImpactedTargets {"sha":"${sha}","impactedTargets":["//a:b","# not a comment","//c d:e"]} | /getQueue | /getSubmittedPullRequest`,
      v2: `GET /merge-queues | PUT /impacted-targets {"sha":"${sha}","impactedTargets":["//a:b","# not a comment","//c d:e"]} | GET /pull-requests`,
    },
  ],
  [
    'set-impacted-targets',
    { 'impacted-targets': 'ALL', 'pull-request-sha': 'c'.repeat(40) },
    { queue: { mode: 'parallel' } },
    'Set the impacted targets of pull request #N: ALL',
    {
      v1: `/setImpactedTargets {"sha":"${'c'.repeat(40)}","impactedTargets":"ALL"} | /getQueue | /getSubmittedPullRequest`,
      v2: `GET /merge-queues | PUT /impacted-targets {"sha":"${'c'.repeat(40)}","impactsAllTargets":true} | GET /pull-requests`,
    },
  ],
  [
    'get-merge-queue-testing-details',
    {},
    inTesting,
    'Read what the merge queue of BRANCH is testing',
    {
      v1: '/getMergeQueueTestingDetails',
      v2: 'GET /merge-queue-verification-runs/{id} | GET /merge-queues | GET /pull-requests | GET /pull-requests/{id}/verification-runs',
    },
  ],
  [
    'get-merge-queue-testing-details',
    { 'test-run-id': testRun },
    {},
    'If you gave test-run-id, check that a test run has this id',
    {
      v1: `/getMergeQueueTestingDetails {"testRunId":"${testRun}"}`,
    },
  ],
  [
    'get-merge-queue-testing-details',
    { 'test-run-id': `${testRun}-bisection` },
    {},
    'Check test-run-id',
    { v2: 'GET /merge-queue-verification-runs/{id}' },
  ],
  [
    'create-queue',
    { 'queue-settings': '{"mode": "parallel", "concurrency": 3}' },
    noQueue,
    'Created the merge queue of BRANCH',
    {
      v1: '/createQueue {"mode":"parallel","concurrency":3} | /getQueue',
      v2: 'GET /repositories | POST /merge-queues {"concurrency":3,"mode":"graph"}',
    },
  ],
  [
    'delete-queue',
    {},
    {},
    'Deleted the merge queue of BRANCH',
    { v1: '/deleteQueue', v2: 'GET /merge-queues | DELETE /merge-queues/{id}' },
  ],
  [
    'get-queue',
    {},
    {},
    'Read the merge queue of BRANCH',
    { v1: '/getQueue', v2: 'GET /merge-queues | GET /merge-queues/{id}/pull-requests' },
  ],
  [
    'update-queue',
    { 'queue-settings': everySetting },
    {},
    'Updated the merge queue of BRANCH',
    {
      v2: [
        'GET /merge-queues',
        'POST /merge-queues/{id}/pause',
        'GET /merge-queues/{id}',
        'GET /merge-queues/{id}/pull-requests',
        'PATCH /merge-queues/{id}/config {"allowBatching":true,"areCommentsEnabled":false,"isStatusCheckEnabled":true,"createsPrsForTestingBranches":false,"mergeMethod":"mergeCommit","optimizationMode":"bisectionSkipRedundantTests","requiredStatuses":[]}',
        'POST /merge-queues/{id}/switch-modes {"mode":"graph"}',
      ].join(' | '),
    },
  ],
  [
    'update-queue',
    { 'queue-settings': 'concurrency: 5' },
    {},
    'Updated the merge queue of BRANCH',
    {
      v1: '/updateQueue {"concurrency":5} | /getQueue',
      v2: 'GET /merge-queues | PATCH /merge-queues/{id}/config {"concurrency":5} | GET /merge-queues/{id}/pull-requests',
    },
  ],
  [
    'get-merge-queue-metrics',
    {},
    {},
    'Read the merge queue metrics of Codertocat/Hello-World',
    {
      v1: '/getMergeQueueMetrics {"repo":"Codertocat/Hello-World","repoHost":"github.com"}',
      v2: 'GET /merge-queues/metrics {"repositoryId":"ID"} | GET /repositories',
    },
  ],
  [
    'get-merge-queue-metrics',
    { 'metrics-scope': 'organization' },
    {},
    'Read the merge queue metrics of the organization',
    { v1: '/getMergeQueueMetrics', v2: 'GET /merge-queues/metrics' },
  ],
  [
    'get-merge-queue-metrics',
    { 'metrics-scope': 'queue' },
    {},
    'Read the merge queue metrics of BRANCH of Codertocat/Hello-World',
    { v2: 'GET /merge-queues | GET /merge-queues/{id}/metrics' },
  ],
])('%s with %j and %j: %s', async (operation, inputs, scene, says, requests) => {
  for (const generation of generations) {
    const expected = requests[generation];
    if (expected === undefined) continue;
    const { step, sent, number, branch } = await run(generation, scene, { operation, ...inputs });
    const lines = linesOf(sent).map((line) => line.replace(/(?<="repositoryId":")[0-9a-f-]+/, 'ID'));
    expect([generation, lines.join(' | ')]).toEqual([generation, expected]);
    expect(step.stdout.replaceAll(`#${String(number)}`, '#N').replaceAll(branch, 'BRANCH')).toContain(says);
    expect([step.exitCode, step.outputs.skipped]).toEqual(step.errors.length > 0 ? [1, undefined] : [0, 'false']);
  }
});

describe('a request identifies', () => {
  const group: Inputs = { repository: 'git.example.com/group/subgroup/project', 'pull-request': '5' };
  const repo = { host: 'git.example.com', owner: 'group/subgroup', name: 'project' };

  test('a pull request by repository, branch and number', async () => {
    const { sent, number, branch } = await run('v1', {}, { operation: 'submit-pull-request' });
    const identity = { repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' }, targetBranch: branch };
    expect(sent.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ ...identity, pr: { number } }, { ...identity, pr: { number } }, identity]),
    );
    const second = await run('v2', {}, { operation: 'submit-pull-request' });
    expect(second.sent[1]?.body).toEqual({ number: second.number });
  });

  test('a repository in a group of a group, by the path of both', async () => {
    const { sent, branch } = await run('v1', {}, { operation: 'submit-pull-request', ...group });
    expect(sent[0]?.body).toEqual({ repo, targetBranch: branch, pr: { number: 5 } });
    const metrics = await run('v1', {}, { operation: 'get-merge-queue-metrics', ...group });
    expect(metrics.sent[0]?.query).toEqual({ repo: 'group/subgroup/project', repoHost: 'git.example.com' });
  });

  test('no pull request where none is known', async () => {
    const inputs = { operation: 'get-merge-queue-testing-details' };
    const { sent, step, branch } = await run('v1', inTesting, inputs, { event: pushed });
    expect([step.errors, sent[0]?.body]).toEqual([[], expect.not.objectContaining({ pr: expect.anything() })]);
    expect(sent[0]?.body).toMatchObject({ targetBranch: branch });
  });
});

const needed: Inputs = { 'impacted-targets': 'a', 'test-run-id': testRun, 'queue-settings': 'concurrency: 5' };
const neededBy = (name: OperationName): Inputs =>
  Object.fromEntries((operations[name].needs ?? []).flatMap(([input = '']) => [[input, needed[input] ?? '']]));

test.each(endpointOperations)('a dry run of $operation shows its request, and sends nothing', async ({ operation }) => {
  const inputs = { ...neededBy(operation), 'organization-slug': 'octo', operation, 'dry-run': 'true' };
  for (const generation of generations) {
    const { step, sent } = await run(generation, {}, inputs);
    expect([step.errors, step.exitCode, step.outputs.skipped, sent]).toEqual([[], 0, 'true', []]);
    expect(step.stdout).toMatch(/The request would be (GET|POST|PUT|PATCH|DELETE) \//);
    expect(step.summary).toContain('The request that would be sent');
  }
  expect((await run('v1', {}, { ...inputs, 'base-url': '', 'api-token': '' })).step.exitCode).toBe(0);
});

test.each<readonly [Inputs, Scene, error: RegExp]>([
  [{ operation: 'cancel-pull-request', 'extra-fields': 'why: x' }, {}, /extra-fields: why.*no counterpart.*second gen/],
  [{ operation: 'get-submitted-pull-request', 'extra-fields': 'includeTimeline: true' }, {}, /includeTimeline/],
  [{ operation: 'list-quarantined-tests', 'extra-fields': 'a: [1]' }, {}, /extra-fields: a,/],
  ...['.', '..'].map(
    (id) =>
      [
        { operation: 'get-merge-queue-testing-details', 'test-run-id': id },
        {},
        /test-run-id gives the id "\.\.?", which can't be part of a path/,
      ] as const,
  ),
])('%j has no counterpart in the second generation, and nothing is sent', async (inputs, scene, error) => {
  const { step, sent } = await run('v2', scene, inputs);
  expect([step.exitCode, step.errors, sent]).toEqual([1, [expect.stringMatching(error)], []]);
});

test.each(['.', '..', 'half \ud800'])(
  'the id %j of a queue, which is no part of a path, leads to no request',
  async (id) => {
    const queueWithId = { id, repositoryId: 'r', repositoryUrl: 'https://github.com/Codertocat/Hello-World' };
    const service = await serve((_request, response) => {
      respond(response, 200, { data: [{ ...queueWithId, targetBranch: 'main' }], hasMore: false, nextCursor: null });
    });
    const inputs = { 'base-url': `${service.origin}/v2`, 'target-branch': 'main', operation: 'delete-queue' };
    const { step } = await run('v2', {}, inputs);
    expect(step.errors[0]).toContain(`The service gave the id ${JSON.stringify(id)}, which can't be part of a path`);
    expect(service.received.map(({ method }) => method)).toEqual(['GET']);
  },
);

test.each<Inputs>([
  { operation: 'delete-queue' },
  { operation: 'list-quarantined-tests' },
  { operation: 'get-merge-queue-metrics' },
  { operation: 'apply-queue', 'queue-settings': 'concurrency: 3' },
])('an address of the second generation that knows no such path is named as such: %j', async (inputs) => {
  const { origin } = await answering(404, 'not here');
  const { step } = await run('v2', {}, { 'base-url': `${origin}/v2`, 'target-branch': '', ...inputs });
  expect(step.errors).toEqual([expect.stringMatching(/answered 404.*\. Check /)]);
  expect(step.errors[0]).not.toMatch(/organization-slug|\/v1/);
});

test.each<readonly [url: string, key: string, advice: string]>([
  ['https://127.0.0.1:1/v1', 'trunk_v2_abc', 'the key is for /v2: write base-url https://127.0.0.1:1/v2'],
  ['https://api.trunk.io/v1', 'trunk_v2_abc', 'the key is for /v2: write base-url https://api.trunk.io/v2'],
  ['https://api.trunk.io/v2', 'abcdefghijkl', 'write base-url https://api.trunk.io/v1, or make a key for /v2'],
])('%s with the key %s of the other generation is refused', async (url, key, advice) => {
  const { step, sent } = await run('v1', {}, { operation: 'get-queue', 'base-url': url, 'api-token': key });
  expect([step.exitCode, step.errors, sent]).toEqual([1, [expect.stringContaining(advice)], []]);
  expect(step.errors[0]).not.toContain(key);
});
