import type { Suggestion } from '../../build-systems/build-system.js';
import { GlobError } from '../../../shared/globs/path-matcher.js';
import { Glob } from '../../configuration/glob.js';

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

/**
 * Names of files that say how things are built or tested: settings of compilers, bundlers and test runners,
 * descriptions of containers and machines, manifests and lockfiles. For these files, no rule is suggested that would
 * let them impact nothing.
 */
const ofBuilds = new RegExp(
  [
    String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
    String.raw`(?:^|/)(?:[^/]*Dockerfile[^/]*|[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
    String.raw`(?:^|/)(?:package\.json|[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.toml|[^/]*\.gradle(?:\.kts)?)$`,
    String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.(?:node|python|ruby|java|tool)-versions?)$`,
    String.raw`(?:^|/)(?:\.env[^/]*|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
    String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`,
  ].join('|'),
  'is',
);

/** Rules that would narrow the answer for a changed file without an owner. */
export function suggestionsForUnowned(path: string): readonly Suggestion[] {
  const glob = globOf(path);
  if (glob === undefined) return [];
  const impact: Suggestion = {
    rule: { key: 'impact', glob },
    assumption: `${path} concerns only the targets that you write in place of *.`,
  };
  // Some `.…rc` files and locks are documents or caches, but only a person can say which.
  if (ofBuilds.test(path)) return [impact];
  const assumption = path.startsWith('.github/workflows/')
    ? `No test of a target reads ${path}. A run of the workflow shows whether it works.`
    : `No build and no test reads ${path}.`;
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
