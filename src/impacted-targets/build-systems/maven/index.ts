import type { BuildSystem } from '../../build-system.js';
import { refuseUnknownOptions } from '../../target-graph/known-options.js';
import { compareManifests } from '../../target-graph/manifests.js';
import { readMavenGraph } from './graph.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: BuildSystem = {
  impact: async (comparison, { options }) => {
    refuseUnknownOptions('maven', options, []);
    return compareManifests(comparison, 'maven', (tree) => readMavenGraph(tree, comparison.root));
  },
};
