import sax from 'sax';
import { notJUnit } from './other-formats.js';
import { classNameOf, fileOf, verdictOf } from './dialects/index.js';
import type { Verdict } from './dialects/dialect.js';
import { outcomeOf } from './outcome.js';
import { ReportError } from './report-error.js';
import { isFailure } from './test-result.js';
import type { Outcome, TestResult } from './test-result.js';
import { shortened } from '../../service/text.js';

/** A name, class name or path may be this long; longer ones are refused, because a cut one would be another one. */
const LONGEST_IDENTITY = 64 * 1024;
/** Other tokens are cut to this length while they are read, so that no token is ever held whole. UTF-16 code units. */
const LONGEST_KEPT = 64 * 1024;
/**
 * Shorter values that hold only white space count as missing. Longer ones are not looked into: the parser builds a value
 * one character at a time, and the first look at a long one makes the engine copy it, which most readers never need.
 */
const LONGEST_BLANK = 12;
const MOST_ATTRIBUTES = 1000;
const DEEPEST = 200;
const LONGEST_MESSAGE = 300;

/** The parser refuses tokens above this; it passes long texts and CDATA sections on in pieces of about this size. */
(sax as unknown as { MAX_BUFFER_LENGTH: number }).MAX_BUFFER_LENGTH = 4 * LONGEST_KEPT;

/** The parser's fields for the tokens that it is in the middle of; its published types leave them out. */
interface Tokens {
  attribValue: string;
  comment: string;
  procInstBody: string;
  entity: string;
}

interface OpenSuite {
  readonly name: string | undefined;
  /** Names of this suite and those around it. */
  readonly chain: readonly string[];
  /** Its own source file, or else that of the nearest suite around it; the same for its variant. */
  readonly file: string | undefined;
  variant: string | undefined;
  readonly line: number;
  /** What its `failures` and `errors` attributes add up to, and as they are written. */
  readonly declared: number;
  readonly declaration: string;
  failing: number;
  retried: number;
}

interface OpenCase {
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly verdicts: Verdict[];
  variant: string | undefined;
  /** What the element with the most weight says, and that weight. */
  message: string;
  messageWeight: number;
}

/** Whose message is shown when several elements stand in one test case. */
const WEIGHTS: Readonly<Record<Verdict, number>> = { failure: 3, error: 2, skipped: 1, 'earlier-attempt': 0 };

/**
 * Reads one JUnit report from pieces of its text and hands out the tests that they complete. It holds the open elements
 * and the tests not yet taken, and never the document.
 *
 * The parser is strict about the XML's structure. Two things that real reports hold are let through although XML 1.0
 * forbids them: control characters in texts, and numeric references to such characters, which stay as they are written.
 */
export class ReportParser {
  private readonly parser: sax.SAXParser & Tokens;
  private readonly suites: OpenSuite[] = [];
  private readonly cases: OpenCase[] = [];
  /** Local names of the open elements. */
  private readonly path: string[] = [];
  private tests: TestResult[] = [];
  private sawRoot = false;
  private tagLine = 1;
  /** Text of the element that tells of a failure, up to what is shown of it; undefined outside of one. */
  private text: string | undefined;
  /** Where that text goes when the element ends. */
  private textDone: ((text: string) => void) | undefined;

  /**
   * @param report the report as messages name it
   * @param variant the variant of every test whose report names none
   */
  constructor(
    private readonly report: string,
    private readonly variant?: string,
  ) {
    const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions) as sax.SAXParser & Tokens;
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
      if (this.text !== undefined && this.text.length < 2 * LONGEST_MESSAGE) {
        this.text += shortened(text, 4 * LONGEST_MESSAGE).replace(/\s+/g, ' ');
      }
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
      parser.write(piece);
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
    const { tests } = this;
    if (tests.length > 0) this.tests = [];
    return tests;
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
    if (what === 'Unexpected end' || what === 'Unclosed root tag') {
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
    if (name === 'testcase') {
      this.openCase(attributes);
    } else if (name === 'testsuite' || name === 'testsuites') {
      this.openSuite(attributes);
    } else if (parent === 'testcase') {
      this.openVerdict(name, attributes);
    } else if (name === 'property') {
      this.readProperty(attributes);
    } else if ((name === 'failure' || name === 'error') && (parent === 'testsuite' || parent === 'testsuites')) {
      this.openSuiteFailure(name, attributes);
    }
  }

  private close(qualifiedName: string): void {
    this.path.pop();
    const name = localName(qualifiedName);
    if (name === 'testcase') {
      this.closeCase();
    } else if (name === 'testsuite' || name === 'testsuites') {
      this.closeSuite();
    } else if (this.textDone && this.text !== undefined && verdictOf(name) !== undefined) {
      this.textDone(this.text);
      this.text = this.textDone = undefined;
    }
  }

  private openSuite(attributes: Readonly<Record<string, string>>): void {
    const { failures, errors } = attributes;
    const outer = this.suites.at(-1);
    const name = this.identity('name', attributes.name);
    const chain = outer?.chain ?? [];
    this.suites.push({
      name,
      chain: name === undefined ? chain : [...chain, name],
      file: this.identity('file', fileOf(attributes)) ?? outer?.file,
      variant: this.identity('variant', attributes.variant) ?? outer?.variant ?? this.variant,
      line: this.tagLine,
      declared: count(failures) + count(errors),
      declaration: shortened(`failures="${failures ?? '0'}" errors="${errors ?? '0'}"`, 60),
      failing: 0,
      retried: 0,
    });
  }

  /** A suite that counts failures and shows none has lost a test, or failed before its first: that must not look green. */
  private closeSuite(): void {
    const suite = this.suites.pop();
    if (suite && suite.declared > 0 && suite.failing === 0 && suite.retried === 0) {
      this.addSuiteFailure(
        suite,
        this.suites,
        'failed',
        `the suite says ${suite.declaration} and names no test that failed`,
      );
    }
  }

  private openSuiteFailure(name: string, attributes: Readonly<Record<string, string>>): void {
    const suite = this.suites.at(-1);
    if (!suite) return;
    suite.failing += 1;
    const outcome = name === 'failure' ? 'failed' : 'errored';
    const message = attributes.message ?? '';
    const { tagLine: line } = this;
    this.collectText((text) => {
      this.addSuiteFailure(
        { ...suite, line },
        this.suites.slice(0, -1),
        outcome,
        message.trim() === '' ? text : message,
      );
    });
  }

  private addSuiteFailure(suite: OpenSuite, around: readonly OpenSuite[], outcome: Outcome, message: string): void {
    for (const outer of around) outer.failing += 1;
    const test: Mutable<TestResult> = {
      kind: 'suite',
      suites: around.at(-1)?.chain ?? [],
      outcome,
      retried: false,
      place: { report: this.report, line: suite.line },
    };
    if (suite.name !== undefined) test.name = suite.name;
    if (suite.file !== undefined) test.file = suite.file;
    const brief = shorten(message);
    if (brief !== '') test.message = brief;
    this.tests.push(test);
  }

  private openCase(attributes: Readonly<Record<string, string>>): void {
    this.cases.push({
      attributes,
      line: this.tagLine,
      verdicts: [],
      variant: this.identity('variant', attributes.variant),
      message: '',
      messageWeight: 0,
    });
  }

  private openVerdict(name: string, attributes: Readonly<Record<string, string>>): void {
    const verdict = verdictOf(name);
    const test = this.cases.at(-1);
    if (!verdict || !test) return;
    test.verdicts.push(verdict);
    const weight = WEIGHTS[verdict];
    if (weight <= test.messageWeight) return;
    const keep = (message: string): void => {
      if (message.trim() === '') return;
      test.message = message;
      test.messageWeight = weight;
    };
    keep(attributes.message ?? '');
    if (test.messageWeight < weight) this.collectText(keep);
  }

  private readProperty(attributes: Readonly<Record<string, string>>): void {
    if (attributes.name !== 'variant') return;
    const owner = this.path.at(-3) === 'testcase' ? this.cases.at(-1) : this.suites.at(-1);
    const variant = this.identity('variant', attributes.value);
    if (owner && variant !== undefined) owner.variant = variant;
  }

  private closeCase(): void {
    const open = this.cases.pop();
    if (!open) return;
    const { attributes } = open;
    const suite = this.suites.at(-1);
    const retried = open.verdicts.includes('earlier-attempt');
    const outcome = outcomeOf(open.verdicts, attributes.status, attributes.result);
    const test: Mutable<TestResult> = {
      kind: 'test',
      suites: suite?.chain ?? [],
      outcome,
      retried,
      place: { report: this.report, line: open.line },
    };
    const name = this.identity('name', attributes.name);
    const classname = this.identity('classname', classNameOf(attributes));
    const file = this.identity('file', fileOf(attributes)) ?? suite?.file;
    const line = count(attributes.line);
    const variant = open.variant ?? suite?.variant;
    const time = seconds(attributes.time);
    if (name !== undefined) test.name = name;
    if (classname !== undefined) test.classname = classname;
    if (file !== undefined) test.file = file;
    if (line > 0) test.line = line;
    if (variant !== undefined) test.variant = variant;
    if (time !== undefined) test.time = time;
    if (outcome !== 'passed' && open.message !== '') test.message = shorten(open.message);
    if (isFailure(test)) for (const around of this.suites) around.failing += 1;
    if (retried) for (const around of this.suites) around.retried += 1;
    this.tests.push(test);
  }

  private collectText(done: (text: string) => void): void {
    this.text = '';
    this.textDone = done;
  }

  private identity(what: string, value: string | undefined): string | undefined {
    if (value === undefined || (value.length < LONGEST_BLANK && value.trim() === '')) return undefined;
    if (value.length > LONGEST_IDENTITY) throw this.error(`a ${what} is longer than ${LONGEST_IDENTITY} characters`);
    return value;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function localName(qualifiedName: string): string {
  const colon = qualifiedName.indexOf(':');
  return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}

/** A count as an attribute gives it; 0 for anything that is none. */
function count(value: string | undefined): number {
  return value !== undefined && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}

/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
function seconds(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const plain = Number(value);
  if (plain >= 0) return plain;
  const time = Number(value.includes('.') ? value.replaceAll(',', '') : value.replace(',', '.'));
  return time >= 0 ? time : undefined;
}

function shorten(message: string): string {
  return shortened(
    shortened(message, 4 * LONGEST_MESSAGE)
      .replace(/\s+/g, ' ')
      .trim(),
    LONGEST_MESSAGE,
  );
}
