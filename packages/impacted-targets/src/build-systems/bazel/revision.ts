import { withoutEndSlashes } from '../../tree/paths.js';
import { readlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import type { Comparison, Tree, TreeEntry } from '../../tree/tree.js';

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

  /** The text of these files, by path. A path that is no file of this side is not in the answer. */
  readonly read = async (paths: Iterable<string>): Promise<Map<string, string>> => {
    const contents = await this.tree.read([...paths].map((path) => posix.join(this.root, path)));
    return new Map([...contents].map(([path, bytes]) => [belowRoot(path, this.root) ?? path, bytes.toString('utf8')]));
  };
}

/** A changed path under one of its names below the build's root. */
export interface Touched {
  /** From the build's root. */
  readonly path: string;
  /** The changed path itself, from the root of the repository. */
  readonly change: string;
  /** True for a symlink, which may stand for a whole directory. */
  readonly isLink: boolean;
}

interface Link {
  readonly path: string;
  readonly target: string;
}

/**
 * The changed paths of a side, from the build's root, with every name that symlinks of the repository give them. Bazel
 * follows symlinks, so a file may be a source of a package outside of its own directory.
 */
export async function touchedPaths(comparison: Comparison, side: 'base' | 'head'): Promise<Touched[]> {
  const links = await symlinks(comparison, side);
  const touched: Touched[] = [];
  for (const change of comparison.changes) {
    const entry = change[side];
    if (!entry) continue;
    for (const name of namesOf(change.path, links)) {
      const path = belowRoot(name, comparison.root);
      if (path !== undefined) touched.push({ path, change: change.path, isLink: isLink(entry) });
    }
  }
  return touched;
}

/**
 * How many names of one path are followed at most. Symlinks may form a cycle, which gives a path infinitely many names.
 */
const mostNames = 100;

function namesOf(path: string, links: readonly Link[]): Set<string> {
  const names = new Set([path]);
  for (const name of names) {
    if (names.size > mostNames) break;
    for (const link of links) {
      if (name === link.target) names.add(link.path);
      else if (link.target === '') names.add(`${link.path}/${name}`);
      else if (name.startsWith(`${link.target}/`)) names.add(link.path + name.slice(link.target.length));
    }
  }
  return names;
}

function isLink({ mode }: TreeEntry): boolean {
  return mode === '120000';
}

async function symlinks(comparison: Comparison, side: 'base' | 'head'): Promise<Link[]> {
  const entries = (await comparison[side].entries()).filter(isLink);
  if (entries.length === 0) return [];
  // Most symlinks are the same on both sides. Then one side's files are enough.
  const other =
    side === 'base'
      ? new Map((await comparison.head.entries()).filter(isLink).map((e) => [e.path, e.object]))
      : undefined;
  const links: Link[] = [];
  for (const { path, object } of entries) {
    const tree = other?.get(path) === object ? comparison.head : comparison[side];
    const target = await readlink(join(await tree.directory(), path));
    if (posix.isAbsolute(target)) continue;
    const resolved = posix.join(posix.dirname(path), withoutEndSlashes(target));
    if (!resolved.startsWith('..')) links.push({ path, target: resolved === '.' ? '' : resolved });
  }
  return links;
}
