import { GlobError, type PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import type { TrackedPlaces } from '../../literals/places.js';
import { pathsAbove } from '../../tree/paths.js';
import { wildcardMatcher } from '../../tree/wildcards.js';

/**
 * What the comments of a Go file tell the go command.
 * @returns the patterns of `//go:embed`, without quotes, and whether the build constraint is the word `ignore`: then the file is a script that is
 *   run by its name, and part of no package
 */
export function readDirectives(text: string) {
  const head = text.replace(/^package\s[\s\S]*/m, '');
  const lines = text.includes('//go:embed') ? text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm) : [];
  return {
    embeds: [...lines].flatMap(([, line = '']) =>
      [...line.matchAll(/"([^"]*)"?|`([^`]*)`?|[^\s"`]+/g)].map(([all, quoted, raw]) => quoted ?? raw ?? all),
    ),
    isScript: /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(head),
  };
}

/**
 * The files that a package embeds: those that a pattern matches, and those in a folder that it matches
 * (https://pkg.go.dev/embed#hdr-Directives). Hidden files and nested modules, which the go command leaves out of such a folder, count too.
 * @param embeds patterns of `//go:embed`
 */
export function embeddedBy(embeds: readonly string[], folder: string, places: TrackedPlaces): string[] {
  if (embeds.length === 0) return [];
  const matchers = embeds.map(embedMatcher);
  return [...places.below(folder)].filter((path) => {
    // Some file systems find a file by a name in another case.
    const below = path.slice(folder === '' ? 0 : folder.length + 1).toLowerCase();
    const places = [below, ...pathsAbove(below).slice(0, -1)];
    return matchers.some((matches) => places.some(matches));
  });
}

function embedMatcher(written: string): PathMatcher {
  const pattern = written.replace(/^all:/, '').replace(/\/$/, '').toLowerCase();
  try {
    return wildcardMatcher(pattern, { anyDepth: false, escapes: true });
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    // It could take long to match, so it may match anything.
    return () => true;
  }
}
