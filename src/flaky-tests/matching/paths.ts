import { posix } from 'node:path';

/** Where the checkout is, so that absolute paths into it and relative ones can be told to be the same. */
export interface PathRules {
  /**
   * Absolute paths of directories that are the root of the repository: the checkout here, and where other machines that
   * wrote reports or records are known to check it out.
   */
  readonly roots: readonly string[];
  /** Directory in which the tests run, relative to the root of the repository; empty for the root itself. */
  readonly workingDirectory: string;
}

/** A source file's path, normalised. */
export interface SourcePath {
  /** `relative`: from the root of the repository. `absolute`: outside of every known root. */
  readonly kind: 'relative' | 'absolute';
  readonly path: string;
}

/**
 * Normalises a source file's path: slashes for backslashes, no `./`, `//` or `a/../`, no `file://`; an absolute path below
 * a root becomes relative to that root. Case is kept.
 */
export function normalisePath(written: string, rules: Pick<PathRules, 'roots'>): SourcePath {
  const plain = written
    .trim()
    .replace(/^file:\/\/(?=\/)/i, '')
    .replaceAll('\\', '/');
  const path = posix.normalize(plain);
  const absolute = /^(?:\/|[A-Za-z]:\/)/.test(path);
  if (!absolute) return { kind: 'relative', path };
  for (const root of rules.roots) {
    const start = `${posix.normalize(root.replaceAll('\\', '/')).replace(/\/$/, '')}/`;
    if (start.length > 1 && path.startsWith(start)) return { kind: 'relative', path: path.slice(start.length) };
  }
  return { kind: 'absolute', path };
}

/**
 * The paths that a report may mean: a relative one is from the root of the repository, or from the directory in which
 * the tests run.
 */
export function possiblePaths(written: string, rules: PathRules): readonly SourcePath[] {
  const asWritten = normalisePath(written, rules);
  const absolute = asWritten.kind === 'absolute' || /^(?:\/|[A-Za-z]:[\\/]|file:)/i.test(written.trim());
  if (absolute) return [asWritten];
  const path = posix.join(rules.workingDirectory.replaceAll('\\', '/'), asWritten.path);
  return path === asWritten.path ? [asWritten] : [asWritten, { kind: 'relative', path }];
}
