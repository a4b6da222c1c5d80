import { readdir, realpath, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { isBelow } from '../../../packages/shared/src/files/open-file.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

/** Most folders behind links that a walk enters: two links in each folder double the paths with every level. */
const mostLinkedFolders = 20_000;

/** Folders that are read at the same time. */
const atOnce = 32;

/** A walk that would not end, or that cannot look into a folder. The message is a sentence about it. */
export class WalkError extends UserError {
  override readonly name = 'WalkError';
}

/** Decides which paths of a walk are wanted. Each path is relative to the start of the walk, with `/`. */
export interface Wanted {
  readonly file: (path: string) => boolean;
  readonly folder: (path: string) => boolean;
  /** True where a wanted folder has a fixed name; false where any folder on the way is wanted. */
  readonly isNamed: (path: string) => boolean;
  /** True where each file that is wanted below one folder is also wanted at the same place below another folder. */
  readonly isCovered: (path: string, by: string) => boolean;
}

/** A place where a way begins: the start of the walk, or a link. */
interface Entry {
  readonly path: string;
  readonly real: string;
}

interface Folder extends Entry {
  /**
   * The start of the walk and the links on the way, each with the real folder at which the way left the folders before.
   */
  readonly entries: readonly (Entry & { readonly until?: string })[];
}

/**
 * The wanted paths below a folder, including paths behind links: everything that is not a folder, broken
 * links, and entries that cannot be read as a file. A link back to a folder on the way to it is followed where files
 * are wanted only behind it.
 * @param start absolute path; nothing is found where it is not a folder
 * @throws WalkError where links lead to more folders than the limit, and for a wanted folder that cannot be read
 */
export async function walk(start: string, wanted: Wanted): Promise<string[]> {
  const found: string[] = [];
  const real = await realpath(start).catch((error: unknown) => {
    // The caller reports that nothing was found.
    if (isMissing(error) || codeOf(error) === 'ENAMETOOLONG') return undefined;
    throw unread(start, error);
  });
  if (real === undefined) return [];
  let linked = 0;
  let level: Folder[] = [{ path: '', real, entries: [{ path: '', real }] }];
  while (level.length > 0) {
    const next: Folder[] = [];
    for (let at = 0; at < level.length; at += atOnce) {
      const some = level.slice(at, at + atOnce);
      for (const { files, folders } of await Promise.all(some.map((folder) => read(start, folder, wanted)))) {
        found.push(...files);
        for (const folder of folders) {
          if (folder.entries.length > 1) linked += 1;
          if (linked > mostLinkedFolders) {
            throw new WalkError(
              `links lead to more than ${String(mostLinkedFolders)} folders below ${start}. Narrow the glob, or leave them out with one that begins with !`,
            );
          }
          next.push(folder);
        }
      }
    }
    level = next;
  }
  return found;
}

async function read(start: string, folder: Folder, wanted: Wanted): Promise<{ files: string[]; folders: Folder[] }> {
  const { path, real, entries } = folder;
  const files: string[] = [];
  const folders: Folder[] = [];
  const below = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const place = path === '' ? start : `${start}/${path}`;
  const children = await readdir(place, { withFileTypes: true }).catch((error: unknown) => {
    if (path === '' && isMissing(error)) return [];
    throw unread(place, error);
  });
  for (const child of children) {
    const one = below(child.name);
    if (child.isDirectory()) {
      if (wanted.folder(one)) folders.push({ path: one, real: `${real}${sep}${child.name}`, entries });
    } else if (!child.isSymbolicLink()) {
      if (wanted.file(one)) files.push(one);
    } else if (wanted.file(one) || wanted.folder(one)) {
      const to = await linkedFolder(`${start}/${one}`, wanted.folder(one) && (wanted.isNamed(one) ? 'named' : 'any'));
      if (to === undefined) {
        if (wanted.file(one)) files.push(one);
      } else if (wanted.folder(one)) {
        const way = [...entries.slice(0, -1), ...entries.slice(-1).map((entry) => ({ ...entry, until: real }))];
        const isRead = way.some((entry) => {
          const by = pathOnWay(to, entry);
          return by !== undefined && wanted.isCovered(one, by);
        });
        if (!isRead) folders.push({ path: one, real: to, entries: [...way, { path: one, real: to }] });
      }
    }
  }
  return { files, folders };
}

/**
 * The real place of the folder that a link leads to; undefined where the link leads to no folder.
 * @param wanted true when a folder is wanted there
 * @throws WalkError where reports may lie behind a link that cannot be followed
 */
async function linkedFolder(place: string, wanted: 'named' | 'any' | false): Promise<string | undefined> {
  try {
    return (await stat(place)).isDirectory() ? await realpath(place) : undefined;
  } catch (error) {
    // A file is read later, and errors are reported then. Links to nothing are common in folders that are searched only
    // because any folder is.
    if (wanted === false || (wanted === 'any' && isMissing(error))) return undefined;
    throw unread(place, error);
  }
}

/** The path at which a real folder was met on the way from an entry; undefined where it was not. */
function pathOnWay(to: string, { path, real, until }: Folder['entries'][number]): string | undefined {
  if (until === undefined || !isBelow(to, real) || !isBelow(until, to)) return undefined;
  return [path, relative(real, to).split(sep).join('/')].filter((part) => part !== '').join('/');
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? error);

/** Nothing is there, a file is where a folder is wanted, or links lead to each other. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error));

function unread(place: string, error: unknown): WalkError {
  return new WalkError(
    `${shortened(place, 300)} cannot be read as a folder (${codeOf(error)}), so reports in it would be missed. Repair it, or leave it out with a glob that begins with !`,
  );
}
