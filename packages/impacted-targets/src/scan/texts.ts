import { getOrMake } from '../../../shared/src/append.js';
import type { Family } from './families.js';

/** Takes what a source is made of, in its order. Places are characters from its beginning. */
export interface Parts {
  /** Program between texts and comments. */
  code(from: number, to: number): void;
  /** @param value with its escapes replaced, and `\0` for each part that the program computes */
  text(value: string, start: number, end: number, opening: string): void;
  /** The beginning and the end of the program of such a part. Its code and texts come between them, and the whole text behind them. */
  begin?(at: number): void;
  end?(): void;
}

/** How a text ends, by its opening. */
interface Quote {
  readonly opening: string;
  /** What ends the text or a line, escapes a character, or begins a part. */
  readonly stop: RegExp;
  readonly isRaw: boolean;
  readonly hasVariables: boolean;
}

/** A text that is read: what it has so far, and its beginning. */
interface Open {
  readonly quote: Quote;
  readonly start: number;
  written: string;
  /** The bracket that began its part, and how many more of these are open in the part. */
  bracket: string;
  depth: number;
}

const escaped = (text: string) => text.replaceAll(/[()[\]{}*+?.\\^$|]/g, String.raw`\$&`);

function quoteOf(family: Family, opening: string): Quote {
  const [, delimiter] = /^R"(.*)\($/.exec(opening) ?? [];
  const marks = opening.replace(/[^"'`]/g, '');
  const close = delimiter === undefined ? marks + '#'.repeat(opening.split('#').length - 1) : `)${delimiter}"`;
  const isRaw = family.raw?.test(opening) === true;
  const manyLines = (family.manyLines ?? /"""|'''|`/).test(opening);
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1] : '(?!)';
  const escape = opening.includes('@') ? '""' : isRaw ? '(?!)' : String.raw`\\[^]`;
  const doubled = begin === String.raw`\{` ? String.raw`\{\{|` : '';
  const stop = new RegExp(`${doubled}(${begin})|${escape}|(${escaped(close)}${manyLines ? '' : '|\\n'})`, 'g');
  return { opening, stop, isRaw, hasVariables: family.variables?.test(opening) === true };
}

const shortEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': ' ', b: ' ', f: ' ', v: ' ' };

/** What the program has for a text as it is written. */
function valueOf(written: string, { isRaw, hasVariables, opening }: Quote): string {
  if (opening.includes('@')) return written.replaceAll('""', '"');
  if (isRaw || !(written.includes('\\') || hasVariables)) return written;
  return written.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))|\$[A-Za-z_]\w*/g,
    (whole, hex?: string, four?: string, braced?: string, other?: string) => {
      if (whole.startsWith('$')) return hasVariables ? '\0' : whole;
      const code = hex ?? four ?? braced;
      if (code === undefined) return shortEscapes[other ?? ''] ?? other ?? '';
      // Rust allows `_` between the digits.
      const point = parseInt(code.replaceAll('_', ''), 16) || 0;
      return point > 0x10ffff ? '' : String.fromCodePoint(point);
    },
  );
}

const quotes = new Map<Family, Map<string, Quote>>();
const tokens = new Map<Family, readonly [RegExp, RegExp]>();

/** What ends a run of code. The second expression is for programs in texts, where brackets count. */
function tokensOf({ comments, skipped = '(?!)', bare = '(?!)', quotes: opening }: Family): readonly [RegExp, RegExp] {
  const source = `(${bare})|${comments}|${skipped}|(${opening})`;
  return [new RegExp(source, 'g'), new RegExp(`${source}|([(){}])`, 'g')];
}

/** Splits a source into code and texts, and leaves comments out. The time grows with the source, whatever is missing in it. */
export function readTexts(family: Family, source: string, parts: Parts, from = 0, to = source.length): void {
  const text = to === source.length ? source : source.slice(0, to);
  const [outside, inPart] = getOrMake(tokens, family, () => tokensOf(family));
  const known = getOrMake(quotes, family, () => new Map<string, Quote>());
  const open: Open[] = [];
  /** How far texts were searched whose end is missing: until there, no other one with the same opening has an end. */
  const unclosed = new Map<string, number>();
  let done = from;
  let at = from;

  /** Reads a text to its end or to its next part. */
  const readText = (one: Open): void => {
    const { stop, opening } = one.quote;
    const start = at;
    stop.lastIndex = at;
    for (;;) {
      const found = stop.exec(text);
      if (found === null || found[2] === '\n') {
        unclosed.set(opening, found?.index ?? text.length);
        return;
      }
      const { 0: whole, 1: begin, 2: end, index: place } = found;
      if (begin === undefined && end === undefined) continue;
      one.written += text.slice(start, place);
      at = done = place + whole.length;
      if (begin === undefined) {
        parts.text(valueOf(one.written, one.quote), one.start, at, opening);
        return;
      }
      one.written += '\0';
      one.depth = 0;
      one.bracket = begin.endsWith('(') ? '(' : '{';
      open.push(one);
      parts.begin?.(at);
      return;
    }
  };

  while (at < to) {
    const outer = open.at(-1);
    const token = outer === undefined ? outside : inPart;
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) break;
    const [whole, bare, marks, bracket] = found;
    const start = found.index;
    at = start + whole.length;
    if (bracket !== undefined && outer !== undefined) {
      if (bracket === outer.bracket) outer.depth += 1;
      else if (bracket === (outer.bracket === '(' ? ')' : '}')) outer.depth -= 1;
      if (outer.depth >= 0) continue;
      open.pop();
      parts.code(done, start);
      parts.end?.();
      done = at;
      readText(outer);
      continue;
    }
    // Behind the name of a function without quotes: `url(a/b)`.
    if (bare !== undefined) {
      parts.code(done, start + 1);
      done = at;
      parts.text(bare.slice(1), start + 1, at, '');
      continue;
    }
    const before =
      marks === undefined ? '' : (family.prefix?.exec(text.slice(Math.max(done, start - 20), start))?.[0] ?? '');
    // In a verbatim text of C#, two quotes are one of its characters.
    const opening = marks === undefined ? undefined : before + (before.includes('@') ? '"' : marks);
    if (opening !== undefined && start < (unclosed.get(opening) ?? 0)) continue;
    parts.code(done, start - before.length);
    done = at;
    if (opening === undefined) continue;
    at = start + opening.length - before.length;
    // A raw text of C++ may have any delimiter, so that its opening is not kept.
    const quote = opening.endsWith('(')
      ? quoteOf(family, opening)
      : getOrMake(known, opening, () => quoteOf(family, opening));
    readText({ quote, start: start - before.length, written: '', bracket: '', depth: 0 });
  }
  parts.code(done, to);
}
