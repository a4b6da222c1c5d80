import { type PullRequestState, type QueueState, pullRequestStates, queueStates } from '../../service/states.js';

/**
 * States of pull requests and of queues (service interface, sections 3.1 and 3.2) and the transitions that this
 * service makes between them. The interface leaves the transitions open; the tables here are this service's own, and
 * `docs/local-service.md` gives the reasons for each.
 */

export { pullRequestStates, queueStates, type PullRequestState, type QueueState };

/** The queue states that a client may ask for; SWITCHING_MODES comes from a change of `mode` alone. */
export const requestableQueueStates = ['RUNNING', 'PAUSED', 'DRAINING'] as const;

export type RequestableQueueState = (typeof requestableQueueStates)[number];

/** From each state, the states that can follow. A pull request enters as NOT_READY or PENDING, also after FAILED and CANCELLED. */
export const pullRequestTransitions: Readonly<Record<PullRequestState, readonly PullRequestState[]>> = {
  NOT_READY: ['PENDING', 'CANCELLED'],
  PENDING: ['NOT_READY', 'TESTING', 'CANCELLED'],
  TESTING: ['PENDING', 'TESTS_PASSED', 'PENDING_FAILURE', 'FAILED', 'CANCELLED'],
  TESTS_PASSED: ['PENDING', 'MERGED', 'CANCELLED'],
  PENDING_FAILURE: ['PENDING', 'TESTS_PASSED', 'FAILED', 'CANCELLED'],
  MERGED: [],
  FAILED: ['NOT_READY', 'PENDING'],
  CANCELLED: ['NOT_READY', 'PENDING'],
};

/** From each queue state, the states that can follow. */
export const queueTransitions: Readonly<Record<QueueState, readonly QueueState[]>> = {
  RUNNING: ['PAUSED', 'DRAINING', 'SWITCHING_MODES'],
  PAUSED: ['RUNNING', 'DRAINING', 'SWITCHING_MODES'],
  DRAINING: ['RUNNING', 'PAUSED', 'SWITCHING_MODES'],
  SWITCHING_MODES: ['RUNNING', 'PAUSED', 'DRAINING'],
};

const finalStates: readonly PullRequestState[] = ['MERGED', 'FAILED', 'CANCELLED'];
const inFlightStates: readonly PullRequestState[] = ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'];

/** True when the pull request has left the queue. */
export function isFinal(state: PullRequestState): boolean {
  return finalStates.includes(state);
}

/** True when a test of the pull request runs or has run, and it is not decided yet: others may stand behind it. */
export function isInFlight(state: PullRequestState): boolean {
  return inFlightStates.includes(state);
}
