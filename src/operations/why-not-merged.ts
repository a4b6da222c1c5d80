import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { UnmetCondition } from '../service/queue/readiness.js';
import type { FailedCheck, TestingDetails } from '../service/queue/testing-details.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { ifGiven } from './fetch-state.js';
import type { StepWith } from './operation.js';
import { pullRequestReference, queueReference } from './requests.js';
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

/** Checks with their links: `unit (https://…), lint`. */
function namesOfChecks(checks: readonly FailedCheck[]): string {
  const named = checks
    .slice(0, mostNamed)
    .map(({ name, url }) => `${oneLine(name, 100)}${url === undefined ? '' : ` (${oneLine(url, 300)})`}`);
  return `${named.join(', ')}${checks.length > mostNamed ? `, and ${String(checks.length - mostNamed)} more` : ''}`;
}

/** The outcome of the tests, as a sentence with its full stop; empty where the outcome is not known. */
export function describeTests(details: TestingDetails | undefined, number: number): string {
  if (details === undefined) return '';
  const others = details.tested.filter((tested) => tested.number !== number);
  const named = others.slice(0, mostNamed).map((tested) => `#${String(tested.number)}`);
  const together =
    others.length === 0
      ? ''
      : `ested together with ${named.join(', ')}${others.length > mostNamed ? ` and ${String(others.length - mostNamed)} more` : ''}`;
  const checks = details.failedChecks.length === 0 ? '' : `Failed checks: ${namesOfChecks(details.failedChecks)}`;
  if (checks === '') return together === '' ? '' : ` It was t${together}.`;
  return ` ${checks}${together === '' ? '' : `; t${together}`}.`;
}

/**
 * The service's description of the tests that a pull request failed. It takes one request, because the pull request has failed whether or not
 * the service gives the reason.
 * @returns undefined where the service gives no description, or describes tests without this pull request
 */
export const fetchFailedTests = (
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
): Promise<TestingDetails | undefined> =>
  ifGiven(
    step,
    'The results of the tests are',
    service.limited({ maxAttempts: 1 }).failedTests(pullRequestReference(step)),
  );
