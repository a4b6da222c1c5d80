import type { Tree } from '../build-systems/build-system.js';

/**
 * A value that depends only on a commit. It is computed once while the commit's tree exists, because a history compares
 * each commit with the one before and the one after it. A tree that is compared once has no memory; its value is
 * computed anew.
 * @param key name of the value, with everything that the value depends on besides the commit
 */
export function remembered<T>(tree: Tree, key: string, make: () => Promise<T>): Promise<T> {
  const known = tree.memory?.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  tree.memory?.set(key, made);
  return made;
}
