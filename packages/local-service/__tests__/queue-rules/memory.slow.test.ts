import { describe, expect, test } from '@jest/globals';
import { RequestLog } from '../../src/http/request-log.js';
import { MergeQueues } from '../../src/queue-rules/merge-queues.js';
import { durations, recordedQueue } from './recorded-queue.js';

describe('a queue remembers the latest', () => {
  test('1,000 uploads, and those of pull requests in it', () => {
    const { queue } = recordedQueue();
    queue.setImpactedTargets(0, 1, 'ALL');
    queue.submit(0, 1);
    for (let number = 2; number <= 1002; number += 1) queue.setImpactedTargets(0, number, 'ALL');
    for (const number of [2, 3, 4, 1002]) queue.submit(0, number);
    expect([1, 2, 3, 4, 1002].map((number) => queue.find(number).hasImpactedTargets)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test('10,000 pull requests that have left', () => {
    const { queue } = recordedQueue();
    for (let number = 1; number <= 10_002; number += 1) {
      queue.submit(0, number);
      queue.cancel(0, number);
    }
    expect([...queue.submitted]).toHaveLength(10_000);
    expect(() => queue.find(2)).toThrow(/never submitted/);
    expect(queue.find(3).state).toBe('CANCELLED');
  });

  test('1,000 tests, and those that run', () => {
    const { queue, planned } = recordedQueue();
    planned.set(1, { outcome: 'hang' });
    queue.submit(0, 1);
    queue.submit(0, 2);
    for (let restart = 1; restart <= 1200; restart += 1) queue.restartTests(restart * 20, 2);
    const runs = [...queue.testRuns];
    expect(runs).toHaveLength(1000);
    expect(runs.filter(({ endedAt }) => endedAt === undefined)).toEqual([queue.find(1).test]);
  });
});

test('the request log holds 1,000 requests with bodies of at most 16 KiB, and counts all', () => {
  const log = new RequestLog();
  for (let index = 1; index <= 2500; index += 1) {
    const body = Buffer.from(index === 2000 ? `"${'x'.repeat(16_383)}"` : String(index));
    log.noteBody(log.add('POST', '/v1/getQueue', 'accepted'), body.length, body);
  }
  expect(log.total).toBe(2500);
  expect(log.requests).toHaveLength(1000);
  expect([log.requests[0], log.requests[499], log.requests.at(-1)]).toMatchObject([
    { body: 1501 },
    { body: null, bodyBytes: 16_385 },
    { body: 2500 },
  ]);
});

test('there are at most 1,000 queues', () => {
  const queues = new MergeQueues({
    ...{ durations, requireImpactedTargets: true, implicitQueues: true },
    planTest: () => ({ outcome: 'pass' }),
  });
  const repo = { host: 'github.com', owner: 'acme', name: 'shop' };
  const create = (targetBranch: string) => queues.create(0, { repo, targetBranch });
  for (let index = 0; index < 1000; index += 1) create(`branch-${String(index)}`);
  expect(() => create('one-more')).toThrow(expect.objectContaining({ reason: 'too-many' }));
  queues.delete(0, { repo, targetBranch: 'branch-0' });
  create('one-more');
});
