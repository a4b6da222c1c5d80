import { dependentsIn, edgeTo, nodeOf, type Graphs } from './graph.js';
import type { Reason } from '../answer/impact.js';

/** What differs by itself. */
export interface Start {
  readonly reason: Reason;
  /** How many targets further it reaches. Undefined for what is no target: it makes the targets that use it differ by themselves. */
  readonly hops: number | undefined;
}

/**
 * Carries the differences on to the dependents, nearest first. One walk over the edges of both commits is enough: a
 * node whose edges changed differs by itself.
 * @param phases the nodes that differ by themselves. Those of a later phase only count where they are not reached yet, or reach further
 * @param reach how many targets further a target reaches that differs by itself
 * @returns the reason of each node that is reached. Its chain is one that these limits allow
 */
export function spread(
  graphs: Graphs,
  phases: readonly ReadonlyMap<string, Start>[],
  reach: (target: string) => number,
): Map<string, Reason> {
  const dependents = dependentsIn([graphs.base, graphs.head]);
  const hopsAfter = (id: string, hops: number | undefined, dependent: string): number | undefined => {
    if (hops !== undefined) return isStep(graphs, id, dependent) ? hops - 1 : hops;
    const target = nodeOf(graphs, dependent)?.target;
    return target === undefined ? undefined : reach(target);
  };
  const reached = new Map<string, Start>();
  let waiting: string[] = [];
  const offer = (id: string, start: Start) => {
    const known = reached.get(id);
    if (known !== undefined && (known.hops ?? 0) >= (start.hops ?? 0)) return;
    reached.set(id, start);
    waiting.push(id);
  };
  for (const starts of phases) {
    waiting = [];
    for (const [id, start] of starts) offer(id, start);
    // The loop over an array also reaches elements that are added while it runs.
    for (const id of waiting) {
      const from = reached.get(id);
      for (const dependent of dependents.get(id) ?? []) {
        if (from === undefined || reached.get(dependent)?.hops === Infinity) continue;
        const hops = hopsAfter(id, from.hops, dependent);
        if (hops === undefined || hops >= 0)
          offer(dependent, { reason: passedOn(graphs, id, from.reason, dependent), hops });
      }
    }
  }
  return new Map([...reached].map(([id, { reason }]) => [id, phases[0]?.get(id)?.reason ?? reason]));
}

/** True where an edge leads out of a target. */
function isStep(graphs: Graphs, id: string, dependent: string): boolean {
  const target = nodeOf(graphs, id)?.target;
  return target !== undefined && target !== nodeOf(graphs, dependent)?.target;
}

/**
 * The reason of a dependent. A node that is not a target, or another part of the same target, is a step without a name
 * of its own.
 */
function passedOn(graphs: Graphs, id: string, reason: Reason, dependent: string): Reason {
  const node = nodeOf(graphs, id);
  const graph = [graphs.base, graphs.head].find(({ nodes }) => nodes.get(dependent)?.dependencies.has(id));
  const user = graph?.nodes.get(dependent);
  const edge = graph && user && edgeTo(user, id, graph);
  const by = edge && { edge };
  if (node?.target !== undefined && isStep(graphs, id, dependent))
    return { kind: 'dependency', target: node.target, because: reason, ...by };
  if (node === undefined || node.target !== undefined) return reason;
  return { ...reason, ...(node.label !== '' && { through: [node.label, ...(reason.through ?? [])] }), ...by };
}
