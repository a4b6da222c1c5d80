import type { Comparison, Impact, Tree } from '../build-systems/build-system.js';
import { ImpactError } from '../build-systems/build-system.js';
import { compareGraphs } from './compare.js';
import type { BuildGraph } from './graph.js';
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
 * Reads the graphs of both commits and compares them.
 *
 * A manifest that is broken in the head commit is the pull request's mistake, which its author can correct: the step
 * fails and says where. A manifest that is broken only in the base commit is repaired by the pull request. Its old
 * meaning cannot be known, so everything is impacted. Everything is also impacted when either commit is Unanswerable.
 * @param key the build system's name, where the graph of a commit depends on nothing but the commit; otherwise
 *   undefined
 * @throws BrokenManifest for the head commit
 */
export async function compareManifests(
  comparison: Comparison,
  key: string | undefined,
  readGraph: (tree: Tree) => Promise<BuildGraph>,
): Promise<Impact> {
  const graphOf = (tree: Tree) =>
    key === undefined
      ? readGraph(tree)
      : remembered(tree, `graph of ${key} in ${comparison.root}`, () => readGraph(tree));
  let head: BuildGraph;
  try {
    head = await graphOf(comparison.head);
  } catch (error) {
    if (error instanceof Unanswerable) return { kind: 'all', why: `${error.message} (in the head commit)` };
    if (!(error instanceof BrokenManifest)) throw error;
    const written = `${error.message} (in the pull request, ${comparison.head.object}). Correct it`;
    throw new ImpactError(written, { cause: error });
  }
  let base: BuildGraph;
  try {
    base = await graphOf(comparison.base);
  } catch (error) {
    if (!(error instanceof BrokenManifest || error instanceof Unanswerable)) throw error;
    return { kind: 'all', why: `${error.message} (in the base commit ${comparison.base.object})` };
  }
  return compareGraphs(base, head, comparison);
}

/** Text of a manifest: UTF-8, with or without a byte order mark. */
export function manifestText(content: Buffer): string {
  return content.toString('utf8').replace(/^\uFEFF/, '');
}
