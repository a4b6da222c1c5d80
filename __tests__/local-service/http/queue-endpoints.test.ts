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
      state: 'PENDING',
      stateChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isCurrentlySubmittedToQueue: true,
      priorityName: 'medium',
      priorityValue: 100,
      usedDefaultPriorityName: true,
      skipTheLine: false,
      noBatch: false,
      readiness: {
        hasImpactedTargets: false,
        requiresImpactedTargets: false,
        doesBaseBranchMatch: true,
        gitHubMergeability: 'mergeable',
      },
      prNumber: 7,
      prTitle: expect.any(String),
      prSha: expect.stringMatching(/^[0-9a-f]{40}$/),
      prBaseBranch: 'main',
      prAuthor: expect.any(String),
    });
    const states = [];
    for (const milliseconds of [1000, 3000, 1000]) {
      await service.pass(milliseconds);
      states.push(await service.state(7));
    }
    expect(states).toEqual(['TESTING', 'TESTS_PASSED', 'MERGED']);
    const merged = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(merged.json).toMatchObject({ isCurrentlySubmittedToQueue: false });
    expect(await service.call('/submitPullRequest', { ...main, pr })).toMatchObject(
      failure(409, expect.stringMatching(/merged/)),
    );
  });

  test.each([
    ['urgent', 'urgent', 0],
    ['low', 'low', 200],
    [10, 'high', 10],
    [17, null, 17],
    [255, null, 255],
  ])('take the priority %p', async (priority, priorityName, priorityValue) => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr: { ...pr, sha: 'f00' }, priority, noBatch: true });
    const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr });
    expect(json).toMatchObject({
      priorityName,
      priorityValue,
      usedDefaultPriorityName: false,
      noBatch: true,
      prSha: 'f00',
    });
  });

  test('are cancelled, and can be submitted again', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    expect(await service.call('/cancelPullRequest', { ...main, pr })).toMatchObject({ status: 200, json: {} });
    expect(await service.state(7)).toBe('CANCELLED');
    expect(await service.call('/cancelPullRequest', { ...main, pr })).toMatchObject(
      failure(400, expect.stringMatching(/CANCELLED/)),
    );
    await service.call('/submitPullRequest', { ...main, pr });
    expect(await service.state(7)).toBe('PENDING');
  });

  test('are tested again on request', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    await service.pass(1500);
    expect(await service.state(7)).toBe('TESTING');
    expect(await service.call('/restartTestsOnPullRequest', { ...main, pr })).toMatchObject({ status: 200, json: {} });
    expect(await service.state(7)).toBe('PENDING');
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
      await service.call('/setImpactedTargets', { ...main, pr, impactedTargets: 'ALL' });
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
    expect(await details({})).toMatchObject({
      testRunId: null,
      testBranch: null,
      testedPullRequests: [],
      checkSuites: [],
    });
    await service.pass(1500);
    const first = await details({});
    expect(first).toMatchObject({
      requiredStatuses: ['tests'],
      testBranch: expect.stringContaining('pr-7'),
      testBranchSha: expect.stringMatching(/^[0-9a-f]{40}$/),
      checkSuites: [{ status: 'in_progress', conclusion: null }],
      statusChecks: [{ name: 'tests', status: 'in_progress', conclusion: null }],
      testedPullRequests: [{ prNumber: 7, state: 'TESTING' }],
    });
    const second = await details({ pr: { number: 8 } });
    expect(second).toMatchObject({ testedPullRequests: [{ prNumber: 7 }, { prNumber: 8 }] });
    expect(await details({ testRunId: second.testRunId })).toEqual(second);
    expect(await service.call('/getMergeQueueTestingDetails', { ...main, testRunId: 'x' })).toMatchObject(
      failure(404, expect.stringMatching(/test run x/)),
    );
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
      state: 'RUNNING',
      branch: 'main',
      mode: 'parallel',
      concurrency: 3,
      testingTimeoutMinutes: expect.any(Number),
      canOptimisticallyMerge: false,
      pendingFailureDepth: 0,
      batch: false,
      batchingMaxWaitTimeMinutes: expect.any(Number),
      batchingMinSize: expect.any(Number),
      bisectionConcurrency: expect.any(Number),
      createPrsForTestingBranches: expect.any(Boolean),
      mergeMethod: expect.any(String),
      commentsEnabled: expect.any(Boolean),
      commandsEnabled: expect.any(Boolean),
      statusCheckEnabled: expect.any(Boolean),
      directMergeMode: expect.any(String),
      optimizationMode: expect.any(String),
      enqueueingLabel: null,
      requiredStatuses: null,
      enqueuedPullRequests: [expect.objectContaining({ prNumber: 7, state: 'PENDING' })],
    });
    const changed = await service.call('/updateQueue', {
      ...main,
      concurrency: 9,
      state: 'paused',
      requiredStatuses: ['ci'],
    });
    expect(changed.json).toMatchObject({ state: 'PAUSED', concurrency: 9, requiredStatuses: ['ci'] });
    expect(await service.call('/deleteQueue', main)).toMatchObject(failure(400, expect.stringMatching(/not empty/)));
    await service.call('/cancelPullRequest', { ...main, pr });
    expect(await service.call('/deleteQueue', main)).toMatchObject({ status: 200, json: {} });
    for (const path of ['/deleteQueue', '/getQueue', '/updateQueue']) {
      expect(await service.call(path, main)).toMatchObject(failure(404, expect.stringMatching(/no queue/)));
    }
  });

  test('switch modes', async () => {
    const service = await runningService();
    await service.call('/createQueue', main);
    const changed = await service.call('/updateQueue', { ...main, mode: 'parallel' });
    expect(changed.json).toMatchObject({ state: 'SWITCHING_MODES', mode: 'single' });
    await service.pass(1000);
    expect((await service.call('/getQueue', main)).json).toMatchObject({ state: 'RUNNING', mode: 'parallel' });
  });

  test('drain', async () => {
    const service = await runningService();
    await service.call('/submitPullRequest', { ...main, pr });
    await service.call('/updateQueue', { ...main, state: 'DRAINING' });
    expect(await service.call('/submitPullRequest', { ...main, pr: { number: 8 } })).toMatchObject(
      failure(409, expect.stringMatching(/DRAINING/)),
    );
    await service.pass(10_000);
    expect((await service.call('/getQueue', main)).json).toMatchObject({ state: 'PAUSED', enqueuedPullRequests: [] });
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
    const body = { ...main, pr, impactedTargets: 'ALL' };
    expect(await service.call(path, body)).toMatchObject(failure(404, expect.stringMatching(/no queue/)));
    await service.call('/createQueue', main);
    expect((await service.call(path, body)).status).toBe(200);
  });
});

test('states can be answered in lower case', async () => {
  const service = await runningService({ lowerCaseStates: true });
  await service.call('/submitPullRequest', { ...main, pr });
  expect((await service.call('/getQueue', main)).json).toMatchObject({
    state: 'running',
    enqueuedPullRequests: [{ state: 'pending' }],
  });
});

describe('a field that is missing or of the wrong kind is named', () => {
  const all = (without: string): object => ({ ...main, pr, impactedTargets: 'ALL', [without]: undefined });
  const endpoints = {
    '/submitPullRequest': ['repo', 'targetBranch', 'pr'],
    '/cancelPullRequest': ['repo', 'targetBranch', 'pr'],
    '/restartTestsOnPullRequest': ['repo', 'targetBranch', 'pr'],
    '/getSubmittedPullRequest': ['repo', 'targetBranch', 'pr'],
    '/setImpactedTargets': ['repo', 'targetBranch', 'pr', 'impactedTargets'],
    '/getMergeQueueTestingDetails': ['repo', 'targetBranch'],
    '/createQueue': ['repo', 'targetBranch'],
    '/deleteQueue': ['repo', 'targetBranch'],
    '/getQueue': ['repo', 'targetBranch'],
    '/updateQueue': ['repo', 'targetBranch'],
  };

  const expectNamed = async (service: RunningService, path: string, body: unknown, name: string): Promise<void> => {
    expect(await service.call(path, body)).toMatchObject(failure(400, expect.stringContaining(name)));
  };

  test.each(Object.entries(endpoints))('missing: %s', async (path, fields) => {
    const service = await runningService();
    for (const field of fields) await expectNamed(service, path, all(field), `${field} is missing`);
  });

  test.each([
    ['/submitPullRequest', { repo: 'acme/shop' }, 'repo must be an object'],
    ['/submitPullRequest', { repo: { ...main.repo, host: 1 } }, 'repo.host'],
    ['/submitPullRequest', { repo: { host: 'h', owner: 'o' } }, 'repo.name is missing'],
    ['/submitPullRequest', { targetBranch: '' }, 'targetBranch'],
    ['/submitPullRequest', { pr: { number: '7' } }, 'pr.number'],
    ['/submitPullRequest', { pr: { number: 0 } }, 'pr.number'],
    ['/submitPullRequest', { pr: {} }, 'pr.number is missing'],
    ['/submitPullRequest', { priority: 'huge' }, 'priority'],
    ['/submitPullRequest', { priority: 256 }, 'priority'],
    ['/submitPullRequest', { noBatch: 'yes' }, 'noBatch'],
    ['/setImpactedTargets', { impactedTargets: 'IMPACTS_ALL' }, 'impactedTargets'],
    ['/setImpactedTargets', { impactedTargets: ['a', 1] }, 'impactedTargets[1]'],
    ['/setImpactedTargets', { pr: { number: 7, sha: 5 } }, 'pr.sha'],
    ['/createQueue', { mode: 'both' }, 'mode'],
    ['/createQueue', { concurrency: 0 }, 'concurrency'],
    ['/createQueue', { concurrency: 1.5 }, 'concurrency'],
    ['/createQueue', { testingTimeoutMinutes: 0 }, 'testingTimeoutMinutes'],
    ['/createQueue', { requiredStatuses: [1] }, 'requiredStatuses'],
    ['/updateQueue', { state: 'SWITCHING_MODES' }, 'state'],
    ['/updateQueue', { batch: 1 }, 'batch'],
    ['/getMergeQueueTestingDetails', { testRunId: 1 }, 'testRunId'],
  ])('%s with %j', async (path, fields, name) => {
    const service = await runningService();
    await expectNamed(service, path, { ...all(''), ...fields }, name);
  });
});
