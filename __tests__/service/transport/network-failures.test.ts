import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { networkFailure } from '../../../src/service/transport/network-failures.js';

const host = 'api.example.com:8443';
const facts = {
  asked: 'POST /getQueue',
  address: `https://${host}/v1`,
  timedOut: false,
  canHaveArrived: true,
  attemptTimeoutMs: 30_000,
  redact: (text: string) => text.replaceAll('a-secret', '***'),
};

const failed = (code: string, message = 'it broke', syscall?: string): Error =>
  Object.assign(new Error(message), code === '' ? {} : { code }, syscall === undefined ? {} : { syscall });
const connecting = failed('ETIMEDOUT', 'inner', 'connect');
const tooLong = 'could not reach HOST: connecting took too long (ETIMEDOUT)';
const hostile = { config: { 'x-api-token': 'a-secret' } };
const names = "Host: a. is not in the cert's altnames: DNS:b";
const authority =
  'its certificate comes from an authority that this runner does not trust, or comes without the certificates in between';

test.each<[error: unknown, more: Partial<typeof facts>, failure: string]>([
  [failed('ECONNREFUSED'), {}, 'could not reach HOST: the connection was refused (ECONNREFUSED)'],
  [failed('ENOTFOUND'), {}, 'could not reach HOST: the host name is not known (ENOTFOUND)'],
  [failed('EAI_AGAIN'), {}, 'could not reach HOST: the host name could not be looked up (EAI_AGAIN)'],
  [failed('EHOSTUNREACH'), {}, 'could not reach HOST: the host cannot be reached (EHOSTUNREACH)'],
  [failed('ENETUNREACH'), {}, 'could not reach HOST: the network cannot be reached (ENETUNREACH)'],
  [failed('EADDRNOTAVAIL'), {}, 'could not reach HOST: the address is not available (EADDRNOTAVAIL)'],
  [connecting, {}, tooLong],
  [new Error('its cause', { cause: connecting }), {}, tooLong],
  [new AggregateError([connecting, failed('EPROTO')], 'its first error'), {}, tooLong],
  [new AggregateError([], 'its cause, without errors', { cause: connecting }), {}, tooLong],
  [failed('ECONNRESET', 'hung up'), { canHaveArrived: false }, 'could not reach HOST: hung up (ECONNRESET)'],
  [failed('', 'no code'), { canHaveArrived: false }, 'could not reach HOST: no code'],
  [failed(''), { canHaveArrived: false, timedOut: true }, 'was not sent: there was no connection to HOST within 30 s'],
])('did not arrive: %s, %j', (error, more, said) => {
  expectFailure(error, more, 'not-connected', said);
});

test.each([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet'],
  ['CERT_REVOKED', 'its certificate was revoked'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', authority],
  ['UNABLE_TO_GET_ISSUER_CERT', authority],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', authority],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', authority],
  ['ERR_SSL_SOMETHING', 'what OpenSSL says'],
  ['ERR_TLS_SOMETHING', 'what OpenSSL says'],
  ['EPROTO', 'what OpenSSL says'],
  ['HOSTNAME_MISMATCH', 'what OpenSSL says'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', `its certificate is not for this host: ${names}`],
])('is not secure: %s', (code, reason) => {
  const isOther = code === 'ERR_TLS_CERT_ALTNAME_INVALID';
  const words = isOther ? `Hostname/IP does not match certificate's altnames: ${names}` : 'what OpenSSL says';
  expectFailure(failed(code, words), {}, 'tls', `could not make a secure connection to HOST: ${reason} (${code})`);
});

test.each([
  ['0A:wrong version number:ssl.c', 'NO_TLS', 'this port does not use TLS'],
  ['packet length too long', 'NO_TLS', 'this port does not use TLS'],
  ['http request', 'NO_TLS', 'this port does not use TLS'],
  ['HTTPS proxy request', 'NO_TLS', 'this port does not use TLS'],
  ['alert handshake failure', 'TLS_REFUSED', 'it refused the handshake: alert handshake failure'],
  ['alert bad certificate', 'TLS_REFUSED', 'it refused the handshake: alert bad certificate'],
])('OpenSSL says "%s": %s', (words, code, reason) => {
  expectFailure(failed('EPROTO', words), {}, 'tls', `could not make a secure connection to HOST: ${reason}`, code);
});

test.each<[error: unknown, said: string]>([
  ...['ECONNRESET', 'EPIPE', 'ERR_SOMETHING_ELSE', 'EPROTOTYPE', 'HOSTNAME_MISMATCHED', 'NO_CERT_'].map(
    (code): [Error, string] => [failed(code, 'socket  hang\nup', 'connect'), `socket hang up (${code})`],
  ),
  [failed('ETIMEDOUT', 'slow', 'read'), 'slow (ETIMEDOUT)'],
  [failed('ETIMEDOUT', 'slow'), 'slow (ETIMEDOUT)'],
  [new AggregateError([failed('', 'inner words')], ''), 'inner words'],
  [Object.assign(failed('', 'Invalid header a-secret'), hostile), 'Invalid header ***'],
  [undefined, 'undefined'],
  [null, 'null'],
  ['text', 'text'],
  [{}, ''],
  [{ message: 7 }, ''],
])('may have arrived: %s', (error, said) => {
  expectFailure(error, {}, 'connection-broke', `got no whole response from HOST: ${said}`);
});

test.each([
  [30_000, '30 s'],
  [11_999.94775390625, '12 s'],
  [1725.142333984375, '1.7 s'],
  [101, '0.1 s'],
  [50, '0.05 s'],
  [0.4, '0.001 s'],
])('a timeout of %d ms is %s', (attemptTimeoutMs, within) => {
  const more = { attemptTimeoutMs, timedOut: true };
  expectFailure(failed('ERR_CANCELED'), more, 'timeout', `got no whole response from HOST within ${within}`);
});

const ofProxy = new ServiceError({ kind: 'tls', code: 'PROXY_REFUSED', message: 'was refused (PROXY_REFUSED)' });
const noHttp = 'was answered by HOST with something other than HTTP: No (HPE_A)';
test.each([
  ['of a response that is not HTTP', failed('HPE_A', 'No'), 'connection-broke', noHttp],
  ['of the proxy agent', ofProxy, 'tls', 'was refused (PROXY_REFUSED)'],
])('an error %s', (_what, error, kind, said) => {
  expectFailure(error, {}, kind, said);
});

/** @param said the message behind its request; the code is the last word in parentheses when left out */
function expectFailure(
  error: unknown,
  more: Partial<typeof facts>,
  kind: string,
  said: string,
  code = /\(([A-Z_]+)\)$/.exec(said)?.[1],
): void {
  expect(networkFailure(error, { ...facts, ...more })).toStrictEqual({
    kind,
    message: `POST /getQueue ${said.replace('HOST', host)}`,
    ...(code === undefined ? {} : { code }),
  });
}
