import type { CauseOfAll, Reason } from '../graph/impact.js';
import type { Change } from '../tree/tree.js';
import type { Configurations } from './configuration.js';
import { addWithDependents, type Answered } from './edges.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';

/**
 * True for a changed file that impacts nothing because `impact-none` of both commits matches it. A pull request alone
 * cannot remove targets. The caller has made sure that no target owns it, and that the targets which read it are in the
 * answer.
 */
export function isUnderImpactNone(path: string, { base, head }: Configurations): boolean {
  return base.impactNone.match(path) !== undefined && head.impactNone.match(path) !== undefined;
}

/**
 * The changed files that rules under `impact` of the target branch cover. Rules that only the pull request has cover no file.
 */
export function coveredByImpactRules(changes: readonly Change[], { base }: Configurations): string[] {
  return changes.map(({ path }) => path).filter((path) => base.impact.some(({ paths }) => paths.match(path)));
}

/**
 * Adds what the rules under `impact` of either commit say, and what depends on it.
 * @param why targets by their names in the answer; added targets go here
 * @returns why everything is impacted, where it is
 */
export async function addImpactRules(
  changes: readonly Change[],
  { base, head, file }: Configurations,
  answered: readonly Answered[],
  why: Map<string, Reason>,
): Promise<CauseOfAll | undefined> {
  const patterns = new Map<string, string>();
  for (const { path } of changes) {
    for (const { paths, targets } of [...base.impact, ...head.impact]) {
      if (!paths.match(path)) continue;
      if (targets.includes('ALL')) return { what: `${path} impacts ALL by ${file}`, files: [path] };
      for (const target of targets) if (!patterns.has(target)) patterns.set(target, path);
    }
  }
  const seeds = new Map<string, Reason>();
  for (const [pattern, path] of patterns) {
    // Names of targets are not paths: `*` stands for any text, slashes included.
    const parts = pattern.split('*');
    let found = false;
    for (const { system, known, named } of concerned(answered, pattern)) {
      if (known === undefined) {
        return {
          what: `impact in ${file} names ${pattern}, and the targets of ${system} are not known`,
          files: [path],
        };
      }
      for (const name of await known.names()) {
        if (textBetween(parts, named(name)) === undefined) continue;
        found = true;
        if (!why.has(named(name))) seeds.set(named(name), { kind: 'file', path });
      }
    }
    // A misspelt rule must not silently count as a rule with little impact.
    if (!found) {
      return { what: `impact in ${file} names ${pattern}, and no target is called like that`, files: [path] };
    }
  }
  return addWithDependents(seeds, why, answered);
}

/**
 * The build systems whose targets a pattern can match: the system whose name it begins with, where there are several.
 */
function concerned(answered: readonly Answered[], pattern: string): readonly Answered[] {
  const one = answered.length > 1 && answered.filter(({ system }) => pattern.startsWith(`${system}:`));
  return one && one.length > 0 ? one : answered;
}
