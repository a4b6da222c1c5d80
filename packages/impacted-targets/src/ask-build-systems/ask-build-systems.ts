import { isDeepStrictEqual } from 'node:util';
import { ImpactError } from '../tree/impact-error.js';
import { type CauseOfAll, type Impact, type Reason } from '../graph/impact.js';
import { type Comparison } from '../tree/tree.js';
import type { BuildSystem, Tools } from '../reader/reader.js';
import { buildSystems, type ListedBuildSystem } from '../build-systems/index.js';
import { addEdgesBetweenSystems } from './edges-between-systems.js';
import { rewriting } from './reasons.js';
import { rememberedImpact } from './remembered-impact.js';
import { impactThroughLinks } from './through-links.js';
import { unownedPolicy, type Configurations } from '../configuration/configuration.js';
import type { Answer } from '../answer/answer.js';
import { addLines } from '../answer/explanation/lines.js';
import { suggestionsForUnowned } from '../answer/explanation/suggestions.js';
import { compareByteOrder } from '../tree/names.js';
import { addImpactRules, coveredByImpactRules, isUnderImpactNone } from '../configuration/impact-rules.js';
import { addDependencyRules } from '../configuration/dependency-rules.js';
import { addWithDependents, Edges, type Answered } from '../configuration/edges.js';
import { judgeUnowned, mayImpactLess } from '../unowned/judge.js';
import { placesNamedByWorkflows } from '../unowned/named-by-workflows.js';
import { toolsFor, type Surroundings } from '../programs/tools.js';

/** Asks the build systems, one after the other, and puts their answers together. */
export async function askBuildSystems(
  systems: readonly ListedBuildSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
): Promise<Answer> {
  const why = new Map<string, Reason>();
  const causes: CauseOfAll[] = [];
  const answered: Answered[] = [];
  const readPaths = new Set<string>();
  /** Build systems that count everything as impacted and give no cause. */
  const withoutCause: string[] = [];
  // The configuration file is covered, because the rules of both commits are compared.
  const coveredPaths = new Set([configurations.file, ...coveredByImpactRules(comparison.changes, configurations)]);
  const unowned = unownedPolicy(configurations);
  for (const listed of systems) {
    // Options may name a program to run, so those of the pull request are never used.
    const [options, inHead] = [configurations.base.buildSystems, configurations.head.buildSystems];
    if (!isDeepStrictEqual(options[listed.name], inHead[listed.name])) {
      causes.push({
        what: `the options of ${listed.name} in ${configurations.file} changed`,
        files: [configurations.file],
      });
      return everything(causes);
    }
    // The answer is ALL already. Reading files for further causes is worth the time; running a build tool is not.
    if (causes.length > 0 && listed.executes !== 'nothing') return everything(causes);
    surroundings.signal.throwIfAborted();
    const tools = toolsFor(surroundings, { options, configurations });
    let impact: Impact;
    try {
      const system: BuildSystem = await listed.load();
      const ask = (used: Tools) => impactThroughLinks(system, comparison, used);
      impact = await rememberedImpact(comparison, listed.name, tools, ask);
    } catch (error) {
      if (causes.length === 0 || !(error instanceof ImpactError)) throw error;
      return everything(causes);
    }
    const named = (target: string) => (systems.length > 1 ? `${listed.name}:${target}` : target);
    for (const path of impact.coveredPaths ?? []) coveredPaths.add(path);
    for (const path of impact.readPaths ?? []) readPaths.add(path);
    if (impact.kind === 'all') {
      const own = impact.causes ?? [{ what: impact.why, files: [] }];
      causes.push(...own.map((cause) => ({ ...cause, what: `${listed.name}: ${cause.what}` })));
      if (own.length === 0) withoutCause.push(listed.name);
      if (impact.coveredPaths === undefined) return everything([...causes, ...unexplained(withoutCause)]);
      continue;
    }
    const renamed = rewriting({ target: named, path: (path) => path });
    for (const [target, reason] of impact.targets) why.set(named(target), renamed(reason));
    answered.push({ system: listed.name, known: impact.known, named });
  }
  // Rules that name targets need the answers of all build systems.
  const ruled = causes.length > 0 ? undefined : await addImpactRules(comparison.changes, configurations, answered, why);
  if (ruled !== undefined) causes.push(ruled);
  const left = { coveredPaths, readPaths };
  const judged = await judgeLeft(comparison, configurations, left, causes.length > 0 ? undefined : answered);
  const open = unowned.ignored ? [] : comparison.changes.filter(({ path }) => !coveredPaths.has(path));
  // The rules of `paths` name the targets for files without an owner.
  const rules = unowned.targets.length === 0 ? undefined : answered.find(({ system }) => system === 'paths');
  if (rules === undefined && open.length > 0) {
    const isNamed = await placesNamedByWorkflows(comparison.head);
    for (const { path } of open) {
      const suggestions = suggestionsForUnowned(path, isNamed);
      causes.push({ what: `no target owns ${path}`, files: [path], suggestions });
    }
  }
  if (causes.length === 0) causes.push(...unexplained(withoutCause));
  if (causes.length > 0) return everything(causes);
  const [first] = open;
  const seeds = new Map<string, Reason>();
  if (rules !== undefined && first !== undefined)
    for (const target of unowned.targets) seeds.set(rules.named(target), { kind: 'file', path: first.path });
  const stated = await addEdges(comparison, configurations, answered, why, seeds);
  if (stated !== undefined) return everything([stated]);
  await addLines(comparison, why);
  return {
    kind: 'targets',
    targets: [...why.keys()].sort(compareByteOrder),
    why,
    names: () => namesOf(answered),
    isOwned: (path) => isOwned(path, answered),
    rules: judged,
  };
}

/**
 * Adds the targets that depend on impacted targets by edges that no build system knows: edges that `depends-on` states,
 * and edges between targets of different build systems.
 * @param why targets by their names in the answer; added targets go here
 * @param seeds targets that are added with their dependents
 * @returns the cause, where everything is impacted
 */
async function addEdges(
  comparison: Comparison,
  configurations: Configurations,
  answered: readonly Answered[],
  why: Map<string, Reason>,
  seeds: ReadonlyMap<string, Reason>,
): Promise<CauseOfAll | undefined> {
  const edges = new Edges();
  const ends = new Map<string, Reason>();
  const changed = await addDependencyRules(
    configurations,
    answered,
    buildSystems.map(({ name }) => name),
    edges,
    ends,
  );
  if ('what' in changed) return changed;
  const added = new Map([...seeds, ...changed]);
  if (why.size + added.size > 0) await addEdgesBetweenSystems(comparison, answered, edges, ends);
  const cause = await addWithDependents(added, why, answered, edges);
  for (const [name, reason] of ends) if (!why.has(name)) why.set(name, reason);
  return cause;
}

/** The causes for build systems that answered with everything and no cause. Such an answer is never an empty list. */
function unexplained(systems: readonly string[]): CauseOfAll[] {
  return systems.map((name) => ({ what: `${name} counts everything as impacted, and gives no cause`, files: [] }));
}

/** @param causes at least one */
function everything(causes: readonly CauseOfAll[]): Answer {
  const more = causes.length > 1 ? ` and ${causes.length - 1} more` : '';
  return { kind: 'all', why: `${causes[0]?.what ?? ''}${more}`, causes };
}

async function namesOf(answered: readonly Answered[]): Promise<ReadonlySet<string> | undefined> {
  const names = new Set<string>();
  for (const { known, named } of answered) {
    if (known === undefined) return undefined;
    for (const name of await known.names()) names.add(named(name));
  }
  return names;
}

/** True where both commits use the built-in rules for files without an owner. */
function areDocumentsIgnored({ base, head }: Configurations): boolean {
  return base.documents === 'ignore' && head.documents === 'ignore';
}

/** True where `impact-none` of either commit counts the file again by a pattern with `!`. */
function isTakenOut(path: string, { base, head }: Configurations): boolean {
  return [base, head].some(({ impactNone }) => impactNone.excluded.some((glob) => glob.matches(path)));
}

/**
 * Judges the changed files that no build system covers. Adds those that do not impact everything to the covered files.
 * @param answered the build systems that were asked; undefined where everything is impacted already and nothing is read
 * @returns the rule that decided, for each file that impacts nothing beyond the targets that name it
 */
async function judgeLeft(
  comparison: Comparison,
  configurations: Configurations,
  { coveredPaths, readPaths }: { readonly coveredPaths: Set<string>; readonly readPaths: ReadonlySet<string> },
  answered: readonly Answered[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  const open = comparison.changes.filter(({ path }) => !coveredPaths.has(path));
  // Only where owners are known are the readers of a file in the answer already.
  const isOwnerUnknown = answered?.some(({ known }) => known?.impactedBy === undefined) !== false;
  const judgeable = open.filter(({ path }) => !(isOwnerUnknown && readPaths.has(path)));
  for (const { path } of judgeable) if (isUnderImpactNone(path, configurations)) coveredPaths.add(path);
  const candidates = judgeable.filter(
    (change) =>
      areDocumentsIgnored(configurations) &&
      !coveredPaths.has(change.path) &&
      mayImpactLess(change) &&
      !isTakenOut(change.path, configurations),
  );
  const judged = answered === undefined ? new Map<string, string>() : await judgeUnowned(comparison, candidates);
  const covered = answered === undefined ? candidates.map(({ path }) => path) : judged.keys();
  for (const path of covered) coveredPaths.add(path);
  return judged;
}

/** True where a known target owns the file in either commit. */
async function isOwned(path: string, answered: readonly Answered[]): Promise<boolean> {
  for (const { known } of answered) {
    for (const _ of (await known?.impactedBy?.(path)) ?? []) return true;
  }
  return false;
}
