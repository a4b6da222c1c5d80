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
 * Names of files that say how things are built or tested: settings of compilers, bundlers and test runners, versions of
 * tools, manifests and lockfiles. For these files, no rule is suggested that would let them impact nothing.
 */
const ofBuilds = new RegExp(
  [
    String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
    String.raw`(?:^|/)(?:[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
    String.raw`(?:^|/)(?:[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.gradle(?:\.kts)?)$`,
    String.raw`(?:^|/)(?!(?:netlify|deny|lychee|rustfmt)\.toml$)[^/]*\.toml$`,
    String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.[a-z]+-versions?)$`,
    String.raw`(?:^|/)(?:[^/]*\.(?:props|targets)|nuget\.config|global\.json|\.gitattributes|\.gitmodules)$`,
    String.raw`(?:^|/)(?:\.env|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
    String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`,
    String.raw`^(?:package\.json|common/config/(?:rush|subspaces|rush-plugins)/.*)$`,
  ].join('|'),
  'is',
);

/** Lockfiles of a folder that has its own manifest. One that holds the versions of packages has an owner. */
const ofFolder = /\/(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/;

/** True for a description of an image. */
export function isDockerfile(path: string): boolean {
  return /(?:^|\/)(?:[^/]*\.)?Dockerfile(?:\.[^/]*)?$/i.test(path);
}

/** What must be true for a file without an owner to impact nothing. */
function assumptionFor(path: string): string {
  if (path.startsWith('.github/workflows/'))
    return `No test of a target reads ${path}. A run of the workflow shows whether it works.`;
  if (path.startsWith('.github/actions/'))
    return `No test of a target reads ${path}. A run of the workflows that use it shows whether it works.`;
  if (isDockerfile(path)) return `No test that a merge waits for builds or uses the image of ${path}.`;
  if (
    /^(?:\.circleci|\.buildkite)\/|^(?:\.gitlab-ci|azure-pipelines|\.travis|\.cirrus)\.ya?ml$|^Jenkinsfile/.test(path)
  )
    return `No test of a target reads ${path}. A run of the service shows whether it works.`;
  if (/\.(?:sh|bash|ps1)$/.test(path)) return `Only people start ${path}, and no build and no test.`;
  return `No build and no test reads ${path}.`;
}

/** Rules that would narrow the answer for a changed file without an owner. */
export function suggestionsForUnowned(path: string): readonly Suggestion[] {
  const glob = globOf(path);
  if (glob === undefined) return [];
  const impact: Suggestion = {
    rule: { key: 'impact', glob },
    assumption: `${path} concerns only the targets that you write in place of *.`,
  };
  // Some `.…rc` files and locks are documents or caches, but only a person can say which.
  if (ofBuilds.test(path) && !(ofFolder.test(path) && !path.startsWith('common/config/'))) return [impact];
  return [{ rule: { key: 'impact-none', glob }, assumption: assumptionFor(path) }, impact];
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
