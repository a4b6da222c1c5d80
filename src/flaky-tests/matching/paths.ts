import { posix } from 'node:path';
import { rememberLatest } from './latest.js';

/** The place of the checkout, which is needed to compare an absolute and a relative path to the same file. */
export interface PathRules {
  /**
   * Absolute paths of directories that are the root of the repository: the checkout here, and the known checkout
   * directories of other machines that wrote reports or records.
   */
  readonly roots: readonly string[];
  /** Directory in which the tests run, relative to the root of the repository; empty for the root itself. */
  readonly workingDirectory: string;
}

export interface SourcePath {
  /** `relative`: from the root of the repository. `absolute`: outside of every known root. */
  readonly kind: 'relative' | 'absolute';
  readonly path: string;
}

/**
 * Normalises a source file's path: slashes for backslashes, no `./`, `//` or `a/../`, `file:` URLs as the paths that they
 * mean (RFC 8089), drives in capitals; an absolute path below a root becomes relative to that root. Case is kept,
 * and counts, except in a root on a drive of Windows.
 */
export function normalisePath(written: string, rules: Pick<PathRules, 'roots'>): SourcePath {
  const { absolute, path } = plainPath(written);
  if (!absolute) return { kind: 'relative', path };
  for (const root of rules.roots) {
    const start = `${plainPath(root).path.replace(/\/$/, '')}/`;
    const same = /^[A-Z]:/.test(start)
      ? path.slice(0, start.length).toLowerCase() === start.toLowerCase()
      : path.startsWith(start);
    if (start.length > 1 && same) return { kind: 'relative', path: path.slice(start.length) };
  }
  return { kind: 'absolute', path };
}

function plainPath(written: string): { readonly absolute: boolean; readonly path: string } {
  const path = posix
    .normalize(withoutUrl(written.trim()).replaceAll('\\', '/'))
    // `\\?\D:\…`, the long form of a path of Windows.
    .replace(/^\/[?.]\/(?=[a-z]:\/)/i, '')
    .replace(/^[a-z]:(?=\/)/, (drive) => drive.toUpperCase());
  return { absolute: /^(?:\/|[A-Z]:\/)/.test(path), path };
}

/** The path of a `file:` URL, with its escapes undone; any other text as it is. */
function withoutUrl(text: string): string {
  const [whole, host = '', path = ''] = /^file:(?:\/\/([^/]*))?(\/.*)$/is.exec(text) ?? [];
  if (whole === undefined) return text;
  const drive = /^\/(?=[a-z]:\/)/i;
  try {
    const decoded = decodeURIComponent(path).replace(drive, '');
    return host === '' || host.toLowerCase() === 'localhost' ? decoded : `//${host}${decoded}`;
  } catch {
    return path.replace(drive, '');
  }
}

const ofRules = new WeakMap<PathRules, (written: string) => readonly SourcePath[]>();

/**
 * The paths that a report may mean. A relative path starts at the root of the repository, or at the directory in which
 * the tests run.
 */
export function possiblePaths(written: string, rules: PathRules): readonly SourcePath[] {
  let paths = ofRules.get(rules);
  // Stryker disable next-line ConditionalExpression: without the memory, results are the same.
  if (!paths) ofRules.set(rules, (paths = rememberLatest((one) => pathsOf(one, rules))));
  return paths(written);
}

function pathsOf(written: string, rules: PathRules): readonly SourcePath[] {
  const asWritten = normalisePath(written, rules);
  if (plainPath(written).absolute) return [asWritten];
  const path = posix.join(rules.workingDirectory.replaceAll('\\', '/'), asWritten.path);
  return path === asWritten.path ? [asWritten] : [asWritten, { kind: 'relative', path }];
}

/** The paths from the root of the repository that a report may mean; one that begins with `../` leads out of it. */
export function pathsInRepository(written: string, rules: PathRules): readonly string[] {
  return possiblePaths(written, rules).flatMap(({ kind, path }) => (kind === 'relative' ? [path] : []));
}

/** Whether a file that a report names lies in the checkout; `unknown` where a relative path leads out of it. */
export function placeOfFile(written: string, rules: PathRules): 'inside' | 'outside' | 'unknown' {
  const paths = possiblePaths(written, rules);
  if (paths.some(({ kind, path }) => kind === 'relative' && !path.startsWith('../'))) return 'inside';
  return paths.some(({ kind }) => kind === 'absolute') ? 'outside' : 'unknown';
}
