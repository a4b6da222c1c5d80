import type { CauseOfAll, Reason } from '../graph/impact.js';
import type { Configurations, DependencyRule } from '../configuration/configuration.js';
import type { Dependents, Edges } from './edges.js';
import type { TargetNames } from './target-names.js';

/**
 * Adds the edges that `depends-on` of either commit states.
 * @param ends gets the targets on which others depend since the head commit; they are impacted alone, without their dependents
 * @returns targets whose rules differ between the commits, or why everything is impacted
 */
export function addDependencyRules(
  { base, head, file }: Configurations,
  names: TargetNames,
  edges: Edges,
  ends: Map<string, Reason>,
): ReadonlyMap<string, Reason> | CauseOfAll {
  const changed = new Map<string, Reason>();
  const rules = [...base.dependsOn, ...head.dependsOn];
  if (rules.length === 0) return changed;
  const before = new Set(base.dependsOn.map(keyOf));
  const inBoth = new Set(commonRules(base.dependsOn, head.dependsOn));
  for (const [key, { target, on }] of new Map(rules.map((rule) => [keyOf(rule), rule]))) {
    const patterns = [target, ...on];
    if (patterns.some((pattern) => names.isElsewhere(pattern))) continue;
    const missing = patterns.find(
      (pattern) =>
        !pattern.includes('{') && names.matching(pattern).length === 0 && names.unknown(pattern) === undefined,
    );
    // A misspelt rule must not silently count as an empty rule.
    if (missing !== undefined) {
      return { what: `depends-on in ${file} names ${missing}, and no target is called like that`, files: [] };
    }
    const targets = names.matching(target);
    const system = names.unknown(target);
    const what = `depends-on in ${file} names ${target}, and the targets of ${system ?? ''} are not known`;
    const dependents: Dependents =
      system !== undefined && targets.length === 0
        ? { unknown: { what, files: [] } }
        : { targets, edge: { kind: 'stated', file, text: target } };
    for (const pattern of on) {
      if (pattern.includes('*')) edges.addPattern(names.matcher(pattern), dependents);
      else {
        const found = names.matching(pattern);
        for (const name of found.length > 0 ? found : [names.canonical(pattern)]) edges.add(name, dependents);
      }
    }
    if (inBoth.has(key)) continue;
    for (const end of before.has(key) ? [] : on.flatMap((pattern) => names.matching(pattern))) {
      ends.set(end, { kind: 'graph', what: `${target} depends on ${end} now, by a rule in ${file}`, files: [file] });
    }
    for (const name of targets) {
      changed.set(name, { kind: 'graph', what: `what ${target} depends on in ${file} changed`, files: [file] });
    }
  }
  return changed;
}

function keyOf({ target, on }: DependencyRule): string {
  return JSON.stringify([target, [...on].sort()]);
}

function commonRules(base: readonly DependencyRule[], head: readonly DependencyRule[]): string[] {
  const keys = new Set(head.map(keyOf));
  return base.map(keyOf).filter((key) => keys.has(key));
}
