import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import { type RetryLimits, backoffBounds } from './timeouts.js';

/**
 * Our own backoffDelays between the attempts of a request, spread out by cockatiel's decorrelated jitter.
 * @returns a function that gives the next delay, in milliseconds
 */
export function backoffDelays(limits: RetryLimits): () => number {
  const { first, longest } = backoffBounds(limits);
  let own: IBackoff<unknown> = new ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
  return () => {
    own = own.next(undefined);
    return own.duration;
  };
}
