/**
 * The path from the build's root; undefined for a path outside of it.
 * @param path POSIX, from the root of the repository
 * @param root the build's root, POSIX, from the root of the repository; empty for that root itself
 */
export function belowRoot(path: string, root: string): string | undefined {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}
