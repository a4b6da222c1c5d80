import type { PlannedTest } from './pull-request.js';

/** Decides how the tests of a pull request end. Everything passes, except what it was told. */
export class TestOutcomes {
  readonly #failing: ReadonlySet<number>;
  readonly #planned = new Map<number, { test: PlannedTest; remaining: number }>();

  /** @param failing pull requests whose tests always fail, unless something else is planned */
  constructor(failing: Iterable<number> = []) {
    this.#failing = new Set(failing);
  }

  /**
   * Plans how the tests of a pull request end, from the next start on.
   * @param times for how many runs; for ever when left out
   */
  plan(pullRequest: number, test: PlannedTest, times = Infinity): void {
    this.#planned.set(pullRequest, { test, remaining: times });
  }

  /** Asked when a run starts; counts it. */
  next(pullRequest: number): PlannedTest {
    const planned = this.#planned.get(pullRequest);
    if (planned !== undefined && planned.remaining > 0) {
      planned.remaining -= 1;
      return planned.test;
    }
    return { outcome: this.#failing.has(pullRequest) ? 'fail' : 'pass' };
  }
}
