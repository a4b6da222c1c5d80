import { InputError } from '../inputs/input-error.js';
import { PagingError } from '../flaky-tests/lists/read-pages.js';
import { readReport } from '../flaky-tests/junit/read-report.js';
import type { Report, TestResult } from '../flaky-tests/junit/test-result.js';
import { matchedById } from '../flaky-tests/matching/test-records.js';
import { quoted } from '../inputs/values.js';
import { normaliseName } from '../flaky-tests/matching/names.js';
import { NamedTests } from '../flaky-tests/matching/named-tests.js';
import { type Finding, QuarantineCheck } from '../flaky-tests/policy/quarantine-check.js';
import { type QuarantinePolicy, endingSoon } from '../flaky-tests/policy/quarantine-policy.js';
import { describeTestRecord } from '../flaky-tests/records/test-record.js';
import { present } from '../../packages/shared/src/json-values.js';
import { oneLine } from '../../packages/shared/src/text.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { placeOf } from './failure-review-result.js';
import { testsTable } from './list-operation.js';
import type { Operation, Step, StepWith } from './operation.js';
import { pathRules } from './path-rules.js';
import { isFileAlone, knownPolicyOf } from './quarantine-inputs.js';
import { type QuarantinedTests, quarantinedTests, reportsOf } from './reports.js';
import { repositoryPlace } from './repository-place.js';
import { repositoryOf } from './requests.js';
import type { Annotation, Result } from './result.js';
import { fetchPage, testListNeeds } from './test-list.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';

const mostRows = 100;
const mostNames = 5;

/** Fails the job when the policy does not accept a quarantined test. */
export const operation: Operation = {
  kind: 'verdict',
  needs: testListNeeds,
  withoutService: async (step) =>
    isFileAlone(step.inputs) ? checked(step, undefined, await givenReports(step)) : undefined,
  plan: async (step, service) => {
    const reports = await givenReports(step);
    return {
      result: { headline: 'Check for quarantined tests' },
      request: () => fetchPage(step, service, 'quarantined'),
      carryOut: () => checked(step, service, reports),
    };
  },
};

const givenReports = async (step: StepWith<'inputs' | 'computing'>): Promise<readonly Report[]> =>
  step.inputs.junitPaths.length === 0 ? [] : reportsOf(step);

/** @param service undefined where `quarantine-file` takes its place */
async function checked(
  step: Step,
  service: MergeQueueService | undefined,
  reports: readonly Report[],
): Promise<Result> {
  const policy = await knownPolicyOf(step);
  const check = new QuarantineCheck(policy, step.clock.now());
  const isAll = step.inputs.tests.length === 0 && reports.length === 0;
  const known = await checkList(step, service, check, isAll);
  if (reports.length > 0) await checkReports(step, reports, known, check);
  for (const finding of check.breaking) step.log.info(describeFinding(finding));
  for (const finding of check.accepted) step.log.debug(describeFinding(finding));
  return resultOf(step, check, policy);
}

async function resultOf(
  step: Step,
  { breaking, accepted }: QuarantineCheck,
  policy: QuarantinePolicy,
): Promise<Result> {
  const now = step.clock.now();
  const records = breaking.map(({ listed }) => listed.record);
  const oldest = [...breaking].sort((a, b) => (b.verdict.days ?? 0) - (a.verdict.days ?? 0)).slice(0, mostRows);
  const { owner, name } = repositoryOf(step);
  const limit = policy.maxDays === undefined ? '' : ` for more than ${counted(policy.maxDays, 'day')}`;
  const also = accepted.length > 0 ? ` (${grouped(accepted.length)} accepted)` : '';
  const named = breaking.slice(0, mostNames).map(describeFinding).join('; ');
  const line = `${counted(breaking.length, 'quarantined test')}: ${named}${breaking.length > mostNames ? '; …' : ''}`;
  const acceptedTests = accepted.map(({ listed }) => listed);
  return {
    headline:
      breaking.length === 0
        ? `No quarantined test of ${owner}/${name} breaks the policy${also}`
        : `${counted(breaking.length, 'test breaks', 'tests break')} the policy of ${owner}/${name}: quarantined${limit}${also}`,
    outputs: {
      'tests-count': String(breaking.length),
      'tests-file': await step.files.writeRecords('tests.json', records),
    },
    document: testsTable(
      oldest.map(({ listed }) => listed),
      breaking.length,
      now,
    ),
    annotations: breaking.map((finding) => annotationOf(step, finding, step.inputs.dryRun ? 'warn' : 'error')),
    ...(breaking.length > 0 ? { failure: `${line}. Fix or delete them, or widen the policy` } : {}),
    warnings: present(endingSoon(acceptedTests, policy, now)),
  };
}

/**
 * Reads the quarantined tests, and checks those that `tests` names.
 * @param isAll true where every quarantined test is checked
 * @throws PagingError where the list is cut short: a test that is missing from it would pass the check
 */
async function checkList(
  step: Step,
  service: MergeQueueService | undefined,
  check: QuarantineCheck,
  isAll: boolean,
): Promise<QuarantinedTests> {
  const named = new NamedTests(step.inputs.tests, pathRules(step));
  const parts = new NamedTests(step.inputs.tests.flatMap(partsOf), pathRules(step));
  const known = await quarantinedTests(step, service, (listed) => {
    if (named.includesListed(listed) || isAll) check.addListed(listed);
    parts.includesListed(listed);
  });
  if (known.cut !== undefined) throw new PagingError(known.cut);
  refuseCommas(named.unseen, new Set(parts.unseen));
  const { nameless } = known.records;
  if (nameless > 0 && !isAll) {
    step.log.warn(`${counted(nameless, 'record has no name and matches', 'records have no name and match')} no test`);
  }
  return known;
}

/** Checks the tests of reports. @throws InputError where they have no test, or not those that `tests` names */
async function checkReports(
  step: Step,
  reports: readonly Report[],
  { records }: QuarantinedTests,
  check: QuarantineCheck,
): Promise<void> {
  const { variant } = await knownPolicyOf(step);
  const named = new NamedTests(step.inputs.tests, pathRules(step));
  let read = 0;
  let unsaid: { readonly test: TestResult; readonly variants: readonly string[] } | undefined;
  const visit = (test: TestResult): void => {
    if (test.kind !== 'test') return;
    read += 1;
    named.includesReported(test);
    const listed = records.withIdOf(test);
    const matched = listed ? matchedById(listed) : records.match(test);
    if (matched.kind === 'none' && matched.variants !== undefined) unsaid ??= { test, variants: matched.variants };
    check.addReported(test, matched);
  };
  for (const report of reports) await step.computing(() => readReport(report, visit, variant));
  if (read === 0) {
    const names = reports.map(({ name }) => name).join(', ');
    throw new InputError('junit-paths', `${names}: no report has a test case. Check that the tests ran`);
  }
  if (unsaid !== undefined) {
    const { test, variants } = unsaid;
    step.log.warn(
      `${test.name ?? ''} (${placeOf(test)}) and perhaps others are quarantined as the variant ${oneLine(variants.join(', '), 200)}, but the report does not name its variant, so they match nothing. Give variant in quarantine-policy`,
    );
  }
  if (named.unseen.length > 0) {
    const names = named.unseen.map((line) => JSON.stringify(line)).join(', ');
    throw new InputError('tests', `no report has ${names}. Write the name as the report does`);
  }
}

/** The names in a line that is a list with commas; empty for a line without a comma. */
const partsOf = (line: string): readonly string[] =>
  line.includes(',') ? line.split(',').map((part) => part.trim()) : [];

/**
 * Refuses a line that is a list with commas. The name of a test may hold commas, so a line counts as a list only when
 * it names no record but one of its parts does.
 * @throws InputError for such a line
 */
function refuseCommas(unseenLines: readonly string[], unseenParts: ReadonlySet<string>): void {
  for (const line of unseenLines) {
    const part = partsOf(line).find((one) => one !== '' && !unseenParts.has(normaliseName(one)));
    if (part === undefined) continue;
    throw new InputError(
      'tests',
      `${quoted(line)} is read as the name of one test, and ${quoted(part)} is quarantined. Give one test a line`,
    );
  }
}

/** A finding in words: the test, the policy's verdict, and the fields that decided the match. */
function describeFinding({ listed, verdict, test, decidedBy, candidates }: Finding): string {
  const how =
    test === undefined
      ? ''
      : candidates > 1
        ? `, one of ${String(candidates)} records that match a test in ${placeOf(test)}`
        : `, matched by ${decidedBy.join(', ')} in ${placeOf(test)}`;
  return `${describeTestRecord(listed)} (${verdict.why}${how})`;
}

function annotationOf(
  step: StepWith<'inputs'>,
  { listed, test, verdict }: Finding,
  level: Annotation['level'],
): Annotation {
  const owners = listed.codeowners.length === 0 ? '' : `, owned by ${listed.codeowners.join(' ')}`;
  const since = typeof listed.quarantinedAt === 'string' ? ` since ${listed.quarantinedAt}` : '';
  const link = listed.link === undefined ? '' : ` ${listed.link}`;
  return {
    level,
    message: `${describeTestRecord(listed)} is quarantined${since} (${verdict.why})${owners}.${link}`,
    ...repositoryPlace(step, test?.file ?? listed.file, test?.file === undefined ? undefined : test.line),
  };
}
