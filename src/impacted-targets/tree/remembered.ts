import type { Tree } from '../build-systems/build-system.js';

/**
 * A value that follows from a commit alone, made once as long as its tree is there: a history compares each commit with
 * the one before it and with the one after it. A tree that is compared once has no memory, so that the value is made
 * anew.
 * @param key name of the value, with all that it depends on besides the commit
 */
export function remembered<T>(tree: Tree, key: string, make: () => Promise<T>): Promise<T> {
  const known = tree.memory?.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  tree.memory?.set(key, made);
  return made;
}
