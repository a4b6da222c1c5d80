import { backoffDelays } from './backoff.js';
import { type Clock, systemClock } from './clock.js';
import { ServiceError } from '../transport/errors.js';
import type { WriteOutcome } from '../queue/verify-write.js';
import type { Effect } from '../transport/address.js';
import { type Decision, type Failure, failureOf, mayHaveBeenDone, retryPolicy } from './retry-policy.js';
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
    let error: ServiceError;
    try {
      return await attempts.send();
    } catch (thrown) {
      error = serviceError(thrown, request.signal);
    }
    const failed = attempts.count(error);
    const delayMs = attempts.delayAfter(failed);
    if (failed.verify === undefined) await attempts.backOff(failed, delayMs);
    else {
      const found = await attempts.verifyAfter(failed, failed.verify, delayMs);
      if (found !== undefined) return found.response;
    }
  }
}

/** An attempt that failed, and what the retry policy says of it. */
interface FailedAttempt<T> {
  readonly error: ServiceError;
  readonly failure: Failure;
  readonly decision: Decision;
  /** True where no other attempt may follow. */
  readonly isLast: boolean;
  /** Given where the state decides what comes next. */
  readonly verify: RetriedRequest<T>['verify'];
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

  /** One attempt, in the time that is left. */
  async send(): Promise<T> {
    const { signal, attemptTimeoutMs, deadline, attempt } = this.#request;
    signal?.throwIfAborted();
    return attempt(Math.min(attemptTimeoutMs, Math.max(1, deadline - this.#clock.now())));
  }

  /**
   * Counts an attempt that failed.
   * @throws ServiceError where it may neither be sent again nor be verified
   */
  count(error: ServiceError): FailedAttempt<T> {
    const { effect, verify, maxAttempts } = this.#request;
    const failure = failureOf(error);
    const decision = retryPolicy[effect][failure];
    if (failure === '429') this.#refusals += 1;
    else this.#counted += 1;
    const isLast = maxAttempts === 1 || this.#counted >= maxAttempts;
    this.#mayHaveArrived ||= decision === 'verify';
    this.#isUnclear ||= effect !== 'read' && mayHaveBeenDone(failure);
    const isToVerify = decision === 'verify' || (this.#mayHaveArrived && failure === 'other-4xx');
    if (verify !== undefined && isToVerify) return { error, failure, decision, isLast, verify };
    const mayBeSentAgain = decision === 'retry' || (decision === 'verify' && this.#isHarmless);
    if (!mayBeSentAgain || isLast) throw givenUp(error, this.#isUnclear);
    return { error, failure, decision, isLast, verify: undefined };
  }

  /**
   * The delay before the next attempt or the verification, in milliseconds.
   * @throws ServiceError where it would end after the deadline, and where the service asks for a longer one than a step waits
   */
  delayAfter({ error, failure, verify }: FailedAttempt<T>): number {
    const { retryAfterMs = 0 } = error;
    const delayMs =
      failure === '429'
        ? rateLimitDelay(this.#refusals, error.retryAfterMs)
        : Math.max(this.#nextDelay(), retryAfterMs);
    if (retryAfterMs <= maxRetryAfterMs && this.#clock.now() + delayMs < this.#request.deadline) return delayMs;
    throw verify === undefined ? givenUp(error, this.#isUnclear) : unclear(error, 'there was no time to verify it');
  }

  /** Waits before the request is sent again. */
  async backOff({ error, failure }: FailedAttempt<T>, delayMs: number): Promise<void> {
    const { onRetry, signal } = this.#request;
    onRetry?.({ reason: error.message, delayMs, ...(failure === '429' ? {} : { attempt: this.#next }) });
    await this.#clock.sleep(delayMs, signal);
  }

  /**
   * Waits, and looks whether the write was done.
   * @returns undefined where it is to be sent again
   * @throws ServiceError where it was not done and may not be sent again, and where that stays unclear
   */
  async verifyAfter(
    { error, decision, isLast }: FailedAttempt<T>,
    verify: Verify<T>,
    delayMs: number,
  ): Promise<{ readonly response: T } | undefined> {
    const { deadline, onRetry, onVerify, signal } = this.#request;
    onVerify?.(`${error.message}. It may have been done: verifying in ${(delayMs / 1000).toFixed(1)} s`);
    await this.#clock.sleep(delayMs, signal);
    const { outcome, response } = await verifiedState(verify, signal);
    if (outcome.kind === 'done') {
      onVerify?.(`The response was lost, and the state shows that the request was done: ${outcome.what}`);
      if (response === undefined) throw error;
      return { response };
    }
    if (outcome.kind === 'not-done') this.#isUnclear = false;
    const isOver = isLast || decision === 'give-up' || this.#clock.now() >= deadline;
    const mayHarm = outcome.kind === 'unknown' && !this.#isHarmless;
    if (isOver || mayHarm || outcome.kind === 'refused') throw notDone(error, outcome, decision);
    const reason = `It ${outcome.kind === 'unknown' ? 'may not have been' : 'was not'} done: ${outcome.what}`;
    onRetry?.({ reason, attempt: this.#next, delayMs: 0 });
    return undefined;
  }

  /** True where a request that arrives twice does no harm. */
  get #isHarmless(): boolean {
    return this.#request.effect !== 'write';
  }

  /** The attempt to come, as it is reported. */
  get #next(): NonNullable<Retry['attempt']> {
    return { number: this.#counted + 1, of: this.#request.maxAttempts };
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
  verify: Verify<T>,
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
