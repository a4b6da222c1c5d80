import { readReport } from '../flaky-tests/junit/read-report.js';
import { InputError } from '../inputs/input-error.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { type Report, type TestResult, isFailure } from '../flaky-tests/junit/test-result.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { placeOfFile } from '../flaky-tests/matching/paths.js';
import { FailureReview, type ReviewResult } from '../flaky-tests/policy/failure-review.js';
import { objectionTo } from '../flaky-tests/policy/quarantine-policy.js';
import { describeTestRecord } from '../flaky-tests/records/test-record.js';
import { describeFailure, reviewResult } from './failure-review-result.js';
import type { Operation, RunningStep } from './operation.js';
import type { Result } from './result.js';
import { pathRules, recordIds, reportsOf } from './reports.js';
import { fetchPage, listTests, testListAdvice, testListNeeds } from './test-list.js';

/** Lets a job pass whose only failures are quarantined tests. */
export const operation: Operation = {
  kind: 'review',
  needs: testListNeeds,
  advice: testListAdvice,
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const reports = await reportsOf(step);
    const review = await reviewWithoutRecords(step, reports, missing === undefined);
    if (review === undefined) return undefined;
    const result = review.result(isFailedRun(step));
    if (missing === undefined || result.outcome !== 'not-excused') return reviewResult(step, result, reports);
    const unexcused = result.unexcused.map((one) =>
      one.reason === 'not-quarantined' ? { ...one, reason: 'not-asked' as const } : one,
    );
    const shown = await reviewResult(step, { ...result, unexcused }, reports);
    return { ...shown, failure: `${shown.failure ?? ''}. Nothing could be excused: ${missing}` };
  },
  plan: async (step, service) => {
    checkOutcome(step);
    const reports = await reportsOf(step);
    return {
      result: { headline: 'Excuse quarantined failures' },
      request: () => fetchPage(step, service, 'quarantined'),
      carryOut: () => reviewed(step, service, reports),
    };
  },
};

async function reviewed(step: RunningStep, service: MergeQueueService, reports: readonly Report[]): Promise<Result> {
  const { codeowners, maxQuarantineDays, maxFailures, variant } = step.inputs;
  const policy = { codeowners, maxDays: maxQuarantineDays };
  const now = step.clock.now();
  const rules = pathRules(step);
  const testRecords = new TestRecords(rules);
  const ids = recordIds(step);
  for await (const listed of listTests(step, service, 'quarantined')) {
    // Records that the policy excludes are added, too: they make another record of the same name
    // ambiguous.
    testRecords.add(listed);
    ids?.add(listed);
  }
  const review = new FailureReview(
    (test) => testRecords.match(test),
    (name) => testRecords.hasName(name),
    (file) => placeOfFile(file, rules),
    (listed) => objectionTo(listed, policy, now),
    ids,
  );
  await readInto(review, step, reports, variant);
  const result = review.result(isFailedRun(step), maxFailures);
  step.log.infoEach(excusedLines(result));
  return reviewResult(step, result, reports);
}

function* excusedLines({ excused }: ReviewResult): Generator<string> {
  for (const { test, by } of excused) {
    yield `Excused: ${describeFailure(test)}, quarantined as ${describeTestRecord(by.listed)} (matched by ${by.decidedBy.join(', ')})`;
  }
}

/** @throws InputError where the outcome of the tests is not given, or shows that they did not run to their end */
function checkOutcome({ inputs: { testsOutcome } }: RunningStep): void {
  if (testsOutcome === undefined) {
    throw new InputError(
      'tests-outcome',
      'it is empty, so the step cannot know whether all tests ran. Give `steps.<id>.outcome` of the step that ran them: it is empty where <id> is misspelt or that step is in another job. Where there is no such step, give unknown',
    );
  }
  if (testsOutcome === 'cancelled' || testsOutcome === 'skipped') {
    throw new InputError('tests-outcome', `it is ${testsOutcome}: not all tests ran, so nothing is excused`);
  }
}

const isFailedRun = ({ inputs: { testsOutcome } }: RunningStep): boolean => testsOutcome === 'failure';

/** Ends the reading of reports at the first failure. */
class FailureFound extends Error {
  override readonly name = 'FailureFound';
}

/**
 * Reviews reports when no quarantined tests are known, so that no failure is excused.
 * @param untilFailure true to end at the first failure
 * @returns undefined when the review ended at a failure
 */
async function reviewWithoutRecords(
  step: RunningStep,
  reports: readonly Report[],
  untilFailure: boolean,
): Promise<FailureReview | undefined> {
  const rules = pathRules(step);
  const review = new FailureReview(
    () => ({ kind: 'none' }),
    () => false,
    (file) => placeOfFile(file, rules),
  );
  try {
    await readInto(review, step, reports, undefined, (test) => {
      if (untilFailure && isFailure(test)) throw new FailureFound();
    });
  } catch (error) {
    if (error instanceof FailureFound) return undefined;
    throw error;
  }
  return review;
}

async function readInto(
  review: FailureReview,
  step: RunningStep,
  reports: readonly Report[],
  variant: string | undefined,
  then: (test: TestResult) => void = () => undefined,
): Promise<void> {
  for (const report of reports) {
    review.begin(report.name);
    const visit = (test: TestResult): void => {
      review.add(test);
      then(test);
    };
    await step.computing(() => readReport(report, visit, variant));
  }
}
