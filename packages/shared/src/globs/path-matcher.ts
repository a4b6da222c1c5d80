import { braceExpand, Minimatch, type MinimatchOptions } from 'minimatch';
import { UserError } from '../user-error.js';

/**
 * A glob that is written wrong, or could take long to match. The message describes the mistake without naming the glob.
 */
export class GlobError extends UserError {
  override readonly name = 'GlobError';
}

/** Tests whether a whole path matches. A path has `/` between its segments, and no empty segment. */
export type PathMatcher = (path: string) => boolean;

/** Longest glob, in characters, which is also the longest path. */
export const longestGlob = 4096;

/** Most wildcards of one glob: each `*`, `**`, `?`, class and `@(…)` is one. */
const mostWildcards = 100;

/** Most globs that the braces of one glob may make. */
const mostAlternatives = 256;

/** Longest text of these together, in characters: the library joins them to one, and refuses it from 65,536 on. */
const longestAlternatives = 32_768;

/** Longest glob with `!(…)`, in characters: the library keeps each place of the text where one may have begun. */
const longestNegation = 256;

/**
 * A class of characters. Its first member may be `]`.
 * Source: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html, "Pattern Matching Notation".
 */
export const characterClass = /\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;

/**
 * Matches whole paths with a glob: `*`, `?` and classes stay within a segment, `**` crosses segments, files whose names begin with a dot
 * are included, and `a/**` means `a` itself, too, unless the segment before `/**` ends with `*`. `[id]` also means the text `[id]`.
 * `!` and `#` in front mean themselves.
 * @param options.dot false where wildcards skip names that begin with a dot
 * @param options.nocase true where upper and lower case count the same
 * @throws GlobError for a glob that could take long
 */
export function pathMatcher(glob: string, { dot = true, nocase = false } = {}): PathMatcher {
  // No path is empty.
  if (glob === '') return () => false;
  checkLength(glob);
  if (/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs, '_'))) {
    throw new GlobError('no path matches a / within @(…): write {a/b,c} with braces');
  }
  const options = { dot, nocase };
  const written = withClassesAsText(glob);
  const matchers = [
    libraryMatcher(written, options),
    ...braceExpand(written)
      .filter((row) => /[^*](?:\/\*\*)+$/.test(row))
      .map((row) => libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/, ''), options)),
  ];
  return (path) => path !== '' && matchers.some((matches) => matches(path));
}

/**
 * Matches whole paths with the library, after the limits that keep its time in proportion to glob and path.
 * @param glob as minimatch reads it; `!` and `#` in front mean themselves
 * @throws GlobError
 */
export function libraryMatcher(glob: string, options: MinimatchOptions): PathMatcher {
  checkLimits(glob, options);
  const matcher = new Minimatch(glob, { dot: true, nonegate: true, nocomment: true, platform: 'linux', ...options });
  return (path) => matcher.match(path);
}

/** @throws GlobError */
function checkLength(glob: string): void {
  if (glob.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
}

/** @throws GlobError */
function checkLimits(glob: string, { nobrace = false, noext = false }: MinimatchOptions): void {
  checkLength(glob);
  const wildcards = glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.filter((one) => !one.startsWith('\\')).length ?? 0;
  if (wildcards > mostWildcards) {
    throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);
  }
  // The library keeps the states of a negation within the states of the negation around it.
  if (!noext && /[@?*+!]\([^)]*!\(/.test(glob.replaceAll(/\\./gs, '_'))) {
    throw new GlobError(
      'it has !( within other parentheses: write a separate glob that begins with ! for what is left out',
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes('!(')) {
    throw new GlobError(
      `it has !(…) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`,
    );
  }
  if (nobrace) return;
  const alternatives = braceExpand(glob, { braceExpandMax: mostAlternatives + 1 });
  const isLong = alternatives.reduce((sum, { length }) => sum + length, 0) > longestAlternatives;
  if (alternatives.length > mostAlternatives || isLong) {
    const what = isLong
      ? `globs of more than ${longestAlternatives} characters`
      : `more than ${mostAlternatives} globs`;
    throw new GlobError(`its braces make ${what}: replace one pair of braces with *, or write several globs`);
  }
}

/** Makes `[id]` match one of its characters or its own text, because folders have such names (`app/[id]/page.tsx`). */
function withClassesAsText(glob: string): string {
  const text = new RegExp(String.raw`\\.|${characterClass.source}`, 'gsu');
  return glob.replaceAll(text, (one) =>
    /^\[[\p{L}\p{N}_.-]+\]$/u.test(one) ? `@(${one}|\\${one.slice(0, -1)}\\])` : one,
  );
}
