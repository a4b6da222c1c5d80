import type { PlannedTest, TestContents } from './test-run.js';

/** Decides how tests end. Every test passes, unless an outcome was set for it. */
export class TestOutcomes {
  readonly #failing: ReadonlySet<number>;
  readonly #planned = new Map<number, { test: PlannedTest; remaining: number }>();

  readonly #testingMilliseconds: number;

  /**
   * @param testingMilliseconds duration of a test without a planned duration
   * @param failing pull requests whose tests always fail, unless something else is planned
   */
  constructor(testingMilliseconds: number, failing: Iterable<number> = []) {
    this.#testingMilliseconds = testingMilliseconds;
    this.#failing = new Set(failing);
  }

  /**
   * Plans how the tests of a pull request end, from the next start on.
   * @param times how many runs the plan covers; all runs when left out
   */
  plan(pullRequest: number, test: PlannedTest, times = Infinity): void {
    this.#planned.set(pullRequest, { test, remaining: times });
  }

  /**
   * Decides the outcome when a test starts, and counts the run for all pull requests in the test. The test hangs when
   * one of them hangs, fails when one of them fails, and takes as long as the longest.
   */
  next({ pullRequests }: Pick<TestContents, 'pullRequests'>): PlannedTest {
    const tests = pullRequests.map((each) => this.#nextOf(each));
    const has = (outcome: PlannedTest['outcome']): boolean => tests.some((test) => test.outcome === outcome);
    return {
      outcome: has('hang') ? 'hang' : has('fail') ? 'fail' : 'pass',
      milliseconds: Math.max(...tests.map(({ milliseconds = this.#testingMilliseconds }) => milliseconds)),
    };
  }

  #nextOf(pullRequest: number): PlannedTest {
    const planned = this.#planned.get(pullRequest);
    if (planned !== undefined && planned.remaining > 0) {
      planned.remaining -= 1;
      return planned.test;
    }
    return { outcome: this.#failing.has(pullRequest) ? 'fail' : 'pass' };
  }
}
