import sax from 'sax';

/** A parser with the fields that say where it is; its published types leave them out. */
export type PlacedParser = sax.SAXParser & {
  readonly state: number;
  readonly sawRoot: boolean;
  readonly closedRoot: boolean;
};

/** Where the text of elements goes. */
export interface TextReader {
  /** Whether text that comes now is read at all. */
  readonly readsText: boolean;
  /** Text, or a piece of it, in the innermost open element. */
  text(text: string): void;
}

const states = (sax as unknown as { STATE: { readonly TEXT: number; readonly CDATA: number } }).STATE;
const sectionStart = '<![CDATA[';
/** A reference to one of the entities that need no declaration (XML 1.0, section 4.6), and where it stands. */
const predefined = /&(amp|lt|gt|quot|apos);/g;
const predefinedAt = new RegExp(predefined, 'y');

/**
 * Has the parser read a piece of a document, all but the text that it would do nothing with but hand it on: between tags what
 * holds no `<` and no reference other than to the five predefined entities, in a CDATA section what holds no `]`. That goes to
 * the reader of texts at once, or nowhere, while the parser's line and column move on. The output of tests is most of a report,
 * and the parser looks at each character by itself.
 *
 * @param piece cut anywhere
 */
export function writePiece(parser: PlacedParser, piece: string, reader: TextReader): void {
  const tags = new Occurrences(piece, '<');
  const references = new Occurrences(piece, '&');
  for (let at = 0; at < piece.length;) {
    const plain = plainEnd(parser, piece, at, tags, references);
    if (plain > at) {
      pass(parser, piece, at, plain, reader);
      at = plain;
    } else {
      const end = parsedEnd(parser, piece, at);
      parser.write(piece.slice(at, end));
      at = end;
    }
  }
}

/** Where the text ends that the parser need not see; `at` when there is none. */
function plainEnd(parser: PlacedParser, piece: string, at: number, tags: Occurrences, references: Occurrences): number {
  if (parser.state === states.CDATA) {
    const bracket = piece.indexOf(']', at);
    return bracket < 0 ? piece.length : bracket;
  }
  if (parser.state !== states.TEXT || !parser.sawRoot || parser.closedRoot) return at;
  const end = tags.from(at);
  for (let reference = references.from(at); reference < end; reference = references.from(reference + 1)) {
    predefinedAt.lastIndex = reference;
    if (!predefinedAt.test(piece)) return reference;
  }
  return end;
}

/** Where the part ends that the parser is given next: behind a tag, a reference, the start of a CDATA section or what may be its end. */
function parsedEnd(parser: PlacedParser, piece: string, at: number): number {
  if (parser.state === states.CDATA) return Math.min(at + ']]>'.length, piece.length);
  if (piece.startsWith(sectionStart, at)) return at + sectionStart.length;
  const last = piece.indexOf(piece[at] === '&' ? ';' : '>', at);
  return last < 0 ? piece.length : last + 1;
}

/** Hands a text on, where it is read, and moves the parser's place behind it. */
function pass(parser: PlacedParser, piece: string, from: number, to: number, reader: TextReader): void {
  if (reader.readsText) {
    parser.flush();
    const text = piece.slice(from, to);
    reader.text(
      parser.state === states.CDATA
        ? text
        : text.replace(predefined, (reference, name: string) => parser.ENTITIES[name] ?? reference),
    );
  }
  parser.position += to - from;
  let lineStart = from - parser.column;
  for (let end = piece.indexOf('\n', from); end >= 0 && end < to; end = piece.indexOf('\n', end + 1)) {
    parser.line += 1;
    lineStart = end + 1;
  }
  parser.column = to - lineStart;
}

/** The places of a character in a text, asked for in ascending order, so that none is searched for twice. */
class Occurrences {
  private found = -1;

  constructor(
    private readonly text: string,
    private readonly character: string,
  ) {}

  /** The first place at or after this one; the text's length when there is none. */
  from(at: number): number {
    if (this.found < at) {
      const found = this.text.indexOf(this.character, at);
      this.found = found < 0 ? this.text.length : found;
    }
    return this.found;
  }
}
