import sax from 'sax';
import { notJUnit } from './other-formats.js';
import { type PlacedParser, writePiece } from './plain-text.js';
import { ReportError } from './report-error.js';
import { ResultCollector } from './result-collector.js';
import type { TestResult } from './test-result.js';
import { shortened } from '../../service/text.js';

/**
 * Tokens are cut to this length while they are read, so that none is ever held whole; attribute values to one more, so that
 * the collector sees which names are too long. UTF-16 code units.
 */
const LONGEST_KEPT = 64 * 1024;
const MOST_ATTRIBUTES = 1000;
const DEEPEST = 200;

/** The parser refuses tokens above this; it passes long texts and CDATA sections on in pieces of about this size. */
(sax as unknown as { MAX_BUFFER_LENGTH: number }).MAX_BUFFER_LENGTH = 4 * LONGEST_KEPT;

/** The parser's fields for the tokens that it is in the middle of; its published types leave them out. */
interface Tokens {
  attribValue: string;
  comment: string;
  procInstBody: string;
  entity: string;
}

/**
 * Reads one JUnit report from pieces of its text and hands out the tests that they complete. It holds the open elements
 * and the tests not yet taken, and never the document. What the elements mean, `ResultCollector` knows.
 *
 * The parser is strict about the XML's structure. Two things that real reports hold are let through although XML 1.0
 * forbids them: control characters in texts, and numeric references to such characters, which stay as they are written.
 */
export class ReportParser {
  private readonly parser: PlacedParser & Tokens;
  private readonly results: ResultCollector;
  /** Local names of the open elements, the outermost first. */
  private readonly path: string[] = [];
  private sawRoot = false;
  private tagLine = 1;

  /**
   * @param report the report as messages name it
   * @param variant the variant of every test whose report names none
   */
  constructor(
    private readonly report: string,
    variant?: string,
  ) {
    this.results = new ResultCollector(report, variant, (reason) => this.error(reason));
    const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions) as PlacedParser & Tokens;
    parser.onerror = (error) => {
      this.onError(error);
    };
    parser.ondoctype = () => {
      throw this.error(
        'the report has a document type declaration (<!DOCTYPE>), which is refused. Have the tool write none',
      );
    };
    parser.onopentagstart = () => {
      // The parser has read one character beyond the tag's name; when that is a line break, it stands on the next line.
      this.tagLine = parser.column === 0 ? parser.line : parser.line + 1;
    };
    parser.onopentag = (tag) => {
      this.open(tag.name, (tag as sax.Tag).attributes);
    };
    parser.onclosetag = (name) => {
      this.close(name);
    };
    parser.ontext = parser.oncdata = (text) => {
      this.results.text(text);
    };
    this.parser = parser;
  }

  /**
   * Reads on.
   * @param piece cut anywhere, of 128 Ki UTF-16 code units at most, so that it and what is kept stay below the parser's limit
   * @throws ReportError
   */
  write(piece: string): void {
    const { parser } = this;
    try {
      writePiece(parser, piece, this.results);
    } catch (error) {
      // The parser itself stumbles over an attribute that is called `hasOwnProperty`.
      throw error instanceof ReportError ? error : this.error(`the XML cannot be read: ${String(error)}`);
    }
    const { tag } = parser as { tag?: sax.Tag | null };
    if (tag && Object.keys(tag.attributes).length > MOST_ATTRIBUTES) {
      throw this.error(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    }
    if (parser.attribValue.length > LONGEST_KEPT) parser.attribValue = parser.attribValue.slice(0, LONGEST_KEPT + 1);
    if (parser.comment.length > LONGEST_KEPT) parser.comment = '';
    if (parser.procInstBody.length > LONGEST_KEPT) parser.procInstBody = parser.procInstBody.slice(0, LONGEST_KEPT);
  }

  /**
   * Ends the report.
   * @throws ReportError when it is empty or cut off
   */
  end(): void {
    const { line, column, position } = this.parser;
    const place = { line: line + 1, column: Math.max(1, column) };
    if (position === 0)
      throw new ReportError(this.report, 'the report is empty. Did the test run crash before it wrote it?', place);
    const open = this.path.at(-1);
    if (open !== undefined) {
      throw new ReportError(
        this.report,
        `the report is cut off: <${open}> is still open at its end. Did the test run crash?`,
        place,
      );
    }
    this.parser.close();
    if (!this.sawRoot)
      throw new ReportError(
        this.report,
        'the report holds no element. Did the test run crash before it wrote it?',
        place,
      );
  }

  /** The tests that ended since the last call, in that order. */
  take(): readonly TestResult[] {
    return this.results.take();
  }

  /** An error at the place that has been reached. */
  error(reason: string): ReportError {
    const { line, column } = this.parser;
    return new ReportError(this.report, reason, { line: line + 1, column: Math.max(1, column) });
  }

  private onError(error: Error): void {
    const [what = ''] = error.message.split('\n', 1);
    if (what === 'Invalid character entity' && /^#(?:\d+|x[\da-f]+)$/i.test(this.parser.entity)) {
      (this.parser as { error: Error | null }).error = null;
      return;
    }
    if (what === 'Unexpected end') {
      throw this.error('the report is cut off in the middle of an element. Did the test run crash?');
    }
    if (what.startsWith('Max buffer length exceeded')) {
      throw this.error(
        'a name in the XML itself (of an element, an attribute or an entity) is longer than any real one',
      );
    }
    if (!this.sawRoot && what.startsWith('Non-whitespace before first tag')) {
      throw this.error('this is no XML. Narrow the globs to the JUnit reports');
    }
    const reason =
      what === 'Invalid character entity' ? `the entity &${shortened(this.parser.entity, 40)}; is not defined` : what;
    throw this.error(`the XML is not well-formed: ${reason.replace(/\.$/, '')}`);
  }

  private open(qualifiedName: string, attributes: Readonly<Record<string, string>>): void {
    const name = localName(qualifiedName);
    const parent = this.path.at(-1);
    if (parent === undefined) {
      if (this.sawRoot)
        throw this.error(
          `a second root element, <${shortened(name, 60)}>, follows the first. Write each report to a file of its own`,
        );
      if (name !== 'testsuites' && name !== 'testsuite') throw this.error(notJUnit(name));
      this.sawRoot = true;
    }
    if (this.path.length >= DEEPEST) throw this.error(`elements are nested more than ${DEEPEST} deep`);
    this.path.push(name);
    this.results.open(name, attributes, this.path, this.tagLine);
  }

  private close(qualifiedName: string): void {
    this.path.pop();
    this.results.close(localName(qualifiedName));
  }
}

function localName(qualifiedName: string): string {
  const colon = qualifiedName.indexOf(':');
  return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}
