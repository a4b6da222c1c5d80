import type { Tree } from '../build-systems/build-system.js';
import { directoryOf, pathsAbove, resolvePath } from './paths.js';
import { append } from '../../shared/append.js';

/** The symbolic links of a commit that lead to another place of the same commit. */
export interface SymbolicLinks {
  /** Links that lead to this path or to a directory above it, also by way of other links. */
  leadingTo(path: string): ReadonlySet<string>;
  /** Where a path leads, by way of all links: the path itself when it is none. */
  destination(path: string): string;
}

/** Reads the symbolic links of a commit; nothing is read when there are none. */
export async function symbolicLinks(tree: Tree): Promise<SymbolicLinks> {
  const destinations = new Map<string, string>();
  const byDestination = new Map<string, string[]>();
  for (const [link, text] of await tree.links()) {
    const destination = resolvePath(directoryOf(link), text);
    if (destination === undefined) continue;
    destinations.set(link, destination);
    append(byDestination, destination, link);
  }
  const leadingTo = (path: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const above of [path, ...pathsAbove(path)]) {
      for (const link of byDestination.get(above) ?? []) {
        if (found.has(link)) continue;
        found.add(link);
        leadingTo(link, found);
      }
    }
    return found;
  };
  const destination = (path: string): string => {
    const passed = new Set<string>();
    let place = path;
    for (let next = destinations.get(place); next !== undefined && !passed.has(place); next = destinations.get(place)) {
      passed.add(place);
      place = next;
    }
    return place;
  };
  return { leadingTo: byDestination.size === 0 ? () => new Set() : (path) => leadingTo(path), destination };
}
