import { statSync } from 'node:fs';

/**
 * True for the path of a folder, or of a link to a folder. False for all else, and for a path that the system cannot look up, such as one
 * that is too long.
 */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
