import type { Tree } from './tree.js';

const submoduleMode = '160000';

/** Paths of the submodules of a commit. Their files are not in the repository. */
export async function submodulesOf(tree: Tree): Promise<string[]> {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}
