import { MemoryTree } from '../../trees.js';
import type { Tree } from '../../../src/tree/tree.js';
import { Commit } from '../../../src/readers/commit.js';
import { whyUnusable as why } from '../../../src/readers/bazel/version.js';
import { readWorkspaceFile, WorkspaceMentions as Mentions } from '../../../src/readers/bazel/workspace-files.js';

/** What tests call in the reader of Bazel. */
export { saidVersion } from '../../../src/readers/bazel/version.js';
export { isWorkspaceFile } from '../../../src/readers/bazel/workspace-files.js';

interface Side {
  readonly commit: Commit;
  readonly root: string;
}

export const Revision = {
  open: async (tree: Tree, root: string): Promise<Side> => ({ commit: await Commit.of(tree), root }),
};

export const whyUnusable = ({ commit, root }: Side, said: string) => why(commit, root, said);

const commitOf = (files: Readonly<Record<string, string>>) => Commit.of(new MemoryTree('head', files));

export type WorkspaceMentions = Awaited<ReturnType<(typeof WorkspaceMentions)['collect']>>;
export const WorkspaceMentions = {
  collect: async (paths: readonly string[], read: (paths: Iterable<string>) => Promise<Map<string, string>>) => {
    const mentions = await Mentions.of(await commitOf(Object.fromEntries(await read(paths))), '');
    return {
      isSource: (path: string) => mentions.sources.has(path),
      mentionsFile: (path: string) => mentions.hasFile(path),
      mentionsLabel: (label: string) => mentions.hasLabel(label),
    };
  },
};

export function saysTheSame(path: string, before: string, after: string): boolean {
  return readWorkspaceFile(path, before).meaning === readWorkspaceFile(path, after).meaning;
}
