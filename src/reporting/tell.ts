import type { Mistake } from '../../packages/shared/src/user-error.js';
import type { Environment } from '../inputs/inputs.js';
import type { Outcome } from '../operations/outcome.js';
import type { Result } from '../operations/result.js';
import type { OperationName } from '../operations/table.js';
import type { LastWrite } from '../service/requests/client.js';
import { annotate } from './annotations.js';
import type { Interruption } from './cancellation.js';
import type { StepLog } from './log.js';
import type { StepFiles } from './output-files.js';
import { outputsOf, setOutputs } from './outputs.js';
import { summaryOf, whyNothing, writeSummary } from './summary/summary.js';

/** A step, as the messages about it need it. */
export interface ToldStep {
  readonly environment: Environment;
  readonly log: StepLog;
  readonly withSummary: boolean;
}

/** Most lines of a request that the log shows. */
const mostLines = 200;

/**
 * Tells how a step ended: outputs, log, annotations and summary.
 * @returns the exit code
 */
export async function tell(
  name: OperationName,
  received: Outcome,
  files: StepFiles,
  { environment, log, withSummary }: ToldStep,
): Promise<0 | 1> {
  const outputs = await outputsOf(received, files);
  await files.written();
  setOutputs(outputs, environment, log);
  // The summary truncates and escapes the texts of the result.
  const outcome = { ...received, ...log.redactedValues({ result: received.result }) };
  for (const line of linesOf(log.ofOperation(name), outcome)) log.result(line);
  const { failure: why } = outcome.result;
  const failure = why === undefined ? undefined : `${log.ofOperation(name)}${why}`;
  annotate(log, failure, outcome.result);
  if (withSummary) await trySummary(summaryOf(name, outcome, failure), environment, log);
  return failure === undefined ? 0 : 1;
}

/** What the log says of an outcome. @param ofOperation the name of the operation, as it begins a line */
function linesOf(ofOperation: string, outcome: Outcome): readonly string[] {
  const { headline, remarks = [] }: Result = outcome.result;
  const why = whyNothing(outcome);
  if (why === undefined) return [[headline, ...remarks.slice(0, 1)].join('. '), ...remarks.slice(1)];
  if (outcome.kind === 'planned' || outcome.kind === 'verdict')
    return [`${headline}. ${why.replace('nothing', 'Nothing')}`];
  const { endpoint, body = '' } = (outcome.kind === 'shown' ? outcome.request : undefined) ?? {};
  const request = endpoint === undefined ? [] : [`The request would be ${endpoint}`, ...body.split('\n')];
  return [`${ofOperation}${why}`, ...request.slice(0, mostLines)];
}

/**
 * Tells that a step failed on its way, in log and summary.
 * @param name the operation; undefined when the inputs do not name one
 * @param line message with which the step fails, in one line
 * @param mistakes places of the reason in the repository
 */
export async function tellFailure(
  name: OperationName | undefined,
  line: string,
  { environment, log, withSummary }: ToldStep,
  mistakes: readonly Mistake[] = [],
): Promise<void> {
  annotate(log, line, { annotations: mistakes.map((mistake) => ({ level: 'error', ...mistake })) });
  if (name === undefined || !withSummary) return;
  const outcome: Outcome = { kind: 'done', result: { headline: `${name} failed` } };
  await trySummary(summaryOf(name, outcome, line), environment, log);
}

/** A step that did its work does not fail because its summary cannot be written. */
async function trySummary(markdown: string, environment: Environment, log: StepLog): Promise<void> {
  try {
    await writeSummary(log.redactedMarkdown(markdown), environment);
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
      return `after ${write.asked} succeeded. It is not rolled back`;
    case 'unclear':
      return `while ${write.asked} was under way: it may have been done. Fetch the state before running the step again`;
    case 'not-done':
      return `before ${write.asked} was done: nothing was changed`;
    case undefined:
      return 'before anything was changed';
  }
}
