import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import { type RequestLimits, ownPauses } from './request-limits.js';

/**
 * Our own pauses between the attempts of a request, spread out by cockatiel's decorrelated jitter.
 * @returns a function that gives the next pause, in milliseconds
 */
export function pauses(limits: RequestLimits): () => number {
  const { first, longest } = ownPauses(limits);
  let own: IBackoff<unknown> = new ExponentialBackoff({ initialDelay: first, maxDelay: longest }).next();
  return () => {
    own = own.next(undefined);
    return own.duration;
  };
}
