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
  return systemOf(reader, (comparison, tools) =>
    readBoth(reader, comparison, { ...tools, checkout: comparison.checkout }),
  );
}

/** A build system that reads two commits in its own way. */
export function systemOf({ isUsed }: Pick<Reader, 'isUsed'>, read: BuildSystem['read']): BuildSystem {
  return {
    ...(isUsed && { detect: async (tree, root) => isUsed(await Commit.of(tree), root) }),
    read,
  };
}

/** Why links cannot be followed. */
export const tooManyLinks = 'symbolic links lead to the changed files on more paths than can be looked at';
