import type { Tree } from '../build-systems/build-system.js';

/**
 * What can be made of a commit alone, made once as long as its tree is there: a history compares each commit with the one
 * before it and with the one after it. A tree that is compared once has no memory, and everything is made anew.
 * @param key what it is, with all that it depends on besides the commit
 */
export function remembered<T>(tree: Tree, key: string, make: () => Promise<T>): Promise<T> {
  const known = tree.memory?.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  tree.memory?.set(key, made);
  return made;
}
