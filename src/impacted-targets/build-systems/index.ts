import type { BuildSystem } from './build-system.js';
import type { Configuration } from '../configuration/configuration.js';

/** A build system in the list: what is needed to see whether it is used, and a way to load the rest. */
export interface ListedBuildSystem {
  readonly name: string;
  /**
   * Files at the root of the build that show that this build system is used. Any one of them is enough. A name may begin with
   * `*`, which stands for anything.
   */
  readonly rootFiles: readonly string[];
  /**
   * Code of the compared commits that a build system executes. `repository code`: a tool runs their build scripts,
   * plugins or rules, or the version of the tool that they name. `nothing`: their files are only read.
   */
  readonly executes: 'nothing' | 'repository code';
  /**
   * For one whose targets stand in the configuration file: what it needs there, and whether a commit has it. It is used
   * where that is so, whatever root files there are.
   */
  readonly configuredBy?: { readonly what: string; isIn(configuration: Configuration): boolean };
  /** Loads its code, which a step that does not use it has no need of. */
  load(): Promise<BuildSystem>;
}

/**
 * All build systems, in the order in which they are asked. The last answers for what the others leave. To add one, make a folder beside this file and add
 * a line here.
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

/** Build systems that answer for others: where the first is used, `auto` leaves the others out. */
export const supersedes: Readonly<Record<string, readonly string[]>> = {
  nx: ['workspaces', 'turborepo'],
  turborepo: ['workspaces'],
  pants: ['uv'],
};
