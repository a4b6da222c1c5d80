import type { MiddlewareHandler } from 'hono';
import type { ServiceClock } from '../clock.js';
import type { ServiceEnvironment } from './environment.js';

/** The requests of both generations that look a pull request up. */
const isLookUp = (method: string, path: string): boolean =>
  path === '/v1/getSubmittedPullRequest' || (method === 'GET' && path.startsWith('/v2/pull-requests'));

/**
 * Answers 429 to look-ups of pull requests beyond a limit, in plain text as the hosted service does in front of its interface. Refused
 * look-ups do not count against the limit.
 * @param perSecond look-ups that are answered in any second of the service's time
 */
export function rateLimit(perSecond: number, clock: ServiceClock): MiddlewareHandler<ServiceEnvironment> {
  let answered: number[] = [];
  return async (context, next) => {
    if (!isLookUp(context.req.method, context.req.path)) return next();
    const now = clock.now();
    answered = answered.filter((moment) => moment > now - 1000 && moment <= now);
    if (answered.length >= perSecond) {
      return context.text(`Too many look-ups of pull requests: ${perSecond} a second are allowed`, 429);
    }
    answered.push(now);
    return next();
  };
}
