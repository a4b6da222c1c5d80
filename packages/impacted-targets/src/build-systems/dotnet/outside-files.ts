import { addTo } from '../../../../shared/src/append.js';
import { FileOwners } from '../../tree/file-owners.js';
import { foldedPath } from '../../tree/folded-path.js';
import { nameOf, pathsAbove } from '../../tree/paths.js';
import type { OutsidePlace } from './outside-places.js';

/** Places with the nodes that name them, by where the places are searched. */
type Searched = Map<string, Map<OutsidePlace, Set<string>>>;

/** Files outside of a project's directory from which the project is built. */
export class OutsideFiles {
  readonly #exact = new FileOwners();
  /** Patterns by the directory before their first wildcard. */
  readonly #patterns: Searched = new Map();
  /** Ends of paths by the name of the file. */
  readonly #names: Searched = new Map();

  /** Records that a node is built from the files at a place. */
  add(place: OutsidePlace, id: string): void {
    const { kind, at } = place;
    if (kind === 'file' || kind === 'directory') {
      this.#exact.add(at, id, kind);
      return;
    }
    const searched = kind === 'name' ? this.#names : this.#patterns;
    const there = searched.get(at) ?? new Map<OutsidePlace, Set<string>>();
    searched.set(at, there);
    addTo(there, place, id);
  }

  /** The nodes that are built from a file. */
  of(path: string): Set<string> {
    const folded = foldedPath(path);
    const found = this.#exact.all(folded);
    const text = path.toLowerCase();
    const searched = [
      ...pathsAbove(folded).map((above) => this.#patterns.get(above)),
      ...[nameOf(text), ''].map((name) => this.#names.get(name)),
    ];
    for (const places of searched) {
      for (const [place, ids] of places ?? []) {
        if (place.matches(text)) for (const id of ids) found.add(id);
      }
    }
    return found;
  }
}
