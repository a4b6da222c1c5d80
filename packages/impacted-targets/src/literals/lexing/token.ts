/**
 * What a token is. Punctuation is one character each, and its kind is the code of that character (33 to 126).
 * A text is `text` where all of it is known, `rest` where one unknown part and a slash begin it (`${root}/a`; its value is what follows),
 * and `partly` where it has any other unknown part. The program of an unknown part comes before its text, between `openPart` and `closePart`.
 */
export const kinds = { name: 1, text: 2, rest: 3, partly: 4, openPart: 5, closePart: 6, lineEnd: 10 } as const;

/** Codes of punctuation. */
export const code = {
  bang: 33,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  openList: 91,
  closeList: 93,
  openBlock: 123,
  closeBlock: 125,
} as const;

/** The tokens of a source, in arrays of numbers: a file has many, and most say nothing. A reader may take back the last ones. */
export class Tokens {
  readonly source: string;
  readonly #values: string[] = [];
  /** Beginnings and ends of comments, by turns, for languages in which some are code. */
  readonly comments: number[] = [];
  count = 0;
  /** Places of line ends, once a line was asked for. */
  #lines: number[] | undefined;
  /** Kind, start and end of each token: a typed array, since a megabyte may hold a million of them. */
  #numbers: Int32Array;

  constructor(source: string) {
    this.source = source;
    this.#numbers = new Int32Array(3 * (64 + (source.length >> 2)));
  }

  /** @param end in the source; for a text, its number among the values */
  push(kind: number, start: number, end: number): void {
    const at = 3 * this.count;
    if (at === this.#numbers.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[at] = kind;
    this.#numbers[at + 1] = start;
    this.#numbers[at + 2] = end;
    this.count += 1;
  }

  /** Adds a text without unknown parts. */
  pushKnown(text: string, start: number): void {
    this.push(kinds.text, start, this.#values.length);
    this.#values.push(text);
  }

  /**
   * @param parts the known parts, in order; between two of them is an unknown one
   * @param start place of the first quote in the source
   */
  pushText(parts: readonly string[], start: number): void {
    const [first = '', second = ''] = parts;
    if (parts.length === 1) {
      this.pushKnown(first, start);
      return;
    }
    const startsUnknown = parts.length === 2 && first === '' && second.startsWith('/');
    this.push(startsUnknown ? kinds.rest : kinds.partly, start, this.#values.length);
    this.#values.push(startsUnknown ? second : '');
  }

  /** 0 for a token before the first or behind the last. */
  kind(at: number): number {
    return at < 0 || at >= this.count ? 0 : (this.#numbers[3 * at] ?? 0);
  }

  start(at: number): number {
    return this.#numbers[3 * at + 1] ?? 0;
  }

  isText(at: number): boolean {
    const kind = this.kind(at);
    return kind >= kinds.text && kind <= kinds.partly;
  }

  /** The value of a text; '' for other tokens. */
  value(at: number): string {
    return this.isText(at) ? (this.#values[this.#numbers[3 * at + 2] ?? 0] ?? '') : '';
  }

  /** The letters of a name; '' for other tokens. */
  name(at: number): string {
    return this.kind(at) === kinds.name ? this.source.slice(this.#numbers[3 * at + 1], this.#numbers[3 * at + 2]) : '';
  }

  /** Line of a place in the source, counted from 1. */
  lineOf(place: number): number {
    const lines = (this.#lines ??= [...this.source.matchAll(/\n/g)].map(({ index }) => index));
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((lines[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

const shortEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '\0',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** The text that stands for a text in quotes with escapes. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))/g,
    (_, hex?: string, four?: string, braced?: string, other?: string) => {
      const code = hex ?? four ?? braced;
      if (code === undefined) return shortEscapes[other ?? ''] ?? other ?? '';
      // Rust allows `_` between the digits.
      const point = parseInt(code.replaceAll('_', ''), 16) || 0;
      return point > 0x10ffff ? '' : String.fromCodePoint(point);
    },
  );
}
