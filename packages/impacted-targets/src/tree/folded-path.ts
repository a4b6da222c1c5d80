import { posix } from 'node:path';

/**
 * A form of a path that is equal for all paths that some operating system treats as the same path. Windows and macOS
 * ignore case and forms of the same character. Windows takes `\` for `/`, and ignores dots and spaces at the end of a
 * name. macOS ignores invisible characters.
 */
export function foldedPath(path: string): string {
  // A fast way for nearly all paths, because this function is called often.
  if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes('//')) return path.toLowerCase();
  const segments = path
    .replaceAll('\\', '/')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // Upper and lower case, because some characters have no capital of their own.
    .toUpperCase()
    .toLowerCase()
    .split('/')
    .map((segment) => (/^\.{1,2}$/.test(segment) ? segment : segment.replace(/(?<![. ])[. ]+$/, '')));
  return posix.normalize(segments.join('/'));
}
