/** How long each stage takes, in milliseconds. */
export interface Durations {
  /** From submission to PENDING. */
  readonly notReady: number;
  /** At least this long in PENDING, also after a restart. */
  readonly pending: number;
  readonly testing: number;
  /** From TESTS_PASSED with nobody ahead to MERGED. */
  readonly merging: number;
  /** At least this long in SWITCHING_MODES. */
  readonly switchingModes: number;
}
