import type { ServiceError } from '../transport/errors.js';
import type { Effect } from '../transport/address.js';

/** Every way in which an attempt can fail: kinds of failures, and single statuses where they differ in meaning. */
export const failures = [
  'not-connected',
  'tls',
  'connection-broke',
  'timeout',
  '408',
  '425',
  '429',
  'other-4xx',
  '500',
  '502',
  '503',
  '504',
  'other-5xx',
  'redirect',
  'broken-body',
] as const;

export type Failure = (typeof failures)[number];

/**
 * The next step after a failed attempt. `retry`: the request is sent again. `verify`: the write may have been done, so
 * that the state is fetched and decides. `give-up`: the request has failed.
 */
export type Decision = 'retry' | 'verify' | 'give-up';

export type Row = Readonly<Record<Failure, Decision>>;

/** Reads, which change nothing: every failure that may be temporary is retried. */
const retried: Row = {
  'not-connected': 'retry',
  tls: 'give-up',
  'connection-broke': 'retry',
  timeout: 'retry',
  '408': 'retry',
  '425': 'retry',
  '429': 'retry',
  'other-4xx': 'give-up',
  '500': 'retry',
  '502': 'retry',
  '503': 'retry',
  '504': 'retry',
  'other-5xx': 'retry',
  redirect: 'give-up',
  'broken-body': 'retry',
};

/**
 * Replacements, which leave the same value however often they arrive. After a success whose body cannot be read, a look at the state may
 * save the second request.
 */
const replaced: Row = { ...retried, 'broken-body': 'verify' };

/**
 * Writes, which may do their work twice. There is no idempotency key, so without verification a write is sent again only when
 * it was certainly not done.
 */
const verified: Row = {
  ...retried,
  'connection-broke': 'verify',
  timeout: 'verify',
  '408': 'verify',
  '500': 'verify',
  '502': 'verify',
  '503': 'verify',
  '504': 'verify',
  'other-5xx': 'verify',
  'broken-body': 'verify',
};

/**
 * The retry policy: it follows from the effect of a request that arrives twice. `docs/services.md` gives the reason for
 * each cell.
 */
export const retryPolicy: Readonly<Record<Effect, Row>> = {
  read: retried,
  replace: replaced,
  write: verified,
};

/** The column of the table that a failed attempt belongs to. */
export function failureOf({ kind, status = 0 }: Pick<ServiceError, 'kind' | 'status'>): Failure {
  if (kind !== 'status') return kind;
  const named = failures.find((failure) => failure === String(status));
  return named ?? (status < 500 ? 'other-4xx' : 'other-5xx');
}

/** True for a failure after which a write may still have been done. */
export function mayHaveBeenDone(failure: Failure): boolean {
  return verified[failure] === 'verify';
}
