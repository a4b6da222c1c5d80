import { daysBetween, parseDateTime } from '../records/date-time.js';
import { type TestRecord, describeTestRecord } from '../records/test-record.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import { counted } from '../../../packages/shared/src/numbers.js';

/** How many tests a warning names. */
const mostNames = 5;

/** What a repository accepts of quarantined tests, and what it requires of a run. */
export interface QuarantinePolicy {
  /** Only tests with one of these code owners count; all tests when undefined or empty. */
  readonly codeowners?: readonly string[] | undefined;
  /** How many days a test may be quarantined, fractions included. Undefined: no quarantined test is accepted. */
  readonly maxDays?: number | undefined;
  /** A quarantine ends soon when at most this many of `maxDays` are left. */
  readonly warnDays?: number | undefined;
  /** More failures than this are not excused. */
  readonly maxFailures?: number | undefined;
  /** Globs over names of suites that must have run. */
  readonly requiredSuites?: readonly string[] | undefined;
  /** The fewest tests that must have run, each counted once; with fewer, no failure is excused. */
  readonly minTests?: number | undefined;
  /** Globs over tests and files that nothing excuses. */
  readonly neverExcuse?: readonly string[] | undefined;
  /** The variant that the reports' tests ran as, where the reports do not say. */
  readonly variant?: string | undefined;
}

/** What the policy says of a quarantined test. */
export interface PolicyVerdict {
  /**
   * `accepted`: quarantined for as long as the policy allows; `unlimited`: the policy sets no limit; `undated`: it sets
   * one, and the record has no date.
   */
  readonly kind: 'other-owner' | 'unlimited' | 'undated' | 'too-long' | 'accepted';
  /** Why, in a few words: `quarantined for 3 of 14 days`. */
  readonly why: string;
  /** How long the test has been quarantined, in days, where its record shows it. */
  readonly days?: number | undefined;
}

/** Why a quarantined test's failure is not excused. */
export interface Objection {
  readonly reason: 'other-owner' | 'undated' | 'too-long' | 'never';
  /** In a few words: `quarantined for 20 days, more than 14`. */
  readonly why: string;
}

/** A record on which the policy cannot decide. One line that names the record and the value. */
export class PolicyError extends UserError {
  override readonly name = 'PolicyError';
}

/**
 * True when a test has one of these code owners. An `@` at the start and the case of letters do not matter, as on
 * GitHub.
 *
 * @param codeowners an empty list means no restriction
 */
export function isOwnedBy(listed: Pick<TestRecord, 'codeowners'>, codeowners: readonly string[] | undefined): boolean {
  const wanted = new Set(codeowners?.map(normaliseOwner).filter((owner) => owner !== ''));
  return wanted.size === 0 || listed.codeowners.some((owner) => wanted.has(normaliseOwner(owner)));
}

/**
 * Judges a quarantined test by the policy.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function judgeQuarantine(listed: TestRecord, policy: QuarantinePolicy, now: number): PolicyVerdict {
  const { maxDays, codeowners } = policy;
  const since = parseDateTime(listed.quarantinedAt);
  const days = since === undefined ? undefined : daysBetween(since, now);
  if (!isOwnedBy(listed, codeowners)) {
    return { kind: 'other-owner', why: 'quarantined, but codeowners names no owner of it', days };
  }
  if (maxDays === undefined) return { kind: 'unlimited', why: 'quarantined', days };
  if (days === undefined) {
    return { kind: 'undated', why: 'quarantined, but without a readable quarantined_at, which max-days needs' };
  }
  const spent = shownDays(days);
  return days > maxDays
    ? { kind: 'too-long', why: `quarantined for ${counted(spent, 'day')}, more than ${maxDays}`, days }
    : { kind: 'accepted', why: `quarantined for ${spent} of ${counted(maxDays, 'day')}`, days };
}

/**
 * True where a quarantined test breaks the policy: it counts, and its quarantine lasts too long, or no quarantine is
 * accepted.
 * @throws PolicyError where its date cannot be read
 */
export function breaksPolicy(listed: TestRecord, { kind }: PolicyVerdict): boolean {
  if (kind === 'undated') throw new PolicyError(unreadableDate(listed));
  return kind === 'unlimited' || kind === 'too-long';
}

/**
 * The policy's objection to a quarantined test that excuses its failure: another owner, or a quarantine that lasts too long or
 * for an unknown time.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 * @returns undefined where the test may excuse its failure
 */
export function objectionTo(listed: TestRecord, policy: QuarantinePolicy, now: number): Objection | undefined {
  const { kind, why } = judgeQuarantine(listed, policy, now);
  return kind === 'unlimited' || kind === 'accepted' ? undefined : { reason: kind, why };
}

/**
 * A warning about quarantines that the policy accepts today, and soon does not; undefined where none ends soon.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function endingSoon(
  accepted: readonly TestRecord[],
  { maxDays, warnDays, codeowners }: QuarantinePolicy,
  now: number,
): string | undefined {
  if (maxDays === undefined || warnDays === undefined) return undefined;
  const ending = new Map<TestRecord, number>();
  for (const listed of accepted) {
    const since = parseDateTime(listed.quarantinedAt);
    const left = since === undefined ? Infinity : maxDays - daysBetween(since, now);
    if (left <= warnDays && isOwnedBy(listed, codeowners)) ending.set(listed, left);
  }
  if (ending.size === 0) return undefined;
  const first = [...ending].sort(([, a], [, b]) => a - b).slice(0, mostNames);
  const named = first.map(([listed, left]) => `${describeTestRecord(listed)} in ${counted(shownDays(left), 'day')}`);
  const what = counted(ending.size, 'quarantine ends', 'quarantines end');
  return `${what} soon, after ${counted(maxDays, 'day')} (max-days): ${named.join('; ')}${ending.size > first.length ? '; …' : ''}. Fix or delete the test before that`;
}

/** Days, rounded down to a tenth, or from ten on to whole days. */
const shownDays = (days: number): number => (days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days));

function unreadableDate(listed: TestRecord): string {
  const value = shortened(JSON.stringify(listed.quarantinedAt ?? null), 100);
  const id = listed.id === undefined ? '' : ` (id ${listed.id})`;
  return (
    `quarantined_at of ${describeTestRecord(listed)}${id} is ${value}, which isn't an ISO 8601 date-time: ` +
    'the time in quarantine is not known. Correct the record, or leave out max-days'
  );
}

/** The form in which names of code owners are compared. */
export function normaliseOwner(owner: string): string {
  return owner.trim().replace(/^@/, '').toLowerCase();
}
