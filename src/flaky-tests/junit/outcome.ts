import type { Outcome } from './test-result.js';

/** What an element directly inside a test case says about the test. */
export type Verdict = 'failure' | 'error' | 'skipped' | 'earlier-attempt';

/**
 * The elements that say how a test ended. Surefire's schema gives `failure`, `error`, `skipped` and the four that tell of
 * reruns; PHPUnit up to version 9 writes `warning` for a test that makes the run fail; `disabled` and `ignored` are
 * variants of `skipped`.
 */
export const VERDICTS: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ['failure', 'failure'],
  ['error', 'error'],
  ['warning', 'error'],
  ['skipped', 'skipped'],
  ['disabled', 'skipped'],
  ['ignored', 'skipped'],
  ['flakyFailure', 'earlier-attempt'],
  ['flakyError', 'earlier-attempt'],
  ['rerunFailure', 'earlier-attempt'],
  ['rerunError', 'earlier-attempt'],
]);

/** Values of the attributes `status` and `result` (CTest, GoogleTest and others) that mean a failure, or no run at all. */
const FAILED = new Set(['fail', 'failed', 'failure', 'error', 'errored']);
const NOT_RUN = new Set(['notrun', 'skipped', 'disabled', 'suppressed', 'ignored', 'pending']);

/**
 * How a test ended. A failure beats everything else that stands beside it; attempts before or after the one that counts
 * change nothing, so a pass after retries is no failure and a failure with reruns is one. Nothing said means passed.
 *
 * @param verdicts what the elements inside the test case say
 * @param words values of the attributes `status` and `result`
 */
export function outcomeOf(verdicts: readonly Verdict[], ...words: readonly (string | undefined)[]): Outcome {
  if (verdicts.includes('failure')) return 'failed';
  if (verdicts.includes('error')) return 'errored';
  if (words.some((word) => word !== undefined && FAILED.has(word.trim().toLowerCase()))) return 'failed';
  if (verdicts.includes('skipped')) return 'skipped';
  return words.some((word) => word !== undefined && NOT_RUN.has(word.trim().toLowerCase())) ? 'skipped' : 'passed';
}
