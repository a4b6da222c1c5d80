import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { findReports, ReportGlobError } from '../flaky-tests/junit/find-reports.js';
import { InputError } from '../inputs/input-error.js';
import type { Report } from '../flaky-tests/junit/test-result.js';
import type { PathRules } from '../flaky-tests/matching/paths.js';
import type { Step } from './operation.js';

/**
 * The reports that `junit-paths` leads to.
 * @throws InputError naming the glob that leads to none
 */
export async function reportsOf(step: Step): Promise<readonly Report[]> {
  const { junitPaths, workingDirectory, readableFolders } = step.inputs;
  const { reports, unmatched } = await step
    .computing(() => findReports(junitPaths, workingDirectory, { ...readableFolders, bazelOutput: true }))
    .catch((error: unknown) => {
      throw error instanceof ReportGlobError ? new InputError('junit-paths', error.message) : error;
    });
  if (unmatched.length > 0) {
    throw new InputError(
      'junit-paths',
      `no report was found for ${unmatched.join(', ')} below ${workingDirectory}. A test run that crashed leaves none: see that the tests ran, and where they write their reports`,
    );
  }
  if (reports.length === 0)
    throw new InputError('junit-paths', 'it holds nothing but exclusions. Give a glob of reports');
  return reports;
}

/** How paths in reports and records are brought to a common form: relative to the checkout. */
export function pathRules({ inputs: { workspace, workingDirectory } }: Step): PathRules {
  return {
    roots: [...new Set([workspace, realPath(workspace)])],
    workingDirectory: relative(workspace, workingDirectory).split(sep).join('/'),
  };
}

/** The path without symbolic links, junctions and short names; as given where there is nothing. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
