import { readReport } from '../flaky-tests/junit/read-report.js';
import { InputError } from '../inputs/input-error.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { type Report, type TestResult, isFailure } from '../flaky-tests/junit/test-result.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { possiblePaths } from '../flaky-tests/matching/paths.js';
import { FailureReview, type ReviewResult } from '../flaky-tests/policy/failure-review.js';
import { NameGlob } from '../flaky-tests/policy/name-glob.js';
import { NeverExcused } from '../flaky-tests/policy/never-excused.js';
import { type Objection, endingSoon, objectionTo } from '../flaky-tests/policy/quarantine-policy.js';
import { RequiredSuites } from '../flaky-tests/policy/required-suites.js';
import { describeTestRecord } from '../flaky-tests/records/test-record.js';
import { present } from '../../packages/shared/src/json-values.js';
import { GlobError } from '../../packages/shared/src/globs/path-matcher.js';
import { quoted } from '../inputs/values.js';
import type { InputName } from '../inputs/table.js';
import { describeFailure, reviewResult } from './failure-review-result.js';
import type { Operation, RunningStep } from './operation.js';
import type { Result } from './result.js';
import { pathRules, quarantinedTests, reportsOf } from './reports.js';
import { fetchPage, testListAdvice, testListNeeds } from './test-list.js';

/** Lets a job pass whose only failures are quarantined tests. */
export const operation: Operation = {
  kind: 'verdict',
  needs: testListNeeds,
  advice: testListAdvice,
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const globs = globsOf(step);
    const reports = await reportsOf(step);
    const read = await reviewWithoutRecords(step, reports, globs, missing === undefined);
    if (read === undefined) return undefined;
    const result = read.review.result(isFailedRun(step), undefined, read.required.missing);
    const warnings = warningsOf(read);
    if (missing === undefined || result.outcome !== 'not-excused') return reviewResult(step, result, reports, warnings);
    const unexcused = result.unexcused.map((one) =>
      one.reason === 'not-quarantined' ? { ...one, reason: 'not-asked' as const } : one,
    );
    const shown = await reviewResult(step, { ...result, unexcused }, reports, warnings);
    return { ...shown, failure: `${shown.failure ?? ''}. Nothing could be excused: ${missing}` };
  },
  plan: async (step, service) => {
    checkOutcome(step);
    const globs = globsOf(step);
    const reports = await reportsOf(step);
    return {
      result: { headline: 'Excuse quarantined failures' },
      request: () => fetchPage(step, service, 'quarantined'),
      carryOut: () => reviewed(step, service, reports, globs),
    };
  },
};

/** The globs of `required-suites` and `never-excuse`. */
interface Globs {
  readonly required: readonly NameGlob[];
  readonly never: readonly NameGlob[];
}

/** @throws InputError that names the input and the glob */
function globsOf({ inputs: { requiredSuites, neverExcuse } }: RunningStep): Globs {
  const read = (input: InputName, globs: readonly string[]): readonly NameGlob[] =>
    globs.map((glob) => {
      try {
        return new NameGlob(glob);
      } catch (error) {
        throw error instanceof GlobError ? new InputError(input, `${quoted(glob)}: ${error.message}`) : error;
      }
    });
  return { required: read('required-suites', requiredSuites), never: read('never-excuse', neverExcuse) };
}

/** Reports as they were read: the failures, and what the inputs say about tests that need not have failed. */
interface Reading {
  readonly review: FailureReview;
  readonly required: RequiredSuites;
  readonly never: NeverExcused;
}

function neverExcused(step: RunningStep, globs: Globs): NeverExcused {
  const rules = pathRules(step);
  return new NeverExcused(globs.never, (file) =>
    possiblePaths(file, rules).flatMap(({ kind, path }) => (kind === 'relative' ? [path] : [])),
  );
}

function warningsOf({ never }: Pick<Reading, 'never'>): readonly string[] {
  return never.unused.map(({ glob, nearest }) => {
    const advice =
      nearest === undefined
        ? 'Give the name of a test, of a suite around it, `suite › name`, or a file'
        : `Did you mean ${quoted(nearest)}?`;
    return `input never-excuse: ${quoted(glob)} fits no test of the reports, so it changes nothing. ${advice}`;
  });
}

async function reviewed(
  step: RunningStep,
  service: MergeQueueService,
  reports: readonly Report[],
  globs: Globs,
): Promise<Result> {
  const { codeowners, maxQuarantineDays, warnQuarantineDays, maxFailures, variant } = step.inputs;
  const policy = { codeowners, maxDays: maxQuarantineDays, warnDays: warnQuarantineDays };
  const now = step.clock.now();
  const { records, ids, cut } = await quarantinedTests(step, service);
  const never = neverExcused(step, globs);
  const review = new FailureReview(
    records,
    (listed, test) =>
      neverObjection(never.globOf(test) ?? never.globOfRecord(listed)) ?? objectionTo(listed, policy, now),
    ids,
  );
  const read = { review, required: new RequiredSuites(globs.required), never };
  await readInto(read, step, reports, variant);
  const result = review.result(isFailedRun(step), maxFailures, read.required.missing);
  step.log.infoEach(excusedLines(result));
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
  globs: Globs,
  untilFailure: boolean,
): Promise<Reading | undefined> {
  const review = new FailureReview(new TestRecords(pathRules(step)));
  const read = { review, required: new RequiredSuites(globs.required), never: neverExcused(step, globs) };
  try {
    await readInto(read, step, reports, undefined, (test) => {
      if (untilFailure && isFailure(test)) throw new FailureFound();
    });
  } catch (error) {
    if (error instanceof FailureFound) return undefined;
    throw error;
  }
  return read;
}

async function readInto(
  { review, required, never }: Reading,
  step: RunningStep,
  reports: readonly Report[],
  variant: string | undefined,
  then: (test: TestResult) => void = () => undefined,
): Promise<void> {
  for (const report of reports) {
    review.begin(report.name);
    const visit = (test: TestResult): void => {
      review.add(test);
      required.add(test);
      never.see(test);
      then(test);
    };
    await step.computing(() => readReport(report, visit, variant));
  }
}
