import { statSync } from 'node:fs';

/** True for the path of a folder, or of a link to one, that can be told from here; false for all else, a path that is too long among it. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
