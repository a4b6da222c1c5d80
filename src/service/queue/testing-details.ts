/** A check of a test run that did not pass. */
export interface FailedCheck {
  readonly name: string;
  /** As the service writes it, in capitals: FAILURE, TIMED_OUT, ERROR, … */
  readonly conclusion: string;
  /** Its page, as received. */
  readonly url: string | undefined;
}

export interface TestedPullRequest {
  readonly number: number;
  readonly title: string | undefined;
  readonly url: string | undefined;
}

/** A service's description of a test run. */
export interface TestingDetails {
  readonly failedChecks: readonly FailedCheck[];
  /** Pull requests that were tested together, in the order of the service. */
  readonly tested: readonly TestedPullRequest[];
}

/** A test run of a pull request, as far as an audit needs it. */
export interface TestRun {
  readonly passed: boolean;
  /** When it began, in milliseconds since the epoch, where the service says it. */
  readonly startedAt: number | undefined;
  /** The pull requests that it tested, and those that these were tested on top of. */
  readonly pullRequests: readonly number[];
}
