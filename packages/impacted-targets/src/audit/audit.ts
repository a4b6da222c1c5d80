import { append } from '../../../shared/src/append.js';
import { counted } from '../../../shared/src/numbers.js';
import { quotedVisibly as quoted, shortened } from '../../../shared/src/text.js';
import {
  UnknownTargets,
  withoutGraphs,
  type PastAnswer,
  type PastMerge,
  type PastMerges,
  type TargetsOfCommit,
} from '../analysis/past-merges.js';
import { explain } from '../answer/explanation/chain.js';
import { Globs } from '../configuration/glob.js';
import { globOf } from '../configuration/glob-of-path.js';
import { suggestion } from '../configuration/mistakes.js';
import { compareByteOrder } from '../tree/names.js';
import { Links, type Link, type LinkedMerge } from './nearness.js';
import { TestTargets, type ReportedTest } from './test-targets.js';

/** What failed. */
export interface FailedTests {
  /** Names of targets. */
  readonly targets: readonly string[];
  readonly tests: readonly ReportedTest[];
}

/** A merge between the last good commit and the failed one. */
export interface AuditedMerge {
  readonly commit: string;
  /** ISO 8601. */
  readonly at: string;
  /** First line of its message. */
  readonly subject: string;
  /** The pull request that the message names; null where it names none. */
  readonly pullRequest: number | null;
  /** `all`, or how many targets it claimed. */
  readonly claimed: number | 'all';
  /** Why what it claimed could not be computed; it then counts as `all`. */
  readonly failure?: string;
}

/** A rule that would have made a merge claim a target. */
export interface MissingRule {
  readonly key: 'depends-on' | 'impact';
  /** The rule as YAML, for the configuration file. */
  readonly yaml: string;
  /** The target that the failed one depends on, or the glob of the changed file. */
  readonly on: string;
}

/** A merge that did not claim a target. */
export interface NearMerge {
  /** Place in the list of merges. */
  readonly merge: number;
  /** What connects it with the target, the strongest first, each in one line. */
  readonly reasons: readonly string[];
  /** The line that would have claimed the target; absent where none was found, or for a merge further down the list. */
  readonly rule?: MissingRule;
}

export type Verdict = 'flaky' | 'apart' | 'claimed' | 'escaped' | 'unknown';

/** What is known of one failed target. */
export interface AuditedTarget {
  readonly target: string;
  readonly verdict: Verdict;
  /** The reason, in a sentence. */
  readonly why: string;
  /** Names of its failed tests, where reports were read. */
  readonly tests: readonly string[];
  /** The merges that claimed it, and why. */
  readonly claims: readonly { readonly merge: number; readonly why: string }[];
  /** Two merges that were tested apart although both claimed it. */
  readonly apart?: { readonly earlier: number; readonly later: number };
  /** Whether such merges were looked for with success: true also where at most one merge claimed it. */
  readonly isApartKnown: boolean;
  /** For an escaped one: the merges, the nearest first. */
  readonly near: readonly NearMerge[];
}

/** The result of an audit. */
export interface Audit {
  /** Oldest first. */
  readonly merges: readonly AuditedMerge[];
  /** Escaped ones first. */
  readonly targets: readonly AuditedTarget[];
  /** Failed tests that belong to no known target. */
  readonly unknownTests: readonly string[];
}

export interface AuditOptions {
  /**
   * Whether the later of two merges was tested together with the earlier one. Undefined where nobody knows. The function is absent where there
   * is nobody to ask.
   */
  readonly testedTogether?: (later: AuditedMerge, earlier: AuditedMerge) => Promise<boolean | undefined>;
}

/** Escaped targets for which rules are looked for: for each rule, a merge is computed once more. */
const mostRules = 20;
/** Merges for which a rule is tried, and links of each kind. */
const mostTried = 3;
/** Near merges that are given, and reasons of each. */
const mostNear = 10;
const mostReasons = 5;
/** Of more merges that claimed one target, the newest are asked about, each pair of them. */
const mostAsked = 15;

const order: readonly Verdict[] = ['escaped', 'apart', 'claimed', 'unknown', 'flaky'];

/**
 * Says for each failed target which merges claimed it, and whether it escaped. It only reads.
 * @param past the merges after the last good commit, up to the one that failed
 * @throws ImpactError as the past merges do
 */
export async function audit(past: PastMerges, failed: FailedTests, options: AuditOptions = {}): Promise<Audit> {
  const claims: PastAnswer[] = [];
  for (const index of past.merges.keys()) claims.push(withoutGraphs(await past.answer(index)));
  const known = await past.targets().catch((error: unknown) => {
    if (error instanceof UnknownTargets) return undefined;
    throw error;
  });
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const auditor = new Auditor(past, claims, known, options);
  const targets: AuditedTarget[] = [];
  for (const [name, tests] of byTarget) targets.push(await auditor.target(name, tests));
  targets.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || compareByteOrder(a.target, b.target));
  return { merges: auditor.merges, targets, unknownTests };
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

type Judged = Pick<AuditedTarget, 'verdict' | 'why'> & Partial<AuditedTarget>;

/** Judges failed targets by the claims of all merges. */
class Auditor {
  readonly merges: readonly AuditedMerge[];
  readonly #past: PastMerges;
  readonly #claims: readonly PastAnswer[];
  readonly #known: TargetsOfCommit | undefined;
  readonly #options: AuditOptions;
  #links: Links | undefined;
  #escaped = 0;

  constructor(
    past: PastMerges,
    claims: readonly PastAnswer[],
    known: TargetsOfCommit | undefined,
    options: AuditOptions,
  ) {
    [this.#past, this.#claims, this.#known, this.#options] = [past, claims, known, options];
    this.merges = claims.map((answer, index) => auditedMerge(past.merges[index], answer));
  }

  async target(target: string, tests: readonly ReportedTest[]): Promise<AuditedTarget> {
    const claims = this.#claims.flatMap((answer, merge) => {
      const why = whyClaimed(target, answer);
      return why === undefined ? [] : [{ merge, why }];
    });
    const common = { target, tests: tests.map(({ name }) => name), claims, isApartKnown: claims.length < 2, near: [] };
    return { ...common, ...(await this.#judged(target, tests, claims)) };
  }

  async #judged(target: string, tests: readonly ReportedTest[], claims: AuditedTarget['claims']): Promise<Judged> {
    const [first] = tests;
    if (first !== undefined && tests.every(({ flaky }) => flaky !== undefined))
      return { verdict: 'flaky', why: `No change broke its failed tests: ${first.flaky ?? ''}` };
    if (this.#known === undefined) return { verdict: 'unknown', why: 'The targets of this commit are not known' };
    if (!this.#known.names.has(target))
      return { verdict: 'unknown', why: `No target is named ${target}${suggestion(target, this.#known.names)}` };
    if (claims.length > 0) return this.#claimed(claims);
    if (this.merges.length === 0)
      return { verdict: 'unknown', why: 'There is no merge since the last good commit, so no merge broke it' };
    const why =
      this.merges.length === 1
        ? 'The merge since the last good commit did not claim it'
        : `None of ${counted(this.merges.length, 'merge')} since the last good commit claimed it`;
    return { verdict: 'escaped', why, near: await this.#near(target, this.#known) };
  }

  /** Looks for two merges that claimed the target and were tested apart. */
  async #claimed(claims: AuditedTarget['claims']): Promise<Judged> {
    const { testedTogether } = this.#options;
    const named = (merge: number) => nameOfMerge(this.merges[merge]);
    const asked = testedTogether === undefined ? [] : claims.slice(-mostAsked).map(({ merge }) => merge);
    let isApartKnown = claims.length < 2 || asked.length === claims.length;
    const pairs = asked.flatMap((later, place) => asked.slice(0, place).map((earlier) => ({ earlier, later })));
    for (const { earlier, later } of pairs.reverse()) {
      const [one, other] = [this.merges[later], this.merges[earlier]];
      const together = one && other && (await testedTogether?.(one, other));
      if (together === false) {
        const why = `${named(earlier)} and ${named(later)} both claimed it, and were tested apart`;
        return { verdict: 'apart', why, apart: { earlier, later }, isApartKnown: true };
      }
      isApartKnown &&= together === true;
    }
    const which = claims.length === 1 ? named(claims[0]?.merge ?? 0) : counted(claims.length, 'merge');
    return { verdict: 'claimed', why: `${which} claimed it, so its tests should have failed before`, isApartKnown };
  }

  /** The merges by what connects them with an escaped target, with the rule that would have claimed it. */
  async #near(target: string, known: TargetsOfCommit): Promise<readonly NearMerge[]> {
    this.#links ??= new Links(this.#past, this.#claims, known);
    const found = (await this.#links.of(target)).slice(0, mostNear);
    let rule: (MissingRule & { readonly merge: number }) | undefined;
    this.#escaped += 1;
    if (this.#escaped <= mostRules) {
      // Without any connection, a rule would be a guess. With one merge alone, it is not.
      for (const one of found.slice(0, mostTried))
        if (one.strength > 0 || this.merges.length === 1) rule ??= await this.#rule(target, one);
    }
    return found.map(({ merge, links }) => ({
      merge,
      reasons: links.flatMap(({ reason }) => (reason === '' ? [] : [reason])).slice(0, mostReasons),
      ...(rule?.merge === merge && { rule: { key: rule.key, yaml: rule.yaml, on: rule.on } }),
    }));
  }

  /** The first rule with which the merge claims the target. */
  async #rule(target: string, { merge, links }: LinkedMerge): Promise<(MissingRule & { merge: number }) | undefined> {
    const { configuration } = this.#past;
    const first = (kind: Link['kind']) => links.filter((link) => link.kind === kind).slice(0, mostTried);
    for (const { kind, to } of [...first('target'), ...first('file')]) {
      const on = kind === 'target' ? to : globOf(to);
      if (on === undefined) continue;
      const { dependsOn, impact } = configuration;
      const rules =
        kind === 'target'
          ? { ...configuration, dependsOn: [...dependsOn, { target, on: [on] }] }
          : { ...configuration, impact: [...impact, { paths: new Globs([on]), targets: [target] }] };
      const answer = await this.#past.answer(merge, rules);
      if (answer.kind !== 'targets' || !answer.targets.includes(target)) continue;
      return kind === 'target'
        ? { merge, key: 'depends-on', on, yaml: `depends-on:\n  ${quoted(target)}: [${quoted(on)}]\n` }
        : { merge, key: 'impact', on, yaml: `impact:\n  - paths: [${quoted(on)}]\n    targets: [${quoted(target)}]\n` };
    }
    return undefined;
  }
}

function auditedMerge(merge: PastMerge | undefined, answer: PastAnswer): AuditedMerge {
  const { commit = '', at = 0, subject = '' } = merge ?? {};
  return {
    commit,
    at: new Date(at).toISOString(),
    subject: shortened(subject, 300),
    pullRequest: pullRequestIn(subject),
    claimed: answer.kind === 'all' ? 'all' : answer.targets.length,
    ...(answer.failure !== undefined && { failure: answer.failure }),
  };
}

/** Why a merge claimed a target, in one line; undefined where it did not. */
function whyClaimed(target: string, answer: PastAnswer): string | undefined {
  if (answer.kind === 'all') return `it claimed everything: ${shortened(answer.why, 300)}`;
  return answer.targets.includes(target) ? shortened(explain(target, answer.why), 300) : undefined;
}
