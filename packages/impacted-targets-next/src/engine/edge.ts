import type { Edge } from './impact.js';

/** The ids of the nodes that a node is built from, each with the first edge that was found for it. */
export class Dependencies extends Set<string> {
  readonly #edges = new Map<string, Edge>();

  /** Adds a dependency. The edge that came first stays. */
  override add(id: string, edge?: Edge): this {
    if (edge !== undefined && !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }

  /** The edge to a node; undefined where nobody gave one. */
  edge(id: string): Edge | undefined {
    return this.#edges.get(id);
  }
}
