import { readdir, realpath, stat } from 'node:fs/promises';
import { UserError } from '../../shared/user-error.js';

/** Most folders behind links that a walk enters: two links in each folder double the paths with every level. */
const mostLinkedFolders = 20_000;

/** Folders that are read at the same time. */
const atOnce = 32;

/** A walk that would not end. The message is a sentence about it. */
export class EndlessWalk extends UserError {
  override readonly name = 'EndlessWalk';
}

/** Which of the paths a walk meets are wanted; each is relative to where it begins, with `/`. */
export interface Wanted {
  readonly file: (path: string) => boolean;
  readonly folder: (path: string) => boolean;
}

interface Folder {
  /** Relative to where the walk begins; empty for that place itself. */
  readonly path: string;
  /** The real places of the links on the way, and of where the walk begins. */
  readonly links: readonly string[];
  /** The real place, as far as it is known: names behind the last link are added to it. */
  readonly real: string;
}

/**
 * The files below a folder, behind links as well, each by the path on which it was met; folders that cannot be read are passed
 * over. A link that leads to a folder on the way to it is not followed.
 * @param start absolute path
 * @throws EndlessWalk where links lead to more folders than that
 */
export async function walk(start: string, wanted: Wanted): Promise<string[]> {
  const found: string[] = [];
  const real = await realpath(start).catch(() => undefined);
  if (real === undefined) return [];
  let linked = 0;
  let level: Folder[] = [{ path: '', links: [real], real }];
  while (level.length > 0) {
    const next: Folder[] = [];
    for (let at = 0; at < level.length; at += atOnce) {
      const some = level.slice(at, at + atOnce);
      for (const { files, folders } of await Promise.all(some.map((folder) => read(start, folder, wanted)))) {
        found.push(...files);
        for (const folder of folders) {
          if (folder.links.length > 1) linked += 1;
          if (linked > mostLinkedFolders) {
            throw new EndlessWalk(
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

/** The wanted files in a folder, and the folders in it that are to be read. */
async function read(
  start: string,
  { path, links, real }: Folder,
  wanted: Wanted,
): Promise<{ files: string[]; folders: Folder[] }> {
  const files: string[] = [];
  const folders: Folder[] = [];
  const below = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const entries = await readdir(`${start}/${path}`, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const one = below(entry.name);
    if (entry.isFile()) {
      if (wanted.file(one)) files.push(one);
    } else if (entry.isDirectory()) {
      if (wanted.folder(one)) folders.push({ path: one, links, real: `${real}/${entry.name}` });
    } else if (entry.isSymbolicLink() && (wanted.file(one) || wanted.folder(one))) {
      const place = `${start}/${one}`;
      const leads = await stat(place).catch(() => undefined);
      if (leads?.isDirectory() !== true) {
        if (leads !== undefined && wanted.file(one)) files.push(one);
        continue;
      }
      const to = await realpath(place).catch(() => undefined);
      if (to === undefined || !wanted.folder(one)) continue;
      if (![...links, real].some((way) => `${way}/`.startsWith(`${to}/`))) {
        folders.push({ path: one, links: [...links, to], real: to });
      }
    }
  }
  return { files, folders };
}
