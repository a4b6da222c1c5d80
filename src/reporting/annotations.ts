import { mostAnnotations, type Annotation } from '../operations/result.js';
import type { StepLog } from './log.js';

const order: Readonly<Record<Annotation['level'], number>> = { error: 0, warn: 1, notice: 2 };

/**
 * Writes annotations, which GitHub shows beside the code and on top of the run: the reason for the failure first, and
 * at most as many of each level as GitHub shows. The rest is in the summary.
 */
export function annotate(
  log: Pick<StepLog, 'info' | Annotation['level']>,
  {
    failure,
    warnings = [],
    annotations = [],
    furtherAnnotations = 0,
  }: {
    readonly failure?: string | undefined;
    readonly warnings?: readonly string[] | undefined;
    readonly annotations?: readonly Annotation[] | undefined;
    readonly furtherAnnotations?: number | undefined;
  },
): void {
  if (failure !== undefined) log.error(failure);
  for (const warning of warnings) log.warn(warning);
  const room = { error: mostAnnotations, warn: mostAnnotations, notice: mostAnnotations };
  room.error -= failure === undefined ? 0 : 1;
  room.warn -= warnings.length;
  let rest = furtherAnnotations;
  for (const { level, message, ...place } of [...annotations].sort((a, b) => order[a.level] - order[b.level])) {
    if (room[level] > 0) log[level](message, place);
    else rest += 1;
    room[level] -= 1;
  }
  if (rest > 0) {
    const each = String(mostAnnotations);
    log.info(
      `GitHub shows ${each} errors, ${each} warnings and ${each} notices of a step; ${String(rest)} more are in the summary`,
    );
  }
}
