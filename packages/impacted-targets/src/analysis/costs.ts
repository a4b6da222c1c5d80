import { chainOf } from '../answer/explanation/chain.js';
import { ruleText, textOfGlobs } from '../engine/file-rules.js';
import type { Configuration } from '../configuration/configuration.js';
import { Globs } from '../configuration/glob.js';
import { describeEdge } from '../answer/impact.js';
import { compareByteOrder } from '../tree/names.js';
import { apartOf, type PastAnswer } from './past-merges.js';

/** A rule that is taken away, to see what it costs. */
export interface RuleTakenAway {
  readonly what: string;
  /** Today's rules without it. */
  readonly rules: Configuration;
  /** False for a merge whose answer is the same without it. It saves computing the answer again. */
  readonly mayMatter: (changed: readonly string[], answer: PastAnswer) => boolean;
}

/** The rules that say what a file impacts, or on what a target depends, each taken away by itself. */
export function rulesOf(today: Configuration): RuleTakenAway[] {
  const { impactAll, impact, fileRules, dependsOn } = today;
  const byPath = (what: string, paths: Globs, without: Partial<Configuration>): RuleTakenAway => ({
    what,
    rules: { ...today, ...without },
    mayMatter: (changed) => changed.some((path) => paths.matches(path)),
  });
  const others = <Rule>(rules: readonly Rule[], taken: Rule) => rules.filter((rule) => rule !== taken);
  return [
    ...impactAll.included.map(({ text }) =>
      byPath(`impact-all: ${text}`, impactAll, { impactAll: new Globs(others(impactAll.texts, text)) }),
    ),
    ...impact.map((rule) => byPath(`impact: ${textOfGlobs(rule.paths)}`, rule.paths, { impact: others(impact, rule) })),
    ...fileRules.map((rule) => byPath(ruleText(rule), rule.paths, { fileRules: others(fileRules, rule) })),
    ...dependsOn.map((rule) => ({
      what: `depends-on: ${rule.target}: ${rule.on.join(', ')}`,
      rules: { ...today, dependsOn: others(dependsOn, rule) },
      // Where no reason goes through it, every target stays for the same reason.
      mayMatter: (_changed: readonly string[], answer: PastAnswer) =>
        answer.kind === 'targets' &&
        [...answer.why.values()].some(({ edge }) => edge?.kind === 'stated' && edge.text === rule.target),
    })),
  ];
}

/**
 * What each rule cost.
 * @param without the rules that are taken away, with the answers of all merges without them
 * @param today the answers of all merges by today's rules
 * @returns those that changed the list of a merge, the most expensive first
 */
export function costsOfRules(
  without: readonly { readonly what: string; readonly answers: readonly PastAnswer[] }[],
  today: readonly PastAnswer[],
) {
  const apartToday = apartOf(today);
  const listOf = (answer: PastAnswer | undefined) => (answer?.kind === 'targets' ? answer.targets.join('\n') : 'ALL');
  return without
    .map(({ what, answers }) => ({
      /** The rule in one line. */
      what,
      /** How many merges have another list without it. */
      merges: answers.filter((answer, index) => listOf(answer) !== listOf(today[index])).length,
      /** How many more merges could have been tested apart without it; below 0 for a rule that lets merges be apart. */
      apart: apartOf(answers) - apartToday,
    }))
    .filter(({ merges }) => merges > 0)
    .sort((a, b) => b.apart - a.apart || b.merges - a.merges || compareByteOrder(a.what, b.what));
}

/** A named edge, with what came through it. Another way may lead to the same targets, so that they may stay without it. */
export interface CostOfNamedEdge {
  readonly target: string;
  /** The target, or the changed file, that a file of the target names. */
  readonly on: string;
  /** The file, the line and the text that make the edge, as in the newest merge. */
  readonly edge: string;
  /** How many merges it concerned, and how many targets their lists have through it, together. */
  readonly merges: number;
  readonly targets: number;
}

/** Nobody reads more, and a list of thousands of targets has thousands of edges. */
const mostEdges = 100;

/**
 * The edges that only a text makes, and that lists got the most targets through. A person may know that an edge is none,
 * and take it away with `not-depends-on`.
 * @param answers of all merges, the oldest first
 */
export function costsOfNamedEdges(answers: readonly PastAnswer[]): readonly CostOfNamedEdge[] {
  const costs = new Map<string, CostOfNamedEdge>();
  for (const answer of answers) {
    const seen = new Set<string>();
    for (const { target, on, edge } of answer.kind === 'all' ? [] : namedEdgesOf(answer)) {
      const key = JSON.stringify([target, on]);
      const { merges = 0, targets = 0 } = costs.get(key) ?? {};
      costs.set(key, { target, on, edge, merges: merges + (seen.has(key) ? 0 : 1), targets: targets + 1 });
      seen.add(key);
    }
  }
  return [...costs.values()]
    .sort((a, b) => b.targets - a.targets || b.merges - a.merges || compareByteOrder(a.target + a.on, b.target + b.on))
    .slice(0, mostEdges);
}

/** The named edges in the reasons of a list, once for each target that came through them. */
function namedEdgesOf({ targets, why }: Extract<PastAnswer, { kind: 'targets' }>) {
  return targets.flatMap((claimed) => {
    const { cause, steps } = chainOf(claimed, why);
    return steps.flatMap(({ name: target, edge }, place) => {
      const on = steps[place - 1]?.name ?? (cause.kind === 'file' ? cause.path : undefined);
      return edge?.kind === 'named' && on !== undefined ? [{ target, on, edge: describeEdge(edge) }] : [];
    });
  });
}
