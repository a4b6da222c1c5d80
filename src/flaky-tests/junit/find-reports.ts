import { posix, relative, resolve, sep } from 'node:path';
import { braceExpand } from 'minimatch';
import { backslashMistake, withSlashes } from '../../../packages/shared/src/globs/backslash.js';
import { GlobError, pathMatcher, type PathMatcher } from '../../../packages/shared/src/globs/path-matcher.js';
import { shortened } from '../../../packages/shared/src/text.js';
import type { ReadableFolders } from '../../../packages/shared/src/files/open-file.js';
import type { Report } from './test-result.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
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
 * @throws ReportGlobError where `\` separates directories on another system, for a glob whose search would not end, and
 *   for a folder that cannot be read
 */
export async function findReports(
  globs: readonly string[],
  directory: string,
  folders: ReadableFolders,
): Promise<FoundReports> {
  const patterns = globs.map((written) => written.trim()).filter((written) => written !== '');
  const exclusions = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((written) => matcherOf(written, searchOf(written.slice(1), directory).pattern));
  const excluded = (path: string): boolean => exclusions.some((matches) => matches(path));
  const reports = new Map<string, Report>();
  const unmatched: string[] = [];
  for (const written of patterns.filter((candidate) => !candidate.startsWith('!'))) {
    const { pattern, cwd } = searchOf(written, directory);
    const names = await found(written, pattern, cwd, excluded);
    if (names.length === 0) unmatched.push(written);
    for (const found of names) {
      const path = resolve(cwd, found);
      reports.set(path, { path, name: relative(directory, path).split(sep).join('/'), folders });
    }
  }
  return { reports: [...reports.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)), unmatched };
}

/** @throws ReportGlobError where the glob could take long */
function matcherOf(written: string, pattern: string): PathMatcher {
  try {
    return pathMatcher(pattern);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new ReportGlobError(`bad glob ${shortened(written, 100)}: ${error.message}`);
  }
}

/**
 * The files that a glob matches and no other glob excludes, relative to `cwd`.
 * @throws ReportGlobError
 */
async function found(
  written: string,
  pattern: string,
  cwd: string,
  excluded: (path: string) => boolean,
): Promise<string[]> {
  const segments = posix.normalize(pattern).replace(/\/$/, '').split('/');
  // The search starts below the leading folders, whose names hold no special character.
  const special = segments.findIndex((segment) => /[*?[\]{}()!+@|\\]/.test(segment));
  const named = segments.slice(0, special === -1 ? segments.length - 1 : special);
  const searched = segments.slice(named.length);
  const prefix = named.map((segment) => `${segment}/`).join('');
  const matches = matcherOf(written, searched.join('/'));
  // From `**` on, any folder may lead to a match. The same holds from a brace or bracket on that ends in another
  // segment.
  const open = searched.findIndex((segment) => segment.includes('**') || !isWhole(segment));
  const fixed = searched.slice(0, open === -1 ? searched.length - 1 : open).map((each) => matcherOf(written, each));
  const onTheWay = (path: string): boolean => {
    if (open === 0) return true;
    const way = path.split('/');
    return (open !== -1 || way.length <= fixed.length) && way.every((name, depth) => fixed[depth]?.(name) ?? true);
  };
  try {
    const files = await walk(resolve(cwd, ...named), {
      file: (path) => matches(path) && !excluded(prefix + path),
      folder: (path) => onTheWay(path) && !excluded(prefix + path),
      isNamed: (path) => open === -1 || path.split('/').length <= open,
      isCovered: coveredBy(written, searched.join('/')),
    });
    return files.map((path) => prefix + path);
  } catch (error) {
    if (!(error instanceof WalkError)) throw error;
    throw new ReportGlobError(`bad glob ${shortened(written, 100)}: ${error.message}`);
  }
}

/**
 * True when a glob that matches a file below one folder also matches a file at the same place below another folder.
 * This holds when all parts of the glob that may follow the one folder may also follow the other folder.
 * @param written the whole glob as the user wrote it
 * @throws ReportGlobError
 */
function coveredBy(written: string, pattern: string): (path: string, by: string) => boolean {
  let rows: readonly (readonly Part[])[] | undefined;
  return (path, by) => {
    rows ??= braceExpand(pattern).map((row) =>
      row.split('/').map((name) => (name === '**' ? name : matcherOf(written, name))),
    );
    return rows.every((parts) => {
      const others = following(parts, by);
      return [...following(parts, path)].every((part) => others.has(part));
    });
  };
}

/** A segment of a glob. `**` means any folders. */
type Part = '**' | PathMatcher;

function following(parts: readonly Part[], path: string): ReadonlySet<number> {
  // `**` also matches without any folder.
  const withNext = (reached: Set<number>): Set<number> => {
    for (const part of reached) if (parts[part] === '**') reached.add(part + 1);
    return reached;
  };
  let reached = withNext(new Set([0]));
  for (const name of path === '' ? [] : path.split('/')) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = parts[at];
      if (part === '**') next.add(at);
      else if (part?.(name) === true) next.add(at + 1);
    }
    reached = withNext(next);
  }
  return reached;
}

/** False where a brace, a bracket or a parenthesis begins in this segment and ends in another one, or the reverse. */
function isWhole(segment: string): boolean {
  const count = (mark: string): number => segment.split(mark).length;
  return count('{') === count('}') && count('(') === count(')') && count('[') === count(']');
}

/**
 * The folder to search, and the glob to search for. An absolute glob becomes one that is relative to the directory.
 * Brackets and braces in the name of a directory above then have no special meaning. An expression in a workflow may
 * insert one.
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
