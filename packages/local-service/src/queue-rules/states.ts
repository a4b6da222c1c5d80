import {
  type PullRequestState,
  type QueueState,
  finalStates,
  pullRequestStates,
  queueStates,
} from '../../../shared/src/service/states.js';

/**
 * States of pull requests and of queues (service interface, sections 3.1 and 3.2). The interface does not define which
 * state follows which. The README describes what this service does and why, and tests check it.
 */

export { pullRequestStates, queueStates, type PullRequestState, type QueueState };

/** The queue states that a client may ask for; only a change of `mode` leads to SWITCHING_MODES. */
export const requestableQueueStates = ['RUNNING', 'PAUSED', 'DRAINING'] as const;

export type RequestableQueueState = (typeof requestableQueueStates)[number];

const inFlightStates = ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'] as const satisfies readonly PullRequestState[];

export type InFlightState = (typeof inFlightStates)[number];

/** True when the pull request has left the queue. */
export function isFinal(state: PullRequestState): boolean {
  return finalStates.has(state);
}

/** True when a test of the pull request runs or has run, and it has not left the queue. */
export function isInFlight(state: PullRequestState): state is InFlightState {
  return inFlightStates.some((each) => each === state);
}
