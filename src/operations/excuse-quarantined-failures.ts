import { readReport } from '../flaky-tests/junit/read-report.js';
import { InputError } from '../inputs/input-error.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { type Report, type TestResult, isFailure } from '../flaky-tests/junit/test-result.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { pathsInRepository } from '../flaky-tests/matching/paths.js';
import { FailureReview, type ReviewResult, notAsked } from '../flaky-tests/policy/failure-review.js';
import { NameGlob } from '../flaky-tests/policy/name-glob.js';
import { NeverExcused } from '../flaky-tests/policy/never-excused.js';
import {
  type Objection,
  type QuarantinePolicy,
  endingSoon,
  objectionTo,
} from '../flaky-tests/policy/quarantine-policy.js';
import { RequiredSuites } from '../flaky-tests/policy/required-suites.js';
import { present } from '../../packages/shared/src/json-values.js';
import { quoted } from '../inputs/values.js';
import { reviewResult } from './failure-review-result.js';
import type { Operation, Step, StepWith } from './operation.js';
import type { Result } from './result.js';
import { pathRules } from './path-rules.js';
import { isFileAlone, knownPolicyOf, policyOf, quarantineFileOf } from './quarantine-inputs.js';
import { type QuarantinedTests, quarantinedTests, reportsOf } from './reports.js';
import { fetchPage, testListNeeds } from './test-list.js';

/** Lets a job pass whose only failures are quarantined tests. */
export const operation: Operation = {
  kind: 'verdict',
  needs: testListNeeds,
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const { policy, problem } = await policyOf(step);
    const reports = await reportsOf(step);
    const green = await reviewWithoutFailure(step, reports, policy);
    if (green !== undefined) {
      return reviewResult(step, green.result, reports, [...present(problem?.message), ...green.warnings]);
    }
    const why = problem?.message ?? (await whyNoList(step, missing));
    if (why !== undefined) return nothingExcused(step, reports, policy, why);
    return missing === undefined ? undefined : reviewed(step, undefined, reports, missing);
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

/**
 * Why the quarantined tests cannot be known; undefined where they can.
 * @param missing why the service cannot be asked
 */
async function whyNoList(step: Step, missing: string | undefined): Promise<string | undefined> {
  if (step.inputs.quarantineFile === undefined) return missing;
  try {
    await quarantineFileOf(step);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** The result where failures cannot be excused. @param why as a clause */
async function nothingExcused(
  step: Step,
  reports: readonly Report[],
  policy: QuarantinePolicy,
  why: string,
): Promise<Result> {
  const { result, warnings } = await review(step, reports, policy);
  const shown = await reviewResult(step, { ...result, unexcused: notAsked(result.unexcused) }, reports, warnings);
  return { ...shown, failure: `${shown.failure ?? ''}. Nothing could be excused: ${why}` };
}

/**
 * @param service undefined where `quarantine-file` is used alone
 * @param missing why the service is not asked
 */
async function reviewed(
  step: Step,
  service: MergeQueueService | undefined,
  reports: readonly Report[],
  missing = '',
): Promise<Result> {
  const policy = await knownPolicyOf(step);
  if (service === undefined && !isFileAlone(step.inputs)) {
    step.log.warn(`Only quarantine-file excuses failures, because the service is not asked: ${missing}`);
  }
  const known = await quarantinedTests(step, service);
  const { result, warnings } = await review(step, reports, policy, known);
  const excusing = result.excused.map(({ by }) => by.listed);
  const soon = endingSoon(excusing, policy, step.clock.now());
  // A failure that is not excused may be quarantined by a record that is missing.
  const fatal = result.unexcused.length > 0 ? known.cut : undefined;
  const shown = await reviewResult(step, result, reports, [...warnings, ...present(soon, !fatal && known.cut)]);
  return fatal === undefined ? shown : { ...shown, failure: `${shown.failure ?? ''}. ${fatal}` };
}

const neverObjection = (glob: string | undefined): Objection | undefined =>
  glob === undefined
    ? undefined
    : { reason: 'never', why: `quarantined, but never-excuse has ${quoted(glob)}, so that nothing excuses it` };

/** @throws InputError where the outcome of the tests is not given, or shows that they did not run to their end */
function checkOutcome({ inputs: { testsOutcome } }: StepWith<'inputs'>): void {
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

/** Ends the reading of reports at the first failure. */
class FailureFound extends Error {
  override readonly name = 'FailureFound';
}

/** The review of reports without a failure; undefined where one has a failure. Nothing has to be known of quarantined tests for it. */
async function reviewWithoutFailure(
  step: StepWith<'inputs' | 'computing' | 'clock'>,
  reports: readonly Report[],
  policy: QuarantinePolicy,
): Promise<Review | undefined> {
  try {
    const read = await review(step, reports, policy, {}, (test) => {
      // In a run that succeeded, a later attempt may have passed.
      if (isFailure(test) && step.inputs.testsOutcome !== 'success') throw new FailureFound();
    });
    return read.result.unexcused.length === 0 ? read : undefined;
  } catch (error) {
    if (error instanceof FailureFound) return undefined;
    throw error;
  }
}

interface Review {
  readonly result: ReviewResult;
  /** Lines about globs of the policy that change nothing. */
  readonly warnings: readonly string[];
}

/**
 * Reviews the failures of reports. Where a failure stands, the reports are read again to find a pass of its test in another report.
 * @param known the quarantined tests; without them, nothing is excused
 * @param visit is called with each test
 */
async function review(
  step: StepWith<'inputs' | 'computing' | 'clock'>,
  reports: readonly Report[],
  policy: QuarantinePolicy,
  { records = new TestRecords(pathRules(step)) }: Partial<QuarantinedTests> = {},
  visit: (test: TestResult) => void = () => undefined,
): Promise<Review> {
  const now = step.clock.now();
  const required = new RequiredSuites(globsOf(policy.requiredSuites));
  const never = new NeverExcused(globsOf(policy.neverExcuse), (file) => pathsInRepository(file, records.paths));
  const review = new FailureReview(records, {
    testsOutcome: step.inputs.testsOutcome,
    objectionTo: (listed, test) => neverObjection(never.globOf(test, listed)) ?? objectionTo(listed, policy, now),
    maxFailures: policy.maxFailures,
    minTests: policy.minTests,
  });
  const readEach = async (each: (test: TestResult) => void): Promise<void> => {
    for (const report of reports) await step.computing(() => readReport(report, each, policy.variant));
  };
  await readEach((test) => {
    review.add(test);
    required.add(test);
    never.see(test);
    visit(test);
  });
  const stands = review.result(required.missing).unexcused.length > 0;
  if (stands && reports.length > 1) await readEach((test) => review.addPassElsewhere(test));
  return { result: review.result(required.missing), warnings: never.unused.map(unusedLine) };
}

const globsOf = (globs: readonly string[] = []): readonly NameGlob[] => globs.map((glob) => new NameGlob(glob));

const unusedLine = (glob: string): string =>
  `never-excuse of quarantine-policy: ${quoted(glob)} fits no test of the reports, so it changes nothing. Give the name of a test, of a suite around it, \`suite › name\`, or a file`;
