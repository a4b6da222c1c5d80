import { directoryOf, nameOf, pathsAbove } from '../../tree/paths.js';
import { isBuildFile } from './known-builds.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** Most targets of a first draft: a person could not review more. */
const mostFolders = 60;

/** A target's folder lies at most this many levels below the root. */
const deepest = 3;

/**
 * Names that mean the same in a glob, in a target's name, in a log and in a file system. Folders with other names are
 * left out, so that a change in them impacts everything.
 */
const plainName =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_+=~@-])(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_+=~@.-])*$/u;

interface Folder {
  readonly children: Set<string>;
  hasFiles: boolean;
  /** True when it or something below it has a file that says how to build. */
  isBuilt: boolean;
}

/**
 * The folders that seem to be built and tested by themselves. When a folder holds several of these folders, each inner
 * folder is a target and the outer folder is not. Files outside of them belong to no target.
 * @param paths of files, from the root of the build
 * @returns paths of folders, none within another, sorted, and whether the list is complete
 */
export function targetFolders(paths: readonly string[]): {
  readonly folders: readonly string[];
  readonly isComplete: boolean;
} {
  const folders = new Map<string, Folder>([['', { children: new Set(), hasFiles: true, isBuilt: true }]]);
  const folder = (path: string): Folder =>
    getOrMake(folders, path, () => ({ children: new Set(), hasFiles: false, isBuilt: false }));
  for (const path of paths) {
    const above = pathsAbove(path);
    if (above.length > deepest + 1) above.splice(0, above.length - deepest - 1);
    folder(directoryOf(path)).hasFiles = true;
    const isBuilt = isBuildFile(path);
    for (const [index, at] of above.entries()) {
      const known = folder(at);
      if (isBuilt) known.isBuilt = true;
      const parent = above[index + 1];
      if (parent !== undefined) folder(parent).children.add(at);
    }
  }
  for (let depth = deepest; ; depth -= 1) {
    const found = [...below('', depth, folders)].sort();
    if (found.length <= mostFolders || depth === 1) {
      return { folders: found.slice(0, mostFolders), isComplete: found.length <= mostFolders };
    }
  }
}

function* below(directory: string, depth: number, folders: ReadonlyMap<string, Folder>): Generator<string> {
  for (const child of folders.get(directory)?.children ?? []) {
    const name = nameOf(child);
    if (!plainName.test(name) || name.endsWith('.') || name === 'node_modules') continue;
    if (depth > 1 && holdsTargets(child, folders)) yield* below(child, depth - 1, folders);
    else yield child;
  }
}

function holdsTargets(directory: string, folders: ReadonlyMap<string, Folder>): boolean {
  const { children, hasFiles } = folders.get(directory) ?? { children: new Set<string>(), hasFiles: true };
  const built = [...children].filter((child) => folders.get(child)?.isBuilt === true);
  return built.length >= 2 || (!hasFiles && children.size >= 2);
}
