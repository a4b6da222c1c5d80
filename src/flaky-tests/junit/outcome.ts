import { statusOf } from './dialects/index.js';
import type { Verdict } from './dialects/dialect.js';
import type { Outcome } from './test-result.js';

/**
 * How a test ended. A failure beats everything else that stands beside it; attempts before or after the one that counts
 * change nothing, so a pass after retries is no failure and a failure with reruns is one. A word that is not known may mean
 * a failure, so it is one. Nothing said means passed.
 *
 * @param verdicts what the elements inside the test case say; undefined for one that is not known
 * @param words values of the attributes `status` and `result`
 */
export function outcomeOf(verdicts: readonly (Verdict | undefined)[], words: readonly string[]): Outcome {
  if (verdicts.includes('failure')) return 'failed';
  if (verdicts.includes('error')) return 'errored';
  const statuses = words.map(statusOf);
  if (statuses.includes('failed')) return 'failed';
  if (verdicts.includes(undefined) || statuses.includes(undefined)) return 'errored';
  if (verdicts.includes('skipped')) return 'skipped';
  return statuses.includes('not-run') ? 'skipped' : 'passed';
}
