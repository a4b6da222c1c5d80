import { inside } from '../../tree/paths.js';
import type { Commit } from '../commit.js';

/** The version that Bazel prints when it was built without one, as Debian's is. */
const unstamped = 'no_version';

/**
 * The version in the output of `bazel --version`: `7.4.1`, or `no_version`.
 * @returns undefined where the output is something else, as that of a wrapper may be
 */
export function saidVersion(printed: string): string | undefined {
  // The rest is the distributor's: `7.4.1-homebrew`, `7.4.1- (@non-git)`.
  return /^bazel[ \t]+(\d+\.\d+\.\d+(?:rc\d+|-pre(?:\.\d+)+)?|no_version\b)/m.exec(printed)?.[1];
}

/** The first version that reads MODULE.bazel by default. */
const firstByModules = 7;
/** The first version that does not read WORKSPACE by default. */
const firstWithoutWorkspace = 8;

/**
 * Why the version of Bazel that answers may drop dependencies silently. Names of repositories come from MODULE.bazel from Bazel 7 on and from
 * WORKSPACE up to Bazel 7, unless options say otherwise. A Bazel that reads the other file than the version that the commit names takes
 * `@name//` of the main repository for another repository, which a query leaves out. For all else that a version cannot read, it reports an
 * error (https://bazel.build/external/migration).
 * @param said the version that Bazel reports for itself, or `no_version`, which may be any
 * @returns both versions, the file that names one of them, and what to do
 */
export async function whyUnusable(commit: Commit, root: string, said: string): Promise<string | undefined> {
  const named = await namedVersion(commit, root);
  if (named === undefined) return undefined;
  const ran = said === unstamped ? undefined : Number.parseInt(said, 10);
  const has = (name: string) => commit.files.has(inside(root, name));
  const isByModules = has('MODULE.bazel') && named.major >= firstByModules;
  const byWorkspace = named.major < firstWithoutWorkspace && (has('WORKSPACE') || has('WORKSPACE.bazel'));
  const isRead = isByModules
    ? ran !== undefined && ran >= firstByModules
    : !byWorkspace || ran === undefined || ran < firstWithoutWorkspace;
  if (isRead) return undefined;
  return (
    `${named.file} names Bazel ${named.version}, which takes the names of repositories from ${isByModules ? 'MODULE.bazel' : 'WORKSPACE'}. ` +
    `${ran === undefined ? 'A Bazel that does not say its version' : `Bazel ${said}`} may not do so, so that targets could be missing. ` +
    'Use bazelisk, which starts the named version, or set build-systems.bazel.program to the path of that version'
  );
}

/** How much of a file is searched for a version, in characters from its start. */
const longest = 1000;

/**
 * The version that a commit names, in the places and the order of Bazelisk. Undefined without one, and for one without numbers (`latest`, a
 * commit, a fork).
 */
async function namedVersion(commit: Commit, root: string) {
  const read = async (name: string) => {
    const content = (await commit.tree.read([inside(root, name)])).get(inside(root, name));
    return content?.toString('utf8').slice(0, longest) ?? '';
  };
  const set = /^[ \t]*USE_BAZEL_VERSION[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(await read('.bazeliskrc'))?.[1];
  const lines = (await read('.bazelversion')).split('\n');
  const written = set ?? lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('#'));
  const [version, major = ''] = /^(\d+)(?:\.[\d.]*)?(?:[x*]|rc\d+|-pre(?:\.\d+)+)?$/.exec(written ?? '') ?? [];
  if (version === undefined) return undefined;
  return { version, major: Number.parseInt(major, 10), file: set === undefined ? '.bazelversion' : '.bazeliskrc' };
}
