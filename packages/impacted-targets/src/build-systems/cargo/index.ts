import type { BuildSystem } from '../../graph/reader.js';
import { compareManifests } from '../../graph/manifests.js';
import { warnOnce } from '../../graph/warn-once.js';
import { readCargoGraph } from './graph.js';

/** Cargo workspaces and packages, read from manifests, lockfile and sources. Cargo itself is not needed. */
export const cargo: BuildSystem = {
  impact: async (comparison, tools) => {
    const warn = warnOnce(tools);
    return compareManifests(comparison, 'cargo', (tree) => readCargoGraph(tree, comparison.root, warn));
  },
};
