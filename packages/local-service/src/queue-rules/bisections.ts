import { Bisection, type BisectionTest } from './bisection.js';
import type { QueueEntry } from './queue-entry.js';
import { isFinal } from './states.js';
import type { Due, TestingContext, TestRuns } from './test-runs.js';
import type { TestRun } from './test-run.js';

/** The bisections of a queue, with `bisectionConcurrency` tests at a time. */
export class Bisections {
  readonly #context: TestingContext;
  readonly #runs: TestRuns;
  #bisections: readonly Bisection[] = [];

  constructor(context: TestingContext, runs: TestRuns) {
    this.#context = context;
    this.#runs = runs;
  }

  /** In the order in which they began. */
  get all(): readonly Bisection[] {
    return this.#bisections;
  }

  /** How many tests run. */
  get running(): number {
    return this.#bisections.reduce((sum, { tests }) => sum + tests.length, 0);
  }

  /** Begins the search for the culprit among entries that failed together in a test. */
  begin(entries: readonly QueueEntry[], failure: TestRun): void {
    const skipsRedundantTests = this.#context.settings.optimizationMode === 'bisection_skip_redundant_tests';
    const bisection = new Bisection(entries, failure, skipsRedundantTests);
    this.#bisections = [...this.#bisections, bisection];
    for (const entry of entries) entry.bisection = bisection;
  }

  /** @param most tests that run at a time */
  startTests(most: number): void {
    for (const bisection of this.#bisections) {
      while (this.running < most) {
        const length = bisection.nextLength();
        if (length === undefined) break;
        bisection.start(length, this.#runs.start('bisection', bisection.entries.slice(0, length), []));
      }
    }
  }

  /** Events that will happen by themselves. */
  *due(): Iterable<Due> {
    for (const bisection of this.#bisections) {
      for (const test of bisection.tests) {
        yield { at: test.run.endsAt, happen: () => this.#conclude(bisection, test) };
      }
    }
  }

  /**
   * Ends the bisection of an entry, if there is one. All of its entries that have not left the queue wait for their
   * turn again.
   */
  dissolve(entry: QueueEntry): void {
    const bisection = this.#bisections.find((each) => each === entry.bisection);
    if (bisection !== undefined) this.#end(bisection);
  }

  #conclude(bisection: Bisection, test: BisectionTest): void {
    this.#runs.end(test.run, test.run.willBe);
    const useless = bisection.conclude(test, test.run.willBe === 'passed');
    for (const run of useless) this.#runs.end(run, 'stopped');
    const culprit = bisection.verdict();
    if (culprit === undefined) return;
    if (culprit === null) {
      for (const entry of bisection.entries) entry.alone = true;
    } else {
      culprit.test = bisection.failure;
      this.#context.transition(culprit, 'FAILED');
    }
    this.#end(bisection);
  }

  #end(bisection: Bisection): void {
    for (const { run } of bisection.tests) this.#runs.end(run, 'stopped');
    this.#bisections = this.#bisections.filter((other) => other !== bisection);
    for (const entry of bisection.entries) {
      if (!isFinal(entry.state)) {
        entry.testableFrom = this.#context.now() + this.#context.durations.pending;
        this.#context.transition(entry, 'PENDING');
      }
      entry.bisection = undefined;
    }
  }
}
