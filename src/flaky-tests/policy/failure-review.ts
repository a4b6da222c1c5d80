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
  /**
   * The reports also hold a pass of the same test after it: a later attempt, or another project's run. The failure
   * still counts.
   */
  readonly passedLater: boolean;
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

/** How many of the tests that passed on a retry are named. */
const shownRetried = 10;

/** Result of a set of reports. */
export type ReviewOutcome =
  /** At least one report has no test at all; a crashed run leaves such reports. */
  | 'empty-report'
  /** A suite that must have run did not. */
  | 'missing-suite'
  /** The run failed and no report says what failed: it crashed, or its reports are not all here. */
  | 'failed-without-failures'
  | 'nothing-failed'
  | 'all-excused'
  | 'not-excused';

export interface ReviewResult {
  readonly outcome: ReviewOutcome;
  readonly tests: number;
  readonly excused: readonly ExcusedFailure[];
  readonly unexcused: readonly UnexcusedFailure[];
  /** Names of reports without a test. */
  readonly emptyReports: readonly string[];
  /** Suites that must have run and did not. */
  readonly missingSuites: readonly MissingSuite[];
  /**
   * Tests that passed after an attempt that failed, as far as reports show; `count` counts all, and the first ones are
   * kept.
   */
  readonly retried: { readonly count: number; readonly first: readonly TestResult[] };
}

interface Collected {
  readonly test: TestResult;
  /** By fields. */
  readonly matched: Matched;
  /** By the id of the test. */
  readonly identified: Match | undefined;
  /** The vendor's id of the test, where it can be computed. */
  readonly id: string | undefined;
  /** When its latest failure began, in milliseconds since the epoch. */
  began: number | undefined;
  times: number;
  passedLater: boolean;
}

/** Most passes whose ids and times are kept, for a failure of the same test that is read later. */
const mostPasses = 100_000;

/**
 * Decides whether the failures of a test run are excused: every failure must be a quarantined test's, beyond doubt.
 * Holds each failure once, and nothing about the tests that passed.
 */
export class FailureReview {
  readonly #records: TestRecords;
  readonly #objectionTo: (listed: TestRecord, test: TestResult) => Objection | undefined;
  readonly #ids: RecordIds | undefined;
  /** True where the id of a record fits any test of the reports: then ids decide, and fields only for records without an id. */
  #idsFit = false;
  /** When the latest pass of each test began, by the vendor's id. */
  readonly #passes = new Map<string, number>();
  readonly #failures = new Map<string, Collected>();
  /** Names of the failed tests. Most tests pass and have other names, so their identities need not be computed. */
  readonly #failedNames = new Set<string | undefined>();
  readonly #reports = new Map<string, number>();
  /** The test that a listed name means, or undefined where the reports hold several of that name. */
  readonly #bearers = new Map<string, string | undefined>();
  /** Reports that name a file of the checkout. */
  readonly #withInsideFile = new Set<string>();
  readonly #identities = new TestIdentities();
  #tests = 0;
  readonly #firstRetried: TestResult[] = [];
  #retried = 0;
  #names = 0;

  /**
   * @param objectionTo the policy's objection to a record that would excuse the failure of a test
   * @param ids finds records by the vendor's ids, where these can be computed
   */
  constructor(
    records: TestRecords,
    objectionTo: (listed: TestRecord, test: TestResult) => Objection | undefined = () => undefined,
    ids?: RecordIds,
  ) {
    this.#records = records;
    this.#objectionTo = objectionTo;
    this.#ids = ids;
  }

  /** Announces a report before its tests. A report that adds no test is an empty report. */
  begin(report: string): void {
    this.#reports.set(report, this.#reports.get(report) ?? 0);
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
      this.#tests += 1;
      this.#noteBearer(test, identityOf);
      this.#notePlace(test);
      this.#reports.set(test.place.report, (this.#reports.get(test.place.report) ?? 0) + 1);
    }
    const identified = this.#identify(test);
    if (!isFailure(test)) {
      if (test.outcome === 'passed') this.#notePass(test);
      if (test.outcome === 'passed' && test.retried) {
        this.#retried += 1;
        if (this.#retried <= shownRetried) this.#firstRetried.push(test);
      }
      if (test.outcome === 'passed' && this.#failedNames.has(test.name)) {
        const failure = this.#failures.get(identityOf());
        if (failure) failure.passedLater = true;
      }
      return;
    }
    const key = identityOf();
    const known = this.#failures.get(key);
    if (known) {
      known.times += 1;
      known.passedLater = false;
      known.began =
        test.began === undefined || known.began === undefined ? undefined : Math.max(known.began, test.began);
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
        id: test.kind === 'test' ? this.#ids?.idOf(test) : undefined,
        began: test.began,
        times: 1,
        passedLater: false,
      });
    }
  }

  /**
   * @param runFailed true when the test run itself is known to have failed: reports without a failure are then
   *   incomplete
   * @param mostExcused most failures that are excused. With more failures, no failure is excused: the cause is then not
   *   flaky tests
   * @param missingSuites suites that must have run and did not
   */
  result(runFailed = false, mostExcused = Infinity, missingSuites: readonly MissingSuite[] = []): ReviewResult {
    let excused: ExcusedFailure[] = [];
    const unexcused: UnexcusedFailure[] = [];
    for (const { matched: byFields, identified, id, began, ...failure } of this.#failures.values()) {
      if (this.#succeededLater(id, began)) continue;
      const matched: Matched = identified ? { kind: 'one', ...identified } : this.#withoutIds(byFields);
      const doubt = this.#doubtAbout(failure.test, matched);
      if (doubt) unexcused.push({ ...failure, ...doubt });
      else if (matched.kind === 'one') excused.push({ ...failure, by: withoutKind(matched) });
    }
    if (excused.length > mostExcused) {
      unexcused.push(
        ...excused.map(({ by, ...failure }) => ({ ...failure, reason: 'too-many' as const, candidates: [by] })),
      );
      excused = [];
    }
    const emptyReports = [...this.#reports].filter(([, tests]) => tests === 0).map(([report]) => report);
    const failed = excused.length + unexcused.length > 0;
    const outcome: ReviewOutcome =
      unexcused.length > 0
        ? 'not-excused'
        : emptyReports.length > 0 || this.#tests === 0
          ? 'empty-report'
          : missingSuites.length > 0
            ? 'missing-suite'
            : failed
              ? 'all-excused'
              : runFailed
                ? 'failed-without-failures'
                : 'nothing-failed';
    const retried = { count: this.#retried, first: this.#firstRetried };
    return { outcome, tests: this.#tests, excused, unexcused, emptyReports, missingSuites, retried };
  }

  /** The record with the id of a test. Nothing is computed for tests that no record can be. */
  #identify(test: TestResult): Match | undefined {
    if (this.#ids === undefined || test.kind !== 'test') return undefined;
    const mayBeListed =
      test.identity?.id !== undefined || (test.name !== undefined && this.#records.hasName(test.name));
    const listed = mayBeListed ? this.#ids.find(test) : undefined;
    if (listed === undefined) return undefined;
    this.#idsFit = true;
    return { listed, excuses: true, decidedBy: ['id'] };
  }

  #notePass(test: TestResult): void {
    if (this.#ids === undefined || test.began === undefined || test.kind !== 'test') return;
    if (this.#passes.size >= mostPasses && !this.#failedNames.has(test.name)) return;
    const id = this.#ids.idOf(test);
    this.#passes.set(id, Math.max(test.began, this.#passes.get(id) ?? -Infinity));
  }

  /** True where the same test, by the vendor's id, succeeded at a later time: the vendor takes that for a retry. */
  #succeededLater(id: string | undefined, began: number | undefined): boolean {
    const passed = id === undefined ? undefined : this.#passes.get(id);
    return passed !== undefined && began !== undefined && passed > began;
  }

  /** A match by fields, where ids decide: only a record without an id can be meant. */
  #withoutIds(matched: Matched): Matched {
    const isMeant = ({ listed }: Match): boolean => listed.id === undefined;
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
    const objection = this.#objectionTo(match.listed, test);
    return objection && { reason: objection.reason, refused: objection.why, candidates: [withoutKind(match)] };
  }
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
