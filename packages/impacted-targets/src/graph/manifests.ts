import type { Comparison, Tree } from '../tree/tree.js';
import type { BuildSystem } from './reader.js';
import type { Impact } from './impact.js';
import { BrokenManifest } from '../tree/broken-manifest.js';
import { compareGraphs } from './compare.js';
import { connect } from './connect.js';
import { emptyGraph, type BuildGraph } from './graph.js';
import { remembered } from '../tree/remembered.js';
import { Unanswerable } from '../tree/unanswerable.js';
import { warnOnce } from './warn-once.js';

/**
 * A build system whose graph depends on nothing but the commit.
 * @param readGraph as `compareManifests` calls it; with the root of the build, from the root of the repository, and what receives warnings
 */
export function readFromManifests(
  name: string,
  readGraph: (tree: Tree, root: string, warn: (line: string) => void) => Promise<BuildGraph>,
): BuildSystem {
  return {
    impact: (comparison, tools) => {
      const warn = warnOnce(tools);
      return compareManifests(comparison, name, (tree) => readGraph(tree, comparison.root, warn));
    },
  };
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
