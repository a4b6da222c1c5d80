import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { UnmetCondition } from '../service/queue/readiness.js';
import type { TestingDetails } from '../service/queue/testing-details.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { ifGiven } from './fetch-state.js';
import type { StepWith } from './operation.js';
import { queueReference } from './requests.js';
import type { PullRequestResult } from './result.js';

const mostNamed = 5;

/** The conditions that a pull request waits for, as a clause; undefined where the service does not name them. */
export function waitsFor(unmet: readonly UnmetCondition[] | undefined): string | undefined {
  if (unmet === undefined || unmet.length === 0) return undefined;
  return `it waits for ${unmet.map(({ what }) => what).join('; and for ')}`;
}

/** Advice for queues that start no tests, or take no pull requests: sentences without the last full stop. */
export const queueStateAdvice = {
  PAUSED: 'The queue is PAUSED: nothing starts until it runs again (update-queue with state: running)',
  DRAINING: 'The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)',
} as const;

/** The state of the queue, at the first attempt; undefined where the service does not give it. It only makes advice more exact. */
export const stateOfQueue = (
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
): Promise<string | undefined> =>
  ifGiven(step, 'The state of the queue is', service.limited({ maxAttempts: 1 }).queueState(queueReference(step)));

/**
 * Advice for a pull request that was not merged in time: sentences without the last full stop.
 * @param queueState state of the queue, where it is known
 */
export function timeoutAdvice({ state, unmet = [], url }: PullRequestResult, queueState?: string): string {
  if (queueState === 'PAUSED') return queueStateAdvice.PAUSED;
  if (unmet.length > 0) return unmet.map(({ advice }) => advice).join('. ');
  if (state === 'NOT_READY') return `See ${url ?? 'its page'} for what keeps it from being ready`;
  if (state === 'FAILED') {
    return `Raise wait-timeout-minutes if the queue tests it again, or see ${url ?? 'its page'} for what failed`;
  }
  return 'Raise wait-timeout-minutes if the queue needs longer';
}

/** At most five of a list, and how many more there are. */
function listed(texts: readonly string[], and: string): string {
  const more = texts.length > mostNamed ? `${and} ${String(texts.length - mostNamed)} more` : '';
  return `${texts.slice(0, mostNamed).join(', ')}${more}`;
}

/** Why a pull request failed, as sentences with a space before each; empty where it is not known. */
export function describeFailure(
  { number, failureReason = '' }: PullRequestResult,
  { failedChecks, tested }: TestingDetails = { failedChecks: [], tested: [] },
): string {
  // The failed checks are named once.
  const reasons = failureReason
    .split('; ')
    .filter((part) => failedChecks.length === 0 || !part.startsWith('failed checks '));
  const reason = oneLine(reasons.join('; '), 300);
  const checks = failedChecks.map(
    ({ name, url }) => `${oneLine(name, 100)}${url === undefined ? '' : ` (${oneLine(url, 300)})`}`,
  );
  const others = tested.filter((one) => one.number !== number).map((one) => `#${String(one.number)}`);
  const together = others.length === 0 ? '' : `tested together with ${listed(others, ' and')}`;
  const failed = checks.length === 0 ? '' : `Failed checks: ${listed(checks, ', and')}`;
  const tests = failed === '' && together !== '' ? `It was ${together}` : [failed, together].filter(Boolean).join('; ');
  return [reason, tests].map((sentence) => (sentence === '' ? '' : ` ${sentence}.`)).join('');
}
