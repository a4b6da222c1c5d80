import { extname } from 'node:path';
import { buildSystems } from '../../build-systems/index.js';
import { append } from '../../../../shared/src/append.js';
import { nameOf } from '../../tree/paths.js';

/**
 * Kinds of builds that people know by the names of their files, and that this action does not read. `*` stands for a beginning. The first
 * build with a file of this name counts.
 */
const knownBuilds = {
  Buck2: '.buckconfig .buckroot BUCK BUCK.v2 TARGETS',
  CMake: 'CMakeLists.txt',
  Swift: 'Package.swift',
  Xcode: 'project.pbxproj',
  sbt: '*.sbt',
  Mill: 'build.sc build.mill',
  Make: 'Makefile makefile GNUMakefile GNUmakefile *.mk',
  Meson: 'meson.build',
  Autotools: 'configure.ac Makefile.am',
  SCons: 'SConstruct SConscript',
  Please: '.plzconfig BUILD.plz',
  Bazel: 'BUILD BUILD.bazel',
  Ant: 'build.xml',
  Gradle: 'build.gradle build.gradle.kts',
  Mix: 'mix.exs',
  Dart: 'pubspec.yaml melos.yaml',
  Composer: 'composer.json',
  Bundler: 'Gemfile *.gemspec',
  'Cabal or Stack': '*.cabal stack.yaml',
  Zig: 'build.zig',
  Deno: 'deno.json deno.jsonc',
  Terraform: '*.tf',
  'Just or Task': 'Justfile justfile Taskfile.yml Taskfile.yaml',
  npm: 'package.json',
  Python: 'pyproject.toml setup.py setup.cfg requirements.txt requirements-dev.txt',
} as const;

const buildByFile: ReadonlyMap<string, string> = new Map(
  Object.entries(knownBuilds).flatMap(([build, files]) => files.split(' ').map((file) => [file, build])),
);

/** The build that a file's name shows. */
function buildOf(path: string): string | undefined {
  const name = nameOf(path);
  return buildByFile.get(name) ?? buildByFile.get(`*${extname(name)}`) ?? rootFileNames.get(name);
}

/** Build tools of a repository, as far as the names of its files show them. */
export interface FoundBuild {
  readonly name: string;
  /** Paths, those in the fewest directories first. */
  readonly files: readonly string[];
}

/** True for a file that says how something is built. */
export function isBuildFile(path: string): boolean {
  return buildOf(path) !== undefined;
}

/** Names of files that show a build system which `auto` knows, without the build system that is configured by hand. */
const rootFileNames: ReadonlyMap<string, string> = new Map(
  buildSystems
    .filter(({ configuredBy }) => configuredBy === undefined)
    .flatMap(({ name, rootFiles }) => rootFiles.map((file): [string, string] => [file, name])),
);

/**
 * The builds that files show.
 * @param paths from the root of the build
 */
export function findBuilds(paths: readonly string[]): readonly FoundBuild[] {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const build = buildOf(path);
    if (build !== undefined) append(found, build, path);
  }
  const depth = (path: string) => path.split('/').length;
  return [...found].map(([name, files]) => ({ name, files: files.sort((one, other) => depth(one) - depth(other)) }));
}
