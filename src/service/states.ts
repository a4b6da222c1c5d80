/** Section 3.1 of the service interface. */
export const pullRequestStates = [
  'NOT_READY',
  'PENDING',
  'TESTING',
  'TESTS_PASSED',
  'MERGED',
  'FAILED',
  'CANCELLED',
  'PENDING_FAILURE',
] as const;
export type PullRequestState = (typeof pullRequestStates)[number];

/** Section 3.2 of the service interface. */
export const queueStates = ['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES'] as const;
export type QueueState = (typeof queueStates)[number];

/** Section 3.3 of the service interface. */
export const unhealthyStatuses = ['FLAKY', 'BROKEN'] as const;
export type UnhealthyStatus = (typeof unhealthyStatuses)[number];

/** States that a pull request does not leave by itself. PENDING_FAILURE is not one: those ahead may still pass. */
export const finalStates: ReadonlySet<string> = new Set<PullRequestState>(['MERGED', 'FAILED', 'CANCELLED']);

const known: ReadonlySet<string> = new Set([...pullRequestStates, ...queueStates, ...unhealthyStatuses]);

/**
 * A state as the service interface writes it. Services answer in lower case too (`not_ready`), so case, hyphens and
 * spaces do not matter. A state that nobody listed is kept, in capitals.
 */
export function canonicalState(state: string): string {
  const capitals = state.trim().toUpperCase();
  const folded = capitals.replace(/[\s-]+/g, '_');
  // A text that is no known state keeps its length, one underscore for each character, so that `redactor` still finds a secret
  // in it.
  return known.has(folded) ? folded : capitals.replace(/[\s-]/g, '_');
}
