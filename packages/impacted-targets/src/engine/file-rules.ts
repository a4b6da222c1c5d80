import { getOrMake } from '../../../shared/src/append.js';
import type { Change } from '../tree/tree.js';
import type { Configurations, FileRule } from '../configuration/configuration.js';
import type { Globs } from '../configuration/glob.js';
import type { CauseOfAll, Reason } from '../answer/impact.js';
import type { TargetNames } from './target-names.js';

/** What rules decide about changed files. */
export type Decided = ReturnType<typeof decideFiles>;

interface NamedByRule {
  /** Where the rule is. */
  readonly key: 'impact' | 'rules';
  readonly reason: Reason;
  readonly path: string;
}

/**
 * Decides about changed files by the rules of each commit: globs of `impact-all`, the first of `rules` that fits, and every one of `impact`. The wider meaning counts
 * where the commits differ: a pull request that changes its own rules cannot remove targets.
 */
export function decideFiles(changes: readonly Change[], { base, head, file }: Configurations) {
  const files = new Map<string, string>();
  const named = new Map<string, NamedByRule>();
  const causes = new Map<string, CauseOfAll>();
  const cause = (what: string, rule: string, path: string) =>
    getOrMake(causes, what, () => ({ kind: 'rule' as const, rule, what, files: [path] }));
  const sides = base === head ? [base] : [base, head];
  const name = (targets: readonly string[], by: NamedByRule) => {
    for (const target of targets) getOrMake(named, target, () => by);
  };
  for (const { path } of changes) {
    for (const { text } of sides.flatMap(({ impactAll }) => impactAll.match(path) ?? []))
      cause(`${path} matches ${text} of impact-all in ${file}`, `impact-all: ${text}`, path);
    for (const { paths, targets } of sides.flatMap(({ impact }) => impact)) {
      if (!paths.match(path)) continue;
      const isAll = targets.includes('ALL');
      if (isAll) cause(`${path} impacts ALL by ${file}`, `impact: ${textOfGlobs(paths)}`, path);
      else name(targets, { key: 'impact', reason: { kind: 'file', path }, path });
    }
    const rules = sides.map(({ fileRules }) => fileRules.find(({ paths }) => paths.match(path)));
    for (const rule of rules) {
      if (rule?.impacts === 'all')
        cause(`${path} impacts everything by ${described(rule, file)}`, ruleText(rule), path);
      if (typeof rule?.impacts !== 'object') continue;
      const what = `${path} impacts ${meaningOf(rule)} by ${described(rule, file)}`;
      name(rule.impacts, { key: 'rules', reason: { kind: 'graph', what, files: [path] }, path });
    }
    const [first] = rules;
    if (first !== undefined && rules.every((rule) => rule !== undefined && rule.impacts !== 'owners'))
      files.set(path, `it impacts ${meaningOf(first)} by ${described(first, file)}`);
  }
  return {
    /** Files whose owners do not count, each with the words of the rule. */
    files,
    /** Names of targets in rules that fit a changed file, each with its first reason. */
    named,
    /** Why everything is impacted. */
    causes: [...causes.values()],
  };
}

/** Globs in one line. */
export const textOfGlobs = ({ texts }: Globs): string => texts.join(' ');

/** A rule in one line: `rules: docker/** impacts all`. */
export function ruleText(rule: FileRule): string {
  return `rules: ${textOfGlobs(rule.paths)} impacts ${meaningOf(rule)}`;
}

function described({ because }: FileRule, file: string): string {
  return `a rule in ${file}${because === undefined ? '' : ` (${because})`}`;
}

function meaningOf({ impacts }: FileRule): string {
  if (impacts === 'none') return 'nothing';
  return typeof impacts === 'string' ? impacts : impacts.join(', ');
}

/**
 * The targets that rules name for changed files, by their names in the answer.
 * @returns why everything is impacted, where nobody knows which targets are meant
 */
export function targetsOfRules(
  { named }: Pick<Decided, 'named'>,
  file: string,
  names: TargetNames,
): ReadonlyMap<string, Reason> | CauseOfAll {
  const seeds = new Map<string, Reason>();
  for (const [pattern, { key, reason, path }] of named) {
    const system = names.unknown(pattern);
    const found = names.matching(pattern);
    // A misspelt rule must not silently count as a rule with little impact.
    if (system !== undefined || found.length === 0) {
      const why = system === undefined ? 'no target has that name' : `the targets of ${system} are not known`;
      return { what: `${key} in ${file} names ${pattern}, and ${why}`, files: [path] };
    }
    for (const name of found) getOrMake(seeds, name, () => reason);
  }
  return seeds;
}
