import { isDeepStrictEqual } from 'node:util';
import type { PullRequestResponse, QueueResponse } from './responses.js';
import { canonicalState, finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';

/** Outcome of a write whose response was lost. `what` is a clause for people. */
export type WriteOutcome =
  | { readonly kind: 'done'; readonly what: string }
  | { readonly kind: 'not-done'; readonly what: string }
  /** The write was not done and cannot be done: sending it again would not help. */
  | { readonly kind: 'refused'; readonly what: string; readonly advice: string }
  /** The state does not show whether the write was done. */
  | { readonly kind: 'unknown'; readonly what: string };

/** A request whose response was lost. */
export interface LostWrite {
  /** The content of the request. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** When it was first sent, in milliseconds since the epoch, by the slower of the two clocks. */
  readonly sentAt: number;
}

/** True when a pull request is in the queue; undefined when the response does not show it. */
export function isInQueue({ state, submitted }: PullRequestResponse): boolean | undefined {
  // NOT_READY does not say whether the pull request was submitted.
  return submitted ?? (state === undefined || state === 'NOT_READY' ? undefined : !finalStates.has(state));
}

/** How far the service's clock and the runner's may differ, in milliseconds. */
const clockToleranceMs = 60_000;

/** State and place of a pull request, and whether its state is certainly older than a request; what is not shown is undefined. */
function seen(found: PullRequestResponse, sentAt: number) {
  const { state, record } = found;
  const since = Date.parse(typeof record?.stateChangedAt === 'string' ? record.stateChangedAt : '');
  const unchanged = Number.isNaN(since) ? undefined : since < sentAt - clockToleranceMs;
  return { state, inQueue: isInQueue(found), unchanged };
}

const noState = {
  kind: 'unknown',
  what: 'the response does not say whether the pull request is in the queue',
} as const;
const never = 'the service knows no such pull request in the queue';

/**
 * Outcome of a submission.
 * @param found undefined where the service does not know the pull request in the queue
 */
export function readSubmission(found: PullRequestResponse | undefined, { asked, sentAt }: LostWrite): WriteOutcome {
  if (found === undefined) return { kind: 'not-done', what: never };
  const { state, inQueue, unchanged } = seen(found, sentAt);
  if (inQueue === undefined) return noState;
  if (inQueue) {
    // A pull request that was in the queue before gets its priority and batching by being submitted again.
    const [different] = differentSubmission(found, asked);
    const what = `the pull request is in the queue${state === undefined ? '' : `, ${state}`}`;
    if (different !== undefined) return { kind: 'not-done', what: `${what}, but ${different}` };
    const showsBatching = asked.noBatch !== true || typeof found.record?.noBatch === 'boolean';
    return showsBatching || unchanged !== true
      ? { kind: 'done', what }
      : { kind: 'not-done', what: `${what}, since before the request, and nothing shows that it is tested alone` };
  }
  if (state === 'MERGED') return { kind: 'done', what: 'the pull request is MERGED' };
  // It may have been submitted by this request and have left the queue since.
  if (state !== undefined && finalStates.has(state) && unchanged === false) {
    return { kind: 'unknown', what: `the pull request became ${state} at about the time of the request` };
  }
  return { kind: 'not-done', what: 'the pull request is not in the queue' };
}

/**
 * Priority and batching of a queued pull request that differ from what was asked for, each as a clause. A field that the record lacks
 * differs from nothing.
 * @param asked `priority`, a name or a number, and `noBatch`
 */
export function differentSubmission(
  { record = {} }: PullRequestResponse,
  asked: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { priority, noBatch } = asked;
  const shown = typeof priority === 'number' ? record.priorityValue : record.priorityName;
  const plain = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? oneLine(String(value), 40).toLowerCase() : '';
  const [is, wanted] = [plain(shown), plain(priority)];
  return [
    ...(is !== '' && wanted !== '' && is !== wanted ? [`its priority is ${is}, not ${wanted}`] : []),
    ...(noBatch === true && record.noBatch === false ? ['it may be tested in a batch'] : []),
  ];
}

/** Judges whether a pull request was cancelled: a cancelled pull request is not in the queue. */
export function readCancellation(found: PullRequestResponse | undefined, { sentAt }: LostWrite): WriteOutcome {
  if (found === undefined) return { kind: 'done', what: never };
  const { state, inQueue } = seen(found, sentAt);
  if (state === 'MERGED') return { kind: 'done', what: 'the pull request is MERGED, so it is not in the queue' };
  if (inQueue === undefined) return noState;
  return inQueue
    ? { kind: 'not-done', what: `the pull request is still in the queue${state === undefined ? '' : `, ${state}`}` }
    : { kind: 'done', what: 'the pull request is not in the queue' };
}

/** Judges whether the tests of a pull request were restarted. */
export function readRestart(found: PullRequestResponse | undefined, { sentAt }: LostWrite): WriteOutcome {
  const { state, inQueue, unchanged } = seen(found ?? { submitted: false }, sentAt);
  if (inQueue === false) {
    return {
      kind: 'refused',
      what: `the pull request is not in the queue${state === undefined ? '' : `: it is ${state}`}`,
      advice: 'Tests can be restarted only while the pull request is in the queue',
    };
  }
  if (state === undefined) return noState;
  if (state === 'PENDING' || state === 'NOT_READY') {
    return { kind: 'done', what: `the pull request is ${state}: its tests have yet to start` };
  }
  // A restart takes a pull request out of these states. A state from before the request therefore shows that the tests were not
  // restarted.
  return unchanged === true && (state === 'TESTS_PASSED' || state === 'PENDING_FAILURE')
    ? { kind: 'not-done', what: `the pull request has been ${state} since before the request` }
    : { kind: 'unknown', what: `the pull request is ${state}, with or without a restart` };
}

/** Judges whether a queue was created, with the settings that were asked for. */
export function readCreation(found: QueueResponse | undefined, { asked }: LostWrite): WriteOutcome {
  if (found === undefined) return { kind: 'not-done', what: 'the queue does not exist' };
  const different = differentSettings(found, asked);
  if (different.length === 0) return { kind: 'done', what: 'the queue exists with the settings that were asked for' };
  return {
    kind: 'refused',
    what: `a queue of this branch exists with other settings: ${different.join(', ')}`,
    advice: 'update-queue changes its settings',
  };
}

/**
 * Judges whether a queue was updated: it shows settings that were asked for, and contradicts none. Sending them again does
 * no harm, so nothing is lost where the queue does not show them.
 */
export function readUpdate(found: QueueResponse | undefined, { asked }: LostWrite): WriteOutcome {
  if (found === undefined) return { kind: 'not-done', what: 'the queue does not exist' };
  const different = differentSettings(found, asked);
  if (different.length > 0) return { kind: 'not-done', what: different.join(', ') };
  const shows = Object.keys(asked).some((name) => found.shown[name] !== undefined);
  return shows
    ? { kind: 'done', what: 'the queue has the settings that were asked for' }
    : { kind: 'unknown', what: 'the service does not show these settings' };
}

/** Judges whether a queue was deleted. */
export function readDeletion(found: QueueResponse | undefined): WriteOutcome {
  return found === undefined
    ? { kind: 'done', what: 'the queue does not exist' }
    : { kind: 'not-done', what: 'the queue is still there' };
}

/**
 * Settings in which the queue's record contradicts the request. A setting that the response lacks contradicts nothing.
 */
function differentSettings({ shown }: QueueResponse, asked: Readonly<Record<string, unknown>>): readonly string[] {
  const plain = (value: unknown): unknown => (typeof value === 'string' ? canonicalState(value) : value);
  return Object.entries(asked)
    .filter(([name, value]) => shown[name] !== undefined && !isDeepStrictEqual(plain(shown[name]), plain(value)))
    .map(([name, value]) => `${name} is ${JSON.stringify(shown[name])}, not ${JSON.stringify(value)}`);
}
