import { MergeQueue } from '../../src/queue-rules/merge-queue.js';
import type { Durations } from '../../src/queue-rules/durations.js';
import type { Transition } from '../../src/queue-rules/queue-entry.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { QueueState } from '../../src/queue-rules/states.js';
import { TestOutcomes } from '../../src/queue-rules/test-outcomes.js';
import type { PlannedTest, TestContents, TestRun } from '../../src/queue-rules/test-run.js';

/** Durations of which no two small sums are equal, so that a wrong one shows. */
export const durations: Durations = { notReady: 0, pending: 10, testing: 300, merging: 40, switchingModes: 25 };

/** A queue that starts at time 0, with all that it told. */
export interface RecordedQueue {
  readonly queue: MergeQueue;
  /** Each as `time number FROM→TO`. */
  readonly log: string[];
  readonly queueLog: { from: QueueState; to: QueueState; at: number }[];
  /** Tests that have ended or were stopped, in this order. */
  readonly tests: TestRun[];
  /** What the tests of a pull request do; those that are not here pass. */
  readonly planned: { set(pullRequest: number, test: PlannedTest): void };
}

export function recordedQueue(
  settings: Partial<QueueSettings> = {},
  options: Partial<{
    durations: Durations;
    requireImpactedTargets: boolean;
    planTest: (contents: TestContents) => PlannedTest;
    onTransition: (transition: Transition, queue: MergeQueue) => void;
  }> = {},
): RecordedQueue {
  const log: string[] = [];
  const queueLog: RecordedQueue['queueLog'] = [];
  const tests: TestRun[] = [];
  const outcomes = new TestOutcomes((options.durations ?? durations).testing);
  const queue: MergeQueue = new MergeQueue(
    {
      name: 'main',
      durations: options.durations ?? durations,
      requireImpactedTargets: options.requireImpactedTargets ?? false,
      planTest: options.planTest ?? ((contents) => outcomes.next(contents)),
      onTransition: (transition) => {
        const { entry, from = 'none', to, at } = transition;
        log.push(`${at} #${entry.number} ${from}→${to}`);
        options.onTransition?.(transition, queue);
      },
      onTestEnd: (run) => tests.push(run),
      onQueueTransition: (from, to, at) => queueLog.push({ from, to, at }),
    },
    0,
    settings,
  );
  const planned: RecordedQueue['planned'] = {
    set: (pullRequest, test) => {
      outcomes.plan(pullRequest, test);
    },
  };
  return { queue, log, queueLog, tests, planned };
}
