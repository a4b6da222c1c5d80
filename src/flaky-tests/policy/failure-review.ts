import { createHash } from 'node:crypto';
import { getOrMake } from '../../../packages/shared/src/append.js';
import { hasRunTime } from '../junit/dialects.js';
import { rememberLatest } from '../matching/latest.js';
import { ReportError, type TestResult, isFailure } from '../junit/test-result.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { placeOfFile } from '../matching/paths.js';
import { type Match, type Matched, type TestRecords, matchedById } from '../matching/test-records.js';
import { normaliseName } from '../matching/names.js';
import type { TestRecord } from '../records/test-record.js';
import type { Objection } from './quarantine-policy.js';
import type { MissingSuite } from './required-suites.js';

/**
 * Most UTF-16 code units that the names of all failures may have together. Each failure is written into a file with the
 * names of the suites around it. A hundred thousand failures of a real run have a third of this length.
 */
const longestNames = 128 * 1024 * 1024;

/** Why nothing excuses a failure, where that needs no more words. Records that nearly match come behind it. */
const whyNot = {
  'not-quarantined': 'not quarantined',
  // No request to the service could be made.
  'not-asked': 'the service could not be asked',
  nameless: 'it has no name in the report',
  ambiguous: 'several quarantined tests match, and the action does not guess which is right',
  'name-only':
    'several tests have the name of a quarantined test, and no other field shows which of them is quarantined',
  // Other files of its report lie in the checkout.
  'outside-file':
    "its file is outside of the checkout, so the name alone doesn't show whether this is the quarantined test",
  'too-many': 'quarantined, but more failures could be excused than max-failures allows',
  'too-few-tests': 'quarantined, but fewer tests ran than min-tests requires',
  'missing-suite': 'quarantined, but a suite of required-suites did not run',
};

type KnownReason = keyof typeof whyNot;
/** `suite`: a test suite failed outside of its tests. The reasons of a policy are those of `Objection`. */
type Unexcused = KnownReason | 'unsaid-variant' | 'crashed' | 'suite' | Objection['reason'];

/** Why a failure is not excused, with the records that nearly match: the ambiguous records, or the record of the same name. */
interface Doubt {
  readonly reason: Unexcused;
  /** The reason as a clause. */
  readonly why: string;
  readonly candidates: readonly Match[];
}

const doubt = (reason: KnownReason, candidates: readonly Match[] = []): Doubt => ({
  reason,
  why: whyNot[reason],
  candidates,
});

/** A failed test, once, however often the reports hold it. */
export interface Failure {
  readonly test: TestResult;
  /** How many times the reports hold this failure: projects, shards, attempts written as separate test cases. */
  readonly times: number;
  /** Another report that has a pass of the same test: of another system, or of a second run. The failure still counts. */
  readonly passedIn?: string | undefined;
}

export interface ExcusedFailure extends Failure {
  readonly by: Match;
}

export interface UnexcusedFailure extends Failure, Doubt {}

/** How many of the tests that passed on a retry are kept. */
const mostRetried = 1000;

/** What decides about failures, beside the records of quarantined tests. */
export interface ReviewRules {
  /**
   * Outcome of the step that ran the tests. With `success`, a failure is an attempt where a later test case in the same
   * `<testsuite>` element says that the test passed.
   */
  readonly testsOutcome?: string | undefined;
  /** The policy's objection to a record that would excuse the failure of a test. */
  readonly objectionTo?: (listed: TestRecord, test: TestResult) => Objection | undefined;
  /** Most failures that are excused. With more, no failure is excused: the cause is then not flaky tests. */
  readonly maxFailures?: number | undefined;
  /** Fewest tests that must have run. With fewer, no failure is excused: the run may have stopped early. */
  readonly minTests?: number | undefined;
}

/** Result of a set of reports. */
export type ReviewOutcome =
  /** No report has a test; a crashed run leaves such reports. */
  | 'no-tests'
  /** Nothing failed, and a suite that must have run did not. */
  | 'missing-suite'
  /** The run failed and no report says what failed: it crashed, or its reports are not all here. */
  | 'failed-without-failures'
  | 'nothing-failed'
  | 'all-excused'
  | 'not-excused';

export interface ReviewResult {
  readonly outcome: ReviewOutcome;
  /** Number of test cases in the reports. */
  readonly tests: number;
  /** How many of these were skipped. */
  readonly skipped: number;
  /** How many tests must have run, where that is given. */
  readonly minTests: number | undefined;
  /** How many tests ran, each counted once, where that is fewer. */
  readonly tooFew: number | undefined;
  readonly excused: readonly ExcusedFailure[];
  readonly unexcused: readonly UnexcusedFailure[];
  /** Suites that must have run and did not. */
  readonly missingSuites: readonly MissingSuite[];
  /**
   * Tests that passed after an attempt that failed, as far as reports show; `count` counts all, and the first thousand
   * are kept.
   */
  readonly retried: { readonly count: number; readonly first: readonly TestResult[] };
}

interface Collected {
  readonly test: TestResult;
  times: number;
  /** The latest failure, and how many failures of the test its `<testsuite>` element has. */
  latest: { readonly test: TestResult; readonly times: number };
  passedIn?: string;
}

/**
 * Decides whether the failures of a test run are excused: every failure must be a quarantined test's, beyond doubt.
 * Holds each failure once, and nothing about the tests that passed.
 */
export class FailureReview {
  readonly #records: TestRecords;
  readonly #rules: ReviewRules;
  /** True where the id of a record fits any test of the reports: then ids decide, and fields only for records without an id. */
  #idsFit = false;
  readonly #failures = new Map<string, Collected>();
  /** Names of the failed tests. Most tests pass and have other names, so their identities need not be computed. */
  readonly #failedNames = new Set<string | undefined>();
  /** The test that a listed name means, or undefined where the reports hold several of that name. */
  readonly #bearers = new Map<string, string | undefined>();
  /** Reports that name a file of the checkout. */
  readonly #withInsideFile = new Set<string>();
  #tests = 0;
  #skipped = 0;
  /** Identities of tests that ran, up to the fewest that must have run. */
  readonly #ran = new Set<string>();
  readonly #firstRetried: TestResult[] = [];
  #retried = 0;
  #names = 0;

  constructor(records: TestRecords, rules: ReviewRules = {}) {
    this.#records = records;
    this.#rules = rules;
  }

  /**
   * Adds a test of a report.
   * @throws ReportError where the names of the failures are longer than those of any real run
   */
  add(test: TestResult): void {
    if (test.kind === 'test') {
      this.#count(test);
      this.#noteBearer(test);
      this.#notePlace(test);
      this.#idsFit ||= this.#identified(test) !== undefined;
    }
    if (test.outcome === 'passed') this.#addPass(test);
    if (isFailure(test)) this.#addFailure(test);
  }

  #addFailure(test: TestResult): void {
    const key = identityOf(test);
    const known = this.#failures.get(key);
    if (known) {
      known.times += 1;
      known.latest = { test, times: isBeside(known.latest.test, test) ? known.latest.times + 1 : 1 };
      return;
    }
    this.#names += lengthOfNames(test);
    if (this.#names > longestNames) {
      throw new ReportError(
        test.place.report,
        `with this report, the names of the failures and of the suites around them have more than ${String(longestNames)} characters. Have the tool write shorter names of suites`,
      );
    }
    this.#failedNames.add(test.name);
    this.#failures.set(key, { test, times: 1, latest: { test, times: 1 } });
  }

  /**
   * Takes note of a pass of a test whose failure stands, in another report. A pass may come before the failure, so the
   * reports are read again for it.
   */
  addPassElsewhere(test: TestResult): void {
    if (test.outcome !== 'passed' || !this.#failedNames.has(test.name)) return;
    const failure = this.#failures.get(identityOf(test));
    if (failure && failure.test.place.report !== test.place.report) failure.passedIn ??= test.place.report;
  }

  /** @param missingSuites suites that must have run and did not */
  result(missingSuites: readonly MissingSuite[] = []): ReviewResult {
    const { minTests, maxFailures = Infinity } = this.#rules;
    const tooFew = this.#ran.size < (minTests ?? 0) ? this.#ran.size : undefined;
    const doubtAboutRun = (failures: number): KnownReason | undefined => {
      if (missingSuites.length > 0) return 'missing-suite';
      if (tooFew !== undefined) return 'too-few-tests';
      return failures > maxFailures ? 'too-many' : undefined;
    };
    const verdict = this.#decide(doubtAboutRun);
    return {
      outcome: this.#outcome(verdict, missingSuites),
      tests: this.#tests,
      skipped: this.#skipped,
      minTests,
      tooFew,
      ...verdict,
      missingSuites,
      retried: { count: this.#retried, first: this.#firstRetried },
    };
  }

  /** @param doubtAboutRun why a number of failures is not excused together; undefined where it is */
  #decide(doubtAboutRun: (failures: number) => KnownReason | undefined): Pick<ReviewResult, 'excused' | 'unexcused'> {
    const excused: ExcusedFailure[] = [];
    const unexcused: UnexcusedFailure[] = [];
    for (const { test, times, passedIn } of this.#failures.values()) {
      const matched = this.#match(test);
      const why = this.#doubtAbout(test, matched);
      if (why) unexcused.push({ test, times, passedIn, ...why });
      else if (matched.kind === 'one') excused.push({ test, times, passedIn, by: matched });
    }
    const reason = doubtAboutRun(excused.length);
    if (reason === undefined) return { excused, unexcused };
    const refused = excused.map(({ by, ...failure }) => ({ ...failure, ...doubt(reason, [by]) }));
    return { excused: [], unexcused: [...unexcused, ...refused] };
  }

  #outcome(
    { excused, unexcused }: Pick<ReviewResult, 'excused' | 'unexcused'>,
    missingSuites: readonly MissingSuite[],
  ): ReviewOutcome {
    if (unexcused.length > 0) return 'not-excused';
    if (this.#tests === 0) return 'no-tests';
    if (missingSuites.length > 0) return 'missing-suite';
    if (excused.length > 0) return 'all-excused';
    // The run failed and no report says what failed, so reports are missing or incomplete.
    return this.#rules.testsOutcome === 'failure' ? 'failed-without-failures' : 'nothing-failed';
  }

  #count(test: TestResult): void {
    this.#tests += 1;
    if (test.outcome === 'skipped') this.#skipped += 1;
    else if (this.#ran.size < (this.#rules.minTests ?? 0)) this.#ran.add(identityOf(test));
  }

  /** A pass ends the attempts of a test: those in its own test case, and those in test cases before it. */
  #addPass(test: TestResult): void {
    const ended = this.#endAttempts(test);
    if (!ended && !test.retried) return;
    this.#retried += 1;
    if (this.#retried <= mostRetried) this.#firstRetried.push(test);
  }

  /**
   * Removes the failures of a test in the same `<testsuite>` element, where the run succeeded: Bun and gotestsum write each attempt as a
   * test case. In a run that failed, or whose outcome is unknown, they may be two tests or two projects.
   */
  #endAttempts(test: TestResult): boolean {
    if (this.#rules.testsOutcome !== 'success' || test.suiteElement === undefined) return false;
    // Test cases without a name may be several tests.
    if (test.name === undefined || !this.#failedNames.has(test.name)) return false;
    const key = identityOf(test);
    const failure = this.#failures.get(key);
    if (failure === undefined || failure.latest.times === 0 || !isBeside(failure.latest.test, test)) return false;
    failure.times -= failure.latest.times;
    failure.latest = { test, times: 0 };
    if (failure.times === 0) this.#failures.delete(key);
    return true;
  }

  /** The record that a test is, by the id of the record or by fields. */
  #match(test: TestResult): Matched {
    const listed = this.#identified(test);
    if (listed) return matchedById(listed);
    const matched = this.#records.match(test);
    if (!this.#idsFit || matched.kind === 'none') return matched;
    // Where ids decide, only a record can be meant whose id cannot be that of the test.
    const isMeant = ({ listed: one }: Match): boolean => one.id === undefined || hasRunTime(test.identity?.parent);
    return (matched.kind === 'one' ? [matched] : matched.first).some(isMeant) ? matched : { kind: 'none' };
  }

  /** The record with the id of a test. Nothing is computed for tests that no record can be. */
  #identified(test: TestResult): TestRecord | undefined {
    if (test.kind !== 'test') return undefined;
    const mayBeListed =
      test.identity?.id !== undefined || (test.name !== undefined && this.#records.hasName(test.name));
    return mayBeListed ? this.#records.withIdOf(test) : undefined;
  }

  #notePlace({ file, place: { report } }: TestResult): void {
    if (file === undefined || this.#withInsideFile.has(report)) return;
    if (placeOfFile(file, this.#records.paths) === 'inside') this.#withInsideFile.add(report);
  }

  #noteBearer(test: TestResult): void {
    if (test.name === undefined || !this.#records.hasName(test.name)) return;
    const name = normaliseName(test.name);
    const bearer = identityOf(test);
    const isOther = this.#bearers.has(name) && this.#bearers.get(name) !== bearer;
    this.#bearers.set(name, isOther ? undefined : bearer);
  }

  /** Why a failure is not excused, or undefined when it is. */
  #doubtAbout(test: TestResult, matched: Matched): Doubt | undefined {
    const { kind, name, message, crash, file, place } = test;
    if (kind === 'suite') {
      const what = message === undefined ? '' : `: ${message}`;
      return { reason: 'suite', why: `a test suite failed outside of its tests${what}`, candidates: [] };
    }
    if (name === undefined) return doubt('nameless');
    if (crash !== undefined) {
      const why = `the report shows that the run crashed (${crash}), so other tests may not have run`;
      return { reason: 'crashed', why, candidates: [] };
    }
    if (matched.kind === 'none') return unlisted(matched.variants);
    if (matched.kind === 'ambiguous') return doubt('ambiguous', matched.first);
    if (!matched.excuses) {
      // The report's other files show where the checkout is. This file is outside, so the record belongs to another test.
      const isElsewhere = file !== undefined && placeOfFile(file, this.#records.paths) === 'outside';
      if (isElsewhere && this.#withInsideFile.has(place.report)) return doubt('outside-file', [matched]);
      if (this.#bearers.get(normaliseName(name)) === undefined) return doubt('name-only', [matched]);
    }
    const objection = this.#rules.objectionTo?.(matched.listed, test);
    return objection && { ...objection, candidates: [matched] };
  }
}

/** @param variants in which the test is quarantined, where the report names none */
function unlisted(variants: readonly string[] = []): Doubt {
  if (variants.length === 0) return doubt('not-quarantined');
  const why = `quarantined as the variant ${oneLine(variants.join(', '), 200)}, but the report does not name its variant: give variant in quarantine-policy`;
  return { reason: 'unsaid-variant', why, candidates: [] };
}

/** The same failures where the service could not be asked. */
export const notAsked = (failures: readonly UnexcusedFailure[]): readonly UnexcusedFailure[] =>
  failures.map((one) => (one.reason === 'not-quarantined' ? { ...one, ...doubt('not-asked') } : one));

/** True for two test cases of one `<testsuite>` element. */
function isBeside(one: TestResult, other: TestResult): boolean {
  return one.suiteElement === other.suiteElement && one.place.report === other.place.report;
}

function lengthOfNames({ name, suites, classname, file, variant }: TestResult): number {
  return [name, classname, file, variant, ...suites].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
/** The digests of names of suites. The tests of one suite share the list of its names. */
const chains = new WeakMap<readonly string[], string>();
/** A text, or a list with the digest of a text that tests of a suite may share and that is long. */
const briefly = rememberLatest((text) => (text.length < 100 ? text : [digestOf(text)]));

/** The key of a test: test cases with one key are one test, as far as reports show. */
function identityOf({ kind, name, suites, classname, file, variant, place }: TestResult): string {
  const chain = getOrMake(chains, suites, () => digestOf(JSON.stringify(suites)));
  const shared = [file, variant].map((text) => text !== undefined && briefly(text));
  return JSON.stringify([kind, name ?? place, classname, chain, ...shared]);
}
