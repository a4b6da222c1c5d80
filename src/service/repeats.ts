import { DelegateBackoff, ExponentialBackoff, type IBackoff, handleWhen, retry } from 'cockatiel';
import type { Effect } from './endpoints.js';
import { ServiceError } from './errors.js';

/** What is told before a request is sent again. */
export interface Repetition {
  /** Why the last attempt was not enough, one line. */
  readonly reason: string;
  /** Number of the attempt to come, from 2. */
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly pauseMs: number;
}

export interface RepeatOptions {
  readonly effect: Effect;
  readonly maxAttempts: number;
  readonly onRepeat?: (repetition: Repetition) => void;
  readonly signal?: AbortSignal;
}

/** The longest pause that a service may ask for; one that asks for more ends the request with the time it asked for. */
export const longestPauseMs = 120_000;

/** Whether a failed attempt may be followed by another. */
export function repeatable(effect: Effect, error: ServiceError): boolean {
  if (effect === 'write' || (error.retryAfterMs ?? 0) > longestPauseMs) return false;
  switch (error.kind) {
    case 'not-connected':
    case 'connection-broke':
    case 'time-limit':
    case 'broken-body':
      return true;
    case 'tls':
    case 'redirect':
      return false;
    case 'status':
      return error.status === 408 || error.status === 425 || error.status === 429 || (error.status ?? 0) >= 500;
  }
}

/**
 * Runs an attempt until it succeeds, must not be repeated, or the attempts are used up. Pauses grow exponentially
 * with jitter, and are never shorter than what the service asked for.
 * @throws what the last attempt threw
 */
export async function repeat<T>(attempt: () => Promise<T>, options: RepeatOptions): Promise<T> {
  // Our own backoff of half a second to ten, spread out by cockatiel's decorrelated jitter.
  let own: IBackoff<unknown> = new ExponentialBackoff({ initialDelay: 500, maxDelay: 10_000 }).next();
  const policy = retry(
    handleWhen((error) => error instanceof ServiceError && repeatable(options.effect, error)),
    {
      maxAttempts: options.maxAttempts - 1,
      backoff: new DelegateBackoff(({ result }) => {
        own = own.next(undefined);
        const error = 'error' in result ? result.error : undefined;
        return Math.max(own.duration, error instanceof ServiceError ? (error.retryAfterMs ?? 0) : 0);
      }),
    },
  );
  policy.onRetry((event) => {
    options.onRepeat?.({
      reason: 'error' in event ? event.error.message : 'no answer',
      attempt: event.attempt + 1,
      maxAttempts: options.maxAttempts,
      pauseMs: event.delay,
    });
  });
  try {
    return await policy.execute(attempt, options.signal);
  } catch (error) {
    throw error instanceof ServiceError ? withPauseAskedFor(error) : error;
  }
}

function withPauseAskedFor(error: ServiceError): ServiceError {
  if (error.retryAfterMs === undefined || error.retryAfterMs <= longestPauseMs) return error;
  return new ServiceError({
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
    retryAfterMs: error.retryAfterMs,
    message: `${error.message}. The service asks to wait ${String(Math.ceil(error.retryAfterMs / 1000))} s, longer than a step waits`,
  });
}
