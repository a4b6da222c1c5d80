import { join, posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import type { Comparison, Tree } from '../../tree/tree.js';

/** One side of the comparison as Bazel sees it: paths are from the build's root. */
export class Revision {
  private constructor(
    readonly tree: Tree,
    readonly root: string,
    /** All files, symlinks and submodules below the build's root. */
    readonly paths: readonly string[],
  ) {}

  static async open(tree: Tree, root: string): Promise<Revision> {
    const entries = await tree.entries();
    return new Revision(
      tree,
      root,
      entries.flatMap(({ path }) => belowRoot(path, root) ?? []),
    );
  }

  /** The build's root on disk. Absolute path. */
  async directory(): Promise<string> {
    return join(await this.tree.directory(), this.root);
  }

  /** The text of these files, by path. A path that is not a file of this side is not in the answer. */
  readonly read = async (paths: Iterable<string>): Promise<Map<string, string>> => {
    const contents = await this.tree.read([...paths].map((path) => posix.join(this.root, path)));
    return new Map([...contents].map(([path, bytes]) => [belowRoot(path, this.root) ?? path, bytes.toString('utf8')]));
  };
}

/** A changed path below the build's root. Where symbolic links lead to a file, its other names are among the changes. */
export interface Touched {
  /** From the build's root. */
  readonly path: string;
  /** The same path from the root of the repository. */
  readonly change: string;
  /** True for a symlink, which may stand for a whole directory. */
  readonly isLink: boolean;
}

/** The changed paths that a side has. */
export function touchedPaths({ changes, root }: Comparison, side: 'base' | 'head'): Touched[] {
  return changes.flatMap((change) => {
    const path = belowRoot(change.path, root);
    const entry = change[side];
    return path === undefined || !entry ? [] : [{ path, change: change.path, isLink: entry.mode === '120000' }];
  });
}
