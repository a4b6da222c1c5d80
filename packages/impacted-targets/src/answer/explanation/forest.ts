import type { Edge, Reason } from '../impact.js';
import { compareByteOrder } from '../../tree/names.js';
import { chainOf, describeCause, type Cause } from './chain.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** One change or step of a forest, with the steps that depend on it. */
export interface Reached {
  /** `file` for a changed file, `event` for another change, `part` for a thing that nobody builds by name. */
  readonly kind: 'file' | 'event' | 'target' | 'part';
  /** The path of a file, the event in a line, or the name. */
  readonly name: string;
  /** Changed files of which at least one is the cause of an event; empty where the files are not known. */
  readonly files: readonly string[];
  /** Why it depends on the step before it, where a text says so. */
  readonly edge?: Edge;
  readonly next: readonly Reached[];
  /** How many targets below it the forest leaves out, apart from those that a node below it counts. */
  readonly leftOut: number;
}

/** How changes lead to targets: a tree for each change. */
export type Forest = ReturnType<typeof forestOf>;

interface Node {
  readonly kind: Reached['kind'];
  readonly name: string;
  readonly files: readonly string[];
  readonly edge: Edge | undefined;
  readonly parent: Node | undefined;
  readonly next: Node[];
  /** Whether an impacted target has its place here. */
  isPlace: boolean;
  /** How many impacted targets have their place here or below. */
  targets: number;
}

/** Nodes for each shown target. Chains through parts and through targets of other changes need more nodes than targets. */
const nodesPerTarget = 3;

/**
 * The explanations of impacted targets as trees. Each target has one place.
 * @param why the reason for each impacted target
 * @param all how many targets are all shown
 * @param most how many are shown of more targets: those that lead to the most others, then by name
 * @param targets the targets that are explained
 */
export function forestOf(
  why: ReadonlyMap<string, Reason>,
  all: number,
  most: number,
  targets: readonly string[] = [...why.keys()],
) {
  const { roots, places } = grow(targets, why);
  const shown = new Set<Node>();
  const count = targets.length > all ? most : all;
  for (const place of places
    .sort((a, b) => b.targets - a.targets || compareByteOrder(a.name, b.name))
    .slice(0, count)) {
    const path: Node[] = [];
    for (let node: Node | undefined = place; node !== undefined && !shown.has(node); node = node.parent)
      path.push(node);
    if (shown.size + path.length <= nodesPerTarget * count) for (const node of path) shown.add(node);
  }
  return {
    roots: roots.filter((root) => shown.has(root)).map((root) => reached(root, shown)),
    /** How many targets the forest shows, and how many are impacted. */
    shown: [...shown].filter(({ isPlace }) => isPlace).length,
    total: targets.length,
  };
}

function grow(
  targets: readonly string[],
  why: ReadonlyMap<string, Reason>,
): { readonly roots: Node[]; readonly places: Node[] } {
  // Shorter chains come first, so that a target has the place that its own chain gives it.
  const chains = targets.map((target) => chainOf(target, why)).sort((a, b) => a.steps.length - b.steps.length);
  const trees = new Map<string, { readonly root: Node; readonly steps: Map<string, Node> }>();
  const places: Node[] = [];
  for (const { cause, steps } of chains) {
    const key = describeCause(cause);
    const tree = getOrMake(trees, key, () => ({ root: rootOf(cause), steps: new Map<string, Node>() }));
    let node = tree.root;
    for (const { kind, name, edge } of steps) {
      const id = `${kind} ${name}`;
      let next = tree.steps.get(id);
      if (next === undefined) {
        next = { kind, name, files: [], edge, parent: node, next: [], isPlace: false, targets: 0 };
        node.next.push(next);
        tree.steps.set(id, next);
      }
      node = next;
    }
    node.isPlace = true;
    places.push(node);
    for (let above: Node | undefined = node; above !== undefined; above = above.parent) above.targets += 1;
  }
  const roots = [...trees.values()].map(({ root }) => root);
  return { roots: roots.sort((a, b) => b.targets - a.targets || compareByteOrder(a.name, b.name)), places };
}

function rootOf(cause: Cause): Node {
  const of =
    cause.kind === 'file'
      ? ({ kind: 'file', name: cause.path, files: [] } as const)
      : ({ kind: 'event', name: describeCause(cause), files: cause.kind === 'graph' ? cause.files : [] } as const);
  return { ...of, edge: undefined, parent: undefined, next: [], isPlace: false, targets: 0 };
}

function reached({ kind, name, files, edge, next, isPlace, targets }: Node, shown: ReadonlySet<Node>): Reached {
  const kept = next.filter((node) => shown.has(node)).sort((a, b) => compareByteOrder(a.name, b.name));
  const below = kept.reduce((sum, node) => sum + node.targets, 0);
  return {
    kind,
    name,
    files,
    ...(edge && { edge }),
    next: kept.map((node) => reached(node, shown)),
    leftOut: targets - below - (isPlace ? 1 : 0),
  };
}
