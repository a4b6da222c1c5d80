import { describe, expect, test } from '@jest/globals';
import { main, runningService, type RunningService } from '../running-service.js';

const pr = { number: 7 };

function failure(status: number, text: unknown): object {
  return { status, type: expect.stringMatching(/^text\/plain/), text };
}

describe('pull requests', () => {
  test('go from submission to MERGED', async () => {
    const service = await runningService();
    const submitted = await service.call('/submitPullRequest', { ...main, pr });
    expect(submitted).toMatchObject({ status: 200, text: '' });
    const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      state: 'pending',
      stateChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isCurrentlySubmittedToQueue: true,
      forceEnqueued: false,
      priorityName: 'medium',
      priorityValue: 100,
      usedDefaultPriorityName: 'medium',
      skipTheLine: false,
      readiness: {
        hasImpactedTargets: false,
        requiresImpactedTargets: false,
        doesBaseBranchMatch: true,
        gitHubMergeability: 'mergeable',
      },
      prNumber: 7,
      prTitle: expect.any(String),
      prSha: '',
      prBaseBranch: 'main',
      prAuthor: expect.any(String),
    });
    const states = [];
    for (const milliseconds of [1000, 3000, 1000]) {
      await service.pass(milliseconds);
      states.push(await service.state(7));
    }
    expect(states).toEqual(['testing', 'tests_passed', 'merged']);
    const merged = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(merged.json).toMatchObject({ isCurrentlySubmittedToQueue: false });
    expect(await service.call('/submitPullRequest', { ...main, pr })).toMatchObject(
      failure(400, expect.stringMatching(/merged/)),
    );
  });

  test.each([
    ['urgent', 'urgent', 0],
    [10, 'high', 10],
    [4_294_967_295, 'custom', 4_294_967_295],
  ])('take the priority %p', async (priority, priorityName, priorityValue) => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr: { ...pr, sha: 'f00' }, priority, noBatch: true });
    const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(json).toMatchObject({ priorityName, priorityValue, prSha: 'f00' });
    expect(json).not.toHaveProperty('usedDefaultPriorityName');
    const { json: queue } = await service.call('/getQueue', main);
    expect(queue.enqueuedPullRequests).toMatchObject([{ prNumber: 7, noBatch: true }]);
  });

  test('are cancelled, and can be submitted again', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    expect(await service.call('/cancelPullRequest', { ...main, pr })).toMatchObject({ status: 200, json: {} });
    expect(await service.state(7)).toBe('cancelled');
    expect(await service.call('/cancelPullRequest', { ...main, pr })).toMatchObject(
      failure(400, expect.stringMatching(/CANCELLED/)),
    );
    await service.call('/submitPullRequest', { ...main, pr });
    expect(await service.state(7)).toBe('pending');
  });

  test('are tested again on request', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    await service.pass(1500);
    expect(await service.state(7)).toBe('testing');
    expect(await service.call('/restartTestsOnPullRequest', { ...main, pr })).toMatchObject({ status: 200, json: {} });
    expect(await service.state(7)).toBe('pending');
    await service.pass(10_000);
    expect(await service.call('/restartTestsOnPullRequest', { ...main, pr })).toMatchObject(
      failure(400, expect.stringMatching(/not in the queue/)),
    );
  });

  test.each(['/getSubmittedPullRequest', '/cancelPullRequest', '/restartTestsOnPullRequest'])(
    '%s answers 404 for one that was never submitted',
    async (path) => {
      const service = await runningService();
      expect(await service.call(path, { ...main, pr })).toMatchObject(failure(404, expect.stringMatching(/queue/)));
      await service.call('/setImpactedTargets', { ...main, pr: { ...pr, sha: 'abc' }, impactedTargets: 'ALL' });
      expect(await service.call(path, { ...main, pr })).toMatchObject(failure(404, expect.stringMatching(/7/)));
    },
  );

  test('keep the impacted targets that came before them', async () => {
    const service = await runningService();
    const impactedTargets = ['//a:a', '//b:b'];
    expect(
      await service.call('/setImpactedTargets', { ...main, pr: { number: 7, sha: 'abc' }, impactedTargets }),
    ).toMatchObject({ status: 200, json: {} });
    await service.call('/submitPullRequest', { ...main, pr });
    const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(json).toMatchObject({ prSha: 'abc', readiness: { hasImpactedTargets: true } });
  });

  test('have details of their tests', async () => {
    const service = await runningService();
    const details = async (more: object): Promise<Record<string, unknown>> =>
      (await service.call('/getMergeQueueTestingDetails', { ...main, ...more })).json;
    await service.call('/submitPullRequest', { ...main, pr });
    await service.call('/submitPullRequest', { ...main, pr: { number: 8 } });
    expect(await service.call('/getMergeQueueTestingDetails', main)).toMatchObject(
      failure(404, expect.stringMatching(/being tested/)),
    );
    expect(await service.call('/getMergeQueueTestingDetails', { ...main, pr })).toMatchObject(
      failure(404, expect.stringMatching(/7 has not been tested/)),
    );
    await service.pass(1500);
    const first = await details({});
    expect(first).toEqual({
      testRunId: expect.any(String),
      requiredStatuses: ['tests'],
      requiredStatusesSource: 'repo_provider_branch_protection',
      testBranch: expect.stringContaining('pr-7'),
      testBranchSha: expect.stringMatching(/^[0-9a-f]{40}$/),
      createdAt: expect.stringMatching(/Z$/),
      status: 'in_progress',
      checkSuites: [{ checkRuns: [{ name: 'tests', url: expect.stringMatching(/^https:/), status: 'IN_PROGRESS' }] }],
      statusChecks: [{ context: 'merge-queue/main', url: expect.stringMatching(/^https:/), state: 'PENDING' }],
      testedPullRequests: [{ prNumber: 7, prUrl: 'https://github.com/acme/shop/pull/7', title: 'Pull request 7' }],
      dependentPrs: [],
    });
    const second = await details({ pr: { number: 8 } });
    expect(second).toMatchObject({ testedPullRequests: [{ prNumber: 7 }, { prNumber: 8 }], dependentPrs: [7] });
    expect(await details({ testRunId: second.testRunId })).toEqual(second);
    expect(await service.call('/getMergeQueueTestingDetails', { ...main, testRunId: 'x' })).toMatchObject(
      failure(404, expect.stringMatching(/test run x/)),
    );
  });

  test.each([
    [{ outcome: 'pass' }, 'succeeded', 'SUCCESS', 'SUCCESS'],
    [{ outcome: 'fail' }, 'failed', 'FAILURE', 'FAILURE'],
    [{ outcome: 'hang' }, 'failed', 'TIMED_OUT', 'FAILURE'],
  ])('have details of a test that ended with %j', async (outcome, status, conclusion, state) => {
    const service = await runningService();
    await service.call('/createQueue', main);
    await service.call('/updateQueue', { ...main, requiredStatuses: ['build', 'lint'], testingTimeoutMinutes: 2 });
    await service.control('/outcomes', { pullRequest: 7, ...outcome });
    await service.call('/setImpactedTargets', { ...main, pr: { ...pr, sha: 'abc' }, impactedTargets: ['a', 'b'] });
    await service.call('/submitPullRequest', { ...main, pr });
    await service.pass(1500);
    const running = (await service.call('/getMergeQueueTestingDetails', { ...main, pr })).json;
    expect(running).toMatchObject({ requiredStatusesSource: 'merge_instance', impactedTargets: ['a', 'b'] });
    await service.pass(200_000);
    const { json } = await service.call('/getMergeQueueTestingDetails', { ...main, testRunId: running.testRunId });
    const runs = ['build', 'lint'].map((name) => ({ name, url: expect.any(String), status: 'COMPLETED', conclusion }));
    expect(json).toMatchObject({ status, checkSuites: [{ checkRuns: runs }], statusChecks: [{ state }] });
  });

  test('wait for the targets of their head commit in a parallel queue', async () => {
    const service = await runningService();
    await service.call('/createQueue', { ...main, mode: 'parallel' });
    await service.control('/pull-request', { ...main, pr: { number: 7, sha: 'new' } });
    await service.call('/submitPullRequest', { ...main, pr });
    const upload = (sha: string): Promise<unknown> =>
      service.call('/setImpactedTargets', { ...main, pr: { number: 7, sha }, impactedTargets: ['a'] });
    const shown = async (): Promise<unknown> => (await service.call('/getSubmittedPullRequest', { ...main, pr })).json;
    await upload('old');
    const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false };
    expect(await shown()).toMatchObject({ state: 'not_ready', prSha: 'new', readiness });
    await upload('new');
    expect(await shown()).toMatchObject({ state: 'pending', readiness: { hasImpactedTargets: true } });
  });

  test('do not wait for targets when that is asked for', async () => {
    const service = await runningService({ requireImpactedTargets: false });
    await service.call('/createQueue', { ...main, mode: 'parallel' });
    await service.call('/submitPullRequest', { ...main, pr });
    expect(await service.state(7)).toBe('pending');
  });
});

describe('queues', () => {
  test('are created, shown, changed and deleted', async () => {
    const service = await runningService();
    expect(await service.call('/createQueue', { ...main, mode: 'parallel', concurrency: 3 })).toMatchObject({
      status: 200,
      text: '',
    });
    expect(await service.call('/createQueue', main)).toMatchObject(
      failure(409, expect.stringMatching(/main of acme\/shop/)),
    );
    await service.call('/submitPullRequest', { ...main, pr });
    const shown = await service.call('/getQueue', main);
    expect(shown.json).toEqual({
      state: 'running',
      branch: 'main',
      mode: 'parallel',
      concurrency: 3,
      testingTimeoutMinutes: 45,
      canOptimisticallyMerge: false,
      pendingFailureDepth: 1,
      batch: false,
      batchingMaxWaitTimeMinutes: 1,
      batchingMinSize: 5,
      bisectionConcurrency: 2,
      createPrsForTestingBranches: false,
      mergeMethod: 'merge_commit',
      commentsEnabled: true,
      commandsEnabled: true,
      statusCheckEnabled: true,
      directMergeMode: 'off',
      optimizationMode: 'off',
      requiredStatuses: [],
      enqueuedPullRequests: [expect.objectContaining({ prNumber: 7, state: 'not_ready' })],
    });
    const changed = await service.call('/updateQueue', {
      ...main,
      concurrency: 9,
      state: 'PAUSED',
      requiredStatuses: ['ci'],
      enqueueingLabel: 'ready',
    });
    const expected = { state: 'paused', concurrency: 9, requiredStatuses: ['ci'], enqueueingLabel: 'ready' };
    expect(changed.json).toMatchObject(expected);
    expect(changed.json).not.toHaveProperty('enqueuedPullRequests');
    expect(await service.call('/deleteQueue', main)).toMatchObject(failure(400, expect.stringMatching(/not empty/)));
    await service.call('/cancelPullRequest', { ...main, pr });
    expect(await service.call('/deleteQueue', main)).toMatchObject({ status: 200, json: {} });
    for (const path of ['/deleteQueue', '/getQueue', '/updateQueue']) {
      expect(await service.call(path, main)).toMatchObject(failure(404, expect.stringMatching(/no queue/)));
    }
  });

  test('switch modes at once while nothing is in flight, so that a response has what was asked for', async () => {
    const service = await runningService();
    await service.call('/createQueue', main);
    const changed = await service.call('/updateQueue', { ...main, mode: 'parallel' });
    expect(changed.json).toMatchObject({ state: 'running', mode: 'parallel' });
    await service.call('/submitPullRequest', { ...main, pr });
    const waiting = await service.call('/updateQueue', { ...main, mode: 'single', state: 'PAUSED' });
    expect(waiting.json).toMatchObject({ state: 'paused', mode: 'single' });
  });

  test('drain at once when they are empty, and are DRAINING for who asked', async () => {
    const service = await runningService();
    await service.call('/createQueue', main);
    const changed = await service.call('/updateQueue', { ...main, state: 'DRAINING' });
    expect(changed.json.state).toBe('draining');
    await service.pass(1);
    expect((await service.call('/getQueue', main)).json.state).toBe('paused');
  });

  test('drain', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    await service.call('/updateQueue', { ...main, state: 'DRAINING' });
    expect(await service.call('/submitPullRequest', { ...main, pr: { number: 8 } })).toMatchObject(
      failure(400, expect.stringMatching(/DRAINING/)),
    );
    await service.pass(10_000);
    expect((await service.call('/getQueue', main)).json).toMatchObject({ state: 'paused', enqueuedPullRequests: [] });
  });

  test('differ by branch, and not by the case of the repository', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    const shouted = { repo: { host: 'GitHub.com', owner: 'ACME', name: 'Shop' }, targetBranch: 'main' };
    expect((await service.call('/getQueue', shouted)).status).toBe(200);
    expect((await service.call('/getQueue', { ...main, targetBranch: 'Main' })).status).toBe(404);
  });

  test.each(['/submitPullRequest', '/setImpactedTargets'])('%s makes none when told so', async (path) => {
    const service = await runningService({ implicitQueues: false });
    const body = { ...main, pr: { ...pr, sha: 'abc' }, impactedTargets: 'ALL' };
    expect(await service.call(path, body)).toMatchObject(failure(404, expect.stringMatching(/no queue/)));
    await service.call('/createQueue', main);
    expect((await service.call(path, body)).status).toBe(200);
  });
});

test('states can be answered in capitals', async () => {
  const service = await runningService({ upperCaseStates: true });
  await service.call('/submitPullRequest', { ...main, pr });
  expect((await service.call('/getQueue', main)).json).toMatchObject({
    state: 'RUNNING',
    enqueuedPullRequests: [{ state: 'PENDING' }],
  });
  const query = { repo: main.repo, org_url_slug: 'acme', status: 'FLAKY', page_query: { page_size: 1 } };
  const { json } = await service.call('/flaky-tests/list-unhealthy-tests', query);
  expect(json.tests).toMatchObject([{ status: { value: 'FLAKY' } }]);
});

describe('settings', () => {
  test('can be written back as they were read', async () => {
    const service = await runningService();
    await service.call('/createQueue', main);
    const { enqueuedPullRequests: _list, branch: _branch, ...settings } = (await service.call('/getQueue', main)).json;
    const written = await service.call('/updateQueue', { ...main, ...settings });
    expect(written).toMatchObject({ status: 200, json: settings });
  });

  test('that the description lacks are kept, and shown once they are set', async () => {
    const service = await runningService({ strict: true });
    await service.call('/createQueue', main);
    const settings = { labelCommandsEnabled: true, extensionEnabled: false, stateLabelsEnabled: true };
    for (const name of Object.keys(settings)) {
      expect((await service.call('/getQueue', main)).json).not.toHaveProperty(name);
    }
    expect((await service.call('/updateQueue', { ...main, ...settings })).json).toMatchObject(settings);
    expect((await service.call('/getQueue', main)).json).toMatchObject(settings);
  });

  test('of createQueue are mode and concurrency alone', async () => {
    const service = await runningService();
    await service.call('/createQueue', { ...main, mode: 'parallel', batch: true });
    expect((await service.call('/getQueue', main)).json).toMatchObject({ mode: 'parallel', batch: false });
  });

  test.each([
    ['/createQueue', { batch: true, label: 'x' }, 'batch'],
    ['/updateQueue', { concurency: 3 }, 'concurency'],
  ])('that %s does not know are left alone, and named when strict', async (path, settings, names) => {
    const lenient = await runningService();
    await lenient.call('/createQueue', { ...main, targetBranch: 'other' });
    const targetBranch = path === '/createQueue' ? 'new' : 'other';
    expect((await lenient.call(path, { ...main, targetBranch, ...settings })).status).toBe(200);
    const strict = await runningService({ strict: true });
    expect(await strict.call(path, { ...main, ...settings })).toMatchObject(
      failure(400, expect.stringContaining(`unknown field: ${names}`)),
    );
  });

  test('lose their required statuses on request', async () => {
    const service = await runningService();
    await service.call('/createQueue', main);
    const update = (fields: object): ReturnType<RunningService['call']> =>
      service.call('/updateQueue', { ...main, ...fields });
    await update({ requiredStatuses: ['ci'] });
    const both = await update({ requiredStatuses: ['lint'], deleteRequiredStatuses: true });
    expect(both).toMatchObject(failure(400, expect.stringContaining('deleteRequiredStatuses')));
    expect((await update({ deleteRequiredStatuses: false })).json.requiredStatuses).toEqual(['ci']);
    expect((await update({ deleteRequiredStatuses: true })).json.requiredStatuses).toEqual([]);
  });
});

test('details of tests need testRunId when strict', async () => {
  const service = await runningService({ strict: true });
  await service.call('/submitPullRequest', { ...main, pr });
  await service.pass(1500);
  expect(await service.call('/getMergeQueueTestingDetails', { ...main, pr })).toMatchObject(
    failure(400, expect.stringContaining('testRunId is missing')),
  );
  const { json } = await service.control('/test-runs');
  expect(json.testRuns).toMatchObject([{ ...main, queueType: 'main', pullRequests: [7], ahead: [] }]);
  const [{ id: testRunId = '' } = {}] = json.testRuns as { id?: string }[];
  expect((await service.call('/getMergeQueueTestingDetails', { ...main, testRunId })).status).toBe(200);
});

test('targets without pr.sha count for every commit, and are refused when strict', async () => {
  const upload = { ...main, pr, impactedTargets: ['web'] };
  const strict = await runningService({ strict: true });
  expect(await strict.call('/setImpactedTargets', upload)).toMatchObject(
    failure(400, expect.stringContaining('pr.sha is missing')),
  );
  const service = await runningService();
  await service.call('/createQueue', { ...main, mode: 'parallel' });
  expect((await service.call('/setImpactedTargets', upload)).status).toBe(200);
  for (const sha of ['abc', 'def']) {
    await service.call('/submitPullRequest', { ...main, pr: { ...pr, sha } });
    const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(json.readiness).toMatchObject({ hasImpactedTargets: true });
  }
});

describe('a field that is missing or wrong is named', () => {
  const all = { ...main, pr: { ...pr, sha: 'abc' }, impactedTargets: 'ALL' };

  test.each([
    ['/submitPullRequest', { repo: undefined }, 'repo is missing'],
    ['/submitPullRequest', { repo: 'acme/shop' }, 'repo must be object'],
    ['/submitPullRequest', { repo: { host: 'h', owner: 'o' } }, 'repo.name is missing'],
    ['/getQueue', { targetBranch: '' }, 'targetBranch must NOT have fewer than 1 characters'],
    ['/cancelPullRequest', { pr: { number: '07' } }, 'pr.number'],
    ['/cancelPullRequest', { pr: { number: '4294967296' } }, 'pr.number'],
    ['/cancelPullRequest', { pr: { number: 0 } }, 'pr.number'],
    ['/submitPullRequest', { priority: 'huge' }, 'priority must be a number, or one of urgent, high, medium, low'],
    ['/setImpactedTargets', { impactedTargets: ['a', 1] }, 'impactedTargets[1] must be string'],
    ['/updateQueue', { mergeMethod: 'octopus' }, 'mergeMethod must be one of merge_commit, squash, rebase'],
    ['/updateQueue', { state: 'SWITCHING_MODES' }, 'state must be one of running'],
  ])('%s with %j', async (path, fields, words) => {
    const service = await runningService();
    expect(await service.call(path, { ...all, ...fields })).toMatchObject(failure(400, expect.stringContaining(words)));
  });
});
