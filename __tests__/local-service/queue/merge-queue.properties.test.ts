import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { overlap, type ImpactedTargets } from '../../../src/local-service/queue/impacted-targets.js';
import type { MergeQueue, Transition } from '../../../src/local-service/queue/merge-queue.js';
import { toPriority } from '../../../src/local-service/queue/priority.js';
import type { PullRequest } from '../../../src/local-service/queue/pull-request.js';
import { Refusal } from '../../../src/local-service/queue/refusal.js';
import { isFinal, isInFlight } from '../../../src/local-service/queue/states.js';
import { recordedQueue, type RecordedQueue } from './recorded-queue.js';
import { pullRequestTransitions, queueTransitions } from './transitions.js';

/** One thing that happens to a queue, `after` some time. */
type Step = (recorded: RecordedQueue, at: number) => void;

const number = fc.integer({ min: 1, max: 6 });
const targets: fc.Arbitrary<ImpactedTargets> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('ALL' as const) },
  { weight: 4, arbitrary: fc.subarray(['a', 'b', 'c']).map((names) => new Set(names)) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(number, fc.constantFrom(0, 10, 100, 200)).map(([which, urgency]): Step => ({ queue }, at) => {
      const priority = toPriority(urgency);
      queue.submit(at, which, priority === undefined ? {} : { priority });
    }),
  },
  {
    weight: 1,
    arbitrary: number.map((which): Step => ({ queue }, at) => {
      queue.cancel(at, which);
    }),
  },
  {
    weight: 1,
    arbitrary: number.map((which): Step => ({ queue }, at) => {
      queue.restartTests(at, which);
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(number, targets).map(([which, set]): Step => ({ queue }, at) => {
      queue.setImpactedTargets(at, which, set);
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(number, fc.boolean()).map(([which, mergeable]): Step => ({ queue }, at) => {
      queue.setMergeable(at, which, mergeable);
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(number, fc.constantFrom('pass', 'fail', 'hang'), fc.constantFrom(0, 150, 300, 700))
      .map(([which, outcome, milliseconds]): Step => ({ queue, planned }, at) => {
        queue.advance(at);
        planned.set(which, { outcome, milliseconds });
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('RUNNING' as const, 'PAUSED' as const, 'DRAINING' as const)
      .map((state): Step => ({ queue }, at) => {
        queue.update(at, {}, state);
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        mode: fc.constantFrom('single' as const, 'parallel' as const),
        concurrency: fc.integer({ min: 1, max: 4 }),
        canOptimisticallyMerge: fc.boolean(),
        pendingFailureDepth: fc.integer({ min: 0, max: 2 }),
      })
      .map((settings): Step => ({ queue }, at) => {
        queue.update(at, settings);
      }),
  },
);

const story = fc.array(fc.tuple(fc.constantFrom(0, 7, 60, 290, 400), step), { maxLength: 60 });
const mode = fc.constantFrom('single' as const, 'parallel' as const);

/** Plays a story; what the rules refuse is left out. Returns the time at its end. */
function play(
  recorded: RecordedQueue,
  steps: readonly (readonly [number, Step])[],
  look: (at: number) => void,
): number {
  let at = 0;
  for (const [after, happens] of steps) {
    for (let passed = 1; passed <= after; passed += 13) look(at + passed);
    at += after;
    try {
      happens(recorded, at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return at;
}

/** Watches a queue from outside and throws where a rule is broken. */
function referee(): (transition: Transition, queue: MergeQueue) => void {
  const merged = new Set<number>();
  const ahead = new Map<PullRequest, PullRequest[]>();
  let inFlight: PullRequest[] = [];
  let latest = 0;
  return ({ pullRequest, from, to, at }, queue) => {
    const conflict = (one: PullRequest, other: PullRequest): boolean =>
      queue.settings.mode === 'single' || overlap(one.impactedTargets, other.impactedTargets);
    const allowed = from === undefined ? ['NOT_READY', 'PENDING'] : pullRequestTransitions[from];
    expect(allowed).toContain(to);
    expect(at).toBeGreaterThanOrEqual(latest);
    latest = at;
    expect(merged.has(pullRequest.number)).toBe(false);
    if (to === 'MERGED') {
      merged.add(pullRequest.number);
      expect((ahead.get(pullRequest) ?? []).filter((other) => inFlight.includes(other))).toEqual([]);
      expect(queue.state).not.toBe('PAUSED');
    }
    if (to === 'TESTING') {
      expect(['RUNNING', 'DRAINING']).toContain(queue.state);
      expect(inFlight.filter((other) => other.state === 'TESTING').length).toBeLessThan(queue.settings.concurrency);
      const overtaken = queue.enqueued.filter(
        (other) =>
          other.state === 'PENDING' &&
          conflict(other, pullRequest) &&
          (other.priority.value < pullRequest.priority.value ||
            (other.priority.value === pullRequest.priority.value && other.sequence < pullRequest.sequence)),
      );
      expect(overtaken).toEqual([]);
      ahead.set(
        pullRequest,
        inFlight.filter((other) => conflict(other, pullRequest)),
      );
      inFlight.push(pullRequest);
    }
    if (!isInFlight(to)) inFlight = inFlight.filter((other) => other !== pullRequest);
  };
}

describe('whatever happens to a queue', () => {
  test('its rules hold', () => {
    fc.assert(
      fc.property(mode, fc.boolean(), story, (startMode, required, steps) => {
        const recorded = recordedQueue(
          { mode: startMode, concurrency: 2 },
          { requireImpactedTargets: required, onTransition: referee() },
        );
        play(recorded, steps, (at) => {
          recorded.queue.advance(at);
        });
        for (const { from, to } of recorded.queueLog) expect(queueTransitions[from]).toContain(to);
      }),
      { numRuns: 300 },
    );
  });

  test('it does not matter how often anybody looks', () => {
    fc.assert(
      fc.property(mode, story, (startMode, steps) => {
        const [seldom, often] = [recordedQueue({ mode: startMode }), recordedQueue({ mode: startMode })];
        const end = play(seldom, steps, () => undefined);
        play(often, steps, (at) => {
          often.queue.advance(at);
        });
        seldom.queue.advance(end + 10_000);
        for (let at = end; at <= end + 10_000; at += 50) often.queue.advance(at);
        expect(often.log).toEqual(seldom.log);
        expect(often.queueLog).toEqual(seldom.queueLog);
      }),
      { numRuns: 200 },
    );
  });

  test('the queue gets empty when it runs and everything is ready', () => {
    fc.assert(
      fc.property(mode, story, (startMode, steps) => {
        const { queue, ...rest } = recordedQueue({ mode: startMode });
        const end = play({ queue, ...rest }, steps, () => undefined);
        queue.update(end, {}, 'RUNNING');
        for (let each = 1; each <= 6; each += 1) queue.setMergeable(end, each, true);
        queue.advance(end + 24 * 3_600_000);
        expect(queue.enqueued).toEqual([]);
        for (const pullRequest of queue.submitted) expect(isFinal(pullRequest.state)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
