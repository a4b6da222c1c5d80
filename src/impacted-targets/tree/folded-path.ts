import { posix } from 'node:path';

/**
 * A form of a path that is the same for all paths that some operating system takes for one. Windows and macOS ignore case
 * and forms of the same character. Windows takes `\` for `/`, and ignores dots and spaces at the end of a name. macOS
 * ignores invisible characters.
 */
export function foldedPath(path: string): string {
  // Nearly all paths are of this kind, and many are asked about.
  if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes('//')) return path.toLowerCase();
  const segments = path
    .replaceAll('\\', '/')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // Both ways, because some characters have no capital of their own.
    .toUpperCase()
    .toLowerCase()
    .split('/')
    .map((segment) => (/^\.{1,2}$/.test(segment) ? segment : segment.replace(/[. ]+$/, '')));
  return posix.normalize(segments.join('/'));
}
