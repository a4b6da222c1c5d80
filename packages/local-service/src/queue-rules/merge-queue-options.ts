import type { Durations } from './durations.js';
import type { Priority } from './priority.js';
import type { Transition } from './queue-entry.js';
import type { QueueState } from './states.js';
import type { PlannedTest, TestContents, TestRun } from './test-run.js';

export interface MergeQueueOptions {
  /** Name that distinguishes this queue's test runs from test runs of other queues. */
  readonly name: string;
  readonly durations: Durations;
  /** With true, in parallel mode, a pull request without set targets is NOT_READY. With false, it counts as ALL. */
  readonly requireImpactedTargets: boolean;
  /**
   * Called once for every test that starts. It decides how the test will end, and how long it takes where that is not
   * `durations.testing`.
   */
  readonly planTest: (contents: TestContents) => PlannedTest;
  /** Called for every change of an entry's state, in order. */
  readonly onTransition?: (transition: Transition) => void;
  /** Called for every test that has ended or was stopped, in order. */
  readonly onTestEnd?: (run: TestRun) => void;
  /** Called for every change of the queue's own state, in order. */
  readonly onQueueTransition?: (from: QueueState, to: QueueState, at: number) => void;
}

export interface Submission {
  readonly priority?: Priority | undefined;
  readonly noBatch?: boolean | undefined;
  /** Head commit. */
  readonly sha?: string | undefined;
}
