import type { Comparison, Tree } from '../tree/tree.js';
import type { Impact } from './impact.js';
import { ImpactError } from '../tree/impact-error.js';
import { compareGraphs } from './compare.js';
import { connect } from './connect.js';
import { emptyGraph, type BuildGraph } from './graph.js';
import { remembered } from '../tree/remembered.js';
import { Unanswerable } from './unanswerable.js';

/** A manifest of a commit that cannot be understood. */
export class BrokenManifest extends ImpactError {
  override readonly name = 'BrokenManifest';
  /**
   * @param path of the file, from the root of the repository
   * @param what is wrong with it, without a full stop
   * @param line and column count from 1, where they are known
   */
  constructor(
    readonly path: string,
    readonly what: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super([path, line, column].filter((part) => part !== undefined).join(':') + `: ${what}`);
  }
}

/**
 * Reads the graphs of both commits and compares them. Where a manifest of either commit cannot be understood, nobody knows which targets
 * there are, so everything is impacted.
 * @param key the build system's name, where the graph of a commit depends on nothing but the commit; otherwise
 *   undefined
 */
export async function compareManifests(
  comparison: Comparison,
  key: string | undefined,
  readGraph: (tree: Tree) => Promise<BuildGraph>,
): Promise<Impact> {
  const connected = async (tree: Tree) => connect(tree, await readGraph(tree));
  const graphOf = (tree: Tree) =>
    key === undefined
      ? connected(tree)
      : remembered(tree, `graph of ${key} in ${comparison.root}`, () => connected(tree));
  const graphs: BuildGraph[] = [];
  for (const side of ['base', 'head'] as const) {
    try {
      graphs.push(await graphOf(comparison[side]));
    } catch (error) {
      if (!(error instanceof BrokenManifest || error instanceof Unanswerable)) throw error;
      return { kind: 'all', why: `${error.message} (in the ${side} commit ${comparison[side].object})` };
    }
  }
  const [base = emptyGraph, head = emptyGraph] = graphs;
  return compareGraphs(base, head, comparison);
}

/** Text of a manifest: UTF-8, with or without a byte order mark. */
export function manifestText(content: Buffer): string {
  return content.toString('utf8').replace(/^\uFEFF/, '');
}
