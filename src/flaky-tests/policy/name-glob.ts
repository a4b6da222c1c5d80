import { pathMatcher, type PathMatcher } from '../../../packages/shared/src/globs/path-matcher.js';
import { textBetween } from '../../../packages/shared/src/globs/text-between.js';
import { rememberLatest } from '../matching/latest.js';
import { normaliseName } from '../matching/names.js';

/** Writes the separator of suites in one form. The sign ` › ` is on few keyboards, and some tools write ` > `. */
const withOneSeparator = (name: string): string => normaliseName(name).replaceAll(' > ', ' › ');

/**
 * A glob over names of suites and tests, and over paths of files. Over names, `*` matches any text, because names hold slashes too.
 * Over paths it stays within a segment.
 */
export class NameGlob {
  readonly #parts: readonly string[];
  readonly #path: PathMatcher;
  /** True where the glob has more than `*`. A name then also matches as a path does, as many suites are named after a file. */
  readonly #isMore: boolean;

  /** @throws GlobError for a glob that could take long */
  constructor(readonly written: string) {
    const glob = withOneSeparator(written).replace(/^(?:\.\/)+/, '');
    this.#parts = glob.split('*');
    this.#path = pathMatcher(glob);
    this.#isMore = /[?[{(]|\*\*/.test(glob);
  }

  /** Tests of one suite share its name, which may be long. */
  readonly fitsName = rememberLatest((name): boolean => {
    const plain = withOneSeparator(name);
    return textBetween(this.#parts, plain) !== undefined || (this.#isMore && this.#path(plain));
  });

  /** @param path relative to the root of the repository */
  fitsPath(path: string): boolean {
    return this.#path(path);
  }
}
