import { UserError } from '../packages/shared/src/user-error.js';
import { shortLength } from '../packages/shared/src/redaction.js';
import { inputWarnings } from './inputs/input-warnings.js';
import { type Environment, type Inputs, readInputs } from './inputs/inputs.js';
import { refuseUndeclaredInputs } from './inputs/undeclared-inputs.js';
import { resolveContext } from './pull-request/context.js';
import { readEvent } from './pull-request/event.js';
import { withinReason } from './operations/computing.js';
import { aboutPullRequest } from './operations/documents/pull-request.js';
import { Interrupted, type Operation, type Step } from './operations/operation.js';
import { readOperation } from './operations/operation-name.js';
import { logRetry, outcomeOf } from './operations/outcome.js';
import { type OperationName, operations } from './operations/table.js';
import { computingLimitMs, endOfComputing, Interruption, type StepLimits } from './reporting/cancellation.js';
import { failureLine, stackOf } from './reporting/failure.js';
import { type LoggedProcess, type StepLog, withLog } from './reporting/log.js';
import { type StepFiles, outputFiles } from './reporting/output-files.js';
import { setOutputs } from './reporting/outputs.js';
import { interruptionLine, tell, tellFailure } from './reporting/tell.js';
import type { Clock } from './service/requests/clock.js';
import type { LastWrite } from './service/requests/client.js';
import { totalTimeoutMs } from './service/requests/timeouts.js';

export interface StepProcess extends LoggedProcess {
  /** The clock of all delays and dates. */
  readonly clock: Clock;
}

/** What is known of a step. Each stage adds to it. */
interface KnownStep {
  name?: OperationName;
  inputs?: Inputs;
  files?: StepFiles;
  step?: Step;
  /** The last request that changed something. */
  write?: LastWrite;
}

/**
 * One step, from inputs and event to outputs and summary. Never throws.
 * @param limits end the step early
 * @returns the exit code: 0, or 1 when the step fails
 */
export function run(process: StepProcess, limits: StepLimits): Promise<0 | 1> {
  return withLog(process, async (log) => {
    log.mask();
    const { environment } = process;
    const known: KnownStep = {};
    try {
      await refuseUndeclaredInputs(environment);
      const name = (known.name = await readOperation(environment));
      const inputs = (known.inputs = await readInputs(environment));
      const { operation } = await operations[name].load();
      const files = (known.files = outputFiles(environment, log));
      await warn(name, inputs, operation, environment, log);
      limits.limit(stepLimitMs(inputs));
      const step = (known.step = await understand(inputs, operation, process, limits, { log, files }));
      const outcome = await outcomeOf(operation, step, (write) => {
        known.write = write;
        limits.wrote(write);
      });
      limits.signal.throwIfAborted();
      return await tell(name, outcome, files, { environment, log, withSummary: inputs.summary });
    } catch (error) {
      await fail(error, known, limits.signal, environment, log);
      return 1;
    }
  });
}

/**
 * Time for reading lists and writing files, in milliseconds. Requests, waiting and computing have their own limits.
 */
const workLimitMs = 4 * 3_600_000;

/**
 * Limit of a step, in milliseconds: three requests (its main request, the verification, and a reserve), the wait, and
 * its own work.
 */
function stepLimitMs({ requestTimeoutMs, maxAttempts, waitTimeoutMs }: Inputs): number {
  const requestsMs = 3 * totalTimeoutMs({ attemptTimeoutMs: requestTimeoutMs, maxAttempts });
  return requestsMs + waitTimeoutMs + computingLimitMs + workLimitMs;
}

/** Warns of inputs that are valid and look like a mistake. */
async function warn(
  name: OperationName,
  inputs: Inputs,
  { knownFields = [] }: Operation,
  environment: Environment,
  log: StepLog,
): Promise<void> {
  const { apiToken, githubToken } = inputs;
  for (const [input, token] of [['api-token', apiToken] as const, ['github-token', githubToken] as const]) {
    if (token === undefined || token.length >= shortLength) continue;
    // It looks like ordinary words, so it cannot be redacted everywhere.
    log.warn(
      `{input:${input}}: the token has fewer than ${String(shortLength)} characters. It can occur inside ordinary words, so it is not redacted everywhere. Use a longer token`,
    );
  }
  const { about } = operations[name];
  for (const warning of await inputWarnings(environment, inputs, { name, about }, knownFields)) {
    log.warn(`${log.ofOperation(name)}${warning}`);
  }
}

/** Brings inputs and event together. @throws InputError */
async function understand(
  inputs: Inputs,
  operation: Operation,
  { environment, clock }: StepProcess,
  limits: StepLimits,
  { log, files }: Pick<Step, 'files'> & { readonly log: StepLog },
): Promise<Step> {
  const { signal } = limits;
  const event = readEvent(environment);
  const context = await resolveContext(inputs, event, operation.needs, signal, { clock, onRetry: logRetry(log) });
  for (const warning of context.warnings) log.warn(warning);
  const computing: Step['computing'] = async (work) => {
    limits.computing(true);
    try {
      return await withinReason(work);
    } finally {
      limits.computing(false);
    }
  };
  return { environment, inputs, event, context, log, files, signal, clock, computing };
}

/** Tells why a step failed, or ended early. */
async function fail(
  cause: unknown,
  { name, inputs, files, step, write }: KnownStep,
  { aborted: isEarly, reason }: AbortSignal,
  environment: Environment,
  log: StepLog,
): Promise<void> {
  const isWaiting = isEarly && cause instanceof Interrupted;
  const done = write?.became === 'done' ? write.asked : undefined;
  const why = !isEarly
    ? failureLine(cause, { operation: name, done, baseUrl: inputs?.baseUrl, nameOf: log.nameOf })
    : isWaiting
      ? `${(reason as Interruption).message} ${cause.message}`
      : interruptionLine(reason as Interruption, write);
  if (isEarly) await files?.discard();
  const stack = isEarly ? undefined : stackOf(cause);
  if (stack !== undefined) log.debug(stack);
  if (isWaiting) {
    const { pullRequest } = log.redactedValues({ pullRequest: cause.pullRequest });
    setOutputs({ skipped: 'false', ...aboutPullRequest(pullRequest).outputs }, environment, log);
  }
  const isTimeOfComputing = reason instanceof Interruption && reason.message === endOfComputing;
  if (!isEarly || isTimeOfComputing) {
    await setRecord(name, step, { kind: isEarly ? 'time' : 'failure', why }, environment, log);
  }
  const mistakes = !isEarly && cause instanceof UserError ? cause.mistakes : [];
  const line = name === undefined ? why : `${log.ofOperation(name)}${why}`;
  await tellFailure(name, line, { environment, log, withSummary: inputs?.summary === true }, mistakes);
}

/** Sets the record of a step that was to compute targets and has no answer. */
async function setRecord(
  name: OperationName | undefined,
  step: Step | undefined,
  cause: { readonly kind: 'time' | 'failure'; readonly why: string },
  environment: Environment,
  log: StepLog,
): Promise<void> {
  const isAboutTargets = name === 'compute-impacted-targets' || name === 'set-impacted-targets';
  if (!isAboutTargets || step?.inputs.targets?.kind !== 'from') return;
  const { recordWithoutAnswer } = await import('./operations/step-record.js');
  setOutputs({ 'impacted-targets-record': recordWithoutAnswer(step, cause) }, environment, log);
}
