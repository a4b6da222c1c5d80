import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ImpactError } from '../tree/impact-error.js';
import { isBelow } from '../../../shared/src/files/open-file.js';

/** A repository, found by its `.git`. No commit can hold a `.git`, because git refuses such paths. */
export interface FoundRepository {
  /** Root of the working tree. Absolute path. */
  readonly directory: string;
  /** Its `.git`, or the directory that `.git` names in a linked working tree. Absolute path. */
  readonly gitDirectory: string;
}

/**
 * Finds the repository of a directory by the `.git` of the nearest root that was checked out. Git itself would also
 * accept a directory of the pull request that holds `HEAD`, `objects` and `refs`, with a configuration that names
 * programs. A submodule's `.git` does not count, because the pull request decides what is in the submodule.
 * @param directory absolute path without symbolic links
 * @param workspace where the search ends, when it starts below the workspace
 * @throws ImpactError when there is no repository
 */
export async function findRepository(directory: string, workspace: string | undefined): Promise<FoundRepository> {
  const end = workspace !== undefined && isBelow(directory, workspace) ? workspace : undefined;
  for (let place = directory; ; place = dirname(place)) {
    const gitDirectory = await gitDirectoryOf(place);
    if (gitDirectory !== undefined) return { directory: place, gitDirectory };
    if (place === end || dirname(place) === place) break;
  }
  throw new ImpactError(
    `{input:working-directory}: ${directory} isn't in a Git repository. In a workflow, run actions/checkout first, with git 2.31 or newer installed before it (without git, it downloads the files alone). Or set {input:working-directory} to a folder in the repository`,
  );
}

/** A submodule's repository lies in `modules` of the repository around it, which may be a linked working tree. */
const ofSubmodule = /\.git[/\\](?:worktrees[/\\][^/\\]+[/\\])?modules[/\\]/;

async function gitDirectoryOf(place: string): Promise<string | undefined> {
  const path = join(place, '.git');
  const found = await lstat(path).catch(() => undefined);
  if (found?.isDirectory()) return path;
  if (found === undefined || !found.isFile() || found.size > 10_000) return undefined;
  // gitrepository-layout(5): the `.git` of a linked working tree or of a submodule is a file that names the repository.
  const [, written] = /^gitdir: (.*?)\r?\n?$/s.exec(await readFile(path, 'utf8')) ?? [];
  const target = written && (await realpath(resolve(place, written)).catch(() => undefined));
  return target && !ofSubmodule.test(target) ? target : undefined;
}
