import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { wildcardMatcher } from '../../tree/wildcards.js';

/**
 * Compiles wildcards as MSBuild writes them: `*` and `?` within a segment, `**` for any number of directories. Paths
 * must be in lower case.
 * @param what whether the pattern is for a whole path, or for the last segments of one
 */
export function wildcardPath(path: string, what: 'whole' | 'end'): PathMatcher {
  const pattern = path
    .toLowerCase()
    .replace(/\*{3,}/g, '**')
    .replaceAll('[', '?');
  return wildcardMatcher(what === 'end' ? `**/${pattern}` : pattern, {
    anyDepth: true,
    escapes: false,
    negation: '!',
  });
}
