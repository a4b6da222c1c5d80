import type { BuildSystem } from '../graph/reader.js';
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
   * For a build system whose targets stand in the configuration file: the part of the file that it needs, and whether a
   * commit has that part. Where the commit has it, the build system is used, whatever root files there are.
   */
  readonly configuredBy?: { readonly what: string; isIn(configuration: Configuration): boolean };
  /** Loads the code of the build system. A step that does not use the build system need not load it. */
  load(): Promise<BuildSystem>;
}

/**
 * All build systems, in the order in which they are asked. The last answers for files that the others leave. To add a
 * build system, make a folder beside this file and add a line here.
 */
export const buildSystems: readonly ListedBuildSystem[] = [
  {
    name: 'bazel',
    rootFiles: ['MODULE.bazel', 'WORKSPACE', 'WORKSPACE.bazel'],
    executes: 'repository code',
    load: async () => (await import('./bazel/index.js')).bazel,
  },
  {
    name: 'nx',
    rootFiles: ['nx.json'],
    executes: 'repository code',
    load: async () => (await import('./nx/index.js')).nx,
  },
  {
    name: 'turborepo',
    rootFiles: ['turbo.json', 'turbo.jsonc'],
    executes: 'repository code',
    load: async () => (await import('./turborepo/index.js')).turborepo,
  },
  {
    name: 'workspaces',
    rootFiles: ['pnpm-workspace.yaml', 'package.json', 'rush.json', 'lerna.json'],
    executes: 'nothing',
    load: async () => (await import('./workspaces/index.js')).workspaces,
  },
  {
    name: 'cargo',
    rootFiles: ['Cargo.toml'],
    executes: 'nothing',
    load: async () => (await import('./cargo/index.js')).cargo,
  },
  {
    name: 'uv',
    rootFiles: ['pyproject.toml'],
    executes: 'nothing',
    load: async () => (await import('./uv/index.js')).uv,
  },
  {
    name: 'go',
    rootFiles: ['go.work', 'go.mod'],
    executes: 'nothing',
    load: async () => (await import('./go/index.js')).go,
  },
  {
    name: 'gradle',
    rootFiles: ['settings.gradle', 'settings.gradle.kts'],
    executes: 'repository code',
    load: async () => (await import('./gradle/index.js')).gradle,
  },
  {
    name: 'maven',
    rootFiles: ['pom.xml'],
    executes: 'nothing',
    load: async () => (await import('./maven/index.js')).maven,
  },
  {
    name: 'dotnet',
    rootFiles: [
      '*.sln',
      '*.slnx',
      '*.csproj',
      '*.fsproj',
      '*.vbproj',
      'Directory.Build.props',
      'Directory.Build.targets',
      'Directory.Packages.props',
      'global.json',
    ],
    executes: 'nothing',
    load: async () => (await import('./dotnet/index.js')).dotnet,
  },
  {
    name: 'pants',
    rootFiles: ['pants.toml'],
    executes: 'repository code',
    load: async () => (await import('./pants/index.js')).pants,
  },
  {
    name: 'paths',
    rootFiles: ['.github/impacted-targets.yml'],
    configuredBy: { what: 'targets', isIn: ({ rules }) => rules.length > 0 },
    executes: 'nothing',
    load: async () => (await import('./paths/index.js')).paths,
  },
];

/** Build systems that answer for others: where the key is used, `auto` leaves out the listed ones. */
export const supersedes: Readonly<Record<string, readonly string[]>> = {
  nx: ['workspaces', 'turborepo'],
  turborepo: ['workspaces'],
  pants: ['uv'],
};
