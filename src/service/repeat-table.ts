import type { EndpointName } from './endpoints.js';
import type { ServiceError } from './errors.js';

/** Every way in which an attempt can fail: kinds of failures, with statuses told apart where they mean different things. */
export const failures = [
  'not-connected',
  'tls',
  'connection-broke',
  'time-limit',
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
 * What follows a failed attempt: the request is sent `again`; or it is a write that may have been done, and a `look` at
 * the state decides; or the request is given up.
 */
export type Decision = 'again' | 'look' | 'give-up';

export type Row = Readonly<Record<Failure, Decision>>;

/** A request that leaves the same behind however often it arrives: what may pass is asked again. */
const repeated: Row = {
  'not-connected': 'again',
  tls: 'give-up',
  'connection-broke': 'again',
  'time-limit': 'again',
  '408': 'again',
  '425': 'again',
  '429': 'again',
  'other-4xx': 'give-up',
  '500': 'again',
  '502': 'again',
  '503': 'again',
  '504': 'again',
  'other-5xx': 'again',
  redirect: 'give-up',
  'broken-body': 'again',
};

/** A request that may do its work twice. There is no idempotency key, so only what was certainly not done is sent again unseen. */
const lookedAt: Row = {
  ...repeated,
  'connection-broke': 'look',
  'time-limit': 'look',
  '408': 'look',
  '500': 'look',
  '502': 'look',
  '503': 'look',
  '504': 'look',
  'other-5xx': 'look',
  'broken-body': 'look',
};

/** The table of repeats. `docs/repeats.md` shows it with the reason for each cell. */
export const repeatTable = {
  submitPullRequest: lookedAt,
  cancelPullRequest: lookedAt,
  restartTestsOnPullRequest: lookedAt,
  getSubmittedPullRequest: repeated,
  setImpactedTargets: repeated,
  getMergeQueueTestingDetails: repeated,
  createQueue: lookedAt,
  deleteQueue: lookedAt,
  getQueue: repeated,
  updateQueue: repeated,
  getMergeQueueMetrics: repeated,
  listUnhealthyTests: repeated,
  listQuarantinedTests: repeated,
} as const satisfies Record<EndpointName, Row>;

/** The column of the table that a failed attempt belongs to. */
export function failureOf({ kind, status = 0 }: Pick<ServiceError, 'kind' | 'status'>): Failure {
  if (kind !== 'status') return kind;
  const named = failures.find((failure) => failure === String(status));
  return named ?? (status < 500 ? 'other-4xx' : 'other-5xx');
}

/** Whether a write that failed so may have been done all the same. */
export function mayHaveBeenDone(failure: Failure): boolean {
  return lookedAt[failure] === 'look';
}
