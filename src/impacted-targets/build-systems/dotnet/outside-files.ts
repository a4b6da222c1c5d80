import type { PathMatcher } from '../../../shared/globs/path-matcher.js';
import { FileOwners } from '../../tree/file-owners.js';
import { foldedPath } from '../../tree/folded-path.js';
import { isWithin, nameOf, pathsAbove } from '../../tree/paths.js';
import { wildcardPath, type Reference } from './project.js';

/** One pattern and its meaning, however many projects have it. Projects get the patterns of the files they import. */
interface Pattern {
  readonly matches: PathMatcher;
  readonly ids: Set<string>;
}

/** Patterns by the place where they are searched, then by their texts. */
type Patterns = Map<string, Map<string, Pattern>>;

/**
 * Files outside of a project's directory from which the project is built. The case of letters does not count, because
 * Windows and macOS do not distinguish cases.
 */
export class OutsideFiles {
  readonly #exact = new FileOwners();
  /** Patterns by the directory before their first wildcard. */
  readonly #patterns: Patterns = new Map();
  /** Ends of paths by the name of the file. */
  readonly #tails: Patterns = new Map();

  /** Records that a node is built from the files that a reference names. */
  add({ path, tail, isText }: Reference, directory: string, id: string): void {
    if (path === undefined || isWithin(directory, path)) return;
    if (tail) {
      addPattern(this.#tails, /[*?]/.test(nameOf(path)) ? '' : nameOf(path).toLowerCase(), path, 'end', id);
    } else if (/[*?]/.test(path)) {
      const start = foldedPath(path).slice(0, foldedPath(path).search(/[*?]/));
      addPattern(this.#patterns, start.slice(0, Math.max(0, start.lastIndexOf('/'))), path, 'whole', id);
    } else this.#exact.add(foldedPath(path), id, isText ? 'file' : 'directory');
  }

  /** The nodes that are built from a file. */
  of(path: string): Set<string> {
    const folded = foldedPath(path);
    const found = this.#exact.all(folded);
    const text = path.toLowerCase();
    const places = [
      ...pathsAbove(folded).map((above) => this.#patterns.get(above)),
      ...[nameOf(text), ''].map((name) => this.#tails.get(name)),
    ];
    for (const patterns of places) {
      for (const { matches, ids } of patterns?.values() ?? []) {
        if (matches(text)) for (const id of ids) found.add(id);
      }
    }
    return found;
  }
}

function addPattern(patterns: Patterns, place: string, path: string, meant: 'whole' | 'end', id: string): void {
  const there = patterns.get(place) ?? new Map<string, Pattern>();
  patterns.set(place, there);
  const known = there.get(path) ?? { matches: wildcardPath(path, meant), ids: new Set() };
  there.set(path, known);
  known.ids.add(id);
}
