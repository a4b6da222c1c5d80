import type { QueueEntry } from './queue-entry.js';
import type { TestRun } from './test-run.js';

/** A test of the first entries of a batch. */
export interface BisectionTest {
  readonly length: number;
  readonly run: TestRun;
}

/**
 * The search for the one entry with which a batch fails. It tests the first 1, 2, … entries, and halves the range
 * between the longest row that passed and the shortest row that failed. The last entry of the shortest failing row is
 * the culprit, whether it fails alone or only together with the entries before it. Further culprits are found when the
 * other entries are tested again.
 */
export class Bisection {
  /** How many entries, from the first on, have passed together. */
  #passed = 0;
  /** How many entries, from the first on, have failed together. */
  #failed: number;
  /** True when this failure is shown: by a test of the bisection itself, where the batch's own failure does not count. */
  #isShown: boolean;
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
    skipsRedundantTests: boolean,
  ) {
    this.#failed = entries.length;
    this.#isShown = skipsRedundantTests;
  }

  /**
   * How many of the first entries the next test should contain; undefined when no further test is needed beside the
   * running tests.
   */
  nextLength(): number | undefined {
    const running = this.tests.map(({ length }) => length);
    const known = [this.#passed, ...running, this.#failed].sort((one, other) => one - other);
    let longest = { from: 0, to: 1 };
    known.slice(1).forEach((to, index) => {
      const from = known[index] ?? 0;
      if (to - from > longest.to - longest.from) longest = { from, to };
    });
    if (longest.to - longest.from > 1) return longest.from + Math.floor((longest.to - longest.from) / 2);
    const toBeConfirmed = this.#failed - this.#passed === 1 && !this.#isShown && this.tests.length === 0;
    return toBeConfirmed ? this.#failed : undefined;
  }

  start(length: number, run: TestRun): void {
    this.tests = [...this.tests, { length, run }];
  }

  /**
   * Takes the result of a test.
   * @returns the tests that this result makes useless; they are stopped
   */
  conclude(concluded: BisectionTest, passes: boolean): readonly TestRun[] {
    if (passes) this.#passed = Math.max(this.#passed, concluded.length);
    else {
      this.#failed = Math.min(this.#failed, concluded.length);
      this.#isShown = true;
      this.failure = concluded.run;
    }
    const others = this.tests.filter((each) => each !== concluded);
    this.tests = others.filter((each) => each.length > this.#passed && each.length < this.#failed);
    return others.filter((each) => !this.tests.includes(each)).map(({ run }) => run);
  }

  /** The culprit, or null when the whole batch passed after all; undefined while the search goes on. */
  verdict(): QueueEntry | null | undefined {
    if (this.#passed >= this.#failed) return null;
    return this.#failed - this.#passed === 1 && this.#isShown ? this.entries[this.#failed - 1] : undefined;
  }
}
