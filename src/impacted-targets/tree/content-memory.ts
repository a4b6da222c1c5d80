/**
 * What was made of contents, by what makes it and by git's object names, so that an unchanged file is read once. It is bounded by the commits
 * that are read: what was not used for long is dropped.
 */
export class ContentMemory {
  readonly #made = new Map<string, Map<string, unknown>>();

  /** What was made so far. @param what makes it, and all that it depends on besides the content */
  of<T>(what: string): Map<string, T> {
    const known = this.#made.get(what) as Map<string, T> | undefined;
    if (known) return known;
    const made = new Map<string, T>();
    this.#made.set(what, made);
    return made;
  }
}

/** What was made of the contents of a tree so far, and of those that share their memory with it. @param what as `ContentMemory` says */
export function contentMemory<T>({ contents }: { readonly contents?: ContentMemory }, what: string): Map<string, T> {
  return contents?.of<T>(what) ?? new Map<string, T>();
}

/**
 * Says which contents a commit has. What other commits alone have is kept in as many places again, that which was used last.
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
