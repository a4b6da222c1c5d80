import type { ReadableFolders } from '../../../packages/shared/src/files/open-file.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

export interface Report {
  /** Absolute path. */
  readonly path: string;
  /** Name of the file for people: POSIX, relative to the directory in which reports were looked for. */
  readonly name: string;
  /** Folders in which the report may lie. A report that a link leads elsewhere is not read. */
  readonly folders: ReadableFolders;
}

/**
 * How a test ended. `failed` means that an assertion did not hold, `errored` that something else went wrong. Both are
 * failures.
 */
export type Outcome = 'passed' | 'failed' | 'errored' | 'skipped';

/** One test of a JUnit report. A field is absent when the report lacks it or leaves it empty. */
export interface TestResult {
  /**
   * `suite` for a failure that a test suite reports without naming a test: `<failure>`, `<error>` or an element that is
   * not known directly in a suite, or a suite that counts more failures than it shows. Its name is the suite's. It is
   * not a test, but it is a failure.
   */
  readonly kind: 'test' | 'suite';
  readonly name?: string | undefined;
  /** Names of the suites around the test, the outermost first; suites without a name are left out. */
  readonly suites: readonly string[];
  readonly classname?: string | undefined;
  /** Source file as the report writes it, of the test case or else of the nearest suite that names one. */
  readonly file?: string | undefined;
  /** Line in the source file as the report gives it, where the report gives one. */
  readonly line?: number | undefined;
  readonly variant?: string | undefined;
  readonly outcome: Outcome;
  /** True where the report holds other attempts of this test (`flakyFailure`, `rerunFailure` and similar elements). */
  readonly retried: boolean;
  /** Message of the failure, on one line and shortened. */
  readonly message?: string | undefined;
  /**
   * The parts that identify the test for the vendor, as the report writes them: the name of the outermost suite, the file of the test case or
   * else of that suite, and the attribute `id`.
   */
  readonly identity?: {
    readonly name?: string | undefined;
    readonly classname?: string | undefined;
    readonly parent?: string | undefined;
    readonly file?: string | undefined;
    readonly id?: string | undefined;
  };
  /**
   * Number of the `<testsuite>` element that directly holds the test case, counted from 1 in its report; absent directly in
   * `<testsuites>`. Two elements may have the same name: projects, browsers, files.
   */
  readonly suiteElement?: number | undefined;
  /** Words of a crash of the whole run in the report of the failure. */
  readonly crash?: string | undefined;
  /** Duration in seconds. */
  readonly time?: number | undefined;
  /** Place in the report. `line` counts from 1. */
  readonly place: { readonly report: string; readonly line: number };
}

export function isFailure(test: Pick<TestResult, 'outcome'>): boolean {
  return test.outcome === 'failed' || test.outcome === 'errored';
}

/** A report that cannot be relied on. The message is one line that names the report and the place in it. */
export class ReportError extends UserError {
  override readonly name = 'ReportError';

  /**
   * @param report the report as messages name it
   * @param reason what is wrong and what to do
   * @param place line and column, both counted from 1, where one is known
   */
  constructor(
    readonly report: string,
    readonly reason: string,
    readonly place?: { readonly line: number; readonly column: number },
  ) {
    super(`${report}${place ? `:${place.line}:${place.column}` : ''}: ${reason}`);
  }
}
