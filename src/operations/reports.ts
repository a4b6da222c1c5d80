import { findReports, ReportGlobError } from '../flaky-tests/junit/find-reports.js';
import { InputError } from '../inputs/input-error.js';
import { shortened } from '../../packages/shared/src/text.js';
import { mistakeIn, quoted } from '../inputs/values.js';
import type { Report } from '../flaky-tests/junit/test-result.js';
import { normaliseOwner } from '../flaky-tests/policy/quarantine-policy.js';
import { FileRecords } from '../flaky-tests/records/file-records.js';
import { type TestRecord, readTestRecord } from '../flaky-tests/records/test-record.js';
import { isSecondGeneration } from '../service/generation.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { type IdentityScope, TestRecords } from '../flaky-tests/matching/test-records.js';
import type { Step, StepWith } from './operation.js';
import { repositoryOf } from './requests.js';
import { pathRules } from './path-rules.js';
import { knownPolicyOf, quarantineFileOf } from './quarantine-inputs.js';
import { listRecords } from './test-list.js';

/**
 * The reports that `junit-paths` matches.
 * @throws InputError that names a glob without a report, or a working directory that isn't a folder
 */
export async function reportsOf(step: StepWith<'inputs' | 'computing'>): Promise<readonly Report[]> {
  const { junitPaths, workingDirectory, readableFolders } = step.inputs;
  if (junitPaths.length === 0) {
    throw new InputError(
      'junit-paths',
      'it is required. Give globs of the JUnit XML reports that the tests wrote, one a line, for instance **/junit.xml',
    );
  }
  const { reports, unmatched } = await step
    .computing(() => findReports(junitPaths, workingDirectory, { ...readableFolders, bazelOutput: true }))
    .catch((error: unknown) => {
      throw error instanceof ReportGlobError ? new InputError('junit-paths', error.message) : error;
    });
  if (unmatched.length > 0) {
    const mistake = unmatched.map(mistakeIn).find((one) => one !== undefined);
    throw new InputError(
      'junit-paths',
      mistake ??
        `no report was found for ${unmatched.map(quoted).join(', ')} below ${shortened(workingDirectory, 200)}. Give globs of files, one a line, with / between folders and without variables, such as reports/**/*.xml. A test run that crashed leaves no report: check that the tests ran, and where they write their reports`,
    );
  }
  if (reports.length === 0) throw new InputError('junit-paths', 'it has only exclusions. Give a glob of reports');
  return reports;
}

/**
 * What the vendor's ids of tests are computed from; undefined where they cannot be, because the second generation does not need the slug of
 * the organization.
 */
function identityScope(step: StepWith<'inputs' | 'context' | 'log'>): IdentityScope | undefined {
  const { organizationSlug, baseUrl } = step.inputs;
  if (organizationSlug === undefined) {
    step.log.info('Tests are matched by their fields. With organization-slug, they are matched by their ids');
    return undefined;
  }
  const { host, owner, name } = repositoryOf(step);
  return {
    organization: organizationSlug,
    repository: `${host}/${owner}/${name}`,
    inCollections: isSecondGeneration(baseUrl),
  };
}

export interface QuarantinedTests {
  readonly records: TestRecords;
  /** Why some may be missing, in one line. */
  readonly cut: string | undefined;
}

/**
 * The quarantined tests of the service and of `quarantine-file`. Those that the policy excludes are among them: they make another record of
 * the same name ambiguous. Warns of each code owner of the policy that no record has, unless there are no records.
 * @param service undefined where the file takes its place
 * @param visit is called with each
 * @throws ServiceError, PagingError, InputError
 */
export async function quarantinedTests(
  step: Step,
  service: MergeQueueService | undefined,
  visit: (listed: TestRecord) => void = () => undefined,
): Promise<QuarantinedTests> {
  const records = new TestRecords(pathRules(step), identityScope(step));
  const owners = new Set<string>();
  let count = 0;
  const add = (listed: TestRecord): void => {
    count += 1;
    for (const owner of listed.codeowners) owners.add(normaliseOwner(owner));
    records.add(listed);
    visit(listed);
  };
  const { codeowners = [] } = await knownPolicyOf(step);
  const ofFile = new FileRecords(await quarantineFileOf(step), records.paths);
  let cut: string | undefined;
  if (service !== undefined) {
    for await (const record of listRecords(step, service, 'quarantined', (line) => (cut = line))) {
      const listed = readTestRecord(record);
      if (listed !== undefined) add(ofFile.join(listed));
    }
  }
  for (const listed of ofFile.rest()) add(listed);
  for (const owner of count > 0 ? codeowners.filter((one) => !owners.has(normaliseOwner(one))) : []) {
    step.log.warn(
      `codeowners of quarantine-policy: no quarantined test has the owner ${owner}. Check its spelling at the service`,
    );
  }
  return { records, cut };
}
