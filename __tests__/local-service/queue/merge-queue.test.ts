import { describe, expect, test } from '@jest/globals';
import { toPriority } from '../../../src/local-service/queue/priority.js';
import { Refusal } from '../../../src/local-service/queue/refusal.js';
import { recordedQueue } from './recorded-queue.js';

describe('a single queue', () => {
  test('tests several at a time and merges them in the order of submission', () => {
    const { queue, log } = recordedQueue({ concurrency: 2 });
    for (const number of [1, 2, 3]) queue.submit(0, number);
    queue.advance(10_000);
    expect(log).toEqual([
      '0 #1 none→PENDING',
      '0 #2 none→PENDING',
      '0 #3 none→PENDING',
      '10 #1 PENDING→TESTING',
      '10 #2 PENDING→TESTING',
      '310 #1 TESTING→TESTS_PASSED',
      '310 #3 PENDING→TESTING',
      '310 #2 TESTING→TESTS_PASSED',
      '350 #1 TESTS_PASSED→MERGED',
      '390 #2 TESTS_PASSED→MERGED',
      '610 #3 TESTING→TESTS_PASSED',
      '650 #3 TESTS_PASSED→MERGED',
    ]);
  });

  test('tests those again that were tested on top of one that failed', () => {
    const { queue, log, planned } = recordedQueue();
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.submit(0, 2);
    queue.advance(10_000);
    expect(log.slice(4)).toEqual([
      '310 #1 TESTING→FAILED',
      '310 #2 TESTING→PENDING',
      '320 #2 PENDING→TESTING',
      '620 #2 TESTING→TESTS_PASSED',
      '660 #2 TESTS_PASSED→MERGED',
    ]);
  });

  test('keeps a failure open until those ahead have passed', () => {
    const { queue, log, planned } = recordedQueue();
    planned.set(1, { outcome: 'pass', milliseconds: 1000 });
    planned.set(2, { outcome: 'fail' });
    for (const number of [1, 2, 3]) queue.submit(0, number);
    queue.advance(10_000);
    expect(log.slice(6)).toEqual([
      '310 #2 TESTING→PENDING_FAILURE',
      '310 #3 TESTING→TESTS_PASSED',
      '1010 #1 TESTING→TESTS_PASSED',
      '1010 #2 PENDING_FAILURE→FAILED',
      '1010 #3 TESTS_PASSED→PENDING',
      '1020 #3 PENDING→TESTING',
      '1050 #1 TESTS_PASSED→MERGED',
      '1320 #3 TESTING→TESTS_PASSED',
      '1360 #3 TESTS_PASSED→MERGED',
    ]);
  });

  test('tests a failed one again when one ahead of it fails', () => {
    const { queue, log, planned } = recordedQueue();
    planned.set(1, { outcome: 'fail', milliseconds: 1000 });
    planned.set(2, { outcome: 'fail' });
    for (const number of [1, 2]) queue.submit(0, number);
    queue.advance(900);
    planned.set(2, { outcome: 'pass' });
    queue.advance(10_000);
    expect(log.slice(4, 7)).toEqual([
      '310 #2 TESTING→PENDING_FAILURE',
      '1010 #1 TESTING→FAILED',
      '1010 #2 PENDING_FAILURE→PENDING',
    ]);
    expect(queue.find(2).state).toBe('MERGED');
  });

  test('lets the more urgent go first among those that wait', () => {
    const { queue, log } = recordedQueue({ concurrency: 1 });
    queue.submit(0, 1);
    queue.submit(0, 2, { priority: toPriority('low') ?? never() });
    queue.submit(0, 3);
    queue.submit(100, 4, { priority: toPriority(0) ?? never() });
    queue.advance(10_000);
    const merged = log.filter((line) => line.endsWith('MERGED')).map((line) => line.split(' ')[1]);
    expect(merged).toEqual(['#1', '#4', '#3', '#2']);
  });

  test('a test that hangs fails at the time limit', () => {
    const { queue, planned } = recordedQueue({ testingTimeoutMinutes: 2 });
    planned.set(1, { outcome: 'hang' });
    queue.submit(0, 1);
    queue.advance(120_009);
    expect(queue.find(1).state).toBe('TESTING');
    queue.advance(120_010);
    expect(queue.find(1).state).toBe('FAILED');
  });

  test('merges optimistically when one behind passes', () => {
    const { queue, planned } = recordedQueue({ canOptimisticallyMerge: true, pendingFailureDepth: 1 });
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.submit(5, 2);
    queue.advance(312);
    expect(queue.find(1).state).toBe('PENDING_FAILURE');
    queue.advance(315);
    expect(queue.find(1).state).toBe('TESTS_PASSED');
    queue.advance(10_000);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['MERGED', 'MERGED']);
  });

  test('with depth 0 a failure counts at once', () => {
    const { queue, planned } = recordedQueue({ canOptimisticallyMerge: true, pendingFailureDepth: 0 });
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.submit(5, 2);
    queue.advance(312);
    expect(queue.find(1).state).toBe('FAILED');
  });
});

describe('a parallel queue', () => {
  test('lets pull requests without a common target go each its own way', () => {
    const { queue, log } = recordedQueue({ mode: 'parallel' });
    queue.setImpactedTargets(0, 1, new Set(['web']));
    queue.setImpactedTargets(0, 2, new Set(['api']));
    queue.setImpactedTargets(0, 3, new Set(['api', 'web']));
    queue.setImpactedTargets(0, 4, new Set());
    for (const number of [1, 2, 3, 4]) queue.submit(0, number);
    queue.advance(10);
    const ahead = (number: number): number[] => [...queue.find(number).ahead].map((each) => each.number);
    expect([1, 2, 3, 4].map(ahead)).toEqual([[], [], [1, 2], []]);
    queue.restartTests(100, 1);
    expect(queue.find(2).state).toBe('TESTING');
    expect(queue.find(3).state).toBe('PENDING');
    queue.advance(10_000);
    const merged = log.filter((line) => line.endsWith('MERGED')).map((line) => line.split(' ')[1]);
    expect(merged).toEqual(['#2', '#4', '#1', '#3']);
  });

  test.each(['ALL', undefined] as const)('%p overlaps with all but nothing', (targets) => {
    const { queue } = recordedQueue({ mode: 'parallel' });
    if (targets !== undefined) queue.setImpactedTargets(0, 2, targets);
    queue.setImpactedTargets(0, 1, new Set(['web']));
    queue.setImpactedTargets(0, 3, new Set());
    for (const number of [1, 2, 3]) queue.submit(0, number);
    queue.advance(10);
    expect([...queue.find(2).ahead].map((each) => each.number)).toEqual([1]);
    expect(queue.find(3).ahead.size).toBe(0);
  });

  test('tests again what gets other targets while it is in flight', () => {
    const { queue } = recordedQueue({ mode: 'parallel' });
    queue.setImpactedTargets(0, 1, new Set(['web']));
    queue.submit(0, 1);
    queue.setImpactedTargets(100, 1, new Set(['web']));
    expect(queue.find(1).state).toBe('TESTING');
    queue.setImpactedTargets(100, 1, 'ALL');
    expect(queue.find(1).state).toBe('PENDING');
  });

  test('can wait for impacted targets', () => {
    const { queue } = recordedQueue({ mode: 'parallel' }, { requireImpactedTargets: true });
    queue.submit(0, 1);
    queue.advance(10_000);
    expect(queue.find(1).state).toBe('NOT_READY');
    queue.setImpactedTargets(10_000, 1, new Set(['web']));
    expect(queue.find(1).state).toBe('PENDING');
    queue.advance(20_000);
    expect(queue.find(1).state).toBe('MERGED');
  });
});

describe('states of the queue', () => {
  test('a paused queue tests and merges nothing, and goes on later', () => {
    const { queue, log } = recordedQueue({ concurrency: 1 });
    queue.submit(0, 1);
    queue.submit(0, 2);
    queue.update(320, {}, 'PAUSED');
    queue.submit(330, 3);
    const before = log.length;
    queue.advance(10_000);
    expect(log.length).toBe(before);
    expect([1, 2, 3].map((number) => queue.find(number).state)).toEqual(['TESTS_PASSED', 'PENDING', 'PENDING']);
    queue.update(10_000, {}, 'RUNNING');
    queue.advance(20_000);
    expect(queue.enqueued).toEqual([]);
  });

  test('a draining queue takes no new ones, finishes, and is paused then', () => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.update(5, {}, 'DRAINING');
    expect(() => {
      queue.submit(6, 2);
    }).toThrow(Refusal);
    queue.submit(6, 1);
    queue.advance(10_000);
    expect(queue.find(1).state).toBe('MERGED');
    expect(queue.state).toBe('PAUSED');
  });

  test('a change of mode waits for the tests that run, and starts no others', () => {
    const { queue, queueLog } = recordedQueue();
    queue.submit(0, 1);
    queue.update(100, { mode: 'parallel' });
    queue.submit(101, 2);
    queue.advance(309);
    expect([queue.state, queue.settings.mode, queue.find(2).state]).toEqual(['SWITCHING_MODES', 'single', 'PENDING']);
    queue.advance(310);
    expect([queue.state, queue.settings.mode, queue.find(2).state]).toEqual(['RUNNING', 'parallel', 'TESTING']);
    expect(queueLog.map(({ at }) => at)).toEqual([100, 310]);
  });
});

test('a change of mode is done as soon as the last failure is settled', () => {
  const { queue, queueLog, planned } = recordedQueue({ canOptimisticallyMerge: true, pendingFailureDepth: 1 });
  for (const number of [1, 2]) planned.set(number, { outcome: 'fail' });
  queue.submit(0, 1);
  queue.submit(5, 2);
  queue.update(100, { mode: 'parallel' });
  queue.advance(315);
  expect(queue.find(1).state).toBe('FAILED');
  expect(queueLog.at(-1)).toEqual({ from: 'SWITCHING_MODES', to: 'RUNNING', at: 315 });
});

describe('what the rules refuse', () => {
  test.each([
    ['restart of one that was never submitted', 'unknown', 5],
    ['restart of one that has left', 'not-in-queue', 1],
  ])('%s', (_, reason, number) => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.advance(1000);
    expect(() => {
      queue.restartTests(1000, number);
    }).toThrow(expect.objectContaining({ reason }));
    expect(() => {
      queue.cancel(1000, number);
    }).toThrow(expect.objectContaining({ reason }));
  });

  test('a merged pull request stays as it is', () => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.advance(1000);
    const before = { ...queue.find(1) };
    queue.setImpactedTargets(1001, 1, 'ALL', 'f00');
    queue.setMergeable(1001, 1, false);
    expect(() => {
      queue.submit(1002, 1);
    }).toThrow(expect.objectContaining({ reason: 'merged' }));
    expect(() => {
      queue.force(1002, 1, 'TESTING');
    }).toThrow(expect.objectContaining({ reason: 'merged' }));
    expect({ ...queue.find(1) }).toEqual(before);
  });
});

test('a state that is set from outside is held until it is released', () => {
  const { queue } = recordedQueue();
  queue.force(0, 7, 'PENDING_FAILURE');
  queue.advance(100_000);
  expect(queue.find(7).state).toBe('PENDING_FAILURE');
  queue.force(100_000, 7, 'TESTS_PASSED');
  queue.advance(200_000);
  expect(queue.find(7).state).toBe('TESTS_PASSED');
  queue.release(200_000, 7);
  queue.advance(200_040);
  expect(queue.find(7).state).toBe('MERGED');
});

function never(): never {
  throw new Error('not a priority');
}
