import type { QueueSnapshot } from '../definitions/scene-schema.js';
import { Bisection } from './bisection.js';
import type { Entries } from './entries.js';
import type { KnownCommits } from './known-commits.js';
import type { Batch, QueueEntry } from './queue-entry.js';
import type { Testing } from './testing.js';
import type { TestRun } from './test-run.js';

/** The parts of a queue that a snapshot is made of and restored to. */
interface QueueParts {
  readonly entries: Entries;
  readonly commits: KnownCommits;
  readonly testing: Testing;
}

interface QueueFacts
  extends
    QueueParts,
    Pick<QueueSnapshot, 'time' | 'wanted' | 'switching' | 'submissions' | 'settings' | 'unmergeable'> {}

/** The whole state of a queue, as plain data that later changes do not affect. */
export function toSnapshot({ entries, commits, testing, ...facts }: QueueFacts): QueueSnapshot {
  const { batches } = testing.lanes;
  const runs = new Map([...testing.runs].map((run) => [run.id, run]));
  const all = [...entries.all];
  // A test that an entry refers to must be included, even when newer tests have pushed it out of the list.
  const referred = [...all.map(({ test }) => test), ...testing.bisections.all.map(({ failure }) => failure)];
  for (const run of referred) if (run !== undefined) runs.set(run.id, run);
  return structuredClone({
    ...facts,
    testsStarted: testing.runs.started,
    commits: commits.toSnapshot(),
    testRuns: [...runs.values()],
    entries: all.map(({ batch: _batch, bisection: _bisection, impactedTargets: _targets, test, ...entry }) => ({
      ...entry,
      test: test?.id,
    })),
    batches: batches.map(({ entries: members, ahead, test, ...batch }) => ({
      ...batch,
      entries: numbersOf(members),
      ahead: [...ahead].map((other) => batches.indexOf(other)),
      test: test?.id,
    })),
    bisections: testing.bisections.all.map((bisection) => ({
      entries: numbersOf(bisection.entries),
      failure: bisection.failure.id,
      skipsRedundantTests: bisection.skipsRedundantTests,
      knowledge: bisection.knowledge,
      tests: bisection.tests.map(({ length, run }) => ({ length, run: run.id })),
    })),
  });
}

/**
 * Restores the parts of a new queue.
 * @throws TypeError when the snapshot refers to something that it does not contain
 */
export function restoreQueue(snapshot: QueueSnapshot, { entries, commits, testing }: QueueParts): void {
  const given = structuredClone(snapshot);
  const runs = new Map(given.testRuns.map((run) => [run.id, run]));
  const runOf = (id: string): TestRun => present(runs.get(id), `test run ${id}`);
  const optionalRun = (id: string | undefined): TestRun | undefined => (id === undefined ? undefined : runOf(id));
  const entriesOf = (numbers: readonly number[]): QueueEntry[] =>
    numbers.map((number) => present(entries.find(number), `pull request ${String(number)}`));

  for (const entry of given.entries) {
    entries.add({
      sha: undefined,
      pendingSince: undefined,
      ...entry,
      impactedTargets: undefined,
      batch: undefined,
      bisection: undefined,
      test: optionalRun(entry.test),
    });
  }
  commits.restore(given.commits);
  for (const entry of entries.enqueued) entry.impactedTargets = commits.targets(entry.number);
  const batches = given.batches.map(({ entries: numbers, test, mergesAt, ...batch }): Batch => ({
    ...batch,
    mergesAt,
    entries: entriesOf(numbers),
    ahead: new Set(),
    test: optionalRun(test),
  }));
  given.batches.forEach(({ ahead }, index) => {
    for (const place of ahead) batches[index]?.ahead.add(present(batches[place], `batch ${String(place)}`));
  });
  const bisections = given.bisections.map(({ entries: numbers, failure, skipsRedundantTests, knowledge, tests }) => {
    const restored = tests.map(({ length, run }) => ({ length, run: runOf(run) }));
    return new Bisection(entriesOf(numbers), runOf(failure), skipsRedundantTests, knowledge, restored);
  });
  testing.restore(batches, bisections, given.testRuns, given.testsStarted);
}

function numbersOf(entries: readonly QueueEntry[]): number[] {
  return entries.map(({ number }) => number);
}

function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new TypeError(`${what} is referred to and is not there`);
  return found;
}
