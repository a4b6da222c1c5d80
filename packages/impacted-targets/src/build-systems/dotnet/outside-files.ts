import type { PathMatcher } from '../../../../shared/src/globs/path-matcher.js';
import { FileOwners } from '../../tree/file-owners.js';
import { foldedPath } from '../../tree/folded-path.js';
import { nameOf, pathsAbove } from '../../tree/paths.js';
import { wildcardMatcher } from '../../tree/wildcards.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** What a path outside of a project's directory means: its end is known alone, it is a file, or it is a file or a directory. */
type Meant = 'end' | 'file' | 'any';

/** A place outside of a project's directory, as a text that is equal for the same places. */
export function placeText(path: string, meant: Meant): string {
  return `${meant} ${path}`;
}

interface Searched {
  readonly matches: PathMatcher;
  readonly ids: Set<string>;
}

/**
 * Files outside of a project's directory from which the project is built. The case of letters does not count, because
 * Windows and macOS do not distinguish cases.
 */
export class OutsideFiles {
  readonly #exact = new FileOwners();
  /** What is searched, by the place, under the directory before its first wildcard, or the name of the file where only the end is known. */
  readonly #searched = new Map<string, Map<string, Searched>>();

  /**
   * Records that a node is built from the files at a place.
   * @throws GlobError for a pattern that could take long to match
   */
  add(place: string, id: string): void {
    const meant = place.slice(0, place.indexOf(' ')) as Meant;
    const path = place.slice(meant.length + 1);
    const isPattern = /[*?]/.test(path);
    if (meant !== 'end' && !isPattern) {
      this.#exact.add(foldedPath(path), id, meant === 'file' ? 'file' : 'directory');
      return;
    }
    const key = meant === 'end' ? keyOfEnd(path) : directoryKey(directoryBefore(foldedPath(path)));
    const there = getOrMake(this.#searched, key, () => new Map<string, Searched>());
    const known = getOrMake(there, place, () => ({
      matches: wildcardPath(path, meant === 'end' ? 'end' : 'whole'),
      ids: new Set<string>(),
    }));
    known.ids.add(id);
  }

  /** The nodes that are built from a file. */
  of(path: string): Set<string> {
    const folded = foldedPath(path);
    const found = this.#exact.all(folded);
    const text = path.toLowerCase();
    for (const key of [...pathsAbove(folded).map(directoryKey), nameKey(nameOf(text)), nameKey('')]) {
      for (const { matches, ids } of this.#searched.get(key)?.values() ?? []) {
        if (matches(text)) for (const id of ids) found.add(id);
      }
    }
    return found;
  }
}

const directoryKey = (directory: string) => `below ${directory}`;
const nameKey = (name: string) => `named ${name}`;

function keyOfEnd(path: string): string {
  return nameKey(/[*?]/.test(nameOf(path)) ? '' : nameOf(path).toLowerCase());
}

function directoryBefore(pattern: string): string {
  const start = pattern.slice(0, pattern.search(/[*?]/));
  return start.slice(0, Math.max(0, start.lastIndexOf('/')));
}

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
