import type { Comparison } from '../tree/tree.js';
import { readNamings } from '../literals/namings.js';
import { pathsAbove } from '../tree/paths.js';

/**
 * The paths that a file of either commit names, or whose folder it names. For tools that assign files to packages without
 * reading the files.
 * @param paths from the root of the repository
 */
export async function namedByFiles({ base, head }: Comparison, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const tree of paths.length === 0 ? [] : [base, head]) {
    const files = (await tree.entries()).filter(({ path }) => !`/${path}`.includes('/node_modules/'));
    for (const namings of (await readNamings(tree, files)).values()) {
      for (const { place } of namings) if (place !== undefined && place.path !== '') named.add(place.path);
    }
  }
  return new Set(paths.filter((path) => [path, ...pathsAbove(path)].some((place) => named.has(place))));
}
