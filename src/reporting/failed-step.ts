import type { Mistake } from '../../packages/shared/src/user-error.js';
import type { Environment } from '../inputs/inputs.js';
import type { OperationName } from '../operations/table.js';
import type { LastWrite } from '../service/requests/client.js';
import { annotate } from './annotations.js';
import type { Interruption } from './cancellation.js';
import type { StepLog } from './log.js';
import { breakLongWords } from './summary/markdown.js';
import { summaryOf, writeSummary } from './summary/summary.js';

export interface FailedStep {
  /** The operation; undefined when the inputs do not name one. */
  readonly name: OperationName | undefined;
  /** Message with which the step fails, in one line. */
  readonly line: string;
  /** Place of the reason in the repository. */
  readonly mistakes?: readonly Mistake[];
  readonly withSummary: boolean;
}

/** Writes to the log and to the summary that the step failed. */
export async function writeFailure(
  { name, line, mistakes = [], withSummary }: FailedStep,
  environment: Environment,
  log: StepLog,
): Promise<void> {
  annotate(log, { failure: line, annotations: mistakes.map((mistake) => ({ level: 'error', ...mistake })) });
  if (name === undefined || !withSummary) return;
  const result = { headline: `${name} failed` };
  await trySummary(await summaryOf({ operation: name, result, failure: line }), environment, log);
}

/** A step that did its work does not fail because its summary cannot be written. */
export async function trySummary(markdown: string, environment: Environment, log: StepLog): Promise<void> {
  try {
    await writeSummary(breakLongWords(log.redactedMarkdown(markdown)), environment);
  } catch (error) {
    log.warn(`The job summary could not be written: ${(error as Error).message}`);
  }
}

/**
 * Why a step ended early, and what it had done by then.
 * @param write the last request that changed something
 */
export function interruptionLine({ message: why, advice }: Interruption, write: LastWrite | undefined): string {
  const line = `${why} ${whatWasDone(write)}`;
  return advice === '' ? line : `${line}. ${advice}`;
}

function whatWasDone(write: LastWrite | undefined): string {
  switch (write?.became) {
    case 'done':
      return `after ${write.asked} was done, which is not undone`;
    case 'unclear':
      return `while ${write.asked} was under way: it may have been done. Fetch the state before running the step again`;
    case 'not-done':
      return `before ${write.asked} was done: nothing was changed`;
    case undefined:
      return 'before anything was changed';
  }
}
