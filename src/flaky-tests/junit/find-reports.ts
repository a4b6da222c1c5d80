import { relative, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { backslashMistake, withSlashes } from '../../globs/backslash.js';
import type { ReadableFolders } from '../../workspace-files/open-file.js';
import type { Report } from './test-result.js';
import { UserError } from '../../errors/user-error.js';

/** What the globs led to. */
export interface FoundReports {
  /** Each report once, sorted by name. */
  readonly reports: readonly Report[];
  /** Globs that match no file, as they were given; a glob whose every match is excluded is one of them. */
  readonly unmatched: readonly string[];
}

/** A glob of reports that can match nothing as it is written. */
export class ReportGlobError extends UserError {
  override readonly name = 'ReportGlobError';
}

/**
 * Finds reports. A glob is relative to `directory` or absolute, `**` crosses directories, dot files count, symbolic links
 * are followed (a build's output directory is often one), and a glob that starts with `!` excludes what it matches
 * wherever it stands in the list. On Windows `\` separates directories as `/` does.
 *
 * @param globs as the user wrote them
 * @param directory absolute path
 * @param folders that reports may lie in
 * @throws ReportGlobError where `\` separates directories on another system
 */
export async function findReports(
  globs: readonly string[],
  directory: string,
  folders: ReadableFolders,
): Promise<FoundReports> {
  const patterns = globs.map((written) => written.trim()).filter((written) => written !== '');
  const ignore = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => searchOf(pattern.slice(1), directory).pattern);
  const reports = new Map<string, Report>();
  const unmatched: string[] = [];
  for (const written of patterns.filter((candidate) => !candidate.startsWith('!'))) {
    const { pattern, cwd } = searchOf(written, directory);
    const paths = await glob(pattern, { cwd, ignore, absolute: true, dot: true, expandDirectories: false });
    if (paths.length === 0) unmatched.push(written);
    for (const path of paths) {
      reports.set(path, { path, name: relative(directory, path).split(sep).join('/'), folders });
    }
  }
  return { reports: [...reports.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)), unmatched };
}

/**
 * Where to search, and for what. An absolute glob becomes one that is relative to the directory, so that brackets and
 * braces in the name of a directory above, which a path in an expression brings along, are taken as they are.
 * @param written a glob without `!`
 * @param directory absolute path
 * @throws ReportGlobError
 */
export function searchOf(
  written: string,
  directory: string,
  platform: NodeJS.Platform = process.platform,
): { readonly pattern: string; readonly cwd: string } {
  const windows = platform === 'win32';
  const mistake = windows ? undefined : backslashMistake(written);
  if (mistake !== undefined) throw new ReportGlobError(`bad glob ${written}: ${mistake}`);
  const pattern = (windows ? withSlashes(written) : written).replace(/^(?:\.\/)+/, '');
  const absolute = windows ? /^[a-z]:\//i.test(pattern) : pattern.startsWith('/');
  if (!absolute) return { pattern, cwd: directory };
  const wanted = pattern.split('/');
  const here = (windows ? withSlashes(directory) : directory).replace(/\/$/, '').split('/');
  // Windows does not tell letters of a path by their case.
  const fold = (name: string | undefined) => (windows ? name?.toLowerCase() : name);
  let common = 0;
  while (common < here.length && common < wanted.length - 1 && fold(wanted[common]) === fold(here[common])) common += 1;
  // The first segment is the drive, or what stands before the first slash.
  if (common === 0) return { pattern: wanted.slice(1).join('/'), cwd: `${wanted[0] ?? ''}/` };
  return {
    pattern: [...here.slice(common).map(() => '..'), ...wanted.slice(common)].join('/'),
    cwd: directory,
  };
}
