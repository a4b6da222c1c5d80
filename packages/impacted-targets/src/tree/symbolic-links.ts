import type { Change, Comparison, Tree } from './tree.js';
import { compareByteOrder } from './names.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { foldedPath } from './folded-path.js';
import { directoryOf, inside, pathsAbove, resolvePath } from './paths.js';

/** The symbolic links of a commit that lead to another place of the same commit. */
export interface SymbolicLinks {
  /**
   * Every other path that leads to this path by links: by links to it or to a directory above it, also through further
   * links.
   */
  otherPaths(path: string): Iterable<string>;
  /** The path that a path leads to when all links are followed. It is the path itself when there is no link on it. */
  destination(path: string): string;
}

/** Most links on the way to one file. Systems follow 40 at most. */
const mostSteps = 40;

const noLinks: SymbolicLinks = { otherPaths: () => [], destination: (path) => path };

const known = new WeakMap<object, Promise<SymbolicLinks>>();

/** Reads the symbolic links of a commit once; a commit without links has nothing to read. */
export function symbolicLinks(tree: Tree): Promise<SymbolicLinks> {
  return getOrMake(known, tree.memory ?? tree, () => readLinks(tree));
}

async function readLinks(tree: Tree): Promise<SymbolicLinks> {
  const destinations = new Map<string, string>();
  const byDestination = new Map<string, string[]>();
  for (const [link, text] of await tree.links()) {
    const destination = resolvePath(directoryOf(link), text);
    if (destination === undefined) continue;
    destinations.set(link, destination);
    append(byDestination, foldedPath(destination), link);
  }
  if (destinations.size === 0) return noLinks;
  const lengths = new Set([...destinations.keys()].map(({ length }) => length));
  /** The link that is nearest to a path on its way; undefined where none is. This is asked for each text of each source. */
  const linkOn = (path: string): string | undefined => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const above = lengths.has(end) ? path.slice(0, end) : '';
      if (destinations.has(above)) return above;
    }
    return undefined;
  };
  return {
    *otherPaths(path) {
      const passed = new Set<string>();
      const waiting = [path];
      for (const name of waiting) {
        for (const above of [name, ...pathsAbove(name)]) {
          for (const link of byDestination.get(foldedPath(above)) ?? []) {
            if (passed.has(link)) continue;
            passed.add(link);
            const other = inside(link, name.slice(above === '' ? 0 : above.length + 1));
            waiting.push(other);
            yield other;
          }
        }
      }
    },
    destination(path) {
      let place = path;
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const link = linkOn(place);
        if (link === undefined) return place;
        place = inside(destinations.get(link) ?? '', place.slice(link.length + 1));
      }
      return path;
    },
  };
}

/** A comparison with a change for every path by which a symbolic link leads to a changed file. */
export type LinkedComparison = NonNullable<Awaited<ReturnType<typeof followLinks>>>;

/** Most changes that links may add. A commit can hold links to everything, one for each file. */
const mostChanges = 100_000;

/**
 * Follows the symbolic links of both commits: the owner or reader of a link also owns or reads the file that the link
 * leads to.
 * @returns undefined when links lead to changed files on more paths than any repository has
 */
export async function followLinks(comparison: Comparison) {
  const links = { base: await symbolicLinks(comparison.base), head: await symbolicLinks(comparison.head) };
  const nothing = { comparison, changes: new Map<string, Change>(), lasting: new Set<string>() };
  if (links.base === noLinks && links.head === noLinks) return nothing;
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const changes = new Map<string, Change>();
  const added = new Map<string, Change>();
  const lasting = new Set<string>();
  for (const change of comparison.changes) {
    for (const side of ['base', 'head'] as const) {
      const entry = change[side];
      for (const path of entry ? links[side].otherPaths(change.path) : []) {
        if (changed.has(path)) continue;
        const before = added.get(path);
        const status = side === 'base' ? 'deleted' : before ? 'modified' : 'added';
        added.set(path, { ...before, path, status, [side]: { ...entry, path } });
        changes.set(path, change);
        if (side === 'base' || change.base === undefined) lasting.add(path);
        if (added.size > mostChanges) return undefined;
      }
    }
  }
  if (added.size === 0) return nothing;
  const all = [...comparison.changes, ...added.values()].sort((one, other) => compareByteOrder(one.path, other.path));
  return {
    comparison: { ...comparison, changes: all },
    /** The file that really changed, by the path of a link to it. */
    changes,
    /** The paths of links that lead to their file in each commit that holds the file. Such a link shows what the file means. */
    lasting,
  };
}
