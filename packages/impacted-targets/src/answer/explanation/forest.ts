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
  readonly edge?: Edge | undefined;
  readonly next: readonly Reached[];
  /** How many targets below it the forest leaves out, apart from those that a node below it counts. */
  readonly leftOut: number;
}

/** How changes lead to targets: a tree for each change. */
export type Forest = ReturnType<typeof forestOf>;

/** A step while its tree grows. */
interface Node extends Reached {
  readonly parent: Node | undefined;
  next: Node[];
  leftOut: number;
  /** Whether an impacted target has its place here. */
  isPlace: boolean;
  /** How many impacted targets have their place here or below. */
  targets: number;
}

/** Nodes for each shown target. Chains through parts and through targets of other changes need more nodes than targets. */
const nodesPerTarget = 3;

const byTargets = (a: Node, b: Node) => b.targets - a.targets || compareByteOrder(a.name, b.name);

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
  for (const place of places.sort(byTargets).slice(0, count)) {
    const path: Node[] = [];
    for (let node: Node | undefined = place; node !== undefined && !shown.has(node); node = node.parent)
      path.push(node);
    if (shown.size + path.length <= nodesPerTarget * count) for (const node of path) shown.add(node);
  }
  const kept: readonly Reached[] = cut(roots.sort(byTargets), shown);
  return {
    roots: kept,
    /** How many targets the forest shows, and how many are impacted. */
    shown: [...shown].filter(({ isPlace }) => isPlace).length,
    total: targets.length,
  };
}

function grow(targets: readonly string[], why: ReadonlyMap<string, Reason>) {
  // Shorter chains come first, so that a target has the place that its own chain gives it.
  const chains = targets.map((target) => chainOf(target, why)).sort((a, b) => a.steps.length - b.steps.length);
  const trees = new Map<string, { readonly root: Node; readonly steps: Map<string, Node> }>();
  const places: Node[] = [];
  for (const { cause, steps } of chains) {
    const key = describeCause(cause);
    const tree = getOrMake(trees, key, () => ({ root: rootOf(cause), steps: new Map<string, Node>() }));
    let node = tree.root;
    for (const step of steps) {
      const parent = node;
      node = getOrMake(tree.steps, `${step.kind} ${step.name}`, () => nodeOf({ ...step, files: [] }, parent));
    }
    node.isPlace = true;
    places.push(node);
    for (let above: Node | undefined = node; above !== undefined; above = above.parent) above.targets += 1;
  }
  return { roots: [...trees.values()].map(({ root }) => root), places };
}

/** A new node below its parent. */
function nodeOf(step: Omit<Reached, 'next' | 'leftOut'>, parent?: Node): Node {
  const node: Node = { ...step, parent, next: [], leftOut: 0, isPlace: false, targets: 0 };
  parent?.next.push(node);
  return node;
}

function rootOf(cause: Cause): Node {
  if (cause.kind === 'file') return nodeOf({ kind: 'file', name: cause.path, files: [] });
  return nodeOf({ kind: 'event', name: describeCause(cause), files: cause.kind === 'graph' ? cause.files : [] });
}

/** Cuts what is not shown, and counts it. @returns the nodes that stay */
function cut(nodes: readonly Node[], shown: ReadonlySet<Node>): Node[] {
  const kept = nodes.filter((node) => shown.has(node));
  for (const node of kept) {
    node.next = cut(node.next, shown).sort((a, b) => compareByteOrder(a.name, b.name));
    node.leftOut = node.next.reduce((left, { targets }) => left - targets, node.targets - Number(node.isPlace));
  }
  return kept;
}
