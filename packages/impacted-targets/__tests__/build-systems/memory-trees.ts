import type { Change, Comparison, Tree, TreeEntry } from '../../src/tree/tree.js';
import type { Tools } from '../../src/graph/reader.js';
import { indexesByObject } from '../trees.js';
import { unconfigured } from '../unconfigured.js';

/** Content by path. */
export type Contents = Readonly<Record<string, string>>;

function tree(side: 'base' | 'head', files: Contents): Tree {
  const entries: TreeEntry[] = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => ({ path, mode: '100644', object: content }));
  return {
    side,
    object: side,
    entries: () => Promise.resolve(entries),
    read: (paths) =>
      Promise.resolve(
        new Map(
          [...paths].flatMap((path) => {
            const content = files[path];
            return content === undefined ? [] : [[path, Buffer.from(content)] as const];
          }),
        ),
      ),
    readEach: (wanted, use) => {
      // Content stands for the object's name here.
      for (const [object, indexes] of indexesByObject(wanted)) {
        use(indexes, Buffer.from(object));
      }
      return Promise.resolve();
    },
    links: () => Promise.resolve(new Map()),
    directory: () => Promise.reject(new Error('there is no directory of a tree in memory')),
  };
}

/** Two commits that exist in memory alone, for properties that many of them are tried against. */
export function compareContents(base: Contents, head: Contents): Comparison {
  const changes = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort().flatMap((path): Change[] => {
    const entry = (content: string) => ({ path, mode: '100644', object: content });
    const [old, now] = [base[path], head[path]];
    if (old === now) return [];
    if (old === undefined) return [{ status: 'added', path, head: entry(now ?? '') }];
    if (now === undefined) return [{ status: 'deleted', path, base: entry(old) }];
    return [{ status: 'modified', path, base: entry(old), head: entry(now) }];
  });
  return { base: tree('base', base), head: tree('head', head), changes, root: '', checkout: '/none' };
}

/** Tools for a build system that runs nothing. */
export const noTools: Tools = {
  mayRun: true,
  variables: {},
  noteVersion: () => undefined,
  run: () => Promise.reject(new Error('nothing may be run')),
  temporaryDirectory: () => Promise.reject(new Error('nothing may be written')),
  info: () => undefined,
  warn: () => undefined,
  debug: () => undefined,
  signal: new AbortController().signal,
  options: {},
  ...unconfigured,
};
