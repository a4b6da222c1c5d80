import { readdir, realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import type { GlobPlaces, Places } from './glob-places.js';

/** Folders that are read at the same time. */
const atOnce = 32;

/** A walk that cannot look into a folder. The message is a sentence about it. */
export class WalkError extends UserError {
  override readonly name = 'WalkError';
}

interface Folder {
  readonly path: string;
  /** The path without links. */
  readonly real: string;
  readonly places: Places;
}

/**
 * The wanted files below a folder, also behind links: everything that is not a folder, broken links, and entries that
 * cannot be read as a file. A folder to which several ways lead is read once for the same rest of the globs, on the
 * shortest way, so that loops of links end.
 * @param start absolute path; nothing is found where it is not a folder
 * @param places of this folder
 * @returns absolute paths
 * @throws WalkError for a wanted folder that cannot be read
 */
export async function walk(start: string, globs: GlobPlaces, places: Places): Promise<string[]> {
  const real = await realpath(start).catch((error: unknown) => {
    // The caller reports that nothing was found.
    if (isMissing(error) || codeOf(error) === 'ENAMETOOLONG') return undefined;
    throw unread(start, error);
  });
  const found: string[] = [];
  const seen = new Set<string>();
  const isNew = (folder: Folder): boolean =>
    seen.size < seen.add(`${[...folder.places].sort().join()} ${folder.real}`).size;
  let level = real === undefined ? [] : [{ path: start, real, places }].filter(isNew);
  while (level.length > 0) {
    const next: Folder[] = [];
    for (let at = 0; at < level.length; at += atOnce) {
      const read = await Promise.all(level.slice(at, at + atOnce).map((folder) => entriesOf(folder, globs, start)));
      for (const file of read.flatMap(({ files }) => files)) found.push(file);
      next.push(...read.flatMap(({ folders }) => folders).filter(isNew));
    }
    level = next;
  }
  return found;
}

/** The wanted files of a folder, and the folders in it that may hold others. @throws WalkError */
async function entriesOf(
  folder: Folder,
  globs: GlobPlaces,
  start: string,
): Promise<{ files: string[]; folders: Folder[] }> {
  const files: string[] = [];
  const folders: Folder[] = [];
  const children = await readdir(folder.path, { withFileTypes: true }).catch((error: unknown) => {
    if (folder.path === start && isMissing(error)) return [];
    throw unread(folder.path, error);
  });
  for (const child of children) {
    const places = globs.after(folder.places, child.name);
    const [isWanted, isOpen] = [globs.isWanted(places), globs.isOpen(places)];
    if (globs.isLeftOut(places) || !(isWanted || isOpen)) continue;
    const path = `${folder.path}${sep}${child.name}`;
    const real = child.isDirectory()
      ? `${folder.real}${sep}${child.name}`
      : child.isSymbolicLink()
        ? await linkedFolder(path, isOpen, globs.isAny(folder.places))
        : undefined;
    if (real === undefined && isWanted) files.push(path);
    if (real !== undefined && isOpen) folders.push({ path, real, places });
  }
  return { files, folders };
}

/**
 * The real place of the folder that a link leads to; undefined where the link leads to no folder.
 * @param isOpen true where a folder is wanted there
 * @param isAny true where any folder is
 * @throws WalkError where reports may lie behind a link that cannot be followed
 */
async function linkedFolder(path: string, isOpen: boolean, isAny: boolean): Promise<string | undefined> {
  try {
    return (await stat(path)).isDirectory() ? await realpath(path) : undefined;
  } catch (error) {
    // A file is read later, and errors are reported then. Links to nothing are common in folders that are searched only
    // because any folder is.
    if (!isOpen || (isAny && isMissing(error))) return undefined;
    throw unread(path, error);
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? error);

/** Nothing is there, a file is where a folder is wanted, or links lead to each other. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error));

function unread(place: string, error: unknown): WalkError {
  return new WalkError(
    `${shortened(place, 300)} cannot be read as a folder (${codeOf(error)}), so reports in it would be missed. Repair it, or leave it out with a glob that begins with !`,
  );
}
