import { buildSystems } from '../build-systems/index.js';
import { directoryOf, nameOf } from '../tree/paths.js';

/** A kind of build that people know by the names of its files, and that this action does not read. */
interface KnownBuild {
  readonly name: string;
  /** Matches a file's name without its directory. */
  readonly files: RegExp;
}

const knownBuilds: readonly KnownBuild[] = [
  { name: 'Buck2', files: /^(\.buckconfig|\.buckroot|BUCK|BUCK\.v2|TARGETS)$/ },
  { name: 'CMake', files: /^CMakeLists\.txt$/ },
  { name: 'Swift', files: /^Package\.swift$/ },
  { name: 'Xcode', files: /^project\.pbxproj$/ },
  { name: 'sbt', files: /^[^.][^/]*\.sbt$/ },
  { name: 'Mill', files: /^build\.(sc|mill)$/ },
  { name: 'Make', files: /^(GNU)?[Mm]akefile$|^[^/]+\.mk$/ },
  { name: 'Meson', files: /^meson\.build$/ },
  { name: 'Autotools', files: /^(configure\.ac|Makefile\.am)$/ },
  { name: 'SCons', files: /^SConstruct$|^SConscript$/ },
  { name: 'Please', files: /^\.plzconfig$|^BUILD\.plz$/ },
  { name: 'Bazel', files: /^BUILD(\.bazel)?$/ },
  { name: 'Ant', files: /^build\.xml$/ },
  { name: 'Gradle', files: /^build\.gradle(\.kts)?$/ },
  { name: 'Mix', files: /^mix\.exs$/ },
  { name: 'Dart', files: /^(pubspec|melos)\.yaml$/ },
  { name: 'Composer', files: /^composer\.json$/ },
  { name: 'Bundler', files: /^Gemfile$|^[^/]+\.gemspec$/ },
  { name: 'Cabal or Stack', files: /^[^/]+\.cabal$|^stack\.yaml$/ },
  { name: 'Zig', files: /^build\.zig$/ },
  { name: 'Deno', files: /^deno\.jsonc?$/ },
  { name: 'Terraform', files: /^[^/]+\.tf$/ },
  { name: 'Just or Task', files: /^([Jj]ustfile|Taskfile\.ya?ml)$/ },
  { name: 'npm', files: /^package\.json$/ },
  { name: 'Python', files: /^(pyproject\.toml|setup\.(py|cfg)|requirements[^/]*\.txt)$/ },
];

/** Build tools of a repository, as far as the names of its files show them. */
export interface FoundBuild {
  readonly name: string;
  /** Paths, those in the fewest directories first. */
  readonly files: readonly string[];
  /** True where `auto` knows the build tool and would find it in this directory. */
  readonly isKnown: boolean;
}

/** True for a file that says how something is built. */
export function isBuildFile(path: string): boolean {
  const name = nameOf(path);
  return knownBuilds.some(({ files }) => files.test(name)) || rootFileNames.has(name);
}

/** Names of files that show a build system which `auto` knows, without the build system that is configured by hand. */
const rootFileNames: ReadonlyMap<string, string> = new Map(
  buildSystems
    .filter(({ configuredBy }) => configuredBy === undefined)
    .flatMap(({ name, rootFiles }) => rootFiles.map((file): [string, string] => [file, name])),
);

/**
 * `auto` does not read a build that has a single package of one of these systems. A file of these systems below the
 * root therefore promises nothing.
 */
const mayBeSingle: ReadonlySet<string> = new Set(['package.json', 'pyproject.toml']);

/**
 * The builds that files show.
 * @param paths from the root of the build
 */
export function findBuilds(paths: readonly string[]): readonly FoundBuild[] {
  const found = new Map<string, { files: string[]; isKnown: boolean }>();
  for (const path of paths) {
    const name = nameOf(path);
    const known = mayBeSingle.has(name) || directoryOf(path) === '' ? undefined : rootFileNames.get(name);
    const build = known ?? knownBuilds.find(({ files }) => files.test(name))?.name;
    if (build === undefined) continue;
    const entry = found.get(build) ?? { files: [], isKnown: known !== undefined };
    entry.files.push(path);
    found.set(build, entry);
  }
  const depth = (path: string) => path.split('/').length;
  return [...found].map(([name, { files, isKnown }]) => ({
    name,
    files: files.sort((one, other) => depth(one) - depth(other)),
    isKnown,
  }));
}
