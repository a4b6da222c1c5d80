import type { ImpactedTargets } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { MergeQueue } from '../../../local-service/src/queue-rules/merge-queue.js';

/** One merge with the targets that it claimed. */
export interface ClaimingMerge {
  /** When it was merged: milliseconds since 1970. */
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

/** A kind of queue, and what the same merges take in it. */
export type Scenario = ReturnType<typeof scenarios>[number];

/** In the replay with failures, the first test of one pull request in this many fails. */
export const failsEvery = 20;

/** Sends pull requests through a queue of each kind. @param arrivals as `replay` takes them */
export function scenarios(
  arrivals: readonly ClaimingMerge[],
  settings: Pick<ReplaySettings, 'testMinutes' | 'concurrency'>,
) {
  return (['single', 'parallel'] as const).flatMap((mode) =>
    [false, true].map((batch) => ({
      mode,
      batch,
      allPass: replay(arrivals, { ...settings, mode, batch, failsEvery: 0 }),
      /** When the first test of every twentieth pull request fails. */
      someFail: replay(arrivals, { ...settings, mode, batch, failsEvery }),
    })),
  );
}

/**
 * Sends pull requests through a merge queue with the rules of the local service. The replay sets the queue's clock, so that
 * no time passes. Every test takes equally long. A test that does not fail by `failsEvery` passes.
 * @param arrivals pull requests in the order in which they enter the queue, each at the time of its merge
 * @returns the median time from the first submission to the merge, the longest time of the fastest 95 %, and how many tests were started,
 *   including stopped tests and tests of bisections
 */
export function replay(arrivals: readonly ClaimingMerge[], settings: ReplaySettings) {
  const { mode, batch, concurrency, testMinutes, failsEvery } = settings;
  /** Numbers of the pull requests whose next test fails. */
  const failing = new Set(arrivals.map((_, index) => index + 1).filter((number) => number % failsEvery === 0));
  const minutes: number[] = [];
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
        if (to === 'MERGED') minutes.push((at - (arrivals[number - 1]?.at ?? 0)) / 60_000);
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
  if (minutes.length < arrivals.length) throw new Error('a pull request of the replay never merged');
  return { medianMinutes: percentile(minutes, 50), percentile95Minutes: percentile(minutes, 95), tests };
}

/** A percentile of values by the nearest-rank method; 0 without a value. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
