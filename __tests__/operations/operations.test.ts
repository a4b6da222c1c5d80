import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { answering, respond, pendingService, serve } from '../steps/servers.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

// The queue doesn't move while a test looks at it, however slow the machine is.
const service = localService({
  durations: { notReady: 0, pending: 600_000, testing: 600_000, merging: 600_000, switchingModes: 100 },
});
const event: NonNullable<StepOptions['event']> = { name: 'pull_request', payload: labelled };
const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };

function run(operation: string, inputs: Record<string, string> = {}, files = {}): Promise<Step> {
  return runStep({ event, files, inputs: { operation, 'base-url': service.url, 'api-token': token, ...inputs } });
}

const cancelledService: typeof pendingService = (_, response) => {
  respond(response, 200, { state: 'CANCELLED' });
};

/** What a step sends, as a server sees it. */
async function sent(operation: string, inputs: Record<string, string> = {}, on = event) {
  const cancels = operation === 'cancel-pull-request';
  const recorder = await serve(cancels ? cancelledService : pendingService);
  await runStep({ event: on, inputs: { operation, 'base-url': recorder.url, 'api-token': token, ...inputs } });
  return recorder.received.map(({ method, url, body }) => ({
    method,
    url,
    body: body === '' ? '' : (JSON.parse(body) as unknown),
  }));
}

const pullRequest = { repo, targetBranch: 'master', pr: { number: 2 } };
const stateFetch = ['/getSubmittedPullRequest', pullRequest] as const;
const queueFetch = ['/getQueue', { repo, targetBranch: 'master' }] as const;

type Sent = readonly [url: string, body: unknown, method?: string];

const withFields = { 'extra-fields': 'priority: high\nnoBatch: true' };
const wanted = { priority: 'high', noBatch: true };
const { sha } = (labelled.pull_request as { head: { sha: string } }).head;
const mainQueue = { repo, targetBranch: 'main' };
const inGroup = {
  repository: 'git.example.com/group/subgroup/project',
  'pull-request': '5',
  'target-branch': 'main',
};
const settings = {
  'queue-settings': '{"mode": "parallel", "concurrency": 5}',
  'target-branch': 'refs/heads/main',
};
const details = '/getMergeQueueTestingDetails';

describe('what is sent', () => {
  test.each<readonly [string, Record<string, string>, ...Sent[]]>([
    ['submit-pull-request', withFields, ['/submitPullRequest', { ...pullRequest, ...wanted }], stateFetch, queueFetch],
    ['cancel-pull-request', withFields, ['/cancelPullRequest', { ...pullRequest, ...wanted }], stateFetch],
    [
      'restart-tests-on-pull-request',
      withFields,
      ['/restartTestsOnPullRequest', { ...pullRequest, ...wanted }],
      stateFetch,
    ],
    [
      'submit-pull-request',
      { priority: 'urgent', 'no-batch': 'true' },
      ['/submitPullRequest', { ...pullRequest, priority: 'urgent', noBatch: true }],
      stateFetch,
      queueFetch,
    ],
    [
      'submit-pull-request',
      { priority: '0', 'extra-fields': 'note: x' },
      ['/submitPullRequest', { ...pullRequest, priority: 0, note: 'x' }],
      stateFetch,
      queueFetch,
    ],
    [
      'cancel-pull-request',
      { priority: 'urgent', 'no-batch': 'true' },
      ['/cancelPullRequest', pullRequest],
      stateFetch,
    ],
    ...['submitPullRequest', 'SUBMIT_PULL_REQUEST', 'Submit-Pull-Request'].map(
      (name) => [name, {}, ['/submitPullRequest', pullRequest], stateFetch, queueFetch] as const,
    ),
    [
      'set-impacted-targets',
      { 'impacted-targets': '//a:b\n# not a comment\n//a:b\n//c d:e' },
      [
        '/setImpactedTargets',
        { ...pullRequest, pr: { number: 2, sha }, impactedTargets: ['//a:b', '# not a comment', '//c d:e'] },
      ],
      stateFetch,
      queueFetch,
    ],
    [
      'set-impacted-targets',
      { 'impacted-targets': 'ALL', 'pull-request-sha': 'c'.repeat(40) },
      ['/setImpactedTargets', { ...pullRequest, pr: { number: 2, sha: 'c'.repeat(40) }, impactedTargets: 'ALL' }],
      stateFetch,
      queueFetch,
    ],
    ['get-submitted-pull-request', {}, stateFetch],
    ['get-merge-queue-testing-details', {}, [details, pullRequest]],
    ['get-merge-queue-testing-details', { 'test-run-id': '0f3a' }, [details, { ...pullRequest, testRunId: '0f3a' }]],
    // The response of this service is empty, so the queue is fetched after it.
    [
      'create-queue',
      settings,
      ['/createQueue', { ...mainQueue, mode: 'parallel', concurrency: 5 }],
      ['/getQueue', mainQueue],
    ],
    [
      'update-queue',
      settings,
      ['/updateQueue', { ...mainQueue, mode: 'parallel', concurrency: 5 }],
      ['/getQueue', mainQueue],
    ],
    ['delete-queue', {}, ['/deleteQueue', { repo, targetBranch: 'master' }]],
    ['get-queue', {}, ['/getQueue', { repo, targetBranch: 'master' }]],
    [
      'get-merge-queue-metrics',
      {},
      ['/getMergeQueueMetrics?repo=Codertocat%2FHello-World&repoHost=github.com', '', 'GET'],
    ],
    ['get-merge-queue-metrics', { 'metrics-scope': 'organization' }, ['/getMergeQueueMetrics', '', 'GET']],
    [
      'get-merge-queue-metrics',
      inGroup,
      ['/getMergeQueueMetrics?repo=group%2Fsubgroup%2Fproject&repoHost=git.example.com', '', 'GET'],
    ],
  ])('%s with %j', async (operation, inputs, ...requests) => {
    const expected = requests.map(([url, body, method = 'POST']) => ({ method, url: `/v1${url}`, body }));
    const asked = await sent(operation, inputs);
    // What follows a write is asked for at the same time, in either order.
    expect(asked[0]).toEqual(expected[0]);
    expect(asked).toHaveLength(expected.length);
    expect(asked).toEqual(expect.arrayContaining(expected));
  });

  test('a group in a group owns repositories of hosts other than GitHub', async () => {
    const [submission] = await sent('submit-pull-request', inGroup);
    const identity = { repo: { host: 'git.example.com', owner: 'group/subgroup', name: 'project' } };
    expect(submission?.body).toEqual({ ...identity, targetBranch: 'main', pr: { number: 5 } });
  });

  test('get-merge-queue-testing-details names no pull request where none is known', async () => {
    const schedule = { name: 'schedule', payload: {} };
    const [first] = await sent('get-merge-queue-testing-details', { 'target-branch': 'main' }, schedule);
    expect(first?.body).toEqual(mainQueue);
  });

  test('get-merge-queue-testing-details refused without test-run-id: the error names it', async () => {
    const { url } = await answering(400, 'missing field testRunId');
    const { errors } = await run('get-merge-queue-testing-details', { 'base-url': url });
    expect(errors).toEqual([expect.stringMatching(/answered 400.*testRunId.*may need test-run-id.*webhooks/)]);
  });

  test.each([
    'submit-pull-request',
    'set-impacted-targets',
    'get-queue',
    'get-merge-queue-metrics',
    'create-queue',
    'wait-for-pull-request',
  ])('dry-run of %s: nothing, even without address and token', async (operation) => {
    const recorder = await serve(pendingService);
    const inputs = { 'dry-run': 'true', 'impacted-targets': 'a\nb', 'queue-settings': 'concurrency: 2' };
    const step = await run(operation, { ...inputs, 'base-url': recorder.url });
    expect(recorder.received).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs.skipped).toBe('true');
    expect(step.summary).toContain('The request that would be sent');
    expect((await run(operation, { ...inputs, 'base-url': '', 'api-token': '' })).exitCode).toBe(0);
  });
});

describe('responses are read leniently', () => {
  const readState = async (body: object): Promise<Step> => {
    const { url } = await answering(200, body);
    return run('get-submitted-pull-request', { 'base-url': url });
  };

  test.each([
    ['below another state', { state: { state: 'merged' }, isCurrentlySubmittedToQueue: 'false' }, 'MERGED', 'false'],
    ['that is unknown', { state: 'thinking', submitted: true, more: [1, { 2: 3 }] }, 'THINKING', 'true'],
    ['that is missing', {}, undefined, undefined],
  ])('a state %s', async (_name, body, state, submitted) => {
    const step = await readState(body);
    expect(step.errors).toEqual([]);
    expect(step.outputs['pull-request-state']).toBe(state);
    expect(step.outputs['pull-request-submitted']).toBe(submitted);
    expect(JSON.parse(step.outputs.response ?? '')).toEqual(body);
  });

  test('a response over 512 KiB is in its file only', async () => {
    const step = await readState({ state: 'MERGED', padding: 'x'.repeat(600 * 1024) });
    expect(step.outputs.response).toBe('');
    const { padding } = JSON.parse(readFileSync(step.outputs['response-file'] ?? '', 'utf8')) as { padding: string };
    expect(padding.length).toBe(600 * 1024);
  });
});

test('summary: false writes none', async () => {
  expect((await run('get-queue', { summary: 'false', 'target-branch': 'from-a-file' })).summary).toBe('');
});
