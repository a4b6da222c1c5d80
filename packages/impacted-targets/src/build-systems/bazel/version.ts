import type { Revision } from './revision.js';

/** A doubt about the version of Bazel that answers. */
export interface VersionDoubt {
  /** True when that version may drop dependencies silently, so that its answer would be incomplete. */
  readonly unusable: boolean;
  /** Both versions, the file that names one of them, and what to do. */
  readonly text: string;
}

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

/**
 * Compares the version of Bazel that answers with the one that the commit names, in the places and the order of
 * Bazelisk. Another version reports an error of its own for most of what it cannot read. Names of repositories are the
 * exception. They come from MODULE.bazel from Bazel 7 on and from WORKSPACE up to Bazel 7, unless options say
 * otherwise. A Bazel that reads the other file takes `@name//` of the main repository for another repository, which a
 * query leaves out. (https://bazel.build/external/migration)
 * @param said the version that Bazel reports for itself, or `no_version`
 * @returns undefined where it is the named version, or the commit names no version that can be compared
 */
export async function versionDoubt(side: Revision, said: string): Promise<VersionDoubt | undefined> {
  const named = await namedVersion(side);
  if (named === undefined || named.covers(said)) return undefined;
  const ran = said === unstamped ? 'A Bazel that does not say its version' : `Bazel ${said}`;
  const major = said === unstamped ? undefined : Number.parseInt(said, 10);
  const advice =
    'Use bazelisk, which starts the named version, or set build-systems.bazel.program to the path of that version';
  const has = (...names: string[]) => side.paths.some((path) => names.includes(path));
  const overlooked = overlookedFile(major, named.major, has);
  return overlooked === undefined
    ? {
        unusable: false,
        text: `${ran} reads the packages, and ${named.file} names ${named.version}, which may read them in another way. ${advice}`,
      }
    : {
        unusable: true,
        text:
          `${named.file} names Bazel ${named.version}, which takes the names of repositories from ${overlooked}. ` +
          `${ran} may not do so, so that targets could be missing. ${advice}`,
      };
}

/**
 * The file from which the named Bazel reads the names of repositories and which the running Bazel may ignore.
 * @param ran major version; undefined for a build without a version, which may be any
 */
function overlookedFile(
  ran: number | undefined,
  named: number,
  has: (...names: string[]) => boolean,
): string | undefined {
  if (has('MODULE.bazel') && named >= firstByModules) {
    return ran !== undefined && ran >= firstByModules ? undefined : 'MODULE.bazel';
  }
  const byWorkspace = named < firstWithoutWorkspace && has('WORKSPACE', 'WORKSPACE.bazel');
  return byWorkspace && ran !== undefined && ran >= firstWithoutWorkspace ? 'WORKSPACE' : undefined;
}

/** The first version that reads MODULE.bazel by default. */
const firstByModules = 7;
/** The first version that does not read WORKSPACE by default. */
const firstWithoutWorkspace = 8;

interface NamedVersion {
  /** The version as it is written. */
  readonly version: string;
  readonly major: number;
  /** The file that names it. */
  readonly file: string;
  covers(said: string): boolean;
}

/** How much of a file is searched for a version, in characters from its start. */
const longest = 1000;

/** The version that a commit names. Undefined without one, and for one without numbers (`latest`, a commit, a fork). */
async function namedVersion(side: Revision): Promise<NamedVersion | undefined> {
  const files = await side.read(['.bazeliskrc', '.bazelversion']);
  const settings = files.get('.bazeliskrc')?.slice(0, longest) ?? '';
  const set = /^[ \t]*USE_BAZEL_VERSION[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(settings)?.[1];
  const lines = (files.get('.bazelversion') ?? '').slice(0, longest).split('\n');
  const written = set ?? lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('#'));
  const parts = /^(\d+(?:\.\d+)*)((?:\.[x*])+|rc\d+|-pre(?:\.\d+)+)?$/.exec(written ?? '');
  const [version, numbers = '', rest = ''] = parts ?? [];
  if (version === undefined) return undefined;
  // `7.x` and `7.4` cover every version that begins so.
  const isWhole = numbers.split('.').length > 2 && !rest.startsWith('.');
  return {
    version,
    major: Number.parseInt(numbers, 10),
    file: set === undefined ? '.bazelversion' : '.bazeliskrc',
    covers: (said) => (isWhole ? said === version : `${said}.`.startsWith(`${numbers}.`)),
  };
}
