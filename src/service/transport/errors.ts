import { grouped } from '../../../packages/shared/src/numbers.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

/** Kind of a request's failure, as far as this side can know it. */
export type FailureKind =
  /** No connection, so nothing arrived. */
  | 'not-connected'
  /**
   * The server's certificate or the TLS handshake was not accepted, or the proxy refused the connection: nothing was
   * sent.
   */
  | 'tls'
  /** The connection broke after it was made: the request may have arrived. */
  | 'connection-broke'
  /** No complete response within the timeout of one attempt: the request may have arrived. */
  | 'timeout'
  /** A response with a status that is neither success nor redirect. */
  | 'status'
  /** A 3xx response. */
  | 'redirect'
  /** A success whose body is cut off, too large, not decodable, or not JSON where JSON is promised. */
  | 'broken-body';

export interface ServiceFailure {
  readonly kind: FailureKind;
  /** One line: the request and its response or error. Holds no token. */
  readonly message: string;
  /** HTTP status, where there was a response. */
  readonly status?: number | undefined;
  /** How long the service asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /**
   * System error code such as `ECONNREFUSED`, or a code of ours for a proxy such as `PROXY_REFUSED`; absent where no code
   * is known.
   */
  readonly code?: string | undefined;
  /** Advice that is more exact than advice for the kind of failure. */
  readonly advice?: string | undefined;
  /** The body of the response, without tokens, where there was one. */
  readonly received?: string | undefined;
}

/** A request that did not end in a usable response. Never holds the request, its headers, or Node's error. */
export class ServiceError extends UserError implements ServiceFailure {
  override readonly name = 'ServiceError';
  declare readonly kind: FailureKind;
  declare readonly status: number | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly code: string | undefined;
  declare readonly advice: string | undefined;
  declare readonly received: string | undefined;

  constructor({ message, ...facts }: ServiceFailure) {
    super(message);
    Object.assign(this, facts);
  }

  /** A copy of the error with some of its fields replaced. */
  with(changes: Partial<ServiceFailure>): ServiceError {
    const { message, kind, status, retryAfterMs, code, advice, received } = this;
    return new ServiceError({ message, kind, status, retryAfterMs, code, advice, received, ...changes });
  }
}

/**
 * True for a response of the service that says that a thing does not exist; false for the page of a machine in front of
 * the service.
 */
export function isAbsence(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === 404 && !/<(!doctype|html)\b/i.test(error.message);
}

/** A handler for `catch` that answers errors of the service, and throws all others. */
export const onServiceError =
  <Other>(otherwise: (error: ServiceError) => Other) =>
  (error: unknown): Other => {
    if (error instanceof ServiceError) return otherwise(error);
    throw error;
  };

/** A request body over the service's limit (section 8). Nothing was sent. */
export class BodyTooLarge extends UserError {
  override readonly name = 'BodyTooLarge';
  constructor(
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`the request body has ${grouped(bytes)} bytes, and the service takes at most ${grouped(limit)}`);
  }
}
