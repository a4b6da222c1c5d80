import { readNamings } from '../literals/namings.js';
import { pathsAbove } from '../tree/paths.js';
import { remembered } from '../tree/remembered.js';
import type { LinkedComparison } from '../tree/symbolic-links.js';
import type { Comparison, Tree } from '../tree/tree.js';
import { canonicalJson } from '../../../shared/src/json-values.js';
import { Commit } from '../readers/commit.js';
import type { Tools } from '../readers/tools.js';
import { touchedIn, type Touched } from './compare.js';
import { connect } from './connect.js';
import { declaredGraph } from './declared.js';
import type { AskedBuild } from './asked-builds.js';
import { graphNode, type BuildGraph, type CommitGraph, type GraphNode } from './graph.js';
import type { Reason } from '../answer/impact.js';
import { whyUnknown, type Unknown } from './readings.js';
import { unreadableIn } from './settings.js';
import type { Graphs } from './spread.js';

/** The readings of all builds of an answer, and what follows from them before anything is followed. */
export interface Builds {
  readonly graphs: Graphs;
  readonly touched: Touched;
  /** The changed files that builds cover. */
  readonly covered: ReadonlySet<string>;
  /** Targets that tools count as different, by their names in the answer. */
  readonly reported: ReadonlyMap<string, Reason>;
}

/**
 * Joins the readings of all builds to one graph for each commit, and finds what the changed files mean in these.
 * @param asked the builds
 * @returns why nobody knows the targets, where a commit cannot be understood
 */
export async function joinBuilds(
  asked: readonly AskedBuild[],
  linked: LinkedComparison,
  tools: Pick<Tools, 'options'>,
): Promise<Builds | Unknown> {
  const { base, head } = linked.comparison;
  const after = await graphOf(asked, head, tools);
  if ('why' in after) return after;
  const before = await graphOf(asked, base, tools);
  if ('why' in before) return before;
  const graphs = { base: before, head: after };
  const touched = touchedIn(graphs, linked);
  const reported = new Map(
    asked.flatMap(({ readings, named }) =>
      [...(readings.reported?.targets ?? [])].map(([name, reason]) => [named(name), renamed(reason, named)] as const),
    ),
  );
  const covered = asked.flatMap(({ readings }) => [...(readings.reported?.covered ?? [])]);
  return { graphs, touched, reported, covered: new Set([...touched.covered, ...covered.map(real(linked))]) };
}

const real =
  ({ changes }: LinkedComparison) =>
  (path: string) =>
    changes.get(path)?.path ?? path;

function renamed(reason: Reason, named: AskedBuild['named']): Reason {
  return reason.kind === 'dependency' ? { kind: 'dependency', target: named(reason.target) } : reason;
}

/** What nobody knows of the targets, and settings that are not understood, in a line for each. */
export function warningsOf({ graphs }: Builds, asked: readonly AskedBuild[]): ReadonlySet<string> {
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

/** Copies of externals with what only a tool knows of them. The graph itself stays as it is, since another comparison may use it. */
function relatedNodes({ nodes }: CommitGraph, { readings, idOf }: AskedBuild): (readonly [string, GraphNode])[] {
  return [...(readings.related ?? [])].flatMap(([id, uses]) => {
    const node = nodes.get(idOf(id));
    if (node === undefined) return [];
    const dependencies = node.dependencies.filtered();
    for (const use of uses) dependencies.add(idOf(use));
    return [[idOf(id), { ...node, dependencies }] as const];
  });
}

/** The graph of a commit. */
async function graphOf(
  asked: readonly AskedBuild[],
  tree: Tree,
  { options }: Pick<Tools, 'options'>,
): Promise<CommitGraph | Unknown> {
  const make = async () => {
    const commit = await Commit.of(tree, options);
    const declared: BuildGraph[] = [];
    const nodes = new Map<string, GraphNode>();
    for (const { readings, named, idOf } of asked) {
      const { reader, root, [tree.side]: reading } = readings;
      if (reading === undefined) continue;
      declared.push(await declaredGraph(commit, reading, { root, reader, named, idOf }, nodes));
    }
    return connect(tree, declared);
  };
  try {
    const names = asked.map(({ repeats, readings: { reader, root } }) => [
      reader.name,
      root,
      options[reader.name],
      [...repeats],
    ]);
    const isConfigured = asked.some(({ readings }) => readings.reader.isConfigured === true);
    const graph = await (isConfigured ? make() : remembered(tree, `graph of ${canonicalJson(names)}`, make));
    // Where a tool reports no graph, nobody knows more of its targets than that they are impacted.
    const unread = asked.flatMap(({ readings, named, idOf }) =>
      readings.base === undefined && readings.head === undefined
        ? [...(readings.reported?.targets.keys() ?? [])].map(
            (name) => [idOf(name), graphNode(name, named(name))] as const,
          )
        : [],
    );
    const related = asked.flatMap((one) => relatedNodes(graph, one));
    const more = [...unread, ...related];
    return more.length === 0 ? graph : { ...graph, nodes: new Map([...graph.nodes, ...more]) };
  } catch (error) {
    return whyUnknown(error, tree);
  }
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
