import type { Tree } from '../build-systems/build-system.js';
import { mentionedPlaces, type MentionedPlace } from '../mentions/mentioned-places.js';
import type { SearchedText } from '../mentions/search-texts.js';
import { TrackedPlaces } from '../mentions/tracked-places.js';
import { foldedPath } from '../tree/folded-path.js';
import { FoldedOwners } from '../tree/file-owners.js';
import { directoryOf, pathsAbove } from '../tree/paths.js';
import type { GraphNode } from './graph.js';

/** How the files of a commit belong to the nodes of its graph. */
export interface Mentioning {
  /** Directory of the target that a file is built or tested with; undefined for a file without a target. */
  readonly home: (path: string) => string | undefined;
  /** Ids of the nodes that use the places which a file mentions. */
  readonly users: (path: string) => Iterable<string>;
  /**
   * Places of targets, each with the id of its node: directories, and manifests. A file that names such a place depends on the
   * target.
   */
  readonly targets: Iterable<readonly [string, string]>;
}

/**
 * Adds mentions in texts to a graph. A node whose file names a target's directory or manifest depends on that target. A
 * node whose file names another file or directory reads it. A path that starts at the repository's root, although the
 * file does not mention the root, counts only for places outside of all targets.
 * @param texts what was found in the files that are looked into
 * @returns which nodes read what
 */
export async function addMentions(
  tree: Tree,
  nodes: ReadonlyMap<string, GraphNode>,
  texts: ReadonlyMap<string, SearchedText<unknown>>,
  { home, users, targets }: Mentioning,
): Promise<FoldedOwners> {
  const places = await TrackedPlaces.of(tree);
  const readers = new FoldedOwners();
  /** True for a path in a directory of a target, and for that directory itself. */
  const isOfTarget = (path: string) =>
    [path, ...pathsAbove(path)].some((above) => above !== '' && targetAt.has(foldedPath(above)));
  const targetAt = new Map([...targets].map(([path, id]) => [foldedPath(path), id]));
  for (const [file, { written }] of texts) {
    const from = written.paths.length === 0 ? undefined : home(file);
    if (from === undefined) continue;
    const mentioned = mentionedPlaces(written, directoryOf(file), from, places);
    for (const id of mentioned.length === 0 ? [] : users(file)) connect(id, mentioned);
  }
  return readers;

  function connect(id: string, mentioned: readonly MentionedPlace[]): void {
    for (const { path, isFromRoot } of mentioned) {
      if (isFromRoot && isOfTarget(path)) continue;
      readers.add(path, id);
      const target = targetAt.get(foldedPath(places.destination(path)));
      if (target !== undefined && target !== id) nodes.get(id)?.dependencies.add(target);
    }
  }
}
