import { GlobError, libraryMatcher, type PathMatcher } from '../../../shared/src/globs/path-matcher.js';

/** How a language writes patterns. */
export interface WildcardSyntax {
  /** `**` as a whole segment stands for any number of directories. */
  readonly anyDepth: boolean;
  /** A backslash removes the special meaning of the next character. */
  readonly escapes: boolean;
  /** Sign that negates a class: `!` as in the shell, `^` as in Go. */
  readonly negation: '!' | '^';
  /** A path also matches where the pattern may match something below it. */
  readonly partial?: boolean;
}

/**
 * Matches whole paths with a pattern of `*`, `?` and `[…]`, which do not cross a slash. A class without an end stands
 * for its own characters. An impossible class (`[z-a]`) matches nothing.
 * @throws GlobError that names the pattern, for a pattern that could take long to match
 */
export function wildcardMatcher(pattern: string, syntax: WildcardSyntax): PathMatcher {
  const { anyDepth, partial = false } = syntax;
  const glob = pattern
    .split('/')
    .map((segment) => globOf(segment, syntax))
    .join('/');
  try {
    return libraryMatcher(glob, { nobrace: true, noext: true, noglobstar: !anyDepth, partial });
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    throw new GlobError(`the pattern ${pattern.slice(0, 100)} cannot be matched: ${error.message}`);
  }
}

/** A segment in the syntax of globs. */
function globOf(segment: string, { escapes, negation }: WildcardSyntax): string {
  let glob = '';
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment.charAt(at);
    const negated = segment.charAt(at + 1) === negation;
    const end = character === '[' ? segment.indexOf(']', at + (negated ? 3 : 2)) : -1;
    if (end >= 0) {
      const members = segment.slice(at + (negated ? 2 : 1), end).replaceAll(/[\\\][!^]/g, '\\$&');
      glob += `[${negated ? '!' : ''}${members}]`;
      at = end;
    } else if (character === '\\' && escapes) glob += `\\${segment.charAt((at += 1))}`;
    else if (character === '[' || character === '\\') glob += `\\${character}`;
    else glob += character;
  }
  return glob;
}
