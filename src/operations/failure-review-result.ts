import type { Report, TestResult } from '../flaky-tests/junit/test-result.js';
import type { ExcusedFailure, ReviewResult, UnexcusedFailure } from '../flaky-tests/policy/failure-review.js';
import type { MissingSuite } from '../flaky-tests/policy/required-suites.js';
import type { QuarantinePolicy } from '../flaky-tests/policy/quarantine-policy.js';
import { quoted } from '../inputs/values.js';
import { type TestRecord, describeTestRecord } from '../flaky-tests/records/test-record.js';
import { shortened } from '../../packages/shared/src/text.js';
import { given, present } from '../../packages/shared/src/json-values.js';
import type { Step, StepWith } from './operation.js';
import { type Block, type Inline, paragraph } from '../document/blocks.js';
import { tableOfTests } from './list-operation.js';
import { policyOf } from './quarantine-inputs.js';
import { repositoryPlace } from './repository-place.js';
import { mostAnnotations, type Annotation, type Result } from './result.js';
import { ageOf } from './test-list.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';

const mostRows = 100;
const mostNames = 10;

/** A review of failures in the form for outputs, annotations and summary. */
export async function reviewResult(
  step: Step,
  result: ReviewResult,
  reports: readonly Report[],
  warnings: readonly string[] = [],
): Promise<Result> {
  const { excused, unexcused } = result;
  step.log.infoEach(readLines(result, reports));
  step.log.infoEach(excusedLines(result));
  const failure = failureOf(result);
  const { policy } = await policyOf(step);
  return {
    headline: headlineOf(result),
    outputs: {
      'tests-count': String(unexcused.length),
      'tests-file': await step.files.writeRecords('tests.json', unexcused.map(unexcusedRecord)),
      'excused-count': String(excused.length),
      'excused-file': await step.files.writeRecords('excused-tests.json', excused.map(excusedRecord)),
    },
    document: documentOf(result, policy, reports, step.clock.now()),
    showsFailure: result.outcome === 'not-excused' && failure === unexcusedLine(result),
    ...annotationsOf(step, result),
    warnings: [...warnings, ...(failure === undefined ? present(tooFewLine(result)) : [])],
    ...given({ failure }),
  };
}

function documentOf(result: ReviewResult, policy: QuarantinePolicy, reports: readonly Report[], now: number): Block[] {
  const { excused, unexcused } = result;
  const shown = [...unexcused.slice(0, mostRows), ...excused.slice(0, mostRows)].slice(0, mostRows);
  const facts = [
    `Reports: ${grouped(reports.length)}`,
    `Tests: ${testsOf(result, grouped(result.tests))}`,
    ...present(limitOf(policy, result), retriedOf(result), unlimitedOf(policy, result)),
  ];
  return [
    ...tableOfTests(
      ['Failed test', 'Excused', 'Why', 'Days in quarantine', 'Owners', 'Message'],
      shown.map((one) => rowOf(one, now)),
      unexcused.length + excused.length,
    ),
    paragraph(facts.join(' · ')),
  ];
}

function annotationsOf(
  step: StepWith<'inputs'>,
  { excused, unexcused }: ReviewResult,
): Pick<Result, 'annotations' | 'furtherAnnotations'> {
  // The step's error already names these tests, so an annotation helps only where it has a file. A file is looked for on disk, so not for all.
  const placed = unexcused
    .slice(0, mostRows)
    .map((one) => annotationOf(step, one))
    .filter(({ file }) => file !== undefined);
  const unplaced = placed.length === 0 ? 0 : Math.max(0, unexcused.length - mostRows);
  return {
    annotations: [...placed, ...excused.slice(0, mostAnnotations).map((one) => annotationOf(step, one))],
    furtherAnnotations: unplaced + Math.max(0, excused.length - mostAnnotations),
  };
}

function limitOf({ maxFailures }: QuarantinePolicy, { excused, unexcused }: ReviewResult): string | undefined {
  if (maxFailures === undefined) return undefined;
  const tooMany = unexcused.filter(({ reason }) => reason === 'too-many').length;
  const would = tooMany === 0 ? '' : `, since ${grouped(tooMany)} would be`;
  return `Excused: ${grouped(excused.length)} of at most ${grouped(maxFailures)} (max-failures)${would}`;
}

function retriedOf({ retried: { count, first } }: ReviewResult): string | undefined {
  if (count === 0) return undefined;
  const names = first.slice(0, mostNames).map((test) => shortened(describeFailure(test), 100));
  return `Passed on a retry: ${grouped(count)}: ${names.join(', ')}${count > names.length ? ', …' : ''}`;
}

const testsOf = ({ skipped }: ReviewResult, tests: string): string =>
  skipped === 0 ? tests : `${tests}, ${grouped(skipped)} of them skipped`;

/** A warning that nothing checks that all tests ran, where failures are excused. */
function unlimitedOf(
  { requiredSuites = [], minTests }: QuarantinePolicy,
  { excused }: ReviewResult,
): string | undefined {
  return excused.length === 0 || requiredSuites.length > 0 || minTests !== undefined
    ? undefined
    : 'Nothing checks that all tests ran: a run that stops at its first failure leaves the same reports. Set min-tests or required-suites';
}

function* excusedLines({ excused }: ReviewResult): Generator<string> {
  for (const { test, by } of excused) {
    yield `Excused: ${describeFailure(test)}, quarantined as ${describeTestRecord(by.listed)} (matched by ${by.decidedBy.join(', ')})`;
  }
}

/** Lines of the log about what was read: the number of tests, and each test that passed on a retry. */
function* readLines(result: ReviewResult, reports: readonly Report[]): Generator<string> {
  const { count, first } = result.retried;
  yield `Read ${counted(reports.length, 'report')} with ${testsOf(result, counted(result.tests, 'test'))}`;
  for (const test of first) yield `Passed on a retry: ${describeFailure(test)} (${placeOf(test)})`;
  if (count > first.length) yield `Passed on a retry: ${grouped(count - first.length)} more`;
}

/** A test in the form of the files: without what only the matching uses. */
const asReported = ({ identity: _identity, suiteElement: _element, crash: _crash, ...test }: TestResult): object =>
  test;

const unexcusedRecord = ({ test, reason, times, passedIn }: UnexcusedFailure): object => ({
  ...asReported(test),
  reason,
  times,
  passedIn,
});

/** An excused failure in the form of its file; `schemas/excused-tests.schema.json` describes it. */
function excusedRecord({ test, times, by }: ExcusedFailure): object {
  const { quarantinedAt, codeowners, record } = by.listed;
  return {
    ...asReported(test),
    times,
    matchedBy: by.decidedBy,
    quarantinedAt: typeof quarantinedAt === 'string' ? quarantinedAt : null,
    codeowners,
    record,
  };
}

const isExcused = (failure: ExcusedFailure | UnexcusedFailure): failure is ExcusedFailure => 'by' in failure;

/** The record that excuses a failure, or the only one that nearly does. */
function recordOf(failure: ExcusedFailure | UnexcusedFailure): TestRecord | undefined {
  const [only, another] = isExcused(failure) ? [failure.by] : failure.candidates;
  return another === undefined ? only?.listed : undefined;
}

function rowOf(failure: ExcusedFailure | UnexcusedFailure, now: number): readonly Inline[] {
  const { test, times, passedIn } = failure;
  const record = recordOf(failure);
  const notes = present(times > 1 && `${grouped(times)} times`, passedIn !== undefined && `passed in ${passedIn}`);
  return [
    `${describeFailure(test)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`,
    ...(isExcused(failure)
      ? ['yes', `quarantined, matched by ${failure.by.decidedBy.join(', ')}`]
      : ['no', reasonOf(failure)]),
    record ? ageOf(record, now) : '',
    record?.codeowners.join(' ') ?? '',
    test.message ?? '',
  ];
}

/** The failure at the test's place in the repository; without a place where that is not known. */
function annotationOf(step: StepWith<'inputs'>, failure: ExcusedFailure | UnexcusedFailure): Annotation {
  const { test } = failure;
  const message = test.message === undefined ? '' : `: ${test.message}`;
  return {
    level: isExcused(failure) ? 'notice' : step.inputs.dryRun ? 'warn' : 'error',
    message: isExcused(failure)
      ? `Excused, because quarantined: ${describeFailure(test)}${message}`
      : `${describeFailure(test)} failed and is not excused (${reasonOf(failure)})${message}`,
    ...repositoryPlace(step, test.file, test.line),
  };
}

function headlineOf({ outcome, excused, unexcused, tests }: ReviewResult): string {
  const failed = counted(excused.length + unexcused.length, 'failed test');
  const headlines: Readonly<Record<ReviewResult['outcome'], string>> = {
    'nothing-failed': `Nothing to excuse: none of ${counted(tests, 'test')} failed`,
    'all-excused':
      excused.length === 1
        ? 'Excused the one failure: its test is quarantined'
        : `Excused all ${grouped(excused.length)} failures: their tests are quarantined`,
    'not-excused': `${grouped(unexcused.length)} of ${failed} ${unexcused.length === 1 ? 'is' : 'are'} not excused`,
    'no-tests': 'Excused nothing: no report has a test',
    'missing-suite': 'Excused nothing: a required suite did not run',
    'failed-without-failures': "Excused nothing: the reports don't show what failed",
  };
  return headlines[outcome];
}

/** Why the step fails; undefined where it succeeds. */
function failureOf(result: ReviewResult): string | undefined {
  const failure = reviewFailure(result);
  const more = [
    ...result.missingSuites.map(missingSuiteLine),
    ...(failure === undefined ? [] : present(tooFewLine(result), rerunLine(result))),
  ].join('. ');
  if (more === '') return failure;
  return failure === undefined ? more : `${failure}. Also, ${more}`;
}

/** That fewer tests ran than must have run, as a sentence; undefined where enough ran. */
function tooFewLine({ tooFew, minTests, tests }: ReviewResult): string | undefined {
  if (tooFew === undefined) return undefined;
  return `min-tests is ${grouped(minTests ?? 0)}, and ${counted(tooFew, 'different test')} ran (the reports have ${counted(tests, 'test case')}). Check that the run went on to its end, and that junit-paths names all reports`;
}

/** What to do where tests were run a second time, with a report of its own. */
function rerunLine({ unexcused }: ReviewResult): string | undefined {
  const other = unexcused.find(({ passedIn }) => passedIn !== undefined)?.passedIn;
  if (other === undefined) return undefined;
  return `if ${other} is the report of a second run of the tests that failed, delete the first report before the second run`;
}

/** A suite that must have run and did not, as a sentence. */
function missingSuiteLine({ glob, isSkipped }: MissingSuite): string {
  const line = `required-suites has ${quoted(glob)}`;
  return isSkipped
    ? `${line}, and every test of it was skipped. Run them, or remove the line`
    : `${line}, and no report has a test of such a suite. Check that the suite ran, and that junit-paths names its report`;
}

function reviewFailure(result: ReviewResult): string | undefined {
  if (result.outcome === 'not-excused') return unexcusedLine(result);
  if (result.outcome === 'no-tests')
    return 'no report that junit-paths matches has a test, as after a crash. Check that the tests ran';
  return result.outcome === 'failed-without-failures'
    ? 'the tests failed (tests-outcome), but no report says which test: the run may have crashed, or junit-paths misses a report'
    : undefined;
}

function unexcusedLine({ unexcused }: ReviewResult): string {
  const many = `${counted(unexcused.length, 'failed test is', 'failed tests are')} not excused`;
  const named = unexcused.slice(0, mostNames).map((one) => {
    const elsewhere = one.passedIn === undefined ? '' : `; passed in ${one.passedIn}`;
    return `${describeFailure(one.test)} (${placeOf(one.test)}: ${reasonOf(one)}${elsewhere})`;
  });
  return `${many}: ${named.join('; ')}${unexcused.length > mostNames ? '; …' : ''}`;
}

function reasonOf({ why, candidates }: UnexcusedFailure): string {
  const records = candidates.map(({ listed }) => describeTestRecord(listed)).join(', ');
  return records === '' ? why : `${why}: ${records}`;
}

export function describeFailure({ name, classname, suites, kind }: TestResult): string {
  const within = classname ?? suites.at(-1);
  const shown = name ?? '(no name)';
  const qualified = within === undefined || within === shown ? shown : `${within} ${shown}`;
  return kind === 'suite' ? `test suite ${shown}` : qualified;
}

/** The place of a test in its report. */
export const placeOf = ({ place }: TestResult): string => `${place.report}:${String(place.line)}`;
