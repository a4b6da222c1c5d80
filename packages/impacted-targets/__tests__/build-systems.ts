import type { BuildSystem } from '../src/engine/build-system.js';
import { buildSystems } from '../src/engine/build-systems.js';
import type { TaskRunnerSystem } from '../src/engine/task-runner.js';

/** The build systems by their names, loaded. */
const loaded = new Map<string, BuildSystem>();
for (const listed of buildSystems) loaded.set(listed.name, await listed.load());

function named(name: string): BuildSystem {
  const system = loaded.get(name);
  if (system === undefined) throw new Error(`no build system is called ${name}`);
  return system;
}

export const bazel = named('bazel');
export const cargo = named('cargo');
export const dotnet = named('dotnet');
export const go = named('go');
export const gradle = named('gradle');
export const maven = named('maven');
export const nx = named('nx') as TaskRunnerSystem;
export const pants = named('pants');
export const paths = named('paths');
export const turborepo = named('turborepo') as TaskRunnerSystem;
export const uv = named('uv');
export const workspaces = named('workspaces');
