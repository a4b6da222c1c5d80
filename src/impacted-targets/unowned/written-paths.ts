import { posix } from 'node:path';
import { withSlashes } from '../../shared/globs/backslash.js';

/** A text in a file that can be a path. */
export interface WrittenPath {
  /** Its segments up to the first wildcard, without segments that lead up and without placeholders. */
  readonly segments: readonly string[];
  /** The rest, from the segment with the first wildcard on; undefined where there is no wildcard. */
  readonly pattern: string | undefined;
  /**
   * True where `..`, or a directory that the program fills in, stands in front. The path need not start beside the
   * file.
   */
  readonly leadsUp: boolean;
  /** True where the path is a whole quoted text. */
  readonly isQuoted: boolean;
  /** Where it stands in the text. */
  readonly index: number;
}

const word = /[^\s"'`()<>,;|&=]+/g;
/** A text in quotes, which may hold spaces. */
const quoted = /(["'`])([^"'`\n]{1,4096})\1/g;
/** Texts in quotes that are joined to a path: `join(root, 'docs', 'x.md')`, `root / "docs" / "x.md"`. */
const pieces =
  /(["'`])[^"'`\n]{0,4096}\1(?:\s{0,99}(?:[,/+]|\)\s{0,9}\.\s{0,9}(?:join|joinpath|resolve|push)\s{0,9}\()\s{0,99}(["'`])[^"'`\n]{0,4096}\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;

/**
 * The texts of a file that can be paths.
 * @param names the wanted last literal segments; all when left out. Paths of wildcards alone are always wanted
 */
export function* writtenPaths(content: string, names?: ReadonlySet<string>): Generator<WrittenPath> {
  const text = content.includes('\\') ? content.replace(/\\{1,2}(?=[\w.*])/g, '/') : content;
  for (const { 0: whole, index } of text.matchAll(word)) {
    if (names === undefined || mayEndWith(whole, names)) {
      yield* pathIn(whole, index, isBetweenQuotes(text, index, whole), names);
    }
  }
  for (const { 2: inner = '', index } of text.matchAll(quoted)) {
    if (/\s/.test(inner)) yield* pathIn(inner, index, true, names);
  }
  for (const { 0: whole, index } of text.matchAll(pieces)) {
    const parts = [...whole.matchAll(piece)].map(([, part = '']) => part);
    yield* pathIn(parts.join('/'), index, true, names);
  }
}

/** A text that is a complete path and ends with its last segment. */
const plainPath = /^[\w./-]*[\w-]$/;

/**
 * False for a plain path that does not end with a wanted name. Nearly all words are such paths, so this check comes
 * first.
 */
function mayEndWith(written: string, names: ReadonlySet<string>): boolean {
  return !plainPath.test(written) || names.has(written.slice(written.lastIndexOf('/') + 1));
}

function isBetweenQuotes(text: string, index: number, whole: string): boolean {
  const [before, after] = [text[index - 1], text[index + whole.length]];
  return before !== undefined && before === after && /["'`]/.test(before);
}

/** A segment that a program fills in: `${root}`, `{}`, `$DIR`, `%s`. */
const placeholder = /[${}%<]/;
const wildcard = /[*?[\]{}$%]|^[!+@]\(/;

function* pathIn(
  written: string,
  index: number,
  isQuoted: boolean,
  names: ReadonlySet<string> | undefined,
): Generator<WrittenPath> {
  if (written.includes('://') || written.length > 4096) return;
  const plain = withSlashes(written)
    .replace(/^(?:file:)?[!@~^]?(?=[./])/, '')
    .replace(/[?#][^/*]*$|[.,:;!]+$/, '');
  const all = posix.normalize(plain).split('/');
  let from = 0;
  while (from < all.length && isInFront(all[from] ?? '', all.length - from)) from += 1;
  const rest = all.slice(from).filter((segment) => segment !== '');
  const first = rest.findIndex((segment) => wildcard.test(segment));
  const segments = first === -1 ? rest : rest.slice(0, first);
  const last = segments.at(-1);
  if (last === undefined ? first === -1 : names?.has(last) === false) return;
  yield {
    segments,
    pattern: first === -1 ? undefined : rest.slice(first).join('/'),
    leadsUp: /(?:^|\/)\.\.(?:\/|$)/.test(plain) || placeholder.test(all.slice(0, from).join('')),
    isQuoted,
    index,
  };
}

/** True for a segment that only says where a path starts. At least one segment must be left behind it. */
function isInFront(segment: string, left: number): boolean {
  if (segment === '' || segment === '.' || segment === '..') return true;
  return left > 1 && placeholder.test(segment) && !segment.includes('*') && !segment.includes(',');
}
