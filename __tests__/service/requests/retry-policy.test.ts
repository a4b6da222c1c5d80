import { expect, test } from '@jest/globals';
import { type EndpointName, endpointOf, endpoints } from '../../../src/service/v1/endpoints.js';
import { ServiceError } from '../../../src/service/transport/errors.js';
import type { Effect } from '../../../src/service/transport/address.js';
import {
  type Failure,
  failureOf,
  failures,
  mayHaveBeenDone,
  retryPolicy,
} from '../../../src/service/requests/retry-policy.js';

test('what changes something, and nothing else, is verified', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { effect, verification } = endpointOf(name);
    // No look tells a list of impacted targets from the one before it.
    expect([name, verification !== undefined]).toEqual([name, effect !== 'read' && name !== 'setImpactedTargets']);
  }
});

const unseen: readonly Failure[] = ['not-connected', '425', '429'];
const lost: readonly Failure[] = ['connection-broke', 'timeout', '408', '500', '502', '503', '504', 'other-5xx'];

test.each<[Effect, retried: readonly Failure[], verified: readonly Failure[]]>([
  ['read', [...unseen, ...lost, 'broken-body'], []],
  // Only its success that cannot be read is worth a look.
  ['replace', [...unseen, ...lost], ['broken-body']],
  // It is sent again unseen only when it was certainly not done.
  ['write', unseen, [...lost, 'broken-body']],
])('a %s is retried after %j, and verified after %j', (effect, retried, verified) => {
  for (const failure of failures) {
    const expected = retried.includes(failure) ? 'retry' : verified.includes(failure) ? 'verify' : 'give-up';
    expect([failure, retryPolicy[effect][failure]]).toEqual([failure, expected]);
    expect(mayHaveBeenDone(failure)).toBe(lost.includes(failure) || failure === 'broken-body');
  }
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
