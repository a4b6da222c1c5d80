import { describe, expect, test } from '@jest/globals';
import { toPriority } from '../../src/queue-rules/priority.js';
import { recordedQueue, type RecordedQueue } from './recorded-queue.js';

const minute = 60_000;
const batching = { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 2 };

/** What each test contained, in the order in which the tests ended, with its result. */
function tested({ tests }: RecordedQueue): string[] {
  return tests.map(({ queueType, pullRequests, result }) => {
    const where = queueType === 'bisection' ? ' in a bisection' : '';
    return `${pullRequests.join('+')} ${result}${where}`;
  });
}

function merged({ log }: RecordedQueue): string[] {
  return log.filter((line) => line.endsWith('→MERGED'));
}

describe('a batch', () => {
  test('starts as soon as it is full, and its pull requests merge together', () => {
    const recorded = recordedQueue(batching);
    for (const number of [1, 2, 3, 4]) recorded.queue.submit(0, number);
    recorded.queue.advance(1000);
    expect(merged(recorded)).toEqual([1, 2, 3].map((number) => `350 #${number} TESTS_PASSED→MERGED`));
    expect(tested(recorded)).toEqual(['1+2+3 passed']);
    expect(recorded.queue.find(4).state).toBe('PENDING');
  });

  test('starts with what it has when the first has waited long enough', () => {
    const recorded = recordedQueue(batching);
    recorded.queue.submit(0, 1);
    recorded.queue.submit(minute, 2);
    recorded.queue.advance(2 * minute - 1);
    expect(recorded.queue.find(1).state).toBe('PENDING');
    recorded.queue.advance(2 * minute);
    expect(recorded.queue.find(2).test?.pullRequests).toEqual([1, 2]);
  });

  test('is tested on top of those ahead', () => {
    const recorded = recordedQueue(batching);
    for (const number of [1, 2, 3, 4, 5, 6]) recorded.queue.submit(0, number);
    recorded.queue.advance(1000);
    expect(recorded.tests.map(({ pullRequests, ahead }) => ({ pullRequests, ahead }))).toEqual([
      { pullRequests: [1, 2, 3], ahead: [] },
      { pullRequests: [4, 5, 6], ahead: [1, 2, 3] },
    ]);
  });

  test.each([
    ['noBatch', { noBatch: true }],
    ['an urgent priority', { priority: toPriority('urgent') }],
  ])('leaves out what was submitted with %s', (_, submission) => {
    const recorded = recordedQueue(batching);
    recorded.queue.submit(0, 1, submission);
    recorded.queue.advance(20);
    expect(recorded.queue.find(1).state).toBe('TESTING');
    for (const number of [2, 3, 4]) recorded.queue.submit(20, number);
    recorded.queue.advance(1000);
    expect(tested(recorded)).toEqual(['1 passed', '2+3+4 passed']);
  });

  test('is not waited for by one that is tested by itself behind it', () => {
    const recorded = recordedQueue(batching);
    recorded.queue.submit(0, 1);
    recorded.queue.submit(0, 2, { noBatch: true });
    recorded.queue.advance(1000);
    expect(tested(recorded)).toEqual(['1 passed', '2 passed']);
    expect(merged(recorded)).toEqual(['350 #1 TESTS_PASSED→MERGED', '390 #2 TESTS_PASSED→MERGED']);
  });

  test('is made of one lane of a parallel queue', () => {
    const recorded = recordedQueue({ ...batching, mode: 'parallel', batchingMinSize: 2 });
    ['web', 'api', 'web', 'api', 'docs'].forEach((target, index) => {
      recorded.queue.setImpactedTargets(0, index + 1, new Set([target]));
      recorded.queue.submit(0, index + 1);
    });
    recorded.queue.advance(1000);
    expect(tested(recorded)).toEqual(['1+3 passed', '2+4 passed']);
    recorded.queue.advance(3 * minute);
    expect(tested(recorded).at(-1)).toBe('5 passed');
  });

  test('takes one that joins two lanes in the later of them', () => {
    const recorded = recordedQueue({ ...batching, mode: 'parallel' });
    [['web'], ['api'], ['web', 'api']].forEach((targets, index) => {
      recorded.queue.setImpactedTargets(0, index + 1, new Set(targets));
      recorded.queue.submit(0, index + 1);
    });
    recorded.queue.advance(20);
    expect(recorded.queue.find(1).test?.pullRequests).toEqual([1]);
    recorded.queue.setImpactedTargets(20, 4, new Set(['api']));
    recorded.queue.submit(20, 4);
    recorded.queue.advance(30);
    expect(recorded.queue.find(4).test).toMatchObject({ pullRequests: [2, 3, 4], ahead: [1] });
  });

  test.each(['cancel', 'restartTests'] as const)('whose member is asked for: %s', (method) => {
    const recorded = recordedQueue(batching);
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue[method](100, 2);
    recorded.queue.advance(3 * minute);
    const again = method === 'cancel' ? '1+3 passed' : '1+2+3 passed';
    expect(tested(recorded)).toEqual(['1+2+3 stopped', again]);
    expect(recorded.queue.find(2).state).toBe(method === 'cancel' ? 'CANCELLED' : 'MERGED');
  });
});

describe('a batch that fails', () => {
  test.each([
    [1, ['1+2 failed', '1 failed']],
    [2, ['1+2 failed', '1 passed']],
    [3, ['1+2 passed', '1+2+3 failed']],
    [4, ['1+2 passed', '1+2+3 passed', '1+2+3+4 failed']],
  ])('by pull request %i alone loses that one, and the others merge', (culprit, bisection) => {
    const recorded = recordedQueue({ ...batching, batchingMinSize: 4, bisectionConcurrency: 1 });
    recorded.planned.set(culprit, { outcome: 'fail' });
    for (const number of [1, 2, 3, 4]) recorded.queue.submit(0, number);
    recorded.queue.advance(310);
    for (const number of [1, 2, 3, 4]) expect(recorded.queue.find(number).state).toBe('PENDING_FAILURE');
    recorded.queue.advance(10 * minute);
    const others = [1, 2, 3, 4].filter((number) => number !== culprit);
    expect(tested(recorded)).toEqual([
      '1+2+3+4 failed',
      ...bisection.map((each) => `${each} in a bisection`),
      `${others.join('+')} passed`,
    ]);
    expect(recorded.queue.find(culprit)).toMatchObject({ state: 'FAILED', test: { result: 'failed' } });
    for (const number of others) expect(recorded.queue.find(number).state).toBe('MERGED');
  });

  test('is not tested once more when redundant tests are skipped', () => {
    const recorded = recordedQueue({
      ...batching,
      bisectionConcurrency: 1,
      optimizationMode: 'bisection_skip_redundant_tests',
    });
    recorded.planned.set(3, { outcome: 'fail' });
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue.advance(10 * minute);
    expect(tested(recorded)).toEqual([
      '1+2+3 failed',
      '1 passed in a bisection',
      '1+2 passed in a bisection',
      '1+2 passed',
    ]);
    expect(recorded.queue.find(3).test?.pullRequests).toEqual([1, 2, 3]);
  });

  test('loses every culprit, one after the other', () => {
    const recorded = recordedQueue({ ...batching, batchingMinSize: 5 });
    for (const number of [2, 4]) recorded.planned.set(number, { outcome: 'fail' });
    for (const number of [1, 2, 3, 4, 5]) recorded.queue.submit(0, number);
    recorded.queue.advance(10 * minute);
    expect([1, 2, 3, 4, 5].map((number) => recorded.queue.find(number).state)).toEqual([
      'MERGED',
      'FAILED',
      'MERGED',
      'FAILED',
      'MERGED',
    ]);
  });

  test('only together loses the later one', () => {
    const together = ({ pullRequests }: { pullRequests: readonly number[] }) => ({
      outcome: pullRequests.includes(1) && pullRequests.includes(3) ? ('fail' as const) : ('pass' as const),
    });
    const recorded = recordedQueue(batching, { planTest: together });
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue.advance(10 * minute);
    expect([1, 2, 3].map((number) => recorded.queue.find(number).state)).toEqual(['MERGED', 'MERGED', 'FAILED']);
  });

  test('and passes when it is tested once more has no culprit: all are tested by themselves then', () => {
    let tests = 0;
    const once = () => ({ outcome: (tests += 1) === 1 ? ('fail' as const) : ('pass' as const) });
    const recorded = recordedQueue({ ...batching, bisectionConcurrency: 1 }, { planTest: once });
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue.advance(10 * minute);
    expect(tested(recorded).slice(-4)).toEqual(['1+2+3 passed in a bisection', '1 passed', '2 passed', '3 passed']);
    expect(recorded.queue.enqueued).toEqual([]);
  });

  test('takes no slot of the others while it is split, and uses as many as bisectionConcurrency says', () => {
    const recorded = recordedQueue({ ...batching, concurrency: 1, batchingMinSize: 4, bisectionConcurrency: 3 });
    recorded.planned.set(3, { outcome: 'fail' });
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) recorded.queue.submit(0, number);
    recorded.queue.advance(310);
    expect([recorded.queue.testsRunning('main'), recorded.queue.testsRunning('bisection')]).toEqual([1, 3]);
    expect(recorded.queue.find(5).test).toMatchObject({ pullRequests: [5, 6, 7, 8], ahead: [] });
    recorded.queue.advance(610);
    expect(recorded.queue.find(3).state).toBe('FAILED');
    recorded.queue.advance(10 * minute);
    expect(recorded.queue.enqueued).toEqual([]);
  });

  test.each(['cancel', 'restartTests'] as const)('ends its bisection when of a member is asked: %s', (method) => {
    const recorded = recordedQueue(batching);
    recorded.planned.set(3, { outcome: 'fail' });
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue[method](400, 1);
    expect(recorded.queue.testsRunning('bisection')).toBe(0);
    expect([2, 3].map((number) => recorded.queue.find(number).state)).toEqual(['PENDING', 'PENDING']);
    recorded.queue.advance(10 * minute);
    const first = method === 'cancel' ? 'CANCELLED' : 'MERGED';
    expect([1, 2, 3].map((number) => recorded.queue.find(number).state)).toEqual([first, 'MERGED', 'FAILED']);
  });

  test('waits with its bisection while the queue is paused', () => {
    const recorded = recordedQueue(batching);
    recorded.planned.set(1, { outcome: 'fail' });
    for (const number of [1, 2, 3]) recorded.queue.submit(0, number);
    recorded.queue.update(100, {}, 'PAUSED');
    recorded.queue.advance(10 * minute);
    expect(recorded.queue.testsRunning('bisection')).toBe(0);
    expect(recorded.queue.find(1).state).toBe('PENDING_FAILURE');
    recorded.queue.update(10 * minute, {}, 'RUNNING');
    recorded.queue.advance(20 * minute);
    expect(recorded.queue.find(1).state).toBe('FAILED');
  });
});
