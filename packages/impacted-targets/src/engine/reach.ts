import { surfacesOf, uselessOf, type PlaceOfTarget, type SurfacesOfTargets } from './surfaces.js';
import type { Configuration, Configurations, Reach } from '../configuration/configuration.js';
import type { Comparison } from '../tree/tree.js';
import { addTo, getOrMake } from '../../../shared/src/append.js';
import type { AskedBuild } from './asked-builds.js';
import { targetsAt, type Limit } from './compare.js';
import type { Reason } from '../answer/impact.js';
import type { Graphs } from './spread.js';
import type { TargetNames } from './target-names.js';

/** How far changed targets reach, by the rules of both commits. */
export interface Limits {
  readonly limit: Limit;
  /** Targets whose surface is said in another way now. */
  readonly differing: ReadonlyMap<string, Reason>;
}

/**
 * How far the changed targets reach. Where the rules of the two commits differ, the wider ones count.
 * @returns undefined where no rule narrows that
 */
export async function limitsOf(
  comparison: Comparison,
  { base, head, file }: Configurations,
  graphs: Graphs,
  names: TargetNames,
): Promise<Limits | undefined> {
  const isNarrowed = [base, head].some(
    ({ surfaces, reach }) => surfaces.length > 0 || [...reach.values()].includes('direct'),
  );
  if (!isNarrowed) return undefined;
  const reachIn = [base, head].map((configuration) => reachByRules(configuration, names));
  const places = placesOf(names.asked);
  const before = await surfacesOf(base.surfaces, comparison.base, names, places);
  const after = await surfacesOf(head.surfaces, comparison.head, names, places);
  const paths = (await comparison.head.entries()).map(({ path }) => path);
  let files: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const filesOf = (target: string) => (files ??= filesByTarget(paths, graphs)).get(target) ?? [];
  const limit: Limit = (target, { files: changed, isOtherwise }) => {
    const [was, is] = [before.get(target), after.get(target)];
    const isBelow =
      was !== undefined &&
      is !== undefined &&
      !isOtherwise &&
      changed.size > 0 &&
      ![...changed].some((path) => [...was, ...is].some(({ matches }) => matches(path))) &&
      // Each glob must fit a file of the target, else nobody knows what was meant. The head commit shows that for both: where only one commit
      // has a file of the surface, that file is a change of the surface.
      uselessOf(is, filesOf(target)).length === 0;
    if (isBelow) return 0;
    return reachIn.every((reachOf) => reachOf(target) === 'direct') ? 1 : Infinity;
  };
  const differing = [...new Set([...before.keys(), ...after.keys()])].flatMap((name): [string, Reason][] => {
    if (definitionOf(before, name) === definitionOf(after, name)) return [];
    return [[name, { kind: 'graph', what: `the surface of ${name} changed in ${file}`, files: [file] }]];
  });
  return { limit, differing: new Map(differing) };
}

function definitionOf(surfaces: SurfacesOfTargets, name: string): string | undefined {
  const all = surfaces.get(name);
  return all?.map(({ definition }) => definition).join('\n');
}

/** Finds how far a target reaches, by its groups, else by its build system, else as all do. */
function reachByRules({ reach, groups }: Configuration, names: TargetNames): (name: string) => Reach {
  const byName = new Map<string, Reach>();
  for (const [group, patterns] of groups) {
    const own = reach.get(group);
    if (own === undefined) continue;
    for (const name of patterns.flatMap((pattern) => names.matching(pattern))) {
      // Of two groups, the one that reaches further counts.
      if (byName.get(name) !== 'all') byName.set(name, own);
    }
  }
  return (name) => byName.get(name) ?? reach.get(names.systemOfTarget(name) ?? '') ?? reach.get('all') ?? 'all';
}

/** The files that each target owns or reads in either commit. */
export function filesByTarget(paths: readonly string[], graphs: Graphs): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const path of paths) for (const target of targetsAt(graphs, path)) addTo(files, target, path);
  return files;
}

/** The folders of targets, of several the outermost, and the roots of their builds, by the targets' names in the answer. */
export function placesOf(asked: readonly AskedBuild[]): ReadonlyMap<string, PlaceOfTarget> {
  const places = new Map<string, PlaceOfTarget>();
  for (const { readings, named } of asked) {
    const { base, head, root, reader } = readings;
    // Targets of rules have files, and no folder.
    if (reader.isConfigured === true) continue;
    for (const { name, folder } of [base, head].flatMap((reading) => reading?.targets ?? [])) {
      const place = getOrMake(places, named(name), () => ({ folder, root }));
      if (folder.length < place.folder.length) places.set(named(name), { folder, root });
    }
  }
  return places;
}
