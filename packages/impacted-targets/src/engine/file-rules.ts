import { getOrMake } from '../../../shared/src/append.js';
import type { Change } from '../tree/tree.js';
import type { Configurations, FileRule } from '../configuration/configuration.js';
import type { Globs } from '../configuration/glob.js';
import type { CauseOfAll, Reason } from '../answer/impact.js';
import type { TargetNames } from './target-names.js';

/** What `rules` decide about changed files. */
export interface Decided {
  /** Files whose owners do not count, each with the words of the rule. */
  readonly files: ReadonlyMap<string, string>;
  /** Targets that rules name, each with the reason. */
  readonly named: ReadonlyMap<string, Extract<Reason, { kind: 'graph' }>>;
  /** Why everything is impacted, for each file whose rule says so. */
  readonly causes: readonly CauseOfAll[];
}

/**
 * Decides about changed files by the first rule of each commit that fits. The wider meaning counts where the commits differ: a pull request
 * that changes its own rules cannot remove targets.
 */
export function decideFiles(changes: readonly Change[], { base, head, file }: Configurations): Decided {
  const files = new Map<string, string>();
  const named = new Map<string, Extract<Reason, { kind: 'graph' }>>();
  const causes: CauseOfAll[] = [];
  const sides = base.fileRules.length + head.fileRules.length === 0 ? [] : base === head ? [base] : [base, head];
  for (const { path } of sides.length === 0 ? [] : changes) {
    const rules = sides.map(({ fileRules }) => fileRules.find(({ paths }) => paths.match(path)));
    const all = rules.find((rule) => rule?.impacts === 'all');
    if (all !== undefined)
      causes.push({
        kind: 'rule',
        rule: ruleText(all),
        what: `${path} impacts everything by ${described(all, file)}`,
        files: [path],
      });
    for (const rule of rules) {
      if (typeof rule?.impacts !== 'object') continue;
      const what = `${path} impacts ${meaningOf(rule)} by ${described(rule, file)}`;
      for (const name of rule.impacts) if (!named.has(name)) named.set(name, { kind: 'graph', what, files: [path] });
    }
    const [first] = rules;
    if (first !== undefined && rules.every((rule) => rule !== undefined && rule.impacts !== 'owners')) {
      files.set(path, `it impacts ${meaningOf(first)} by ${described(first, file)}`);
    }
  }
  return { files, named, causes };
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
 * The targets that the rules under `impact` of either commit, and `rules`, name for changed files.
 * @param decided what `rules` name
 * @returns targets by their names in the answer, or why everything is impacted
 */
export function targetsOfRules(
  changes: readonly Change[],
  { base, head, file }: Configurations,
  decided: Pick<Decided, 'named'>,
  names: TargetNames,
): ReadonlyMap<string, Reason> | (CauseOfAll & { readonly isStated?: true }) {
  const patterns = new Map<
    string,
    { readonly key: 'impact' | 'rules'; readonly reason: Reason; readonly path: string }
  >();
  for (const { path } of changes) {
    for (const { paths, targets } of [...base.impact, ...head.impact]) {
      if (!paths.match(path)) continue;
      if (targets.includes('ALL')) {
        const rule = `impact: ${textOfGlobs(paths)}`;
        return { kind: 'rule', rule, what: `${path} impacts ALL by ${file}`, files: [path], isStated: true };
      }
      for (const target of targets)
        getOrMake(patterns, target, () => ({ key: 'impact' as const, reason: { kind: 'file' as const, path }, path }));
    }
  }
  for (const [target, reason] of decided.named)
    getOrMake(patterns, target, () => ({ key: 'rules' as const, reason, path: reason.files?.[0] ?? '' }));
  const seeds = new Map<string, Reason>();
  for (const [pattern, { key, reason, path }] of patterns) {
    const system = names.unknown(pattern);
    const found = names.matching(pattern);
    // A misspelt rule must not silently count as a rule with little impact.
    if (system !== undefined || found.length === 0) {
      const why = system === undefined ? 'no target has that name' : `the targets of ${system} are not known`;
      return { what: `${key} in ${file} names ${pattern}, and ${why}`, files: [path] };
    }
    for (const name of found) if (!seeds.has(name)) seeds.set(name, reason);
  }
  return seeds;
}
