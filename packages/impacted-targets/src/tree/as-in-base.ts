import { compareByteOrder } from './names.js';
import type { Comparison, Tree, TreeEntry } from './tree.js';

/**
 * A comparison in which some changed files are as they were: the head commit has them as the base commit does.
 * @param paths of changed files
 */
export function asInBase(comparison: Comparison, paths: ReadonlySet<string>): Comparison {
  const { base, head, changes } = comparison;
  const { memory: _, ...others } = comparison;
  return {
    ...others,
    changes: changes.filter(({ path }) => !paths.has(path)),
    head: {
      side: 'head',
      object: head.object,
      ...(head.contents && { contents: head.contents }),
      entries: once(async () => {
        const isTaken = ({ path }: TreeEntry) => paths.has(path);
        const kept = (await head.entries()).filter((entry) => !isTaken(entry));
        return [...kept, ...(await base.entries()).filter(isTaken)].sort((a, b) => compareByteOrder(a.path, b.path));
      }),
      read: async (asked) => {
        const all = [...asked];
        const [ofHead, ofBase] = await Promise.all([
          head.read(all.filter((path) => !paths.has(path))),
          base.read(all.filter((path) => paths.has(path))),
        ]);
        return new Map([...ofHead, ...ofBase]);
      },
      readEach: async (files, use) => {
        for (const [tree, taken] of [[head, false] as const, [base, true] as const]) {
          const at = [...files.keys()].filter((index) => paths.has(files[index]?.path ?? '') === taken);
          await tree.readEach(
            at.flatMap((index) => files[index] ?? []),
            (indexes, content) => {
              use(
                indexes.flatMap((index) => at[index] ?? []),
                content,
              );
            },
          );
        }
      },
      links: async () => {
        const [ofHead, ofBase] = await Promise.all([head.links(), base.links()]);
        return new Map([
          ...[...ofHead].filter(([path]) => !paths.has(path)),
          ...[...ofBase].filter(([path]) => paths.has(path)),
        ]);
      },
      directory: () => head.directory(),
    } satisfies Tree,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
