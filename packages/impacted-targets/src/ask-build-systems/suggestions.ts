import type { Suggestion } from '../graph/impact.js';
import { GlobError } from '../../../shared/src/globs/path-matcher.js';
import { Glob } from '../configuration/glob.js';
import { documentKind } from '../unowned/documents.js';

/** A glob that matches this path alone; undefined where no glob does. */
export function globOf(path: string): string | undefined {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, '\\$&');
  try {
    return new Glob(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : undefined;
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}

/** Pictures, and documents that only people read. */
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|drawio|excalidraw|puml)$/i;
/** Folders whose files tests may read without their names: expected pictures, inputs, texts that are checked. */
const ofTests =
  /(?:^|[/._-])(?:tests?|testing|specs?|e2e|fixtures?|goldens?|snapshots?|examples?|samples?|data|testdata)[/._-]/i;
/** Settings of robots on GitHub. */
const ofRobots = /^\.github\/[^/]+\.ya?ml$/;
const source =
  /\.(?:[cm]?[jt]sx?|mdx|vue|svelte|astro|py|rs|go|java|kts?|cs|fs|vb|php|rb|swift|scala|c|cc|cpp|h|hpp|sh|ps1|bat|cmd)$/i;

/**
 * True for a text, a picture, or a file of a robot or an editor. For any other file, no rule is suggested that would
 * let it impact nothing: a job of a workflow may build or test it.
 */
export function mayImpactNothing(path: string): boolean {
  if (source.test(path) || ofTests.test(path)) return false;
  return documentKind(path) !== undefined || picture.test(path) || ofRobots.test(path);
}

/**
 * Rules that would narrow the answer for a changed file without an owner.
 * @param isNamed true for a path that a workflow names, or a folder above it
 */
export function suggestionsForUnowned(path: string, isNamed: (path: string) => boolean): readonly Suggestion[] {
  const glob = globOf(path);
  if (glob === undefined) return [];
  const impact: Suggestion = {
    rule: { key: 'impact', glob },
    assumption: `${path} concerns only the targets that you write in place of *.`,
  };
  if (!mayImpactNothing(path) || isNamed(path)) return [impact];
  const assumption = `No build and no test reads ${path}, other than those of targets whose files name it.`;
  return [{ rule: { key: 'impact-none', glob }, assumption }, impact];
}

/**
 * Rules that would narrow the answer for a changed file that matches a glob of `impact-all` or of the input
 * `impact-all-paths`.
 */
export function suggestionsForImpactAll(
  path: string,
  glob: string,
  key: 'impact-all' | 'impact-all-paths',
): readonly Suggestion[] {
  const own = globOf(path);
  if (own === undefined) return [];
  return [{ rule: { key, glob: `!${own}` }, assumption: `${glob} is not meant for ${path}.` }];
}
