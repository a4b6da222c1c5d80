import { bothCases, writtenForms } from './written-forms.js';

/** Shorter secrets stand in ordinary words, so that only their usual forms are looked for. */
export const shortLength = 8;

/** Spellings that begin alike: which there are, and how long. */
interface Spellings {
  readonly all: ReadonlySet<string>;
  readonly lengths: readonly number[];
}

/** What stands for one piece of a secret, by its first character. */
type Piece = ReadonlyMap<string, Spellings>;

function piece(spellings: readonly string[]): Piece {
  const byFirst = new Map<string, Set<string>>();
  for (const spelling of spellings) {
    const first = spelling.charAt(0);
    const alike = byFirst.get(first) ?? new Set();
    byFirst.set(first, alike.add(spelling));
  }
  const withLengths = ([first, all]: [string, Set<string>]): [string, Spellings] => [
    first,
    { all, lengths: [...new Set([...all].map(({ length }) => length))] },
  ];
  return new Map([...byFirst].map(withLengths));
}

/**
 * Makes pieces when they are first asked for, and each only once: nearly every text holds no beginning of a secret, and all
 * secrets are made of the same characters.
 */
function whenNeeded(pieceOf: (character: string) => Piece): (character: string) => Piece {
  const made = new Map<string, Piece>();
  return (character) => {
    const known = made.get(character) ?? pieceOf(character);
    made.set(character, known);
    return known;
  };
}

/**
 * A character of a secret wherever it can come back: as it is or in the other case (a coding is folded to lower case, a state
 * to capitals with underscores, see `canonicalState`), URL-encoded, escaped in JSON, in a string of C and its kin, in
 * quoted-printable, as a reference in HTML or Mermaid, and most of these twice (`writtenForms`).
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

/** What is the same in the base64 of any text that holds something. */
interface Base64 {
  readonly digits: string;
  readonly anyDigitBehind: boolean;
}

interface Spelled {
  readonly characters: readonly string[] | string;
  readonly pieceOf: (character: string) => Piece;
  /** A last base64 digit that also holds bits of what stands behind the secret, so that it can be any. */
  readonly anyDigitBehind?: boolean;
}

/** The base64 of any text that holds these bytes, for each of the three places where they can begin in a group of bytes. */
function inBase64(secret: Buffer): Base64[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), secret])
      .toString('base64')
      .replace(/=+$/, '');
    // The first digit that holds nothing of what stands before the secret.
    const first = before === 0 ? 0 : before + 1;
    const anyDigitBehind = (before + secret.length) % 3 !== 0;
    return { digits: encoded.slice(first, anyDigitBehind ? -1 : undefined), anyDigitBehind };
  });
}

const spelledInBase64 = ({ digits, anyDigitBehind }: Base64): Spelled => ({
  characters: digits,
  pieceOf: base64SpellingsOf,
  anyDigitBehind,
});

/**
 * A secret in base64 once and twice, as it is, URL-encoded and escaped in JSON: credentials are written in base64, and so are
 * the documents that hold them.
 */
function inBase64OnceAndTwice(secret: string): Spelled[] {
  const texts = new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  const once = [...texts].flatMap((text) => inBase64(Buffer.from(text, 'utf8')));
  const twice = once.flatMap(({ digits }) => inBase64(Buffer.from(digits, 'utf8')));
  return [...once, ...twice].map(spelledInBase64);
}

const breaks = new Set([' ', '\t', '\r', '\n', '\\']);
/** Whether white space that may split a secret can begin there. */
const isBreak = (text: string, at: number): boolean => breaks.has(text.charAt(at));

/**
 * The positions after white space that may split a secret: one line break with its indentation, as it is or as JSON escapes
 * it, or the blanks that are left where lines were joined. The last blank may be the secret's own. Bounded, so that no text
 * takes long to read.
 */
function afterBreak(text: string, from: number): readonly number[] {
  const isBlank = (at: number): boolean => text[at] === ' ' || text[at] === '\t';
  const afterBlanks = (start: number): number => {
    let at = start;
    while (at < start + 32 && isBlank(at)) at += 1;
    return at;
  };
  const at = afterBlanks(from);
  const lineBreak = ['\r\n', '\n', '\r', '\\r\\n', '\\n'].find((one) => text.startsWith(one, at));
  const end = lineBreak === undefined ? at : afterBlanks(at + lineBreak.length);
  return isBlank(end - 1) ? [end, end - 1] : [end];
}

/** The mark where a text was cut: as it is, and in a label of Mermaid. */
const cutMarks = ['…', '#8230;'] as const;
/** A shorter beginning of a secret cannot be told from other text. */
const shortestBeginning = 4;
/** How far ahead the mark is looked for: the longest spelling of one character, and some blanks. */
const beforeMark = 48;

/**
 * Where the mark of a cut stands, when nothing is between it and one of these positions but a part of the next piece;
 * undefined when it is elsewhere.
 */
function cutAt(text: string, reached: readonly number[], next: Piece): number | undefined {
  for (const at of reached) {
    const near = text.slice(at, at + beforeMark);
    const mark = Math.min(...cutMarks.map((one) => near.indexOf(one)).filter((found) => found >= 0));
    if (mark === Infinity) continue;
    const part = near.slice(0, mark).trim();
    const spellings = [...(next.get(part.charAt(0))?.all ?? [])];
    if (part === '' || spellings.some((spelling) => spelling.startsWith(part))) return at + mark;
  }
  return undefined;
}

/** So many ways to read a text as the beginning of a secret are followed: where there are more, the secret repeats itself. */
const mostWays = 8;

/** Where a piece ends that stands at one of these positions, the farthest first. */
function endsOf(text: string, starts: readonly number[], one: Piece): readonly number[] {
  const ends: number[] = [];
  for (const start of starts) {
    const spellings = one.get(text.charAt(start));
    if (spellings === undefined) continue;
    for (const length of spellings.lengths) {
      if (spellings.all.has(text.slice(start, start + length))) ends.push(start + length);
    }
  }
  return ends.length < 2 ? ends : [...new Set(ends)].sort((a, b) => b - a).slice(0, mostWays);
}

/** Where the secret that begins there ends, or is cut off; undefined when there is none. */
function endOf(text: string, start: number, spelled: Spelled): number | undefined {
  const { characters, pieceOf, anyDigitBehind = false } = spelled;
  let reached: readonly number[] = [start];
  for (let index = 0; index < characters.length; index += 1) {
    const one = pieceOf(characters[index] ?? '');
    if (index > 0 && reached.some((at) => isBreak(text, at))) {
      reached = reached.flatMap((at) => (isBreak(text, at) ? [at, ...afterBreak(text, at)] : [at]));
    }
    const ends = endsOf(text, reached, one);
    if (ends.length === 0) return index < shortestBeginning ? undefined : cutAt(text, reached, one);
    reached = ends;
  }
  let [at = start] = reached;
  if (!anyDigitBehind) return at;
  if (base64Digit.test(text.charAt(at))) at += 1;
  for (let padding = 0; padding < 2; padding += 1) at += paddings.find((one) => text.startsWith(one, at))?.length ?? 0;
  return at;
}

const pairOf = (first: number, second: number): number => ((first & 0xff) << 8) | (second & 0xff);

/** Marks the pairs of characters with which a secret can begin, so that a large text is passed over in a moment. */
function beginnings(spelled: readonly Spelled[]): Uint8Array {
  const marks = new Uint8Array(0x10000);
  for (const { characters, pieceOf } of spelled) {
    const [one = '', next = ''] = characters;
    const behind = [...pieceOf(next).keys(), ...breaks];
    for (const { all } of pieceOf(one).values()) {
      for (const spelling of all) {
        for (const second of spelling.length > 1 ? [spelling.charAt(1)] : behind) {
          marks[pairOf(spelling.charCodeAt(0), second.charCodeAt(0))] = 1;
        }
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
  /**
   * Makes what the first text would have to wait for: how a secret can be written is worked out only then, which takes
   * milliseconds of a step's start. Called while a response is awaited; nothing depends on it.
   */
  readonly prepare: () => void;
}

/** A text that is worked on in turns: each `next` is one, and the last returns the text. */
type Turns = Generator<undefined, string, undefined>;

const known = new Map<string, Redactor>();

/**
 * A function that takes a secret out of text from outside, whatever a service, a proxy or our own formats make
 * of it: as it is, URL-encoded, escaped in JSON, HTML or Mermaid, in base64 (also in the middle of a longer text), in
 * hexadecimal, and split over lines. Where a text was cut, what is left of the secret before the mark of the cut is taken
 * out, too. A service that echoes a request's headers must not bring the token into a log or a file. Of one secret, it is the
 * same function for the log and for the connection.
 */
export function redactor(secret: string): Redactor {
  const made = known.get(secret) ?? makeRedactor(secret);
  known.set(secret, made);
  return made;
}

function makeRedactor(secret: string): Redactor {
  let made: ReturnType<typeof turnsFor> | undefined;
  const turnsOf: ReturnType<typeof turnsFor> = (text, instead) => (made ??= turnsFor(secret))(text, instead);
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
  const prepare = (): void => {
    made ??= turnsFor(secret);
  };
  return Object.assign(redact, { inTurns, prepare });
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
    { characters: Array.from(secret), pieceOf: spellingsOf },
    ...inBase64OnceAndTwice(secret),
    { characters: Buffer.from(secret, 'utf8').toString('hex'), pieceOf: hexSpellingsOf },
  ];
  const byFirst = new Map<string, Spelled[]>();
  for (const one of spelled) {
    for (const first of one.pieceOf(one.characters[0] ?? '').keys()) {
      byFirst.set(first, [...(byFirst.get(first) ?? []), one]);
    }
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
