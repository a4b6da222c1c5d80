/** Shorter secrets stand in ordinary words, so that only their usual forms are looked for. */
export const shortLength = 8;

/** What stands for one piece of a secret, by its first character; the longest first. */
type Piece = ReadonlyMap<string, readonly string[]>;

function piece(spellings: readonly string[]): Piece {
  const byFirst = new Map<string, string[]>();
  for (const spelling of [...new Set(spellings)].sort((a, b) => b.length - a.length)) {
    const first = spelling.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), spelling]);
  }
  return byFirst;
}

/**
 * Makes pieces when they are first asked for, and each only once: nearly every text holds no beginning of a secret, and all
 * secrets are made of the same characters.
 */
function whenNeeded(pieceOf: (character: string) => Piece): (character: string) => () => Piece {
  const made = new Map<string, Piece>();
  return (character) => () => {
    const known = made.get(character) ?? pieceOf(character);
    made.set(character, known);
    return known;
  };
}

const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
const bothCases = (text: string): string[] => [text.toLowerCase(), text.toUpperCase()];

/** A number with no zero before it, with one, and so on, up to `most` digits. */
const padded = (digits: string, most: number): string[] =>
  Array.from({ length: Math.max(1, most - digits.length + 1) }, (_, zeros) => '0'.repeat(zeros) + digits);

/** References as HTML and XML have them, with the zeros before the number that some writers add (PHP's `&#039;`). */
function referencesTo(code: number): string[] {
  return [
    `#${String(code)};`,
    ...padded(String(code), 7).map((digits) => `&#${digits};`),
    ...bothCases(hex(code, 1)).flatMap((digits) => padded(digits, 6).flatMap((one) => [`&#x${one};`, `&#X${one};`])),
  ];
}

/** The bytes of a character, each behind a mark: `%`, `=` (RFC 2045), `\\x`, and `%25` where it was encoded twice. */
function byteSpellings(character: string): string[] {
  const bytes = [...Buffer.from(character, 'utf8')];
  const digits = bytes.map((byte) => hex(byte, 2));
  return ['%', '=', '\\x', '%25'].flatMap((mark) => [
    digits.map((two) => mark + two).join(''),
    digits.map((two) => mark + two.toUpperCase()).join(''),
  ]);
}

/** A character as text formats and programming languages write it. */
function writtenForms(character: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  const name = names[character];
  const references = referencesTo(code);
  return [
    character,
    ...byteSpellings(character),
    JSON.stringify(character).slice(1, -1),
    ...bothCases(hex(code, 4)).flatMap((digits) => [`\\u${digits}`, `\\\\u${digits}`, `%u${digits}`]),
    ...bothCases(hex(code, 1)).map((digits) => `\\u{${digits}}`),
    ...(code < 0x100 ? [`\\${code.toString(8).padStart(3, '0')}`] : []),
    ...(/[^\p{L}\p{N}\s]/u.test(character) ? [`\\${character}`, `\\\\${character}`] : []),
    ...references,
    // The comment is what keeps a summary's `@` from naming somebody.
    ...(character === '@' ? references.map((reference) => `${reference}<!-- -->`) : []),
    ...(character === ' ' ? ['+'] : []),
    ...(name === undefined ? [] : [`&${name};`]),
  ];
}

/**
 * A character of a secret wherever it can come back: as it is or in the other case (a coding is folded to lower case, a state
 * to capitals with underscores, see `canonicalState`), URL-encoded once or twice, escaped in JSON, in a string of C and its kin,
 * in quoted-printable, or as a reference in HTML or Mermaid.
 */
const spellingsOf = whenNeeded((character) => {
  const written = [character, ...bothCases(character), ...(/[\s-]/.test(character) ? ['_'] : [])];
  return piece([...new Set(written)].flatMap(writtenForms));
});

const otherDigits: Readonly<Record<string, readonly string[]>> = { '+': ['-', '%2B', '%2b'], '/': ['_', '%2F', '%2f'] };
const base64SpellingsOf = whenNeeded((digit) => piece([digit, ...(otherDigits[digit] ?? [])]));
const hexSpellingsOf = whenNeeded((digit) => piece(bothCases(digit)));

const base64Digit = /[A-Za-z0-9+/_-]/;
const paddings = ['=', '%3D', '%3d'] as const;

interface Spelled {
  readonly pieces: readonly (() => Piece)[];
  /** A last base64 digit that also holds bits of what stands behind the secret, so that it can be any. */
  readonly anyDigitBehind?: boolean;
}

/** The base64 of any text that holds the secret, for each of the three places where it can begin in a group of bytes. */
function inBase64(secret: Buffer): Spelled[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), secret])
      .toString('base64')
      .replace(/=+$/, '');
    // The first digit that holds nothing of what stands before the secret.
    const first = before === 0 ? 0 : before + 1;
    const anyDigitBehind = (before + secret.length) % 3 !== 0;
    const digits = Array.from(encoded.slice(first, anyDigitBehind ? -1 : undefined));
    return { pieces: digits.map((digit) => base64SpellingsOf(digit)), anyDigitBehind };
  });
}

/**
 * The position after white space that may split a secret: one line break with its indentation, as it is or as JSON escapes
 * it, or the blanks that are left where lines were joined. Bounded, so that no text takes long to read.
 */
function afterBreak(text: string, from: number): number {
  const afterBlanks = (start: number): number => {
    let at = start;
    while (at < start + 32 && (text[at] === ' ' || text[at] === '\t')) at += 1;
    return at;
  };
  const at = afterBlanks(from);
  const lineBreak = ['\r\n', '\n', '\r', '\\r\\n', '\\n'].find((one) => text.startsWith(one, at));
  return lineBreak === undefined ? at : afterBlanks(at + lineBreak.length);
}

/** The mark where a text was cut: as it is, and in a label of Mermaid. */
const cutMarks = ['…', '#8230;'] as const;
/** A shorter beginning of a secret cannot be told from other text. */
const shortestBeginning = 4;
/** How far ahead the mark is looked for: the longest spelling of one character, and some blanks. */
const beforeMark = 24;

/** Where the mark of a cut stands, when nothing is before it but a part of the next piece; undefined when it is elsewhere. */
function cutAt(text: string, at: number, next: Piece): number | undefined {
  const near = text.slice(at, at + beforeMark);
  const mark = cutMarks.map((one) => near.indexOf(one)).find((found) => found >= 0);
  if (mark === undefined) return undefined;
  const part = near.slice(0, mark).trim();
  const spellings = next.get(part.charAt(0)) ?? [];
  return part === '' || spellings.some((spelling) => spelling.startsWith(part)) ? at + mark : undefined;
}

const spelledAt = (text: string, at: number, one: Piece): string | undefined =>
  one.get(text.charAt(at))?.find((spelling) => text.startsWith(spelling, at));

/** Where the secret that begins there ends, or is cut off; undefined when there is none. */
function endOf(text: string, start: number, { pieces, anyDigitBehind = false }: Spelled): number | undefined {
  let at = start;
  for (const [index, pieceOf] of pieces.entries()) {
    const one = pieceOf();
    let spelling = spelledAt(text, at, one);
    if (spelling === undefined && index > 0) {
      at = afterBreak(text, at);
      spelling = spelledAt(text, at, one);
    }
    if (spelling === undefined) return index < shortestBeginning ? undefined : cutAt(text, at, one);
    at += spelling.length;
  }
  if (!anyDigitBehind) return at;
  if (base64Digit.test(text.charAt(at))) at += 1;
  for (let padding = 0; padding < 2; padding += 1) at += paddings.find((one) => text.startsWith(one, at))?.length ?? 0;
  return at;
}

const pairOf = (first: number, second: number): number => ((first & 0xff) << 8) | (second & 0xff);

/** Marks the pairs of characters with which a secret can begin, so that a large text is passed over in a moment. */
function beginnings(spelled: readonly Spelled[]): Uint8Array {
  const marks = new Uint8Array(0x10000);
  for (const { pieces } of spelled) {
    const [one, next] = pieces;
    const behind = [...(next?.().keys() ?? []), ' ', '\t', '\r', '\n', '\\'];
    for (const spelling of [...(one?.().values() ?? [])].flat()) {
      for (const second of spelling.length > 1 ? [spelling.charAt(1)] : behind) {
        marks[pairOf(spelling.charCodeAt(0), second.charCodeAt(0))] = 1;
      }
    }
  }
  return marks;
}

/** A secret as services and tools usually write it, the longest form first. */
export function usualForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = bytes.toString('base64');
  const forms = [
    secret,
    encodeURIComponent(secret),
    base64,
    base64.replace(/=+$/, ''),
    bytes.toString('base64url'),
    JSON.stringify(secret).slice(1, -1),
    ...(secret.length < shortLength ? [] : bothCases(secret)),
  ];
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** Characters that are looked at before others get their turn: at worst some tens of milliseconds. */
const charactersATurn = 64 * 1024;

/** Takes a secret out of texts. What stands for it is three stars where nothing is given. */
export interface Redactor {
  (text: string, instead?: string): string;
  /**
   * The same for a text of megabytes, in turns between which signals and timers are heard.
   * @throws the signal's reason when it is aborted
   */
  inTurns(text: string, instead?: string, signal?: AbortSignal): Promise<string>;
}

/** A text that is worked on in turns: each `next` is one, and the last returns the text. */
type Turns = Generator<undefined, string, undefined>;

/**
 * Makes a function that takes a secret out of text from outside, whatever a service, a proxy or our own formats make
 * of it: as it is, URL-encoded, escaped in JSON, HTML or Mermaid, in base64 (also in the middle of a longer text), in
 * hexadecimal, and split over lines. Where a text was cut, what is left of the secret before the mark of the cut is taken
 * out, too. A service that echoes a request's headers must not bring the token into a log or a file.
 */
export function redactor(secret: string): Redactor {
  const turnsOf = turnsFor(secret);
  const redact = (text: string, instead = '***'): string => {
    const turns = turnsOf(text, instead);
    for (;;) {
      const turn = turns.next();
      if (turn.done === true) return turn.value;
    }
  };
  const inTurns: Redactor['inTurns'] = async (text, instead = '***', signal) => {
    const turns = turnsOf(text, instead);
    for (;;) {
      const turn = turns.next();
      if (turn.done === true) return turn.value;
      await nextTurn();
      signal?.throwIfAborted();
    }
  };
  return Object.assign(redact, { inTurns });
}

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

function turnsFor(secret: string): (text: string, instead: string) => Turns {
  const longestFirst = secret === '' ? [] : usualForms(secret);
  const withoutUsual = function* (text: string, instead: string): Turns {
    let clean = text;
    for (const form of longestFirst) {
      if (clean.includes(form)) clean = clean.replaceAll(form, instead);
      if (text.length > charactersATurn) yield;
    }
    return clean;
  };
  if (secret.length < shortLength) return withoutUsual;
  const spelled: readonly Spelled[] = [
    { pieces: Array.from(secret, (character) => spellingsOf(character)) },
    ...inBase64(Buffer.from(secret, 'utf8')),
    { pieces: Array.from(Buffer.from(secret, 'utf8').toString('hex'), (digit) => hexSpellingsOf(digit)) },
  ];
  const byFirst = new Map<string, Spelled[]>();
  for (const one of spelled) {
    for (const first of one.pieces[0]?.().keys() ?? []) byFirst.set(first, [...(byFirst.get(first) ?? []), one]);
  }
  const begins = beginnings(spelled);
  return function* (text, instead) {
    // These spellings first, the usual forms after them: otherwise the rest of a longer spelling, such as base64's padding,
    // would be left.
    let clean = '';
    let kept = 0;
    let turnEnds = charactersATurn;
    for (let at = 0; at < text.length; at += 1) {
      if (at >= turnEnds) {
        turnEnds = at + charactersATurn;
        yield;
      }
      if (begins[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] === 0) continue;
      let end: number | undefined;
      for (const candidate of byFirst.get(text.charAt(at)) ?? []) end ??= endOf(text, at, candidate);
      if (end === undefined) continue;
      clean += text.slice(kept, at) + instead;
      kept = end;
      at = end - 1;
    }
    return yield* withoutUsual(kept === 0 ? text : clean + text.slice(kept), instead);
  };
}
