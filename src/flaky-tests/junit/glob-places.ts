import { posix } from 'node:path';
import { braceExpand } from 'minimatch';
import { type PathMatcher, pathMatcher } from '../../../packages/shared/src/globs/path-matcher.js';

/** A segment of a glob: `**` means any folders. Undefined is the end of the glob. */
type Segment = '**' | PathMatcher | undefined;

/** The places in globs that a path has reached: the segments that may match the next name. */
export type Places = ReadonlySet<number>;

/**
 * A glob of what is wanted and globs of what is left out, matched name by name. Two folders with the same places have
 * the same wanted files below them, whatever their paths are.
 */
export class GlobPlaces {
  /** The segments of all globs, one choice of braces after another. Those of the wanted glob come first. */
  readonly #segments: readonly Segment[];
  readonly #wanted: number;
  /** The places of the folder to which the globs are relative. */
  readonly start: Places;

  /** @throws GlobError for a glob that could take long */
  constructor(wanted: string, leftOut: readonly string[]) {
    const ofWanted = segmentsOf(wanted);
    this.#wanted = ofWanted.length;
    this.#segments = [...ofWanted, ...leftOut.flatMap(segmentsOf)];
    this.start = this.#withNext(new Set([...this.#segments.keys()].filter((at) => !this.#segments[at - 1])));
  }

  /** The places of an entry of a folder. */
  after(folder: Places, name: string): Places {
    const reached = new Set<number>();
    for (const place of folder) {
      const segment = this.#segments[place];
      if (segment === '**') reached.add(place);
      else if (segment?.(name) === true) reached.add(place + 1);
    }
    return this.#withNext(reached);
  }

  isLeftOut(places: Places): boolean {
    return [...places].some((place) => place >= this.#wanted && this.#segments[place] === undefined);
  }

  isWanted(places: Places): boolean {
    return [...places].some((place) => place < this.#wanted && this.#segments[place] === undefined);
  }

  /** True where something below may be wanted. */
  isOpen(places: Places): boolean {
    return [...places].some((place) => place < this.#wanted && this.#segments[place] !== undefined);
  }

  /** True where any folder leads on. */
  isAny(places: Places): boolean {
    return [...places].some((place) => place < this.#wanted && this.#segments[place] === '**');
  }

  /** `**` also matches without any folder. */
  #withNext(places: Set<number>): Places {
    for (const place of places) if (this.#segments[place] === '**') places.add(place + 1);
    return places;
  }
}

/** @throws GlobError for a glob that could take long */
function segmentsOf(glob: string): Segment[] {
  pathMatcher(glob);
  const rows = braceExpand(posix.normalize(glob).replace(/\/$/, ''));
  // `a/**` means `a` itself, too, and `*/**` only what is below.
  const plain = rows.map((row) => row.replace(/(?<=\*)\/\*\*$/, '/**/*').split('/'));
  return plain.flatMap((row) => [...row.map((name) => (name === '**' ? name : pathMatcher(name))), undefined]);
}
