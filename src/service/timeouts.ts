export interface RetryLimits {
  /** Timeout of one attempt, in milliseconds. */
  readonly attemptTimeoutMs: number;
  /** Attempts of one request, the first included. */
  readonly maxAttempts: number;
}

/** The longest delay that a service may ask for; one that asks for more ends the request with the time it asked for. */
export const maxRetryAfterMs = 120_000;

/** However the inputs are set, a request with its retries ends within this, or within one attempt where that may take longer. */
const maxTotalMs = 3_600_000;

/** The first and the longest of our own delays, in milliseconds: half a second and ten seconds with the default timeout. */
export function backoffBounds({ attemptTimeoutMs }: Pick<RetryLimits, 'attemptTimeoutMs'>): {
  first: number;
  longest: number;
} {
  return { first: Math.min(500, attemptTimeoutMs / 60), longest: Math.min(10_000, attemptTimeoutMs / 3) };
}

/** Timeout of a request with its retries, in milliseconds. Verifying a write may take as long again. */
export function totalTimeoutMs(limits: RetryLimits): number {
  const { attemptTimeoutMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptTimeoutMs + backoffBounds(limits).longest) + maxRetryAfterMs;
  return Math.min(whole, Math.max(maxTotalMs, attemptTimeoutMs));
}
