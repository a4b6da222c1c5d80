import { shortened } from '../../../packages/shared/src/text.js';

/**
 * The number of failures that a suite declares, and the number that the report shows. How many tests a suite declares is
 * not compared: pytest counts subtests, Behat counts steps, and Surefire counts none for a class around `@Nested` classes.
 */
export class FailureCount {
  /** Sum of its `failures` and `errors`; undefined where one of them is not a number. */
  readonly #declared: number | undefined;
  readonly #written: string;
  #shown = 0;

  constructor({ failures, errors }: Readonly<Record<string, string>>) {
    const [failed = NaN, errored = NaN] = [failures, errors].map(failuresIn);
    this.#declared = Number.isNaN(failed + errored) ? undefined : failed + errored;
    this.#written =
      this.#declared === 0 ? '' : shortened(`failures="${failures ?? '0'}" errors="${errors ?? '0'}"`, 60);
  }

  /** Counts failures that the report shows in the suite or in a nested suite, because most suites count both. */
  show(failures: number): void {
    this.#shown += failures;
  }

  /**
   * How many declared failures of the suite the report does not show, and a sentence about them; undefined where it
   * shows all.
   */
  get missing(): { readonly failures: number; readonly message: string } | undefined {
    const declared = this.#declared;
    if (declared === undefined) {
      return {
        failures: 1,
        message: `it says ${this.#written}, which aren't numbers, so a failure may be missing. Have the tool write numbers`,
      };
    }
    if (declared <= this.#shown) return undefined;
    const shown =
      this.#shown === 0 ? 'names no test that failed' : `shows ${String(this.#shown)} of these ${String(declared)}`;
    return {
      failures: declared - this.#shown,
      message: `it says ${this.#written} and ${shown}, so a failure is missing from the report. See the log of the tests`,
    };
  }
}

/**
 * The declared number of failures; NaN for a text that is not a count. Some tools write `1,234` or `2.0`. An empty
 * attribute counts as absent.
 */
function failuresIn(value = ''): number {
  const plain = value.trim();
  if (plain === '') return 0;
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : NaN;
}
