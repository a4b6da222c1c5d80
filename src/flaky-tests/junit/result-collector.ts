import { type ElementMeaning, elementMeanings, fileOf, isFailureWord, withoutRunTime } from './dialects.js';
import { type Attributes, type ToldOfCase, endOf, failuresOf, missingFailures, unknownWord } from './outcome.js';
import { type Outcome, type ReportError, type TestResult, isFailure } from './test-result.js';
import { shortened } from '../../../packages/shared/src/text.js';

/** Longest name, class name or path. Longer ones are refused, because cutting one would give a different name. */
const longestIdentity = 64 * 1024;
/**
 * Shorter values that hold only white space count as missing. Longer values are not checked. The parser builds a value
 * character by character, so the first read of a long value makes the engine copy it, and most values are never read.
 */
const longestBlank = 12;
const longestMessage = 300;
const longestCount = 30;

interface OpenSuite {
  readonly name: string | undefined;
  readonly around: OpenSuite | undefined;
  /** Names of this suite and those around it. */
  readonly chain: readonly string[];
  /** Length of these names together. */
  readonly chainLength: number;
  /** Its own source file, or else the file of the nearest suite around it. The variant is found in the same way. */
  readonly file: string | undefined;
  variant: string | undefined;
  /** Name and file of the outermost suite: of this one, or of one around it. */
  readonly outermost: { readonly name: string | undefined; readonly file: string | undefined } | undefined;
  /** Number of its element among the `<testsuite>` elements of the report; undefined for `<testsuites>`. */
  readonly element: number | undefined;
  readonly line: number;
  readonly declared: readonly [failures: string, errors: string];
  /** How many failures the report shows in it. */
  shown: number;
}

interface OpenCase extends ToldOfCase {
  readonly line: number;
  readonly meanings: ElementMeaning[];
  isPartSkipped: boolean;
  variant: string | undefined;
  message: string;
  messageWeight: number;
  crash: string | undefined;
}

/** An element that says how a test case or a suite ended. */
interface Statement {
  readonly meaning: ElementMeaning;
  /** The test case; undefined for a statement about a suite. */
  readonly test: OpenCase | undefined;
  readonly message: string;
  /** Its text, as far as it will be shown. */
  text: string;
  readonly line: number;
}

/** An open element, with the innermost suite, test case and statement: itself, or one around it. */
interface OpenElement {
  readonly name: string;
  readonly suite?: OpenSuite | undefined;
  readonly test?: OpenCase | undefined;
  readonly statement?: Statement | undefined;
}

/** Rank of an element's message when one test case has several elements. */
const weightOf: Readonly<Record<ElementMeaning, number>> = {
  failure: 3,
  error: 2,
  skipped: 1,
  'earlier-attempt': 0,
  rerun: 0,
};

/**
 * Makes test results from the elements of one report. It holds only the open elements, and the results that were not
 * taken yet.
 */
export class ResultCollector {
  readonly #report: string;
  readonly #variant: string | undefined;
  readonly #error: (reason: string) => ReportError;
  readonly #open: OpenElement[] = [];
  #tests: TestResult[] = [];
  /** How many `<testsuite>` elements have begun. */
  #suiteElements = 0;

  /**
   * @param report the report as messages name it
   * @param variant of every test whose report names no variant
   * @param error makes an error at the place that has been reached
   */
  constructor(report: string, variant: string | undefined, error: (reason: string) => ReportError) {
    this.#report = report;
    this.#variant = variant;
    this.#error = error;
  }

  /**
   * An element begins.
   * @param name its local name
   * @param line on which its tag begins, counted from 1
   * @throws ReportError for a name, class name, path or variant that is longer than any real one
   */
  open(name: string, attributes: Attributes, line: number): void {
    const around = this.#open.at(-1) ?? { name: '' };
    this.#open.push({ ...around, ...this.#begin(name, attributes, line, around), name });
  }

  /** Text, or a piece of it, in the innermost open element. */
  text(text: string): void {
    const { statement } = this.#open.at(-1) ?? {};
    if (statement === undefined) return;
    // A word of a crash is never cut by the pieces of a text, which end at line breaks or are long.
    if (statement.test) noteCrash(statement.test, statement.meaning, text);
    if (statement.text.length >= 2 * longestMessage) return;
    // Line breaks stay, because a token that is split over two lines is found by its line break.
    const folded = shortened(
      text.replace(/\s+/g, (blank) => (/[\r\n]/.test(blank) ? '\n' : ' ')),
      4 * longestMessage,
    );
    // White space between two pieces is folded, too. Many short pieces then take only the memory of their words.
    statement.text += [undefined, ' ', '\n'].includes(statement.text.at(-1)) ? folded.trimStart() : folded;
  }

  /** The innermost open element ends. */
  close(): void {
    const { name, suite, test, statement } = this.#open.pop() ?? { name: '' };
    if (name === 'testcase') {
      if (test) this.#endCase(test, suite);
    } else if (isSuite(name)) {
      // A suite that counts more failures than it shows has lost a test, or failed outside of its tests. It must not look green.
      const missing = suite && missingFailures(suite.declared, suite.shown);
      if (missing) this.#addSuiteFailure(suite, 'failed', missing.message, missing.failures);
    } else if (statement && statement !== this.#open.at(-1)?.statement) {
      this.#endStatement(statement, suite);
    }
  }

  /** The tests that ended since the last call, in that order. */
  take(): readonly TestResult[] {
    const tests = this.#tests;
    if (tests.length > 0) this.#tests = [];
    return tests;
  }

  /** What begins with an element. */
  #begin(name: string, attributes: Attributes, line: number, around: OpenElement): Omit<OpenElement, 'name'> {
    if (name === 'testcase') return { test: this.#newCase(attributes, line), statement: undefined };
    if (isSuite(name)) return { suite: this.#newSuite(name, attributes, line, around.suite), statement: undefined };
    // An unknown element may be a failure.
    const meaning = elementMeanings.get(name) ?? 'error';
    if (meaning === 'nothing') {
      if (name === 'property' && around.name !== 'testcase') this.#readProperty(attributes, around);
      return {};
    }
    // A failure counts wherever it is written: below output or properties, too.
    const isDirect = around.name === 'testcase';
    const test = isDirect || isFailureWord(name) ? around.test : undefined;
    if (test) noteStatement(test, meaning, attributes, isDirect);
    else if (!isFailureWord(name) && !(isSuite(around.name) && meaning === 'error')) return {};
    const message = elementMeanings.has(name) ? (attributes.message ?? '') : unknownWord(`<${name}>`);
    return { statement: { meaning, test, message, text: '', line } };
  }

  #newSuite(name: string, attributes: Attributes, line: number, around: OpenSuite | undefined): OpenSuite {
    const written = this.#identity('name', attributes.name);
    const shown = written === undefined ? [] : [withoutRunTime(written)];
    const chainLength = (around?.chainLength ?? 0) + shown.join('').length;
    if (chainLength > longestIdentity) {
      throw this.#error(`the names of the suites around a test have more than ${longestIdentity} characters together`);
    }
    const isOne = name === 'testsuite';
    const { failures = '0', errors = '0' } = attributes;
    return {
      name: shown[0],
      around,
      chainLength,
      chain: [...(around?.chain ?? []), ...shown],
      file: this.#identity('file', fileOf(attributes)) ?? around?.file,
      variant: this.#identity('variant', attributes.variant) ?? around?.variant ?? this.#variant,
      outermost: around?.outermost ?? (isOne ? { name: attributes.name, file: fileOf(attributes) } : undefined),
      element: isOne ? (this.#suiteElements += 1) : undefined,
      line,
      declared: [shortened(failures, longestCount), shortened(errors, longestCount)],
      shown: 0,
    };
  }

  #newCase(attributes: Attributes, line: number): OpenCase {
    return {
      attributes,
      line,
      meanings: [],
      isPartSkipped: false,
      variant: this.#identity('variant', attributes.variant),
      message: '',
      messageWeight: 0,
      crash: undefined,
    };
  }

  /** A property of the properties of a test case or a suite. */
  #readProperty({ name, value }: Attributes, around: OpenElement): void {
    if (name !== 'variant') return;
    const owner = this.#open.at(-2)?.name === 'testcase' ? around.test : around.suite;
    const variant = this.#identity('variant', value);
    if (owner && variant !== undefined) owner.variant = variant;
  }

  #endStatement({ meaning, test, message, text, line }: Statement, suite: OpenSuite | undefined): void {
    const said = message.trim() === '' ? text : message;
    if (test === undefined) {
      if (suite === undefined) return;
      suite.shown += 1;
      this.#addSuiteFailure({ ...suite, line }, meaning === 'failure' ? 'failed' : 'errored', said, 1);
    } else if (weightOf[meaning] > test.messageWeight && said.trim() !== '') {
      test.message = said;
      test.messageWeight = weightOf[meaning];
    }
  }

  #addSuiteFailure({ name, file, around, line }: OpenSuite, outcome: Outcome, message: string, failures: number): void {
    show(around, failures);
    this.#tests.push({
      kind: 'suite',
      name,
      suites: around?.chain ?? [],
      file,
      outcome,
      retried: false,
      message: shorten(message),
      place: { report: this.#report, line },
    });
  }

  #endCase(test: OpenCase, suite: OpenSuite | undefined): void {
    const { attributes, meanings } = test;
    const { outcome, message } = endOf(test);
    const failed = isFailure({ outcome });
    show(suite, failuresOf(test, failed));
    const { name, classname, id } = attributes;
    const file = fileOf(attributes);
    this.#tests.push({
      kind: 'test',
      name: this.#identity('name', name),
      suites: suite?.chain ?? [],
      // PHPUnit writes the class under two names.
      classname: this.#identity('classname', classname ?? attributes.class),
      file: this.#identity('file', file) ?? suite?.file,
      line: lineIn(attributes.line),
      variant: test.variant ?? suite?.variant,
      outcome,
      retried: meanings.includes('earlier-attempt') || meanings.includes('rerun'),
      message: outcome === 'passed' ? undefined : shorten(message),
      crash: failed ? test.crash : undefined,
      time: seconds(attributes.time),
      identity: { name, classname, id, parent: suite?.outermost?.name, file: file ?? suite?.outermost?.file },
      suiteElement: suite?.element,
      place: { report: this.#report, line: test.line },
    });
  }

  #identity(what: string, value: string | undefined): string | undefined {
    if (value === undefined || (value.length < longestBlank && value.trim() === '')) return undefined;
    if (value.length > longestIdentity) throw this.#error(`a ${what} is longer than ${longestIdentity} characters`);
    return value;
  }
}

const isSuite = (element: string): boolean => element === 'testsuite' || element === 'testsuites';

/** Counts failures that the report shows in a suite and in those around it. */
function show(suite: OpenSuite | undefined, failures: number): void {
  for (let one = suite; one; one = one.around) one.shown += failures;
}

/** Takes note of a statement about a test case as it begins. */
function noteStatement(
  test: OpenCase,
  meaning: ElementMeaning,
  { type, message = '' }: Attributes,
  isDirect: boolean,
): void {
  test.meanings.push(meaning);
  noteCrash(test, meaning, message);
  // pytest writes into one test case that a subtest was skipped and that another failed. Its run fails then.
  const ofSubtest = meaning === 'skipped' && (type === 'pytest.skip' || type === 'pytest.xfail');
  // No known tool nests a failure that it does not count.
  if (!isDirect || ofSubtest) test.isPartSkipped = true;
}

/**
 * Texts of a run that ended before its tests did: a panic of Go, a signal, a runner's own timeout, a JVM that went away, modules that pytest
 * could not collect.
 */
const crashes =
  /^[ \t]*(panic: |fatal error: |signal: |test timed out after |The forked VM terminated|collection failure)/m;

function noteCrash(test: OpenCase, meaning: ElementMeaning, text: string): void {
  if (meaning === 'failure' || meaning === 'error') test.crash ??= crashes.exec(text)?.[1]?.trim();
}

/** The line in a file; undefined for a text that is none. */
function lineIn(value = ''): number | undefined {
  return /^\s*0*[1-9]\d*\s*$/.test(value) ? Number(value) : undefined;
}

/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
function seconds(value = ''): number | undefined {
  const time = Number(value.includes('.') ? value.replaceAll(',', '') : value.replace(',', '.'));
  return value !== '' && time >= 0 ? time : undefined;
}

/**
 * The part of a message that is shown, as a copy; undefined for an empty message. The engine keeps a whole text in memory as long as a part of it is
 * used, so without copies the failures would keep the report in memory.
 */
function shorten(message: string): string | undefined {
  const shown = shortened(
    shortened(message, 4 * longestMessage)
      .replace(/\s+/g, ' ')
      .trim(),
    longestMessage,
  );
  return shown === '' ? undefined : Buffer.from(shown, 'utf16le').toString('utf16le');
}
