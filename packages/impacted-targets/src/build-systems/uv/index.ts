import type { BuildSystem } from '../../graph/reader.js';
import { compareManifests } from '../../graph/manifests.js';
import { warnOnce } from '../../graph/warn-once.js';
import { readPythonGraph } from './graph.js';
import { hasSeveralProjects } from './workspace.js';

/** uv workspaces, and Python projects that depend on each other by path. uv and Python themselves are not needed. */
export const uv: BuildSystem = {
  detect: hasSeveralProjects,
  impact: async (comparison, tools) => {
    const warn = warnOnce(tools);
    return compareManifests(comparison, 'uv', (tree) => readPythonGraph(tree, comparison.root, warn));
  },
};
