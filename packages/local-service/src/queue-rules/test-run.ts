/** `main` tests on top of the entries ahead; `bisection` looks for the culprit in a batch that failed. */
export type QueueType = 'main' | 'bisection';

/** How a test ends: A test with `hang` never ends by itself, so it fails when the queue's time limit is reached. */
export type TestOutcome = 'pass' | 'fail' | 'hang';

export interface TestContents {
  /** The batch, or in a bisection its first entries, by number and in order. */
  readonly pullRequests: readonly number[];
  /** Entries that the batch is tested on top of, in the order in which they will merge. Empty in a bisection. */
  readonly ahead: readonly number[];
  readonly queueType: QueueType;
}

/** Outcome of the test, decided when it starts. */
export interface PlannedTest {
  readonly outcome: TestOutcome;
  /** Duration of the test, where it differs from the usual duration. */
  readonly milliseconds?: number | undefined;
}

/** One run of tests. All times are milliseconds since 1970. */
export interface TestRun extends TestContents {
  /** UUID. */
  readonly id: string;
  readonly startedAt: number;
  /** When it ends unless it is stopped. */
  readonly endsAt: number;
  /** How it ends unless it is stopped. */
  readonly willBe: 'passed' | 'failed' | 'timed-out';
  /** Set when the run has ended. `stopped`: its result is no longer needed. */
  endedAt?: number;
  result?: 'passed' | 'failed' | 'timed-out' | 'stopped';
  /** Head commits of `pullRequests` when it started; empty where one is not known. */
  readonly commits?: readonly string[];
}
