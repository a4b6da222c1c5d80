/** Meaning of an element directly inside a test case. */
export type ElementMeaning = 'failure' | 'error' | 'skipped' | 'earlier-attempt' | 'rerun';

/** Meaning of the attribute `status` or `result` of a test case. */
export type Status = 'passed' | 'failed' | 'not-run';

/**
 * Words of one tool beyond those of all tools. Every report is read with the words of all dialects at once: a report does
 * not say which tool wrote it, and no word has two meanings. An unknown word may mean a failure, and counts as one.
 */
interface JUnitDialect {
  /** Elements directly inside a test case, by their local names. `nothing`: it does not say how the test ended. */
  readonly elements?: Readonly<Record<string, ElementMeaning | 'nothing'>>;
  /** Values of the attributes `status` and `result` of a test case, in lower case. */
  readonly statuses?: Readonly<Record<string, Status>>;
  /** Values of the attribute `type` of `<skipped>` that may stand for a part of the test case alone. */
  readonly skippedParts?: readonly string[];
  /** Other names of attributes, which count where the usual one is missing. */
  readonly attributes?: {
    readonly classname?: readonly string[];
    readonly file?: readonly string[];
  };
}

/** Words of Ant's JUnit task, where the format began, and variants that several tools use. */
const common: JUnitDialect = {
  elements: {
    failure: 'failure',
    error: 'error',
    ...each('skipped disabled ignored', 'skipped'),
    ...each('properties property system-out system-err', 'nothing'),
    // Notes for people that tools add.
    ...each('attachments description output passed success webLink', 'nothing'),
  },
  statuses: {
    '': 'passed',
    ...each('failed failure error errored', 'failed'),
    ...each('skipped skip ignored pending untested not_run inconclusive', 'not-run'),
    ...each('ok pass passed success successful xfail', 'passed'),
  },
  attributes: { file: ['filepath'] },
};

/** CTest, which writes into `status` how each test ended. */
const ctest: JUnitDialect = {
  statuses: { run: 'passed', fail: 'failed', disabled: 'not-run', notrun: 'not-run' },
};

/** GoogleTest, which writes into `status` whether a test ran, and into `result` how it ended. */
const googletest: JUnitDialect = {
  statuses: { run: 'passed', completed: 'passed', notrun: 'not-run', suppressed: 'not-run', skipped: 'not-run' },
};

/** pytest, which writes into one test case that a subtest was skipped and that another failed. Its run fails then. */
const pytest: JUnitDialect = { skippedParts: ['pytest.skip', 'pytest.xfail'] };

/**
 * PHPUnit, which writes the class under two names, and up to version 9 writes `warning` for a test that makes the run
 * fail.
 */
const phpunit: JUnitDialect = {
  elements: { warning: 'error' },
  attributes: { classname: ['class'] },
};

/**
 * Maven Surefire, whose schema defines four elements for reruns: `flaky…` for a test that passed in the end, `rerun…`
 * for a test that did not. Gradle (`mergeReruns`), cargo-nextest and Playwright (`includeRetries`) write them too.
 */
const surefire: JUnitDialect = {
  elements: { ...each('flakyFailure flakyError', 'earlier-attempt'), ...each('rerunFailure rerunError', 'rerun') },
};

/** All dialects, by the names of their samples. A tool without special words needs no dialect. */
export const knownDialects: Readonly<Record<string, JUnitDialect>> = {
  common,
  ctest,
  googletest,
  phpunit,
  pytest,
  surefire,
};

const dialects = Object.values(knownDialects);
const elements = new Map<string, ElementMeaning | 'nothing'>(
  dialects.flatMap((dialect) => Object.entries(dialect.elements ?? {})),
);
const statuses = new Map<string, Status>(dialects.flatMap((dialect) => Object.entries(dialect.statuses ?? {})));
const skippedParts = new Set(dialects.flatMap((dialect) => dialect.skippedParts ?? []));
const classNames = ['classname', ...dialects.flatMap(({ attributes }) => attributes?.classname ?? [])];
const files = ['file', ...dialects.flatMap(({ attributes }) => attributes?.file ?? [])];

/**
 * Meaning of an element directly inside a test case; `nothing` for an element that does not say how the test ended, such as
 * output; undefined for an unknown element.
 */
export function meaningOf(element: string): ElementMeaning | 'nothing' | undefined {
  return elements.get(element);
}

/** True for the `type` of a `<skipped>` that may stand for a part of the test case alone. */
export const isSkippedPart = (type: string | undefined): boolean => type !== undefined && skippedParts.has(type);

/** Meaning of a value of `status` or `result`; undefined for an unknown value. */
export function statusOf(value: string): Status | undefined {
  return statuses.get(value.trim().toLowerCase());
}

export function classNameOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return firstOf(classNames, attributes);
}

/** The source file that a test case or suite gives. */
export function fileOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return firstOf(files, attributes);
}

/**
 * The name of a suite without the time of its run, which unittest-xml-reporting appends: `shop.CartTest-20261127170532`. Each run would
 * otherwise have other suites.
 */
export function withoutRunTime(name: string): string {
  return name.replace(/(?<=.)-20\d{12}$/s, '');
}

/** True for a name of a suite with the time of its run. The vendor's ids of its tests differ in each run. */
export const hasRunTime = (name: string | undefined): boolean => name !== undefined && withoutRunTime(name) !== name;

/** Each of some words with the same meaning. */
function each<Meaning>(words: string, meaning: Meaning): Record<string, Meaning> {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]));
}

function firstOf(names: readonly string[], attributes: Readonly<Record<string, string>>): string | undefined {
  for (const name of names) if (attributes[name] !== undefined) return attributes[name];
  return undefined;
}
