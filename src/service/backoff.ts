import { ExponentialBackoff, type IBackoff } from 'cockatiel';

/** The first and the longest delay, in milliseconds. */
export interface BackoffBounds {
  readonly first: number;
  readonly longest: number;
}

/** The share of the longest delay that is random. */
const drawnPart = 0.4;

/**
 * The one backoff: delays between the attempts of a request, and between two polls. They grow exponentially, spread out by
 * cockatiel's decorrelated jitter. That jitter ends where the longest delay is reached, so from there on part of the delay is
 * drawn: many jobs that began together must not ask together.
 * @returns a function that gives the next delay, in milliseconds
 */
export function backoffDelays({ first, longest }: BackoffBounds): () => number {
  let backoff: IBackoff<unknown> = new ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
  return () => {
    backoff = backoff.next(undefined);
    return backoff.duration < longest ? backoff.duration : longest * (1 - drawnPart * Math.random());
  };
}
