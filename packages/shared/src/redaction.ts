import { getOrMake } from './append.js';
/** A shorter secret occurs in ordinary words. Only its whole forms are looked for, and never in a log or file. */
export const shortLength = 8;

/** One way to write a secret: a regular expression for each of its characters or base64 digits. */
interface Form {
  readonly pieces: readonly string[];
  /** Regular expression of the text that may be between two pieces. */
  readonly between: string;
  /**
   * A text that occurs in every text with this form, except where the secret is written as it is. Most texts lack it and
   * are skipped.
   */
  readonly mark: string;
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A number in hexadecimal, in lower or upper case. */
const hex = (value: number, digits: number): string =>
  value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/**
 * Before an escape: one in JSON, more where the JSON is a string of other JSON. The number is bounded, so that the time
 * for a text of backslashes does not grow with the square of its length.
 */
const backslashes = '\\\\{1,8}';

/** A UTF-16 code unit as a string of JSON may write it (RFC 8259, section 7). */
function inJson(unit: string): string {
  const short = JSON.stringify(unit).slice(1, -1);
  const written = short.startsWith('\\') ? `${backslashes}${literal(short.slice(1))}` : literal(short);
  const escapes = [`${backslashes}u${hex(unit.charCodeAt(0), 4)}`, ...(unit === '/' ? [`${backslashes}/`] : [])];
  return `(?:${[written, ...escapes].join('|')})`;
}

/**
 * The pieces of a secret in JSON. Backslashes and the character behind them are one piece: only that character tells which
 * of the backslashes in a text belong to it. At most five characters are one piece, which bounds the search.
 */
function piecesInJson(secret: string, between: string): readonly string[] {
  const parts = secret.match(/\\{1,4}[^\\]?|[^\\]/g) ?? [];
  return parts.map((part) => part.split('').map(inJson).join(between));
}

/** A character as an address writes it (RFC 3986, section 2.1), and a blank as HTML forms write it. */
function inAddress(character: string): string {
  const bytes = [...Buffer.from(character, 'utf8')].map((byte) => `%${hex(byte, 2)}`).join('');
  if (character === '%') return bytes;
  return `(?:${literal(character)}|${bytes}${character === ' ' ? '|\\+' : ''})`;
}

/** The two digits in which the alphabets of RFC 4648 differ may also be percent-encoded, and `/` escaped in JSON. */
const base64Digits: Readonly<Record<string, string>> = { '+': '(?:[+-]|%2[bB])', '/': '(?:\\\\?/|_|%2[fF])' };
const anyBase64Digit = '(?:[A-Za-z0-9_-]|%2[bBfF]|\\\\?[+/])?';
const padding = '(?:=|%3[dD]){0,2}';

/** Between lines of base64: blanks and line breaks, as they are, escaped in JSON or URL-encoded. */
const anyBlanks = `(?:\\s|${backslashes}[rnt]|%(?:0[9aAdD]|20))*`;

/** Pieces of the base64 of any text that holds the secret this many bytes behind the beginning of a group of three. */
function inBase64(secret: string, before: number): readonly string[] {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret, 'utf8')]);
  const digits = Array.from(bytes.toString('base64').replace(/={1,2}$/, ''), (digit) => base64Digits[digit] ?? digit);
  // The first digits also hold bits of the bytes before the secret.
  const own = digits.slice(before === 0 ? 0 : before + 1);
  if (bytes.length % 3 === 0) return own;
  // The last digit also holds bits of the bytes behind the secret. For a short secret, only the base64 of the secret
  // alone counts.
  const last = secret.length < shortLength ? (own.at(-1) ?? '') : anyBase64Digit;
  return [...own.slice(0, -1), last + padding];
}

/**
 * Every form of a secret that SECURITY.md promises to redact. The secret as it is comes last, since it may be the
 * beginning of another form.
 */
function formsOf(secret: string): readonly Form[] {
  const isShort = secret.length < shortLength;
  // A secret may hold line breaks. Another program may have joined its lines, so line breaks may be missing in the
  // text.
  const text = isShort ? secret : secret.replace(/[\r\n]/g, '');
  const breaksInJson = isShort ? '' : `(?:${backslashes}[rn])*`;
  const inBase64Forms = (isShort ? [0] : [0, 1, 2]).map((before) => inBase64(secret, before));
  const plain = text.split('').map((unit) => (unit === ' ' ? '[ +]' : literal(unit)));
  return [
    { pieces: Array.from(text, inAddress), between: isShort ? '' : '(?:%0[aAdD])*', mark: '%' },
    { pieces: piecesInJson(text, breaksInJson), between: breaksInJson, mark: '\\' },
    ...(isShort ? [] : [{ pieces: plain, between: '(?:[\\r\\n]+[ \\t]*)?', mark: '\n' }]),
    ...inBase64Forms.map((pieces) => ({ pieces, between: isShort ? '' : anyBlanks, mark: '' })),
    { pieces: plain, between: '', mark: '' },
  ].filter(({ pieces }) => pieces.length > 0);
}

/** How many pieces tell the beginning of a secret from other text. */
const shortestBeginning = 4;

/** The beginning of an escape, at the end of a text that was cut within the escape. */
const brokenEscape = /(?:[%\\][%\\0-9a-fA-Furn]*)?$/y;

/** Finds one form of a secret, piece by piece: one expression for a secret of some thousand characters takes seconds to compile. */
class FormSearch {
  readonly #start: RegExp;
  readonly #pieces: readonly RegExp[];

  constructor(form: Form) {
    const { pieces, between } = form;
    this.#start = new RegExp(pieces.slice(0, shortestBeginning).join(between), 'g');
    const compiled = new Map<string, RegExp>();
    this.#pieces = pieces.map((piece, index) => {
      const source = index === 0 ? piece : between + piece;
      return getOrMake(compiled, source, () => new RegExp(source, 'y'));
    });
  }

  /** The text with `instead` for each secret of this form. */
  replace(text: string, instead: string): string {
    const kept: string[] = [];
    let from = 0;
    for (let at = this.#next(text, 0); at >= 0;) {
      const end = this.#end(text, at);
      const found = typeof end === 'number';
      if (found) {
        kept.push(text.slice(from, at), instead);
        from = end;
      }
      at = this.#next(text, found ? end : at + 1);
    }
    return from === 0 ? text : kept.join('') + text.slice(from);
  }

  /**
   * Place of a secret of this form that is cut off by the end of the text; -1 where the text does not end with a part
   * of a secret.
   */
  cutOff(text: string): number {
    for (let at = this.#next(text, 0); at >= 0; at = this.#next(text, at + 1)) {
      if (this.#end(text, at) === 'cut off') return at;
    }
    return -1;
  }

  #next(text: string, from: number): number {
    this.#start.lastIndex = from;
    return this.#start.exec(text)?.index ?? -1;
  }

  /** End of the secret that begins at a place; undefined where no secret begins there. */
  #end(text: string, begin: number): number | 'cut off' | undefined {
    let end = begin;
    for (const piece of this.#pieces) {
      piece.lastIndex = end;
      if (piece.test(text)) end = piece.lastIndex;
      else {
        brokenEscape.lastIndex = end;
        return brokenEscape.test(text) ? 'cut off' : undefined;
      }
    }
    return end;
  }
}

/** Removes secrets from a text. Three stars replace a secret, unless another text is given. */
export interface Redactor {
  (text: string, instead?: string): string;
  /** Redacts a text whose end was lost: a part of a secret at the end of the text is removed, too. */
  readonly cutOff: (text: string) => string;
}

/**
 * A function that removes secrets from a text in each form that SECURITY.md promises: as they are, escaped in JSON,
 * URL-encoded, and in base64. It needs the text as received: escaping, folding and truncating must come afterwards. Its
 * time grows with the length of the text.
 */
export function redactor(...secrets: readonly string[]): Redactor {
  // A secret may hold another one.
  const longestFirst = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  const forms = longestFirst.flatMap((secret) =>
    formsOf(secret).map((form) => ({ mark: form.mark, search: new FormSearch(form) })),
  );
  const redact = (text: string, instead = '***'): string =>
    forms.reduce((clean, { mark, search }) => (clean.includes(mark) ? search.replace(clean, instead) : clean), text);
  const cutOff = (text: string): string => {
    const clean = redact(text);
    const begun = forms.map(({ search }) => search.cutOff(clean)).filter((at) => at >= 0);
    return begun.length === 0 ? clean : `${clean.slice(0, Math.min(...begun))}***`;
  };
  return Object.assign(redact, { cutOff });
}

/**
 * A copy of a value with every string in its arrays and plain objects redacted. Names of fields are kept without `redactName`.
 */
export function redactValues<Value>(
  value: Value,
  redact: (text: string) => string,
  redactName = (name: string): string => name,
): Value {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return redact(one);
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null) return one;
    const prototype = Object.getPrototypeOf(one) as object | null;
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return one;
    return Object.fromEntries(Object.entries(one).map(([field, inner]) => [redactName(field), copy(inner)]));
  };
  return copy(value) as Value;
}

/** The redactions of the steps that this thread runs now. */
const inUse = new Set<Redactor>();

/**
 * Runs a step. Until it ends, `redacted` removes the step's secrets, in addition to those of the steps beside it.
 * @param step gets the redaction of its own secrets
 */
export async function redacting<T>(secrets: readonly string[], step: (redact: Redactor) => Promise<T>): Promise<T> {
  const redact = redactor(...secrets);
  inUse.add(redact);
  try {
    return await step(redact);
  } finally {
    inUse.delete(redact);
  }
}

/** A text without the secrets of the steps that this thread runs. */
export function redacted(text: string): string {
  let clean = text;
  for (const redact of inUse) clean = redact(clean);
  return clean;
}
