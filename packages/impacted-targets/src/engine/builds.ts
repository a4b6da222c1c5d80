import { readNamings } from '../literals/namings.js';
import { pathsAbove } from '../tree/paths.js';
import { remembered } from '../tree/remembered.js';
import type { LinkedComparison } from '../tree/symbolic-links.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import type { BuildSystemOptions } from '../configuration/configuration.js';
import { Commit, isOfContent } from '../readers/commit.js';
import type { Reason } from '../answer/impact.js';
import type { AskedBuild } from './asked-builds.js';
import { touchedIn } from './compare.js';
import { connect, connectAlike, type Declared } from './connect.js';
import { DeclaredBuild } from './declared.js';
import { addEdge, graphNode, type CommitGraph, type GraphNode, type Graphs } from './graph.js';
import { unreadableIn, whyUnknown, type Readings, type Unknown } from './readings.js';
import { isListed } from './target-names.js';

/** The readings of all builds of an answer, and what follows from them before anything is followed. */
export type Builds = Exclude<Awaited<ReturnType<typeof joinBuilds>>, Unknown>;

/**
 * Joins the readings of all builds to one graph for each commit, and finds what the changed files mean in these.
 * @returns why nobody knows the targets, where a commit cannot be understood
 */
export async function joinBuilds(
  asked: readonly AskedBuild[],
  linked: LinkedComparison,
  { options, isNarrowed }: { readonly options: BuildSystemOptions; readonly isNarrowed: boolean },
) {
  const { comparison, changes } = linked;
  const isAlike = !isNarrowed && haveOneReading(asked, comparison);
  const known = <T>(tree: Tree, read: Promise<T>): Promise<T | Unknown> =>
    read.catch((error: unknown) => whyUnknown(error, tree));
  const both = async (isShort: boolean): Promise<Graphs | Unknown> => {
    if (isAlike) {
      const connected = async () =>
        connectAlike(comparison, await declaredIn(asked, comparison.head, options), isShort);
      return known(comparison.head, connected());
    }
    const head = await known(comparison.head, graphOf(asked, comparison.head, options));
    if ('why' in head) return head;
    const base = await known(comparison.base, graphOf(asked, comparison.base, options));
    return 'why' in base ? base : { base, head };
  };
  const short = await both(isAlike);
  const isShort = isAlike && !('why' in short) && !addsEdges(short);
  const graphs = isAlike && !isShort ? await both(false) : short;
  if ('why' in graphs) return graphs;
  const whole = async () => {
    const all = isShort ? await both(false) : graphs;
    return 'why' in all ? graphs : all;
  };
  const reported = new Map<string, Reason>();
  const covered = new Set(touchedIn(graphs, linked).covered);
  for (const { readings, named } of asked) {
    for (const [name, reason] of readings.reported?.targets ?? [])
      reported.set(named(name), reason.kind === 'dependency' ? { ...reason, target: named(reason.target) } : reason);
    for (const path of readings.reported?.covered ?? []) covered.add(changes.get(path)?.path ?? path);
  }
  return {
    asked,
    linked,
    /** They may lack edges that add nothing to the answer. */
    graphs,
    /** The graphs with every edge. */
    whole,
    /** The changed files that builds cover. */
    covered: covered as ReadonlySet<string>,
    /** Targets that tools count as different, by their names in the answer. */
    reported: reported as ReadonlyMap<string, Reason>,
  };
}

/** What nobody knows of the targets, and settings that are not understood, in a line for each. */
export function warningsOf({ graphs, asked }: Builds): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { readings, idOf } of asked) {
    const { name } = readings.reader;
    const prefix = idOf('');
    for (const { nodes } of [graphs.base, graphs.head]) {
      for (const [id, { target, label, unknown }] of nodes) {
        if (unknown === undefined || !id.startsWith(prefix)) continue;
        const claimed = target === undefined ? `what uses ${label}` : `the target ${label}`;
        found.add(`${name}: every answer has ${claimed}, because ${unknown}`);
      }
    }
    for (const line of unreadableIn(readings.base, readings.head)) found.add(`${name}: ${line}`);
  }
  return found;
}

/** True where what readers say holds in both commits: only contents differ, which no reader has read. Histories remember the graphs of commits. */
function haveOneReading(asked: readonly AskedBuild[], { base: { memory }, head, changes }: Comparison): boolean {
  const isOne = ({ base, head: after, reported, related }: Readings) =>
    base === after && (reported ?? related) === undefined;
  const isOfContents = changes.length > 0 && changes.every(isOfContent);
  return isOfContents && (memory ?? head.memory) === undefined && asked.every(({ readings }) => isOne(readings));
}

/** True where the head commit has an edge that the base lacks. */
function addsEdges({ base, head }: Graphs): boolean {
  return [...head.nodes].some(([id, { dependencies }]) => dependencies.size !== base.nodes.get(id)?.dependencies.size);
}

/** The graph of a commit, with what only tools know of it. */
async function graphOf(asked: readonly AskedBuild[], tree: Tree, options: BuildSystemOptions): Promise<CommitGraph> {
  const names = asked.map(({ repeats, readings: { reader, root } }) => [
    reader.name,
    root,
    options[reader.name],
    [...repeats],
  ]);
  const isConfigured = asked.some(({ readings }) => readings.reader.isConfigured === true);
  const make = async () => {
    return connect(tree, await declaredIn(asked, tree, options));
  };
  const graph = await (isConfigured ? make() : remembered(tree, `graph of ${canonicalJson(names)}`, make));
  const more = asked.flatMap((one) => [...unlistedNodes(one), ...relatedNodes(graph, one)]);
  return more.length === 0 ? graph : { ...graph, nodes: new Map([...graph.nodes, ...more]) };
}

/** What all builds declare in a commit, in nodes of one graph. */
async function declaredIn(asked: readonly AskedBuild[], tree: Tree, options: BuildSystemOptions): Promise<Declared> {
  const commit = await Commit.of(tree, options);
  const nodes = new Map<string, GraphNode>();
  const declared: DeclaredBuild[] = [];
  for (const one of asked) {
    const { [tree.side]: reading } = one.readings;
    if (reading !== undefined) declared.push(await DeclaredBuild.of(commit, reading, one, nodes));
  }
  return { declared, nodes };
}

/** The targets of a tool that reports no graph. Nobody knows more of them than that they are impacted. */
function unlistedNodes({ readings, named, idOf }: AskedBuild): (readonly [string, GraphNode])[] {
  if (isListed(readings)) return [];
  return [...(readings.reported?.targets.keys() ?? [])].map((name) => [idOf(name), graphNode(name, named(name))]);
}

/** Copies of externals with what only a tool knows of them. The graph itself stays as it is, since another comparison may use it. */
function relatedNodes({ nodes }: CommitGraph, { readings, idOf }: AskedBuild): (readonly [string, GraphNode])[] {
  return [...(readings.related ?? [])].flatMap(([id, uses]) => {
    const known = nodes.get(idOf(id));
    if (known === undefined) return [];
    const node = { ...known, dependencies: new Map(known.dependencies) };
    for (const use of uses) addEdge(node, idOf(use));
    return [[idOf(id), node] as const];
  });
}

/** The paths that a file of either commit names, or whose folder it names. */
export async function namedByFiles({ base, head }: Comparison, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const tree of paths.length === 0 ? [] : [base, head]) {
    const files = (await tree.entries()).filter(({ path }) => !`/${path}`.includes('/node_modules/'));
    for (const namings of (await readNamings(tree, files)).values()) {
      for (const { place } of namings) if (place !== undefined && place.path !== '') named.add(place.path);
    }
  }
  return new Set(paths.filter((path) => [path, ...pathsAbove(path)].some((place) => named.has(place))));
}
