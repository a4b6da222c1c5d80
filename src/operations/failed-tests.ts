import type { ReportedTest } from '../../packages/impacted-targets/src/audit/test-targets.js';
import { given } from '../../packages/shared/src/json-values.js';
import { readReport } from '../flaky-tests/junit/read-report.js';
import type { Report, TestResult } from '../flaky-tests/junit/test-result.js';
import { pathsInRepository, type PathRules } from '../flaky-tests/matching/paths.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import { FailureReview } from '../flaky-tests/policy/failure-review.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { needsOrganizationSlug } from '../service/generation.js';
import { describeFailure } from './failure-review-result.js';
import type { Step } from './operation.js';
import { pathRules } from './path-rules.js';
import { knownPolicyOf } from './quarantine-inputs.js';
import { quarantinedTests, reportsOf } from './reports.js';

/** Whether the quarantined tests are known, and why they are not. */
export interface QuarantineKnown {
  readonly isKnown: boolean;
  readonly why?: string;
}

/**
 * The failed tests of `junit-paths`, with a mark on those that no change broke: they are quarantined.
 * @param missing why the service is not asked, where it is not
 * @throws InputError, ReportError, ServiceError
 */
export async function failedTestsOf(
  step: Step,
  service: MergeQueueService | undefined,
  missing: string,
): Promise<{ readonly tests: readonly ReportedTest[]; readonly quarantine: QuarantineKnown }> {
  if (step.inputs.junitPaths.length === 0) return { tests: [], quarantine: { isKnown: false } };
  const reports = await reportsOf(step);
  const rules = pathRules(step);
  const { records, why } = await quarantined(step, service, missing, rules);
  const { variant } = await knownPolicyOf(step);
  const tests = await step.computing(() => reviewReports(reports, rules, { records, variant }));
  return { tests, quarantine: { isKnown: why === undefined, ...given({ why: tests.length > 0 ? why : undefined }) } };
}

/** The failed tests of reports, with the same marks. @throws ReportError */
export async function reviewReports(
  reports: readonly Report[],
  rules: PathRules,
  { records, variant }: Partial<Quarantined> & { readonly variant?: string | undefined } = {},
): Promise<readonly ReportedTest[]> {
  const review = new FailureReview(records ?? new TestRecords(rules));
  for (const report of reports) await readReport(report, (test) => review.add(test), variant);
  const { excused, unexcused } = review.result();
  return [
    ...excused.map(({ test }) => reported(test, rules, 'it is quarantined')),
    ...unexcused.map(({ test }) => reported(test, rules, undefined)),
  ];
}

interface Quarantined {
  readonly records: TestRecords;
  /** Why they are not known. */
  readonly why?: string;
}

async function quarantined(
  step: Step,
  service: MergeQueueService | undefined,
  missing: string,
  rules: PathRules,
): Promise<Quarantined> {
  const { organizationSlug, baseUrl, quarantineFile } = step.inputs;
  const lacksSlug = organizationSlug === undefined && needsOrganizationSlug(baseUrl);
  const asked = lacksSlug ? undefined : service;
  if (asked === undefined && quarantineFile === undefined) {
    return { records: new TestRecords(rules), why: service === undefined ? missing : 'organization-slug is empty' };
  }
  const { cut, ...known } = await quarantinedTests(step, asked);
  return { ...known, ...given({ why: cut }) };
}

function reported(test: TestResult, rules: PathRules, flaky: string | undefined): ReportedTest {
  const { file, classname, suites } = test;
  return {
    name: describeFailure(test),
    files: file === undefined ? [] : pathsInRepository(file, rules),
    suites,
    ...given({ classname, flaky }),
  };
}
