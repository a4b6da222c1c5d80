import { describe, expect, test } from '@jest/globals';
import { main, runningService, type RunningService } from '../running-service.js';

/** Two queues with pull requests in flight, in a bisection, waiting, and gone. */
async function stagedService(): Promise<RunningService> {
  const service = await runningService({ durations: { testing: 60_000 } });
  await service.call('/createQueue', { ...main, mode: 'parallel', concurrency: 2 });
  await service.call('/updateQueue', { ...main, batch: true, batchingMinSize: 2, requiredStatuses: ['build'] });
  await service.control('/outcomes', { pullRequest: 2, outcome: 'fail', times: 3 });
  for (const number of [1, 2, 3, 4, 5]) {
    const pr = { number, sha: `sha-${String(number)}` };
    await service.call('/setImpactedTargets', { ...main, pr, impactedTargets: number === 5 ? 'ALL' : ['web'] });
    await service.call('/submitPullRequest', { ...main, pr });
  }
  await service.call('/submitPullRequest', { ...main, targetBranch: 'release', pr: { number: 1 }, priority: 17 });
  await service.control('/pull-request', { ...main, pr: { number: 6 }, mergeable: false });
  await service.call('/submitPullRequest', { ...main, pr: { number: 6 }, noBatch: true });
  await service.call('/cancelPullRequest', { ...main, pr: { number: 4 } });
  await service.control('/records', { unhealthy_tests: [{ name: 'mine' }], quarantined_tests: [] }, 'PUT');
  await service.pass(65_000);
  return service;
}

/** All that can be asked about queues, tests, time and records. */
async function everything(service: RunningService): Promise<unknown> {
  const numbers = [1, 2, 3, 4, 5, 6];
  const release = { ...main, targetBranch: 'release' };
  const list = { repo: main.repo, org_url_slug: 'acme', page_query: { page_size: 5 }, status: 'FLAKY' };
  const responses = [
    ...[main, release].map((queue) => service.call('/getQueue', queue)),
    ...numbers.map((number) => service.call('/getSubmittedPullRequest', { ...main, pr: { number } })),
    ...numbers.map((number) => service.call('/getMergeQueueTestingDetails', { ...main, pr: { number } })),
    service.call('/getMergeQueueMetrics'),
    service.call('/flaky-tests/list-unhealthy-tests', list),
    service.control('/clock'),
    service.control('/changes'),
    service.control('/test-runs'),
  ];
  return (await Promise.all(responses)).map(({ status, type, text }) => ({
    status,
    said: type?.startsWith('application/json') === true ? (JSON.parse(text) as unknown) : text,
  }));
}

describe('a scene', () => {
  test('that is loaded into another service goes on there as in the first', async () => {
    const [original, copy] = [await stagedService(), await runningService({ durations: { testing: 60_000 } })];
    await copy.call('/submitPullRequest', { ...main, targetBranch: 'of the copy alone', pr: { number: 9 } });
    const scene = (await original.control('/state')).text;
    expect(scene).toContain('pendingSince');
    const loaded = await copy.control('/state', scene, 'PUT');
    expect(loaded).toMatchObject({ status: 200, json: { queues: 2 } });
    expect((await copy.control('/state')).json).toEqual(JSON.parse(scene));
    expect(await everything(copy)).toEqual(await everything(original));
    for (const service of [original, copy]) {
      await service.call('/restartTestsOnPullRequest', { ...main, pr: { number: 3 } });
      await service.pass(10 * 60_000);
    }
    expect(await everything(copy)).toEqual(await everything(original));
    expect(await copy.state(2)).toBe('failed');
    expect(await copy.state(3)).toBe('merged');
  });

  const broken: [string, (scene: Record<string, unknown>) => unknown, RegExp][] = [
    ['nothing', () => ({}), /version/],
    ['another version', (scene) => ({ ...scene, version: 2 }), /version/],
    ['a queue that is there twice', (scene) => ({ ...scene, queues: [scene.queues, scene.queues].flat() }), /already/],
    [
      'a test run that is not there',
      (scene) =>
        JSON.parse(
          JSON.stringify(scene).replace(/"testRuns":\[.*?\]\s*,\s*"entries"/, '"testRuns":[],"entries"'),
        ) as unknown,
      /test run .* not there/,
    ],
    [
      'a state that does not exist',
      (scene) => JSON.parse(JSON.stringify(scene).replace('"TESTING"', '"ASLEEP"')) as unknown,
      /state must be/,
    ],
    ['a list', () => [], /must be a JSON object/],
  ];

  test.each(broken)('with %s is refused, and changes nothing', async (_, breaks, message) => {
    const service = await stagedService();
    const before = await service.control('/state');
    const response = await service.control('/state', breaks(before.json), 'PUT');
    expect(response.text).toMatch(message);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect((await service.control('/state')).text).toBe(before.text);
  });
});
