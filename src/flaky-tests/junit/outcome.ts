import { shortened } from '../../../packages/shared/src/text.js';
import { couldNotStart } from './dialects/ctest.js';
import type { Verdict } from './dialects/dialect.js';
import { statusOf } from './dialects/index.js';
import type { Outcome } from './test-result.js';

/** Statements of a report about a test case. */
export interface ToldOfCase {
  readonly attributes: Readonly<Record<string, string>>;
  /** Meanings of the elements inside, in their order; undefined for an unknown element. */
  readonly verdicts: readonly (Verdict | undefined)[];
  /** Message of the element with the most weight. */
  readonly message: string;
}

/** How a test case ended, and the reason where only words of the report show it. */
export function endOf({ attributes, verdicts, message }: ToldOfCase): { outcome: Outcome; message: string } {
  const words = [attributes.status, attributes.result].filter((word) => word !== undefined);
  const outcome = outcomeOf(verdicts, words);
  if (outcome === 'skipped' && couldNotStart(attributes, message)) {
    return { outcome: 'errored', message: `CTest could not start it: ${message}` };
  }
  const unknown = words.find((word) => statusOf(word) === undefined);
  return outcome === 'errored' && unknown !== undefined && !verdicts.some(isError)
    ? { outcome, message: unknownWord(`status or result "${unknown}"`) }
    : { outcome, message };
}

/**
 * A failure outweighs everything else beside it. Attempts before or after the decisive one change nothing: a pass after
 * retries is not a failure, and a failure with reruns is a failure. An unknown word may mean a failure, so it counts as
 * a failure. Without any statement, the test passed.
 */
function outcomeOf(verdicts: ToldOfCase['verdicts'], words: readonly string[]): Outcome {
  if (verdicts.includes('failure')) return 'failed';
  if (verdicts.includes('error')) return 'errored';
  const statuses = words.map(statusOf);
  if (statuses.includes('failed')) return 'failed';
  if (verdicts.includes(undefined) || statuses.includes(undefined)) return 'errored';
  // Surefire writes these elements for a test that did not pass in the end.
  if (verdicts.includes('rerun') && !verdicts.includes('earlier-attempt')) return 'failed';
  if (verdicts.includes('skipped')) return 'skipped';
  return statuses.includes('not-run') ? 'skipped' : 'passed';
}

/** True for an element that reports an error, and for an unknown element. */
const isError = (verdict: Verdict | undefined): boolean => verdict === undefined || verdict === 'error';

/** The most failures that a suite counts for a test: Catch2 counts each assertion that fails, and Gradle each attempt. */
export function failuresOf({ verdicts }: ToldOfCase, failed: boolean): number {
  const isEarlier = (verdict: Verdict | undefined): boolean => verdict === 'earlier-attempt' || verdict === 'rerun';
  const earlier = verdicts.filter(isEarlier).length;
  const told = verdicts.filter((verdict) => !isEarlier(verdict) && verdict !== 'skipped').length;
  return earlier + Math.max(told, failed ? 1 : 0);
}

/** Why a word of the report counts as a failure. */
export function unknownWord(word: string): string {
  return `${shortened(word, 100)} is not known to the action, so it is taken for a failure`;
}
