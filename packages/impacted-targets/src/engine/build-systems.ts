import { buildSystemOf, type ListedBuildSystem } from './build-system.js';
import { taskRunnerOf } from './task-runner.js';
import type { Reader } from '../readers/reader.js';
import type { TaskRunner } from '../readers/task-runner.js';

const filesOfDotnet =
  '*.sln *.slnx *.csproj *.fsproj *.vbproj Directory.Build.props Directory.Build.targets Directory.Packages.props global.json';

/**
 * All build systems, in the order in which they are asked. To add a build system, make a folder in `readers/` and add a line here.
 */
export const buildSystems: readonly ListedBuildSystem[] = [
  runs(
    'bazel',
    'MODULE.bazel WORKSPACE WORKSPACE.bazel',
    async () => (await import('../readers/bazel/index.js')).bazel,
  ),
  runner('nx', 'nx.json', async () => (await import('../readers/nx/index.js')).nx),
  runner('turborepo', 'turbo.json turbo.jsonc', async () => (await import('../readers/turborepo/index.js')).turborepo),
  reads('workspaces', 'pnpm-workspace.yaml package.json rush.json lerna.json', loadWorkspaces),
  reads('cargo', 'Cargo.toml', async () => (await import('../readers/cargo/index.js')).cargo),
  reads('uv', 'pyproject.toml', async () => (await import('../readers/uv/index.js')).uv),
  reads('go', 'go.work go.mod', async () => (await import('../readers/go/index.js')).go),
  runs(
    'gradle',
    'settings.gradle settings.gradle.kts',
    async () => (await import('../readers/gradle/index.js')).gradle,
  ),
  reads('maven', 'pom.xml', async () => (await import('../readers/maven/index.js')).maven),
  reads('dotnet', filesOfDotnet, async () => (await import('../readers/dotnet/index.js')).dotnet),
  runs('pants', 'pants.toml', async () => (await import('../readers/pants/index.js')).pants),
  {
    ...reads('paths', '.github/impacted-targets.yml', async () => (await import('../readers/paths/index.js')).paths),
    isConfigured: true,
  },
];

async function loadWorkspaces(): Promise<Reader> {
  return (await import('../readers/workspaces/index.js')).workspaces;
}

/** @param rootFiles with one space between them */
function reads(name: ListedBuildSystem['name'], rootFiles: string, load: () => Promise<Reader>): ListedBuildSystem {
  const files = rootFiles.split(' ');
  return { name, rootFiles: files, executes: 'nothing', load: async () => buildSystemOf(await load()) };
}

function runs(...listed: Parameters<typeof reads>): ListedBuildSystem {
  return { ...reads(...listed), executes: 'repository code' };
}

/** A tool that runs the tasks of packages. */
function runner(name: ListedBuildSystem['name'], rootFiles: string, load: () => Promise<TaskRunner>) {
  const listed = runs(name, rootFiles, loadWorkspaces);
  return { ...listed, load: async () => taskRunnerOf(await load(), await loadWorkspaces()) };
}

/** Build systems that answer for others: where the key is used, `auto` leaves out the listed ones. */
export const supersedes: Readonly<Record<string, readonly string[]>> = {
  nx: ['workspaces', 'turborepo'],
  turborepo: ['workspaces'],
  pants: ['uv'],
};
