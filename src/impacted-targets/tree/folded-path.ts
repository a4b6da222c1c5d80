import { posix } from 'node:path';

/**
 * A path as every system would find it: Windows and macOS tell neither case nor forms of the same character apart, Windows
 * takes `\` for `/` and leaves dots and spaces at the end of a name out, and macOS passes over invisible characters.
 * Two paths with one such form may be the same file somewhere.
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
