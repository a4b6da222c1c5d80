import { describe, expect, test } from '@jest/globals';
import { main, runningService } from '../running-service.js';

/** What clients send that exist beside the action. */

test('a script that sends the number of a pull request in quotes', async () => {
  const service = await runningService();
  await service.call('/createQueue', { ...main, mode: 'parallel' });
  const upload = { ...main, pr: { number: '7', sha: 'f00' }, impactedTargets: ['//web:app'] };
  const headers = { 'x-api-token': '', 'x-forked-workflow-run-id': '99' };
  expect(await service.call('/setImpactedTargets', upload, { headers })).toMatchObject({ status: 200, text: '{}' });
  expect((await service.call('/setImpactedTargets', upload)).status).toBe(200);
  await service.call('/submitPullRequest', { ...main, pr: { number: 7, sha: 'f00' } });
  const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr: { number: '7' } });
  expect(json).toMatchObject({ prNumber: 7, prSha: 'f00', readiness: { hasImpactedTargets: true } });
});

test('a client that sends null for what it does not set', async () => {
  const service = await runningService();
  expect((await service.call('/submitPullRequest', { ...main, pr: { number: 7 }, priority: null })).status).toBe(200);
  const { json } = await service.call('/getSubmittedPullRequest', { ...main, pr: { number: 7 } });
  expect(json).toMatchObject({ priorityName: 'medium', usedDefaultPriorityName: 'medium' });
});

describe('a client that keeps queues as code', () => {
  const settings = {
    state: 'running',
    mode: 'parallel',
    concurrency: 7,
    bisectionConcurrency: 3,
    testingTimeoutMinutes: 90,
    pendingFailureDepth: 2,
    canOptimisticallyMerge: true,
    batch: true,
    batchingMaxWaitTimeMinutes: 5,
    batchingMinSize: 8,
    commentsEnabled: false,
    commandsEnabled: false,
    createPrsForTestingBranches: true,
    directMergeMode: 'always',
    optimizationMode: 'bisection_skip_redundant_tests',
    mergeMethod: 'squash',
    statusCheckEnabled: false,
  };

  test('creates, sets everything, and reads', async () => {
    const service = await runningService({ strict: true });
    const created = await service.call('/createQueue', { ...main, mode: 'parallel', concurrency: 7 });
    expect(created).toMatchObject({ status: 200, text: '' });
    const required = { ...settings, requiredStatuses: ['build', 'lint'] };
    const updated = await service.call('/updateQueue', { ...main, ...required });
    expect(updated).toMatchObject({ status: 200, json: { ...required, branch: 'main' } });
    const cleared = await service.call('/updateQueue', { ...main, ...settings, deleteRequiredStatuses: true });
    expect(cleared.json).toMatchObject({ ...settings, requiredStatuses: [] });
    expect((await service.call('/getQueue', main)).json).toEqual({
      ...settings,
      branch: 'main',
      requiredStatuses: [],
      enqueuedPullRequests: [],
    });
  });
});
