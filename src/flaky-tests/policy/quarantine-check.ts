import type { TestResult } from '../junit/test-result.js';
import type { Match, Matched } from '../matching/test-records.js';
import type { TestRecord } from '../records/test-record.js';
import { type PolicyVerdict, type QuarantinePolicy, breaksPolicy, judgeQuarantine } from './quarantine-policy.js';

/** A quarantined test that was found. */
export interface Finding {
  readonly listed: TestRecord;
  readonly verdict: PolicyVerdict;
  /** True where the policy does not accept it. */
  readonly breaks: boolean;
  /** The first reported test that matches, where reports were read. */
  readonly test?: TestResult;
  /** The fields that decided the match with that test; empty without reports. */
  readonly decidedBy: Match['decidedBy'];
  /** How many records match that test; with more than one, the test may belong to another of these records. */
  readonly candidates: number;
}

/**
 * Collects the quarantined tests that concern a job, each once, with the policy's verdict. Holds nothing about other
 * tests.
 */
export class QuarantineCheck {
  readonly #policy: QuarantinePolicy;
  readonly #now: number;
  readonly #findings = new Map<TestRecord, Finding>();

  /** @param now milliseconds since 1970-01-01T00:00Z */
  constructor(policy: QuarantinePolicy, now: number) {
    this.#policy = policy;
    this.#now = now;
  }

  /**
   * Adds a quarantined test that is checked without a report: because an input names it, or because all tests are
   * checked.
   * @throws PolicyError when the policy needs the test's date and cannot read it
   */
  addListed(listed: TestRecord): void {
    // The service's record for its test has the older date of the two.
    if (listed.fromFile === 'beside') return;
    this.#find(listed, { decidedBy: [], candidates: 1 });
  }

  /**
   * Adds the records that a reported test matches; all of them when the match is ambiguous, because each is a
   * quarantined test.
   * @throws PolicyError when the policy needs a record's date and cannot read it
   */
  addReported(test: TestResult, matched: Matched): void {
    if (matched.kind === 'none') return;
    const [matches, candidates] = matched.kind === 'one' ? [[matched], 1] : [matched.first, matched.count];
    for (const { listed, decidedBy } of matches) this.#find(listed, { test, decidedBy, candidates });
  }

  /** Findings that break the policy, and those that it accepts, in the order in which they were found. */
  get breaking(): readonly Finding[] {
    return [...this.#findings.values()].filter(({ breaks }) => breaks);
  }

  get accepted(): readonly Finding[] {
    return [...this.#findings.values()].filter(({ breaks }) => !breaks);
  }

  #find(listed: TestRecord, how: Pick<Finding, 'test' | 'decidedBy' | 'candidates'>): void {
    if (this.#findings.has(listed)) return;
    const verdict = judgeQuarantine(listed, this.#policy, this.#now);
    this.#findings.set(listed, { listed, verdict, breaks: breaksPolicy(listed, verdict), ...how });
  }
}
