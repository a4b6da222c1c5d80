import { existsSync, readdirSync } from 'node:fs';
import leven from 'leven';
import { resolve } from 'node:path';
import { findReports, ReportGlobError } from '../flaky-tests/junit/find-reports.js';
import { withSlashes } from '../../packages/shared/src/globs/backslash.js';
import { InputError } from '../inputs/input-error.js';
import { mistakeIn, quoted } from '../inputs/values.js';
import { mostNames } from '../inputs/unreadable-file.js';
import type { Report } from '../flaky-tests/junit/test-result.js';
import { shortened } from '../../packages/shared/src/text.js';
import { isFolder } from '../../packages/shared/src/files/is-folder.js';
import { RecordIds } from '../flaky-tests/matching/record-ids.js';
import { isSecondGeneration } from '../service/generation.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { TestRecords } from '../flaky-tests/matching/test-records.js';
import type { RunningStep } from './operation.js';
import { repositoryOf } from './requests.js';
import { pathRules } from './path-rules.js';
import { quarantinedRecords } from './quarantine-inputs.js';

/**
 * The reports that `junit-paths` matches.
 * @throws InputError that names a glob without a report, or a working directory that isn't a folder
 */
export async function reportsOf(step: RunningStep): Promise<readonly Report[]> {
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
    if (!isFolder(workingDirectory)) {
      throw new InputError(
        'working-directory',
        `${shortened(workingDirectory, 300)} isn't a folder. Give the folder in which the tests ran, because reports are looked for below it`,
      );
    }
    const mistake = unmatched.map((glob) => whyUnmatched(glob, workingDirectory)).find((why) => why !== undefined);
    if (mistake !== undefined) throw new InputError('junit-paths', mistake);
    throw new InputError(
      'junit-paths',
      `no report was found for ${unmatched.join(', ')} below ${workingDirectory}. A test run that crashed leaves no report: check that the tests ran, and where they write their reports`,
    );
  }
  if (reports.length === 0) throw new InputError('junit-paths', 'it has only exclusions. Give a glob of reports');
  return reports;
}

/** The probable mistake in a glob that matches nothing, as a sentence; undefined when its spelling looks right. */
function whyUnmatched(glob: string, directory: string): string | undefined {
  const shown = quoted(glob);
  const mistake = mistakeIn(glob);
  if (mistake !== undefined) return mistake;
  const none = `no report was found for ${shown}`;
  if (/^(?:https?|file):\/\//.test(glob)) return `${shown} is an address. Give the path of a file of this machine`;
  if (/^~[/\\]/.test(glob)) return `${none}: only a shell replaces ~. Write a path from the workspace`;
  const [variable] = /\$\{\{[^{}]*\}\}|\$\{?\w+(?::\w+)?\}?|%\w+%/.exec(glob) ?? [];
  if (variable !== undefined)
    return `${none}: nothing replaces ${quoted(variable)} in an input. Write a path from the workspace`;
  if (glob.startsWith('/') && !glob.startsWith(`${resolve(directory)}/`)) {
    const inside = glob.replace(/^\/+/, '');
    if (inside !== '' && existsSync(resolve(directory, inside.split('/')[0] ?? '')))
      return `${none}: / in front is the root of the machine. Write ${quoted(inside)}`;
  }
  if (/\s#/.test(glob)) return `${none}: a list of globs has no comments. Remove it`;
  if (/\S\s+\S*[*/.]|[;|]/.test(glob)) return `${none}. If these are several globs, give one a line`;
  const near = nearFolder(glob, directory);
  if (near !== undefined) return `${none}. Did you mean ${quoted(near)}?`;
  if (glob.includes(',') && !glob.includes('{'))
    return `no report was found for ${shown}. If these are several globs, give one a line`;
  if (glob.includes('\\') && process.platform !== 'win32') {
    return `no report was found for ${shown}. If \\ separates folders, write ${quoted(withSlashes(glob))}`;
  }
  if (isFolder(resolve(directory, glob)))
    return `${shown} is a folder. Give the reports in it: ${glob.replace(/(?<!\/)\/+$/, '')}/**/*.xml`;
  return undefined;
}

/** The glob with the name of a folder or file that is there in place of its first name that is not; undefined without one that is near. */
function nearFolder(glob: string, directory: string): string | undefined {
  const names = glob.replace(/^(?:\.\/)+/, '').split('/');
  for (const [index, name] of names.entries()) {
    if (/[*?[\]{}()!\\]/.test(name)) return undefined;
    const above = resolve(directory, ...names.slice(0, index));
    if (existsSync(resolve(above, name))) continue;
    const there = isFolder(above) ? readdirSync(above).slice(0, mostNames) : [];
    const near = there.find((one) => leven(one.toLowerCase(), name.toLowerCase()) <= Math.min(2, name.length / 3));
    return near === undefined ? undefined : [...names.slice(0, index), near, ...names.slice(index + 1)].join('/');
  }
  return undefined;
}

/**
 * Records by the vendor's ids of tests; undefined where these ids cannot be computed, because the second generation does not need the slug of
 * the organization.
 */
export function recordIds(step: RunningStep): RecordIds | undefined {
  const { organizationSlug, baseUrl } = step.inputs;
  if (organizationSlug === undefined) {
    step.log.info('Tests are matched by their fields. With organization-slug, they are matched by their ids');
    return undefined;
  }
  const { host, owner, name } = repositoryOf(step);
  return new RecordIds({
    organization: organizationSlug,
    repository: `${host}/${owner}/${name}`,
    inCollections: isSecondGeneration(baseUrl),
  });
}

export interface QuarantinedTests {
  readonly records: TestRecords;
  readonly ids: RecordIds | undefined;
  /** Why some may be missing, in one line. */
  readonly cut: string | undefined;
}

/**
 * The quarantined tests of the service and of `quarantine-file`, and what finds them by the vendor's ids. Those that the policy excludes are among them: they make another record of
 * the same name ambiguous.
 * @param service undefined where the file takes its place
 * @throws ServiceError, PagingError, InputError
 */
export async function quarantinedTests(
  step: RunningStep,
  service: MergeQueueService | undefined,
): Promise<QuarantinedTests> {
  const records = new TestRecords(pathRules(step));
  const ids = recordIds(step);
  let cut: string | undefined;
  for await (const listed of quarantinedRecords(step, service, (line) => (cut = line))) {
    records.add(listed);
    ids?.add(listed);
  }
  return { records, ids, cut };
}
