import { describe, expect, test } from '@jest/globals';
import { RequestLog } from '../../src/http/request-log.js';
import { MergeQueues } from '../../src/queue-rules/merge-queues.js';
import { durations, recordedQueue } from './recorded-queue.js';

const repo = { host: 'github.com', owner: 'acme', name: 'shop' };
const identity = (targetBranch: string) => ({ repo, targetBranch });

/** Targets that take about this many MiB. */
function targetsOf(mebibytes: number): ReadonlySet<string> {
  return new Set(Array.from({ length: mebibytes * 16 }, (_, index) => String(index).padEnd(65_536 - 64, 'x')));
}

function someQueues(): MergeQueues {
  return new MergeQueues({
    durations,
    requireImpactedTargets: true,
    implicitQueues: true,
    planTest: () => ({ outcome: 'pass' }),
  });
}

describe('uploads', () => {
  test('of all queues together are dropped beyond 64 MiB, the oldest first, but none that is needed', () => {
    const queues = someQueues();
    const ten = targetsOf(10);
    const [main, release] = [identity('main'), identity('release')];
    queues.create(0, main, { mode: 'parallel' }).queue.submit(0, 1);
    queues.create(0, release, { mode: 'parallel' });
    for (const number of [1, 2, 3, 4]) queues.setImpactedTargets(0, main, number, ten);
    for (const number of [1, 2]) queues.setImpactedTargets(0, release, number, ten);
    queues.setImpactedTargets(0, main, 5, ten);
    const isKept = (branch: typeof main, number: number): boolean => {
      const { queue } = queues.find(branch);
      queue.submit(0, number);
      return queue.find(number).hasImpactedTargets;
    };
    expect([1, 2, 3, 4, 5].map((number) => isKept(main, number))).toEqual([true, false, true, true, true]);
    expect([1, 2].map((number) => isKept(release, number))).toEqual([true, true]);
  });

  test('never lose the one that came just now, however large it is', () => {
    const queues = someQueues();
    const targets = targetsOf(65);
    queues.setImpactedTargets(0, identity('main'), 7, targets, 'f00');
    queues.setImpactedTargets(0, identity('main'), 8, targets, 'f00');
    const { queue } = queues.find(identity('main'));
    for (const number of [7, 8]) queue.submit(0, number);
    expect([queue.find(7).hasImpactedTargets, queue.find(8).impactedTargets]).toEqual([false, targets]);
  });

  test('are forgotten when the pull request has merged', () => {
    const { queue } = recordedQueue({ mode: 'parallel' });
    queue.setImpactedTargets(0, 1, new Set(['web']), 'f00');
    expect(queue.uploadedBytes).toBeGreaterThan(0);
    queue.submit(0, 1);
    queue.advance(1000);
    expect(queue.find(1).state).toBe('MERGED');
    expect(queue.uploadedBytes).toBe(0);
  });

  test('of 10,000 pull requests are kept in one queue', () => {
    const { queue } = recordedQueue();
    for (let number = 1; number <= 10_001; number += 1) queue.setImpactedTargets(0, number, 'ALL');
    for (const number of [1, 2, 10_001]) queue.submit(0, number);
    expect([1, 2, 10_001].map((number) => queue.find(number).hasImpactedTargets)).toEqual([false, true, true]);
  });
});

test('of pull requests that have left, the latest 10,000 are remembered', () => {
  const { queue } = recordedQueue();
  for (let number = 1; number <= 10_002; number += 1) {
    queue.submit(0, number);
    queue.cancel(0, number);
  }
  expect([...queue.submitted]).toHaveLength(10_000);
  expect(() => queue.find(2)).toThrow(/never submitted/);
  expect(queue.find(3).state).toBe('CANCELLED');
});

test('of tests the latest 1,000 are remembered, and those that run', () => {
  const { queue, planned } = recordedQueue();
  planned.set(1, { outcome: 'hang' });
  queue.submit(0, 1);
  queue.submit(0, 2);
  for (let restart = 1; restart <= 1200; restart += 1) queue.restartTests(restart * 20, 2);
  const runs = [...queue.testRuns];
  expect(runs).toHaveLength(1000);
  expect(runs).toContain(queue.find(1).test);
  expect(runs.filter(({ endedAt }) => endedAt === undefined)).toEqual([queue.find(1).test]);
});

describe('the request log', () => {
  const add = (log: RequestLog, body: string): void => {
    log.noteBody(log.add('POST', '/v1/getQueue', 'accepted'), body.length, Buffer.from(body));
  };

  test('holds the latest 10,000 requests, and counts all', () => {
    const log = new RequestLog();
    for (let index = 1; index <= 25_000; index += 1) add(log, String(index));
    expect(log.total).toBe(25_000);
    expect(log.requests).toHaveLength(10_000);
    expect([log.requests[0]?.body, log.requests.at(-1)?.body]).toEqual([15_001, 25_000]);
  });

  test('holds bodies of 16 KiB each and 16 MiB together', () => {
    const log = new RequestLog();
    const body = JSON.stringify('x'.repeat(16_382));
    for (let index = 0; index < 1100; index += 1) add(log, body);
    add(log, JSON.stringify('x'.repeat(16_383)));
    const kept = log.requests.filter(({ body: each }) => each !== null);
    expect(kept).toHaveLength(1024);
    expect(log.requests.slice(0, 76).every(({ body: each, bodyBytes }) => each === null && bodyBytes === 16_384)).toBe(
      true,
    );
    expect(log.requests.at(-1)).toMatchObject({ body: null, bodyBytes: 16_385 });
  });
});

test('there are at most 1,000 queues', () => {
  const queues = someQueues();
  for (let index = 0; index < 1000; index += 1) queues.create(0, identity(`branch-${String(index)}`));
  expect(() => queues.create(0, identity('one-more'))).toThrow(expect.objectContaining({ reason: 'too-many' }));
  queues.delete(0, identity('branch-0'));
  queues.create(0, identity('one-more'));
});
