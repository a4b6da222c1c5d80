import { getOrMake } from '../../../shared/src/append.js';
import type { Edge, Reason } from '../answer/impact.js';
import type { LinkedComparison } from '../tree/symbolic-links.js';
import { edgeTo, filesByTarget, idsByTarget, nodeOf, type CommitGraph, type GraphNode, type Graphs } from './graph.js';
import { spread, type Start } from './spread.js';

/** How far changed targets reach, by the rules of both commits. */
export interface Limits {
  /** How many targets further a target reaches that differs by itself: 1 or Infinity. */
  readonly reach: (target: string) => number;
  /** True where changed files of a target are not of its surface, so that they reach no other target. */
  readonly isBelow: (target: string, files: ReadonlySet<string>) => boolean;
}

/** What is known beside the graphs. */
export interface Stated {
  /** Targets that a tool counts as different, each with the reason. */
  readonly reported?: ReadonlyMap<string, Reason>;
  /** Targets that rules name, each with the reason. */
  readonly named?: ReadonlyMap<string, Reason>;
  /** Absent where every difference reaches everything that depends on it. */
  readonly limits?: Limits | undefined;
}

/** What the changed files of two commits mean in their graphs: finds their owners and readers in both. */
export function touchedIn({ base, head }: Graphs, { comparison, changes, lasting }: LinkedComparison) {
  const nodes = new Map<string, { path: string; edge?: Edge }>();
  const [covered, described] = [new Set<string>(), new Set<string>()];
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const seen = new WeakSet<object>();
  for (const { path, ...sides } of comparison.changes) {
    // A person looks for the file that changed, and not for a link to it.
    const real = changes.get(path)?.path ?? path;
    // A file without an owner may affect anything in a commit that has it. A pull request cannot change that by giving the file an owner, by
    // taking one away, or by a link.
    let isCovered = real === path || lasting.has(path);
    const touch = (id: string, edge?: Edge) => {
      if (!nodes.has(id)) nodes.set(id, { path: real, ...(edge && { edge }) });
    };
    for (const [graph, entry] of [[base, sides.base] as const, [head, sides.head] as const]) {
      const isDescribed = changed.has(graph.describedBy(path) ?? '');
      if (isDescribed) described.add(real);
      if (entry === undefined) continue;
      const owners = graph.owners(path);
      if (!seen.has(owners)) for (const id of owners) touch(id);
      seen.add(owners);
      for (const [id, edge] of graph.readers(path)) touch(id, edge);
      isCovered &&= isDescribed || graph.covers(path);
    }
    if (isCovered) covered.add(real);
  }
  return {
    /** The first changed file that a node owns or reads, by the node's id, and the text by which the node reads it. */
    nodes,
    /** Files whose owners, or whose meaning, are known in each commit that has them. */
    covered,
    /** Changed files whose meaning is in the graphs. */
    described: [...described],
  };
}

/**
 * The targets that are impacted between two commits: targets whose files or graph nodes differ, and all targets that
 * are built from them in either commit.
 * @param stated what is known beside the graphs
 * @returns the targets, each with its shortest explanation, or why everything is impacted
 */
export async function compareGraphs(
  graphs: Graphs,
  linked: LinkedComparison,
  { reported = new Map(), named = new Map(), limits }: Stated = {},
): Promise<ReadonlyMap<string, Reason> | { readonly everything: string }> {
  const touched = touchedIn(graphs, linked);
  const starts = startsIn(graphs, linked, touched, { moved: await movedBetweenOwners(graphs, linked), limits });
  const reach = (target: string) => limits?.reach(target) ?? Infinity;
  const ids = idsByTarget([graphs.base, graphs.head]);
  // What a tool counts without saying why comes last, so that an edge explains it where there is one.
  const unexplained = new Map<string, Start>();
  for (const [target, reason] of reported)
    for (const id of ids.get(target) ?? [])
      if (!starts.has(id)) (reason.kind === 'graph' ? unexplained : starts).set(id, { reason, hops: reach(target) });
  for (const [target, reason] of named)
    for (const id of ids.get(target) ?? [])
      starts.set(id, { reason: starts.get(id)?.reason ?? reason, hops: reach(target) });
  const reasons = spread(graphs, [starts, unexplained], reach);
  for (const id of reasons.keys()) {
    const everything = nodeOf(graphs, id)?.concernsAll;
    if (everything !== undefined) return { everything };
  }
  // A tool may report a target that no graph has, and the target of a rule may have no file yet.
  const others = [...reported, ...named].filter(([target]) => !ids.has(target));
  return new Map([...newEnds(graphs, touched.described), ...others, ...targetsOf(graphs, reasons)]);
}

/**
 * The nodes that differ by themselves. A changed file is the best explanation; the next best is a difference of the
 * node itself, which comes from a file whose meaning is in the graph.
 * @param moved unchanged files that belong to other nodes than before, by the ids of the nodes
 */
function startsIn(
  graphs: Graphs,
  { comparison, changes }: LinkedComparison,
  { nodes, described }: ReturnType<typeof touchedIn>,
  { moved, limits }: { readonly moved: ReadonlyMap<string, string>; readonly limits: Limits | undefined },
): Map<string, Start> {
  const starts = new Map<string, Start>();
  const changed = new Set(comparison.changes.map(({ path }) => changes.get(path)?.path ?? path));
  const files = limits && filesByTarget(changed, graphs);
  const isSaid = ({ file }: Difference) => file !== undefined && changed.has(file);
  for (const id of [...new Set([...graphs.base.nodes.keys(), ...graphs.head.nodes.keys()])].sort()) {
    const path = nodes.get(id);
    const differences = [...differencesOf(id, graphs)];
    const other = moved.get(id);
    if (other !== undefined) differences.push({ what: `${other} belongs to another target than before` });
    const [first] = differences;
    const target = nodeOf(graphs, id)?.target;
    const hops = target === undefined ? undefined : (limits?.reach(target) ?? Infinity);
    if (path !== undefined) {
      const isBelow = target !== undefined && limits?.isBelow(target, files?.get(target) ?? new Set()) === true;
      starts.set(id, { reason: { kind: 'file', ...path }, hops: isBelow && differences.every(isSaid) ? 0 : hops });
    } else if (first !== undefined) {
      const { what } = first;
      starts.set(id, { reason: { kind: 'graph', what, ...(described.length > 0 && { files: described }) }, hops });
    }
  }
  return starts;
}

/** A difference of a node, and the file that says it, where one does. */
interface Difference {
  readonly what: string;
  readonly file?: string | undefined;
}

function* differencesOf(node: string, graphs: Graphs): Generator<Difference> {
  const { base, head } = graphs;
  const [before, after] = [base.nodes.get(node), head.nodes.get(node)];
  const label = (id: string) => (head.nodes.get(id) ?? base.nodes.get(id))?.label ?? id;
  const unknown = after?.unknown ?? before?.unknown;
  if (unknown !== undefined) yield { what: unknown };
  if (after === undefined) yield { what: `${label(node)} is gone` };
  else if (before === undefined) yield { what: `${after.label} is new` };
  if (before === undefined || after === undefined) return;
  if (before.target !== after.target)
    yield { what: `${before.target ?? before.label} is now ${after.target ?? after.label}` };
  for (const fact of new Set([...before.facts.keys(), ...after.facts.keys()]))
    if (before.facts.get(fact) !== after.facts.get(fact)) yield { what: `${fact} differs`, file: after.manifest };
  const lost = (one: GraphNode, other: GraphNode) =>
    [...one.dependencies.keys()].filter((on) => !other.dependencies.has(on));
  for (const on of lost(before, after))
    yield { what: `${after.label} depends on ${label(on)} no longer`, file: edgeTo(before, on, base)?.file };
  for (const on of lost(after, before))
    yield { what: `${after.label} depends on ${label(on)} now`, file: edgeTo(after, on, head)?.file };
}

/**
 * The targets on which others depend since the head commit: else a pull request that changes such a target would be tested apart from
 * this one. They are impacted alone, without their dependents.
 * @param described changed files whose meaning is in the graph
 */
function newEnds({ base, head }: Graphs, described: readonly string[]): Map<string, Reason> {
  const found = new Map<string, Reason>();
  const grown = [...head.nodes].filter(([id, { target, dependencies }]) => {
    const known = base.nodes.get(id)?.dependencies;
    return target !== undefined && [...dependencies.keys()].some((one) => known?.has(one) !== true);
  });
  if (grown.length === 0) return found;
  const idsBefore = idsByTarget([base]);
  for (const [, node] of grown) {
    const { target = '' } = node;
    const before = new Set((idsBefore.get(target) ?? []).flatMap((id) => [...endsOf(base, base.nodes.get(id)).keys()]));
    for (const [end, edge] of endsOf(head, node)) {
      if (end === target || found.has(end) || before.has(end)) continue;
      const files = edge?.file === undefined ? described : [edge.file];
      const what = `${target} depends on ${end} now`;
      found.set(end, { kind: 'graph', what, ...(edge && { edge }), ...(files.length > 0 && { files }) });
    }
  }
  return found;
}

/** The targets on which a node depends directly, or through nodes that nobody builds by name. */
function endsOf(graph: CommitGraph, node: GraphNode | undefined): Map<string, Edge | undefined> {
  const ends = new Map<string, Edge | undefined>();
  const passed = new Map([...(node?.dependencies.keys() ?? [])].map((id) => [id, node && edgeTo(node, id, graph)]));
  // The loop over a Map also reaches entries that are added while it runs.
  for (const [id, edge] of passed) {
    const other = graph.nodes.get(id);
    if (other?.target !== undefined) {
      if (!ends.has(other.target)) ends.set(other.target, edge);
    } else for (const next of other?.dependencies.keys() ?? []) if (!passed.has(next)) passed.set(next, edge);
  }
  return ends;
}

/** Unchanged files that belong to other nodes than before: a new package in a directory takes them from the one above. */
async function movedBetweenOwners({ base, head }: Graphs, { comparison }: LinkedComparison) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = new Map<string, string>();
  // Files of one folder share their owners, so that each pair is compared once.
  const compared = new WeakMap<object, WeakSet<object>>();
  if (base.owners === head.owners) return moved;
  for (const { path } of await comparison.head.entries()) {
    const [before, after] = [base.owners(path), head.owners(path)];
    const seen = getOrMake(compared, before, () => new WeakSet());
    if (changed.has(path) || seen.has(after)) continue;
    seen.add(after);
    for (const id of [...before, ...after]) if (before.has(id) !== after.has(id) && !moved.has(id)) moved.set(id, path);
  }
  return moved;
}

/** The targets whose nodes have reasons, each with its first one. */
function targetsOf({ base, head }: Graphs, reasons: ReadonlyMap<string, Reason>): Map<string, Reason> {
  const targets = new Map<string, Reason>();
  // Reasons are in the order in which they were found, so the first reason of a target is its shortest.
  for (const [id, reason] of reasons) {
    for (const { nodes } of [base, head]) {
      const target = nodes.get(id)?.target;
      if (target !== undefined && !targets.has(target)) targets.set(target, reason);
    }
  }
  return new Map([...targets].sort(([one], [other]) => (one < other ? -1 : 1)));
}
