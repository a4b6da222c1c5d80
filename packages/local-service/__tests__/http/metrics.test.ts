import { describe, expect, test } from '@jest/globals';
import { main, runningService } from '../running-service.js';
import { busyService, path } from './busy-service.js';

/** The samples of the text, by name and labels. */
function samples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

test('count what happened', async () => {
  const service = await busyService();
  const response = await service.call(path);
  expect(response).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  const found = samples(response.text);
  const labels = 'repo="acme/shop",branch="main",queue_type="main"';
  expect(found.get(`mq_depth_current{${labels}}`)).toBe(1);
  expect(found.get(`mq_awaiting_mergeability{${labels}}`)).toBe(1);
  expect(found.get(`mq_testing_slots_active{${labels}}`)).toBe(1);
  expect(found.get(`mq_pr_conclusions_1h_total{${labels},conclusion="merged"}`)).toBe(2);
  expect(found.get(`mq_pr_conclusions_1h_total{${labels},conclusion="failed"}`)).toBe(1);
  expect(found.get(`mq_pr_conclusions_1h_total{${labels},conclusion="cancelled"}`)).toBe(1);
  expect(found.get(`mq_pr_restarts_1h_total{${labels}}`)).toBe(1);
  expect(found.get(`mq_pr_wait_duration_1h_seconds_sum{${labels}}`)).toBe(4);
  expect(found.get(`mq_pr_wait_duration_1h_seconds_count{${labels}}`)).toBe(4);
  expect(found.get(`mq_pr_test_duration_1h_seconds_sum{${labels}}`)).toBe(9);
  expect(found.get(`mq_pr_time_in_queue_1h_seconds_count{${labels}}`)).toBe(4);
  const bounds = [...found.keys()].filter(
    (name) => name.startsWith('mq_pr_wait_duration_1h_seconds_bucket') && name.includes('queue_type="main"'),
  );
  expect(bounds.map((name) => /le="([^"]+)"/.exec(name)?.[1])).toEqual([
    '60',
    '300',
    '600',
    '900',
    '1800',
    '3600',
    '5400',
    '7200',
    '+Inf',
  ]);
});

test('forget what is older than an hour', async () => {
  const service = await busyService();
  await service.pass(2 * 3_600_000);
  const found = samples((await service.call(path)).text);
  const labels = 'repo="acme/shop",branch="main",queue_type="main"';
  expect(found.get(`mq_pr_conclusions_1h_total{${labels},conclusion="merged"}`)).toBe(0);
  expect(found.get(`mq_pr_time_in_queue_1h_seconds_count{${labels}}`)).toBe(0);
  expect(found.get(`mq_depth_current{${labels}}`)).toBe(0);
  expect(found.get(`mq_awaiting_mergeability{${labels}}`)).toBe(1);
});

describe('of one repository', () => {
  test('are those of its queues', async () => {
    const service = await busyService();
    await service.call('/createQueue', { repo: { ...main.repo, name: 'other' }, targetBranch: 'main' });
    const repos = async (query: string): Promise<Set<string | undefined>> => {
      const { text } = await service.call(path + query);
      return new Set([...samples(text).keys()].map((name) => /repo="([^"]+)"/.exec(name)?.[1]));
    };
    expect(await repos('')).toEqual(new Set(['acme/shop', 'acme/other']));
    expect(await repos('?repo=acme/other&repoHost=github.com')).toEqual(new Set(['acme/other']));
    expect(await repos('?repo=acme%2Fshop&repoHost=GitHub.com')).toEqual(new Set(['acme/shop']));
    expect(await repos('?repo=acme/shop&repoHost=example.com')).toEqual(new Set());
  });

  test.each([
    ['?repo=acme/shop', 'repoHost'],
    ['?repoHost=github.com', 'repo is missing'],
    ['?repo=&repoHost=github.com', 'repo is missing'],
    ['?repo=acme&repoHost=github.com', 'owner/name'],
  ])('need both parameters: %s', async (query, words) => {
    const service = await runningService();
    expect(await service.call(path + query)).toMatchObject({
      status: 400,
      type: expect.stringMatching(/^text\/plain/),
      text: expect.stringContaining(words),
    });
  });
});

test('tell bisections from the main queue', async () => {
  const service = await runningService({ failing: [2] });
  await service.call('/createQueue', main);
  await service.call('/updateQueue', { ...main, batch: true, batchingMinSize: 2, bisectionConcurrency: 1 });
  for (const number of [1, 2, 3]) await service.call('/submitPullRequest', { ...main, pr: { number } });
  await service.pass(5000);
  const found = samples((await service.call(path)).text);
  const of = (queueType: string): string => `{repo="acme/shop",branch="main",queue_type="${queueType}"}`;
  expect(found.get(`mq_depth_current${of('main')}`)).toBe(1);
  expect(found.get(`mq_depth_current${of('bisection')}`)).toBe(2);
  expect(found.get(`mq_testing_slots_active${of('bisection')}`)).toBe(1);
  await service.pass(60_000);
  const later = samples((await service.call(path)).text);
  const failed = later.get(
    'mq_pr_conclusions_1h_total{repo="acme/shop",branch="main",queue_type="bisection",conclusion="failed"}',
  );
  expect(failed).toBe(1);
  // The batch of two; in its bisection, the first alone and both again; and the two that are left, together.
  expect(later.get(`mq_pr_test_duration_1h_seconds_count${of('bisection')}`)).toBe(2);
  expect(later.get(`mq_pr_test_duration_1h_seconds_count${of('main')}`)).toBe(2);
});

test('have the types that are described', async () => {
  const { text } = await (await busyService()).call(path);
  const types = Object.fromEntries<unknown>(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
  );
  expect(types).toEqual({
    mq_depth_current: 'gauge',
    mq_awaiting_mergeability: 'gauge',
    mq_testing_slots_active: 'gauge',
    mq_pr_conclusions_1h_total: 'gauge',
    mq_pr_restarts_1h_total: 'gauge',
    mq_pr_wait_duration_1h_seconds: 'histogram',
    mq_pr_test_duration_1h_seconds: 'histogram',
    mq_pr_time_in_queue_1h_seconds: 'histogram',
  });
});
