import type { LinearExpression } from '../../../globs/linear-expression.js';
import { isWithin } from '../../target-graph/paths.js';
import { wildcardExpression } from '../../target-graph/wildcards.js';

/** One pattern of `//go:embed` (https://pkg.go.dev/embed#hdr-Directives). */
export interface EmbedPattern {
  readonly expression: LinearExpression;
  /** The same for lower case: a name without wildcards is found in any case where the disk does not tell them apart. */
  readonly lowerCase: LinearExpression;
  /** `all:` takes in what begins with a dot or an underscore. */
  readonly all: boolean;
}

/** Reads a pattern. */
export function embedPattern(written: string): EmbedPattern {
  const all = written.startsWith('all:');
  const pattern = (all ? written.slice('all:'.length) : written).replace(/\/$/, '');
  const read = (text: string) => wildcardExpression(text, { anyDepth: false, escapes: true, negation: '^' });
  return { all, expression: read(pattern), lowerCase: read(pattern.toLowerCase()) };
}

/**
 * True when a pattern of a package takes a file in: the file itself matches, or a directory above it does, in which
 * case names that begin with a dot or an underscore are left out below that directory.
 * @param modules directories of other modules, which nothing is embedded from
 */
export function embeds(patterns: readonly EmbedPattern[], directory: string, path: string, modules: Iterable<string>) {
  if (patterns.length === 0 || path === directory || !isWithin(path, directory)) return false;
  for (const module of modules) {
    if (module !== directory && isWithin(module, directory) && isWithin(path, module)) return false;
  }
  const segments = path.slice(directory === '' ? 0 : directory.length + 1).split('/');
  return patterns.some(({ expression, lowerCase, all }) => {
    for (let length = 0; length <= segments.length; length += 1) {
      const upTo = length === 0 ? '.' : segments.slice(0, length).join('/');
      if (!expression.test(upTo) && !lowerCase.test(upTo.toLowerCase())) continue;
      if (all || length === segments.length) return true;
      if (segments.slice(length).every((segment) => !/^[._]/.test(segment))) return true;
    }
    return false;
  });
}
