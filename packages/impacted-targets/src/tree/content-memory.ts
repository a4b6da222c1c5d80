import type { Tree } from './tree.js';

/**
 * The results of a computation for the contents of this tree, and of trees that share its memory.
 * @param what name of the computation, with everything that the result depends on besides the content
 */
export function contentMemory<T>({ contents }: Pick<Tree, 'contents'>, what: string): Map<string, T> {
  const made = (contents?.get(what) ?? new Map()) as Map<string, T>;
  contents?.set(what, made);
  return made;
}

/**
 * Keeps the results for a commit's contents, and as many recently used results of other commits.
 * @param used keys of the commit
 */
export function keepUsed(made: Map<string, unknown>, used: readonly string[]): void {
  for (const key of used) {
    const value = made.get(key);
    if (!made.delete(key)) continue;
    made.set(key, value);
  }
  const most = 2 * used.length;
  for (const key of made.keys()) {
    if (made.size <= most) return;
    made.delete(key);
  }
}
