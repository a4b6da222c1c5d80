import type { SourceLanguage } from '../language.js';
import { kinds, unescaped, type Tokens } from './token.js';

/** How a language writes comments and texts. */
interface Grammar {
  readonly lineComments: readonly string[];
  /** Comments between `/*` and its mirror image; `nested` where one within another counts. */
  readonly blockComments?: 'flat' | 'nested';
  /** Quotes around a text with escapes by a backslash. */
  readonly quotes: string;
  /** True where such a text may go on behind the end of a line. Elsewhere a missing quote spoils one line only. */
  readonly manyLines?: true;
  /** Quotes around a text with nothing but its characters. */
  readonly rawQuotes?: string;
  /** True where three quotes surround a text on many lines. */
  readonly tripleQuotes?: true;
  /** What single quotes surround, where not a text: a character. */
  readonly characters?: true;
  /** How unknown parts begin: `$name` and `${`, `#{`, a backslash with `(`; `{` in texts with an `f` or `$` before them. */
  readonly unknown?: '$' | '#' | '\\' | '{';
  /** Letters before a quote of a text without escapes; `quote`: a backslash keeps the quote behind it from ending the text. */
  readonly raw?: { readonly prefix: RegExp; readonly escapes?: 'quote' };
  /** True where lines end statements outside of brackets. */
  readonly lineEnds?: true;
  /** True where comments are kept, since some are code. */
  readonly keepsComments?: true;
}

const cLike = { lineComments: ['//'], blockComments: 'flat', quotes: '"', characters: true } as const;

export type QuotedLanguage = Exclude<SourceLanguage, 'markup'>;

const grammars: Readonly<Record<QuotedLanguage, Grammar>> = {
  // What the tokenizer of JavaScript cannot read.
  javascript: { lineComments: ['//'], blockComments: 'flat', quotes: `"'\``, unknown: '$' },
  go: { ...cLike, rawQuotes: '`', keepsComments: true },
  rust: { ...cLike, blockComments: 'nested', manyLines: true, raw: { prefix: /^(?:b|c)?r$/ } },
  c: { ...cLike, raw: { prefix: /^(?:u8|[uUL])?R$/ } },
  csharp: { ...cLike, tripleQuotes: true, unknown: '{', raw: { prefix: /@/ } },
  jvm: { lineComments: ['//'], blockComments: 'flat', quotes: `"'`, tripleQuotes: true, unknown: '$' },
  swift: {
    lineComments: ['//'],
    blockComments: 'nested',
    quotes: `"'`,
    tripleQuotes: true,
    unknown: '\\',
    raw: { prefix: /^r$/ },
  },
  php: { lineComments: ['//', '#'], blockComments: 'flat', quotes: `"'`, manyLines: true, unknown: '$' },
  proto: { lineComments: ['//', '#'], blockComments: 'flat', quotes: `"'`, tripleQuotes: true, keepsComments: true },
  stylesheet: { lineComments: ['//'], blockComments: 'flat', quotes: `"'` },
  ruby: { lineComments: ['#'], quotes: `"'\``, tripleQuotes: true, unknown: '#' },
  python: {
    lineComments: ['#'],
    quotes: `"'`,
    tripleQuotes: true,
    unknown: '{',
    raw: { prefix: /[rR]/, escapes: 'quote' },
    lineEnds: true,
  },
};

const code = {
  lineEnd: 10,
  quote: 34,
  hash: 35,
  dollar: 36,
  open: 40,
  close: 41,
  star: 42,
  slash: 47,
  at: 64,
  backslash: 92,
  openBrace: 123,
  closeBrace: 125,
} as const;

/** A text that is being read: its place, how it ends and what is known of it. */
interface OpenText {
  readonly start: number;
  /** What ends it. */
  readonly end: string;
  readonly manyLines: boolean;
  /** False where a backslash is only a character. */
  readonly escapes: boolean;
  /** True where a backslash stays what it is, though it keeps a quote from ending the text. */
  readonly raw: boolean;
  readonly unknown: Grammar['unknown'];
  readonly parts: string[];
  /** How many brackets were open where its unknown part began. */
  depth: number;
}

/** Adds the tokens of a source. Each character is looked at a fixed number of times; nesting takes no recursion. */
export function quotedTokens(language: QuotedLanguage, tokens: Tokens, from = 0, to = tokens.source.length): void {
  new Lexer(language, tokens, from, to).read();
}

/** Longer runs of one character are shortened. */
const longestRun = 12;

const brackets: ReadonlySet<number> = new Set([40, 41, 91, 93, 123, 125]);

/** Programs in texts in programs … deeper than these are read as texts. */
const deepest = 100;

class Lexer {
  readonly #language: QuotedLanguage;
  readonly #grammar: Grammar;
  readonly #tokens: Tokens;
  readonly #text: string;
  readonly #to: number;
  /** Kinds of characters: 1 for quotes of texts, 2 for raw quotes, 3 for the beginning of a comment. */
  readonly #special = new Uint8Array(128);
  /** Texts around the program that is being read, which fills in a part of them. */
  readonly #around: OpenText[] = [];
  #at: number;
  /** Brackets that are open. */
  #depth = 0;

  constructor(language: QuotedLanguage, tokens: Tokens, from: number, to: number) {
    this.#language = language;
    this.#grammar = grammars[language];
    this.#tokens = tokens;
    this.#text = to === tokens.source.length ? tokens.source : tokens.source.slice(0, to);
    this.#at = from;
    this.#to = to;
    const { quotes, rawQuotes = '', lineComments, blockComments, characters } = this.#grammar;
    for (const quote of quotes) this.#special[quote.charCodeAt(0)] = 1;
    for (const quote of rawQuotes) this.#special[quote.charCodeAt(0)] = 2;
    for (const start of [...lineComments, ...(blockComments ? ['/*'] : [])]) this.#special[start.charCodeAt(0)] = 3;
    if (characters) this.#special[39] = 4;
  }

  read(): void {
    if (this.#language === 'php') this.#skipHtml();
    while (this.#at < this.#to) this.#next();
    for (let open = this.#around.pop(); open !== undefined; open = this.#around.pop())
      this.#tokens.push(kinds.closePart, this.#to, this.#to);
  }

  #next(): void {
    const text = this.#text;
    const at = this.#at;
    const one = text.charCodeAt(at);
    if (one <= 32) {
      if (one === code.lineEnd && this.#grammar.lineEnds && this.#depth === 0)
        this.#tokens.push(kinds.lineEnd, at, at + 1);
      this.#at += 1;
      return;
    }
    if (isOfName(one)) {
      this.#name();
      return;
    }
    if (one === text.charCodeAt(at + 1) && one === text.charCodeAt(at + longestRun) && this.#skipRun(one)) return;
    switch (this.#special[one]) {
      case 1:
        if (!this.#plain(at)) this.#open('', at);
        return;
      case 2:
        this.#raw(at, text.charAt(at), at + 1);
        return;
      case 3:
        if (this.#comment()) return;
        break;
      case 4:
        this.#character();
        return;
    }
    if (this.#language === 'csharp' && (one === code.dollar || one === code.at) && this.#prefixed()) return;
    if (one === code.hash && this.#language === 'swift' && this.#hashed(at, at)) return;
    if (one === code.backslash && text.charCodeAt(at + 1) === code.lineEnd) {
      this.#at += 2;
      return;
    }
    if (this.#language === 'php' && one === 63 && text.startsWith('?>', at)) {
      this.#skipHtml();
      return;
    }
    this.#punctuation(one);
  }

  /**
   * Passes over the middle of a long run of one character, which no program has a use for. Six quotes are empty texts in
   * every language. Brackets are kept, since each is closed by another one.
   * @returns whether anything was passed over
   */
  #skipRun(one: number): boolean {
    if (brackets.has(one)) return false;
    let end = this.#at + 1;
    while (end < this.#to && this.#text.charCodeAt(end) === one) end += 1;
    const passed = Math.floor((end - this.#at) / 6 - 1) * 6;
    this.#at += Math.max(passed, 0);
    return passed > 0;
  }

  #punctuation(one: number): void {
    const open = this.#around.at(-1);
    if (one === code.open || one === code.openBrace || one === 91) this.#depth += 1;
    else if (one === code.close || one === code.closeBrace || one === 93) {
      if (open?.depth === this.#depth) {
        this.#tokens.push(kinds.closePart, this.#at, this.#at + 1);
        this.#around.pop();
        this.#at += 1;
        this.#scan(open);
        return;
      }
      if (this.#depth > 0) this.#depth -= 1;
    }
    this.#tokens.push(one, this.#at, this.#at + 1);
    this.#at += 1;
  }

  /** A name; or the letters before a quote, which say how the text is written. */
  #name(): void {
    const text = this.#text;
    const start = this.#at;
    let at = start + 1;
    while (at < this.#to && isOfName(text.charCodeAt(at))) at += 1;
    this.#at = at;
    if (at - start <= 3) {
      const next = text.charCodeAt(at);
      const quote = this.#special[next];
      if (quote === 1 && this.#grammar.raw) {
        this.#open(text.slice(start, at), at);
        return;
      }
      if (next === code.hash && this.#language === 'rust' && this.#hashed(start, at)) return;
    }
    this.#tokens.push(kinds.name, start, at);
    if (this.#language === 'stylesheet' && at - start === 3 && text.charCodeAt(at) === code.open) this.#address(start);
  }

  /** The text of `url(…)` without quotes. */
  #address(name: number): void {
    if (!this.#text.startsWith('url(', name)) return;
    this.#punctuation(code.open);
    const start = this.#at;
    let at = start;
    while (at < this.#to && at - start < 2048) {
      const one = this.#text.charCodeAt(at);
      if (one <= 32 || one === code.close || one === code.quote || one === 39) break;
      at += 1;
    }
    if (at > start) this.#tokens.pushKnown(this.#text.slice(start, at), start);
    this.#at = at;
  }

  /** True where a comment begins here; then it is read to its end. */
  #comment(): boolean {
    const text = this.#text;
    const start = this.#at;
    const { lineComments, blockComments } = this.#grammar;
    if (lineComments.some((one) => text.startsWith(one, start))) {
      const end = text.indexOf('\n', start);
      this.#at = end === -1 ? this.#to : end;
    } else if (blockComments !== undefined && text.charCodeAt(start + 1) === code.star) {
      this.#at = blockComments === 'flat' ? behind(text, '*/', start + 2) : behindNested(text, start);
    } else return false;
    if (this.#grammar.keepsComments) this.#tokens.comments.push(start, this.#at);
    return true;
  }

  /** Adds a text that is on one line, without escapes and unknown parts, as most are; false for another. */
  #plain(quoteAt: number): boolean {
    const text = this.#text;
    const quote = text.charCodeAt(quoteAt);
    for (let at = quoteAt + 1; at < this.#to; at += 1) {
      const one = text.charCodeAt(at);
      if (one === quote) {
        if (at === quoteAt + 1 && text.charCodeAt(at + 1) === quote) return false;
        this.#tokens.pushKnown(text.slice(quoteAt + 1, at), quoteAt);
        this.#at = at + 1;
        return true;
      }
      if (one === code.backslash || one === code.lineEnd || one === code.dollar || one === code.hash) return false;
    }
    return false;
  }

  /** Begins a text. */
  #open(prefix: string, quoteAt: number): void {
    const { raw, tripleQuotes, manyLines = false, unknown } = this.#grammar;
    const text = this.#text;
    const quote = text.charAt(quoteAt);
    const start = quoteAt - prefix.length;
    const isRaw = raw?.prefix.test(prefix) === true;
    if (isRaw && this.#language === 'c') {
      // A delimiter has 16 characters at most.
      const length = text.slice(quoteAt + 1, quoteAt + 18).indexOf('(');
      if (length !== -1) {
        const bracket = quoteAt + 1 + length;
        this.#raw(start, `)${text.slice(quoteAt + 1, bracket)}"`, bracket + 1);
        return;
      }
    }
    const triple = tripleQuotes === true && text.charAt(quoteAt + 1) === quote && text.charAt(quoteAt + 2) === quote;
    let width = triple ? 3 : 1;
    if (triple && this.#language === 'csharp') while (text.charAt(quoteAt + width) === quote) width += 1;
    this.#at = quoteAt + width;
    const escapes = !isRaw || raw.escapes === 'quote';
    this.#scan({
      start,
      end: quote.repeat(width),
      manyLines: triple || manyLines || quote === '`' || (isRaw && !escapes),
      escapes: escapes && !(triple && this.#language === 'csharp'),
      raw: isRaw,
      unknown:
        unknown === '{'
          ? /[$fFtT]/.test(prefix)
            ? '{'
            : undefined
          : quote === "'" && unknown !== '\\' && unknown !== '$'
            ? undefined
            : unknown,
      parts: [],
      depth: 0,
    });
  }

  /** Reads a text on, up to its end or to an unknown part of it. */
  #scan(open: OpenText): void {
    const text = this.#text;
    const last = open.end.charCodeAt(0);
    const { escapes, manyLines } = open;
    const unknown = this.#around.length < deepest ? open.unknown : undefined;
    let from = this.#at;
    for (let at = from; at < this.#to; at += 1) {
      const one = text.charCodeAt(at);
      if (one === last && (open.end.length === 1 || text.startsWith(open.end, at))) {
        // In a verbatim text of C#, two quotes stand for one.
        if (!escapes && this.#language === 'csharp' && open.end.length === 1 && text.charCodeAt(at + 1) === last)
          at += 1;
        else {
          this.#close(open, from, at, at + open.end.length);
          return;
        }
      } else if (one === code.backslash && escapes) {
        if (unknown === '\\' && text.charCodeAt(at + 1) === code.open) {
          this.#fill(open, from, at, at + 2);
          return;
        }
        at += 1;
      } else if (one === code.lineEnd && !manyLines) {
        this.#close(open, from, at, at);
        return;
      } else if (unknown === '{' && one === code.openBrace) {
        if (text.charCodeAt(at + 1) === code.openBrace) at += 1;
        else {
          this.#fill(open, from, at, at + 1);
          return;
        }
      } else if (one === code.dollar && (unknown === '$' || unknown === '\\')) {
        if (text.charCodeAt(at + 1) === code.openBrace) {
          this.#fill(open, from, at, at + 2);
          return;
        }
        let end = at + 1;
        while (end < this.#to && isOfName(text.charCodeAt(end))) end += 1;
        if (end > at + 1) {
          open.parts.push(this.#part(open, from, at));
          from = end;
          at = end - 1;
        }
      } else if (one === code.hash && unknown === '#' && text.charCodeAt(at + 1) === code.openBrace) {
        this.#fill(open, from, at, at + 2);
        return;
      }
    }
    this.#close(open, from, this.#to, this.#to);
  }

  /** Reads the program that fills in a part of a text. */
  #fill(open: OpenText, from: number, to: number, next: number): void {
    open.parts.push(this.#part(open, from, to));
    open.depth = this.#depth;
    this.#around.push(open);
    this.#tokens.push(kinds.openPart, to, next);
    this.#at = next;
  }

  #close(open: OpenText, from: number, to: number, next: number): void {
    open.parts.push(this.#part(open, from, to));
    this.#tokens.pushText(open.parts, open.start);
    this.#at = next;
  }

  #part({ raw }: OpenText, from: number, to: number): string {
    const part = this.#text.slice(from, Math.min(to, this.#to));
    return raw ? part : unescaped(part);
  }

  /** A text without escapes. */
  #raw(start: number, end: string, from: number): void {
    const found = this.#text.indexOf(end, from);
    const to = found === -1 ? this.#to : found;
    this.#tokens.pushKnown(this.#text.slice(from, to), start);
    this.#at = Math.min(this.#to, to + end.length);
  }

  /** True where `#` and a quote begin a text here: `#"…"#`, with any number of `#`. */
  #hashed(start: number, at: number): boolean {
    let quote = at;
    while (this.#text.charCodeAt(quote) === code.hash) quote += 1;
    if (this.#text.charCodeAt(quote) !== code.quote) {
      if (quote - at < 2) return false;
      this.#at = quote;
      return true;
    }
    this.#raw(start, `"${'#'.repeat(quote - at)}`, quote + 1);
    return true;
  }

  /** True where `$` and `@` stand before a quote: `$@"…"`. */
  #prefixed(): boolean {
    let quote = this.#at;
    while (
      quote - this.#at < 4 &&
      (this.#text.charCodeAt(quote) === code.dollar || this.#text.charCodeAt(quote) === code.at)
    )
      quote += 1;
    if (this.#text.charCodeAt(quote) !== code.quote) return false;
    this.#open(this.#text.slice(this.#at, quote), quote);
    return true;
  }

  /** A character in single quotes, or the quote alone where it begins a lifetime (`'a`). */
  #character(): void {
    const text = this.#text;
    const at = this.#at;
    let end = at + 1;
    if (text.charCodeAt(end) === code.backslash) {
      end += 2;
      while (end - at < 12 && text.charCodeAt(end) !== 39) end += 1;
    } else end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    const isCharacter = text.charCodeAt(end) === 39;
    if (isCharacter) this.#tokens.push(kinds.name, at, end + 1);
    this.#at = isCharacter ? end + 1 : at + 1;
  }

  /** HTML around the programs of PHP. */
  #skipHtml(): void {
    this.#at = behind(this.#text, '<?', this.#at);
  }
}

function behind(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + end.length;
}

function behindNested(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text.charCodeAt(at);
    if (one === code.slash && text.charCodeAt(at + 1) === code.star) depth += 1;
    else if (one === code.star && text.charCodeAt(at + 1) === code.slash) depth -= 1;
    else continue;
    at += 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function isOfName(one: number): boolean {
  return (one >= 97 && one <= 122) || (one >= 65 && one <= 90) || (one >= 48 && one <= 57) || one === 95 || one > 127;
}
