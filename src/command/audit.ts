import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { audit } from '../../packages/impacted-targets/src/audit/audit.js';
import type { ReportedTest } from '../../packages/impacted-targets/src/audit/test-targets.js';
import { readableFolders } from '../../packages/shared/src/files/open-file.js';
import { findReports } from '../flaky-tests/junit/find-reports.js';
import { auditDocument } from '../operations/documents/audit.js';
import { reviewReports } from '../operations/failed-tests.js';
import { UsageError } from './command-error.js';
import { type RepositoryOptions, requestOf, withLog } from './impact.js';
import type { CommandSurroundings } from './terminal.js';
import { terminalText } from './terminal-document.js';

export interface AuditOptions extends RepositoryOptions {
  readonly base?: string;
  readonly failed?: readonly string[];
  readonly junit?: readonly string[];
  readonly failOnEscape?: true;
  readonly format: 'text' | 'json';
}

/**
 * Prints for each failed target which merges claimed it, and whether it escaped. It asks nobody: what the service and GitHub know is for the
 * operation.
 * @returns the exit code: 3 where a target escaped and `--fail-on-escape` is given; else 0
 * @throws UsageError, ImpactError
 */
export async function auditMerges(options: AuditOptions, surroundings: CommandSurroundings): Promise<0 | 3> {
  const { base, failed = [], junit = [], format, head } = options;
  if (base === undefined) throw new UsageError('give the last good commit with --base');
  if (failed.length + junit.length === 0)
    throw new UsageError('give what failed with --failed, or reports with --junit');
  const request = await requestOf(options, surroundings);
  const local = { uncommitted: false, head: head ?? 'HEAD' };
  const found = await withLog(surroundings, async (log, signal) => {
    const tests = await testsOf(junit, request.workspace ?? request.workingDirectory, surroundings);
    log.info('Auditing');
    return withPastMerges({ ...request, local }, { since: [base] }, { log, signal }, (past) =>
      audit(past, { targets: failed, tests }),
    );
  });
  surroundings.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ version: 1, ...found }, undefined, 1)}\n`
      : terminalText(auditDocument(found)),
  );
  return options.failOnEscape === true && found.targets.some(({ verdict }) => verdict === 'escaped') ? 3 : 0;
}

async function testsOf(
  globs: readonly string[],
  directory: string,
  { environment }: CommandSurroundings,
): Promise<readonly ReportedTest[]> {
  if (globs.length === 0) return [];
  const folders = readableFolders(directory, environment);
  const { reports, unmatched } = await findReports(globs, directory, { ...folders, bazelOutput: true });
  if (unmatched.length > 0)
    throw new UsageError(`--junit: no report was found for ${unmatched.join(', ')} below ${directory}`);
  return reviewReports(reports, { roots: [directory], workingDirectory: '' });
}
