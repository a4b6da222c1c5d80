import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { isWithin } from '../../tree/paths.js';
import { wildcardMatcher } from '../../tree/wildcards.js';

/** One pattern of `//go:embed` (https://pkg.go.dev/embed#hdr-Directives). */
export interface EmbedPattern {
  readonly matches: PathMatcher;
  /**
   * The same in lower case. On a disk that does not distinguish cases, a name without wildcards is found in any case.
   */
  readonly matchesLowerCase: PathMatcher;
  /** True for `all:`, which includes names that begin with a dot or an underscore. */
  readonly all: boolean;
}

/** Reads a pattern. */
export function embedPattern(written: string): EmbedPattern {
  const all = written.startsWith('all:');
  const pattern = (all ? written.slice('all:'.length) : written).replace(/\/$/, '');
  const read = (text: string) => wildcardMatcher(text, { anyDepth: false, escapes: true, negation: '^' });
  return { all, matches: read(pattern), matchesLowerCase: read(pattern.toLowerCase()) };
}

/**
 * True when a pattern of a package embeds a file: the file itself matches, or a directory above it does. Below a
 * matching directory, names that begin with a dot or an underscore are left out.
 * @param modules directories of other modules, from which nothing is embedded
 */
export function embeds(patterns: readonly EmbedPattern[], directory: string, path: string, modules: Iterable<string>) {
  if (patterns.length === 0 || path === directory || !isWithin(path, directory)) return false;
  for (const module of modules) {
    if (module !== directory && isWithin(module, directory) && isWithin(path, module)) return false;
  }
  const segments = path.slice(directory === '' ? 0 : directory.length + 1).split('/');
  return patterns.some(({ matches, matchesLowerCase, all }) => {
    for (let length = 0; length <= segments.length; length += 1) {
      const upTo = length === 0 ? '.' : segments.slice(0, length).join('/');
      if (!matches(upTo) && !matchesLowerCase(upTo.toLowerCase())) continue;
      if (all || length === segments.length) return true;
      if (segments.slice(length).every((segment) => !/^[._]/.test(segment))) return true;
    }
    return false;
  });
}
