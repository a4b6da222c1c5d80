import { mostAnnotations, type Annotation, type Result } from '../operations/result.js';
import type { StepLog } from './log.js';

/**
 * Writes annotations, which GitHub shows beside the code and on top of the run: the reason for the failure first, and
 * at most as many of each level as GitHub shows. The rest is in the summary.
 * @param failure the line that the step fails with
 */
export function annotate(
  log: Pick<StepLog, 'info' | Annotation['level']>,
  failure: string | undefined,
  { warnings = [], annotations = [], furtherAnnotations = 0 }: Omit<Result, 'headline'>,
): void {
  if (failure !== undefined) log.error(failure);
  for (const warning of warnings) log.warn(warning);
  const written = { error: failure === undefined ? 0 : 1, warn: warnings.length, notice: 0 };
  let rest = furtherAnnotations;
  for (const { level, message, ...place } of annotations) {
    if (written[level] < mostAnnotations) log[level](message, place);
    else rest += 1;
    written[level] += 1;
  }
  if (rest > 0) {
    const each = String(mostAnnotations);
    log.info(
      `GitHub shows ${each} errors, ${each} warnings and ${each} notices of a step; ${String(rest)} more are in the summary`,
    );
  }
}
