import { getOrMake } from '../../../shared/src/append.js';
import type { Family } from './families.js';

/** A text in quotes. Places are characters from the beginning of the source. */
export interface Text {
  /** With its escapes replaced, and `\0` for each part that the program computes. */
  value: string;
  readonly start: number;
  end: number;
  readonly opening: string;
}

/** A source without its texts and comments, each character in its place: a text is a `"` and spaces, a comment is spaces. */
export interface Scanned {
  readonly code: string;
  /** In the order of their beginnings. Texts in the computed part of another text follow it. */
  readonly texts: readonly Text[];
}

/** How a text ends, by its opening. */
interface Quote {
  /** What ends the text or a line, escapes a character, or begins a part. */
  readonly stop: RegExp;
  readonly isRaw: boolean;
  readonly hasVariables: boolean;
}

const escaped = (text: string) => text.replaceAll(/[()[\]{}*+?.\\^$|]/g, String.raw`\$&`);

function quoteOf(family: Family, opening: string): Quote {
  const [, delimiter] = /^R"(.*)\($/.exec(opening) ?? [];
  const marks = opening.replace(/[^"'`]/g, '');
  const close = delimiter === undefined ? marks + '#'.repeat(opening.split('#').length - 1) : `)${delimiter}"`;
  const isRaw = family.raw?.test(opening) === true;
  const end = `${escaped(close)}${(family.manyLines ?? /"""|'''|`/).test(opening) ? '' : '|\\n'}`;
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1] : '(?!)';
  const escape = opening.includes('@') ? '""' : isRaw ? '(?!)' : String.raw`\\[^]`;
  const doubled = begin === String.raw`\{` ? String.raw`\{\{|` : '';
  const stop = new RegExp(`${doubled}(${begin})|${escape}|(${end})`, 'g');
  return { stop, isRaw, hasVariables: family.variables?.test(opening) === true };
}

/** What the program has for a text as it is written. */
function valueOf(written: string, { isRaw, hasVariables }: Quote, opening: string): string {
  if (opening.includes('@')) return written.replaceAll('""', '"');
  if (isRaw || !(written.includes('\\') || hasVariables)) return written;
  return written.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))|\$[A-Za-z_]\w*/g,
    (whole: string, hex?: string, four?: string, braced?: string, other?: string) => {
      if (whole.startsWith('$')) return hasVariables ? '\0' : whole;
      const code = hex ?? four ?? braced;
      if (code === undefined) return other === undefined ? '' : /[abfnrtv0]/.test(other) ? ' ' : other;
      return String.fromCodePoint(Math.min(parseInt(code.replaceAll('_', ''), 16) || 0, 0x10ffff));
    },
  );
}

interface Expressions {
  /** What may begin a text or a comment; in a part that the program computes, also brackets. */
  readonly stops: readonly [RegExp, RegExp];
  /** A comment, or what only looks like a text. */
  readonly skipped: RegExp;
  readonly opening: RegExp;
  readonly quotes: Map<string, Quote>;
}

const known = new Map<Family, Expressions>();

function expressionsOf({ marks, comments, skipped = '(?!)', quotes }: Family): Expressions {
  return {
    stops: [new RegExp(`[${marks}]`, 'g'), new RegExp(`[${marks}(){}]`, 'g')],
    skipped: new RegExp(`(${comments})|${skipped}`, 'y'),
    opening: new RegExp(quotes, 'y'),
    quotes: new Map(),
  };
}

/** A text whose computed part is read. */
interface Open {
  readonly text: Text;
  readonly quote: Quote;
  readonly close: ')' | '}';
  /** How many brackets are open in the part. */
  depth: number;
}

/** Tells texts, comments and code apart. The time grows with the source, whatever is missing in it. */
export function readTexts(family: Family, source: string, from = 0, to = source.length): Scanned {
  return new TextReader(family, to === source.length ? source : source.slice(0, to), from).read();
}

class TextReader {
  readonly #expressions: Expressions;
  readonly #texts: Text[] = [];
  readonly #code: string[];
  readonly #open: Open[] = [];
  /** How far texts were searched whose end is missing: until there, no other one with the same opening has an end. */
  readonly #unclosed = new Map<string, number>();
  #at: number;
  /** Up to where the code is taken. */
  #done: number;

  constructor(
    readonly family: Family,
    readonly source: string,
    from: number,
  ) {
    this.#expressions = getOrMake(known, family, () => expressionsOf(family));
    this.#code = [' '.repeat(from)];
    this.#at = this.#done = from;
  }

  read(): Scanned {
    const { stops } = this.#expressions;
    for (;;) {
      const stop = stops[this.#open.length === 0 ? 0 : 1];
      stop.lastIndex = this.#at;
      if (!stop.test(this.source)) break;
      this.#at = stop.lastIndex;
      const sign = this.source.charAt(this.#at - 1);
      if ('(){}'.includes(sign)) this.#bracket(sign);
      else this.#mark(this.#at - 1);
    }
    this.#code.push(this.source.slice(this.#done));
    return { code: this.#code.join(''), texts: this.#texts };
  }

  #bracket(sign: string): void {
    const part = this.#open.at(-1);
    if (part === undefined) return;
    if (sign !== part.close || part.depth > 0) {
      part.depth = Math.max(0, part.depth + ('({'.includes(sign) ? 1 : -1));
      return;
    }
    this.#open.pop();
    if (this.#piece(part.text, part.quote, this.#at)) return;
    part.text.value += '\0\0';
    part.text.end = this.#at;
  }

  #mark(start: number): void {
    const { skipped, opening, quotes } = this.#expressions;
    skipped.lastIndex = start;
    const skip = skipped.exec(this.source);
    if (skip !== null) {
      this.#at = skipped.lastIndex;
      if (skip[1] !== undefined) this.#leaveOut(start, ' ');
      return;
    }
    opening.lastIndex = start;
    const marks = opening.exec(this.source)?.[0];
    if (marks === undefined) return;
    const { prefix } = this.family;
    const before = prefix?.exec(this.source.slice(Math.max(this.#done, start - 20), start))?.[0] ?? '';
    // In a verbatim text of C#, two quotes are one of its characters.
    const whole = before + (before.includes('@') ? '"' : marks);
    if (start < (this.#unclosed.get(whole) ?? 0)) return;
    // A raw text of C++ may have any delimiter, so that its opening is not kept.
    const make = () => quoteOf(this.family, whole);
    const quote = whole.endsWith('(') ? make() : getOrMake(quotes, whole, make);
    this.#at = start + whole.length - before.length;
    const text = { value: '', start: start - before.length, end: this.#at, opening: whole };
    // An empty text is a part of no path.
    if (this.#piece(text, quote, text.start) && text.value !== '') this.#texts.push(text);
  }

  /** Reads a text to its end or to its next part; false where its end is missing. */
  #piece(text: Text, quote: Quote, start: number): boolean {
    const { stop } = quote;
    stop.lastIndex = this.#at;
    for (let found = stop.exec(this.source); found !== null && found[2] !== '\n'; found = stop.exec(this.source)) {
      const { 1: begin, 2: end, index } = found;
      if (begin === undefined && end === undefined) continue;
      text.value +=
        valueOf(this.source.slice(this.#at, index), quote, text.opening) + (begin === undefined ? '' : '\0');
      text.end = this.#at = stop.lastIndex;
      this.#leaveOut(start, start === text.start ? '"' : ' ');
      if (begin !== undefined) this.#open.push({ text, quote, close: begin.endsWith('(') ? ')' : '}', depth: 0 });
      return true;
    }
    this.#unclosed.set(text.opening, stop.lastIndex === 0 ? this.source.length : stop.lastIndex);
    return false;
  }

  #leaveOut(start: number, mark: string): void {
    this.#code.push(this.source.slice(this.#done, start), mark.padEnd(this.#at - start));
    this.#done = this.#at;
  }
}
