import type { BuildSystem } from '../build-system.js';

/** A build system in the list: what is needed to see whether it is used, and a way to load the rest. */
export interface ListedBuildSystem extends Pick<BuildSystem, 'name' | 'rootFiles'> {
  /** Loads its code, which a step that does not use it has no need of. */
  load(): Promise<BuildSystem>;
}

/**
 * All build systems, in the order in which `auto` looks for them. To add one, make a folder beside this file and add
 * a line here; a test compares the root files with those that its folder names.
 */
export const buildSystems: readonly ListedBuildSystem[] = [
  {
    name: 'workspaces',
    rootFiles: ['pnpm-workspace.yaml', 'package.json'],
    load: async () => (await import('./workspaces/index.js')).workspaces,
  },
  {
    name: 'paths',
    rootFiles: ['.github/impacted-targets.yml'],
    load: async () => (await import('./paths/index.js')).paths,
  },
];

/** Build systems that answer for others: where the first is used, `auto` leaves the others out. */
export const supersedes: Readonly<Record<string, readonly string[]>> = {
  nx: ['workspaces', 'turborepo'],
  turborepo: ['workspaces'],
};
