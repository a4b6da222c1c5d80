import type { Comparison, Tree } from '../tree/tree.js';
import { Commit } from '../readers/commit.js';
import type { Reader } from '../readers/reader.js';
import type { Tools } from '../readers/tools.js';
import { readBoth, type Readings, type Unknown } from './readings.js';

/** A build system, as it is asked. */
export interface BuildSystem {
  /** True where it is used in a folder, for root files that do not show it by themselves. */
  readonly detect?: (tree: Tree, root: string) => Promise<boolean>;
  /**
   * What it says of both commits, or why nobody knows the targets of one.
   * @throws ToolFailed where its tool does not answer for the head commit
   */
  read(comparison: Comparison, tools: Tools): Promise<Readings | Unknown>;
}

/** The build system that a reader reads. */
export function buildSystemOf(reader: Reader): BuildSystem {
  const isUsed = reader.isUsed?.bind(reader);
  return {
    ...(isUsed && { detect: async (tree: Tree, root: string) => isUsed(await Commit.of(tree), root) }),
    read: (comparison, tools) => readBoth(reader, comparison, { ...tools, checkout: comparison.checkout }),
  };
}
