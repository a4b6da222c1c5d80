export interface RetryLimits {
  /** Timeout of one attempt, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Attempts of one request, the first included. */
  readonly maxAttempts: number;
}

/** The longest delay that a service may ask for; a longer delay ends the request with an error that names the delay. */
export const maxRetryAfterMs = 120_000;

/**
 * Longest time of a request with its retries, whatever the inputs are. Where one attempt may take longer, its timeout
 * counts.
 */
const maxTotalMs = 3_600_000;

/** The first and the longest backoff delay, in milliseconds: half a second and ten seconds with the default timeout. */
export function backoffBounds({ attemptTimeoutMs }: Pick<RetryLimits, 'attemptTimeoutMs'>): {
  first: number;
  longest: number;
} {
  return { first: Math.min(500, attemptTimeoutMs / 60), longest: Math.min(10_000, attemptTimeoutMs / 3) };
}

/** A refusal because of a rate limit that many jobs share. */
export interface RateLimited {
  /** Number of the attempt that was refused, from 1. */
  readonly attempt: number;
  /** Until the deadline of the request, in milliseconds. */
  readonly leftMs: number;
  /** The delay that the service asks for, in milliseconds; 0 when it asks for none. */
  readonly retryAfterMs: number;
}

/**
 * A random delay after a refusal because of a rate limit, in milliseconds. Many jobs share the limit, were refused together, and would be
 * refused together again. A refused request was not done, so its retries are spread over the time that is left: any moment of a window is
 * as likely as another (full jitter), and each window is half as long again as the one before it. The first window is short, because a few
 * jobs need no more. The last retry comes in the second half of its window, when the other jobs are done.
 */
export function rateLimitDelay(limits: RetryLimits, { attempt, leftMs, retryAfterMs }: RateLimited): number {
  const retriesLeft = Math.max(1, limits.maxAttempts - attempt);
  const freeMs = Math.max(0, leftMs - retriesLeft * retryAfterMs);
  const windowMs =
    attempt === 1 ? Math.min(freeMs, backoffBounds(limits).longest) : 0.9 * freeMs * (2 / 3) ** (retriesLeft - 1);
  const from = attempt > 1 && retriesLeft === 1 ? 0.5 : 0;
  return retryAfterMs + windowMs * (from + (1 - from) * Math.random());
}

/** Timeout of a request with its retries, in milliseconds. Verifying a write may take the same time again. */
export function totalTimeoutMs(limits: RetryLimits): number {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
