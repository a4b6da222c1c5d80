import type { TestResult } from '../junit/test-result.js';
import type { Match, Matched } from '../matching/test-records.js';
import type { TestRecord } from '../records/test-record.js';
import { judgeQuarantine } from './quarantine-policy.js';
import type { PolicyVerdict, QuarantinePolicy } from './quarantine-policy.js';

/** A quarantined test that was looked for and found. */
export interface Finding {
  readonly listed: TestRecord;
  readonly verdict: PolicyVerdict;
  /** The first reported test that is this one, where reports were read. */
  readonly test?: TestResult;
  /** The fields that decided the match with that test; empty without reports. */
  readonly decidedBy: Match['decidedBy'];
  /** How many records match that test; more than 1 means that it may be another one of them. */
  readonly candidates: number;
}

/**
 * Collects the quarantined tests that a job has to do with, each once, with what the policy says of it. Holds what was
 * found, and nothing of the other tests.
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
   * Adds a quarantined test that is checked without a report: because it is named, or because all are.
   * @throws PolicyError when the policy needs its date and that cannot be read
   */
  addListed(listed: TestRecord): void {
    this.#find(listed, { decidedBy: [], candidates: 1 });
  }

  /**
   * Adds the records that a reported test matches; all of them when it is ambiguous, since each is a quarantined test.
   * @throws PolicyError when the policy needs the date of one and that cannot be read
   */
  addReported(test: TestResult, matched: Matched): void {
    if (matched.kind === 'none') return;
    const [matches, candidates] = matched.kind === 'one' ? [[matched], 1] : [matched.first, matched.count];
    for (const { listed, decidedBy } of matches) this.#find(listed, { test, decidedBy, candidates });
  }

  /** Findings that break the policy, in the order in which they were found. */
  get breaking(): readonly Finding[] {
    return [...this.#findings.values()].filter(({ verdict }) => verdict.breaks);
  }

  /** Findings that the policy accepts. */
  get accepted(): readonly Finding[] {
    return [...this.#findings.values()].filter(({ verdict }) => !verdict.breaks);
  }

  #find(listed: TestRecord, how: Omit<Finding, 'listed' | 'verdict'>): void {
    if (this.#findings.has(listed)) return;
    this.#findings.set(listed, { listed, verdict: judgeQuarantine(listed, this.#policy, this.#now), ...how });
  }
}
