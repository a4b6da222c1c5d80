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

/**
 * A random delay after a request was over a rate limit more than once, in milliseconds. Many jobs share the limit, were refused together,
 * and would be refused together again. Such a request was not done, so its retries may take the time that is left: each window is about
 * twice the one before it, and any moment of it is as likely as another (full jitter).
 * @param limits of the request; a window is at most four timeouts of an attempt, two minutes by default
 * @param leftMs until the deadline of the request
 * @param retriesLeft at least 1
 */
export function rateLimitDelay({ attemptTimeoutMs }: RetryLimits, leftMs: number, retriesLeft: number): number {
  const part = Math.min(0.8, 0.5 ** (retriesLeft - 1));
  return Math.random() * Math.min(4 * attemptTimeoutMs, leftMs * part);
}

/** Timeout of a request with its retries, in milliseconds. Verifying a write may take the same time again. */
export function totalTimeoutMs(limits: RetryLimits): number {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
