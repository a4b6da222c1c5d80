import { foldedPath } from '../../tree/folded-path.js';
import { nameOf } from '../../tree/paths.js';
import { wildcardPath } from './wildcard-path.js';

/** What a path means: its end is known alone, it is a file, or it is a file or a directory. */
type Meant = 'end' | 'file' | 'any';

/** How many places are kept. Few repositories have a tenth of them. */
const mostPlaces = 50_000;

/**
 * A path or a pattern outside of a project's directory. The case of letters does not count, because Windows and macOS do
 * not distinguish cases.
 */
export class OutsidePlace {
  /** `file` and `directory` stand at a path; the others are searched by the name of a file or below a directory. */
  readonly kind: 'name' | 'pattern' | 'file' | 'directory';
  /** The path, the name or the directory. Empty where any file may match. */
  readonly at: string;
  /** True for a path, in lower case, that a name or a pattern stands for. */
  readonly matches: (path: string) => boolean;

  /** @throws GlobError for a pattern that could take long to match */
  constructor(path: string, meant: Meant) {
    if (meant === 'end') {
      this.kind = 'name';
      this.at = /[*?]/.test(nameOf(path)) ? '' : nameOf(path).toLowerCase();
      this.matches = wildcardPath(path, 'end');
    } else if (/[*?]/.test(path)) {
      this.kind = 'pattern';
      // The directory before the first wildcard.
      const start = foldedPath(path).slice(0, foldedPath(path).search(/[*?]/));
      this.at = start.slice(0, Math.max(0, start.lastIndexOf('/')));
      this.matches = wildcardPath(path, 'whole');
    } else {
      this.kind = meant === 'file' ? 'file' : 'directory';
      this.at = foldedPath(path);
      this.matches = (other) => foldedPath(other) === this.at;
    }
  }
}

/** The places that projects name, each once, because hundreds of projects import the same files. */
export class OutsidePlaces {
  readonly #places = new Map<string, OutsidePlace>();

  at(path: string, meant: Meant): OutsidePlace {
    const key = `${meant} ${path}`;
    const place = this.#places.get(key) ?? new OutsidePlace(path, meant);
    if (this.#places.size >= mostPlaces) this.#places.clear();
    this.#places.set(key, place);
    return place;
  }
}
