import type { ImpactedTargets } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { MergeQueue } from '../../../local-service/src/queue-rules/merge-queue.js';
import { median, percentile } from './statistics.js';

/** One pull request of the replay. */
export interface Arrival {
  /** When it enters the queue: milliseconds since 1970, in order. */
  readonly at: number;
  readonly targets: ImpactedTargets;
}

export interface ReplaySettings {
  readonly mode: 'single' | 'parallel';
  readonly batch: boolean;
  /** How many tests run at a time. */
  readonly concurrency: number;
  readonly testMinutes: number;
  /**
   * Every pull request whose place in the order is a multiple of this number fails its first test, and enters the queue again at
   * once. With 0, no test fails.
   */
  readonly failsEvery: number;
}

/** Results of a replayed queue. */
export interface Replay {
  /** Median time from the first submission to the merge, in minutes. */
  readonly medianMinutes: number;
  /** Longest time of the fastest 95 % of the pull requests, in minutes. */
  readonly percentile95Minutes: number;
  /** Tests that were started, including stopped tests and tests of bisections. */
  readonly tests: number;
}

/**
 * Sends pull requests through a merge queue with the rules of the local service. The replay sets the queue's clock, so that
 * no time passes. Every test takes equally long. A test that does not fail by `failsEvery` passes.
 */
export function replay(arrivals: readonly Arrival[], settings: ReplaySettings): Replay {
  const { mode, batch, concurrency, testMinutes, failsEvery } = settings;
  const failing = new Set(
    arrivals.flatMap((_, index) => (failsEvery > 0 && (index + 1) % failsEvery === 0 ? [index + 1] : [])),
  );
  const mergedAt = new Map<number, number>();
  const again: number[] = [];
  let tests = 0;
  const testing = testMinutes * 60_000;
  const queue = new MergeQueue(
    {
      name: 'replay',
      durations: { notReady: 0, pending: 0, testing, merging: 0, switchingModes: 0 },
      requireImpactedTargets: false,
      planTest: ({ pullRequests }) => {
        tests += 1;
        return { outcome: pullRequests.some((number) => failing.has(number)) ? 'fail' : 'pass' };
      },
      onTransition: ({ entry: { number }, to, at }) => {
        if (to === 'MERGED') mergedAt.set(number, at);
        // The next try passes, because a pull request that keeps failing is not among the past merges.
        if (to === 'FAILED') {
          failing.delete(number);
          again.push(number);
        }
      },
    },
    arrivals[0]?.at ?? 0,
    { mode, batch, concurrency, testingTimeoutMinutes: testMinutes + 1 },
  );
  /** Advances to a time. On the way, pull requests that fail are submitted again at once. */
  const advance = (to: number) => {
    for (let next = queue.nextEventAt; next !== undefined && next <= to; next = queue.nextEventAt) {
      queue.advance(next);
      for (const number of again.splice(0)) queue.submit(next, number);
    }
  };
  for (const [index, { at, targets }] of arrivals.entries()) {
    advance(at);
    queue.setImpactedTargets(at, index + 1, targets);
    queue.submit(at, index + 1);
  }
  advance(Infinity);
  const minutes = arrivals.map(({ at }, index) => ((mergedAt.get(index + 1) ?? NaN) - at) / 60_000);
  if (minutes.some(Number.isNaN)) throw new Error('a pull request of the replay never merged');
  return { medianMinutes: median(minutes), percentile95Minutes: percentile(minutes, 95), tests };
}
