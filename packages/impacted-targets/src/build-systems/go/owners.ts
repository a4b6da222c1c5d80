import { directoryOf, isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { wildcardMatcher } from '../../tree/wildcards.js';
import { isUnlisted, type Modules } from './modules.js';
import { compiledFile, isSeenByImporters, libraryId, testsId, type Package } from './packages.js';

/**
 * Finds the nodes that a file belongs to.
 * @param isApart true for a file that lies in a package's directory but does not belong to the package
 */
export function ownersIn(
  packages: ReadonlyMap<string, Package>,
  modules: Modules,
  embedded: ReadonlyMap<string, readonly { id: string; patterns: EmbedPattern[] }[]>,
  isApart: (directory: string, path: string) => boolean,
): (path: string) => Set<string> {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  return (path) => {
    if (modules.files.has(path)) return new Set();
    const vendor = vendors.find((place) => isWithin(path, place));
    if (vendor !== undefined) return vendored(path, vendor, packages);
    const owners = new Set<string>();
    let found = false;
    for (const directory of [path, ...pathsAbove(path)]) {
      const each = packages.get(directory);
      if (each !== undefined) {
        // A sample inside a package belongs to the package. It is also a package itself, where other code imports it.
        if (!found && !isApart(directory, path)) owners.add(partOf(each, path));
        if (each.listed) found = true;
        for (const { id, patterns } of embedded.get(directory) ?? []) {
          if (embeds(patterns, directory, path, modules.boundaries)) owners.add(id);
        }
      }
      if (modules.byDirectory.has(directory)) break;
    }
    return owners;
  };
}

/**
 * Compiled files belong to the package itself. The other files of the directory belong to its tests, which run there, unless a source
 * names them.
 */
function partOf({ directory, sources, listed }: Package, path: string): string {
  const ignored = /^[._]/.test(nameOf(path));
  const source = sources.find((each) => each.path === path)?.source;
  const seen = source ? isSeenByImporters(path, source) : !path.endsWith('_test.go');
  const compiled = compiledFile.test(path) && seen && !ignored;
  const nested = listed && isUnlisted(directoryOf(path), directory);
  return compiled && !nested ? libraryId(directory) : testsId(directory);
}

function vendored(path: string, vendor: string, packages: ReadonlyMap<string, Package>): Set<string> {
  const own = pathsAbove(path).find((directory) => packages.has(directory));
  if (own !== undefined && isWithin(own, vendor)) return new Set([libraryId(own)]);
  const below = [...packages.keys()].filter((directory) => isWithin(directory, directoryOf(path)));
  return new Set(below.map(libraryId));
}

/** One pattern of `//go:embed` (https://pkg.go.dev/embed#hdr-Directives). */
export interface EmbedPattern {
  readonly matches: PathMatcher;
  /** The same in lower case: a disk that does not distinguish cases finds a name without wildcards in any case. */
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
function embeds(patterns: readonly EmbedPattern[], directory: string, path: string, modules: Iterable<string>) {
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
