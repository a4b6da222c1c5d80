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

  /** The users of each node as one text. */
  sorted(): ReadonlyMap<string, string> {
    return new Map([...this].map(([node, users]) => [node, [...users].sort().join('\n')]));
  }
}

/** Remembers what was computed of the two commits that were asked for last: the head of one step is the base of the next. */
export function ofTwoCommits<Value>(compute: (commit: string) => Value): (commit: string) => Value {
  const known = new Map<string, Value>();
  return (commit) => {
    const value = known.get(commit) ?? compute(commit);
    const [oldest] = known.keys();
    if (known.size >= 2 && oldest !== undefined && !known.has(commit)) known.delete(oldest);
    known.set(commit, value);
    return value;
  };
}

/** Compares the graphs of two commits: owners of what changed, and whatever uses them in one of the commits. */
export abstract class GraphClosure implements Closure {
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
    const graphs = [step.base, step.head].map(this.#graphOf);
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

  readonly #graphOf = ofTwoCommits((commit): CommitGraph => {
    const files = new Map(
      [...filesOf(this.directory, commit)].flatMap(([path, object]) => {
        const below = this.#below(path);
        return below === undefined ? [] : [[below, object] as const];
      }),
    );
    const graph = this.graph(commit, files);
    return { ...graph, owners: (path) => (files.has(path) ? graph.owners(path) : []) };
  });
}

/** The directory of a file; the root's name is empty. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What the directory nearest above a file has for a value. */
export function nearestAbove<Value>(path: string, values: ReadonlyMap<string, Value>): Value | undefined {
  for (let at = path; at !== '';) {
    at = folderOf(at);
    const value = values.get(at);
    if (value !== undefined) return value;
  }
  return undefined;
}
