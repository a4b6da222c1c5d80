import { OutOfReach } from './out-of-reach.js';
import type { Tree, TreeEntry } from './tree.js';

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
 * What files of a commit give, each content read once; comparisons and histories share it.
 * @param what as for `contentMemory`
 * @param files those that are wanted, each with the key of its result
 * @param lacking gets the reason where contents are out of reach, which then have no result
 * @returns the results by their keys
 * @throws OutOfReach where contents are out of reach, without `lacking`
 */
export async function readOnce<T, File extends { readonly key: string; readonly entry: TreeEntry }>(
  tree: Tree,
  what: string,
  files: readonly File[],
  read: (content: Buffer, file: File) => T,
  lacking?: (why: string) => void,
): Promise<ReadonlyMap<string, T>> {
  const made = contentMemory<T>(tree, what);
  const fresh = files.filter(({ key }) => !made.has(key));
  const take = (indexes: readonly number[], content: Buffer) => {
    for (const file of indexes.flatMap((index) => fresh[index] ?? []))
      if (!made.has(file.key)) made.set(file.key, read(content, file));
  };
  const entries = fresh.map(({ entry }) => entry);
  await tree.readEach(entries, take).catch((error: unknown) => {
    if (lacking === undefined || !(error instanceof OutOfReach)) throw error;
    lacking(error.message);
  });
  keepUsed(
    made,
    files.map(({ key }) => key),
  );
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
