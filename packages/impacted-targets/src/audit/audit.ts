import { append } from '../../../shared/src/append.js';
import { counted } from '../../../shared/src/numbers.js';
import { visibleJson as quoted, shortened } from '../../../shared/src/text.js';
import type { PastAnswer, PastMerge, PastMerges, TargetsOfCommit } from '../analysis/past-merges.js';
import { explain } from '../answer/explanation/chain.js';
import type { Configuration } from '../configuration/configuration.js';
import { Globs } from '../configuration/glob.js';
import { globOf } from '../configuration/glob-of-path.js';
import { suggestion } from '../configuration/mistakes.js';
import { compareByteOrder } from '../tree/names.js';
import { linksAmong, type Link, type LinkedMerge } from './nearness.js';
import { TestTargets, type ReportedTest } from './test-targets.js';

/** What failed. */
export interface FailedTests {
  /** Names of targets. */
  readonly targets: readonly string[];
  readonly tests: readonly ReportedTest[];
}

/** A merge between the last good commit and the failed one. */
export type AuditedMerge = Readonly<ReturnType<typeof auditedMerge>>;

export type Verdict = 'flaky' | 'apart' | 'claimed' | 'escaped' | 'unknown';

/** What is known of failed targets. */
export type Audit = Awaited<ReturnType<typeof audit>>;
export type AuditedTarget = Awaited<ReturnType<typeof auditedTarget>>;

export interface AuditOptions {
  /**
   * Whether the later of two merges was tested together with the earlier one. Undefined where nobody knows. The function is absent where there
   * is nobody to ask.
   */
  readonly testedTogether?: (later: AuditedMerge, earlier: AuditedMerge) => Promise<boolean | undefined>;
}

/** Escaped targets for which rules are looked for: for each rule, a merge is computed once more. */
const mostRules = 20;
/** Rules that are tried for one target. */
const mostTried = 9;
/** Near merges that are given, and reasons of each. */
const mostNear = 10;
const mostReasons = 5;
/** Of more merges that claimed one target, the newest are asked about, each pair of them. */
const mostAsked = 15;

const order: readonly Verdict[] = ['escaped', 'apart', 'claimed', 'unknown', 'flaky'];

/**
 * Says for each failed target which merges claimed it, and whether it escaped. It only reads.
 * @param past the merges after the last good commit, up to the one that failed
 * @returns the merges, oldest first; the targets, escaped ones first; the names of failed tests that belong to no known target
 * @throws ImpactError as the past merges do
 */
export async function audit(past: PastMerges, failed: FailedTests, options: AuditOptions = {}) {
  const answers: PastAnswer[] = [];
  for (const index of past.merges.keys()) answers.push(await past.answer(index));
  const merges = answers.map((answer, index) => auditedMerge(past.merges[index], answer));
  const found = await past.targets();
  const known = typeof found === 'string' ? undefined : found;
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const targets: AuditedTarget[] = [];
  const evidence: Evidence = { past, answers, merges, known, options };
  for (const [target, tests] of byTarget) {
    evidence.mayRule = targets.filter(({ verdict }) => verdict === 'escaped').length < mostRules;
    targets.push(await auditedTarget(target, tests, evidence));
  }
  targets.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || compareByteOrder(a.target, b.target));
  return { merges, targets, unknownTests };
}

/** What the verdicts follow from. */
interface Evidence {
  readonly past: PastMerges;
  readonly answers: readonly PastAnswer[];
  readonly merges: readonly AuditedMerge[];
  readonly known: TargetsOfCommit | undefined;
  readonly options: AuditOptions;
  /** Made for the first escaped target. */
  links?: ReturnType<typeof linksAmong>;
  /** True where rules are looked for. */
  mayRule?: boolean;
}

/** What is known of one failed target. */
async function auditedTarget(target: string, tests: readonly ReportedTest[], evidence: Evidence) {
  const claims = claimsOf(target, evidence.answers);
  const judged = await judge(target, tests, claims, evidence);
  const { known } = evidence;
  if (judged.verdict === 'escaped' && known) evidence.links ??= linksAmong(evidence.past, evidence.answers, known);
  const linked = judged.verdict === 'escaped' ? ((await (await evidence.links)?.(target)) ?? []) : [];
  return {
    target,
    ...judged,
    /** Names of its failed tests, where reports were read. */
    tests: tests.map(({ name }) => name),
    /** The merges that claimed it, and why. */
    claims,
    /** For an escaped one: the merges, the nearest first. */
    near: await nearMerges(target, evidence, linked),
  };
}

/** The failed tests of each target. A target that is named has an entry without tests. */
async function testsByTarget({ targets, tests }: FailedTests, known: TargetsOfCommit | undefined) {
  const byTarget = new Map<string, ReportedTest[]>(targets.map((name) => [canonical(name, known), []]));
  const unknownTests: string[] = [];
  const found = known && new TestTargets(known);
  for (const test of tests) {
    const target = await found?.of(test);
    if (target !== undefined) append(byTarget, target, test);
    else if (test.flaky === undefined) unknownTests.push(test.name);
  }
  return { byTarget, unknownTests };
}

/** A name as the answers have it. */
function canonical(name: string, known: TargetsOfCommit | undefined): string {
  if (known === undefined || known.names.has(name) || name.includes('*')) return name;
  const [only = name, other] = known.named(name);
  return other === undefined ? only : name;
}

/** The pull request that GitHub's messages of merges and of squashed pull requests name. */
export function pullRequestIn(subject: string): number | null {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === undefined ? null : Number(number);
}

/** A merge by its pull request, or else by its commit. */
export function nameOfMerge(merge: Pick<AuditedMerge, 'commit' | 'pullRequest'> | undefined): string {
  return merge?.pullRequest == null ? (merge?.commit ?? '').slice(0, 10) : `#${String(merge.pullRequest)}`;
}

interface Judged {
  readonly verdict: Verdict;
  /** The reason, in a sentence. */
  readonly why: string;
  /** True where it is known whether two of the merges that claimed it were tested apart, also where fewer than two claimed it. */
  readonly isApartKnown: boolean;
}

/** The verdict on one target: the first of flaky, apart, claimed and escaped that fits. */
async function judge(
  target: string,
  tests: readonly ReportedTest[],
  claims: readonly { readonly merge: number }[],
  { merges, known, options }: Evidence,
): Promise<Judged> {
  const is = (verdict: Verdict, why: string): Judged => ({ verdict, why, isApartKnown: claims.length < 2 });
  const [first] = tests;
  if (first !== undefined && tests.every(({ flaky }) => flaky !== undefined))
    return is('flaky', `No change broke its failed tests: ${first.flaky ?? ''}`);
  if (known === undefined) return is('unknown', 'The targets of this commit are not known');
  if (!known.names.has(target)) return is('unknown', `No target is named ${target}${suggestion(target, known.names)}`);
  const claiming = claims.flatMap(({ merge }) => merges[merge] ?? []);
  if (claiming.length > 0) return judgeClaimed(claiming, options);
  if (merges.length === 0) return is('unknown', 'There is no merge since the last good commit, so no merge broke it');
  return is('escaped', `${counted(merges.length, 'merge')} since the last good commit did not claim it`);
}

/** Looks for two merges that claimed the target and were tested apart. */
async function judgeClaimed(claiming: readonly AuditedMerge[], { testedTogether }: AuditOptions): Promise<Judged> {
  const asked = testedTogether === undefined ? [] : claiming.slice(-mostAsked);
  let isApartKnown = claiming.length < 2 || asked.length === claiming.length;
  const pairs = asked.flatMap((later, place) => asked.slice(0, place).map((earlier) => [later, earlier] as const));
  for (const [later, earlier] of pairs.reverse()) {
    const together = await testedTogether?.(later, earlier);
    if (together === false) {
      const why = `${nameOfMerge(earlier)} and ${nameOfMerge(later)} both claimed it, and were tested apart`;
      return { verdict: 'apart', why, isApartKnown: true };
    }
    isApartKnown &&= together === true;
  }
  const which = claiming.length === 1 ? nameOfMerge(claiming[0]) : counted(claiming.length, 'merge');
  return { verdict: 'claimed', why: `${which} claimed it, so its tests should have failed before`, isApartKnown };
}

/**
 * The merges near an escaped target, in some lines for each: those with a connection first, and each group newest first. One has the rule that
 * would have claimed the target.
 */
async function nearMerges(target: string, { past, mayRule }: Evidence, linked: readonly LinkedMerge[]) {
  const near = linked.slice(0, mostNear);
  const claiming = mayRule === true ? await claimingRule(target, past, near) : undefined;
  return near.map(({ merge, links }) => ({
    merge,
    reasons: links.flatMap(({ reason }) => (reason === '' ? [] : [reason])).slice(0, mostReasons),
    ...(claiming?.merge === merge && { rule: claiming.rule }),
  }));
}

/** The first rule with which a merge claims a target; undefined where none of those that are tried does. */
async function claimingRule(target: string, past: PastMerges, near: readonly LinkedMerge[]) {
  // Without any connection, a rule would be a guess. With one merge alone, it is not.
  const possible = near.flatMap(({ merge, links }) =>
    links.flatMap((link) => (link.reason !== '' || past.merges.length === 1 ? [{ merge, link }] : [])),
  );
  for (const { merge, link } of possible.slice(0, mostTried)) {
    const tried = ruleFor(target, link, past.configuration);
    const answer = tried && (await past.answer(merge, tried.rules));
    if (answer?.kind === 'targets' && answer.targets.includes(target)) return { merge, rule: tried?.rule };
  }
  return undefined;
}

/** The rule that a link suggests, as YAML and with what it leads to, and today's rules with it; undefined for a path that no glob can name. */
function ruleFor(target: string, { kind, to }: Link, today: Configuration) {
  if (kind === 'target') {
    const yaml = `depends-on:\n  ${quoted(target)}: [${quoted(to)}]\n`;
    const rules: Configuration = { ...today, dependsOn: [...today.dependsOn, { target, on: [to] }] };
    return { rule: { key: 'depends-on', on: to, yaml }, rules };
  }
  const on = globOf(to);
  if (on === undefined) return undefined;
  const yaml = `impact:\n  - paths: [${quoted(on)}]\n    targets: [${quoted(target)}]\n`;
  const rules: Configuration = { ...today, impact: [...today.impact, { paths: new Globs([on]), targets: [target] }] };
  return { rule: { key: 'impact', on, yaml }, rules };
}

function auditedMerge(merge: PastMerge | undefined, { failure, ...answer }: PastAnswer) {
  const { commit = '', at = 0, subject = '' } = merge ?? {};
  return {
    commit,
    /** ISO 8601. */
    at: new Date(at).toISOString(),
    subject: shortened(subject, 300),
    /** The pull request that the message names; null where it names none. */
    pullRequest: pullRequestIn(subject),
    /** How many targets it claimed. */
    claimed: answer.kind === 'all' ? ('all' as const) : answer.targets.length,
    /** Why what it claimed could not be computed; it then counts as `all`. */
    ...(failure !== undefined && { failure: failure.message }),
  };
}

/** The merges that claimed a target, and why, in one line each. */
function claimsOf(target: string, answers: readonly PastAnswer[]) {
  return answers.flatMap((answer, merge) => {
    if (answer.kind === 'all') return [{ merge, why: `it claimed everything: ${shortened(answer.why, 300)}` }];
    return answer.targets.includes(target) ? [{ merge, why: shortened(explain(target, answer.why), 300) }] : [];
  });
}
