import type { Edge, Impact, KnownTargets, Reason } from './impact.js';
import type { Comparison } from '../../../impacted-targets/src/tree/tree.js';
import { addTo, append, getOrMake } from '../../../shared/src/append.js';
import { hasAny, type BuildGraph, type GraphNode } from './graph.js';

/**
 * The targets that are impacted between two commits: targets whose files or graph nodes differ, and all targets that
 * are built from them in either commit.
 * @param base graph of the base commit
 * @param head graph of the head commit
 * @param comparison what is compared; its entries are listed
 * @returns the targets, each with its shortest explanation, and the changed files that the graphs cover
 */
export async function compareGraphs(
  base: BuildGraph,
  head: BuildGraph,
  comparison: Comparison,
): Promise<
  Extract<Impact, { kind: 'targets' }> & { readonly readPaths: ReadonlySet<string>; readonly concernsAll?: string }
> {
  const coveredPaths = new Set<string>();
  const readPaths = new Set<string>();
  const files = new Map<string, ChangedFile>();
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const isDescribed = (graph: BuildGraph, path: string) => changed.has(graph.describedBy?.(path) ?? '');
  const differs = (id: string, path: string, edge?: Edge) => {
    if (!files.has(id)) files.set(id, { path, ...(edge && { edge }) });
  };

  const differing = new WeakSet<Iterable<string>>();
  for (const { path, ...sides } of comparison.changes) {
    // A file without an owner in the base commit may affect anything there. A pull request cannot change that by giving
    // the file an owner.
    let mayCover = true;
    for (const [graph, entry] of [[base, sides.base] as const, [head, sides.head] as const]) {
      if (entry === undefined) continue;
      const owners = graph.owners(path);
      if (!differing.has(owners)) for (const id of owners) differs(id, path);
      differing.add(owners);
      for (const [id, edge] of graph.readers?.(path) ?? []) {
        differs(id, path, edge);
        readPaths.add(path);
      }
      const isCovered = (hasAny(owners) && graph.covers?.(path) !== false) || isDescribed(graph, path);
      if (isCovered && mayCover) coveredPaths.add(path);
      if (graph === base) mayCover = isCovered;
    }
  }
  const moved = await movedBetweenOwners(base, head, comparison);
  const described = comparison.changes.flatMap(({ path }) =>
    [base, head].some((graph) => isDescribed(graph, path)) ? [path] : [],
  );
  const first = firstReasons(base, head, { files, moved }, described);
  const dependents = dependentsIn([base, head]);
  const reasons = spread([base, head], first, dependents);
  const targets = targetsOf([base, head], reasons);
  const ends = newEnds(base, head, described);
  const reaching = targetsThatReach([base, head], reasons, dependents);
  const concernsAll = [...reasons.keys()]
    .map((id) => nodeOf([head, base], id)?.concernsAll)
    .find((why) => why !== undefined);
  return {
    kind: 'targets',
    ...(concernsAll !== undefined && { concernsAll }),
    targets: new Map([...ends, ...targets]),
    alone: new Set([...ends.keys(), ...targets.keys()].filter((target) => !reaching.has(target))),
    otherwise: differingOtherwise(base, head, reasons, comparison),
    coveredPaths,
    readPaths,
    known: knownTargets([base, head]),
  };
}

/** The targets that differ by themselves in more than their tests, which depend on the target, and on which nothing depends. */
function targetsThatReach(
  graphs: readonly BuildGraph[],
  reasons: ReadonlyMap<string, Reason>,
  dependents: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [id, { kind }] of reasons) {
    const node = nodeOf(graphs, id);
    if (kind === 'dependency' || node?.target === undefined) continue;
    const isTests =
      !dependents.has(id) && [...node.dependencies].some((on) => nodeOf(graphs, on)?.target === node.target);
    if (!isTests) found.add(node.target);
  }
  return found;
}

/** The targets that differ by more than their own changed files say: by a lockfile, settings, or the files of others. */
function differingOtherwise(
  base: BuildGraph,
  head: BuildGraph,
  reasons: ReadonlyMap<string, Reason>,
  { changes }: Comparison,
): ReadonlySet<string> {
  const changed = new Set(changes.map(({ path }) => path));
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
  for (const [id, { kind, through }] of reasons) {
    const target = nodeOf([head, base], id)?.target;
    if (target === undefined || kind === 'dependency') continue;
    if (kind === 'graph' || through !== undefined || differs(id)) found.add(target);
  }
  return found;
}

/** A changed file that a node owns or reads, and the text by which it reads it. */
interface ChangedFile {
  readonly path: string;
  readonly edge?: Edge;
}

/**
 * The targets on which others depend since the head commit: else a pull request that changes such a target would be tested apart from
 * this one. They are impacted alone, without their dependents.
 * @param described changed files whose meaning is in the graph
 */
function newEnds(base: BuildGraph, head: BuildGraph, described: readonly string[]): Map<string, Reason> {
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
function endsOf(graph: BuildGraph, node: GraphNode | undefined): Map<string, Edge | undefined> {
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

/** The edge from a node to another: the text that was found, or the manifest that declares it. */
function edgeTo(node: GraphNode, id: string, graph: BuildGraph): Edge | undefined {
  const known = node.dependencies.edge(id);
  if (known !== undefined) return known;
  if (node.manifest === undefined) return undefined;
  return { kind: 'declared', file: node.manifest, text: graph.nodes.get(id)?.label ?? id };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Unchanged files that belong to other nodes than before: a new package in a directory takes them from the one above. */
async function movedBetweenOwners(base: BuildGraph, head: BuildGraph, comparison: Comparison) {
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

/** Nodes that differ by something else than the graphs, by their ids. */
interface Differences {
  readonly files: ReadonlyMap<string, ChangedFile>;
  /** Unchanged files that belong to other nodes than before. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * The nodes that differ by themselves. A changed file is the best explanation; the next best is a difference of the
 * node itself.
 * @param described changed files whose meaning is in the graph, so that a difference of the graph comes from one of
 *   them
 */
function firstReasons(
  base: BuildGraph,
  head: BuildGraph,
  { files, moved }: Differences,
  described: readonly string[],
): Map<string, Reason> {
  const reasons = new Map<string, Reason>();
  for (const id of [...new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const file = files.get(id);
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
function differenceOf(node: string, { nodes }: BuildGraph, graph: BuildGraph): string | undefined {
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

/**
 * Carries the differences on to the dependents, nearest first. One walk over the edges of both commits is enough: a
 * node whose edges changed differs by itself.
 */
function spread(
  graphs: readonly BuildGraph[],
  reasons: Map<string, Reason>,
  dependents = dependentsIn(graphs),
): Map<string, Reason> {
  // The loop over a Map also reaches entries that are added while it runs, so the Map is the queue.
  for (const [id, reason] of reasons) {
    const node = nodeOf(graphs, id);
    for (const dependent of dependents.get(id) ?? []) {
      if (!reasons.has(dependent))
        reasons.set(dependent, passedOn(node, reason, nodeOf(graphs, dependent), edgeBetween(graphs, dependent, id)));
    }
  }
  return reasons;
}

/** Ids of the nodes that are built from each node, in either graph. */
function dependentsIn(graphs: readonly BuildGraph[]): ReadonlyMap<string, ReadonlySet<string>> {
  const dependents = new Map<string, Set<string>>();
  for (const graph of graphs) {
    for (const [id, node] of graph.nodes) {
      for (const dependency of node.dependencies) addTo(dependents, dependency, id);
    }
  }
  return dependents;
}

/**
 * The reason of a dependent. A node that is not a target, or another part of the same target, is a step without a name
 * of its own.
 */
function passedOn(
  node: GraphNode | undefined,
  reason: Reason,
  dependent: GraphNode | undefined,
  edge: Edge | undefined,
): Reason {
  const target = node?.target;
  const by = edge && { edge };
  if (target !== undefined && target !== dependent?.target)
    return { kind: 'dependency', target, because: reason, ...by };
  if (node === undefined || target !== undefined) return reason;
  return { ...reason, through: [node.label, ...(reason.through ?? [])], ...by };
}

/** The edge by which a node depends on another, in the graph that has it. */
function edgeBetween(graphs: readonly BuildGraph[], from: string, to: string): Edge | undefined {
  for (const graph of graphs) {
    const node = graph.nodes.get(from);
    if (node?.dependencies.has(to)) return edgeTo(node, to, graph);
  }
  return undefined;
}

function nodeOf(graphs: readonly BuildGraph[], id: string): GraphNode | undefined {
  return graphs.map((graph) => graph.nodes.get(id)).find((node) => node !== undefined);
}

/** The targets whose nodes have reasons, each with its first one. */
function targetsOf(graphs: readonly BuildGraph[], reasons: ReadonlyMap<string, Reason>): Map<string, Reason> {
  const targets = new Map<string, Reason>();
  // Reasons are in the order in which they were found, so the first reason of a target is its shortest.
  for (const [id, reason] of reasons) {
    for (const graph of graphs) {
      const target = graph.nodes.get(id)?.target;
      if (target === undefined || targets.has(target)) continue;
      targets.set(target, reason);
    }
  }
  return new Map([...targets].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The targets of both graphs; one depends on another when any of its nodes does, through whatever lies between. */
function knownTargets(graphs: readonly BuildGraph[]): KnownTargets {
  const dependentsOnce = once(() => dependentsIn(graphs));
  const idsOnce = once(() => idsByTarget(graphs));
  return {
    names: () => Promise.resolve(idsOnce().keys()),
    dependentsOf: (target) => {
      const dependents = dependentsOnce();
      const found = new Set<string>();
      // The loop over a Set also reaches elements that are added while it runs.
      const passed = new Set(idsOnce().get(target));
      for (const id of passed) {
        for (const dependent of dependents.get(id) ?? []) {
          const other = nodeOf(graphs, dependent)?.target;
          if (other === undefined || other === target) passed.add(dependent);
          else found.add(other);
        }
      }
      return Promise.resolve(found);
    },
    impactedBy: (path) => {
      const owners = graphs.flatMap((graph) => [...graph.owners(path)]);
      const start = new Map<string, Reason>(owners.map((id) => [id, { kind: 'file', path }]));
      return Promise.resolve(targetsOf(graphs, spread(graphs, start, dependentsOnce())).keys());
    },
    owners: (path) => {
      const ids = graphs.flatMap((graph) => [...graph.owners(path), ...(graph.readers?.(path).keys() ?? [])]);
      return Promise.resolve(new Set(ids.flatMap((id) => nodeOf(graphs, id)?.target ?? [])));
    },
    places: () => {
      const placed = graphs.flatMap(({ nodes, places = [] }) =>
        [...places].flatMap(([path, id]) => {
          const target = nodes.get(id)?.target;
          return target === undefined ? [] : [[path, target] as const];
        }),
      );
      return Promise.resolve(placed);
    },
  };
}

function idsByTarget(graphs: readonly BuildGraph[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== undefined) append(ids, target, id);
  }
  return ids;
}
