import { buildSystemOf } from './engine/build-system.js';
import { taskRunnerOf } from './engine/task-runner.js';
import { bazel as bazelReader } from './readers/bazel/index.js';
import { cargo as cargoReader } from './readers/cargo/index.js';
import { dotnet as dotnetReader } from './readers/dotnet/index.js';
import { go as goReader } from './readers/go/index.js';
import { gradle as gradleReader } from './readers/gradle/index.js';
import { maven as mavenReader } from './readers/maven/index.js';
import { nx as nxReader } from './readers/nx/index.js';
import { pants as pantsReader } from './readers/pants/index.js';
import { turborepo as turborepoReader } from './readers/turborepo/index.js';
import { uv as uvReader } from './readers/uv/index.js';
import { paths as pathsReader } from './readers/paths/index.js';
import { workspaces as workspacesReader } from './readers/workspaces/index.js';

/** The build systems that this package reads, as the package before it asks them. */
export const workspaces = buildSystemOf(workspacesReader);
export const bazel = buildSystemOf(bazelReader);
export const cargo = buildSystemOf(cargoReader);
export const go = buildSystemOf(goReader);
export const gradle = buildSystemOf(gradleReader);
export const maven = buildSystemOf(mavenReader);
export const dotnet = buildSystemOf(dotnetReader);
export const nx = taskRunnerOf(nxReader, workspacesReader);
export const pants = buildSystemOf(pantsReader);
export const paths = buildSystemOf(pathsReader);
export const turborepo = taskRunnerOf(turborepoReader, workspacesReader);
export const uv = buildSystemOf(uvReader);
