import type { PullRequestState, QueueState } from '../../src/queue-rules/states.js';

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
