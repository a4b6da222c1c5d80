import type { ImpactedTargets } from './impacted-targets.js';
import type { Priority } from './priority.js';
import type { PullRequestState } from './states.js';

/** How a test ends: `hang` never ends by itself, so that it fails when the queue's time limit is reached. */
export type TestOutcome = 'pass' | 'fail' | 'hang';

/** What a test will do, decided when it starts. */
export interface PlannedTest {
  readonly outcome: TestOutcome;
  /** How long it takes, where it is not as long as the others. */
  readonly milliseconds?: number | undefined;
}

/** One run of a pull request's tests. All times are milliseconds since 1970. */
export interface TestRun {
  /** UUID. */
  readonly id: string;
  readonly startedAt: number;
  endsAt: number;
  passes: boolean;
  /** Set when the run has ended: by itself, or because it was stopped. */
  endedAt?: number;
  result?: 'passed' | 'failed' | 'stopped';
}

/** A pull request from its submission until it leaves the queue. All times are milliseconds since 1970. */
export interface PullRequest {
  readonly number: number;
  /** Grows with every submission; the order among equals in priority. */
  readonly sequence: number;
  readonly submittedAt: number;
  state: PullRequestState;
  stateChangedAt: number;
  priority: Priority;
  noBatch: boolean;
  /** Head commit, where a request said it. */
  sha: string | undefined;
  /** Undefined until somebody sets them. */
  impactedTargets: ImpactedTargets | undefined;
  /** NOT_READY: not before this time. */
  readyFrom: number;
  /** PENDING: tests do not start before this time. */
  testableFrom: number;
  /** TESTS_PASSED with nobody ahead: when it merges. */
  mergesAt: number | undefined;
  /** The latest run, which goes on when the state is TESTING. */
  test: TestRun | undefined;
  /** Those in flight that it was tested on top of. It merges only after them. */
  ahead: Set<PullRequest>;
  /** True when its state was set from outside and time does not change it. */
  held: boolean;
}
