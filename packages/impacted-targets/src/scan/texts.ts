import { getOrMake } from '../../../shared/src/append.js';
import type { Family } from './families.js';

/** A text in quotes. Places are characters from the beginning of the source. */
export interface Text {
  /** With its escapes replaced, and `\0` for each part that the program computes. */
  value: string;
  readonly start: number;
  end: number;
  /** Its quotes, and letters before them. */
  readonly opening: string;
}

/** A source without its texts and comments, each character in its place: a text is a `"` and spaces, a comment is spaces. */
export interface Scanned {
  readonly code: string;
  /** In the order of their beginnings. Texts in the computed part of another text follow it. */
  readonly texts: readonly Text[];
}

/** The expressions of a family. */
interface Expressions {
  /** Where a text or a comment may begin; in a computed part also where it may end. */
  readonly outside: RegExp;
  readonly inPart: RegExp;
  /** What ends a text or its line, escapes a character, or begins a part, by the opening. */
  readonly stops: Map<string, RegExp>;
}

const known = new Map<Family, Expressions>();

const expressionsOf = ({ marks }: Family): Expressions => ({
  outside: new RegExp(`[${marks}]`, 'g'),
  inPart: new RegExp(`[${marks}(){}]`, 'g'),
  stops: new Map(),
});

function stopOf(family: Family, opening: string): RegExp {
  const close = opening.replace(/[^"'`]/g, '') + '#'.repeat(opening.split('#').length - 1);
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1].source : '(?!)';
  const escape = family.raw?.test(opening) === true ? '(?!)' : String.raw`\\[^]`;
  const lineEnd = (family.manyLines ?? /"""|'''|`/).test(opening) ? '' : '|\\n';
  return new RegExp(`(${begin})|${escape}|(${close}${lineEnd})`, 'g');
}

/** A line that goes on, the number of a sign, and a sign that stands for itself or for a space. */
const escapes = /\\(?:\r?\n|x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,8})\}|([^a-mo-qsu-zA-Z0-9_]))/g;

/** Tells texts, comments and code apart. The time grows with the source, whatever is missing in it. */
export function readTexts(family: Family, source: string): Scanned {
  return new TextReader(family, source).read();
}

/** What an escape stands for: nothing for a line that goes on, and for a number that no sign has. */
function signOf(_escape: string, ...[x, u, braced, sign]: readonly (string | undefined)[]): string {
  if (sign !== undefined) return /[nrt\s]/.test(sign) ? ' ' : sign;
  const code = Number.parseInt(x ?? u ?? braced?.replaceAll('_', '') ?? '', 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

class TextReader {
  readonly #texts: Text[] = [];
  readonly #code: string[] = [];
  /** Texts whose computed part is read, and how many brackets are open in the part. */
  readonly #open: { readonly text: Text; depth: number }[] = [];
  /** How far texts were searched whose end is missing: until there, no other one with the same opening has an end. */
  readonly #unclosed = new Map<string, number>();
  readonly #expressions: Expressions;
  #at = 0;
  /** Up to where the code is taken. */
  #done = 0;

  constructor(
    readonly family: Family,
    readonly source: string,
  ) {
    this.#expressions = getOrMake(known, family, () => expressionsOf(family));
  }

  read(): Scanned {
    for (;;) {
      const mark = this.#open.length === 0 ? this.#expressions.outside : this.#expressions.inPart;
      mark.lastIndex = this.#at;
      if (!mark.test(this.source)) break;
      this.#at = mark.lastIndex;
      const sign = this.source.charAt(this.#at - 1);
      if ('(){}'.includes(sign)) this.#bracket('({'.includes(sign) ? 1 : -1);
      else this.#mark(this.#at - 1);
    }
    this.#code.push(this.source.slice(this.#done));
    return { code: this.#code.join(''), texts: this.#texts };
  }

  /** A part ends where as many brackets are closed as were opened. */
  #bracket(step: number): void {
    const part = this.#open.at(-1);
    if (part === undefined) return;
    part.depth += step;
    if (part.depth > 0) return;
    this.#open.pop();
    if (this.#piece(part.text, this.#at)) return;
    part.text.value += '\0\0';
    part.text.end = this.#at;
  }

  #mark(start: number): void {
    const { skipped, quotes, prefix } = this.family;
    skipped.lastIndex = quotes.lastIndex = start;
    if (skipped.test(this.source)) {
      this.#at = skipped.lastIndex;
      this.#leaveOut(start, ' ');
      return;
    }
    if (!quotes.test(this.source)) return;
    const before = prefix?.exec(this.source.slice(Math.max(this.#done, start - 20), start))?.[0] ?? '';
    const text = { value: '', start: start - before.length, end: start, opening: '' };
    text.opening = this.source.slice(text.start, quotes.lastIndex);
    if (start < (this.#unclosed.get(text.opening) ?? 0)) return;
    this.#at = quotes.lastIndex;
    if (this.#piece(text, text.start)) this.#texts.push(text);
  }

  /** Reads a text to its end or to its next part; false where its end is missing. */
  #piece(text: Text, start: number): boolean {
    const stop = this.#stopOf(text.opening);
    stop.lastIndex = this.#at;
    for (let found = stop.exec(this.source); found !== null && found[2] !== '\n'; found = stop.exec(this.source)) {
      const { 1: begin, 2: end, index } = found;
      if (begin === undefined && end === undefined) continue;
      text.value += this.#valueOf(text.opening, index) + (begin === undefined ? '' : '\0');
      text.end = this.#at = stop.lastIndex;
      this.#leaveOut(start, start === text.start ? '"' : ' ');
      if (begin !== undefined) this.#open.push({ text, depth: 1 });
      return true;
    }
    this.#unclosed.set(text.opening, stop.lastIndex === 0 ? this.source.length : stop.lastIndex);
    return false;
  }

  #stopOf(opening: string): RegExp {
    return getOrMake(this.#expressions.stops, opening, () => stopOf(this.family, opening));
  }

  /**
   * What the program has for a text up to an end. Signs behind a backslash stand for themselves, as do numbers of signs, so that nobody hides
   * a path. Other letters may stand for others, which no path has.
   */
  #valueOf(opening: string, end: number): string {
    const written = this.source.slice(this.#at, end);
    if (this.family.raw?.test(opening) === true) return written;
    const value = written.includes('\\') ? written.replaceAll(escapes, signOf) : written;
    return this.family.variables === undefined ? value : value.replaceAll(this.family.variables, '\0');
  }

  #leaveOut(start: number, mark: string): void {
    this.#code.push(this.source.slice(this.#done, start), mark.padEnd(this.#at - start));
    this.#done = this.#at;
  }
}
