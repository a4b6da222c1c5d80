import { readReport } from '../flaky-tests/junit/read-report.js';
import { InputError } from '../inputs/input-error.js';
import { type Report, type TestResult, isFailure } from '../flaky-tests/junit/test-result.js';
import { writeList } from '../flaky-tests/lists/write-list.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { placeOfFile } from '../flaky-tests/matching/paths.js';
import { FailureReview, type ReviewResult, type UnexcusedFailure } from '../flaky-tests/policy/failure-review.js';
import { refusalOf } from '../flaky-tests/policy/quarantine-policy.js';
import { describeTestRecord } from '../flaky-tests/records/test-record.js';
import { grouped } from '../service/errors.js';
import { oneLine } from '../service/text.js';
import type { Operation, Prepared, Step } from './operation.js';
import { pathRules, reportsOf } from './reports.js';
import type { Result } from './result.js';
import { listTests, testListAdvice, testListNeeds, testListRequest } from './test-list.js';

interface PreparedExcuse extends Prepared {
  readonly reports: readonly Report[];
}

const mostRows = 100;
const mostNames = 10;

/** Lets a job pass whose only failures are quarantined tests. */
export const operation: Operation<PreparedExcuse> = {
  needs: testListNeeds,
  ...(testListAdvice === undefined ? {} : { advice: testListAdvice }),
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const reports = await reportsOf(step);
    const review = await reviewWithoutRecords(step, reports, missing === undefined);
    if (review === undefined) return undefined;
    const result = review.result(isFailedRun(step));
    if (missing === undefined || result.outcome !== 'not-excused') return shownResult(step, result, reports);
    const unexcused = result.unexcused.map((one) =>
      one.reason === 'not-quarantined' ? { ...one, reason: 'not-asked' as const } : one,
    );
    const shown = await shownResult(step, { ...result, unexcused }, reports);
    return { ...shown, failure: `${shown.failure ?? ''}. Nothing could be excused: ${missing}` };
  },
  prepare: async (step) => {
    checkOutcome(step);
    return {
      request: { endpoint: 'listQuarantinedTests', content: testListRequest(step) },
      result: { headline: 'Excuse quarantined failures' },
      reports: await reportsOf(step),
    };
  },
  carryOut: async (step, { reports }, service) => {
    const { codeowners, maxQuarantineDays, variant } = step.inputs;
    const policy = { codeowners, ...(maxQuarantineDays === undefined ? {} : { maxDays: maxQuarantineDays }) };
    const now = Date.now();
    const rules = pathRules(step);
    const listedTests = new TestRecords(rules);
    for await (const listed of listTests(step, service, 'listQuarantinedTests')) {
      // Those that the policy leaves out, too: beside them, another one of the same name is in doubt.
      listedTests.add(listed);
    }
    const review = new FailureReview(
      (test) => listedTests.match(test),
      (name) => listedTests.hasName(name),
      (file) => placeOfFile(file, rules),
      (listed) => refusalOf(listed, policy, now),
    );
    for (const report of reports) {
      review.begin(report.name);
      await step.computing(() =>
        readReport(
          report,
          (test) => {
            review.add(test);
          },
          { variant },
        ),
      );
    }
    const result = review.result(isFailedRun(step));
    for (const { test, by } of result.excused) {
      step.log.info(
        `Excused: ${describe(test)}, quarantined as ${describeTestRecord(by.listed)} (matched by ${by.decidedBy.join(', ')})`,
      );
    }
    return shownResult(step, result, reports);
  },
};

/** @throws InputError where nobody says how the tests ended, or says that they did not run to their end */
function checkOutcome({ inputs: { testsOutcome } }: Step): void {
  if (testsOutcome === undefined) {
    throw new InputError(
      'tests-outcome',
      'it is empty, so it is not known whether the tests ran to their end. Give `steps.<id>.outcome` of the step that ran them: it is empty where <id> is misspelt or that step is in another job. Where there is no such step, give unknown',
    );
  }
  if (testsOutcome === 'cancelled' || testsOutcome === 'skipped') {
    throw new InputError(
      'tests-outcome',
      `it is ${testsOutcome}: the tests did not run to their end, so nothing is excused`,
    );
  }
}

/** Whether the test run is known to have failed. */
const isFailedRun = ({ inputs: { testsOutcome } }: Step): boolean => testsOutcome === 'failure';

const failures = (count: number): string => `${grouped(count)} failure${count === 1 ? '' : 's'}`;

/** Ends the reading of reports at the first failure. */
class FailureFound extends Error {
  override readonly name = 'FailureFound';
}

/**
 * What the reports say where no quarantined test is known, so that none of their failures is excused.
 * @param untilFailure end at the first failure
 * @returns undefined when it ended there
 */
async function reviewWithoutRecords(
  step: Step,
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
    for (const report of reports) {
      review.begin(report.name);
      await step.computing(() =>
        readReport(report, (test) => {
          review.add(test);
          if (untilFailure && isFailure(test)) throw new FailureFound();
        }),
      );
    }
  } catch (error) {
    if (error instanceof FailureFound) return undefined;
    throw error;
  }
  return review;
}

/** A review as outputs, log and summary show it. */
async function shownResult(step: Step, result: ReviewResult, reports: readonly Report[]): Promise<Result> {
  const { excused, unexcused } = result;
  const file = await step.files.path('tests.json');
  await writeList(
    file,
    unexcused.map(({ test, reason, times }) => ({ ...test, reason, times })),
    // What a report holds, no one has looked through for a token.
    (json) => step.log.redacted(json),
  );
  const failure = failureOf(result, reports);
  return {
    headline: headlineOf(result),
    facts: [
      ['Reports', grouped(reports.length)],
      ['Tests', grouped(result.tests)],
      ['Failures excused', grouped(excused.length)],
      ['Failures not excused', grouped(unexcused.length)],
    ],
    tests: {
      count: unexcused.length,
      file,
      columns: ['Test', 'Report', 'Why it is not excused', 'Message'],
      rows: unexcused
        .slice(0, mostRows)
        .map((one) => [describe(one.test), placeOf(one.test), reasonOf(one), one.test.message ?? '']),
    },
    warnings:
      excused.length === 0
        ? []
        : [`${failures(excused.length)} excused, because quarantined: ${names(excused.map(({ test }) => test))}`],
    ...(failure === undefined ? {} : { failure }),
  };
}

function headlineOf({ outcome, excused, unexcused, tests }: ReviewResult): string {
  switch (outcome) {
    case 'nothing-failed':
      return `Nothing to excuse: none of ${grouped(tests)} tests failed`;
    case 'all-excused':
      return `Excused ${grouped(excused.length)} of ${grouped(excused.length)} failures: all are quarantined`;
    case 'not-excused':
      return `Did not excuse ${grouped(unexcused.length)} of ${grouped(excused.length + unexcused.length)} failures`;
    case 'empty-report':
      return 'Excused nothing: a report holds no test';
    case 'failed-without-failures':
      return 'Excused nothing: the reports do not say what failed';
  }
}

function failureOf({ outcome, unexcused, emptyReports }: ReviewResult, reports: readonly Report[]): string | undefined {
  switch (outcome) {
    case 'nothing-failed':
    case 'all-excused':
      return undefined;
    case 'not-excused': {
      const many = `${grouped(unexcused.length)} failed test${unexcused.length === 1 ? ' is' : 's are'} not excused`;
      const named = unexcused
        .slice(0, mostNames)
        .map((one) => `${describe(one.test)} (${placeOf(one.test)}: ${reasonOf(one)})`);
      return `${many}: ${named.join('; ')}${unexcused.length > mostNames ? '; …' : ''}`;
    }
    case 'empty-report':
      return `${(emptyReports.length > 0 ? emptyReports : reports.map(({ name }) => name)).join(', ')}: the report holds no test, as after a run that crashed. See that the tests ran`;
    case 'failed-without-failures':
      return 'the tests failed as a whole (tests-outcome), and no report says which: the run may have crashed, or its reports are not all in junit-paths';
  }
}

function reasonOf({ reason, refused = reason, candidates, variants = [], test }: UnexcusedFailure): string {
  const records = candidates.map(({ listed }) => describeTestRecord(listed)).join(', ');
  switch (reason) {
    case 'not-quarantined':
      return 'not quarantined';
    case 'unsaid-variant':
      return `quarantined as the variant ${oneLine(variants.join(', '), 200)}, and the report does not say of which it is: give variant`;
    case 'not-asked':
      return 'the service could not be asked';
    case 'ambiguous':
      return `several quarantined tests match, which is not guessed: ${records}`;
    case 'name-only':
      return `several tests have the name of a quarantined one, and nothing else tells which is meant: ${records}`;
    case 'outside-file':
      return `its file ${test.file ?? ''} lies outside of the checkout, so the name alone does not tell whether this is the quarantined one: ${records}`;
    case 'other-owner':
    case 'undated':
    case 'too-long':
      return `${refused}: ${records}`;
    case 'nameless':
      return 'the report gives it no name';
    case 'suite':
      return 'a test suite failed outside of its tests';
  }
}

function describe({ name, classname, suites, kind }: TestResult): string {
  const within = classname ?? suites.at(-1);
  const shown = name ?? '(no name)';
  const qualified = within === undefined || within === shown ? shown : `${within} ${shown}`;
  return kind === 'suite' ? `test suite ${shown}` : qualified;
}

const placeOf = ({ place }: TestResult): string => `${place.report}:${String(place.line)}`;

function names(tests: readonly TestResult[]): string {
  return `${tests.slice(0, mostNames).map(describe).join('; ')}${tests.length > mostNames ? '; …' : ''}`;
}
