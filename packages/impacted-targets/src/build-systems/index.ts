import type { Impact } from '../graph/impact.js';
import type { BuildSystem, InsteadOfTool, Tools } from '../graph/reader.js';
import type { Comparison } from '../tree/tree.js';
import type { BuildSystemOptions, Configuration } from '../configuration/configuration.js';

/** A build system in the list: how to see whether it is used, and how to load its code. */
export interface ListedBuildSystem {
  readonly name: keyof BuildSystemOptions;
  /**
   * Files at the root of the build that show that this build system is used. Any one of them is enough. A name may begin with
   * `*`, which stands for anything.
   */
  readonly rootFiles: readonly string[];
  /**
   * The code of the compared commits that a build system executes. `repository code`: a tool runs their build scripts,
   * plugins or rules, or the version of the tool that they name. `nothing`: their files are only read.
   */
  readonly executes: 'nothing' | 'repository code';
  /**
   * For a build system whose targets are in the configuration file: the part of the file that it needs, and whether a
   * commit has that part. Where the commit has it, the build system is used, whatever root files there are.
   */
  readonly configuredBy?: { readonly what: string; isIn(configuration: Configuration): boolean };
  /** Loads the code of the build system. A step that does not use the build system need not load it. */
  load(): Promise<BuildSystem>;
  /** For a build system that executes code: its answer from files alone, where one is possible. It throws an ImpactError where it is not. */
  readonly fromFiles?: (comparison: Comparison, tools: Tools, instead: InsteadOfTool) => Promise<Impact>;
}

const filesOfDotnet =
  '*.sln *.slnx *.csproj *.fsproj *.vbproj Directory.Build.props Directory.Build.targets Directory.Packages.props global.json';

/**
 * All build systems, in the order in which they are asked. The last answers for files that the others leave. To add a
 * build system, make a folder beside this file and add a line here.
 */
export const buildSystems: readonly ListedBuildSystem[] = [
  listed('bazel', 'repository code', 'MODULE.bazel WORKSPACE WORKSPACE.bazel', () => import('./bazel/index.js')),
  {
    ...listed('nx', 'repository code', 'nx.json', () => import('./nx/index.js')),
    fromFiles: async (...asked) => (await import('./nx/without-nx.js')).impactWithoutNx(...asked),
  },
  {
    ...listed('turborepo', 'repository code', 'turbo.json turbo.jsonc', () => import('./turborepo/index.js')),
    fromFiles: async (...asked) => (await import('./turborepo/without-turbo.js')).impactWithoutTurbo(...asked),
  },
  listed(
    'workspaces',
    'nothing',
    'pnpm-workspace.yaml package.json rush.json lerna.json',
    () => import('./workspaces/index.js'),
  ),
  listed('cargo', 'nothing', 'Cargo.toml', () => import('./cargo/index.js')),
  listed('uv', 'nothing', 'pyproject.toml', () => import('./uv/index.js')),
  listed('go', 'nothing', 'go.work go.mod', () => import('./go/index.js')),
  listed('gradle', 'repository code', 'settings.gradle settings.gradle.kts', () => import('./gradle/index.js')),
  listed('maven', 'nothing', 'pom.xml', () => import('./maven/index.js')),
  listed('dotnet', 'nothing', filesOfDotnet, () => import('./dotnet/index.js')),
  listed('pants', 'repository code', 'pants.toml', () => import('./pants/index.js')),
  {
    ...listed('paths', 'nothing', '.github/impacted-targets.yml', () => import('./paths/index.js')),
    configuredBy: { what: 'targets', isIn: ({ rules }) => rules.length > 0 },
  },
];

/** @param rootFiles with one space between them */
function listed<Name extends ListedBuildSystem['name']>(
  name: Name,
  executes: ListedBuildSystem['executes'],
  rootFiles: string,
  load: () => Promise<Readonly<Record<Name, BuildSystem>>>,
): ListedBuildSystem {
  return { name, executes, rootFiles: rootFiles.split(' '), load: async () => (await load())[name] };
}

/** Build systems that answer for others: where the key is used, `auto` leaves out the listed ones. */
export const supersedes: Readonly<Record<string, readonly string[]>> = {
  nx: ['workspaces', 'turborepo'],
  turborepo: ['workspaces'],
  pants: ['uv'],
};
