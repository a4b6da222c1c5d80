import { type FailureKind, ServiceError, type ServiceFailure } from './errors.js';
import { oneLine } from '../../../packages/shared/src/text.js';

export interface AttemptFacts {
  /** Method and path. */
  readonly asked: string;
  /** Base address of the service. */
  readonly address: string;
  /** True when our own timeout ended the attempt. */
  readonly timedOut: boolean;
  /** False when the attempt ended before a byte of the request can have been sent. */
  readonly canHaveArrived: boolean;
  readonly attemptTimeoutMs: number;
  readonly redact: (text: string) => string;
}

/** System error codes that come before a request is sent, with their meaning for a person. */
export const reasonNotConnected: Readonly<Partial<Record<string, string>>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  EADDRNOTAVAIL: 'the address is not available',
};

/** Node's and OpenSSL's codes for a certificate or handshake that is not accepted. */
const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;

const untrusted =
  'its certificate comes from an authority that this runner does not trust, or comes without the certificates in between';

/** Meaning of the codes of `tls`, for a person. */
const reasonNotSecure: Readonly<Partial<Record<string, string>>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  CERT_REVOKED: 'its certificate was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};

/** OpenSSL's words for a response to its first message that is not TLS. */
const noTls = /wrong version number|packet length too long|http request|https proxy request/i;

/** OpenSSL's words for the alerts by which a server of TLS 1.2 asks for a client certificate (RFC 5246, section 7.2.2), among others. */
const refusedHandshake = /alert (?:handshake failure|bad certificate)/i;

type ErrorFacts = Readonly<Record<'code' | 'syscall' | 'message', string>>;

/** Only code, system call and message of an error, or of the first error in an AggregateError. */
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

/** A time limit in seconds for people. What is left of a longer one has many digits. */
const seconds = (ms: number): string => String(ms < 100 ? Math.ceil(ms) / 1000 : Math.round(ms / 100) / 10);

/**
 * Explains an attempt without a response: whether the request can have arrived, and one line for a person.
 * @param error of Node.js; only its code and message are used
 */
export function networkFailure(error: unknown, attempt: AttemptFacts): ServiceFailure {
  const { asked, address } = attempt;
  const { host } = new URL(address);
  if (attempt.timedOut) {
    const within = `${host} within ${seconds(attempt.attemptTimeoutMs)} s`;
    return attempt.canHaveArrived
      ? { kind: 'timeout', message: `${asked} got no whole response from ${within}` }
      : { kind: 'not-connected', message: `${asked} was not sent: there was no connection to ${within}` };
  }
  // The proxy agent knows what failed, so that a proxy's failure does not count as the service's.
  if (error instanceof ServiceError)
    return { kind: error.kind, code: error.code, message: `${asked} ${error.message}` };
  const { code, syscall, message } = factsOf(error);
  const said = oneLine(attempt.redact(message), 200);
  const coded = `${said}${code === '' ? '' : ` (${code})`}`;
  const failure = (kind: FailureKind, what: string, of = code): ServiceFailure => ({
    kind,
    message: `${asked} ${what}`,
    ...(of === '' ? {} : { code: of }),
  });
  const insecure = (why: string, of?: string): ServiceFailure =>
    failure('tls', `could not make a secure connection to ${host}: ${why}`, of);
  const unreachable = (why: string): ServiceFailure => failure('not-connected', `could not reach ${host}: ${why}`);
  const explained = reasonNotConnected[code];
  if (explained !== undefined) return unreachable(`${explained} (${code})`);
  if (code === 'ETIMEDOUT' && syscall === 'connect') return unreachable(`connecting took too long (${code})`);
  if (noTls.test(message)) return insecure('this port does not use TLS', 'NO_TLS');
  if (refusedHandshake.test(message)) return insecure(`it refused the handshake: ${said}`, 'TLS_REFUSED');
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const names = said.replace(/^.* does not match certificate's altnames: /, '');
    return insecure(`its certificate is not for this host: ${names} (${code})`);
  }
  if (tls.test(code)) return insecure(`${reasonNotSecure[code] ?? said} (${code})`);
  if (!attempt.canHaveArrived) return unreachable(coded);
  const isOther = code.startsWith('HPE_');
  const what = isOther
    ? `was answered by ${host} with something other than HTTP`
    : `got no whole response from ${host}`;
  return failure('connection-broke', `${what}: ${coded}`);
}
