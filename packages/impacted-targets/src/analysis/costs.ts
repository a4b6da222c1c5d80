import type { ImpactedTargets } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { getOrMake } from '../../../shared/src/append.js';
import { chainOf, describeCause } from '../answer/explanation/chain.js';
import { ruleText, textOfGlobs } from '../ask-build-systems/impact-rules.js';
import type { Configuration } from '../configuration/configuration.js';
import { Globs } from '../configuration/glob.js';
import { globOf } from '../configuration/glob-of-path.js';
import { describeEdge } from '../graph/edge.js';
import { compareByteOrder } from '../tree/names.js';
import { apartOf, type Apart, type ClaimingMerge } from './apart.js';
import { impactedBy, type PastAnswer, type PastMerges } from './past-merges.js';

/** What one rule, or one file of no target, cost. */
export interface CostOfRule extends Apart {
  readonly kind: 'rule' | 'unowned';
  /** The rule in one line, or the path. */
  readonly what: string;
  /** How many merges it concerned. `fromPrevious` and `fromHour` are how many more merges would have been apart without it. */
  readonly merges: number;
}

/** One rule or path that is taken away to see what it costs. */
interface TakenAway extends Pick<CostOfRule, 'kind' | 'what'> {
  /** Today's rules without it. */
  readonly rules: Configuration;
  readonly concerns: (answer: PastAnswer, changed: readonly string[]) => boolean;
  merges: number;
  /** What merges claim without it, by their index, where they were computed again. */
  readonly claims: Map<number, ImpactedTargets>;
}

type Rule = Pick<TakenAway, 'what' | 'rules' | 'concerns'>;

/**
 * What each rule and each file of no target cost: how many more merges could have been tested apart without it. Each is taken away by itself.
 * Only merges that it concerned are computed again.
 */
export class RuleCosts {
  readonly #past: PastMerges;
  readonly #rules: readonly TakenAway[];
  readonly #files = new Map<string, TakenAway>();

  constructor(past: PastMerges) {
    this.#past = past;
    this.#rules = rulesOf(past.configuration).map((rule) => ({ kind: 'rule', ...rule, merges: 0, claims: new Map() }));
  }

  /** @param answer of the merge by today's rules */
  async add(index: number, answer: PastAnswer): Promise<void> {
    const changed = await this.#past.changes(index);
    const causes = answer.kind === 'all' ? answer.causes : [];
    const unowned = new Set(causes.flatMap(({ kind, files }) => (kind === 'unowned' ? files : [])));
    const concerned = this.#rules.filter(({ concerns }) => concerns(answer, changed));
    for (const without of [...[...unowned].flatMap((path) => this.#file(path)), ...concerned]) {
      without.merges += 1;
      // With two causes of ALL, the other one is left. A rule is one cause, however many files match it.
      if (new Set(causes.map(({ rule, what }) => rule ?? what)).size < 2)
        without.claims.set(index, impactedBy(await this.#past.answer(index, without.rules)));
    }
  }

  /**
   * @param today the merges by today's rules
   * @returns those that concerned a merge, the most expensive first; a cost below 0 is of a rule that lets merges be apart
   */
  costs(today: readonly ClaimingMerge[]): readonly CostOfRule[] {
    const { fromPrevious, fromHour } = apartOf(today);
    // A file that never was the only cause costs nothing alone.
    return [...[...this.#files.values()].filter(({ claims }) => claims.size > 0), ...this.#rules]
      .filter(({ merges }) => merges > 0)
      .map(({ kind, what, merges, claims }) => {
        const apart = apartOf(today.map((merge, index) => ({ ...merge, targets: claims.get(index) ?? merge.targets })));
        const more = { fromPrevious: apart.fromPrevious - fromPrevious, fromHour: apart.fromHour - fromHour };
        return { kind, what, merges, ...more };
      })
      .sort(
        (a, b) =>
          b.fromPrevious - a.fromPrevious ||
          b.fromHour - a.fromHour ||
          b.merges - a.merges ||
          compareByteOrder(a.what, b.what),
      );
  }

  /** Empty for a path that no glob can name. */
  #file(path: string): TakenAway[] {
    const glob = globOf(path);
    if (glob === undefined) return [];
    const { configuration } = this.#past;
    const rules = { ...configuration, impactNone: new Globs([...configuration.impactNone.texts, glob]) };
    const none = { merges: 0, claims: new Map<number, ImpactedTargets>() };
    const make = (): TakenAway => ({ kind: 'unowned', what: path, rules, concerns: () => true, ...none });
    return [getOrMake(this.#files, path, make)];
  }
}

/** The rules that may make an answer larger. */
function rulesOf(today: Configuration): Rule[] {
  const { impactAll, impact, fileRules, dependsOn } = today;
  const byPath = (what: string, matches: (path: string) => boolean, without: Partial<Configuration>): Rule => ({
    what,
    rules: { ...today, ...without },
    concerns: (_answer, changed) => changed.some(matches),
  });
  return [
    ...impactAll.included.map(({ text }) =>
      byPath(`impact-all: ${text}`, (path) => impactAll.match(path)?.text === text, {
        impactAll: new Globs(impactAll.texts.filter((other) => other !== text)),
      }),
    ),
    ...impact.map((rule) =>
      byPath(`impact: ${textOfGlobs(rule.paths)}`, (path) => rule.paths.matches(path), {
        impact: impact.filter((other) => other !== rule),
      }),
    ),
    ...fileRules.map((rule) =>
      byPath(ruleText(rule), (path) => rule.paths.matches(path), {
        fileRules: fileRules.filter((other) => other !== rule),
      }),
    ),
    ...dependsOn.map((rule) => ({
      what: `depends-on: ${rule.target}: ${rule.on.join(', ')}`,
      rules: { ...today, dependsOn: dependsOn.filter((other) => other !== rule) },
      // Where another edge leads to the target as well, the answer stays the same without this one.
      concerns: (answer: PastAnswer) =>
        answer.kind === 'targets' &&
        [...answer.why.values()].some(({ edge }) => edge?.kind === 'stated' && edge.text === rule.target),
    })),
  ];
}

/** What came through one edge. Another way may lead to the same targets, so that they may stay without it. */
export interface CostOfEdge {
  readonly target: string;
  /** The target, the part or the changed file that it depends on. */
  readonly on: string;
  /** The kind of the edge and the text that makes it, as in the newest merge. */
  readonly edge: string;
  /** How many merges it concerned, and how many targets their lists have through it, together. */
  readonly merges: number;
  readonly targets: number;
}

/** Nobody reads more, and a list of thousands of targets has thousands of edges. */
const mostEdges = 100;

/** The edges through which lists got the most targets. */
export function costsOfEdges(answers: readonly PastAnswer[]): readonly CostOfEdge[] {
  const found = new Map<string, CostOfEdge>();
  for (const answer of answers) {
    if (answer.kind === 'all') continue;
    const seen = new Set<string>();
    for (const claimed of answer.targets) {
      const { cause, steps } = chainOf(claimed, answer.why);
      for (const [place, { name: target, edge }] of steps.entries()) {
        if (edge === undefined) continue;
        const on = steps[place - 1]?.name ?? (cause.kind === 'file' ? cause.path : describeCause(cause));
        const key = JSON.stringify([target, on]);
        const before = found.get(key);
        const targets = (before?.targets ?? 0) + 1;
        if (before !== undefined && seen.has(key)) found.set(key, { ...before, targets });
        else found.set(key, { target, on, edge: describeEdge(edge), merges: (before?.merges ?? 0) + 1, targets });
        seen.add(key);
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => b.targets - a.targets || b.merges - a.merges || compareByteOrder(a.target + a.on, b.target + b.on))
    .slice(0, mostEdges);
}
