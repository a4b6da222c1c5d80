import { shortened } from '../../../packages/shared/src/text.js';
import { type ElementMeaning, statusOf } from './dialects.js';
import type { Outcome } from './test-result.js';

/** Statements of a report about a test case. */
export interface ToldOfCase {
  readonly attributes: Readonly<Record<string, string>>;
  /** Meanings of the elements inside, in their order; undefined for an unknown element. */
  readonly meanings: readonly (ElementMeaning | undefined)[];
  /** True where only a part of the test case may have been skipped. */
  readonly isPartSkipped: boolean;
  /** Message of the element with the most weight. */
  readonly message: string;
}

/** How a test case ended, and the reason where only words of the report show it. */
export function endOf({ attributes, meanings, isPartSkipped, message }: ToldOfCase): {
  outcome: Outcome;
  message: string;
} {
  const words = [attributes.status, attributes.result].filter((word) => word !== undefined);
  const outcome = outcomeOf(meanings, words, !isPartSkipped && mayFail(meanings, words));
  if (outcome === 'skipped' && couldNotStart(attributes, message)) {
    return { outcome: 'errored', message: `CTest could not start it: ${message}` };
  }
  const unknown = words.find((word) => statusOf(word) === undefined);
  return outcome === 'errored' && unknown !== undefined && !meanings.some(isError)
    ? { outcome, message: unknownWord(`status or result "${unknown}"`) }
    : { outcome, message };
}

/**
 * A failure outweighs everything else beside it, unless the test may fail. Attempts before or after the decisive one change nothing: a pass after
 * retries is not a failure, and a failure with reruns is a failure. An unknown word may mean a failure, so it counts as
 * a failure. Without any statement, the test passed.
 */
function outcomeOf(meanings: ToldOfCase['meanings'], words: readonly string[], isExpected: boolean): Outcome {
  if (meanings.includes('failure') && !isExpected) return 'failed';
  if (meanings.includes('error')) return 'errored';
  const statuses = words.map(statusOf);
  if (statuses.includes('failed')) return 'failed';
  if (meanings.includes(undefined) || statuses.includes(undefined)) return 'errored';
  // Surefire writes these elements for a test that did not pass in the end.
  if (meanings.includes('rerun') && !meanings.includes('earlier-attempt')) return 'failed';
  if (meanings.includes('skipped')) return 'skipped';
  return statuses.includes('not-run') ? 'skipped' : 'passed';
}

/**
 * True for a failure that its tool does not count, such as that of a `todo` of Node's test runner: the test case is skipped, too. pytest
 * writes `<skipped>` and `<error>` for a skipped test whose teardown failed. GoogleTest writes `<skipped>` and `<failure>` for a test that
 * failed before it skipped its rest, and says in a status that it ran. Both fail the run.
 */
function mayFail(meanings: ToldOfCase['meanings'], words: readonly string[]): boolean {
  const ran = words.some((word) => word.trim() !== '' && statusOf(word) !== 'not-run');
  return meanings.includes('skipped') && !meanings.includes('error') && !ran;
}

const isError = (meaning: ElementMeaning | undefined): boolean => meaning === undefined || meaning === 'error';

/** The most failures that a suite counts for a test: Catch2 counts each assertion that fails, and Gradle each attempt. */
export function failuresOf({ meanings }: ToldOfCase, failed: boolean): number {
  const isEarlier = (meaning: ElementMeaning | undefined): boolean =>
    meaning === 'earlier-attempt' || meaning === 'rerun';
  const earlier = meanings.filter(isEarlier).length;
  const told = meanings.filter((meaning) => !isEarlier(meaning) && meaning !== 'skipped').length;
  return earlier + Math.max(told, failed ? 1 : 0);
}

export function unknownWord(word: string): string {
  return `${shortened(word, 100)} is not known to the action, so it counts as a failure`;
}

/**
 * True where CTest could not start a test, because its program, or a file that the program depends on, is missing.
 * CTest fails the run then. Only the message distinguishes its report from the report of a skipped test. CTest writes
 * the name twice; GoogleTest, whose disabled tests are `notrun` too, writes another class name.
 * @param skipped the message of `<skipped>`
 */
function couldNotStart(
  { name, classname, status, result }: Readonly<Record<string, string>>,
  skipped: string,
): boolean {
  const ofCTest = status === 'notrun' && result === undefined && name !== undefined && name === classname;
  return ofCTest && !skipped.startsWith('SKIP_');
}
