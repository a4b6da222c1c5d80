import type { Comparison, Tree } from '../tree/tree.js';
import { Commit } from '../readers/commit.js';
import type { Reader } from '../readers/reader.js';
import type { Tools } from '../readers/tools.js';
import { readBoth, type Readings, type Unknown } from './readings.js';

/** A build system, as it is asked. */
export interface BuildSystem {
  detect?(tree: Tree, root: string): Promise<boolean>;
  /**
   * What it says of both commits, or why nobody knows the targets of one.
   * @throws ToolFailed where its tool does not answer for the head commit
   */
  read(comparison: Comparison, tools: Tools): Promise<Readings | Unknown>;
}

/** The build system that a reader reads. */
export function buildSystemOf(reader: Reader): BuildSystem {
  const { isUsed } = reader;
  return {
    ...(isUsed && { detect: async (tree, root) => isUsed(await Commit.of(tree), root) }),
    read: (comparison, tools) => readBoth(reader, comparison, { ...tools, checkout: comparison.checkout }),
  };
}
