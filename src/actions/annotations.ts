import { mostAnnotations, type Annotation } from '../operations/result.js';
import type { StepLog } from './log.js';

const order: Readonly<Record<Annotation['level'], number>> = { error: 0, warn: 1, notice: 2 };

/**
 * Writes annotations, which GitHub shows beside the code and on top of the run: the reason for the failure first, and
 * at most as many as GitHub shows. The rest is in the summary.
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
  const room = Math.max(0, mostAnnotations - warnings.length - (failure === undefined ? 0 : 1));
  const sorted = [...annotations].sort((a, b) => order[a.level] - order[b.level]);
  for (const { level, message, ...place } of sorted.slice(0, room)) log[level](message, place);
  const rest = sorted.length + furtherAnnotations - room;
  if (rest > 0) {
    log.info(`GitHub shows ${String(mostAnnotations)} annotations of a step; ${String(rest)} more are in the summary`);
  }
}
