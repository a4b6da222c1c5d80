import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { overlap, type ImpactedTargets } from '../../src/queue-rules/impacted-targets.js';
import type { MergeQueue } from '../../src/queue-rules/merge-queue.js';
import { isUrgent, priorityOf } from '../../src/queue-rules/priority.js';
import { byTurn, type Batch, type QueueEntry, type Transition } from '../../src/queue-rules/queue-entry.js';
import { Refusal } from '../../src/queue-rules/refusal.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import { isFinal, requestableQueueStates } from '../../src/queue-rules/states.js';
import type { PlannedTest, TestContents, TestRun } from '../../src/queue-rules/test-run.js';
import { property } from '../../../../__tests__/hostile/property.js';
import { recordedQueue } from './recorded-queue.js';
import { pullRequestTransitions, queueTransitions } from './transitions.js';

/** One thing that happens to a queue at a time. */
type QueueStep = (queue: MergeQueue, at: number) => void;

const number = fc.integer({ min: 1, max: 8 });
const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
const targets: fc.Arbitrary<ImpactedTargets> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('ALL' as const) },
  { weight: 4, arbitrary: fc.subarray(['a', 'b', 'c']).map((names) => new Set(names)) },
);

const settings: fc.Arbitrary<Partial<QueueSettings>> = fc.record(
  {
    mode: fc.constantFrom('single', 'parallel'),
    concurrency: fc.integer({ min: 1, max: 4 }),
    canOptimisticallyMerge: fc.boolean(),
    pendingFailureDepth: fc.integer({ min: 1, max: 2 }),
    batch: fc.boolean(),
    batchingMinSize: fc.integer({ min: 1, max: 5 }),
    batchingMaxWaitTimeMinutes: fc.constantFrom(0.001, 0.01, 1),
    bisectionConcurrency: fc.integer({ min: 1, max: 3 }),
    optimizationMode: fc.constantFrom('off', 'bisection_skip_redundant_tests'),
  },
  { requiredKeys: [] },
);

/** A step that comes up as often as its weight says, with one of these values. */
const weighted = <Value>(
  weight: number,
  values: fc.Arbitrary<Value>,
  happens: (queue: MergeQueue, at: number, value: Value) => void,
) => ({
  weight,
  arbitrary: values.map(
    (value): QueueStep =>
      (queue, at) =>
        happens(queue, at, value),
  ),
});

const commit = fc.constantFrom('old', 'new');
const step: fc.Arbitrary<QueueStep> = fc.oneof(
  weighted(
    8,
    fc.tuple(number, fc.constantFrom(0, 10, 100, 100, 200), fc.boolean()),
    (queue, at, [which, urgency, noBatch]) => queue.submit(at, which, { priority: priorityOf(urgency), noBatch }),
  ),
  weighted(1, number, (queue, at, which) => queue.cancel(at, which)),
  weighted(2, number, (queue, at, which) => queue.restartTests(at, which)),
  weighted(3, fc.tuple(number, targets, commit), (queue, at, change) => queue.setImpactedTargets(at, ...change)),
  weighted(1, fc.tuple(number, commit), (queue, at, change) => queue.setHead(at, ...change)),
  weighted(1, fc.tuple(number, fc.boolean()), (queue, at, change) => queue.setMergeable(at, ...change)),
  weighted(1, fc.constantFrom(...requestableQueueStates), (queue, at, state) => queue.update(at, {}, state)),
  weighted(1, settings, (queue, at, changed) => queue.update(at, changed)),
);

type Story = readonly (readonly [after: number, step: QueueStep])[];
const story: fc.Arbitrary<Story> = fc.array(fc.tuple(fc.constantFrom(0, 0, 7, 60, 290, 400), step), { maxLength: 60 });

/** Tests fail that contain a culprit, and take longer the more they contain, so that no two end together by their nature. */
const plan = fc
  .record({ culprits: fc.uniqueArray(number, { maxLength: 3 }), hanging: fc.boolean(), slow: number })
  .map(({ culprits, hanging, slow }) => ({
    culprits,
    planTest: ({ pullRequests }: TestContents): PlannedTest => ({
      outcome: !pullRequests.some((each) => culprits.includes(each)) ? 'pass' : hanging ? 'hang' : 'fail',
      milliseconds: pullRequests.includes(slow) ? 700 : 300,
    }),
  }));

/** Plays a story from a time on; what the rules refuse is left out. Returns the time at its end. */
function play(queue: MergeQueue, steps: Story, from = 0, look: (at: number) => void = () => undefined): number {
  let at = from;
  for (const [after, happens] of steps) {
    for (let passed = 1; passed <= after; passed += 13) look(at + passed);
    at += after;
    try {
      happens(queue, at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return at;
}

/** Watches a queue from outside and throws where a rule is broken. */
function referee(culprits: readonly number[]): (transition: Transition, queue: MergeQueue) => void {
  const merges: { number: number; at: number; targets: ImpactedTargets | undefined }[] = [];
  const targetsOf = new Map<number, ImpactedTargets | undefined>();
  const firstTest = new WeakMap<Batch, TestRun | undefined>();
  let optimistic = false;
  let latest = 0;

  const testing = (entry: QueueEntry, queue: MergeQueue): void => {
    targetsOf.set(entry.number, entry.impactedTargets);
    expect(queue.state).not.toBe('PAUSED');
    expect(queue.testsRunning('main')).toBeLessThanOrEqual(queue.settings.concurrency);
    const { batch, pullRequests = [] } = { batch: entry.batch, ...entry.test };
    expect(pullRequests).toContain(entry.number);
    if (pullRequests.length > 1) {
      expect(pullRequests.length).toBeLessThanOrEqual(5);
      for (const { noBatch, alone, priority } of batch?.entries ?? []) {
        expect({ noBatch, alone, urgent: isUrgent(priority) }).toEqual({ noBatch: false, alone: false, urgent: false });
      }
    }
    // Nothing that shares a target and comes first by its turn is left waiting; a restart keeps the place that it had.
    const overtaken = queue.enqueued.filter(
      (other) =>
        other.state === 'PENDING' &&
        other.batch === undefined &&
        !pullRequests.includes(other.number) &&
        byTurn(other, entry) < 0 &&
        (queue.settings.mode === 'single' || overlap(other.impactedTargets, entry.impactedTargets)),
    );
    const isRestart = batch !== undefined && (firstTest.get(batch) ?? entry.test) !== entry.test;
    if (!isRestart) expect(overtaken).toEqual([]);
    if (batch !== undefined && !isRestart) firstTest.set(batch, entry.test);
  };

  /** Whether a test shows that an entry may merge: it contained the entry and all that has merged since and shares a target. */
  const allows = (run: TestRun, entry: QueueEntry, mode: QueueSettings['mode']): boolean => {
    const contained = [...run.ahead, ...run.pullRequests];
    const mine = targetsOf.get(entry.number);
    const since = merges.filter(
      ({ at, targets: theirs }) => at > run.startedAt && (mode === 'single' || overlap(theirs, mine)),
    );
    return (
      run.queueType === 'main' &&
      run.result === 'passed' &&
      contained.includes(entry.number) &&
      since.every((other) => contained.includes(other.number))
    );
  };

  const merged = (entry: QueueEntry, at: number, queue: MergeQueue): void => {
    expect(queue.state).not.toBe('PAUSED');
    const { test: run, number: which } = entry;
    const before = merges.map((merge) => merge.number);
    expect(before).not.toContain(which);
    for (const each of run?.ahead ?? []) expect(before).toContain(each);
    // With canOptimisticallyMerge, a test of one behind it may show it too.
    const shown = optimistic ? [...queue.testRuns] : run === undefined ? [] : [run];
    expect(shown.some((each) => allows(each, entry, queue.settings.mode))).toBe(true);
    merges.push({ number: which, at, targets: targetsOf.get(which) });
  };

  return ({ entry, from, to, at }, queue) => {
    optimistic ||= queue.settings.canOptimisticallyMerge;
    const allowed = from === undefined ? ['NOT_READY', 'PENDING'] : pullRequestTransitions[from];
    expect(allowed).toContain(to);
    expect(at).toBeGreaterThanOrEqual(latest);
    latest = at;
    expect(queue.testsRunning('bisection')).toBeLessThanOrEqual(3);
    if (to === 'TESTING') testing(entry, queue);
    if (to === 'MERGED') merged(entry, at, queue);
    if (to === 'MERGED' && !optimistic) expect(culprits).not.toContain(entry.number);
    if (to === 'FAILED') {
      expect(culprits).toContain(entry.number);
      expect(entry.test?.pullRequests).toContain(entry.number);
      expect(['failed', 'timed-out']).toContain(entry.test?.result);
    }
  };
}

describe('whatever happens to a queue', () => {
  property(
    'a pull request merges only after a test that contained it and all ahead of it passed, and only culprits fail',
    fc.tuple(settings, fc.boolean(), plan, story),
    ([start, required, { culprits, planTest }, steps]) => {
      const recorded = recordedQueue(
        { concurrency: 2, testingTimeoutMinutes: 1, ...start },
        { requireImpactedTargets: required, planTest, onTransition: referee(culprits) },
      );
      play(recorded.queue, steps, 0, (at) => {
        recorded.queue.advance(at);
      });
      for (const { from, to } of recorded.queueLog) expect(queueTransitions[from]).toContain(to);
      return Promise.resolve();
    },
    { share: 2, perCaseMs: 40 },
  );

  property(
    'it does not matter how often a method is called',
    fc.tuple(settings, plan, story),
    ([start, { planTest }, steps]) => {
      const [seldom, often] = [recordedQueue(start, { planTest }), recordedQueue(start, { planTest })];
      const end = play(seldom.queue, steps);
      play(often.queue, steps, 0, (at) => {
        often.queue.advance(at);
      });
      seldom.queue.advance(end + 10_000);
      for (let at = end; at <= end + 10_000; at += 50) often.queue.advance(at);
      expect(often.log).toEqual(seldom.log);
      expect(often.queueLog).toEqual(seldom.queueLog);
      expect(often.tests).toEqual(seldom.tests);
      return Promise.resolve();
    },
    { perCaseMs: 40 },
  );

  property(
    'no entry waits for ever: the queue gets empty when it runs and everything is ready',
    fc.tuple(settings, plan, story),
    ([start, { culprits, planTest }, steps]) => {
      const { queue } = recordedQueue(start, { planTest });
      const end = play(queue, steps);
      queue.update(end, { canOptimisticallyMerge: false }, 'RUNNING');
      for (const each of numbers) queue.setMergeable(end, each, true);
      // What has passed merges, even when only a test on top of it showed that.
      const undecided = queue.enqueued.filter(({ state }) => state !== 'TESTS_PASSED');
      queue.advance(end + 7 * 24 * 3_600_000);
      expect(queue.enqueued).toEqual([]);
      expect([queue.testsRunning('main'), queue.testsRunning('bisection'), queue.nextEventAt]).toEqual([
        0,
        0,
        undefined,
      ]);
      for (const entry of queue.submitted) expect(isFinal(entry.state)).toBe(true);
      for (const entry of undecided.filter(({ test: run }) => run?.result === 'failed')) {
        expect(culprits.includes(entry.number)).toBe(entry.state === 'FAILED');
      }
      return Promise.resolve();
    },
    { share: 1.5, perCaseMs: 40 },
  );
});
