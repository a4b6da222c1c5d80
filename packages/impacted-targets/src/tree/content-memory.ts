import type { Tree } from './tree.js';

/**
 * Results that were computed from file contents, so that an unchanged file is read once. They are found by the
 * computation's name and by git's object names. The size is limited by the commits that are read: results that were not
 * used recently are dropped.
 */
export class ContentMemory {
  readonly #made = new Map<string, Map<string, unknown>>();

  /**
   * The results of a computation so far.
   * @param what name of the computation, with everything that the result depends on besides the content
   */
  of<T>(what: string): Map<string, T> {
    const known = this.#made.get(what) as Map<string, T> | undefined;
    if (known) return known;
    const made = new Map<string, T>();
    this.#made.set(what, made);
    return made;
  }
}

/**
 * The results of a computation for the contents of this tree, and of trees that share its memory.
 * @param what as in `ContentMemory`
 */
export function contentMemory<T>({ contents }: Pick<Tree, 'contents'>, what: string): Map<string, T> {
  return contents?.of<T>(what) ?? new Map<string, T>();
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
