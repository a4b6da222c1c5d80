import { shortened } from '../../../packages/shared/src/text.js';
import { type ElementMeaning, statusOf } from './dialects.js';
import type { Outcome } from './test-result.js';

export type Attributes = Readonly<Record<string, string>>;

/** Statements of a report about a test case. */
export interface ToldOfCase {
  readonly attributes: Attributes;
  /** Meanings of the elements inside, in their order. */
  readonly meanings: readonly ElementMeaning[];
  /** True where only a part of the test case may have been skipped. */
  readonly isPartSkipped: boolean;
  /** Message of the element with the most weight. */
  readonly message: string;
}

/**
 * How a test case ended, and the reason where only words of the report show it. A failure outweighs everything else beside it, unless the test
 * may fail. Attempts before or after the decisive one change nothing: a pass after retries is not a failure, and a failure with reruns is a
 * failure. An unknown word may mean a failure, so it counts as a failure. Without any statement, the test passed.
 */
export function endOf({ attributes, meanings, isPartSkipped, message }: ToldOfCase): {
  readonly outcome: Outcome;
  readonly message: string;
} {
  const words = [attributes.status, attributes.result].filter((word) => word !== undefined);
  const mayFail = !isPartSkipped && isExpected(meanings, words);
  if (meanings.includes('failure') && !mayFail) return { outcome: 'failed', message };
  if (meanings.includes('error')) return { outcome: 'errored', message };
  const statuses = words.map(statusOf);
  if (statuses.includes('failed')) return { outcome: 'failed', message };
  const unknown = words[statuses.indexOf(undefined)];
  if (unknown !== undefined) return { outcome: 'errored', message: unknownWord(`status or result "${unknown}"`) };
  // Surefire writes these elements for a test that did not pass in the end.
  if (meanings.includes('rerun') && !meanings.includes('earlier-attempt')) return { outcome: 'failed', message };
  if (!meanings.includes('skipped') && !statuses.includes('not-run')) return { outcome: 'passed', message };
  return couldNotStart(attributes, message)
    ? { outcome: 'errored', message: `CTest could not start it: ${message}` }
    : { outcome: 'skipped', message };
}

/**
 * True for a failure that its tool does not count: the test case is skipped, too. Node's test runner writes one for a test that may fail.
 * GoogleTest writes `<skipped>` and `<failure>` for a test that failed before it skipped its rest, which fails the run, and says in a status
 * that it ran.
 */
function isExpected(meanings: readonly ElementMeaning[], words: readonly string[]): boolean {
  const ran = words.some((word) => word.trim() !== '' && statusOf(word) !== 'not-run');
  return meanings.includes('skipped') && !ran;
}

/**
 * True where CTest could not start a test, because its program, or a file that the program depends on, is missing.
 * CTest fails the run then. Only the message distinguishes its report from the report of a skipped test. CTest writes
 * the name twice; GoogleTest, whose disabled tests are `notrun` too, writes another class name.
 * @param skipped the message of `<skipped>`
 */
function couldNotStart({ name, classname, status, result }: Attributes, skipped: string): boolean {
  const ofCTest = status === 'notrun' && result === undefined && name !== undefined && name === classname;
  return ofCTest && !skipped.startsWith('SKIP_');
}

export function unknownWord(word: string): string {
  return `${shortened(word, 100)} is not known to the action, so it counts as a failure`;
}

/** The most failures that a suite counts for a test: Catch2 counts each assertion that fails, and Gradle each attempt. */
export function failuresOf({ meanings }: ToldOfCase, failed: boolean): number {
  const told = meanings.filter((meaning) => meaning === 'failure' || meaning === 'error').length;
  const earlier = meanings.filter((meaning) => meaning === 'earlier-attempt' || meaning === 'rerun').length;
  return earlier + Math.max(told, failed ? 1 : 0);
}

/**
 * How many failures that a suite declares the report does not show, and a sentence about them; undefined where it shows all. How many tests
 * a suite declares is not compared: pytest counts subtests, Behat counts steps, and Surefire counts none for a class around `@Nested` classes.
 * @param declared its `failures` and `errors`
 * @param shown how many the report shows in the suite or in a nested suite, because most suites count both
 */
export function missingFailures(
  declared: readonly [failures: string, errors: string],
  shown: number,
): { readonly failures: number; readonly message: string } | undefined {
  const [failures, errors] = declared;
  const count = countIn(failures) + countIn(errors);
  if (count <= shown) return undefined;
  const says = `it says failures="${failures}" errors="${errors}"`;
  if (Number.isNaN(count)) {
    const message = `${says}, which aren't numbers, so a failure may be missing. Have the tool write numbers`;
    return { failures: 1, message };
  }
  const what = shown === 0 ? 'names no test that failed' : `shows ${String(shown)} of these ${String(count)}`;
  const message = `${says} and ${what}, so a failure is missing from the report. See the log of the tests`;
  return { failures: count - shown, message };
}

/**
 * The declared number of failures; NaN for a text that is not a count. Some tools write `1,234` or `2.0`. An empty
 * attribute counts as absent.
 */
function countIn(value: string): number {
  const plain = value.trim();
  return /^(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : NaN;
}
