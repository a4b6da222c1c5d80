import { expect, test } from '@jest/globals';
import { main, runningService } from '../running-service.js';

test('the overview has the queues of both generations, with what their pull requests share', async () => {
  const service = await runningService();
  await service.call('/createQueue', { ...main, mode: 'parallel', concurrency: 2 });
  const targets = { 1: ['web', 'api'], 2: ['api'], 3: 'ALL', 4: [] };
  for (const [number, impactedTargets] of Object.entries(targets)) {
    const pr = { number: Number(number), sha: 'f00' };
    await service.call('/setImpactedTargets', { ...main, pr, impactedTargets });
    await service.call('/submitPullRequest', { ...main, pr });
  }
  await service.call('/submitPullRequest', { ...main, targetBranch: 'other', pr: { number: 5 } });
  const other = { ...main, targetBranch: 'other', pr: { number: 5 } };
  await service.control('/pull-request', { ...other, impactedTargets: ['docs'] });
  await service.control('/pull-request', { ...main, pr: { number: 4 }, mergeable: false });
  await service.control('/pull-request', { ...main, pr: { number: 4 }, state: 'FAILED' });
  await service.pass(1000);
  const { running, queues } = (await service.control('/overview')).json as { running: boolean; queues: object[] };
  expect(running).toBe(false);
  expect(queues).toMatchObject([
    {
      ...main,
      state: 'RUNNING',
      mode: 'parallel',
      concurrency: 2,
      total: 3,
      pullRequests: [
        { number: 1, state: 'TESTING', targets: { first: ['web', 'api'], count: 2 }, held: false, mergeable: true },
        { number: 2, state: 'TESTING', targets: { first: ['api'], count: 1 } },
        { number: 3, state: 'PENDING', targets: 'ALL' },
      ],
      edges: [
        { from: 1, to: 2, common: ['api'], count: 1 },
        { from: 2, to: 3 },
      ],
      left: [{ number: 4, state: 'FAILED' }],
    },
    {
      ...{ targetBranch: 'other', mode: 'single', edges: [], left: [] },
      pullRequests: [{ number: 5, state: 'TESTING', targets: { first: ['docs'], count: 1 } }],
    },
  ]);
});

test('of a long queue, the overview has the beginning', async () => {
  const service = await runningService();
  for (let number = 1; number <= 120; number += 1)
    await service.call('/submitPullRequest', { ...main, pr: { number } });
  const { queues } = (await service.control('/overview')).json as { queues: { pullRequests: object[] }[] };
  expect(queues).toMatchObject([{ total: 120 }]);
  expect(queues[0]?.pullRequests).toHaveLength(100);
});
