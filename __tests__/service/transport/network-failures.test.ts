import { describe, expect, test } from '@jest/globals';
import { ConnectionFailure, networkFailure } from '../../../src/service/transport/network-failures.js';

const facts = {
  asked: 'POST /getQueue',
  address: 'https://api.example.com:8443/v1',
  timedOut: false,
  canHaveArrived: true,
  attemptTimeoutMs: 30_000,
  redact: (text: string) => text.replaceAll('a-secret', '***'),
};

const failed = (fields: object, message = 'it broke'): Error => Object.assign(new Error(message), fields);

/** The failure of a secure connection, in these words. */
const notSecure = (what: string, code: string): object => ({
  kind: 'tls',
  message: `POST /getQueue could not make a secure connection to api.example.com:8443: ${what}`,
  code,
});

describe('an attempt without a response', () => {
  test('that our own timeout ended', () => {
    expect(networkFailure(failed({ code: 'ERR_CANCELED' }), { ...facts, timedOut: true })).toEqual({
      kind: 'timeout',
      message: 'POST /getQueue got no whole response from api.example.com:8443 within 30 s',
    });
  });

  test.each([
    [11_999.94775390625, '12 s'],
    [1725.142333984375, '1.7 s'],
    [50, '0.05 s'],
    [0.4, '0.001 s'],
  ])('that our own timeout of %d ms ended', (attemptTimeoutMs, within) => {
    const { message } = networkFailure(failed({ code: 'ERR_CANCELED' }), {
      ...facts,
      attemptTimeoutMs,
      timedOut: true,
    });
    expect(message).toBe(`POST /getQueue got no whole response from api.example.com:8443 within ${within}`);
  });

  test('that ended before a byte of the request was sent did not arrive', () => {
    const before = { ...facts, canHaveArrived: false };
    expect(networkFailure(failed({ code: 'ERR_CANCELED' }), { ...before, timedOut: true })).toEqual({
      kind: 'not-connected',
      message: 'POST /getQueue was not sent: there was no connection to api.example.com:8443 within 30 s',
    });
    expect(networkFailure(failed({ code: 'ECONNRESET' }, 'it hung up'), before)).toEqual({
      kind: 'not-connected',
      message: 'POST /getQueue could not reach api.example.com:8443: it hung up (ECONNRESET)',
      code: 'ECONNRESET',
    });
  });

  test.each([
    ['ECONNREFUSED', 'the connection was refused'],
    ['ENOTFOUND', 'the host name is not known'],
    ['EAI_AGAIN', 'the host name could not be looked up'],
    ['EHOSTUNREACH', 'the host cannot be reached'],
    ['ENETUNREACH', 'the network cannot be reached'],
    ['EADDRNOTAVAIL', 'the address is not available'],
  ])('%s came before anything was sent', (code, meaning) => {
    expect(networkFailure(failed({ code }), facts)).toEqual({
      kind: 'not-connected',
      message: `POST /getQueue could not reach api.example.com:8443: ${meaning} (${code})`,
      code,
    });
  });

  test('ETIMEDOUT while connecting came before anything was sent; later it did not', () => {
    const connecting = networkFailure(failed({ code: 'ETIMEDOUT', syscall: 'connect' }), facts);
    expect(connecting.kind).toBe('not-connected');
    expect(connecting.message).toContain('connecting took too long (ETIMEDOUT)');
    expect(networkFailure(failed({ code: 'ETIMEDOUT', syscall: 'read' }), facts).kind).toBe('connection-broke');
    const inner = failed({ code: 'ETIMEDOUT', syscall: 'connect' });
    expect(networkFailure(new Error('outer', { cause: inner }), facts).kind).toBe('not-connected');
  });

  test('an unknown code of any system call may have come after the request was sent', () => {
    expect(networkFailure(failed({ code: 'ECONNRESET', syscall: 'connect' }), facts).kind).toBe('connection-broke');
  });

  test.each(['ECONNRESET', 'EPIPE', 'ERR_SOMETHING_ELSE', 'EPROTOTYPE', 'HOSTNAME_MISMATCHED', 'NO_CERT_', ''])(
    '%j: the request may have arrived',
    (code) => {
      const failure = networkFailure(failed(code === '' ? {} : { code }, 'socket  hang\nup'), facts);
      expect(failure).toEqual({
        kind: 'connection-broke',
        message: `POST /getQueue got no whole response from api.example.com:8443: socket hang up${code === '' ? '' : ` (${code})`}`,
        code: code === '' ? undefined : code,
      });
    },
  );

  test('with a response in another protocol than HTTP', () => {
    const code = 'HPE_INVALID_CONSTANT';
    expect(networkFailure(failed({ code }, 'Parse Error: Expected HTTP/'), facts)).toEqual({
      kind: 'connection-broke',
      message:
        'POST /getQueue was answered by api.example.com:8443 with something other than HTTP: Parse Error: Expected HTTP/ (HPE_INVALID_CONSTANT)',
      code,
    });
  });

  test('that failed on the way through a proxy is told in the words of who knows', () => {
    const cause = new ConnectionFailure({ kind: 'not-connected', code: 'PROXY_REFUSED', message: 'could not be sent' });
    expect(cause).toMatchObject({ name: 'ConnectionFailure', message: 'could not be sent' });
    expect(networkFailure(cause, facts)).toEqual({
      kind: 'not-connected',
      code: 'PROXY_REFUSED',
      message: 'POST /getQueue could not be sent',
    });
  });

  const authority =
    'its certificate comes from an authority that this runner does not trust, or comes without the certificates in between';
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
  ])('%s is told as: %s', (code, reason) => {
    expect(networkFailure(failed({ code }, 'what OpenSSL says'), facts)).toEqual(
      notSecure(`${reason} (${code})`, code),
    );
  });

  test('a certificate for another host is told with the names in it', () => {
    const code = 'ERR_TLS_CERT_ALTNAME_INVALID';
    const said = "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:b";
    const told = "its certificate is not for this host: Host: a. is not in the cert's altnames: DNS:b";
    expect(networkFailure(failed({ code }, said), facts)).toEqual(notSecure(`${told} (${code})`, code));
  });

  test.each(['wrong version number', 'packet length too long', 'http request', 'HTTPS proxy request'])(
    'a server without TLS is known by OpenSSL saying: %s',
    (words) => {
      expect(networkFailure(failed({ code: 'EPROTO' }, `0A:SSL routines:${words}:ssl.c`), facts)).toEqual(
        notSecure('this port does not use TLS', 'NO_TLS'),
      );
    },
  );

  test('the cause, or the first of several errors, says the code', () => {
    const inner = failed({ code: 'ECONNREFUSED', syscall: 'connect' }, 'connect refused');
    expect(networkFailure(new Error('outer', { cause: inner }), facts).kind).toBe('not-connected');
    expect(networkFailure(new AggregateError([inner, failed({ code: 'EPROTO' })]), facts).kind).toBe('not-connected');
    expect(networkFailure(new AggregateError([], '', { cause: inner }), facts).kind).toBe('not-connected');
    const wordless = new AggregateError([failed({}, 'inner words')], '');
    expect(networkFailure(wordless, facts).message).toMatch(/: inner words$/);
  });

  test('the token in a message is taken out, and nothing but the message comes out of the error', () => {
    const error = failed({ config: { headers: { 'x-api-token': 'a-secret' } } }, 'Invalid header a-secret');
    const failure = networkFailure(error, facts);
    expect(JSON.stringify(failure)).not.toContain('a-secret');
    expect(failure.message).toContain('Invalid header ***');
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['text', 'text'],
    [7, '7'],
    [{}, ''],
    [{ message: 7 }, ''],
  ])('%j thrown is said', (thrown, said) => {
    expect(networkFailure(thrown, facts)).toStrictEqual({
      kind: 'connection-broke',
      message: `POST /getQueue got no whole response from api.example.com:8443: ${said}`,
    });
  });
});
