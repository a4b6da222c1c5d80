import { redacted } from '../redaction.js';

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

/** States that a pull request does not leave by itself. PENDING_FAILURE is not one: those ahead may still pass. */
export const finalStates: ReadonlySet<string> = new Set<PullRequestState>(['MERGED', 'FAILED', 'CANCELLED']);

const known: ReadonlySet<string> = new Set([...pullRequestStates, ...queueStates, ...unhealthyStatuses]);

/**
 * A state as the service interface writes it. Services answer in lower case too (`not_ready`), so case, hyphens and
 * spaces do not matter. An unknown state is kept, in capitals and without the tokens of the step.
 */
export function canonicalState(state: string): string {
  const canonical = (text: string): string =>
    text
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_');
  const listed = canonical(state);
  // In capitals, a token would no longer be found.
  return known.has(listed) ? listed : canonical(redacted(state));
}
