import { posix } from 'node:path';

/** The directories above a path, nearest first, down to the root of the repository, which is the empty string. */
export function pathsAbove(path: string): string[] {
  const above: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) above.push(path.slice(0, end));
  if (path !== '') above.push('');
  return above;
}

/** Directory of a path; the root of the repository is the empty string. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The longest path that a system opens, in characters: Windows allows 32,767, all others fewer. */
const longestPath = 32_767;

/**
 * A relative path as written in a file of a directory.
 * @returns the path from the root of the repository (empty for the root itself); undefined when it leads out of the
 *   repository, is absolute, or is too long for any system
 */
export function resolvePath(directory: string, written: string): string | undefined {
  if (posix.isAbsolute(written) || written.length > longestPath) return undefined;
  // Histories resolve millions of paths, and most of them hold nothing to resolve.
  const plain = written.startsWith('./') ? written.slice(2) : written;
  if (!/(?:^|\/)(?:\/|\.\.?(?:\/|$))|\/$/.test(plain)) return inside(directory, plain);
  const path = posix.join(directory === '' ? '.' : directory, written).replace(/\/$/, '');
  if (path === '..' || path.startsWith('..')) return undefined;
  return path === '.' ? '' : path;
}

/** True when the path is the directory itself or lies below it. */
export function isWithin(path: string, directory: string): boolean {
  const isBelow = path.startsWith(directory) && (path.length === directory.length || path[directory.length] === '/');
  return directory === '' || isBelow;
}

/** A name inside a directory; the root of the repository is the empty string. */
export function inside(directory: string, name: string): string {
  if (directory === '') return name;
  return name === '' ? directory : `${directory}/${name}`;
}

/** A path without the slashes at its end. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}
