import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
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
    `working-directory: ${directory} is in no Git repository. ${await adviceWithoutRepository(directory)}`,
  );
}

/** Advice that depends on what lies there instead of a repository. */
async function adviceWithoutRepository(directory: string): Promise<string> {
  const names = (await readdir(directory).catch(() => [])).sort();
  const checkouts: string[] = [];
  for (const name of names.slice(0, 1000)) {
    if ((await gitDirectoryOf(join(directory, name))) !== undefined) checkouts.push(name);
  }
  if (checkouts.length > 0) {
    const listed = checkouts
      .slice(0, 5)
      .map((name) => JSON.stringify(name))
      .join(', ');
    return `There is one in ${listed}: give working-directory the folder that actions/checkout put the pull request's repository into (path)`;
  }
  if (names.length > 0) {
    return (
      'Run actions/checkout in a step before this one, and on a machine with git: where it finds none, ' +
      'it downloads the files without their repository. Install git 2.31 or newer in a step before it'
    );
  }
  return 'Run actions/checkout in a step before this one, also where base-sha and head-sha are given';
}

async function gitDirectoryOf(place: string): Promise<string | undefined> {
  const path = join(place, '.git');
  const found = await lstat(path).catch(() => undefined);
  if (found?.isDirectory()) return path;
  if (found === undefined || !found.isFile() || found.size > 10_000) return undefined;
  // gitrepository-layout(5): the `.git` of a linked working tree or of a submodule is a file that names the repository.
  const [, written] = /^gitdir: (.*?)\r?\n?$/s.exec(await readFile(path, 'utf8')) ?? [];
  if (written === undefined) return undefined;
  const target = await realpath(resolve(place, written)).catch(() => undefined);
  if (target === undefined || (await isOfSubmodule(target, place))) return undefined;
  return target;
}

/** A submodule's repository lies in `.git/modules` of the repository around it. */
async function isOfSubmodule(gitDirectory: string, place: string): Promise<boolean> {
  for (let above = dirname(place); ; above = dirname(above)) {
    const outer = await stat(join(above, '.git')).catch(() => undefined);
    if (outer !== undefined) {
      const outerDirectory = outer.isDirectory() ? join(above, '.git') : await gitDirectoryOf(above);
      if (outerDirectory !== undefined && isBelow(gitDirectory, join(await common(outerDirectory), 'modules')))
        return true;
    }
    if (dirname(above) === above) return false;
  }
}

/** The repository that a linked working tree shares with others, or the repository itself. */
async function common(gitDirectory: string): Promise<string> {
  const written = await readFile(join(gitDirectory, 'commondir'), 'utf8').catch(() => undefined);
  const path = written === undefined ? gitDirectory : resolve(gitDirectory, written.trim());
  return realpath(path).catch(() => path);
}
