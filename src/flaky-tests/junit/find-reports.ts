import { posix, relative, resolve, sep } from 'node:path';
import { backslashMistake, withSlashes } from '../../../packages/shared/src/globs/backslash.js';
import { GlobError, pathMatcher } from '../../../packages/shared/src/globs/path-matcher.js';
import { shortened } from '../../../packages/shared/src/text.js';
import type { ReadableFolders } from '../../../packages/shared/src/files/open-file.js';
import type { Report } from './test-result.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import { GlobPlaces } from './glob-places.js';
import { WalkError, walk } from './walk.js';

export interface FoundReports {
  /** Each report once, sorted by name. */
  readonly reports: readonly Report[];
  /** Globs that match no file, as they were given. A glob whose matches are all excluded counts, too. */
  readonly unmatched: readonly string[];
}

export class ReportGlobError extends UserError {
  override readonly name = 'ReportGlobError';
}

/**
 * Finds reports. A glob is relative to `directory` or absolute, `**` crosses directories, dot files count, symbolic
 * links are followed (a build's output directory is often one), and a glob that starts with `!` excludes what it
 * matches wherever it is in the list. On Windows `\` separates directories as `/` does. A match that is not a file,
 * such as a pipe or a broken link, is also found, so that the reader can report it.
 *
 * @param globs as the user wrote them
 * @param directory absolute path
 * @param folders in which reports may lie
 * @throws ReportGlobError where `\` separates directories on another system, for a glob that could take long, and for
 *   a folder that cannot be read
 */
export async function findReports(
  globs: readonly string[],
  directory: string,
  folders: ReadableFolders,
): Promise<FoundReports> {
  const patterns = globs.map((written) => written.trim()).filter((written) => written !== '');
  const leftOut: string[] = [];
  const reports = new Map<string, Report>();
  const unmatched: string[] = [];
  // Exclusions come first, because they count wherever they are in the list.
  for (const written of [...patterns].sort((a, b) => Number(b.startsWith('!')) - Number(a.startsWith('!')))) {
    try {
      if (written.startsWith('!')) {
        const { pattern } = searchOf(written.slice(1), directory);
        pathMatcher(pattern);
        leftOut.push(pattern);
        continue;
      }
      const { pattern, cwd } = searchOf(written, directory);
      const paths = await matchingFiles(cwd, pattern, leftOut);
      if (paths.length === 0) unmatched.push(written);
      for (const path of paths) {
        reports.set(path, { path, name: relative(directory, path).split(sep).join('/'), folders });
      }
    } catch (error) {
      if (!(error instanceof GlobError || error instanceof WalkError)) throw error;
      const what = error instanceof GlobError ? 'bad glob ' : '';
      throw new ReportGlobError(`${what}${shortened(written, 100)}: ${error.message}`);
    }
  }
  return { reports: [...reports.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)), unmatched };
}

/** The files that a glob matches and no other glob leaves out, by their absolute paths. @throws GlobError, WalkError */
async function matchingFiles(cwd: string, pattern: string, leftOut: readonly string[]): Promise<readonly string[]> {
  const globs = new GlobPlaces(pattern, leftOut);
  const segments = posix.normalize(pattern).replace(/\/$/, '').split('/');
  // The search starts below the leading folders, whose names hold no special character.
  const special = segments.findIndex((segment) => /[*?[\]{}()!+@|\\]/.test(segment));
  const named = segments.slice(0, special === -1 ? segments.length - 1 : special);
  const places = named.reduce((reached, name) => globs.after(reached, name), globs.start);
  return walk(resolve(cwd, ...named), globs, places);
}

/**
 * The folder to search, and the glob to search for. An absolute glob becomes one that is relative to the directory.
 * Brackets and braces in the name of a directory above then have no special meaning. An expression in a workflow may
 * insert one.
 * @param written a glob without `!`
 * @param directory absolute path
 * @throws GlobError
 */
export function searchOf(
  written: string,
  directory: string,
  platform: NodeJS.Platform = process.platform,
): { readonly pattern: string; readonly cwd: string } {
  const windows = platform === 'win32';
  const mistake = windows ? undefined : backslashMistake(written);
  if (mistake !== undefined) throw new GlobError(mistake);
  const pattern = (windows ? withSlashes(written) : written).replace(/^(?:\.\/)+/, '');
  const absolute = windows ? /^[a-z]:\//i.test(pattern) : pattern.startsWith('/');
  if (!absolute) return { pattern, cwd: directory };
  const wanted = pattern.split('/');
  const here = (windows ? withSlashes(directory) : directory).replace(/\/$/, '').split('/');
  // Windows ignores the case of letters in a path.
  const fold = (name: string | undefined) => (windows ? name?.toLowerCase() : name);
  let common = 0;
  while (common < here.length && common < wanted.length - 1 && fold(wanted[common]) === fold(here[common])) common += 1;
  // The first segment is the drive, or the text before the first slash.
  if (common === 0) return { pattern: wanted.slice(1).join('/'), cwd: `${wanted[0] ?? ''}/` };
  return {
    pattern: [...here.slice(common).map(() => '..'), ...wanted.slice(common)].join('/'),
    cwd: directory,
  };
}
