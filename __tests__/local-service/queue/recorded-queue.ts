import { MergeQueue, type Durations, type Transition } from '../../../src/local-service/queue/merge-queue.js';
import type { PlannedTest } from '../../../src/local-service/queue/pull-request.js';
import type { QueueSettings } from '../../../src/local-service/queue/settings.js';
import type { QueueState } from '../../../src/local-service/queue/states.js';

/** Durations in which no two sums of few are the same, so that a wrong one shows. */
export const durations: Durations = { notReady: 0, pending: 10, testing: 300, merging: 40, switchingModes: 25 };

/** A queue that starts at time 0, with all that it told. */
export interface RecordedQueue {
  readonly queue: MergeQueue;
  /** Each as `time number FROM→TO`. */
  readonly log: string[];
  readonly queueLog: { from: QueueState; to: QueueState; at: number }[];
  /** What the tests of a pull request do; those that are not here pass. */
  readonly planned: Map<number, PlannedTest>;
}

export function recordedQueue(
  settings: Partial<QueueSettings> = {},
  options: Partial<{
    durations: Durations;
    requireImpactedTargets: boolean;
    onTransition: (transition: Transition, queue: MergeQueue) => void;
  }> = {},
): RecordedQueue {
  const log: string[] = [];
  const queueLog: RecordedQueue['queueLog'] = [];
  const planned = new Map<number, PlannedTest>();
  const queue = new MergeQueue(
    {
      name: 'main',
      durations: options.durations ?? durations,
      requireImpactedTargets: options.requireImpactedTargets ?? false,
      planTest: (number) => planned.get(number) ?? { outcome: 'pass' },
      onTransition: (transition, within) => {
        const { pullRequest, from = 'none', to, at } = transition;
        log.push(`${at} #${pullRequest.number} ${from}→${to}`);
        options.onTransition?.(transition, within);
      },
      onQueueTransition: (from, to, at) => queueLog.push({ from, to, at }),
    },
    0,
    settings,
  );
  return { queue, log, queueLog, planned };
}
