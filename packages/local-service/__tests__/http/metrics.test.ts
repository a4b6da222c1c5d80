import { describe, expect, test } from '@jest/globals';
import { main, runningService, type RunningService } from '../running-service.js';
import { busyService, path } from './busy-service.js';

/** The samples of a service, by name and labels. Those of `main` have only the labels that more than one has. */
async function samplesOf(service: RunningService, query = ''): Promise<ReadonlyMap<string, number>> {
  const response = await service.call(path + query);
  expect(response).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  const lines = response.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(.*) (\S+)$/.exec(line) ?? [];
      const short = name.replace('repo="acme/shop",branch="main",queue_type=', '').replace(/"/g, '');
      return [short.replace(/^mq_/, ''), Number(value)];
    }),
  );
}

test.each([
  ['what happened', 0, { depth: 1, testing: 1, merged: 2, failed: 1, cancelled: 1, restarts: 1, waits: 4, left: 4 }],
  [
    'nothing older than an hour',
    2,
    { depth: 0, testing: 0, merged: 0, failed: 0, cancelled: 0, restarts: 0, waits: 0, left: 0 },
  ],
])('count %s', async (_what, hours, expected) => {
  const service = await busyService();
  await service.pass(hours * 3_600_000);
  const found = await samplesOf(service);
  const conclusion = (name: string) => found.get(`pr_conclusions_1h_total{main,conclusion=${name}}`);
  expect({
    depth: found.get('depth_current{main}'),
    testing: found.get('testing_slots_active{main}'),
    ...{ merged: conclusion('merged'), failed: conclusion('failed'), cancelled: conclusion('cancelled') },
    restarts: found.get('pr_restarts_1h_total{main}'),
    waits: found.get('pr_wait_duration_1h_seconds_count{main}'),
    left: found.get('pr_time_in_queue_1h_seconds_count{main}'),
  }).toEqual(expected);
  expect(found.get('awaiting_mergeability{main}')).toBe(1);
  if (hours > 0) return;
  expect(found.get('pr_wait_duration_1h_seconds_sum{main}')).toBe(4);
  expect(found.get('pr_test_duration_1h_seconds_sum{main}')).toBe(9);
  const bounds = [...found.keys()].flatMap((name) => /^pr_wait_.*_bucket\{le=(.+),main\}/.exec(name)?.[1] ?? []);
  expect(bounds.join(' ')).toBe('60 300 600 900 1800 3600 5400 7200 +Inf');
});

describe('of one repository', () => {
  test('are those of its queues', async () => {
    const service = await busyService();
    await service.call('/createQueue', { repo: { ...main.repo, name: 'other' }, targetBranch: 'main' });
    const of = async (query: string): Promise<unknown> => {
      const names = [...(await samplesOf(service, query)).keys()];
      return [names.some((name) => name.includes('{main}')), names.some((name) => name.includes('repo=acme/other'))];
    };
    expect(await of('')).toEqual([true, true]);
    expect(await of('?repo=acme/other&repoHost=github.com')).toEqual([false, true]);
    expect(await of('?repo=acme%2Fshop&repoHost=GitHub.com')).toEqual([true, false]);
    expect(await of('?repo=acme/shop&repoHost=example.com')).toEqual([false, false]);
  });

  test.each([
    ['?repo=acme/shop', 'repoHost'],
    ['?repoHost=github.com', 'repo is missing'],
    ['?repo=&repoHost=github.com', 'repo is missing'],
    ['?repo=acme&repoHost=github.com', 'owner/name'],
  ])('need both parameters: %s', async (query, words) => {
    const service = await runningService();
    const refused = { status: 400, type: expect.stringMatching(/^text\/plain/), text: expect.stringContaining(words) };
    expect(await service.call(path + query)).toMatchObject(refused);
  });
});

test('tell bisections from the main queue', async () => {
  const service = await runningService({ failing: [2] });
  await service.call('/createQueue', main);
  await service.call('/updateQueue', { ...main, batch: true, batchingMinSize: 2, bisectionConcurrency: 1 });
  for (const number of [1, 2, 3]) await service.call('/submitPullRequest', { ...main, pr: { number } });
  await service.pass(5000);
  const found = await samplesOf(service);
  expect(found.get('depth_current{main}')).toBe(1);
  expect(found.get('depth_current{bisection}')).toBe(2);
  expect(found.get('testing_slots_active{bisection}')).toBe(1);
  await service.pass(60_000);
  const later = await samplesOf(service);
  expect(later.get('pr_conclusions_1h_total{bisection,conclusion=failed}')).toBe(1);
  // The batch of two; in its bisection, the first alone and both again; and the two that are left, together.
  expect(later.get('pr_test_duration_1h_seconds_count{bisection}')).toBe(2);
  expect(later.get('pr_test_duration_1h_seconds_count{main}')).toBe(2);
});

test('have the types that are described', async () => {
  const { text } = await (await busyService()).call(path);
  const types = [...text.matchAll(/^# TYPE mq_(\S+) (\S+)$/gm)].map(([, name, type]) => `${name} ${type}`);
  expect(types.sort()).toEqual([
    ...['awaiting_mergeability gauge', 'depth_current gauge', 'pr_conclusions_1h_total gauge'],
    ...['pr_restarts_1h_total gauge', 'pr_test_duration_1h_seconds histogram'],
    ...['pr_time_in_queue_1h_seconds histogram', 'pr_wait_duration_1h_seconds histogram'],
    'testing_slots_active gauge',
  ]);
});
