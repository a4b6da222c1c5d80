import { ExponentialBackoff, type IBackoff } from 'cockatiel';

/** The first and the longest delay, in milliseconds. */
export interface BackoffBounds {
  readonly first: number;
  readonly longest: number;
}

/** The share of the longest delay that is random. */
const drawnPart = 0.4;

/**
 * The backoff for all delays, between the attempts of a request and between two polls. Delays grow exponentially, with
 * cockatiel's decorrelated jitter. That jitter has no effect once the longest delay is reached. From then on, part of
 * each delay is random, so that many jobs that began together do not send requests together.
 * @returns a function that gives the next delay, in milliseconds
 */
export function backoffDelays({ first, longest }: BackoffBounds): () => number {
  let backoff: IBackoff<unknown> = new ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
  return () => {
    backoff = backoff.next(undefined);
    return backoff.duration < longest ? backoff.duration : longest * (1 - drawnPart * Math.random());
  };
}
