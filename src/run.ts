import { computingLimitMs, endOfComputing, Interruption, type StepLimits } from './reporting/cancellation.js';
import { annotate } from './reporting/annotations.js';
import { interruptionLine, trySummary, writeFailure } from './reporting/failed-step.js';
import { failureLine, stackOf } from './reporting/failure.js';
import { UserError } from '../packages/shared/src/user-error.js';
import { InputError } from './inputs/input-error.js';
import { inputWarnings } from './inputs/input-warnings.js';
import { type Environment, type Inputs, readInputs } from './inputs/inputs.js';
import { refuseUndeclaredInputs } from './inputs/undeclared-inputs.js';
import { type LoggedProcess, type StepLog, withLog } from './reporting/log.js';
import { type StepFiles, outputFiles } from './reporting/output-files.js';
import { outputsOf, setOutputs } from './reporting/outputs.js';
import { summaryOf } from './reporting/summary/summary.js';
import { type WorkflowEvent, readEvent } from './pull-request/event.js';
import { causeOfEmptyToken, forkedRunOf, resolveContext, whyTokenIsEmpty } from './pull-request/context.js';
import { withinReason } from './operations/computing.js';
import { readOperation } from './operations/operation-name.js';
import { type OperationName, operations } from './operations/table.js';
import { Interrupted, type Operation, type RunningStep } from './operations/operation.js';
import { type Result, showsPlan } from './operations/result.js';
import type { Clock } from './service/requests/clock.js';
import type { Retry } from './service/requests/retry.js';
import type { MergeQueueService } from './service/merge-queue-service.js';
import type { ServiceRequest } from './service/requests/service-request.js';
import type { ServiceResponse } from './service/transport/transport.js';
import type { Sender } from './service/connect.js';
import { needsOrganizationSlug } from './service/generation.js';
import { pullRequestResult } from './operations/requests.js';
import { given } from '../packages/shared/src/json-values.js';
import { shortLength } from '../packages/shared/src/redaction.js';
import { shortened } from '../packages/shared/src/text.js';
import { totalTimeoutMs } from './service/requests/timeouts.js';

export interface StepProcess extends LoggedProcess {
  /** The clock of all delays and dates. */
  readonly clock: Clock;
}

/** What is known of a step. Each stage of the step adds to it. */
interface Known {
  readonly name?: OperationName;
  readonly inputs?: Inputs;
  readonly operation?: Operation;
  readonly files?: StepFiles;
  readonly step?: RunningStep;
  readonly service?: MergeQueueService | undefined;
}

class FailedStage extends Error {
  override readonly name = 'FailedStage';

  constructor(
    override readonly cause: unknown,
    readonly known: Known,
  ) {
    super('a stage failed');
  }
}

/** Runs a stage. @throws FailedStage */
async function stage<T>(known: Known, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new FailedStage(error, known);
  }
}

/** How a step ended, before its outputs and summary are written. */
interface Outcome {
  readonly result: Result;
  readonly skipped?: string | undefined;
  readonly response?: ServiceResponse | undefined;
  readonly request?: { readonly endpoint: string; readonly body: string } | undefined;
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

/**
 * One step, from inputs and event to outputs and summary. Never throws.
 * @param limits end the step early
 * @returns the exit code: 0, or 1 when the step fails
 */
export function run(process: StepProcess, limits: StepLimits): Promise<0 | 1> {
  return withLog(process, async (log) => {
    log.mask();
    try {
      return await runStages(process, limits, log);
    } catch (error) {
      return fail(error instanceof FailedStage ? error : new FailedStage(error, {}), process, limits, log);
    }
  });
}

/** @throws FailedStage */
async function runStages({ environment, clock }: StepProcess, limits: StepLimits, log: StepLog): Promise<0 | 1> {
  const { signal } = limits;
  const name = await stage({}, async () => {
    await refuseUndeclaredInputs(environment);
    return readOperation(environment);
  });
  const inputs = await stage({ name }, () => readInputs(environment));
  const { about, load } = operations[name];
  const { operation } = await stage({ name, inputs }, load);
  const files = outputFiles(environment, log);
  const known = { name, inputs, operation, files };
  const step = await stage(known, async (): Promise<RunningStep> => {
    warnOfShortTokens(inputs, log);
    for (const warning of await inputWarnings(environment, inputs, { name, about }, operation.knownFields ?? [])) {
      log.warn(`${name}: ${warning}`);
    }
    limits.limit(stepLimitMs(inputs));
    const event = readEvent(environment);
    const context = await resolveContext(inputs, event, operation.needs, signal, { clock, onRetry: logRetry(log) });
    for (const warning of context.warnings) log.warn(warning);
    const computing: RunningStep['computing'] = (work) => limits.computing(() => withinReason(work));
    return { environment, inputs, event, context, log, files, signal, clock, computing };
  });
  const started = { ...known, step };
  const early = await stage(started, () => withoutService(operation, step));
  const service = early === undefined ? await stage(started, () => connect(step, operation, limits)) : undefined;
  return stage({ ...started, service }, async () => {
    const outcome = early ?? (await perform(operation, step, service));
    signal.throwIfAborted();
    const isTried = inputs.dryRun && operation.kind === 'verdict';
    return conclude(name, step, isTried ? verdictOf(outcome) : outcome, log, files);
  });
}

/** Reports a failed step. @returns its exit code */
async function fail(
  { cause, known: { name, inputs, operation, files, step, service } }: FailedStage,
  { environment }: StepProcess,
  { signal }: StepLimits,
  log: StepLog,
): Promise<1> {
  const write = service?.lastWrite;
  const done = write?.became === 'done' ? write.asked : undefined;
  const why = signal.aborted
    ? interrupted(cause, signal.reason as Interruption, service)
    : failureLine(cause, { operation, done, baseUrl: inputs?.baseUrl });
  if (signal.aborted) {
    await files?.discard();
    if (isTimeOfComputing(signal)) await setRecord({ name, step }, { kind: 'time', why }, environment, log);
    if (cause instanceof Interrupted) {
      const { pullRequest } = log.redactedValues({ pullRequest: cause.pullRequest });
      setOutputs(outputsOf({ headline: '', pullRequest }, { skipped: false }), environment, log);
    }
  } else {
    const stack = stackOf(cause);
    if (stack !== undefined) log.debug(stack);
    await setRecord({ name, step }, { kind: 'failure', why }, environment, log);
  }
  const mistakes = !signal.aborted && cause instanceof UserError ? cause.mistakes : [];
  const line = name === undefined ? why : `${name}: ${why}`;
  await writeFailure({ name, line, mistakes, withSummary: inputs?.summary === true }, environment, log);
  return 1;
}

const isTimeOfComputing = ({ reason }: AbortSignal): boolean =>
  reason instanceof Interruption && reason.message === endOfComputing;

/** Sets the record of a step that was to compute targets and has no answer. */
async function setRecord(
  { name, step }: { readonly name: OperationName | undefined; readonly step: RunningStep | undefined },
  cause: { readonly kind: 'time' | 'failure'; readonly why: string },
  environment: Environment,
  log: StepLog,
): Promise<void> {
  const isAboutTargets = name === 'compute-impacted-targets' || name === 'set-impacted-targets';
  if (!isAboutTargets || step?.inputs.targets?.kind !== 'from') return;
  const { recordWithoutAnswer } = await import('./operations/step-record.js');
  setOutputs({ 'impacted-targets-record': recordWithoutAnswer(step, cause) }, environment, log);
}

/** A token of a few characters looks like ordinary words, so it cannot be redacted everywhere. */
function warnOfShortTokens({ apiToken, githubToken }: Inputs, log: StepLog): void {
  for (const [input, token] of [['api-token', apiToken] as const, ['github-token', githubToken] as const]) {
    if (token === undefined || token.length >= shortLength) continue;
    log.warn(
      `${input}: the token has fewer than ${String(shortLength)} characters. It may be part of ordinary words, so this step does not remove it from what it writes. Use a longer token`,
    );
  }
}

/** Why a step ended early, and what it had done by then. */
function interrupted(error: unknown, why: Interruption, service: MergeQueueService | undefined): string {
  if (error instanceof Interrupted) return `${why.message} ${error.message}`;
  return interruptionLine(why, service?.lastWrite);
}

const dryRun = 'this is a dry run';

/**
 * The outcome of a step that needs no request, because it skips, or because its operation found the result.
 * @throws InputError
 */
async function withoutService(operation: Operation, step: RunningStep): Promise<Outcome | undefined> {
  const { context, inputs, event } = step;
  const { skip, pullRequest } = context;
  if (skip !== undefined) {
    const shown = pullRequest && pullRequestResult(step);
    // A job with this matrix must still load, although nothing was split.
    const matrix = inputs.shards === undefined ? undefined : '{"include":[]}';
    return { result: { headline: 'Skipped', ...given({ pullRequest: shown, matrix }) }, skipped: skip };
  }
  const missing = whyUnserved(inputs, event);
  const asksService = inputs.quarantineFile === undefined || missing === undefined;
  const needsSlug = operation.needs.organizationSlug === true && needsOrganizationSlug(inputs.baseUrl);
  if (needsSlug && asksService && inputs.organizationSlug === undefined) {
    throw new InputError(
      'organization-slug',
      'this operation needs it. Give the slug of your organization, which is in the address of its page at the service',
    );
  }
  if (!('withoutService' in operation) || (inputs.dryRun && !readsInDryRun(operation))) return undefined;
  const result = await operation.withoutService(step, missing);
  return result && { result };
}

/** True for an operation that needs what the service has to say what it would do. */
const readsInDryRun = ({ kind }: Operation): boolean => kind === 'comparison' || kind === 'verdict';

/** Carries out the plan of the operation; in a dry run, only shows it. */
async function perform(
  operation: Operation,
  step: RunningStep,
  service: MergeQueueService | undefined,
): Promise<Outcome> {
  const isDry = step.inputs.dryRun && operation.kind !== 'local';
  if (service === undefined) {
    const { describingService } = await import('./service/connect.js');
    const { service: describing, first } = await describingService(step.inputs.baseUrl);
    const { result, request } = await operation.plan(step, describing);
    if (!isDry || request === undefined) return { result };
    const sent = await Promise.race([first, request().then(() => undefined)]);
    return { result, skipped: dryRun, request: sent && shownRequest(sent) };
  }
  const { result, carryOut } = await operation.plan(step, service);
  return {
    ...((isDry && operation.kind !== 'verdict') || carryOut === undefined ? { result } : { result: await carryOut() }),
    ...(isDry ? { skipped: dryRun } : {}),
    response: service.lastResponse,
  };
}

/** The outcome of a dry run that decides nothing: it says how the step would end, and succeeds. */
function verdictOf({ result: { failure, headline, warnings = [], ...result }, ...outcome }: Outcome): Outcome {
  const isPass = failure === undefined;
  const shown = `The step would ${isPass ? 'pass' : 'fail'}: ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`;
  const why = isPass ? [] : [`without dry-run, this step would fail: ${failure}`];
  return {
    ...outcome,
    result: { ...result, headline: shown, warnings: [...why, ...warnings], isVerdict: true },
    skipped: dryRun,
  };
}

function shownRequest({ address, content = {} }: ServiceRequest): NonNullable<Outcome['request']> {
  const body = Buffer.isBuffer(content)
    ? shortened(content.toString('utf8'), 20_000)
    : JSON.stringify(content, undefined, 2);
  return { endpoint: `${address.method} ${address.path}`, body };
}

/** Why no request can be sent, as a clause; undefined where address and token are given. */
function whyUnserved(inputs: Inputs, event: WorkflowEvent): string | undefined {
  if (inputs.apiToken === undefined) return `the input api-token is empty${causeOfEmptyToken(event) ?? ''}`;
  return inputs.baseUrl === undefined ? 'the input base-url is empty' : undefined;
}

/** The token, or the run of a fork where it replaces the token; undefined where neither is known. */
function senderOf({ inputs, event, context }: RunningStep, { kind }: Operation): Sender | undefined {
  if (inputs.apiToken !== undefined) return { token: inputs.apiToken };
  const forkedRun = kind === 'upload' ? forkedRunOf(event, context) : undefined;
  return forkedRun === undefined ? undefined : { forkedRun };
}

/**
 * The service; undefined for a step that sends nothing.
 * @throws InputError when the address or the credential is missing
 */
async function connect(
  step: RunningStep,
  operation: Operation,
  limits: StepLimits,
): Promise<MergeQueueService | undefined> {
  const { inputs, event, log, clock } = step;
  if (operation.kind === 'local' || (inputs.dryRun && !readsInDryRun(operation))) return undefined;
  if (inputs.baseUrl === undefined) {
    throw new InputError(
      'base-url',
      'it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL',
    );
  }
  const sender = senderOf(step, operation);
  if (sender === undefined) throw new InputError('api-token', whyTokenIsEmpty(event));
  const { connectTo } = await import('./service/connect.js');
  return connectTo({
    baseUrl: inputs.baseUrl,
    sender,
    attemptTimeoutMs: inputs.requestTimeoutMs,
    maxAttempts: inputs.maxAttempts,
    onRetry: logRetry(log),
    onVerify: (line) => log.info(line),
    signal: limits.signal,
    clock,
    onResponse: (response) => log.debug(response),
    onWrite: (write) => limits.wrote(write),
  });
}

/** Writes a line into the log before a request is sent again. */
function logRetry(log: Pick<StepLog, 'info'>): (retry: Retry) => void {
  return ({ reason, attempt, delayMs }) => {
    const when = delayMs === 0 ? 'now' : `in ${(delayMs / 1000).toFixed(1)} s`;
    const what =
      attempt === undefined ? 'Sending it again' : `Attempt ${String(attempt.number)} of ${String(attempt.of)}`;
    log.info(`${reason}. ${what} ${when}`);
  };
}

/** Writes outputs, log and summary of a step that has a result. */
async function conclude(
  name: OperationName,
  { inputs, environment }: RunningStep,
  { response, ...received }: Outcome,
  log: StepLog,
  files: StepFiles,
): Promise<0 | 1> {
  // Outputs and summary truncate and escape the texts of the result.
  const { result, skipped, request } = log.redactedValues(received);
  const responseFile = response === undefined ? undefined : await files.write('response', response.text);
  await files.written();
  setOutputs(outputsOf(result, { skipped: skipped !== undefined, response, responseFile }), environment, log);
  if (skipped === undefined) {
    const { state, unmet = [] } = result.pullRequest ?? {};
    log.result(`${result.headline}${state === undefined ? '' : `. It is ${state}`}`);
    for (const { what, advice } of unmet) log.result(`It waits for ${what}. ${advice}`);
  } else if (showsPlan(result)) {
    log.result(`${result.headline}. Nothing was changed, because ${skipped}`);
  } else {
    log.result(`${name}: nothing was sent, because ${skipped}`);
    if (request !== undefined) {
      log.result(`The request would be ${request.endpoint}`);
      for (const row of request.body.split('\n').slice(0, 200)) log.result(row);
    }
  }
  const failure = result.failure === undefined ? undefined : `${name}: ${result.failure}`;
  const { warnings, annotations, furtherAnnotations } = result;
  annotate(log, { failure, warnings, annotations, furtherAnnotations });
  if (inputs.summary) {
    await trySummary(await summaryOf({ operation: name, result, skipped, request, failure }), environment, log);
  }
  return failure === undefined ? 0 : 1;
}
