import { type ElementMeaning, classNameOf, fileOf, isSkippedPart, meaningOf, withoutRunTime } from './dialects.js';
import { FailureCount } from './failure-count.js';
import { endOf, failuresOf, unknownWord, type ToldOfCase } from './outcome.js';
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

interface OpenSuite {
  readonly name: string | undefined;
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
  readonly failures: FailureCount;
}

interface OpenCase extends ToldOfCase {
  readonly line: number;
  readonly meanings: (ElementMeaning | undefined)[];
  isPartSkipped: boolean;
  variant: string | undefined;
  message: string;
  messageWeight: number;
  crash: string | undefined;
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
 * Makes test results from the elements of one report. It holds only the open suites and test cases, and the results
 * that were not taken yet.
 */
export class ResultCollector {
  readonly #report: string;
  readonly #variant: string | undefined;
  readonly #error: (reason: string) => ReportError;
  readonly #suites: OpenSuite[] = [];
  readonly #cases: OpenCase[] = [];
  #tests: TestResult[] = [];
  /** How many `<testsuite>` elements have begun. */
  #suiteElements = 0;
  /** Line on which the tag of the latest element begins. */
  #line = 1;
  /** Text of the element that reports a failure, as far as it will be shown. */
  #collected = '';
  /** True within an element that reports a failure of a test case. */
  #isInFailure = false;
  /** Receives this text when the element ends; undefined outside of an element. */
  #onCollected: ((text: string) => void) | undefined;

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
   * @param path local names of the open elements, the outermost first, with this one
   * @param line on which its tag begins, counted from 1
   * @throws ReportError for a name, class name, path or variant that is longer than any real one
   */
  open(name: string, attributes: Readonly<Record<string, string>>, path: readonly string[], line: number): void {
    this.#line = line;
    const parent = path.at(-2);
    if (name === 'testcase') {
      this.#openCase(attributes);
    } else if (name === 'testsuite' || name === 'testsuites') {
      this.#openSuite(name, attributes);
    } else if (parent === 'testcase' || (path.includes('testcase') && isFailureWord(name))) {
      // A failure counts wherever it is written: below output or properties, too.
      this.#openMeaning(name, attributes, parent !== 'testcase');
    } else if (name === 'property') {
      this.#readProperty(attributes, path.at(-3));
    } else if (parent === 'testsuite' || parent === 'testsuites' || isFailureWord(name)) {
      this.#openInSuite(name, attributes);
    }
  }

  /** Text, or a piece of it, in the innermost open element. */
  text(text: string): void {
    this.#lookInto(text);
    if (this.#onCollected === undefined || this.#collected.length >= 2 * longestMessage) return;
    // Line breaks stay, because a token that is split over two lines is found by its line break.
    const folded = shortened(
      text.replace(/\s+/g, (blank) => (/[\r\n]/.test(blank) ? '\n' : ' ')),
      4 * longestMessage,
    );
    // White space between two pieces is folded, too. Many short pieces then take only the memory of their words.
    this.#collected += [undefined, ' ', '\n'].includes(this.#collected.at(-1)) ? folded.trimStart() : folded;
  }

  /**
   * An element ends.
   * @param name its local name
   */
  close(name: string): void {
    if (isFailureWord(name)) this.#isInFailure = false;
    if (name === 'testcase') {
      this.#closeCase();
    } else if (name === 'testsuite' || name === 'testsuites') {
      this.#closeSuite();
    } else if (this.#onCollected && ![undefined, 'nothing'].includes(meaningOf(name))) {
      this.#onCollected(this.#collected);
      this.#onCollected = undefined;
    }
  }

  /** The tests that ended since the last call, in that order. */
  take(): readonly TestResult[] {
    const tests = this.#tests;
    if (tests.length > 0) this.#tests = [];
    return tests;
  }

  /** Words of a crash in the text of a failure. Such a word is never cut by the pieces of a text, which end at line breaks or are long. */
  #lookInto(text: string): void {
    const test = this.#cases.at(-1);
    if (!this.#isInFailure || test === undefined) return;
    test.crash ??= crashIn(text);
  }

  #openSuite(element: string, attributes: Readonly<Record<string, string>>): void {
    const outer = this.#suites.at(-1);
    const written = this.#identity('name', attributes.name);
    const name = written === undefined ? undefined : withoutRunTime(written);
    const chain = outer?.chain ?? [];
    const chainLength = (outer?.chainLength ?? 0) + (name?.length ?? 0);
    if (chainLength > longestIdentity) {
      throw this.#error(`the names of the suites around a test have more than ${longestIdentity} characters together`);
    }
    this.#suites.push({
      name,
      chainLength,
      chain: name === undefined ? chain : [...chain, name],
      file: this.#identity('file', fileOf(attributes)) ?? outer?.file,
      variant: this.#identity('variant', attributes.variant) ?? outer?.variant ?? this.#variant,
      outermost:
        outer?.outermost ?? (element === 'testsuite' ? { name: attributes.name, file: fileOf(attributes) } : undefined),
      element: element === 'testsuite' ? (this.#suiteElements += 1) : undefined,
      line: this.#line,
      failures: new FailureCount(attributes),
    });
  }

  /**
   * A suite that counts more failures than it shows has lost a test, or failed outside of its tests. It must not look
   * green.
   */
  #closeSuite(): void {
    const suite = this.#suites.pop();
    const missing = suite?.failures.missing;
    if (suite && missing) this.#addSuiteFailure(suite, this.#suites, 'failed', missing);
  }

  /** An element directly in a suite: a failure outside of its tests, or an unknown element that may be a failure. */
  #openInSuite(name: string, attributes: Readonly<Record<string, string>>): void {
    const meaning = meaningOf(name);
    const suite = this.#suites.at(-1);
    if (!suite || (meaning !== undefined && meaning !== 'failure' && meaning !== 'error')) return;
    suite.failures.show(1);
    const around = this.#suites.slice(0, -1);
    const place = { ...suite, line: this.#line };
    const add = (message: string): void => {
      this.#addSuiteFailure(place, around, meaning === 'failure' ? 'failed' : 'errored', { failures: 1, message });
    };
    const message = attributes.message ?? '';
    if (meaning === undefined) add(unknownWord(`<${name}>`));
    else this.#collectText((text) => add(message.trim() === '' ? text : message));
  }

  #addSuiteFailure(
    suite: OpenSuite,
    around: readonly OpenSuite[],
    outcome: Outcome,
    { failures, message }: { readonly failures: number; readonly message: string },
  ): void {
    for (const outer of around) outer.failures.show(failures);
    this.#tests.push({
      kind: 'suite',
      name: suite.name,
      suites: around.at(-1)?.chain ?? [],
      file: suite.file,
      outcome,
      retried: false,
      message: shorten(message),
      place: { report: this.#report, line: suite.line },
    });
  }

  #openCase(attributes: Readonly<Record<string, string>>): void {
    this.#cases.push({
      attributes,
      line: this.#line,
      meanings: [],
      isPartSkipped: false,
      variant: this.#identity('variant', attributes.variant),
      message: '',
      messageWeight: 0,
      crash: undefined,
    });
  }

  #openMeaning(name: string, attributes: Readonly<Record<string, string>>, isNested: boolean): void {
    const meaning = meaningOf(name);
    const test = this.#cases.at(-1);
    if (meaning === 'nothing' || !test) return;
    this.#isInFailure = isFailureWord(name);
    if (this.#isInFailure) test.crash ??= crashIn(attributes.message ?? '');
    test.meanings.push(meaning);
    // No known tool nests a failure that it does not count.
    if (isNested || (meaning === 'skipped' && isSkippedPart(attributes.type))) test.isPartSkipped = true;
    const weight = weightOf[meaning ?? 'error'];
    if (weight <= test.messageWeight) return;
    const keep = (message: string): void => {
      if (message.trim() === '') return;
      test.message = message;
      test.messageWeight = weight;
    };
    keep(meaning === undefined ? unknownWord(`<${name}>`) : (attributes.message ?? ''));
    if (test.messageWeight < weight) this.#collectText(keep);
  }

  #readProperty(attributes: Readonly<Record<string, string>>, holder: string | undefined): void {
    if (attributes.name !== 'variant') return;
    const owner = holder === 'testcase' ? this.#cases.at(-1) : this.#suites.at(-1);
    const variant = this.#identity('variant', attributes.value);
    if (owner && variant !== undefined) owner.variant = variant;
  }

  #closeCase(): void {
    const open = this.#cases.pop();
    if (!open) return;
    const { attributes, meanings } = open;
    const suite = this.#suites.at(-1);
    const { outcome, message } = endOf(open);
    const failed = isFailure({ outcome });
    const failures = failuresOf(open, failed);
    for (const around of this.#suites) around.failures.show(failures);
    const { name, classname, id } = attributes;
    const file = fileOf(attributes);
    this.#tests.push({
      kind: 'test',
      name: this.#identity('name', name),
      suites: suite?.chain ?? [],
      classname: this.#identity('classname', classNameOf(attributes)),
      file: this.#identity('file', file) ?? suite?.file,
      line: lineIn(attributes.line),
      variant: open.variant ?? suite?.variant,
      outcome,
      retried: meanings.includes('earlier-attempt') || meanings.includes('rerun'),
      message: outcome === 'passed' ? undefined : shorten(message),
      crash: failed ? open.crash : undefined,
      time: seconds(attributes.time),
      identity: { name, classname, id, parent: suite?.outermost?.name, file: file ?? suite?.outermost?.file },
      suiteElement: suite?.element,
      place: { report: this.#report, line: open.line },
    });
  }

  #collectText(done: (text: string) => void): void {
    this.#collected = '';
    this.#onCollected = done;
  }

  #identity(what: string, value: string | undefined): string | undefined {
    if (value === undefined || (value.length < longestBlank && value.trim() === '')) return undefined;
    if (value.length > longestIdentity) throw this.#error(`a ${what} is longer than ${longestIdentity} characters`);
    return value;
  }
}

/** The line in a file; undefined for a text that is none. */
function lineIn(value = ''): number | undefined {
  return /^\s*0*[1-9]\d*\s*$/.test(value) ? Number(value) : undefined;
}

/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
function seconds(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const plain = Number(value);
  if (plain >= 0) return plain;
  const time = Number(value.includes('.') ? value.replaceAll(',', '') : value.replace(',', '.'));
  return time >= 0 ? time : undefined;
}

/** True for an element that reports a failure. */
const isFailureWord = (name: string): boolean => ['failure', 'error'].includes(String(meaningOf(name)));

/**
 * Texts of a run that ended before its tests did: a panic of Go, a signal, a runner's own timeout, a JVM that went away, modules that pytest
 * could not collect.
 */
const crashes =
  /^[ \t]*(panic: |fatal error: |signal: |test timed out after |The forked VM terminated|collection failure)/m;

function crashIn(text: string): string | undefined {
  return crashes.exec(text)?.[1]?.trim();
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
