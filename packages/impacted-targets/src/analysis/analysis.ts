import type { Configuration } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { apartOf, asClaiming, mostApart, type Apart } from './apart.js';
import { withoutGraphs, type PastAnswer, type PastMerges } from './past-merges.js';
import { costsOf, type CostOfRule } from './rule-costs.js';
import type { ImpactedTargets } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { averageLanes, overlapOfNeighbours } from './lanes.js';
import { replay, type Replay, type ReplaySettings } from './replay.js';
import { median, percentile, share } from './statistics.js';
import { groupByCause } from '../answer/explanation/groups.js';
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

export interface Scenario extends Pick<ReplaySettings, 'mode' | 'batch'> {
  readonly allPass: Replay;
  /** When the first test of every twentieth pull request fails. */
  readonly someFail: Replay;
}

/** Causes that made merges impact everything, the most frequent first. */
export type CountedCauses = readonly {
  readonly what: string;
  readonly merges: number;
  readonly alone: number;
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
  readonly tried?: TriedRules;
  /** What each rule of today, and each file of no target, cost. The most expensive come first. */
  readonly costs: readonly CostOfRule[];
  readonly causes: CountedCauses;
  readonly testMinutes: number;
  readonly concurrency: number;
  readonly replay: readonly Scenario[];
}

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

  async add(past: PastMerges, index: number, rules: Configuration): Promise<void> {
    const answer = await past.answer(index, rules);
    if (answer.kind === 'targets') this.#names = answer.names ?? this.#names;
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
  const { merges, configuration } = past;
  if (merges.length === 0) {
    throw new ImpactError(
      `The checkout holds one commit of the history of ${past.head}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`,
    );
  }
  const [byToday, byTried] = [new Answers(), new Answers()];
  for (const index of merges.keys()) {
    await byToday.add(past, index, configuration);
    // The graphs of a merge serve both.
    if (toTry !== undefined) await byTried.add(past, index, toTry.configuration);
  }
  const { all: answers } = byToday;
  const failures = answers.flatMap(({ failure }, index) =>
    failure === undefined ? [] : [{ commit: merges[index]?.commit ?? '', why: failure }],
  );
  if (failures.length === merges.length) throw new ImpactError(failures[0]?.why ?? '');
  const targets = await byToday.targets();
  const arrivals = answers.map((answer, index) => ({ at: merges[index]?.at ?? 0, targets: asImpacted(answer) }));
  const scenarios = (['single', 'parallel'] as const).flatMap((mode) =>
    [false, true].map((batch): Scenario => {
      const settings = { mode, batch, concurrency, testMinutes };
      return {
        mode,
        batch,
        allPass: replay(arrivals, { ...settings, failsEvery: 0 }),
        someFail: replay(arrivals, { ...settings, failsEvery }),
      };
    }),
  );
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
    today: outcome(merges, answers, targets, concurrency),
    ...(toTry !== undefined && { tried: await triedRules(past, toTry, { answers, byTried }, concurrency) }),
    costs: await costsOf(past, answers),
    causes: countCauses(answers, targets),
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
  return {
    file,
    targets,
    outcome: outcome(merges, byTried.all, targets, concurrency),
    claimingMore: byTried.all.filter((answer, index) => size(answer) > size(answers[index])).length,
    claimingLess: byTried.all.filter((answer, index) => size(answer) < size(answers[index])).length,
    causes: countCauses(byTried.all, targets),
  };
}

const asImpacted = (answer: PastAnswer): ImpactedTargets => (answer.kind === 'all' ? 'ALL' : new Set(answer.targets));

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

/** Why answers mean everything: the causes of ALL, or those of each target in a list of all. */
function countCauses(answers: readonly PastAnswer[], targets: number): CountedCauses {
  const counted = new Map<string, { merges: number; alone: number }>();
  for (const answer of answers.filter(everythingOf(targets))) {
    const causes = answer.kind === 'all' ? answer.causes : groupByCause(answer.why, 0);
    for (const { what } of causes) {
      const one = getOrMake(counted, what, () => ({ merges: 0, alone: 0 }));
      one.merges += 1;
      if (causes.length === 1) one.alone += 1;
    }
  }
  return [...counted]
    .map(([what, counts]) => ({ what, ...counts }))
    .sort((a, b) => b.merges - a.merges || b.alone - a.alone || (a.what < b.what ? -1 : 1));
}
