import { GlobError } from '../../../shared/src/globs/path-matcher.js';
import { type Comparison } from '../tree/tree.js';
import { ImpactError } from '../tree/impact-error.js';
import { pathsAbove } from '../tree/paths.js';
import { type Glob, Globs } from './glob.js';

/**
 * The globs of the input `impact-all-paths`.
 * @throws ImpactError that names the input
 */
export function inputGlobs(texts: readonly string[]): Globs {
  for (const text of texts) {
    try {
      new Globs([text]);
    } catch (error) {
      if (!(error instanceof GlobError)) throw error;
      throw new ImpactError(`impact-all-paths: bad glob ${text}: ${error.message}`);
    }
  }
  const globs = new Globs(texts);
  if (texts.length > 0 && globs.included.length === 0) {
    throw new ImpactError('impact-all-paths: there are only globs with !, so nothing matches. Add one without');
  }
  return globs;
}

/**
 * Compares the globs of the input `impact-all-paths` with the files of both commits.
 * @returns a warning for each glob that matches none of them
 * @throws ImpactError for the name of a folder, since a glob matches files alone
 */
export async function checkInputGlobs({ included }: Globs, { base, head }: Comparison): Promise<readonly string[]> {
  if (included.length === 0) return [];
  const unmatched = new Set(included);
  const folders = new Set<string>();
  const elsewhere = new Map<Glob, string>();
  for (const tree of [head, base]) {
    // The trees of the two commits are nearly the same, so one is often enough.
    if (unmatched.size === 0) break;
    for (const { path } of await tree.entries()) {
      for (const glob of unmatched) {
        if (matches(glob, path)) unmatched.delete(glob);
        else if (path.endsWith(`/${glob.text}`)) elsewhere.set(glob, path);
      }
      for (const above of pathsAbove(path)) folders.add(above);
    }
  }
  const folder = [...unmatched].find(({ text }) => folders.has(text));
  if (folder !== undefined) {
    throw new ImpactError(`impact-all-paths: ${folder.text} is a folder. For all files in it, write ${folder.text}/**`);
  }
  return [...unmatched].map((glob) => {
    const path = elsewhere.get(glob);
    const hint =
      path === undefined ? "See that its path begins at the repository's root" : `For ${path}, write **/${glob.text}`;
    return `impact-all-paths: ${glob.text} matches no file of either commit, so it changes nothing. ${hint}`;
  });
}

/** True when a path matches. A path in which the names of the glob have too many readings counts as a match. */
function matches(glob: Glob, path: string): boolean {
  try {
    return glob.matches(path);
  } catch (error) {
    if (error instanceof GlobError) return true;
    throw error;
  }
}
