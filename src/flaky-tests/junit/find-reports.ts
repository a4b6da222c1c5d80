import { relative, sep } from 'node:path';
import { glob } from 'tinyglobby';
import type { Report } from './test-result.js';

/** What the globs led to. */
export interface FoundReports {
  /** Each report once, sorted by name. */
  readonly reports: readonly Report[];
  /** Globs that match no file, as they were given; a glob whose every match is excluded is one of them. */
  readonly unmatched: readonly string[];
}

/**
 * Finds reports. A glob is relative to `directory` or absolute, `**` crosses directories, dot files count, symbolic links
 * are followed (a build's output directory is often one), and a glob that starts with `!` excludes what it matches
 * wherever it stands in the list.
 *
 * @param globs as the user wrote them
 * @param directory absolute path
 */
export async function findReports(globs: readonly string[], directory: string): Promise<FoundReports> {
  const patterns = globs.map((written) => written.trim()).filter((written) => written !== '');
  const ignore = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => withoutDot(pattern.slice(1)));
  const reports = new Map<string, Report>();
  const unmatched: string[] = [];
  for (const pattern of patterns.filter((candidate) => !candidate.startsWith('!'))) {
    const paths = await glob(withoutDot(pattern), {
      cwd: directory,
      ignore,
      absolute: true,
      dot: true,
      expandDirectories: false,
    });
    if (paths.length === 0) unmatched.push(pattern);
    for (const path of paths) {
      reports.set(path, { path, name: relative(directory, path).split(sep).join('/') });
    }
  }
  return { reports: [...reports.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)), unmatched };
}

/** `./reports/*.xml` means `reports/*.xml`. */
function withoutDot(pattern: string): string {
  return pattern.replace(/^(?:\.\/)+/, '');
}
