import { expect, test } from '@jest/globals';
import { type EndpointName, endpointOf, endpoints } from '../../../src/service/v1/endpoints.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { failureOf, failures, mayHaveBeenDone, retryPolicy } from '../../../src/service/requests/retry-policy.js';

test('every effect has a row with every failure', () => {
  for (const row of Object.values(retryPolicy)) expect(Object.keys(row).sort()).toEqual([...failures].sort());
});

test('what changes something, and nothing else, is verified', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { effect, verification } = endpointOf(name);
    const isVerified = failures.some((failure) => retryPolicy[effect][failure] === 'verify');
    expect([name, isVerified]).toEqual([name, effect !== 'read']);
    // No look tells a list of impacted targets from the one before it.
    expect([name, verification !== undefined]).toEqual([name, effect !== 'read' && name !== 'setImpactedTargets']);
  }
});

test('a read is sent again after whatever may pass', () => {
  const { read } = retryPolicy;
  expect(failures.filter((failure) => read[failure] === 'give-up')).toEqual(['tls', 'other-4xx', 'redirect']);
  expect(failures.filter((failure) => read[failure] === 'verify')).toEqual([]);
});

test('a replacement is verified only where its success cannot be read', () => {
  const { replace } = retryPolicy;
  expect(failures.filter((failure) => replace[failure] === 'verify')).toEqual(['broken-body']);
});

test('a write is sent again unseen only when it was certainly not done', () => {
  const { write } = retryPolicy;
  expect(failures.filter((failure) => write[failure] === 'retry')).toEqual(['not-connected', '425', '429']);
  expect(failures.filter((failure) => write[failure] === 'give-up')).toEqual(['tls', 'other-4xx', 'redirect']);
  expect(mayHaveBeenDone('502')).toBe(true);
  expect(mayHaveBeenDone('429')).toBe(false);
});

test.each([
  [400, 'other-4xx'],
  [408, '408'],
  [409, 'other-4xx'],
  [429, '429'],
  [499, 'other-4xx'],
  [500, '500'],
  [501, 'other-5xx'],
  [504, '504'],
  [599, 'other-5xx'],
] as const)('status %i is the column %s', (status, column) => {
  expect(failureOf(new ServiceError({ kind: 'status', status, message: '' }))).toBe(column);
});

test('a kind of failure other than a status is its own column, whatever the status', () => {
  expect(failureOf(new ServiceError({ kind: 'broken-body', status: 200, message: '' }))).toBe('broken-body');
  expect(failureOf(new ServiceError({ kind: 'redirect', status: 307, message: '' }))).toBe('redirect');
});
