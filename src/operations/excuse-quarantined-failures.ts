import { readReport } from '../flaky-tests/junit/read-report.js';
import { InputError } from '../inputs/input-error.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { type Report, type TestResult, isFailure } from '../flaky-tests/junit/test-result.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { possiblePaths } from '../flaky-tests/matching/paths.js';
import { FailureReview, type ReviewResult } from '../flaky-tests/policy/failure-review.js';
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
import { quarantinedTests, reportsOf } from './reports.js';
import { fetchPage, testListNeeds } from './test-list.js';

/** Lets a job pass whose only failures are quarantined tests. */
export const operation: Operation = {
  kind: 'verdict',
  needs: testListNeeds,
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const { policy, problem } = await policyOf(step);
    const reports = await reportsOf(step);
    const read = await reviewWithoutRecords(step, reports, policy, true);
    if (read !== undefined && !read.review.hasFailures) {
      const result = await resultOf(step, read, reports, policy);
      return reviewResult(step, result, reports, [...present(problem?.message), ...warningsOf(read)]);
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

/** The globs of `required-suites` and `never-excuse`. */
interface Globs {
  readonly required: readonly NameGlob[];
  readonly never: readonly NameGlob[];
}

function globsOf({ requiredSuites = [], neverExcuse = [] }: QuarantinePolicy): Globs {
  const read = (globs: readonly string[]): readonly NameGlob[] => globs.map((glob) => new NameGlob(glob));
  return { required: read(requiredSuites), never: read(neverExcuse) };
}

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
): Promise<Result | undefined> {
  const read = await reviewWithoutRecords(step, reports, policy, false);
  if (read === undefined) return undefined;
  const result = await resultOf(step, read, reports, policy);
  if (result.outcome !== 'not-excused') return reviewResult(step, result, reports, warningsOf(read));
  const unexcused = result.unexcused.map((one) =>
    one.reason === 'not-quarantined' ? { ...one, reason: 'not-asked' as const } : one,
  );
  const shown = await reviewResult(step, { ...result, unexcused }, reports, warningsOf(read));
  return { ...shown, failure: `${shown.failure ?? ''}. Nothing could be excused: ${why}` };
}

/** Reports as they were read: the failures, and what the inputs say about tests that need not have failed. */
interface Reading {
  readonly review: FailureReview;
  readonly required: RequiredSuites;
  readonly never: NeverExcused;
}

function neverExcused(step: StepWith<'inputs'>, globs: Globs): NeverExcused {
  const rules = pathRules(step);
  return new NeverExcused(globs.never, (file) =>
    possiblePaths(file, rules).flatMap(({ kind, path }) => (kind === 'relative' ? [path] : [])),
  );
}

const warningsOf = ({ never }: Pick<Reading, 'never'>): readonly string[] =>
  never.unused.map(
    (glob) =>
      `never-excuse of quarantine-policy: ${quoted(glob)} fits no test of the reports, so it changes nothing. Give the name of a test, of a suite around it, \`suite › name\`, or a file`,
  );

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
  const globs = globsOf(policy);
  if (service === undefined && !isFileAlone(step.inputs)) {
    step.log.warn(`Only quarantine-file excuses failures, because the service is not asked: ${missing}`);
  }
  const now = step.clock.now();
  const { records, ids, cut } = await quarantinedTests(step, service);
  const never = neverExcused(step, globs);
  const review = new FailureReview(records, {
    testsOutcome: step.inputs.testsOutcome,
    objectionTo: (listed, test) =>
      neverObjection(never.globOf(test) ?? never.globOfRecord(listed)) ?? objectionTo(listed, policy, now),
    ids,
    maxFailures: policy.maxFailures,
    minTests: policy.minTests,
  });
  const read = { review, required: new RequiredSuites(globs.required), never };
  await readInto(read, step, reports, policy.variant);
  const result = await resultOf(step, read, reports, policy);
  const excusing = result.excused.map(({ by }) => by.listed);
  const soon = endingSoon(excusing, policy, now);
  // A failure that is not excused may be quarantined by a record that is missing.
  const isCutFatal = result.unexcused.length > 0 && cut !== undefined;
  const warnings = [...warningsOf(read), ...present(soon, !isCutFatal && cut)];
  const shown = await reviewResult(step, result, reports, warnings);
  return isCutFatal ? { ...shown, failure: `${shown.failure ?? ''}. ${cut}` } : shown;
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

/**
 * Reviews reports when no quarantined tests are known, so that no failure is excused.
 * @param untilFailure true to end at the first failure that stands for certain
 * @returns undefined when the review ended at a failure
 */
async function reviewWithoutRecords(
  step: StepWith<'inputs' | 'computing'>,
  reports: readonly Report[],
  policy: QuarantinePolicy,
  untilFailure: boolean,
): Promise<Reading | undefined> {
  const { testsOutcome } = step.inputs;
  const globs = globsOf(policy);
  const review = new FailureReview(new TestRecords(pathRules(step)), { testsOutcome, minTests: policy.minTests });
  const read = { review, required: new RequiredSuites(globs.required), never: neverExcused(step, globs) };
  try {
    await readInto(read, step, reports, policy.variant, (test) => {
      // In a run that succeeded, a later attempt may have passed.
      if (untilFailure && isFailure(test) && testsOutcome !== 'success') throw new FailureFound();
    });
  } catch (error) {
    if (error instanceof FailureFound) return undefined;
    throw error;
  }
  return read;
}

async function readInto(
  { review, required, never }: Reading,
  step: StepWith<'computing'>,
  reports: readonly Report[],
  variant: string | undefined,
  then: (test: TestResult) => void = () => undefined,
): Promise<void> {
  for (const report of reports) {
    const visit = (test: TestResult): void => {
      review.add(test);
      required.add(test);
      never.see(test);
      then(test);
    };
    await step.computing(() => readReport(report, visit, variant));
  }
}

/** The result of reports that were read. Where a failure stands, they are read again to find a pass of its test in another report. */
async function resultOf(
  step: StepWith<'computing'>,
  { review, required }: Reading,
  reports: readonly Report[],
  { variant }: QuarantinePolicy,
): Promise<ReviewResult> {
  const result = review.result(required.missing);
  if (reports.length === 1 || result.unexcused.length === 0) return result;
  for (const report of reports) {
    await step.computing(() => readReport(report, (test) => review.addPassElsewhere(test), variant));
  }
  return review.result(required.missing);
}
