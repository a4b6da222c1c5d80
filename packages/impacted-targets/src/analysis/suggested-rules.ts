import type { Configuration } from '../configuration/configuration.js';
import { Globs } from '../configuration/glob.js';
import type { CauseOfAll, SuggestedRule, Suggestion } from '../graph/impact.js';
import { groupByCause } from '../answer/explanation/groups.js';
import { keyOf } from '../answer/explanation/rules-to-copy.js';
import type { PastAnswer, PastRules } from './past-merges.js';

/** Why a merge impacts everything. */
export interface CauseOfEverything {
  /** A text that is equal for equal causes, so that causes can be counted. */
  readonly what: string;
  readonly files: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

/** Why an answer is everything: the causes of ALL, or those of each target in a list of all. */
export function causesOf(answer: PastAnswer): readonly CauseOfEverything[] {
  return answer.kind === 'all'
    ? answer.causes.map(({ suggestions = [], ...cause }) => ({ ...cause, suggestions }))
    : groupByCause(answer.why, 0);
}

/** Rules that belong together, because they rest on one assumption. */
export interface RuleSet {
  readonly rules: readonly SuggestedRule[];
  readonly assumption: string;
}

/**
 * The rules that the causes of many merges suggest, other than those that let files impact nothing. A rule is left out
 * when only a person knows the targets that it needs, because its effect cannot be computed.
 */
export function optionSetsOf(causes: Iterable<Pick<CauseOfAll, 'suggestions'>>): readonly RuleSet[] {
  const sets = new Map<string, RuleSet>();
  for (const { suggestions } of causes) {
    const suggestion = widestOf(suggestions);
    if (suggestion === undefined || suggestion.rule.key === 'impact-none') continue;
    sets.set(keyOf(suggestion.rule), { rules: [suggestion.rule], assumption: suggestion.assumption });
  }
  return [...sets.values()];
}

/** The last suggestion has the widest reach. One option for all names is easier to judge than a list of options. */
export function widestOf(suggestions: readonly Suggestion[] = []): Suggestion | undefined {
  return suggestions.findLast(({ rule }) => rule.key !== 'impact');
}

/**
 * Returns a test of whether a rule set removes a cause. The test is made once for all causes, because globs have to be
 * compiled.
 */
export function takenAwayBy({ rules }: RuleSet): (cause: CauseOfEverything) => boolean {
  const takers = rules.map((rule) => {
    if (rule.key !== 'impact-none') {
      const key = keyOf(rule);
      return ({ suggestions }: CauseOfEverything) => suggestions.some((suggestion) => keyOf(suggestion.rule) === key);
    }
    const globs = new Globs([rule.glob]);
    return ({ files, suggestions }: CauseOfEverything) =>
      suggestions.some((suggestion) => suggestion.rule.key === 'impact-none' || suggestion.rule.key === 'impact') &&
      files.every((path) => globs.matches(path));
  });
  return (cause) => takers.some((takesAway) => takesAway(cause));
}

/** Rules with a change of the configuration. */
export function withConfiguration(rules: PastRules, change: (now: Configuration) => Partial<Configuration>): PastRules {
  const { configuration } = rules;
  return { ...rules, configuration: { ...configuration, ...change(configuration) } };
}

/** Today's rules with additional rule sets. */
export function withRules(rules: PastRules, sets: readonly RuleSet[]): PastRules {
  let { configuration, impactAllPaths } = rules;
  for (const rule of sets.flatMap((set) => set.rules)) {
    if (rule.key === 'impact-all-paths') impactAllPaths = [...impactAllPaths, rule.glob];
    else if (rule.key === 'impact-none') {
      configuration = { ...configuration, impactNone: added(configuration.impactNone, rule.glob) };
    } else if (rule.key === 'impact-all') {
      configuration = { ...configuration, impactAll: added(configuration.impactAll, rule.glob) };
    } else if (rule.key === 'build-systems') {
      const { buildSystems } = configuration;
      const { [rule.system]: before = {} } = buildSystems;
      const more =
        rule.option === 'root-tools'
          ? { 'root-tools': [...(before['root-tools'] ?? []), ...rule.value] }
          : { 'root-dependencies': rule.value };
      configuration = { ...configuration, buildSystems: { ...buildSystems, [rule.system]: { ...before, ...more } } };
    }
  }
  return { configuration, impactAllPaths };
}

const added = ({ texts }: Globs, glob: string): Globs => new Globs([...texts, glob]);
