import type { SourceLanguage } from '../language.js';
import { kinds, unescaped, type Tokens } from './token.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** How a language writes comments and texts, as sources of regular expressions. */
interface Grammar {
  readonly comments: string;
  /** What begins a text: letters and signs before it, and its quotes. */
  readonly prefix?: string;
  readonly quotes: string;
  /** What the prefix and the quotes of a text have that holds nothing but its characters. */
  readonly raw?: readonly string[];
  /** True where every text may go on behind the end of a line. Elsewhere a missing quote spoils one line only. */
  readonly manyLines?: true;
  /** True where single quotes surround a character, or begin a lifetime (`'a`). */
  readonly characters?: true;
  /** Parts that a program fills in; `formatted` in texts with an `f` or `$` before them. */
  readonly unknown?: keyof typeof unknownParts;
  /** A text without quotes. */
  readonly bare?: string;
  /** True where lines end statements outside of brackets. */
  readonly lineEnds?: true;
  /** True where comments are kept, since some are code. */
  readonly keepsComments?: true;
}

/** A program in brackets, with texts and one more pair of brackets in it; the beginning alone where nothing ends it. */
const program = (open: string, begin: string, end: string) =>
  String.raw`${open}(?:(?:[^${begin}${end}"\n]|"[^"\n]*"|[${begin}][^${begin}${end}\n]*[${end}])*[${end}])?`;

const name = String.raw`[\w\x80-\uffff]+`;
const dollar = String.raw`${program(String.raw`\$\{`, '{', '}')}|\$${name}`;
const unknownParts = {
  dollar,
  hash: program('#\\{', '{', '}'),
  backslash: `${program(String.raw`\\\(`, '(', ')')}|${dollar}`,
  formatted: String.raw`\{\{|${program(String.raw`\{`, '{', '}')}`,
} as const;

const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;

export type QuotedLanguage = Exclude<SourceLanguage, 'markup'> | 'json' | 'toml';

const grammars: Readonly<Record<QuotedLanguage, Grammar>> = {
  // What the tokenizer of JavaScript cannot read.
  javascript: { comments: slashes, quotes: '["\'`]', unknown: 'dollar' },
  go: { comments: slashes, quotes: '["`]', raw: ['`'], characters: true, keepsComments: true },
  rust: {
    comments: nestedSlashes,
    prefix: '[bc]?(?:r#*)?',
    quotes: '"',
    raw: ['r'],
    manyLines: true,
    characters: true,
  },
  // The delimiter of a raw text has 16 characters at most.
  c: {
    comments: slashes,
    prefix: String.raw`(?:u8|[uUL])?R?`,
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    raw: ['('],
    characters: true,
  },
  csharp: {
    comments: slashes,
    prefix: '[$@]*',
    // In a verbatim text (`@"…"`), two quotes behind the first are one of its characters.
    quotes: String.raw`(?<!@\$*)"{3,}|"`,
    raw: ['"""'],
    characters: true,
    unknown: 'formatted',
  },
  jvm: { comments: slashes, quotes: `"""|["']`, unknown: 'dollar' },
  swift: { comments: nestedSlashes, prefix: 'r?#*', quotes: oneOrThree, raw: ['r', '#'], unknown: 'backslash' },
  php: {
    comments: String.raw`${slashes}|${hashes}|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: true,
    unknown: 'dollar',
  },
  proto: { comments: `${slashes}|${hashes}`, quotes: oneOrThree, keepsComments: true },
  stylesheet: { comments: slashes, quotes: `["']`, bare: String.raw`(?<=\burl\()[^\s)"']+` },
  ruby: { comments: hashes, quotes: `${oneOrThree}|\``, unknown: 'hash' },
  python: { comments: hashes, prefix: String.raw`\w{0,2}`, quotes: oneOrThree, unknown: 'formatted', lineEnds: true },
  json: { comments: slashes, quotes: `["']` },
  toml: { comments: hashes, quotes: oneOrThree, lineEnds: true },
};

/** Expressions by their sources, of which there are few. */
const known = new Map<string, RegExp>();

function expression(source: string, flags = 'y'): RegExp {
  return getOrMake(known, flags + source, () => new RegExp(source, flags));
}

const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;

/** A token that is neither a word nor a sign: a text without quotes, a comment, prefix and quotes of a text, a character. */
function tokenOf({ bare = '(?!)', comments, prefix = '', quotes, characters }: Grammar): RegExp {
  return expression(`(${bare})|(${comments})|(${prefix})(${quotes})|(${characters ? character : '(?!)'})`);
}

const words = expression(name);
/** What begins such a token, or follows its letters. */
const special = '"\'`/#@$?';

/** What each bracket adds to the depth, by its code. */
const brackets = new Int8Array(128);
for (const open of ['(', '[', '{']) brackets[open.charCodeAt(0)] = 1;
for (const close of [')', ']', '}']) brackets[close.charCodeAt(0)] = -1;

/** Longer runs of one sign are shortened. Brackets are kept, since each is closed by another one. */
const longRun = /([^\w()[\]{}])\1{11,}/y;

/** Adds the tokens of a source. The time grows with the text. */
export function quotedTokens(language: QuotedLanguage, tokens: Tokens, from = 0, to = tokens.source.length): void {
  const grammar = grammars[language];
  const text = to === tokens.source.length ? tokens.source : tokens.source.slice(0, to);
  const token = tokenOf(grammar);
  let depth = 0;
  let at = from;
  // The programs of PHP are inside of HTML.
  if (language === 'php' && from === 0) at = (text.indexOf('<?') + 1 || to + 1) - 1;
  while (at < to) {
    const one = text.charCodeAt(at);
    if (one <= 32) {
      if (one === kinds.lineEnd && grammar.lineEnds && depth === 0) tokens.push(kinds.lineEnd, at, at + 1);
      at += 1;
      continue;
    }
    // (, ), [, ], { and } begin no other token.
    const bracket = brackets[one] ?? 0;
    if (bracket !== 0) {
      if (depth > 0 || bracket > 0) depth += bracket;
      tokens.push(one, at, at + 1);
      at += 1;
      continue;
    }
    if (one === text.charCodeAt(at + 1) && one === text.charCodeAt(at + 11)) {
      longRun.lastIndex = at;
      // Six quotes are empty texts in every language.
      const length = longRun.exec(text)?.[0].length ?? 0;
      if (length > 0) at += Math.floor(length / 6 - 1) * 6;
    }
    const start = at;
    const sign = text.charAt(at);
    words.lastIndex = at;
    const isWord = words.test(text);
    const isSpecial = special.includes(isWord ? text.charAt(words.lastIndex) : sign);
    token.lastIndex = at;
    // Most tokens are words and signs alone, for which the whole expression would take long.
    const found = isSpecial || grammar.bare !== undefined ? token.exec(text) : undefined;
    if (!found) {
      if (isWord) {
        at = words.lastIndex;
        tokens.push(kinds.name, start, at);
        continue;
      }
      // A backslash before the end of a line joins it with the next.
      if (sign === '\\' && text.charCodeAt(at + 1) === kinds.lineEnd) at += 1;
      else if (sign !== "'" || !grammar.characters) tokens.push(one, at, at + 1);
      at += 1;
      continue;
    }
    const [whole, bare, comment, prefix = '', quotes = '', single] = found;
    at += whole.length;
    if (single !== undefined) tokens.push(kinds.name, start, at);
    else if (bare !== undefined) tokens.pushKnown(bare, start);
    else if (comment === undefined) at = addText(language, tokens, text, start, prefix, quotes);
    else if (grammar.keepsComments) tokens.comments.push(start, at);
  }
}

/** Most texts end before any of these. */
const ordinary = /[^"'`\\\n$#{]*/y;

/** Adds the text that begins with this prefix and these quotes, and gives the place behind it. */
function addText(
  language: QuotedLanguage,
  tokens: Tokens,
  source: string,
  start: number,
  prefix: string,
  quotes: string,
): number {
  const { raw, manyLines, unknown } = grammars[language];
  const from = start + prefix.length + quotes.length;
  ordinary.lastIndex = from;
  ordinary.test(source);
  if (source.charAt(ordinary.lastIndex) === quotes && !/[@#]/.test(prefix)) {
    tokens.pushKnown(source.slice(from, ordinary.lastIndex), start);
    return ordinary.lastIndex + 1;
  }
  const isMarked = unknown !== 'formatted' || /[$fFtT]/.test(prefix);
  const parts = unknown !== undefined && isMarked && !(language === 'ruby' && quotes === "'") && unknownParts[unknown];
  const isRaw = raw?.some((sign) => (prefix + quotes).includes(sign)) === true;
  let to: number;
  let next: number;
  if (isRaw) {
    const end = quotes.endsWith('(') ? `)${quotes.slice(1, -1)}"` : quotes + prefix.replaceAll(/[^#]/g, '');
    const found = source.indexOf(end, from);
    to = found === -1 ? source.length : found;
    next = Math.min(source.length, to + end.length);
  } else {
    // In a verbatim text of C#, two quotes stand for one.
    const isVerbatim = prefix.includes('@');
    const line = isVerbatim || manyLines || quotes.length === 3 || quotes === '`' ? '[^]' : '[^\\n]';
    const escape = isVerbatim ? '""' : '\\\\[^]';
    const inner = `(?:${parts === false ? '' : `${parts}|`}${escape}|${line})*?`;
    const end = expression(`${inner}(${isVerbatim ? '"(?!")' : quotes}|${line === '[^]' ? '' : '(?=\\n)|'}$)`);
    end.lastIndex = from;
    const [whole = '', ending = ''] = end.exec(source) ?? [];
    next = from + whole.length;
    to = next - ending.length;
  }
  const isKept =
    isRaw ||
    (language === 'toml' && quotes.startsWith("'")) ||
    prefix.includes('@') ||
    (language === 'python' && prefix.toLowerCase().includes('r'));
  const plain = (end: number) => {
    const part = source.slice(last, end);
    return isKept ? part : unescaped(part);
  };
  const filled: string[] = [];
  let last = from;
  if (parts !== false) {
    for (const { 0: part, index } of source.slice(from, to).matchAll(expression(parts, 'g'))) {
      filled.push(plain(from + index));
      last = from + index + part.length;
      const bracket = part.startsWith('{') ? 0 : '{('.includes(part.charAt(1)) ? 1 : -1;
      if (bracket === -1) continue;
      // The program that fills in a part comes before its text.
      tokens.push(kinds.openPart, from + index, from + index + bracket + 1);
      quotedTokens(language, tokens, from + index + bracket + 1, '})'.includes(part.slice(-1)) ? last - 1 : last);
      tokens.push(kinds.closePart, last, last);
    }
  }
  tokens.pushText([...filled, plain(to)], start);
  return next;
}
