import { GlobError, libraryMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';

/** How a tool writes patterns. */
export interface WildcardSyntax {
  /** `**` as a whole segment stands for any number of directories. */
  readonly anyDepth: boolean;
  /** A backslash removes the special meaning of the next character. */
  readonly escapes: boolean;
  /** A path also matches where the pattern may match something below it. */
  readonly partial?: boolean;
}

/**
 * Matches whole paths with a pattern of `*`, `?` and `[…]`, which do not cross a slash. A class begins with `!` or `^` where it is negated, and
 * stands for its own characters where it has no end. An impossible class (`[z-a]`) matches nothing.
 * @throws GlobError that names the pattern, for a pattern that could take long to match
 */
export function wildcardMatcher(pattern: string, syntax: WildcardSyntax): PathMatcher {
  const { anyDepth, escapes, partial = false } = syntax;
  const glob = escapes ? pattern : pattern.replaceAll('\\', '\\\\');
  try {
    return libraryMatcher(glob, { nobrace: true, noext: true, noglobstar: !anyDepth, partial });
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new GlobError(`the pattern ${pattern.slice(0, 100)} cannot be matched: ${error.message}`);
  }
}
