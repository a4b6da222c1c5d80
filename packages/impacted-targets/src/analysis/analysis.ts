import { getOrMake } from '../../../shared/src/append.js';
import { groupByCause } from '../answer/explanation/groups.js';
import type { Configuration } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { compareByteOrder } from '../tree/names.js';
import { apartOf, mostApart, type Apart, type ClaimingMerge } from './apart.js';
import { costsOfEdges, RuleCosts, type CostOfEdge, type CostOfRule } from './costs.js';
import { impactedBy, withoutGraphs, type PastAnswer, type PastMerges } from './past-merges.js';
import { percentile, replay, type Replay, type ReplaySettings } from './replay.js';

/** Effect of a set of rules on the merges. */
export interface Outcome {
  /** Merges that could have been tested apart from earlier ones. */
  readonly apart: Apart;
  /** Merges that impact everything: ALL, or a list of every target. */
  readonly everything: number;
  /** Merges whose answer is ALL. */
  readonly all: number;
  /** How much of all targets a merge impacts, from 0 to 1. */
  readonly medianShare: number;
}

export interface Scenario extends Pick<ReplaySettings, 'mode' | 'batch'> {
  readonly allPass: Replay;
  /** When the first test of every twentieth pull request fails. */
  readonly someFail: Replay;
}

/** One cause that made merges impact everything. */
export interface CountedCause {
  readonly what: string;
  readonly merges: number;
  /** In how many of them it was the only cause. */
  readonly alone: number;
}

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
  readonly causes: readonly CountedCause[];
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
  /** The most that `apart` can count. */
  readonly mostApart: Apart;
  readonly today: Outcome;
  readonly tried?: TriedRules;
  /** What each rule of today, and each file of no target, cost. The most expensive come first. */
  readonly costs: readonly CostOfRule[];
  /** The edges through which lists got the most targets. */
  readonly edges: readonly CostOfEdge[];
  /** The most frequent come first. */
  readonly causes: readonly CountedCause[];
  readonly testMinutes: number;
  readonly concurrency: number;
  readonly replay: readonly Scenario[];
}

/** In the replay with failures, the first test of one pull request in this many fails. */
export const failsEvery = 20;

export interface AnalysisOptions {
  /** How long a test takes. */
  readonly testMinutes: number;
  /** How many tests run at a time. */
  readonly concurrency: number;
  /** A configuration file that is tried beside that of today. */
  readonly toTry?: { readonly file: string; readonly configuration: Configuration } | undefined;
}

/**
 * Analyzes merges of the past.
 * @throws ImpactError when no merge can be computed
 */
export async function analyze(past: PastMerges, options: AnalysisOptions): Promise<Analysis> {
  const { merges, configuration, head, isShallow } = past;
  const { testMinutes, concurrency, toTry } = options;
  if (merges.length === 0) {
    throw new ImpactError(
      `The checkout holds one commit of the history of ${head}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`,
    );
  }
  const [today, tried, costs] = [new Answers(past), new Answers(past), new RuleCosts(past)];
  for (const index of merges.keys()) {
    // The graphs of a merge serve all rules.
    await costs.add(index, await today.add(index, configuration));
    if (toTry !== undefined) await tried.add(index, toTry.configuration);
  }
  const failures = today.all.flatMap(({ failure: why }, index) =>
    why === undefined ? [] : [{ commit: merges[index]?.commit ?? '', why }],
  );
  if (failures.length === merges.length) throw new ImpactError(failures[0]?.why ?? '');
  return {
    head,
    merges: merges.length,
    from: new Date(merges[0]?.at ?? 0).toISOString(),
    to: new Date(merges.at(-1)?.at ?? 0).toISOString(),
    isShallow,
    buildSystems: [...new Set(today.all.flatMap(({ buildSystems }) => buildSystems))].sort(),
    targets: await today.targets(),
    failures,
    mostApart: mostApart(merges),
    today: await today.outcome(),
    ...(toTry !== undefined && { tried: { file: toTry.file, ...(await tried.beside(today)) } }),
    costs: costs.costs(today.claims),
    edges: costsOfEdges(today.all),
    causes: await today.causes(),
    testMinutes,
    concurrency,
    replay: scenarios(today.claims, { testMinutes, concurrency }),
  };
}

/** The answers of all merges by one set of rules. */
class Answers {
  readonly all: PastAnswer[] = [];
  readonly claims: ClaimingMerge[] = [];
  readonly #past: PastMerges;
  /** What the newest answer that has it knows. */
  #names: (() => Promise<ReadonlySet<string> | undefined>) | undefined;

  constructor(past: PastMerges) {
    this.#past = past;
  }

  async add(index: number, rules: Configuration): Promise<PastAnswer> {
    const answer = await this.#past.answer(index, rules);
    if (answer.kind === 'targets') this.#names = answer.names ?? this.#names;
    this.all.push(withoutGraphs(answer));
    this.claims.push({ at: this.#past.merges[index]?.at ?? 0, targets: impactedBy(answer) });
    return answer;
  }

  /** How many targets there are. */
  async targets(): Promise<number> {
    const names = await this.#names?.();
    return (names ?? new Set(this.all.flatMap((answer) => (answer.kind === 'targets' ? answer.targets : [])))).size;
  }

  async outcome(): Promise<Outcome> {
    const targets = await this.targets();
    const shares = this.all.map((answer) => Math.min(1, sizeOf(answer) / Math.max(targets, 1)));
    return {
      apart: apartOf(this.claims),
      everything: this.all.filter((answer) => isEverything(answer, targets)).length,
      all: this.all.filter(({ kind }) => kind === 'all').length,
      medianShare: percentile(shares, 50),
    };
  }

  /** Why answers mean everything: the causes of ALL, or those of each target in a list of all. */
  async causes(): Promise<readonly CountedCause[]> {
    const targets = await this.targets();
    const found = new Map<string, { what: string; merges: number; alone: number }>();
    for (const answer of this.all.filter((one) => isEverything(one, targets))) {
      const causes = answer.kind === 'all' ? answer.causes : groupByCause(answer.why, 0);
      for (const { what } of causes) {
        const one = getOrMake(found, what, () => ({ what, merges: 0, alone: 0 }));
        one.merges += 1;
        if (causes.length === 1) one.alone += 1;
      }
    }
    return [...found.values()].sort(
      (a, b) => b.merges - a.merges || b.alone - a.alone || compareByteOrder(a.what, b.what),
    );
  }

  /** Sets these answers beside those of today. */
  async beside(today: Answers): Promise<Omit<TriedRules, 'file'>> {
    const more = this.all.map((answer, index) => sizeOf(answer) - sizeOf(today.all[index] ?? answer));
    return {
      targets: await this.targets(),
      outcome: await this.outcome(),
      claimingMore: more.filter((by) => by > 0).length,
      claimingLess: more.filter((by) => by < 0).length,
      causes: await this.causes(),
    };
  }
}

const sizeOf = (answer: PastAnswer): number => (answer.kind === 'all' ? Infinity : answer.targets.length);

/** Whether an answer means everything, where there are so many targets. */
const isEverything = (answer: PastAnswer, targets: number): boolean =>
  answer.kind === 'all' || (answer.targets.length > 1 && answer.targets.length >= targets);

function scenarios(
  claims: readonly ClaimingMerge[],
  settings: Pick<ReplaySettings, 'testMinutes' | 'concurrency'>,
): Scenario[] {
  return (['single', 'parallel'] as const).flatMap((mode) =>
    [false, true].map((batch) => ({
      mode,
      batch,
      allPass: replay(claims, { ...settings, mode, batch, failsEvery: 0 }),
      someFail: replay(claims, { ...settings, mode, batch, failsEvery }),
    })),
  );
}
