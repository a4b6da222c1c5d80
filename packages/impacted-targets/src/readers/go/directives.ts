import { GlobError, type PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import type { TrackedPlaces } from '../../literals/places.js';
import { isWithin, pathsAbove } from '../../tree/paths.js';
import { wildcardMatcher } from '../../tree/wildcards.js';

/** What the comments of a Go file tell the go command. */
interface Directives {
  /** Patterns of `//go:embed`, as written but without quotes. */
  readonly embeds: readonly string[];
  /** True when the build constraint is the word `ignore`: a script that is run by its name, and part of no package. */
  readonly isScript: boolean;
}

/** Reads the text of a Go file. */
export function readDirectives(text: string): Directives {
  const head = text.replace(/^package\s[\s\S]*/m, '');
  return {
    embeds: text.includes('//go:embed') ? embedsOf(text) : [],
    isScript: /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(head),
  };
}

/** Patterns of the `//go:embed` lines, which may be anywhere in a file. */
function embedsOf(text: string): string[] {
  const patterns: string[] = [];
  for (const [, rest = ''] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) {
    // A quotation that nothing closes reaches to the end of the line.
    for (const [, quoted, raw, plain = ''] of rest.matchAll(/"((?:[^"\\]|\\.?)*)"?|`([^`]*)`?|([^\s"`]+)/g)) {
      patterns.push(quoted?.replaceAll(/\\(.)/g, '$1') ?? raw ?? plain);
    }
  }
  return patterns;
}

/**
 * The files that a package embeds: those that a pattern matches, and those in a folder that it matches (https://pkg.go.dev/embed#hdr-Directives).
 * @param embeds patterns of `//go:embed`
 * @param modules folders of modules, out of which nothing is embedded
 */
export function embeddedBy(
  embeds: readonly string[],
  folder: string,
  places: TrackedPlaces,
  modules: ReadonlySet<string>,
): string[] {
  if (embeds.length === 0) return [];
  const patterns = embeds.map(embedPattern);
  const isOfOther = (path: string) =>
    pathsAbove(path).some((above) => modules.has(above) && above !== folder && isWithin(above, folder));
  return [...places.below(folder)].filter((path) => {
    // Some file systems find a file by a name in another case.
    const names = path
      .slice(folder === '' ? 0 : folder.length + 1)
      .toLowerCase()
      .split('/');
    return patterns.some((pattern) => mayEmbed(pattern, names)) && !isOfOther(path);
  });
}

interface EmbedPattern {
  readonly matches: PathMatcher;
  /** True for `all:`, which includes names that begin with a dot or an underscore. */
  readonly isAll: boolean;
}

function embedPattern(written: string): EmbedPattern {
  const isAll = written.startsWith('all:');
  const pattern = (isAll ? written.slice('all:'.length) : written).replace(/\/$/, '').toLowerCase();
  try {
    return { isAll, matches: wildcardMatcher(pattern, { anyDepth: false, escapes: true, negation: '^' }) };
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    // It could take long to match, so it may match anything.
    return { isAll: true, matches: () => true };
  }
}

/** True where a pattern matches a file, or a folder above it. Below that folder, hidden names are left out. */
function mayEmbed({ isAll, matches }: EmbedPattern, names: readonly string[]): boolean {
  return names.some((_, at) => {
    const isOpen = isAll || names.slice(at + 1).every((name) => !/^[._]/.test(name));
    return isOpen && matches(names.slice(0, at + 1).join('/'));
  });
}
