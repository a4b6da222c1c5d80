import { hasRunTime } from '../junit/dialects.js';
import { ReportError, type TestResult, isFailure } from '../junit/test-result.js';
import { placeOfFile } from '../matching/paths.js';
import type { RecordIds } from '../matching/record-ids.js';
import type { Match, Matched, TestRecords } from '../matching/test-records.js';
import { normaliseName } from '../matching/names.js';
import type { TestRecord } from '../records/test-record.js';
import type { Objection } from './quarantine-policy.js';
import type { MissingSuite } from './required-suites.js';

/**
 * Most UTF-16 code units that the names of all failures may have together. Each failure is written into a file with the
 * names of the suites around it. A hundred thousand failures of a real run have a third of this length.
 */
const longestNames = 128 * 1024 * 1024;

/** Why nothing excuses a failure. */
export type Unexcused =
  /** The service does not list the test as quarantined. */
  | 'not-quarantined'
  /** The test is quarantined in a variant, and the report does not name its variant. */
  | 'unsaid-variant'
  /** No request to the service could be made. */
  | 'not-asked'
  /** Several records match it. */
  | 'ambiguous'
  /** A record matches by its name alone, and the reports hold several tests of that name. */
  | 'name-only'
  /** A record matches by its name alone, and the test's file lies outside of the checkout, unlike others of its report. */
  | 'outside-file'
  /** The test is quarantined, but the policy does not let that excuse the failure. */
  | Objection['reason']
  /** The test is quarantined, but there are more failures than may be excused together. */
  | 'too-many'
  /** The test is quarantined, but fewer tests ran than must have run. */
  | 'too-few-tests'
  /** The test is quarantined, but a suite that must have run did not. */
  | 'missing-suite'
  /** The report shows that the run crashed, so tests after this one may not have run. */
  | 'crashed'
  /** The report gives the test no name. */
  | 'nameless'
  /** A test suite failed outside of its tests. */
  | 'suite';

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

export interface UnexcusedFailure extends Failure {
  readonly reason: Unexcused;
  /** The policy's objection, in a few words. */
  readonly refused?: string;
  /** Records that nearly match: the ambiguous records, or the record of the same name. */
  readonly candidates: readonly Match[];
  /** The variants in which the test is quarantined, where the report does not name its variant. */
  readonly variants?: readonly string[];
}

type Doubt = Pick<UnexcusedFailure, 'reason' | 'refused' | 'candidates' | 'variants'>;

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
  /** Finds records by the vendor's ids, where these can be computed. */
  readonly ids?: RecordIds | undefined;
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
  /** By fields. */
  readonly matched: Matched;
  /** By the id of the test. */
  readonly identified: Match | undefined;
  times: number;
  /** The `<testsuite>` element with the latest failure, and how many failures of the test it has. */
  latest: { readonly report: string; readonly suiteElement: number | undefined; times: number };
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
  readonly #identities = new TestIdentities();
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
    // The identity of a test takes time to compute, and most tests pass and have a name that is in no record.
    let identity: string | undefined;
    const identityOf = (): string => (identity ??= this.#identities.of(test));
    if (test.kind === 'test') {
      this.#count(test, identityOf);
      this.#noteBearer(test, identityOf);
      this.#notePlace(test);
    }
    const identified = this.#identify(test);
    if (test.outcome === 'passed') this.#addPass(test, identityOf);
    if (!isFailure(test)) return;
    const key = identityOf();
    const known = this.#failures.get(key);
    if (known) {
      const { latest } = known;
      const times = isIn(latest, test) ? latest.times + 1 : 1;
      known.times += 1;
      known.latest = { report: test.place.report, suiteElement: test.suiteElement, times };
    } else {
      this.#names += lengthOfNames(test);
      if (this.#names > longestNames) {
        throw new ReportError(
          test.place.report,
          `with this report, the names of the failures and of the suites around them have more than ${String(longestNames)} characters. Have the tool write shorter names of suites`,
        );
      }
      this.#failedNames.add(test.name);
      this.#failures.set(key, {
        test,
        matched: this.#records.match(test),
        identified,
        times: 1,
        latest: { report: test.place.report, suiteElement: test.suiteElement, times: 1 },
      });
    }
  }

  /**
   * Takes note of a pass of a test whose failure stands, in another report. A pass may come before the failure, so the
   * reports are read again for it.
   */
  addPassElsewhere(test: TestResult): void {
    if (test.outcome !== 'passed' || !this.#failedNames.has(test.name)) return;
    const failure = this.#failures.get(this.#identities.of(test));
    if (failure && failure.test.place.report !== test.place.report) failure.passedIn ??= test.place.report;
  }

  /** True where a failure stands. */
  get hasFailures(): boolean {
    return this.#failures.size > 0;
  }

  /** @param missingSuites suites that must have run and did not */
  result(missingSuites: readonly MissingSuite[] = []): ReviewResult {
    let excused: ExcusedFailure[] = [];
    const unexcused: UnexcusedFailure[] = [];
    for (const { matched: byFields, identified, latest: _, ...failure } of this.#failures.values()) {
      const matched: Matched = identified ? { kind: 'one', ...identified } : this.#withoutIds(failure.test, byFields);
      const doubt = this.#doubtAbout(failure.test, matched);
      if (doubt) unexcused.push({ ...failure, ...doubt });
      else if (matched.kind === 'one') excused.push({ ...failure, by: withoutKind(matched) });
    }
    const { minTests, maxFailures = Infinity } = this.#rules;
    const tooFew = this.#ran.size < (minTests ?? 0) ? this.#ran.size : undefined;
    const reason =
      missingSuites.length > 0
        ? 'missing-suite'
        : tooFew !== undefined
          ? 'too-few-tests'
          : excused.length > maxFailures
            ? 'too-many'
            : undefined;
    if (reason !== undefined) {
      for (const { by, ...failure } of excused) unexcused.push({ ...failure, reason, candidates: [by] });
      excused = [];
    }
    const outcome = this.#outcome({ excused, unexcused, missingSuites });
    const retried = { count: this.#retried, first: this.#firstRetried };
    const counts = { tests: this.#tests, skipped: this.#skipped, minTests, tooFew };
    return { outcome, ...counts, excused, unexcused, missingSuites, retried };
  }

  #outcome({
    excused,
    unexcused,
    missingSuites,
  }: Pick<ReviewResult, 'excused' | 'unexcused' | 'missingSuites'>): ReviewOutcome {
    if (unexcused.length > 0) return 'not-excused';
    if (this.#tests === 0) return 'no-tests';
    if (missingSuites.length > 0) return 'missing-suite';
    if (excused.length > 0) return 'all-excused';
    // The run failed and no report says what failed, so reports are missing or incomplete.
    return this.#rules.testsOutcome === 'failure' ? 'failed-without-failures' : 'nothing-failed';
  }

  #count(test: TestResult, identityOf: () => string): void {
    this.#tests += 1;
    if (test.outcome === 'skipped') this.#skipped += 1;
    else if (this.#ran.size < (this.#rules.minTests ?? 0)) this.#ran.add(identityOf());
  }

  /** A pass ends the attempts of a test: those in its own test case, and those in test cases before it. */
  #addPass(test: TestResult, identityOf: () => string): void {
    const ended = this.#endAttempts(test, identityOf);
    if (!ended && !test.retried) return;
    this.#retried += 1;
    if (this.#retried <= mostRetried) this.#firstRetried.push(test);
  }

  /**
   * Removes the failures of a test in the same `<testsuite>` element, where the run succeeded: Bun and gotestsum write each attempt as a
   * test case. In a run that failed, or whose outcome is unknown, they may be two tests or two projects.
   */
  #endAttempts(test: TestResult, identityOf: () => string): boolean {
    if (this.#rules.testsOutcome !== 'success' || test.suiteElement === undefined) return false;
    // Test cases without a name may be several tests.
    if (test.name === undefined || !this.#failedNames.has(test.name)) return false;
    const key = identityOf();
    const failure = this.#failures.get(key);
    if (failure === undefined || failure.latest.times === 0 || !isIn(failure.latest, test)) return false;
    failure.times -= failure.latest.times;
    failure.latest.times = 0;
    if (failure.times === 0) this.#failures.delete(key);
    return true;
  }

  /** The record with the id of a test. Nothing is computed for tests that no record can be. */
  #identify(test: TestResult): Match | undefined {
    const { ids } = this.#rules;
    if (ids === undefined || test.kind !== 'test') return undefined;
    const mayBeListed =
      test.identity?.id !== undefined || (test.name !== undefined && this.#records.hasName(test.name));
    const listed = mayBeListed ? ids.find(test) : undefined;
    if (listed === undefined) return undefined;
    this.#idsFit = true;
    return { listed, excuses: true, decidedBy: ['id'] };
  }

  /** A match by fields, where ids decide: only a record whose id cannot be that of the test can be meant. */
  #withoutIds(test: TestResult, matched: Matched): Matched {
    const isMeant = ({ listed }: Match): boolean => listed.id === undefined || hasRunTime(test.identity?.parent);
    if (!this.#idsFit || matched.kind === 'none') return matched;
    return (matched.kind === 'one' ? isMeant(matched) : matched.first.some(isMeant)) ? matched : { kind: 'none' };
  }

  #notePlace({ file, place: { report } }: TestResult): void {
    if (file === undefined || this.#withInsideFile.has(report)) return;
    if (placeOfFile(file, this.#records.paths) === 'inside') this.#withInsideFile.add(report);
  }

  #noteBearer(test: TestResult, identityOf: () => string): void {
    if (test.name === undefined || !this.#records.hasName(test.name)) return;
    const name = normaliseName(test.name);
    const bearer = identityOf();
    if (!this.#bearers.has(name)) this.#bearers.set(name, bearer);
    else if (this.#bearers.get(name) !== bearer) this.#bearers.set(name, undefined);
  }

  /** Why a failure is not excused, or undefined when it is. */
  #doubtAbout(test: TestResult, matched: Matched): Doubt | undefined {
    if (test.kind === 'suite') return { reason: 'suite', candidates: [] };
    if (test.name === undefined) return { reason: 'nameless', candidates: [] };
    if (test.crash !== undefined) return { reason: 'crashed', refused: test.crash, candidates: [] };
    if (matched.kind === 'none') {
      const { variants = [] } = matched;
      return variants.length === 0
        ? { reason: 'not-quarantined', candidates: [] }
        : { reason: 'unsaid-variant', candidates: [], variants };
    }
    if (matched.kind === 'ambiguous') return { reason: 'ambiguous', candidates: matched.first };
    if (matched.excuses) return this.#objection(matched, test);
    // The report's other files show where the checkout is. This file is outside, so the record belongs to another test.
    const { file, place } = test;
    if (
      file !== undefined &&
      this.#withInsideFile.has(place.report) &&
      placeOfFile(file, this.#records.paths) === 'outside'
    ) {
      return { reason: 'outside-file', candidates: [withoutKind(matched)] };
    }
    const onlyOne = this.#bearers.get(normaliseName(test.name)) !== undefined;
    return onlyOne ? this.#objection(matched, test) : { reason: 'name-only', candidates: [withoutKind(matched)] };
  }

  #objection(match: Match, test: TestResult): Doubt | undefined {
    const objection = this.#rules.objectionTo?.(match.listed, test);
    return objection && { reason: objection.reason, refused: objection.why, candidates: [withoutKind(match)] };
  }
}

/** True for a test case of this `<testsuite>` element. */
function isIn({ report, suiteElement }: Collected['latest'], test: TestResult): boolean {
  return suiteElement === test.suiteElement && report === test.place.report;
}

function withoutKind({ listed, excuses, decidedBy }: Match): Match {
  return { listed, excuses, decidedBy };
}

function lengthOfNames({ name, suites, classname, file, variant }: TestResult): number {
  return [name, classname, file, variant, ...suites].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

interface Suite {
  readonly id: number;
  readonly inner: Map<string, Suite>;
}

/**
 * Decides which reported tests are the same test, as far as reports show. Names of suites, files and variants that
 * tests share are held once, however many tests share them.
 */
class TestIdentities {
  readonly #outermost: Suite = { id: 0, inner: new Map() };
  readonly #shared = new Map<string, number>();
  #suites = 0;

  /** A text that is equal for two tests exactly when they are the same test. */
  of({ kind, name, suites, classname, file, variant, place }: TestResult): string {
    const ids = [this.#suite(suites), ...[file, variant].map((text) => (text === undefined ? -1 : this.#id(text)))];
    return JSON.stringify([kind, name ?? place, classname, ...ids]);
  }

  #suite(names: readonly string[]): number {
    let suite = this.#outermost;
    for (const name of names) {
      let inner = suite.inner.get(name);
      if (!inner) suite.inner.set(name, (inner = { id: (this.#suites += 1), inner: new Map() }));
      suite = inner;
    }
    return suite.id;
  }

  #id(text: string): number {
    const known = this.#shared.get(text) ?? this.#shared.size;
    this.#shared.set(text, known);
    return known;
  }
}
