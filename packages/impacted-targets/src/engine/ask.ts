import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../answer/answer.js';
import { addLines } from '../answer/explanation/lines.js';
import { problemsOf, type RuleProblem } from '../configuration/problems.js';
import { toolsFor, type Surroundings } from './tools.js';
import { unownedPolicy, type Configuration, type Configurations } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { compareByteOrder } from '../tree/names.js';
import { followLinks, type LinkedComparison } from '../tree/symbolic-links.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { placesOf, rulesIn, type Place } from '../unowned/places.js';
import { tooManyLinks } from './build-system.js';
import { askedBuilds, type AskedBuild, type NamedBuild } from './asked-builds.js';
import { joinBuilds, namedByFiles, warningsOf, type Builds } from './builds.js';
import { compareGraphs, dependentTargets, targetsAt, touchedIn } from './compare.js';
import { decideFiles, targetsOfRules, type Decided } from './file-rules.js';
import type { CauseOfAll, Reason } from '../answer/impact.js';
import type { AskedSystem } from './listed.js';
import { filesByTarget, limitsOf, placesOf as placesOfTargets } from './reach.js';
import { causesOfAll } from './settings.js';
import { surfacesOf, uselessSurfaces } from './surfaces.js';
import { mistakeInEdges, withStatedEdges } from './stated-edges.js';
import { TargetNames } from './target-names.js';

/**
 * Asks the build systems, one after the other, and answers from one graph of all of them for each commit.
 * @param statedBefore why everything is impacted, by globs that were looked at before
 */
export async function askBuildSystems(
  systems: readonly AskedSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
  statedBefore: readonly CauseOfAll[] = [],
): Promise<Answer> {
  const decided = decideFiles(comparison.changes, configurations);
  const causes: CauseOfAll[] = [];
  const { base, head } = configurations;
  /** Causes that rules state, and files that nothing places. With `everything: names` they stand for every known target. */
  const stated = base.everything === 'names' && head.everything === 'names' ? [] : causes;
  stated.push(...statedBefore, ...decided.causes);
  const found = await findTargets(systems, comparison, configurations, surroundings, { decided, causes, stated });
  if (causes.length > 0 || found === undefined)
    return everything(stated === causes ? causes : [...stated, ...causes], found?.places);
  const { why, names, graphs, places } = found;
  const all = names.all();
  if (stated.length > 0)
    return all === undefined || all.size === 0 ? everything(stated, places) : everyName(stated, all);
  if (why.size === 0) addWhenNone(configurations, names, why);
  await addLines(comparison, why);
  return {
    kind: 'targets',
    targets: [...why.keys()].sort(compareByteOrder),
    why,
    names: () => Promise.resolve(all),
    ownersOf: (path) => Promise.resolve([...targetsAt(graphs, path)]),
    dependentsOf: (target) => Promise.resolve([...dependentTargets(graphs, target)]),
    named: (pattern) => names.matching(pattern),
    problems: () => problemsIn(configurations.head, comparison.head, names, graphs),
    places,
    rules: rulesIn(places),
    decided: decided.files,
  };
}

/** What is decided before any build system is asked, and why everything is impacted. Causes are added. */
interface Known {
  readonly decided: Decided;
  readonly causes: CauseOfAll[];
  readonly stated: CauseOfAll[];
}

interface Found {
  readonly why: Map<string, Reason>;
  readonly names: TargetNames;
  readonly graphs: Builds['graphs'];
  readonly places: ReadonlyMap<string, Place>;
}

/** @returns undefined where nobody knows more than the causes of `ALL` that were added */
async function findTargets(
  systems: readonly AskedSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
  { decided, causes, stated }: Known,
): Promise<Found | undefined> {
  const { changes } = comparison;
  const isAll = causes.length > 0;
  const read = await readWithout(decided, comparison, (...asked) =>
    readSystems(systems, configurations, surroundings, isAll, ...asked),
  );
  causes.push(...read.causes);
  if (read.joined === undefined) return undefined;
  const { asked, named, builds, linked } = read.joined;
  for (const line of warningsOf(builds, asked)) surroundings.log.warn(line);
  const names = new TargetNames(named);
  // Rules that name targets need the answers of all build systems.
  const ruled = causes.length > 0 ? new Map<string, Reason>() : targetsOfRules(changes, configurations, decided, names);
  if ('what' in ruled) (ruled.isStated === true ? stated : causes).push(ruled);
  const isKnown = causes.length === 0;
  const places = await placesIn(comparison, configurations, decided, read.joined, isKnown);
  const { targets } = unownedPolicy(configurations);
  const open = changes.filter(({ path }) => places.get(path)?.isOpen);
  // Rules name the targets for files without an owner.
  const ofUnowned = isKnown ? targets.flatMap((name) => targetsForUnowned(name, names)) : targets;
  for (const { path } of ofUnowned.length === 0 ? open : [])
    stated.push({ kind: 'unowned', what: `no target owns ${path}`, files: [path] });
  const found = { names, graphs: builds.graphs, places, why: new Map<string, Reason>() };
  if (causes.length > 0) return found;
  if (stated.length > 0 || 'what' in ruled) return found;
  const seeds = new Map(ruled);
  for (const { path } of open.slice(0, 1)) for (const name of ofUnowned) seeds.set(name, { kind: 'file', path });
  const impact = await impactByRules(builds, linked, configurations, names, seeds);
  if ('graphs' in impact) return { ...found, ...impact };
  causes.push(impact);
  return found;
}

/** The targets with what the rules say of edges and of how far changes reach; or why everything is impacted. */
async function impactByRules(
  builds: Builds,
  linked: LinkedComparison,
  configurations: Configurations,
  names: TargetNames,
  seeds: ReadonlyMap<string, Reason>,
): Promise<Pick<Found, 'why' | 'graphs'> | CauseOfAll> {
  const mistake = mistakeInEdges(configurations, names);
  if (mistake !== undefined) return mistake;
  const graphs = withStatedEdges(builds.graphs, configurations, names);
  const limits = await limitsOf(linked.comparison, configurations, graphs, names);
  const why = await compareGraphs(graphs, linked, touchedIn(graphs, linked), {
    reported: builds.reported,
    named: new Map([...(limits?.differing ?? []), ...seeds]),
    ...(limits && { limit: limits.limit }),
  });
  return 'everything' in why ? { what: why.everything, files: [] } : { why: new Map(why), graphs };
}

/** What the build systems say of two commits. */
interface Read {
  readonly read: readonly NamedBuild[];
  readonly causes: readonly CauseOfAll[];
  /** Absent where nobody knows more than the causes. */
  readonly joined?: {
    readonly asked: readonly AskedBuild[];
    /** The builds of both commits, whose targets rules may name. */
    readonly named: readonly AskedBuild[];
    readonly builds: Builds;
    readonly linked: LinkedComparison;
  };
}

/**
 * Reads the build systems without the files about which rules decide. Where these hold what a graph is made of, files are read once more, as if
 * these had not changed; the targets that rules can name stay those of both commits.
 */
async function readWithout(
  decided: Decided,
  comparison: Comparison,
  read: (compared: Comparison, before?: Read) => Promise<Read>,
): Promise<Read> {
  if (decided.files.size === 0) return read(comparison);
  const { memory: _, ...others } = comparison;
  const left = { ...others, changes: comparison.changes.filter(({ path }) => !decided.files.has(path)) };
  const first = await read(left);
  const isSame =
    first.causes.length === 0 &&
    first.joined !== undefined &&
    !(await differ(first.joined.builds, first.joined.linked));
  if (isSame) return first;
  const again = await read({ ...left, head: left.head.asInBase(left.base, left.changes) }, first);
  return again.joined === undefined || first.joined === undefined
    ? again
    : { ...again, joined: { ...again.joined, named: first.joined.named } };
}

/** True where more differs than the contents of targets. */
async function differ({ graphs, touched }: Builds, linked: LinkedComparison): Promise<boolean> {
  const why = await compareGraphs(graphs, linked, touched);
  return 'everything' in why || [...why.values()].some(({ kind }) => kind === 'graph');
}

/**
 * Reads the build systems, one after the other.
 * @param isAll true where everything is impacted already. Reading files for further causes is worth the time; running a build tool is not
 * @param before what was read of the whole commits. No tool is asked again
 */
async function readSystems(
  systems: readonly AskedSystem[],
  configurations: Configurations,
  surroundings: Surroundings,
  isAll: boolean,
  compared: Comparison,
  before?: Read,
): Promise<Read> {
  const done: NamedBuild[] = [];
  const causes: CauseOfAll[] = [];
  const read = { read: done, causes };
  const because = (what: string, more: Partial<CauseOfAll> = {}) => {
    causes.push({ what, files: [], ...more });
    return read;
  };
  const linked = await followLinks(compared);
  if (linked === undefined) return because(tooManyLinks);
  // Options may name a program to run, so those of the pull request are never used.
  const { file, base, head } = configurations;
  const options = base.buildSystems;
  const tools = toolsFor(surroundings, { options, configurations });
  const named = namingOf(systems);
  for (const listed of systems) {
    const { name, executes, root = compared.root } = listed;
    if (!isDeepStrictEqual(options[name], head.buildSystems[name]))
      return because(`the options of ${name} in ${file} changed`, { kind: 'rule', files: [file] });
    const isSettled = isAll || causes.length > 0;
    const known = before?.read.find(({ readings }) => readings.reader.name === name && readings.root === root);
    if (executes !== 'nothing' && isSettled) return read;
    if (executes !== 'nothing' && before !== undefined && known === undefined) return before;
    surroundings.signal.throwIfAborted();
    const ask = async () => (await listed.load()).read({ ...linked.comparison, root }, tools);
    const readings = await (executes !== 'nothing' && known !== undefined
      ? known.readings
      : ask().catch(unless(isSettled)));
    if (readings === undefined) return read;
    if ('why' in readings) return because(`${name}: ${readings.why}`);
    for (const cause of causesOfAll(readings.base?.everything, readings.head?.everything))
      because(`${name}: ${cause.what}`, { files: cause.files });
    done.push({ readings, named: named(listed) });
  }
  const asked = askedBuilds(done);
  const builds = await joinBuilds(asked, linked, { options });
  return 'why' in builds ? because(builds.why) : { ...read, joined: { asked, named: asked, builds, linked } };
}

/** A build system that cannot answer is no error where everything is impacted already. */
function unless(isSettled: boolean): (error: unknown) => undefined {
  return (error) => {
    if (!isSettled || !(error instanceof ImpactError)) throw error;
    return undefined;
  };
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

/** The place of each changed file: what decides what its change impacts. */
async function placesIn(
  comparison: Comparison,
  configurations: Configurations,
  decided: Decided,
  { asked, builds }: NonNullable<Read['joined']>,
  isKnown: boolean,
): Promise<ReadonlyMap<string, Place>> {
  const names = new TargetNames(asked);
  const covered = new Map<string, string>();
  for (const path of builds.covered) {
    const owners = [...targetsAt(builds.graphs, path)].map((target) => names.systemOfTarget(target));
    const describing = asked.flatMap(({ readings: { reader, base, head } }) =>
      [base, head].some((reading) => reading?.describedBy?.(path) !== undefined) ? reader.name : [],
    );
    covered.set(path, [...new Set([...owners, ...describing])].filter((name) => name !== undefined).join(', '));
  }
  // Where a tool compares the commits, nobody knows the readers of a file.
  const isReaderUnknown = isKnown && asked.some(({ readings }) => readings.reported !== undefined);
  const open = comparison.changes.flatMap(({ path }) => (covered.has(path) ? [] : path));
  return placesOf(comparison, configurations, {
    decided: new Set([...decided.files.keys(), ...decided.causes.flatMap(({ files }) => files)]),
    covered,
    read: isReaderUnknown ? await namedByFiles(comparison, open) : new Set(),
  });
}

/** What the rules of a commit say without effect. */
async function problemsIn(
  rules: Configuration,
  tree: Tree,
  names: TargetNames,
  graphs: Builds['graphs'],
): Promise<readonly RuleProblem[]> {
  const paths = (await tree.entries()).map(({ path }) => path);
  return problemsOf(rules, paths, {
    named: (pattern) => (names.unknown(pattern) === undefined ? names.matching(pattern) : undefined),
    dependentsOf: (target) => Promise.resolve([...dependentTargets(graphs, target)]),
    uselessSurfaces: async () =>
      rules.surfaces.length === 0
        ? []
        : uselessSurfaces(
            await surfacesOf(rules.surfaces, tree, names, placesOfTargets(names.asked)),
            filesByTarget(paths, graphs),
          ),
  });
}

/** Every known target by its name. */
function everyName(causes: readonly CauseOfAll[], names: ReadonlySet<string>): Answer {
  const [{ what, files } = { what: '', files: [] }] = causes;
  return {
    kind: 'targets',
    targets: [...names].sort(compareByteOrder),
    why: new Map([...names].map((name) => [name, { kind: 'graph', what, files }])),
    names: () => Promise.resolve(names),
    everything: { why: whyOf(causes), causes },
  };
}

/** @param causes at least one */
function everything(causes: readonly CauseOfAll[], places?: ReadonlyMap<string, Place>): Answer {
  return { kind: 'all', why: whyOf(causes), causes, ...(places && { places }) };
}

function whyOf(causes: readonly CauseOfAll[]): string {
  const more = causes.length > 1 ? ` and ${causes.length - 1} more` : '';
  return `${causes[0]?.what ?? ''}${more}`;
}
