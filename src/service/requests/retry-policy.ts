import type { ServiceError } from '../transport/errors.js';
import type { Effect } from '../transport/address.js';

/**
 * The next step after a failed attempt. `retry`: the request is sent again. `verify`: the write may have been done, so
 * that the state is fetched and decides. `give-up`: the request has failed.
 */
export type Decision = 'retry' | 'verify' | 'give-up';

/**
 * Every way in which an attempt can fail (kinds of failures, and single statuses where they differ in meaning), and the decision for a
 * request that reads, one that leaves the same value however often it arrives, and one that may do its work twice. It follows from the
 * effect of a request that arrives twice, because there is no idempotency key. `docs/services.md` gives the reason for each cell.
 */
const decisions = [
  ['not-connected', 'retry', 'retry', 'retry'],
  ['tls', 'give-up', 'give-up', 'give-up'],
  ['connection-broke', 'retry', 'retry', 'verify'],
  ['timeout', 'retry', 'retry', 'verify'],
  ['408', 'retry', 'retry', 'verify'],
  ['425', 'retry', 'retry', 'retry'],
  ['429', 'retry', 'retry', 'retry'],
  ['other-4xx', 'give-up', 'give-up', 'give-up'],
  ['500', 'retry', 'retry', 'verify'],
  ['502', 'retry', 'retry', 'verify'],
  ['503', 'retry', 'retry', 'verify'],
  ['504', 'retry', 'retry', 'verify'],
  ['other-5xx', 'retry', 'retry', 'verify'],
  ['redirect', 'give-up', 'give-up', 'give-up'],
  // After a success whose body cannot be read, a look at the state may save the second request.
  ['broken-body', 'retry', 'verify', 'verify'],
] as const satisfies readonly (readonly [string, read: Decision, replace: Decision, write: Decision])[];

export type Failure = (typeof decisions)[number][0];

export const failures: readonly Failure[] = decisions.map(([failure]) => failure);

type Row = Readonly<Record<Failure, Decision>>;
const column = (index: 1 | 2 | 3): Row => Object.fromEntries(decisions.map((row) => [row[0], row[index]])) as Row;

export const retryPolicy: Readonly<Record<Effect, Row>> = { read: column(1), replace: column(2), write: column(3) };

/** The row of the table that a failed attempt belongs to. */
export function failureOf({ kind, status = 0 }: Pick<ServiceError, 'kind' | 'status'>): Failure {
  if (kind !== 'status') return kind;
  const named = failures.find((failure) => failure === String(status));
  return named ?? (status < 500 ? 'other-4xx' : 'other-5xx');
}

/** True for a failure after which a write may still have been done. */
export const mayHaveBeenDone = (failure: Failure): boolean => retryPolicy.write[failure] === 'verify';
