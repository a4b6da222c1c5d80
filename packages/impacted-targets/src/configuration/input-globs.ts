import { type Comparison } from '../tree/tree.js';
import { ImpactError } from '../tree/impact-error.js';
import { unmatched } from './dead-globs.js';
import { globMistake, Globs } from './glob.js';

/**
 * The globs of the input `impact-all-paths`.
 * @throws ImpactError that names the input
 */
export function inputGlobs(texts: readonly string[]): Globs {
  for (const text of texts) {
    const mistake = globMistake(text);
    if (mistake !== undefined) throw new ImpactError(`impact-all-paths: bad glob ${text}: ${mistake}`);
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
  const paths = [...(await head.entries()), ...(await base.entries())].map(({ path }) => path);
  return unmatched(included, paths).map(({ written, isFolder, deeper }) => {
    if (isFolder) {
      throw new ImpactError(`impact-all-paths: ${written} is a folder. For all files in it, write ${written}/**`);
    }
    const hint =
      deeper === undefined ? "See that its path begins at the repository's root" : `For ${deeper}, write **/${written}`;
    return `impact-all-paths: ${written} matches no file of either commit, so it changes nothing. ${hint}`;
  });
}
