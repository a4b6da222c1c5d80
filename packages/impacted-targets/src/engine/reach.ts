import type { Configuration, Configurations } from '../configuration/configuration.js';
import type { Comparison } from '../tree/tree.js';
import type { Reason } from '../answer/impact.js';
import type { Limits } from './compare.js';
import { filesByTarget, type Graphs } from './graph.js';
import { surfacesOf, uselessOf } from './surfaces.js';
import type { TargetNames } from './target-names.js';

/**
 * How far the changed targets reach. Where the rules of the two commits differ, the wider ones count.
 * @returns the limits, and targets whose surface is said in another way now; undefined where no rule narrows anything
 */
export async function limitsOf(
  comparison: Comparison,
  { base, head, file }: Configurations,
  graphs: Graphs,
  names: TargetNames,
): Promise<(Limits & { readonly differing: ReadonlyMap<string, Reason> }) | undefined> {
  if (![base, head].some(isNarrowing)) return undefined;
  const reachIn = [base, head].map((configuration) => reachByRules(configuration, names));
  const before = await surfacesOf(base.surfaces, comparison.base, names);
  const after = await surfacesOf(head.surfaces, comparison.head, names);
  const isStated = before.size > 0 && after.size > 0;
  const paths = isStated ? (await comparison.head.entries()).map(({ path }) => path) : [];
  const files = filesByTarget(paths, graphs);
  const definition = (surfaces: typeof after, name: string) =>
    surfaces
      .get(name)
      ?.map((one) => one.definition)
      .join('\n');
  const differing = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => definition(before, name) !== definition(after, name))
    .map((name): [string, Reason] => [
      name,
      { kind: 'graph', what: `the surface of ${name} changed in ${file}`, files: [file] },
    ]);
  return {
    reach: (target) => (reachIn.every((reachOf) => reachOf(target) === 'direct') ? 1 : Infinity),
    isBelow: (target, changed) => {
      const [was, is] = [before.get(target), after.get(target)];
      if (was === undefined || is === undefined || changed.size === 0) return false;
      const isSurface = (path: string) => [...was, ...is].some(({ matches }) => matches(path));
      // Each glob must fit a file of the target, else nobody knows what was meant. The head commit shows that for both: where only one commit
      // has a file of the surface, that file is a change of the surface.
      return ![...changed].some(isSurface) && uselessOf(is, files.get(target)).length === 0;
    },
    differing: new Map(differing),
  };
}

/** True for rules by which changed targets do not reach everything that depends on them. */
export function isNarrowing({ surfaces, reach }: Configuration): boolean {
  return surfaces.length > 0 || [...reach.values()].includes('direct');
}

/** Finds how far a target reaches, by its groups, else by its build system, else as all do. */
function reachByRules({ reach, groups }: Configuration, names: TargetNames) {
  const byName = new Map<string, 'all' | 'direct'>();
  for (const [group, patterns] of groups) {
    const own = reach.get(group);
    if (own === undefined) continue;
    // Of two groups, the one that reaches further counts.
    for (const name of patterns.flatMap((pattern) => names.matching(pattern)))
      if (byName.get(name) !== 'all') byName.set(name, own);
  }
  return (name: string) => byName.get(name) ?? reach.get(names.systemOf(name) ?? '') ?? reach.get('all') ?? 'all';
}
