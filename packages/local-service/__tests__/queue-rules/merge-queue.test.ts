import { describe, expect, test } from '@jest/globals';
import { toPriority } from '../../src/queue-rules/priority.js';
import { Refusal } from '../../src/queue-rules/refusal.js';
import { durations, recordedQueue } from './recorded-queue.js';

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
    queue.submit(0, 2, { priority: toPriority('low') });
    queue.submit(0, 3);
    queue.submit(100, 4, { priority: toPriority('high') });
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
    const ahead = (number: number): readonly number[] => queue.find(number).test?.ahead ?? [];
    expect([1, 2, 3, 4].map(ahead)).toEqual([[], [], [1, 2], []]);
    queue.advance(10_000);
    expect(log.filter((line) => line.endsWith('MERGED'))).toEqual([
      '350 #1 TESTS_PASSED→MERGED',
      '350 #2 TESTS_PASSED→MERGED',
      '350 #4 TESTS_PASSED→MERGED',
      '390 #3 TESTS_PASSED→MERGED',
    ]);
  });

  test.each(['ALL', undefined] as const)('%p overlaps with all but nothing', (targets) => {
    const { queue } = recordedQueue({ mode: 'parallel' });
    if (targets !== undefined) queue.setImpactedTargets(0, 2, targets);
    queue.setImpactedTargets(0, 1, new Set(['web']));
    queue.setImpactedTargets(0, 3, new Set());
    for (const number of [1, 2, 3]) queue.submit(0, number);
    queue.advance(10);
    expect(queue.find(2).test?.ahead).toEqual([1]);
    expect(queue.find(3).test?.ahead).toEqual([]);
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
  test('a paused queue lets running tests end, starts and merges nothing, and goes on later', () => {
    const { queue, log } = recordedQueue({ concurrency: 1 });
    queue.submit(0, 1);
    queue.submit(0, 2);
    queue.update(320, {}, 'PAUSED');
    queue.submit(330, 3);
    const before = log.length;
    queue.advance(10_000);
    expect(log.slice(before)).toEqual(['610 #2 TESTING→TESTS_PASSED']);
    expect(queue.find(3).state).toBe('PENDING');
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

  test('a failure counts in a paused queue, and what was tested on top of it waits', () => {
    const { queue, planned } = recordedQueue();
    planned.set(1, { outcome: 'fail' });
    queue.submit(0, 1);
    queue.submit(0, 2);
    queue.update(100, {}, 'PAUSED');
    queue.advance(10_000);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['FAILED', 'PENDING']);
  });

  test('a change of mode drains what is in flight, and starts nothing else', () => {
    const { queue, queueLog } = recordedQueue();
    queue.submit(0, 1);
    queue.update(100, { mode: 'parallel' });
    queue.submit(101, 2);
    queue.advance(349);
    expect([queue.state, queue.settings.mode, queue.find(2).state]).toEqual(['SWITCHING_MODES', 'single', 'PENDING']);
    queue.advance(350);
    expect([queue.state, queue.settings.mode, queue.find(2).state]).toEqual(['RUNNING', 'parallel', 'TESTING']);
    expect(queueLog.map(({ at }) => at)).toEqual([100, 350]);
  });

  test('a paused queue is drained too when its mode is changed, and is paused again then', () => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.update(320, {}, 'PAUSED');
    queue.update(1000, { mode: 'parallel' });
    queue.advance(2000);
    expect([queue.find(1).state, queue.state, queue.settings.mode]).toEqual(['MERGED', 'PAUSED', 'parallel']);
  });
});

describe('a restart', () => {
  test('restarts that pull request alone, which keeps its place', () => {
    const { queue, log, tests } = recordedQueue();
    for (const number of [1, 2]) queue.submit(0, number);
    queue.restartTests(100, 1);
    queue.advance(10_000);
    expect(log.slice(4)).toEqual([
      '100 #1 TESTING→PENDING',
      '110 #1 PENDING→TESTING',
      '310 #2 TESTING→TESTS_PASSED',
      '410 #1 TESTING→TESTS_PASSED',
      '450 #1 TESTS_PASSED→MERGED',
      '490 #2 TESTS_PASSED→MERGED',
    ]);
    expect(tests.map(({ pullRequests, result }) => [...pullRequests, result])).toEqual([
      [1, 'stopped'],
      [2, 'passed'],
      [1, 'passed'],
    ]);
  });

  test('waits for a free slot', () => {
    const { queue } = recordedQueue({ concurrency: 1 });
    for (const number of [1, 2]) queue.submit(0, number);
    queue.restartTests(320, 1);
    queue.advance(609);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['PENDING', 'TESTING']);
    queue.advance(610);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['TESTING', 'TESTS_PASSED']);
    queue.advance(10_000);
    expect(queue.enqueued).toEqual([]);
  });

  test('whose test fails then takes those behind it along', () => {
    const { queue, planned } = recordedQueue();
    for (const number of [1, 2]) queue.submit(0, number);
    queue.advance(50);
    planned.set(1, { outcome: 'fail' });
    queue.restartTests(100, 1);
    queue.advance(410);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['FAILED', 'PENDING']);
    queue.advance(10_000);
    expect(queue.find(2).state).toBe('MERGED');
  });
});

describe('an urgent pull request', () => {
  const urgent = { priority: toPriority('urgent') };

  test('interrupts the tests that run, and goes ahead of them', () => {
    const { queue, log } = recordedQueue();
    for (const number of [1, 2]) queue.submit(0, number);
    queue.submit(100, 3, urgent);
    queue.advance(10_000);
    expect(log.slice(5, 11)).toEqual([
      '110 #1 TESTING→PENDING',
      '110 #2 TESTING→PENDING',
      '110 #3 PENDING→TESTING',
      '120 #1 PENDING→TESTING',
      '120 #2 PENDING→TESTING',
      '410 #3 TESTING→TESTS_PASSED',
    ]);
    expect(queue.find(1).test?.ahead).toEqual([3]);
    expect(queue.enqueued).toEqual([]);
  });

  test('stays behind what has passed', () => {
    const { queue } = recordedQueue({}, { durations: { ...durations, merging: 1000 } });
    queue.submit(0, 1);
    queue.submit(320, 2, urgent);
    queue.advance(330);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['TESTS_PASSED', 'TESTING']);
    expect(queue.find(2).test?.ahead).toEqual([1]);
  });

  test('does not interrupt another urgent one, and waits for a slot that such ones have', () => {
    const { queue } = recordedQueue({ concurrency: 1 });
    queue.submit(0, 1, urgent);
    queue.submit(100, 2, urgent);
    queue.advance(200);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['TESTING', 'PENDING']);
  });

  test('does not interrupt what an urgent one was tested on top of', () => {
    const { queue } = recordedQueue({ concurrency: 3 });
    queue.submit(0, 1);
    queue.advance(300);
    queue.submit(300, 2, { priority: toPriority('urgent') });
    queue.advance(312);
    queue.restartTests(312, 1);
    queue.submit(330, 3, { priority: toPriority('urgent') });
    queue.advance(345);
    expect([1, 2, 3].map((number) => queue.find(number).state)).toEqual(['TESTING', 'TESTING', 'TESTING']);
    expect(queue.find(3).test?.ahead).toEqual([1, 2]);
  });

  test('interrupts in a parallel queue what shares a target, or else the latest test when no slot is free', () => {
    const { queue } = recordedQueue({ mode: 'parallel', concurrency: 3 });
    ['web', 'api', 'docs', 'api', 'new'].forEach((target, index) => {
      queue.setImpactedTargets(0, index + 1, new Set([target]));
    });
    for (const number of [1, 2, 3]) queue.submit(0, number);
    queue.submit(100, 4, urgent);
    queue.advance(110);
    expect([1, 2, 3, 4].map((number) => queue.find(number).state)).toEqual([
      'TESTING',
      'PENDING',
      'TESTING',
      'TESTING',
    ]);
    queue.submit(150, 5, urgent);
    queue.advance(160);
    expect([1, 2, 3, 4, 5].map((number) => queue.find(number).state)).toEqual([
      'TESTING',
      'PENDING',
      'PENDING',
      'TESTING',
      'TESTING',
    ]);
  });

  test('does not interrupt in a paused queue', () => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.update(50, {}, 'PAUSED');
    queue.submit(100, 2, urgent);
    queue.advance(200);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['TESTING', 'PENDING']);
  });

  test('is made of one that waits by another submission', () => {
    const { queue } = recordedQueue({ concurrency: 1 });
    queue.submit(0, 1);
    queue.submit(0, 2);
    queue.submit(100, 2, urgent);
    expect([queue.find(1).state, queue.find(2).state]).toEqual(['PENDING', 'TESTING']);
  });
});

describe('impacted targets', () => {
  const required = { requireImpactedTargets: true };

  test('count for the commit that they were uploaded for', () => {
    const { queue } = recordedQueue({ mode: 'parallel' }, required);
    queue.setHead(0, 1, 'second');
    queue.submit(0, 1);
    queue.setImpactedTargets(5, 1, new Set(['web']), 'first');
    expect(queue.find(1)).toMatchObject({ state: 'NOT_READY', sha: 'second', hasImpactedTargets: false });
    queue.setImpactedTargets(10, 1, new Set(['api']), 'second');
    expect(queue.find(1)).toMatchObject({ state: 'PENDING', hasImpactedTargets: true });
    // A workflow of the old commit that ends late takes nothing away.
    queue.setImpactedTargets(12, 1, 'ALL', 'first');
    expect(queue.find(1).impactedTargets).toEqual(new Set(['api']));
  });

  test('of a new head commit are waited for, and its tests start again', () => {
    const { queue } = recordedQueue({ mode: 'parallel' }, required);
    queue.setImpactedTargets(0, 1, 'ALL', 'first');
    queue.submit(0, 1);
    queue.advance(100);
    expect(queue.find(1)).toMatchObject({ state: 'TESTING', sha: 'first' });
    queue.setHead(100, 1, 'second');
    expect(queue.find(1)).toMatchObject({ state: 'NOT_READY', sha: 'second', hasImpactedTargets: false });
    queue.setHead(200, 1, 'first');
    expect(queue.find(1)).toMatchObject({ state: 'PENDING', hasImpactedTargets: true });
  });

  test('name the head commit where nobody said it', () => {
    const { queue } = recordedQueue();
    queue.submit(0, 1);
    queue.setImpactedTargets(100, 1, 'ALL', 'first');
    expect(queue.find(1)).toMatchObject({ state: 'TESTING', sha: 'first' });
    queue.setImpactedTargets(150, 1, 'ALL', 'second');
    expect(queue.find(1)).toMatchObject({ state: 'PENDING', sha: 'second' });
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
