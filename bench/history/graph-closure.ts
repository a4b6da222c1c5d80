import { changedPaths, filesOf, type HistoryStep } from './commits.js';

/** What bench:history compares answers with. */
export interface Closure {
  /** For each target that must be in the answer, what it is impacted by. */
  expected(step: HistoryStep): ReadonlyMap<string, string>;
}

/**
 * The graph of one commit, computed independently. A node is a target's name, or the name of a part of it
 * (`partOf`), which other targets do without.
 */
export interface CommitGraph {
  /** The nodes that a file of the commit belongs to. */
  owners(path: string): readonly string[];
  /** For each node, those that use it. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each node, what else it is made of, such as the versions of libraries: another text is another node. */
  readonly fingerprints: ReadonlyMap<string, string>;
}

/** The node of a part of a target, such as its tests. */
export const partOf = (target: string, part: string) => `${target}\0${part}`;

/** Collects for each node the nodes that use it. */
export class Users extends Map<string, Set<string>> {
  /** @param user a node, which depends on the second one */
  add(user: string, used: string): void {
    this.set(used, (this.get(used) ?? new Set()).add(user));
  }
}

/** Compares the graphs of two commits: owners of what changed, and whatever uses them in one of the commits. */
export abstract class GraphClosure implements Closure {
  readonly #graphs = new Map<string, CommitGraph>();

  /** @param root of the build, from the root of the repository */
  constructor(
    readonly directory: string,
    _config = '',
    readonly root = '',
  ) {}

  /** @param files the regular files of the commit below the root of the build, with their object names */
  protected abstract graph(commit: string, files: ReadonlyMap<string, string>): CommitGraph;

  expected(step: HistoryStep): ReadonlyMap<string, string> {
    const changed = changedPaths(this.directory, step).flatMap((path) => this.#below(path) ?? []);
    const graphs = [step.base, step.head].map((commit) => this.#graphOf(commit));
    const reached = new Map<string, string>();
    const reach = (node: string, by: string) => {
      if (!reached.has(node)) reached.set(node, by);
    };
    for (const graph of graphs) {
      for (const path of changed) {
        // A text is of its target alone: nothing is built from it.
        const isText = /\.(?:md|rst|adoc)$/i.test(path);
        for (const node of graph.owners(path))
          reach(isText && !node.includes('\0') ? partOf(node, 'texts') : node, path);
      }
    }
    const [base, head] = graphs.map(({ fingerprints }) => fingerprints);
    for (const node of new Set([...(base?.keys() ?? []), ...(head?.keys() ?? [])])) {
      if (base?.get(node) !== head?.get(node)) reach(node, 'what it is made of');
    }
    // A Map's walk also reaches what is added while it goes on.
    for (const [node, by] of reached) {
      for (const { users } of graphs) for (const user of users.get(node) ?? []) reach(user, by);
    }
    return new Map([...reached].reverse().map(([node, by]) => [node.split('\0')[0] ?? node, by]));
  }

  /** A path from the root of the build; undefined for one that is not below it. */
  #below(path: string): string | undefined {
    if (this.root === '') return path;
    return path.startsWith(`${this.root}/`) ? path.slice(this.root.length + 1) : undefined;
  }

  #graphOf(commit: string): CommitGraph {
    let known = this.#graphs.get(commit);
    if (known === undefined) {
      const files = new Map(
        [...filesOf(this.directory, commit)].flatMap(([path, object]) => {
          const below = this.#below(path);
          return below === undefined ? [] : [[below, object] as const];
        }),
      );
      const graph = this.graph(commit, files);
      known = { ...graph, owners: (path) => (files.has(path) ? graph.owners(path) : []) };
      // Of neighbours, one commit is the head of one step and the base of the next.
      const [oldest] = this.#graphs.keys();
      if (this.#graphs.size >= 2 && oldest !== undefined) this.#graphs.delete(oldest);
      this.#graphs.set(commit, known);
    }
    return known;
  }
}

/** The directory nearest above a file, or of the file, that has a value; the root's is that of the empty name. */
export function nearestAbove<Value>(path: string, values: ReadonlyMap<string, Value>): Value | undefined {
  for (let at = path; at !== '';) {
    at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
    const value = values.get(at);
    if (value !== undefined) return value;
  }
  return undefined;
}
