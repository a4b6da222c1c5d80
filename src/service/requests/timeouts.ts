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

/** The delay after a rate limit that names none, in milliseconds. */
const unnamedDelayMs = 1000;

/** The longest random part of a delay after a rate limit, in milliseconds. */
const maxSpreadMs = 60_000;

/**
 * A delay after a refusal because of a rate limit, in milliseconds. A lone refusal costs about what the service asks for.
 * But many jobs may share the limit: they were refused together, and would be refused together again. So a random part is
 * added, of at most a second after the first refusal, and of twice as much after each further one. It is at least half of
 * that: a service that also counts the requests that it refuses would otherwise get too many of them.
 * @param refusals of this request so far, the last one included
 * @param retryAfterMs that the service asks for
 */
export function rateLimitDelay(refusals: number, retryAfterMs = unnamedDelayMs): number {
  return retryAfterMs + Math.min(1000 * 2 ** (refusals - 1), maxSpreadMs) * (0.5 + 0.5 * Math.random());
}

/** Timeout of a request with its retries, in milliseconds. Verifying a write may take the same time again. */
export function totalTimeoutMs(limits: RetryLimits): number {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
