import type { BuildSystem } from '../src/engine/build-system.js';
import { buildSystems } from '../src/engine/build-systems.js';
import { tested, type TestedSystem } from './impact-of.js';

/** The build systems by their names, loaded. */
const loaded = new Map<string, TestedSystem>();
for (const listed of buildSystems) loaded.set(listed.name, tested(await listed.load()));

function named(name: string): TestedSystem {
  const system = loaded.get(name);
  if (system === undefined) throw new Error(`no build system is called ${name}`);
  return system;
}

type Runner = Required<Omit<BuildSystem, 'reader'>> & TestedSystem;

export const bazel = named('bazel');
export const cargo = named('cargo');
export const dotnet = named('dotnet');
export const go = named('go');
export const gradle = named('gradle');
export const maven = named('maven');
export const nx = named('nx') as Runner;
export const pants = named('pants');
export const paths = named('paths');
export const turborepo = named('turborepo') as Runner;
export const uv = named('uv');
export const workspaces = named('workspaces');
