import { ImpactError } from '../tree/impact-error.js';
import { type TreeEntry } from '../tree/tree.js';
import { pathsAbove } from '../tree/paths.js';
import { decodePath, isTextPath } from '../tree/names.js';
import { objectsIn } from './batch-output.js';
import type { PrivateRepository } from './private-repository.js';

/** An entry of one directory, without the path to it. */
type Listed = Omit<TreeEntry, 'path'>;

/** Longest path that is looked up by name, in characters: each directory above it is passed to git. */
const longest = 512;

/** True for a path that can be looked up by its name, in a line of its own. */
export function canBeLookedUp(path: string): boolean {
  if (path.length > longest || path.includes('\n') || !isTextPath(path)) return false;
  return path.split('/').every((part) => !['', '.', '..'].includes(part));
}

/**
 * The entries at these paths in a commit, without directories. The paths go to git's standard input because a pull
 * request wrote them. They never become an argument of a program, or reach a shell that starts it on Windows.
 * @param paths of which `canBeLookedUp` is true
 * @throws ImpactError where a directory of the commit is missing
 */
export async function entriesOfPaths(
  repository: PrivateRepository,
  commit: string,
  paths: readonly string[],
): Promise<TreeEntry[]> {
  const places = ['', ...new Set(paths.flatMap((path) => pathsAbove(path)).filter((path) => path !== ''))];
  // Without the slash, git would print a file of this name, whatever its size.
  const asked = places.map((folder) => (folder === '' ? `${commit}^{tree}` : `${commit}:${folder}/`));
  const output = await repository.output(['cat-file', '--batch'], Buffer.from(`${asked.join('\n')}\n`));
  const listings = new Map<string, ReadonlyMap<string, Listed>>();
  for (const [index, found] of objectsIn(output).entries()) {
    if (found?.kind === 'tree') listings.set(places[index] ?? '', entriesIn(found.content, commit.length / 2));
  }
  const entryOf = (path: string): Listed | undefined => {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, slash));
    const listing = listings.get(folder);
    if (listing !== undefined) return listing.get(path.slice(slash + 1));
    if (folder === '' || entryOf(folder)?.mode === folderMode) {
      throw new ImpactError(
        `The directory ${JSON.stringify(folder)} of ${commit} is missing. Check that the checkout is complete (git fsck), or check out again`,
      );
    }
    return undefined;
  };
  return paths.flatMap((path) => {
    const entry = entryOf(path);
    return entry === undefined || entry.mode === folderMode ? [] : [{ path, ...entry }];
  });
}

const folderMode = '040000';

/** The entries of a tree object: mode, blank, name, NUL, and the bytes of the object's name (`git cat-file --batch` prints it raw). */
function entriesIn(tree: Buffer, nameBytes: number): Map<string, Listed> {
  const entries = new Map<string, Listed>();
  for (let at = 0; at < tree.length;) {
    const blank = tree.indexOf(0x20, at);
    const end = tree.indexOf(0, blank);
    const mode = tree.toString('latin1', at, blank).padStart(6, '0');
    at = end + 1 + nameBytes;
    entries.set(decodePath(tree.subarray(blank + 1, end)), { mode, object: tree.toString('hex', end + 1, at) });
  }
  return entries;
}
