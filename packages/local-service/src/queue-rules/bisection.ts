import type { QueueEntry } from './queue-entry.js';
import type { TestRun } from './test-run.js';

/** A test of the first entries of a batch. */
export interface BisectionTest {
  readonly length: number;
  readonly run: TestRun;
}

/** Result of a bisection: the culprit; no entry when the whole batch passed after all. */
export interface BisectionVerdict {
  readonly culprit: QueueEntry | undefined;
}

/** State of a bisection, apart from its entries and its tests. */
interface BisectionKnowledge {
  /** How many entries, from the first on, have passed together. */
  readonly passed: number;
  /** How many entries, from the first on, have failed together. */
  readonly failed: number;
  /** True when a test of the bisection itself showed this failure. */
  readonly confirmed: boolean;
}

/**
 * The search for the one entry with which a batch fails. It tests the first 1, 2, … entries, and halves the range
 * between the longest row that passed and the shortest row that failed. The last entry of the shortest failing row is
 * the culprit, whether it fails alone or only together with the entries before it. Further culprits are found when the
 * other entries are tested again.
 */
export class Bisection {
  #knowledge: BisectionKnowledge;
  tests: readonly BisectionTest[] = [];

  /**
   * @param entries of the batch that failed, at least two, in order
   * @param failure the latest test that showed the failure: first, the one in which the entries failed
   * @param skipsRedundantTests true when the failure of the batch counts as shown; otherwise the batch is tested once
   *   more before its last entry is blamed
   */
  constructor(
    readonly entries: readonly QueueEntry[],
    public failure: TestRun,
    readonly skipsRedundantTests: boolean,
  ) {
    this.#knowledge = { passed: 0, failed: entries.length, confirmed: false };
  }

  /**
   * How many of the first entries the next test should contain; undefined when no further test is needed beside the
   * running tests.
   */
  nextLength(): number | undefined {
    const { passed, failed } = this.#knowledge;
    const known = [passed, ...this.tests.map(({ length }) => length), failed].sort((one, other) => one - other);
    let longest = { from: 0, to: 1 };
    known.slice(1).forEach((to, index) => {
      const from = known[index] ?? 0;
      if (to - from > longest.to - longest.from) longest = { from, to };
    });
    if (longest.to - longest.from > 1) return longest.from + Math.floor((longest.to - longest.from) / 2);
    const toBeConfirmed = failed - passed === 1 && !this.#isShown() && this.tests.length === 0;
    return toBeConfirmed ? failed : undefined;
  }

  start(length: number, run: TestRun): void {
    this.tests = [...this.tests, { length, run }];
  }

  /**
   * Takes the result of a test.
   * @returns the tests that this result makes useless; they are stopped
   */
  conclude(concluded: BisectionTest, passes: boolean): readonly TestRun[] {
    const { length } = concluded;
    const { passed, failed, confirmed } = this.#knowledge;
    this.#knowledge = passes
      ? { passed: Math.max(passed, length), failed, confirmed }
      : { passed, failed: Math.min(failed, length), confirmed: true };
    if (!passes) this.failure = concluded.run;
    const others = this.tests.filter((each) => each !== concluded);
    this.tests = others.filter((each) => each.length > this.#knowledge.passed && each.length < this.#knowledge.failed);
    return others.filter((each) => !this.tests.includes(each)).map(({ run }) => run);
  }

  /** The finding; undefined while the search goes on. */
  verdict(): BisectionVerdict | undefined {
    const { passed, failed } = this.#knowledge;
    if (passed >= failed) return { culprit: undefined };
    return failed - passed === 1 && this.#isShown() ? { culprit: this.entries[failed - 1] } : undefined;
  }

  #isShown(): boolean {
    return this.#knowledge.confirmed || this.skipsRedundantTests;
  }
}
