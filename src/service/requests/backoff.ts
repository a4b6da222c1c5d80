/** The first and the longest delay, in milliseconds. */
export interface BackoffBounds {
  readonly first: number;
  readonly longest: number;
}

/** The share of each delay that is random. */
const drawnPart = 0.4;

/**
 * The backoff for delays between the attempts of a request and between two polls. Each delay is twice as long as the one
 * before it, up to the longest. A part of it is random, so that many jobs that began together do not send requests
 * together.
 * @returns a function that gives the next delay, in milliseconds
 */
export function backoffDelays({ first, longest }: BackoffBounds): () => number {
  let ceiling = first / 2;
  return () => {
    ceiling = Math.min(longest, 2 * ceiling);
    return ceiling * (1 - drawnPart * Math.random());
  };
}
