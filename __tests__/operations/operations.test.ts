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

describe('a pull request through its life', () => {
  test('submitted, restarted, tested and cancelled', async () => {
    const branch = { 'target-branch': 'life' };
    const step = await run('submit-pull-request', branch);
    expect(step.errors).toEqual([]);
    expect(step.outputs).toMatchObject({
      skipped: 'false',
      'pull-request': '2',
      'pull-request-state': 'PENDING',
      'pull-request-submitted': 'true',
    });
    expect(JSON.parse(step.outputs.response ?? '')).toMatchObject({ state: 'pending', prNumber: 2 });
    expect(readFileSync(step.outputs['response-file'] ?? '', 'utf8')).toBe(step.outputs.response);
    expect(step.outputs['response-file']?.startsWith(step.temporary)).toBe(true);

    const queue = await run('get-queue', branch);
    expect(queue.outputs).toMatchObject({ 'queue-state': 'RUNNING', 'queue-length': '1' });

    const restarted = await run('restart-tests-on-pull-request', branch);
    expect(restarted.errors).toEqual([]);

    const identity = { repo, targetBranch: branch['target-branch'], pr: { number: 2 } };
    await service.control('POST', '/pull-request', { ...identity, state: 'TESTING' });
    const details = await run('get-merge-queue-testing-details', branch);
    expect(details.errors).toEqual([]);
    expect(JSON.parse(details.outputs.response ?? '')).toHaveProperty('testedPullRequests');

    const cancelled = await run('cancel-pull-request', branch);
    expect(cancelled.outputs).toMatchObject({ 'pull-request-state': 'CANCELLED', 'pull-request-submitted': 'false' });
  });

  test('cancelling what was never submitted or has left succeeds and says which; without a queue it fails', async () => {
    const branch = { 'target-branch': 'cancelling' };
    const nowhere = await run('cancel-pull-request', branch);
    expect(nowhere.exitCode).toBe(1);
    expect(nowhere.errors[0]).toContain('there is a queue for target-branch');
    await run('create-queue', branch);
    const never = await run('cancel-pull-request', branch);
    expect(never.errors).toEqual([]);
    expect(never.stdout).toContain('Pull request #2 is not in the queue: it was never submitted');
    expect(never.outputs).toMatchObject({ 'pull-request-submitted': 'false' });
    await run('submit-pull-request', branch);
    await run('cancel-pull-request', branch);
    const again = await run('cancel-pull-request', branch);
    expect(again.errors).toEqual([]);
    expect(again.stdout).toContain('Pull request #2 is not in the queue any more: it is CANCELLED');
    expect(again.outputs).toMatchObject({ 'pull-request-state': 'CANCELLED', 'pull-request-submitted': 'false' });
  });

  test.each(['false', 'true'])('submitting what is merged is success that says so, with wait %s', async (wait) => {
    const branch = { 'target-branch': `merged-${wait}` };
    await run('submit-pull-request', branch);
    const identity = { repo, targetBranch: branch['target-branch'], pr: { number: 2 } };
    await service.control('POST', '/pull-request', { ...identity, state: 'MERGED' });
    const step = await run('submit-pull-request', { ...branch, wait });
    expect(step.errors).toEqual([]);
    expect(step.stdout).toContain('Pull request #2 is MERGED already, so there is nothing to submit');
    expect(step.outputs).toMatchObject({ 'pull-request-state': 'MERGED', 'pull-request-submitted': 'false' });
  });

  test('restarting what is not in the queue says so', async () => {
    const step = await run('restart-tests-on-pull-request', { 'target-branch': 'nowhere' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(
      /restart-tests-on-pull-request: POST \/restartTestsOnPullRequest answered 4\d\d .*only while the pull request is in the queue/,
    );
  });

  test('a pull request that was never submitted says so', async () => {
    const step = await run('get-submitted-pull-request', { 'target-branch': 'nowhere' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/answered 404 .*never submitted/);
  });
});

describe('a queue through its life', () => {
  test('created, updated and deleted', async () => {
    const branch = { 'target-branch': 'queue' };
    const created = await run('create-queue', { ...branch, 'queue-settings': 'mode: parallel\nconcurrency: 3' });
    expect(created.errors).toEqual([]);
    expect(created.outputs).toMatchObject({ 'queue-state': 'RUNNING', 'queue-length': '0' });

    const again = await run('create-queue', { ...branch, 'queue-settings': 'mode: single' });
    expect(again.errors[0]).toMatch(/create-queue: POST \/createQueue answered 409 .*exists already/);

    const updated = await run('update-queue', { ...branch, 'queue-settings': 'concurrency: 7' });
    expect(updated.outputs).toMatchObject({ 'queue-state': 'RUNNING' });
    expect((await run('get-queue', branch)).outputs).toMatchObject({
      'queue-state': 'RUNNING',
      'queue-length': '0',
    });
    expect(updated.summary).toContain('concurrency');

    await run('submit-pull-request', branch);
    const refused = await run('delete-queue', branch);
    expect(refused.errors[0]).toMatch(/delete-queue: POST \/deleteQueue answered 400 .*must be empty/);
    await run('cancel-pull-request', branch);
    const deleted = await run('delete-queue', branch);
    expect(deleted.errors).toEqual([]);
    expect(deleted.outputs).toHaveProperty('response');
    expect((await run('get-queue', branch)).errors[0]).toMatch(/answered 404 .*queue does not exist/);
  });

  test('settings from a file', async () => {
    const files = { 'ci/queue.yml': '# how we merge\nconcurrency: 4\n' };
    const inputs = { 'working-directory': 'ci', 'queue-settings': 'queue.yml', 'target-branch': 'from-a-file' };
    const step = await run('create-queue', inputs, files);
    expect(step.errors).toEqual([]);
    expect((await run('get-queue', { 'target-branch': 'from-a-file' })).outputs.response).toContain('"concurrency":4');
  });
});

test('metrics: the text as received, and a table', async () => {
  await run('submit-pull-request', { 'target-branch': 'measured' });
  const step = await run('get-merge-queue-metrics');
  expect(step.errors).toEqual([]);
  const text = readFileSync(step.outputs['metrics-file'] ?? '', 'utf8');
  expect(text).toContain('# TYPE mq_depth_current gauge');
  expect(text).toBe(step.outputs.response);
  expect(step.summary).toContain('mq_depth_current');
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
