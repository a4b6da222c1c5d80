import { isDeepStrictEqual } from 'node:util';
import { ImpactError } from '../tree/impact-error.js';
import type { CauseOfAll, Edge, Impact, Reason } from '../graph/impact.js';
import { type Comparison, type Tree } from '../tree/tree.js';
import type { BuildSystem, Tools } from '../graph/reader.js';
import { buildSystems } from '../build-systems/index.js';
import { addEdgesBetweenSystems } from './edges-between-systems.js';
import { rewriting } from './reasons.js';
import { noEdgesBetween, noEdgesWithin } from './no-edges.js';
import { rememberedImpact } from './remembered-impact.js';
import { impactThroughLinks } from './through-links.js';
import { unownedPolicy, type Configuration, type Configurations } from '../configuration/configuration.js';
import { problemsOf, type RuleProblem } from '../configuration/problems.js';
import type { Answer } from '../answer/answer.js';
import { addLines } from '../answer/explanation/lines.js';
import { compareByteOrder } from '../tree/names.js';
import { decideFiles, targetsOfRules } from './impact-rules.js';
import { addDependencyRules } from './dependency-rules.js';
import { addByReach, addWithDependents, Edges, KnownDependents, type Answered } from './edges.js';
import { TargetNames } from './target-names.js';
import type { AskedSystem } from './select-build-systems.js';
import { filesByTarget, placesOf as placesOfTargets, surfacesOf, uselessSurfaces } from './surfaces.js';
import { isNarrowed, reachOfChanges, type Answering } from './reach.js';
import { placesOf, rulesIn, type Place } from '../unowned/places.js';
import { toolsFor, type Surroundings } from './tools.js';

/**
 * Asks the build systems, one after the other, and puts their answers together.
 * @param statedBefore why everything is impacted, by globs that were looked at before
 */
export async function askBuildSystems(
  systems: readonly AskedSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
  statedBefore: readonly CauseOfAll[] = [],
): Promise<Answer> {
  const causes: CauseOfAll[] = [];
  const decided = decideFiles(comparison.changes, configurations);
  /** Causes that rules state, and files that nothing places. With `everything: names` they stand for every known target. */
  const stated = saysNames(configurations) ? [...statedBefore, ...decided.causes] : [];
  if (!saysNames(configurations)) causes.push(...statedBefore, ...decided.causes);
  const answering: Answering[] = [];
  const readPaths = new Set<string>();
  /** Build systems that count everything as impacted and give no cause. */
  const withoutCause: string[] = [];
  /** Changed files by the build system that covers them. */
  const covered = new Map<string, string>();
  const named = namingOf(systems);
  for (const listed of systems) {
    // Options may name a program to run, so those of the pull request are never used.
    const [options, inHead] = [configurations.base.buildSystems, configurations.head.buildSystems];
    if (!isDeepStrictEqual(options[listed.name], inHead[listed.name])) {
      causes.push({
        kind: 'rule',
        what: `the options of ${listed.name} in ${configurations.file} changed`,
        files: [configurations.file],
      });
      return everything(causes);
    }
    // The answer is ALL already. Reading files for further causes is worth the time; running a build tool is not.
    if (causes.length > 0 && listed.executes !== 'nothing') return everything(causes);
    surroundings.signal.throwIfAborted();
    const tools = toolsFor(surroundings, { options, configurations });
    const { root = comparison.root } = listed;
    const isNoEdge = noEdgesWithin(configurations, listed.name, root);
    const inRoot = { ...comparison, root, ...(isNoEdge && { isNoEdge }) };
    let impact: Impact;
    try {
      impact = await impactWithout(inRoot, new Set(decided.files.keys()), listed, tools);
    } catch (error) {
      if (causes.length === 0 || !(error instanceof ImpactError)) throw error;
      return everything(causes);
    }
    for (const path of impact.coveredPaths ?? []) if (!covered.has(path)) covered.set(path, listed.name);
    for (const path of impact.readPaths ?? []) readPaths.add(path);
    if (impact.kind === 'all') {
      const own = impact.causes ?? [{ what: impact.why, files: [] }];
      causes.push(...own.map((cause) => ({ ...cause, what: `${listed.name}: ${cause.what}` })));
      if (own.length === 0) withoutCause.push(listed.name);
      if (impact.coveredPaths === undefined) return everything([...causes, ...unexplained(withoutCause)]);
      continue;
    }
    const answered = { system: listed.name, root: inRoot.root, known: impact.known, named: named(listed) };
    answering.push({ impact, answered });
  }
  const answered = answering.map((one) => one.answered);
  const names =
    causes.length > 0
      ? undefined
      : await TargetNames.of(
          answered,
          buildSystems.map(({ name }) => name),
        );
  // Rules that name targets need the answers of all build systems.
  const ruled = names && targetsOfRules(comparison.changes, configurations, decided, names);
  if (ruled !== undefined && 'what' in ruled)
    (ruled.isStated && saysNames(configurations) ? stated : causes).push(ruled);
  // Only where owners are known are the readers of a file in the answer already.
  const isOwnerUnknown = causes.length > 0 || answered.some(({ known }) => known?.impactedBy === undefined);
  const places = await placesOf(comparison, configurations, {
    decided: new Set([...decided.files.keys(), ...decided.causes.flatMap(({ files }) => files)]),
    covered,
    read: isOwnerUnknown ? readPaths : new Set(),
  });
  const open = comparison.changes.filter(({ path }) => places.get(path)?.isOpen);
  // Rules name the targets for files without an owner.
  const ofUnowned = unownedPolicy(configurations).targets.flatMap((target) =>
    targetsForUnowned(target, answered, names),
  );
  if (ofUnowned.length === 0 && open.length > 0) {
    for (const { path } of open) {
      const cause: CauseOfAll = { kind: 'unowned', what: `no target owns ${path}`, files: [path] };
      (saysNames(configurations) ? stated : causes).push(cause);
    }
  }
  if (causes.length === 0) causes.push(...unexplained(withoutCause));
  if (causes.length > 0 || names === undefined) return everything([...stated, ...causes], places);
  if (stated.length > 0) return everyName(stated, answered);
  const seeds = new Map(ruled !== undefined && !('what' in ruled) ? ruled : []);
  const [first] = open;
  if (first !== undefined) for (const name of ofUnowned) seeds.set(name, { kind: 'file', path: first.path });
  const why = new Map<string, Reason>();
  const cause = await addEdges(comparison, configurations, answering, why, seeds, names);
  if (cause !== undefined) return everything([cause]);
  if (why.size === 0) addWhenNone(configurations, names, why);
  await addLines(comparison, why);
  return {
    kind: 'targets',
    targets: [...why.keys()].sort(compareByteOrder),
    why,
    names: () => namesOf(answered),
    ownersOf: (path) => ownersOf(path, answered),
    dependentsOf: (target) => new KnownDependents(answered).of(target),
    named: (pattern) => names.matching(pattern),
    problems: () => problemsOfRules(configurations.head, comparison.head, names, answered),
    places,
    rules: rulesIn(places),
    decided: decided.files,
  };
}

/** True where both commits want every known target by its name in place of `ALL`. */
function saysNames({ base, head }: Configurations): boolean {
  return base.everything === 'names' && head.everything === 'names';
}

/**
 * How targets are called in the answer: with their build system in front, where there are several, and with their root in front of that,
 * where the same build system is asked in several roots.
 */
function namingOf(systems: readonly AskedSystem[]): (asked: AskedSystem) => (target: string) => string {
  return ({ name, root = '' }) => {
    const isTwice = systems.filter((other) => other.name === name).length > 1;
    const system = isTwice && root !== '' ? `${root}/${name}` : name;
    return (target) => (systems.length > 1 ? `${system}:${target}` : target);
  };
}

/**
 * The answer of a build system that is not asked about some changed files. Where these files hold what the graph is made of, the build system
 * is asked once more, as if they had not changed; the targets that are known stay those of both commits.
 */
async function impactWithout(
  comparison: Comparison,
  decided: ReadonlySet<string>,
  listed: AskedSystem,
  tools: Tools,
): Promise<Impact> {
  const system: BuildSystem = await listed.load();
  const ask = (compared: Comparison) => impactThroughLinks(system, compared, tools);
  const changes = comparison.changes.filter(({ path }) => !decided.has(path));
  const left = decided.size === 0 ? comparison : { ...comparison, changes };
  const { base: before, head: after } = tools.configurations;
  const noEdges = [before.notDependsOn, after.notDependsOn];
  const dependsOn = [listed.name, [...decided].sort(compareByteOrder), tools.options, noEdges];
  const isOfRules = listed.configuredBy !== undefined;
  const impact = await (isOfRules ? ask(left) : rememberedImpact(left, dependsOn, () => ask(left)));
  const differs = impact.kind === 'all' || [...impact.targets.values()].some(({ kind }) => kind === 'graph');
  if (decided.size === 0 || !differs || listed.executes !== 'nothing') return impact;
  const { base, head, memory: _, ...others } = comparison;
  const again = await ask({ ...others, base, head: head.asInBase(base, changes), changes });
  if (again.kind === 'all' || impact.kind === 'all') return again;
  return { ...again, ...(impact.known && { known: impact.known }) };
}

/** The targets for files without an owner that a name under `unowned` means. */
function targetsForUnowned(
  name: string,
  answered: readonly Answered[],
  names: TargetNames | undefined,
): readonly string[] {
  const found = names?.matching(name) ?? [];
  if (found.length > 0) return found;
  // A rule whose target has no file yet.
  const rules = answered.find(({ system }) => system === 'paths');
  return rules === undefined || name.includes('*') ? [] : [rules.named(name)];
}

/**
 * Adds the target that a pull request claims which impacts none. It is claimed alone.
 * @throws ImpactError where it is a target of a build system, which would then be claimed without a change
 */
function addWhenNone({ base, head, file }: Configurations, names: TargetNames, why: Map<string, Reason>): void {
  for (const name of new Set([base.whenNone, head.whenNone])) {
    if (name === undefined) continue;
    const found = names.matching(name).length > 0 ? names.matching(name) : [name];
    for (const one of found) {
      const system = names.systemOfTarget(one);
      if (system !== undefined && system !== 'paths') {
        throw new ImpactError(
          `when-none in ${file} is ${name}, a target of ${system}: give a target of paths, or a name that no target has`,
        );
      }
      why.set(one, { kind: 'graph', what: `nothing else is impacted, and ${file} says when-none: ${name}` });
    }
  }
}

/**
 * Adds the targets that depend on impacted targets by edges that no build system knows: edges that `depends-on` states,
 * and edges between targets of different build systems. Where rules say how far changes reach, the other edges are followed here, too.
 * @param why targets by their names in the answer; all are added here
 * @param seeds targets that are added with their dependents
 * @returns the cause, where everything is impacted
 */
async function addEdges(
  comparison: Comparison,
  configurations: Configurations,
  answering: readonly Answering[],
  why: Map<string, Reason>,
  seeds: ReadonlyMap<string, Reason>,
  names: TargetNames,
): Promise<CauseOfAll | undefined> {
  const edges = new Edges();
  const ends = new Map<string, Reason>();
  const answered = answering.map((one) => one.answered);
  const changed = addDependencyRules(configurations, names, edges, ends);
  if ('what' in changed) return changed;
  const added = new Map([...seeds, ...changed]);
  const reasons = new Map<string, Reason>();
  for (const { impact, answered: one } of answering) {
    const isTool = buildSystems.some(({ name, executes }) => name === one.system && executes !== 'nothing');
    const edge: Edge | undefined = isTool ? { kind: 'declared', text: `as ${one.system} reports it` } : undefined;
    const renamed = rewriting({ target: one.named, path: (path) => path, ...(edge && { edge }) });
    for (const [target, reason] of impact.targets) reasons.set(one.named(target), renamed(reason));
  }
  if (reasons.size + added.size > 0)
    await addEdgesBetweenSystems(comparison, answered, edges, ends, noEdgesBetween(configurations, names));
  let cause: CauseOfAll | undefined;
  if (isNarrowed(configurations)) {
    const reached = await reachOfChanges(comparison, configurations, answering, names, added);
    for (const [name, reason] of reached.why) why.set(name, reasons.get(name) ?? reason);
    cause = await addByReach(why, reached, answered, edges, (dependent, target) => {
      const reason = reasons.get(dependent);
      return reason?.kind === 'dependency' && reason.target === target ? reason.edge : undefined;
    });
  } else {
    for (const [name, reason] of reasons) why.set(name, reason);
    cause = await addWithDependents(added, why, answered, edges);
  }
  for (const [name, reason] of ends) if (!why.has(name)) why.set(name, reason);
  return cause;
}

/**
 * Every known target by its name; `ALL` where the targets are not known, or there are none.
 * @param causes at least one
 */
async function everyName(causes: readonly CauseOfAll[], answered: readonly Answered[]): Promise<Answer> {
  const names = await namesOf(answered);
  if (names === undefined || names.size === 0) return everything(causes);
  const [{ what, files } = { what: '', files: [] }] = causes;
  return {
    kind: 'targets',
    targets: [...names].sort(compareByteOrder),
    why: new Map([...names].map((name) => [name, { kind: 'graph', what, files }])),
    names: () => Promise.resolve(names),
    everything: { why: whyOf(causes), causes },
  };
}

/** The causes for build systems that answered with everything and no cause. Such an answer is never an empty list. */
function unexplained(systems: readonly string[]): CauseOfAll[] {
  return systems.map((name) => ({ what: `${name} counts everything as impacted, and gives no cause`, files: [] }));
}

/** @param causes at least one */
function everything(causes: readonly CauseOfAll[], places?: ReadonlyMap<string, Place>): Answer {
  return { kind: 'all', why: whyOf(causes), causes, ...(places && { places }) };
}

function whyOf(causes: readonly CauseOfAll[]): string {
  const more = causes.length > 1 ? ` and ${causes.length - 1} more` : '';
  return `${causes[0]?.what ?? ''}${more}`;
}

async function namesOf(answered: readonly Answered[]): Promise<ReadonlySet<string> | undefined> {
  const names = new Set<string>();
  for (const { known, named } of answered) {
    if (known === undefined) return undefined;
    for (const name of await known.names()) names.add(named(name));
  }
  return names;
}

/** The targets that own or read a file, by their names in the answer. */
async function ownersOf(path: string, answered: readonly Answered[]): Promise<string[]> {
  const found: string[] = [];
  for (const { known, named } of answered)
    for (const own of (await known?.owners?.(path)) ?? []) found.push(named(own));
  return found;
}

/** Parts of the head commit's rules that have no effect. */
async function problemsOfRules(
  rules: Configuration,
  tree: Tree,
  names: TargetNames,
  answered: readonly Answered[],
): Promise<readonly RuleProblem[]> {
  const paths = (await tree.entries()).map(({ path }) => path);
  return problemsOf(rules, paths, {
    named: (pattern) => (names.unknown(pattern) === undefined ? names.matching(pattern) : undefined),
    dependentsOf: (target) => new KnownDependents(answered).of(target),
    uselessSurfaces: async () =>
      rules.surfaces.length === 0
        ? []
        : uselessSurfaces(
            await surfacesOf(rules.surfaces, tree, names, await placesOfTargets(answered)),
            await filesByTarget(paths, answered),
          ),
  });
}
