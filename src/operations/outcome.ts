import type { Inputs } from '../inputs/inputs.js';
import { InputError } from '../inputs/input-error.js';
import { emptyToken, forkedRunOf } from '../pull-request/context.js';
import type { WorkflowEvent } from '../pull-request/event.js';
import { shortened } from '../../packages/shared/src/text.js';
import type { Sender } from '../service/connect.js';
import { needsOrganizationSlug } from '../service/generation.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { LastWrite } from '../service/requests/client.js';
import type { Retry } from '../service/requests/retry.js';
import type { ServiceRequest } from '../service/requests/service-request.js';
import type { ServiceResponse } from '../service/transport/transport.js';
import { aboutPullRequest } from './documents/pull-request.js';
import type { Log, Operation, Step, StepWith } from './operation.js';
import { pullRequestResult } from './requests.js';
import type { Result } from './result.js';

/** How a step ended that did not fail on its way. */
export type Outcome =
  /** The operation did its work. */
  | { readonly kind: 'done'; readonly result: Result; readonly response?: ServiceResponse | undefined }
  /** A condition kept the request from being sent. */
  | { readonly kind: 'skipped'; readonly result: Result; readonly why: string }
  /** A dry run that shows the first request. */
  | { readonly kind: 'shown'; readonly result: Result; readonly request?: ShownRequest | undefined }
  /** A dry run that shows what would be changed. */
  | { readonly kind: 'planned'; readonly result: Result; readonly response?: ServiceResponse | undefined }
  /** A dry run that says how the step would end. */
  | { readonly kind: 'verdict'; readonly result: Result; readonly response?: ServiceResponse | undefined };

export interface ShownRequest {
  /** Method and path. */
  readonly endpoint: string;
  readonly body: string;
}

/**
 * Plans the work of a step, and carries it out; a dry run changes nothing.
 * @param onWrite receives each request that changes something, and its outcome
 * @throws InputError, ServiceError
 */
export async function outcomeOf(
  operation: Operation,
  step: Step,
  onWrite: (write: LastWrite) => void,
): Promise<Outcome> {
  const { inputs, event, context } = step;
  if (context.skip !== undefined) return skipped(step, context.skip);
  const missing = whyUnserved(inputs, event);
  refuseMissingSlug(operation, inputs, missing);
  const isDry = inputs.dryRun && operation.kind !== 'local';
  if ('withoutService' in operation && (!isDry || readsInDryRun(operation))) {
    const result = await operation.withoutService(step, missing);
    if (result !== undefined) return isDry && operation.kind === 'verdict' ? verdict(result) : { kind: 'done', result };
  }
  if (operation.kind === 'local' || (isDry && !readsInDryRun(operation))) return withoutRequest(operation, step, isDry);
  const service = await connect(step, operation, onWrite);
  const { result, carryOut } = await operation.plan(step, service);
  if (isDry && operation.kind === 'comparison') return { kind: 'planned', result, response: service.lastResponse };
  const done = carryOut === undefined ? result : await carryOut();
  const response = service.lastResponse;
  return isDry ? { ...verdict(done), response } : { kind: 'done', result: done, response };
}

/** True for an operation that needs what the service has to say what it would do. */
const readsInDryRun = ({ kind }: Operation): boolean => kind === 'comparison' || kind === 'verdict';

function skipped(step: StepWith<'inputs' | 'context'>, why: string): Outcome {
  const { pullRequest } = step.context;
  const { outputs, document = [] } = pullRequest === undefined ? {} : aboutPullRequest(pullRequestResult(step));
  // A job with this matrix must still load, although nothing was split.
  const matrix = step.inputs.shards === undefined ? undefined : '{"include":[]}';
  const result = { headline: 'Skipped', outputs: { ...outputs, 'impacted-targets-matrix': matrix }, document };
  return { kind: 'skipped', result, why };
}

/** Carries out a plan that sends nothing; in a dry run, shows the first request. */
async function withoutRequest(operation: Operation, step: Step, isDry: boolean): Promise<Outcome> {
  const { describingService } = await import('../service/connect.js');
  const { service, first } = await describingService(step.inputs.baseUrl);
  const { result, request } = await operation.plan(step, service);
  if (!isDry || request === undefined) return { kind: 'done', result };
  const sent = await Promise.race([first, request().then(() => undefined)]);
  return { kind: 'shown', result, request: sent && shownRequest(sent) };
}

/** A dry run decides nothing: it says how the step would end, and succeeds. */
function verdict({ failure, headline, warnings = [], ...result }: Result): Extract<Outcome, { kind: 'verdict' }> {
  const would = `The step would ${failure === undefined ? 'pass' : 'fail'}`;
  const why = failure === undefined ? [] : [`without dry-run, this step would fail: ${failure}`];
  const shown = `${would}: ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`;
  return { kind: 'verdict', result: { ...result, headline: shown, warnings: [...why, ...warnings] } };
}

function shownRequest({ address, content = {} }: ServiceRequest): ShownRequest {
  const body = Buffer.isBuffer(content)
    ? shortened(content.toString('utf8'), 20_000)
    : JSON.stringify(content, undefined, 2);
  return { endpoint: `${address.method} ${address.path}`, body };
}

/** Why no request can be sent, as a clause; undefined where address and token are given. */
function whyUnserved(inputs: Inputs, event: WorkflowEvent): string | undefined {
  if (inputs.apiToken === undefined) return `the input {input:api-token} is empty${emptyToken(event).cause}`;
  return inputs.baseUrl === undefined ? 'the input {input:base-url} is empty' : undefined;
}

/** @throws InputError where the service is asked for tests of an organization that is not named */
function refuseMissingSlug({ needs }: Operation, inputs: Inputs, missing: string | undefined): void {
  const { organizationSlug, quarantineFile, baseUrl } = inputs;
  if (needs.organizationSlug !== true || organizationSlug !== undefined || !needsOrganizationSlug(baseUrl)) return;
  if (quarantineFile !== undefined && missing !== undefined) return;
  throw new InputError(
    'organization-slug',
    'this operation needs it. Give the slug of your organization, which is in the address of its page at the service',
  );
}

/** The token, or the run of a fork where it replaces the token; undefined where neither is known. */
function senderOf(
  { inputs, event, context }: StepWith<'inputs' | 'event' | 'context'>,
  { kind }: Operation,
): Sender | undefined {
  if (inputs.apiToken !== undefined) return { token: inputs.apiToken };
  const forkedRun = kind === 'upload' ? forkedRunOf(event, context) : undefined;
  return forkedRun === undefined ? undefined : { forkedRun };
}

/** @throws InputError when the address or the credential is missing */
async function connect(
  step: Step,
  operation: Operation,
  onWrite: (write: LastWrite) => void,
): Promise<MergeQueueService> {
  const { inputs, event, log, clock, signal } = step;
  if (inputs.baseUrl === undefined) {
    throw new InputError(
      'base-url',
      'it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL',
    );
  }
  const sender = senderOf(step, operation);
  if (sender === undefined) {
    const { cause, advice } = emptyToken(event);
    throw new InputError('api-token', `it is empty${cause}. ${advice}`);
  }
  const { connectTo } = await import('../service/connect.js');
  return connectTo({
    baseUrl: inputs.baseUrl,
    sender,
    attemptTimeoutMs: inputs.requestTimeoutMs,
    maxAttempts: inputs.maxAttempts,
    onRetry: logRetry(log),
    onVerify: (line) => log.info(line),
    signal,
    clock,
    onResponse: (response) => log.debug(response),
    onWrite,
  });
}

/** Writes a line into the log before a request is sent again. */
export function logRetry(log: Pick<Log, 'info'>): (retry: Retry) => void {
  return ({ reason, attempt, delayMs }) => {
    const when = delayMs === 0 ? 'now' : `in ${(delayMs / 1000).toFixed(1)} s`;
    const what =
      attempt === undefined ? 'Sending it again' : `Attempt ${String(attempt.number)} of ${String(attempt.of)}`;
    log.info(`${reason}. ${what} ${when}`);
  };
}
