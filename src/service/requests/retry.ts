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

/** Verifies whether a write was done. @throws ServiceError when that fails */
type Verify<T> = () => Promise<{ readonly outcome: WriteOutcome; readonly response: T }>;

/** A request that is sent under the retry policy. */
export interface RetriedRequest<T> extends RetryLimits {
  readonly effect: Effect;
  /** Sends it once, with a limit in milliseconds. */
  readonly attempt: (timeoutMs: number) => Promise<T>;
  readonly verify?: Verify<T> | undefined;
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
  const attempts = new Attempts(request);
  for (;;) {
    const sent = await attempts.send();
    if (!(sent instanceof ServiceError)) return sent;
    const found = await attempts.after(sent);
    if (found !== undefined) return found.response;
  }
}

/** The attempts of one request. */
class Attempts<T> {
  readonly #request: RetriedRequest<T>;
  readonly #clock: Clock;
  readonly #nextDelay: () => number;
  /** Attempts that count: those that were not refused for their rate. */
  #counted = 0;
  #refusals = 0;
  #mayHaveArrived = false;
  /** True while no state shows that nothing was done. */
  #isUnclear = false;

  constructor(request: RetriedRequest<T>) {
    this.#request = request;
    this.#clock = request.clock ?? systemClock;
    this.#nextDelay = backoffDelays(backoffBounds(request));
  }

  /** One attempt, in the time that is left. @returns its response, or the error that it failed with */
  async send(): Promise<T | ServiceError> {
    const { signal, attemptTimeoutMs, deadline, attempt } = this.#request;
    const left = Math.max(1, deadline - this.#clock.now());
    return orServiceError(() => attempt(Math.min(attemptTimeoutMs, left)), signal);
  }

  /**
   * Waits after an attempt that failed, and looks whether a write was done all the same.
   * @returns the response that shows it; undefined where the request is to be sent again
   * @throws ServiceError where it may neither be sent again nor be verified, and where there is no time for it
   */
  async after(error: ServiceError): Promise<{ readonly response: T } | undefined> {
    const { effect, verify, deadline, onRetry, signal } = this.#request;
    const failure = failureOf(error);
    const decision = retryPolicy[effect][failure];
    const isRateLimit = failure === '429';
    if (isRateLimit) this.#refusals += 1;
    else this.#counted += 1;
    this.#mayHaveArrived ||= decision === 'verify';
    this.#isUnclear ||= effect !== 'read' && mayHaveBeenDone(failure);
    const mayBeDone = decision === 'verify' || (this.#mayHaveArrived && failure === 'other-4xx');
    const verifier = mayBeDone ? verify : undefined;
    const mayBeSentAgain = decision === 'retry' || (decision === 'verify' && this.#isHarmless);
    if (verifier === undefined && (!mayBeSentAgain || this.#isLast)) throw this.#givenUp(error);
    const { retryAfterMs = 0 } = error;
    const delayMs = isRateLimit
      ? rateLimitDelay(this.#refusals, error.retryAfterMs)
      : Math.max(this.#nextDelay(), retryAfterMs);
    if (retryAfterMs > maxRetryAfterMs || this.#clock.now() + delayMs >= deadline) {
      throw verifier === undefined
        ? this.#givenUp(error)
        : unclear(withRetryAfter(error), 'there was no time to verify it');
    }
    if (verifier !== undefined) return this.#verified(error, decision, verifier, delayMs);
    onRetry?.({ reason: error.message, delayMs, ...(isRateLimit ? {} : { attempt: this.#next }) });
    await this.#clock.sleep(delayMs, signal);
    return undefined;
  }

  /**
   * Waits, and looks whether the write was done.
   * @returns undefined where it is to be sent again
   * @throws ServiceError where it was not done and may not be sent again, and where that stays unclear
   */
  async #verified(
    error: ServiceError,
    decision: Decision,
    verify: Verify<T>,
    delayMs: number,
  ): Promise<{ readonly response: T } | undefined> {
    const { deadline, onRetry, onVerify, signal } = this.#request;
    onVerify?.(`${error.message}. It may have been done: verifying in ${(delayMs / 1000).toFixed(1)} s`);
    await this.#clock.sleep(delayMs, signal);
    const found = await orServiceError(verify, signal);
    const { outcome, response } = found instanceof ServiceError ? notFetched(found) : found;
    if (outcome.kind === 'done') {
      onVerify?.(`The response was lost, and the state shows that the request was done: ${outcome.what}`);
      return { response: response as T };
    }
    const isUnknown = outcome.kind === 'unknown';
    if (outcome.kind === 'not-done') this.#isUnclear = false;
    const isOver = this.#isLast || decision === 'give-up' || this.#clock.now() >= deadline;
    if (isOver || outcome.kind === 'refused' || (isUnknown && !this.#isHarmless))
      throw notDone(error, outcome, decision);
    const reason = `It ${isUnknown ? 'may not have been' : 'was not'} done: ${outcome.what}`;
    onRetry?.({ reason, attempt: this.#next, delayMs: 0 });
    return undefined;
  }

  /** True where no other attempt may follow. */
  get #isLast(): boolean {
    const { maxAttempts } = this.#request;
    return maxAttempts === 1 || this.#counted >= maxAttempts;
  }

  /** True where a request that arrives twice does no harm. */
  get #isHarmless(): boolean {
    return this.#request.effect !== 'write';
  }

  /** The attempt to come, as it is reported. */
  get #next(): NonNullable<Retry['attempt']> {
    return { number: this.#counted + 1, of: this.#request.maxAttempts };
  }

  /** The error of a request that ends unverified. */
  #givenUp(error: ServiceError): ServiceError {
    const stored = '. It may have been done: what it sent may have been stored';
    const last = withRetryAfter(error);
    return this.#isUnclear ? last.with({ message: `${last.message}${stored}` }) : last;
  }
}

/**
 * What comes of some work, or the service's error that it fails with.
 * @throws the signal's reason when it is aborted, and an error that isn't the service's
 */
async function orServiceError<R>(work: () => Promise<R>, signal: AbortSignal | undefined): Promise<R | ServiceError> {
  signal?.throwIfAborted();
  return work().catch((error: unknown) => {
    signal?.throwIfAborted();
    if (error instanceof ServiceError) return error;
    throw error;
  });
}

/** A state that cannot be fetched shows nothing. */
const notFetched = ({ message }: ServiceError) => ({
  outcome: { kind: 'unknown', what: `fetching the state failed: ${message}` } as const,
  response: undefined,
});

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

function unclear(error: ServiceError, why: string): ServiceError {
  return error.with({
    message: `${error.message}. It may have been done: ${why}`,
    advice: 'Fetch the state before running the step again',
  });
}

function withRetryAfter(error: ServiceError): ServiceError {
  const { retryAfterMs = 0, message } = error;
  if (retryAfterMs <= maxRetryAfterMs) return error;
  const seconds = String(Math.ceil(retryAfterMs / 1000));
  return error.with({ message: `${message}. The response asks to wait ${seconds} s, longer than a step waits` });
}
