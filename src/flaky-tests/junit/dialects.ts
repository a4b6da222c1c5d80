/** Meaning of an element directly inside a test case. */
export type ElementMeaning = 'failure' | 'error' | 'skipped' | 'earlier-attempt' | 'rerun';

/** Meaning of the attribute `status` or `result` of a test case. */
export type Status = 'passed' | 'failed' | 'not-run';

/*
 * Every report is read with the words of all tools at once: a report does not say which tool wrote it, and no word has
 * two meanings. An unknown word may mean a failure, and counts as one.
 */

/** Elements directly inside a test case, by their local names. `nothing`: it does not say how the test ended. */
export const elementMeanings = new Map<string, ElementMeaning | 'nothing'>([
  // Ant's JUnit task, where the format began, and variants that several tools use.
  ...each('failure', 'failure'),
  ...each('error', 'error'),
  ...each('skipped disabled ignored', 'skipped'),
  ...each('properties property system-out system-err', 'nothing'),
  // Notes for people that tools add.
  ...each('attachments description output passed success webLink', 'nothing'),
  // PHPUnit up to version 9, for a test that makes the run fail.
  ...each('warning', 'error'),
  // Maven Surefire, whose schema defines four elements for reruns: `flaky…` for a test that passed in the end, `rerun…`
  // for a test that did not. Gradle (`mergeReruns`), cargo-nextest and Playwright (`includeRetries`) write them too.
  ...each('flakyFailure flakyError', 'earlier-attempt'),
  ...each('rerunFailure rerunError', 'rerun'),
]);

/** Values of the attributes `status` and `result` of a test case, in lower case. */
export const statuses = new Map<string, Status>([
  ['', 'passed'],
  ...each('failed failure error errored', 'failed'),
  ...each('skipped skip ignored pending untested not_run inconclusive', 'not-run'),
  ...each('ok pass passed success successful xfail', 'passed'),
  // CTest, which writes into `status` how each test ended, and GoogleTest, which writes there whether a test ran, and
  // into `result` how it ended.
  ...each('fail', 'failed'),
  ...each('run completed', 'passed'),
  ...each('disabled notrun suppressed', 'not-run'),
]);

/** Meaning of a value of `status` or `result`; undefined for an unknown value. */
export function statusOf(value: string): Status | undefined {
  return statuses.get(value.trim().toLowerCase());
}

/** True for a known element that reports a failure. */
export const isFailureWord = (element: string): boolean =>
  ['failure', 'error'].includes(String(elementMeanings.get(element)));

/** The source file that a test case or suite gives. */
export function fileOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return attributes.file ?? attributes.filepath;
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
function each<Meaning extends string>(words: string, meaning: Meaning): [string, Meaning][] {
  return words.split(' ').map((word) => [word, meaning]);
}
