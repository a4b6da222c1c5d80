/** How long each stage takes, in milliseconds. */
export interface Durations {
  /** From submission to PENDING. */
  readonly notReady: number;
  /** Minimum time in PENDING, also after a restart. */
  readonly pending: number;
  readonly testing: number;
  /** From TESTS_PASSED with no batch ahead to MERGED. */
  readonly merging: number;
  /** Minimum time in SWITCHING_MODES. */
  readonly switchingModes: number;
}
