import type { Interruption, StepLimits } from './reporting/cancellation.js';
import { annotate } from './reporting/annotations.js';
import { interruptionLine, trySummary, writeFailure } from './reporting/failed-step.js';
import { failureLine, stackOf } from './reporting/failure.js';
import { type Mistake, UserError } from '../packages/shared/src/user-error.js';
import { InputError } from './inputs/input-error.js';
import { inputWarnings } from './inputs/input-warnings.js';
import { type Environment, type Inputs, inputText, readInputs } from './inputs/inputs.js';
import { refuseUndeclaredInputs } from './inputs/undeclared-inputs.js';
import { StepLog } from './reporting/log.js';
import { type StepFiles, outputFiles } from './reporting/output-files.js';
import { outputsOf, setOutputs } from './reporting/outputs.js';
import { summaryOf } from './reporting/summary/summary.js';
import { type WorkflowEvent, readEvent } from './pull-request/event.js';
import { causeOfEmptyToken, forkedRunOf, resolveContext, whyTokenIsEmpty } from './pull-request/context.js';
import { withinReason } from './operations/computing.js';
import { readOperation } from './operations/operation-name.js';
import { type OperationName, operations } from './operations/table.js';
import { type Step, Interrupted, type Operation, type Prepared } from './operations/operation.js';
import type { Result } from './operations/result.js';
import { type Clock, systemClock } from './service/requests/clock.js';
import type { Retry } from './service/requests/retry.js';
import type { MergeQueueService } from './service/merge-queue-service.js';
import { NotSent } from './service/requests/service-request.js';
import type { ServiceResponse } from './service/transport/transport.js';
import type { Sender } from './service/connect.js';
import { needsOrganizationSlug } from './service/generation.js';
import { shortLength } from '../packages/shared/src/redaction.js';
import { shortened } from '../packages/shared/src/text.js';
import { totalTimeoutMs } from './service/requests/timeouts.js';

/** How a step ended, before its outputs and summary are written. */
interface Outcome {
  readonly result: Result;
  readonly skipped?: string;
  readonly response?: ServiceResponse;
  readonly request?: { readonly endpoint: string; readonly body: string };
}

/**
 * Time for reading lists and writing files, in milliseconds. Requests, waiting and computing have limits of their own.
 */
const workLimitMs = 4 * 3_600_000;

/**
 * Limit of a step, in milliseconds: three requests (its main request, the verification, and a reserve), the wait, and
 * its own work.
 */
function stepLimitMs({ requestTimeoutMs, maxAttempts, waitTimeoutMs, computeTimeoutMs }: Inputs): number {
  const requestsMs = 3 * totalTimeoutMs({ attemptTimeoutMs: requestTimeoutMs, maxAttempts });
  return requestsMs + waitTimeoutMs + computeTimeoutMs + workLimitMs;
}

/**
 * One step, from inputs and event to outputs and summary. Never throws.
 * @param environment the step's variables, as the runner gives them
 * @param limits end the step early
 * @param clock the clock of all delays
 * @returns the exit code: 0, or 1 when the step fails
 */
export async function run(environment: Environment, limits: StepLimits, clock: Clock = systemClock): Promise<0 | 1> {
  const { signal } = limits;
  const log = new StepLog();
  const token = inputText(environment, 'api-token');
  if (token !== undefined) log.mask(token);
  const githubToken = inputText(environment, 'github-token');
  if (githubToken !== undefined && githubToken !== token) log.mask(githubToken);
  let operation: Operation | undefined;
  let name: OperationName | undefined;
  let inputs: Inputs | undefined;
  let files: StepFiles | undefined;
  let service: MergeQueueService | undefined;
  let line: string;
  let mistakes: readonly Mistake[] = [];
  try {
    await refuseUndeclaredInputs(environment);
    name = await readOperation(environment);
    inputs = await readInputs(environment);
    warnOfShortTokens(inputs, log);
    const { about, load } = operations[name];
    ({ operation } = await load());
    for (const warning of await inputWarnings(environment, inputs, { name, about }, operation.knownFields ?? [])) {
      log.warn(`${name}: ${warning}`);
    }
    limits.limit(stepLimitMs(inputs));
    const event = readEvent(environment);
    files = outputFiles(environment, log);
    const context = await resolveContext(inputs, event, operation.needs, signal, { clock, onRetry: logRetry(log) });
    for (const warning of context.warnings) log.warn(warning);
    const sends =
      context.skip === undefined &&
      operation.sendsNothing !== true &&
      (!inputs.dryRun || operation.readsInDryRun === true);
    const { computeTimeoutMs } = inputs;
    const computing: Step['computing'] = (work) => limits.computing(computeTimeoutMs, () => withinReason(work));
    const step: Step = { environment, inputs, event, context, log, files, signal, clock, computing };
    checkOrganization(step, operation);
    const early = sends ? await operation.withoutService?.(step, whyUnserved(inputs, event)) : undefined;
    service = sends && early === undefined ? await connect(step, senderOf(step, operation), limits) : undefined;
    const outcome = early === undefined ? await perform(operation, step, service) : { result: early };
    signal.throwIfAborted();
    return await conclude(name, inputs, outcome, environment, log, files);
  } catch (error) {
    const prefix = name === undefined ? '' : `${name}: `;
    if (signal.aborted) {
      line = `${prefix}${interrupted(error, signal.reason as Interruption, service)}`;
      await files?.discard();
      if (error instanceof Interrupted) {
        const { pullRequest } = log.redactedValues({ pullRequest: error.pullRequest });
        const outputs = outputsOf({ headline: '', pullRequest }, { skipped: false });
        setOutputs(outputs, environment, (text) => log.redacted(text));
      }
    } else {
      const write = service?.lastWrite;
      line = `${prefix}${failureLine(error, {
        operation,
        done: write?.became === 'done' ? write.asked : undefined,
        baseUrl: inputs?.baseUrl,
      })}`;
      if (error instanceof UserError) mistakes = error.mistakes;
      const stack = stackOf(error);
      if (stack !== undefined) log.debug(stack);
    }
  }
  await writeFailure({ name, line, mistakes, withSummary: inputs?.summary === true }, environment, log);
  return 1;
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

/** @throws InputError */
function checkOrganization({ context, inputs }: Step, { needs }: Operation): void {
  const isMissing = inputs.organizationSlug === undefined && needsOrganizationSlug(inputs.baseUrl);
  if (context.skip === undefined && needs.organizationSlug === true && isMissing) {
    throw new InputError(
      'organization-slug',
      'this operation needs it. Give the slug of your organization, as in the address of its page at the service',
    );
  }
}

const dryRun = 'this is a dry run';

async function perform(operation: Operation, step: Step, service: MergeQueueService | undefined): Promise<Outcome> {
  const { context } = step;
  if (context.skip !== undefined) {
    const { pullRequest } = context;
    return {
      result: {
        headline: 'Skipped',
        ...(pullRequest === undefined
          ? {}
          : {
              pullRequest: {
                number: pullRequest.number,
                url: pullRequest.url,
                ...(pullRequest.title === undefined ? {} : { title: pullRequest.title }),
              },
            }),
      },
      skipped: context.skip,
    };
  }
  if (service === undefined) {
    const { dryService } = await import('./service/connect.js');
    const { result, first } = await operation.prepare(step, await dryService(step.inputs.baseUrl));
    return first === undefined ? { result } : { result, skipped: dryRun, ...(await firstRequest(first)) };
  }
  const prepared = await operation.prepare(step, service);
  const result = await operation.carryOut(step, prepared, service);
  return {
    result,
    ...(step.inputs.dryRun ? { skipped: dryRun } : {}),
    ...(service.lastResponse === undefined ? {} : { response: service.lastResponse }),
  };
}

/** The operation's first request, which is not sent. */
async function firstRequest(first: NonNullable<Prepared['first']>): Promise<Pick<Outcome, 'request'>> {
  try {
    await first();
    return {};
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const { address, content } = error.request;
    return { request: { endpoint: `${address.method} ${address.path}`, body: shownContent(content ?? {}) } };
  }
}

function shownContent(content: object): string {
  if (!Buffer.isBuffer(content)) return JSON.stringify(content, undefined, 2);
  return shortened(content.toString('utf8'), 20_000);
}

/** Why no request can be sent, as a clause; undefined where address and token are given. */
function whyUnserved(inputs: Inputs, event: WorkflowEvent): string | undefined {
  if (inputs.apiToken === undefined) return `the input api-token is empty${causeOfEmptyToken(event) ?? ''}`;
  return inputs.baseUrl === undefined ? 'the input base-url is empty' : undefined;
}

/** The token, or the run of a fork where the run may stand for the token; undefined where neither is known. */
function senderOf({ inputs, event, context }: Step, { takesForkedRun }: Operation): Sender | undefined {
  if (inputs.apiToken !== undefined) return { token: inputs.apiToken };
  const run = takesForkedRun === true ? forkedRunOf(event, context) : undefined;
  return run === undefined ? undefined : { forkedRun: run };
}

/** @throws InputError when the address or the credential is missing */
async function connect(
  { inputs, event, log, clock }: Step,
  sender: Sender | undefined,
  limits: StepLimits,
): Promise<MergeQueueService> {
  if (inputs.baseUrl === undefined) {
    throw new InputError(
      'base-url',
      'it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL',
    );
  }
  if (sender === undefined) throw new InputError('api-token', whyTokenIsEmpty(event));
  const { connectTo } = await import('./service/connect.js');
  return connectTo({
    baseUrl: inputs.baseUrl,
    sender,
    attemptTimeoutMs: inputs.requestTimeoutMs,
    maxAttempts: inputs.maxAttempts,
    onRetry: logRetry(log),
    onVerify: (line) => {
      log.info(line);
    },
    signal: limits.signal,
    clock,
    onResponse: (response) => {
      log.debug(response);
    },
    onWrite: (write) => {
      limits.wrote(write);
    },
  });
}

/** Writes a line into the log before a request is sent again. */
function logRetry(log: Pick<StepLog, 'info'>): (retry: Retry) => void {
  return ({ reason, attempt, maxAttempts, delayMs }) => {
    const when = delayMs === 0 ? 'now' : `in ${(delayMs / 1000).toFixed(1)} s`;
    log.info(`${reason}. Attempt ${String(attempt)} of ${String(maxAttempts)} ${when}`);
  };
}

/** Writes outputs, log and summary of a step that has a result. */
async function conclude(
  name: OperationName,
  inputs: Inputs,
  { response, ...received }: Outcome,
  environment: Environment,
  log: StepLog,
  files: StepFiles,
): Promise<0 | 1> {
  // Outputs and summary truncate and escape the texts of the result.
  const { result, skipped, request } = log.redactedValues(received);
  const responseFile = response === undefined ? undefined : await files.write('response', response.text);
  await files.written();
  const outputs = outputsOf(result, { skipped: skipped !== undefined, response, responseFile });
  setOutputs(outputs, environment, (text) => log.redacted(text));
  if (skipped === undefined) {
    const { state, unmet = [] } = result.pullRequest ?? {};
    log.info(`${result.headline}${state === undefined ? '' : `. It is ${state}`}`);
    for (const { what, advice } of unmet) log.info(`It waits for ${what}. ${advice}`);
  } else if (result.queueChanges !== undefined) {
    log.info(`${result.headline}. Nothing was changed, because ${skipped}`);
  } else {
    log.info(`${name}: nothing was sent, because ${skipped}`);
    if (request !== undefined) {
      log.info(`The request would be ${request.endpoint}`);
      for (const row of request.body.split('\n').slice(0, 200)) log.info(row);
    }
  }
  const failure = result.failure === undefined ? undefined : `${name}: ${result.failure}`;
  const { warnings, annotations, furtherAnnotations } = result;
  annotate(log, { failure, warnings, annotations, furtherAnnotations });
  if (inputs.summary) {
    const facts = {
      operation: name,
      result,
      ...(skipped === undefined ? {} : { skipped }),
      ...(request === undefined ? {} : { request }),
      ...(failure === undefined ? {} : { failure }),
    };
    await trySummary(await summaryOf(facts), environment, log);
  }
  return failure === undefined ? 0 : 1;
}
