import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import type { Step } from '../steps/layout.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';

const service = localService({ failing: [13] });
beforeAll(() => service.control('POST', '/clock', { running: false }));

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };

/** Runs a step that speaks the second generation. */
function run(operation: string, number: number, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
  return runStep({
    clock: service.clock,
    event: { name: 'pull_request', payload: pullRequestIntoMain(number, 'a'.repeat(40)) },
    inputs: {
      operation,
      'base-url': service.secondUrl,
      'api-token': token,
      'max-attempts': '2',
      'poll-interval-seconds': '1',
      ...inputs,
    },
  });
}

/** What a step that has to succeed put out. */
async function outputsOf(...given: Parameters<typeof run>): Promise<Readonly<Record<string, string>>> {
  const step = await run(...given);
  expect([step.errors, step.exitCode]).toEqual([[], 0]);
  return step.outputs;
}

const settings = (text: string) => ({ 'queue-settings': text });

/** What the first generation answers. */
async function first(path: string, body: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const response = await service.post(path, { repo, targetBranch: 'main', ...body });
  return { status: response.status, ...(response.ok ? ((await response.json()) as object) : {}) };
}

describe('the action over the second generation', () => {
  test('makes a queue, uploads impacted targets, submits, waits, and is merged', async () => {
    await outputsOf('apply-queue', 7, settings('mode: parallel\nconcurrency: 3\nlabelCommandsEnabled: true'));
    expect(await first('/getQueue')).toMatchObject({ mode: 'parallel', concurrency: 3, labelCommandsEnabled: true });
    await outputsOf('set-impacted-targets', 7, { 'impacted-targets': '//app:server\n//lib:core' });
    const { 'pull-request-state': state } = await outputsOf('submit-pull-request', 7, {
      wait: 'true',
      priority: 'high',
    });
    expect(state).toBe('MERGED');
    expect(await first('/getSubmittedPullRequest', { pr: { number: 7 } })).toMatchObject({
      state: 'merged',
      priorityName: 'high',
      prSha: 'a'.repeat(40),
    });
    const refused = (await service.requests()).filter(({ path, status }) => path.startsWith('/v2') && status >= 400);
    expect(refused).toEqual([]);
  });

  test('says why a pull request failed, with its tests', async () => {
    await outputsOf('set-impacted-targets', 13, { 'impacted-targets': 'ALL' });
    const step = await run('submit-pull-request', 13, { wait: 'true' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({
      'pull-request-state': 'FAILED',
      'failure-reason': expect.stringContaining('tests'),
    });
    const details = await outputsOf('get-merge-queue-testing-details', 13);
    expect(JSON.parse(details.response ?? '{}')).toMatchObject({
      status: 'failed',
      testedPullRequests: [{ number: 13 }],
    });
  });

  test('submits, shows its position, restarts and withdraws', async () => {
    await service.control('POST', '/outcomes', { pullRequest: 21, outcome: 'hang' });
    await outputsOf('set-impacted-targets', 21, { 'impacted-targets': 'ALL' });
    const submitted = await outputsOf('submit-pull-request', 21);
    expect(submitted['pull-request-state']).toBe('PENDING');
    await service.control('POST', '/clock', { advanceMilliseconds: 1000 });
    expect(await outputsOf('get-submitted-pull-request', 21)).toMatchObject({
      'pull-request-state': 'TESTING',
      'queue-position': '1',
    });
    await outputsOf('restart-tests-on-pull-request', 21);
    await outputsOf('cancel-pull-request', 21);
    expect(await first('/getSubmittedPullRequest', { pr: { number: 21 } })).toMatchObject({ state: 'cancelled' });
    // Again: it is where it should be.
    await outputsOf('cancel-pull-request', 21);
  });

  test('manages a queue', async () => {
    const branch = { 'target-branch': 'next' };
    const nextQueue = () => first('/getQueue', { targetBranch: 'next' });
    const shown = { 'queue-state': 'RUNNING', 'queue-length': '0' };
    // The first takes two writes, the other one.
    for (const [target, wanted] of [
      ['next', 'mode: single\nconcurrency: 2\nbatch: true'],
      ['after-next', 'mode: single'],
    ] as const) {
      const created = await outputsOf('create-queue', 7, { 'target-branch': target, ...settings(wanted) });
      expect(created).toMatchObject(shown);
    }
    expect(await nextQueue()).toMatchObject({ mode: 'single', concurrency: 2, batch: true });
    const change = 'state: paused\nmode: parallel\nmergeMethod: squash\nrequiredStatuses: [build]';
    await outputsOf('update-queue', 7, { ...branch, ...settings(change) });
    expect(await nextQueue()).toMatchObject({ mergeMethod: 'squash', requiredStatuses: ['build'] });
    await service.control('POST', '/clock', { advanceMilliseconds: 1000 });
    expect(await nextQueue()).toMatchObject({ mode: 'parallel', state: 'paused' });
    expect(await outputsOf('get-queue', 7, branch)).toMatchObject({ 'queue-state': 'PAUSED', 'queue-length': '0' });
    await outputsOf('delete-queue', 7, branch);
    expect(await nextQueue()).toMatchObject({ status: 404 });
    const gone = await run('get-queue', 7, branch);
    expect(gone.errors.join()).toMatch(/no merge queue of next/);
  });

  test.each(['create-queue', 'apply-queue'])(
    '%s names what a failure left undone, and apply-queue finishes it',
    async (operation) => {
      const branch = { 'target-branch': `half-made-by-${operation}` };
      const half = () => first('/getQueue', { targetBranch: branch['target-branch'] });
      const wanted = settings('concurrency: 4\nmergeMethod: squash\nrequiredStatuses: [build]');
      const body = JSON.stringify({ error: { code: 'VALIDATION_FAILED', message: 'not now' } });
      await service.control('POST', '/faults', { path: 'PATCH /merge-queues/{id}/config', status: 400, body });
      const step = await run(operation, 7, { ...branch, ...wanted });
      expect(step.exitCode).toBe(1);
      expect(step.errors.join()).toMatch(/The queue was created.*apply-queue/);
      expect(await half()).toMatchObject({ concurrency: 4, mergeMethod: 'merge_commit' });
      await outputsOf('apply-queue', 7, { ...branch, ...wanted });
      expect(await half()).toMatchObject({ concurrency: 4, mergeMethod: 'squash', requiredStatuses: ['build'] });
    },
  );

  test('lists tests and reads metrics', async () => {
    const { 'tests-count': all, 'tests-file': file = '' } = await outputsOf('list-quarantined-tests', 7);
    expect(Number(all)).toBeGreaterThan(200);
    const [one] = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>[];
    expect(one).toMatchObject({ quarantined: true, variant: expect.any(String), repoId: expect.any(String) });
    const collection = String(one?.testCollectionId);
    const { 'tests-count': collected } = await outputsOf('list-quarantined-tests', 7, {
      'test-collection': collection,
    });
    expect(collected).toBe(all);
    const { 'tests-count': broken } = await outputsOf('list-unhealthy-tests', 7, { 'test-status': 'BROKEN' });
    expect(Number(broken)).toBeGreaterThan(0);
    for (const scope of ['queue', 'repository', 'organization']) {
      const step = await run('get-merge-queue-metrics', 7, { 'metrics-scope': scope, 'target-branch': 'main' });
      expect([scope, step.errors, step.exitCode]).toEqual([scope, [], 0]);
    }
  });
});
