import { pathsAbove, withoutEndSlashes } from '../tree/paths.js';

/**
 * Finds the owner of the nearest directory above a path.
 * @param directories pairs of a directory and its owner; directories are POSIX and start where the paths start; the root
 *   is `.` or empty
 */
export function ownersOf(
  directories: Iterable<readonly [directory: string, name: string]>,
): (path: string) => string | undefined {
  const byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
  return (path) => byDirectory.get(pathsAbove(path).find((above) => byDirectory.has(above)) ?? '');
}

function normal(directory: string): string {
  const path = withoutEndSlashes(directory.replaceAll('\\', '/').replace(/^\.\//, ''));
  return path === '.' ? '' : path;
}
