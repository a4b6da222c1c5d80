import { getOrMake } from '../../../shared/src/append.js';
import { groupByCause } from '../answer/explanation/groups.js';
import type { Configuration } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { compareByteOrder } from '../tree/names.js';
import { costsOfNamedEdges, costsOfRules, rulesOf } from './costs.js';
import { apartOf, impactedBy, type PastAnswer, type PastMerges } from './past-merges.js';
import { percentile, scenarios } from './replay.js';

/** Effect of a set of rules on the merges. */
export type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** Targets that past merges would have impacted, and how a queue would have moved with them. */
export type Analysis = Awaited<ReturnType<typeof analyze>>;

export interface AnalysisOptions {
  /** How long a test takes. */
  readonly testMinutes: number;
  /** How many tests run at a time. */
  readonly concurrency: number;
  /** A configuration file that is tried beside that of today. */
  readonly toTry?: { readonly file: string; readonly configuration: Configuration } | undefined;
}

/**
 * Analyzes merges of the past: answers each by all sets of rules, and then counts.
 * @throws ImpactError when no merge can be computed
 */
export async function analyze(past: PastMerges, options: AnalysisOptions) {
  const { merges, configuration, head, isShallow } = past;
  const { testMinutes, concurrency, toTry } = options;
  if (merges.length === 0) {
    throw new ImpactError(
      `The checkout holds one commit of the history of ${head}, and no merge to analyze. Run git fetch --unshallow, or check out with fetch-depth: 0 or a depth of commits and one more`,
    );
  }
  const { today, tried, without } = await answersOf(past, toTry?.configuration);
  // Merges whose answer could not be computed count as ALL.
  const failures = today.flatMap(({ failure }, index) =>
    failure === undefined ? [] : [{ commit: merges[index]?.commit ?? '', why: failure.message }],
  );
  const [first] = today;
  if (failures.length === merges.length && first?.failure !== undefined) throw first.failure;
  const times = merges.map(({ at }) => at);
  const claims = today.map((answer, index) => ({ at: times[index] ?? 0, targets: impactedBy(answer) }));
  const more = tried.map((answer, index) => sizeOf(answer) - sizeOf(today[index] ?? answer));
  return {
    ...{ head, isShallow, testMinutes, concurrency, failures, merges: merges.length },
    /** Times of the first and the last merge, ISO 8601. */
    from: new Date(times[0] ?? 0).toISOString(),
    to: new Date(times.at(-1) ?? 0).toISOString(),
    buildSystems: [...new Set(today.flatMap(({ buildSystems }) => buildSystems))].sort(),
    today: await outcomeOf(past, configuration, today),
    ...(toTry !== undefined && {
      tried: {
        file: toTry.file,
        ...(await outcomeOf(past, toTry.configuration, tried)),
        /** How many merges it gives more targets, and how many fewer. */
        claimingMore: more.filter((by) => by > 0).length,
        claimingLess: more.filter((by) => by < 0).length,
      },
    }),
    /** What each rule of today cost. The most expensive come first. */
    costs: costsOfRules(without, today),
    /** The named edges through which lists got the most targets. */
    edges: costsOfNamedEdges(today),
    replay: scenarios(claims, { testMinutes, concurrency }),
  };
}

/** The answers to all merges: by today's rules, by those that are tried, and without each of today's. */
async function answersOf(past: PastMerges, toTry: Configuration | undefined) {
  const today: PastAnswer[] = [];
  const tried: PastAnswer[] = [];
  const without = rulesOf(past.configuration).map((rule) => ({ ...rule, answers: [] as PastAnswer[] }));
  for (const index of past.merges.keys()) {
    // The graphs of a merge serve all rules, so each merge is answered by all of them in turn.
    const answer = await past.answer(index, past.configuration);
    today.push(answer);
    if (toTry !== undefined) tried.push(await past.answer(index, toTry));
    const changed = await past.changes(index);
    for (const { rules, mayMatter, answers } of without)
      answers.push(mayMatter(changed, answer) ? await past.answer(index, rules) : answer);
  }
  return { today, tried, without };
}

async function outcomeOf(past: PastMerges, rules: Configuration, answers: readonly PastAnswer[]) {
  const targets = (await namesOf(past, rules, answers)).size;
  const everything = answers.filter(
    (answer) => answer.kind === 'all' || (answer.targets.length > 1 && answer.targets.length >= targets),
  );
  const shares = answers.map((answer) => Math.min(1, sizeOf(answer) / Math.max(targets, 1)));
  return {
    /** How many targets there are. */
    targets,
    /** Merges that could have been tested apart from the merge before. */
    apart: apartOf(answers),
    /** Merges that impact everything: ALL, or a list of every target. */
    everything: everything.length,
    /** How much of all targets a merge impacts, from 0 to 1. */
    medianShare: percentile(shares, 50),
    causes: causesOf(everything),
  };
}

/** The targets of the newest commit; where nobody knows them, those of all lists. */
async function namesOf(past: PastMerges, rules: Configuration, answers: readonly PastAnswer[]) {
  const known = await past.targets(rules);
  if (typeof known !== 'string') return known.names;
  return new Set(answers.flatMap((answer) => (answer.kind === 'targets' ? answer.targets : [])));
}

const sizeOf = (answer: PastAnswer): number => (answer.kind === 'all' ? Infinity : answer.targets.length);

/**
 * Why answers mean everything: the causes of ALL, or those of each target in a list of all.
 * @returns the most frequent first, each with the merges in which it is a cause, and those in which it is the only one
 */
function causesOf(everything: readonly PastAnswer[]) {
  const found = new Map<string, { readonly what: string; merges: number; alone: number }>();
  for (const answer of everything) {
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
