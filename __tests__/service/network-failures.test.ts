import { describe, expect, test } from '@jest/globals';
import { networkFailure } from '../../src/service/network-failures.js';

const facts = {
  asked: 'POST /getQueue',
  address: 'https://api.example.com:8443/v1',
  timedOut: false,
  attemptLimitMs: 30_000,
  redact: (text: string) => text.replaceAll('a-secret', '***'),
};

const failed = (fields: object, message = 'it broke'): Error => Object.assign(new Error(message), fields);

describe('an attempt without an answer', () => {
  test('that our own limit ended', () => {
    expect(networkFailure(failed({ code: 'ERR_CANCELED' }), { ...facts, timedOut: true })).toEqual({
      kind: 'time-limit',
      message: 'POST /getQueue got no whole answer from api.example.com:8443 within 30 s',
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
  });

  test.each(['ECONNRESET', 'EPIPE', 'ERR_SOMETHING_ELSE', ''])('%j: the request may have arrived', (code) => {
    const failure = networkFailure(failed(code === '' ? {} : { code }, 'socket  hang\nup'), facts);
    expect(failure.kind).toBe('connection-broke');
    expect(failure.message).toContain('got no whole answer from api.example.com:8443: socket hang up');
  });

  test.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'EPROTO',
  ])('%s is about the secure connection', (code) => {
    const failure = networkFailure(failed({ code }, 'what OpenSSL says'), facts);
    expect(failure).toMatchObject({ kind: 'tls', code });
    expect(failure.message).toContain('could not make a secure connection to api.example.com:8443: ');
    expect(failure.message).toContain(`(${code})`);
  });

  test('the cause, or the first of several errors, says the code', () => {
    const inner = failed({ code: 'ECONNREFUSED', syscall: 'connect' }, 'connect refused');
    expect(networkFailure(new Error('outer', { cause: inner }), facts).kind).toBe('not-connected');
    expect(networkFailure(new AggregateError([inner, failed({ code: 'EPROTO' })]), facts).kind).toBe('not-connected');
  });

  test('the token in a message is taken out, and nothing but the message comes out of the error', () => {
    const error = failed({ config: { headers: { 'x-api-token': 'a-secret' } } }, 'Invalid header a-secret');
    const failure = networkFailure(error, facts);
    expect(JSON.stringify(failure)).not.toContain('a-secret');
    expect(failure.message).toContain('Invalid header ***');
  });

  test.each([undefined, null, 'text', 7, {}])('%j thrown is said', (thrown) => {
    expect(networkFailure(thrown, facts)).toMatchObject({ kind: 'connection-broke' });
  });
});
