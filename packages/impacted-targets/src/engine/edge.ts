import type { Edge } from '../answer/impact.js';

/** The ids of the nodes that a node is built from, each with an edge: the first that was found, but any other before a named one. */
export class Dependencies extends Set<string> {
  readonly #edges = new Map<string, Edge | undefined>();

  /** Adds a dependency. @param edge without one, a manifest declares it */
  override add(id: string, edge?: Edge): this {
    const isBetter = this.#edges.get(id)?.kind === 'named' && edge?.kind !== 'named';
    if (isBetter || !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }

  /** The edge to a node; undefined where nobody gave one. */
  edge(id: string): Edge | undefined {
    return this.#edges.get(id);
  }

  /** A copy with some of the dependencies. */
  filtered(keep: (id: string, edge: Edge | undefined) => boolean = () => true): Dependencies {
    const left = new Dependencies();
    for (const id of this) if (keep(id, this.edge(id))) left.add(id, this.edge(id));
    return left;
  }
}
