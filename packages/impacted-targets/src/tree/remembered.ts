/** A tree or a comparison. */
interface WithMemory {
  readonly memory?: Map<string, Promise<unknown>>;
}

/**
 * A value that depends only on a commit, or on two compared commits. It is computed once while the memory exists,
 * because a history compares each commit with the one before and the one after it. What is compared once has no memory;
 * its value is computed anew.
 * @param key name of the value, with everything that the value depends on besides the commits
 */
export function remembered<T>({ memory }: WithMemory, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory?.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  memory?.set(key, made);
  return made;
}
