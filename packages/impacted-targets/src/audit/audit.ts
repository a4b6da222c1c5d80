import {
  UnknownTargets,
  withoutGraphs,
  type PastAnswer,
  type PastMerge,
  type PastMerges,
  type TargetsOfCommit,
} from '../analysis/past-merges.js';
import { explain } from '../answer/explanation/chain.js';
import type { Configuration } from '../configuration/configuration.js';
import { suggestion } from '../configuration/mistakes.js';
import { Globs } from '../configuration/glob.js';
import { globOf } from '../configuration/glob-of-path.js';
import { append } from '../../../shared/src/append.js';
import { counted } from '../../../shared/src/numbers.js';
import { quotedVisibly as quoted, shortened } from '../../../shared/src/text.js';
import { nameOf } from '../tree/paths.js';
import { nearnessOf, wordsIn, WordsOf, type ChangedByMerge, type Nearness } from './nearness.js';
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

/** A merge that did not claim a target, and how near it is to that target. */
export interface NearMerge extends Pick<Nearness, 'score' | 'reasons'> {
  /** Place in the list of merges. */
  readonly merge: number;
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
/** Merges for which a rule is tried, and candidates of each. */
const triedMerges = 3;
const triedCandidates = 3;
/** Near merges that are given. */
const mostNear = 10;
/** Pairs of merges that are asked about for one target. */
const mostPairs = 100;
/** Changed files of a merge whose texts are read. */
const mostFiles = 300;

/**
 * Says for each failed target which merges claimed it, and whether it escaped. It only reads.
 * @param past the merges after the last good commit, up to the one that failed
 * @throws ImpactError as the past merges do
 */
export async function audit(past: PastMerges, failed: FailedTests, options: AuditOptions = {}): Promise<Audit> {
  const claims: PastAnswer[] = [];
  for (const index of past.merges.keys()) claims.push(withoutGraphs(await past.claim(index)));
  const merges = claims.map((answer, index) => auditedMerge(past.merges[index], answer));
  const known = await past.targets().catch((error: unknown) => {
    if (error instanceof UnknownTargets) return undefined;
    throw error;
  });
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const around = { past, claims, merges, known, options, near: new Near(past, claims) };
  const targets: AuditedTarget[] = [];
  for (const [name, tests] of byTarget)
    targets.push(
      await auditedTarget(name, tests, { ...around, mayTryRules: targets.filter(isEscaped).length < mostRules }),
    );
  return { merges, targets: targets.sort(byVerdict), unknownTests };
}

const isEscaped = ({ verdict }: AuditedTarget): boolean => verdict === 'escaped';
const order: readonly Verdict[] = ['escaped', 'apart', 'claimed', 'unknown', 'flaky'];
const byVerdict = (a: AuditedTarget, b: AuditedTarget): number =>
  order.indexOf(a.verdict) - order.indexOf(b.verdict) || (a.target < b.target ? -1 : 1);

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

/** The pull request that GitHub's messages of merges and of squashed pull requests name. */
export function pullRequestIn(subject: string): number | null {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === undefined ? null : Number(number);
}

/** The failed tests of each target. A target that is named has an entry without tests. */
async function testsByTarget(
  { targets, tests }: FailedTests,
  known: TargetsOfCommit | undefined,
): Promise<{
  readonly byTarget: ReadonlyMap<string, readonly ReportedTest[]>;
  readonly unknownTests: readonly string[];
}> {
  const byTarget = new Map<string, ReportedTest[]>(targets.map((name) => [canonical(name, known), []]));
  const unknownTests: string[] = [];
  const found = known && new TestTargets(known);
  for (const test of tests) {
    const target = await found?.of(test);
    if (target === undefined) {
      if (test.flaky === undefined) unknownTests.push(test.name);
    } else append(byTarget, target, test);
  }
  return { byTarget, unknownTests };
}

/** A name as the answers have it. */
function canonical(name: string, known: TargetsOfCommit | undefined): string {
  if (known === undefined || known.names.has(name) || name.includes('*')) return name;
  const [only, other] = known.named(name);
  return only !== undefined && other === undefined ? only : name;
}

interface Around {
  readonly past: PastMerges;
  readonly claims: readonly PastAnswer[];
  readonly merges: readonly AuditedMerge[];
  readonly known: TargetsOfCommit | undefined;
  readonly options: AuditOptions;
  readonly near: Near;
  readonly mayTryRules: boolean;
}

async function auditedTarget(target: string, tests: readonly ReportedTest[], around: Around): Promise<AuditedTarget> {
  const { claims, merges, known } = around;
  const claiming = claims.flatMap((answer, merge) => {
    const why = whyClaimed(target, answer);
    return why === undefined ? [] : [{ merge, why }];
  });
  const names = tests.map(({ name }) => name);
  const common = { target, tests: names, claims: claiming, near: [], isApartKnown: claiming.length < 2 };
  const [first] = tests;
  if (first !== undefined && tests.every(({ flaky }) => flaky !== undefined)) {
    return { ...common, verdict: 'flaky', why: `Every failed test of it is nobody's: ${first.flaky ?? ''}` };
  }
  if (known === undefined) return { ...common, verdict: 'unknown', why: 'The targets of this commit are not known' };
  if (!known.names.has(target)) {
    return { ...common, verdict: 'unknown', why: `No target is called like that${suggestion(target, known.names)}` };
  }
  const pair = await testedApart(claiming, around);
  if (pair.apart !== undefined) {
    const { earlier, later } = pair.apart;
    return {
      ...common,
      ...pair,
      verdict: 'apart',
      why: `${nameOfMerge(merges[earlier])} and ${nameOfMerge(merges[later])} both claimed it, and were tested apart`,
    };
  }
  if (claiming.length > 0) {
    const which =
      claiming.length === 1 ? nameOfMerge(merges[claiming[0]?.merge ?? 0]) : counted(claiming.length, 'merge');
    return {
      ...common,
      ...pair,
      verdict: 'claimed',
      why: `${which} claimed it, so its tests should have failed before`,
    };
  }
  if (merges.length === 0) {
    return { ...common, verdict: 'unknown', why: 'There is no merge since the last good commit, so no merge broke it' };
  }
  const near = await around.near.merges(target, known);
  const ruled = around.mayTryRules ? await withRule(target, near, around) : near;
  const why = `${merges.length === 1 ? 'The merge' : `None of ${counted(merges.length, 'merge')}`} since the last good commit ${merges.length === 1 ? 'did not claim' : 'claimed'} it`;
  return { ...common, verdict: 'escaped', why, near: ruled.map(({ nearness: _nearness, ...one }) => one) };
}

/** A merge by its pull request, or else by its commit. */
export function nameOfMerge(merge: Pick<AuditedMerge, 'commit' | 'pullRequest'> | undefined): string {
  return merge?.pullRequest == null ? (merge?.commit ?? '').slice(0, 10) : `#${String(merge.pullRequest)}`;
}

/** Why a merge claimed a target, in one line; undefined where it did not. */
function whyClaimed(target: string, answer: PastAnswer): string | undefined {
  if (answer.kind === 'all') return `it claimed everything: ${shortened(answer.why, 300)}`;
  return answer.targets.includes(target) ? shortened(explain(target, answer.why), 300) : undefined;
}

/** Looks for two merges that claimed the target and were tested apart. */
async function testedApart(
  claiming: AuditedTarget['claims'],
  { merges, options: { testedTogether } }: Around,
): Promise<Pick<AuditedTarget, 'apart' | 'isApartKnown'>> {
  if (claiming.length < 2) return { isApartKnown: true };
  if (testedTogether === undefined) return { isApartKnown: false };
  let isKnown = true;
  let pairs = 0;
  for (const [place, { merge: later }] of [...claiming.entries()].reverse()) {
    for (const { merge: earlier } of claiming.slice(0, place).reverse()) {
      const [one, other] = [merges[later], merges[earlier]];
      if (one === undefined || other === undefined || (pairs += 1) > mostPairs) continue;
      const together = await testedTogether(one, other);
      if (together === false) return { apart: { earlier, later }, isApartKnown: true };
      isKnown &&= together === true;
    }
  }
  return { isApartKnown: isKnown && pairs <= mostPairs };
}

type Found = NearMerge & { readonly nearness: Nearness };

/** Merges by how near they are to a target. */
class Near {
  readonly #past: PastMerges;
  readonly #claims: Around['claims'];
  #changes: Promise<readonly ChangedByMerge[]> | undefined;
  #files: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  readonly #timesOfFile = new Map<string, number>();
  readonly #timesOfWord = new Map<string, number>();

  constructor(past: PastMerges, claims: Around['claims']) {
    this.#past = past;
    this.#claims = claims;
  }

  /** The nearest first; of equally near ones, the newest first. */
  async merges(target: string, known: TargetsOfCommit): Promise<readonly Found[]> {
    const changes = await (this.#changes ??= this.#changed());
    const files = (await (this.#files ??= this.#filesByTarget(known))).get(target) ?? [];
    const contents = await known.read(files);
    const words = new WordsOf(files.map((path) => ({ path, content: contents.get(path) })));
    const dependencies = new Set<string>();
    for (const one of new Set(changes.flatMap((merge) => merge.targets)))
      if ((await known.dependentsOf(one)).includes(target)) dependencies.add(one);
    return changes
      .map((merge, place): Found => {
        const nearness = nearnessOf({ name: target, files, words, dependencies }, merge, {
          ofFile: (name) => this.#timesOfFile.get(name) ?? 0,
          ofWord: (word) => this.#timesOfWord.get(word) ?? 0,
        });
        return { merge: place, score: nearness.score, reasons: nearness.reasons, nearness };
      })
      .sort((a, b) => b.score - a.score || b.merge - a.merge)
      .slice(0, mostNear);
  }

  async #changed(): Promise<readonly ChangedByMerge[]> {
    const changed: ChangedByMerge[] = [];
    for (const [index, answer] of this.#claims.entries()) {
      const paths = await this.#past.changes(index);
      const contents = await this.#past.readOf(index, paths.slice(0, mostFiles));
      const reasons = answer.kind === 'all' ? [] : [...answer.why.values()];
      changed.push({
        targets:
          answer.kind === 'all' ? [] : answer.targets.filter((name) => answer.why.get(name)?.kind !== 'dependency'),
        reaching: new Set(reasons.flatMap((reason) => (reason.kind === 'dependency' ? [reason.target] : []))),
        files: paths.map((path) => ({ path, content: contents.get(path) })),
      });
    }
    return changed;
  }

  /** Files of each target that a merge may have broken. */
  async #filesByTarget(known: TargetsOfCommit): Promise<ReadonlyMap<string, readonly string[]>> {
    const files = new Map<string, string[]>();
    for (const name of known.names) for (const word of new Set(wordsIn(name))) countIn(this.#timesOfWord, word);
    for (const path of known.paths) {
      countIn(this.#timesOfFile, nameOf(path));
      for (const owner of await known.ownersOf(path)) append(files, owner, path);
    }
    return files;
  }
}

function countIn(times: Map<string, number>, one: string): void {
  times.set(one, (times.get(one) ?? 0) + 1);
}

/** Adds the rule that would have claimed the target to the nearest merge for which one is found. */
async function withRule(target: string, near: readonly Found[], around: Around): Promise<readonly Found[]> {
  for (const one of near.slice(0, triedMerges)) {
    // Without any connection, a rule would be a guess. With one merge alone, it is not.
    if (one.score === 0 && around.merges.length > 1) break;
    const rule = await missingRule(target, one, around);
    if (rule !== undefined) return near.map((other) => (other === one ? { ...one, rule } : other));
  }
  return near;
}

async function missingRule(
  target: string,
  { merge, nearness }: Found,
  around: Around,
): Promise<MissingRule | undefined> {
  const { configuration } = around.past;
  const claims = async (rules: Configuration) => {
    const answer = await around.past.answer(merge, rules);
    return answer.kind === 'targets' && answer.targets.includes(target);
  };
  for (const on of nearness.targets.slice(0, triedCandidates)) {
    const rules = { ...configuration, dependsOn: [...configuration.dependsOn, { target, on: [on] }] };
    if (await claims(rules))
      return { key: 'depends-on', on, yaml: `depends-on:\n  ${quoted(target)}: [${quoted(on)}]\n` };
  }
  for (const path of nearness.files.slice(0, triedCandidates)) {
    const glob = globOf(path);
    if (glob === undefined) continue;
    const impact = [...configuration.impact, { paths: new Globs([glob]), targets: [target] }];
    const yaml = `impact:\n  - paths: [${quoted(glob)}]\n    targets: [${quoted(target)}]\n`;
    if (await claims({ ...configuration, impact })) return { key: 'impact', on: glob, yaml };
  }
  return undefined;
}
