import type { Answer } from '../answer/answer.js';
import { addLines } from '../answer/explanation/lines.js';
import type { CauseOfAll, Reason } from '../answer/impact.js';
import { unownedPolicy, type Configurations } from '../configuration/configuration.js';
import { problemsOf } from '../configuration/problems.js';
import { ImpactError } from '../tree/impact-error.js';
import { compareByteOrder } from '../tree/names.js';
import type { Comparison } from '../tree/tree.js';
import { placesOf, rulesIn, type Place } from '../unowned/places.js';
import { namedByFiles, warningsOf, type Builds } from './builds.js';
import { compareGraphs } from './compare.js';
import { decideFiles, targetsOfRules, type Decided } from './file-rules.js';
import { dependentTargets, filesByTarget, targetsAt, type Graphs } from './graph.js';
import type { AskedSystem } from './build-system.js';
import { limitsOf } from './reach.js';
import { readUndecided } from './read-builds.js';
import { mistakeInEdges, withStatedEdges } from './stated-edges.js';
import { surfacesOf, uselessSurfaces } from './surfaces.js';
import { TargetNames } from './target-names.js';
import type { Surroundings } from './tools.js';

/**
 * True where the answer is `ALL`, whatever is known of the targets. Rules may want every known name in place of `ALL` for what rules state, and
 * for files that nothing places.
 */
export function isAll(causes: readonly CauseOfAll[], { base, head }: Configurations): boolean {
  const namesSuffice = base.everything === 'names' && head.everything === 'names';
  return causes.some(({ kind }) => kind === undefined || !namesSuffice);
}

/** @param names of all targets, where they are known */
function answerOfAll(
  causes: readonly CauseOfAll[],
  configurations: Configurations,
  places?: ReadonlyMap<string, Place>,
  names: ReadonlySet<string> = new Set(),
): Answer {
  const { what, files } = causes[0] ?? { what: '', files: [] };
  const why = `${what}${causes.length > 1 ? ` and ${causes.length - 1} more` : ''}`;
  if (isAll(causes, configurations) || names.size === 0) return { kind: 'all', why, causes, ...(places && { places }) };
  return {
    kind: 'targets',
    targets: [...names].sort(compareByteOrder),
    why: new Map([...names].map((name) => [name, { kind: 'graph', what, files }])),
    names: () => Promise.resolve(names),
    everything: { why, causes },
  };
}

/** Asks the build systems, one after the other, and answers from one graph of all of them for each commit. */
export async function askBuildSystems(
  systems: readonly AskedSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
): Promise<Answer> {
  const decided = decideFiles(comparison.changes, configurations);
  const causes = [...decided.causes];
  const asking = { systems, configurations, surroundings, isSettled: isAll(causes, configurations) };
  const read = await readUndecided(asking, comparison, decided);
  causes.push(...read.causes);
  const { builds } = read;
  if (builds === undefined) return answerOfAll(causes, configurations);
  for (const line of warningsOf(builds)) surroundings.log.warn(line);
  const names = new TargetNames(builds.asked);
  // Rules that name targets need the answers of all build systems.
  const ruled = causes.length === 0 ? targetsOfRules(decided, configurations.file, names) : new Map<string, Reason>();
  if ('what' in ruled) causes.push(ruled);
  const places = await placesIn(comparison, configurations, { decided, builds, isKnown: causes.length === 0 });
  const open = comparison.changes.flatMap(({ path }) => (places.get(path)?.isOpen ? path : []));
  const { targets } = unownedPolicy(configurations);
  const ofUnowned = causes.length === 0 ? targets.flatMap((name) => targetsForUnowned(name, names)) : targets;
  for (const path of ofUnowned.length === 0 ? open : [])
    causes.push({ kind: 'unowned', what: `no target owns ${path}`, files: [path] });
  if (causes.length > 0 || 'what' in ruled) return answerOfAll(causes, configurations, places, names.all());
  const seeds = new Map(ruled);
  for (const path of open.slice(0, 1)) for (const name of ofUnowned) seeds.set(name, { kind: 'file', path });
  const impact = await impactByRules(builds, configurations, names, seeds);
  if ('what' in impact) return answerOfAll([impact], configurations, places);
  if (impact.size === 0) addWhenNone(configurations, names, impact);
  await addLines(comparison, impact);
  return {
    ...answerOf({ why: impact, builds }, comparison, configurations, names),
    places,
    rules: rulesIn(places),
    decided: decided.files,
  };
}

function answerOf(
  { why, builds }: { readonly why: ReadonlyMap<string, Reason>; readonly builds: Builds },
  comparison: Comparison,
  configurations: Configurations,
  names: TargetNames,
): Extract<Answer, { kind: 'targets' }> {
  const stated = (read: () => Promise<Graphs>) => {
    let made: Promise<Graphs> | undefined;
    return () => (made ??= read().then((graphs) => withStatedEdges(graphs, configurations, names)));
  };
  const graphs = stated(builds.whole);
  // Asked also when the temporary repository is gone, from which more files would be read.
  const graphsOfAnswer = stated(() => Promise.resolve(builds.graphs));
  const dependentsOf = async (target: string) => [...dependentTargets(await graphs(), target)];
  const problems = async () => {
    const { head } = configurations;
    const paths = (await comparison.head.entries()).map(({ path }) => path);
    return problemsOf(head, paths, {
      named: (pattern) => (names.unknown(pattern) === undefined ? names.matching(pattern) : undefined),
      dependentsOf,
      uselessSurfaces: async () => {
        const surfaces = await surfacesOf(head.surfaces, comparison.head, names);
        return surfaces.size === 0 ? [] : uselessSurfaces(surfaces, filesByTarget(paths, await graphs()));
      },
    });
  };
  return {
    kind: 'targets',
    targets: [...why.keys()].sort(compareByteOrder),
    why,
    names: () => Promise.resolve(names.all()),
    ownersOf: async (path) => [...targetsAt(await graphsOfAnswer(), path)],
    dependentsOf,
    named: (pattern) => names.matching(pattern),
    problems,
  };
}

/** The targets with what the rules say of edges and of how far changes reach; or why everything is impacted. */
async function impactByRules(
  { graphs, linked, reported }: Builds,
  configurations: Configurations,
  names: TargetNames,
  seeds: ReadonlyMap<string, Reason>,
): Promise<Map<string, Reason> | CauseOfAll> {
  const mistake = mistakeInEdges(configurations, names);
  if (mistake !== undefined) return mistake;
  const ruled = withStatedEdges(graphs, configurations, names);
  const limits = await limitsOf(linked.comparison, configurations, ruled, names);
  const named = new Map([...(limits?.differing ?? []), ...seeds]);
  const why = await compareGraphs(ruled, linked, { reported, named, limits });
  return 'everything' in why ? { what: why.everything, files: [] } : new Map(why);
}

/** The targets for files without an owner that a name under `unowned` means. */
function targetsForUnowned(name: string, names: TargetNames): readonly string[] {
  const found = names.matching(name);
  if (found.length > 0) return found;
  // A rule whose target has no file yet.
  const rules = names.asked.find(({ readings }) => readings.reader.isConfigured === true);
  return rules === undefined || name.includes('*') ? [] : [rules.named(name)];
}

/**
 * Adds the target claimed by a pull request that impacts nothing else. It is claimed alone.
 * @throws ImpactError where it is a target of a build system, which would then be claimed without a change
 */
function addWhenNone({ base, head, file }: Configurations, names: TargetNames, why: Map<string, Reason>): void {
  for (const name of new Set([base.whenNone, head.whenNone])) {
    if (name === undefined) continue;
    const found = names.matching(name).length > 0 ? names.matching(name) : [name];
    for (const one of found) {
      const system = names.systemOf(one);
      if (system !== undefined && system !== 'paths') {
        throw new ImpactError(
          `when-none in ${file} is ${name}, a target of ${system}: give a target of paths, or a name that no target has`,
        );
      }
      why.set(one, { kind: 'graph', what: `nothing else is impacted, and ${file} says when-none: ${name}` });
    }
  }
}

/** The place of each changed file: what decides what its change impacts. */
async function placesIn(
  comparison: Comparison,
  configurations: Configurations,
  known: { readonly decided: Decided; readonly builds: Builds; readonly isKnown: boolean },
): Promise<ReadonlyMap<string, Place>> {
  const { decided, builds, isKnown } = known;
  const readings = builds.asked.map((one) => one.readings);
  const readersOf = (path: string) =>
    readings.flatMap(({ reader, base, head }) =>
      [base, head].some((reading) => reading?.describedBy?.(path) !== undefined) ? reader.name : [],
    );
  const covered = new Map([...builds.covered].map((path) => [path, [...new Set(readersOf(path))].join(', ')]));
  // Where a tool compares the commits, nobody knows the readers of a file.
  const isReaderUnknown = isKnown && readings.some(({ reported }) => reported !== undefined);
  const open = comparison.changes.flatMap(({ path }) => (covered.has(path) ? [] : path));
  return placesOf(comparison, configurations, {
    decided: new Set([...decided.files.keys(), ...decided.causes.flatMap(({ files }) => files)]),
    covered,
    read: isReaderUnknown ? await namedByFiles(comparison, open) : new Set(),
  });
}
