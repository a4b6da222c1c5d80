export interface RequestLimits {
  /** Limit of one attempt, in milliseconds. */
  readonly attemptLimitMs: number;
  /** Attempts of one request, the first included. */
  readonly maxAttempts: number;
}

/** The longest pause that a service may ask for; one that asks for more ends the request with the time it asked for. */
export const longestPauseMs = 120_000;

/** However the inputs are set, a request with its repeats ends within this, or within one attempt where that may take longer. */
const longestRequestMs = 3_600_000;

/** The first and the longest of our own pauses, in milliseconds: half a second and ten seconds at the default time limit. */
export function ownPauses({ attemptLimitMs }: Pick<RequestLimits, 'attemptLimitMs'>): {
  first: number;
  longest: number;
} {
  return { first: Math.min(500, attemptLimitMs / 60), longest: Math.min(10_000, attemptLimitMs / 3) };
}

/** Limit of a request with its repeats, in milliseconds. The looks of a write may take as long again. */
export function requestLimitMs(limits: RequestLimits): number {
  const { attemptLimitMs, maxAttempts } = limits;
  const whole = maxAttempts * (attemptLimitMs + ownPauses(limits).longest) + longestPauseMs;
  return Math.min(whole, Math.max(longestRequestMs, attemptLimitMs));
}
