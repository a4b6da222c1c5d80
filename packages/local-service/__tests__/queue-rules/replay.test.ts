import { expect, test } from '@jest/globals';
import type { ImpactedTargets } from '../../src/queue-rules/impacted-targets.js';
import { MergeQueue } from '../../src/queue-rules/merge-queue.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { TestRun } from '../../src/queue-rules/test-run.js';

/** Merges in the order in which they happened, with what each impacted; the third breaks the tests. */
const merges: readonly { readonly minute: number; readonly targets: ImpactedTargets; readonly fails?: boolean }[] = [
  { minute: 0, targets: new Set(['web']) },
  { minute: 1, targets: new Set(['server']) },
  { minute: 2, targets: new Set(['web', 'documents']), fails: true },
  { minute: 3, targets: 'ALL' },
];

/** Replays the merges through a queue with tests of 20 minutes, at times of its own. */
function replay(settings: Partial<QueueSettings>): {
  merged: Record<number, number>;
  failed: number[];
  tests: TestRun[];
} {
  const merged: Record<number, number> = {};
  const failed: number[] = [];
  const tests: TestRun[] = [];
  const queue = new MergeQueue(
    {
      name: 'replay',
      durations: { notReady: 0, pending: 0, testing: 20, merging: 0, switchingModes: 0 },
      requireImpactedTargets: true,
      planTest: ({ pullRequests, ahead }) => {
        const broken = [...ahead, ...pullRequests].some((each) => merges[each - 1]?.fails);
        return { outcome: broken ? 'fail' : 'pass' };
      },
      onTransition: ({ entry, to, at }) => {
        if (to === 'MERGED') merged[entry.number] = at;
        if (to === 'FAILED') failed.push(entry.number);
      },
      onTestEnd: (run) => tests.push(run),
    },
    0,
    settings,
  );
  merges.forEach(({ minute, targets }, index) => {
    queue.setImpactedTargets(minute, index + 1, targets);
    queue.submit(minute, index + 1);
  });
  while (queue.nextEventAt !== undefined) queue.advance(queue.nextEventAt);
  expect(queue.enqueued).toEqual([]);
  return { merged, failed, tests };
}

test('one lane: each waits for those ahead, and the one that fails makes those behind it start again', () => {
  expect(replay({ mode: 'single', concurrency: 4 })).toMatchObject({ merged: { 1: 20, 2: 21, 4: 42 }, failed: [3] });
});

test('a lane for each set of targets: what shares none waits for nobody', () => {
  const { merged, failed } = replay({ mode: 'parallel', concurrency: 1 });
  expect({ merged, failed }).toEqual({ merged: { 1: 20, 2: 40, 4: 80 }, failed: [3] });
});

test('batches take fewer tests', () => {
  const { merged, failed, tests } = replay({
    mode: 'single',
    batch: true,
    batchingMinSize: 4,
    batchingMaxWaitTimeMinutes: 1,
    bisectionConcurrency: 3,
    concurrency: 1,
    optimizationMode: 'bisection_skip_redundant_tests',
  });
  expect(Object.keys(merged)).toEqual(['1', '2', '4']);
  expect(failed).toEqual([3]);
  expect(tests.filter(({ queueType }) => queueType === 'main').map(({ pullRequests }) => pullRequests)).toEqual([
    [1, 2, 3, 4],
    [1, 2, 4],
  ]);
});
