import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServiceEnvironment } from './environment.js';
import type { TokenCheck } from './request-log.js';

/** True for an address or a name of this machine that no other machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Knows the one token that is accepted. */
export class Access {
  readonly #digest: Buffer;

  constructor(token: string) {
    this.#digest = digest(token);
  }

  /**
   * How a request proves who it comes from.
   * @param takesForkedRun whether the id of a workflow run may take the place of the token
   */
  check(header: (name: string) => string | undefined, takesForkedRun: boolean): TokenCheck {
    const given = header('x-api-token');
    const forkedRun = header('x-forked-workflow-run-id') ?? '';
    if ((given ?? '') === '' && takesForkedRun && /^\d+$/.test(forkedRun)) return 'forked-run';
    if (given === undefined) return 'missing';
    return timingSafeEqual(digest(given), this.#digest) ? 'accepted' : 'wrong';
  }

  /**
   * Keeps the control endpoints from pages in a browser, and from others when the service can be reached from other machines.
   *
   * A page can send requests to this machine, also under a name of its own that it makes point here (DNS rebinding). So `Host` has
   * to be a name of this machine, and the headers that a browser adds to what pages send (Fetch Metadata, `Origin`) must not be there.
   * @param onLoopback whether the service listens on an address that only this machine reaches
   */
  guardControl(onLoopback: boolean): MiddlewareHandler<ServiceEnvironment> {
    return async (context, next) => {
      const fromPage = context.req.header('origin') !== undefined || context.req.header('sec-fetch-site') !== undefined;
      if (fromPage) return context.text('Forbidden: the control endpoints are not for pages in a browser', 403);
      if (onLoopback) {
        const name = (context.req.header('host') ?? '').replace(/:\d+$/, '');
        if (isLoopback(name)) return next();
        return context.text('Forbidden: the Host header must name this machine, as in 127.0.0.1 or localhost', 403);
      }
      const token = this.check((name) => context.req.header(name), false);
      if (token === 'accepted') return next();
      return context.text(unauthorized(token), 401);
    };
  }
}

/** What is wrong with the token, in one line. */
export function unauthorized(token: TokenCheck): string {
  return `Unauthorized: ${token === 'missing' ? 'the x-api-token header is missing' : 'the token is not accepted'}`;
}

/** Digests have one length, so that comparing them takes the same time for every token. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
