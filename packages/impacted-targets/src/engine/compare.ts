import type { LinkedComparison } from '../tree/symbolic-links.js';
import { addTo, append, getOrMake } from '../../../shared/src/append.js';
import { dependentsIn, edgeTo, nodeOf, spread, type Graphs } from './spread.js';
import type { CommitGraph, GraphNode } from './graph.js';
import type { Edge, Reason } from '../answer/impact.js';

/** How many targets further a target that differs by itself reaches: 0, 1 or Infinity. */
export type Limit = (target: string, differing: Differing) => number;

/** How a target differs by itself. */
export interface Differing {
  /** Changed files that it owns or reads. */
  readonly files: ReadonlySet<string>;
  /** True where it differs by more than these files say: by a lockfile, settings, or the files of others. */
  readonly isOtherwise: boolean;
}

/** What is known beside the graphs. */
export interface Stated {
  /** Targets that a tool counts as different, each with the reason. */
  readonly reported?: ReadonlyMap<string, Reason>;
  /** Targets that rules name, each with the reason. */
  readonly named?: ReadonlyMap<string, Reason>;
  readonly limit?: Limit;
}

/** What the changed files of two commits mean in their graphs. */
export interface Touched {
  /** The first changed file that a node owns or reads, by the node's id, and the text by which the node reads it. */
  readonly nodes: ReadonlyMap<string, { readonly path: string; readonly edge?: Edge }>;
  /** Files whose owners, or whose meaning, are known in each commit that has them. */
  readonly covered: ReadonlySet<string>;
  /** Files that a target reads which is not their owner. */
  readonly read: ReadonlySet<string>;
  /** Changed files whose meaning is in the graphs. */
  readonly described: readonly string[];
}

/** Finds the owners and readers of the changed files in both commits. */
export function touchedIn({ base, head }: Graphs, linked: LinkedComparison): Touched {
  const { changes } = linked.comparison;
  const nodes = new Map<string, { path: string; edge?: Edge }>();
  const [covered, read, described] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const changed = new Set(changes.map(({ path }) => path));
  // A person looks for the file that changed, and not for a link to it.
  const real = (path: string) => linked.changes.get(path)?.path ?? path;
  const seen = new WeakSet<Iterable<string>>();
  for (const { path, ...sides } of changes) {
    // A file without an owner may affect anything in a commit that has it. A pull request cannot change that by giving the file an owner, by
    // taking one away, or by a link.
    let isCovered = real(path) === path || linked.lasting.has(path);
    const touch = (id: string, edge?: Edge) => {
      if (!nodes.has(id)) nodes.set(id, { path: real(path), ...(edge && { edge }) });
    };
    for (const [graph, entry] of [[base, sides.base] as const, [head, sides.head] as const]) {
      const isDescribed = changed.has(graph.describedBy(path) ?? '');
      if (isDescribed) described.add(real(path));
      if (entry === undefined) continue;
      const owners = graph.owners(path);
      if (!seen.has(owners)) for (const id of owners) touch(id);
      seen.add(owners);
      for (const [id, edge] of graph.readers(path)) {
        touch(id, edge);
        read.add(real(path));
      }
      isCovered &&= isDescribed || graph.covers(path);
    }
    if (isCovered) covered.add(real(path));
  }
  return { nodes, covered, read, described: [...described] };
}

/**
 * The targets that are impacted between two commits: targets whose files or graph nodes differ, and all targets that
 * are built from them in either commit.
 * @param touched what the changed files mean
 * @param stated what is known beside the graphs
 * @returns the targets, each with its shortest explanation, or why everything is impacted
 */
export async function compareGraphs(
  graphs: Graphs,
  linked: LinkedComparison,
  touched: Touched,
  { reported = new Map(), named = new Map(), limit }: Stated = {},
): Promise<ReadonlyMap<string, Reason> | { readonly everything: string }> {
  const moved = await movedBetweenOwners(graphs, linked);
  const first = firstReasons(graphs, touched, moved);
  const ids = idsByTarget([graphs.base, graphs.head]);
  const byRule = new Set([...named.keys()].flatMap((target) => ids.get(target) ?? []));
  const add = (some: Iterable<readonly [target: string, reason: Reason]>) => {
    for (const [target, reason] of some)
      for (const id of ids.get(target) ?? []) if (!first.has(id)) first.set(id, reason);
  };
  // What a tool counts without saying why comes last, so that an edge explains it where there is one. Where limits count, it reaches on its own.
  const isUnexplained = ([, { kind }]: readonly [string, Reason]) => limit === undefined && kind === 'graph';
  add([...[...reported].filter((one) => !isUnexplained(one)), ...named]);
  const hops = limit && hopsBy(limit, graphs, { linked, first, byRule });
  const dependents = dependentsIn(graphs);
  let reasons = spread(graphs, first, dependents, hops);
  const isReached = (target: string) => ids.get(target)?.some((id) => reasons.has(id)) === true;
  const left = [...reported].filter((one) => isUnexplained(one) && !isReached(one[0]));
  if (left.length > 0) {
    add(left);
    reasons = spread(graphs, first, dependents, hops);
  }
  for (const id of reasons.keys()) {
    const everything = nodeOf(graphs, id)?.concernsAll;
    if (everything !== undefined) return { everything };
  }
  // A tool may report a target that no graph has, and the target of a rule may have no file yet.
  const others = [...reported, ...named].filter(([target]) => !ids.has(target));
  return new Map([...newEnds(graphs, touched.described), ...others, ...targetsOf(graphs, reasons)]);
}

/** How far the nodes of targets reach, by what differs of the whole target. */
function hopsBy(
  limit: Limit,
  graphs: Graphs,
  {
    linked,
    first,
    byRule,
  }: {
    readonly linked: LinkedComparison;
    readonly first: ReadonlyMap<string, Reason>;
    readonly byRule: ReadonlySet<string>;
  },
): (id: string) => number {
  const files = new Map<string, Set<string>>();
  const known = new Map<string, number>();
  for (const { path } of linked.comparison.changes) {
    for (const target of targetsAt(graphs, path)) addTo(files, target, linked.changes.get(path)?.path ?? path);
  }
  const otherwise = differingOtherwise(graphs, first, new Set(linked.comparison.changes.map(({ path }) => path)));
  return (id) => {
    const target = nodeOf(graphs, id)?.target ?? '';
    if (byRule.has(id)) return limit(target, { files: new Set(), isOtherwise: true });
    const differing = { files: files.get(target) ?? new Set<string>(), isOtherwise: otherwise.has(target) };
    return getOrMake(known, target, () => limit(target, differing));
  };
}

/** The targets that own or read a file in either commit. */
export function targetsAt(graphs: Graphs, path: string): ReadonlySet<string> {
  const both = [graphs.base, graphs.head];
  const ids = both.flatMap((graph) => [...graph.owners(path), ...graph.readers(path).keys()]);
  return new Set(ids.flatMap((id) => nodeOf(graphs, id)?.target ?? []));
}

/**
 * The targets that differ by more than their own changed files say: by a lockfile, settings, or the files of others.
 * @param changed the changed files
 */
function differingOtherwise(
  graphs: Graphs,
  first: ReadonlyMap<string, Reason>,
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  const { base, head } = graphs;
  const isSaid = (file: string | undefined) => file !== undefined && changed.has(file);
  const differs = (id: string): boolean => {
    const [before, after] = [base.nodes.get(id), head.nodes.get(id)];
    if (before === undefined || after === undefined || before.target !== after.target) return true;
    if ((after.unknown ?? before.unknown) !== undefined) return true;
    const facts = new Set([...before.facts.keys(), ...after.facts.keys()]);
    const isFact = [...facts].some((fact) => before.facts.get(fact) !== after.facts.get(fact));
    if (isFact && !isSaid(after.manifest)) return true;
    const sides = [[before, after, base] as const, [after, before, head] as const];
    return sides.some(([one, other, graph]) =>
      [...one.dependencies].some((on) => !other.dependencies.has(on) && !isSaid(edgeTo(one, on, graph)?.file)),
    );
  };
  const found = new Set<string>();
  // What is no target passes its difference on to those that use it.
  for (const [id, { kind, through }] of spread(graphs, first, dependentsIn(graphs), () => 0)) {
    const target = nodeOf(graphs, id)?.target;
    if (target !== undefined && (kind === 'graph' || through !== undefined || differs(id))) found.add(target);
  }
  return found;
}

/**
 * The targets on which others depend since the head commit: else a pull request that changes such a target would be tested apart from
 * this one. They are impacted alone, without their dependents.
 * @param described changed files whose meaning is in the graph
 */
function newEnds({ base, head }: Graphs, described: readonly string[]): Map<string, Reason> {
  const found = new Map<string, Reason>();
  const before = new Map<string, ReadonlySet<string>>();
  const idsBefore = once(() => idsByTarget([base]));
  const hadEdge = (from: string, to: string) => {
    const ends = () =>
      new Set((idsBefore().get(from) ?? []).flatMap((id) => [...endsOf(base, base.nodes.get(id)).keys()]));
    return getOrMake(before, from, ends).has(to);
  };
  for (const [id, node] of head.nodes) {
    const { target } = node;
    if (target === undefined) continue;
    const known = base.nodes.get(id)?.dependencies;
    if (known !== undefined && [...node.dependencies].every((one) => known.has(one))) continue;
    for (const [end, edge] of endsOf(head, node)) {
      if (end === target || found.has(end) || hadEdge(target, end)) continue;
      const files = edge?.file === undefined ? described : [edge.file];
      found.set(end, {
        kind: 'graph',
        what: `${target} depends on ${end} now`,
        ...(edge && { edge }),
        ...(files.length > 0 && { files }),
      });
    }
  }
  return found;
}

/** The targets on which a node depends directly, or through nodes that nobody builds by name. */
function endsOf(graph: CommitGraph, node: GraphNode | undefined): Map<string, Edge | undefined> {
  const ends = new Map<string, Edge | undefined>();
  const passed = new Map([...(node?.dependencies ?? [])].map((id) => [id, node && edgeTo(node, id, graph)]));
  // The loop over a Map also reaches entries that are added while it runs.
  for (const [id, edge] of passed) {
    const other = graph.nodes.get(id);
    if (other?.target !== undefined) {
      if (!ends.has(other.target)) ends.set(other.target, edge);
    } else for (const next of other?.dependencies ?? []) if (!passed.has(next)) passed.set(next, edge);
  }
  return ends;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Unchanged files that belong to other nodes than before: a new package in a directory takes them from the one above. */
async function movedBetweenOwners({ base, head }: Graphs, { comparison }: LinkedComparison) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = new Map<string, string>();
  // Commits whose files belong to the same nodes may share the way to find them.
  if (base.owners === head.owners) return moved;
  const compared = new WeakMap<Iterable<string>, WeakSet<Iterable<string>>>();
  for (const { path } of await comparison.head.entries()) {
    if (changed.has(path)) continue;
    const [ofBase, ofHead] = [base.owners(path), head.owners(path)];
    const others = compared.get(ofBase) ?? new WeakSet();
    if (others.has(ofHead)) continue;
    compared.set(ofBase, others.add(ofHead));
    const before = new Set(ofBase);
    const after = new Set(ofHead);
    for (const id of before) if (!after.has(id) && !moved.has(id)) moved.set(id, path);
    for (const id of after) if (!before.has(id) && !moved.has(id)) moved.set(id, path);
  }
  return moved;
}

/**
 * The nodes that differ by themselves. A changed file is the best explanation; the next best is a difference of the
 * node itself, which comes from a file whose meaning is in the graph.
 * @param moved unchanged files that belong to other nodes than before, by the ids of the nodes
 */
function firstReasons(
  { base, head }: Graphs,
  { nodes, described }: Touched,
  moved: ReadonlyMap<string, string>,
): Map<string, Reason> {
  const reasons = new Map<string, Reason>();
  for (const id of [...new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const file = nodes.get(id);
    if (file !== undefined) {
      reasons.set(id, { kind: 'file', ...file });
      continue;
    }
    const other = moved.get(id);
    const what = differenceOf(id, base, head) ?? (other && `${other} belongs to another target than before`);
    if (what !== undefined) reasons.set(id, { kind: 'graph', what, ...(described.length > 0 && { files: described }) });
  }
  return reasons;
}

/** Difference of the two graphs in a node; undefined where they agree. */
function differenceOf(node: string, { nodes }: CommitGraph, graph: CommitGraph): string | undefined {
  const [base, head] = [nodes.get(node), graph.nodes.get(node)];
  const label = (id: string) => (graph.nodes.get(id) ?? nodes.get(id))?.label ?? id;
  const unknown = head?.unknown ?? base?.unknown;
  if (unknown !== undefined) return unknown;
  if (base === undefined) return head && `${head.label} is new`;
  if (head === undefined) return `${base.label} is gone`;
  if (base.target !== head.target) return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
  for (const [fact, value] of base.facts) if (head.facts.get(fact) !== value) return `${fact} differs`;
  for (const fact of head.facts.keys()) if (!base.facts.has(fact)) return `${fact} differs`;
  for (const id of base.dependencies)
    if (!head.dependencies.has(id)) return `${head.label} depends on ${label(id)} no longer`;
  for (const id of head.dependencies)
    if (!base.dependencies.has(id)) return `${head.label} depends on ${label(id)} now`;
  return undefined;
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

/** Ids of the nodes of each target, in these graphs. */
export function idsByTarget(graphs: readonly CommitGraph[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== undefined) append(ids, target, id);
  }
  return ids;
}

/** The targets that depend on a target directly, or through what nobody builds by name, in either commit. */
export function dependentTargets(graphs: Graphs, target: string): ReadonlySet<string> {
  const dependents = dependentsIn(graphs);
  const found = new Set<string>();
  // The loop over a Set also reaches elements that are added while it runs.
  const passed = new Set(idsByTarget([graphs.base, graphs.head]).get(target));
  for (const id of passed) {
    for (const dependent of dependents.get(id) ?? []) {
      const other = nodeOf(graphs, dependent)?.target;
      if (other === undefined || other === target) passed.add(dependent);
      else found.add(other);
    }
  }
  return found;
}
