import sax from 'sax';
import { ReportError, type TestResult } from './test-result.js';
import { ResultCollector } from './result-collector.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { strictXmlParser } from '../../../packages/shared/src/xml-parser.js';

/**
 * Longest tag with its attributes, and longest comment, in UTF-16 code units. The parser holds each of these whole, and
 * needs about 32 bytes for each code unit.
 */
const longestToken = 2 * 1024 * 1024;
const longestElementName = 1000;
const mostAttributes = 1000;
const deepest = 200;
/** How much of the report's beginning shows that it has another format, in UTF-16 code units. */
const beginning = 100;

/** The parser refuses longer tokens. It passes on long texts and CDATA sections in parts of about this size. */
(sax as unknown as { MAX_BUFFER_LENGTH: number }).MAX_BUFFER_LENGTH = longestToken;

/**
 * Reads one JUnit report from pieces of its text and hands out the tests that they complete. It holds only the open
 * elements and the tests that were not taken yet, never the whole document. `ResultCollector` knows the meaning of the
 * elements.
 *
 * The parser is strict about the XML's structure. It accepts two things in real reports that XML 1.0 forbids: control
 * characters in texts, and numeric references to such characters, which stay as they are written.
 */
export class ReportParser {
  readonly #report: string;
  readonly #parser: sax.SAXParser;
  readonly #results: ResultCollector;
  /** Local names of the open elements, the outermost first. */
  readonly #path: string[] = [];
  #sawRoot = false;
  #tagLine = 1;
  #attributes = 0;
  #beginning = '';

  /**
   * @param report the report as messages name it
   * @param variant of every test whose report names no variant
   */
  constructor(report: string, variant?: string) {
    this.#report = report;
    this.#results = new ResultCollector(report, variant, (reason) => this.error(reason));
    const parser = strictXmlParser();
    parser.onerror = (error) => this.#onError(error);
    parser.ondoctype = (type) => {
      if (/^\s*html\b/i.test(type)) throw this.error(otherFormats.html ?? '');
      throw this.error(
        'the report has a document type declaration (<!DOCTYPE>), which is refused. Configure the tool not to write one',
      );
    };
    const onceEach = refusingTwice((name) => {
      throw this.error(`the XML is not well-formed: the attribute ${shortened(name, 60)} is there twice`);
    });
    parser.onopentagstart = (tag) => {
      tag.attributes = Object.create(onceEach) as typeof tag.attributes;
      if (tag.name.length > longestElementName) throw this.error('the name of an element is too long');
      // The parser has read one character beyond the tag's name; when that is a line break, it is on the next line.
      this.#tagLine = parser.column === 0 ? parser.line : parser.line + 1;
      this.#attributes = 0;
    };
    parser.onattribute = () => {
      this.#attributes += 1;
      if (this.#attributes > mostAttributes) throw this.error(`an element has more than ${mostAttributes} attributes`);
      if (parser.position - parser.startTagPosition > longestToken) throw this.#tooLong();
    };
    parser.onopentag = (tag) => {
      this.#open(tag.name, (tag as sax.Tag).attributes);
      // The parser keeps the tag until the element ends, so its attributes are dropped here.
      tag.attributes = {};
    };
    parser.onclosetag = () => {
      this.#path.pop();
      this.#results.close();
    };
    parser.ontext = parser.oncdata = (text) => this.#results.text(text);
    this.#parser = parser;
  }

  /**
   * Reads the next piece.
   * @param piece cut anywhere
   * @throws ReportError
   */
  write(piece: string): void {
    this.#beginning ||= piece.slice(0, beginning);
    try {
      this.#parser.write(piece);
    } catch (error) {
      // The parser throws another error at an unknown declaration, and at an attribute called `hasOwnProperty`.
      throw error instanceof ReportError ? error : this.error(`the XML cannot be read: ${(error as Error).message}`);
    }
  }

  /**
   * Ends the report.
   * @throws ReportError when it is empty or cut off
   */
  end(): void {
    const open = this.#path.at(-1);
    if (open !== undefined) {
      throw this.error(`the report is cut off: <${open}> is still open at its end. Did the test run crash?`);
    }
    // Closing it changes its place.
    const empty = this.error('the report is empty: it has no element. Did the test run crash before writing it?');
    this.#parser.close();
    if (!this.#sawRoot) throw empty;
  }

  /** The tests that ended since the last call, in that order. */
  take(): readonly TestResult[] {
    return this.#results.take();
  }

  /** An error at the place that has been reached. */
  error(reason: string): ReportError {
    const { line, column } = this.#parser;
    return new ReportError(this.#report, reason, { line: line + 1, column: Math.max(1, column) });
  }

  #onError(error: Error): void {
    const [what = ''] = error.message.split('\n', 1);
    const entity = what === 'Invalid character entity' ? (this.#parser as { entity?: string }).entity : undefined;
    if (entity !== undefined && /^#(?:\d+|x[\da-f]+)$/i.test(entity)) {
      this.#parser.resume();
      return;
    }
    if (what === 'Unexpected end') {
      throw this.error('the report is cut off in the middle of an element. Did the test run crash?');
    }
    if (what.startsWith('Max buffer length exceeded')) throw this.#tooLong();
    if (!this.#sawRoot && what.startsWith('Non-whitespace before first tag')) {
      const known = otherTexts.find(([form]) => form.test(this.#beginning))?.[1];
      throw this.error(known ?? "this isn't XML. Narrow the globs to the JUnit reports");
    }
    const reason =
      entity === undefined ? what.replace(/\.$/, '') : `the entity &${shortened(entity, 40)}; is not defined`;
    throw this.error(`the XML is not well-formed: ${reason}`);
  }

  #tooLong(): ReportError {
    return this.error(
      `a tag or a comment is longer than ${longestToken} characters. Have the tool write messages and outputs between tags and not in attributes`,
    );
  }

  #open(qualifiedName: string, attributes: Readonly<Record<string, string>>): void {
    const name = localName(qualifiedName);
    const parent = this.#path.at(-1);
    if (parent === undefined) {
      if (this.#sawRoot)
        throw this.error(
          `a second root element, <${shortened(name, 60)}>, follows the first. Write each report to its own file`,
        );
      if (name !== 'testsuites' && name !== 'testsuite') throw this.error(notJUnit(name));
      this.#sawRoot = true;
    }
    if (this.#path.length >= deepest) throw this.error(`elements are nested more than ${deepest} deep`);
    this.#path.push(name);
    this.#results.open(name, attributes, this.#tagLine);
  }
}

/**
 * A prototype of attributes. The parser asks it for an attribute's name before it sets the attribute, and would pass over
 * a second one of that name (XML 1.0, section 3.1: a well-formedness constraint).
 */
const refusingTwice = (refuse: (name: string) => never) => ({
  hasOwnProperty(name: string): boolean {
    return Object.hasOwn(this, name) && refuse(name);
  },
});

function localName(qualifiedName: string): string {
  const colon = qualifiedName.indexOf(':');
  return colon < 0 ? qualifiedName : qualifiedName.slice(colon + 1);
}

/**
 * Root elements of other files that people mistake for JUnit reports, with advice. Names are those that the tools'
 * documentation gives.
 */
const otherFormats: Readonly<Record<string, string>> = {
  html: 'this is an HTML page. Name the XML report of the test run',
  'test-run': "this is NUnit's own format. Have NUnit write JUnit XML, for instance with JunitXml.TestLogger",
  'test-results': "this is NUnit 2's own format. Have it converted to JUnit XML",
  assemblies: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  assembly: "this is xUnit.net's own format. Have it write JUnit XML, for instance with JunitXml.TestLogger",
  TestRun: 'this is a TRX report. Have dotnet write JUnit XML with --logger junit (JunitXml.TestLogger)',
  'testng-results': "this is TestNG's own format. Its JUnit XML is in the folder junitreports",
  robot: "this is Robot Framework's own format. Run robot or rebot with --xunit",
  Site: "this is CTest's own format. Run ctest with --output-junit",
  coverage: 'this is a coverage report. Name the JUnit XML of the test run',
  report: "this isn't a test report (perhaps it is JaCoCo coverage). Name the JUnit XML of the test run",
  checkstyle: 'this is a Checkstyle report. Name the JUnit XML of the test run',
};

/** Beginnings of files that are not XML, with advice. */
const otherTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*[[{]/, 'this is JSON. Have the tool write JUnit XML'],
  [
    /^version https:\/\/git-lfs\.github\.com/,
    'this is a pointer of Git LFS, not the file itself. Check out with lfs: true',
  ],
  [/^(?:PK\u0003\u0004|\u001f.)/s, 'this is an archive. Unpack it first'],
  [/^(?:TAP version|1\.\.\d|ok \d|not ok \d)/, 'this is TAP. Have the tool write JUnit XML'],
];

/** Why a file with this root element is not a JUnit report, in one line. */
function notJUnit(root: string): string {
  const shown = shortened(root, 60);
  const known = Object.hasOwn(otherFormats, root) ? otherFormats[root] : undefined;
  return `the root element is <${shown}>, not <testsuites> or <testsuite>: ${known ?? "this isn't a JUnit report. Narrow the globs to the JUnit reports"}`;
}
