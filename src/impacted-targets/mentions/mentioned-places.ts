import { isWithin, nameOf, pathsAbove, resolvePath } from '../tree/paths.js';
import type { PlaceKind, TrackedPlaces } from './tracked-places.js';
import type { WrittenPaths } from './written-paths.js';

/** A file or directory that a file mentions. */
export interface MentionedPlace {
  /** Path from the root of the repository, as it is written: case and links are kept. */
  readonly path: string;
  readonly kind: PlaceKind;
  /**
   * True where the path starts at the root of the repository although the file does not mention the root: a program may
   * run there.
   */
  readonly isFromRoot: boolean;
}

/** Files that nearly every target has, such as `src/main.rs`. Such a name does not mean a file of a directory above. */
const everywhere = /^(?:src|tests?|examples|benches|lib)\/[^/]+$/;

/**
 * The files and directories of a commit that a file's paths lead to. A path starts from the file's directory, or from
 * where its target is built or tested. Where nothing is there, and the file mentions directories above, the path may
 * start from each of these. A directory around the file does not count, because it would mention everything.
 * @param directory of the file
 * @param home directory of its target
 */
export function mentionedPlaces(
  { paths, climbs }: WrittenPaths,
  directory: string,
  home: string,
  places: TrackedPlaces,
): MentionedPlace[] {
  const found = new Map<string, MentionedPlace>();
  const starts = [...new Set([directory, home])];
  const above = climbs ? pathsAbove(directory) : [];
  const addFrom = (start: string, written: string, isFromRoot = false): boolean => {
    const path = resolvePath(start, written);
    const kind = path === undefined || path === '' ? undefined : places.find(path);
    if (path === undefined || kind === undefined) return path === '';
    const isMeant = kind === 'file' || !isWithin(directory, path);
    if (isMeant && found.get(path)?.isFromRoot !== false) found.set(path, { path, kind, isFromRoot });
    return true;
  };
  for (const written of paths) {
    const path = written.replace(/\/+$/, '');
    if (!path.endsWith('..') && !places.mayHave(nameOf(path))) continue;
    if (starts.map((start) => addFrom(start, path)).includes(true)) continue;
    // A path that goes up starts from an unknown place, which may be any directory above.
    const rest = path.replace(/^(?:\.\.\/+)+/, '');
    if (rest === path && everywhere.test(path)) continue;
    if (rest === path && above.length === 0 && written.includes('/')) addFrom('', path, true);
    if (rest === path && !path.includes('/')) continue;
    for (const start of above) addFrom(start, rest);
  }
  return [...found.values()];
}
