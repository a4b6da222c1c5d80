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

/** Timeout of a request with its retries, in milliseconds. Verifying a write may take the same time again. */
export function totalTimeoutMs(limits: RetryLimits): number {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
