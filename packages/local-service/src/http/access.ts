import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../definitions/api-error.js';
import type { ServiceEnvironment } from './environment.js';
import type { TokenCheck } from './request-log.js';

/** True for an address or a name of this machine that no other machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

type HeaderOf = (name: string) => string | undefined;

/** Knows the one accepted token, and decides which requests need no token. */
export class Access {
  readonly #digest: Buffer;
  readonly #onLoopback: boolean;

  /** @param onLoopback true when the service listens on an address that only this machine can reach */
  constructor(token: string, onLoopback: boolean) {
    this.#digest = digest(token);
    this.#onLoopback = onLoopback;
  }

  /**
   * Checks how a request proves its sender.
   * @param takesForkedRun true when the id of a workflow run may replace the token
   */
  check(header: HeaderOf, takesForkedRun: boolean): TokenCheck {
    const given = header('x-api-token');
    const forkedRun = header('x-forked-workflow-run-id') ?? '';
    if ((given ?? '') === '' && takesForkedRun && /^\d+$/.test(forkedRun)) return 'forked-run';
    return this.#compare(given);
  }

  /** Checks the token of the second generation, which takes it as `Authorization: Bearer`. */
  checkBearer(header: HeaderOf): TokenCheck {
    return this.#compare(/^Bearer +(\S+) *$/i.exec(header('authorization') ?? '')?.[1]);
  }

  /**
   * Why a request may come from a page that is not the service's own; undefined where it does not. A page can send requests to this machine,
   * even under its own host name when that name points here (DNS rebinding), so `Host` must be a name of this machine. A browser says where
   * a request of a page comes from (`Origin`, Fetch Metadata), and no page can change these headers.
   */
  whyOfOtherPage(header: HeaderOf): string | undefined {
    const origin = header('origin') ?? `http://${header('host') ?? ''}`;
    const isOwn =
      origin === `http://${header('host') ?? ''}` && (header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
    return isOwn
      ? this.whyOfOtherHost(header)
      : 'Forbidden: a page in a browser may ask nothing here, except the page of this service';
  }

  /** Why a request names another host than this machine, as a page does whose host name points here; undefined where it does not. */
  whyOfOtherHost(header: HeaderOf): string | undefined {
    if (!this.#onLoopback || isLoopback((header('host') ?? '').replace(/:\d+$/, ''))) return undefined;
    return 'Forbidden: the Host header must name this machine, as in 127.0.0.1 or localhost';
  }

  /**
   * Protects the control endpoints from pages in a browser, except the service's own, and from other senders when other
   * machines can reach the service.
   */
  guardControl(): MiddlewareHandler<ServiceEnvironment> {
    return async (context, next) => {
      const header: HeaderOf = (name) => context.req.header(name);
      const forbidden = this.whyOfOtherPage(header);
      if (forbidden !== undefined) return context.text(forbidden, 403);
      const token = this.#onLoopback ? 'accepted' : this.check(header, false);
      return token === 'accepted' ? next() : context.text(unauthorized(token).message, 401);
    };
  }

  #compare(given: string | undefined): TokenCheck {
    if (given === undefined) return 'missing';
    return timingSafeEqual(digest(given), this.#digest) ? 'accepted' : 'wrong';
  }
}

/** The mistake in the token of a request of one generation. */
export function unauthorized(token: TokenCheck, generation: '/v1' | '/v2' = '/v1'): ApiError {
  const where = generation === '/v1' ? 'the x-api-token header' : 'the Authorization header with Bearer and the token';
  return token === 'missing'
    ? new ApiError('AUTHENTICATION_REQUIRED', `Unauthorized: ${where} is missing`)
    : new ApiError('INVALID_TOKEN', 'Unauthorized: the token is not accepted');
}

/** Digests have one length, so that comparing them takes the same time for every token. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
