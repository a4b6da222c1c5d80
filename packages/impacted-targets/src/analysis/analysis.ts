import type { Configuration } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { apartOf, asClaiming, mostApart, type Apart } from './apart.js';
import { withoutGraphs, type PastAnswer, type PastMerges, type PastRules } from './past-merges.js';
import { costsOf, type CostOfRule } from './rule-costs.js';
import type { ImpactedTargets } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { fileRulesOf, type FilesToJudge, type IsOwned } from './file-rules.js';
import { averageLanes, overlapOfNeighbours } from './lanes.js';
import { replay, type Replay, type ReplaySettings } from './replay.js';
import { median, percentile, share } from './statistics.js';
import {
  causesOf,
  optionSetsOf,
  takenAwayBy,
  withRules,
  type CauseOfEverything,
  type RuleSet,
} from './suggested-rules.js';
import { getOrMake } from '../../../shared/src/append.js';

/** Effect of a set of rules on the merges. Shares go from 0 to 1. */
export interface Outcome {
  /** Merges that could have been tested apart from earlier ones. */
  readonly apart: Apart;
  /** Merges that impact everything: ALL, or a list of every target. */
  readonly everything: number;
  readonly everythingShare: number;
  /** Merges whose answer is ALL. */
  readonly all: number;
  /** How much of all targets a merge impacts. */
  readonly medianShare: number;
  readonly percentile95Share: number;
  /** How many merges impact up to this share of all targets: 0, 10 %, 25 %, 50 %, less than all, all. */
  readonly sizes: readonly { readonly upTo: string; readonly merges: number }[];
  /** The same merges in at most ten periods of equally many, the oldest first: the day of the last merge, and the mean share. */
  readonly overTime: readonly { readonly to: string; readonly meanShare: number }[];
  readonly overlapOfNeighbours: number;
  readonly averageLanes: number;
}

/** Effect of one more rule, after the rules before it. */
export interface RuleEffect extends Pick<RuleSet, 'rules' | 'assumption'> {
  /** How many merges lose a cause through this rule. */
  readonly merges: number;
  readonly everythingShareBefore: number;
  readonly everythingShareAfter: number;
}

export interface Scenario extends Pick<ReplaySettings, 'mode' | 'batch'> {
  readonly rules: 'today' | 'suggested';
  readonly allPass: Replay;
  /** When the first test of every twentieth pull request fails. */
  readonly someFail: Replay;
}

/** Causes that made merges impact everything, the most frequent first. */
export type CountedCauses = readonly {
  readonly what: string;
  readonly merges: number;
  readonly alone: number;
  readonly canBeNarrowed: boolean;
}[];

/** What another configuration file would have changed. */
export interface TriedRules {
  /** The file, as it was named. */
  readonly file: string;
  /** How many targets there are by its rules. */
  readonly targets: number;
  readonly outcome: Outcome;
  /** How many merges it gives more targets, and how many fewer. */
  readonly claimingMore: number;
  readonly claimingLess: number;
  readonly causes: CountedCauses;
}

/** Targets that past merges would have impacted, and the course of a queue with them. */
export interface Analysis {
  readonly head: string;
  readonly merges: number;
  /** Times of the first and the last merge, ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly isShallow: boolean;
  readonly buildSystems: readonly string[];
  /** How many targets there are. */
  readonly targets: number;
  /** Merges whose answer could not be computed, which count as ALL. */
  readonly failures: readonly { readonly commit: string; readonly why: string }[];
  /** How many merges have a merge before them, and in the hour before them: of so many, `apart` counts some. */
  readonly mostApart: Apart;
  readonly today: Outcome;
  readonly suggested: Outcome;
  readonly tried?: TriedRules;
  /** What each rule of today, and each file of no target, cost. The most expensive come first. */
  readonly costs: readonly CostOfRule[];
  readonly causes: CountedCauses;
  readonly rules: readonly RuleEffect[];
  /** Files without an owner, for which only a person can name the targets that they concern. Most merges first. */
  readonly toJudge: readonly FilesToJudge[];
  readonly testMinutes: number;
  readonly concurrency: number;
  readonly replay: readonly Scenario[];
}

/** Most rule sets that are suggested; more would be a configuration that nobody reads. */
const mostRules = 12;

/** In the replay with failures, the first test of one pull request in this many fails. */
export const failsEvery = 20;

/** A configuration file that is tried beside that of today. */
export interface RulesToTry {
  readonly file: string;
  readonly configuration: Configuration;
}

/** The answers of all merges by one set of rules. */
class Answers {
  readonly all: PastAnswer[] = [];
  /** What the newest answer that has it knows. */
  #names: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
  isOwned: IsOwned | undefined;

  async add(past: PastMerges, index: number, rules: PastRules): Promise<void> {
    const answer = await past.answer(index, rules);
    if (answer.kind === 'targets') {
      this.#names = answer.names ?? this.#names;
      this.isOwned = answer.isOwned ?? this.isOwned;
    }
    this.all.push(withoutGraphs(answer));
  }

  /** How many targets there are. */
  async targets(): Promise<number> {
    const names = await this.#names?.();
    return (names ?? new Set(this.all.flatMap((answer) => (answer.kind === 'targets' ? answer.targets : [])))).size;
  }
}

/** Whether an answer means everything, where there are so many targets. */
const everythingOf = (targets: number) => (answer: PastAnswer) =>
  answer.kind === 'all' || (answer.targets.length > 1 && answer.targets.length >= targets);

/**
 * Analyzes merges of the past.
 * @param testMinutes how long a test takes
 * @param concurrency how many tests run at a time
 * @param toTry rules that are tried beside those of today
 * @throws ImpactError when no merge can be computed
 */
export async function analyze(
  past: PastMerges,
  {
    testMinutes,
    concurrency,
    toTry,
  }: { readonly testMinutes: number; readonly concurrency: number; readonly toTry?: RulesToTry | undefined },
): Promise<Analysis> {
  const { merges, rules } = past;
  if (merges.length === 0) {
    throw new ImpactError(
      `The checkout holds one commit of the history of ${past.head}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`,
    );
  }
  const [byToday, byTried] = [new Answers(), new Answers()];
  for (const index of merges.keys()) {
    await byToday.add(past, index, rules);
    // The graphs of a merge serve both.
    if (toTry !== undefined) await byTried.add(past, index, { ...rules, configuration: toTry.configuration });
  }
  const { all: answers, isOwned } = byToday;
  const failures = answers.flatMap(({ failure }, index) =>
    failure === undefined ? [] : [{ commit: merges[index]?.commit ?? '', why: failure }],
  );
  if (failures.length === merges.length) throw new ImpactError(failures[0]?.why ?? '');
  const targets = await byToday.targets();
  const isEverything = everythingOf(targets);

  const causes = answers.map((answer) => (isEverything(answer) ? causesOf(answer) : []));
  const { none, toJudge } = isOwned ? await fileRulesOf(past, causes, isOwned) : { none: [], toJudge: [] };
  const chosen = await chooseRules(past, { answers, causes, isEverything, none });
  const outcomeOf = (of: readonly PastAnswer[]) => outcome(merges, of, targets, concurrency);
  const arrivals = (of: readonly PastAnswer[]) =>
    of.map((answer, index) => ({ at: merges[index]?.at ?? 0, targets: asImpacted(answer) }));
  const scenarios = (
    [
      ['single', false, 'today'],
      ['single', true, 'today'],
      ['parallel', false, 'today'],
      ['parallel', true, 'today'],
      ['parallel', false, 'suggested'],
      ['parallel', true, 'suggested'],
    ] as const
  ).map(([mode, batch, by]): Scenario => {
    const settings = { mode, batch, concurrency, testMinutes };
    const pullRequests = arrivals(by === 'today' ? answers : chosen.answers);
    return {
      mode,
      batch,
      rules: by,
      allPass: replay(pullRequests, { ...settings, failsEvery: 0 }),
      someFail: replay(pullRequests, { ...settings, failsEvery }),
    };
  });
  return {
    head: past.head,
    merges: merges.length,
    from: new Date(merges[0]?.at ?? 0).toISOString(),
    to: new Date(merges.at(-1)?.at ?? 0).toISOString(),
    isShallow: past.isShallow,
    buildSystems: [...new Set(answers.flatMap(({ buildSystems }) => buildSystems))].sort(),
    targets,
    failures,
    mostApart: mostApart(merges),
    today: outcomeOf(answers),
    suggested: outcomeOf(chosen.answers),
    ...(toTry !== undefined && { tried: await triedRules(past, toTry, { answers, byTried }, concurrency) }),
    costs: await costsOf(past, answers),
    causes: countCauses(causes, chosen.rules),
    rules: chosen.rules,
    toJudge: toJudge.slice(0, mostRules),
    testMinutes,
    concurrency,
    replay: scenarios,
  };
}

/** Sets the answers by other rules beside those of today. */
async function triedRules(
  { merges }: PastMerges,
  { file }: RulesToTry,
  { answers, byTried }: { readonly answers: readonly PastAnswer[]; readonly byTried: Answers },
  concurrency: number,
): Promise<TriedRules> {
  const targets = await byTried.targets();
  const size = (answer: PastAnswer | undefined) => (answer?.kind === 'targets' ? answer.targets.length : Infinity);
  const isEverything = everythingOf(targets);
  const causes = byTried.all.map((answer) => (isEverything(answer) ? causesOf(answer) : []));
  return {
    file,
    targets,
    outcome: outcome(merges, byTried.all, targets, concurrency),
    claimingMore: byTried.all.filter((answer, index) => size(answer) > size(answers[index])).length,
    claimingLess: byTried.all.filter((answer, index) => size(answer) < size(answers[index])).length,
    causes: countCauses(causes, []),
  };
}

const asImpacted = (answer: PastAnswer): ImpactedTargets => (answer.kind === 'all' ? 'ALL' : new Set(answer.targets));

/**
 * Chooses rule sets one after the other. Each time it takes the set that removes the last cause of the most merges;
 * among equal sets, the one that removes a cause of the most merges. The effect of each set is computed, not guessed.
 * Only merges that the set concerns can change.
 */
async function chooseRules(
  past: PastMerges,
  given: {
    readonly answers: readonly PastAnswer[];
    readonly causes: readonly (readonly CauseOfEverything[])[];
    readonly isEverything: (answer: PastAnswer) => boolean;
    /** The rules that let files impact nothing. */
    readonly none: readonly RuleSet[];
  },
): Promise<{ rules: readonly RuleEffect[]; answers: readonly PastAnswer[] }> {
  const { isEverything } = given;
  const answers = [...given.answers];
  const causes = given.causes.map((ofMerge) => [...ofMerge]);
  let left = [...optionSetsOf(given.causes.flat()), ...given.none].map((set) => ({
    set,
    takesAway: takenAwayBy(set),
  }));
  const effects: RuleEffect[] = [];
  const everything = () => share(answers.filter(isEverything).length, answers.length);
  while (left.length > 0 && effects.length < mostRules) {
    const ranked = left
      .map(({ set, takesAway }) => {
        const concerned = causes.flatMap((ofMerge, index) => (ofMerge.some(takesAway) ? [index] : []));
        const last = concerned.filter((index) => causes[index]?.every(takesAway));
        return { set, concerned, last: last.length };
      })
      .sort((a, b) => b.last - a.last || b.concerned.length - a.concerned.length);
    const [best] = ranked;
    if (best === undefined || best.concerned.length === 0) break;
    left = left.filter(({ set }) => set !== best.set);
    const before = everything();
    const by = withRules(past.rules, [...effects, best.set]);
    for (const index of best.concerned) {
      const answer = withoutGraphs(await past.answer(index, by));
      answers[index] = answer;
      causes[index] = isEverything(answer) ? [...causesOf(answer)] : [];
    }
    effects.push({
      rules: best.set.rules,
      assumption: best.set.assumption,
      merges: best.concerned.length,
      everythingShareBefore: before,
      everythingShareAfter: everything(),
    });
  }
  // A last rule that changes nothing is not suggested. A later rule may build on an earlier rule that changes nothing.
  while (effects.length > 0 && effects.at(-1)?.everythingShareBefore === effects.at(-1)?.everythingShareAfter)
    effects.pop();
  // Each answer was computed with the rule sets chosen up to then. Now all sets are known, so each answer is computed
  // with all of them.
  const byAll = withRules(past.rules, effects);
  for (const index of answers.keys())
    if (answers[index] !== given.answers[index]) answers[index] = withoutGraphs(await past.answer(index, byAll));
  return { rules: effects, answers };
}

function outcome(
  merges: PastMerges['merges'],
  answers: readonly PastAnswer[],
  targets: number,
  concurrency: number,
): Outcome {
  const isEverything = everythingOf(targets);
  const shares = answers.map((answer) =>
    isEverything(answer) || answer.kind === 'all' ? 1 : Math.min(share(answer.targets.length, targets), 1),
  );
  const everything = answers.filter(isEverything).length;
  const bounds = [
    ['none', 0],
    ['10 %', 0.1],
    ['25 %', 0.25],
    ['50 %', 0.5],
  ] as const;
  const sizes = bounds.map(([upTo, most], index) => ({
    upTo,
    merges: shares.filter((one) => one <= most && one > (bounds[index - 1]?.[1] ?? -1)).length,
  }));
  const larger = answers.length - everything - sizes.reduce((sum, { merges }) => sum + merges, 0);
  const impacted = answers.map(asImpacted);
  return {
    apart: apartOf(asClaiming(merges, answers)),
    everything,
    everythingShare: share(everything, answers.length),
    all: answers.filter(({ kind }) => kind === 'all').length,
    medianShare: median(shares),
    percentile95Share: percentile(shares, 95),
    overTime: overTime(merges, shares),
    sizes: [...sizes, { upTo: 'less than all', merges: larger }, { upTo: 'all', merges: everything }],
    overlapOfNeighbours: overlapOfNeighbours(impacted),
    averageLanes: averageLanes(impacted, concurrency),
  };
}

/** The most points of the line over time. */
const mostPeriods = 10;

function overTime(merges: PastMerges['merges'], shares: readonly number[]): Outcome['overTime'] {
  const periods = Math.min(mostPeriods, shares.length);
  const endOf = (period: number): number => Math.round((period * shares.length) / periods);
  return Array.from({ length: periods }, (_, period) => {
    const own = shares.slice(endOf(period), endOf(period + 1));
    const to = new Date(merges[endOf(period + 1) - 1]?.at ?? 0).toISOString().slice(0, 10);
    return { to, meanShare: own.reduce((sum, one) => sum + one, 0) / own.length };
  });
}

function countCauses(causes: readonly (readonly CauseOfEverything[])[], rules: readonly RuleSet[]): CountedCauses {
  const takers = rules.map((rule) => takenAwayBy(rule));
  const counted = new Map<string, { merges: number; alone: number; canBeNarrowed: boolean }>();
  for (const ofMerge of causes) {
    for (const cause of ofMerge) {
      const one = getOrMake(counted, cause.what, () => ({ merges: 0, alone: 0, canBeNarrowed: false }));
      one.merges += 1;
      if (ofMerge.length === 1) one.alone += 1;
      one.canBeNarrowed ||= takers.some((takesAway) => takesAway(cause));
    }
  }
  return [...counted]
    .map(([what, counts]) => ({ what, ...counts }))
    .sort((a, b) => b.merges - a.merges || b.alone - a.alone || (a.what < b.what ? -1 : 1));
}
