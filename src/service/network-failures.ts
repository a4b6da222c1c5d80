import { oneLine } from './one-line.js';
import type { ServiceFailure } from './errors.js';

export interface AttemptFacts {
  /** Method and path. */
  readonly asked: string;
  /** Base address of the service. */
  readonly address: string;
  /** True when our own time limit ended the attempt. */
  readonly timedOut: boolean;
  readonly attemptLimitMs: number;
  readonly redact: (text: string) => string;
}

/** System error codes that come before a request is sent, with what they mean to a person. */
const beforeSending: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  EADDRNOTAVAIL: 'the address is not available',
};

/** Node's and OpenSSL's codes for a certificate or handshake that is not accepted. */
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;

interface ErrorFacts {
  readonly code: string;
  readonly syscall: string;
  readonly message: string;
}

/** Code, system call and message of an error or of the first one in an AggregateError; nothing else of it. */
function factsOf(error: unknown): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { code: '', syscall: '', message: String(error) };
  const { code, syscall, message, cause, errors } = error as Record<string, unknown>;
  const inner = Array.isArray(errors) && errors.length > 0 ? factsOf(errors[0]) : cause ? factsOf(cause) : undefined;
  return {
    code: typeof code === 'string' ? code : (inner?.code ?? ''),
    syscall: typeof syscall === 'string' ? syscall : (inner?.syscall ?? ''),
    message: typeof message === 'string' && message !== '' ? message : (inner?.message ?? ''),
  };
}

/**
 * What an attempt without an answer means: whether the request can have arrived, and one line for a person.
 * @param error what axios threw; only its code and message are taken
 */
export function networkFailure(error: unknown, attempt: AttemptFacts): ServiceFailure {
  const { asked, address } = attempt;
  const { host, hostname } = new URL(address);
  if (attempt.timedOut) {
    return {
      kind: 'time-limit',
      message: `${asked} got no whole answer from ${host} within ${String(attempt.attemptLimitMs / 1000)} s`,
    };
  }
  const { code, syscall, message } = factsOf(error);
  const said = oneLine(attempt.redact(message), 200);
  const failure = (kind: ServiceFailure['kind'], what: string): ServiceFailure => ({
    kind,
    message: `${asked} ${what}`,
    ...(code === '' ? {} : { code }),
  });
  const explained = beforeSending[code];
  if (explained !== undefined || (code === 'ETIMEDOUT' && syscall === 'connect')) {
    return failure('not-connected', `could not reach ${host}: ${explained ?? 'connecting took too long'} (${code})`);
  }
  if (tls.test(code)) {
    return failure('tls', `could not make a secure connection to ${hostname}: ${said} (${code})`);
  }
  if (message.includes('maxContentLength')) {
    return failure('broken-body', 'answered with a body larger than the action reads');
  }
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || /^ERR_(_ERROR|BROTLI)/.test(code)) {
    return failure('broken-body', `answered with a body that cannot be decompressed: ${said} (${code})`);
  }
  return failure('connection-broke', `got no whole answer from ${host}: ${said}${code === '' ? '' : ` (${code})`}`);
}
