import { backoffDelays } from './backoff.js';
import { type Clock, systemClock } from './clock.js';
import { ServiceError } from '../transport/errors.js';
import type { WriteOutcome } from '../queue/verify-write.js';
import type { Effect } from '../transport/address.js';
import { type Decision, failureOf, mayHaveBeenDone, retryPolicy } from './retry-policy.js';
import { type RetryLimits, backoffBounds, maxRetryAfterMs, rateLimitDelay } from './timeouts.js';

/** The report before a request is sent again. */
export interface Retry {
  /** Why the last attempt was not enough, one line. */
  readonly reason: string;
  /** The attempt to come, from 2, and how many there may be; absent after a rate limit, because that is not counted. */
  readonly attempt?: { readonly number: number; readonly of: number };
  readonly delayMs: number;
}

/** A request that is sent under the retry policy. */
export interface RetriedRequest<T> extends RetryLimits {
  readonly effect: Effect;
  /** Sends it once, with a limit in milliseconds. */
  readonly attempt: (timeoutMs: number) => Promise<T>;
  /** Verifies whether a write was done. @throws ServiceError when that fails */
  readonly verify?: (() => Promise<{ readonly outcome: WriteOutcome; readonly response: T }>) | undefined;
  /** The time at which all attempts must have ended, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** Called with the result of verifying an attempt that may have been done. */
  readonly onVerify?: ((line: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The clock; this machine's clock when left out. */
  readonly clock?: Clock | undefined;
}

/**
 * Runs attempts under the retry policy. Delays grow exponentially with jitter, and are never shorter than the delay that
 * the service asked for. Rate limits do not count as attempts: they end with the deadline, or at once where only one
 * attempt is wanted. A refusal (4xx) after an attempt that may have been done is verified as well: the service may refuse
 * because that attempt was done.
 * @throws ServiceError when no attempt succeeded; it tells when the request may still have been done
 * @throws the signal's reason when it is aborted
 */
export async function withRetries<T>(request: RetriedRequest<T>): Promise<T> {
  const { effect, verify, maxAttempts, deadline, signal, clock = systemClock } = request;
  const nextDelay = backoffDelays(backoffBounds(request));
  const isHarmless = effect !== 'write';
  let attempts = 0;
  let refusals = 0;
  let mayHaveArrived = false;
  /** True while no state shows that nothing was done. */
  let isUnclear = false;
  for (;;) {
    let error: ServiceError;
    try {
      signal?.throwIfAborted();
      return await request.attempt(Math.min(request.attemptTimeoutMs, Math.max(1, deadline - clock.now())));
    } catch (thrown) {
      error = serviceError(thrown, signal);
    }
    const failure = failureOf(error);
    const decision = retryPolicy[effect][failure];
    if (failure === '429') refusals += 1;
    else attempts += 1;
    const isLast = maxAttempts === 1 || attempts >= maxAttempts;
    const attempt = { number: attempts + 1, of: maxAttempts };
    mayHaveArrived ||= decision === 'verify';
    isUnclear ||= effect !== 'read' && mayHaveBeenDone(failure);
    const toVerify = verify !== undefined && (decision === 'verify' || (mayHaveArrived && failure === 'other-4xx'));
    const mayBeSentAgain = decision === 'retry' || (decision === 'verify' && isHarmless);
    if (!toVerify && (!mayBeSentAgain || isLast)) throw givenUp(error, isUnclear);
    const { retryAfterMs = 0 } = error;
    const delayMs =
      failure === '429' ? rateLimitDelay(refusals, error.retryAfterMs) : Math.max(nextDelay(), retryAfterMs);
    if (retryAfterMs > maxRetryAfterMs || clock.now() + delayMs >= deadline) {
      throw toVerify ? unclear(error, 'there was no time to verify it') : givenUp(error, isUnclear);
    }
    if (!toVerify) {
      request.onRetry?.({ reason: error.message, delayMs, ...(failure === '429' ? {} : { attempt }) });
      await clock.sleep(delayMs, signal);
      continue;
    }
    request.onVerify?.(`${error.message}. It may have been done: verifying in ${(delayMs / 1000).toFixed(1)} s`);
    await clock.sleep(delayMs, signal);
    const { outcome, response } = await verifiedState(verify, signal);
    if (outcome.kind === 'done') {
      request.onVerify?.(`The response was lost, and the state shows that the request was done: ${outcome.what}`);
      if (response === undefined) throw error;
      return response;
    }
    if (outcome.kind === 'not-done') isUnclear = false;
    const isOver = isLast || decision === 'give-up' || clock.now() >= deadline;
    if (isOver || outcome.kind === 'refused' || (outcome.kind === 'unknown' && !isHarmless))
      throw notDone(error, outcome, decision);
    const reason = `It ${outcome.kind === 'unknown' ? 'may not have been' : 'was not'} done: ${outcome.what}`;
    request.onRetry?.({ reason, attempt, delayMs: 0 });
  }
}

/**
 * The error of an attempt that failed.
 * @throws the signal's reason when it is aborted, and an error that isn't the service's
 */
function serviceError(thrown: unknown, signal: AbortSignal | undefined): ServiceError {
  signal?.throwIfAborted();
  if (!(thrown instanceof ServiceError)) throw thrown;
  return thrown;
}

/** What the state shows of a write; that it shows nothing where it cannot be fetched. */
async function verifiedState<T>(
  verify: NonNullable<RetriedRequest<T>['verify']>,
  signal: AbortSignal | undefined,
): Promise<{ readonly outcome: WriteOutcome; readonly response?: T }> {
  signal?.throwIfAborted();
  try {
    return await verify();
  } catch (thrown) {
    const { message } = serviceError(thrown, signal);
    return { outcome: { kind: 'unknown', what: `fetching the state failed: ${message}` } };
  }
}

/** The error of a write that ends after its state was fetched, and does not show that it was done. */
function notDone(
  error: ServiceError,
  outcome: Exclude<WriteOutcome, { kind: 'done' }>,
  decision: Decision,
): ServiceError {
  const { kind, what } = outcome;
  if (kind === 'unknown') return unclear(error, what);
  if (kind === 'refused')
    return error.with({ message: `${error.message}. The state afterwards shows: ${what}`, advice: outcome.advice });
  // A refusal gives the reason itself.
  if (decision === 'give-up') return error;
  return error.with({ message: `${error.message}. The state shows that it was not done: ${what}` });
}

/** The error of a request that ends unverified. @param isUnclear true for a write that may have been done */
function givenUp(error: ServiceError, isUnclear: boolean): ServiceError {
  const last = withRetryAfter(error);
  if (!isUnclear) return last;
  return last.with({ message: `${last.message}. It may have been done: what it sent may have been stored` });
}

function unclear(error: ServiceError, why: string): ServiceError {
  return error.with({
    message: `${withRetryAfter(error).message}. It may have been done: ${why}`,
    advice: 'Fetch the state before running the step again',
  });
}

function withRetryAfter(error: ServiceError): ServiceError {
  const { retryAfterMs = 0, message } = error;
  if (retryAfterMs <= maxRetryAfterMs) return error;
  const seconds = String(Math.ceil(retryAfterMs / 1000));
  return error.with({ message: `${message}. The response asks to wait ${seconds} s, longer than a step waits` });
}
